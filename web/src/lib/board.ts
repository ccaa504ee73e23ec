import type { Component, Snippet } from "svelte";
import type { Foreseen } from "./foresight";
import type { Texts } from "./texts";
import type { GameFacts, GameView, SeatInfo, Step, Why } from "./wire";

/** What the frame of a table gives the board of a game. */
export interface BoardProps<View extends GameView = GameView> {
  /** What the seat (or a spectator, seat -1) sees. */
  view: View;
  facts: GameFacts;
  /** The game's and the board's texts. */
  texts: Texts;
  /** Who sits where, in the order of the seats. */
  seats: SeatInfo[];
  /** The legal actions if the view's seat decides and the reader may act for it; otherwise none. */
  actions: string[];
  /** The moves since the reader last moved, oldest first: they mark what changed. */
  news: Step[];
  /** A move is under way: nothing can be chosen. */
  busy: boolean;
  /** Make a move of one action, or of several that follow one another. */
  act: (...actions: string[]) => void;
  /** Why an action is not allowed now; nothing if it is. */
  why: (action: string) => Promise<Why | null>;
  /** What a line of own actions would bring, as far as the reader can know; nothing is asked where it is not given. */
  foresee?: (actions: string[]) => Promise<Foreseen>;
  /** Show the details of a thing in the side panel (a sheet on phones); null clears it. */
  inspect: (detail: Snippet | null) => void;
  /** Open a rule of the game. */
  rule: (number: string) => void;
}

/** A component (card, tile, wonder...) drawn by itself, for the card browser and details. */
export interface PieceProps {
  kind: string;
  id: string;
  facts: GameFacts;
  texts: Texts;
}

/** A part of the text view of a position. */
export interface TextSection {
  title: string;
  lines: string[];
}

/** What every game's folder in `boards/` exports as `board` from its `index.ts`. */
export interface BoardModule<View extends GameView = GameView> {
  Board: Component<BoardProps<View>>;
  Piece: Component<PieceProps>;
  /** The kinds of components the card browser shows, in order; none said: all that have names. */
  kinds: string[];
  /** The whole position in words, for screen readers and for whoever prefers to read. */
  describe: (view: View, facts: GameFacts, texts: Texts, names: string[]) => TextSection[];
  /** The icon of a log line, by the event's kind. */
  eventIcon: (kind: string) => string;
}

const modules = import.meta.glob<{ board: BoardModule }>("../boards/*/index.ts");

/** The board of a game, or the plain one that suits every game; loaded when it is needed. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = modules[`../boards/${game}/index.ts`] ?? (() => import("../plain"));
  return (await load()).board;
}
