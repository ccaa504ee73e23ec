// A piece in hand: chosen, turned, held over a map, put down; on squares and on hexes.
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Foreseen } from "$lib/foresight";
import { cellKey, HexGrid, SquareGrid, type Cell, type Grid } from "$lib/grid";
import { REST } from "$lib/lookahead.svelte";
import { Field, laid, type Placement, type Turned } from "$lib/pieces";
import { Placing, type Pieces } from "$lib/placing.svelte";
import { Selection } from "$lib/selection.svelte";
import type { Why } from "$lib/wire";
import { Harness } from "./selection.svelte";

interface Tile {
  kind: "tile";
  id: string;
}
const tile = (id: string): Tile => ({ kind: "tile", id });

const SIDE = 4;
const spaces: Cell[] = Array.from({ length: SIDE * SIDE }, (_, at) => ({ x: at % SIDE, y: Math.floor(at / SIDE) }));
const read = (action: string): Placement | null => {
  const [verb, piece, turn, x, y] = action.split(/[ ,]/);
  return verb === "lay" ? { piece: Number(piece), turn: Number(turn), at: { x: Number(x), y: Number(y) } } : null;
};
const write = ({ piece, turn, at }: Placement): string => `lay ${piece} ${turn} ${cellKey(at)}`;
const space = (name: string): Cell => {
  const [x, y] = name.split(",").map(Number);
  return { x: x!, y: y! };
};

/** Two spaces beside each other, then one below the other. */
const LINE: Turned[] = [
  [{ x: 0, y: 0 }, { x: 1, y: 0 }],
  [{ x: 0, y: 0 }, { x: 0, y: 1 }],
];
const DOT: Turned[] = [[{ x: 0, y: 0 }]];

const because: Why = { code: "taken", rule: "R2", text: { en: "Taken." } };
const foreseen = (next: string[], covers: Record<string, string[]> = {}): Foreseen => ({
  foresight: {
    events: [],
    certain: true,
    changes: [],
    unknown: [],
    next: { seat: 0, kind: "lay", rule: "R1", actions: next, together: [] } as never,
    covers,
    result: null,
  },
  why: null,
});
const PLACES = ["lay 0 0 0,0", "lay 0 0 2,3", "lay 0 1 3,1", "lay 1 0 1,1"];

const answer = (last: string): Foreseen => {
  if (PLACES.includes(last)) return foreseen([]);
  return last.startsWith("lay ") ? { foresight: null, why: because } : foreseen(PLACES);
};

const act = vi.fn<(...actions: string[]) => void>();
const foresee = vi.fn<(line: string[]) => Promise<Foreseen>>();
let harness: Harness;
let selection: Selection<Tile>;
let placing: Placing<Tile>;
let left: number[];

function made(actions: string[], more: Partial<Pieces> = {}, grid: Grid = new SquareGrid(10)): void {
  harness?.stop();
  left = [1, 1];
  harness = new Harness({ actions, act, foresee, why: () => Promise.resolve(because), inspect: () => {} });
  harness.make((props) => {
    selection = new Selection<Tile>(props, {
      things: (action) => (action.startsWith("take ") ? [tile(action.slice(5))] : []),
      question: () => null,
      takes: (action) => action.startsWith("take "),
    });
    placing = new Placing<Tile>(props, selection, {
      field: () => new Field(grid, spaces),
      pieces: () => [{ turns: LINE }, { turns: DOT }],
      left: () => left,
      read,
      write,
      space,
      ...more,
    });
  });
}

async function take(): Promise<void> {
  selection.press(tile("a"));
  flushSync();
  await vi.advanceTimersByTimeAsync(REST);
  flushSync();
}
const keys = (cells: readonly Cell[]): string[] => cells.map(cellKey).sort();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  foresee.mockImplementation((line) => Promise.resolve(answer(line.at(-1) ?? "")));
  made(["take a", "take b"]);
});
afterEach(() => {
  harness.stop();
  vi.useRealTimers();
});

