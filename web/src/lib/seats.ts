import { words } from "./settings.svelte";
import type { Decision, SeatInfo } from "./wire";

/** Bots have no names of their own; at a table each seat gives its bot one, the same in every language. */
const botNames = ["Hypatia", "Imhotep", "Ada", "Galileo", "Tesla"];

/** A table whose bots have names. */
export function named<T extends { seats: SeatInfo[] }>(table: T): T {
  const seats = table.seats.map((seat, number) => (seat.kind === "bot" && !seat.name ? { ...seat, name: botNames[number % botNames.length]! } : seat));
  return { ...table, seats };
}

/** What a seat is called. */
export function seatName(seat: SeatInfo): string {
  return seat.name ?? words("seat-open");
}

export function seatNames(seats: SeatInfo[]): string[] {
  return seats.map(seatName);
}

/** The seats that have to decide: one, or all that choose together and have not chosen yet. */
export function decidersOf(decision: Decision | null | undefined): number[] {
  if (!decision) return [];
  return decision.together?.length ? decision.together : [decision.seat];
}

/** A second line under the name: what kind of player it is. */
export function seatKind(seat: SeatInfo): string {
  if (seat.kind === "bot") return seat.player ? words("seat-bot-instead", { level: seat.level ?? 0 }) : words("seat-bot", { level: seat.level ?? 0 });
  if (seat.kind === "open") return words("seat-open");
  if (seat.kind === "here") return words("seat-here");
  return seat.mine ? words("seat-me") : words(seat.connected ? "seat-connected" : "seat-away");
}

/** Seats for a game without a table: a record or a replay. */
export function seatsOfNames(names: string[]): SeatInfo[] {
  return names.map((name) => ({
    kind: "person",
    name,
    level: null,
    player: null,
    mine: false,
    connected: true,
    ready: false,
    resigned: false,
    wins: 0,
    time_left: null,
    salt: null,
    rating: null,
    rating_change: null,
  }));
}

/** Wins, of which several winners share one. */
export function winsWords(wins: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(wins);
}
