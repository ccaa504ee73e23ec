/** What a placement brings: the city as it is beside the city as the engine foresees it. */
import type { Foresight, WorldWondersCityView, WorldWondersObjectView, WorldWondersView } from "$lib/wire";

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

/** The position with everything the look ahead is sure of. */
export function viewAfter(view: WorldWondersView, foresight: Foresight): WorldWondersView {
  const after = structuredClone(view);
  for (const { path, after: value } of foresight.changes) {
    const parts = path.split(".");
    const last = parts.pop()!;
    const inner = parts.reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], after);
    (inner as Record<string, unknown>)[last] = value;
  }
  return after;
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
