import type { BoardProps } from "$lib/board";
import { BoardModel, useModel } from "$lib/model.svelte";
import { keyOf } from "$lib/selection.svelte";
import type { CivilizationNationView, CivilizationView } from "$lib/wire";
import { changeLines, isObvious, newsOf } from "./changes";
import { factsOf } from "./facts";
import { landOf } from "./land";
import { eventIcon } from "./looks";
import { offersIn, panelsOf, type Panel } from "./panels";
import { civilizationOffers, squareOf, thingsOf, verbOf, type Thing } from "./selection";
import { actionWords } from "./words";

/** Things that are on the map or above it whichever panel is open. */
const ALWAYS = ["square", "player"];

/** What the parts of the board share. */
export class CivilizationModel extends BoardModel<CivilizationView, Thing> {
  readonly components = $derived.by(() => factsOf(this.facts));
  readonly land = $derived.by(() => landOf(this.view, this.components));
  readonly news = $derived.by(() => newsOf(this.props().news, this.facts));
  /** The tab the reader has opened; another kind of decision opens its own. */
  #opened = $state<string | null>(null);

  constructor(props: () => BoardProps<CivilizationView>) {
    super(props, civilizationOffers, { eventIcon, isObvious, changeLines });
    $effect(() => {
      void this.kind;
      this.#opened = null;
    });
  }

  get kind(): string {
    return this.view.decision?.kind ?? "";
  }
  /** The reader's nation; that of seat 0 for spectators. */
  get me(): CivilizationNationView {
    return this.view.players[this.own]!;
  }
  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }
  isNew(thing: Thing): boolean {
    return this.news.things.has(keyOf(thing));
  }
  /** An action in words. */
  words(action: string): string {
    return actionWords(action, this);
  }
  /** The legal actions of some verbs. */
  legalOf(...verbs: string[]): string[] {
    return this.selection.legalActions.filter((action) => verbs.includes(verbOf(action)));
  }

  // --- panels ------------------------------------------------------------------------------------

  readonly panels: readonly Panel[] = $derived.by(() => panelsOf(this.view));
  readonly panel: Panel | undefined = $derived.by(() => {
    const asked = this.panels.find((panel) => panel.asked.includes(this.kind));
    return this.panels.find((panel) => panel.id === this.#opened) ?? asked ?? this.panels.find((panel) => panel.id === "cities");
  });
  open(panel: string): void {
    this.#opened = panel;
  }

  // --- what can be chosen ------------------------------------------------------------------------

  /** The squares that can be chosen now. */
  readonly glows: ReadonlySet<string> = $derived.by(() => new Set(this.selection.legalActions.flatMap((action) => squareOf(action, this.view) ?? [])));
  /** What can be chosen neither on the map nor in the open panel. */
  readonly choices: readonly string[] = $derived.by(() =>
    this.selection.legalActions.filter(
      (action) => !offersIn(this.panel, action) && !thingsOf(action, this.view, this.facts).some(({ kind }) => ALWAYS.includes(kind)),
    ),
  );
}

export const useBoard = (): CivilizationModel => useModel<CivilizationModel>();
