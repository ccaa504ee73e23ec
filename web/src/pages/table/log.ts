import type { Event, Step } from "$lib/wire";

export interface LogLine {
  id: string;
  /** The move it belongs to. */
  number: number;
  /** Who made that move; nobody for the set-up and what the game does itself. */
  seat: number | null;
  event: Event;
  /** The newest line of its move carries the number. */
  first: boolean;
}

/** What a seat saw of a move. */
export function eventsOf(step: Step, seat: number): Event[] {
  return step.by_seat?.[String(seat)] ?? step.events;
}

/** The log, newest first. */
export function logLines(steps: Step[], seat: number): LogLine[] {
  const lines: LogLine[] = [];
  for (const step of [...steps].reverse()) {
    const events = eventsOf(step, seat);
    for (let at = events.length - 1; at >= 0; at--)
      lines.push({ id: `${step.number}.${at}`, number: step.number, seat: step.seat, event: events[at]!, first: at === events.length - 1 });
  }
  return lines;
}
