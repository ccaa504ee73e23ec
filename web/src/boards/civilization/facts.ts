/** The printed facts of the game, with types and by id. */
import type { GameFacts } from "$lib/wire";

export type Icons = Partial<Record<"trade" | "production" | "culture" | "coin" | "combat", number>>;

export interface Terrain {
  id: string;
  letter: string;
  icons?: Icons;
}
export interface Resource {
  id: string;
  letter?: string;
  market?: boolean;
}
export interface Civilization {
  id: string;
  technology: string;
  government: string;
  home: string;
}
export interface Technology {
  id: string;
  level: number;
}
export interface Building {
  id: string;
  cost: number;
  terrains?: string[];
  icons?: Icons;
  unique?: boolean;
  upgrade?: string;
  tokens?: number;
  on_centre?: boolean;
}
export interface Wonder {
  id: string;
  era: string;
  cost: number;
  discount_technology?: string;
  discount_cost?: number;
  culture_icons: number;
}
export interface TrackSpace {
  section: number;
  culture: number;
  trade: number;
  reward: string;
}
export interface CultureEvent {
  id: string;
  level: number;
  copies: number;
  phases: string[];
}
export interface PersonType {
  id: string;
  icons: Icons;
  tokens: number;
}
export interface GreatPerson {
  id: string;
  type: string;
}
export interface PolicyCard {
  id: string;
  sides: string[];
}
export interface Investment {
  id: string;
  tiers: ({ markers: number } & Record<string, number>)[];
}
export interface CityState {
  id: string;
  icons: Icons;
  any_resource?: boolean;
}
export interface UnitType {
  id: string;
  trumps?: string;
  costs: number[];
}
export interface Unit {
  id: string;
  type: string;
  copies: number;
  /** Strength and health, rank by rank. */
  ranks: [strength: number, health: number][];
}
export interface Loot {
  id: string;
  cost: number;
  amount: number;
}
/** A tile with its arrow at the south edge, pointing north; four squares in each row. */
export interface Tile {
  id: string;
  rows: string[];
}
export interface Layout {
  id: string;
  seats: number;
  height: number;
  width: number;
  neutral: [row: number, column: number][];
  homes: { row: number; col: number; arrow: string }[];
}

/** `components.json` as the page receives it. */
interface Components {
  constants: { trade_max: number; coins_to_win: number; research_cost: number[]; armies: number; scouts: number } & Record<string, unknown>;
  phases: string[];
  eras: string[];
  terrains: Terrain[];
  resources: Resource[];
  civilizations: Civilization[];
  technologies: Technology[];
  governments: { id: string }[];
  buildings: Building[];
  wonders: Wonder[];
  track: { spaces: TrackSpace[] };
  events: CultureEvent[];
  person_types: PersonType[];
  great_persons: GreatPerson[];
  policy_cards: PolicyCard[];
  policies: { id: string }[];
  investments: Investment[];
  huts: { id: string; copies: number }[];
  villages: { id: string; copies: number }[];
  city_states: CityState[];
  relics: { id: string; tile: string }[];
  unit_types: UnitType[];
  units: Unit[];
  loot: Loot[];
  neutral_tiles: Tile[];
  home_tiles: Tile[];
  layouts: Layout[];
}

export interface Facts extends Components {
  terrain: Map<string, Terrain>;
  civilization: Map<string, Civilization>;
  technology: Map<string, Technology>;
  building: Map<string, Building>;
  wonder: Map<string, Wonder>;
  event: Map<string, CultureEvent>;
  personType: Map<string, PersonType>;
  greatPerson: Map<string, GreatPerson>;
  cityState: Map<string, CityState>;
  relic: Set<string>;
  unitType: Map<string, UnitType>;
  unit: Map<string, Unit>;
  tile: Map<string, Tile>;
}

const read = new WeakMap<object, Facts>();

/** The facts of the game, looked up once. */
export function factsOf(facts: Pick<GameFacts, "components">): Facts {
  const known = read.get(facts.components);
  if (known) return known;
  const components = facts.components as unknown as Components;
  const made: Facts = {
    ...components,
    terrain: byId(components.terrains),
    civilization: byId(components.civilizations),
    technology: byId(components.technologies),
    building: byId(components.buildings),
    wonder: byId(components.wonders),
    event: byId(components.events),
    personType: byId(components.person_types),
    greatPerson: byId(components.great_persons),
    cityState: byId(components.city_states),
    relic: new Set(components.relics.map(({ id }) => id)),
    unitType: byId(components.unit_types),
    unit: byId(components.units),
    tile: byId([...components.neutral_tiles, ...components.home_tiles]),
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
