/** Tiles laid on a custom map: how they look turned, and how their places are written. */
import { cellKey, type Cell } from "$lib/grid";
import type { Piece, Placement } from "$lib/pieces";
import type { Approach } from "$lib/placing.svelte";
import type { NewDawnLayingView } from "$lib/wire";
import { faceOf, type Facts } from "./facts";
import { cellOf, GRID, turnedSide, type Land, type Space } from "./land";

export const TURNS = [0, 1, 2, 3, 4, 5] as const;
const A = "a".charCodeAt(0);

export const pieceOf = (facts: Facts, side: string): Piece => ({ turns: TURNS.map((turns) => turnedSide(facts, side, turns)) });

/** The sides that may still be up: both of a tile, or the one that was said already. */
export const sidesOf = (laying: NewDawnLayingView, tile: string | null): string[] => (laying.side ? [laying.side] : tile ? [`${tile}a`, `${tile}b`] : []);

/** What is said before the place of a tile: its side and its rotation, unless they were said already. */
export function approachesOf(laying: NewDawnLayingView, sides: readonly string[]): Approach[] {
  if (laying.side && laying.turns !== null) return [{ piece: 0, turn: laying.turns, line: [] }];
  const before = (side: string) => (laying.side ? [] : [`lay ${side}`]);
  const after = (side: string, turn: number) => laying.places[`${faceOf(side)}${turn}`]?.map((place) => `at ${place}`);
  return sides.flatMap((side, piece) => TURNS.map((turn) => ({ piece, turn, line: [...before(side), `turn ${turn}`], next: after(side, turn) })));
}

/** `at k12`: row k, column 12, counted from the origin of all positions. */
export function readPlace(action: string, origin: Cell): Placement | null {
  const [verb, name = ""] = action.split(" ");
  if (verb !== "at") return null;
  return { piece: 0, turn: 0, at: { x: origin.x + Number(name.slice(1)) - 1, y: origin.y + name.charCodeAt(0) - A } };
}
export const writePlace = ({ at }: Placement, origin: Cell): string => `at ${String.fromCharCode(A + at.y - origin.y)}${at.x - origin.x + 1}`;

/** All hexes on which a tile beside the map may lie, with room to move it. */
export function fieldOf(land: Land, facts: Facts): Cell[] {
  const outline = facts.outline.a.map(cellOf);
  const longest = Math.max(...outline.flatMap((one) => outline.map((other) => GRID.distance(one, other))));
  let cells = [...land.spaces.values()].map((space) => space.cell);
  for (let ring = 0; ring < longest + ROOM; ring += 1) cells = [...cells, ...GRID.around(cells)];
  return cells;
}
const ROOM = 3;

/** The laid spaces beside a place, in reading order. */
export function touchedBy(land: Land, cells: readonly Cell[]): Space[] {
  const found = GRID.around(cells).flatMap((cell) => land.at.get(cellKey(cell)) ?? []);
  return found.filter(({ id }) => !id.startsWith("w")).sort((one, other) => one.cell.y - other.cell.y || one.cell.x - other.cell.x);
}
