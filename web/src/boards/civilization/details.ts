/** What is worth knowing about a card or token besides what is printed on it. */
import type { CivilizationNationView } from "$lib/wire";
import type { Facts } from "./facts";
import type { CivilizationModel } from "./model.svelte";
import type { Thing } from "./selection";

/** The component whose face tells about a thing: of an item the building, wonder or unit it is. */
export function facing({ kind, id }: Thing, facts: Facts): Thing {
  if (kind === "coin_place") return { kind: facts.technology.has(id) ? "technology" : kind, id };
  if (kind !== "item") return { kind, id };
  if (facts.building.has(id)) return { kind: "building", id };
  if (facts.wonder.has(id)) return { kind: "wonder", id };
  return { kind: facts.unitType.has(id) ? "unit_type" : kind, id };
}

export interface FactLine {
  icon: string;
  label: string;
  value: number | string;
}

/** Prices for me, and what is left. */
export function factLines({ kind, id }: Thing, board: Pick<CivilizationModel, "view" | "me" | "say" | "components">): FactLine[] {
  const { view, me, components } = board;
  const lines: FactLine[] = [];
  const tech = kind === "technology" ? components.technology.get(id) : undefined;
  if (tech) lines.push({ icon: "trade", label: board.say("your-price"), value: me.research[tech.level - 1] ?? 0 });
  const price = view.prices[id];
  if (price !== undefined) lines.push({ icon: "production", label: board.say("your-price"), value: price });
  const left = kind === "building" ? tokensLeft(view.buildings, components, id) : kind === "unit_type" ? view.decks[id] : kind === "person_type" ? view.person_tokens[id] : undefined;
  if (left !== undefined) lines.push({ icon: "deck", label: board.say("left"), value: left });
  const coins = kind === "technology" ? me.coin_tokens?.[id] : undefined;
  if (coins) lines.push({ icon: "civ-coin", label: board.say("coins-on-tech"), value: coins });
  return lines;
}

/** The tokens of a building: an upgrade is the other side of what it upgrades. */
export function tokensLeft(left: Record<string, number>, { buildings }: Facts, id: string): number | undefined {
  return left[buildings.find(({ upgrade }) => upgrade === id)?.id ?? id];
}

const HOLDINGS: Record<string, (nation: CivilizationNationView) => readonly string[]> = {
  technology: ({ technologies }) => technologies,
  wonder: ({ wonders = [] }) => wonders,
  government: ({ government }) => [government],
  policy: ({ policies = [] }) => policies,
  great_person: ({ open_persons = [] }) => open_persons,
  civilization: ({ civilization }) => (civilization ? [civilization] : []),
  investment: ({ investments = {} }) => Object.keys(investments),
};

/** The seats that have something, as everybody sees. */
export function ownersOf({ kind, id }: Thing, players: readonly CivilizationNationView[]): number[] {
  const held = HOLDINGS[kind];
  return held ? players.flatMap((nation, seat) => (held(nation).includes(id) ? [seat] : [])) : [];
}

/** The rules about each kind of thing. */
const RULES: Record<string, string[]> = {
  square: ["R11.1", "R11.2"],
  city: ["R7.1", "R7.2"],
  technology: ["R9.1", "R9.3"],
  government: ["R5.8"],
  building: ["R7.6", "R7.7"],
  wonder: ["R7.9", "R7.10"],
  unit_type: ["R7.5", "R10.6"],
  unit: ["R10.5", "R10.6"],
  event: ["R7.15"],
  great_person: ["R7.16", "R7.18"],
  person_type: ["R7.17", "R7.18"],
  policy: ["R11.8"],
  investment: ["R5.11", "R11.7"],
  loot: ["R10.8"],
  resource: ["R1.3"],
  means: ["R21.10"],
  front: ["R10.6"],
  civilization: ["R2.1"],
  player: ["R13.1", "R13.2", "R13.3", "R13.4"],
};
export const rulesOf = ({ kind }: Thing): string[] => RULES[kind] ?? [];
