import type { Arguments, Texts } from "$lib/texts";
import type { DuelQuote, DuelView } from "$lib/wire";
import type { Card, Components, Wonder } from "./facts";
import * as effects from "./effects";
import { listed } from "./words";

/** Something that follows from a choice, in words. */
export interface Consequence {
  icon: string;
  text: string;
  rule?: string;
  tone?: "good" | "bad";
}

/** Says beforehand what a choice brings one seat. */
export class Foresight {
  readonly #them: string;

  constructor(
    readonly view: DuelView,
    readonly seat: number,
    readonly components: Components,
    readonly texts: Texts,
    names: string[],
  ) {
    this.#them = names[1 - seat] ?? "";
  }

  /** What follows from building a card: from the structure for its price, or from the discard pile. */
  building(card: Card, quote: DuelQuote | null): Consequence[] {
    return [
      ...(quote ? this.payment(card, quote) : []),
      ...this.#coins(card),
      ...this.#military(effects.shieldsOf(this.view, this.seat, card), this.#earned(quote)),
      ...this.#science(card.symbol),
      ...this.#trade(card),
      ...this.#choice(card.produces_choice),
      ...this.#guild(card),
    ];
  }

  /** What follows from paying for a card: a chain makes it free, trade may go to the opponent. */
  payment(card: Card, quote: DuelQuote): Consequence[] {
    const source = quote.chain ? this.components.chainSource(card) : undefined;
    const urban = source && effects.owns(this.view.cities[this.seat]!, "urbanism");
    return [
      ...(source ? [this.#line("chain", "by-chain", { card: this.#card(source) }, "R5.5", "good")] : []),
      ...(urban ? this.#gained(effects.CHAIN_INCOME, "R8.3") : []),
      ...this.#economy(quote),
    ];
  }

  /** What follows from building a wonder, in the order of R6.7. */
  wonder(wonder: Wonder, quote: DuelQuote | null): Consequence[] {
    return [
      ...this.#economy(quote),
      ...this.#seventh(wonder),
      ...this.#wonderCoins(wonder, this.#earned(quote)),
      ...this.#military(wonder.shields, this.#earned(quote)),
      ...this.#wonderChoice(wonder),
      ...this.#choice(wonder.produces_choice),
      ...(wonder.vp ? [this.#line("victory-point", "points", { points: wonder.vp }, "R10.2")] : []),
      ...this.#again(wonder),
    ];
  }

  /** What taking a card of the structure leaves open, however the card is used. */
  taking(card: string): Consequence[] {
    const slot = effects.slotOf(this.view, card);
    const freed = slot?.available ? effects.freedBy(this.view, slot) : [];
    const named = freed.flatMap((under) => (under.card ? [this.texts.name("card", under.card)] : []));
    const hidden = freed.length - named.length;
    return [
      ...(named.length ? [this.#line("deck", "frees", { cards: listed(named) }, "R3.2")] : []),
      ...(hidden ? [this.#line("hidden", "reveals", { count: hidden }, "R3.7")] : []),
    ];
  }

  /** Chains of the card: what it opens, and whom it is free for. */
  chains(card: Card): Consequence[] {
    const target = this.components.chainTarget(card);
    const source = this.components.chainSource(card);
    const opponents = source && effects.has(this.view.cities[1 - this.seat]!, source.id);
    return [
      ...(target ? [this.#line("chain", "opens", { card: this.#card(target), age: this.texts.get(`age-${target.age}`) }, "R5.5")] : []),
      ...(source ? [this.#line("chain", "free-with", { card: this.#card(source) }, "R5.5")] : []),
      ...(opponents ? [this.#line("chain", "opponent-free", { player: this.#them, card: this.#card(source) }, "R5.5", "bad")] : []),
    ];
  }

  /** What a progress token brings at once (R8.2). */
  progress(id: string): Consequence[] {
    const token = this.components.token(id);
    return [...this.#gained(token.coins, "R8.2"), ...this.#science(token.symbol)];
  }

  #line(icon: string, id: string, args: Arguments = {}, rule?: string, tone?: "good" | "bad"): Consequence {
    return { icon, text: this.texts.get(`ui-${id}`, args), ...(rule ? { rule } : {}), ...(tone ? { tone } : {}) };
  }

  #card(card: Card): string {
    return this.texts.name("card", card.id);
  }

  /** What the opponent receives for our trade (R5.9). */
  #earned(quote: DuelQuote | null): number {
    return quote && effects.owns(this.view.cities[1 - this.seat]!, "economy") ? quote.trade : 0;
  }

  #economy(quote: DuelQuote | null): Consequence[] {
    const coins = this.#earned(quote);
    return coins ? [this.#line("trade", "economy", { player: this.#them, coins }, "R8.3", "bad")] : [];
  }

  #gained(coins: number, rule: string): Consequence[] {
    return coins ? [this.#line("coin", "gain", { coins }, rule, "good")] : [];
  }

  #coins(card: Card): Consequence[] {
    if (!effects.paysCoins(card)) return [];
    const coins = effects.coinsOf(this.view, this.seat, card);
    return coins ? this.#gained(coins, card.guild ? "R6.2" : "R6.1") : [this.#line("coin", "gain-nothing", {}, "R6.1")];
  }

  #military(shields: number, earned: number): Consequence[] {
    if (!shields) return [];
    const { spaces, to, loot, wins } = effects.march(this.view, this.seat, shields, earned);
    if (wins) return [this.#line("focus-military", "military-win", { spaces }, "R7.3", "good")];
    const where = to > 0 ? "pawn-ahead" : to < 0 ? "pawn-behind" : "pawn-even";
    return [
      this.#line("focus-military", where, { spaces, to: Math.abs(to) }, "R7.1"),
      ...loot.map(({ coins }) => this.#line("coin", "loot", { player: this.#them, coins }, "R7.2", "good")),
    ];
  }

  #science(symbol: string): Consequence[] {
    if (!symbol) return [];
    const { symbols } = this.view.cities[this.seat]!;
    if (symbols.includes(symbol)) {
      const left = this.view.progress_board.length;
      return [left ? this.#line(symbol, "pair", {}, "R8.1", "good") : this.#line(symbol, "pair-nothing", {}, "R8.1")];
    }
    const count = symbols.length + 1;
    if (count === effects.SYMBOLS_TO_WIN) return [this.#line(symbol, "science-win", {}, "R8.4", "good")];
    return [this.#line(symbol, "symbol", { count }, "R8.4")];
  }

  /** How production and price cards change what units cost (R5.3). */
  #trade(card: Card): Consequence[] {
    const theirs = this.view.cities[1 - this.seat]!.unit_prices;
    const mine = this.view.cities[this.seat]!.unit_prices;
    const dearer = Object.entries(card.produces).flatMap(([resource, units]) => {
      const now = theirs[resource] ?? 0;
      const { fixedBy } = effects.priceReason(this.view, 1 - this.seat, resource, this.components);
      const args = { resource: this.texts.name("resource", resource), player: this.#them, price: now + units, now };
      return fixedBy ? [] : [this.#line(resource, "dearer", args, "R5.3", "good")];
    });
    const cheaper = card.fixes_price
      .map((resource) => ({ resource, now: mine[resource] ?? 0 }))
      .filter(({ now }) => now > 1)
      .map(({ resource, now }) => {
        return this.#line(resource, "cheaper", { resource: this.texts.name("resource", resource), now }, "R5.3", "good");
      });
    return [...dearer, ...cheaper];
  }

  #choice(resources: string[]): Consequence[] {
    const named = listed(resources.map((resource) => this.texts.name("resource", resource)));
    return resources.length ? [this.#line("trade", "choice", { count: 1, resources: named }, "R5.2", "good")] : [];
  }

  #guild(card: Card): Consequence[] {
    if (!card.guild) return [];
    const points = card.guild.vp * effects.guildCount(this.view, card.guild.count);
    return [this.#line("victory-point", "guild", { points }, "R6.2")];
  }

  #seventh(wonder: Wonder): Consequence[] {
    const returned = effects.returnedBy(this.view, wonder.id).map((id) => this.texts.name("wonder", id));
    return returned.length ? [this.#line("wonder", "seventh", { wonders: listed(returned) }, "R6.4", "bad")] : [];
  }

  #wonderCoins(wonder: Wonder, earned: number): Consequence[] {
    const lost = Math.min(wonder.opponent_loses, this.view.cities[1 - this.seat]!.coins + earned);
    return [
      ...this.#gained(wonder.coins, "R6.6"),
      ...(lost ? [this.#line("coin", "loot", { player: this.#them, coins: lost }, "R6.6", "good")] : []),
    ];
  }

  #wonderChoice(wonder: Wonder): Consequence[] {
    if (wonder.demolishes) {
      const count = this.view.cities[1 - this.seat]!.buildings[wonder.demolishes]?.length ?? 0;
      const args = { count, player: this.#them, colour: this.texts.get(`colour-${wonder.demolishes}`) };
      return [this.#line("discard", count ? "demolish" : "demolish-nothing", args, "R6.6")];
    }
    if (wonder.library) return [this.#line("building-library", "library", {}, "R6.6", "good")];
    if (!wonder.revives) return [];
    const count = this.view.discard_pile.length;
    return [this.#line("build", count ? "revive" : "revive-nothing", { count }, "R6.6")];
  }

  #again(wonder: Wonder): Consequence[] {
    const again = effects.playsAgain(this.view, this.seat, wonder);
    if (again === "no") return [];
    return [again === "yes" ? this.#line("play-again", "again", {}, "R6.5", "good") : this.#line("play-again", "again-lost", {}, "R4.7", "bad")];
  }
}
