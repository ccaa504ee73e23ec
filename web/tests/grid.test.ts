import { describe, expect, test } from "vitest";
import { cellKey, HexGrid, SquareGrid, type Cell, type Grid, type Point } from "$lib/grid";

const squares = new SquareGrid(10);
const hexes = new HexGrid(10);
const kinds: [string, Grid, number][] = [
  ["squares", squares, 4],
  ["hexes", hexes, 6],
];
const field: Cell[] = Array.from({ length: 81 }, (_, at) => ({ x: (at % 9) - 4, y: Math.floor(at / 9) - 4 }));
const keys = (cells: Cell[]) => cells.map(cellKey).sort();
const near = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < 1e-6;

describe.each(kinds)("%s", (_, grid, sides) => {
  test("neighbours are those one step away, all round and mutual", () => {
    for (const cell of field) {
      const beside = grid.neighbours(cell);
      expect(new Set(keys(beside)).size).toBe(sides);
      for (const other of beside) {
        expect(grid.distance(cell, other)).toBe(1);
        expect(keys(grid.neighbours(other))).toContain(cellKey(cell));
      }
    }
  });

  test("each side is shared with the neighbour of the same number", () => {
    const cell = { x: 2, y: -1 };
    const corners = grid.corners(cell);
    grid.neighbours(cell).forEach((other, side) => {
      const theirs = grid.corners(other);
      const shared = [corners[side]!, corners[(side + 1) % sides]!];
      expect(shared.every((corner) => theirs.some((their) => near(their, corner)))).toBe(true);
    });
  });

  test("a point belongs to the space whose middle is nearest", () => {
    for (const cell of field) {
      const middle = grid.middle(cell);
      expect(grid.at(middle)).toEqual(cell);
      for (const corner of grid.corners(cell)) {
        const inside = { x: middle.x + (corner.x - middle.x) * 0.97, y: middle.y + (corner.y - middle.y) * 0.97 };
        expect(grid.at(inside)).toEqual(cell);
      }
    }
  });

  test("distance is the number of steps", () => {
    const steps = new Map([[cellKey({ x: 0, y: 0 }), 0]]);
    let ring: Cell[] = [{ x: 0, y: 0 }];
    for (let far = 1; far <= 4; far++) {
      ring = grid.around(ring).filter((cell) => !steps.has(cellKey(cell)));
      for (const cell of ring) steps.set(cellKey(cell), far);
    }
    for (const [key, far] of steps) {
      const [x, y] = key.split(",").map(Number) as [number, number];
      expect(grid.distance({ x: 0, y: 0 }, { x, y })).toBe(far);
    }
  });

  test("a ring has an outline outside and one inside, and its hole is around and within it", () => {
    const ring = grid.neighbours({ x: 0, y: 0 });
    const whole = [...ring, { x: 0, y: 0 }];
    expect(keys(grid.around(ring))).toContain("0,0");
    expect(grid.outline(whole).match(/M/g)).toHaveLength(1);
    if (sides === 6) expect(grid.outline(ring).match(/M/g)).toHaveLength(2);
  });

  test("what hangs together is one part", () => {
    const cells = [{ x: 0, y: 0 }, { x: 5, y: 5 }, { x: 1, y: 0 }, { x: 6, y: 5 }, { x: 5, y: 6 }];
    expect(grid.connected(cells).map((part) => part.length)).toEqual([2, 3]);
  });

  test("the bounds hold every corner", () => {
    const box = grid.bounds(field);
    for (const { x, y } of field.flatMap((cell) => grid.corners(cell))) {
      expect(x >= box.left && x <= box.right && y >= box.top && y <= box.bottom).toBe(true);
    }
  });
});

test("the outline of a square has a point wherever it turns; parts that touch at a corner stay apart", () => {
  expect(squares.outline([{ x: 1, y: 2 }])).toBe("M10 20L20 20L20 30L10 30Z");
  expect(squares.outline([{ x: 0, y: 0 }, { x: 1, y: 0 }])).toBe("M0 0L20 0L20 10L0 10Z");
  expect(squares.outline([{ x: 0, y: 0 }, { x: 1, y: 1 }]).match(/M/g)).toHaveLength(2);
});

test("the outline of two hexes has ten corners", () => {
  expect(hexes.outline([{ x: 0, y: 0 }, { x: 1, y: 0 }]).match(/L/g)).toHaveLength(9);
});
