import type { Offers } from "$lib/selection.svelte";
import type { CivilizationView, GameFacts } from "$lib/wire";
import type { Press } from "$ui/touch";
import { beside, directionTo } from "./land";

/** A thing on the board a player can point at. Most kinds are those of the engine: `technology`, `event`, `unit` ... */
export interface Thing {
  readonly kind: string;
  readonly id: string;
  readonly seat?: number;
}

export const squareThing = (id: string): Thing => ({ kind: "square", id });
/** A city of a seat, by its number from 1. */
export const cityThing = (seat: number, city: string): Thing => ({ kind: "city", id: city, seat });
/** A player; the id is the seat. */
export const playerThing = (seat: number): Thing => ({ kind: "player", id: String(seat) });
/** What is nowhere on the table; the id is its action. */
export const actionThing = (action: string): Thing => ({ kind: "action", id: action });

export const verbOf = (action: string): string => action.split(" ", 1)[0]!;
const idOf = (action: string): string => action.split(" ")[1] ?? "";

/** What is done on a square that the action names. */
const ON_SQUARES = ["at", "found", "settle", "grow", "gather", "harvest", "group"];
/** What is done towards the next square. */
const ON_NEIGHBOURS = ["step", "discover"];
/** Kinds of components that lie on the table as themselves; others are named by their action alone. */
const PLAIN = ["amount", "armies", "scouts", "level", "square", "direction"];

type Asked = Pick<CivilizationView, "seat" | "players" | "asking" | "decision">;

/** The square an action is about, if there is one. */
export function squareOf(action: string, view: Asked): string | null {
  const verb = verbOf(action);
  if (ON_SQUARES.includes(verb)) return idOf(action);
  if (ON_NEIGHBOURS.includes(verb)) return view.asking?.square ? beside(view.asking.square, idOf(action)) : null;
  return verb === "city" ? (view.players[view.seat]?.cities[Number(idOf(action)) - 1]?.square ?? null) : null;
}

/** The things that stand for an action: each of them glows and can be pressed wherever it is drawn. */
export function thingsOf(action: string, view: Asked, facts: Pick<GameFacts, "verbs">): Thing[] {
  const [verb = "", ...ids] = action.split(" ");
  const square = squareOf(action, view);
  const there = square === null ? [] : [squareThing(square)];
  if (verb === "city") return [cityThing(view.seat, ids[0]!), ...there];
  if (square !== null) return there;
  const args = facts.verbs[verb] ?? [];
  const last = args.at(-1);
  if (!last || PLAIN.includes(last.kind)) return [actionThing(action)];
  if (last.kind === "player") return [playerThing(Number(ids.at(-1)) - 1)];
  return [{ kind: last.kind, id: ids.at(-1)! }];
}

export function civilizationOffers(view: () => CivilizationView, facts: () => GameFacts): Offers<Thing> {
  return {
    things: (action) => thingsOf(action, view(), facts()),
    question: (thing) => question(thing, view()),
    usual: (_, actions) => (actions.length === 1 ? actions[0] : undefined),
    atOnce: (action, how) => isCheap(action, view(), how),
    exists: (thing) => thing.kind !== "action",
  };
}

// --- moving -----------------------------------------------------------------------------------------

const DIRECTIONS: Record<string, string> = { n: "north", e: "east", s: "south", w: "west" };

/** The steps of a way. */
export const stepsOf = (way: string): string[] => [...way].map((letter) => `step ${DIRECTIONS[letter] ?? letter}`);
/** The squares of a way, with the one where it begins. */
export const squaresOf = (from: string, way: string): string[] =>
  [...way].reduce((squares, letter) => [...squares, beside(squares.at(-1)!, DIRECTIONS[letter] ?? letter)], [from]);

/** One press takes a group, and a step that meets nobody; a finger looks first. */
function isCheap(action: string, view: CivilizationView, how: Press): boolean {
  const verb = verbOf(action);
  if (verb === "group") return true;
  return verb === "step" && !how.touch && !view.reach[squareOf(action, view) ?? ""]?.meets;
}

// --- questions --------------------------------------------------------------------------------------

/** The verb that is asked about when a square cannot be chosen, by the kind of the decision. */
const ASKED_OF_SQUARES: Record<string, string> = {
  place_capital: "at",
  place_figure: "at",
  place_person: "at",
  choose_square: "at",
  move_out: "at",
  grow: "grow",
  start: "found",
  move: "group",
  harvest_again: "harvest",
  city_action: "harvest",
};
/** The same for other kinds of things. */
const ASKED_OF: Record<string, Record<string, string>> = {
  research: { technology: "research" },
  choose_tech: { technology: "learn" },
  start: { government: "govern", investment: "invest", ability: "use", event: "event" },
  trade: { player: "offer", event: "event", ability: "use" },
  city: { city: "city", event: "event", ability: "use" },
  city_action: { item: "build", ability: "use", event: "event" },
  build_also: { item: "also" },
  choose_building: { item: "build_free" },
  move: { event: "event", ability: "use" },
  pay: { means: "pay" },
};

/** The action to ask about when a thing that is not offered is pressed. */
export function question(thing: Thing, view: Asked): string | null {
  const kind = view.decision?.kind ?? "";
  if (thing.kind === "square") return squareQuestion(thing.id, kind, view);
  const verb = ASKED_OF[kind]?.[thing.kind];
  if (!verb) return null;
  return `${verb} ${thing.kind === "player" ? Number(thing.id) + 1 : thing.id}`;
}

function squareQuestion(square: string, kind: string, view: Asked): string | null {
  if (kind !== "step") return ASKED_OF_SQUARES[kind] ? `${ASKED_OF_SQUARES[kind]} ${square}` : null;
  const direction = view.asking?.square ? directionTo(view.asking.square, square) : null;
  return direction && `step ${direction}`;
}
