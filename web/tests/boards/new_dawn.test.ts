// Positions and outcomes: tools/fixtures/new_dawn.py.
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe as group, expect, test, vi } from "vitest";
import type { BoardProps } from "$lib/board";
import { viewAfter } from "$lib/foresight";
import { cellKey } from "$lib/grid";
import { REST } from "$lib/lookahead.svelte";
import { seatsOfNames } from "$lib/seats";
import { gameTexts } from "$lib/texts";
import type { Foresight, GameFacts, NewDawnView, Step, Why } from "$lib/wire";
import { board } from "../../src/boards/new_dawn";
import { newsOf } from "../../src/boards/new_dawn/changes";
import { isAttack, prospectsOf, targetsOf } from "../../src/boards/new_dawn/combat";
import { factsOf } from "../../src/boards/new_dawn/facts";
import { GRID, landOf, Occupied, turnedSide } from "../../src/boards/new_dawn/land";
import { pieceOf, readPlace, touchedBy, writePlace } from "../../src/boards/new_dawn/laying";
import { question, spaceOf, thingsOf } from "../../src/boards/new_dawn/selection";
import { total } from "../../src/boards/new_dawn/words";
import { laid } from "$lib/pieces";

interface Position {
  view: NewDawnView;
  actions: string[];
  news: Step[];
  foresights: Record<string, Foresight>;
  refusals: Record<string, Why>;
}
const { facts: printed, positions } = JSON.parse(readFileSync(`${import.meta.dirname}/../fixtures/new_dawn.json`, "utf8")) as {
  facts: GameFacts;
  positions: Record<string, Position>;
};
const facts = factsOf(printed);
const all = Object.entries(positions);
const views = all.map(([, { view }]) => view);
const names = ["Anna", "Bohumil", "Cecílie", "David"];
const czech = await gameTexts("new_dawn", "cs");
const english = await gameTexts("new_dawn", "en");

const distinct = (some: string[]): number => new Set(some).size;
const verb = (action: string): string => action.split(" ")[0]!;
const at = (name: string): Position => {
  const found = positions[name];
  if (!found) throw new Error(`no position ${name}`);
  return found;
};

/** The looks ahead at the sides and rotations of a tile. */
const ways = ({ foresights }: Position): [string, Foresight][] => Object.entries(foresights).filter(([line]) => /; turn \d$/.test(line));

