/** What the board offers to choose: every legal action has one place on it. */
import type { WorldWondersView } from "$lib/wire";
import { cityOf } from "./city";
import type { Facts } from "./facts";
import { nameOf, readSpace } from "./grid";
import { reachOf, type Placement } from "./reach";
import { isOnePiece } from "./shapes";

export const OBJECTS = ["long_road", "short_roads", "tower"] as const;
export const LOANS = ["take_loan", "repay_loan"] as const;

export interface Choices {
  /** Tiles that can be bought, or thrown away for the automatic opponent. */
  tiles: Map<string, string>;
  monuments: Map<string, string>;
  /** Roads, sets, the tower. */
  objects: Map<string, string>;
  pedestals: Map<string, string>;
  loans: Map<string, string>;
  leave: string | null;
  /** Where the piece in hand may go. */
  places: Placement[];
}

export function actionOf({ piece, rotation, anchor }: Placement): string {
  return `place p${piece + 1} r${rotation} ${nameOf(anchor)}`;
}

function placementOf(words: string[]): Placement {
  const [piece = "", rotation = "", space = ""] = words;
  return { piece: Number(piece.slice(1)) - 1, rotation: Number(rotation.slice(1)), anchor: readSpace(space) };
}

const isOneOf = (list: readonly string[], verb: string): boolean => list.includes(verb);

export function choicesOf(actions: string[]): Choices {
  const choices: Choices = {
    tiles: new Map(),
    monuments: new Map(),
    objects: new Map(),
    pedestals: new Map(),
    loans: new Map(),
    leave: null,
    places: [],
  };
  for (const action of actions) {
    const [verb = "", ...words] = action.split(" ");
    const id = words[0] ?? "";
    if (verb === "build" || verb === "discard") choices.tiles.set(id, action);
    else if (verb === "monument") choices.monuments.set(id, action);
    else if (verb === "pedestal") choices.pedestals.set(id, action);
    else if (verb === "place") choices.places.push(placementOf(words));
    else if (verb === "leave") choices.leave = action;
    else if (isOneOf(OBJECTS, verb)) choices.objects.set(verb, action);
    else if (isOneOf(LOANS, verb)) choices.loans.set(verb, action);
  }
  return choices;
}

/** All actions the choices lead to; the same as the legal ones, which a test checks. */
export function offered(choices: Choices): string[] {
  const { tiles, monuments, objects, pedestals, loans, leave, places } = choices;
  const bought = [tiles, monuments, objects, pedestals, loans].flatMap((some) => [...some.values()]);
  return [...bought, ...(leave ? [leave] : []), ...places.map(actionOf)];
}

/** The action that buys an item. */
export function purchaseOf(choices: Choices, item: string): string | undefined {
  return choices.tiles.get(item) ?? choices.monuments.get(item) ?? choices.objects.get(item);
}

/** The places of an item before it is bought; null if it has to be bought first (several pieces). */
export function planOf(facts: Facts, view: WorldWondersView, seat: number, item: string): Placement[] | null {
  return isOnePiece(facts, item) ? reachOf(cityOf(facts, view.cities[seat]!), item) : null;
}

/** What an item costs a seat now (R4.1). */
export function priceOf(facts: Facts, view: WorldWondersView, seat: number, item: string): number {
  const tile = facts.tile.get(item);
  if (tile) return facts.stack.get(tile.stack)!.price;
  if (facts.monument.has(item)) return view.cities[seat]?.coins ?? 0;
  const pedestal = facts.pedestals.find((one) => one.id === item);
  if (pedestal) return pedestal.price;
  if (item === "short_roads") return facts.short_roads.price;
  return item === "tower" ? facts.tower.price : facts.long_road.price;
}
