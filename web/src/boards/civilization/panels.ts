/** The panels beside the map, in the order of their tabs. */
import type { Component } from "svelte";
import type { CivilizationView } from "$lib/wire";
import Battle from "./Battle.svelte";
import Cities from "./Cities.svelte";
import Government from "./Government.svelte";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import Pyramid from "./Pyramid.svelte";
import { verbOf } from "./selection";
import Track from "./Track.svelte";
import Trade from "./Trade.svelte";

export interface Panel {
  /** `ui-panel-<id>` names it. */
  id: string;
  icon: string;
  part: Component;
  /** The verbs whose actions can be pressed in it; the others are buttons below the board while it is open. */
  verbs: readonly string[];
  /** Whether there is something in it now. Unsaid: always. */
  there?: (view: CivilizationView) => boolean;
  /** The kinds of decisions for which it opens by itself. */
  asked: readonly string[];
}

export const PANELS: readonly Panel[] = [
  { id: "battle", icon: "battle", part: Battle, verbs: ["play", "new_front", "front", "wound", "heal", "use", "event", "reveal", "save"], there: (view) => view.battle !== null, asked: ["before_battle", "battle_start", "battle_turn", "choose_front", "deal_wound", "heal_wound", "save_unit", "loot"] },
  { id: "trade", icon: "trade", part: Trade, verbs: ["propose", "give_trade", "give_culture", "give", "give_hut", "give_village", "give_event", "ask_trade", "ask_culture", "ask", "ask_hut", "ask_village", "ask_event", "use"], there: (view) => view.phase === "trade" || view.offer !== null, asked: ["trade", "make_offer", "answer_offer", "give_asked"] },
  { id: "cities", icon: "city", part: Cities, verbs: ["city", "build", "also", "build_free", "arts", "arts_for_trade", "program", "harvest"], asked: ["city", "city_action", "build_also", "choose_building", "harvest_again", "choose_city"] },
  { id: "science", icon: "focus-science", part: Pyramid, verbs: ["research", "lower", "learn", "newton"], asked: ["research", "choose_tech"] },
  { id: "culture", icon: "culture", part: Track, verbs: ["advance", "enter", "skip", "deck", "keep_event", "discard_event", "keep_person"], asked: ["advance", "choose_deck", "keep_event", "discard_event", "keep_person"] },
  { id: "state", icon: "crown", part: Government, verbs: ["keep", "take", "coin", "govern", "adopt", "drop", "switch", "invest"], asked: ["start", "adopt_policy", "drop_policy", "switch_policy", "choose_government", "choose_investment", "choose_coin", "choose_civilization", "pick_civilization"] },
  { id: "hand", icon: "hand", part: Hand, verbs: ["use", "event", "reveal", "pay", "place"], asked: ["pay", "respond", "phase_start"] },
  { id: "market", icon: "building-market", part: Market, verbs: ["take", "obsolete"], asked: ["choose_resource", "choose_wonder"] },
];

export const panelsOf = (view: CivilizationView): Panel[] => PANELS.filter((panel) => panel.there?.(view) ?? true);
export const offersIn = (panel: Panel | undefined, action: string): boolean => panel?.verbs.includes(verbOf(action)) ?? false;
