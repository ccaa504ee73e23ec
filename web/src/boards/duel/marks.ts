import type { Card, Token, Wonder } from "./facts";

/** A part of an effect as it is drawn: text before, icons, text between or after them. */
export interface Mark {
  before?: string;
  icons: string[];
  between?: string;
  after?: string;
  /** What is counted: a colour, or "wonder", "coin_triplet". */
  per?: string[];
}

const TOKEN_ICONS: Record<string, string> = {
  agriculture: "wheat",
  architecture: "wonder",
  economy: "trade",
  law: "scales",
  masonry: "building-temple",
  mathematics: "score",
  philosophy: "lightbulb",
  strategy: "shield",
  theology: "play-again",
  urbanism: "city",
};
export const tokenIcon = (id: string): string => TOKEN_ICONS[id] ?? "technology";

const times = (icon: string, count: number): string[] => Array<string>(count).fill(icon);
const points = (vp: number): Mark[] => (vp ? [{ before: String(vp), icons: ["victory-point"] }] : []);
const coins = (count: number): Mark[] => (count ? [{ before: `+${count}`, icons: ["coin"] }] : []);
const shields = (count: number): Mark[] => (count ? [{ icons: times("shield", count) }] : []);
const choice = (resources: string[]): Mark[] => (resources.length ? [{ icons: resources, between: "/" }] : []);

export function cardMarks(card: Card): Mark[] {
  return [
    ...Object.entries(card.produces).map(([resource, units]) => ({ icons: times(resource, units) })),
    ...choice(card.produces_choice),
    ...(card.fixes_price.length ? [{ icons: card.fixes_price, after: `= ${card.fixed_price}` }] : []),
    ...(card.symbol ? [{ icons: [card.symbol] }] : []),
    ...shields(card.shields),
    ...coins(card.coins),
    ...(card.coins_per ? [{ before: `+${card.coins_per.each}`, icons: ["coin"], per: card.coins_per.count }] : []),
    ...guildMarks(card),
    ...points(card.vp),
  ];
}

function guildMarks({ guild }: Card): Mark[] {
  if (!guild) return [];
  const paid = guild.coins ? [{ before: String(guild.coins), icons: ["coin"] }] : [];
  return [...paid, { before: String(guild.vp), icons: ["victory-point"], per: guild.count }];
}

export function wonderMarks(wonder: Wonder): Mark[] {
  return [
    ...coins(wonder.coins),
    ...(wonder.opponent_loses ? [{ before: `−${wonder.opponent_loses}`, icons: ["coin"] }] : []),
    ...shields(wonder.shields),
    ...(wonder.demolishes ? [{ icons: ["discard"], per: [wonder.demolishes] }] : []),
    ...(wonder.library ? [{ icons: ["building-library"] }] : []),
    ...(wonder.revives ? [{ icons: ["discard", "build"], between: "→" }] : []),
    ...choice(wonder.produces_choice),
    ...(wonder.play_again ? [{ icons: ["play-again"] }] : []),
    ...points(wonder.vp),
  ];
}

export const tokenMarks = (token: Token): Mark[] => [...coins(token.coins), ...points(token.vp)];

/** The icon for what a guild or a commercial building counts. */
export function countedIcon(thing: string): string {
  if (thing === "wonder") return "wonder";
  return thing === "coin_triplet" ? "coin" : `mark-${thing}`;
}

/** How wide an effect is drawn, counted in its icons. */
export function marksWidth(marks: Mark[]): number {
  const width = ({ before = "", icons, between, after = "", per = [] }: Mark) =>
    (before.length + after.length) * 0.55 + icons.length * 1.05 + (between ? (icons.length - 1) * 0.4 : 0) + (per.length ? 0.4 + per.length : 0);
  return marks.reduce((sum, mark) => sum + width(mark) + 0.3, 0);
}

const EVENT_ICONS: Record<string, string> = {
  first_player: "play-again",
  drafted: "wonder",
  age_begins: "deck",
  revealed: "flip",
  built: "build",
  built_by_chain: "chain",
  discarded: "discard",
  wonder_built: "wonder",
  wonder_returned: "close",
  coins_gained: "coin",
  coins_lost: "coin",
  trade_income: "trade",
  pawn_moved: "focus-military",
  looted: "coin",
  pair: "technology",
  library_drawn: "building-library",
  progress_gained: "technology",
  demolished: "discard",
  revived: "build",
  play_again: "play-again",
  play_again_lost: "close",
  starter: "play-again",
  supremacy_military: "focus-military",
  supremacy_science: "technology",
  game_over: "achievement",
};
export const eventIcon = (kind: string): string => EVENT_ICONS[kind] ?? "info";
