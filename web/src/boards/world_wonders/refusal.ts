/** Why an object in one piece cannot stand somewhere, in the order and the words of the engine. */
import type { Arguments } from "$lib/texts";
import { isFree, type City } from "./city";
import { kindOf, sure } from "./facts";
import { inside, nameOf, numberOf, spotOf } from "./grid";
import { FITS, neighboursMet, support } from "./reach";
import { covered, type Shape } from "./shapes";

export interface Refusal {
  /** The message of the game's texts. */
  id: string;
  rule: string;
  space?: string;
  type?: string;
}

export function refusalOf(city: City, item: string, shape: Shape, anchor: number): Refusal {
  return badGround(city, item, shape, anchor) ?? badCompany(city, item, covered(shape, anchor));
}

function badGround(city: City, item: string, shape: Shape, anchor: number): Refusal | null {
  const at = spotOf(anchor);
  const cells = shape.cells.map((cell) => ({ x: at.x + cell.x, y: at.y + cell.y, ground: cell.ground }));
  if (!cells.every(inside)) return { id: "refusal-outside", rule: "R4.3", space: nameOf(anchor) };
  for (const cell of cells) {
    const space = numberOf(cell);
    if (cell.ground === "*") continue;
    if (!isFree(city, space)) return { id: "refusal-occupied", rule: "R4.3", space: nameOf(space) };
    if (!FITS[cell.ground]!(city.ground[space]!)) {
      return { id: "refusal-wrong_terrain", rule: terrainRule(city, item), space: nameOf(space) };
    }
  }
  return null;
}

function terrainRule(city: City, item: string): string {
  const kind = kindOf(city.facts, item);
  if (kind === "road") return item === "long_road" ? "R5.2" : "R5.3";
  return { tile: "R5.6", monument: "R6.3", tower: "R5.5" }[kind];
}

function badCompany(city: City, item: string, cells: number[]): Refusal {
  const monument = city.facts.monument.get(item);
  if (monument) {
    const missing = Object.entries(monument.next_to).find(([kind, count]) => neighboursMet(city, kind, cells) < count);
    const kind = missing?.[0] ?? "road";
    const isType = city.facts.letter.has(kind);
    return { id: `refusal-next_to_${isType ? "type" : kind}`, rule: "R6.6", ...(isType && { type: kind }) };
  }
  const near = support(city, item);
  if (cells.some((space) => near.has(space))) return { id: "refusal-rest_blocked", rule: "R5.4" };
  const tile = city.facts.tile.get(item);
  if (tile) return { id: "refusal-building_alone", rule: "R5.6", type: sure(city.facts.tile, item).type };
  return item === "tower" ? { id: "refusal-tower_alone", rule: "R5.5" } : { id: "refusal-road_alone", rule: "R5.1" };
}

export function refusalWords(refusal: Refusal, name: (kind: string, id: string) => string): Arguments {
  const words: Arguments = {};
  if (refusal.space) words["space"] = refusal.space;
  if (refusal.type) words["type"] = name("type", refusal.type);
  return words;
}
