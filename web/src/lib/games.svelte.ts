import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Language } from "./texts";
import type { GameFacts, GameInfo, Rules } from "./wire";

const answers = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked once; a failure may be tried again. */
function once<T>(path: string): Promise<T> {
  let answer = answers.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = api.get<T>(path);
    answers.set(path, answer);
    answer.catch(() => answers.delete(path));
  }
  return answer;
}

const part = encodeURIComponent;

/** The games that can be played here, short ones first; none before the service has said it. */
class Catalog {
  all = $state.raw<GameInfo[]>([]);

  async load(): Promise<GameInfo[]> {
    const games = await once<GameInfo[]>("/api/games");
    if (!this.all.length) this.all = [...games].sort((one, other) => one.minutes - other.minutes);
    return this.all;
  }

  find(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }

  /** The game to begin with, and the one a page shows that was asked for none. */
  get first(): GameInfo | undefined {
    return this.all[0];
  }
}

export const catalog = new Catalog();

/** What a game is called, in the reader's language. */
export function gameName(id: string): string {
  return catalog.find(id)?.name[settings.language] ?? "";
}

export const loadFacts = (game: string): Promise<GameFacts> => once<GameFacts>(`/api/games/${part(game)}/facts`);
export const loadRules = (game: string, language: Language): Promise<Rules> =>
  once<Rules>(`/api/games/${part(game)}/rules?language=${language}`);
