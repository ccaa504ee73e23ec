// The board itself, played by clicks: what comes out must be the legal actions. Positions: tools/fixtures/innovation.py.
import { cleanup, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { BoardProps } from "$lib/board";
import { gameTexts } from "$lib/texts";
import type { GameFacts, InnovationView, SeatInfo, Step } from "$lib/wire";
import { board } from "../../src/boards/innovation";
import Detail from "../../src/boards/innovation/Detail.svelte";
import { cardsOf } from "../../src/boards/innovation/facts";
import { InnovationModel } from "../../src/boards/innovation/model.svelte";
import { Harness } from "../selection.svelte";

interface Position {
  view: InnovationView;
  actions: string[];
  news: Step[];
}
const file = `${import.meta.dirname}/../fixtures/innovation.json`;
const { facts, positions } = JSON.parse(readFileSync(file, "utf8")) as { facts: GameFacts; positions: Record<string, Position> };
const all = Object.entries(positions);
const some = all.filter(([name]) => ["initial_meld", "take_action-4", "choose_card", "choose_back"].includes(name));
const texts = await gameTexts("innovation", "en");

let acted: string[] = [];
let asked: string[] = [];
beforeEach(() => {
  acted = [];
  asked = [];
});
afterEach(cleanup);

function propsOf({ view, actions, news }: Position, busy = false) {
  const seats: SeatInfo[] = view.players.map((_, i) => ({ name: ["Anna", "Bohumil", "Cecílie", "David"][i] ?? null }) as SeatInfo);
  const why = (action: string) => {
    asked.push(action);
    return Promise.resolve({ code: "refused", rule: "R4.5", text: { en: "Because.", cs: "Protože." } });
  };
  return { view, facts, texts, seats, actions, news, busy, act: (action: string) => acted.push(action), why, inspect: () => {}, rule: () => {} };
}
const shown = (position: Position, busy = false) => render(board.Board, { props: propsOf(position, busy) }).container;
const press = (element: Element | undefined | null) => {
  (element as HTMLElement).click();
  flushSync();
};
/** Press twice if the first press only picks. */
function pressThrough(element: Element): void {
  const before = acted.length;
  press(element);
  if (acted.length === before) press(element);
}

describe("the board", () => {
  test.each(all)("%s: what can be pressed says what it is, and gives exactly the legal actions", (_, position) => {
    const container = shown(position);
    for (const button of container.querySelectorAll("button")) expect((button.getAttribute("aria-label") ?? button.textContent)?.trim()).toBeTruthy();
    for (const target of container.querySelectorAll(".target.avail")) pressThrough(target);
    const count = container.querySelectorAll(".bar button").length;
    for (let i = 0; i < count; i += 1) {
      press(container.querySelectorAll(".bar button")[i]);
      const confirm = [...container.querySelectorAll(".bar .btn.pri")].find((button) => button.textContent?.includes("Confirm"));
      if (confirm) press(confirm);
    }
    expect([...new Set(acted)].sort()).toEqual([...position.actions].sort());
  });

  test.each(some)("%s: nothing can be chosen while a move is under way", (_, position) => {
    const container = shown(position, true);
    for (const target of container.querySelectorAll(".target")) press(target);
    expect(acted).toEqual([]);
    expect(container.querySelectorAll(".avail")).toHaveLength(0);
  });

  test.each(some)("%s: whoever does not decide can look at everything and do nothing", (_, { view, news }) => {
    const container = shown({ view: { ...view, seat: -1 }, actions: [], news });
    for (const target of container.querySelectorAll(".target")) press(target);
    expect([acted, asked]).toEqual([[], []]);
  });

  test("an achievement that cannot be claimed is asked about, and the reason is shown", async () => {
    const position = positions["take_action-2"]!;
    const container = shown(position);
    const age = position.view.achievements.find((one) => !position.actions.includes(`achieve ${one}`))!;
    const target = [...container.querySelectorAll(".ages .target")][age - 1];
    press(target);
    expect((await screen.findByRole("status")).textContent).toContain("Because.");
    expect(asked).toEqual([`achieve ${age}`]);
  });

  test("Esc takes back what was picked", () => {
    const container = shown(positions["take_action-3"]!);
    press(container.querySelector("#innovation-piles .target.avail"));
    expect(container.querySelectorAll(".target.sel")).toHaveLength(1);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    flushSync();
    expect(container.querySelectorAll(".target.sel")).toHaveLength(0);
    expect(acted).toEqual([]);
  });
});

test("whoever is asked for a card and has none that fits reads so, and goes on with one press", () => {
  const container = shown(positions["nothing_fits"]!);
  expect(container.querySelector(".bar")!.textContent).toContain("None of your cards fits.");
  expect(container.querySelectorAll(".target.avail")).toHaveLength(0);
  const buttons = [...container.querySelectorAll(".bar .btn")];
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(["Go on"]);
  press(buttons[0]);
  expect(acted).toEqual(["stop"]);
});

test("others see the same question whether anything fits or not", () => {
  const watched = (name: string) => {
    const { view, news } = positions[name]!;
    const seat = view.players.findIndex((_, other) => other !== view.decision!.seat);
    const container = shown({ view: { ...view, seat, decision: { ...view.decision!, actions: [] } }, actions: [], news });
    return container.querySelector(".bar")!.textContent!.replace(/Anna|Bohumil|Cecílie|David/, "");
  };
  expect(watched("nothing_fits")).toBe(watched("choose_card"));
});

test("a game given up in the middle of an activation carries out nothing more", () => {
  const position = positions["nested"]!;
  const running = () => screen.queryAllByLabelText(texts.get("running"));
  shown(position);
  expect(running()).toHaveLength(1);
  cleanup();
  shown({ ...position, view: { ...position.view, decision: null }, actions: [] });
  expect(running()).toHaveLength(0);
});

test("a meld tells the icons that were foreseen and the card it covers", () => {
  const position = positions["take_action-3"]!;
  const own = position.view.seat;
  const [colour, pile] = Object.entries(position.view.players[own]!.board)[0]!;
  const card = [...cardsOf(facts).values()].find((one) => one.colour === colour && one.id !== pile.top)!;
  const harness = new Harness(propsOf(position) as Partial<BoardProps>);
  const model = harness.make((props) => new InnovationModel(props as () => BoardProps<InnovationView>));
  const lines = model.foretell({
    events: [{ kind: "melded", parts: { player: own, card: card.id } }],
    certain: true,
    changes: [
      { path: `players.${own}.board.${colour}.top`, before: pile.top, after: card.id },
      { path: `players.${own}.icons.crown`, before: 4, after: 77 },
    ],
    unknown: [],
    next: null,
    covers: {},
    result: null,
  });
  harness.stop();
  expect(lines.map((line) => line.text)).toEqual([
    texts.get("meld-covers", { card: texts.name("card", pile.top) }),
    `${texts.name("icon", "crown")} 4 → 77.`,
  ]);
});

test("the details of a top card open its pile, if anything lies under it", () => {
  const tops = all.flatMap(([, position]) =>
    position.view.players.flatMap(({ board: piles }, seat) => Object.entries(piles).map(([colour, pile]) => ({ position, seat, colour, pile }))),
  );
  const deep = tops.find(({ pile }) => pile.size > 1)!;
  const single = tops.find(({ pile }) => pile.size === 1)!;
  const detail = ({ position, pile }: typeof deep) => {
    const harness = new Harness(propsOf(position) as Partial<BoardProps>);
    const model = harness.make((props) => new InnovationModel(props as () => BoardProps<InnovationView>));
    model.selection.details({ kind: "card", id: pile.top });
    const { container } = render(Detail, { props: { model } });
    return { model, open: [...container.querySelectorAll("button")].find((button) => button.textContent?.includes("Look through the pile")) };
  };
  expect(detail(single).open).toBeUndefined();
  const { model, open } = detail(deep);
  press(open);
  expect(model.selection.shown).toEqual({ kind: "pile", seat: deep.seat, colour: deep.colour });
});

describe("pieces by themselves", () => {
  const piece = (kind: string, id: string) => render(board.Piece, { props: { kind, id, facts, texts } }).container.textContent;

  test.each(facts.ids["age"]!.map(Number))("every card of age %i can be drawn", (age) => {
    for (const card of [...cardsOf(facts).values()].filter((one) => one.age === age)) expect(piece("card", card.id)).toContain(texts.name("card", card.id));
  });

  test("every special achievement and age can be drawn", () => {
    for (const id of facts.ids["special"]!) expect(piece("special", id)).toContain(texts.name("special", id));
    for (const id of facts.ids["age"]!) expect(piece("age", id)).toContain(texts.name("age", id));
  });
});
