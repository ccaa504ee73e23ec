/** What a city can do: the actions after those that say which city it is. */
import type { CivilizationModel } from "./model.svelte";
import { verbOf } from "./selection";

export interface Deeds {
  /** What is said before: which city acts, unless it has been said. */
  before: readonly string[];
  actions: readonly string[];
}

const DEEDS = ["build", "also", "build_free", "arts", "arts_for_trade", "harvest", "program"];
const isDeed = (action: string): boolean => DEEDS.includes(verbOf(action));

/** The action that chooses the city which is considered now. */
export function cityAction(board: Pick<CivilizationModel, "selection">): string | null {
  const { chosen, action } = board.selection;
  return chosen && action && verbOf(action) === "city" ? action : null;
}

/** What the city that acts can do, or the one that is chosen, as far as that is foreseen. */
export function deedsOf(board: Pick<CivilizationModel, "selection">): Deeds {
  const { selection } = board;
  const city = cityAction(board);
  if (!city) return { before: [], actions: selection.legalActions.filter(isDeed) };
  const next = selection.lookahead.of([city])?.foresight?.next;
  return { before: [city], actions: (next?.actions ?? []).filter(isDeed) };
}

/** The groups of what is built, in the order of their list. */
export const GROUPS = ["buildings", "figures", "wonders"] as const;
export function groupOf(board: Pick<CivilizationModel, "components">, item: string): (typeof GROUPS)[number] {
  if (board.components.building.has(item)) return "buildings";
  return board.components.wonder.has(item) ? "wonders" : "figures";
}
