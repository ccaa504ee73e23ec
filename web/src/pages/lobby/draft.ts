import type { Texts } from "$lib/texts";
import type { Clock, GameInfo, NewSeat, NewTable } from "$lib/wire";

export type OptionValue = boolean | number | string;

export type SeatKind = "me" | "open" | "here" | "bot";

/** A seat of a table being prepared. */
export interface DraftSeat {
  kind: SeatKind;
  name: string;
  level: number;
}

/** The clocks the dialog offers, by name. */
export const clocks: Record<string, Clock | null> = {
  none: null,
  "5m": { seconds: 300, bonus: 5 },
  "15m": { seconds: 900, bonus: 10 },
  "30m": { seconds: 1800, bonus: 15 },
  "60m": { seconds: 3600, bonus: 30 },
  "1d": { days: 1 },
  "2d": { days: 2 },
  "3d": { days: 3 },
  "7d": { days: 7 },
};

export const roundCounts = [1, 2, 3, 5] as const;

/** As many seats as wanted: those there stay, new ones are open. */
export function resized(seats: DraftSeat[], count: number, level: number): DraftSeat[] {
  const added = Array.from({ length: Math.max(0, count - seats.length) }, (): DraftSeat => ({ kind: "open", name: "", level }));
  return [...seats.slice(0, count), ...added];
}

/** Sitting down on one seat means getting up from another. */
export function withSeat(seats: DraftSeat[], at: number, kind: SeatKind): DraftSeat[] {
  const taken = seats[at]!;
  return seats.map((seat, number) => {
    if (number === at) return { ...seat, kind };
    return kind === "me" && seat.kind === "me" ? { ...seat, kind: taken.kind === "me" ? "open" : taken.kind } : seat;
  });
}

export function newTable(
  game: GameInfo,
  seats: DraftSeat[],
  chosen: { options: Record<string, OptionValue>; clock: string; rounds: number; public: boolean },
): NewTable {
  return {
    game: game.id,
    seats: seats.map((seat): NewSeat => {
      if (seat.kind === "bot") return { kind: "bot", level: seat.level };
      return seat.kind === "here" ? { kind: "here", name: seat.name.trim() } : { kind: seat.kind };
    }),
    options: chosen.options,
    clock: clocks[chosen.clock] ?? null,
    rounds: chosen.rounds,
    public: chosen.public,
  };
}

/** A value of an option in words; a number speaks for itself. */
export function optionText(texts: Texts, option: string, value: OptionValue): string {
  if (typeof value === "number") return String(value);
  return texts.get(`option-${option}-${value === true ? "yes" : value === false ? "no" : value}`);
}
