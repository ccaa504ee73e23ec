import type { Offers } from "$lib/selection.svelte";
import type { GameFacts } from "$lib/wire";

/** A component on the plain board. */
export interface Piece {
  readonly kind: string;
  readonly id: string;
}

/** The components an action names. */
export function piecesOf(action: string, facts: GameFacts): Piece[] {
  const [verb = "", ...ids] = action.split(" ");
  return (facts.verbs[verb] ?? []).flatMap(({ kind }, at) => (facts.ids[kind]?.includes(ids[at] ?? "") ? [{ kind, id: ids[at]! }] : []));
}

/** What one could wish to do with a component alone, or with nothing: the actions that name just that. */
export function wishesOf(piece: Piece | null, facts: GameFacts): string[] {
  const wanted = piece ? [piece.kind] : [];
  return Object.entries(facts.verbs)
    .filter(([, args]) => args.length === wanted.length && args.every(({ kind }, at) => kind === wanted[at]))
    .map(([verb]) => (piece ? `${verb} ${piece.id}` : verb));
}

export const plainOffers = (facts: () => GameFacts): Offers<Piece> => ({
  things: (action) => piecesOf(action, facts()),
  question: (piece) => wishesOf(piece, facts())[0] ?? null,
  usual: (_piece, actions) => (actions.length === 1 ? actions[0] : undefined),
});
