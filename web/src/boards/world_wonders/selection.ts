import type { Offers } from "$lib/selection.svelte";
import type { GameFacts, WorldWondersView } from "$lib/wire";
import { factsOf, nameKind, type Facts } from "./facts";

/** A thing on the board a player can point at. */
export type Kind =
  | "tile" // on offer
  | "stack" // whose tile is sold
  | "monument"
  | "object" // roads and the tower
  | "pedestal"
  | "loan" // the id is what can be done with it
  | "goal"
  | "solo_card"
  | "space" // of the map of a seat
  | "score";
export interface Thing {
  readonly kind: Kind;
  readonly id: string;
  readonly seat?: number;
}

export const OBJECTS = ["long_road", "short_roads", "tower"] as const;
const LOANS = ["take_loan", "repay_loan"];

/** The kind of thing that stands for an action with this verb. */
const CHOSEN: Record<string, Kind> = { build: "tile", discard: "tile", monument: "monument", pedestal: "pedestal" };
/** What a thing is asked for when it cannot be bought. */
const BOUGHT: Partial<Record<Kind, string>> = { tile: "build", monument: "monument", pedestal: "pedestal" };
/** What is bought to be placed. */
const PLACED: readonly string[] = ["build", "monument", ...OBJECTS];

export function worldWondersOffers(view: () => WorldWondersView, facts: () => GameFacts): Offers<Thing> {
  return {
    things: thingsOf,
    question: (thing) => question(thing, view().decision?.kind),
    takes: (action) => PLACED.includes(action.split(" ")[0]!),
    otherwise: () => thingInHand(view(), factsOf(facts())),
  };
}

/** Placements and dropping out have no thing: the map and a button stand for them. */
export function thingsOf(action: string): Thing[] {
  const [verb = "", id = ""] = action.split(" ");
  const kind = CHOSEN[verb];
  if (kind) return [{ kind, id }];
  if (LOANS.includes(verb)) return [{ kind: "loan", id: verb }];
  return isObject(verb) ? [{ kind: "object", id: verb }] : [];
}

const isObject = (id: string): boolean => (OBJECTS as readonly string[]).includes(id);

/** The action to ask about when something on offer cannot be chosen. */
export function question({ kind, id }: Thing, decision: string | undefined): string | null {
  if (decision === "choose_discard") return kind === "tile" ? `discard ${id}` : null;
  if (decision !== "buy") return null;
  if (kind === "object" || kind === "loan") return id;
  return BOUGHT[kind] ? `${BOUGHT[kind]} ${id}` : null;
}

/** Unless something else is looked at, the details tell about the piece that is being placed. */
function thingInHand(view: WorldWondersView, facts: Facts): Thing | null {
  if (!view.placing || view.decision?.seat !== view.seat) return null;
  return { kind: nameKind(facts, view.placing.item), id: view.placing.item };
}

/** How many of an object or pedestal are on offer. */
export function countOf(view: WorldWondersView, id: string): number {
  const counts: Record<string, number> = { long_road: view.long_roads, short_roads: view.short_roads, tower: view.towers };
  return counts[id] ?? (view.pedestals.includes(id) ? 1 : 0);
}

/** What an item on offer costs a seat now. */
export function priceOf(view: WorldWondersView, seat: number, item: string): number {
  const stack = view.stacks.find((one) => one.tile === item);
  return stack?.price ?? view.prices[item] ?? view.cities[seat]?.monument_price ?? 0;
}
