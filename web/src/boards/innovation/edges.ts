import type { GameFacts, InnovationPileView } from "$lib/wire";
import { cardOf, cardsOf, ICONS, uncovered } from "./facts";

/** The uncovered edge of one covered card: an icon, or null where the card shows its picture. */
export type Edge = (string | null)[];

/** How a splayed pile is drawn: single edges from the uppermost down, the rest counted together. */
export interface Edges {
  single: Edge[];
  bundled: { icon: string; count: number }[];
  bundledCards: number;
}

export function countIcons(edges: string[][]): { icon: string; count: number }[] {
  const shown = edges.flat();
  return ICONS.map((icon) => ({ icon, count: shown.filter((one) => one === icon).length })).filter(({ count }) => count > 0);
}

export function edgesOf(pile: InnovationPileView, facts: GameFacts, room: number): Edges {
  const { splay } = pile;
  if (!splay) return { single: [], bundled: [], bundledCards: 0 };
  const single = pile.edges.length <= room ? pile.edges.length : Math.max(0, room - 1);
  return {
    single: pile.edges.slice(0, single).map((icons, i) => edge(pile.covered[i] ?? null, icons, splay, facts)),
    bundled: countIcons(pile.edges.slice(single)),
    bundledCards: pile.edges.length - single,
  };
}

/** The icons the covered cards of a pile would show if it were splayed; null if the reader may not look at them. */
export function ifSplayed(pile: InnovationPileView, splay: string, facts: GameFacts): { icon: string; count: number }[] | null {
  const covered = pile.covered.flatMap((id) => (id ? [cardOf(cardsOf(facts), id).icons] : []));
  if (covered.length < pile.covered.length) return null;
  return countIcons(covered.map((icons) => uncovered(facts, splay).flatMap((position) => icons[position] ?? [])));
}

/** Of a card the reader knows, the icons at their places; of others just the icons there are. */
function edge(card: string | null, icons: string[], splay: string, facts: GameFacts): Edge {
  if (!card) return icons;
  const printed = cardOf(cardsOf(facts), card).icons;
  return uncovered(facts, splay).map((position) => printed[position] ?? null);
}
