// The drawn board: what a click, a key or a question to the rules does.
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import type { Snippet } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { BoardProps } from "$lib/board";
import { gameTexts, type Texts } from "$lib/texts";
import { seatsOfNames } from "$lib/seats";
import { wide } from "$lib/wide.svelte";
import type { DuelView, Foresight, GameFacts, Step, Why } from "$lib/wire";
import { board } from "../../src/boards/duel";

interface Position {
  view: DuelView;
  actions: string[];
  news: Step[];
  foresights: Record<string, Foresight>;
}
const { facts, positions } = JSON.parse(readFileSync(`${import.meta.dirname}/../fixtures/duel.json`, "utf8")) as {
  facts: GameFacts;
  positions: Record<string, Position>;
};
let texts: Texts;
const act = vi.fn<(action: string) => void>();
const why = vi.fn<(action: string) => Promise<Why | null>>();
const inspect = vi.fn<(detail: Snippet | null) => void>();

beforeAll(async () => {
  texts = await gameTexts("duel", "en");
  // The test DOM has no layout; the structure needs some space to be drawn.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
});
beforeEach(() => {
  vi.clearAllMocks();
  why.mockResolvedValue({ code: "covered", rule: "R3.2", text: { en: "Other cards still cover it.", cs: "Zakrytá." } });
});
afterEach(cleanup);

function show(name: string, changed: Partial<BoardProps<DuelView>> = {}) {
  const position = positions[name]!;
  const props = { ...position, facts, texts, seats: seatsOfNames(["Anna", "Bohumil"]), busy: false, act, why, inspect, rule: vi.fn(), ...changed };
  const { rerender } = render(board.Board, props);
  return { ...position, rerender };
}
const button = (starts: string, among = "button") =>
  [...document.querySelectorAll(among)].find((one) => one.textContent.trim().startsWith(starts))!;
const cardButton = (id: string) => button(`${texts.name("card", id)},`, ".cards button");
const slots = (name: string) => positions[name]!.view.structure;

