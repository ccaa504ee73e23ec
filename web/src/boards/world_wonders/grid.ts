/** The spaces of a map: `c4` is column 2, row 3. */
import { SquareGrid, type Cell } from "$lib/grid";
import type { Rows } from "./facts";

/** Units of the drawing a side of a space takes. */
export const CELL = 52;
export const GRID = new SquareGrid(CELL);

const A = "a".charCodeAt(0);

export const nameOf = ({ x, y }: Cell): string => String.fromCharCode(A + x) + (y + 1);

export const cellOf = (name: string): Cell => ({ x: name.charCodeAt(0) - A, y: Number(name.slice(1)) - 1 });

export const spacesOf = (rows: Rows): Cell[] => rows.flatMap((row, y) => [...row].map((_, x) => ({ x, y })));

/** The outline of some spaces, drawn with sides of this length, as the data of an SVG path. */
export const outline = (cells: readonly Cell[], side: number): string => new SquareGrid(side).outline(cells);
