import { getContext, setContext } from "svelte";
import type { BoardProps } from "./board";
import { seatNames } from "./seats";
import { Selection, type Offers, type Thing } from "./selection.svelte";
import type { Arguments, Texts } from "./texts";
import type { GameFacts, GameView } from "./wire";

/** What all parts of a board share: the position, the words, and what the reader does with it. Boards add their own. */
export class BoardModel<View extends GameView, T extends Thing> {
  protected readonly props: () => BoardProps<View>;
  readonly selection: Selection<T>;
  readonly names = $derived.by(() => seatNames(this.props().seats));

  constructor(props: () => BoardProps<View>, offers: (view: () => View, facts: () => GameFacts) => Offers<T>) {
    this.props = props;
    this.selection = new Selection<T>(
      props as () => BoardProps,
      offers(
        () => props().view,
        () => props().facts,
      ),
    );
  }

  get view(): View {
    return this.props().view;
  }
  get facts(): GameFacts {
    return this.props().facts;
  }
  get texts(): Texts {
    return this.props().texts;
  }
  /** The seat drawn as the reader's own: seat 0 for spectators. */
  get own(): number {
    return ownSeat(this.view);
  }
  get seated(): boolean {
    return this.view.seat >= 0;
  }
  /** The reader decides now. */
  get mine(): boolean {
    return this.selection.deciding;
  }
  get busy(): boolean {
    return this.props().busy;
  }
  /** A text of the board itself. */
  say(id: string, args?: Arguments): string {
    return this.texts.get(`ui-${id}`, args);
  }
  rule(number: string): void {
    this.props().rule(number);
  }
}

export const ownSeat = (view: GameView): number => Math.max(0, view.seat);

const KEY = Symbol("the model of a board");

/** Give the model to the components below; details, which the frame draws elsewhere, bring it along. */
export const provideModel = <M>(model: M): M => setContext(KEY, model);
export const useModel = <M>(): M => getContext<M>(KEY);
