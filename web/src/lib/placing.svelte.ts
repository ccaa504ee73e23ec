import { untrack } from "svelte";
import type { BoardProps } from "./board";
import type { Foreseen } from "./foresight";
import type { Cell } from "./grid";
import { glowing, laid, samePlacement, type Field, type Piece, type Placement } from "./pieces";
import type { Selection, Thing } from "./selection.svelte";
import type { Foresight, Why } from "./wire";

/** A way to lay a piece that is said before its place: the own actions that say it. */
export interface Approach {
  piece: number;
  turn: number;
  line: readonly string[];
  /** The actions that may follow, where the view says them; unsaid, the look ahead does. */
  next?: readonly string[] | undefined;
}

/** What a board says about its pieces; holding, turning and putting them down is the same on every map. */
export interface Pieces {
  field: () => Field;
  /** Those of the thing in hand. */
  pieces: () => readonly Piece[];
  /** How many of each are still to be placed. */
  left: () => readonly number[];
  /** The placement an action means; nothing if it means something else. */
  read: (action: string) => Placement | null;
  write: (placement: Placement) => string;
  /** A space by the name the engine has for it. */
  space: (name: string) => Cell;
  /** Where an action names the place alone: which piece is laid, and how it is turned, is said before it. The placements
   * that are read then come after each of these lines. Unsaid: a placement is one action. */
  approaches?: () => readonly Approach[];
  /** Whether a piece is looked at once more where it was put, because that is expensive or final. Unsaid: never. */
  looksTwice?: (line: readonly string[]) => boolean;
}

interface Told {
  line: string;
  foresight: Foresight;
}

/**
 * A piece in hand: choose a thing, turn it, choose its place. The piece is one that has to be placed now, or the thing
 * that is chosen (`Offers.takes`); then the look ahead tells its places, and taking and placing it are one move.
 */
export class Placing<T extends Thing> {
  readonly #props: () => BoardProps;
  readonly #selection: Selection<T>;
  readonly #map: Pieces;
  #held = $state.raw<Placement | null>(null);
  #pinned = $state(false);
  #piece = $state(0);
  #turn = $state(0);
  /** What was foreseen last: shown until the next answer comes. */
  #told = $state.raw<Told | null>(null);

