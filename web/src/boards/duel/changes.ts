import { changeAt, changesWithin, type Line } from "$lib/foresight";
import type { Change, DuelSlotView, Event, Foresight, Step } from "$lib/wire";
import type { DuelModel } from "./model.svelte";
import { listed } from "./words";

/** What the news changed: keys such as `card:theater`, `coins:1`, `pawn`. */
export function changesOf(news: Step[]): Set<string> {
  return new Set(news.flatMap((step) => step.events.flatMap(changed)));
}

function changed({ kind, parts }: Event): string[] {
  const seat = `coins:${parts["player"]}`;
  switch (kind) {
    case "drafted":
      return [`wonder:${parts["wonder"]}`];
    case "revealed":
      return [`card:${parts["card"]}`];
    case "built":
      return [`card:${parts["card"]}`, ...(parts["coins"] ? [seat] : [])];
    case "built_by_chain":
    case "revived":
      return [`card:${parts["card"]}`];
    case "discarded":
      return [`pile:${parts["card"]}`, "pile", seat];
    case "demolished":
      return [`pile:${parts["card"]}`, "pile"];
    case "wonder_built":
      return [`wonder:${parts["wonder"]}`, ...(parts["coins"] ? [seat] : [])];
    case "coins_gained":
    case "coins_lost":
    case "trade_income":
    case "looted":
      return parts["coins"] ? [seat] : [];
    case "pawn_moved":
      return ["pawn"];
    case "progress_gained":
      return [`progress:${parts["progress"]}`];
    default:
      return [];
  }
}

/** What the name of an action says by itself. */
const OBVIOUS = ["drafted", "built", "discarded", "wonder_built", "progress_gained", "demolished", "revived"];
export const isObvious = (event: Event): boolean => OBVIOUS.includes(event.kind);

/** The changes of a look ahead that are worth a line: coins, points, symbols, prices of units, cards set free. */
export function changeLines(foresight: Foresight, board: DuelModel): Line[] {
  return [
    ...freedLine(changeAt(foresight, "structure"), board),
    ...[board.own, board.opponent].flatMap((seat) => cityLines(foresight, seat, board)),
  ];
}

function freedLine(change: Change | undefined, board: DuelModel): Line[] {
  /** A card that is not known yet is nothing here. */
  const after = ((change?.after ?? []) as (DuelSlotView | null)[]).filter((slot) => slot !== null);
  const covered = new Set(board.view.structure.filter((slot) => slot.card && !slot.available).map((slot) => slot.slot));
  const freed = after.filter((slot) => slot.available && slot.card && covered.has(slot.slot));
  const cards = listed(freed.map((slot) => board.texts.name("card", slot.card!)));
  return cards ? [{ icon: "deck", text: board.say("frees", { cards }), rule: "R3.2" }] : [];
}

function cityLines(foresight: Foresight, seat: number, board: DuelModel): Line[] {
  const path = `cities.${seat}`;
  const player = board.names[seat] ?? "";
  const numbers = (["coins", "score.total"] as const).flatMap((part) => {
    const change = changeAt(foresight, `${path}.${part}`);
    return change ? [board.say(`change-${part.replace(".", "-")}`, numbersOf(change))] : [];
  });
  const others = changesWithin(foresight, path).flatMap(([inside, change]): Line[] => {
    const [part, id = ""] = inside.split(".");
    if (part === "symbols") return [symbolLine(change, id, player, board)];
    return part === "unit_prices" ? [unitPriceLine(change, id, seat, board)] : [];
  });
  return [...others, ...(numbers.length ? [{ icon: "coin", text: `${player}: ${listed(numbers)}` }] : [])];
}

const numbersOf = ({ before, after }: Change) => ({ before: Number(before), after: Number(after) });

function unitPriceLine(change: Change, resource: string, seat: number, board: DuelModel): Line {
  const { before, after } = numbersOf(change);
  const args = { player: board.names[seat] ?? "", resource: board.texts.name("resource", resource), before, after };
  const tone = after < before === (seat === board.own) ? "good" : "bad";
  return { icon: resource, text: board.say("change-unit-price", args), tone, rule: "R5.3" };
}

/** The symbols come as a whole or as one more at the end. */
function symbolLine({ after }: Change, place: string, player: string, board: DuelModel): Line {
  const count = Array.isArray(after) ? after.length : Number(place) + 1;
  return { icon: "technology", text: board.say("change-symbols", { player, count, all: board.components.symbolsToWin }), rule: "R8.4" };
}
