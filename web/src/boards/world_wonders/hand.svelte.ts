/** The piece in hand: chosen from the offer, or bought and waiting for its place. */
import type { WorldWondersView } from "$lib/wire";
import { cityOf } from "./city";
import { effectOf, type Effect } from "./effects";
import type { Facts } from "./facts";
import { anchorsOf, glowing, gripSpace, movedBy, pointed, same, turnedBy } from "./ghost";
import { readSpace } from "./grid";
import { actionOf, planOf, purchaseOf, type Choices } from "./model";
import type { Placement } from "./reach";
import { refusalOf, type Refusal } from "./refusal";
import { covered, piecesOf, type Piece, type Shape } from "./shapes";

export interface Given {
  facts: Facts;
  view: WorldWondersView;
  choices: Choices;
  busy: boolean;
  act: (action: string) => void;
}

const NOTHING: Placement[] = [];

export class Hand {
  readonly #given: () => Given;
  /** Chosen in the offer, not bought yet. */
  planned = $state<string | null>(null);
  /** Where the piece is held above the map. */
  ghost = $state<Placement | null>(null);
  /** The piece was put down to be looked at; it stays when the pointer goes. */
  pinned = $state(false);
  #piece = $state(0);
  #rotation = $state(0);
  /** The placement that follows as soon as the purchase is made. */
  #next: { item: string; action: string } | null = null;

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** Whether the piece was bought already. */
  get bought(): boolean {
    return this.#given().choices.places.length > 0;
  }

  readonly item: string | null = $derived.by(() => (this.bought ? this.#given().view.placing!.item : this.planned));
  readonly pieces: Piece[] = $derived.by(() => (this.item ? piecesOf(this.#given().facts, this.item) : []));
  /** How many of each piece are still to be placed. */
  readonly left: number[] = $derived.by(() =>
    this.bought ? this.#given().view.placing!.pieces : this.pieces.map((piece) => piece.count),
  );
  readonly places: Placement[] = $derived.by(() => {
    const { facts, view, choices } = this.#given();
    if (this.bought) return choices.places;
    return this.planned ? (planOf(facts, view, view.seat, this.planned) ?? NOTHING) : NOTHING;
  });
  /** Can the piece be held above the map? A planned set of several pieces has to be bought first. */
  readonly placeable: boolean = $derived.by(() => this.places.length > 0);
  readonly piece: number = $derived.by(() =>
    (this.left[this.#piece] ?? 0) > 0 ? this.#piece : Math.max(0, this.left.findIndex((count) => count > 0)),
  );
  readonly rotation: number = $derived.by(() => Math.min(this.#rotation, (this.pieces[this.piece]?.rotations.length ?? 1) - 1));
  readonly shape: Shape | null = $derived.by(() => this.pieces[this.piece]?.rotations[this.rotation] ?? null);
  readonly glow: Set<number> = $derived.by(() => glowing(this.pieces, this.places, this.piece));
  /** Spaces where the piece may be held in its present rotation. */
  readonly dots: number[] = $derived.by(() =>
    this.shape ? anchorsOf(this.places, this.piece, this.rotation).map((anchor) => gripSpace(this.shape!, anchor)) : [],
  );
  readonly legal: boolean = $derived.by(() => this.ghost !== null && this.places.some((place) => same(place, this.ghost!)));
  readonly cells: number[] = $derived.by(() => (this.ghost && this.shape ? covered(this.shape, this.ghost.anchor) : []));
  /** How many pieces come after this one. */
  readonly after: number = $derived.by(() => this.left.reduce((sum, count) => sum + count, 0) - 1);

  /** What this placement brings; nothing while parts are missing, because a monument counts only when complete. */
  readonly effect: Effect | null = $derived.by(() => {
    const { facts, view } = this.#given();
    if (!this.legal || !this.item) return null;
    if (this.item === "short_roads") return effectOf(facts, view, view.seat, ["short_road_2", "short_road_1"][this.piece]!, this.cells);
    if (this.after > 0) return null;
    const before = (this.bought ? view.placing!.cells : []).map(readSpace);
    return effectOf(facts, view, view.seat, this.item, [...before, ...this.cells]);
  });

  /** Why the planned piece cannot stand where it is held; a bought one asks the service. */
  get refusal(): Refusal | null {
    const { facts, view } = this.#given();
    if (!this.ghost || this.legal || !this.item || !this.shape || this.bought) return null;
    return refusalOf(cityOf(facts, view.cities[view.seat]!), this.item, this.shape, this.ghost.anchor);
  }

  plan(item: string | null): void {
    this.planned = item;
    this.#next = null;
    this.#piece = 0;
    this.letGo();
  }

  /** Take the piece off the map, turned so that it fits somewhere. */
  letGo(): void {
    this.ghost = null;
    this.pinned = false;
    const fitting = this.places.filter((place) => place.piece === this.piece);
    if (fitting.length && !fitting.some((place) => place.rotation === this.rotation)) this.#rotation = fitting[0]!.rotation;
  }

  choosePiece(piece: number): void {
    this.#piece = piece;
    this.letGo();
  }

  #hold(placement: Placement): void {
    this.#rotation = placement.rotation;
    this.ghost = placement;
  }

  /** Hold the piece over a space; with `turn` it turns if only another rotation reaches the space. */
  pointAt(space: number, turn = false): void {
    if (!this.placeable) return;
    this.#hold(pointed(this.pieces, this.places, { piece: this.piece, rotation: this.rotation }, space, turn));
  }

  rotate(steps = 1): void {
    if (!this.placeable) return;
    if (this.ghost) this.#hold(turnedBy(this.pieces, this.ghost, steps));
    else this.#rotation = (this.rotation + steps + this.pieces[this.piece]!.rotations.length) % this.pieces[this.piece]!.rotations.length;
  }

  move(dx: number, dy: number): void {
    if (!this.placeable) return;
    if (this.ghost) this.#hold(movedBy(this.pieces, this.ghost, dx, dy));
    else this.seek(1);
  }

  /** Go to the next legal place: of this rotation first, then of the others. */
  seek(steps: number): void {
    const mine = this.places.filter((place) => place.piece === this.piece);
    if (!mine.length) return;
    const at = this.ghost ? mine.findIndex((place) => same(place, this.ghost!)) : -1;
    const first = Math.max(0, mine.findIndex((place) => place.rotation === this.rotation));
    this.#hold(mine[at < 0 ? first : (at + steps + mine.length) % mine.length]!);
    this.pinned = true;
  }

  /** Put the piece down for good: buy it first if need be. */
  place(): void {
    const { choices, busy, act } = this.#given();
    if (busy || !this.legal || !this.ghost || !this.item) return;
    const action = actionOf(this.ghost);
    if (this.bought) {
      this.letGo();
      act(action);
    } else this.#buy(purchaseOf(choices, this.item), { item: this.item, action });
  }

  /** Buy what is placed piece by piece. */
  buy(): void {
    const { choices } = this.#given();
    if (this.planned) this.#buy(purchaseOf(choices, this.planned), null);
  }

  #buy(purchase: string | undefined, next: { item: string; action: string } | null): void {
    const { busy, act } = this.#given();
    if (busy || !purchase) return;
    this.#next = next;
    act(purchase);
  }

  /** Called with each new position: go on with the placement that was decided together with the purchase. */
  proceed(): void {
    const { view, choices, busy, act } = this.#given();
    const next = this.#next;
    if (busy || !this.bought) return;
    this.planned = null;
    this.#next = null;
    if (next && view.placing?.item === next.item && choices.places.some((place) => actionOf(place) === next.action)) {
      this.letGo();
      act(next.action);
    }
  }
}
