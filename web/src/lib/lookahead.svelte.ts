import { SvelteMap } from "svelte/reactivity";
import type { Foreseen } from "./foresight";

/** How long the reader rests on a thing before the service is asked about it. */
export const REST = 120;

const keyOf = (line: readonly string[]): string => line.join("; ");

/**
 * What would follow from own actions, as the service foresees it: asked once a position, and only if the reader stays
 * with a thing for a moment. An answer that comes after the position has changed is dropped.
 */
export class Lookahead {
  readonly #ask: () => ((line: string[]) => Promise<Foreseen>) | undefined;
  readonly #answers = new SvelteMap<string, Foreseen>();
  readonly #asked = new Set<string>();
  #position = 0;

  constructor(ask: () => ((line: string[]) => Promise<Foreseen>) | undefined) {
    this.#ask = ask;
  }

  /** The answer, if it has come. */
  of(line: readonly string[]): Foreseen | undefined {
    return this.#answers.get(keyOf(line));
  }

  /** Ask soon; the result calls it off. In a component: `$effect(() => lookahead.want(line))`. */
  want(line: readonly string[]): () => void {
    if (this.#asked.has(keyOf(line))) return () => {};
    const timer = setTimeout(() => void this.#request([...line]), REST);
    return () => clearTimeout(timer);
  }

  /** Another position: nothing that was foreseen holds. */
  forget(): void {
    this.#position += 1;
    this.#asked.clear();
    this.#answers.clear();
  }

  async #request(line: string[]): Promise<void> {
    const key = keyOf(line);
    const ask = this.#ask();
    if (!ask || this.#asked.has(key)) return;
    const position = this.#position;
    this.#asked.add(key);
    const answer = await ask(line);
    if (position !== this.#position) return;
    this.#answers.set(key, answer);
  }
}
