/** The two sides of a battle, and what an action would do to them. */
import { viewAfter } from "$lib/foresight";
import type { CivilizationBattleView, CivilizationFrontView, CivilizationSideView, CivilizationUnitView, CivilizationView, Foresight } from "$lib/wire";

export type Role = "attacker" | "defender";
export const other = (role: Role): Role => (role === "attacker" ? "defender" : "attacker");

/** The side that is drawn as the reader's own: his, or the attacker for those who only watch. */
export const nearRole = ({ defender }: CivilizationBattleView, seat: number): Role => (defender.seat === seat ? "defender" : "attacker");

/** The health that the units of a side have left at the fronts. */
export function healthOf(fronts: readonly CivilizationFrontView[], role: Role): number {
  return fronts.reduce((sum, front) => sum + leftOf(front[role]), 0);
}
const leftOf = (unit: CivilizationUnitView | null | undefined): number => (unit ? unit.health - (unit.wounds ?? 0) : 0);

/** The battle after what is foreseen; nothing if it is over then, or not decided. */
export function battleAfter(view: CivilizationView, foresight: Foresight | null | undefined): CivilizationBattleView | null {
  if (!foresight || foresight.unknown.some((path) => path.split(".", 1)[0] === "battle")) return null;
  return viewAfter(view, foresight).battle;
}

/** How much health the unit of a side would lose at a front. */
export function lossAt(before: CivilizationBattleView, after: CivilizationBattleView | null, front: number, role: Role): number {
  const unit = before.fronts?.[front]?.[role];
  if (!after || !unit) return 0;
  const then = after.fronts?.[front]?.[role];
  return Math.max(0, leftOf(unit) - leftOf(then));
}

/** The units of a hand by the types on their backs. */
export const backsOf = ({ hand }: CivilizationSideView): [type: string, count: number][] => Object.entries(hand.count ?? {});
