/** The states of things on offer. */
import type { WorldWondersView } from "$lib/wire";
import type { Choices } from "./model";

/** Free: may be chosen now. Chosen. Barred: my turn, but not this. Idle: somebody else's turn. Gone: sold. */
export type OfferState = "free" | "chosen" | "barred" | "idle" | "gone";

export interface Shelf {
  view: WorldWondersView;
  choices: Choices;
  chosen: string | null;
  /** The reader decides about the offer now. */
  open: boolean;
}

function stateOf(shelf: Shelf, id: string, action: string | undefined): OfferState {
  if (shelf.chosen === id) return "chosen";
  if (!shelf.open) return "idle";
  return action === undefined ? "barred" : "free";
}

export function tileState(shelf: Shelf, tile: string | null): OfferState {
  return tile === null ? "gone" : stateOf(shelf, tile, shelf.choices.tiles.get(tile));
}

export function monumentState(shelf: Shelf, id: string): OfferState {
  return stateOf(shelf, id, shelf.choices.monuments.get(id));
}

export function countOf(view: WorldWondersView, id: string): number {
  if (id === "long_road") return view.long_roads;
  if (id === "short_roads") return view.short_roads;
  if (id === "tower") return view.towers;
  return view.pedestals.includes(id) ? 1 : 0;
}

export function objectState(shelf: Shelf, id: string): OfferState {
  if (countOf(shelf.view, id) === 0) return "gone";
  return stateOf(shelf, id, shelf.choices.objects.get(id) ?? shelf.choices.pedestals.get(id));
}

/** The action one would like to ask about: why is it not allowed? */
export function wishFor(shelf: Shelf, id: string): string {
  const { view } = shelf;
  if (view.display.includes(id)) return `monument ${id}`;
  if (id.startsWith("pedestal_")) return `pedestal ${id}`;
  if (view.stacks.some((stack) => stack.tile === id)) {
    return `${view.decision?.kind === "choose_discard" ? "discard" : "build"} ${id}`;
  }
  return id;
}
