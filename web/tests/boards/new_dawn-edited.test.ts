// The unchanged board with an engine whose numbers are others: tools/fixtures/new_dawn_edited.py.
import { readFileSync } from "node:fs";
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { seatsOfNames } from "$lib/seats";
import { gameTexts } from "$lib/texts";
import type { Foresight, GameFacts, NewDawnView, Step } from "$lib/wire";
import { board } from "../../src/boards/new_dawn";
import { factsOf } from "../../src/boards/new_dawn/facts";

interface Position {
  view: NewDawnView;
  actions: string[];
  news: Step[];
  foresights: Record<string, Foresight>;
}
const { facts, positions } = JSON.parse(readFileSync(`${import.meta.dirname}/../fixtures/new_dawn_edited.json`, "utf8")) as {
  facts: GameFacts;
  positions: Record<string, Position>;
};
const names = ["Anna", "Bohumil", "Cecílie", "David"];
const texts = await gameTexts("new_dawn", "en");
afterEach(cleanup);

const drawn = (name: string) => {
  const { foresights, ...position } = positions[name]!;
  const seats = seatsOfNames(names.slice(0, position.view.players.length));
  return render(board.Board, {
    ...position,
    facts,
    texts,
    seats,
    busy: false,
    act: vi.fn(),
    why: () => Promise.resolve(null),
    foresee: (line: string[]) => Promise.resolve({ foresight: foresights[line.join("; ")] ?? null, why: null }),
    inspect: vi.fn(),
    rule: vi.fn(),
  }).container;
};
const textsOf = (container: Element, selector: string) => [...container.querySelectorAll(selector)].map((one) => one.textContent.trim());

test("city-states defend with the printed value", () => {
  const free = positions["choose_focus"]!.view.city_states.filter(({ conqueror }) => conqueror === null).length;
  expect(textsOf(drawn("choose_focus"), ".all > .number")).toEqual(Array(free).fill("11"));
});

test("the tech dial has the printed levels", () => {
  const container = drawn("late-2");
  expect(textsOf(container, ".level")).toEqual(["II", "III", "IV"]);
  const { view } = positions["choose_focus"]!;
  expect(view.players[view.seat]!.dial).toBe(0);
  cleanup();
  expect(drawn("choose_focus").innerHTML).toContain("Your tech dial: 0 of 20, next card at 2.");
});

test("the event dial has the printed spaces", () => {
  expect(drawn("choose_focus").querySelectorAll(".dial g.sign")).toHaveLength(3);
});

test("agendas need what the engine counts", () => {
  const { view } = positions["choose_focus"]!;
  const told = textsOf(drawn("choose_focus"), ".agenda b");
  expect(told).toHaveLength(4);
  expect(told).toEqual(view.victory_cards.flatMap(({ agendas }) => agendas.map(({ have, need }) => `${have[view.seat]}/${need}`)));
});

test("wonders cost what the engine says, and the card browser shows the printed cost", () => {
  const { view } = positions["choose_focus"]!;
  const { wonder, costs, productions } = view.decks[0]!;
  expect(textsOf(drawn("choose_focus"), ".wonder .cost > [aria-hidden]")[0]).toBe(`${productions[view.seat]} / ${costs[view.seat]}`);
  cleanup();
  const { container } = render(board.Piece, { kind: "wonder", id: wonder!, facts, texts });
  expect(container.textContent).toContain(`Cost ${factsOf(facts).wonder.get(wonder!)!.cost}`);
});

test("the slots show the terrain they open", () => {
  const labels = [...drawn("choose_focus").querySelectorAll(".slot [aria-label]")].map((icon) => icon.getAttribute("aria-label"));
  expect(labels).toEqual(["Mountains", "Desert", "Forest", "Grassland", "Hills"]);
});

test("difficulties are those of the engine", () => {
  const { view } = positions["place_token"]!;
  const told = textsOf(drawn("place_token"), ".badge text").map(Number);
  expect(told.sort()).toEqual(Object.entries(view.difficulties).flatMap(([difficulty, spaces]) => spaces.map(() => Number(difficulty))).sort());
});

test("the whole position is said", () => {
  for (const { view } of Object.values(positions)) {
    const said = board.describe(view, facts, texts, names).flatMap((section) => section.lines).join("\n");
    expect(said).not.toMatch(/\bui-|undefined|NaN/);
  }
});
