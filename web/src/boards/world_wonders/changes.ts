/** What changed since the reader's last move, and what an own action would change. */
import { changesWithin, viewAfter, type Line } from "$lib/foresight";
import type { Change, Event, Foresight, Step, WorldWondersCityView, WorldWondersObjectView, WorldWondersView } from "$lib/wire";
import { cellOf, nameOf } from "./grid";
import { lookOf } from "./looks";
import type { WorldWondersModel } from "./model.svelte";
import { CATEGORIES } from "./score";
import { numeral } from "./words";

// --- news -----------------------------------------------------------------------------------------

export interface News {
  /** For each seat the places of new objects in its list. */
  objects: Set<number>[];
  tiles: Set<string>;
  monuments: Set<string>;
}

/** The corner of the box around an object, by which its placement is named (R5.9). */
function cornerOf(object: WorldWondersObjectView): string {
  const cells = object.cells.map(cellOf);
  return nameOf({ x: Math.min(...cells.map((at) => at.x)), y: Math.min(...cells.map((at) => at.y)) });
}

export function newsOf(view: WorldWondersView, steps: Step[]): News {
  const events = steps.flatMap((step) => step.events);
  const named = (kind: string, part: string) =>
    new Set(events.filter((event) => event.kind === kind).map((event) => String(event.parts[part])));
  const bought = named("monument_bought", "monument");
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

// --- what a placement brings ----------------------------------------------------------------------

export interface Effect {
  after: WorldWondersCityView;
  /** By how much resources, population and points differ. */
  resources: Record<string, number>;
  population: number;
  points: Record<string, number>;
  /** Tiles that become districts. */
  districts: WorldWondersObjectView[];
  /** Natural resources that begin to score, and those that no longer do. */
  nature: { gained: string[]; lost: string[] };
}

/** Nothing while something is still missing: a monument counts only when it is complete. */
export function effectOf(view: WorldWondersView, foresight: Foresight, seat: number): Effect | null {
  const before = view.cities[seat]!;
  const after = viewAfter(view, foresight).cities[seat]!;
  if (after.objects.length === before.objects.length) return null;
  const wasDistrict = new Set(before.objects.filter((object) => object.district).map((object) => object.cells[0]));
  return {
    after,
    resources: difference(before.resources, after.resources),
    population: after.population - before.population,
    points: difference(before.score, after.score),
    districts: after.objects.filter((object) => object.district && !wasDistrict.has(object.cells[0])),
    nature: { gained: missingIn(before.scoring, after.scoring), lost: missingIn(after.scoring, before.scoring) },
  };
}

function difference(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(after).map(([id, value]) => [id, value - (before[id] ?? 0)]));
}

const missingIn = (known: string[], names: string[]): string[] => names.filter((name) => !known.includes(name));

// --- what is told of a look ahead -----------------------------------------------------------------

/** What the name of an action says by itself, or the numbers that change. */
const OBVIOUS = ["building_bought", "monument_bought", "object_bought", "pedestal_bought", "placed", "start_road", "loan_taken", "loan_repaid", "gained", "population_grew"];
export const isObvious = (event: Event): boolean => OBVIOUS.includes(event.kind);

/** The changes that are worth a line: coins, resources, population and points of the own city. */
export function changeLines(foresight: Foresight, board: WorldWondersModel): Line[] {
  return changesWithin(foresight, `cities.${board.own}`).flatMap(([path, change]) => numberLine(path, change, board));
}

function numberLine(path: string, { before, after }: Change, board: WorldWondersModel): Line[] {
  const [part = "", id = ""] = path.split(".");
  const change = `${numeral(Number(before))} → ${numeral(Number(after))}`;
  const symbol = part === "resources" ? id : part;
  if (["coins", "population", "resources"].includes(part)) return [{ icon: lookOf(symbol).icon, text: `${board.say(`marker-${symbol}`)}: ${change}` }];
  if (part !== "score") return [];
  const category = CATEGORIES.find((one) => one.id === id);
  const tone = Number(after) > Number(before) ? "good" : "bad";
  return [{ icon: category?.icon ?? "score", text: `${board.texts.get(`score-${id}`)}: ${change}`, rule: category?.rule, tone }];
}
