/** What can be chosen in a panel, with the thing that stands for it. */
import type { CivilizationModel } from "./model.svelte";
import { thingsOf, type Thing } from "./selection";

export interface Offer {
  action: string;
  thing: Thing;
  /** The thing stands for other actions too, so the action has to be named. */
  shared: boolean;
}

export function offersOf(board: Pick<CivilizationModel, "legalOf" | "view" | "facts" | "selection">, ...verbs: string[]): Offer[] {
  return board.legalOf(...verbs).map((action) => {
    const thing = thingsOf(action, board.view, board.facts)[0]!;
    return { action, thing, shared: board.selection.actions(thing).length > 1 };
  });
}
