/** An attack: both values part by part, and what spending trade tokens brings, as the engine foresees it. */
import { eventsOfKind, viewAfter, type Foreseen } from "$lib/foresight";
import type { Decision, Foresight, NewDawnTargetView, NewDawnView } from "$lib/wire";
import type { NewDawnModel } from "./model.svelte";
import { verbOf } from "./selection";
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
  /** The barbarian there is attacked, not what stands there. */
  barbarian: boolean;
  /** The dice have been rolled. */
  rolled: boolean;
}

/** A space that can be attacked: the engine says what defends it. */
export const isAttack = ({ defence }: NewDawnTargetView): boolean => defence !== undefined && Object.keys(defence).length > 0;

/** The value of an attack on a target without the die: what holds in every attack, and what comes to it there. */
export function attackOf({ resolving }: Pick<NewDawnView, "resolving">, { attack = {} }: NewDawnTargetView): Record<string, number> {
  const values = { ...resolving?.attack };
  for (const [id, value] of Object.entries(attack)) values[id] = (values[id] ?? 0) + value;
  return values;
}

/** The attack under way, or the one that is considered. */
export function fightOf(board: NewDawnModel): Fight | null {
  const { combat, player } = board.view;
  if (combat) {
    const { attacker, defender, attack, defence, space, target } = combat;
    return { attacker: { seat: attacker, values: attack }, defender: { seat: defender, values: defence }, space, barbarian: target === "barbarian", rolled: true };
  }
  const { target } = board;
  if (!target) return null;
  const { space, barbarian = false, defence = {} } = target;
  const owner = barbarian ? null : (board.occupied.on(space).standing?.seat ?? null);
  return { attacker: { seat: player, values: attackOf(board.view, target) }, defender: { seat: owner, values: defence }, space, barbarian, rolled: false };
}

/** The lines of actions that spend more and more trade tokens, as far as it is known that this is possible. */
export function spends(board: NewDawnModel): string[][] {
  if (!board.mine || board.kind !== "attack_tokens" || !board.selection.legal("spend")) return [];
  const lines = [["spend"]];
  while (afterSpending(board, lines.at(-1)!)?.actions.includes("spend")) lines.push([...lines.at(-1)!, "spend"]);
  return lines;
}

/** What the attacker is still asked after spending so much: nothing when there is no more to spend. */
function afterSpending(board: NewDawnModel, line: string[]): Decision | null {
  const next = board.selection.lookahead.of(line)?.foresight?.next;
  return next?.kind === "attack_tokens" ? next : null;
}

/** The ways to spend trade tokens: the actions of each, the fewest tokens first. */
export function spendings(board: NewDawnModel): string[][] {
  if (board.mine && board.kind === "defence_tokens") return board.selection.legalActions.map((action) => [action]);
  if (!board.mine || board.kind !== "attack_tokens") return [];
  return [["done"], ...spends(board).map((line) => (afterSpending(board, line) ? [...line, "done"] : line))];
}

/** How many tokens a line spends. */
export function countOf([first = "", ...rest]: string[]): number {
  if (verbOf(first) === "defend") return Number(first.split(" ")[1]);
  return [first, ...rest].filter((action) => action === "spend").length;
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

/** How the attack would end with the fewest tokens, won and lost, as far as a look ahead is sure of it. */
export function endsOf(board: NewDawnModel): Partial<Record<Exclude<Outcome, "open">, Foresight>> {
  const told = spendings(board).map((line) => board.selection.lookahead.of(line));
  const first = (outcome: Outcome) => told.find((foreseen) => outcomeOf(board.view, foreseen)?.outcome === outcome)?.foresight ?? undefined;
  return { won: first("won"), lost: first("lost") };
}

/** An attack that could be made instead, or after this one: both values without the dice. */
export interface Prospect {
  space: string;
  barbarian: boolean;
  attack: number;
  defence: number;
}

/** The attacks that can be chosen in a view, the best first. */
export function prospectsOf(view: NewDawnView): Prospect[] {
  const found = view.targets.filter(isAttack).map((target) => {
    const { space, barbarian = false, defence = {} } = target;
    return { space, barbarian, attack: total(attackOf(view, target)), defence: total(defence) };
  });
  return found.sort((one, other) => other.attack - other.defence - (one.attack - one.defence));
}
