/** The piece in hand: chosen from the offer, or bought and waiting for its place. */
import { untrack } from "svelte";
import type { Foreseen } from "$lib/foresight";
import { Lookahead } from "$lib/lookahead.svelte";
import type { Why, WorldWondersView } from "$lib/wire";
import type { Facts } from "./facts";
import { effectOf, type Effect } from "./foreseen";
import { anchorsOf, glowing, gripSpace, movedBy, pointed, turnedBy } from "./ghost";
import { readSpace } from "./grid";
import { purchaseOf, type Choices } from "./model";
import { actionOf, placementsOf, same, type Placement } from "./placement";
import { covered, isOnePiece, piecesOf, type Piece, type Shape } from "./shapes";

export interface Given {
  facts: Facts;
  view: WorldWondersView;
  choices: Choices;
  busy: boolean;
  act: (action: string) => void;
  foresee: ((actions: string[]) => Promise<Foreseen>) | undefined;
}

interface Shown {
  line: string[];
  effect: Effect | null;
}

export class Hand {
  readonly #given: () => Given;
  readonly lookahead: Lookahead;
  /** Chosen in the offer, not bought yet. */
  planned = $state<string | null>(null);
  /** Where the piece is held above the map. */
  ghost = $state<Placement | null>(null);
  /** The piece was put down to be looked at; it stays when the pointer goes. */
  pinned = $state(false);
  #piece = $state(0);
  #rotation = $state(0);
  /** The last effect that was foreseen: shown until the next one is. */
  #shown = $state.raw<Shown | null>(null);
  /** The placement that follows as soon as the purchase is made. */
  #next: { item: string; action: string } | null = null;

  /** Made while the board is. */
  constructor(given: () => Given) {
    this.#given = given;
    this.lookahead = new Lookahead(() => this.#given().foresee);
    $effect(() => {
      void this.#position;
      untrack(() => this.lookahead.forget());
    });
    for (const wanted of [() => this.#purchase, () => this.#line]) {
      $effect(() => {
        void this.#position;
        const line = wanted();
        return line ? this.lookahead.want(line) : undefined;
      });
    }
    $effect(() => this.#keep());
  }

  readonly #position = $derived.by(() => this.#given().view);

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

  // --- what the engine says --------------------------------------------------------------------

  /** What has to be played before the piece can be placed: its purchase, or nothing. */
  readonly #purchase: string[] | null = $derived.by(() => {
    const { facts, choices } = this.#given();
    if (this.bought) return [];
    const action = this.planned && isOnePiece(facts, this.planned) ? purchaseOf(choices, this.planned) : undefined;
    return action ? [action] : null;
  });
  readonly #plan: Foreseen | undefined = $derived.by(() => (this.#purchase ? this.lookahead.of(this.#purchase) : undefined));
  /** The places of a planned piece are not known yet. */
  get waiting(): boolean {
    return this.planned !== null && !this.bought && this.#purchase !== null && this.#plan === undefined;
  }
  readonly places: Placement[] = $derived.by(() => {
    const { choices } = this.#given();
    return this.bought ? choices.places : placementsOf(this.#plan?.foresight?.next?.actions ?? []);
  });
  /** The spaces of a placement: as the engine says, or where the picture of the piece lies. */
  readonly #cellsOf = (place: Placement): number[] => {
    const told = this.#plan?.foresight?.covers[actionOf(place)];
    return told?.map(readSpace) ?? covered(this.pieces[place.piece]!.rotations[place.rotation]!, place.anchor);
  };

  /** The line of actions that puts the piece where it is held. */
  readonly #line: string[] | null = $derived.by(() =>
    this.ghost && this.#purchase ? [...this.#purchase, actionOf(this.ghost)] : null,
  );
  readonly #answer: Foreseen | undefined = $derived.by(() => (this.#line ? this.lookahead.of(this.#line) : undefined));

  #keep(): void {
    const { view } = this.#given();
    const line = this.#line;
    const foresight = this.#answer?.foresight;
    if (!line) this.#shown = null;
    else if (foresight) this.#shown = { line, effect: effectOf(view, foresight, view.seat) };
  }

  /** What this placement brings; the one before until the answer is there. */
  get effect(): Effect | null {
    return this.legal ? (this.#shown?.effect ?? null) : null;
  }
  /** The effect belongs to where the piece is held now. */
  get settled(): boolean {
    return this.#shown !== null && this.#shown.line.join() === this.#line?.join();
  }
  /** Why the piece cannot stand where it is held. */
  get why(): Why | null {
    return this.legal ? null : (this.#answer?.why ?? null);
  }
  /** The same, asked for at once. */
  async ask(): Promise<Why | null> {
    const line = this.#line;
    return this.why ?? (line ? ((await this.#given().foresee?.(line))?.why ?? null) : null);
  }

  // --- the piece -------------------------------------------------------------------------------

  /** Can the piece be held above the map? A planned set of several pieces has to be bought first. */
  readonly placeable: boolean = $derived.by(() => this.places.length > 0);
  readonly piece: number = $derived.by(() =>
    (this.left[this.#piece] ?? 0) > 0 ? this.#piece : Math.max(0, this.left.findIndex((count) => count > 0)),
  );
  readonly rotation: number = $derived.by(() => Math.min(this.#rotation, (this.pieces[this.piece]?.rotations.length ?? 1) - 1));
  readonly shape: Shape | null = $derived.by(() => this.pieces[this.piece]?.rotations[this.rotation] ?? null);
  readonly glow: Set<number> = $derived.by(() => glowing(this.places, this.piece, this.#cellsOf));
  /** Spaces where the piece may be held in its present rotation. */
  readonly dots: number[] = $derived.by(() =>
    this.shape ? anchorsOf(this.places, this.piece, this.rotation).map((anchor) => gripSpace(this.shape!, anchor)) : [],
  );
  readonly legal: boolean = $derived.by(() => this.ghost !== null && this.places.some((place) => same(place, this.ghost!)));
  readonly cells: number[] = $derived.by(() => (this.ghost && this.shape ? this.#cellsOf(this.ghost) : []));
  /** How many pieces come after this one. */
  readonly after: number = $derived.by(() => this.left.reduce((sum, count) => sum + count, 0) - 1);

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
    const held = { piece: this.piece, rotation: this.rotation };
    this.#hold(pointed(this.pieces, this.places, this.#cellsOf, held, space, turn));
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