test("a card is chosen with the first click and built with the second", async () => {
  show("age-1-start");
  const { card } = slots("age-1-start").find((slot) => slot.available && slot.quote?.affordable)!;
  await fireEvent.click(cardButton(card!));
  expect(act).not.toHaveBeenCalled();
  expect(cardButton(card!).getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(cardButton(card!));
  expect(act).toHaveBeenCalledExactlyOnceWith(`build ${card}`);
});

test("a double click does not build", async () => {
  show("age-1-start");
  const { card } = slots("age-1-start").find((slot) => slot.available)!;
  await fireEvent.click(cardButton(card!), { detail: 1 });
  await fireEvent.click(cardButton(card!), { detail: 2 });
  expect(act).not.toHaveBeenCalled();
});

test("another position forgets what was chosen", async () => {
  const { view, rerender } = show("age-1-start");
  const { card } = slots("age-1-start").find((slot) => slot.available && slot.quote?.affordable)!;
  await fireEvent.click(cardButton(card!));
  await rerender({ view: { ...view, pawn: 1 } });
  expect(cardButton(card!).getAttribute("aria-pressed")).toBe("false");
  await fireEvent.click(cardButton(card!));
  expect(act).not.toHaveBeenCalled();
});

test("what changes around the position leaves the choice", async () => {
  const { rerender } = show("age-1-start");
  const { card } = slots("age-1-start").find((slot) => slot.available)!;
  await fireEvent.click(cardButton(card!));
  await rerender({ seats: seatsOfNames(["Anna", "Cyril"]) });
  expect(cardButton(card!).getAttribute("aria-pressed")).toBe("true");
});

test("a wonder that is too dear says why not, and the card stays chosen", async () => {
  const { view } = show("age-1-start");
  const { card } = slots("age-1-start").find((slot) => slot.available)!;
  const { wonder } = view.cities[view.seat]!.wonders.find((one) => !one.quote?.affordable)!;
  await fireEvent.click(cardButton(card!));
  await fireEvent.click(button(`${texts.name("wonder", wonder)},`, ".place button"));
  expect(why).toHaveBeenCalledExactlyOnceWith(`wonder ${wonder} ${card}`);
  expect(await screen.findByRole("status")).toBeTruthy();
  expect(cardButton(card!).getAttribute("aria-pressed")).toBe("true");
  expect(act).not.toHaveBeenCalled();
});

test("on a phone every card starts with all its uses, and a refusal is above them", async () => {
  const narrow = vi.spyOn(wide, "current", "get").mockReturnValue(false);
  const { view } = positions["age-2-start"]!;
  const rich = view.cities.map((city) => ({
    ...city,
    wonders: city.wonders.map((one, place) => (one.quote ? { ...one, quote: { ...one.quote, affordable: place > 0 } } : one)),
  }));
  show("age-2-start", { view: { ...view, cities: rich } });
  const [first, second] = view.structure.filter((slot) => slot.available);
  await fireEvent.click(cardButton(first!.card!));
  await fireEvent.click(button(texts.get("ui-under-wonder-short"), ".sheet .acts button"));
  expect(document.querySelector(".sheet .acts")).toBeNull();
  await fireEvent.click(cardButton(second!.card!));
  expect(document.querySelector(".sheet .acts")).toBeTruthy();
  const { wonder } = view.cities[view.seat]!.wonders.find((one) => one.built_with === null)!;
  await fireEvent.click(button(`${texts.name("wonder", wonder)},`, ".place button"));
  expect((await screen.findByRole("status")).closest(".raised")?.querySelector(".sheet")).toBeTruthy();
  narrow.mockRestore();
});

test("on a phone a use that is too dear says why not, of the cheapest wonder", async () => {
  const narrow = vi.spyOn(wide, "current", "get").mockReturnValue(false);
  const { view } = positions["age-2-start"]!;
  const poor = view.cities.map((city) => ({
    ...city,
    wonders: city.wonders.map((one, place) => (one.quote ? { ...one, quote: { ...one.quote, total: 20 - place, affordable: false } } : one)),
  }));
  const dear = view.structure.map((slot) => (slot.quote ? { ...slot, quote: { ...slot.quote, affordable: false } } : slot));
  show("age-2-start", { view: { ...view, cities: poor, structure: dear } });
  const { card } = view.structure.find((slot) => slot.available)!;
  await fireEvent.click(cardButton(card!));
  await fireEvent.click(button(texts.get("ui-build"), ".sheet .acts button"));
  await fireEvent.click(button(texts.get("ui-under-wonder-short"), ".sheet .acts button"));
  const { wonder } = view.cities[view.seat]!.wonders.findLast((one) => one.built_with === null)!;
  expect(why.mock.calls).toEqual([[`build ${card}`], [`wonder ${wonder} ${card}`]]);
  expect(act).not.toHaveBeenCalled();
  expect(await screen.findByRole("status")).toBeTruthy();
  narrow.mockRestore();
});

test("on a phone the chosen card tells what is foreseen of it", async () => {
  const narrow = vi.spyOn(wide, "current", "get").mockReturnValue(false);
  const { view, actions, foresights } = positions["age-1-start"]!;
  const action = Object.keys(foresights).find((one) => one.startsWith("build "))!;
  const foresee = vi.fn(([asked]: string[]) => Promise.resolve({ foresight: foresights[asked!] ?? null, why: null }));
  show("age-1-start", { view, actions, foresee });
  await fireEvent.click(cardButton(action.split(" ")[1]!));
  await waitFor(() => expect(document.querySelectorAll(".sheet .lines li").length).toBeGreaterThan(0));
  expect(foresee.mock.calls).toEqual([[[action]]]);
  const shown = document.querySelector(".sheet .lines")!.textContent;
  for (const { path, before, after } of foresights[action]!.changes)
    if (path === `cities.${view.seat}.score.total`) expect(shown).toContain(`points ${String(before)} → ${String(after)}`);
  narrow.mockRestore();
});

test("a covered card says why not, with its rule", async () => {
  show("age-1-start");
  const { card } = slots("age-1-start").find((slot) => slot.card && !slot.available)!;
  await fireEvent.click(cardButton(card!));
  expect(why).toHaveBeenCalledExactlyOnceWith(`build ${card}`);
  expect((await screen.findByRole("status")).textContent).toContain("Other cards still cover it. R3.2");
  expect(act).not.toHaveBeenCalled();
});

test.each(["draft_wonder", "choose_progress", "choose_library", "choose_from_discard", "choose_opponent_card"])("%s: choose, then confirm in the bar", async (kind) => {
  const { actions } = show(kind);
  const [verb, id] = actions[0]!.split(" ") as [string, string];
  const name = texts.name(facts.verbs[verb]![0]!.kind, id);
  await fireEvent.click(button(name, "button.avail"));
  expect(act).not.toHaveBeenCalled();
  const confirm = texts.get(`ui-confirm-${{ draft: "wonder", progress: "progress", library: "library", revive: "pile", demolish: "building" }[verb]}`, { name });
  await fireEvent.click(button(confirm, ".bar button"));
  expect(act).toHaveBeenCalledExactlyOnceWith(actions[0]);
});

test("who begins is chosen by one click", async () => {
  show("choose_starter");
  await fireEvent.click(button(texts.get("action-begin_opponent"), ".bar button"));
  expect(act).toHaveBeenCalledExactlyOnceWith("begin_opponent");
});

test("nothing can be chosen while a move is under way, or by who only watches", async () => {
  show("age-2-start", { busy: true });
  expect(document.querySelector(".avail")).toBeNull();
  cleanup();
  const { view } = positions["age-2-start"]!;
  const watched = { ...view, seat: -1, structure: view.structure.map((slot) => ({ ...slot, quote: null })) };
  show("age-2-start", { view: watched, actions: [] });
  expect(document.querySelector(".avail")).toBeNull();
  expect(screen.getByText(texts.get("ui-waiting-play_card", { player: ["Anna", "Bohumil"][view.decision!.seat]! }))).toBeTruthy();
});

test.each(["draft_wonder", "choose_library", "choose_from_discard", "age-3-start", "wonders-7", "end-civilian"])("%s is drawn without a missing text", (name) => {
  show(name);
  expect(document.body.textContent).not.toMatch(/\bui-[a-z]/);
});

test.each(board.kinds)("every %s can be drawn by itself", (kind) => {
  for (const id of facts.ids[kind]!) {
    const { container, unmount } = render(board.Piece, { kind, id, facts, texts });
    expect(container.querySelector('[role="img"]')?.getAttribute("aria-label")).toContain(texts.name(kind, id));
    unmount();
  }
});

test("every event has an icon of our own", () => {
  const icons = Object.keys(import.meta.glob("../../src/icons/*.svg")).map((path) => path.replace(/^.*\/|\.svg$/g, ""));
  for (const kind of Object.keys(facts.events)) expect(icons).toContain(board.eventIcon(kind));
});
