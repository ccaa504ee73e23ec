import type { Texts } from "$lib/texts";

/** A list in words: "wood, clay". */
export const listed = (parts: string[]): string => parts.join(", ");

/** A printed cost in words: "2 coins, 1× Wood"; "free" if there is none. */
export function costInWords(cost: Record<string, number>, coins: number, texts: Texts): string {
  const parts = Object.entries(cost).map(([resource, units]) => `${units}× ${texts.name("resource", resource)}`);
  return listed([...(coins ? [texts.get("ui-coins", { count: coins })] : []), ...parts]) || texts.get("ui-free");
}

/** The number of an age as it is printed on the backs. */
export const roman = (age: number): string => ["", "I", "II", "III"][age] ?? String(age);

/** The effect of a card, wonder or token in words. */
export const effectInWords = (kind: string, id: string, texts: Texts): string =>
  texts.attribute(`${kind}-${id}`, "text") ?? "";
