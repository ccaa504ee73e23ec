import type { LoadedGame } from "$lib/game";
import { settings, words } from "$lib/settings.svelte";
import type { Texts } from "$lib/texts";

/** The name of a kind of components: the board's `kind-card`, else the page's, else the id itself. */
export function kindName(texts: Texts, kind: string): string {
  const id = `kind-${kind}`;
  if (texts.has(id)) return texts.get(id);
  return settings.texts?.has(id) ? words(id) : kind;
}

/** The kinds whose components have names. */
export function namedKinds({ facts, texts }: LoadedGame): string[] {
  return Object.keys(facts.ids).filter((kind) => facts.ids[kind]!.some((id) => texts.has(`${kind}-${id}`)));
}
