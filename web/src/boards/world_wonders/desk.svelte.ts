/** Choosing from the offer: what waits for its confirmation, and why something is not possible. */
import type { Texts } from "$lib/texts";
import type { Why, WorldWondersView } from "$lib/wire";
import type { Facts } from "./facts";
import type { Hand } from "./hand.svelte";
import { purchaseOf, type Choices } from "./model";
import { wishFor, type Shelf } from "./offers";

export interface Given {
  facts: Facts;
  texts: Texts;
  view: WorldWondersView;
  choices: Choices;
  shelf: Shelf;
  busy: boolean;
  act: (action: string) => void;
  why: (action: string) => Promise<Why | null>;
  /** Show the reader's own map, ready for keys. */
  showMap: () => void;
}

export class Desk {
  /** A pedestal, a loan, or a tile to throw away: a second click or Enter makes it so. */
  picked = $state<string | null>(null);
  refused = $state<{ text: string; rule: string | null } | null>(null);
  readonly #given: () => Given;
  readonly #hand: Hand;
  /** What was taken and waits for its places, and whether by keys. */
  #taken: { byKeys: boolean } | null = null;

  constructor(given: () => Given, hand: Hand) {
    this.#given = given;
    this.#hand = hand;
  }

  /** What confirming the picked thing would do. */
  #actionFor(id: string): string | undefined {
    const { choices, view } = this.#given();
    const discarded = view.decision?.kind === "choose_discard" ? choices.tiles.get(id) : undefined;
    return choices.pedestals.get(id) ?? choices.loans.get(id) ?? discarded;
  }

  choose(id: string): void {
    const { view, choices, shelf, busy, act } = this.#given();
    if (busy) return;
    this.refused = null;
    const action = this.#actionFor(id);
    if (view.decision?.kind === "buy" && purchaseOf(choices, id)) this.#take(id);
    else if (action && this.picked === id) act(action);
    else if (action) {
      this.#hand.plan(null);
      this.picked = id;
    } else if (shelf.open) void this.#refuse(this.#given().why(wishFor(shelf, id)));
  }

  #take(id: string): void {
    const hand = this.#hand;
    if (hand.planned === id && !hand.placeable) return hand.waiting ? undefined : hand.buy();
    this.#taken = { byKeys: document.activeElement?.matches(":focus-visible") ?? false };
    this.picked = null;
    hand.plan(id);
  }

  /** The places of what was taken are known: show them. */
  placesCame(): void {
    const taken = this.#taken;
    this.#taken = null;
    if (!taken || !this.#hand.planned) return;
    this.#hand.letGo();
    if (taken.byKeys) this.#hand.seek(1);
    this.#given().showMap();
  }

  confirm(): void {
    const action = this.picked && this.#actionFor(this.picked);
    if (action && !this.#given().busy) this.#given().act(action);
  }

  cancel(): void {
    this.forget();
    if (this.#hand.bought) this.#hand.letGo();
    else this.#hand.plan(null);
  }

  forget(): void {
    this.picked = null;
    this.refused = null;
  }

  /** Put the piece down; a monument ends the round, so it is looked at once more. */
  putDown(): void {
    const hand = this.#hand;
    const { busy, facts } = this.#given();
    if (!hand.ghost || busy) return;
    if (!hand.legal) void this.#refuse(hand.ask());
    else if (hand.planned && facts.monument.has(hand.planned) && !hand.pinned) hand.pinned = true;
    else hand.place();
  }

  async #refuse(asked: Promise<Why | null>): Promise<void> {
    const { texts } = this.#given();
    const because = await asked;
    if (because) this.refused = { text: because.text[texts.language] ?? "", rule: because.rule };
  }
}
