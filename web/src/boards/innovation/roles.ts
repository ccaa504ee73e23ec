import type { InnovationView } from "$lib/wire";
import type { Effect } from "./facts";
import { clockwise } from "./places";

export type Role = "activates" | "shares" | "obeys";

/** What a player has to do with the activation of a card, if anything, and how many of its icon they show. */
export interface Part {
  seat: number;
  count: number;
  role: Role | null;
}

/** An effect and who carries it out, in order. */
export interface Performed extends Effect {
  seats: number[];
}

export function performed(effects: Effect[], performers: number[][]): Performed[] {
  return effects.map((effect, place) => ({ ...effect, seats: performers[place] ?? [] }));
}

/** What everybody has to do with a card: clockwise, the activating player last. */
export function partsOf(view: InnovationView, icon: string, activator: number, effects: Performed[]): Part[] {
  const does = (seat: number, demand: boolean) => effects.some((effect) => effect.demand === demand && effect.seats.includes(seat));
  const role = (seat: number): Role | null => (seat === activator ? "activates" : does(seat, true) ? "obeys" : does(seat, false) ? "shares" : null);
  return clockwise(view, activator).map((seat) => ({ seat, count: view.players[seat]?.icons[icon] ?? 0, role: role(seat) }));
}

export const withRole = (parts: Part[], role: Role): number[] => parts.filter((part) => part.role === role).map((part) => part.seat);
