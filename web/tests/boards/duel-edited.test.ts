// The unchanged board with an engine whose numbers are others: tools/fixtures/duel_edited.py.
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "$lib/board";
import { seatsOfNames } from "$lib/seats";
import { gameTexts } from "$lib/texts";
import { wide } from "$lib/wide.svelte";
import type { DuelView, Foresight, GameFacts, Step, Why } from "$lib/wire";
import { board } from "../../src/boards/duel";
import Detail from "../../src/boards/duel/Detail.svelte";
import { DuelModel } from "../../src/boards/duel/model.svelte";
import { Harness } from "../selection.svelte";

interface Position {
  view: DuelView;
  actions: string[];
  news: Step[];
  foresights: Record<string, Foresight>;
  refusals: Record<string, Why>;
}
const { facts, positions } = JSON.parse(readFileSync(`${import.meta.dirname}/../fixtures/duel_edited.json`, "utf8")) as {
  facts: GameFacts;
  positions: Record<string, Position>;
};
const all = Object.entries(positions);
const names = ["Anna", "Bohumil"];
const texts = await gameTexts("duel", "en");

beforeEach(() => {
  // The test DOM has no layout; the structure needs some space to be drawn.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const propsOf = ({ view, actions, news, foresights, refusals }: Position) => ({
  view,
  actions,
  news,
  facts,
  texts,
  seats: seatsOfNames(names),
  busy: false,
  act: vi.fn(),
  inspect: vi.fn(),
  rule: vi.fn(),
  why: (action: string) => Promise.resolve(refusals[action] ?? null),
  foresee: ([action]: string[]) => Promise.resolve({ foresight: foresights[action!] ?? null, why: null }),
});
const shown = (name: string) => render(board.Board, propsOf(positions[name]!)).container;
const textsOf = (container: Element, selector: string) => [...container.querySelectorAll(selector)].map((one) => one.textContent.trim());
const lines = (name: string) => board.describe(positions[name]!.view, facts, texts, names).flatMap((section) => section.lines);

/** The details of a card. */
function detail(name: string, id: string): string {
  const harness = new Harness(propsOf(positions[name]!) as unknown as Partial<BoardProps>);
  const model = harness.make((props) => new DuelModel(props as () => BoardProps<DuelView>));
  model.selection.details({ kind: "card", id });
  return render(Detail, { props: { model } }).container.textContent;
}

test("the draft has its order, and each city its places (R2.5)", () => {
  const { view } = positions["draft_wonder"]!;
  const container = shown("draft_wonder");
  expect(view.draft_order).toEqual([[1, 1, 0, 0], [0, 1, 0, 1]].map((batch) => batch.map((pick) => (pick ? 1 - view.first_player : view.first_player))));
  expect(textsOf(container, ".order li .sr-only")).toEqual(view.draft_order.flat().map((seat) => names[seat]));
  expect([...container.querySelectorAll(".order li")].findIndex((pick) => pick.classList.contains("half"))).toBe(4);
  expect(container.querySelectorAll(".city .wonders > .place")).toHaveLength(8);
});

test.each(all.filter(([, { view }]) => view.structure.length))("%s: the prices are those of the engine", (name, { view }) => {
  const free = view.structure.filter((slot) => slot.available);
  expect(textsOf(shown(name), ".structure .price .price").map(Number)).toEqual(free.map((slot) => slot.quote!.total));
  for (const { card, quote } of free) {
    const told = detail(name, card!);
    expect(told).toContain(`${texts.get("ui-build")} ${quote!.total}`);
    const bought = quote!.lines.filter((line) => line.bought);
    for (const line of bought) expect(told).toContain(`buy ${line.bought} × ${line.unit_price}`);
    cleanup();
  }
});

test("reasons of prices and the income of a discarded card have the parts of the engine (R5.3, R4.4)", () => {
  const tips = all.flatMap(([, { view }]) => view.cities.flatMap((city) => Object.entries(city.price_reasons).map(([id, reason]) => ({ id, reason, city }))));
  const dear = tips.filter(({ reason }) => !reason.fixed_by && reason.produced);
  expect(dear.length).toBeGreaterThan(0);
  for (const { reason, city, id } of dear) expect(city.unit_prices[id]).toBe(3 + reason.produced);
  const { view } = positions["age-2-start"]!;
  const { card, yellow } = view.cities[view.seat]!.discard_parts;
  expect(card).toBe(4);
  expect(detail("age-2-start", view.structure.find((slot) => slot.available)!.card!)).toContain(`${card} + ${yellow} for yellow cards`);
  const container = shown("age-2-start");
  const labels = [...container.querySelectorAll(".resources [role=img]")].map((chip) => chip.getAttribute("aria-label"));
  const base = view.cities[view.seat]!.price_reasons["stone"]!;
  expect(labels.join("\n")).toContain(`: ${base.base} + ${base.produced} for the opponent's production`);
});

