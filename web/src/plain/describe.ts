import type { TextSection } from "$lib/board";
import { words } from "$lib/settings.svelte";
import type { Texts } from "$lib/texts";
import type { GameFacts, GameView } from "$lib/wire";
import { linesOf, Outline } from "./outline";

/** The position in words: a section for what has parts of its own, and one for everything else. */
export function describe(view: GameView, facts: GameFacts, texts: Texts, names: string[]): TextSection[] {
  const items = new Outline(facts, texts, names, words).of(view);
  const single = items.filter((item) => !item.parts.length);
  return [
    { title: texts.get("game"), lines: single.flatMap((item) => linesOf(item)) },
    ...items.filter((item) => item.parts.length).map((item) => ({ title: item.title, lines: item.parts.flatMap((part) => linesOf(part)) })),
  ];
}
