import type { BoardModule } from "$lib/board";
import type { NewDawnView } from "$lib/wire";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { eventIcon } from "./looks";
import Piece from "./Piece.svelte";

export const board: BoardModule<NewDawnView> = {
  Board,
  Piece,
  kinds: ["card", "wonder", "leader", "city_state", "natural_wonder", "pact", "agenda", "tile"],
  describe,
  eventIcon,
};
