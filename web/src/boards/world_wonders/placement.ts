/** Where a piece lies, as its action says it: `place p1 r0 c4` (R5.9). */
import { nameOf, readSpace } from "./grid";

export interface Placement {
  piece: number;
  rotation: number;
  anchor: number;
}

export function actionOf({ piece, rotation, anchor }: Placement): string {
  return `place p${piece + 1} r${rotation} ${nameOf(anchor)}`;
}

export function placementsOf(actions: readonly string[]): Placement[] {
  return actions.flatMap((action) => {
    const [verb, piece = "", rotation = "", space = ""] = action.split(" ");
    return verb === "place" ? [{ piece: Number(piece.slice(1)) - 1, rotation: Number(rotation.slice(1)), anchor: readSpace(space) }] : [];
  });
}

export function same(one: Placement, other: Placement): boolean {
  return one.piece === other.piece && one.rotation === other.rotation && one.anchor === other.anchor;
}
