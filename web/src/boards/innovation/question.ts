import { drawOf } from "./drawing";
import { achieved } from "./achieving";
import { cardOf, effectsOf } from "./facts";
import { meldOf } from "./melding";
import { bonusPossible, performers, rolesNow } from "./roles";
import type { Table } from "./table.svelte";

type Asked = Pick<Table, "view" | "texts" | "facts" | "cards" | "names" | "me" | "deciding" | "card">;

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

/** Who would obey, who would share, and whether a free Draw may follow. */
export function dogmaWords({ view, texts, cards, names, me }: Pick<Asked, "view" | "texts" | "cards" | "names" | "me">, id: string): string {
  const effects = effectsOf(texts, id);
  const parts = rolesNow(view, cardOf(cards, id).dogma, me);
  const people = (seats: number[]) => seats.map((seat) => names[seat]).join(", ") || texts.get("nobody");
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
