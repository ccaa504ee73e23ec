import { hasSecrets } from "$lib/games";
import type { LiveTable } from "$lib/table.svelte";

/**
 * Through whose eyes the table is seen. Where several people share this device, it is whoever decides; if
 * they have secrets, a curtain falls until the next one says to be alone with the screen.
 */
export class Eyes {
  readonly #table: LiveTable;
  #uncovered = $state<number | null>(null);

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** The seat whose view is shown; -1 for spectators. */
  readonly seat = $derived.by(() => {
    const { mine, myTurn, decision } = this.#table;
    if (mine.length === 0) return -1;
    if (myTurn && decision) return decision.seat;
    return mine.find((seat) => seat === this.#uncovered) ?? mine[0]!;
  });

  readonly covered = $derived.by(() => {
    const { mine, info } = this.#table;
    if (!info || mine.length < 2 || info.phase === "over" || info.phase === "waiting") return false;
    return hasSecrets(info.game) && this.seat !== this.#uncovered;
  });

  /** The one who shall look is looking. */
  uncover(): void {
    this.#uncovered = this.seat;
  }
}
