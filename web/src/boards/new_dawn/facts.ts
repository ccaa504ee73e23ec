/** The printed facts of the game, with types and by id. */
import type { GameFacts } from "$lib/wire";

export type Hex = [q: number, r: number];

export interface FocusCard {
  id: string;
  type: string;
  level: number;
}
export interface Leader {
  id: string;
  row: string[];
}
export interface Wonder {
  id: string;
  type: string;
  era: string;
  cost: number;
  resources: string[];
}
export interface CityState {
  id: string;
  type: string;
}
export interface NaturalWonder {
  id: string;
  resource: string;
}
export interface VictoryCard {
  id: string;
  agendas: string[];
}
/** A space of a tile and the symbol on it. */
export interface Ground {
  terrain: string;
  resource?: string;
  natural_wonder?: string;
  city_state?: string;
  barbarian?: string;
  capital?: boolean;
}
export interface Tile {
  id: string;
  kind: string;
  a: Ground[];
  b: Ground[];
}

/** `components.json` as the page receives it. */
interface Components {
  terrains: { id: string; difficulty: number }[];
  resources: { id: string }[];
  types: string[];
  colours: { id: string }[];
  limits: { tokens: number; cities: number; caravans: number; water: number; trade_tokens_on_card: number };
  focus_cards: FocusCard[];
  leaders: Leader[];
  wonders: Wonder[];
  city_states: CityState[];
  city_state_defence: number;
  natural_wonders: NaturalWonder[];
  victory_cards: VictoryCard[];
  dial: { last: number; after_last: number; levels: Record<string, number> };
  outline: { a: Hex[]; b: Hex[] };
  tiles: Tile[];
  custom_map: { tiles_each: number; touching: number };
}

export interface Facts extends Components {
  card: Map<string, FocusCard>;
  leader: Map<string, Leader>;
  wonder: Map<string, Wonder>;
  cityState: Map<string, CityState>;
  naturalWonder: Map<string, NaturalWonder>;
  tile: Map<string, Tile>;
  difficulty: Map<string, number>;
}

const read = new WeakMap<object, Facts>();

/** The facts of the game, looked up once. */
export function factsOf(facts: Pick<GameFacts, "components">): Facts {
  const known = read.get(facts.components);
  if (known) return known;
  const components = facts.components as unknown as Components;
  const made: Facts = {
    ...components,
    card: byId(components.focus_cards),
    leader: byId(components.leaders),
    wonder: byId(components.wonders),
    cityState: byId(components.city_states),
    naturalWonder: byId(components.natural_wonders),
    tile: byId(components.tiles),
    difficulty: new Map(components.terrains.map(({ id, difficulty }) => [id, difficulty])),
  };
  read.set(facts.components, made);
  return made;
}

function byId<Item extends { id: string }>(items: Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The item with an id; the service sends no unknown ones. */
export function sure<Item>(items: Map<string, Item>, id: string): Item {
  const found = items.get(id);
  if (found === undefined) throw new Error(`unknown component ${id}`);
  return found;
}

/** A side of a tile: `12b` is tile 12 with side b up. */
export const tileOf = (side: string): string => side.slice(0, -1);
export const faceOf = (side: string): "a" | "b" => (side.endsWith("a") ? "a" : "b");

/** What is printed on a side, space by space. */
export const groundsOf = (facts: Facts, side: string): Ground[] => sure(facts.tile, tileOf(side))[faceOf(side)];

/** What a side is known by: its natural wonder, its city-state, its capital, or nothing. */
export function landmarkOf(facts: Facts, side: string): { kind: "natural_wonder" | "city_state"; id: string } | "capital" | null {
  for (const ground of groundsOf(facts, side)) {
    if (ground.capital) return "capital";
    if (ground.natural_wonder) return { kind: "natural_wonder", id: ground.natural_wonder };
    if (ground.city_state) return { kind: "city_state", id: ground.city_state };
  }
  return null;
}

/** The space of the tech dial that brings the next card, if one is ahead. */
export function nextLevel(facts: Facts, dial: number): number | undefined {
  return Object.keys(facts.dial.levels)
    .map(Number)
    .find((space) => space > dial);
}
