import type { BoardModule } from "$lib/board";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Piece from "./Piece.svelte";

/** The board of every game that has none of its own. */
export const board: BoardModule = { Board, Piece, kinds: [], describe, eventIcon: () => "log" };