  /** Made while the board is. */
  constructor(props: () => BoardProps, selection: Selection<T>, map: Pieces) {
    this.#props = props;
    this.#selection = selection;
    this.#map = map;
    $effect(() => {
      void this.#position;
      untrack(() => this.letGo());
    });
    $effect(() => {
      void this.#key;
      untrack(() => this.choosePiece(0));
    });
    for (const wanted of [() => this.#unsaid, () => (this.line ? [this.line] : [])]) {
      $effect(() => {
        void this.#position;
        const ended = wanted().map((line) => selection.lookahead.want(line));
        return () => ended.forEach((end) => end());
      });
    }
    $effect(() => this.#keep());
  }

  readonly #position = $derived.by(() => this.#props().view);
  readonly #key = $derived.by(() => this.#approached.join(";"));

  // --- where it may go -------------------------------------------------------------------------

  readonly #now = $derived.by(() => this.#read(this.#selection.legalActions));
  readonly #approaches: readonly Approach[] = $derived.by(() => this.#map.approaches?.() ?? []);
  /** The lines of actions after which a piece can be placed: what says how it lies, what takes it, or nothing. */
  readonly #approached: readonly (readonly string[])[] = $derived.by(() => {
    if (this.#approaches.length) return this.#approaches.map(({ line }) => line);
    const { taken } = this.#selection;
    return this.#now.length ? [[]] : taken === undefined ? [] : [[taken]];
  });
  /** Those of them of which only a look ahead tells what may follow. */
  readonly #unsaid = $derived.by(() => this.#approached.filter((line) => !this.#saidAfter(line)));
  /** A piece is in hand. */
  readonly #holding = $derived.by(() => this.#approached.length > 0);
  /** It is not known yet where the piece may go. */
  readonly waiting = $derived.by(() => this.#holding && !this.ready && this.#unsaid.some((line) => line.length && !this.#after(line)));
  readonly places: readonly Placement[] = $derived.by(() => {
    if (!this.#approaches.length) return this.#approached.flatMap((line) => this.#read(this.#actionsAfter(line)));
    return this.#approaches.flatMap(({ piece, turn, line }) => this.#read(this.#actionsAfter(line)).map(({ at }) => ({ piece, turn, at })));
  });
  /** The piece can be held over the map. */
  readonly ready = $derived.by(() => this.places.length > 0);
  readonly pieces: readonly Piece[] = $derived.by(() => (this.#holding ? this.#map.pieces() : []));
  readonly left: readonly number[] = $derived.by(() => (this.#holding ? this.#map.left() : []));

  #read(actions: readonly string[]): Placement[] {
    return actions.flatMap((action) => this.#map.read(action) ?? []);
  }

  #after(line: readonly string[]): Foreseen | undefined {
    return this.#selection.lookahead.of(line);
  }

  #saidAfter(line: readonly string[]): readonly string[] | undefined {
    return this.#approaches.find((approach) => approach.line === line)?.next;
  }

  #actionsAfter(line: readonly string[]): readonly string[] {
    const said = this.#saidAfter(line);
    if (said) return said;
    return line.length ? (this.#after(line)?.foresight?.next?.actions ?? []) : this.#selection.legalActions;
  }

  /** What is played before a piece is placed so. */
  readonly #lineBefore = ({ piece, turn }: Omit<Placement, "at">): readonly string[] | undefined => {
    if (!this.#approaches.length) return this.#approached[0];
    return this.#approaches.find((approach) => approach.piece === piece && approach.turn === turn)?.line;
  };

  /** The spaces of a placement: as the engine says, or where the picture of the piece lies. */
  readonly #cellsOf = (place: Placement): Cell[] => {
    const told = this.#after(this.#lineBefore(place) ?? [])?.foresight?.covers[this.#map.write(place)];
    return told?.map(this.#map.space) ?? laid(this.pieces[place.piece]!.turns[place.turn]!, place.at);
  };

  // --- the piece -------------------------------------------------------------------------------

  /** The piece in hand, by its number. */
  readonly piece = $derived.by(() => ((this.left[this.#piece] ?? 0) > 0 ? this.#piece : Math.max(0, this.left.findIndex((count) => count > 0))));
  readonly #mine = $derived.by(() => this.places.filter((place) => place.piece === this.piece));
  /** How it is turned; in hand only in ways that fit somewhere. */
  readonly turn = $derived.by(() => {
    if (this.#held) return this.#held.turn;
    return this.#mine.some((place) => place.turn === this.#turn) ? this.#turn : (this.#mine[0]?.turn ?? 0);
  });
  /** Where it is held. */
  get held(): Placement | null {
    return this.#held;
  }
  /** It was put down to be looked at, and stays when the pointer goes. */
  get pinned(): boolean {
    return this.#pinned;
  }
  /** The spaces it lies over. */
  readonly cells: readonly Cell[] = $derived.by(() => (this.#held && this.ready ? this.#cellsOf(this.#held) : []));
  readonly legal = $derived.by(() => this.#held !== null && this.places.some((place) => samePlacement(place, this.#held!)));
  /** The spaces in reach. */
  readonly glow: readonly Cell[] = $derived.by(() => glowing(this.places, this.piece, this.#cellsOf));
  /** The spaces over which it may be held as it is turned. */
  readonly grips: readonly Cell[] = $derived.by(() =>
    this.#mine.filter((place) => place.turn === this.turn).map((place) => this.#map.field().held(this.pieces, place)),
  );

  /** Take the piece off the map. */
  letGo(): void {
    this.#held = null;
    this.#pinned = false;
  }

  choosePiece(piece: number): void {
    this.#piece = piece;
    this.letGo();
  }

  /** Take a piece turned so. */
  choose(piece: number, turn: number): void {
    this.choosePiece(piece);
    this.#turn = turn;
  }

  #hold(placement: Placement, pinned = this.#pinned): void {
    this.#selection.close();
    this.#turn = placement.turn;
    this.#held = placement;
    this.#pinned = pinned;
  }

  /** Hold the piece over a space. Pinned, it stays there, and turns if only another turn reaches the space. */
  pointAt(space: Cell, pinned = false): void {
    if (!this.ready) return;
    const held = { piece: this.piece, turn: this.turn };
    this.#hold(this.#map.field().pointed(this.pieces, this.places, this.#cellsOf, held, space, pinned), pinned);
  }

  turnBy(steps = 1): void {
    if (!this.ready) return;
    if (this.#held) return this.#hold(this.#map.field().turnedBy(this.pieces, this.#held, steps));
    const turns = [...new Set(this.#mine.map((place) => place.turn))].sort((one, other) => one - other);
    this.#turn = turns.at((turns.indexOf(this.turn) + steps) % turns.length)!;
  }

  /** One space further, by keys. */
  move(by: Cell): void {
    if (!this.ready) return;
    if (this.#held) this.#hold(this.#map.field().movedBy(this.pieces, this.#held, by), true);
    else this.seek(1);
  }

  /** Go to the next place that is possible: of this turn first, then of the others. */
  seek(steps: number): void {
    const mine = this.#mine;
    if (!mine.length) return;
    const at = this.#held ? mine.findIndex((place) => samePlacement(place, this.#held!)) : -1;
    const first = mine.findIndex((place) => place.turn === this.turn);
    this.#hold(mine[at < 0 ? first : (at + steps + mine.length) % mine.length]!, true);
  }

  /** Put the piece where it is held, together with what takes it; or say why it cannot stand there. */
  putDown(): void {
    const line = this.line;
    if (!line || !this.#selection.deciding) return;
    if (!this.legal) return void this.#selection.refuse(this.#ask(line));
    if (!this.#pinned && this.#map.looksTwice?.(line)) return void (this.#pinned = true);
    this.letGo();
    this.#selection.act(...line);
  }

  /** What is played before the piece is placed: nothing, or what takes it and says how it lies. Null without a piece. */
  readonly before: readonly string[] | null = $derived.by(() => this.#lineBefore({ piece: this.piece, turn: this.turn }) ?? null);

  // --- what it would bring ---------------------------------------------------------------------

  /** The actions that put the piece where it is held. */
  readonly line: readonly string[] | null = $derived.by(() => {
    const before = this.#held && this.#lineBefore(this.#held);
    return this.#held && before ? [...before, this.#map.write(this.#held)] : null;
  });
  readonly #answer: Foreseen | undefined = $derived.by(() => (this.line ? this.#selection.lookahead.of(this.line) : undefined));

  #keep(): void {
    const line = this.line?.join();
    const foresight = this.#answer?.foresight;
    if (line === undefined) this.#told = null;
    else if (foresight) this.#told = { line, foresight };
  }

  /** What this place would bring; until that is known, what the one before would. */
  get foresight(): Foresight | null {
    return this.legal ? (this.#told?.foresight ?? null) : null;
  }
  /** What is told belongs to where the piece is held now. */
  get settled(): boolean {
    return this.#told !== null && this.#told.line === this.line?.join();
  }
  /** Why the piece cannot stand where it is held. */
  get why(): Why | null {
    return this.legal ? null : (this.#answer?.why ?? null);
  }
  /** The same, asked for at once. */
  async #ask(line: readonly string[]): Promise<Why | null> {
    return this.why ?? (await this.#props().foresee?.([...line]))?.why ?? null;
  }
}
