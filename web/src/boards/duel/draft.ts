import type { DuelView } from "$lib/wire";

export interface Pick {
  seat: number;
  done: boolean;
  now: boolean;
  /** The first of a later batch. */
  begins: boolean;
}

/** Who takes wonders in which order, and how far the draft is. */
export function draftOrder(view: DuelView): Pick[] {
  const taken = view.cities.reduce((sum, city) => sum + city.wonders.length, 0);
  const picks = view.draft_order.flatMap((batch, nth) => batch.map((seat, place) => ({ seat, begins: nth > 0 && place === 0 })));
  return picks.map((pick, place) => ({ ...pick, done: place < taken, now: place === taken }));
}
