/** What the decision is about, in words. */
import type { CivilizationModel } from "./model.svelte";

type Wording = Pick<CivilizationModel, "view" | "texts" | "say" | "nameOf">;

/** What somebody uses, plays, builds or moves, and others may answer; nothing if the question stands by itself. */
export function aboutWords(board: Wording): string | undefined {
  const { asking } = board.view;
  if (!asking?.about) return undefined;
  const { about, player, city, item, square, also, armies = 0, scouts = 0 } = asking;
  const who = player === null || player === undefined ? "" : board.nameOf(player);
  if (about === "group") return board.say("about-group", { player: who, armies, scouts, square: square ?? "" });
  if (about === "build") return buildWords(board, { who, city: (city ?? 0) + 1, items: [item, also], square });
  const deed = `about-${about}`;
  if (board.texts.has(`ui-${deed}`)) return board.say(deed, { player: who, city: (city ?? 0) + 1 });
  const name = cardName(board, about);
  return name && board.say("about-card", { player: who, name });
}

interface Building {
  who: string;
  city: number;
  items: (string | null | undefined)[];
  square: string | null | undefined;
}
function buildWords(board: Wording, { who, city, items, square }: Building): string {
  const named = items.filter((item) => typeof item === "string").map((item) => board.texts.name("item", item));
  if (!named.length) return board.say("about-building", { player: who, city });
  return board.say(square ? "about-build-at" : "about-build", { player: who, city, item: named.join(" + "), square: square ?? "" });
}

/** The kinds of things that ask, each named as it is. */
const CARDS = ["ability", "event", "loot"];
function cardName({ texts }: Wording, id: string): string | undefined {
  const kind = CARDS.find((one) => texts.has(`${one}-${id}`));
  return kind && texts.name(kind, id);
}

/** The text of the card that is answered. */
export function aboutText({ view, texts }: Wording): string | undefined {
  const about = view.asking?.about;
  return about ? CARDS.map((kind) => texts.attribute(`${kind}-${about}`, "text")).find((text) => text !== undefined) : undefined;
}
