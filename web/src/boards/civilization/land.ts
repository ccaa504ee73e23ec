/** The map as it is drawn: where tiles and squares lie, and what is printed on them. */
import { SquareGrid, type Cell } from "$lib/grid";
import type { CivilizationCityView, CivilizationView } from "$lib/wire";
import { sure, type Facts, type Icons, type Layout } from "./facts";

export const SIDE = 44;
export const GRID = new SquareGrid(SIDE);
/** Squares in a row of a tile. */
const TILE = 4;

/** What is printed on a square of a tile. */
export interface Ground {
  terrain: string;
  icons: Icons;
  resource: string | null;
  symbol: "hut" | "village" | "relic" | null;
}
export interface Square {
  id: string;
  cell: Cell;
  /** The number of its tile in the layout. */
  slot: number;
  /** Unknown while the tile is face down. */
  ground: Ground | null;
}
/** A place of the layout and the tile on it. */
export interface LaidTile {
  slot: number;
  tile: string | null;
  squares: Square[];
  /** Whose home it is. */
  home: number | null;
}
export interface Land {
  squares: Map<string, Square>;
  tiles: LaidTile[];
}

// --- names of squares -------------------------------------------------------------------------------

const LETTERS = 26;
const A = "a".charCodeAt(0);

/** `c5` is column 2, row 4; after `z` come `aa` and `ab`. */
export function cellOf(square: string): Cell {
  const [, letters = "", row = ""] = /^([a-z]+)(\d+)$/.exec(square) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - A + 1, 0);
  return { x: column - 1, y: Number(row) - 1 };
}

export function nameOf({ x, y }: Cell): string {
  const letter = String.fromCharCode(A + (x % LETTERS));
  return `${x >= LETTERS ? String.fromCharCode(A + Math.floor(x / LETTERS) - 1) : ""}${letter}${y + 1}`;
}

const STEPS: Record<string, Cell> = { north: { x: 0, y: -1 }, east: { x: 1, y: 0 }, south: { x: 0, y: 1 }, west: { x: -1, y: 0 } };
/** The next square in a direction. */
export function beside(square: string, direction: string): string {
  const { x, y } = cellOf(square);
  const step = STEPS[direction] ?? { x: 0, y: 0 };
  return nameOf({ x: x + step.x, y: y + step.y });
}
/** The direction in which a neighbouring square lies. */
export function directionTo(from: string, to: string): string | null {
  return Object.keys(STEPS).find((direction) => beside(from, direction) === to) ?? null;
}

// --- tiles ------------------------------------------------------------------------------------------

const SYMBOLS: Record<string, Ground["symbol"]> = { H: "hut", V: "village", R: "relic" };
const MORE: Record<string, keyof Icons> = { c: "culture", $: "coin" };

/** A printed square: the letter of its terrain, its symbol, more icons, and `:` with a resource. */
export function groundOf(facts: Facts, printed: string): Ground {
  const [signs = "", letter] = printed.split(":");
  const terrain = facts.terrains.find((one) => one.letter === signs[0])!;
  const icons: Icons = signs.includes("0") ? {} : { ...terrain.icons };
  for (const sign of signs) {
    const icon = MORE[sign];
    if (icon) icons[icon] = (icons[icon] ?? 0) + 1;
  }
  const symbol = [...signs].map((sign) => SYMBOLS[sign]).find(Boolean) ?? null;
  const resource = facts.resources.find((one) => letter !== undefined && one.letter === letter)?.id ?? null;
  return { terrain: terrain.id, icons, resource, symbol };
}

/** The rows of a tile after quarter turns clockwise. */
export function turned<Item>(rows: Item[][], turns: number): Item[][] {
  const before = turns === 0 ? rows : turned(rows, turns - 1);
  return turns === 0 ? rows : before.map((_, row) => before.map((_, column) => before[TILE - 1 - column]![row]!));
}

const layoutOf = (facts: Facts, seats: number): Layout => facts.layouts.find((layout) => layout.seats === seats)!;

/** The north-western squares of the tiles: the neutral ones first, then the homes by seat. */
function corners(layout: Layout): Cell[] {
  return [...layout.neutral.map(([row, column]) => ({ x: column, y: row })), ...layout.homes.map(({ row, col }) => ({ x: col, y: row }))];
}

export function landOf(view: Pick<CivilizationView, "players" | "tiles" | "squares">, facts: Facts): Land {
  const layout = layoutOf(facts, view.players.length);
  const tiles = corners(layout).map((corner, slot): LaidTile => {
    const { tile = null, turns = 0 } = view.tiles[slot] ?? {};
    const grounds = tile ? turned(sure(facts.tile, tile).rows.map((row) => row.split(" ").map((printed) => groundOf(facts, printed))), turns) : null;
    const squares = Array.from({ length: TILE * TILE }, (_, place): Square => {
      const [row, column] = [Math.floor(place / TILE), place % TILE];
      const cell = { x: corner.x + column, y: corner.y + row };
      const id = nameOf(cell);
      return { id, cell, slot, ground: changed(facts, grounds?.[row]?.[column] ?? null, view.squares[id]?.terrain) };
    });
    const home = slot - layout.neutral.length;
    return { slot, tile, squares, home: home >= 0 ? home : null };
  });
  return { tiles, squares: new Map(tiles.flatMap((tile) => tile.squares.map((square) => [square.id, square]))) };
}

/** A token of another terrain covers what is printed. */
function changed(facts: Facts, ground: Ground | null, terrain: string | null | undefined): Ground | null {
  if (!ground || !terrain) return ground;
  return { terrain, icons: { ...sure(facts.terrain, terrain).icons }, resource: null, symbol: null };
}

// --- what stands on it ------------------------------------------------------------------------------

/** The kind of a thing that lies on a square. */
export function kindOn(facts: Facts, on: string): string {
  if (on === "hut" || on === "village") return on;
  if (facts.building.has(on)) return "building";
  if (facts.wonder.has(on)) return "wonder";
  if (facts.cityState.has(on)) return "city_state";
  return facts.relic.has(on) ? "relic" : "person_type";
}

/** A city on the map. */
export interface Settled {
  seat: number;
  /** Its number from 0; 0 is the capital. */
  index: number;
  city: CivilizationCityView;
}

export const citiesOf = (view: Pick<CivilizationView, "players">): Settled[] =>
  view.players.flatMap(({ cities }, seat) => cities.flatMap((city, index) => (city ? [{ seat, index, city }] : [])));

export const centresOf = ({ city }: Settled): string[] => (city.second ? [city.square, city.second] : [city.square]);

/** How a city is drawn and called. */
export const sizeOf = ({ index, city }: Settled): "metropolis" | "capital" | "city" => (city.second ? "metropolis" : index === 0 ? "capital" : "city");
