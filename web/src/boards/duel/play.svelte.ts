import { getContext, setContext } from "svelte";
import type { BoardProps } from "$lib/board";
import { seatName } from "$lib/seats";
import { wide } from "$lib/wide.svelte";
import type { DuelCityView, DuelSlotView, DuelView, Why } from "$lib/wire";
import { changesOf } from "./changes";
import { componentsOf, type Components } from "./components";
import { Foresight } from "./consequences";
import * as effects from "./effects";
import { bottomSeat, offersOf, question, same, type Kind, type Target } from "./offers";

/** What the reader is doing at the board: what is chosen, looked at, offered, refused. */
export class Play {
  readonly #props: () => BoardProps<DuelView>;
  #chosen = $state.raw<Target | null>(null);
  #looked = $state.raw<Target | null>(null);
  refused = $state.raw<Why | null>(null);
  #asked: string | null = null;

  readonly components: Components = $derived.by(() => componentsOf(this.#props().facts));
  readonly offers = $derived.by(() => (this.#props().busy ? [] : offersOf(this.view, this.#props().actions)));
  readonly changes = $derived.by(() => changesOf(this.#props().news));
  readonly names = $derived.by(() => this.#props().seats.map(seatName));
  readonly foresight = $derived.by(
    () => new Foresight(this.view, this.bottom, this.components, this.texts, this.names),
  );

  constructor(props: () => BoardProps<DuelView>) {
    this.#props = props;
  }

  get view(): DuelView {
    return this.#props().view;
  }
  get texts() {
    return this.#props().texts;
  }
  /** The frame has no side panel: details open when asked for, and the bar grows into a sheet. */
  get compact(): boolean {
    return !wide.current;
  }
  get bottom(): number {
    return bottomSeat(this.view);
  }
  get top(): number {
    return 1 - this.bottom;
  }
  get me(): DuelCityView {
    return this.view.cities[this.bottom]!;
  }
  /** The reader decides now. */
  get mine(): boolean {
    return this.#props().actions.length > 0;
  }
  get seated(): boolean {
    return this.view.seat >= 0;
  }

  /** What is chosen, while it is still there. */
  get chosen(): Target | null {
    const chosen = this.#chosen;
    return chosen && this.offers.some((offer) => same(offer, chosen)) ? chosen : null;
  }
  /** What the side panel shows: what is chosen, else what was last looked at. */
  get shown(): Target | null {
    return this.chosen ?? (this.#looked && this.#exists(this.#looked) ? this.#looked : null);
  }

  #exists({ kind, id }: Target): boolean {
    if (kind === "card") return this.view.structure.some((slot) => slot.card === id);
    if (kind === "hidden") return this.view.structure.some((slot) => slot.card === null && String(slot.slot) === id);
    return true;
  }

  offered(kind: Kind, id: string): boolean {
    return this.offers.some((offer) => offer.kind === kind && offer.id === id);
  }
  isChosen(kind: Kind, id: string): boolean {
    return same(this.chosen, { kind, id });
  }
  legal(action: string): boolean {
    return !this.#props().busy && this.#props().actions.includes(action);
  }
  changed(key: string): boolean {
    return this.changes.has(key);
  }
  card(id: string) {
    return this.components.card(id);
  }
  say(id: string, args?: Record<string, string | number>): string {
    return this.texts.get(`ui-${id}`, args);
  }
  slot(card: string): DuelSlotView | undefined {
    return effects.slotOf(this.view, card);
  }
  nameOf({ kind, id }: Target): string {
    if (kind === "wonder" || kind === "own") return this.texts.name("wonder", id);
    if (kind === "progress" || kind === "library" || kind === "token") return this.texts.name("progress", id);
    return kind === "city" ? (this.names[Number(id)] ?? id) : this.texts.name("card", id);
  }
  rule(number: string): void {
    this.#props().rule(number);
  }

  /** The pointer or the keyboard rests on a thing. */
  look(kind: Kind, id: string): void {
    if (!this.compact) this.#looked = { kind, id };
  }

  /** A click on a thing: choose it; a second click takes what was chosen; else say why not. */
  press(kind: Kind, id: string, event?: MouseEvent): void {
    const target = { kind, id };
    this.close();
    if (!this.offered(kind, id)) {
      this.#looked = target;
      this.#chosen = null;
      const asked = this.mine ? question(this.view, target) : null;
      if (asked) void this.explain(asked);
      this.#open();
    } else if (!this.isChosen(kind, id)) {
      this.#chosen = target;
      if (this.compact) this.#props().inspect(null);
    } else if (!event || event.detail < 2) {
      this.confirm();
    }
  }

  /** Show the details of the chosen thing where there is no side panel. */
  details(target: Target | null = this.shown): void {
    this.#looked = target;
    this.#open();
  }

  #open(): void {
    this.opened += 1;
  }
  /** Counts how often details were asked for; the board passes them to the frame. */
  opened = $state(0);

  /** Say why an action is not allowed; what is chosen stays chosen. */
  async explain(action: string): Promise<void> {
    this.#asked = action;
    const why = await this.#props().why(action);
    if (this.#asked === action) this.refused = why;
  }

  /** Close the refusal; one that is still on its way is not shown. */
  close(): void {
    this.#asked = null;
    this.refused = null;
  }

  /** Take the first thing that can be done with what is chosen, if it is allowed. */
  confirm(): void {
    const chosen = this.chosen;
    const first = this.offers.find((offer) => same(offer, chosen))?.actions[0];
    if (!first) return;
    // For a card only building is taken at once; discarding it must be said.
    if (chosen?.kind !== "card" || first.startsWith("build ")) this.act(first);
  }

  act(action: string): void {
    if (!this.legal(action)) return;
    this.clear();
    this.#props().act(action);
  }

  /** Another position: what was chosen belongs to the last one; what is looked at stays. */
  forget(): void {
    this.#chosen = null;
    this.close();
  }

  clear(): void {
    this.forget();
    this.#looked = null;
  }

  #shields({ kind, id }: Target): number {
    if (kind === "card" || kind === "pile") return effects.shieldsOf(this.view, this.bottom, this.card(id));
    const mine = kind === "own" && this.me.wonders.some((one) => one.wonder === id && one.built_with === null);
    return mine ? this.components.wonder(id).shields : 0;
  }

  /** Where the chosen card or wonder would move the pawn: the lead of the seat below. */
  get preview(): effects.March | null {
    const shields = this.seated && this.shown ? this.#shields(this.shown) : 0;
    return shields ? effects.march(this.view, this.bottom, shields) : null;
  }
}

const KEY = Symbol("play");
export const setPlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
