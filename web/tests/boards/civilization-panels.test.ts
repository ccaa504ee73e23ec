// The panels of Civilization on positions of every kind of decision: tools/fixtures/civilization.py.
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { tick } from "svelte";
import { afterEach, describe as group, expect, test, vi } from "vitest";
import type { BoardProps } from "$lib/board";
import { viewAfter } from "$lib/foresight";
import { REST } from "$lib/lookahead.svelte";
import { seatsOfNames } from "$lib/seats";
import { gameTexts, type Texts } from "$lib/texts";
import type { CivilizationNationView, CivilizationView, Foresight, GameFacts, Step, Why } from "$lib/wire";
import { aboutWords } from "../../src/boards/civilization/asking";
import { battleAfter, healthOf, lossAt } from "../../src/boards/civilization/battle";
import { facing, factLines, ownersOf, rulesOf } from "../../src/boards/civilization/details";
import { printedOn } from "../../src/boards/civilization/faces";
import { factsOf } from "../../src/boards/civilization/facts";
import { gathered, hiddenOf, sizeOf } from "../../src/boards/civilization/hands";
import type { CivilizationModel } from "../../src/boards/civilization/model.svelte";
import { PANELS, panelsOf } from "../../src/boards/civilization/panels";
import { rowsOf } from "../../src/boards/civilization/pyramid";
import { thingsOf, verbOf } from "../../src/boards/civilization/selection";
import { amountsOf, goodsOf, heldOf, isGiven, itemOf, lineOf } from "../../src/boards/civilization/trade";
import CardFace from "../../src/boards/civilization/CardFace.svelte";
import Detail from "../../src/boards/civilization/Detail.svelte";
import NationDetail from "../../src/boards/civilization/NationDetail.svelte";
import Trumps from "../../src/boards/civilization/Trumps.svelte";
import Panel from "./CivilizationPanel.svelte";

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
const all = Object.entries(positions);
const names = ["Anna", "Bohumil", "Cecílie", "David", "Eva"];
const czech = await gameTexts("civilization", "cs");
const english = await gameTexts("civilization", "en");
/** A message that is missing, or a number that is none. */
const WRONG = /\bui-[a-z]|undefined|NaN|\bevent-[a-z]|\[object/;

function at(kind: string): Position {
  const found = positions[kind] ?? all.find(([, { view }]) => view.decision?.kind === kind)?.[1];
  if (!found) throw new Error(`no position where ${kind} is decided`);
  return found;
}
const panel = (id: string) => PANELS.find((one) => one.id === id)!;
const nations = (): { nation: CivilizationNationView; seat: number; view: CivilizationView }[] =>
  all.flatMap(([, { view }]) => view.players.map((nation, seat) => ({ nation, seat, view })));

interface Drawn {
  container: HTMLElement;
  model: CivilizationModel;
  act: ReturnType<typeof vi.fn>;
}
function draw(position: Position, part: unknown, { texts = english, given = {}, ...changed }: Partial<BoardProps<CivilizationView>> & { texts?: Texts; given?: Record<string, unknown> } = {}): Drawn {
  const { view, actions, news, foresights, refusals } = position;
  const act = vi.fn();
  let model!: CivilizationModel;
  const props: BoardProps<CivilizationView> = {
    view,
    actions,
    news,
    facts: printed,
    texts,
    seats: seatsOfNames(names.slice(0, view.players.length)),
    busy: false,
    act,
    why: (action) => Promise.resolve(refusals?.[action] ?? null),
    foresee: (line) => Promise.resolve({ foresight: foresights[line.join("; ")] ?? null, why: null }),
    inspect: vi.fn(),
    rule: vi.fn(),
    ...changed,
  };
  const { container } = render(Panel, { props: { props, part: part as Component<never>, given, made: (one: CivilizationModel) => (model = one) } });
  return { container, model, act };
}
const glowing = (container: Element): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(".avail")];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The panel that a question opens, and late in the game all of them. */
function isWorthDrawing(name: string, id: string, { view }: Position): boolean {
  return name.startsWith("late") || panel(id).asked.includes(view.decision?.kind ?? "");
}

