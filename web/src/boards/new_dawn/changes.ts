/** What changed since the reader's last move, and what an own action would change. */
import { changesWithin, type Line } from "$lib/foresight";
import type { Event, Foresight, GameFacts, NewDawnView, Step } from "$lib/wire";
import { tileOf } from "./facts";
import type { NewDawnModel } from "./model.svelte";
import { keyOf } from "$lib/selection.svelte";
import { cardThing, spaceThing, type Thing } from "./selection";

// --- news -----------------------------------------------------------------------------------------

export interface News {
  /** The keys of the things that are marked. */
  things: Set<string>;
  /** The spaces of the map that are. */
  spaces: Set<string>;
  /** The tiles that were laid. */
  tiles: Set<string>;
  /** How many things each seat did. */
  deeds: number[];
}

export function newsOf(view: NewDawnView, steps: Step[], facts: Pick<GameFacts, "events">): News {
  const events = steps.flatMap((step) => step.events);
  const spaces = new Set(events.flatMap((event) => changedSpaces(event, facts)));
  const things = [...events.flatMap(changedThings), ...[...spaces].map(spaceThing)];
  const deeds = view.players.map((_, seat) => events.filter((event) => DEEDS.includes(event.kind) && event.parts["player"] === seat).length);
  const tiles = new Set(events.filter(({ kind }) => kind === "tile_laid").map(({ parts }) => tileOf(String(parts["side"]))));
  return { things: new Set(things.map(keyOf)), spaces, tiles, deeds };
}

const DEEDS = ["focus_resolved", "ability_used", "tile_laid"];

/** The spaces an event names. */
function changedSpaces(event: Event, facts: Pick<GameFacts, "events">): string[] {
  const kinds = facts.events[event.kind] ?? {};
  return Object.entries(event.parts).flatMap(([part, value]) => (kinds[part] === "space" && value !== null ? [String(value)] : []));
}

function changedThings({ kind, parts }: Event): Thing[] {
  if (kind === "wonder_revealed") return [{ kind: "wonder", id: String(parts["wonder"]) }];
  if (kind === "trade_token_gained" || kind === "card_gained") return [cardThing(String(parts["card"]), Number(parts["player"]))];
  return kind === "agenda_met" ? [{ kind: "agenda", id: String(parts["agenda"]) }] : [];
}

// --- what is told of a look ahead -----------------------------------------------------------------

/** What the name of an action says by itself. */
const OBVIOUS = [
  "focus_resolved",
  "ability_used",
  "token_placed",
  "token_reinforced",
  "token_moved",
  "caravan_moved",
  "city_built",
  "tile_laid",
  "attacked_barbarian",
  "attacked_state",
  "attacked_player",
  "dice_rolled",
  "trade_token_spent",
];
export const isObvious = (event: Event): boolean => OBVIOUS.includes(event.kind);

/** The changes that are worth a line: how far the own agendas are. */
export function changeLines(foresight: Foresight, board: NewDawnModel): Line[] {
  return board.view.victory_cards.flatMap(({ agendas }, card) =>
    agendas.flatMap(({ agenda, need }, place) =>
      changesWithin(foresight, `victory_cards.${card}.agendas.${place}.have`)
        .filter(([seat]) => Number(seat) === board.own)
        .map(([, { before, after }]) => ({
          icon: "achievement",
          text: board.say("agenda-change", { agenda: board.texts.name("agenda", agenda), before: Number(before), after: Number(after), need }),
          tone: Number(after) > Number(before) ? ("good" as const) : ("bad" as const),
        })),
    ),
  );
}
