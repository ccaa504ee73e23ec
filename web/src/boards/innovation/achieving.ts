import type { GameFacts, InnovationView } from "$lib/wire";
import { pointsNeeded } from "./facts";

export interface AgeStatus {
  age: number;
  owner: number | null;
  needed: number;
  /** What a player still lacks: points, and a top card of that value (R4.5). */
  missingPoints: number;
  missingTop: boolean;
}

export function ageStatus(view: InnovationView, seat: number, age: number, facts: GameFacts): AgeStatus {
  const claim = view.age_claims.find((one) => one.age === age);
  return {
    age,
    owner: ownerOf(view, ({ achievements }) => achievements.includes(age)),
    needed: pointsNeeded(facts, age),
    missingPoints: claim?.points_lacking[seat] ?? 0,
    missingTop: claim?.top_lacking.includes(seat) ?? false,
  };
}

export interface Progress {
  have: number;
  needed: number;
}

/** How far a player is with a special achievement; nothing once it is claimed. */
export function progressOf(view: InnovationView, seat: number, special: string): Progress | null {
  const claim = view.special_claims.find((one) => one.special === special);
  return claim ? { have: claim.has[seat] ?? 0, needed: claim.needed } : null;
}

export const specialOwner = (view: InnovationView, special: string): number | null => ownerOf(view, ({ specials }) => specials.includes(special));

function ownerOf(view: InnovationView, owns: (player: InnovationView["players"][number]) => boolean): number | null {
  const owner = view.players.findIndex(owns);
  return owner < 0 ? null : owner;
}

/** How many achievements a player has. */
export function achieved(view: InnovationView, seat: number): number {
  const player = view.players[seat]!;
  return player.achievements.length + player.specials.length;
}
