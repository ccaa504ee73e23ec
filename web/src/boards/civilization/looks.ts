/** The colour and the sign of each thing: never one without the other. */
import type { Thing } from "./selection";

const TERRAINS: Record<string, { fill: string; icon: string }> = {
  grassland: { fill: "grass", icon: "terrain-grassland" },
  forest: { fill: "forest", icon: "terrain-forest" },
  desert: { fill: "desert", icon: "terrain-desert" },
  mountain: { fill: "mountain", icon: "terrain-mountain" },
  water: { fill: "water", icon: "terrain-water" },
};
export const terrainFill = (terrain: string): string => `var(--t-${TERRAINS[terrain]?.fill ?? "fog"})`;
export const terrainIcon = (terrain: string): string => TERRAINS[terrain]?.icon ?? "hidden";

/** What squares yield, in the order in which the view counts it. */
export const YIELDS = ["trade", "production", "culture", "coin"] as const;
/** The icon of a printed symbol: trade, production, culture, coins, combat. */
const ICONS: Record<string, string> = { trade: "trade", production: "production", culture: "culture", coin: "civ-coin", combat: "battle" };
export const yieldIcon = (icon: string): string => ICONS[icon] ?? "info";

export const resourceIcon = (resource: string): string => resource;

/** The tokens on the map. */
const TOKENS: Record<string, string> = {
  harbor: "building-harbor",
  shipyard: "building-shipyard",
  trading_post: "scales",
  granary: "building-farm",
  aqueduct: "monument-aqueduct",
  library: "building-library",
  university: "quill",
  workshop: "production",
  iron_mine: "factory",
  market: "building-market",
  bank: "civ-coin",
  barracks: "shield",
  academy: "castle",
  temple: "building-temple",
  cathedral: "building-cathedral",
  city_walls: "castle",
  artist: "culture",
  builder: "plumb",
  general: "battle",
  humanitarian: "leaf",
  industrialist: "wheel",
  scientist: "focus-science",
};
const OF_KINDS: Record<string, string> = { hut: "hut", village: "village", wonder: "wonder", city_state: "tower", relic: "armillary" };
/** What a held or known hut or village stands for: its resource, if it has one. */
const GIVES = /_(wheat|incense|silk|iron|spy|uranium)$/;
export function tokenIcon(kind: string, id: string): string {
  return GIVES.exec(id)?.[1] ?? TOKENS[id] ?? OF_KINDS[kind] ?? "info";
}

/** The icon of a kind of thing. */
const KINDS: Record<string, string> = {
  square: "locate",
  city: "city",
  player: "human",
  technology: "focus-science",
  wonder: "wonder",
  building: "building-market",
  item: "build",
  civilization: "crown",
  government: "crown",
  policy: "rules",
  investment: "civ-coin",
  event: "culture",
  great_person: "human",
  person_type: "human",
  ability: "lightbulb",
  loot: "discard",
  coin_place: "civ-coin",
  hut: "hut",
  village: "village",
  terrain: "hexagon",
};
const OWN = ["wheat", "incense", "silk", "iron", "spy", "uranium", "army", "scout", "infantry", "artillery", "mounted", "aircraft"];
export function iconOf({ kind, id }: Thing): string {
  if (OWN.includes(id)) return id;
  if (id in TOKENS) return TOKENS[id]!;
  if (kind === "terrain") return terrainIcon(id);
  if (kind === "means") return tokenIcon(kind, id);
  if (kind === "unit") return id.split("_", 1)[0]!;
  return KINDS[kind] ?? "chevron-right";
}

const HUES: Record<string, string> = {
  technology: "blue",
  wonder: "orange",
  building: "brown",
  item: "brown",
  civilization: "red",
  government: "red",
  policy: "teal",
  investment: "yellow",
  event: "purple",
  great_person: "green",
  person_type: "green",
  ability: "blue",
  square: "beige",
  city: "beige",
};
export const hueFor = (thing: Thing): string => HUES[thing.kind] ?? "gray";

/** The icons of the log, by the beginnings of the kinds of events; the longest that fits counts. */
const EVENTS: Record<string, string> = {
  civilization: "crown",
  tile: "hexagon",
  first_player: "human",
  capital: "capital",
  figures: "army",
  figure: "army",
  government: "crown",
  anarchy: "crown",
  policy: "rules",
  turn: "sundial",
  phase: "sundial",
  part: "sundial",
  city: "city",
  city_devoted: "culture",
  city_harvested: "wheat",
  city_state: "tower",
  city_fortified: "shield",
  city_destroyed: "close",
  metropolis: "metropolis",
  coin: "civ-coin",
  gatherer: "scout",
  trade: "trade",
  culture: "culture",
  resource: "wheat",
  offer: "trade",
  hut: "hut",
  village: "village",
  event: "culture",
  production: "production",
  unit: "infantry",
  building: "building-market",
  walls: "castle",
  wonder: "wonder",
  program: "timer",
  action_cancelled: "close",
  track: "culture",
  person: "human",
  ability: "lightbulb",
  terrain: "hexagon",
  relic: "armillary",
  caravan: "caravan",
  token: "hut",
  tokens: "hidden",
  square_frozen: "lock",
  research: "focus-science",
  tech: "focus-science",
  newton: "focus-science",
  rank: "chevron-up",
  battle: "battle",
  barbarians: "barbarian",
  forces: "battle",
  armies: "army",
  loot: "discard",
  game_over: "score",
};
export function eventIcon(kind: string): string {
  const begins = Object.keys(EVENTS).filter((start) => kind === start || kind.startsWith(`${start}_`));
  const longest = begins.sort((one, other) => other.length - one.length)[0];
  return longest ? EVENTS[longest]! : "info";
}
