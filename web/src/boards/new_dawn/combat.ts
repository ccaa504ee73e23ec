/** An attack: both values part by part, and what spending trade tokens brings, as the engine foresees it. */
import { eventsOfKind, viewAfter, type Foreseen } from "$lib/foresight";
import type { Decision, Foresight, NewDawnBonusView, NewDawnView } from "$lib/wire";
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

/** A space that can be chosen, with what the engine says about it: its difficulty, or both values of an attack without the dice. */
export type Target = Chosen | Attacked;
interface Chosen {
  space: string;
  difficulty: number;
}
export interface Attacked {
  space: string;
  barbarian: boolean;
  attack: Record<string, number>;
  defence: Record<string, number>;
}
export const isAttack = (target: Target): target is Attacked => "defence" in target;

/** The spaces that can be chosen in a view, as far as the engine says something about them. */
export function targetsOf(view: NewDawnView): Target[] {
  const chosen = Object.entries(view.difficulties).flatMap(([difficulty, spaces]) => spaces.map((space) => ({ space, difficulty: Number(difficulty) })));
  const owners = ownersOf(view);
  const attacks = (view.decision?.actions ?? []).flatMap((action) => {
    const [verb, space = ""] = action.split(" ");
    return verb === "attack" || verb === "hunt" ? [attackOn(view, space, verb === "hunt", owners.get(space))] : [];
  });
  return [...chosen, ...attacks];
}

const ownersOf = ({ players }: NewDawnView): Map<string, number> =>
  new Map(players.flatMap(({ tokens, reinforced, cities }, seat) => [...tokens, ...reinforced, ...cities.map((city) => city.space)].map((space) => [space, seat] as const)));

function attackOn(view: NewDawnView, space: string, barbarian: boolean, owner: number | undefined): Attacked {
  const counts = ({ seats = [], spaces = [], barbarians = [] }: NewDawnBonusView): boolean => {
    if (!seats.length && !spaces.length && !barbarians.length) return true;
    return barbarian ? barbarians.includes(space) : spaces.includes(space) || (owner !== undefined && seats.includes(owner));
  };
  const valuesOf = (bonuses: NewDawnBonusView[]) => Object.fromEntries(bonuses.filter(counts).map(({ bonus, value }) => [bonus, value]));
  return { space, barbarian, attack: valuesOf(view.attack_bonuses), defence: valuesOf(view.defence_bonuses) };
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
  const { space, barbarian, attack, defence } = target;
  const owner = barbarian ? null : (board.occupied.on(space).standing?.seat ?? null);
  return { attacker: { seat: player, values: attack }, defender: { seat: owner, values: defence }, space, barbarian, rolled: false };
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
  const found = targetsOf(view)
    .filter(isAttack)
    .map(({ space, barbarian, attack, defence }) => ({ space, barbarian, attack: total(attack), defence: total(defence) }));
  return found.sort((one, other) => other.attack - other.defence - (one.attack - one.defence));
}
