// Positions and outcomes: tools/duel_fixtures.py.
import { readFileSync } from "node:fs";
import { describe as group, expect, test } from "vitest";
import { ownSeat } from "$lib/model.svelte";
import { gameTexts, type Texts } from "$lib/texts";
import type { DuelView, Event, GameFacts, Step } from "$lib/wire";
import { changesOf } from "../../src/boards/duel/changes";
import { componentsOf } from "../../src/boards/duel/facts";
import { Foresight } from "../../src/boards/duel/consequences";
import { describe } from "../../src/boards/duel/describe";
import { draftOrder } from "../../src/boards/duel/draft";
import * as effects from "../../src/boards/duel/effects";
import { geometryOf } from "../../src/boards/duel/geometry";
import { question, thingsOf } from "../../src/boards/duel/selection";
import { hiddenCandidates } from "../../src/boards/duel/secrets";

interface Position {
  view: DuelView;
  actions: string[];
  news: Step[];
  outcomes: Record<string, Event[]>;
}
const file = process.env["POSITIONS"] ?? `${import.meta.dirname}/../fixtures/duel.json`;
const { facts, positions } = JSON.parse(readFileSync(file, "utf8")) as {
  facts: GameFacts;
  positions: Record<string, Position>;
};
const components = componentsOf(facts);
const all = Object.entries(positions);
const names = ["Anna", "Bohumil"];
const english = await gameTexts("duel", "en");
const czech = await gameTexts("duel", "cs");

const sum = (events: Event[], kind: string, part: string, player: number): number =>
  events
    .filter((event) => event.kind === kind && event.parts["player"] === player)
    .reduce((total, event) => total + Number(event.parts[part]), 0);
const parts = (events: Event[], kind: string, part: string) =>
  events.filter((event) => event.kind === kind).map((event) => event.parts[part]);

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

group("what is foretold is what the engine does", () => {
  const builds = all.flatMap(([name, position]) =>
    Object.entries(position.outcomes).map(([action, events]) => ({ name, position, action, events })),
  );

  test.each(builds.filter(({ action }) => /^(build|revive) /.test(action)))("$name: $action", ({ position: { view }, action, events }) => {
    const seat = ownSeat(view);
    const [verb, id] = action.split(" ") as [string, string];
    const card = components.card(id);
    const quote = verb === "build" ? effects.slotOf(view, id)!.quote! : null;
    const urban = quote?.chain && effects.owns(view.cities[seat]!, "urbanism") ? effects.CHAIN_INCOME : 0;
    const economy = effects.owns(view.cities[1 - seat]!, "economy") ? (quote?.trade ?? 0) : 0;
    const march = effects.march(view, seat, effects.shieldsOf(view, seat, card), economy);

    if (quote) expect(sum(events, "built", "coins", seat)).toBe(quote.total);
    expect(sum(events, "trade_income", "coins", 1 - seat)).toBe(economy);
    expect(sum(events, "coins_gained", "coins", seat)).toBe(effects.coinsOf(view, seat, card) + urban);
    if (card.shields) expect(parts(events, "pawn_moved", "spaces")).toEqual([march.spaces]);
    expect(parts(events, "looted", "coins")).toEqual(march.loot.map((taken) => taken.coins));
    expect(parts(events, "supremacy_military", "player").length > 0).toBe(card.shields > 0 && march.wins);
    expect(parts(events, "pair", "symbol")).toEqual(view.cities[seat]!.symbols.includes(card.symbol) ? [card.symbol] : []);
  });

  test.each(builds.filter(({ action }) => action.startsWith("wonder ")))("$name: $action", ({ position: { view }, action, events }) => {
    const seat = ownSeat(view);
    const [, id, card] = action.split(" ") as [string, string, string];
    const wonder = components.wonder(id);
    const quote = view.cities[seat]!.wonders.find((one) => one.wonder === id)!.quote!;
    const economy = effects.owns(view.cities[1 - seat]!, "economy") ? quote.trade : 0;
    const march = effects.march(view, seat, wonder.shields, economy);

    expect(sum(events, "wonder_built", "coins", seat)).toBe(quote.total);
    expect(sum(events, "coins_gained", "coins", seat)).toBe(wonder.coins);
    expect(parts(events, "looted", "coins")).toEqual(wonder.shields ? march.loot.map((taken) => taken.coins) : []);
    expect(parts(events, "wonder_returned", "wonder")).toEqual(effects.returnedBy(view, id));
    const asks = wonder.demolishes || wonder.library || wonder.revives;
    if (!asks && !march.wins) {
      const again = effects.playsAgain(view, seat, wonder);
      expect(parts(events, "play_again", "player").length).toBe(again === "yes" ? 1 : 0);
      const hidden = effects.freedBy(view, effects.slotOf(view, card)!).filter((slot) => slot.card === null);
      if (view.structure.length > 1) expect(parts(events, "revealed", "card").length).toBe(hidden.length);
    }
  });

  test.each(builds.filter(({ action }) => action.startsWith("discard ")))("$name: $action", ({ position: { view }, action, events }) => {
    const seat = ownSeat(view);
    const slot = effects.slotOf(view, action.split(" ")[1]!)!;
    expect(sum(events, "discarded", "coins", seat)).toBe(view.cities[seat]!.discard_income);
    const hidden = effects.freedBy(view, slot).filter((one) => one.card === null);
    if (view.structure.length > 1) expect(parts(events, "revealed", "card").length).toBe(hidden.length);
    for (const revealed of parts(events, "revealed", "card"))
      expect(hidden.some((one) => hiddenCandidates(view, components, one).includes(String(revealed)))).toBe(true);
  });
});