group("every panel", () => {
  for (const [whom, texts, decides] of [["who decides, in Czech", czech, true], ["who only watches, in English, and does not glow", english, false]] as const) {
    test(`says everything to somebody ${whom}; its buttons have names`, () => {
      for (const [name, position] of all) {
        for (const { id, part } of panelsOf(position.view)) {
          if (!isWorthDrawing(name, id, position)) continue;
          const { container } = draw({ ...position, actions: decides ? position.actions : [] }, part, { texts });
          expect(container.textContent, `${name}, ${id}`).not.toMatch(WRONG);
          if (!decides) expect(glowing(container), `${name}, ${id}`).toEqual([]);
          for (const button of container.querySelectorAll("button")) {
            const said = button.getAttribute("aria-label") ?? button.textContent.trim();
            expect(said || button.querySelector("[aria-label]"), `${name}, ${id}: ${button.outerHTML.slice(0, 200)}`).toBeTruthy();
          }
          cleanup();
        }
      }
    });
  }

  test("offers each action of its verbs, and nothing that is not legal", async () => {
    for (const [name, position] of all) {
      for (const { id, part, verbs } of panelsOf(position.view)) {
        // An offer is put together before it is sent.
        const wanted = position.actions.filter((action) => verbs.includes(verbOf(action)) && position.view.decision?.kind !== "make_offer" && id !== "cities");
        if (!wanted.length) continue;
        const { container, model } = draw(position, part);
        const found = new Set<string>();
        for (const element of glowing(container)) {
          model.selection.clear();
          await fireEvent.click(element);
          const { action, chosen } = model.selection;
          for (const one of action ? [action] : chosen ? model.selection.actions(chosen) : []) found.add(one);
        }
        expect(wanted.filter((action) => !found.has(action)), `${name}, ${id}`).toEqual([]);
        cleanup();
      }
    }
  });
});

group("the pyramid", () => {
  test("has every tech once, in rows as long as the engine counts", () => {
    for (const { nation } of nations()) {
      const rows = rowsOf(nation, facts);
      expect(rows.map(({ cards }) => cards.length).reverse()).toEqual(nation.slots);
      expect(rows.flatMap(({ cards }) => cards.filter((id) => id !== null)).sort()).toEqual([...nation.technologies].sort());
    }
  });

  test("puts a tech that took a lower slot one row lower, and a card that is no tech into the gap", () => {
    const lowered = rowsOf({ technologies: ["writing", "currency", "mathematics"], slots: [3, 0, 0, 0, 0] }, facts);
    expect(lowered.at(-1)).toEqual({ level: 1, cards: ["mathematics", "writing", "currency"] });
    const newton = rowsOf({ technologies: ["writing", "currency"], slots: [2, 1, 0, 0, 0] }, facts);
    expect(newton.find(({ level }) => level === 2)!.cards).toEqual([null]);
  });

  test("says what a further card costs where there is room, and how much is short", () => {
    const { view } = at("research");
    const me = view.players[view.seat]!;
    const { container } = draw(at("research"), panel("science").part);
    const slots = [...container.querySelectorAll(".slot:not(.shut)")].map((slot) => slot.textContent.trim());
    expect(slots).toHaveLength(me.room.length);
    for (const level of me.room) {
      const price = me.research[level - 1]!;
      const said = slots.find((slot) => slot.startsWith(english.get("ui-slot-price", { price })))!;
      expect(said.includes(english.get("ui-lacks", { count: price - me.trade }))).toBe(price > me.trade);
    }
  });

  test("a tech is researched by the second press", async () => {
    const { container, act } = draw(at("research"), panel("science").part);
    const wanted = at("research").actions.find((action) => action.startsWith("research "))!;
    const name = english.name("technology", wanted.split(" ")[1]!);
    const button = glowing(container).find((one) => one.querySelector(".name")?.textContent === name)!;
    await fireEvent.click(button);
    expect(act).not.toHaveBeenCalled();
    await fireEvent.click(button);
    expect(act).toHaveBeenCalledExactlyOnceWith(wanted);
  });

  test("who has chosen is told, and only the own choice is named", () => {
    const position = at("research");
    const { view } = position;
    const waiting = view.decision!.together ?? [];
    const committed = ["research writing"];
    const players = view.players.map((nation, seat) => (seat === view.seat ? { ...nation, committed } : nation));
    const { container } = draw({ ...position, view: { ...view, players } }, panel("science").part);
    expect([...container.querySelectorAll(".done .state")]).toHaveLength(view.players.length - waiting.length);
    expect(container.querySelector(".mine")!.textContent).toContain(english.name("technology", "writing"));
  });
});

