/** The piece in hand above the map: which placement a pointed space means. */
import { inside, numberOf, spotOf, type Spot } from "./grid";
import type { Placement } from "./placement";
import type { Piece, Shape } from "./shapes";

/** The spaces a placement covers. */
export type Cells = (place: Placement) => number[];

/** The cell by which a piece is held: the covered one nearest to its middle. */
export function gripOf(shape: Shape): Spot {
  const held = shape.cells.filter((cell) => cell.ground !== "*");
  const middle = { x: (shape.width - 1) / 2, y: (shape.height - 1) / 2 };
  const far = (cell: Spot) => (cell.x - middle.x) ** 2 + (cell.y - middle.y) ** 2;
  return held.reduce((best, cell) => (far(cell) < far(best) - 1e-9 ? cell : best));
}

/** The anchor of a piece held over a space, moved so that the piece stays on the map. */
export function anchorAt(shape: Shape, space: number): number {
  const at = spotOf(space);
  const grip = gripOf(shape);
  const clamp = (value: number, size: number) => Math.max(0, Math.min(value, 12 - size));
  return numberOf({ x: clamp(at.x - grip.x, shape.width), y: clamp(at.y - grip.y, shape.height) });
}

/** The space under the grip of a piece with this anchor. */
export function gripSpace(shape: Shape, anchor: number): number {
  const at = spotOf(anchor);
  const grip = gripOf(shape);
  return numberOf({ x: at.x + grip.x, y: at.y + grip.y });
}

/** All spaces some placement of the piece, in any rotation, would cover. */
export function glowing(places: Placement[], piece: number, cells: Cells): Set<number> {
  return new Set(places.filter((place) => place.piece === piece).flatMap(cells));
}

const distance = (one: number, other: number): number => {
  const a = spotOf(one);
  const b = spotOf(other);
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
};

/** The legal placement of a shape that covers a space, the one held nearest to it. */
function covering(shape: Shape, places: Placement[], cells: Cells, space: number): Placement | null {
  const fitting = places.filter((place) => place.rotation === shape.rotation && cells(place).includes(space));
  if (!fitting.length) return null;
  const far = (place: Placement) => distance(gripSpace(shape, place.anchor), space);
  return fitting.reduce((best, place) => (far(place) < far(best) ? place : best));
}

export function anchorsOf(places: Placement[], piece: number, rotation: number): number[] {
  return places.filter((place) => place.piece === piece && place.rotation === rotation).map((place) => place.anchor);
}

/**
 * What pointing at a space means: the piece held there if that is legal; else the nearest legal place of this
 * rotation that covers the space; if asked to turn, then one of another rotation; else where it is held.
 */
export function pointed(
  pieces: Piece[],
  places: Placement[],
  cells: Cells,
  held: Omit<Placement, "anchor">,
  space: number,
  turn: boolean,
): Placement {
  const { piece, rotation } = held;
  const { rotations } = pieces[piece]!;
  const shape = rotations[rotation]!;
  const direct = anchorAt(shape, space);
  if (anchorsOf(places, piece, rotation).includes(direct)) return { piece, rotation, anchor: direct };
  const order = turn ? [...rotations.slice(rotation), ...rotations.slice(0, rotation)] : [shape];
  const mine = places.filter((place) => place.piece === piece);
  for (const turned of order) {
    const place = covering(turned, mine, cells, space);
    if (place) return place;
  }
  return { piece, rotation, anchor: direct };
}

/** The next rotation, held by the same space if that stays on the map. */
export function turnedBy(pieces: Piece[], placement: Placement, steps: number): Placement {
  const { rotations } = pieces[placement.piece]!;
  const rotation = (placement.rotation + steps + rotations.length) % rotations.length;
  const held = gripSpace(rotations[placement.rotation]!, placement.anchor);
  return { piece: placement.piece, rotation, anchor: anchorAt(rotations[rotation]!, held) };
}

export function movedBy(pieces: Piece[], placement: Placement, dx: number, dy: number): Placement {
  const shape = pieces[placement.piece]!.rotations[placement.rotation]!;
  const at = spotOf(placement.anchor);
  const corner = { x: at.x + dx, y: at.y + dy };
  const last = { x: corner.x + shape.width - 1, y: corner.y + shape.height - 1 };
  return inside(corner) && inside(last) ? { ...placement, anchor: numberOf(corner) } : placement;
}
