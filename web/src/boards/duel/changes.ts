import type { Event, Step } from "$lib/wire";

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
