import type { LoadedGame } from "$lib/game";
import { words } from "$lib/settings.svelte";

/** An action in words. */
export function ruledAction(game: LoadedGame, action: string, players: string[]): string {
  return game.texts.action(action, game.facts, players);
}

/** How a round ended: the game's words, or the table's. */
export function endWords(game: LoadedGame, end: string): string {
  if (game.texts.has(`end-${end}`)) return game.texts.get(`end-${end}`);
  return words(`end-${end.replaceAll("_", "-")}`);
}

export function scoreWords(game: LoadedGame, category: string): string {
  return game.texts.has(`score-${category}`) ? game.texts.get(`score-${category}`) : category;
}

/** The categories of a result, the total last. */
export function categories(scores: Record<string, number>[]): string[] {
  const all = [...new Set(scores.flatMap((score) => Object.keys(score)))];
  return [...all.filter((category) => category !== "total"), ...all.filter((category) => category === "total")];
}
