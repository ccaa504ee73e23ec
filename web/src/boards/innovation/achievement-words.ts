import type { Texts } from "$lib/texts";
import { progressOf, specialOwner, type AgeStatus } from "./achieving";
import { plainSentence } from "./facts";
import { joined } from "./labels";
import type { InnovationModel } from "./model.svelte";

/** An age achievement in words: whose it is, or what the reader still lacks. */
export function ageLine(status: AgeStatus, { texts, names }: Pick<InnovationModel, "texts" | "names">): string {
  const age = texts.name("age", `${status.age}`);
  if (status.owner !== null) return `${age}: ${texts.get("claimed-by", { player: names[status.owner] ?? "" })}`;
  return `${age}: ${lacking(status, texts)}`;
}

export function lacking(status: AgeStatus, texts: Texts): string {
  const missing = joined([
    status.missingPoints > 0 && texts.get("missing-points", { count: status.missingPoints, needed: status.needed }),
    status.missingTop && texts.get("missing-top", { age: status.age }),
  ]);
  return missing || texts.get("can-claim", { needed: status.needed });
}

/** A special achievement in words: its condition, and the progress or the owner. */
export function specialLine(id: string, board: Pick<InnovationModel, "texts" | "names" | "view" | "own">): string {
  const { texts, view } = board;
  const condition = plainSentence(texts.attribute(`special-${id}`, "text") ?? "", texts);
  const owner = specialOwner(view, id);
  const progress = progressOf(view, board.own, id);
  const state = progress ? texts.get("progress", { have: progress.have, needed: progress.needed }) : texts.get("claimed-by", { player: board.names[owner ?? -1] ?? "" });
  return `${texts.name("special", id)}: ${state}. ${condition}`;
}

