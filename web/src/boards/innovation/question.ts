import type { Texts } from "$lib/texts";
import type { GameFacts } from "$lib/wire";
import { drawOf } from "./drawing";
import { achieved } from "./achieving";
import { meldOf } from "./melding";
import { bonusPossible, performers, rolesNow } from "./roles";
import type { Table } from "./table.svelte";

type Asked = Pick<Table, "view" | "texts" | "facts" | "cards" | "names" | "me" | "deciding" | "card" | "effects">;

/** What the bar asks, or whom everybody waits for. */
export function question(table: Asked): string {
  const { view, texts } = table;
  const decision = view.decision;
  if (!decision) return texts.get("over");
  if (!table.deciding) return texts.get("waiting", { player: table.names[decision.seat] ?? "" });
  return texts.get(decision.kind === "take_action" ? "choose-action" : `decision-${decision.kind}`);
}

/** How far it is: actions left, or whether one has to. */
export function progress(table: Asked, actions: string[]): string | undefined {
  const { view, texts } = table;
  const kind = view.decision?.kind;
  if (!kind) return undefined;
  if (!table.deciding) return texts.has(`waiting-${kind}`) ? texts.get(`waiting-${kind}`) : undefined;
  if (kind === "take_action") return texts.get("actions-left", { count: view.actions_left });
  if (kind === "initial_meld") return undefined;
  return texts.get(actions.includes("stop") || actions.includes("decline") ? "optional" : "mandatory");
}

/** A legal action in words; players are called by name. */
export function actionWords(action: string, texts: Texts, facts: GameFacts, names: string[]): string {
  const [verb, argument] = action.split(" ");
  if (verb === "player") return texts.get("choose-player", { player: names[Number(argument)] ?? "" });
  return texts.action(action, facts);
}

/** What will follow, before it is confirmed. */
export function consequence(table: Asked, action: string): string {
  const [verb = "", argument = ""] = action.split(" ");
  if (verb === "draw") return drawWords(table);
  if (verb === "dogma") return dogmaWords(table, argument);
  if (verb === "meld") return meldWords(table, argument);
  if (verb === "achieve") return table.texts.get("achieve-then", { count: achieved(table.view, table.me) + 1, needed: table.view.needed });
  return "";
}

export function drawWords({ view, me, cards, texts }: Asked): string {
  const { wanted, age } = drawOf(view, me, cards);
  if (age === null) return texts.get("draw-end");
  return texts.get(age === wanted ? "draw-age" : "draw-higher", { age, wanted });
}

function dogmaWords(table: Asked, id: string): string {
  const { view, texts, me } = table;
  const effects = table.effects(id);
  const parts = rolesNow(view, table.card(id).dogma, me);
  const people = (seats: number[]) => seats.map((seat) => table.names[seat]).join(", ") || texts.get("nobody");
  const demand = effects.find((effect) => effect.demand);
  const share = effects.find((effect) => !effect.demand);
  return [
    demand && texts.get("will-obey", { players: people(performers(demand, parts)) }),
    share && texts.get("will-share", { players: people(performers(share, parts).filter((seat) => seat !== me)) }),
    bonusPossible(effects, parts) && texts.get("will-draw"),
  ]
    .filter(Boolean)
    .join(" ");
}

function meldWords(table: Asked, id: string): string {
  const { view, me, facts, texts } = table;
  const meld = meldOf(view, me, id, facts);
  if (!meld.covers) return texts.get("meld-new", { colour: texts.name("colour", table.card(id).colour) });
  return texts.get("meld-covers", { card: texts.name("card", meld.covers) });
}
