import type { GameFacts } from "$lib/wire";
import type { Texts } from "$lib/texts";

/** A card as printed: `icons` are top left, bottom left, bottom centre, bottom right; null is the picture (R1.4). */
export interface Card {
  id: string;
  age: number;
  colour: string;
  icons: (string | null)[];
  dogma: string;
  source: string;
}
export type Cards = ReadonlyMap<string, Card>;

export interface Effect {
  number: number;
  demand: boolean;
  text: string;
}

/** The icons in the order of the player boards. */
export const ICONS = ["crown", "leaf", "lightbulb", "castle", "factory", "clock"];
/** The colours in the order in which their piles are drawn. */
export const COLOURS = ["red", "yellow", "green", "blue", "purple"];

interface Printed {
  cards: Card[];
  achievement_points: number[];
  splays: Record<string, number[]>;
}

const printed = (facts: GameFacts): Printed => facts.components as unknown as Printed;
const read = new WeakMap<GameFacts, Cards>();

/** All cards by their id. */
export function cardsOf(facts: GameFacts): Cards {
  let cards = read.get(facts);
  if (!cards) {
    cards = new Map(printed(facts).cards.map((card) => [card.id, card]));
    read.set(facts, cards);
  }
  return cards;
}

export function cardOf(cards: Cards, id: string): Card {
  const card = cards.get(id);
  if (!card) throw new Error(`there is no card ${id}`);
  return card;
}

/** The ages that have an achievement, and the points each needs (R4.5). */
export const achievementAges = (facts: GameFacts): number[] => printed(facts).achievement_points.map((_, place) => place + 1);
export const pointsNeeded = (facts: GameFacts, age: number): number => printed(facts).achievement_points[age - 1] ?? 0;

export const specialsOf = (facts: GameFacts): string[] => facts.ids["special"] ?? [];

/** Which positions of covered cards a splay uncovers (R3.5). */
export function uncovered(facts: GameFacts, splay: string): number[] {
  return printed(facts).splays[splay] ?? [];
}

/** The effects of a card in their order; a demand opens with the words that make it one. */
export function effectsOf(texts: Texts, id: string): Effect[] {
  const effects: Effect[] = [];
  const opening = texts.get("demand-opening");
  for (let number = 1; ; number += 1) {
    const text = texts.attribute(`card-${id}`, `effect-${number}`);
    if (text === undefined) return effects;
    effects.push({ number, demand: text.startsWith(opening), text });
  }
}

export type Word = { text: string } | { icon: string } | { age: string };

/** A text of the game with the icons and ages it mentions: `[castle]`, `[1]`. */
export function sentence(text: string): Word[] {
  return text.split(/\[(\w+)\]/).flatMap((part, i): Word[] => {
    if (i % 2 === 0) return part ? [{ text: part }] : [];
    return [ICONS.includes(part) ? { icon: part } : { age: part }];
  });
}

/** The same in words alone: "a [1]" stays, "[castle]" becomes its name. */
export function plainSentence(text: string, texts: Texts): string {
  return sentence(text)
    .map((word) => ("icon" in word ? texts.name("icon", word.icon) : "age" in word ? word.age : word.text))
    .join("");
}
