/** A city as it is drawn: the ground of its map, and what stands on it. */
import { cellKey, type Cell } from "$lib/grid";
import type { WorldWondersCityView } from "$lib/wire";
import { mapOf, type Facts, type Rows } from "./facts";
import { cellOf, spacesOf } from "./grid";

export type Ground = "." | "~" | "*";

/** Something that stands on a map. */
export interface Standing {
  object: string;
  cells: Cell[];
  district: boolean;
}

export interface City {
  rows: Rows;
  standing: Standing[];
  /** The natural resources that bring a point. */
  scoring: Cell[];
}

type Shown = Pick<WorldWondersCityView, "map" | "objects" | "scoring">;

export function cityOf(facts: Facts, view: Shown): City {
  return {
    rows: mapOf(facts, view.map).grid,
    standing: view.objects.map((object) => ({ ...object, cells: object.cells.map(cellOf) })),
    scoring: view.scoring.map(cellOf),
  };
}

export const groundAt = ({ rows }: Pick<City, "rows">, { x, y }: Cell): Ground => rows[y]![x] as Ground;

export const groundOf = (city: Pick<City, "rows">, kind: Ground): Cell[] => spacesOf(city.rows).filter((cell) => groundAt(city, cell) === kind);

/** The spaces of a kind of ground that nothing is drawn over. */
export function visible(city: City, kind: Ground): Cell[] {
  const covered = new Set(city.standing.flatMap((thing) => thing.cells).map(cellKey));
  return groundOf(city, kind).filter((cell) => !covered.has(cellKey(cell)));
}
