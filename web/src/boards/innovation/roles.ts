import type { InnovationView } from "$lib/wire";
import type { Effect } from "./facts";
import { clockwise } from "./places";

export type Role = "activates" | "shares" | "obeys";

/** What a player has to do with the activation of a card, and how many of its icon they show. */
export interface Part {
  seat: number;
  count: number;
  role: Role;
}

/** Who would do what if a player activated a card with this icon now (R5.2): clockwise, the activating player last. */
export function rolesNow(view: InnovationView, icon: string, activator: number): Part[] {
  const shown = (seat: number) => view.players[seat]?.icons[icon] ?? 0;
  const mine = shown(activator);
  return clockwise(view, activator).map((seat) => ({
    seat,
    count: shown(seat),
    role: seat === activator ? "activates" : shown(seat) >= mine ? "shares" : "obeys",
  }));
}

/** The roles of the running activation: fixed when it began, whatever the icons are now (R5.2). */
export function rolesFixed(view: InnovationView, icon: string): Part[] {
  return clockwise(view, view.player).map((seat) => ({
    seat,
    count: view.players[seat]?.icons[icon] ?? 0,
    role: seat === view.player ? "activates" : view.sharing.includes(seat) ? "shares" : "obeys",
  }));
}

/** Who carries an effect out, in order (R5.4, R5.5). */
export function performers(effect: Effect, parts: Part[]): number[] {
  const wanted: Role[] = effect.demand ? ["obeys"] : ["shares", "activates"];
  return parts.filter((part) => wanted.includes(part.role)).map((part) => part.seat);
}

/** Whether sharing can bring the activating player a free Draw (R6.1). */
export function bonusPossible(effects: Effect[], parts: Part[]): boolean {
  return effects.some((effect) => !effect.demand) && parts.some((part) => part.role === "shares");
}

/** Whether a role means anything for this card: demands need somebody to obey, share effects somebody to share. */
export function concerned(part: Part, effects: Effect[]): boolean {
  return part.role === "activates" || effects.some((effect) => effect.demand === (part.role === "obeys"));
}
