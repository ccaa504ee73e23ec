import { api } from "$lib/api";
import type { GameView, ReplayViews } from "$lib/wire";

const batch = 40;
/** Milliseconds a move, by speed. */
export const speeds = { slow: 2400, usual: 1200, fast: 500 } as const;
export type Speed = keyof typeof speeds;

/** A finished game as a film: positions are fetched in batches, as one seat saw them. */
export class Film {
  at = $state(0);
  seat = $state(0);
  playing = $state(false);
  speed = $state<Speed>("usual");
  failure = $state<unknown>(null);
  readonly #views = $state<Record<string, GameView>>({});
  readonly #asked = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly address: string,
    readonly last: number,
    at: number,
    seat: number,
  ) {
    this.seat = seat;
    this.go(at);
  }

  readonly view = $derived(this.#views[`${this.seat}.${this.at}`]);

  go(number: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(number) || 0));
    void this.#fetch(this.at);
    if (this.at + batch / 2 <= this.last) void this.#fetch(this.at + batch / 2);
  }

  see(seat: number): void {
    this.seat = seat;
    this.go(this.at);
  }

  play(): void {
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.#later();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      if (this.view) this.go(this.at + 1);
      if (this.at >= this.last) this.pause();
      else this.#later();
    }, speeds[this.speed]);
  }

  async #fetch(number: number): Promise<void> {
    const first = Math.floor(number / batch) * batch;
    const seat = this.seat;
    const key = `${seat}.${first}`;
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    try {
      const asked = new URLSearchParams({ seat: String(seat), first: String(first), count: String(batch) });
      const answer = await api.get<ReplayViews>(`${this.address}${this.address.includes("?") ? "&" : "?"}${asked}`);
      answer.views.forEach((view, at) => (this.#views[`${seat}.${answer.first + at}`] = view as GameView));
      this.failure = null;
    } catch (error) {
      this.#asked.delete(key);
      this.failure = error;
    }
  }
}
