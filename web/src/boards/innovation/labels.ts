import type { Texts } from "$lib/texts";
import type { InnovationDrawView, InnovationPileView } from "$lib/wire";
import { countIcons } from "./edges";
import { effectsOf, ICONS, plainSentence, type Card } from "./facts";

/** Names of things joined for reading: "a, b, c". */
export const joined = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(", ");

/** A card in one line: name, age, colour, icons by their places. */
export function cardLine(card: Card, texts: Texts): string {
  const icons = card.icons.map((icon) => (icon ? texts.name("icon", icon) : texts.get("picture"))).join(", ");
  return texts.get("card-line", {
    name: texts.name("card", card.id),
    age: card.age,
    colour: texts.name("colour", card.colour),
    icons,
  });
}

/** The same with its dogma icon and its effects in full. */
export function cardInFull(card: Card, texts: Texts): string {
  const effects = effectsOf(texts, card.id).map(
    (effect) => `${texts.get(effect.demand ? "effect-demand" : "effect-share")}: ${plainSentence(effect.text, texts)}`,
  );
  return [`${cardLine(card, texts)}.`, texts.get("dogma-icon", { icon: texts.name("icon", card.dogma) }), ...effects].join(" ");
}

/** From which pile a Draw action takes its card. */
export function drawLine({ value, age }: InnovationDrawView, texts: Texts): string {
  if (age === null) return texts.get("draw-end");
  return texts.get(age === value ? "draw-age" : "draw-higher", { age, wanted: value });
}

/** Counted icons: "3 crown, 1 leaf". */
export function counted(icons: { icon: string; count: number }[], texts: Texts): string {
  return icons.map(({ icon, count }) => `${count}× ${texts.name("icon", icon)}`).join(", ") || texts.get("no-icons");
}

export function totals(icons: Record<string, number>, texts: Texts): string {
  return ICONS.map((icon) => `${texts.name("icon", icon)} ${icons[icon] ?? 0}`).join(", ");
}

/** A pile: its top card, size, splay and the icons at its edges. */
export function pileLine(colour: string, pile: InnovationPileView | undefined, top: Card | null, texts: Texts): string {
  const name = texts.name("colour", colour);
  if (!pile || !top) return texts.get("pile-empty", { colour: name });
  return joined([cardLine(top, texts), pileShape(pile, texts)]);
}

/** Its size, splay and the icons at its edges alone. */
export function pileShape(pile: InnovationPileView, texts: Texts): string {
  return joined([
    texts.get("pile-size", { count: pile.size }),
    pile.splay && texts.get("pile-splayed", { direction: texts.name("direction", pile.splay), icons: counted(countIcons(pile.edges), texts) }),
  ]);
}
