import type { Foresight, Why } from "./wire";

/** The answer to a look ahead: what is foreseen, or why the line cannot be played. */
export interface Foreseen {
  foresight: Foresight | null;
  why: Why | null;
}
