import type { BoardProps } from "$lib/board";
import { BoardModel, useModel } from "$lib/model.svelte";
import type { DuelCityView, DuelSlotView, DuelView } from "$lib/wire";
import { changeLines, changesOf, isObvious } from "./changes";
import { componentsOf, type Card, type Components } from "./facts";
import { slotOf } from "./geometry";
import { eventIcon } from "./marks";
import { duelOffers, type Thing } from "./selection";

/** What the parts of the board share. */
export class DuelModel extends BoardModel<DuelView, Thing> {
  readonly components: Components = $derived.by(() => componentsOf(this.facts));
  readonly changes = $derived.by(() => changesOf(this.props().news));

  constructor(props: () => BoardProps<DuelView>) {
    super(props, duelOffers, { eventIcon, isObvious, changeLines });
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
    return slotOf(this.view, card);
  }
  nameOf({ kind, id }: Thing): string {
    if (kind === "wonder" || kind === "own") return this.texts.name("wonder", id);
    if (kind === "progress" || kind === "library" || kind === "token") return this.texts.name("progress", id);
    return kind === "city" ? (this.names[Number(id)] ?? id) : this.texts.name("card", id);
  }
}

export const useBoard = (): DuelModel => useModel<DuelModel>();
