/** What the board offers to choose: every legal action has one place on it. */
import type { WorldWondersView } from "$lib/wire";
import { actionOf, placementsOf, type Placement } from "./placement";

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

const isOneOf = (list: readonly string[], verb: string): boolean => list.includes(verb);

export function choicesOf(actions: string[]): Choices {
  const choices: Choices = {
    tiles: new Map(),
    monuments: new Map(),
    objects: new Map(),
    pedestals: new Map(),
    loans: new Map(),
    leave: null,
    places: placementsOf(actions),
  };
  for (const action of actions) {
    const [verb = "", id = ""] = action.split(" ");
    if (verb === "build" || verb === "discard") choices.tiles.set(id, action);
    else if (verb === "monument") choices.monuments.set(id, action);
    else if (verb === "pedestal") choices.pedestals.set(id, action);
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

/** What an item on offer costs a seat now. */
export function priceOf(view: WorldWondersView, seat: number, item: string): number {
  const stack = view.stacks.find((one) => one.tile === item);
  return stack?.price ?? view.prices[item] ?? view.cities[seat]?.monument_price ?? 0;
}
