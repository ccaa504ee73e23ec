/** The whole position in words. */
import type { TextSection } from "$lib/board";
import type { Cell } from "$lib/grid";
import type { Texts } from "$lib/texts";
import type { GameFacts, WorldWondersCityView, WorldWondersView } from "$lib/wire";
import { cityOf, visible } from "./city";
import { factsOf, nameKind, sure, symbolsOf, type Facts, type Rows } from "./facts";
import { nameOf } from "./grid";
import { CATEGORIES } from "./score";
import { countOf, OBJECTS, priceOf } from "./selection";
import { itemName, shownName, symbolWords } from "./words";

export function describe(view: WorldWondersView, printed: GameFacts, texts: Texts, names: string[]): TextSection[] {
  const facts = factsOf(printed);
  return [
    { title: texts.get("ui-text-table"), lines: table(view, facts, texts, names) },
    { title: texts.get("ui-text-offer"), lines: offer(view, facts, texts) },
    { title: texts.get("ui-display"), lines: display(view, facts, texts) },
    ...(view.goals.length ? [{ title: texts.get("ui-goals"), lines: goals(view, facts, texts, names) }] : []),
    ...(view.solo ? [{ title: texts.get("ui-solo"), lines: solo(view.solo, facts, texts) }] : []),
    ...view.cities.map((city, seat) => ({
      title: texts.get("ui-text-city", { player: names[seat] ?? "" }),
      lines: cityLines(city, facts, texts),
    })),
  ];
}

function table(view: WorldWondersView, facts: Facts, texts: Texts, names: string[]): string[] {
  const order = view.order.map((seat) => names[seat] ?? "").join(", ");
  const lines = [texts.get("ui-text-round", { round: view.round, rounds: facts.rounds, order })];
  if (view.decision) lines.push(texts.get("ui-text-turn", { player: names[view.decision.seat] ?? "" }));
  if (view.result) {
    const places = view.result.places.map((place, seat) => texts.get("ui-text-place", { place, player: names[seat] ?? "" }));
    lines.push(texts.get("ui-text-over", { places: places.join(", ") }));
  }
  if (view.placing) {
    const { item, pieces, cells } = view.placing;
    const left = pieces.filter((count) => count > 0).join(" + ");
    lines.push(texts.get("ui-text-placing", { item: itemName(texts, facts, item), pieces: left, cells: list(texts, cells, " ") }));
  }
  return lines;
}

const list = (texts: Texts, words: string[], between = ", "): string => words.join(between) || texts.get("ui-text-none");

const shapeWords = (parts: Rows[]): string => parts.map((part) => part.join("/")).join(" + ");

function offer(view: WorldWondersView, facts: Facts, texts: Texts): string[] {
  const stacks = view.stacks.map(({ stack, tile, price, left }) =>
    tile
      ? texts.get("ui-text-tile", {
          tile: texts.name("tile", tile),
          price,
          left,
          shape: shapeWords([sure(facts.stack, stack).pattern]),
          symbols: symbolWords(texts, symbolsOf(sure(facts.tile, tile))),
        })
      : texts.get("ui-text-sold", { stack: texts.name("stack", stack), left }),
  );
  const objects = OBJECTS.map((id) =>
    texts.get("ui-text-object", { name: texts.name("object", id), count: countOf(view, id), price: priceOf(view, 0, id) }),
  );
  const named = (kind: string, ids: string[]) => list(texts, ids.map((id) => texts.name(kind, id)));
  const pedestals = view.solo ? [] : [texts.get("ui-text-pedestals", { names: named("pedestal", view.pedestals) })];
  return [texts.get("ui-text-shapes"), ...stacks, ...objects, ...pedestals, texts.get("ui-text-removed", { names: named("tile", view.removed) })];
}

