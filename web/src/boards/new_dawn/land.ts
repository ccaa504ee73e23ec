/** The laid map: where its spaces lie, what is printed on them, and what stands there. */
import { cellKey, HexGrid, type Cell } from "$lib/grid";
import { laid } from "$lib/pieces";
import type { NewDawnCityView, NewDawnPlayerView, NewDawnView } from "$lib/wire";
import { faceOf, groundsOf, tileOf, type Facts, type Ground, type Hex } from "./facts";

/** Units of the drawing a side of a hex takes. */
export const SIDE = 30;
export const GRID = new HexGrid(SIDE);
/** From one flat side of a hex to the other. */
export const HEX_WIDTH = SIDE * Math.sqrt(3);

export const cellOf = ([x, y]: Hex): Cell => ({ x, y });

/** A hex after so many turns of 60 degrees clockwise around the first space. */
function turned([q, r]: Hex, turns: number): Hex {
  return turns ? turned([0 - r, q + r], turns - 1) : [q, r];
}

/** The spaces of a side, turned, around its first one. */
export const turnedSide = (facts: Facts, side: string, turns: number): Cell[] => facts.outline[faceOf(side)].map((hex) => cellOf(turned(hex, turns)));

export interface Space {
  id: string;
  cell: Cell;
  ground: Ground;
}
export interface LaidTile {
  id: string;
  side: string;
  core: boolean;
  spaces: Space[];
}
export interface Land {
  tiles: LaidTile[];
  /** All spaces, water tokens too. */
  spaces: Map<string, Space>;
  at: Map<string, Space>;
}

const WATER: Ground = { terrain: "water" };

/** The map as it lies. */
export function landOf(view: Pick<NewDawnView, "tiles" | "waters">, facts: Facts): Land {
  const tiles = view.tiles.map(({ side, at, turns = 0, core = false }) => {
    const [id, grounds] = [tileOf(side), groundsOf(facts, side)];
    const cells = laid(turnedSide(facts, side, turns), cellOf(at));
    return { id, side, core, spaces: cells.map((cell, number) => ({ id: `${id}-${number}`, cell, ground: grounds[number]! })) };
  });
  const waters = view.waters.map((hex, number) => ({ id: `w${number + 1}`, cell: cellOf(hex), ground: WATER }));
  const all = [...tiles.flatMap((tile) => tile.spaces), ...waters];
  return { tiles, spaces: new Map(all.map((space) => [space.id, space])), at: new Map(all.map((space) => [cellKey(space.cell), space])) };
}

// --- what stands on the spaces ------------------------------------------------------------------

export type PieceKind = "token" | "reinforced" | "city" | "capital";
export interface Standing {
  seat: number;
  piece: PieceKind;
  mature?: boolean;
}
export interface Contents {
  standing?: Standing;
  barbarians: string[];
  caravans: number[];
  wonder?: string;
  /** Tokens that nobody has taken. */
  resource?: string;
  natural?: string;
  state?: string;
}

/** A city that lacks nothing is mature. */
export const isMature = ({ missing = [] }: NewDawnCityView): boolean => missing.length === 0;

const NOTHING: Contents = { barbarians: [], caravans: [] };
export const isBare = ({ standing, barbarians, caravans, wonder, resource, natural, state }: Contents): boolean =>
  !standing && !barbarians.length && !caravans.length && !wonder && !resource && !natural && !state;

/** What stands on each space that is not bare. */
export class Occupied {
  readonly #spaces = new Map<string, Contents>();

  constructor(view: NewDawnView, land: Land) {
    view.players.forEach((player, seat) => this.#addPlayer(player, seat));
    for (const { barbarian, space } of view.barbarians) if (space) this.#at(space).barbarians.push(barbarian);
    for (const space of view.resources) this.#at(space).resource = land.spaces.get(space)?.ground.resource ?? "";
    for (const { natural_wonder, space, holder } of view.natural_wonders) if (holder === null) this.#at(space).natural = natural_wonder;
    for (const { city_state, space, conqueror } of view.city_states) if (conqueror === null) this.#at(space).state = city_state;
    for (const [wonder, space] of Object.entries(view.wonders)) this.#at(space).wonder = wonder;
  }

  #addPlayer(player: NewDawnPlayerView, seat: number): void {
    for (const space of player.tokens) this.#at(space).standing = { seat, piece: "token" };
    for (const space of player.reinforced) this.#at(space).standing = { seat, piece: "reinforced" };
    for (const city of player.cities) this.#at(city.space).standing = { seat, piece: city.capital ? "capital" : "city", mature: isMature(city) };
    for (const space of player.caravans) if (space && space !== ON_CARD) this.#at(space).caravans.push(seat);
  }

  #at(space: string): Contents {
    const known = this.#spaces.get(space);
    if (known) return known;
    const made: Contents = { barbarians: [], caravans: [] };
    this.#spaces.set(space, made);
    return made;
  }

  on(space: string): Contents {
    return this.#spaces.get(space) ?? NOTHING;
  }
}

/** Where a caravan is that does not stand on the map. */
export const ON_CARD = "card";
