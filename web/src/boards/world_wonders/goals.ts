/** What the common goals compare, and who scores (R10). */
import { districtsOf, isRoad, spacesOf, tilesOf, typeOf, visible, type City } from "./city";
import type { Goal, Resource } from "./facts";
import { around, atEdge, atSidewalk, connected, meets } from "./grid";

/** What a goal may look at besides the map. */
export interface Standing {
  city: City;
  resources: Record<Resource, number>;
  monuments: number;
}

const longest = (parts: unknown[][]): number => Math.max(0, ...parts.map((part) => part.length));

/** Tiles of a type hang together exactly where their spaces do. */
function largestGroup(city: City, type: string): number {
  const tiles = tilesOf(city, type);
  const groups = connected(tiles.flatMap((tile) => tile.cells)).map((part) => new Set(part));
  return Math.max(0, ...groups.map((group) => tiles.filter((tile) => meets(tile.cells, group)).length));
}

function enclosedLand(city: City): number {
  const areas = connected(visible(city, "."));
  return longest(areas.filter((area) => !area.some((space) => atEdge(space) || atSidewalk(space))));
}

function tilesBeside(city: City, spaces: ReadonlySet<number>): number {
  return tilesOf(city).filter((tile) => meets(around(tile.cells), spaces)).length;
}

/** How well a city meets a goal (R10.6). */
export function metric(goal: Goal, { city, resources, monuments }: Standing): number {
  switch (goal.metric) {
    case "largest_enclosed_free_land":
      return enclosedLand(city);
    case "largest_connected_road_cells":
      return longest(connected(spacesOf(city, (thing) => isRoad(city, thing))));
    case "monument_count":
      return monuments;
    case "buildings_adjacent_natural":
      return tilesBeside(city, visible(city, "*"));
    case "buildings_adjacent_water":
      return tilesBeside(city, visible(city, "~"));
    case "buildings_of_type":
      return tilesOf(city, goal.type).length;
    case "resource_track_position":
      return resources[goal.resource ?? "food"];
    case "largest_adjacent_group_of_type":
      return largestGroup(city, goal.type ?? "");
    case "buildings_adjacent_map_edge":
      return tilesOf(city).filter((tile) => tile.cells.some(atEdge)).length;
    default:
      return new Set(districtsOf(city).map((tile) => typeOf(city, tile))).size;
  }
}

/** The points of one of the seats for a goal (R10.2-R10.5). */
export function goalPoints(goal: Goal, metrics: number[], seat: number, tiedSecond: number): number {
  const mine = metrics[seat] ?? 0;
  if (mine === 0) return 0;
  const better = metrics.filter((value) => value > mine).length;
  const equal = metrics.filter((value) => value === mine).length;
  if (better === 0) return equal === 1 ? goal.first : Math.floor((2 * (goal.first + goal.second) + equal) / (2 * equal));
  if (better === 1) return equal === 1 ? goal.second : tiedSecond;
  return 0;
}
