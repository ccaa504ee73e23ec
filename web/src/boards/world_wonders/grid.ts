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

/** The four neighbours, on the map or not: up, right, down, left. */
export function beside({ x, y }: Spot): Spot[] {
  return [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ];
}

const NEIGHBOURS: readonly number[][] = Array.from({ length: SPACES }, (_, space) =>
  beside(spotOf(space)).filter(inside).map(numberOf),
);

export function neighboursOf(space: number): readonly number[] {
  return NEIGHBOURS[space] ?? [];
}

/** The spaces next to some, without their own. */
export function around(spaces: Iterable<number>): Set<number> {
  const own = new Set(spaces);
  const found = new Set<number>();
  for (const space of own) for (const near of neighboursOf(space)) if (!own.has(near)) found.add(near);
  return found;
}

/** The parts that hang together by sides. */
export function connected(spaces: Iterable<number>): number[][] {
  const left = new Set(spaces);
  const parts: number[][] = [];
  for (const start of left) {
    left.delete(start);
    const part = [start];
    for (const here of part) {
      for (const near of neighboursOf(here)) {
        if (left.delete(near)) part.push(near);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** Whether a space lies at the left, right or top edge; the sidewalk is below row 12. */
export function atEdge(space: number): boolean {
  const { x, y } = spotOf(space);
  return x === 0 || x === SIDE - 1 || y === 0;
}

export function atSidewalk(space: number): boolean {
  return space >= SPACES - SIDE;
}

export function meets(spaces: Iterable<number>, others: ReadonlySet<number>): boolean {
  for (const space of spaces) if (others.has(space)) return true;
  return false;
}
