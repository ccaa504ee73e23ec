// Positions and outcomes: tools/fixtures/world_wonders.py.
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe as group, expect, test, vi } from "vitest";
import type { BoardProps } from "$lib/board";
import { gameTexts } from "$lib/texts";
import { Field, glowing, laid, type Placement } from "$lib/pieces";
import type { GameFacts, SeatInfo, WorldWondersView } from "$lib/wire";
import components from "$games/world_wonders/components.json";
import type { Foreseen } from "$lib/foresight";
import { REST } from "$lib/lookahead.svelte";
import { board } from "../../src/boards/world_wonders";
import { factsOf, mapOf } from "../../src/boards/world_wonders/facts";
import { effectOf } from "../../src/boards/world_wonders/changes";
import { cellOf, GRID, nameOf, outline, spacesOf } from "../../src/boards/world_wonders/grid";
import { actionOf, placementOf } from "../../src/boards/world_wonders/placement";
import { thingsOf } from "../../src/boards/world_wonders/selection";
import { piecesOf, rotationsOf, type Piece } from "../../src/boards/world_wonders/shapes";

type Looks = Record<string, Foreseen>;
interface Position {
  view: WorldWondersView;
  looks: Looks;
}
interface Purchase {
  before: WorldWondersView;
  buy: string;
  after: WorldWondersView;
  place: string;
  done: WorldWondersView;
  looks: Looks;
}
interface Fixture {
  facts: GameFacts;
  positions: Position[];
  purchase: Purchase;
}
const fixture = (name: string) => JSON.parse(readFileSync(`${import.meta.dirname}/../fixtures/${name}.json`, "utf8")) as Fixture;
const { facts: printed, positions, purchase } = fixture("world_wonders");
const edited = fixture("world_wonders_edited");
const facts = factsOf(printed);
const views = positions.map((position) => position.view);
const czech = await gameTexts("world_wonders", "cs");
const english = await gameTexts("world_wonders", "en");
const names = ["Anna", "Bohumil", "Cecílie", "David", "Eva"];

const legal = (view: WorldWondersView): string[] => view.decision?.actions ?? [];
const sorted = (actions: string[]): string[] => [...actions].sort();
const deciding = (kind: string): WorldWondersView[] => views.filter((view) => view.decision?.kind === kind);

const cellsOf = (pieces: Piece[]) => (place: Placement) => laid(pieces[place.piece]!.turns[place.turn]!, place.at);
const placementsOf = (actions: string[]): Placement[] => actions.flatMap((action) => placementOf(action) ?? []);
const fieldOf = (view: WorldWondersView): Field => new Field(GRID, spacesOf(mapOf(facts, view.cities[view.decision!.seat]!.map).grid));

group("what can be chosen", () => {
  test("the fixtures hold every kind of decision", () => {
    for (const kind of ["place_start_road", "buy", "place", "choose_discard"]) expect(deciding(kind)).not.toHaveLength(0);
  });

  test("the board offers exactly the legal actions", () => {
    for (const view of views) {
      const reached = legal(view).filter((action) => thingsOf(action).length || placementOf(action) || action === "leave");
      expect(sorted(reached)).toEqual(sorted(legal(view)));
      expect(placementsOf(legal(view)).map(actionOf)).toEqual(legal(view).filter((action) => action.startsWith("place ")));
    }
  });

  test("every legal place of a piece can be pointed at", () => {
    for (const view of views.filter((one) => one.placing)) {
      const pieces = piecesOf(facts, view.placing!.item);
      const places = placementsOf(legal(view));
      const field = fieldOf(view);
      for (const place of places) {
        const reached = cellsOf(pieces)(place).map((space) => field.pointed(pieces, places, cellsOf(pieces), place, space, false));
        expect(reached.map(actionOf)).toContain(actionOf(place));
      }
    }
  });

  test("whatever space glows, pointing at it finds a legal place", () => {
    for (const view of views.filter((one) => one.placing)) {
      const pieces = piecesOf(facts, view.placing!.item);
      const places = placementsOf(legal(view));
      const field = fieldOf(view);
      const piece = places[0]!.piece;
      for (const space of glowing(places, piece, cellsOf(pieces))) {
        expect(legal(view)).toContain(actionOf(field.pointed(pieces, places, cellsOf(pieces), { piece, turn: 0 }, space, true)));
      }
    }
  });
});

