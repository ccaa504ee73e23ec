/** Pieces drawn as rows of signs: L land, W water, E either, * a gap, `.` nothing (R6.2). */
import type { Cell } from "$lib/grid";
import type { Piece as LaidPiece } from "$lib/pieces";
import { sure, type Facts, type Rows } from "./facts";

/** A piece in one rotation. */
export interface Shape {
  width: number;
  height: number;
  cells: (Cell & { ground: string })[];
}

/** A piece of something that can be placed, `p1` first, with its different rotations (R5.9). */
export interface Piece extends LaidPiece {
  rows: Rows;
  count: number;
}

function rotated(rows: Rows): Rows {
  return Array.from({ length: rows[0]!.length }, (_, column) =>
    rows.map((row) => row[column]).reverse().join(""),
  );
}

export function shapeOf(rows: Rows): Shape {
  const cells = rows.flatMap((row, y) => [...row].flatMap((ground, x) => (ground === "." ? [] : [{ x, y, ground }])));
  return { width: rows[0]!.length, height: rows.length, cells };
}

/** The spaces it covers; a gap is not covered. */
export const solid = (shape: Shape): Cell[] => shape.cells.filter((cell) => cell.ground !== "*").map(({ x, y }) => ({ x, y }));

/** Without the rotations that look the same as a smaller one. */
export function rotationsOf(rows: Rows): Shape[] {
  const seen = new Map<string, Shape>();
  for (let turned = rows; !seen.has(turned.join()); turned = rotated(turned)) seen.set(turned.join(), shapeOf(turned));
  return [...seen.values()];
}

function pieceOf(rows: Rows, count: number): Piece {
  return { rows, count, turns: rotationsOf(rows).map(solid) };
}

/** The different pieces of a tile, monument, road, set or tower. */
export function piecesOf(facts: Facts, item: string): Piece[] {
  const tile = facts.tile.get(item);
  if (tile) return [pieceOf(sure(facts.stack, tile.stack).pattern, 1)];
  const monument = facts.monument.get(item);
  if (monument) {
    const kinds = new Map<string, Rows[]>();
    for (const part of monument.parts) kinds.set(part.join(), [...(kinds.get(part.join()) ?? []), part]);
    return [...kinds.values()].map((same) => pieceOf(same[0]!, same.length));
  }
  if (item === "short_roads") return facts.short_roads.pieces.map((piece) => pieceOf(piece.pattern, piece.count));
  return [pieceOf(item === "tower" ? facts.tower.pattern : facts.long_road.pattern, 1)];
}
