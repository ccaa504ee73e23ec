import type { Decision, Event, Result, Why } from "./wire";

/** A value of the seat's own view that will be another: `cities.0.coins`. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

/** What a line of own actions brings, as far as the seat's knowledge decides it. */
export interface Foresight {
  events: Event[];
  /** False: what follows the events depends on chance or on what is hidden. */
  certain: boolean;
  changes: Change[];
  /** Values of the view that are not decided yet. */
  unknown: string[];
  next: Decision | null;
  /** For the actions of `next`: the spaces each covers. */
  covers: Record<string, string[]>;
  result: Result | null;
}

/** The answer to a look ahead: what is foreseen, or why the line cannot be played. */
export interface Foreseen {
  foresight: Foresight | null;
  why: Why | null;
}
