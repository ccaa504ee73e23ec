import { api } from "./api";
import type { Language } from "./texts";
import type { GameFacts, GameInfo, Rules } from "./wire";

/** A game of this home as the lobby presents it: also those that cannot be played yet. */
export interface ShownGame {
  id: string;
  players: string;
  /** Usual time of a game, in minutes. */
  minutes: number;
  /** Players know things others do not, so a shared device needs a curtain between them. */
  secrets: boolean;
}

export const shownGames: ShownGame[] = [
  { id: "duel", players: "2", minutes: 30, secrets: false },
  { id: "innovation", players: "2–4", minutes: 60, secrets: true },
  { id: "world_wonders", players: "1–5", minutes: 60, secrets: false },
  { id: "new_dawn", players: "2–4", minutes: 120, secrets: true },
  { id: "civilization", players: "2–5", minutes: 180, secrets: true },
];

export function hasSecrets(game: string): boolean {
  return shownGames.find((shown) => shown.id === game)?.secrets ?? true;
}

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

export const loadGames = (): Promise<GameInfo[]> => once<GameInfo[]>("/api/games");
export const loadFacts = (game: string): Promise<GameFacts> => once<GameFacts>(`/api/games/${part(game)}/facts`);
export const loadRules = (game: string, language: Language): Promise<Rules> =>
  once<Rules>(`/api/games/${part(game)}/rules?language=${language}`);
