// Positions and what is foreseen of them: tools/fixtures/duel.py.
import { readFileSync } from "node:fs";
import { describe as group, expect, test } from "vitest";
import type { BoardProps } from "$lib/board";
import { ownSeat } from "$lib/model.svelte";
import { seatsOfNames } from "$lib/seats";
import { gameTexts } from "$lib/texts";
import type { DuelView, Event, Foresight, GameFacts, Step } from "$lib/wire";
import { changesOf } from "../../src/boards/duel/changes";
import { componentsOf } from "../../src/boards/duel/facts";
import { describe } from "../../src/boards/duel/describe";
import { draftOrder } from "../../src/boards/duel/draft";
import { coversOf, geometryOf } from "../../src/boards/duel/geometry";
import { DuelModel } from "../../src/boards/duel/model.svelte";
import { question, thingsOf } from "../../src/boards/duel/selection";
import { Harness } from "../selection.svelte";

interface Position {
  view: DuelView;
  actions: string[];
  news: Step[];
  foresights: Record<string, Foresight>;
}
const file = process.env["POSITIONS"] ?? `${import.meta.dirname}/../fixtures/duel.json`;
const { facts, positions } = JSON.parse(readFileSync(file, "utf8")) as {
  facts: GameFacts;
  positions: Record<string, Position>;
};
const components = componentsOf(facts);
const all = Object.entries(positions);
const names = ["Anna", "Bohumil"];
const icons = Object.keys(import.meta.glob("../../src/icons/*.svg")).map((path) => path.replace(/^.*\/|\.svg$/g, ""));
const english = await gameTexts("duel", "en");
const czech = await gameTexts("duel", "cs");

group("what can be chosen", () => {
  test("the fixtures hold every kind of decision", () => {
    const kinds = new Set(all.map(([, { view }]) => view.decision?.kind));
    for (const kind of ["draft_wonder", "play_card", "choose_progress", "choose_library", "choose_opponent_card", "choose_from_discard", "choose_starter"])
      expect(kinds).toContain(kind);
  });

  test.each(all)("%s: every legal action is offered by one thing that is on the board", (_, { view, actions }) => {
    const there = new Set([
      ...view.structure.flatMap((slot) => (slot.card && slot.available ? [`card ${slot.card}`] : [])),
      ...view.draft.map((id) => `wonder ${id}`),
      ...view.progress_board.map((id) => `progress ${id}`),
      ...(view.library ?? []).map((id) => `library ${id}`),
      ...Object.values(view.cities[1 - ownSeat(view)]!.buildings).flat().map((id) => `building ${id}`),
      ...view.discard_pile.map((id) => `pile ${id}`),
      "city 0",
      "city 1",
    ]);
    for (const action of actions) {
      const things = thingsOf(action, view);
      expect(things).toHaveLength(1);
      expect(there).toContain(`${things[0]!.kind} ${things[0]!.id}`);
    }
  });

  test("a covered card, a card of the wrong colour can be asked about", () => {
    const play = positions["age-1-start"]!.view;
    expect(question({ kind: "card", id: "theater" }, play)).toBe("build theater");
    expect(question({ kind: "building", id: "theater" }, play)).toBeNull();
    const demolish = positions["choose_opponent_card"]!.view;
    expect(question({ kind: "building", id: "theater" }, demolish)).toBe("demolish theater");
  });
});

group("what is foreseen", () => {
  const every = all.flatMap(([name, position]) =>
    Object.entries(position.foresights).map(([action, foresight]) => ({ name, action, foresight, position })),
  );
  const told = ({ view, actions }: Position, foresight: Foresight, texts = english) => {
    const harness = new Harness({ view, actions, facts, texts, news: [], seats: seatsOfNames(names) });
    const lines = harness.make((props) => new DuelModel(props as () => BoardProps<DuelView>)).foretell(foresight);
    harness.stop();
    return lines;
  };
  const textsOf = (position: Position, foresight: Foresight) => told(position, foresight).map((line) => line.text);
  const find = (wanted: (foresight: Foresight) => boolean) => every.find(({ foresight }) => wanted(foresight))!;

  test.each(every)("$name: $action is told in both languages, with icons of our own", ({ position, foresight }) => {
    for (const language of [english, czech]) {
      for (const line of told(position, foresight, language)) {
        expect(line.text).not.toMatch(/(^|[^\w])(ui|event|card|wonder|progress|decision)-[a-z]/);
        expect(icons).toContain(line.icon);
      }
    }
  });

  test("the numbers are those that were foreseen, the page knows no others", () => {
    const { position, foresight } = every.find(({ action }) => action.startsWith("discard "))!;
    const seat = ownSeat(position.view);
    const { coins } = position.view.cities[seat]!;
    const changes = foresight.changes.map((change) => (change.path === `cities.${seat}.coins` ? { ...change, after: 77 } : change));
    expect(textsOf(position, { ...foresight, changes }).join("\n")).toContain(`${names[seat]}: coins ${coins} → 77`);
  });

  test("the log's own words tell what happens, with their rule", () => {
    const { position, foresight } = find(({ events }) => events.some((event) => event.kind === "pawn_moved"));
    const moved = foresight.events.find((event) => event.kind === "pawn_moved")!;
    expect(told(position, foresight)).toContainEqual({ icon: "focus-military", text: english.event(moved, facts, names), rule: "R7.1" });
  });

  test("a hidden card that is turned up stays hidden", () => {
    const { position, foresight } = find(({ events }) => events.some((event) => event.kind === "revealed"));
    const count = foresight.events.filter((event) => event.kind === "revealed").length;
    expect(textsOf(position, foresight)).toContain(`${count > 1 ? `${count}× ` : ""}A hidden card is turned up.`);
  });

  test("cards that are set free are named, those that were free before are not", () => {
    const { position, foresight } = every.find(({ position: { view }, action }) => {
      const taken = view.structure.find((slot) => slot.card === action.split(" ")[1]);
      const covers = view.structure.filter((under) => under.card).map((under) => coversOf(view, under));
      return taken && covers.some((over) => over.length === 1 && over[0] === taken);
    })!;
    const line = textsOf(position, foresight).find((text) => text.startsWith("Sets free"))!;
    expect(line).toBeTruthy();
    for (const slot of position.view.structure.filter((one) => one.available)) expect(line).not.toContain(english.name("card", slot.card!));
  });

  test("a choice that follows is announced", () => {
    const { position, foresight } = every.find(({ position: { view }, foresight: { next } }) => next?.seat === view.seat && next.kind !== view.decision?.kind)!;
    expect(textsOf(position, foresight)).toContain(english.get(`decision-${foresight.next!.kind}`));
  });
});

