import type { Offers } from "$lib/selection.svelte";
import type { NewDawnView } from "$lib/wire";
import { tileOf } from "./facts";

/** A thing on the board a player can point at. */
export type Kind =
  | "space" // of the map
  | "card" // of the focus row of a seat
  | "wonder"
  | "tile" // in hand, while the map is laid
  | "choice" // what is not on the table: the id is its action
  | "agenda"
  | "player" // the id is the seat
  | "dial"
  | "event_dial";
export interface Thing {
  readonly kind: Kind;
  readonly id: string;
  readonly seat?: number;
}

export const spaceThing = (id: string): Thing => ({ kind: "space", id });
export const cardThing = (id: string, seat: number): Thing => ({ kind: "card", id, seat });

/** What is done on a space of the map. */
const ON_SPACES = ["place", "move", "to", "replace", "destroy", "offer", "give", "strike", "remove", "found", "settle", "house", "reinforce", "attack", "hunt"];
/** What is done with a card of the own focus row. */
const ON_CARDS = ["focus", "put", "discard"];
/** What a button of the bar does. */
const BUTTONS = ["done", "advance", "spend", "spend_state", "spend_natural", "store", "defend", "turn", "at"];

/** The verb that is asked about when a space cannot be chosen, by the kind of the decision. */
const ASKED_OF_SPACES: Record<string, string> = {
  place_token: "place",
  place_on_hills: "place",
  move_token: "move",
  move_barbarian: "move",
  move_to: "to",
  replace_token: "replace",
  destroy_token: "destroy",
  offer_tokens: "offer",
  give_token: "give",
  strike: "strike",
  take_off: "remove",
  build: "found",
  house_wonder: "house",
};
const ASKED_OF_CARDS: Record<string, string> = { choose_focus: "focus", put_token: "put", put_natural: "put", move_stored: "put", discard_token: "discard" };

export const verbOf = (action: string): string => action.split(" ", 1)[0]!;
/** The space an action names, if it names one. */
export function spaceOf(action: string): string | null {
  const [verb = "", first = "", second = ""] = action.split(" ");
  if (verb === "caravan") return second;
  return ON_SPACES.includes(verb) ? first : null;
}

export function newDawnOffers(view: () => NewDawnView, caravan: () => string): Offers<Thing> {
  return {
    things: (action) => thingsOf(action, view()),
    question: (thing) => question(thing, view(), caravan()),
    usual: (thing, actions) => usual(thing, actions, caravan()),
    takes: (action) => verbOf(action) === "lay",
    exists: (thing) => thing.kind !== "choice",
  };
}

/** The things that stand for an action; buttons of the bar and the ghost of a tile have none. */
export function thingsOf(action: string, view: Pick<NewDawnView, "seat" | "decision">): Thing[] {
  const [verb = "", id = ""] = action.split(" ");
  const space = spaceOf(action);
  if (space !== null) return [spaceThing(space)];
  if (ON_CARDS.includes(verb) && view.decision?.kind !== "put_for_host") return [cardThing(id, view.seat)];
  if (verb === "wonder") return [{ kind: "wonder", id }];
  if (verb === "lay") return [{ kind: "tile", id: tileOf(id) }];
  return BUTTONS.includes(verb) ? [] : [{ kind: "choice", id: action }];
}

/** A space may stand for several actions: the caravan in hand says which, otherwise it must be said. */
function usual(thing: Thing, actions: string[], caravan: string): string | undefined {
  if (thing.kind !== "space" || actions.length === 1) return actions[0];
  return actions.find((action) => action.startsWith(`caravan ${caravan} `)) ?? actions.find((action) => verbOf(action) === "caravan");
}

/** The action to ask about when a thing cannot be chosen. */
export function question({ kind, id, seat }: Thing, view: NewDawnView, caravan: string): string | null {
  const decision = view.decision?.kind ?? "";
  if (kind === "space") return spaceQuestion(id, view, decision, caravan);
  if (kind === "card") return ASKED_OF_CARDS[decision] && seat === view.seat ? `${ASKED_OF_CARDS[decision]} ${id}` : null;
  if (kind === "wonder") return decision === "build" ? `wonder ${id}` : null;
  return kind === "tile" && decision === "lay_tile" ? `lay ${id}a` : null;
}

function spaceQuestion(id: string, view: NewDawnView, decision: string, caravan: string): string | null {
  if (decision === "move_caravan") return `caravan ${caravan} ${id}`;
  if (decision === "fight") return `${fightVerb(id, view)} ${id}`;
  return ASKED_OF_SPACES[decision] ? `${ASKED_OF_SPACES[decision]} ${id}` : null;
}

/** Own tokens are reinforced, everything else is attacked. */
function fightVerb(id: string, view: NewDawnView): string {
  if (view.barbarians.some(({ space }) => space === id)) return "hunt";
  const { tokens = [], reinforced = [] } = view.players[view.seat] ?? {};
  return [...tokens, ...reinforced].includes(id) ? "reinforce" : "attack";
}
