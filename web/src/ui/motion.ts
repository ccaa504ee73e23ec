/** Durations of the tokens, in milliseconds; almost nothing when the reader wants no motion. */
export type Pace = "fast" | "move" | "slow";

const usual: Record<Pace, number> = { fast: 120, move: 280, slow: 480 };

/** Whether the reader (by the page's settings or the system's) wants things to stay still. */
export function reducedMotion(): boolean {
  const chosen = document.documentElement.dataset["motion"];
  if (chosen === "reduced") return true;
  if (chosen === "full") return false;
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long something takes: `in:fly={{ y: 12, duration: duration("move") }}`. */
export function duration(pace: Pace): number {
  return reducedMotion() ? 1 : usual[pace];
}

/** The curve of everything that moves, for Svelte's transitions (as `--ease` in the tokens). */
export function ease(t: number): number {
  return 1 - (1 - t) ** 3;
}
