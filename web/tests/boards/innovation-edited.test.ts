// The unchanged board with an engine whose numbers and rules are others: tools/fixtures/innovation_edited.py.
import { cleanup, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { BoardProps } from "$lib/board";
import { seatsOfNames } from "$lib/seats";
import { gameTexts } from "$lib/texts";
import type { GameFacts, InnovationView, Step, Why } from "$lib/wire";
import { board } from "../../src/boards/innovation";
import Detail from "../../src/boards/innovation/Detail.svelte";
import { countIcons, edgesOf, ifSplayed } from "../../src/boards/innovation/edges";
import { cardOf, cardsOf, ICONS } from "../../src/boards/innovation/facts";
import { InnovationModel } from "../../src/boards/innovation/model.svelte";
import type { Thing } from "../../src/boards/innovation/places";
import { Harness } from "../selection.svelte";

interface Position {
  view: InnovationView;
  actions: string[];
  news: Step[];
  refusals: Record<string, Why>;
}
const { facts, positions } = JSON.parse(readFileSync(`${import.meta.dirname}/../fixtures/innovation_edited.json`, "utf8")) as {
  facts: GameFacts;
  positions: Record<string, Position>;
};
const all = Object.entries(positions);
const turns = all.filter(([, { view }]) => view.decision?.kind === "take_action");
const names = ["Anna", "Bohumil", "Cecílie", "David"];
const texts = await gameTexts("innovation", "en");
const POINTS = [3, 4, 6, 7, 9, 11, 12, 14, 15];

afterEach(cleanup);

function propsOf({ view, actions, news, refusals }: Position) {
  const why = (action: string) => Promise.resolve(refusals[action] ?? null);
  return { view, facts, texts, seats: seatsOfNames(names.slice(0, view.players.length)), actions, news, busy: false, act: () => {}, why, inspect: () => {}, rule: () => {} };
}
const shown = (name: string) => render(board.Board, { props: propsOf(positions[name]!) }).container;
const lines = (view: InnovationView) => board.describe(view, facts, texts, names).flatMap((section) => section.lines);
const textsOf = (container: Element, selector: string) => [...container.querySelectorAll(selector)].map((one) => one.textContent.trim());

/** The details of a thing. */
function detail(position: Position, thing: Thing): string {
  const harness = new Harness(propsOf(position) as unknown as Partial<BoardProps>);
  const model = harness.make((props) => new InnovationModel(props as () => BoardProps<InnovationView>));
  model.selection.details(thing);
  const told = render(Detail, { props: { model } }).container.textContent;
  harness.stop();
  cleanup();
  return told;
}

test.each(turns)("%s: age achievements need the points of the engine (R4.5)", (name, position) => {
  const { view, actions } = position;
  const container = shown(name);
  const free = (age: number) => view.achievements.includes(age);
  expect(textsOf(container, ".ages small").map(Number)).toEqual(POINTS.map((points, place) => (free(place + 1) ? points : place + 1)));
  const offered = [...container.querySelectorAll(".ages .target")].flatMap((target, place) => (target.classList.contains("avail") ? [`achieve ${place + 1}`] : []));
  expect(offered).toEqual(actions.filter((action) => action.startsWith("achieve ")));
  cleanup();
  for (const { age, points_lacking } of view.age_claims) {
    const told = detail(position, { kind: "age", age });
    expect(told).toContain(texts.get("age-needs", { needed: POINTS[age - 1]!, age }));
    for (const count of points_lacking.filter((one) => one > 0)) expect(told).toContain(texts.get("missing-points", { count, needed: POINTS[age - 1]! }));
  }
});

test("the card browser tells the same points", () => {
  for (const [place, needed] of POINTS.entries()) {
    const { container } = render(board.Piece, { props: { kind: "age", id: `${place + 1}`, facts, texts } });
    expect(container.textContent).toContain(texts.get("age-needs", { needed, age: `${place + 1}` }));
    cleanup();
  }
});

test.each(all)("%s: special achievements need and count what the engine says (R8.2)", (name, position) => {
  const { view } = position;
  const container = shown(name);
  expect(textsOf(container, ".special .num")).toEqual(view.special_claims.map(({ has, needed }) => `${has[view.seat]}/${needed}`));
  cleanup();
  for (const { special, has, needed } of view.special_claims) {
    const told = detail(position, { kind: "special", id: special });
    for (const have of has) expect(told).toContain(`${have}/${needed}`);
  }
});

test("the numbers are not the real ones", () => {
  const needed = new Map(all.flatMap(([, { view }]) => view.special_claims.map((claim) => [claim.special, claim.needed])));
  expect([needed.get("monument"), needed.get("world")]).toEqual([9, 17]);
});

test.each(turns)("%s: the pile that is offered is the one the engine draws from (R4.2)", (name, { view }) => {
  const { age } = view.players[view.seat]!.draw;
  const highest = Math.max(...Object.values(view.players[view.seat]!.board).map((pile) => cardOf(cardsOf(facts), pile.top).age));
  expect(age).toBeGreaterThan(highest);
  const container = shown(name);
  const offered = [...container.querySelectorAll(".decks .target")].flatMap((target, place) => (target.classList.contains("avail") ? [place + 1] : []));
  expect(offered).toEqual([age]);
  expect(container.querySelector(".bar")!.textContent).toContain(texts.get("draw-button", { age: age! }));
  const told = lines(view);
  for (const { draw } of view.players) expect(told).toContain(texts.get(draw.age === draw.value ? "draw-age" : "draw-higher", { age: draw.age!, wanted: draw.value }));
});

test.each(turns)("%s: who obeys and who shares is what the engine says (R5.2)", (_, position) => {
  const { view } = position;
  const who = (seat: number) => (seat === view.seat ? texts.get("you-short") : names[seat]!);
  for (const player of view.players)
    for (const { top, performers } of Object.values(player.board)) {
      const told = detail(position, { kind: "card", id: top });
      for (const seats of performers) expect(told).toContain(seats.map(who).join(" → ") || texts.get("nobody"));
    }
});

test("as many icons are not enough to share where the engine says so", () => {
  const equal = turns.flatMap(([, { view }]) =>
    view.players.flatMap((owner, seat) =>
      Object.values(owner.board).filter(({ top, performers }) => {
        const { dogma } = cardOf(cardsOf(facts), top);
        const even = [...view.players.keys()].filter((other) => other !== seat && view.players[other]!.icons[dogma] === owner.icons[dogma]);
        return even.length > 0 && !even.some((other) => performers.at(-1)!.includes(other));
      }),
    ),
  );
  expect(equal.length).toBeGreaterThan(0);
});

test.each(all)("%s: splayed piles show the places of the engine's data (R3.5)", (_, { view }) => {
  for (const player of view.players) {
    const seen = Object.values(player.board).flatMap((pile) => [...cardOf(cardsOf(facts), pile.top).icons, ...edgesOf(pile, facts, 9).single.flat()]);
    expect(Object.fromEntries(ICONS.map((icon) => [icon, seen.filter((one) => one === icon).length]))).toEqual(player.icons);
  }
  for (const pile of Object.values(view.players[view.seat]!.board)) if (pile.splay) expect(ifSplayed(pile, pile.splay, facts)).toEqual(countIcons(pile.edges));
});

test("why an achievement cannot be claimed is told with the engine's numbers", async () => {
  const [name, { refusals }] = turns.find(([, position]) => Object.values(position.refusals).some((why) => why.code === "not_enough_points"))!;
  const [action, why] = Object.entries(refusals).find(([, one]) => one.code === "not_enough_points")!;
  const age = Number(action.split(" ")[1]);
  const container = shown(name);
  container.querySelectorAll<HTMLElement>(".ages .target")[age - 1]!.click();
  flushSync();
  expect((await screen.findByRole("status")).textContent).toContain(why.text["en"]);
  expect(why.text["en"]).toContain(String(POINTS[age - 1]));
});