group("the map", () => {
  test("what keeps a city from being mature lies beside it", () => {
    let compared = 0;
    for (const view of views) {
      const land = landOf(view, facts);
      for (const { space, missing = [] } of view.players.flatMap((player) => player.cities)) {
        const near = GRID.neighbours(land.spaces.get(space)!.cell).map((cell) => land.at.get(cellKey(cell))?.id);
        for (const id of missing) expect(near).toContain(id);
        compared += missing.length;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  test("no two spaces lie on each other, and water tokens are spaces", () => {
    for (const view of views) {
      const land = landOf(view, facts);
      expect(land.at.size).toBe(view.tiles.length * 10 + view.waters.length);
      expect(land.spaces.size).toBe(land.at.size);
    }
  });

  test("every piece, token and barbarian of the view stands where the view says", () => {
    for (const view of views) {
      const occupied = new Occupied(view, landOf(view, facts));
      view.players.forEach((player, seat) => {
        for (const space of player.tokens) expect(occupied.on(space).standing).toEqual({ seat, piece: "token" });
        for (const space of player.reinforced) expect(occupied.on(space).standing).toEqual({ seat, piece: "reinforced" });
        for (const { space, capital } of player.cities) expect(occupied.on(space).standing).toMatchObject({ seat, piece: capital ? "capital" : "city" });
        for (const place of player.caravans) if (place && place !== "card") expect(occupied.on(place).caravans).toContain(seat);
      });
      for (const { barbarian, space } of view.barbarians) if (space) expect(occupied.on(space).barbarians).toContain(barbarian);
      for (const { city_state, space, conqueror } of view.city_states) expect(occupied.on(space).state).toBe(conqueror === null ? city_state : undefined);
      for (const space of view.resources) expect(occupied.on(space).resource).toMatch(/^(marble|mercury|oil|diamond)$/);
      for (const [wonder, space] of Object.entries(view.wonders)) expect(occupied.on(space).wonder).toBe(wonder);
    }
  });
});

group("laying tiles", () => {
  const laying = at("lay_tile");
  const lines = ways(laying);
  const [x, y] = laying.view.laying!.origin;
  const origin = { x, y };

  test("a place is read where the engine would lay the tile", () => {
    const [line, foresight] = Object.entries(laying.foresights).find(([actions]) => actions.includes("; at "))!;
    const before = new Set(laying.view.tiles.map(({ side }) => side));
    const laidTile = viewAfter(laying.view, foresight).tiles.find(({ side }) => !before.has(side))!;
    const { at: place } = readPlace(line.split("; ").at(-1)!, origin)!;
    expect([place.x, place.y]).toEqual(laidTile.at);
  });

  test("a turned tile covers what the engine says", () => {
    const { side, turns, outline } = at("set_tile").view.laying!;
    expect(turnedSide(facts, side!, turns!)).toEqual(outline.map(([x, y]) => ({ x, y })));
  });

  test("every legal place touches enough laid spaces, overlaps none, and is written as it is read", () => {
    const land = landOf(laying.view, facts);
    expect(lines).toHaveLength(12);
    for (const [line, { next }] of lines) {
      const [, side, turn] = /^lay (\S+); turn (\d)$/.exec(line)!;
      for (const action of next!.actions) {
        const place = readPlace(action, origin)!;
        const cells = laid(pieceOf(facts, side!).turns[Number(turn)]!, place.at);
        expect(cells.filter((cell) => land.at.has(cellKey(cell)))).toEqual([]);
        expect(touchedBy(land, cells).length).toBeGreaterThanOrEqual(facts.custom_map.touching);
        expect(writePlace(place, origin)).toBe(action);
      }
    }
  });
});

group("what can be chosen", () => {
  test("the fixtures hold every kind of decision", () => {
    const source = readFileSync(`${import.meta.dirname}/../../../src/ludopolis/games/new_dawn/text.en.ftl`, "utf8");
    const kinds = [...source.matchAll(/^decision-(\w+) =/gm)].map((found) => found[1]);
    expect(kinds.length).toBeGreaterThan(30);
    expect(kinds.filter((kind) => !views.some((view) => view.decision?.kind === kind))).toEqual([]);
  });

  test("a space is asked about with the verb of its decision", () => {
    for (const { view, refusals } of Object.values(positions)) {
      for (const action of Object.keys(refusals)) {
        const space = spaceOf(action);
        if (space === null || view.players[view.seat]!.tokens.includes(space) || view.barbarians.some((one) => one.space === space)) continue;
        expect(question({ kind: "space", id: space }, view, "1")).toBe(action);
      }
    }
  });
});

group("news", () => {
  test("marks the spaces that events name, and counts what each player did", () => {
    const { view, news } = at("late-3");
    const found = newsOf(view, news, printed);
    const events = news.flatMap((step) => step.events);
    for (const { parts } of events) if (typeof parts["space"] === "string") expect(found.spaces).toContain(parts["space"]);
    expect(found.deeds.reduce((sum, count) => sum + count)).toBe(events.filter(({ kind }) => ["focus_resolved", "ability_used"].includes(kind)).length);
  });

  test("a laid tile is marked as a whole", () => {
    const step = { number: 1, seat: 0, at: 0, events: [{ kind: "tile_laid", parts: { player: 0, side: "12b", position: "k9" } }], action: null, by_seat: {} };
    const found = newsOf(at("laid-2").view, [step], printed);
    expect([[...found.tiles], found.spaces.size]).toEqual([["12"], 0]);
    const [tile] = at("laid-2").view.tiles.slice(-1);
    step.events[0]!.parts.side = tile!.side;
    expect(drawn("laid-2", { news: [step] }).querySelectorAll(".rings .mark")).toHaveLength(1);
  });
});

group("the position in words", () => {
  test("a lost attack is heard: one less is left", () => {
    const { view } = at("attack");
    const said = (left: number) => board.describe({ ...view, resolving: { ...view.resolving!, left } }, printed, english, names)[0]!.lines;
    expect(said(2)).not.toEqual(said(1));
  });
});

group("words", () => {
  test("both languages have the same messages", () => {
    const ids = (language: string) =>
      [...readFileSync(`${import.meta.dirname}/../../src/boards/new_dawn/text.${language}.ftl`, "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
    expect(ids("cs")).toEqual(ids("en"));
  });

  test.each([czech, english])("the whole position is said ($language)", (texts) => {
    for (const view of views) {
      const sections = board.describe(view, printed, texts, names);
      const said = sections.flatMap((section) => [section.title, ...section.lines]).join("\n");
      expect(said).not.toMatch(/\bui-|undefined|NaN|\{|\[object/);
      for (const { side } of view.tiles) {
        const section = sections.find(({ title }) => title.includes(texts.name("side", side)) && title.includes(":"))!;
        expect(section.lines).toHaveLength(facts.outline.a.length);
      }
      for (const { barbarian, space } of view.barbarians) expect(said).toMatch(new RegExp(`${space ?? ""}.*${texts.name("barbarian", barbarian)}`));
      for (const { wonder } of view.decks) if (wonder) expect(said).toContain(texts.name("wonder", wonder));
      for (const player of view.players) for (const { card } of player.row) expect(said).toContain(texts.name("card", card));
    }
  });

  test("an attack is said with both values, part by part", () => {
    const { view } = at("attack_tokens");
    const { attack, defence } = view.combat!;
    const said = board.describe(view, printed, english, names).flatMap((section) => section.lines).join("\n");
    expect(said).toContain(`with ${total(attack)}: Die ${attack["die"]}`);
    expect(said).toContain(`with ${total(defence)}: Die ${defence["die"]}`);
  });
});

/** Until the service was asked and has answered, several times over. */
async function answered(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await vi.advanceTimersByTimeAsync(REST + 1);
    await tick();
  }
}

const propsOf = ({ view, actions, news, foresights, refusals }: Position, more: Partial<BoardProps<NewDawnView>> = {}): BoardProps<NewDawnView> => ({
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
const drawn = (name: string, more: Partial<BoardProps<NewDawnView>> = {}) => render(board.Board, propsOf(at(name), more)).container;
const space = (container: Element, id: string): Element => [...container.querySelectorAll(".space")].find((one) => one.getAttribute("aria-label")!.startsWith(`${id} `))!;
const buttons = (container: Element): string[] => [...container.querySelectorAll(".bar .btn")].map((one) => one.textContent.trim());

group("the board", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test.each(Object.keys(positions))("draws a position without missing words (%s)", (name) => {
    expect(drawn(name).innerHTML).not.toMatch(/ui-[a-z]+|undefined|NaN|\[object|card-[a-z]+_|wonder-[a-z]+_/);
  });

  test.each(Object.keys(positions))("offers all legal actions, and nothing else glows (%s)", (name) => {
    const { view, actions } = at(name);
    const container = drawn(name);
    const glowing = (selector: string): number => container.querySelectorAll(selector).length;
    const caravans = distinct(actions.filter((action) => verb(action) === "caravan").map((action) => action.split(" ")[1]!));
    const ofSpaces = actions.filter((action) => spaceOf(action) !== null);
    const inHand = caravans > 1 ? ofSpaces.filter((action) => action.startsWith("caravan 1 ")) : ofSpaces;
    if (caravans < 2 || inHand.length) expect(glowing(".space.avail")).toBe(distinct(inHand.map((action) => spaceOf(action)!)));
    const things = (kind: string): string[] => actions.flatMap((action) => thingsOf(action, view)).filter((thing) => thing.kind === kind).map((thing) => thing.id);
    const fighting = view.combat !== null || view.laying !== null;
    if (!fighting) expect(glowing(".card.avail")).toBe(distinct(things("card")));
    expect(glowing(".wonder.avail")).toBe(distinct(things("wonder")));
    expect(glowing(".choice")).toBe(things("choice").length);
    expect(glowing(".tile.avail")).toBe(distinct(things("tile")));
    for (const action of actions.filter((one) => ["done", "advance", "store"].includes(one) && view.decision?.kind !== "attack_tokens")) {
      expect(buttons(container).join()).toContain(english.get(`action-${action}`));
    }
  });

  test("a focus card shows its numbers in its slot", () => {
    const { view } = at("choose_focus");
    const container = drawn("choose_focus");
    const shown = [...container.querySelectorAll(".card .does")].map((does) => does.textContent);
    const numbers = view.players[view.seat]!.row.map(({ does }) => does).reverse();
    expect(shown).toHaveLength(5);
    numbers.forEach((does, place) => {
      const said = shown[place]!.match(/\d+/g)!.map(Number).sort();
      expect(said).toEqual(Object.values(does).sort());
    });
  });

  test("whose cards are plundered is said, and what lies on them", () => {
    const { view, actions } = at("plunder");
    const victim = view.row_of!;
    const plunders = actions.filter((action) => verb(action) === "plunder");
    const shown = [...drawn("plunder").querySelectorAll(".choice")].map((choice) => choice.textContent);
    expect(shown).toHaveLength(plunders.length);
    plunders.forEach((action, place) => {
      const card = view.players[victim]!.row.find(({ card }) => action === `plunder ${card}`)!;
      expect(shown[place]).toContain(names[victim]);
      expect(shown[place]).toContain(english.get("ui-trade-tokens", { count: card.trade! }));
    });
  });

  test("while tokens are placed, the bar names the card and counts those left", () => {
    const { resolving } = at("place_token").view;
    const bar = drawn("place_token").querySelector(".bar")!.textContent;
    expect(bar).toContain(english.get("ui-resolving", { card: english.name("card", resolving!.card), slot: resolving!.slot }));
    expect(bar).toContain(english.get("ui-left", { count: resolving!.left! }));
  });

  test("a focus card is resolved by the second press", async () => {
    const act = vi.fn();
    const container = drawn("choose_focus", { act });
    const cards = [...container.querySelectorAll<HTMLElement>(".card")];
    expect(cards.map((card) => card.querySelector("b")!.textContent)).toEqual(["5", "4", "3", "2", "1"]);
    await fireEvent.click(cards[1]!);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(cards[1]!);
    const row = at("choose_focus").view.players[at("choose_focus").view.seat]!.row;
    expect(act).toHaveBeenCalledExactlyOnceWith(`focus ${row.find(({ slot }) => slot === 4)!.card}`);
  });

  test("spaces show the difficulty the engine gives them, and are chosen by keys", async () => {
    const act = vi.fn();
    const { view } = at("place_token");
    const container = drawn("place_token", { act });
    expect([...container.querySelectorAll(".badge text")].map((text) => Number(text.textContent)).sort()).toEqual(Object.entries(view.difficulties).flatMap(([difficulty, spaces]) => spaces.map(() => Number(difficulty))).sort());
    const chosen = targetsOf(view)[0]!.space;
    const target = space(container, chosen);
    await fireEvent.keyDown(target, { key: "Enter" });
    expect(container.querySelectorAll(".rings .sel")).toHaveLength(1);
    await fireEvent.keyDown(target, { key: "Enter" });
    expect(act).toHaveBeenCalledExactlyOnceWith(`place ${chosen}`);
  });

  test("a space that does not glow says why, with the rule", async () => {
    const rule = vi.fn();
    const [[action, why]] = Object.entries(at("place_token").refusals) as [[string, Why]];
    const container = drawn("place_token", { rule });
    await fireEvent.click(space(container, spaceOf(action)!));
    await tick();
    expect(await screen.findByText(why.text["en"]!)).toBeTruthy();
    await fireEvent.click(screen.getAllByText(why.rule!)[0]!);
    expect(rule).toHaveBeenCalledWith(why.rule);
  });

  test("an attack shows both sums before it is declared", async () => {
    const act = vi.fn();
    const target = targetsOf(at("attack").view).find(isAttack)!;
    const container = drawn("attack", { act });
    expect(container.querySelector(".combat")).toBeNull();
    await fireEvent.click(space(container, target.space));
    const sums = [...container.querySelectorAll(".combat .value > b")].map((sum) => parseInt(sum.textContent));
    expect(sums).toEqual([total(target.attack), total(target.defence)]);
    expect(container.querySelectorAll(".combat li")).toHaveLength(Object.keys(target.attack).length + Object.keys(target.defence).length);
    expect(act).not.toHaveBeenCalled();
  });

  test("the other targets stand beside an attack, and pressing one changes to it", async () => {
    const attacks = targetsOf(at("attack").view).filter(isAttack);
    const container = drawn("attack");
    await fireEvent.click(space(container, attacks[0]!.space));
    const shown = [...container.querySelectorAll<HTMLElement>(".prospect")];
    expect(shown).toHaveLength(attacks.length - 1);
    const values = shown.map((one) => one.querySelector("b")!.textContent.split(" : ").map(Number) as [number, number]);
    expect(values.map(([, defence]) => defence).sort()).toEqual(attacks.slice(1).map(({ defence }) => total(defence)).sort());
    await fireEvent.click(shown[0]!);
    expect(container.querySelector(".combat .ptitle")!.textContent).toContain(shown[0]!.querySelector("small")!.textContent);
  });

  test("the target with the best chance comes first", () => {
    const { view } = at("attack");
    const bonuses = [9, 4].map((value, place) => ({ bonus: "terrain", value, spaces: [["2-8", "3-6"][place]!] }));
    for (const actions of [["attack 2-8", "attack 3-6"], ["attack 3-6", "attack 2-8"]]) {
      const found = prospectsOf({ ...view, decision: { ...view.decision!, actions }, attack_bonuses: [], defence_bonuses: bonuses });
      expect(found.map(({ space, defence }) => [space, defence])).toEqual([["3-6", 4], ["2-8", 9]]);
    }
  });

  test("what a won and a lost attack bring is said before tokens are spent", async () => {
    const container = drawn("spend");
    await answered();
    await answered();
    const [won, lost] = [".won", ".lost"].map((end) => container.querySelector(`.ending${end}`)!.textContent);
    const { events } = at("spend").foresights["spend"]!;
    const told = events.filter(({ kind }) => !["attack_won", "trade_token_spent"].includes(kind));
    expect(told.length).toBeGreaterThan(0);
    for (const event of told) expect(won).toContain(english.event(event, printed, names.slice(0, at("spend").view.players.length)));
    expect(lost).not.toEqual(won);
  });

  test("trade tokens are chosen by what they would bring", async () => {
    const act = vi.fn();
    const { foresights } = at("attack_tokens");
    const container = drawn("attack_tokens", { act });
    await answered();
    const options = [...container.querySelectorAll<HTMLElement>(".option")];
    expect(options.length).toBeGreaterThan(1);
    const words = { attack_won: "sure win", attack_lost: "loss" };
    const told = (line: string) => foresights[line]!.events.find(({ kind }) => kind in words);
    const ended = told("done");
    expect(options[0]!.textContent).toContain(ended ? words[ended.kind as keyof typeof words] : "open");
    if (ended) expect(options[0]!.textContent).toContain(`${String(ended.parts["attack"])} : ${String(ended.parts["defence"])}`);
    await fireEvent.click(options[1]!);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(options[1]!);
    expect(act.mock.lastCall![0]).toBe("spend");
    expect(Object.keys(foresights)).toContain((act.mock.lastCall as string[]).join("; "));
  });

  test("a defender chooses among what the engine offers", async () => {
    const act = vi.fn();
    const { actions } = at("defence_tokens");
    const container = drawn("defence_tokens", { act });
    const options = [...container.querySelectorAll<HTMLElement>(".option")];
    expect(options).toHaveLength(actions.length);
    await fireEvent.click(options.at(-1)!);
    await fireEvent.keyDown(container, { key: "Enter" });
    expect(act).toHaveBeenCalledExactlyOnceWith(actions.at(-1));
  });

  test("a tile is laid with side, rotation and place in one move", async () => {
    const act = vi.fn();
    const lines = ways(at("lay_tile"));
    const container = drawn("lay_tile", { act });
    await fireEvent.click(container.querySelector(".tile.avail")!);
    await answered();
    await answered();
    const shown = [...container.querySelectorAll<HTMLElement>(".way")];
    expect(shown.map((way) => Number(way.querySelector("b")!.textContent))).toEqual(lines.map(([, { next }]) => next!.actions.length));
    await fireEvent.click(shown[8]!);
    expect(container.querySelectorAll(".number").length).toBeGreaterThanOrEqual(facts.custom_map.touching);
    await fireEvent.click(screen.getByText(english.get("ui-lay-here")));
    const [line, { next }] = lines[8]!;
    expect(act).toHaveBeenCalledExactlyOnceWith(...line.split("; "), next!.actions[0]);
  });

  test("a tile in hand moves by arrows and finds its next place with N", async () => {
    const container = drawn("lay_tile");
    await fireEvent.click(container.querySelector(".tile.avail")!);
    await answered();
    await answered();
    const map = container.querySelector("[role=application]")!;
    await fireEvent.keyDown(map, { key: "n" });
    expect(map.getAttribute("aria-label")).toMatch(/may lie here/);
    const labels = [];
    for (let step = 0; step < 4; step += 1) {
      await fireEvent.keyDown(map, { key: "ArrowUp" });
      labels.push(map.getAttribute("aria-label"));
    }
    expect(labels.join()).toMatch(/may not lie here/);
    expect(await fireEvent.keyDown(map, { key: "ArrowLeft", ctrlKey: true })).toBe(true);
  });

  test("does nothing while a move is under way, and offers nothing to a spectator", () => {
    expect(drawn("place_token", { busy: true }).querySelectorAll(".avail")).toHaveLength(0);
    cleanup();
    const { view } = at("choose_focus");
    expect(drawn("choose_focus", { view: { ...view, seat: -1 }, actions: [] }).querySelectorAll(".avail")).toHaveLength(0);
  });

  test("agendas show how far the reader is, and who has marked a card", () => {
    const { view } = at("late-3");
    const container = drawn("late-3");
    const told = [...container.querySelectorAll(".agenda b")].map((one) => one.textContent);
    expect(told).toEqual(view.victory_cards.flatMap(({ agendas }) => agendas.map(({ have, need }) => `${have[view.seat]}/${need}`)));
    expect(container.querySelectorAll(".marked .seat")).toHaveLength(view.victory_cards.flatMap(({ marked }) => marked).length);
  });
});
