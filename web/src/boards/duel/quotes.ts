import type { Texts } from "$lib/texts";
import type { DuelLine, DuelQuote, DuelView } from "$lib/wire";
import { listed } from "./words";

/** Says why prices of one seat are what they are (R5.7). */
export class Pricing {
  constructor(
    readonly view: DuelView,
    readonly seat: number,
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
    const { fixed_by, base, produced } = this.view.cities[this.seat]!.price_reasons[resource]!;
    const args = { count, price, base, produced };
    if (fixed_by) return this.texts.get("ui-bought-fixed", args);
    return this.texts.get(produced ? "ui-bought-dear" : "ui-bought", args);
  }
}
