/** What changed since the reader's last move. */
import type { Step, WorldWondersObjectView, WorldWondersView } from "$lib/wire";
import { nameOf, numberOf, readSpace, spotOf } from "./grid";

export interface News {
  /** For each seat the places of new objects in its list. */
  objects: Set<number>[];
  tiles: Set<string>;
  monuments: Set<string>;
}

/** The corner of the box around an object, by which its placement is named (R5.9). */
function cornerOf(object: WorldWondersObjectView): string {
  const spots = object.cells.map((cell) => spotOf(readSpace(cell)));
  return nameOf(numberOf({ x: Math.min(...spots.map((at) => at.x)), y: Math.min(...spots.map((at) => at.y)) }));
}

export function newsOf(view: WorldWondersView, steps: Step[]): News {
  const events = steps.flatMap((step) => step.events);
  const named = (kind: string, part: string) =>
    new Set(events.filter((event) => event.kind === kind).map((event) => String(event.parts[part])));
  const bought = new Set([...named("monument_bought", "monument")]);
  const objects = view.cities.map((city, seat) => {
    const corners = new Set(
      events.filter((event) => event.kind === "placed" && event.parts["player"] === seat).map((event) => event.parts["space"]),
    );
    const isNew = (object: WorldWondersObjectView) => bought.has(object.object) || corners.has(cornerOf(object));
    return new Set(city.objects.flatMap((object, place) => (isNew(object) ? [place] : [])));
  });
  // At the start of a round the whole offer is new; a mark on each tile would say nothing.
  const tiles = events.some((event) => event.kind === "round_begins") ? new Set<string>() : named("revealed", "tile");
  return { objects, tiles, monuments: named("monument_revealed", "monument") };
}
