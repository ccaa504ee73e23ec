/** The whole position in words. */
import type { TextSection } from "$lib/board";
import type { Texts } from "$lib/texts";
import type { CivilizationView, GameFacts } from "$lib/wire";

export function describe(_view: CivilizationView, _facts: GameFacts, _texts: Texts, _names: string[]): TextSection[] {
  return [];
}
