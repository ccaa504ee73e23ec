import { untrack } from "svelte";
import type { BoardProps } from "$lib/board";
import { BoardModel, useModel } from "$lib/model.svelte";
import { keyOf } from "$lib/selection.svelte";
import type { CivilizationNationView, CivilizationReachView, CivilizationView } from "$lib/wire";
import type { Press } from "$ui/touch";
import { changeLines, isObvious, newsOf } from "./changes";
import { factsOf } from "./facts";
import { citiesOf, centresOf, landOf, type Settled } from "./land";
import { eventIcon } from "./looks";
import { offersIn, panelsOf, type Panel } from "./panels";
import { civilizationOffers, squareOf, squareThing, squaresOf, stepsOf, thingsOf, verbOf, type Thing } from "./selection";
import { actionWords } from "./words";

/** Things that are on the map or above it whichever panel is open. */
const ALWAYS = ["square", "player"];

/** What the parts of the board share. */
export class CivilizationModel extends BoardModel<CivilizationView, Thing> {
  readonly components = $derived.by(() => factsOf(this.facts));
  readonly land = $derived.by(() => landOf(this.view, this.components));
  readonly news = $derived.by(() => newsOf(this.props().news, this.view.seat, this.facts));
  /** The tab the reader has opened; another kind of decision opens its own. */
  #opened = $state<string | null>(null);
  /** Several actions that are chosen together and not confirmed yet. */
  #plan = $state.raw<readonly string[] | null>(null);

  constructor(props: () => BoardProps<CivilizationView>) {
    super(props, civilizationOffers, { eventIcon, isObvious, changeLines });
    $effect(() => {
      void this.kind;
      this.#opened = null;
    });
    $effect(() => {
      void [this.view, this.selection.chosen];
      if (!untrack(() => this.#keepsPlan())) this.#plan = null;
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

  /** What can be chosen neither on the map nor in the open panel. */
  readonly choices: readonly string[] = $derived.by(() =>
    this.selection.legalActions.filter(
      (action) => !offersIn(this.panel, action) && !thingsOf(action, this.view, this.facts).some(({ kind }) => ALWAYS.includes(kind)),
    ),
  );

  // --- the map -----------------------------------------------------------------------------------

  /** Where the group on its way can go. */
  readonly reach: Readonly<Record<string, CivilizationReachView>> = $derived.by(() => (this.mine && !this.busy ? this.view.reach : {}));
  /** The squares that can be chosen now. */
  readonly glows: ReadonlySet<string> = $derived.by(
    () => new Set([...this.selection.legalActions.flatMap((action) => squareOf(action, this.view) ?? []), ...Object.keys(this.reach)]),
  );
  /** The squares that could be chosen after what is considered now, such as a building. */
  readonly ahead: ReadonlySet<string> = $derived.by(() => {
    const line = this.#plan ?? (this.selection.action ? [this.selection.action] : null);
    const next = line && this.mine ? this.selection.lookahead.of(line)?.foresight?.next : null;
    return new Set(next?.seat === this.view.seat ? next.actions.flatMap((action) => squareOf(action, this.view) ?? []) : []);
  });
  /** The square the decision is about. */
  get place(): string | null {
    return this.view.battle?.square ?? this.view.asking?.square ?? null;
  }
  /** The city whose squares tell what they yield: the one that acts, that is chosen, or that is looked at. */
  readonly city: Settled | null = $derived.by(() => {
    const cities = citiesOf(this.view);
    const { asking } = this.view;
    const acting = asking?.city != null ? cities.find(({ seat, index }) => seat === asking.player && index === asking.city) : undefined;
    const { chosen, shown } = this.selection;
    return acting ?? [chosen, shown].map((thing) => thing && cityAt(cities, thing)).find(Boolean) ?? null;
  });

  // --- several actions at once ---------------------------------------------------------------------

  /** What is chosen to be done in one go. */
  get plan(): readonly string[] | null {
    return this.#plan;
  }
  /** Choose a line of actions; the second time it is done. */
  choosePlan(line: readonly string[]): void {
    if (this.#plan?.join() === line.join()) return this.confirmPlan();
    if (line[0] !== this.selection.action) this.selection.forget();
    this.#plan = line;
  }
  confirmPlan(): void {
    const plan = this.#plan;
    if (plan) void this.#carryOut(plan);
  }
  /** Say why a line of actions is not possible. */
  explainLine(line: readonly string[]): void {
    const [first] = line;
    if (line.length === 1) void this.selection.explain(first!);
    else void this.selection.refuse(this.props().foresee?.([...line]).then(({ why }) => why) ?? Promise.resolve(null));
  }
  forgetPlan(): void {
    this.#plan = null;
  }
  /** Somebody else may be asked after a step: then only the first one is made. */
  async #carryOut(line: readonly string[]): Promise<void> {
    const foreseen = line.length > 1 ? await this.props().foresee?.([...line]) : undefined;
    const [first] = line;
    if (!foreseen?.why) this.selection.act(...line);
    else if (verbOf(first!) === "step") this.selection.act(first!);
    else void this.selection.refuse(Promise.resolve(foreseen.why));
  }
  /** A plan belongs to the position and to what is chosen with it. */
  #keepsPlan(): boolean {
    const first = this.#plan?.[0];
    return first !== undefined && this.selection.legal(first) && (this.selection.chosen === null || this.selection.action === first);
  }

  // --- ways of groups ------------------------------------------------------------------------------

  /** The square to which the planned way leads. */
  readonly planned: string | null = $derived.by(() => Object.keys(this.reach).find((square) => stepsOf(this.reach[square]!.way).join() === this.#plan?.join()) ?? null);
  /** The squares of the way that is planned or looked at, from where the group is. */
  readonly wayShown: readonly string[] = $derived.by(() => {
    const { hovered } = this.selection;
    const to = this.planned ?? (hovered?.kind === "square" ? hovered.id : null);
    const reached = to === null ? undefined : this.reach[to];
    const from = this.view.asking?.square;
    return reached && from ? squaresOf(from, reached.way) : [];
  });
  /** A press on a square: what is further than a step is a way of several. */
  pressSquare(square: string, how: Press): void {
    const reached = this.reach[square];
    if (!reached || reached.way.length < 2) {
      this.forgetPlan();
      return this.selection.press(squareThing(square), how);
    }
    this.selection.close();
    const line = stepsOf(reached.way);
    if (reached.meets || how.touch) this.choosePlan(line);
    else void this.#carryOut(line);
  }
}

/** The city a thing is, or the centre of which it is. */
function cityAt(cities: Settled[], thing: Thing): Settled | undefined {
  if (thing.kind === "city") return cities.find(({ seat, index }) => seat === thing.seat && index === Number(thing.id) - 1);
  return thing.kind === "square" ? cities.find((settled) => centresOf(settled).includes(thing.id)) : undefined;
}

export const useBoard = (): CivilizationModel => useModel<CivilizationModel>();
