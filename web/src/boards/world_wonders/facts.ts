/** The printed facts of the game, with types and by id. */
import type { GameFacts, WorldWondersCityView } from "$lib/wire";

export type Rows = string[];
export type Resource = "food" | "ceramics" | "technology";
export const RESOURCES: readonly Resource[] = ["food", "ceramics", "technology"];

export type Gains = Record<Resource, number>;

export interface Stack {
  id: string;
  pattern: Rows;
  price: number;
}
export interface Tile extends Gains {
  id: string;
  stack: string;
  type: string;
}
export interface Monument extends Gains {
  id: string;
  arrangement: string;
  parts: Rows[];
  next_to: Record<string, number>;
  population: number;
  rings: number;
}
export interface Goal {
  id: string;
  first: number;
  second: number;
}
export interface SoloCard {
  id: string;
  top?: string[];
  middle?: string;
  arrow?: "left" | "right";
  reshuffle?: boolean;
}
export interface ResourceTrack {
  last: number;
  population_at: number[];
}
export interface Track extends Record<Resource, ResourceTrack> {
  id: string;
  population: { last: number; rings_at: number[] };
}
export interface CityMap {
  id: string;
  grid: Rows;
}
interface Pedestal {
  id: string;
  position: number;
  price: number;
}
interface ShortRoad {
  id: string;
  pattern: Rows;
  count: number;
}

/** `components.json` as the page receives it. */
interface Components {
  rounds: number;
  coins: number;
  types: { id: string; letter: string }[];
  stacks: Stack[];
  tiles: Tile[];
  long_road: { pattern: Rows; price: number };
  short_roads: { pieces: ShortRoad[]; price: number };
  tower: { pattern: Rows; price: number };
  pedestals: Pedestal[];
  loan: { extra_coins: number; repayment: number; penalty: number };
  monuments: Monument[];
  goals: Goal[];
  solo_cards: SoloCard[];
  tracks: Track[];
  maps: CityMap[];
}

export interface Facts extends Components {
  tile: Map<string, Tile>;
  stack: Map<string, Stack>;
  monument: Map<string, Monument>;
  goal: Map<string, Goal>;
  pedestal: Map<string, Pedestal>;
  soloCard: Map<string, SoloCard>;
  letter: Map<string, string>;
}

const read = new WeakMap<object, Facts>();

/** The facts of the game, looked up once. */
export function factsOf(facts: Pick<GameFacts, "components">): Facts {
  const known = read.get(facts.components);
  if (known) return known;
  const components = facts.components as unknown as Components;
  const made: Facts = {
    ...components,
    tile: byId(components.tiles),
    stack: byId(components.stacks),
    monument: byId(components.monuments),
    goal: byId(components.goals),
    pedestal: byId(components.pedestals),
    soloCard: byId(components.solo_cards),
    letter: new Map(components.types.map((type) => [type.id, type.letter])),
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

export function trackOf(facts: Facts, side: boolean | number | string | undefined): Track {
  return facts.tracks.find((track) => track.id === side) ?? facts.tracks[0]!;
}

export function mapOf(facts: Facts, id: string): CityMap {
  return facts.maps.find((map) => map.id === id) ?? facts.maps[0]!;
}

export type ThingKind = "tile" | "monument" | "tower" | "road";

/** What sort of thing an object on a map is. */
export function kindOf(facts: Facts, object: string): ThingKind {
  if (facts.tile.has(object)) return "tile";
  if (facts.monument.has(object)) return "monument";
  return object === "tower" ? "tower" : "road";
}

/** The kind under which the texts name an object. */
export function nameKind(facts: Facts, object: string): "tile" | "monument" | "object" {
  const kind = kindOf(facts, object);
  return kind === "tile" || kind === "monument" ? kind : "object";
}

/** Each symbol a tile or monument shows, as often as it is there. */
export function symbolsOf(item: Tile | Monument): string[] {
  const counted: [string, number][] = RESOURCES.map((id) => [id, item[id]]);
  if ("rings" in item) counted.push(["population", item.population], ["rings", item.rings]);
  return counted.flatMap(([id, count]) => Array<string>(count).fill(id));
}

export interface Need {
  kind: string;
  met: boolean;
}

/** What a monument must stand by, and whether the city has it to offer. */
export function needsOf(monument: Monument, city: Pick<WorldWondersCityView, "neighbours">): Need[] {
  return Object.keys(monument.next_to).map((kind) => ({ kind, met: city.neighbours.includes(kind) }));
}

/** How often each symbol occurs, in the order of the first ones. */
export function counted(symbols: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const id of symbols) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found];
}
