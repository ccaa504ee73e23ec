import { SvelteMap } from "svelte/reactivity";
import type { Foreseen } from "./foresight";

/** How long the reader rests on a thing before the service is asked about it. */
export const REST = 120;
/** How many looks ahead are under way at once; the service refuses more than a few. */
export const AT_ONCE = 2;
/** Not about the action: the same look may be asked for again. */
const PASSING = ["foresight_busy", "offline"];

const keyOf = (line: readonly string[]): string => line.join("; ");

/**
 * What would follow from own actions, as the service foresees it: asked once a position, and only if the reader stays
 * with a thing for a moment. An answer that comes after the position has changed is dropped.
 */
export class Lookahead {
  readonly #ask: () => ((line: string[]) => Promise<Foreseen>) | undefined;
  readonly #answers = new SvelteMap<string, Foreseen>();
  /** Asked for or answered. */
  readonly #known = new Set<string>();
  #queue: string[][] = [];
  #running = 0;
  #position = $state(0);

  constructor(ask: () => ((line: string[]) => Promise<Foreseen>) | undefined) {
    this.#ask = ask;
  }

  /** The answer, if it has come. */
  of(line: readonly string[]): Foreseen | undefined {
    return this.#answers.get(keyOf(line));
  }

  /** Ask soon, anew for each position; the result calls it off. In a component: `$effect(() => lookahead.want(line))`. */
  want(line: readonly string[]): () => void {
    void this.#position;
    const key = keyOf(line);
    if (this.#known.has(key)) return () => {};
    const timer = setTimeout(() => this.#enqueue([...line]), REST);
    return () => {
      clearTimeout(timer);
      const waiting = this.#queue.findIndex((other) => keyOf(other) === key);
      if (waiting < 0) return;
      this.#queue.splice(waiting, 1);
      this.#known.delete(key);
    };
  }

  /** Another position: nothing that was foreseen holds. */
  forget(): void {
    this.#position += 1;
    this.#queue = [];
    this.#known.clear();
    this.#answers.clear();
  }

  #enqueue(line: string[]): void {
    if (this.#known.has(keyOf(line))) return;
    this.#known.add(keyOf(line));
    this.#queue.push(line);
    this.#next();
  }

  #next(): void {
    const ask = this.#ask();
    while (ask && this.#running < AT_ONCE) {
      const line = this.#queue.shift();
      if (!line) return;
      void this.#request(line, ask);
    }
  }

  async #request(line: string[], ask: (line: string[]) => Promise<Foreseen>): Promise<void> {
    const position = this.#position;
    this.#running += 1;
    try {
      const answer = await ask(line);
      if (position !== this.#position) return;
      if (PASSING.includes(answer.why?.code ?? "")) this.#known.delete(keyOf(line));
      else this.#answers.set(keyOf(line), answer);
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }
}
