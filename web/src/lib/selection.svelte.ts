import { untrack, type Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";
import { touch, type Press } from "$ui/touch";
import type { BoardProps } from "./board";
import type { Foreseen } from "./foresight";
import { Lookahead } from "./lookahead.svelte";
import { wide } from "./wide.svelte";
import type { Why } from "./wire";

/** Something on a board that can be pointed at: a card, a space, a player. Its parts say which one. */
export interface Thing {
  readonly kind: string;
}

/** The same for things with the same parts, in whatever order they were written. */
export function keyOf(thing: Thing): string {
  return Object.entries(thing)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([part, value]) => `${part}:${String(value)}`)
    .join(" ");
}

export const sameThing = (one: Thing | null, other: Thing | null): boolean =>
  one !== null && other !== null && keyOf(one) === keyOf(other);

/** What a board says about its things; everything else is the selection's. */
export interface Offers<T extends Thing> {
  /** The things that stand for a legal action: `build theater` for the card. None: a button does. */
  things: (action: string) => T[];
  /** The action to ask about when a thing that is not offered is pressed; nothing if no such thing is asked for. */
  question: (thing: T) => string | null;
  /** Which of a thing's actions a second press or Enter takes; none if it must be said. Unsaid: the first. */
  usual?: (thing: T, actions: string[]) => string | undefined;
  /** Whether one press is enough, because it is cheap to take back. Unsaid: never. */
  atOnce?: (action: string, how: Press) => boolean;
  /** Whether an action only takes a piece in hand: it is made together with its place (`Placing`). Unsaid: never. */
  takes?: (action: string) => boolean;
  /** Whether a thing that was looked at is still there. Unsaid: it is. */
  exists?: (thing: T) => boolean;
  /** What the details beside a wide board tell about while nothing is looked at. Unsaid: nothing. */
  otherwise?: () => T | null;
  /** On small screens the details of a chosen thing open by themselves. */
  opens?: boolean;
}

interface Chosen<T extends Thing> {
  thing: T | null;
  /** The action, where the thing alone does not say it. */
  action: string | null;
}

interface Refused<T extends Thing> {
  why: Why;
  thing: T | null;
}

const BY_KEY: Press = { touch: false, repeated: false };

/**
 * What the reader looks at, has chosen, and is refused. A press chooses, a second press or Enter confirms (a piece in hand
 * goes back instead: its place confirms it), a press on what is not offered says why. Another position forgets all that
 * was chosen. Made while the board is.
 */
export class Selection<T extends Thing> {
  readonly #props: () => BoardProps;
  readonly #offers: Offers<T>;
  readonly lookahead: Lookahead;

  #chosen = $state.raw<Chosen<T> | null>(null);
  #looked = $state.raw<T | null>(null);
  #hovered = $state.raw<T | null>(null);
  #refused = $state.raw<Refused<T> | null>(null);
  /** How often details were asked for where they do not follow the pointer. */
  #opened = $state(0);
  #asked = 0;
  /** What the reader and others are asked together; empty if the reader is asked alone. */
  #question = "";

  constructor(props: () => BoardProps, offers: Offers<T>) {
    this.#props = props;
    this.#offers = offers;
    this.lookahead = new Lookahead(() => this.#props().foresee);
    $effect(() => {
      void this.#position;
      untrack(() => this.#renew());
    });
    $effect(() => {
      const action = this.#considered;
      return action === undefined ? undefined : this.lookahead.want([action]);
    });
  }

  readonly #position = $derived.by(() => this.#props().view);
  readonly #legal = $derived.by(() => new Set(this.#props().busy ? [] : this.#props().actions));
  readonly #byThing = $derived.by(() => {
    const found = new Map<string, { thing: T; actions: string[] }>();
    for (const action of this.#legal) {
      for (const thing of this.#offers.things(action)) {
        const offer = found.get(keyOf(thing));
        if (offer) offer.actions.push(action);
        else found.set(keyOf(thing), { thing, actions: [action] });
      }
    }
    return found;
  });

  // --- what is offered -------------------------------------------------------------------------

