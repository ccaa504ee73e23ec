/** Where signs stand on a thing of several cells. */
import type { Cell } from "$lib/grid";

const byRow = (a: Cell, b: Cell): number => a.y - b.y || a.x - b.x;

export function inRows(cells: readonly Cell[]): Cell[] {
  return [...cells].sort(byRow);
}

/** The cell nearest to the centre. */
export function middleOf(cells: readonly Cell[]): Cell {
  const sum = cells.reduce((total, at) => ({ x: total.x + at.x, y: total.y + at.y }), { x: 0, y: 0 });
  const centre = { x: sum.x / cells.length, y: sum.y / cells.length };
  const far = (at: Cell) => (at.x - centre.x) ** 2 + (at.y - centre.y) ** 2;
  return inRows(cells).reduce((best, at) => (far(at) < far(best) - 1e-9 ? at : best));
}

export interface Placed {
  id: string;
  x: number;
  y: number;
  size: number;
}

/** Symbols dealt to the cells in turn: one in the middle of its cell, several in two columns. */
export function dealt(symbols: string[], cells: Cell[], side: number): Placed[] {
  const perCell = new Map<Cell, string[]>();
  symbols.forEach((id, number) => {
    const cell = cells[number % cells.length];
    if (cell) perCell.set(cell, [...(perCell.get(cell) ?? []), id]);
  });
  return [...perCell].flatMap(([cell, here]) =>
    here.map((id, place) => {
      const size = here.length === 1 ? 24 : 20;
      const x = here.length === 1 ? (side - size) / 2 : 5 + (place % 2) * 22;
      const y = here.length <= 2 ? (side - size) / 2 : 5 + Math.floor(place / 2) * 22;
      return { id, x: cell.x * side + x, y: cell.y * side + y, size };
    }),
  );
}

/** The middle of a full rectangle, or of the middle cell of another shape; half the size an emblem may have. */
export function emblemPlace(part: Cell[], side: number): { x: number; y: number; half: number } {
  const wide = new Set(part.map((at) => at.x)).size;
  const high = new Set(part.map((at) => at.y)).size;
  const cells = part.length === wide * high ? part : [middleOf(part)];
  const mean = (pick: (at: Cell) => number) => cells.reduce((sum, at) => sum + pick(at), 0) / cells.length;
  const half = cells.length > 1 && Math.min(wide, high) > 1 ? 32 : 18;
  return { x: (mean((at) => at.x) + 0.5) * side, y: (mean((at) => at.y) + 0.5) * side, half };
}
