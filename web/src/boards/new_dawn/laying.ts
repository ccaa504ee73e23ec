/** Tiles laid on a custom map: how they look turned, and how their places are written. */
import { viewAfter } from "$lib/foresight";
import { cellKey, type Cell } from "$lib/grid";
import type { Piece, Placement } from "$lib/pieces";
import type { Approach } from "$lib/placing.svelte";
import type { Foresight, NewDawnLayingView, NewDawnView } from "$lib/wire";
import { faceOf, type Facts, type Hex } from "./facts";
import { cellOf, GRID, type Land, type Space } from "./land";

export const TURNS = [0, 1, 2, 3, 4, 5] as const;
const A = "a".charCodeAt(0);

/** A hex after so many turns of 60 degrees clockwise around the first space. */
function turned([q, r]: Hex, turns: number): Hex {
  return turns ? turned([0 - r, q + r], turns - 1) : [q, r];
}

/** The spaces of a side, turned, around its first one. */
export const turnedSide = (facts: Facts, side: string, turns: number): Cell[] => facts.outline[faceOf(side)].map((hex) => cellOf(turned(hex, turns)));

export const pieceOf = (facts: Facts, side: string): Piece => ({ turns: TURNS.map((turns) => turnedSide(facts, side, turns)) });

/** The sides that may still be up: both of a tile, or the one that was said already. */
export const sidesOf = (laying: NewDawnLayingView, tile: string | null): string[] => (laying.side ? [laying.side] : tile ? [`${tile}a`, `${tile}b`] : []);

/** What is said before the place of a tile: its side and its rotation, unless they were said already. */
export function approachesOf(laying: NewDawnLayingView, sides: readonly string[]): Approach[] {
  if (laying.side && laying.turns !== null) return [{ piece: 0, turn: laying.turns, line: [] }];
  const before = (side: string) => (laying.side ? [] : [`lay ${side}`]);
  return sides.flatMap((side, piece) => TURNS.map((turn) => ({ piece, turn, line: [...before(side), `turn ${turn}`] })));
}

/** `at k12`: row k, column 12, counted from the corner of all positions. */
export function readPlace(action: string, corner: Cell): Placement | null {
  const [verb, name = ""] = action.split(" ");
  if (verb !== "at") return null;
  return { piece: 0, turn: 0, at: { x: corner.x + Number(name.slice(1)) - 1, y: corner.y + name.charCodeAt(0) - A } };
}
export const writePlace = ({ at }: Placement, corner: Cell): string => `at ${String.fromCharCode(A + at.y - corner.y)}${at.x - corner.x + 1}`;

/** The corner of all positions, by where a tile would lie that is laid at one of them. */
export function cornerOf(view: NewDawnView, action: string, foresight: Foresight): Cell | null {
  const known = new Set(view.tiles.map((tile) => tile.side));
  const tile = viewAfter(view, foresight).tiles.find(({ side }) => !known.has(side));
  const named = readPlace(action, { x: 0, y: 0 });
  if (!tile || !named) return null;
  const [x, y] = tile.spaces[0]!;
  return { x: x - named.at.x, y: y - named.at.y };
}

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
