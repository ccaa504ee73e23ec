import type { BoardProps } from "$lib/board";
import { BoardModel, provideModel, useModel } from "$lib/model.svelte";
import { keyOf } from "$lib/selection.svelte";
import { words } from "$lib/settings.svelte";
import type { GameView, Step } from "$lib/wire";
import { plainOffers, wishesOf, type Piece } from "./offers";
import { Outline } from "./outline";

/** The plain board: the position as an outline, and the choices as a list. */
export class PlainBoard extends BoardModel<GameView, Piece> {
  readonly items = $derived.by(() => new Outline(this.facts, this.texts, this.names, words).of(this.view));
  readonly #changed = $derived.by(() => new Set(this.props().news.flatMap((step) => this.#namedIn(step)).map(keyOf)));

  constructor(props: () => BoardProps) {
    super(props, (_view, facts) => plainOffers(facts));
  }

  get actions(): string[] {
    return this.props().actions;
  }
  label(action: string): string {
    return this.texts.action(action, this.facts, this.names);
  }
  /** What one could wish to do with a component, or with nothing in particular, but may not now. */
  barred(piece: Piece | null): string[] {
    return this.mine ? wishesOf(piece, this.facts).filter((action) => !this.selection.legal(action)) : [];
  }
  /** Something happened to it since the reader's last move. */
  isChanged(piece: Piece): boolean {
    return this.#changed.has(keyOf(piece));
  }

  #namedIn(step: Step): Piece[] {
    const events = step.by_seat?.[String(this.view.seat)] ?? step.events;
    return events.flatMap((event) =>
      Object.entries(event.parts).flatMap(([part, id]) => {
        const kind = this.facts.events[event.kind]?.[part] ?? "";
        return typeof id === "string" && kind in this.facts.ids ? [{ kind, id }] : [];
      }),
    );
  }
}

export const provideBoard = (props: () => BoardProps): PlainBoard => provideModel(new PlainBoard(props));
export const useBoard = (): PlainBoard => useModel<PlainBoard>();
