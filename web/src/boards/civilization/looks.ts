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

/** The icon of a printed symbol: trade, production, culture, coins, combat. */
const YIELDS: Record<string, string> = { trade: "trade", production: "production", culture: "culture", coin: "civ-coin", combat: "battle" };
export const yieldIcon = (icon: string): string => YIELDS[icon] ?? "info";

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
  if (kind === "terrain") return terrainIcon(id);
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

export const eventIcon = (_kind: string): string => "info";