group("geometry", () => {
  test.each([1, 2, 3])("age %i: everything is inside its place, in every size", (age) => {
    for (const [width, height] of [[820, 400], [820, 330], [374, 330], [300, 320], [700, 260]] as const) {
      const shape = geometryOf(age, width, height);
      expect(shape.width).toBeLessThanOrEqual(width + 0.01);
      expect(shape.height).toBeLessThanOrEqual(height + 0.01);
      expect(shape.top(2)).toBeGreaterThan(20);
      expect(shape.left(age === 3 ? 9 : 11) + shape.card.width).toBeLessThanOrEqual(shape.width);
    }
  });
});

group("words", () => {
  const missing = (text: string) => /(^|[^\w])(ui|card|wonder|progress|score|decision|colour|age|end)-[a-z]/.test(text);
  const everything = (view: DuelView, texts: Texts) => {
    const ahead = new Foresight(view, ownSeat(view), components, texts, names);
    const cards = components.cards.flatMap((card) => [...ahead.building(card, effects.slotOf(view, card.id)?.quote ?? null), ...ahead.chains(card), ...ahead.taking(card.id)]);
    const wonders = view.cities.flatMap((city) => city.wonders.flatMap((one) => ahead.wonder(components.wonder(one.wonder), one.quote)));
    const tokens = view.progress_board.flatMap((id) => ahead.progress(id));
    return [...cards, ...wonders, ...tokens].map((line) => line.text);
  };

  test.each(all)("%s is told whole in both languages", (_, { view }) => {
    for (const texts of [english, czech]) {
      const lines = describe(view, facts, texts, names).flatMap((section) => [section.title, ...section.lines]);
      const told = lines.join("\n");
      expect(lines.filter(missing)).toEqual([]);
      const cards = [...view.structure.flatMap((slot) => slot.card ?? []), ...view.discard_pile, ...view.cities.flatMap((city) => Object.values(city.buildings).flat())];
      for (const card of cards) expect(told).toContain(texts.name("card", card));
      for (const wonder of [...view.draft, ...view.cities.flatMap((city) => city.wonders.map((one) => one.wonder))])
        expect(told).toContain(texts.name("wonder", wonder));
      expect(everything(view, texts).filter(missing)).toEqual([]);
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
      for (const over of effects.coversOf(view, slot).filter((one) => one.card))
        expect(lineOf(slot.card!).split("On it: ")[1]).toContain(english.name("card", over.card!));
    const taken = free.find((slot) => effects.freedBy(view, slot).length);
    if (taken) expect(lineOf(taken.card!)).toMatch(/Sets free|Turns up/);
  });

  test("loot is told with its space and its half", () => {
    expect(linesOf("age-1-start")).toContain(
      "A token lies on the half of Bohumil: when the pawn reaches space 6 of it, Bohumil loses 5 coins (R7.2).",
    );
  });

  const sources = import.meta.glob<string>("../../src/boards/duel/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
  const used = Object.values(sources).flatMap((source) => [
    ...[...source.matchAll(/(?:say|Say)\((["'])([a-z_-]+)\1/g)].map((match) => match[2]!),
    ...[...source.matchAll(/#line\([^,]+, "([a-z-]+)"/g)].map((match) => match[1]!),
  ]);
  test.each([...new Set(used)])("ui-%s is in both languages", (id) => {
    expect(english.has(`ui-${id}`) && czech.has(`ui-${id}`)).toBe(true);
  });
});

test("the draft goes A B B A, B A A B", () => {
  const { view } = positions["draft_wonder"]!;
  const order = draftOrder(view);
  const first = view.first_player;
  expect(order.map((pick) => pick.seat === first)).toEqual([true, false, false, true, false, true, true, false]);
  expect(order.filter((pick) => pick.now)).toHaveLength(1);
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

group("edge cases of the rules", () => {
  const { view } = positions["age-2-start"]!;
  const at = (pawn: number, coins: number): DuelView => ({
    ...view,
    pawn,
    loot: [[2, 5], [2, 5]],
    cities: view.cities.map((city) => ({ ...city, coins })),
  });

  test("E17, E18: tokens are taken in order, as far as the coins last", () => {
    expect(effects.march(at(2, 9), 0, 1)).toEqual({ spaces: 1, to: 3, loot: [{ token: 2, coins: 2 }], wins: false });
    expect(effects.march(at(2, 3), 0, 4).loot).toEqual([{ token: 2, coins: 2 }, { token: 5, coins: 1 }]);
    expect(effects.march(at(-1, 9), 1, 1).loot).toEqual([]);
  });

  test("E20: surplus shields are ignored at the capital", () => {
    expect(effects.march(at(-7, 9), 1, 3)).toMatchObject({ spaces: 2, to: 9, wins: true });
  });

  test("the Appian Way also takes the coins that trade brings to the owner of Economy", () => {
    const poor = at(0, 1);
    const owner = { ...poor.cities[1]!, progress: ["economy"] };
    const quote = { total: 2, coins: 0, trade: 2, affordable: true, chain: "", lines: [] };
    const told = (cities: DuelView["cities"]) =>
      new Foresight({ ...poor, cities }, 0, components, english, names).wonder(components.wonder("appian_way"), quote).map((line) => line.text);
    expect(told(poor.cities)).toContain("Bohumil loses 1 coin.");
    expect(told([poor.cities[0]!, owner])).toContain("Bohumil loses 3 coins.");
  });

  test("E30: with the last card of an age the extra turn is lost", () => {
    const sphinx = components.wonder("sphinx");
    expect(effects.playsAgain(view, 0, sphinx)).toBe("yes");
    expect(effects.playsAgain({ ...view, structure: view.structure.slice(0, 1) }, 0, sphinx)).toBe("lost");
    expect(effects.playsAgain(view, 0, components.wonder("pyramids"))).toBe("no");
  });
});
