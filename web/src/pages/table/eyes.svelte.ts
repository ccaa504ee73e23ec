import { catalog } from "$lib/games.svelte";
import type { LiveTable } from "$lib/table.svelte";

/**
 * Through whose eyes the table is seen. Where several people share this device, it is whoever decides; if
 * they have secrets, a curtain falls until the next one says to be alone with the screen.
 */
export class Eyes {
  readonly #table: LiveTable;
  /** Who looks: a seat of one round, because in the next one somebody else sits there. */
  #looking = $state.raw<{ seat: number; round: number } | null>(null);

  constructor(table: LiveTable) {
    this.#table = table;
  }

  readonly running = $derived.by(() => {
    const phase = this.#table.info?.phase;
    return phase === "playing" || phase === "paused";
  });

  /** The seat whose view is shown; -1 for spectators. */
  readonly seat = $derived.by(() => {
    const { mine, decision } = this.#table;
    if (mine.length === 0) return -1;
    if (this.running && decision && mine.includes(decision.seat)) return decision.seat;
    return mine.find((seat) => seat === this.#looking?.seat) ?? mine[0]!;
  });

  readonly covered = $derived.by(() => {
    const { mine, info } = this.#table;
    if (!info || mine.length < 2 || !this.running) return false;
    return (catalog.find(info.game)?.private_hands ?? true) && (this.seat !== this.#looking?.seat || info.round !== this.#looking.round);
  });

  /** The one who shall look is looking. */
  uncover(): void {
    if (this.#table.info) this.#looking = { seat: this.seat, round: this.#table.info.round };
  }

  /** Nobody looks any more: the device is on its way to somebody else. */
  cover(): void {
    this.#looking = null;
  }
}
