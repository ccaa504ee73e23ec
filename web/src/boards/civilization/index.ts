import type { BoardModule } from "$lib/board";
import type { CivilizationView } from "$lib/wire";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { eventIcon } from "./looks";
import Piece from "./Piece.svelte";

export const board: BoardModule<CivilizationView> = {
  Board,
  Piece,
  kinds: ["civilization", "technology", "government", "building", "wonder", "event", "great_person", "policy", "investment", "unit", "hut", "village", "city_state", "relic", "tile"],
  describe,
  eventIcon,
};
