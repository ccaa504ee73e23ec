/** Parts of sentences and names that several places need. */
import type { Texts } from "$lib/texts";
import type { NewDawnView } from "$lib/wire";
import { isAttack } from "./combat";
import { landmarkOf, sure, type Facts } from "./facts";
import { ON_CARD, type Contents, type Space } from "./land";
import { cardHue, cardIcon, hueOf, resourceIcon, roman } from "./looks";
import type { NewDawnModel } from "./model.svelte";
import { spaceThing } from "./selection";

export const total = (values: Record<string, number>): number => Object.values(values).reduce((sum, value) => sum + value, 0);
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

// --- spaces -----------------------------------------------------------------------------------------

/** What stands on a space, thing by thing. */
export function contentsWords(contents: Contents, texts: Texts, names: string[]): string[] {
  const { standing, barbarians, caravans, wonder, resource, natural, state } = contents;
  const of = (seat: number) => ({ player: names[seat] ?? "" });
  return [
    ...(standing ? [texts.get(`ui-piece-${standing.piece}`, of(standing.seat)) + (standing.mature ? `, ${texts.get("ui-mature")}` : "")] : []),
    ...(wonder ? [texts.name("wonder", wonder)] : []),
    ...(state ? [texts.get("ui-city-state", { name: texts.name("city_state", state) })] : []),
    ...(natural ? [texts.get("ui-natural-wonder", { name: texts.name("natural_wonder", natural) })] : []),
    ...(resource ? [texts.name("resource", resource)] : []),
    ...caravans.map((seat) => texts.get("ui-caravan-of", of(seat))),
    ...barbarians.map((barbarian) => texts.name("barbarian", barbarian)),
  ];
}

/** What a space is, and whether it can be chosen, for those who do not see it. */
export function spaceLabel(board: NewDawnModel, space: Space): string {
  const { texts, names } = board;
  const [target] = board.targets.get(space.id) ?? [];
  const glows = board.glows.has(space.id);
  return [
    `${space.id} ${texts.name("terrain", space.ground.terrain)}`,
    ...contentsWords(board.occupied.on(space.id), texts, names),
    ...(glows ? [board.say("may-choose")] : []),
    ...(glows && target && !isAttack(target) ? [board.say("difficulty", { difficulty: target.difficulty })] : []),
    ...(board.isNew(spaceThing(space.id)) ? [board.say("changed")] : []),
  ].join(", ");
}

// --- tiles ------------------------------------------------------------------------------------------

/** What a side of a tile is known by. */
export function sideWords(facts: Facts, texts: Texts, side: string): string {
  const landmark = landmarkOf(facts, side);
  if (landmark === "capital") return texts.get("ui-tile-capital");
  return landmark ? texts.name(landmark.kind, landmark.id) : texts.get("ui-tile-plain");
}

/** What both sides of a tile are known by. */
export function tileWords(facts: Facts, texts: Texts, tile: string): string {
  return [...new Set([`${tile}a`, `${tile}b`].map((side) => sideWords(facts, texts, side)))].join(" / ");
}

// --- combat -----------------------------------------------------------------------------------------

/** What is attacked: the barbarian of a space, or what stands there. */
export function targetWords({ texts, names, occupied }: NewDawnModel, space: string, barbarian: boolean): string {
  const { standing, state, barbarians } = occupied.on(space);
  if (barbarian && barbarians[0]) return texts.name("barbarian", barbarians[0]);
  if (state) return texts.name("city_state", state);
  return standing ? texts.get(`ui-piece-${standing.piece}`, { player: names[standing.seat] ?? "" }) : space;
}

/** What adds to a value of an attack. */
export const bonusName = (texts: Texts, id: string): string => texts.name("bonus", id);

/** A value of an attack, part by part: "die 4, slot 5". */
export const sumWords = (texts: Texts, values: Record<string, number>): string =>
  Object.entries(values)
    .map(([id, value]) => `${bonusName(texts, id)} ${value}`)
    .join(", ");

// --- events -----------------------------------------------------------------------------------------

/** A symbol of the event dial; a space may be blank. */
export const symbolName = (texts: Texts, symbol: string | undefined): string => (symbol ? texts.name("symbol", symbol) : texts.get("ui-symbol-none"));

// --- choices that are not on the table ----------------------------------------------------------------

export interface Choice {
  icon: string;
  hue: string;
  name: string;
  /** A word beside the name, such as the level of a card. */
  note?: string | undefined;
  about?: string | undefined;
  /** Whose card it is. */
  seat?: number | undefined;
}

/** The seat that has a colour. */
const seatOf = (view: NewDawnView, colour: string): number => view.players.findIndex((player) => player.colour === colour);

export function choiceOf(board: NewDawnModel, action: string): Choice {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const made = CHOICES[verb]?.(board, first, second);
  return made ?? { icon: "chevron-right", hue: "gray", name: board.texts.action(action, board.facts, board.names) };
}

