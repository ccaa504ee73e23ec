/** Where things may stand, computed from the map: to plan a purchase before it is made (R5, R6). */
import { isFree, isRoad, spacesOf, typeOf, visible, type City } from "./city";
import { kindOf, sure, type Monument } from "./facts";
import { around, atSidewalk, meets, neighboursOf, SPACES } from "./grid";
import { covered, laid, piecesOf, type Shape } from "./shapes";

export interface Placement {
  piece: number;
  rotation: number;
  anchor: number;
}

export const FITS: Record<string, (ground: string) => boolean> = {
  L: (ground) => ground !== "~",
  W: (ground) => ground === "~",
  E: () => true,
};

/** Whether every cell finds free ground of its kind, inside the map (R4.3, R6.3). */
function fits(city: City, shape: Shape, anchor: number): boolean {
  const cells = laid(shape, anchor);
  if (!cells) return false;
  return cells.every(({ space, ground }) => ground === "*" || (isFree(city, space) && FITS[ground]!(city.ground[space]!)));
}

/** The free spaces beside what lets an object stand there (R5.1, R5.5, R5.6). */
export function support(city: City, item: string): Set<number> {
  const kind = kindOf(city.facts, item);
  if (kind === "tower") return around(city.taken);
  if (kind === "tile") {
    const { type } = sure(city.facts.tile, item);
    return around(spacesOf(city, (thing) => isRoad(city, thing) || typeOf(city, thing) === type));
  }
  const near = around(spacesOf(city, (thing) => isRoad(city, thing) || thing.object === "tower"));
  for (let space = 0; space < SPACES; space++) if (atSidewalk(space)) near.add(space);
  return near;
}

/** How many different things of the needed kind stand beside these spaces (R6.6). */
export function neighboursMet(city: City, kind: string, cells: number[]): number {
  const near = around(cells);
  if (kind === "sidewalk") return cells.some(atSidewalk) ? 1 : 0;
  if (kind === "natural" || kind === "water") {
    const wanted = visible(city, kind === "water" ? "~" : "*");
    return [...near].filter((space) => wanted.has(space)).length;
  }
  return city.things.filter((thing) => isNeeded(city, kind, thing.object) && meets(thing.cells, near)).length;
}

function isNeeded(city: City, kind: string, object: string): boolean {
  return kind === "road" ? kindOf(city.facts, object) === "road" : city.facts.tile.get(object)?.type === kind;
}

function satisfied(city: City, monument: Monument, cells: number[]): boolean {
  return Object.entries(monument.next_to).every(([kind, count]) => neighboursMet(city, kind, cells) >= count);
}

/** All legal places of an object in one piece. */
export function reachOf(city: City, item: string): Placement[] {
  const monument = city.facts.monument.get(item);
  const near = monument ? null : support(city, item);
  const found: Placement[] = [];
  for (const shape of piecesOf(city.facts, item)[0]!.rotations) {
    for (let anchor = 0; anchor < SPACES; anchor++) {
      if (!fits(city, shape, anchor)) continue;
      const cells = covered(shape, anchor);
      const legal = near ? meets(cells, near) : satisfied(city, monument!, cells);
      if (legal) found.push({ piece: 0, rotation: shape.rotation, anchor });
    }
  }
  return found;
}

export interface Need {
  kind: string;
  /** A free space beside such a thing exists: the monument could touch it. */
  met: boolean;
}

/** What a monument must stand by, and whether the city offers it. */
export function needsOf(city: City, monument: Monument): Need[] {
  return Object.keys(monument.next_to).map((kind) => ({ kind, met: touchable(city, kind).size > 0 }));
}

/** The free spaces beside a needed thing. */
export function touchable(city: City, kind: string): Set<number> {
  const free = (spaces: Iterable<number>) => new Set([...spaces].filter((space) => isFree(city, space)));
  if (kind === "sidewalk") return free(Array.from({ length: SPACES }, (_, space) => space).filter(atSidewalk));
  // Such a space may itself lie beside another one.
  if (kind === "natural" || kind === "water") {
    return free([...visible(city, kind === "water" ? "~" : "*")].flatMap((space) => [...neighboursOf(space)]));
  }
  return free(around(spacesOf(city, (thing) => isNeeded(city, kind, thing.object))));
}
