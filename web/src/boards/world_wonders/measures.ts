/** The drawing of a map with its margins, in the units of the drawing: the letters, the numbers, the sidewalk. */
import { CELL } from "./grid";

export const LEFT = 27;
export const TOP = 22;
const RIGHT = 4;
export const WALK = { gap: 5, height: 24 };
const BOTTOM = WALK.gap + WALK.height + 3;

/** For a map of so many spaces a side. */
export const wide = (side: number): number => LEFT + side * CELL + RIGHT;
export const high = (side: number): number => TOP + side * CELL + BOTTOM;
export const viewBox = (side: number): string => `${-LEFT} ${-TOP} ${wide(side)} ${high(side)}`;
