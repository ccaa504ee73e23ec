import type { BoardModule } from "$lib/board";
import type { WorldWondersView } from "$lib/wire";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { eventIcon } from "./looks";
import Piece from "./Piece.svelte";

export const board: BoardModule<WorldWondersView> = {
  Board,
  Piece,
  kinds: ["tile", "monument", "goal", "solo_card", "object", "pedestal", "map", "track"],
  describe,
  eventIcon,
};
