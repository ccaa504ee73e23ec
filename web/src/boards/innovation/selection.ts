import { ownSeat } from "$lib/model.svelte";
import type { Offers } from "$lib/selection.svelte";
import type { GameFacts, InnovationView } from "$lib/wire";
import { cardsOf, type Cards } from "./facts";
import { placesOf, thingsOf, type Place, type Thing } from "./places";

/** What the bar offers as buttons because no thing on the board stands for it. */
const BUTTON_VERBS = ["stop", "accept", "decline", "first_branch", "second_branch"];

/** Whether the reader is asked for a card only so that nobody learns that there is none (R11.6). */
export const nothingFits = (actions: string[]): boolean => actions.length === 1 && actions[0] === "stop";

export interface Situation {
  view: InnovationView;
  cards: Cards;
  places: ReadonlyMap<string, Place>;
}

export function situation(view: InnovationView, cards: Cards): Situation {
  return { view, cards, places: placesOf(view) };
}

export function innovationOffers(view: () => InnovationView, facts: () => GameFacts): Offers<Thing> {
  return {
    things: (action) => thingsByAction(view(), facts()).get(action) ?? [],
    question: (thing) => actionFor(situation(view(), cardsOf(facts())), thing),
    atOnce: (action, { touch }) => !wantsConfirmation(action, view().decision?.kind, touch),
    otherwise: () => asking(view()),
    opens: true,
  };
}

/** Unless something else is looked at, the details tell about the card that asks. */
function asking(view: InnovationView): Thing | null {
  const card = view.decision && view.activated ? view.executing.at(-1)?.card : undefined;
  return card ? { kind: "card", id: card } : null;
}

const known = new WeakMap<InnovationView, Map<string, Thing[]>>();

/** The things of the board by the action each stands for, looked through once a position. */
function thingsByAction(view: InnovationView, facts: GameFacts): Map<string, Thing[]> {
  const before = known.get(view);
  if (before) return before;
  const at = situation(view, cardsOf(facts));
  const found = new Map<string, Thing[]>();
  for (const thing of thingsOf(view)) {
    const action = actionFor(at, thing);
    if (action) found.set(action, [...(found.get(action) ?? []), thing]);
  }
  known.set(view, found);
  return found;
}

/** The action a thing stands for in this decision, legal or not; null if none. */
export function actionFor(at: Situation, thing: Thing): string | null {
  const kind = at.view.decision?.kind;
  switch (thing.kind) {
    case "card":
      return cardAction(at, thing.id);
    case "pile":
      return kind === "choose_colour" && thing.seat === ownSeat(at.view) ? `colour ${thing.colour}` : null;
    case "supply":
      if (kind === "choose_value") return `value ${thing.age}`;
      return kind === "take_action" && drawAge(at.view) === thing.age ? "draw" : null;
    case "age":
      return kind === "take_action" ? `achieve ${thing.age}` : null;
    case "back":
      return kind === "choose_back" && thing.zone === "score" && thing.seat === at.view.picked_from ? `value ${thing.age}` : null;
    case "player":
      return kind === "choose_player" ? `player ${thing.seat}` : null;
    case "special":
      return null;
  }
}

function cardAction({ view, cards, places }: Situation, id: string): string | null {
  const place = places.get(id);
  if (!place) return null;
  const own = place.seat === ownSeat(view);
  switch (view.decision?.kind) {
    case "initial_meld":
      return own && place.zone === "hand" ? `meld ${id}` : null;
    case "take_action":
      if (own && place.zone === "hand") return `meld ${id}`;
      return own && place.zone === "top" ? `dogma ${id}` : null;
    case "choose_card":
    case "rearrange":
      return `choose ${id}`;
    case "choose_colour":
      return own && place.zone === "top" ? `colour ${cards.get(id)?.colour}` : null;
    case "choose_back":
      // A card of somebody else's score pile that happens to be known is picked by its value too.
      return place.zone === "score" && place.seat === view.picked_from ? `value ${cards.get(id)?.age}` : null;
    default:
      return null;
  }
}

/** The pile from which the reader would draw; null if that ends the game. */
const drawAge = (view: InnovationView): number | null => view.players[ownSeat(view)]!.draw.age;

export interface Button {
  action: string;
  verb: string;
  argument: string;
}

const parsed = (action: string): Button => {
  const [verb = "", argument = ""] = action.split(" ");
  return { action, verb, argument };
};

/** Buttons of the bar: what no thing stands for, and colours, values and players for whoever prefers them. */
export function buttonsOf(actions: string[]): Button[] {
  const shown = [...BUTTON_VERBS, "colour", "value", "player"];
  return actions.map(parsed).filter((button) => shown.includes(button.verb));
}

/** What to draw ends the game with: there is no pile to click then. */
export const drawEnds = ({ view }: Situation): boolean => drawAge(view) === null;

/** Every action that can be reached by a thing on the board or by a button that has no thing. */
export function offered(at: Situation, actions: string[]): Set<string> {
  const legal = new Set(actions);
  const reached = new Set<string>();
  for (const thing of thingsOf(at.view)) {
    const action = actionFor(at, thing);
    if (action && legal.has(action)) reached.add(action);
  }
  for (const { action, verb } of buttonsOf(actions)) if (BUTTON_VERBS.includes(verb)) reached.add(action);
  if (legal.has("draw") && drawEnds(at)) reached.add("draw"); // by the button of the bar
  return reached;
}

/** Cards to choose from that lie small or hidden on the board: they are laid out above the bar. */
export function trayOf(at: Situation, actions: string[]): string[] {
  const kind = at.view.decision?.kind;
  if (kind !== "choose_card" && kind !== "rearrange") return [];
  const cards = actions.map(parsed).filter((button) => button.verb === "choose").map((button) => button.argument);
  const plain = (id: string) => {
    const place = at.places.get(id);
    return place?.zone === "top" || (place?.zone === "hand" && place.seat === ownSeat(at.view));
  };
  return cards.every(plain) ? [] : cards;
}

/** What is not taken back lightly is confirmed: it reveals a card, or everybody acts on it. */
export function wantsConfirmation(action: string, kind: string | undefined, touch: boolean): boolean {
  return touch || kind === "initial_meld" || action === "draw" || action.startsWith("dogma ");
}
