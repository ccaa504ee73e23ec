/** What a focus card does where it lies now, in numbers that come with the view. */
import type { NewDawnCardView } from "$lib/wire";
import type { NewDawnModel } from "./model.svelte";

export function doesWords(board: NewDawnModel, card: NewDawnCardView): string {
  return board.texts.attribute(`card-${card.card}`, "text") ?? "";
}
