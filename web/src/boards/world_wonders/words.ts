/** Parts of sentences that several places need. */
import type { Texts } from "$lib/texts";
import { counted, nameKind, type Facts } from "./facts";

export function symbolWords(texts: Texts, symbols: string[]): string {
  return counted(symbols)
    .map(([id, count]) => `${count}× ${texts.get(`ui-symbol-${id}`)}`)
    .join(", ");
}

/** The name of anything that can be bought or stands on a map. */
export function itemName(texts: Texts, facts: Facts, item: string): string {
  if (item.startsWith("pedestal_")) return texts.name("pedestal", item);
  return texts.name(nameKind(facts, item), item);
}

/** What a solo card shows: a building type, any building, a road or the tower. */
export function shownName(texts: Texts, thing: string): string {
  if (thing === "any_building") return texts.name("offer", thing);
  return texts.has(`type-${thing}`) ? texts.name("type", thing) : texts.name("object", thing);
}