const CHOICES: Record<string, (board: NewDawnModel, first: string, second: string) => Choice> = {
  use: (board, ability) => ({ icon: "wonder", hue: "orange", name: board.texts.name("ability", ability), about: abilityText(board.texts, ability) }),
  gain: (board, card) => cardChoice(board, card),
  change: (board, card, slot) => ({ ...cardChoice(board, card), note: board.say("into-slot", { slot }) }),
  plunder: (board, card) => otherCardChoice(board, card),
  put: (board, card) => otherCardChoice(board, card),
  take: (board, colour, pact) => pactChoice(board, colour, pact),
  return: (board, colour, pact) => pactChoice(board, colour, pact),
  ally: (board, id) => ({ icon: "city", hue: hueOf(sure(board.components.cityState, id).type), name: board.texts.name("city_state", id), about: board.texts.attribute(`city_state-${id}`, "text") }),
  collect: (board, resource) => ({ icon: resourceIcon(resource), hue: "gray", name: board.texts.name("resource", resource) }),
  exchange: (board, from, to) => ({ icon: "trade", hue: "gray", name: `${board.texts.name("resource", from)} → ${board.texts.name("resource", to)}` }),
  pay: (board, resource) => ({ icon: resourceIcon(resource), hue: "gray", name: board.texts.name("resource", resource) }),
  pay_natural: (board, id) => ({ icon: "natural-wonder", hue: "purple", name: board.texts.name("natural_wonder", id), about: board.texts.attribute(`natural_wonder-${id}`, "text") }),
  conquer: (board) => ({ icon: "city", hue: "red", name: board.texts.get("action-conquer"), about: board.say("about-conquer") }),
  liberate: (board) => ({ icon: "link", hue: "teal", name: board.texts.get("action-liberate"), about: board.say("about-liberate") }),
  swap: (board, one, other) => ({ icon: "flip", hue: "blue", name: `${slotCard(board, one)} ↔ ${slotCard(board, other)}` }),
  dismiss: (board, caravan) => ({ icon: "caravan", hue: "yellow", name: board.texts.get("action-dismiss", { caravan }) }),
};

function cardChoice(board: NewDawnModel, id: string): Choice {
  const { components, texts } = board;
  return {
    icon: cardIcon(components, id),
    hue: cardHue(components, id),
    name: texts.name("card", id),
    note: roman(sure(components.card, id).level),
    about: texts.attribute(`card-${id}`, "text"),
  };
}

/** A card of another player's focus row: what matters is what lies on it. */
function otherCardChoice(board: NewDawnModel, id: string): Choice {
  const seat = board.view.row_of ?? board.own;
  const card = board.view.players[seat]?.row.find((one) => one.card === id);
  return { ...cardChoice(board, id), note: board.nameOf(seat), about: board.say("trade-tokens", { count: card?.trade ?? 0 }), seat };
}

function pactChoice(board: NewDawnModel, colour: string, pact: string): Choice {
  const seat = seatOf(board.view, colour);
  return { icon: "link", hue: "teal", name: board.texts.name("pact", pact), note: board.nameOf(seat), about: board.texts.attribute(`pact-${pact}`, "text"), seat };
}

const slotCard = (board: NewDawnModel, slot: string): string => {
  const card = board.me.row.find((one) => one.slot === Number(slot));
  return card ? board.texts.name("card", card.card) : slot;
};

/** What gives abilities. */
const GIVERS = ["wonder", "leader", "city_state", "card"];

/** An ability is called after what gives it, and that says what it does. */
function abilityText(texts: Texts, ability: string): string | undefined {
  return GIVERS.map((kind) => texts.attribute(`${kind}-${ability}`, "text")).find((text) => text !== undefined);
}

// --- players ----------------------------------------------------------------------------------------

/** Where the caravans of a player are. */
export function caravanWords(texts: Texts, caravans: (string | null)[]): string {
  const words = caravans.map((place) => (place === null ? null : place === ON_CARD ? texts.get("ui-caravan-card") : place)).filter((word) => word !== null);
  return words.join(", ") || texts.get("ui-none");
}

// --- focus cards ------------------------------------------------------------------------------------

const NUMBERS = ["tokens", "steps", "caravans", "production", "reinforcements", "attacks", "distance", "difficulty", "colossus"];

/** The numbers of a focus card in its slot: "2 tokens", "difficulty ≤ 4". */
export function doesWords(texts: Texts, does: Record<string, number>): string[] {
  return NUMBERS.filter((name) => name in does).map((name) => texts.get(`ui-does-${name}`, { count: does[name]!, attack: does["attack"] ?? 0 }));
}

type Asked = Pick<NewDawnView, "resolving" | "paying" | "combat" | "repeats">;
/** What is being done with a focus card, as far as it can be counted; an attack tells its own. */
export function progressWords({ resolving, paying, combat, repeats }: Asked, texts: Texts): string | undefined {
  if (paying) return texts.get("ui-paying", { production: paying.production, cost: paying.cost });
  const repeated = repeats > 1 ? [texts.get("ui-left", { count: repeats })] : [];
  if (!resolving || combat) return repeated[0];
  const { card, slot, ...counts } = resolving;
  const counted = COUNTED.flatMap((name) => (counts[name] ? [texts.get(`ui-${SAID[name] ?? name}`, { count: counts[name] })] : []));
  return [texts.get("ui-resolving", { card: texts.name("card", card), slot }), ...(repeated.length ? repeated : counted)].join(" · ");
}
const COUNTED = ["left", "reinforcements", "distance", "difficulty", "colossus"] as const;
const SAID: Record<string, string> = { difficulty: "does-difficulty" };