test("the track has the spaces, points and tokens of the engine (R1.9)", () => {
  const container = shown("age-1-start");
  expect(container.querySelectorAll(".track .space")).toHaveLength(27);
  expect(textsOf(container, ".track .points").map(Number).sort((one, other) => one - other)).toEqual([1, 1, 4, 4, 6, 6, 11, 11]);
  expect(textsOf(container, ".track .coins").sort()).toEqual(["−3", "−3", "−8", "−8"]);
  expect(lines("age-1-start")).toContain("A token lies on the half of Bohumil: when the pawn reaches space 9 of it, Bohumil loses 8 coins (R7.2).");
  const at = (element: Element) => parseFloat((element as HTMLElement).style.getPropertyValue("--at"));
  const inside = [...container.querySelectorAll(".track [style*='--at']")].map(at);
  expect(Math.min(...inside)).toBeGreaterThan(0);
  expect(Math.max(...inside)).toBeLessThan(100);
  const { pawn } = positions["age-3-middle"]!.view;
  expect(pawn).not.toBe(0);
  expect(lines("age-3-middle").join("\n")).toContain(`${13 - Math.abs(pawn)} left to the opponent's capital`);
});

test("cards lie where the engine lays them and name what covers them (R3.2)", () => {
  const { view } = positions["age-1-start"]!;
  const cards = [...shown("age-1-start").querySelectorAll<HTMLElement>(".structure .card")];
  expect(cards).toHaveLength(view.structure.length);
  const tops = [...new Set(cards.map((card) => card.style.top))];
  expect(tops).toHaveLength(new Set(view.structure.map((slot) => slot.row)).size);
  const told = lines("age-1-start");
  for (const slot of view.structure.filter((one) => one.card && !one.available)) {
    const line = told.find((one) => one.startsWith(`${texts.name("card", slot.card!)}, row`))!;
    const over = view.structure.filter((one) => slot.covered_by.includes(one.slot));
    expect(over.length).toBeGreaterThan(0);
    for (const { card } of over.filter((one) => one.card)) expect(line.split("On it: ")[1]).toContain(texts.name("card", card!));
    expect(line.split("hidden card").length - 1).toBe(over.filter((one) => !one.card).length);
  }
});

test("science, costs and fixed prices are those of the engine (R8.4, R5.3)", () => {
  const { view } = positions["age-3-middle"]!;
  expect(textsOf(shown("age-3-middle"), ".science")).toEqual([1 - view.seat, view.seat].map((seat) => `${view.cities[seat]!.symbols.length}/5`));
  const piece = (id: string) => render(board.Piece, { kind: "card", id, facts, texts }).container;
  expect(piece("stone_reserve").textContent).toContain("= 2");
  expect(piece("stone_reserve").querySelector(".cost b")!.textContent).toBe("4");
});

test("what follows and why not is told with the engine's numbers", async () => {
  const { view, foresights } = positions["age-1-start"]!;
  const [action, foresight] = Object.entries(foresights).find(([one]) => one.startsWith("discard "))!;
  const coins = foresight.changes.find((change) => change.path === `cities.${view.seat}.coins`)!;
  expect(Number(coins.after) - Number(coins.before)).toBe(4);
  const harness = new Harness(propsOf(positions["age-1-start"]!) as unknown as Partial<BoardProps>);
  const model = harness.make((props) => new DuelModel(props as () => BoardProps<DuelView>));
  expect(model.foretell(foresight).map((line) => line.text).join("\n"), action).toContain(`coins ${String(coins.before)} → ${String(coins.after)}`);
  harness.stop();
  const [refused, why] = Object.entries(positions["age-2-start"]!.refusals)[0]!;
  vi.spyOn(wide, "current", "get").mockReturnValue(false);
  const container = shown("age-2-start");
  const name = texts.name("card", refused.split(" ")[1]!);
  const card = [...container.querySelectorAll(".structure .card")].find((one) => one.textContent.trim().startsWith(`${name},`))!;
  await fireEvent.click(card);
  await fireEvent.click([...container.querySelectorAll(".sheet .acts button")].find((one) => one.textContent.includes(texts.get("ui-build")))!);
  expect((await screen.findByRole("status")).textContent).toContain(why.text["en"]);
});
