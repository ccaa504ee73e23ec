import type { Line } from "$lib/foresight";
import type { Texts } from "$lib/texts";
import type { Card } from "./facts";
import type { DuelModel } from "./model.svelte";

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

/** What is printed about the chains of a card: what it opens, what makes it free, and who has that (R5.5). */
export function chainLines(card: Card, board: DuelModel): Line[] {
  const name = (id: string) => board.texts.name("card", id);
  const target = board.components.chainTarget(card);
  const source = board.components.chainSource(card);
  const line = (id: string, args: Record<string, string>, tone?: "bad"): Line => ({ icon: "chain", text: board.say(id, args), rule: "R5.5", tone });
  const theirs = source && board.slot(card.id)?.chained.includes(board.opponent);
  return [
    ...(target ? [line("opens", { card: name(target.id), age: board.texts.get(`age-${target.age}`) })] : []),
    ...(source ? [line("free-with", { card: name(source.id) })] : []),
    ...(theirs ? [line("opponent-free", { player: board.names[board.opponent]!, card: name(source.id) }, "bad")] : []),
  ];
}
