/** What changed since the reader's last move, and what an own action would change. */
import { changesWithin, type Line } from "$lib/foresight";
import { keyOf } from "$lib/selection.svelte";
import type { Event, Foresight, GameFacts, Step } from "$lib/wire";
import type { CivilizationModel } from "./model.svelte";
import type { Thing } from "./selection";

// --- news -----------------------------------------------------------------------------------------

export interface News {
  /** The keys of the things that are marked. */
  things: Set<string>;
  /** The squares of the map that are. */
  squares: Set<string>;
  /** The seats that did something. */
  seats: Set<number>;
}

/** What tells of a moment, not of something that is different now. */
const MOMENTS = ["turn_begins", "phase_begins", "part_begins", "response_passed", "phase_muted", "production_counted", "tokens_looked_at"];

export function newsOf(steps: Step[], seat: number, facts: Pick<GameFacts, "events">): News {
  const events = steps.flatMap((step) => step.by_seat?.[String(seat)] ?? step.events).filter(({ kind }) => !MOMENTS.includes(kind));
  const parts = events.flatMap((event) => partsOf(event, facts));
  return {
    things: new Set(parts.map(keyOf)),
    squares: new Set(parts.filter(({ kind }) => kind === "square").map(({ id }) => id)),
    seats: new Set(events.flatMap(({ parts: { player } }) => (typeof player === "number" && player !== seat ? [player] : []))),
  };
}

/** Everything an event names. */
function partsOf(event: Event, facts: Pick<GameFacts, "events">): Thing[] {
  const kinds = facts.events[event.kind] ?? {};
  return Object.entries(event.parts).flatMap(([part, id]) => (typeof id === "string" && kinds[part] ? [{ kind: kinds[part], id }] : []));
}

// --- what is told of a look ahead -----------------------------------------------------------------

/** What the name of an action says by itself. */
const OBVIOUS = [
  "ability_used",
  "event_played",
  "building_built",
  "figure_built",
  "unit_built",
  "wonder_built",
  "walls_built",
  "figures_moved",
  "figures_placed",
  "capital_placed",
  "city_founded",
  "program_started",
  "coin_invested",
  "government_entered",
  "policy_adopted",
  "unit_played",
  "production_counted",
  "gatherer_assigned",
];
export const isObvious = (event: Event): boolean => OBVIOUS.includes(event.kind);

/** The numbers of the own nation that are worth a line, with their icons. */
const COUNTED: Record<string, string> = { trade: "trade", culture: "culture", coins: "civ-coin", track: "achievement", combat: "battle" };
const OF_CITIES: Record<string, string> = { production: "production", trade: "trade", arts: "culture" };

/** The changes that are worth a line: numbers of the own nation and of its cities. */
export function changeLines(foresight: Foresight, board: CivilizationModel): Line[] {
  return changesWithin(foresight, `players.${board.own}`).flatMap(([path, { before, after }]) => {
    const change = { before: Number(before), after: Number(after) };
    const [part = "", city = "", number = ""] = path.split(".");
    if (path in COUNTED) return [lineOf(COUNTED[path]!, board.say(`change-${path}`, change), change)];
    if (part !== "cities" || !(number in OF_CITIES)) return [];
    return [lineOf(OF_CITIES[number]!, board.say(`change-city-${number}`, { ...change, city: Number(city) + 1 }), change)];
  });
}

const lineOf = (icon: string, text: string, { before, after }: { before: number; after: number }): Line => ({ icon, text, tone: after > before ? "good" : "bad" });