describe("a piece that is taken", () => {
  test("is placed in the same move, where the look ahead says that it may be", async () => {
    const taken = take();
    expect([placing.ready, placing.waiting]).toEqual([false, true]);
    await taken;
    expect([placing.ready, placing.waiting]).toEqual([true, false]);
    placing.pointAt({ x: 2, y: 3 });
    expect(placing.legal).toBe(true);
    placing.putDown();
    expect(act).toHaveBeenCalledExactlyOnceWith("take a", "lay 0 0 2,3");
    expect([placing.held, selection.taken]).toEqual([null, undefined]);
  });

  test("goes back at the second press, and nothing is made", async () => {
    await take();
    placing.pointAt({ x: 0, y: 0 });
    selection.press(tile("a"));
    flushSync();
    expect([placing.before, placing.held]).toEqual([null, null]);
    expect(act).not.toHaveBeenCalled();
  });

  test("is let go when another one is taken or the position changes", async () => {
    await take();
    placing.seek(1);
    selection.press(tile("b"));
    flushSync();
    expect([placing.held, placing.before]).toEqual([null, ["take b"]]);
    made(PLACES);
    placing.seek(1);
    harness.set({ view: { ...harness.props.view } });
    expect(placing.held).toBeNull();
  });

  test("covers what the engine says, not what its picture does", async () => {
    foresee.mockResolvedValue(foreseen(PLACES, { "lay 0 0 0,0": ["0,0", "3,3"] }));
    await take();
    placing.pointAt({ x: 0, y: 0 });
    expect(keys(placing.cells)).toEqual(["0,0", "3,3"]);
    expect(keys(placing.glow)).toEqual(["0,0", "2,3", "3,1", "3,2", "3,3"]);
  });
});

describe("a piece that must be placed", () => {
  beforeEach(() => made(PLACES));

  test("needs nothing before it", () => {
    expect([placing.before, placing.ready]).toEqual([[], true]);
    placing.seek(1);
    placing.putDown();
    expect(act).toHaveBeenCalledExactlyOnceWith("lay 0 0 0,0");
  });

  test("says why it cannot stand where it is held", async () => {
    placing.pointAt({ x: 0, y: 2 });
    expect(placing.legal).toBe(false);
    placing.putDown();
    await vi.runAllTimersAsync();
    expect(act).not.toHaveBeenCalled();
    expect([selection.refused?.why, placing.why]).toEqual([because, because]);
    placing.pointAt({ x: 0, y: 0 });
    expect([selection.refused, placing.why]).toEqual([null, null]);
  });

  test("keeps what was foreseen of the last place until the next is known", async () => {
    placing.pointAt({ x: 0, y: 0 });
    flushSync();
    await vi.advanceTimersByTimeAsync(REST);
    flushSync();
    expect(placing.settled).toBe(true);
    placing.pointAt({ x: 2, y: 3 });
    flushSync();
    expect([placing.foresight !== null, placing.settled]).toEqual([true, false]);
    placing.letGo();
    flushSync();
    expect(placing.foresight).toBeNull();
  });

  test("in hand turns only in ways that fit, over the map in all of them", () => {
    made(["lay 0 1 3,1"]);
    expect(placing.turn).toBe(1);
    placing.turnBy();
    expect(placing.turn).toBe(1);
    placing.seek(1);
    placing.turnBy();
    expect([placing.turn, placing.legal]).toEqual([0, false]);
    expect(placing.pinned).toBe(true);
  });

  test("turns to reach a space only where it is put", () => {
    placing.pointAt({ x: 3, y: 2 });
    expect(placing.held?.turn).toBe(0);
    placing.pointAt({ x: 3, y: 2 }, true);
    expect([placing.held, placing.pinned]).toEqual([read("lay 0 1 3,1"), true]);
  });

  test("is moved by keys and stays on the map", () => {
    placing.move({ x: 1, y: 0 });
    expect(placing.held).toEqual(read("lay 0 0 0,0"));
    placing.move({ x: -1, y: 0 });
    expect(placing.held).toEqual(read("lay 0 0 0,0"));
    placing.move({ x: 0, y: 1 });
    expect(placing.held).toEqual(read("lay 0 0 0,1"));
  });

  test("is one of those that are left", () => {
    placing.choosePiece(1);
    expect(keys(placing.glow)).toEqual(["1,1"]);
    made(PLACES, { left: () => [0, 1] });
    expect(placing.piece).toBe(1);
  });

  test("is looked at once more where that is final", () => {
    made(PLACES, { looksTwice: () => true });
    placing.pointAt({ x: 0, y: 0 });
    placing.putDown();
    expect(act).not.toHaveBeenCalled();
    placing.putDown();
    expect(act).toHaveBeenCalledOnce();
  });

  test("cannot be put down while a move is under way", () => {
    placing.seek(1);
    harness.set({ busy: true });
    placing.putDown();
    expect(act).not.toHaveBeenCalled();
  });
});

