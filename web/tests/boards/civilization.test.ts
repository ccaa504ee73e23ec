// Positions and outcomes: tools/fixtures/civilization.py.
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe as group, expect, test, vi } from "vitest";
import type { BoardProps } from "$lib/board";
import { REST } from "$lib/lookahead.svelte";
import { seatsOfNames } from "$lib/seats";
import { gameTexts } from "$lib/texts";
import type { CivilizationView, Foresight, GameFacts, Step, Why } from "$lib/wire";
import { board } from "../../src/boards/civilization";
import { newsOf } from "../../src/boards/civilization/changes";
import { factsOf } from "../../src/boards/civilization/facts";
import { beside, cellOf, citiesOf, groundOf, kindOn, landOf, nameOf, turned } from "../../src/boards/civilization/land";
import { YIELDS } from "../../src/boards/civilization/looks";
import { PANELS } from "../../src/boards/civilization/panels";
import { question, squareOf, squaresOf, stepsOf, thingsOf, verbOf } from "../../src/boards/civilization/selection";

interface Position {
  view: CivilizationView;
  actions: string[];
  news: Step[];
  foresights: Record<string, Foresight>;
  refusals: Record<string, Why>;
}
const { facts: printed, positions } = JSON.parse(readFileSync(`${import.meta.dirname}/../fixtures/civilization.json`, "utf8")) as {
  facts: GameFacts;
  positions: Record<string, Position>;
};
const facts = factsOf(printed);
const views = Object.values(positions).map(({ view }) => view);
const names = ["Anna", "Bohumil", "Cecílie", "David", "Eva"];
const czech = await gameTexts("civilization", "cs");
const english = await gameTexts("civilization", "en");

const distinct = (some: string[]): number => new Set(some).size;
const at = (name: string): Position => {
  const found = positions[name];
  if (!found) throw new Error(`no position ${name}`);
  return found;
};

