/** The drawing of a map with its margins, in the units of the drawing. */
import { SIDE } from "./grid";
import { CELL } from "./looks";

export const LEFT = 27;
export const TOP = 22;
export const WIDE = LEFT + SIDE * CELL + 4;
export const HIGH = TOP + SIDE * CELL + 5 + 24 + 3;
