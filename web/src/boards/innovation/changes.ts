import type { Event, Step } from "$lib/wire";
import type { Cards } from "./facts";

/** Marks of what changed, such as `pile:1:red`, `hand:0`, `card:tools`, `age:3`. */
export function changesOf(news: Step[], cards: Cards): Set<string> {
  return new Set(news.flatMap((step) => step.events).flatMap((event) => marks(event, cards)));
}

function marks({ kind, parts }: Event, cards: Cards): string[] {
  const seat = parts["player"];
  const id = parts["card"];
  const card = typeof id === "string" ? cards.get(id) : undefined;
  const named = card ? [`card:${card.id}`] : [];
  switch (kind) {
    case "drew":
      return [`hand:${seat}`, ...named];
    case "melded":
    case "tucked":
      return [`pile:${seat}:${card?.colour}`, ...named];
    case "scored":
    case "scored_open":
      return [`score:${seat}`, ...named];
    case "transferred":
    case "transferred_open":
      return [parts["to"] === "board" ? `pile:${parts["other"]}:${card?.colour}` : `${parts["to"]}:${parts["other"]}`, ...named];
    case "exchanged":
      return [`hand:${seat}`, `hand:${parts["other"]}`];
    case "splayed":
    case "rearranged":
      return [`pile:${seat}:${parts["colour"]}`];
    case "achieved":
      return [`age:${parts["age"]}`];
    case "claimed":
      return [`special:${parts["special"]}`];
    case "revealed":
      return named;
    default:
      return [];
  }
}

const ICON_OF: Record<string, string> = {
  first_player: "chevron-right",
  turn: "play-again",
  drew: "deck",
  revealed: "spectators",
  melded: "build",
  tucked: "chevron-down",
  scored: "score",
  scored_open: "score",
  returned: "undo",
  returned_open: "undo",
  transferred: "trade",
  transferred_open: "trade",
  exchanged: "trade",
  splayed: "splay-right",
  rearranged: "flip",
  activated: "technology",
  demanded: "demand",
  shares: "share",
  executes: "chain",
  bonus: "plus",
  achieved: "achievement",
  claimed: "achievement",
  declined: "close",
  unable: "close",
  hand_shown: "spectators",
  all_removed: "uranium",
  won_by_card: "victory-point",
  no_cards_left: "deck",
  game_over: "achievement",
};

/** The icon of a log line. */
export const eventIcon = (kind: string): string => ICON_OF[kind] ?? "info";
