/** What the decision bar asks, and what an answer means. */
import type { Texts } from "$lib/texts";
import type { WorldWondersView } from "$lib/wire";
import type { Facts } from "./facts";
import { priceOf } from "./model";
import { itemName } from "./words";

interface Asked {
  facts: Facts;
  texts: Texts;
  view: WorldWondersView;
  names: string[];
  mine: boolean;
  item: string | null;
  picked: string | null;
}

export function question({ facts, texts, view, names, mine, item, picked }: Asked): string {
  const decision = view.decision;
  if (!decision) return texts.get("ww-over");
  if (!mine) return texts.get(`ww-waiting-${decision.kind}`, { player: names[decision.seat] ?? "" });
  if (picked && decision.kind === "choose_discard") return texts.get("ww-ask-discard", { tile: texts.name("tile", picked) });
  if (picked?.endsWith("_loan")) return texts.get(`ww-ask-${picked}`);
  if (picked) return texts.get("ww-ask-pedestal", { pedestal: texts.name("pedestal", picked) });
  if (decision.kind === "place_start_road") return texts.get("decision-place_start_road");
  if (item) return texts.get("ww-ask-place", { item: itemName(texts, facts, item) });
  return decision.kind === "buy" ? texts.get("ww-ask-buy") : texts.get(`decision-${decision.kind}`);
}

/** What follows from a pedestal, a loan or its repayment. */
export function consequence({ facts, texts, view, picked }: Pick<Asked, "facts" | "texts" | "view"> & { picked: string }): string | undefined {
  const city = view.cities[view.seat];
  if (!city || view.decision?.kind !== "buy") return undefined;
  if (picked === "take_loan") return texts.get("ww-loan-about", facts.loan);
  if (picked === "repay_loan") return texts.get("ww-repay-about", { repayment: facts.loan.repayment, left: city.coins - facts.loan.repayment });
  return texts.get(`ww-about-${picked}`) + " " + texts.get("ww-coins-left", { count: city.coins - priceOf(view, view.seat, picked) });
}
