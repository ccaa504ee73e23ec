/** The colour and the sign of each thing: never one without the other. */
import { sure, type Facts } from "./facts";
import type { Thing } from "./selection";

const TYPES: Record<string, string> = { culture: "purple", science: "blue", economy: "yellow", industry: "orange", military: "red" };

/** The hue of a focus type. */
export const hueOf = (type: string): string => TYPES[type] ?? "gray";
export const typeIcon = (type: string): string => `focus-${type}`;
export const cardHue = (facts: Facts, card: string): string => hueOf(sure(facts.card, card).type);
export const cardIcon = (facts: Facts, card: string): string => typeIcon(sure(facts.card, card).type);

const TERRAINS: Record<string, { fill: string; icon: string }> = {
  grassland: { fill: "grass", icon: "terrain-grassland" },
  hills: { fill: "hills", icon: "terrain-hills" },
  forest: { fill: "forest", icon: "terrain-forest" },
  desert: { fill: "desert", icon: "terrain-desert" },
  mountains: { fill: "mountain", icon: "terrain-mountain" },
  water: { fill: "water", icon: "terrain-water" },
  natural_wonder: { fill: "wonder", icon: "natural-wonder" },
};
export const terrainFill = (terrain: string): string => `var(--t-${TERRAINS[terrain]?.fill ?? "fog"})`;
export const terrainIcon = (terrain: string): string => TERRAINS[terrain]?.icon ?? "hexagon";

/** The terrains a slot opens are those that are not harder; the hardest of them stands beside its number. */
export function slotTerrain(facts: Facts, slot: number): string {
  const fits = facts.terrains.filter(({ id, difficulty }) => difficulty === slot && id !== "water" && id !== "natural_wonder");
  return fits[0]?.id ?? "";
}

export const resourceIcon = (resource: string): string => resource;

/** The signs of the event dial; a blank space has none. */
const SYMBOLS: Record<string, string> = { spawn: "barbarian", move: "chevron-right", trade: "trade-token" };
export const symbolIcon = (symbol: string): string => SYMBOLS[symbol] ?? "hexagon";

const LEVELS = ["", "I", "II", "III", "IV"];
export const roman = (level: number): string => LEVELS[level] ?? String(level);

/** The icon of what adds to a combat value. */
const BONUSES: Record<string, string> = { die: "rotate", slot: "focus-military", card: "focus-military", reinforced: "reinforced", tokens: "trade-token", terrain: "hexagon" };
export function bonusIcon(facts: Facts, id: string): string {
  if (facts.wonder.has(id)) return "wonder";
  if (facts.leader.has(id)) return "crown";
  return BONUSES[id] ?? (facts.cityState.has(id) ? "city" : "link");
}

const HUES: Partial<Record<Thing["kind"], string>> = { agenda: "green", player: "gray", event_dial: "gray", dial: "blue" };
const SPACE_HUE = "beige";

/** The hue of the details of a thing. */
export function hueFor(facts: Facts, thing: Thing): string {
  if (thing.kind === "card") return cardHue(facts, thing.id);
  if (thing.kind === "wonder") return hueOf(sure(facts.wonder, thing.id).type);
  return HUES[thing.kind] ?? SPACE_HUE;
}

const EVENTS: Record<string, string> = {
  leader_dealt: "crown",
  core_laid: "hexagon",
  tile_laid: "hexagon",
  water_filled: "terrain-water",
  capital_placed: "capital",
  first_player: "human",
  victory_card_drawn: "achievement",
  wonder_revealed: "wonder",
  turn_begins: "sundial",
  event_spawn: "barbarian",
  event_move: "barbarian",
  event_trade: "trade-token",
  ability_used: "wonder",
  cards_swapped: "flip",
  focus_resolved: "deck",
  token_placed: "control-token",
  token_removed: "close",
  token_replaced: "control-token",
  token_moved: "control-token",
  token_reinforced: "reinforced",
  token_weakened: "control-token",
  resource_gained: "plus",
  resource_spent: "discard",
  resource_exchanged: "trade",
  natural_wonder_gained: "natural-wonder",
  natural_wonder_returned: "natural-wonder",
  natural_wonder_spent: "natural-wonder",
  natural_wonder_put: "natural-wonder",
  city_state_spent: "city",
  trade_token_gained: "trade-token",
  trade_token_stored: "trade-token",
  trade_token_spent: "trade-token",
  trade_token_lost: "trade-token",
  trade_tokens_wasted: "trade-token",
  dial_advanced: "focus-science",
  card_gained: "deck",
  caravan_moved: "caravan",
  caravan_visited_state: "caravan",
  caravan_visited_city: "caravan",
  caravan_destroyed: "caravan",
  caravan_returned: "caravan",
  caravans_gained: "caravan",
  pact_taken: "link",
  pact_returned: "link",
  alliance_made: "link",
  alliance_ended: "link",
  city_built: "city",
  city_destroyed: "close",
  wonder_built: "wonder",
  wonder_gained: "wonder",
  wonder_lost: "wonder",
  attacked_barbarian: "focus-military",
  attacked_state: "focus-military",
  attacked_player: "focus-military",
  dice_rolled: "rotate",
  attack_won: "check",
  attack_lost: "close",
  city_captured: "city",
  capital_defeated: "capital",
  state_conquered: "city",
  state_liberated: "city",
  state_freed: "city",
  struck: "uranium",
  barbarian_moved: "barbarian",
  barbarian_turned_back: "barbarian",
  barbarian_appeared: "barbarian",
  barbarian_removed: "barbarian",
  capital_raided: "barbarian",
  agenda_met: "achievement",
  game_over: "score",
};
export const eventIcon = (kind: string): string => EVENTS[kind] ?? "info";
