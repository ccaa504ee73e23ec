import { changeAt, changesWithin, eventsOfKind, type Line } from "$lib/foresight";
import type { Event, Foresight, Step } from "$lib/wire";
import { achieved } from "./achieving";
import type { Cards } from "./facts";
import type { InnovationModel } from "./model.svelte";

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

/** What the name of an action says by itself. */
export const isObvious = (event: Event): boolean => event.kind === "melded" || event.kind === "activated";

/** The changes of a look ahead that are worth a line: the card that is covered, icons, achievements. */
export function changeLines(foresight: Foresight, board: InnovationModel): Line[] {
  return [...coveredLine(foresight, board), ...iconsLine(foresight, board), ...achievementsLine(foresight, board)];
}

function coveredLine(foresight: Foresight, board: InnovationModel): Line[] {
  const { own, texts } = board;
  return eventsOfKind(foresight, "melded").flatMap(({ parts }): Line[] => {
    if (parts["player"] !== own || typeof parts["card"] !== "string") return [];
    const top = changeAt(foresight, `players.${own}.board.${board.card(parts["card"]).colour}.top`)?.before;
    return top ? [{ icon: "build", text: texts.get("meld-covers", { card: texts.name("card", String(top)) }), rule: "R7.3" }] : [];
  });
}

function iconsLine(foresight: Foresight, { own, texts }: InnovationModel): Line[] {
  const changed = changesWithin(foresight, `players.${own}.icons`).map(([icon, { before, after }]) => `${texts.name("icon", icon)} ${before} → ${after}`);
  return changed.length ? [{ icon: "technology", text: `${changed.join(", ")}.`, rule: "R3.5" }] : [];
}

function achievementsLine(foresight: Foresight, { own, view, texts }: InnovationModel): Line[] {
  const won = ["achieved", "claimed"].flatMap((kind) => eventsOfKind(foresight, kind)).filter((event) => event.parts["player"] === own);
  const count = achieved(view, own) + won.length;
  return won.length ? [{ icon: "achievement", text: texts.get("achieve-then", { count, needed: view.needed }), rule: "R9.1" }] : [];
}
