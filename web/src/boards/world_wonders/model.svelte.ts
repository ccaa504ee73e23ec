import type { BoardProps } from "$lib/board";
import { changeAt } from "$lib/foresight";
import { BoardModel, useModel } from "$lib/model.svelte";
import { Field } from "$lib/pieces";
import { Placing } from "$lib/placing.svelte";
import type { WorldWondersCityView, WorldWondersView } from "$lib/wire";
import { changeLines, effectOf, isObvious, newsOf, type Effect } from "./changes";
import { factsOf, mapOf } from "./facts";
import { cellOf, GRID, spacesOf } from "./grid";
import { eventIcon } from "./looks";
import { actionOf, placementOf } from "./placement";
import { countOf, priceOf, worldWondersOffers, type Thing } from "./selection";
import { piecesOf, type Piece } from "./shapes";

/** Avail: may be chosen now. Sel: chosen. Barred: my turn, but not this. Idle: nothing to choose here. Gone: sold. */
export type OfferState = "avail" | "sel" | "barred" | "idle" | "gone";

/** What the parts of the board share. */
export class WorldWondersModel extends BoardModel<WorldWondersView, Thing> {
  readonly components = $derived.by(() => factsOf(this.facts));
  readonly news = $derived.by(() => newsOf(this.view, this.props().news));
  readonly placing: Placing<Thing>;
  #shown = $state<number | null>(null);

  constructor(props: () => BoardProps<WorldWondersView>) {
    super(props, worldWondersOffers, { eventIcon, isObvious, changeLines });
    this.placing = new Placing<Thing>(props as () => BoardProps, this.selection, {
      field: () => this.#field,
      pieces: () => this.pieces,
      left: () => (this.bought ? this.view.placing!.pieces : this.pieces.map((piece) => piece.count)),
      read: placementOf,
      write: actionOf,
      space: cellOf,
      looksTwice: ([first]) => first!.startsWith("monument "),
    });
    $effect(() => {
      if (this.view.decision && this.mine) this.#shown = null;
    });
  }

  // --- whose city is shown large ---------------------------------------------------------------

  get shown(): number {
    return this.#shown ?? this.own;
  }
  show(seat: number | null): void {
    this.#shown = seat;
  }
  get me(): WorldWondersCityView {
    return this.view.cities[this.own]!;
  }

  // --- the offer -------------------------------------------------------------------------------

  get kind(): string | undefined {
    return this.view.decision?.kind;
  }
  /** The reader chooses from the offer now. */
  get offering(): boolean {
    return this.mine && (this.kind === "buy" || this.kind === "choose_discard");
  }
  price(id: string): number {
    return priceOf(this.view, this.own, id);
  }
  count(id: string): number {
    return countOf(this.view, id);
  }
  stateOf(thing: Thing): OfferState {
    if (thing.kind === "stack" || ((thing.kind === "object" || thing.kind === "pedestal") && !this.count(thing.id))) return "gone";
    const inHand = this.bought && thing.kind === "monument" && thing.id === this.item;
    if (inHand || this.selection.isChosen(thing)) return "sel";
    if (!this.offering) return "idle";
    return this.selection.isOffered(thing) ? "avail" : "barred";
  }
  isOnOffer({ kind, id }: Thing): boolean {
    if (kind === "tile") return this.view.stacks.some((stack) => stack.tile === id);
    if (kind === "monument") return this.view.display.includes(id);
    return (kind === "object" || kind === "pedestal") && this.count(id) > 0;
  }
  /** What the game says about a thing. */
  about({ kind, id }: Thing): string {
    const text = this.texts.attribute(`${kind === "loan" ? "action" : kind}-${id}`, "text", this.components.loan);
    return text ?? "";
  }
  nameOf({ kind, id }: Thing): string {
    if (kind === "loan") return this.texts.get(`action-${id}`);
    return kind === "score" ? this.say(this.view.result ? "points-final" : "points-now") : this.texts.name(kind, id);
  }

  // --- the piece in hand -----------------------------------------------------------------------

  readonly #field = $derived.by(() => new Field(GRID, spacesOf(mapOf(this.components, this.me.map).grid)));
  /** It was paid for already and must be placed now. */
  get bought(): boolean {
    return this.mine && this.view.placing !== null;
  }
  /** What is in hand: bought, or chosen to be. */
  readonly item: string | null = $derived.by(() => {
    if (this.bought) return this.view.placing!.item;
    return this.selection.taken === undefined ? null : (this.selection.chosen?.id ?? null);
  });
  readonly pieces: Piece[] = $derived.by(() => (this.item ? piecesOf(this.components, this.item) : []));
  /** How many pieces come after this one. */
  readonly after: number = $derived.by(() => this.placing.left.reduce((sum, count) => sum + count, 0) - 1);
  /** What the place under the piece brings. */
  readonly effect: Effect | null = $derived.by(() => (this.placing.foresight ? effectOf(this.view, this.placing.foresight, this.own) : null));
  /** The coins that are left after what is chosen, if it changes them. */
  readonly coinsLeft: number | null = $derived.by(() => {
    const foresight = this.selection.action === undefined ? null : this.selection.foreseen?.foresight;
    const change = foresight && changeAt(foresight, `cities.${this.own}.coins`);
    return change ? Number(change.after) : null;
  });
  /** Take the piece off the map, or do not take what was chosen after all. */
  putBack(): void {
    if (this.bought) this.placing.letGo();
    this.selection.forget();
  }
}

export const useBoard = (): WorldWondersModel => useModel<WorldWondersModel>();