group("what the engine foresees", () => {
  const cases = [...positions, { view: purchase.before, looks: purchase.looks }, { view: edited.purchase.before, looks: edited.purchase.looks }];

  test("a picture lies where the engine says the piece does", () => {
    const compared = [purchase, edited.purchase].map(({ after, buy, looks }, which) => {
      const pieces = piecesOf(which ? factsOf(edited.facts) : facts, after.placing!.item);
      const covers = Object.entries(looks[buy]!.foresight!.covers);
      for (const [action, spaces] of covers) expect(placementsOf([action]).flatMap(cellsOf(pieces)).map(nameOf).sort()).toEqual([...spaces].sort());
      return covers.length;
    });
    for (const { view, looks } of positions.filter((one) => one.looks[""])) {
      const pieces = piecesOf(facts, view.placing!.item);
      for (const [action, spaces] of Object.entries(looks[""]!.foresight!.covers)) {
        expect(placementsOf([action]).flatMap(cellsOf(pieces)).map(nameOf).sort(), action).toEqual([...spaces].sort());
      }
    }
    expect(Math.min(...compared)).toBeGreaterThan(0);
  });

  test("the effect of a placement adds up to the points and markers of the city that follows", () => {
    for (const { before, done, buy, place, looks } of [purchase, edited.purchase]) {
      const effect = effectOf(before, looks[`${buy}; ${place}`]!.foresight!, before.seat)!;
      const then = done.cities[before.seat]!;
      expect(effect.after.resources).toEqual(then.resources);
      expect(effect.after.objects).toEqual(then.objects);
      expect(before.cities[before.seat]!.score["total"]! + effect.points["total"]!).toBe(then.score["total"]);
      expect(effect.nature.gained.every((space) => then.scoring.includes(space))).toBe(true);
    }
  });

  test("nothing is told of a monument whose parts are missing", () => {
    for (const { view, looks } of cases) {
      if (!view.placing || view.placing.item.startsWith("short") || view.placing.pieces.reduce((sum, one) => sum + one) < 2) continue;
      for (const [line, { foresight }] of Object.entries(looks)) if (line) expect(effectOf(view, foresight!, view.decision!.seat)).toBeNull();
    }
  });
});

group("drawing", () => {
  test("a shape turns as in R5.9, without repeating itself", () => {
    const cells = (rows: string[]) => rotationsOf(rows).map((shape) => shape.cells.map(({ x, y }) => `${x}${y}`).join(" "));
    expect(cells(["L.", "LL"])[1]).toBe("00 10 01");
    expect(rotationsOf(["LL", "LL"])).toHaveLength(1);
    expect(rotationsOf(["LEEL"])).toHaveLength(2);
    expect(rotationsOf(["LWEL"])).toHaveLength(4);
  });

  test("an outline has a corner wherever it turns, and a loop for a hole", () => {
    expect(outline([{ x: 1, y: 2 }], 10)).toBe("M10 20L20 20L20 30L10 30Z");
    const ring = Array.from({ length: 9 }, (_, at) => ({ x: at % 3, y: Math.floor(at / 3) })).filter(({ x, y }) => x !== 1 || y !== 1);
    expect(outline(ring, 1).match(/M/g)).toHaveLength(2);
  });
});