group("the culture track", () => {
  test("has the printed spaces with everybody's marker", () => {
    for (const [, position] of all.filter(([name]) => name.startsWith("late"))) {
      const { container } = draw(position, panel("culture").part);
      expect(container.querySelectorAll(".space")).toHaveLength(facts.track.spaces.length);
      expect(container.querySelectorAll(".space .seat")).toHaveLength(position.view.players.length);
      cleanup();
    }
  });

  test("a space that cannot be paid says why", async () => {
    const found = all.map(([, position]) => position).find(({ actions, view }) => view.decision?.kind === "city" && !actions.includes("advance 5") && view.players[view.seat]!.track < 15)!;
    const why = vi.fn(() => Promise.resolve(null));
    const { container, model } = draw(found, panel("culture").part, { why });
    const far = container.querySelectorAll<HTMLElement>("button.space")[4]!;
    await fireEvent.click(far);
    expect(why).toHaveBeenCalledWith("advance 5");
    expect(model.selection.action).toBeUndefined();
  });
});

group("battles", () => {
  const battles = all.filter(([, { view }]) => view.battle !== null);

  test("are among the positions", () => expect(battles.length).toBeGreaterThan(2));

  test("the sum of a side is its health at the fronts and its lead in the combat bonus", () => {
    for (const [, { view }] of battles) {
      const { attacker, defender, fronts = [] } = view.battle!;
      expect(attacker.total).toBe(healthOf(fronts, "attacker") + Math.max(0, attacker.bonus - defender.bonus));
      expect(defender.total).toBe(healthOf(fronts, "defender") + Math.max(0, defender.bonus - attacker.bonus));
      for (const side of [attacker, defender]) expect(Object.values(side.parts ?? {}).reduce((sum, part) => sum + part, 0)).toBe(side.bonus);
    }
  });

  test("show both sums, and of the enemy's hand the types alone", () => {
    for (const [, position] of battles) {
      const { view } = position;
      const { container } = draw(position, panel("battle").part);
      const now = [...container.querySelectorAll(".now td")].map((cell) => Number(cell.textContent));
      expect(now.sort()).toEqual([view.battle!.attacker.total, view.battle!.defender.total].sort());
      const known = [view.battle!.attacker, view.battle!.defender].flatMap(({ hand }) => gathered(hand.known ?? []));
      expect(container.querySelectorAll(".hand .card")).toHaveLength(known.length);
      cleanup();
    }
  });

  test("a unit is played by the second press, with the strength it has in this battle", async () => {
    const position = at("battle_turn");
    const { view, actions } = position;
    const play = actions.find((action) => action.startsWith("play "))!;
    const side = [view.battle!.attacker, view.battle!.defender].find(({ seat }) => seat === view.seat)!;
    const { container, act } = draw(position, panel("battle").part);
    const place = gathered(side.hand.known ?? []).findIndex(({ id }) => play === `play ${id}`);
    const button = [...container.querySelectorAll<HTMLElement>(".unit.avail")][place]!;
    expect(button.querySelector(".strength")!.textContent).toBe(String(side.values![play.split(" ")[1]!]![0]! + (view.battle!.strength ?? 0)));
    await fireEvent.click(button);
    await fireEvent.click(button);
    expect(act).toHaveBeenCalledExactlyOnceWith(play);
  });

  test("what a front would cost is striped before it is chosen, and the sums after it are told", async () => {
    vi.useFakeTimers();
    const position = at("choose_front");
    const { view, actions, foresights } = position;
    const action = actions.find((one) => one.startsWith("front "))!;
    const foresight = foresights[action]!;
    const { container } = draw(position, panel("battle").part);
    await fireEvent.click([...container.querySelectorAll<HTMLElement>(".front.avail:not(.new)")][0]!);
    await vi.advanceTimersByTimeAsync(REST);
    await tick();
    const after = battleAfter(view, foresight)!;
    const losses = (["attacker", "defender"] as const).map((role) => lossAt(view.battle!, after, Number(action.split(" ")[1]) - 1, role));
    expect(losses[0]! + losses[1]!).toBeGreaterThan(0);
    expect(container.querySelectorAll(".losing")).toHaveLength(losses[0]! + losses[1]!);
    const told = [...container.querySelectorAll(".after td")].map((cell) => Number(cell.textContent));
    expect(told.sort()).toEqual([after.attacker.total, after.defender.total].sort());
    expect(told).not.toEqual([view.battle!.attacker.total, view.battle!.defender.total].sort());
  });
});

