import type { DuelSlotView, DuelView } from "$lib/wire";
import type { Slots, Track } from "./facts";

/** The cards that lie on this one. */
export function coversOf(view: DuelView, under: DuelSlotView): DuelSlotView[] {
  return view.structure.filter((over) => under.covered_by.includes(over.slot));
}

export const slotOf = (view: DuelView, card: string): DuelSlotView | undefined =>
  view.structure.find((slot) => slot.card === card);

/** How far a seat has pushed the pawn towards the opponent; negative when the opponent is ahead. */
export const lead = (pawn: number, seat: number): number => (seat === 0 ? pawn : -pawn) || 0;

/** A zone of a half of the conflict track, as it is drawn: its place among the zones, and its middle. */
export interface Stretch {
  nth: number;
  first: number;
  last: number;
  middle: number;
  points: number;
  loot: number;
}

export function stretches({ capital, zones }: Track): Stretch[] {
  return zones.map(({ first, points, loot = 0 }, place) => {
    const last = (zones[place + 1]?.first ?? capital) - 1;
    return { nth: place + 1, first, last, middle: (first + last) / 2, points, loot };
  });
}

/** Where the cards of the structure lie, in pixels. */
export interface Geometry {
  card: { width: number; height: number };
  width: number;
  height: number;
  left: (x: number) => number;
  top: (row: number) => number;
  /** How much of a covered face-up card is seen. */
  strip: number;
}

const WIDEST = 128;
const LOWEST_BACK = 16;
const GAP = 0.92;

/** The largest cards that fit. Odd rows lie face up (R3.3) and need their heads, names and costs seen; the
 * backs between them give way first when the space is low. */
export function geometryOf(slots: Slots, width: number, height: number): Geometry {
  const columns = slots.map(([, x]) => x);
  const first = Math.min(...columns);
  const rows = Math.max(...slots.map(([row]) => row));
  const halves = Math.max(...columns) - first + 2;
  const half = Math.min(width / halves, WIDEST / 2 / GAP);
  const cardWidth = 2 * half * GAP;
  const cardHeight = clamp(height * 0.3, 82, Math.min(132, Math.max(82, cardWidth * 1.5)));
  const wanted = cardHeight * (cardWidth < 80 ? 0.74 : 0.7);
  const { face, back } = steps(rows, height - cardHeight, wanted);
  return {
    card: { width: cardWidth, height: cardHeight },
    width: half * halves,
    height: top(rows, face, back) + cardHeight,
    left: (x) => (x - first) * half + half * (1 - GAP),
    top: (row) => top(row, face, back),
    strip: face,
  };
}

function steps(rows: number, free: number, wanted: number): { face: number; back: number } {
  const pairs = (rows - 1) / 2;
  const pair = free / pairs;
  const even = Math.min(wanted, pair / 2);
  if (even === wanted) return { face: wanted, back: wanted };
  const face = Math.max(even, Math.min(wanted, pair - LOWEST_BACK));
  return { face, back: Math.max(LOWEST_BACK, pair - face) };
}

/** The distance of a row from the top, with `face` below odd rows and `back` below even ones. */
function top(row: number, face: number, back: number): number {
  return Math.ceil((row - 1) / 2) * face + Math.floor((row - 1) / 2) * back;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
