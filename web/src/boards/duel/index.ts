import type { BoardModule } from "$lib/board";
import type { DuelView } from "$lib/wire";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { eventIcon } from "./marks";
import Piece from "./Piece.svelte";

export const board: BoardModule<DuelView> = {
  Board,
  Piece,
  kinds: ["card", "wonder", "progress", "chain", "symbol"],
  describe,
  eventIcon,
};