group("negotiation", () => {
  test("items are read from their actions", () => {
    expect(itemOf("give_trade 3")).toEqual({ action: "give_trade 3", kind: "trade", amount: 3 });
    expect(itemOf("ask silk")).toEqual({ action: "ask silk", kind: "resource", id: "silk" });
    expect(itemOf("ask_hut")).toEqual({ action: "ask_hut", kind: "hut", id: undefined });
    expect(isGiven("give_event disoriented")).toBe(true);
    expect(isGiven("ask_event 1")).toBe(false);
    expect(amountsOf(["give_trade 1", "give_trade 2", "give silk", "ask_culture 4"])).toEqual(new Map([["give_trade", 2], ["ask_culture", 4]]));
    expect(lineOf(["ask silk", "give iron", "give iron"], ["give iron", "ask silk"])).toEqual(["give iron", "give iron", "ask silk"]);
  });

  test("one can give what one holds, and ask for what the backs of the other show", () => {
    for (const { view, actions } of all.map(([, position]) => position).filter(({ view }) => view.decision?.kind === "make_offer")) {
      const { seat, to } = view.offer!;
      for (const item of actions.filter((action) => /^(give|ask)/.test(action)).map(itemOf)) {
        if (item.amount === undefined) expect(heldOf(view.players[isGiven(item.action) ? seat : to]!, item, isGiven(item.action)), item.action).toBeGreaterThan(0);
      }
    }
  });

  test("a draft is sent at once, in the order of the engine", async () => {
    const position = at("make_offer");
    const { container, act } = draw(position, panel("trade").part);
    const amounts = amountsOf(position.actions);
    const asked = [...amounts.keys()].find((verb) => verb.startsWith("ask"))!;
    const given = [...amounts.keys()].find((verb) => verb.startsWith("give"))!;
    const [, more] = [...container.querySelectorAll<HTMLElement>(".items")];
    const plus = (side: Element | undefined) => [...side!.querySelectorAll<HTMLButtonElement>(".amount button")][1]!;
    await fireEvent.click(plus(more));
    await fireEvent.click(plus(container.querySelector(".items")!));
    await fireEvent.click(plus(container.querySelector(".items")!));
    await fireEvent.click([...container.querySelectorAll<HTMLElement>(".draft > .btn")][0]!);
    expect(act).toHaveBeenCalledExactlyOnceWith(`${given} 2`, `${asked} 1`, "propose");
  });

  test("an offer says what one gets and what one gives, and what one has then", async () => {
    vi.useFakeTimers();
    const position = at("answer_offer");
    const { view, foresights } = position;
    const { give = [], ask = [] } = view.offer!;
    const { container } = draw(position, panel("trade").part);
    const sides = [...container.querySelectorAll(".answer .items")].map((side) => side.querySelectorAll(".item").length);
    expect(sides).toEqual([give.length, ask.length]);
    await vi.advanceTimersByTimeAsync(REST);
    await tick();
    const then = goodsOf(viewAfter(view, foresights["accept"]!).players[view.seat]!);
    const told = [...container.querySelectorAll(".answer li b")].map((number) => Number(number.textContent));
    const now = goodsOf(view.players[view.seat]!);
    expect(told).toEqual(Object.keys({ ...now, ...then }).filter((id) => (now[id] ?? 0) !== (then[id] ?? 0)).map((id) => then[id] ?? 0));
    expect(told.length).toBeGreaterThan(0);
  });
});

