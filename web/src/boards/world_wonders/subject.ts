/** What the reader is looking at. */
export interface Subject {
  kind: string;
  id: string;
  /** Whose map, for a space. */
  seat?: number;
}

/** The rules about each kind of thing. */
export const RULES: Record<string, string[]> = {
  tile: ["R5.6", "R5.7", "R4.1"],
  stack: ["R2.2", "R4.1"],
  monument: ["R6.5", "R6.6", "R4.5"],
  object: ["R5.1", "R5.4", "R5.5"],
  pedestal: ["R4.4", "R3.7"],
  loan: ["R7.1", "R7.2", "R7.7"],
  goal: ["R10.2", "R10.6"],
  solo_card: ["R11.3", "R11.5"],
  space: ["R0.2", "R9.5"],
  score: ["R9.5", "R9.6"],
};
