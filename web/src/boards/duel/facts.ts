import type { GameFacts } from "$lib/wire";

export interface Card {
  id: string;
  age: number;
  colour: string;
  cost_coins: number;
  cost: Record<string, number>;
  chain_needs: string;
  chain_gives: string;
  vp: number;
  shields: number;
  coins: number;
  symbol: string;
  produces: Record<string, number>;
  produces_choice: string[];
  fixes_price: string[];
  /** What a unit costs whose price it fixes. */
  fixed_price: number;
  coins_per: { count: string[]; each: number } | null;
  guild: { count: string[]; coins: number; vp: number } | null;
}

export interface Wonder {
  id: string;
  cost: Record<string, number>;
  vp: number;
  shields: number;
  coins: number;
  opponent_loses: number;
  play_again: boolean;
  produces_choice: string[];
  demolishes: string;
  revives: boolean;
  library: number;
}

export interface Token {
  id: string;
  vp: number;
  coins: number;
  symbol: string;
}

/** The conflict track: how far the capitals are from the middle, and the zones between (R1.9). */
export interface Track {
  capital: number;
  zones: Zone[];
}
export interface Zone {
  first: number;
  points: number;
  loot?: number;
}

/** Row and half-card column of each slot of a structure. */
export type Slots = [number, number][];

const NO_CARD: Omit<Card, "id" | "age" | "colour" | "fixed_price"> = {
  cost_coins: 0,
  cost: {},
  chain_needs: "",
  chain_gives: "",
  vp: 0,
  shields: 0,
  coins: 0,
  symbol: "",
  produces: {},
  produces_choice: [],
  fixes_price: [],
  coins_per: null,
  guild: null,
};
const NO_WONDER: Omit<Wonder, "id" | "cost"> = {
  vp: 0,
  shields: 0,
  coins: 0,
  opponent_loses: 0,
  play_again: false,
  produces_choice: [],
  demolishes: "",
  revives: false,
  library: 0,
};
const NO_TOKEN: Omit<Token, "id"> = { vp: 0, coins: 0, symbol: "" };

interface Printed {
  cards: { items: Card[] };
  wonders: { items: Wonder[] };
  progress: { items: Token[] };
  layouts: { items: { age: number; slots: Slots }[] };
  track: Track;
  prices: { fixed: number };
  symbols_to_win: number;
  resources: { id: string; raw: boolean }[];
}

/** Everything printed on the components, with what the data file leaves out filled in. */
export class Components {
  readonly resources: string[];
  readonly raw: string[];
  readonly goods: string[];
  readonly colours: string[];
  readonly track: Track;
  readonly symbolsToWin: number;
  readonly #layouts: Map<number, Slots>;
  readonly #cards: Map<string, Card>;
  readonly #wonders: Map<string, Wonder>;
  readonly #tokens: Map<string, Token>;

  constructor(facts: GameFacts) {
    const printed = facts.components as unknown as Printed;
    const fixed_price = printed.prices.fixed;
    this.#cards = new Map(printed.cards.items.map((card) => [card.id, { ...NO_CARD, ...card, fixed_price }]));
    this.#wonders = new Map(printed.wonders.items.map((wonder) => [wonder.id, { ...NO_WONDER, ...wonder }]));
    this.#tokens = new Map(printed.progress.items.map((token) => [token.id, { ...NO_TOKEN, ...token }]));
    this.resources = printed.resources.map((resource) => resource.id);
    this.raw = printed.resources.filter((resource) => resource.raw).map((resource) => resource.id);
    this.goods = printed.resources.filter((resource) => !resource.raw).map((resource) => resource.id);
    this.colours = facts.ids["colour"] ?? [];
    this.track = printed.track;
    this.symbolsToWin = printed.symbols_to_win;
    this.#layouts = new Map(printed.layouts.items.map(({ age, slots }) => [age, slots]));
  }

  card(id: string): Card {
    return found(this.#cards, id);
  }

  wonder(id: string): Wonder {
    return found(this.#wonders, id);
  }

  token(id: string): Token {
    return found(this.#tokens, id);
  }

  /** Where the cards of an age lie. */
  layout(age: number): Slots {
    return this.#layouts.get(age) ?? [];
  }

  /** The card that makes this one free (R5.5). */
  chainSource(card: Card): Card | undefined {
    return card.chain_needs ? this.#find((other) => other.chain_gives === card.chain_needs) : undefined;
  }

  /** The card that this one makes free. */
  chainTarget(card: Card): Card | undefined {
    return card.chain_gives ? this.#find((other) => other.chain_needs === card.chain_gives) : undefined;
  }

  #find(fits: (card: Card) => boolean): Card | undefined {
    return [...this.#cards.values()].find(fits);
  }
}

function found<T>(items: Map<string, T>, id: string): T {
  const item = items.get(id);
  if (!item) throw new Error(`there is no ${id} in Duel`);
  return item;
}

const known = new WeakMap<GameFacts, Components>();

export function componentsOf(facts: GameFacts): Components {
  const before = known.get(facts);
  if (before) return before;
  const fresh = new Components(facts);
  known.set(facts, fresh);
  return fresh;
}
