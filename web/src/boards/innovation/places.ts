import { ownSeat } from "$lib/model.svelte";
import type { InnovationView } from "$lib/wire";
import { COLOURS } from "./facts";

export type Zone = "hand" | "score" | "top" | "covered";

/** Where a card the reader knows lies. */
export interface Place {
  seat: number;
  zone: Zone;
}

/** Something on the board that can be looked at, and perhaps chosen. */
export type Thing =
  | { kind: "card"; id: string }
  | { kind: "pile"; seat: number; colour: string }
  | { kind: "back"; seat: number; zone: "hand" | "score"; age: number }
  | { kind: "age"; age: number }
  | { kind: "supply"; age: number }
  | { kind: "special"; id: string }
  | { kind: "player"; seat: number };

/** The other players, clockwise from the reader's left. */
export function otherSeats(view: InnovationView): number[] {
  return clockwise(view, ownSeat(view)).slice(0, -1);
}

/** All players clockwise from the left of one, who comes last. */
export function clockwise(view: InnovationView, from: number): number[] {
  return view.players.map((_, i) => (from + 1 + i) % view.players.length);
}

/** Every card the reader can name, and where it lies. */
export function placesOf(view: InnovationView): Map<string, Place> {
  const places = new Map<string, Place>();
  const put = (card: string | null, seat: number, zone: Zone) => card && places.set(card, { seat, zone });
  view.players.forEach((player, seat) => {
    for (const held of player.hand) put(held.card, seat, "hand");
    for (const held of player.score) put(held.card, seat, "score");
    for (const pile of Object.values(player.board)) {
      put(pile.top, seat, "top");
      for (const card of pile.covered) put(card, seat, "covered");
    }
  });
  return places;
}

/** The ages, each with a supply pile. */
export const agesOf = (view: InnovationView): number[] => view.supplies.map((_, place) => place + 1);

/** Everything the board shows that can stand for an action. */
export function thingsOf(view: InnovationView): Thing[] {
  const cards = [...placesOf(view).keys()].map((id): Thing => ({ kind: "card", id }));
  const common: Thing[] = [
    ...agesOf(view).map((age): Thing => ({ kind: "supply", age })),
    ...view.achievements.map((age): Thing => ({ kind: "age", age })),
  ];
  const areas = view.players.flatMap((player, seat): Thing[] => [
    { kind: "player", seat },
    ...COLOURS.map((colour): Thing => ({ kind: "pile", seat, colour })),
    ...player.hand.map(({ age }): Thing => ({ kind: "back", seat, zone: "hand", age })),
    ...player.score.map(({ age }): Thing => ({ kind: "back", seat, zone: "score", age })),
  ]);
  return [...cards, ...common, ...areas];
}
