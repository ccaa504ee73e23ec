import type { TextSection } from "$lib/board";
import { ownSeat } from "$lib/model.svelte";
import type { Arguments, Texts } from "$lib/texts";
import type { DuelQuote, DuelSlotView, DuelView, GameFacts } from "$lib/wire";
import { componentsOf, type Components } from "./facts";
import { coversOf, lead, stretches } from "./geometry";
import { Pricing } from "./quotes";
import { costInWords, effectInWords, listed } from "./words";

/** The whole position in words. */
export function describe(view: DuelView, facts: GameFacts, texts: Texts, names: string[]): TextSection[] {
  const bottom = ownSeat(view);
  const says = new Describer(view, componentsOf(facts), texts, names);
  return [says.turn(), ...says.draft(), ...says.structure(), says.middle(), says.city(bottom), says.city(1 - bottom)];
}

class Describer {
  readonly #pricing: Pricing;

  constructor(
    readonly view: DuelView,
    readonly components: Components,
    readonly texts: Texts,
    readonly names: string[],
  ) {
    this.#pricing = new Pricing(view, ownSeat(view), texts);
  }

  turn(): TextSection {
    const { decision, result, age } = this.view;
    const age_line = age ? [this.texts.get(`age-${age}`)] : [];
    const whose = decision
      ? [this.#say(`waiting-${decision.kind}`, { player: this.names[decision.seat] ?? "" })]
      : [];
    const ended = result
      ? [this.texts.get(`end-${result.end}`), ...result.places.map((place, seat) => this.#say("text-place", { player: this.names[seat] ?? "", place }))]
      : [];
    const first = this.#say("text-first", { player: this.names[this.view.first_player] ?? "" });
    return { title: this.#say("text-turn"), lines: [...age_line, ...whose, ...ended, first] };
  }

  draft(): TextSection[] {
    if (!this.view.draft.length) return [];
    return [{ title: this.#say("draft"), lines: this.view.draft.map((id) => this.#wonder(id)) }];
  }

  structure(): TextSection[] {
    const { structure } = this.view;
    if (!structure.length) return [];
    const rows = [...new Set(structure.map((slot) => slot.row))].sort((a, b) => b - a);
    const free = structure.filter((slot) => slot.available);
    const covered = rows.flatMap((row) => this.#row(row).filter((slot) => !slot.available));
    return [
      { title: this.#say("text-free"), lines: free.map((slot) => this.#slot(slot)) },
      ...(covered.length ? [{ title: this.#say("text-covered"), lines: covered.map((slot) => this.#covered(slot)) }] : []),
    ];
  }

  middle(): TextSection {
    const { view } = this;
    const ahead = lead(view.pawn, 0);
    const leader = this.names[ahead > 0 ? 0 : 1] ?? "";
    const conflict = ahead
      ? this.#say("conflict-lead", { player: leader, spaces: Math.abs(ahead), left: this.components.track.capital - Math.abs(ahead) })
      : this.#say("conflict-even");
    const zones = stretches(this.components.track);
    const loot = view.loot.flatMap((tokens, seat) =>
      tokens.map((coins) => this.#say("text-loot", { player: this.names[seat] ?? "", space: zones.find((zone) => zone.loot === coins)!.first, coins })),
    );
    const library = view.library ? [this.#say("text-library", { tokens: this.#names("progress", view.library) })] : [];
    return {
      title: this.#say("text-middle"),
      lines: [
        `${this.#say("conflict")}: ${conflict}`,
        ...loot,
        ...view.progress_board.map((id) => `${this.#say("progress-token")}: ${this.texts.name("progress", id)}. ${effectInWords("progress", id, this.texts)}`),
        this.#say("text-removed", { tokens: this.#names("progress", view.progress_removed) }),
        ...library,
        `${this.#say("discard-pile", { count: view.discard_pile.length })}: ${this.#names("card", view.discard_pile)}`,
      ],
    };
  }

  city(seat: number): TextSection {
    const city = this.view.cities[seat]!;
    const { texts } = this;
    const resources = this.components.resources.map((id) =>
      this.#say("text-resource", { resource: texts.name("resource", id), units: city.production[id] ?? 0, price: city.unit_prices[id] ?? 0 }),
    );
    const choices = [
      { count: city.raw_choices, of: this.components.raw },
      { count: city.goods_choices, of: this.components.goods },
    ].filter(({ count }) => count > 0);
    const buildings = this.components.colours
      .filter((colour) => city.buildings[colour]?.length)
      .map((colour) => `${texts.attribute(`colour-${colour}`, "name")}: ${this.#names("card", city.buildings[colour]!)}`);
    return {
      title: this.#say("city-of", { player: this.names[seat] ?? "" }),
      lines: [
        this.#say("text-coins", { coins: city.coins, income: city.discard_income }),
        `${this.#say("score-now")}: ${listed(Object.entries(city.score).map(([part, points]) => `${texts.get(`score-${part}`)} ${points}`))}`,
        ...resources,
        ...choices.map(({ count, of }) => this.#say("choice", { count, resources: this.#names("resource", of) })),
        ...buildings,
        ...city.wonders.map(({ wonder, built_with, quote }) => this.#ownWonder(wonder, built_with, quote, seat)),
        ...city.progress.map((id) => `${this.#say("progress-token")}: ${texts.name("progress", id)}. ${effectInWords("progress", id, texts)}`),
        `${this.#say("symbols-tip", { count: city.symbols.length, all: this.components.symbolsToWin })} ${this.#names("symbol", city.symbols)}`,
      ],
    };
  }

  #say(id: string, args: Arguments = {}): string {
    return this.texts.get(`ui-${id}`, args);
  }

  #names(kind: string, ids: string[]): string {
    return listed(ids.map((id) => this.texts.name(kind, id))) || this.#say("none");
  }

  #back(slot: DuelSlotView): string {
    const back = slot.back === "guild" ? this.texts.attribute("colour-purple", "name")! : this.texts.get(`age-${slot.back}`);
    return this.#say("label-hidden", { back });
  }

  #row(row: number): DuelSlotView[] {
    return this.view.structure.filter((slot) => slot.row === row).sort((one, other) => one.x - other.x);
  }

  #place(slot: DuelSlotView): { row: number; place: number } {
    return { row: slot.row, place: this.#row(slot.row).indexOf(slot) + 1 };
  }

  #covered(slot: DuelSlotView): string {
    const card = slot.card ? this.texts.name("card", slot.card) : this.#back(slot);
    const covers = coversOf(this.view, slot).map((over) =>
      over.card ? this.texts.name("card", over.card) : this.#say("text-cover", this.#place(over)),
    );
    return this.#say("text-under", { card, covers: listed(covers), ...this.#place(slot) });
  }

  #slot(slot: DuelSlotView): string {
    if (!slot.card) return this.#back(slot);
    const card = this.components.card(slot.card);
    const cost = this.#say("label-cost", { cost: costInWords(card.cost, card.cost_coins, this.texts) });
    const price = slot.quote ? `, ${this.#say("label-price", { price: slot.quote.total })}` : "";
    const colour = this.texts.get(`colour-${card.colour}`);
    const source = slot.quote?.chain ? this.components.chainSource(card) : undefined;
    const paid = slot.quote ? this.#pricing.parts(slot.quote) : "";
    const chained = source ? this.#say("by-chain", { card: this.texts.name("card", source.id) }) : "";
    const effect = effectInWords("card", card.id, this.texts);
    return [`${this.texts.name("card", card.id)}, ${colour}.`, effect, `${cost}${price}.`, paid, chained].filter(Boolean).join(" ");
  }

  #wonder(id: string): string {
    const cost = costInWords(this.components.wonder(id).cost, 0, this.texts);
    return `${this.texts.name("wonder", id)}. ${effectInWords("wonder", id, this.texts)} ${this.#say("label-cost", { cost })}.`;
  }

  #ownWonder(id: string, builtWith: string | null, quote: DuelQuote | null, owner: number): string {
    const state = builtWith ? this.#say("built-with", { card: this.texts.name("card", builtWith) }) : this.#say("not-built", { price: quote?.total ?? 0 });
    const parts = quote && owner === this.view.seat ? this.#pricing.parts(quote) : "";
    return [`${this.#say("wonder")} ${this.#wonder(id)} ${state}.`, parts].filter(Boolean).join(" ");
  }
}
