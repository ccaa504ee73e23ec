/** Maps of squares and hexes: which spaces are neighbours, how far they are, and where they are drawn. */

export interface Point {
  x: number;
  y: number;
}

/** A space: column and row of a square; on hexes the axial coordinates (x to the right, y down to the right). */
export type Cell = Point;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const cellKey = ({ x, y }: Cell): string => `${x},${y}`;

const SQUARE_WAYS: readonly Cell[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
const HEX_WAYS: readonly Cell[] = [
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

export abstract class Grid {
  /** The steps to the neighbours, clockwise; side `i` lies towards way `i`, between corners `i` and `i + 1`. */
  protected abstract readonly ways: readonly Cell[];

  abstract middle(cell: Cell): Point;
  /** Clockwise, as many as there are sides. */
  abstract corners(cell: Cell): Point[];
  abstract distance(one: Cell, other: Cell): number;
  /** The space under a point. */
  abstract at(point: Point): Cell;

  /** All neighbours, on the map or not. */
  neighbours({ x, y }: Cell): Cell[] {
    return this.ways.map((way) => ({ x: x + way.x, y: y + way.y }));
  }

  /** The spaces next to some, without their own. */
  around(cells: readonly Cell[]): Cell[] {
    const own = new Set(cells.map(cellKey));
    const found = new Map<string, Cell>();
    for (const cell of cells) for (const near of this.neighbours(cell)) if (!own.has(cellKey(near))) found.set(cellKey(near), near);
    return [...found.values()];
  }

  /** The parts that hang together by sides. */
  connected(cells: readonly Cell[]): Cell[][] {
    const left = new Map(cells.map((cell) => [cellKey(cell), cell]));
    const parts: Cell[][] = [];
    for (const start of cells) {
      if (!left.delete(cellKey(start))) continue;
      const part = [start];
      for (const here of part) for (const near of this.neighbours(here)) if (left.delete(cellKey(near))) part.push(near);
      parts.push(part);
    }
    return parts;
  }

  /** What the drawing of some spaces takes up. */
  bounds(cells: readonly Cell[]): Box {
    const points = cells.flatMap((cell) => this.corners(cell));
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  }

  /** The corners of a space as the `points` of an SVG polygon. */
  polygon(cell: Cell): string {
    return this.corners(cell)
      .map((point) => `${rounded(point.x)},${rounded(point.y)}`)
      .join(" ");
  }

  /** The outline of a set of spaces as the data of an SVG path; where two parts touch at a corner they stay apart. */
  outline(cells: readonly Cell[]): string {
    const own = new Set(cells.map(cellKey));
    const sides = new Map<string, Side[]>();
    for (const cell of cells) {
      const corners = this.corners(cell);
      this.neighbours(cell).forEach((near, side) => {
        if (own.has(cellKey(near))) return;
        const [from, to] = [corners[side]!, corners[(side + 1) % corners.length]!];
        sides.set(pointKey(from), [...(sides.get(pointKey(from)) ?? []), { from, to }]);
      });
    }
    let path = "";
    while (sides.size) path += `M${turns(loopOf(sides)).map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`;
    return path;
  }
}

/** Squares of a side length; column 0, row 0 begins at the origin. */
export class SquareGrid extends Grid {
  protected readonly ways = SQUARE_WAYS;

  constructor(readonly side: number) {
    super();
  }

  middle({ x, y }: Cell): Point {
    return { x: (x + 0.5) * this.side, y: (y + 0.5) * this.side };
  }

  corners({ x, y }: Cell): Point[] {
    const { side } = this;
    return [
      { x: x * side, y: y * side },
      { x: (x + 1) * side, y: y * side },
      { x: (x + 1) * side, y: (y + 1) * side },
      { x: x * side, y: (y + 1) * side },
    ];
  }

  distance(one: Cell, other: Cell): number {
    return Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
  }

  at({ x, y }: Point): Cell {
    return { x: Math.floor(x / this.side), y: Math.floor(y / this.side) };
  }
}

const ROOT = Math.sqrt(3);

/** Hexes of a side length that stand on a corner; the middle of space 0, 0 is the origin. */
export class HexGrid extends Grid {
  protected readonly ways = HEX_WAYS;

  constructor(readonly side: number) {
    super();
  }

  middle({ x, y }: Cell): Point {
    return { x: this.side * ROOT * (x + y / 2), y: this.side * 1.5 * y };
  }

  corners(cell: Cell): Point[] {
    const { x, y } = this.middle(cell);
    const wide = (this.side * ROOT) / 2;
    const half = this.side / 2;
    return [
      { x, y: y - this.side },
      { x: x + wide, y: y - half },
      { x: x + wide, y: y + half },
      { x, y: y + this.side },
      { x: x - wide, y: y + half },
      { x: x - wide, y: y - half },
    ];
  }

  distance(one: Cell, other: Cell): number {
    const [x, y] = [one.x - other.x, one.y - other.y];
    return (Math.abs(x) + Math.abs(y) + Math.abs(x + y)) / 2;
  }

  at({ x, y }: Point): Cell {
    const row = y / (this.side * 1.5);
    const column = x / (this.side * ROOT) - row / 2;
    return nearestHex(column, row);
  }
}

/** The hex whose middle is nearest: the coordinate that was rounded most gives way to the others. */
function nearestHex(column: number, row: number): Cell {
  const third = -column - row;
  const [x, y, z] = [Math.round(column), Math.round(row), Math.round(third)];
  const [offX, offY, offZ] = [Math.abs(x - column), Math.abs(y - row), Math.abs(z - third)];
  if (offX > offY && offX > offZ) return { x: -y - z + 0, y: y + 0 };
  return offY > offZ ? { x: x + 0, y: -x - z + 0 } : { x: x + 0, y: y + 0 };
}

interface Side {
  from: Point;
  to: Point;
}

const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
const pointKey = ({ x, y }: Point): string => `${rounded(x)},${rounded(y)}`;

/** One way round, taken out of the sides; where several go on, the one that turns right most. */
function loopOf(sides: Map<string, Side[]>): Point[] {
  const [start] = sides.values().next().value!;
  const walked = [start!.from];
  let side: Side | undefined = start!;
  do {
    remove(sides, side);
    walked.push(side.to);
    const before: Side = side;
    side = sides.get(pointKey(side.to))?.reduce((best, next) => (bend(before, next) > bend(before, best) ? next : best));
  } while (side && pointKey(walked.at(-1)!) !== pointKey(start!.from));
  return walked.slice(0, -1);
}

function remove(sides: Map<string, Side[]>, side: Side): void {
  const left = sides.get(pointKey(side.from))!.filter((other) => other !== side);
  if (left.length) sides.set(pointKey(side.from), left);
  else sides.delete(pointKey(side.from));
}

/** How far the path turns to the right. */
function bend(before: Side, next: Side): number {
  const [ax, ay] = [before.to.x - before.from.x, before.to.y - before.from.y];
  const [bx, by] = [next.to.x - next.from.x, next.to.y - next.from.y];
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
}

/** Only the points where the direction changes. */
function turns(walked: Point[]): Point[] {
  return walked.filter((at, place) => {
    const from = walked.at(place - 1)!;
    const to = walked[(place + 1) % walked.length]!;
    return Math.abs(bend({ from, to: at }, { from: at, to })) > 1e-6;
  });
}