group("words", () => {
  test("both languages have the same messages", () => {
    const ids = (language: string) =>
      [...readFileSync(`${import.meta.dirname}/../../src/boards/world_wonders/text.${language}.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
    expect(ids("cs")).toEqual(ids("en"));
  });

  test.each([czech, english])("shapes on offer are said with their legend, goals with their text ($language)", (texts) => {
    for (const view of views) {
      const sections = board.describe(view, printed, texts, names);
      const lines = (title: string) => sections.find((section) => section.title === texts.get(title))?.lines ?? [];
      const about = (title: string, name: string) => lines(title).find((line) => line.startsWith(name));
      expect(lines("ui-text-offer")[0]).toBe(texts.get("ui-text-shapes"));
      if (view.display.length) expect(lines("ui-display")[0]).toBe(texts.get("ui-text-shapes"));
      for (const { stack, tile } of view.stacks) {
        if (tile) expect(about("ui-text-offer", texts.name("tile", tile))).toContain(facts.stack.get(stack)!.pattern.join("/"));
      }
      for (const { goal } of view.goals) expect(about("ui-goals", texts.name("goal", goal))).toContain(texts.attribute(`goal-${goal}`, "text"));
    }
  });

  test("the legend knows every sign of a shape", () => {
    const shapes = [...components.stacks.map((stack) => stack.pattern), ...components.monuments.flatMap((monument) => monument.parts)];
    const signs = new Set(shapes.flat().join(""));
    for (const texts of [czech, english]) for (const sign of signs) expect(texts.get("ui-text-shapes")).toContain(` ${sign} `);
  });

  test.each([czech, english])("the whole position is said ($language)", (texts) => {
    for (const view of views) {
      const said = board.describe(view, printed, texts, names).flatMap((section) => [section.title, ...section.lines]);
      const all = said.join("\n");
      expect(all).not.toMatch(/\bww-|undefined|NaN|\{/);
      for (const thing of view.cities.flatMap((city) => city.objects)) expect(all).toContain(thing.cells.join(" "));
      for (const stack of view.stacks) if (stack.tile) expect(all).toContain(texts.name("tile", stack.tile));
      for (const id of [...view.display, ...(view.solo?.monuments ?? [])]) expect(all).toContain(texts.name("monument", id));
    }
  });
});

const seat: SeatInfo = { ...({} as SeatInfo), kind: "person", name: "Anna", mine: true, connected: true };
const UNKNOWN: Foreseen = { foresight: null, why: null };
const looks = (line: string[], from: Purchase = purchase): Foreseen => from.looks[line.join("; ")] ?? UNKNOWN;
/** Until the service was asked and has answered. */
const answered = () => vi.advanceTimersByTimeAsync(REST + 1);
const props = (view: WorldWondersView, more: Partial<BoardProps<WorldWondersView>> = {}): BoardProps<WorldWondersView> => ({
  view,
  facts: printed,
  texts: english,
  seats: view.cities.map((_, at) => ({ ...seat, name: names[at]! })),
  actions: view.decision?.seat === view.seat ? legal(view) : [],
  news: [],
  busy: false,
  act: vi.fn(),
  why: () => Promise.resolve({ code: "no", rule: "R4.2", text: { en: "No room.", cs: "Není místo." } }),
  foresee: (line) => Promise.resolve(looks(line)),
  inspect: vi.fn(),
  rule: vi.fn(),
  ...more,
});

// Looking for roles is slow in the test DOM, because it computes the visibility of everything.
const mapIn = (container: Element): Element => container.querySelector("[role=application]")!;

group("the board", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(cleanup);
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  const kinds = [undefined, "place_start_road", "buy", "place", "choose_discard"];
  test.each(kinds)("draws a position without missing words (%s)", (kind) => {
    const { container } = render(board.Board, props(views.find((view) => view.decision?.kind === kind)!));
    expect(container.innerHTML).not.toMatch(/ui-[a-z]+-|undefined|NaN/);
  });

  test("buys and places in one move", async () => {
    const act = vi.fn();
    const tile = purchase.buy.split(" ")[1]!;
    const { container } = render(board.Board, props(purchase.before, { act }));
    await fireEvent.click(screen.getByText(new RegExp(`^${english.name("tile", tile)},`)));
    await answered();
    const map = mapIn(container);
    await fireEvent.keyDown(map, { key: "n" });
    expect(container.textContent).toContain("it may stand here");
    await fireEvent.keyDown(map, { key: "Enter" });
    expect(act).toHaveBeenCalledExactlyOnceWith(purchase.buy, expect.anything());
    expect(legal(purchase.after)).toContain(act.mock.lastCall![1]);
  });

  test("shows the numbers of the engine, whatever is printed", async () => {
    const { before, buy, looks: told } = edited.purchase;
    const tile = buy.split(" ")[1]!;
    const more = { facts: edited.facts, foresee: (line: string[]) => Promise.resolve(looks(line, edited.purchase)) };
    const { container } = render(board.Board, props(before, more));
    await fireEvent.click(screen.getByText(new RegExp(`^${english.name("tile", tile)}, price 2,`)));
    await answered();
    expect(container.querySelectorAll(".reach")).toHaveLength(new Set(Object.values(told[buy]!.foresight!.covers).flat()).size);
    await fireEvent.keyDown(mapIn(container), { key: "n" });
    await answered();
    const first = Object.keys(told).find((line) => line.startsWith(`${buy}; `))!;
    const effect = effectOf(before, told[first]!.foresight!, before.seat)!;
    expect(effect.resources["food"]).toBe(4);
    expect(container.querySelector(".effect")!.textContent).toContain(`+${effect.resources["food"]}`);
    expect(container.querySelector(".effect .total")!.textContent).toContain(String(Math.abs(effect.points["total"]!)));
  });

  test("says in the engine's words why the piece cannot stand where it is held", async () => {
    const { before, buy, looks: told } = purchase;
    const refused = told[`${buy}; place p1 r0 a1`]!.why!;
    const { container } = render(board.Board, props(before));
    await fireEvent.click(screen.getByText(new RegExp(`^${english.name("tile", buy.split(" ")[1]!)},`)));
    await answered();
    const map = mapIn(container);
    await fireEvent.keyDown(map, { key: "n" });
    for (let step = 0; step < 12; step++) for (const key of ["ArrowLeft", "ArrowUp"]) await fireEvent.keyDown(map, { key });
    if (!container.querySelector(".ghost .no")) throw new Error("the corner is legal");
    await answered();
    expect(container.textContent).toContain(refused.text["en"]);
  });

  test("turns and gives up a pinned piece by keys on a small screen", async () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
    const tile = purchase.buy.split(" ")[1]!;
    const { container } = render(board.Board, props(purchase.before));
    await fireEvent.click(screen.getByText(new RegExp(`^${english.name("tile", tile)},`)));
    await answered();
    const map = mapIn(container);
    await fireEvent.keyDown(map, { key: "n" });
    expect(container.querySelector(".narrow .bubble")).toBeTruthy();
    const held = () => container.querySelector("[aria-live]")!.textContent;
    const before = held();
    await fireEvent.keyDown(map, { key: "r" });
    expect(held()).toMatch(/^The piece is on/);
    expect(held()).not.toBe(before);
    await fireEvent.keyDown(map, { key: "Escape" });
    expect(container.querySelector(".holds")).toBeNull();
  });

  test("leaves the keys of the browser alone", async () => {
    const { container } = render(board.Board, props(purchase.before));
    for (const element of [mapIn(container), container.querySelector(".market button")!]) {
      for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
        expect(await fireEvent.keyDown(element, { key: "ArrowLeft", ...more })).toBe(true);
      }
      expect(await fireEvent.keyDown(element, { key: "ArrowLeft" })).toBe(false);
    }
  });

  test("asks about a loan with D; L belongs to the log", async () => {
    const view = deciding("buy").find((one) => legal(one).includes("take_loan"))!;
    const { container } = render(board.Board, props({ ...view, seat: view.decision!.seat }));
    await fireEvent.keyDown(container, { key: "l" });
    expect(container.textContent).not.toContain(english.get("ui-ask-take_loan"));
    await fireEvent.keyDown(container, { key: "d" });
    expect(container.textContent).toContain(english.get("ui-ask-take_loan"));
  });

  test("does nothing while a move is under way", async () => {
    const act = vi.fn();
    const { container } = render(board.Board, props(purchase.after, { act, busy: true }));
    const map = mapIn(container);
    await fireEvent.keyDown(map, { key: "n" });
    await fireEvent.keyDown(map, { key: "Enter" });
    expect(act).not.toHaveBeenCalled();
  });

  test("tells why something cannot be bought, with the rule", async () => {
    const rule = vi.fn();
    const view = deciding("buy").find((one) => one.display.some((id) => !legal(one).includes(`monument ${id}`)))!;
    render(board.Board, props({ ...view, seat: view.decision!.seat }, { rule }));
    await fireEvent.click(screen.getAllByText(/Not possible now/).at(-1)!);
    await tick();
    expect(await screen.findByText("No room.")).toBeTruthy();
    await fireEvent.click(screen.getByText("R4.2"));
    expect(rule).toHaveBeenCalledWith("R4.2");
  });

  test("offers nothing to a spectator", () => {
    render(board.Board, props({ ...purchase.before, seat: -1 }));
    expect(screen.queryByText(/Available/)).toBeNull();
  });

  const ids: Record<string, string[]> = {
    tile: components.stacks.map((stack) => `${stack.id}_b1`),
    monument: ["pyramids_of_giza", "obelisks", "aqueduct", "harbour_of_carthage"],
    goal: components.goals.map((goal) => goal.id),
    solo_card: components.solo_cards.map((card) => card.id),
    object: ["long_road", "tower", "short_road_2", "short_road_1", "short_roads"],
    pedestal: ["pedestal_1", "pedestal_2"],
    map: ["a"],
    track: ["b"],
  };
  test.each(board.kinds)("draws each %s by itself", (kind) => {
    for (const id of ids[kind]!) {
      const { container } = render(board.Piece, { kind, id, facts: printed, texts: czech });
      expect(container.innerHTML, id).not.toMatch(/ui-|undefined|NaN/);
      cleanup();
    }
  });
});

test("spaces are named as in R0.1", () => {
  expect(cellOf("c4")).toEqual({ x: 2, y: 3 });
});
