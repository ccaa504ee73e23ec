/** A city as sets of spaces. */
import type { WorldWondersCityView } from "$lib/wire";
import { kindOf, mapOf, sure, type Facts } from "./facts";
import { around, readSpace, SPACES } from "./grid";

export type Ground = "." | "~" | "*";

/** Something that stands on a map. */
export interface Thing {
  object: string;
  cells: number[];
}

export interface City {
  facts: Facts;
  ground: Ground[];
  things: Thing[];
  taken: Set<number>;
}

export function cityOf(facts: Facts, view: Pick<WorldWondersCityView, "map" | "objects">): City {
  const things = view.objects.map(({ object, cells }) => ({ object, cells: cells.map(readSpace) }));
  return cityWith(facts, [...mapOf(facts, view.map).grid.join("")] as Ground[], things);
}

function cityWith(facts: Facts, ground: Ground[], things: Thing[]): City {
  return { facts, ground, things, taken: new Set(things.flatMap((thing) => thing.cells)) };
}

/** The same city with one more thing. */
export function built(city: City, object: string, cells: number[]): City {
  return cityWith(city.facts, city.ground, [...city.things, { object, cells }]);
}

function spacesWhere(test: (space: number) => boolean): Set<number> {
  return new Set(Array.from({ length: SPACES }, (_, space) => space).filter(test));
}

export function isFree(city: City, space: number): boolean {
  return !city.taken.has(space);
}

/** The free spaces of a kind of ground (R0.4). */
export function visible(city: City, ground: Ground): Set<number> {
  return spacesWhere((space) => city.ground[space] === ground && isFree(city, space));
}

export function isRoad(city: City, thing: Thing): boolean {
  return kindOf(city.facts, thing.object) === "road";
}

export function isTile(city: City, thing: Thing): boolean {
  return city.facts.tile.has(thing.object);
}

export function typeOf(city: City, thing: Thing): string | undefined {
  return city.facts.tile.get(thing.object)?.type;
}

export function tilesOf(city: City, type?: string): Thing[] {
  return city.things.filter((thing) => isTile(city, thing) && (type === undefined || typeOf(city, thing) === type));
}

/** The spaces of all things that pass a test. */
export function spacesOf(city: City, test: (thing: Thing) => boolean): Set<number> {
  return new Set(city.things.filter(test).flatMap((thing) => thing.cells));
}

/** Whether a tile is closed in on all sides (R9.5). */
export function isDistrict(city: City, cells: number[]): boolean {
  return [...around(cells)].every((space) => city.ground[space] !== "." || !isFree(city, space));
}

export function districtsOf(city: City): Thing[] {
  return tilesOf(city).filter((thing) => isDistrict(city, thing.cells));
}

/** The natural resources that bring a point: visible ones next to an object (R9.5). */
export function scoringNature(city: City): number[] {
  const near = around(city.taken);
  return [...visible(city, "*")].filter((space) => near.has(space));
}

/** The rings on a monument. */
export function ringsOf(facts: Facts, monuments: Iterable<string>): number {
  let rings = 0;
  for (const id of monuments) rings += sure(facts.monument, id).rings;
  return rings;
}
