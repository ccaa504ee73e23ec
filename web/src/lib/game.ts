import { loadBoard, type BoardModule } from "./board";
import { loadFacts } from "./games.svelte";
import { settings } from "./settings.svelte";
import { gameTexts, type Texts } from "./texts";
import type { GameFacts } from "./wire";

/** Everything needed to draw a game. */
export interface LoadedGame {
  id: string;
  board: BoardModule;
  facts: GameFacts;
  texts: Texts;
}

/** Load a game's board, facts and words together. */
export async function loadGame(id: string, language = settings.language): Promise<LoadedGame> {
  const [board, facts, texts] = await Promise.all([loadBoard(id), loadFacts(id), gameTexts(id, language)]);
  return { id, board, facts, texts };
}
