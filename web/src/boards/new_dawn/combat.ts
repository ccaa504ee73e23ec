/** An attack: both values part by part, and what spending trade tokens brings, as the engine foresees it. */
import { eventsOfKind, viewAfter, type Foreseen } from "$lib/foresight";
import type { NewDawnView } from "$lib/wire";
import type { NewDawnModel } from "./model.svelte";
import { total } from "./words";

export interface Side {
  /** Nobody's, for city-states and barbarians. */
  seat: number | null;
  values: Record<string, number>;
}
export interface Fight {
  attacker: Side;
  defender: Side;
  space: string;
  /** The dice have been rolled. */
  rolled: boolean;
}

/** The attack under way, or the one that is considered. */
export function fightOf(board: NewDawnModel): Fight | null {
  const { combat, player } = board.view;
  if (combat) {
    const { attacker, defender, attack, defence, space } = combat;
    return { attacker: { seat: attacker, values: attack }, defender: { seat: defender, values: defence }, space, rolled: true };
  }
  const { target } = board;
  if (!target) return null;
  const owner = target.barbarian ? null : (board.occupied.on(target.space).standing?.seat ?? null);
  return { attacker: { seat: player, values: target.attack ?? {} }, defender: { seat: owner, values: target.defence ?? {} }, space: target.space, rolled: false };
}

/** The ways to spend trade tokens: the actions of each, by how many are spent. */
export function spendings(board: NewDawnModel): string[][] {
  if (!board.mine) return [];
  if (board.kind === "defence_tokens") return board.selection.legalActions.map((action) => [action]);
  if (board.kind !== "attack_tokens") return [];
  const most = board.selection.legal("spend") ? (board.resolved?.trade ?? 0) : 0;
  return Array.from({ length: most + 1 }, (_, count) => [...Array<string>(count).fill("spend"), "done"]);
}

export type Outcome = "won" | "lost" | "open";
export interface Spent {
  outcome: Outcome;
  attack: number;
  defence: number;
}

/** How the attack would end; open if somebody else still decides. */
export function outcomeOf(view: NewDawnView, foreseen: Foreseen | undefined): Spent | null {
  const foresight = foreseen?.foresight;
  if (!foresight) return null;
  const [won] = eventsOfKind(foresight, "attack_won");
  const [ended] = won ? [won] : eventsOfKind(foresight, "attack_lost");
  if (ended) return { outcome: won ? "won" : "lost", attack: Number(ended.parts["attack"]), defence: Number(ended.parts["defence"]) };
  const combat = viewAfter(view, foresight).combat;
  return combat && { outcome: "open", attack: total(combat.attack), defence: total(combat.defence) };
}
