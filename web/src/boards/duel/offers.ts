import type { DuelView } from "$lib/wire";

/** A thing on the board a player can point at. */
export type Kind =
  | "card" // of the structure, face up
  | "hidden" // of the structure, face down; the id is its slot
  | "wonder" // laid out in the draft
  | "own" // a wonder of a city
  | "progress" // a token on the board
  | "library" // a token drawn with the Great Library
  | "token" // a token of a city
  | "building"
  | "pile" // a card of the discard pile
  | "discard" // the whole pile
  | "city"; // the id is its seat
export interface Target {
  kind: Kind;
  id: string;
}

/** A thing and all that could be done with it; some of it may not be allowed now. */
export interface Offer extends Target {
  actions: string[];
}

export const same = (one: Target | null, other: Target | null): boolean =>
  one !== null && other !== null && one.kind === other.kind && one.id === other.id;

/** The seat drawn at the bottom: the reader's own; seat 0 for spectators. */
export const bottomSeat = (view: DuelView): number => Math.max(0, view.seat);

/** What can be done with a card of the structure (R4.1): build it, discard it, build a wonder with it. */
export function usesOf(view: DuelView, card: string): string[] {
  const unbuilt = view.cities[bottomSeat(view)]!.wonders.filter((wonder) => wonder.built_with === null);
  return [`build ${card}`, `discard ${card}`, ...unbuilt.map(({ wonder }) => `wonder ${wonder} ${card}`)];
}

/** Everything the reader may choose now and where it is on the board. */
export function offersOf(view: DuelView, legal: string[]): Offer[] {
  const allowed = new Set(legal);
  return candidates(view)
    .map((offer) => ({ ...offer, actions: offer.actions.filter((action) => allowed.has(action)) }))
    .filter((offer) => offer.actions.length > 0);
}

function candidates(view: DuelView): Offer[] {
  switch (view.decision?.kind) {
    case "draft_wonder":
      return single("wonder", "draft", view.draft);
    case "play_card":
      return view.structure.flatMap(({ card, available }) =>
        card && available ? [{ kind: "card" as const, id: card, actions: usesOf(view, card) }] : [],
      );
    case "choose_progress":
      return single("progress", "progress", view.progress_board);
    case "choose_library":
      return single("library", "library", view.library ?? []);
    case "choose_opponent_card":
      return single("building", "demolish", Object.values(view.cities[1 - bottomSeat(view)]!.buildings).flat());
    case "choose_from_discard":
      return single("pile", "revive", view.discard_pile);
    case "choose_starter":
      return [
        { kind: "city", id: String(bottomSeat(view)), actions: ["begin_self"] },
        { kind: "city", id: String(1 - bottomSeat(view)), actions: ["begin_opponent"] },
      ];
    default:
      return [];
  }
}

function single(kind: Kind, verb: string, ids: string[]): Offer[] {
  return ids.map((id) => ({ kind, id, actions: [`${verb} ${id}`] }));
}

const ASKED: Record<string, [Kind, string]> = {
  draft_wonder: ["wonder", "draft"],
  play_card: ["card", "build"],
  choose_progress: ["progress", "progress"],
  choose_library: ["library", "library"],
  choose_opponent_card: ["building", "demolish"],
  choose_from_discard: ["pile", "revive"],
};

/** The action to ask about when something of the kind that is being chosen cannot be chosen. */
export function question(view: DuelView, target: Target): string | null {
  const [kind, verb] = ASKED[view.decision?.kind ?? ""] ?? [];
  return kind === target.kind ? `${verb} ${target.id}` : null;
}
