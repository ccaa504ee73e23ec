/** Choosing from the offer: what waits for its confirmation, and why something is not possible. */
import { tick } from "svelte";
import type { Texts } from "$lib/texts";
import type { Why, WorldWondersView } from "$lib/wire";
import type { Facts } from "./facts";
import type { Hand } from "./hand.svelte";
import { actionOf, purchaseOf, type Choices } from "./model";
import { wishFor, type Shelf } from "./offers";
import { refusalWords } from "./refusal";

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
    if (view.decision?.kind === "buy" && purchaseOf(choices, id)) void this.#take(id);
    else if (action && this.picked === id) act(action);
    else if (action) {
      this.#hand.plan(null);
      this.picked = id;
    } else if (shelf.open) void this.#refuse(wishFor(shelf, id));
  }

  async #take(id: string): Promise<void> {
    const hand = this.#hand;
    if (hand.planned === id && !hand.placeable) return hand.buy();
    const byKeys = document.activeElement?.matches(":focus-visible") ?? false;
    this.picked = null;
    hand.plan(id);
    await tick();
    if (!hand.placeable) return;
    if (byKeys) hand.seek(1);
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
    if (!hand.legal) void this.#refuse(actionOf(hand.ghost));
    else if (hand.planned && facts.monument.has(hand.planned) && !hand.pinned) hand.pinned = true;
    else hand.place();
  }

  /** A plan is judged here; about everything else the service is asked. */
  async #refuse(action: string): Promise<void> {
    const { texts, why } = this.#given();
    const local = action.startsWith("place ") ? this.#hand.refusal : null;
    if (local) {
      this.refused = { text: texts.get(local.id, refusalWords(local, (kind, id) => texts.name(kind, id))), rule: local.rule };
      return;
    }
    const because = await why(action);
    if (because) this.refused = { text: because.text[texts.language] ?? "", rule: because.rule };
  }
}
