/** Pieces drawn as rows of signs: L land, W water, E either, * a gap, `.` nothing (R6.2). */
import { sure, type Facts, type Rows } from "./facts";
import { inside, numberOf, spotOf, type Spot } from "./grid";

export interface Cell extends Spot {
  ground: string;
}

/** A piece in one rotation. */
export interface Shape {
  rotation: number;
  width: number;
  height: number;
  cells: Cell[];
}

/** A piece of something that can be placed, `p1` first, with its different rotations (R5.9). */
export interface Piece {
  rows: Rows;
  count: number;
  rotations: Shape[];
}

export function rotated(rows: Rows): Rows {
  return Array.from({ length: rows[0]!.length }, (_, column) =>
    rows.map((row) => row[column]).reverse().join(""),
  );
}

function shapeOf(rows: Rows, rotation: number): Shape {
  const cells = rows.flatMap((row, y) =>
    [...row].flatMap((ground, x) => (ground === "." ? [] : [{ x, y, ground }])),
  );
  return { rotation, width: rows[0]!.length, height: rows.length, cells };
}

/** Without the rotations that look the same as a smaller one. */
export function rotationsOf(rows: Rows): Shape[] {
  const seen: string[] = [];
  const shapes: Shape[] = [];
  for (let turned = rows; !seen.includes(turned.join()); turned = rotated(turned)) {
    seen.push(turned.join());
    shapes.push(shapeOf(turned, shapes.length));
  }
  return shapes;
}

function pieceOf(rows: Rows, count: number): Piece {
  return { rows, count, rotations: rotationsOf(rows) };
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

/** Whether an object is placed in one go. */
export function isOnePiece(facts: Facts, item: string): boolean {
  const pieces = piecesOf(facts, item);
  return pieces.length === 1 && pieces[0]!.count === 1;
}

/** Where the cells of a piece come to lie; nothing if it does not fit on the map. */
export function laid(shape: Shape, anchor: number): { space: number; ground: string }[] | null {
  const at = spotOf(anchor);
  const found: { space: number; ground: string }[] = [];
  for (const cell of shape.cells) {
    const spot = { x: at.x + cell.x, y: at.y + cell.y };
    if (!inside(spot)) return null;
    found.push({ space: numberOf(spot), ground: cell.ground });
  }
  return found;
}

/** The spaces a piece covers; a gap is not covered. */
export function covered(shape: Shape, anchor: number): number[] {
  return (laid(shape, anchor) ?? []).filter((cell) => cell.ground !== "*").map((cell) => cell.space);
}
