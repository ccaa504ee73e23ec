/** A city as it is drawn: the ground of its map, and what stands on it. */
import type { WorldWondersCityView } from "$lib/wire";
import { mapOf, type Facts } from "./facts";
import { readSpace, SPACES } from "./grid";

export type Ground = "." | "~" | "*";

/** Something that stands on a map. */
export interface Thing {
  object: string;
  cells: number[];
  district: boolean;
}

export interface City {
  ground: Ground[];
  things: Thing[];
  /** The natural resources that bring a point. */
  scoring: number[];
}

type Shown = Pick<WorldWondersCityView, "map" | "objects" | "scoring">;

export function cityOf(facts: Facts, view: Shown): City {
  return {
    ground: [...mapOf(facts, view.map).grid.join("")] as Ground[],
    things: view.objects.map((object) => ({ ...object, cells: object.cells.map(readSpace) })),
    scoring: view.scoring.map(readSpace),
  };
}

/** The spaces of a kind of ground that nothing is drawn over. */
export function visible({ ground, things }: City, kind: Ground): number[] {
  const covered = new Set(things.flatMap((thing) => thing.cells));
  return Array.from({ length: SPACES }, (_, space) => space).filter((space) => ground[space] === kind && !covered.has(space));
}
