import { cardOf, effectsOf } from "./facts";
import { nothingFits } from "./selection";
import { partsOf, performed, withRole } from "./roles";
import type { InnovationModel } from "./model.svelte";

type Asked = Pick<InnovationModel, "view" | "texts" | "cards" | "names" | "own" | "mine">;

/** What the bar asks, or whom everybody waits for. */
export function question(board: Asked): string {
  const { view, texts } = board;
  const decision = view.decision;
  if (!decision) return texts.get("over");
  if (!board.mine) return texts.get("waiting", { player: board.names[decision.seat] ?? "" });
  if (nothingFits(decision.actions)) return texts.attribute("decision-choose_card", "none") ?? "";
  return texts.get(decision.kind === "take_action" ? "choose-action" : `decision-${decision.kind}`);
}

/** How far it is: actions left, or whether one has to. */
export function progress(board: Asked, actions: string[]): string | undefined {
  const { view, texts } = board;
  const kind = view.decision?.kind;
  if (!kind) return undefined;
  if (!board.mine) return texts.has(`waiting-${kind}`) ? texts.get(`waiting-${kind}`) : undefined;
  if (kind === "take_action") return texts.get("actions-left", { count: view.actions_left });
  if (kind === "initial_meld" || nothingFits(actions)) return undefined;
  return texts.get(actions.includes("stop") || actions.includes("decline") ? "optional" : "mandatory");
}

/** What will follow, before it is confirmed: for an activation whom it concerns, else what is foreseen. */
export function consequence(board: InnovationModel, action: string): string {
  const [verb = "", argument = ""] = action.split(" ");
  if (verb === "dogma") return dogmaWords(board, argument);
  const foresight = board.selection.foreseen?.foresight;
  return foresight ? board.foretell(foresight).map((line) => line.text).join(" ") : "";
}

/** Who would obey, who would share, and whether a free Draw may follow. */
export function dogmaWords({ view, texts, cards, names, own }: Pick<Asked, "view" | "texts" | "cards" | "names" | "own">, id: string): string {
  const { colour, dogma } = cardOf(cards, id);
  const effects = performed(effectsOf(texts, id), view.players[own]?.board[colour]?.performers ?? []);
  const parts = partsOf(view, dogma, own, effects);
  const sharing = withRole(parts, "shares");
  const people = (seats: number[]) => seats.map((seat) => names[seat]).join(", ") || texts.get("nobody");
  return [
    effects.some((effect) => effect.demand) && texts.get("will-obey", { players: people(withRole(parts, "obeys")) }),
    effects.some((effect) => !effect.demand) && texts.get("will-share", { players: people(sharing) }),
    sharing.length > 0 && texts.get("will-draw"),
  ]
    .filter(Boolean)
    .join(" ");
}