  /** The reader decides now. */
  get deciding(): boolean {
    return this.#props().actions.length > 0;
  }
  /** The things that can be chosen now. */
  readonly offered = $derived.by(() => [...this.#byThing.values()].map(({ thing }) => thing));

  legal(action: string): boolean {
    return this.#legal.has(action);
  }
  readonly legalActions = $derived.by(() => [...this.#legal]);
  /** The legal actions a thing stands for. */
  actions(thing: T): string[] {
    return this.#byThing.get(keyOf(thing))?.actions ?? [];
  }
  isOffered(thing: T): boolean {
    return this.#byThing.has(keyOf(thing));
  }

  // --- what is chosen and looked at ------------------------------------------------------------

  readonly #valid = $derived.by(() => {
    const chosen = this.#chosen;
    if (!chosen) return null;
    return chosen.action ? (this.legal(chosen.action) ? chosen : null) : chosen.thing && this.isOffered(chosen.thing) ? chosen : null;
  });
  readonly #chosenKey = $derived.by(() => (this.#valid?.thing ? keyOf(this.#valid.thing) : null));

  /** What is chosen, while it can be. */
  get chosen(): T | null {
    return this.#valid?.thing ?? null;
  }
  /** What confirming would do; nothing if it must be said. */
  get action(): string | undefined {
    const chosen = this.#valid;
    if (!chosen) return undefined;
    return chosen.action ?? (chosen.thing ? this.#usual(chosen.thing) : undefined);
  }
  /** The action that takes the piece in hand, while its place is being chosen. */
  get taken(): string | undefined {
    const action = this.action;
    return action !== undefined && this.#offers.takes?.(action) ? action : undefined;
  }
  isChosen(thing: T): boolean {
    return this.#chosenKey === keyOf(thing);
  }
  /** For `aria-pressed`: only what can be chosen is a switch. */
  pressed(thing: T): boolean | undefined {
    return this.isOffered(thing) ? this.isChosen(thing) : undefined;
  }
  /** Under the pointer or in focus now. */
  get hovered(): T | null {
    return this.#hovered;
  }
  /** What the details tell about: what is chosen, else what was looked at last. */
  get shown(): T | null {
    const looked = this.#looked;
    const there = looked && (this.#offers.exists?.(looked) ?? true) ? looked : null;
    return this.chosen ?? there ?? (this.compact ? null : (this.#offers.otherwise?.() ?? null));
  }
  /** There is no side panel: details open when asked for. */
  get compact(): boolean {
    return !wide.current;
  }

  #usual(thing: T): string | undefined {
    const actions = this.actions(thing);
    return this.#offers.usual ? this.#offers.usual(thing, actions) : actions[0];
  }

  // --- touching --------------------------------------------------------------------------------

  /** Makes an element stand for a thing: `{@attach selection.touch({ kind: "card", id })}`; a press may mean more. */
  touch(thing: T, press = (how: Press) => this.press(thing, how)): Attachment<Element> {
    return touch({ look: () => this.look(thing), leave: () => this.leave(), ask: () => this.details(thing), press });
  }

  look(thing: T): void {
    this.#hovered = thing;
    if (!this.compact) this.#looked = thing;
  }

  leave(): void {
    this.#hovered = null;
  }

  press(thing: T, how: Press = BY_KEY): void {
    this.close();
    if (!this.isOffered(thing)) this.#pressBarred(thing);
    else if (!this.isChosen(thing)) this.#pressOffered(thing, how);
    else if (how.repeated) return;
    else if (this.taken !== undefined) this.forget();
    else this.confirm();
  }

  #pressBarred(thing: T): void {
    this.#chosen = null;
    const question = this.#legal.size ? this.#offers.question(thing) : null;
    if (question) void this.explain(question, thing);
    this.details(thing);
  }

  #pressOffered(thing: T, how: Press): void {
    const usual = this.#usual(thing);
    if (usual && this.#offers.atOnce?.(usual, how)) return this.act(usual);
    this.#chosen = { thing, action: null };
    if (this.#offers.opens) this.details(thing);
    else if (this.compact) this.#props().inspect(null);
  }

  /** A button for an action was pressed: it is chosen, or taken if it was chosen before or needs no second look. */
  choose(action: string, how: Press = BY_KEY): void {
    if (!this.legal(action)) return;
    this.close();
    if (this.action === action || this.#offers.atOnce?.(action, how)) this.act(action);
    else this.#chosen = { thing: this.#offers.things(action)[0] ?? null, action };
  }

  /** Take what is chosen. */
  confirm(): void {
    if (this.action) this.act(this.action);
  }

  /** Make an action, or several that follow one another in one move. */
  act(...actions: string[]): void {
    if (!actions[0] || !this.legal(actions[0])) return;
    this.clear();
    this.#props().act(...actions);
  }

  // --- refusals --------------------------------------------------------------------------------

  /** Why the thing or button pressed last is not possible. */
  get refused(): Refused<T> | null {
    return this.#refused;
  }

  /** Say why an action is not allowed; what is chosen stays chosen. */
  explain(action: string, thing: T | null = null): Promise<void> {
    return this.refuse(this.#props().why(action), thing);
  }

  /** Say why something is not possible, as soon as the service has said it. */
  async refuse(asked: Promise<Why | null>, thing: T | null = null): Promise<void> {
    const number = ++this.#asked;
    const why = await asked;
    if (number === this.#asked) this.#refused = why && { why, thing };
  }

  /** Close the refusal; one that is still on its way is not shown. */
  close(): void {
    this.#asked += 1;
    this.#refused = null;
  }

  // --- looking ahead ---------------------------------------------------------------------------

  /** The action the reader considers: the chosen one, or the usual one of what is looked at. */
  get #considered(): string | undefined {
    return this.action ?? (this.shown ? this.#usual(this.shown) : undefined);
  }
  /** What that would bring, as soon as the service has said it. */
  get foreseen(): Foreseen | undefined {
    const action = this.#considered;
    return action === undefined ? undefined : this.lookahead.of([action]);
  }

  // --- details ---------------------------------------------------------------------------------

  /** Open the details of a thing where they do not follow the pointer. */
  details(thing: T | null = this.shown): void {
    this.#looked = thing;
    this.#opened += 1;
  }

  /** Tell the frame what to draw in the side panel, or in the sheet of a small screen. */
  inspects(detail: () => Snippet): void {
    $effect(() => {
      if (this.compact) return;
      const shown = this.shown !== null;
      untrack(() => this.#props().inspect(shown ? detail() : null));
    });
    $effect(() => {
      if (this.#opened && this.compact) untrack(() => this.#props().inspect(this.shown ? detail() : null));
    });
  }

  // --- forgetting ------------------------------------------------------------------------------

  /** Another position: what was chosen belongs to the last one, unless only others who choose together with the reader
   * have chosen since. What is looked at stays. */
  #renew(): void {
    const { decision, seat } = this.#props().view;
    const together = decision?.together?.includes(seat);
    const question = together ? [decision?.kind, ...(decision?.actions ?? [])].join() : "";
    if (!question || question !== this.#question) this.forget();
    this.#question = question;
    this.lookahead.forget();
  }

  /** Take back what was chosen and not confirmed. */
  forget(): void {
    this.#chosen = null;
    this.close();
  }

  /** And look at nothing. */
  clear(): void {
    this.forget();
    this.#looked = null;
  }
}
