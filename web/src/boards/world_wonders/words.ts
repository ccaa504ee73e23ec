/** Parts of sentences that several places need. */
import type { Texts } from "$lib/texts";
import { counted, nameKind, type Facts } from "./facts";

export function symbolWords(texts: Texts, symbols: string[]): string {
  return counted(symbols)
    .map(([id, count]) => `${count}× ${texts.get(`ui-symbol-${id}`)}`)
    .join(", ");
}

/** A number with a minus that is as wide as a plus. */
export const numeral = (value: number | undefined): string => String(value ?? 0).replace("-", "−");

/** By how much something changes. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value ? numeral(value) : "±0");

/** The name of anything that is placed or stands on a map. */
export function itemName(texts: Texts, facts: Facts, item: string): string {
  return texts.name(nameKind(facts, item), item);
}

/** What a solo card shows: a building type, any building, a road or the tower. */
export function shownName(texts: Texts, thing: string): string {
  if (thing === "any_building") return texts.name("offer", thing);
  return texts.has(`type-${thing}`) ? texts.name("type", thing) : texts.name("object", thing);
}
