/** The strengths of the bots. */
export const levels = [1, 2, 3, 4, 5] as const;

const place = "ludopolis-level";

/** The level chosen last; in the middle for whoever never chose. */
export function chosenLevel(): number {
  try {
    const kept = Number(localStorage.getItem(place));
    return levels.some((level) => level === kept) ? kept : 2;
  } catch {
    return 2;
  }
}

export function keepLevel(level: number): void {
  try {
    localStorage.setItem(place, String(level));
  } catch {
    // The choice lasts as long as the page.
  }
}
