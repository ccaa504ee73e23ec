/** The two sides of a battle, and what an action would do to them. */
import { changeAt } from "$lib/foresight";
import type { CivilizationBattleView, CivilizationFrontView, CivilizationSideView, CivilizationUnitView, Foresight } from "$lib/wire";

export type Role = "attacker" | "defender";
export const other = (role: Role): Role => (role === "attacker" ? "defender" : "attacker");

/** The side that is drawn as the reader's own: his, or the attacker for those who only watch. */
export const nearRole = ({ defender }: CivilizationBattleView, seat: number): Role => (defender.seat === seat ? "defender" : "attacker");

/** The health that the units of a side have left at the fronts. */
export function healthOf(fronts: readonly CivilizationFrontView[], role: Role): number {
  return fronts.reduce((sum, front) => sum + leftOf(front[role]), 0);
}
const leftOf = (unit: CivilizationUnitView | null | undefined): number => (unit ? unit.health - (unit.wounds ?? 0) : 0);

/** What the total of a side would be; nothing if it stays. */
export function totalAfter(foresight: Foresight | null | undefined, role: Role): number | undefined {
  const change = foresight ? changeAt(foresight, `battle.${role}.total`) : undefined;
  return change === undefined ? undefined : Number(change.after);
}

/** How much health the unit of a side would lose at a front. */
export function lossAt(foresight: Foresight | null | undefined, fronts: readonly CivilizationFrontView[], front: number, role: Role): number {
  const unit = fronts[front]?.[role];
  if (!foresight || !unit) return 0;
  const path = `battle.fronts.${front}.${role}`;
  const whole = changeAt(foresight, path);
  if (whole) return leftOf(unit);
  const wounds = changeAt(foresight, `${path}.wounds`);
  return wounds ? Math.max(0, Number(wounds.after ?? 0) - (unit.wounds ?? 0)) : 0;
}

/** The units of a hand by the types on their backs. */
export const backsOf = ({ hand }: CivilizationSideView): [type: string, count: number][] => Object.entries(hand.count ?? {});