group("the map", () => {
  test("squares are named as the engine names them, beyond z too", () => {
    expect(cellOf("a1")).toEqual({ x: 0, y: 0 });
    expect(cellOf("ab18")).toEqual({ x: 27, y: 17 });
    for (const name of ["a1", "c5", "z18", "aa1", "ab18"]) expect(nameOf(cellOf(name))).toBe(name);
    expect(beside("z3", "east")).toBe("aa3");
    expect(beside("c5", "north")).toBe("c4");
  });

  test("a printed square is read: terrain, more icons, symbol and resource", () => {
    expect(groundOf(facts, "F:w")).toEqual({ terrain: "forest", icons: { production: 2 }, resource: "wheat", symbol: null });
    expect(groundOf(facts, "MV$")).toEqual({ terrain: "mountain", icons: { production: 1, coin: 1 }, resource: null, symbol: "village" });
    expect(groundOf(facts, "FR0$")).toEqual({ terrain: "forest", icons: { coin: 1 }, resource: null, symbol: "relic" });
    expect(groundOf(facts, "G*:w").icons).toEqual({});
  });

  test("a quarter turn goes clockwise", () => {
    const rows = [..."abcd"].map((row) => [1, 2, 3, 4].map((column) => `${row}${column}`));
    expect(turned(rows, 1)[0]).toEqual(["d1", "c1", "b1", "a1"]);
    expect(turned(rows, 4)).toEqual(rows);
  });

  test("bare squares of cities yield what is printed where they are drawn", () => {
    let compared = 0;
    for (const view of views) {
      const land = landOf(view, facts);
      for (const { city } of citiesOf(view)) {
        for (const [square, numbers] of Object.entries(city.yields ?? {})) {
          const { on, figures } = view.squares[square] ?? {};
          if (figures || (on && on !== "hut" && on !== "village" && kindOn(facts, on) !== "relic")) continue;
          const icons = land.squares.get(square)!.ground!.icons;
          expect([square, ...numbers]).toEqual([square, ...YIELDS.map((icon) => icons[icon] ?? 0)]);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  test("everything the view has on a square lies on a known square of the map", () => {
    for (const view of views) {
      const land = landOf(view, facts);
      expect(land.squares.size).toBe(view.tiles.length * 16);
      for (const square of Object.keys(view.squares)) expect(land.squares.get(square)?.ground).toBeTruthy();
      for (const { city } of citiesOf(view)) expect(land.squares.get(city.square)?.ground).toBeTruthy();
    }
  });

  test("ways lead where the engine says, and a way of one step is a legal step", () => {
    let ways = 0;
    for (const { view, actions } of Object.values(positions)) {
      for (const [square, { way }] of Object.entries(view.reach)) {
        expect(squaresOf(view.asking!.square!, way).at(-1)).toBe(square);
        expect(actions).toContain(stepsOf(way)[0]);
        ways += 1;
      }
      for (const action of actions.filter((one) => verbOf(one) === "step")) expect(view.reach[squareOf(action, view)!]?.way).toHaveLength(1);
    }
    expect(ways).toBeGreaterThan(8);
  });
});

group("what can be chosen", () => {
  test("the fixtures hold every kind of decision", () => {
    const source = readFileSync(`${import.meta.dirname}/../../../src/ludopolis/games/civilization/text.en.ftl`, "utf8");
    const kinds = [...source.matchAll(/^decision-(\w+) =/gm)].map((found) => found[1]);
    expect(kinds.length).toBeGreaterThan(50);
    expect(kinds.filter((kind) => !views.some((view) => view.decision?.kind === kind))).toEqual([]);
  });

  test("a square is asked about with the verb of its decision", () => {
    let asked = 0;
    for (const { view, refusals } of Object.values(positions)) {
      for (const action of Object.keys(refusals)) {
        expect(question({ kind: "square", id: squareOf(action, view)! }, view)).toBe(action);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(5);
  });

  test("every action is offered by something", () => {
    for (const { view, actions } of Object.values(positions)) for (const action of actions) expect(thingsOf(action, view, printed)).not.toEqual([]);
  });
});

group("news", () => {
  test("marks what events name, and whoever else did something", () => {
    const step = { number: 1, seat: 1, at: 0, events: [{ kind: "building_built", parts: { player: 1, building: "library", square: "c3" } }], action: null, by_seat: {} };
    const found = newsOf([step], 0, printed);
    expect([...found.squares]).toEqual(["c3"]);
    expect([...found.seats]).toEqual([1]);
    expect(found.things).toContain("id:library kind:building");
    expect(newsOf([step], 1, printed).seats.size).toBe(0);
  });

  test("a phase that begins is nothing new", () => {
    const step = { number: 1, seat: 1, at: 0, events: [{ kind: "part_begins", parts: { player: 1, phase: "city" } }], action: null, by_seat: {} };
    expect(newsOf([step], 0, printed).seats.size).toBe(0);
  });
});

group("words", () => {
  test("both languages have the same messages", () => {
    const ids = (language: string) =>
      [...readFileSync(`${import.meta.dirname}/../../src/boards/civilization/text.${language}.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
    expect(ids("cs")).toEqual(ids("en"));
  });

  test("actions call players by their names", () => {
    expect(english.action("offer 2", printed, names)).toContain("Bohumil");
    expect(english.action("player 1", printed, names)).toContain("Anna");
  });

  test.each([czech, english])("the whole position is said ($language)", (texts) => {
    for (const view of views) {
      const sections = board.describe(view, printed, texts, names);
      const said = sections.flatMap((section) => [section.title, ...section.lines]).join("\n");
      expect(said).not.toMatch(/\bui-|undefined|NaN|\{|\[object/);
      for (const [square, { on }] of Object.entries(view.squares)) {
        const kind = on ? kindOn(facts, on) : null;
        if (on && kind && kind !== on) expect(said).toMatch(new RegExp(`^${square} .*${texts.name(kind, on).replace(/[.()]/g, "\\$&")}`, "m"));
      }
      for (const { technologies } of view.players) for (const id of technologies) expect(said).toContain(texts.name("technology", id));
      for (const [wonder, place] of Object.entries(view.wonders)) if (place === "market") expect(said).toContain(texts.name("wonder", wonder));
    }
  });
});

/** Until the service was asked and has answered, several times over. */
async function answered(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await vi.advanceTimersByTimeAsync(REST + 1);
    await tick();
  }
}

const propsOf = ({ view, actions, news, foresights, refusals }: Position, more: Partial<BoardProps<CivilizationView>> = {}): BoardProps<CivilizationView> => ({
  view,
  facts: printed,
  texts: english,
  seats: seatsOfNames(names.slice(0, view.players.length)),
  actions,
  news,
  busy: false,
  act: vi.fn(),
  why: (action) => Promise.resolve(refusals[action] ?? null),
  foresee: (line) => Promise.resolve({ foresight: foresights[line.join("; ")] ?? null, why: null }),
  inspect: vi.fn(),
  rule: vi.fn(),
  ...more,
});
const drawn = (name: string, more: Partial<BoardProps<CivilizationView>> = {}) => render(board.Board, propsOf(at(name), more)).container;
const square = (container: Element, id: string): Element => [...container.querySelectorAll(".square")].find((one) => one.getAttribute("aria-label")!.startsWith(`${id} `))!;
const MISSING = /ui-[a-z]+|undefined|NaN|\[object|(?:technology|wonder|building|event|policy|unit)-[a-z]+/;

group("the board", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test.each(Object.keys(positions))("draws a position without missing words (%s)", (name) => {
    expect(drawn(name).textContent).not.toMatch(MISSING);
  });

  test.each(Object.keys(positions))("offers all legal actions (%s)", (name) => {
    const { view, actions } = at(name);
    const container = drawn(name);
    const count = (selector: string): number => container.querySelectorAll(selector).length;
    const onMap = new Set([...actions.flatMap((action) => squareOf(action, view) ?? []), ...Object.keys(view.reach)]);
    expect(count(".square.avail")).toBe(onMap.size);
    const things = actions.flatMap((action) => thingsOf(action, view, printed));
    expect(count(".nations .nation.avail")).toBe(distinct(things.filter(({ kind }) => kind === "player").map(({ id }) => id)));
    const panel = PANELS.find(({ asked, there }) => asked.includes(view.decision?.kind ?? "") && (there?.(view) ?? true)) ?? PANELS.find(({ id }) => id === "cities")!;
    const inPanel = actions.filter((action) => panel.verbs.includes(verbOf(action)));
    const below = actions.filter((action) => !panel.verbs.includes(verbOf(action)) && !thingsOf(action, view, printed).some(({ kind }) => ["square", "player"].includes(kind)));
    expect(count(".foot .choice") + count(".foot .bar .btn")).toBe(below.length);
    // Amounts of one verb share a control.
    const ofPanel = inPanel.flatMap((action) => thingsOf(action, view, printed).slice(0, 1).map(({ kind, id }) => (kind === "action" ? verbOf(action) : `${kind} ${id}`)));
    expect(container.querySelectorAll(".panels .inner button").length).toBeGreaterThanOrEqual(distinct(ofPanel));
  });

  test("a group is taken with one press, and a step that meets nobody made with one", async () => {
    const act = vi.fn();
    const { actions, view } = at("move");
    const [group] = actions.filter((action) => verbOf(action) === "group");
    await fireEvent.click(square(drawn("move", { act }), squareOf(group!, view)!));
    expect(act).toHaveBeenCalledExactlyOnceWith(group);
  });

  test("what is farther than a step is a way of several, sent as one move", async () => {
    const act = vi.fn();
    const { view } = at("step");
    const [far, { way }] = Object.entries(view.reach).find(([, reached]) => reached.way.length > 1 && !reached.meets)!;
    const container = drawn("step", { act });
    await fireEvent.click(square(container, far));
    await answered();
    expect(act).toHaveBeenCalledExactlyOnceWith(...stepsOf(way));
  });

  test("where somebody else is asked on the way, only the first step is made", async () => {
    const act = vi.fn();
    const { view } = at("step");
    const why: Why = { code: "not_yours", rule: null, text: { en: "no", cs: "ne" } };
    const [far, { way }] = Object.entries(view.reach).find(([, reached]) => reached.way.length > 1 && !reached.meets)!;
    await fireEvent.click(square(drawn("step", { act, foresee: () => Promise.resolve({ foresight: null, why }) }), far));
    await answered();
    expect(act).toHaveBeenCalledExactlyOnceWith(stepsOf(way)[0]);
  });

  test("whoever meets somebody on the way is asked once more", async () => {
    const act = vi.fn();
    const { view } = at("meeting");
    const [met, { way }] = Object.entries(view.reach).find(([, reached]) => reached.meets)!;
    const container = drawn("meeting", { act });
    await fireEvent.click(square(container, met));
    await answered();
    expect(act).not.toHaveBeenCalled();
    expect(container.querySelectorAll(".rings .sel").length).toBeGreaterThan(0);
    await fireEvent.click(square(container, met));
    await answered();
    expect(act).toHaveBeenCalledExactlyOnceWith(...stepsOf(way));
  });

  test("a city and what it does are chosen one after the other and sent as one move", async () => {
    const act = vi.fn();
    const [name, { actions, foresights }] = Object.entries(positions).find(([, { view, actions }]) => view.decision?.kind === "city" && actions.some((action) => verbOf(action) === "city"))!;
    const city = actions.find((action) => verbOf(action) === "city")!;
    const container = drawn(name, { act });
    await fireEvent.click(container.querySelector(".city.avail")!);
    await answered();
    const rows = [...container.querySelectorAll<HTMLElement>(".list .row:not(.no)")];
    const builds = foresights[city]!.next!.actions.filter((action) => verbOf(action) === "build");
    expect(rows.map((row) => row.querySelector("b")!.textContent).sort()).toEqual(builds.map((action) => english.name("item", action.split(" ")[1]!)).sort());
    await fireEvent.click(rows[0]!);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(rows[0]!);
    await answered();
    expect(act.mock.lastCall![0]).toBe(city);
    expect(builds).toContain(act.mock.lastCall![1]);
  });

  test("the squares of the city that acts tell what they yield", () => {
    const { view } = at("city_action");
    const { city } = citiesOf(view).find(({ seat, index }) => seat === view.seat && index === view.asking!.city)!;
    const told = [...drawn("city_action").querySelectorAll(".yields text")].map((text) => Number(text.textContent));
    const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0);
    expect(sum(told)).toBe(sum(Object.values(city.yields!).flat()));
  });

  test("prices are those of the engine", () => {
    const { view } = at("city_action");
    const rows = [...drawn("city_action").querySelectorAll(".list .row")];
    expect(rows).toHaveLength(Object.keys(view.prices).length);
    for (const row of rows) {
      const item = Object.keys(view.prices).find((id) => english.name("item", id) === row.querySelector("b")!.textContent)!;
      expect(row.querySelector(".price b")!.textContent).toBe(String(view.prices[item]));
    }
  });

  test("a square that does not glow says why, with the rule", async () => {
    const rule = vi.fn();
    const [name, { refusals, view }] = Object.entries(positions).find(([, one]) => Object.keys(one.refusals).length)!;
    const [[action, why]] = Object.entries(refusals) as [[string, Why]];
    await fireEvent.click(square(drawn(name, { rule }), squareOf(action, view)!));
    await tick();
    expect(await screen.findByText(why.text["en"]!)).toBeTruthy();
    await fireEvent.click(screen.getAllByText(why.rule!)[0]!);
    expect(rule).toHaveBeenCalledWith(why.rule);
  });

  test("a spectator sees the table and is asked nothing", () => {
    const { view } = at("city");
    const container = drawn("city", { view: { ...view, seat: -1, prices: {} }, actions: [] });
    expect(container.querySelectorAll(".avail")).toHaveLength(0);
    expect(container.textContent).not.toMatch(MISSING);
  });
});
