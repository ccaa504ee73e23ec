import type { InnovationView } from "$lib/wire";
import { cardOf, COLOURS, ICONS, POINTS_PER_AGE, type Cards } from "./facts";
import { highestTop } from "./drawing";

export interface AgeStatus {
  age: number;
  owner: number | null;
  needed: number;
  /** What a player still lacks: points, and a top card of that value (R4.5). */
  missingPoints: number;
  missingTop: boolean;
}

export function ageStatus(view: InnovationView, seat: number, age: number, cards: Cards): AgeStatus {
  const owner = view.players.findIndex((player) => player.achievements.includes(age));
  const needed = POINTS_PER_AGE * age;
  return {
    age,
    owner: owner < 0 ? null : owner,
    needed,
    missingPoints: Math.max(0, needed - (view.players[seat]?.points ?? 0)),
    missingTop: highestTop(view, seat, cards) < age,
  };
}

export interface Progress {
  have: number;
  needed: number;
}

/** How far a player is with a special achievement (R8.2). */
export function progressOf(view: InnovationView, seat: number, special: string, cards: Cards): Progress {
  const player = view.players[seat]!;
  const piles = COLOURS.map((colour) => player.board[colour]);
  switch (special) {
    case "monument": {
      const combined = view.options["monument_counting"] === "combined";
      return { have: combined ? player.tucked + player.scored : Math.max(player.tucked, player.scored), needed: 6 };
    }
    case "empire":
      return { have: ICONS.filter((icon) => (player.icons[icon] ?? 0) >= 3).length, needed: 6 };
    case "world":
      return { have: player.icons["clock"] ?? 0, needed: 12 };
    case "wonder":
      return { have: piles.filter((pile) => pile?.splay === "up" || pile?.splay === "right").length, needed: 5 };
    default:
      return { have: piles.filter((pile) => pile && cardOf(cards, pile.top).age >= 8).length, needed: 5 };
  }
}

export function specialOwner(view: InnovationView, special: string): number | null {
  const owner = view.players.findIndex((player) => player.specials.includes(special));
  return owner < 0 ? null : owner;
}

/** How many achievements a player has. */
export function achieved(view: InnovationView, seat: number): number {
  const player = view.players[seat]!;
  return player.achievements.length + player.specials.length;
}
