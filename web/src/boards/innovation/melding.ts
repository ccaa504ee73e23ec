import type { GameFacts, InnovationView } from "$lib/wire";
import { cardOf, cardsOf, ICONS, uncovered } from "./facts";
import { highestTop } from "./drawing";

/** What melding a card would change for its player. */
export interface Meld {
  covers: string | null;
  icons: { icon: string; before: number; after: number }[];
  drawBefore: number;
  drawAfter: number;
}

/** The icons of the new top card come, those of the old one go but for what its splay still shows (R3.5). */
export function meldOf(view: InnovationView, seat: number, id: string, facts: GameFacts): Meld {
  const cards = cardsOf(facts);
  const card = cardOf(cards, id);
  const player = view.players[seat]!;
  const pile = player.board[card.colour];
  const gained = (icon: string) => card.icons.filter((shown) => shown === icon).length;
  const lost = (icon: string) => {
    if (!pile) return 0;
    const old = cardOf(cards, pile.top).icons;
    const kept = pile.splay ? uncovered(facts, pile.splay).map((position) => old[position]) : [];
    return old.filter((shown) => shown === icon).length - kept.filter((shown) => shown === icon).length;
  };
  const icons = ICONS.map((icon) => {
    const before = player.icons[icon] ?? 0;
    return { icon, before, after: before + gained(icon) - lost(icon) };
  }).filter(({ before, after }) => before !== after);
  const rest = Object.entries(player.board).filter(([colour]) => colour !== card.colour);
  const drawAfter = Math.max(card.age, ...rest.map(([, other]) => cardOf(cards, other.top).age));
  return { covers: pile?.top ?? null, icons, drawBefore: Math.max(1, highestTop(view, seat, cards)), drawAfter };
}
