import type { DuelView } from "$lib/wire";

const FIRST_PICKS = [true, false, false, true, false, true, true, false]; // R2.5: A B B A, B A A B

export interface Pick {
  seat: number;
  done: boolean;
  now: boolean;
}

/** Who takes wonders in which order, and how far the draft is. */
export function draftOrder(view: DuelView): Pick[] {
  const taken = view.cities.reduce((sum, city) => sum + city.wonders.length, 0);
  return FIRST_PICKS.map((first, place) => ({
    seat: first ? view.first_player : 1 - view.first_player,
    done: place < taken,
    now: place === taken,
  }));
}
