/** Pieces of several spaces on a map of squares or hexes: where one lies when it is held over a space. */
import { cellKey, type Cell, type Grid, type Point } from "./grid";

/** A piece in one of its turns: the spaces it covers, counted from the space its place is named by. */
export type Turned = readonly Cell[];

export interface Piece {
  /** Its turns that look different, in order. */
  turns: readonly Turned[];
}

export interface Placement {
  piece: number;
  turn: number;
  at: Cell;
}

/** The spaces a placement covers. */
export type Cells = (place: Placement) => readonly Cell[];

const plus = (one: Cell, other: Cell): Cell => ({ x: one.x + other.x, y: one.y + other.y });
const minus = (one: Cell, other: Cell): Cell => ({ x: one.x - other.x, y: one.y - other.y });
const apart = (one: Point, other: Point): number => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** The first of those for which a number is least. */
function least<Item>(items: readonly Item[], number: (item: Item) => number): Item | undefined {
  let found: { item: Item; value: number } | undefined;
  for (const item of items) {
    const value = number(item);
    if (!found || value < found.value - 1e-9) found = { item, value };
  }
  return found?.item;
}

export const laid = (turned: Turned, at: Cell): Cell[] => turned.map((cell) => plus(cell, at));

export const samePlacement = (one: Placement, other: Placement): boolean =>
  one.piece === other.piece && one.turn === other.turn && cellKey(one.at) === cellKey(other.at);

/** All spaces that a piece would cover somewhere, however it is turned. */
export function glowing(places: readonly Placement[], piece: number, cells: Cells): Cell[] {
  const found = places.filter((place) => place.piece === piece).flatMap(cells);
  return [...new Map(found.map((cell) => [cellKey(cell), cell])).values()];
}

/** A map on which pieces are laid. */
export class Field {
  readonly #keys: ReadonlySet<string>;

  constructor(
    readonly grid: Grid,
    readonly spaces: readonly Cell[],
  ) {
    this.#keys = new Set(spaces.map(cellKey));
  }

  has(cells: readonly Cell[]): boolean {
    return cells.every((cell) => this.#keys.has(cellKey(cell)));
  }

  /** The space of a piece by which it is held: the one nearest to its middle. */
  grip(turned: Turned): Cell {
    const { left, top, right, bottom } = this.grid.bounds(turned);
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    return least(turned, (cell) => apart(this.grid.middle(cell), middle))!;
  }

  /** The space under the grip of a piece. */
  held(pieces: readonly Piece[], { piece, turn, at }: Placement): Cell {
    return plus(at, this.grip(pieces[piece]!.turns[turn]!));
  }

  /** Where a piece held over a space lies, moved no further than it must be to stay on the map. */
  over(turned: Turned, space: Cell): Cell {
    const grip = this.grip(turned);
    const fits = (under: Cell) => this.has(laid(turned, minus(under, grip)));
    const under = fits(space) ? space : least(this.spaces.filter(fits), (cell) => this.grid.distance(cell, space));
    return minus(under ?? space, grip);
  }

  /**
   * What pointing at a space means: the piece held there if that is possible; else the nearest possible place of this
   * turn that covers the space; if it may turn, then one of another turn; else where it is held.
   */
  pointed(pieces: readonly Piece[], places: readonly Placement[], cells: Cells, { piece, turn }: Omit<Placement, "at">, space: Cell, mayTurn: boolean): Placement {
    const { turns } = pieces[piece]!;
    const direct = { piece, turn, at: this.over(turns[turn]!, space) };
    if (places.some((place) => samePlacement(place, direct))) return direct;
    const covering = places.filter((place) => place.piece === piece && cells(place).some((cell) => cellKey(cell) === cellKey(space)));
    const later = (place: Placement) => (place.turn - turn + turns.length) % turns.length;
    const soonest = Math.min(...covering.map(later));
    const wanted = covering.filter((place) => later(place) === (mayTurn ? soonest : 0));
    return least(wanted, (place) => apart(this.grid.middle(this.held(pieces, place)), this.grid.middle(space))) ?? direct;
  }

  /** The piece turned, held by the same space if that stays on the map. */
  turnedBy(pieces: readonly Piece[], placement: Placement, steps: number): Placement {
    const { turns } = pieces[placement.piece]!;
    const turn = (placement.turn + steps + turns.length) % turns.length;
    return { ...placement, turn, at: this.over(turns[turn]!, this.held(pieces, placement)) };
  }

  /** The piece moved, unless it would leave the map. */
  movedBy(pieces: readonly Piece[], placement: Placement, by: Cell): Placement {
    const at = plus(placement.at, by);
    return this.has(laid(pieces[placement.piece]!.turns[placement.turn]!, at)) ? { ...placement, at } : placement;
  }
}
