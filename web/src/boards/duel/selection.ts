import { ownSeat } from "$lib/model.svelte";
import type { Offers } from "$lib/selection.svelte";
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
export interface Thing {
  readonly kind: Kind;
  readonly id: string;
}

/** The kind of thing that stands for an action with this verb. */
const CHOSEN: Record<string, Kind> = {
  draft: "wonder",
  build: "card",
  discard: "card",
  progress: "progress",
  library: "library",
  demolish: "building",
  revive: "pile",
};

/** What is asked of a thing of the kind that is being chosen. */
const ASKED: Record<string, [Kind, string]> = {
  draft_wonder: ["wonder", "draft"],
  play_card: ["card", "build"],
  choose_progress: ["progress", "progress"],
  choose_library: ["library", "library"],
  choose_opponent_card: ["building", "demolish"],
  choose_from_discard: ["pile", "revive"],
};

export function duelOffers(view: () => DuelView): Offers<Thing> {
  return { things: (action) => thingsOf(action, view()), question: (thing) => question(thing, view()), usual, exists: (thing) => exists(thing, view()) };
}

/** A card stands for all its uses (R4.1): build it, discard it, build a wonder with it. */
export function thingsOf(action: string, view: DuelView): Thing[] {
  const [verb = "", first = "", second = ""] = action.split(" ");
  if (verb === "wonder") return [{ kind: "card", id: second }];
  if (verb === "begin_self") return [{ kind: "city", id: String(ownSeat(view)) }];
  if (verb === "begin_opponent") return [{ kind: "city", id: String(1 - ownSeat(view)) }];
  const kind = CHOSEN[verb];
  return kind ? [{ kind, id: first }] : [];
}

/** The action to ask about when something of the kind that is being chosen cannot be chosen. */
export function question(thing: Thing, view: DuelView): string | null {
  const [kind, verb] = ASKED[view.decision?.kind ?? ""] ?? [];
  return kind === thing.kind ? `${verb} ${thing.id}` : null;
}

/** For a card only building is taken at once; discarding it must be said. */
function usual({ kind }: Thing, actions: string[]): string | undefined {
  return kind === "card" ? actions.find((action) => action.startsWith("build ")) : actions[0];
}

function exists({ kind, id }: Thing, view: DuelView): boolean {
  if (kind === "card") return view.structure.some((slot) => slot.card === id);
  if (kind === "hidden") return view.structure.some((slot) => slot.card === null && String(slot.slot) === id);
  return true;
}
