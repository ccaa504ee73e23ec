import type { DuelCityView, DuelSlotView, DuelView } from "$lib/wire";
import type { Card, Components, Wonder } from "./facts";

export const CAPITAL = 9; // R7.3
export const SYMBOLS_TO_WIN = 6; // R8.4
export const LOOT_AT: Record<number, number> = { 2: 3, 5: 6 }; // R1.9
const WONDERS_IN_ALL = 7; // R6.4
export const CHAIN_INCOME = 4; // R8.3, Urbanism

export const owns = (city: DuelCityView, token: string): boolean => city.progress.includes(token);
export const has = (city: DuelCityView, card: string): boolean =>
  Object.values(city.buildings).some((cards) => cards.includes(card));

/** How far a seat has pushed the pawn towards the opponent; negative when the opponent is ahead. */
export const lead = (view: DuelView, seat: number): number => (seat === 0 ? view.pawn : -view.pawn) || 0;

function counted(city: DuelCityView, things: string[]): number {
  return things.reduce((sum, thing) => sum + countOf(city, thing), 0);
}

function countOf(city: DuelCityView, thing: string): number {
  if (thing === "wonder") return city.wonders.filter((wonder) => wonder.built_with !== null).length;
  if (thing === "coin_triplet") return Math.floor(city.coins / 3);
  return city.buildings[thing]?.length ?? 0;
}

/** What a guild counts: the city that has more (R6.2). */
export function guildCount(view: DuelView, things: string[]): number {
  return Math.max(...view.cities.map((city) => counted(city, things)));
}

/** Whether building the card brings coins at once, perhaps none now. */
export const paysCoins = (card: Card): boolean => card.coins > 0 || card.coins_per !== null || !!card.guild?.coins;

/** Coins taken when the card is built, the card itself counted (R6.1, R6.2). */
export function coinsOf(view: DuelView, seat: number, card: Card): number {
  const per = card.coins_per;
  const itself = per?.count.includes(card.colour) ? 1 : 0;
  const each = per ? per.each * (counted(view.cities[seat]!, per.count) + itself) : 0;
  const guild = card.guild?.coins ? card.guild.coins * guildCount(view, card.guild.count) : 0;
  return card.coins + each + guild;
}

export interface March {
  spaces: number;
  /** The lead of the seat afterwards. */
  to: number;
  /** The military tokens reached, and what the opponent loses by each. */
  loot: { token: number; coins: number }[];
  wins: boolean;
}

/** Where shields bring the pawn (R7.1 - R7.3). `earned` is what the opponent receives before. */
export function march(view: DuelView, seat: number, shields: number, earned = 0): March {
  const from = lead(view, seat);
  const to = Math.min(CAPITAL, from + shields);
  let purse = view.cities[1 - seat]!.coins + earned;
  const loot = view.loot[1 - seat]!.filter((token) => to >= LOOT_AT[token]!).map((token) => {
    const coins = Math.min(purse, token);
    purse -= coins;
    return { token, coins };
  });
  return { spaces: to - from, to, loot, wins: to === CAPITAL };
}

/** The shields of a card with Strategy counted (R7.4). */
export function shieldsOf(view: DuelView, seat: number, card: Card): number {
  return card.shields + (card.shields && owns(view.cities[seat]!, "strategy") ? 1 : 0);
}

/** The cards that lie on this one. */
export function coversOf(view: DuelView, under: DuelSlotView): DuelSlotView[] {
  return view.structure.filter((over) => over.row === under.row + 1 && Math.abs(over.x - under.x) === 1);
}

/** The cards that taking this one leaves uncovered. */
export function freedBy(view: DuelView, taken: DuelSlotView): DuelSlotView[] {
  return view.structure.filter((under) => {
    const covers = coversOf(view, under);
    return covers.length === 1 && covers[0] === taken;
  });
}

export const slotOf = (view: DuelView, card: string): DuelSlotView | undefined =>
  view.structure.find((slot) => slot.card === card);

/** The wonders that go back to the box if the seat builds this one (R6.4). */
export function returnedBy(view: DuelView, wonder: string): string[] {
  const all = view.cities.flatMap((city) => city.wonders);
  const standing = all.filter((one) => one.built_with !== null).length;
  if (standing + 1 < WONDERS_IN_ALL) return [];
  return all.filter((one) => one.built_with === null && one.wonder !== wonder).map((one) => one.wonder);
}

/** "Play again" is earned by the wonder or Theology (R6.5), and lost with the last card of an age (R4.7). */
export function playsAgain(view: DuelView, seat: number, wonder: Wonder): "no" | "yes" | "lost" {
  if (!wonder.play_again && !owns(view.cities[seat]!, "theology")) return "no";
  return view.structure.length > 1 ? "yes" : "lost";
}

/** Why a unit costs what it costs (R5.3): a price card of the city, or what the opponent produces. */
export function priceReason(
  view: DuelView,
  seat: number,
  resource: string,
  components: Components,
): { fixedBy: string | null; produced: number } {
  const mine = Object.values(view.cities[seat]!.buildings).flat();
  const fixedBy = mine.find((id) => components.card(id).fixes_price.includes(resource)) ?? null;
  return { fixedBy, produced: view.cities[1 - seat]!.production[resource] ?? 0 };
}
