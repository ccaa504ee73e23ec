/** Where a piece lies, as its action says it: `place p1 r0 c4` (R5.9). */
import type { Placement } from "$lib/pieces";
import { cellOf, nameOf } from "./grid";

export const actionOf = ({ piece, turn, at }: Placement): string => `place p${piece + 1} r${turn} ${nameOf(at)}`;

export function placementOf(action: string): Placement | null {
  const [verb, piece = "", turn = "", space = ""] = action.split(" ");
  return verb === "place" ? { piece: Number(piece.slice(1)) - 1, turn: Number(turn.slice(1)), at: cellOf(space) } : null;
}
