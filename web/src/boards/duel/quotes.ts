import type { Texts } from "$lib/texts";
import type { DuelCityView, DuelLine, DuelQuote, DuelView } from "$lib/wire";
import type { Components } from "./facts";
import { listed } from "./words";

/** Why a unit costs what it costs: a price card of the city, or a base price and what the opponent produces (R5.3). */
export interface PriceReason {
  fixedBy: string | null;
  base: number;
  produced: number;
}

export function priceReason(view: DuelView, seat: number, resource: string, components: Components): PriceReason {
  const mine = Object.values(view.cities[seat]!.buildings).flat();
  const fixedBy = mine.find((id) => components.card(id).fixes_price.includes(resource)) ?? null;
  const produced = view.cities[1 - seat]!.production[resource] ?? 0;
  return { fixedBy, base: (view.cities[seat]!.unit_prices[resource] ?? 0) - produced, produced };
}

/** What discarding a card brings: a base, and one for each yellow card (R4.4). */
export function incomeParts({ discard_income, buildings }: DuelCityView): { base: number; yellow: number } {
  const yellow = buildings["yellow"]?.length ?? 0;
  return { base: discard_income - yellow, yellow };
}

/** Says why prices of one seat are what they are (R5.7). */
export class Pricing {
  constructor(
    readonly view: DuelView,
    readonly seat: number,
    readonly components: Components,
    readonly texts: Texts,
  ) {}

  /** How each unit of a resource is obtained. */
  obtained(line: DuelLine): string {
    return listed(
      [
        line.produced ? this.texts.get("ui-produced", { count: line.produced }) : "",
        line.chosen ? this.texts.get("ui-chosen", { count: line.chosen }) : "",
        line.rebated ? this.texts.get("ui-rebated", { count: line.rebated }) : "",
        line.bought ? this.#bought(line) : "",
      ].filter(Boolean),
    );
  }

  /** The parts of a price in one line; nothing if it has only coins. */
  parts(quote: DuelQuote): string {
    if (!quote.lines.length) return "";
    const resources = quote.lines.map((line) => `${line.needed}× ${this.texts.name("resource", line.resource)}: ${this.obtained(line)}`);
    const coins = quote.coins ? [this.texts.get("ui-coins", { count: quote.coins })] : [];
    return `${this.texts.get("ui-price-parts")}: ${[...coins, ...resources].join("; ")}.`;
  }

  #bought({ resource, bought: count, unit_price: price }: DuelLine): string {
    const { fixedBy, base, produced } = priceReason(this.view, this.seat, resource, this.components);
    const args = { count, price, base, produced };
    if (fixedBy) return this.texts.get("ui-bought-fixed", args);
    return this.texts.get(produced ? "ui-bought-dear" : "ui-bought", args);
  }
}
