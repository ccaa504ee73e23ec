/** Cards and tokens that somebody holds. */
import type { CivilizationHandView, CivilizationNationView } from "$lib/wire";
import type { Facts } from "./facts";

export interface Several {
  id: string;
  count: number;
}

/** The same ones gathered, in the order in which they first come. */
export function gathered(ids: readonly string[]): Several[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

export const sizeOf = ({ count = {} }: CivilizationHandView): number => Object.values(count).reduce((sum, one) => sum + one, 0);

/** Of how many the reader sees the back only. */
export const hiddenOf = (hand: CivilizationHandView): number => sizeOf(hand) - (hand.known?.length ?? 0);

const UNIT_HUES: Record<string, string> = { infantry: "green", artillery: "purple", mounted: "brown", aircraft: "gray" };
export const unitHue = (type: string): string => UNIT_HUES[type] ?? "gray";

/** The rank of a type of units, from 1 on; 0 while it is locked. */
export function rankOf({ ranks }: Pick<CivilizationNationView, "ranks">, facts: Facts, type: string): number {
  return ranks[facts.unit_types.findIndex(({ id }) => id === type)] ?? 0;
}
