import { getContext, setContext } from "svelte";
import type { BoardProps } from "./board";
import type { Line } from "./foresight";
import { seatNames } from "./seats";
import { Selection, type Offers, type Thing } from "./selection.svelte";
import { words } from "./settings.svelte";
import type { Arguments, Texts } from "./texts";
import type { Event, Foresight, GameFacts, GameView } from "./wire";

/** How a board tells what is foreseen. */
export interface Telling<View extends GameView, T extends Thing> {
  /** The icon of an event, as in the log. */
  eventIcon(kind: string): string;
  /** Whether the name of the action says it already. */
  isObvious(event: Event): boolean;
  /** The changes that are worth a line. */
  changeLines(foresight: Foresight, board: BoardModel<View, T>): Line[];
}

const PLAIN = { eventIcon: () => "info", isObvious: () => false, changeLines: () => [] };

/** What all parts of a board share: the position, the words, and what the reader does with it. Boards add their own. */
export class BoardModel<View extends GameView, T extends Thing> {
  protected readonly props: () => BoardProps<View>;
  readonly selection: Selection<T>;
  readonly names = $derived.by(() => seatNames(this.props().seats));

  readonly #telling: Telling<View, T>;

  constructor(props: () => BoardProps<View>, offers: (view: () => View, facts: () => GameFacts) => Offers<T>, telling: Partial<Telling<View, T>> = {}) {
    this.props = props;
    this.#telling = { ...PLAIN, ...telling };
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

  // --- what is foreseen, in words --------------------------------------------------------------

  /** What follows from an action: the log's own lines, the numbers that change, and who decides then. */
  foretell(foresight: Foresight): Line[] {
    const { next } = foresight;
    const asked = next && next.seat === this.view.seat && next.kind !== this.view.decision?.kind ? next : null;
    return gathered([
      ...foresight.events.filter((event) => !this.#telling.isObvious(event)).map((event) => this.#eventLine(event)),
      ...this.#telling.changeLines(foresight, this),
      ...(foresight.certain ? [] : [{ icon: "hidden", text: words("foreseen-uncertain") }]),
      ...(asked ? [{ icon: "human", text: this.texts.get(`decision-${asked.kind}`), rule: asked.rule }] : []),
    ]);
  }

  #eventLine(event: Event): Line {
    return { icon: this.#telling.eventIcon(event.kind), text: this.texts.event(event, this.facts, this.names), rule: this.facts.event_rules[event.kind] };
  }
}

/** The same line several times is one line with a number. */
function gathered(lines: Line[]): Line[] {
  const counts = new Map<string, number>();
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1);
  const first = lines.filter((line, place) => lines.findIndex((other) => other.text === line.text) === place);
  return first.map((line) => (counts.get(line.text)! > 1 ? { ...line, text: `${counts.get(line.text)}× ${line.text}` } : line));
}

export const ownSeat = (view: GameView): number => Math.max(0, view.seat);

const KEY = Symbol("the model of a board");

/** Give the model to the components below; details, which the frame draws elsewhere, bring it along. */
export const provideModel = <M>(model: M): M => setContext(KEY, model);
export const useModel = <M>(): M => getContext<M>(KEY);
