import { flushSync } from "svelte";
import type { BoardProps } from "$lib/board";
import { seatsOfNames } from "$lib/seats";

/** Props that change, and the life of a component, for classes with effects. */
export class Harness {
  props = $state.raw<BoardProps>({} as BoardProps);
  readonly #stops: (() => void)[] = [];

  constructor(given: Partial<BoardProps>) {
    const view = { game: "hexes", seat: 0, decision: null, result: null };
    this.props = { view, actions: [], news: [], seats: seatsOfNames(["Ada"]), busy: false, ...given } as BoardProps;
  }

  run<R>(work: () => R): R {
    let made!: R;
    this.#stops.push($effect.root(() => void (made = work())));
    flushSync();
    return made;
  }

  make<R>(build: (props: () => BoardProps) => R): R {
    return this.run(() => build(() => this.props));
  }

  set(changed: Partial<BoardProps>): void {
    this.props = { ...this.props, ...changed };
    flushSync();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }
}
