/** Parts of sentences and names that several places need. */
import type { Texts } from "$lib/texts";
import type { CivilizationView } from "$lib/wire";
import type { Facts } from "./facts";
import { aboutWords } from "./asking";
import { citiesOf, centresOf, kindOn, sizeOf, type Settled, type Square } from "./land";
import type { CivilizationModel } from "./model.svelte";
import { squareThing, type Thing } from "./selection";

type Wording = Pick<CivilizationModel, "texts" | "facts" | "names">;

/** An action in words. */
export function actionWords(action: string, { texts, facts, names }: Wording): string {
  return texts.action(action, facts, names);
}

/** What a thing is called. */
export function thingName(thing: Thing, board: Pick<CivilizationModel, "texts" | "nameOf" | "words" | "say">): string {
  if (thing.kind === "player") return board.nameOf(Number(thing.id));
  if (thing.kind === "action") return board.words(thing.id);
  if (thing.kind === "city") return board.say("city-of", { city: thing.id, player: board.nameOf(thing.seat ?? 0) });
  return board.texts.name(thing.kind, thing.id);
}

/** What a thing does, as its card says. */
export const textOf = ({ kind, id }: Thing, { texts }: Pick<CivilizationModel, "texts">): string | undefined => texts.attribute(`${kind}-${id}`, "text");

// --- squares ----------------------------------------------------------------------------------------

/** What is on a square, thing by thing. */
export function contentsWords(square: Square, view: CivilizationView, facts: Facts, texts: Texts, names: string[]): string[] {
  const { on, seen, figures, marks = [] } = view.squares[square.id] ?? {};
  const settled = citiesOf(view).find((one) => centresOf(one).includes(square.id));
  const say = (id: string, args: Record<string, string | number> = {}) => texts.get(`ui-${id}`, args);
  const kind = on ? kindOn(facts, on) : null;
  return [
    ...(settled ? [say(`piece-${sizeOf(settled)}`, { player: names[settled.seat] ?? "", city: settled.index + 1 }), ...(settled.city.marks ?? []).map((mark) => say(`mark-${mark}`))] : []),
    ...(on && kind ? [kind === on ? say(`piece-${on}`) : texts.name(kind, on), ...(seen ? [texts.name(kind, seen)] : [])] : []),
    ...(figures ? [say("figures-of", { player: names[figures.seat] ?? "", armies: figures.armies ?? 0, scouts: figures.scouts ?? 0 })] : []),
    ...(square.ground?.resource ? [texts.name("resource", square.ground.resource)] : []),
    ...marks.filter((mark) => mark !== "assigned").map((mark) => say(`mark-${mark}`)),
  ];
}

/** What a square is, and whether it can be chosen, for those who do not see it. */
export function squareLabel(board: CivilizationModel, square: Square): string {
  const { texts, view } = board;
  if (!square.ground) return [`${square.id} ${board.say("unknown-land")}`, ...(board.glows.has(square.id) ? [board.say("may-choose")] : [])].join(", ");
  return [
    `${square.id} ${texts.name("terrain", square.ground.terrain)}`,
    ...contentsWords(square, view, board.components, texts, board.names),
    ...(board.glows.has(square.id) ? [board.say("may-choose")] : []),
    ...(board.isNew(squareThing(square.id)) ? [board.say("changed")] : []),
  ].join(", ");
}

/** What squares, buildings and great persons bring: "2 trade, 1 culture". */
export function iconsWords(icons: Record<string, number | undefined>, texts: Texts): string {
  return Object.entries(icons)
    .flatMap(([icon, count]) => (count ? [texts.get("ui-count", { count, what: texts.name("icon", icon) })] : []))
    .join(", ");
}

// --- cities and questions ----------------------------------------------------------------------------

/** A city by its size and number: "Capital", "City 2". */
export const cityName = (settled: Settled, texts: Texts): string => texts.get(`ui-name-${sizeOf(settled)}`, { city: settled.index + 1 });

/** What the question is about and how far it is. */
export function progressWords(board: CivilizationModel): string | undefined {
  const { asking } = board.view;
  const reason = asking?.reason && board.texts.has(`ui-reason-${asking.reason}`) ? board.say(`reason-${asking.reason}`) : undefined;
  const left = board.kind === "step" ? board.say("steps-left", { count: asking?.steps ?? 0 }) : undefined;
  return [aboutWords(board), reason, left].filter(Boolean).join(" · ") || undefined;
}

/** Several actions that are made in one go. */
export function planWords(board: CivilizationModel, plan: readonly string[]): string {
  return board.planned ? board.say("go-to", { square: board.planned }) : board.words(plan.at(-1) ?? "");
}
