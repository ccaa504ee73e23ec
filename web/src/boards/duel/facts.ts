import type { GameFacts } from "$lib/wire";

/** What is printed on the board (R1.9, R8.4). */
export const CAPITAL = 9;
export const SYMBOLS_TO_WIN = 6;
export const LOOT_AT: Record<number, number> = { 2: 3, 5: 6 };

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

const NO_CARD: Omit<Card, "id" | "age" | "colour"> = {
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
}

/** Everything printed on the components, with what the data file leaves out filled in. */
export class Components {
  readonly resources: string[];
  readonly raw: string[];
  readonly goods: string[];
  readonly colours: string[];
  readonly #cards: Map<string, Card>;
  readonly #wonders: Map<string, Wonder>;
  readonly #tokens: Map<string, Token>;

  constructor(facts: GameFacts) {
    const printed = facts.components as unknown as Printed & { resources: { id: string; raw: boolean }[] };
    this.#cards = new Map(printed.cards.items.map((card) => [card.id, { ...NO_CARD, ...card }]));
    this.#wonders = new Map(printed.wonders.items.map((wonder) => [wonder.id, { ...NO_WONDER, ...wonder }]));
    this.#tokens = new Map(printed.progress.items.map((token) => [token.id, { ...NO_TOKEN, ...token }]));
    this.resources = printed.resources.map((resource) => resource.id);
    this.raw = printed.resources.filter((resource) => resource.raw).map((resource) => resource.id);
    this.goods = printed.resources.filter((resource) => !resource.raw).map((resource) => resource.id);
    this.colours = facts.ids["colour"] ?? [];
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

  /** The card that makes this one free (R5.5). */
  chainSource(card: Card): Card | undefined {
    return card.chain_needs ? this.#find((other) => other.chain_gives === card.chain_needs) : undefined;
  }

  /** The card that this one makes free. */
  chainTarget(card: Card): Card | undefined {
    return card.chain_gives ? this.#find((other) => other.chain_needs === card.chain_gives) : undefined;
  }

  get cards(): Card[] {
    return [...this.#cards.values()];
  }

  #find(fits: (card: Card) => boolean): Card | undefined {
    return this.cards.find(fits);
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