group("what is held", () => {
  test("the own cards are named, those of the others only counted", () => {
    for (const { nation, seat, view } of nations()) {
      if (seat === view.seat) expect(hiddenOf(nation.reserve) + hiddenOf(nation.persons)).toBe(0);
      for (const hand of [nation.events, nation.reserve, nation.persons, nation.tokens]) expect(hiddenOf(hand)).toBeGreaterThanOrEqual(0);
    }
  });

  test("the hand shows every event with its text", () => {
    const rich = all.map(([, position]) => position).filter(({ view }) => (view.players[view.seat]?.events.known ?? []).length > 1);
    expect(rich.length).toBeGreaterThan(0);
    for (const position of rich) {
      const { container } = draw(position, panel("hand").part);
      for (const id of position.view.players[position.view.seat]!.events.known!) {
        expect(container.textContent).toContain(english.name("event", id));
        expect(container.textContent).toContain(english.attribute(`event-${id}`, "text"));
      }
      cleanup();
    }
  });

  test("a nation tells how far its victories are, and the backs of what it holds", () => {
    for (const [, position] of all.filter(([name]) => name.startsWith("late"))) {
      position.view.players.forEach((nation, seat) => {
        const { container } = draw(position, NationDetail, { given: { thing: { kind: "player", id: String(seat) } } });
        for (const [have, need] of Object.values(nation.victories)) expect(container.textContent).toContain(`${have}/${need}`);
        expect(container.textContent).not.toMatch(WRONG);
        const backs = [nation.tokens, nation.events, nation.persons, nation.reserve].flatMap(({ count = {} }) => Object.keys(count));
        expect(container.querySelectorAll(".back")).toHaveLength(backs.length);
        cleanup();
      });
    }
  });

  test("the size of a hand is the sum of its backs", () => expect(sizeOf({ count: { hut: 2, village: 1 } })).toBe(3));
});

