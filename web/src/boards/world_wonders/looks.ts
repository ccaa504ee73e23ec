/** The colour and the sign of each thing: never one without the other. */
import { sure, type Facts } from "./facts";
import type { Kind, Thing } from "./selection";

interface Look {
  /** A class of the shared blocks that sets the hue. */
  hue: string;
  icon: string;
}

const TYPES: Record<string, Look> = {
  library: { hue: "h-blue", icon: "building-library" },
  farm: { hue: "h-green", icon: "building-farm" },
  habitation: { hue: "h-beige", icon: "building-dwelling" },
  market: { hue: "h-yellow", icon: "building-market" },
  temple: { hue: "h-purple", icon: "building-temple" },
};

const SIGNS: Record<string, Look> = {
  food: { hue: "h-green", icon: "food" },
  ceramics: { hue: "h-orange", icon: "ceramics" },
  technology: { hue: "h-blue", icon: "technology" },
  population: { hue: "h-gray", icon: "population" },
  rings: { hue: "h-purple", icon: "victory-ring" },
  coins: { hue: "h-yellow", icon: "coin" },
  road: { hue: "", icon: "road" },
  natural: { hue: "", icon: "terrain-forest" },
  water: { hue: "", icon: "terrain-water" },
  sidewalk: { hue: "", icon: "sidewalk" },
  long_road: { hue: "", icon: "road" },
  short_roads: { hue: "", icon: "road" },
  tower: { hue: "", icon: "tower" },
  any_building: { hue: "", icon: "city" },
};

/** A building type, a resource, or another sign of the game. */
export function lookOf(id: string): Look {
  return TYPES[id] ?? SIGNS[id] ?? { hue: "", icon: "info" };
}

export function emblemOf(monument: string): string {
  return `monument-${monument.replaceAll("_", "-")}`;
}

/** The hue of a thing on a map; stone and cobbles have none. */
export function hueOf(facts: Facts, object: string): string {
  const tile = facts.tile.get(object);
  return tile ? lookOf(tile.type).hue : "";
}

const HUES: Partial<Record<Kind, string>> = { monument: "orange", pedestal: "yellow", loan: "red", goal: "purple", score: "blue" };

/** The hue of the details of a thing. */
export function hueFor(facts: Facts, { kind, id }: Thing): string {
  return kind === "tile" ? lookOf(sure(facts.tile, id).type).hue.slice(2) : (HUES[kind] ?? "gray");
}

const EVENTS: Record<string, string> = {
  map_dealt: "city",
  order: "play-again",
  round_begins: "sundial",
  tile_removed: "discard",
  revealed: "deck",
  monument_revealed: "wonder",
  goal_revealed: "achievement",
  start_road: "road",
  building_bought: "coin",
  monument_bought: "wonder",
  object_bought: "coin",
  pedestal_bought: "achievement",
  placed: "build",
  gained: "plus",
  population_grew: "population",
  population_full: "population",
  loan_taken: "debt",
  loan_repaid: "debt",
  out: "close",
  dropped_out: "close",
  solo_card: "bot",
  solo_reshuffled: "deck",
  solo_tile: "discard",
  solo_object: "discard",
  solo_monument: "wonder",
  solo_nothing: "bot",
  game_over: "score",
};

export function eventIcon(kind: string): string {
  return EVENTS[kind] ?? "info";
}
