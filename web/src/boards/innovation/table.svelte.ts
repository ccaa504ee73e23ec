import { getContext, setContext } from "svelte";
import type { BoardProps } from "$lib/board";
import { wide } from "$lib/wide.svelte";
import type { InnovationView, Why } from "$lib/wire";
import { changesOf } from "./changes";
import { actionFor, situation, wantsConfirmation } from "./choices";
import { cardOf, cardsOf, effectsOf, type Card, type Effect } from "./facts";
import { keyOf, ownSeat, sameThing, type Thing } from "./places";
import { rolesFixed, rolesNow, type Part } from "./roles";

type Props = BoardProps<InnovationView>;

/** What the reader looks at and is about to do; everything on the board shares it. */
export class Table {
  readonly #given: () => Props;

  /** Under the pointer or focused now. */
  hovered = $state.raw<Thing | null>(null);
  /** Whose details are shown; stays when the pointer leaves. */
  shown = $state.raw<Thing | null>(null);
  /** Chosen, but not confirmed yet. */
  picked = $state.raw<{ action: string; thing: Thing | null } | null>(null);
  /** Why the thing pressed last cannot be chosen. */
  refused = $state.raw<{ thing: Thing; why: Why } | null>(null);

  readonly cards = $derived.by(() => cardsOf(this.facts));
  readonly situation = $derived.by(() => situation(this.view, this.cards));
  readonly legal = $derived.by(() => new Set(this.#given().actions));
  readonly changes = $derived.by(() => changesOf(this.#given().news, this.cards));
  readonly names = $derived.by(() => this.#given().seats.map((seat, i) => seat.name ?? `${i + 1}`));

  constructor(given: () => Props) {
    this.#given = given;
  }

  get view(): InnovationView {
    return this.#given().view;
  }
  get facts(): Props["facts"] {
    return this.#given().facts;
  }
  get texts(): Props["texts"] {
    return this.#given().texts;
  }
  get actions(): string[] {
    return this.#given().actions;
  }
  get busy(): boolean {
    return this.#given().busy;
  }
  /** The seat whose area is at the bottom. */
  get me(): number {
    return ownSeat(this.view);
  }
  get deciding(): boolean {
    return this.actions.length > 0;
  }
  get kind(): string | undefined {
    return this.view.decision?.kind;
  }

  /** The card that is being carried out; a game that was given up carries out nothing more. */
  get running(): string | null {
    return this.view.decision ? this.view.activated : null;
  }

  card(id: string): Card {
    return cardOf(this.cards, id);
  }
  effects(id: string): Effect[] {
    return effectsOf(this.texts, id);
  }
  name(seat: number): string {
    return this.names[seat] ?? "";
  }
  rule(number: string): void {
    this.#given().rule(number);
  }
  isMe(seat: number): boolean {
    return seat === this.view.seat;
  }

  /** The card whose icon matters now: looked at, picked, or being executed. */
  get featured(): string | null {
    const thing = this.hovered ?? this.picked?.thing;
    if (thing?.kind === "card" && this.mayBeActivated(thing.id)) return thing.id;
    return this.running;
  }

  /** Roles for a card: the fixed ones if it is being executed, else as if its owner activated it now. */
  roles(id: string): Part[] {
    const icon = this.card(id).dogma;
    if (this.running === id) return rolesFixed(this.view, icon);
    const place = this.situation.places.get(id);
    return rolesNow(this.view, icon, place?.seat ?? this.me);
  }

  mayBeActivated(id: string): boolean {
    return this.running === id || this.situation.places.get(id)?.zone === "top";
  }

  action(thing: Thing): string | null {
    return actionFor(this.situation, thing);
  }
  available(thing: Thing): boolean {
    const action = this.deciding && !this.busy ? this.action(thing) : null;
    return action !== null && this.legal.has(action);
  }
  selected(thing: Thing): boolean {
    return sameThing(this.picked?.thing ?? null, thing);
  }

  hover(thing: Thing): void {
    this.hovered = thing;
    // Without a side panel details take room from the board: they open only when asked for.
    if (wide.current) this.shown = thing;
  }
  leave(): void {
    this.hovered = null;
    if (wide.current && this.picked?.thing) this.shown = this.picked.thing;
  }

  /** A thing was clicked, tapped, or Enter was pressed on it. */
  press(thing: Thing, touch: boolean): void {
    this.refused = null;
    this.shown = { ...thing };
    const action = this.deciding && !this.busy ? this.action(thing) : null;
    if (action === null) this.picked = null;
    else if (!this.legal.has(action)) void this.ask(thing, action);
    else if (this.picked?.action === action || !wantsConfirmation(action, this.kind, touch)) this.act(action);
    else this.picked = { action, thing };
  }

  /** A button was pressed. */
  choose(action: string): void {
    if (wantsConfirmation(action, this.kind, false) && this.picked?.action !== action) this.picked = { action, thing: null };
    else this.act(action);
  }

  act(action: string): void {
    if (this.busy) return;
    this.forget();
    this.#given().act(action);
  }

  async ask(thing: Thing, action: string): Promise<void> {
    this.picked = null;
    const why = await this.#given().why(action);
    if (why && keyOf(thing) === (this.shown ? keyOf(this.shown) : "")) this.refused = { thing, why };
  }

  /** Take back what was picked but not confirmed. */
  forget(): void {
    this.picked = null;
    this.refused = null;
    if (!wide.current) this.shown = null;
  }
}

const KEY = Symbol("the table of Innovation");

export const provideTable = (given: () => Props): Table => setContext(KEY, new Table(given));
export const useTable = (): Table => getContext<Table>(KEY);
/** Details are drawn by the frame, outside of the board: they bring the table along. */
export const shareTable = (table: Table): Table => setContext(KEY, table);