group("details", () => {
  const KINDS: [string, { id: string }[]][] = [
    ["technology", facts.technologies],
    ["government", facts.governments],
    ["building", facts.buildings],
    ["wonder", facts.wonders],
    ["event", facts.events],
    ["great_person", facts.great_persons],
    ["person_type", facts.person_types],
    ["policy", facts.policies],
    ["investment", facts.investments],
    ["unit", facts.units],
    ["unit_type", facts.unit_types],
    ["loot", facts.loot],
    ["hut", facts.huts],
    ["village", facts.villages],
    ["city_state", facts.city_states],
    ["relic", facts.relics],
    ["civilization", facts.civilizations],
    ["tile", [...facts.neutral_tiles, ...facts.home_tiles]],
  ];

  test("every component has a face with its text in both languages", () => {
    for (const texts of [czech, english]) {
      for (const [kind, items] of KINDS) {
        for (const { id } of items) {
          const { container } = render(CardFace, { kind, id, facts, texts });
          expect(container.textContent, `${kind} ${id}`).not.toMatch(WRONG);
          const text = texts.attribute(`${kind}-${id}`, "text");
          if (text) expect(container.textContent).toContain(text);
          cleanup();
        }
      }
    }
  });

  test("every thing that can be chosen has details", () => {
    for (const [name, position] of all) {
      const { model } = draw(position, Trumps);
      const things = new Map(position.actions.flatMap((action) => thingsOf(action, position.view, printed)).map((thing) => [thing.kind, thing]));
      things.delete("action");
      for (const [kind, thing] of things) {
        model.selection.details(thing);
        const { container } = render(Detail, { model });
        expect(container.textContent, `${name}, ${kind} ${thing.id}`).not.toMatch(WRONG);
        expect(container.querySelector("h2")?.textContent).toBeTruthy();
      }
      cleanup();
    }
  });

  test("a wonder says its discount, a unit what it is at each rank", () => {
    const { id, discount_technology: tech, discount_cost: less } = facts.wonders.find((wonder) => wonder.discount_technology)!;
    expect(printedOn("wonder", id, facts, english).map(({ words }) => words)).toContain(`${english.name("technology", tech!)}: ${less}`);
    const { container } = render(CardFace, { kind: "unit", id: "infantry_2_2", facts, texts: english });
    expect([...container.querySelectorAll("tbody tr")].map((row) => row.textContent)).toHaveLength(facts.unit.get("infantry_2_2")!.ranks.length);
  });

  test("the price is the reader's own", () => {
    const { view } = at("research");
    const board = { view, me: view.players[view.seat]!, say: (id: string) => english.get(`ui-${id}`), components: facts };
    const level = facts.technology.get("mathematics")!.level;
    expect(factLines({ kind: "technology", id: "mathematics" }, board)[0]!.value).toBe(board.me.research[level - 1]);
    for (const [id, price] of Object.entries(view.prices)) {
      const lines = factLines(facing({ kind: "item", id }, facts), board);
      expect(lines.find(({ icon }) => icon === "production")?.value).toBe(price);
    }
  });

  test("those who have something are named", () => {
    const { view } = at("research");
    const tech = view.players[0]!.technologies[0]!;
    expect(ownersOf({ kind: "technology", id: tech }, view.players)).toContain(0);
    expect(ownersOf({ kind: "event", id: "disoriented" }, view.players)).toEqual([]);
  });

  test("rules that are named are there", () => {
    const numbers = new Set(readFileSync(`${import.meta.dirname}/../../../src/ludopolis/games/civilization/rules.en.md`, "utf8").match(/^\*\*R\d+\.\d+[a-z]?\*\*/gm)!.map((one) => one.replaceAll("*", "")));
    for (const [kind] of [...KINDS, ["square", []], ["city", []], ["player", []], ["front", []], ["resource", []], ["means", []]] as [string, unknown][]) {
      for (const rule of rulesOf({ kind, id: "" })) expect(numbers, `${kind} ${rule}`).toContain(rule);
    }
  });
});

group("what is answered", () => {
  test("is said in words", () => {
    for (const texts of [czech, english]) {
      for (const [, { view }] of all) {
        const said = aboutWords({ view, texts, say: (id: string, args?: Record<string, string | number>) => texts.get(`ui-${id}`, args), nameOf: (seat: number) => names[seat]! } as never);
        if (said !== undefined) expect(said).not.toMatch(WRONG);
      }
    }
  });

  test("names the player who acts and the city that builds", () => {
    const { view } = at("respond");
    const asking = { about: "build", player: 1, city: 0, item: "stonehenge", square: "c8" };
    const said = aboutWords({ view: { ...view, asking }, texts: english, say: (id: string, args?: Record<string, string | number>) => english.get(`ui-${id}`, args), nameOf: (seat: number) => names[seat]! } as never)!;
    for (const part of ["Bohumil", "Stonehenge", "1", "c8"]) expect(said).toContain(part);
  });
});
