import type { BoardModule } from "$lib/board";
import type { InnovationView } from "$lib/wire";
import Board from "./Board.svelte";
import Piece from "./Piece.svelte";
import { eventIcon } from "./changes";
import { describe } from "./describe";

export const board: BoardModule<InnovationView> = { Board, Piece, kinds: ["card", "special", "age"], describe, eventIcon };