group("geometry", () => {
  test.each([1, 2, 3])("age %i: everything is inside its place, in every size", (age) => {
    const last = Math.max(...components.layout(age).map(([, x]) => x));
    for (const [width, height] of [[820, 400], [820, 330], [374, 330], [300, 320], [700, 260]] as const) {
      const shape = geometryOf(components.layout(age), width, height);
      expect(shape.width).toBeLessThanOrEqual(width + 0.01);
      expect(shape.height).toBeLessThanOrEqual(height + 0.01);
      expect(shape.top(2)).toBeGreaterThan(20);
      expect(shape.left(last) + shape.card.width).toBeLessThanOrEqual(shape.width);
    }
  });
});

group("words", () => {
  const missing = (text: string) => /(^|[^\w])(ui|card|wonder|progress|score|decision|colour|age|end)-[a-z]/.test(text);

  test.each(all)("%s is told whole in both languages", (_, { view }) => {
    for (const texts of [english, czech]) {
      const lines = describe(view, facts, texts, names).flatMap((section) => [section.title, ...section.lines]);
      const told = lines.join("\n");
      expect(lines.filter(missing)).toEqual([]);
      const cards = [...view.structure.flatMap((slot) => slot.card ?? []), ...view.discard_pile, ...view.cities.flatMap((city) => Object.values(city.buildings).flat())];
      for (const card of cards) expect(told).toContain(texts.name("card", card));
      for (const wonder of [...view.draft, ...view.cities.flatMap((city) => city.wonders.map((one) => one.wonder))])
        expect(told).toContain(texts.name("wonder", wonder));
    }
  });

  const linesOf = (name: string) => describe(positions[name]!.view, facts, english, names).flatMap((section) => section.lines);

  test("hidden cards are told as hidden", () => {
    const { view } = positions["age-3-start"]!;
    const told = linesOf("age-3-start");
    const hidden = view.structure.filter((slot) => slot.card === null).length;
    expect(told.filter((line) => line.startsWith("hidden card"))).toHaveLength(hidden);
  });

  test("free cards are told with the parts of their price and what lies under them", () => {
    const { view } = positions["age-2-start"]!;
    const told = linesOf("age-2-start");
    const lineOf = (card: string) => told.find((line) => line.startsWith(`${english.name("card", card)},`))!;
    const free = view.structure.filter((slot) => slot.available);
    for (const slot of free) {
      const line = lineOf(slot.card!);
      for (const bought of slot.quote!.lines.filter((one) => one.bought))
        expect(line).toContain(`buy ${bought.bought} × ${bought.unit_price}`);
      if (slot.quote!.chain) expect(line).toContain("Free through a chain");
    }
    for (const slot of view.structure.filter((one) => one.card && !one.available))
      for (const over of coversOf(view, slot).filter((one) => one.card))
        expect(lineOf(slot.card!).split("On it: ")[1]).toContain(english.name("card", over.card!));
  });

  test("loot is told with its space and its half", () => {
    expect(linesOf("age-1-start")).toContain(
      "A token lies on the half of Bohumil: when the pawn reaches space 6 of it, Bohumil loses 5 coins (R7.2).",
    );
  });

  const sources = import.meta.glob<string>("../../src/boards/duel/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const used = Object.values(sources).flatMap((source) => [
    ...[...source.matchAll(/(?:say|Say)\((["'])([a-z_-]+)\1/g)].map((match) => match[2]!),
  ]);
  test.each([...new Set(used)])("ui-%s is in both languages", (id) => {
    expect(english.has(`ui-${id}`) && czech.has(`ui-${id}`)).toBe(true);
  });
});

test("the draft is drawn in the order of the view, with who picks now", () => {
  const { view } = positions["draft_wonder"]!;
  const order = draftOrder(view);
  expect(order.map((pick) => pick.seat)).toEqual(view.draft_order.flat());
  expect(order.filter((pick) => pick.now).map((pick) => pick.seat)).toEqual([view.decision!.seat]);
  expect(order.flatMap((pick, place) => (pick.begins ? [place] : []))).toEqual([4]);
});

test("news mark what changed", () => {
  const event = (kind: string, parts: Event["parts"]): Step => ({ number: 1, seat: 0, at: 0, action: null, by_seat: {}, events: [{ kind, parts }] });
  const marked = changesOf([
    event("built", { player: 1, card: "theater", coins: 0, trade: 0 }),
    event("discarded", { player: 0, card: "altar", coins: 2 }),
    event("pawn_moved", { player: 0, spaces: 1, position: 1 }),
  ]);
  expect([...marked].sort()).toEqual(["card:theater", "coins:0", "pawn", "pile", "pile:altar"]);
});
