/** Where the cards of a pyramid lie. */
import type { CivilizationNationView } from "$lib/wire";
import { sure, type Facts } from "./facts";

const ROMAN = ["I", "II", "III", "IV", "V"];
export const roman = (level: number): string => ROMAN[level - 1] ?? String(level);

const HUES = ["teal", "blue", "purple", "red", "yellow"];
export const levelHue = (level: number): string => HUES[level - 1] ?? "gray";

export interface Row {
  level: number;
  /** The techs of the row; a card that is no tech is null. */
  cards: (string | null)[];
}

/**
 * The rows of a pyramid, the top one first. A tech lies in the row of its level, or one lower if that has fewer cards
 * than such techs; cards that are no tech fill what is left.
 */
export function rowsOf({ technologies, slots }: Pick<CivilizationNationView, "technologies" | "slots">, facts: Facts): Row[] {
  const rows: Row[] = [];
  let over: string[] = [];
  for (let level = slots.length; level >= 1; level -= 1) {
    const here = [...over, ...technologies.filter((id) => sure(facts.technology, id).level === level)];
    const room = slots[level - 1] ?? 0;
    const cards: (string | null)[] = here.slice(Math.max(0, here.length - room));
    over = here.slice(0, Math.max(0, here.length - room));
    rows.push({ level, cards: [...cards, ...Array<null>(Math.max(0, room - cards.length)).fill(null)] });
  }
  return rows;
}
