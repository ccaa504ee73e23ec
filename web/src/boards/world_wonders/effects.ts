/** What a placement brings, computed exactly as the engine scores it (R9). */
import type { WorldWondersCityView, WorldWondersView } from "$lib/wire";
import { built, cityOf, districtsOf, ringsOf, scoringNature, type City, type Thing } from "./city";
import { RESOURCES, sure, trackOf, type Facts, type Gains, type Resource, type Track } from "./facts";
import { goalPoints, metric } from "./goals";

export interface Counters {
  resources: Record<Resource, number>;
  population: number;
}

export interface Points {
  population: number;
  scarcest: number;
  monuments: number;
  natural: number;
  districts: number;
  loan: number;
  goals: number;
}

export interface Effect {
  before: Counters;
  after: Counters;
  /** Tiles that become districts. */
  districts: Thing[];
  /** Natural resources that begin to score, and scoring ones that are covered. */
  nature: { gained: number[]; lost: number[] };
  points: Points;
  /** The change of all points together. */
  total: number;
}

export function countersOf(view: WorldWondersCityView): Counters {
  const { food = 0, ceramics = 0, technology = 0 } = view.resources;
  return { resources: { food, ceramics, technology }, population: view.population };
}

/** The symbols of a tile or monument; roads and towers have none. */
function gainsOf(facts: Facts, item: string): (Gains & { population: number }) | null {
  const monument = facts.monument.get(item);
  if (monument) return monument;
  const tile = facts.tile.get(item);
  return tile ? { ...tile, population: 0 } : null;
}

/** The markers after the symbols of an item were applied (R9.1, R9.2). */
export function gained(facts: Facts, track: Track, counters: Counters, item: string): Counters {
  const gains = gainsOf(facts, item);
  if (!gains) return counters;
  const resources = { ...counters.resources };
  let people = counters.population + gains.population;
  for (const id of RESOURCES) {
    const before = resources[id];
    resources[id] = Math.min(before + gains[id], track[id].last);
    people += track[id].population_at.filter((space) => space > before && space <= resources[id]).length;
  }
  return { resources, population: Math.min(people, track.population.last) };
}

export function ringsReached(track: Track, population: number): number {
  return track.population.rings_at.filter((space) => space <= population).length;
}

interface Position {
  city: City;
  counters: Counters;
  monuments: string[];
  loan: boolean;
}

function points(facts: Facts, view: WorldWondersView, seat: number, position: Position): Points {
  const { city, counters, monuments } = position;
  return {
    population: ringsReached(trackOf(facts, view.options["track_side"]), counters.population),
    scarcest: Math.min(...Object.values(counters.resources)),
    monuments: ringsOf(facts, monuments),
    natural: scoringNature(city).length,
    districts: districtsOf(city).length,
    loan: position.loan ? -facts.loan.penalty : 0,
    goals: goalsScored(facts, view, seat, position),
  };
}

function goalsScored(facts: Facts, view: WorldWondersView, seat: number, position: Position): number {
  const standing = { city: position.city, resources: position.counters.resources, monuments: position.monuments.length };
  return view.goals.reduce((sum, shown) => {
    const goal = sure(facts.goal, shown.goal);
    return sum + goalPoints(goal, shown.metrics.with(seat, metric(goal, standing)), seat, facts.tied_second);
  }, 0);
}

/** The points of a city as it stands: the same numbers as in its view. */
export function pointsOf(facts: Facts, view: WorldWondersView, seat: number): Points {
  return points(facts, view, seat, positionOf(facts, view.cities[seat]!));
}

function positionOf(facts: Facts, view: WorldWondersCityView): Position {
  return { city: cityOf(facts, view), counters: countersOf(view), monuments: view.monuments, loan: view.loan };
}

/** What happens when the last piece of an item covers the cells (with parts placed before). */
export function effectOf(facts: Facts, view: WorldWondersView, seat: number, item: string, cells: number[]): Effect {
  const before = positionOf(facts, view.cities[seat]!);
  const track = trackOf(facts, view.options["track_side"]);
  const after: Position = {
    city: built(before.city, item, cells),
    counters: gained(facts, track, before.counters, item),
    monuments: facts.monument.has(item) ? [...before.monuments, item] : before.monuments,
    loan: before.loan,
  };
  const old = points(facts, view, seat, before);
  const now = points(facts, view, seat, after);
  const change = { ...now };
  for (const category of Object.keys(now) as (keyof Points)[]) change[category] = now[category] - old[category];
  return {
    before: before.counters,
    after: after.counters,
    districts: newThings(districtsOf(before.city), districtsOf(after.city)),
    nature: compared(scoringNature(before.city), scoringNature(after.city)),
    points: change,
    total: Object.values(change).reduce((sum, value) => sum + value, 0),
  };
}

function newThings(before: Thing[], after: Thing[]): Thing[] {
  return after.filter((thing) => !before.some((old) => old.cells[0] === thing.cells[0]));
}

function compared(before: number[], after: number[]): { gained: number[]; lost: number[] } {
  return {
    gained: after.filter((space) => !before.includes(space)),
    lost: before.filter((space) => !after.includes(space)),
  };
}
