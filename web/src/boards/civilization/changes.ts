/** What changed since the reader's last move, and what an own action would change. */
import type { Line } from "$lib/foresight";
import { keyOf } from "$lib/selection.svelte";
import type { Event, Foresight, GameFacts, Step } from "$lib/wire";
import type { CivilizationModel } from "./model.svelte";
import { squareThing, type Thing } from "./selection";

export interface News {
  /** The keys of the things that are marked. */
  things: Set<string>;
  /** The squares of the map that are. */
  squares: Set<string>;
}

export function newsOf(steps: Step[], facts: Pick<GameFacts, "events">): News {
  const parts = steps.flatMap((step) => step.events).flatMap((event) => partsOf(event, facts));
  const squares = new Set(parts.filter(({ kind }) => kind === "square").map(({ id }) => id));
  return { things: new Set([...parts, ...[...squares].map(squareThing)].map(keyOf)), squares };
}

/** Everything an event names. */
function partsOf(event: Event, facts: Pick<GameFacts, "events">): Thing[] {
  const kinds = facts.events[event.kind] ?? {};
  return Object.entries(event.parts).flatMap(([part, id]) => (typeof id === "string" && kinds[part] ? [{ kind: kinds[part], id }] : []));
}

export const isObvious = (_event: Event): boolean => false;

export function changeLines(_foresight: Foresight, _board: CivilizationModel): Line[] {
  return [];
}
