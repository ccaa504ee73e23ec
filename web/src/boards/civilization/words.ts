/** Parts of sentences and names that several places need. */
import type { CivilizationModel } from "./model.svelte";
import type { Thing } from "./selection";

type Wording = Pick<CivilizationModel, "texts" | "facts" | "names">;

/** An action in words. */
export function actionWords(action: string, { texts, facts, names }: Wording): string {
  return texts.action(action, facts, names);
}

/** What a thing is called. */
export function thingName(thing: Thing, board: Pick<CivilizationModel, "texts" | "nameOf" | "words" | "say">): string {
  if (thing.kind === "player") return board.nameOf(Number(thing.id));
  if (thing.kind === "action") return board.words(thing.id);
  if (thing.kind === "city") return board.say("city-number", { city: thing.id });
  return board.texts.name(thing.kind, thing.id);
}

/** What gives abilities, which are called after it. */
const GIVERS = ["technology", "wonder", "government", "policy", "great_person", "civilization", "relic", "hut", "village"];

/** What a thing does, as its card says. */
export function textOf({ kind, id }: Thing, { texts }: Pick<CivilizationModel, "texts">): string | undefined {
  const kinds = kind === "ability" || kind === "item" ? [...GIVERS, "building"] : [kind];
  return kinds.map((one) => texts.attribute(`${one}-${id}`, "text")).find((text) => text !== undefined);
}
