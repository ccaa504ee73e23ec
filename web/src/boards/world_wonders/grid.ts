/** The spaces of a map: `c4` is column 2, row 3, number 38 of 144. */
import { SquareGrid, type Cell } from "$lib/grid";

export const SIDE = 12;
export const SPACES = SIDE * SIDE;

export type Spot = Cell;

/** The outline of some spaces, drawn with sides of this length, as the data of an SVG path. */
export const outline = (spots: readonly Spot[], side: number): string => new SquareGrid(side).outline(spots);

export function inside({ x, y }: Spot): boolean {
  return x >= 0 && x < SIDE && y >= 0 && y < SIDE;
}

export function numberOf({ x, y }: Spot): number {
  return y * SIDE + x;
}

export function spotOf(space: number): Spot {
  return { x: space % SIDE, y: Math.floor(space / SIDE) };
}

export function nameOf(space: number): string {
  return String.fromCharCode(97 + (space % SIDE)) + (Math.floor(space / SIDE) + 1);
}

export function readSpace(name: string): number {
  return (Number(name.slice(1)) - 1) * SIDE + name.charCodeAt(0) - 97;
}

/** The parts that hang together by sides. */
export const connected = (spots: readonly Spot[]): Spot[][] => new SquareGrid(1).connected(spots);
