/** Offers, item by item. */
import type { CivilizationNationView } from "$lib/wire";
import { verbOf } from "./selection";

/** What is exchanged: `trade` and `culture` by amounts, everything else one by one. */
export interface Item {
  /** The action that says it. */
  action: string;
  /** `trade`, `culture`, `resource`, `hut`, `village` or `event`. */
  kind: string;
  /** Which resource, hut, village or event; the level of an event that is asked for. */
  id?: string | undefined;
  amount?: number;
}

const AMOUNTS = ["trade", "culture"];

export function itemOf(action: string): Item {
  const id = action.split(" ")[1];
  const kind = /_(\w+)$/.exec(verbOf(action))?.[1] ?? "resource";
  return AMOUNTS.includes(kind) ? { action, kind, amount: Number(id) } : { action, kind, id };
}

export const isGiven = (action: string): boolean => verbOf(action).startsWith("give");

/** The amounts that can be named of trade or culture, by verb: the most is the last. */
export function amountsOf(actions: readonly string[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const action of actions) {
    const { amount } = itemOf(action);
    if (amount !== undefined) most.set(verbOf(action), Math.max(amount, most.get(verbOf(action)) ?? 0));
  }
  return most;
}

/** How many of a thing somebody holds, as far as the reader sees it. */
export function heldOf({ resources = {}, tokens, events }: CivilizationNationView, { kind, id = "" }: Item, given: boolean): number {
  if (kind === "resource") return resources[id] ?? 0;
  const hand = kind === "event" ? events : tokens;
  if (given) return (hand.known ?? []).filter((one) => one === id).length;
  return hand.count?.[kind === "event" ? id : kind] ?? 0;
}

/** Trade, culture and the resources that everybody sees. */
export const goodsOf = ({ trade, culture, resources = {} }: CivilizationNationView): Record<string, number> => ({ trade, culture, ...resources });

/** A draft in the order in which an offer is said: as the engine lists its items. */
export function lineOf(draft: readonly string[], legal: readonly string[]): string[] {
  return draft.toSorted((one, other) => legal.indexOf(one) - legal.indexOf(other));
}
