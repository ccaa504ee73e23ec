import type { BoardProps } from "$lib/board";
import { BoardModel, useModel } from "$lib/model.svelte";
import type { DuelCityView, DuelSlotView, DuelView } from "$lib/wire";
import { changesOf } from "./changes";
import { Foresight } from "./consequences";
import * as effects from "./effects";
import { componentsOf, type Card, type Components } from "./facts";
import { duelOffers, type Thing } from "./selection";

/** What the parts of the board share. */
export class DuelModel extends BoardModel<DuelView, Thing> {
  readonly components: Components = $derived.by(() => componentsOf(this.facts));
  readonly changes = $derived.by(() => changesOf(this.props().news));
  readonly foresight = $derived.by(
    () => new Foresight(this.view, this.own, this.components, this.texts, this.names),
  );

  constructor(props: () => BoardProps<DuelView>) {
    super(props, duelOffers);
  }

  /** The seat drawn above: the opponent's. */
  get opponent(): number {
    return 1 - this.own;
  }
  get me(): DuelCityView {
    return this.view.cities[this.own]!;
  }
  changed(key: string): boolean {
    return this.changes.has(key);
  }
  card(id: string): Card {
    return this.components.card(id);
  }
  slot(card: string): DuelSlotView | undefined {
    return effects.slotOf(this.view, card);
  }
  nameOf({ kind, id }: Thing): string {
    if (kind === "wonder" || kind === "own") return this.texts.name("wonder", id);
    if (kind === "progress" || kind === "library" || kind === "token") return this.texts.name("progress", id);
    return kind === "city" ? (this.names[Number(id)] ?? id) : this.texts.name("card", id);
  }

  #shields({ kind, id }: Thing): number {
    if (kind === "card" || kind === "pile") return effects.shieldsOf(this.view, this.own, this.card(id));
    const mine = kind === "own" && this.me.wonders.some((one) => one.wonder === id && one.built_with === null);
    return mine ? this.components.wonder(id).shields : 0;
  }

  /** Where the chosen card or wonder would move the pawn: the lead of the seat below. */
  get preview(): effects.March | null {
    const { shown } = this.selection;
    const shields = this.seated && shown ? this.#shields(shown) : 0;
    return shields ? effects.march(this.view, this.own, shields) : null;
  }
}

export const useBoard = (): DuelModel => useModel<DuelModel>();