describe("a piece whose place is said last", () => {
  /** The turns of the first piece: "at 0,0" alone does not say which one is meant. */
  const approaches = [0, 1].map((turn) => ({ piece: 0, turn, line: ["take a", `turn ${turn}`] }));
  const at = (action: string): Placement | null => (action.startsWith("at ") ? { piece: 0, turn: 0, at: space(action.slice(3)) } : null);
  const places: Record<string, string[]> = { "take a; turn 0": ["at 0,0", "at 2,3"], "take a; turn 1": ["at 3,1"] };

  beforeEach(async () => {
    foresee.mockImplementation((line) => Promise.resolve(places[line.join("; ")] ? foreseen(places[line.join("; ")]!) : { foresight: null, why: because }));
    made(["take a"], { approaches: () => approaches, left: () => [1, 0], read: at, write: (place) => `at ${cellKey(place.at)}` });
    flushSync();
    await vi.advanceTimersByTimeAsync(REST);
    flushSync();
  });

  test("may go where any of the lines before it lets it", () => {
    expect(placing.places.map(write)).toEqual(["lay 0 0 0,0", "lay 0 0 2,3", "lay 0 1 3,1"]);
    expect(placing.waiting).toBe(false);
  });

  test("is laid with everything that says how it lies, in one move", () => {
    placing.choose(0, 1);
    placing.seek(1);
    expect(placing.before).toEqual(["take a", "turn 1"]);
    placing.putDown();
    expect(act).toHaveBeenCalledExactlyOnceWith("take a", "turn 1", "at 3,1");
  });

  test("is refused by the line of its own turn", async () => {
    placing.choose(0, 1);
    placing.pointAt({ x: 1, y: 1 });
    placing.putDown();
    await vi.runAllTimersAsync();
    expect(foresee).toHaveBeenCalledWith(["take a", "turn 1", "at 1,1"]);
    expect(selection.refused?.why).toEqual(because);
  });
});

describe.each([
  ["squares", new SquareGrid(10)],
  ["hexes", new HexGrid(10)],
])("on %s", (_, grid) => {
  const field = new Field(grid, spaces);
  /** Three in a row: held in the middle. */
  const row: Turned = [0, 1, 2].map((x) => ({ x, y: 0 }));

  test("a piece is held by its middle and does not leave the map", () => {
    expect(field.grip(row)).toEqual({ x: 1, y: 0 });
    expect(field.over(row, { x: 2, y: 1 })).toEqual({ x: 1, y: 1 });
    for (const at of spaces) expect(field.has(laid(row, field.over(row, at)))).toBe(true);
    const under = field.held([{ turns: [row] }], { piece: 0, turn: 0, at: field.over(row, { x: 0, y: 2 }) });
    expect(grid.distance(under, { x: 0, y: 2 })).toBe(1);
  });
});
