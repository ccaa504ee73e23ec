import type { BoardProps } from "$lib/board";
import { BoardModel, useModel } from "$lib/model.svelte";
import type { InnovationView } from "$lib/wire";
import { changeLines, changesOf, eventIcon, isObvious } from "./changes";
import { cardOf, cardsOf, effectsOf, type Card, type Effect } from "./facts";
import type { Thing } from "./places";
import { partsOf, performed, type Part, type Performed } from "./roles";
import { actionFor, innovationOffers, situation } from "./selection";

/** What the parts of the board share. */
export class InnovationModel extends BoardModel<InnovationView, Thing> {
  readonly cards = $derived.by(() => cardsOf(this.facts));
  readonly situation = $derived.by(() => situation(this.view, this.cards));
  readonly changes = $derived.by(() => changesOf(this.props().news, this.cards));

  constructor(props: () => BoardProps<InnovationView>) {
    super(props, innovationOffers, { eventIcon, isObvious, changeLines });
  }

  get actions(): string[] {
    return this.props().actions;
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
  isMe(seat: number): boolean {
    return seat === this.view.seat;
  }

  /** The card whose icon matters now: looked at, chosen, or being executed. */
  get featured(): string | null {
    const thing = this.selection.hovered ?? this.selection.chosen;
    if (thing?.kind === "card" && this.mayBeActivated(thing.id)) return thing.id;
    return this.running;
  }

  /** Who carries out the effects of a card: those fixed if it is being executed, else as if its owner activated it now. */
  performed(id: string): Performed[] {
    const pile = this.view.players[this.#activator(id)]?.board[this.card(id).colour];
    return performed(this.effects(id), this.running === id ? this.view.performers : (pile?.performers ?? []));
  }
  roles(id: string): Part[] {
    return partsOf(this.view, this.card(id).dogma, this.#activator(id), this.performed(id));
  }
  #activator(id: string): number {
    return this.running === id ? this.view.player : (this.situation.places.get(id)?.seat ?? this.own);
  }

  mayBeActivated(id: string): boolean {
    return this.running === id || this.situation.places.get(id)?.zone === "top";
  }

  /** What a thing stands for in this decision, legal or not. */
  actionFor(thing: Thing): string | null {
    return actionFor(this.situation, thing);
  }
}

export const useBoard = (): InnovationModel => useModel<InnovationModel>();
