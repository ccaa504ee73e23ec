import type { InnovationView } from "$lib/wire";
import { AGES, cardOf, type Cards } from "./facts";

/** The highest value among a player's top cards, 0 without any (R3.9). */
export function highestTop(view: InnovationView, seat: number, cards: Cards): number {
  const piles = Object.values(view.players[seat]?.board ?? {});
  return Math.max(0, ...piles.map((pile) => cardOf(cards, pile.top).age));
}

/** From which pile a Draw action takes its card (R4.2, R7.1); no `age` means that the game ends. */
export function drawOf(view: InnovationView, seat: number, cards: Cards): { wanted: number; age: number | null } {
  const wanted = Math.max(1, highestTop(view, seat, cards));
  return { wanted, age: AGES.find((age) => age >= wanted && (view.supplies[age - 1] ?? 0) > 0) ?? null };
}
