import type { BoardProps } from "$lib/board";
import { BoardModel, useModel } from "$lib/model.svelte";
import { Field, type Piece } from "$lib/pieces";
import { Placing, type Approach } from "$lib/placing.svelte";
import { keyOf } from "$lib/selection.svelte";
import type { NewDawnCardView, NewDawnPlayerView, NewDawnView } from "$lib/wire";
import { changeLines, isObvious, newsOf } from "./changes";
import { isAttack, targetsOf, type Attacked, type Target } from "./combat";
import { factsOf } from "./facts";
import { approachesOf, fieldOf, pieceOf, readPlace, sidesOf, writePlace } from "./laying";
import { cellOf, GRID, landOf, Occupied } from "./land";
import { eventIcon } from "./looks";
import { newDawnOffers, spaceOf, thingsOf, verbOf, type Thing } from "./selection";

/** Which caravan is moved next. */
class Hand {
  caravan = $state("1");
}

/** What the parts of the board share. */
export class NewDawnModel extends BoardModel<NewDawnView, Thing> {
  readonly components = $derived.by(() => factsOf(this.facts));
  readonly land = $derived.by(() => landOf(this.view, this.components));
  readonly occupied = $derived.by(() => new Occupied(this.view, this.land));
  readonly news = $derived.by(() => newsOf(this.view, this.props().news, this.facts));
  readonly placing: Placing<Thing>;
  readonly #hand: Hand;
  #spending = $state<string | null>(null);

  constructor(props: () => BoardProps<NewDawnView>) {
    const hand = new Hand();
    super(props, (view) => newDawnOffers(view, () => hand.caravan), { eventIcon, isObvious, changeLines });
    this.#hand = hand;
    this.placing = new Placing<Thing>(props as () => BoardProps, this.selection, {
      field: () => this.#field,
      pieces: () => this.#pieces,
      left: () => this.#pieces.map(() => 1),
      approaches: () => this.#approaches,
      read: (action) => this.#origin && readPlace(action, this.#origin),
      write: (place) => writePlace(place, this.#origin!),
      space: (name) => this.land.spaces.get(name)!.cell,
      looksTwice: () => true,
    });
    $effect(() => {
      void this.view;
      this.#spending = null;
    });
    $effect(() => {
      const [first] = this.caravans;
      if (first !== undefined && !this.caravans.includes(hand.caravan)) hand.caravan = first;
    });
  }

  get kind(): string {
    return this.view.decision?.kind ?? "";
  }
  get me(): NewDawnPlayerView {
    return this.view.players[this.own]!;
  }
  isNew(thing: Thing): boolean {
    return this.news.things.has(keyOf(thing));
  }
  nameOf(seat: number): string {
    return this.names[seat] ?? "";
  }

  // --- the map ---------------------------------------------------------------------------------

  /** The spaces that can be chosen now; of the caravans, those the one in hand reaches. */
  readonly glows: ReadonlySet<string> = $derived.by(() => {
    const actions = this.selection.legalActions;
    const caravan = `caravan ${this.caravan} `;
    return new Set(actions.filter((action) => verbOf(action) !== "caravan" || action.startsWith(caravan)).flatMap((action) => spaceOf(action) ?? []));
  });
  /** The spaces that could be chosen after what is considered now, such as a focus card. */
  readonly ahead: ReadonlySet<string> = $derived.by(() => {
    const next = this.mine && !this.glows.size ? this.selection.foreseen?.foresight?.next : null;
    return new Set(next?.seat === this.view.seat ? next.actions.flatMap((action) => spaceOf(action) ?? []) : []);
  });
  /** What the engine says about a space that can be chosen: its difficulty, and both values of an attack. */
  readonly targets: ReadonlyMap<string, Target[]> = $derived.by(() => {
    const found = new Map<string, Target[]>();
    for (const target of targetsOf(this.view)) found.set(target.space, [...(found.get(target.space) ?? []), target]);
    return found;
  });

  // --- caravans --------------------------------------------------------------------------------

  /** The caravans that can be moved now. */
  readonly caravans: readonly string[] = $derived.by(() => {
    const moves = this.selection.legalActions.filter((action) => verbOf(action) === "caravan");
    return [...new Set(moves.map((action) => action.split(" ")[1]!))];
  });
  get caravan(): string {
    return this.#hand.caravan;
  }
  takeCaravan(caravan: string): void {
    this.selection.forget();
    this.#hand.caravan = caravan;
  }

  // --- the focus row and combat ----------------------------------------------------------------

  /** The card that is being resolved, in the row of whoever has the turn. */
  readonly resolved: NewDawnCardView | null = $derived.by(() => {
    const { resolving, player, players } = this.view;
    return players[player]?.row.find(({ card }) => card === resolving?.card) ?? null;
  });
  /** The attack that is considered: the one under way, or the one chosen on the map, still without dice. */
  readonly target: Attacked | null = $derived.by(() => {
    const { chosen } = this.selection;
    const found = chosen?.kind === "space" ? this.targets.get(chosen.id) : undefined;
    return found?.find(isAttack) ?? null;
  });

  /** How trade tokens will be spent in this attack, once it is confirmed: the actions of it. */
  get spending(): string | null {
    return this.#spending;
  }
  /** Choose how many are spent; the second time it is done. */
  spend(line: string[]): void {
    if (this.#spending === line.join()) this.selection.act(...line);
    else this.#spending = line.join();
  }
  confirmSpending(): void {
    if (this.#spending) this.selection.act(...this.#spending.split(","));
  }

  // --- choices that are not on the table ---------------------------------------------------------

  readonly choices: readonly string[] = $derived.by(() =>
    this.selection.legalActions.filter((action) => thingsOf(action, this.view).some(({ kind }) => kind === "choice")),
  );

  // --- laying tiles ----------------------------------------------------------------------------

  readonly #approaches: readonly Approach[] = $derived.by(() => (this.view.laying && this.mine ? approachesOf(this.view.laying, this.sides) : []));
  /** Where the positions of tiles are counted from. */
  readonly #origin = $derived.by(() => this.view.laying && cellOf(this.view.laying.origin));
  readonly #field = $derived.by(() => new Field(GRID, fieldOf(this.land, this.components)));
  /** The tile in hand: chosen, or said already. */
  readonly sides: readonly string[] = $derived.by(() => {
    const { chosen } = this.selection;
    return this.view.laying ? sidesOf(this.view.laying, chosen?.kind === "tile" ? chosen.id : null) : [];
  });
  readonly #pieces: readonly Piece[] = $derived.by(() => this.sides.map((side) => pieceOf(this.components, side)));
  /** Take the tile off the map, or do not take it after all. */
  putBack(): void {
    this.placing.letGo();
    this.selection.forget();
  }
}

export const useBoard = (): NewDawnModel => useModel<NewDawnModel>();