function display(view: WorldWondersView, facts: Facts, texts: Texts): string[] {
  const lines = view.display.map((id) => {
    const monument = sure(facts.monument, id);
    return texts.get("ui-text-monument", {
      monument: texts.name("monument", id),
      needs: Object.keys(monument.next_to).map((kind) => texts.get(`ui-need-${kind}`)).join(", "),
      shape: shapeWords(monument.parts),
      gains: symbolWords(texts, symbolsOf(monument)),
    });
  });
  const legend = lines.length ? [texts.get("ui-text-shapes")] : [];
  return [...legend, ...lines, texts.get("ui-text-deck", { count: view.deck })];
}

function goals(view: WorldWondersView, facts: Facts, texts: Texts, names: string[]): string[] {
  return view.goals.map(({ goal, metrics, points }) => {
    const { first, second } = sure(facts.goal, goal);
    const standings = metrics.map((value, seat) =>
      texts.get("ui-goal-standing", { player: names[seat] ?? "", value, points: points[seat] ?? 0 }),
    );
    return texts.get("ui-text-goal", {
      goal: texts.name("goal", goal),
      text: texts.attribute(`goal-${goal}`, "text") ?? "",
      first,
      second,
      standings: standings.join(", "),
    });
  });
}

function solo(view: NonNullable<WorldWondersView["solo"]>, facts: Facts, texts: Texts): string[] {
  const named = (kind: string, ids: string[]) => list(texts, ids.map((id) => texts.name(kind, id)));
  const lines = [
    texts.get("ui-text-solo", {
      score: view.score,
      deck: view.deck,
      used: named("solo_card", view.used),
      monuments: named("monument", view.monuments),
    }),
  ];
  const card = facts.soloCard.get(view.used.at(-1) ?? "");
  if (!card) return lines;
  if (card.reshuffle) return [...lines, texts.attribute(`solo_card-${card.id}`, "text") ?? ""];
  const top = (card.top ?? []).map((thing) => shownName(texts, thing)).join(", ");
  const parts = { top, middle: shownName(texts, card.middle ?? ""), arrow: texts.get(`ui-solo-${card.arrow}`) };
  return [...lines, texts.get("ui-text-card", { card: texts.name("solo_card", card.id), ...parts })];
}

function cityLines(view: WorldWondersCityView, facts: Facts, texts: Texts): string[] {
  const state = [
    ...(view.out ? [texts.get("ui-out")] : []),
    ...(view.loan ? [texts.get("ui-loan")] : []),
    ...(view.pedestal ? [texts.name("pedestal", view.pedestal)] : []),
  ].join(", ");
  const things = view.objects.map(({ object, cells, district }) =>
    texts.get("ui-text-thing", {
      name: texts.name(nameKind(facts, object), object),
      cells: cells.join(" "),
      district: district ? "yes" : "no",
    }),
  );
  const { coins, coin_limit: limit, coins_spent: spent, population } = view;
  const { food = 0, ceramics = 0, technology = 0 } = view.resources;
  return [
    texts.get("ui-text-map", { map: texts.name("map", view.map), coins, limit, spent, state }),
    texts.get("ui-text-markers", { food, ceramics, technology, population }),
    points(view, texts),
    texts.get("ui-text-monuments", { names: list(texts, view.monuments.map((id) => texts.name("monument", id))) }),
    ...(things.length ? things : [texts.get("ui-text-empty")]),
    ...nature(view, facts, texts),
  ];
}

function points(view: WorldWondersCityView, texts: Texts): string {
  const parts = CATEGORIES.map(({ id }) => `${texts.get(`score-${id}`)} ${view.score[id] ?? 0}`).join(", ");
  return texts.get("ui-text-points", { total: view.score["total"] ?? 0, parts });
}

function nature(view: WorldWondersCityView, facts: Facts, texts: Texts): string[] {
  const city = cityOf(facts, view);
  const cells = (spaces: Cell[]) => list(texts, spaces.map(nameOf), " ");
  return [
    texts.get("ui-text-water", { cells: cells(visible(city, "~")) }),
    texts.get("ui-text-nature", { cells: cells(visible(city, "*")), scoring: list(texts, view.scoring, " ") }),
  ];
}
