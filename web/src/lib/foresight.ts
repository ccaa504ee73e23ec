import type { Change, Event, Foresight, Why } from "./wire";

/** The answer to a look ahead: what is foreseen, or why the line cannot be played. */
export interface Foreseen {
  foresight: Foresight | null;
  why: Why | null;
}

/** Something that will follow, in words. */
export interface Line {
  icon: string;
  text: string;
  rule?: string | undefined;
  tone?: "good" | "bad" | undefined;
}

/** How a value of the view will change; nothing if it will not, or if that is not decided. */
export function changeAt(foresight: Foresight, path: string): Change | undefined {
  return foresight.changes.find((change) => change.path === path);
}

/** The changes of a part of the view by what follows its path: `unit_prices.wood` of `cities.0`. */
export function changesWithin(foresight: Foresight, path: string): [string, Change][] {
  return foresight.changes
    .filter((change) => change.path.startsWith(`${path}.`))
    .map((change) => [change.path.slice(path.length + 1), change]);
}

export function eventsOfKind(foresight: Foresight, kind: string): Event[] {
  return foresight.events.filter((event) => event.kind === kind);
}

/** The view with everything that the look ahead is sure of. */
export function viewAfter<View>(view: View, foresight: Foresight): View {
  const after = structuredClone(view);
  for (const { path, after: value } of foresight.changes) {
    const parts = path.split(".");
    const last = parts.pop()!;
    const inner = parts.reduce<unknown>((found, part) => (found as Record<string, unknown>)[part], after);
    (inner as Record<string, unknown>)[last] = value;
  }
  return after;
}
