// Written by tools/wire_types.py from src/ludopolis/server/wire.py and the games' views. Do not edit.

/** Why something is refused: a code for programs, the rule of the game if it is one, and words in each
 * language. */
export interface Why {
  code: string;
  rule: string | null;
  text: Record<string, string>;
}

/** The body of every answer that is not a success. */
export interface Failure {
  error: Why;
}

/** Who I am here. ``csrf`` goes into the header X-CSRF-Token of every request that changes something. */
export interface Me {
  id: string;
  name: string;
  login: string | null;
  language: string | null;
  csrf: string;
}

export interface NumberBounds {
  minimum: number;
  maximum: number;
}

/** A choice before a game: one of the values, or a number between bounds. */
export interface GameOption {
  id: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
  rule: string;
  bounds: NumberBounds | null;
}

/** A game that can be played here: its name and a sentence about it by language, how long it usually
 * takes, and whether players hold what others must not see. */
export interface GameInfo {
  id: string;
  version: number;
  name: Record<string, string>;
  about: Record<string, string>;
  seat_counts: number[];
  minutes: number;
  private_hands: boolean;
  options: GameOption[];
}

/** What an argument of an action is called in texts, and the kind of its components; of players the number
 * of the first one. */
export interface VerbArgument {
  role: string;
  kind: string;
  first?: number;
}

/** Everything printed on the components (``components.json`` without what the game names as ``unsent``),
 * the ids of each kind in their order, the arguments of each verb, and the kinds of the parts of each event,
 * with its rule. */
export interface GameFacts {
  id: string;
  components: Record<string, unknown>;
  ids: Record<string, string[]>;
  verbs: Record<string, VerbArgument[]>;
  events: Record<string, Record<string, string>>;
  event_rules: Record<string, string>;
}

/** The names and texts of a game in one language, as a Project Fluent file. */
export interface GameTexts {
  id: string;
  language: string;
  source: string;
}

export interface RuleText {
  number: string;
  section: string;
  text: string;
}

/** The numbered rules of a game in one language. ``text`` is Markdown. */
export interface Rules {
  title: string;
  sections: Record<string, string>;
  rules: RuleText[];
}

/** Who is to sit on a seat: "me", "open" (whoever joins), "here" (another person at my device, with a
 * name), or "bot" (with a level from 1 to 5). */
export interface NewSeat {
  kind: string;
  name?: string | null;
  level?: number | null;
}

/** ``seconds`` for a player's whole game and ``bonus`` added after each turn; or ``days`` a turn. */
export interface Clock {
  seconds?: number | null;
  bonus?: number;
  days?: number | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  clock?: Clock | null;
  rounds?: number;
  salt?: string | null;
  position?: Record<string, unknown> | null;
}

/** A seat of a table. ``kind``: "person", "open", "here" (a further person at the device of ``player``)
 * or "bot". A bot that took over for a person keeps the person's ``player`` and ``name``. ``mine``: whoever
 * asks may act for it. ``time_left`` in seconds, at the moment of sending; ``ready`` for the next round;
 * ``rating`` and how it changed after a rated round. */
export interface SeatInfo {
  kind: string;
  name: string | null;
  level: number | null;
  player: string | null;
  mine: boolean;
  connected: boolean;
  ready: boolean;
  resigned: boolean;
  wins: number;
  time_left: number | null;
  salt: string | null;
  rating: number | null;
  rating_change: number | null;
}

/** A seat asks to go back to a position; the seats in ``waiting_for`` have not agreed yet. */
export interface UndoRequest {
  seat: number;
  to: number;
  waiting_for: number[];
}

/** A table, without the position. ``phase`` is "waiting", "playing", "paused" or "over" ("over" between
 * rounds too: ``round`` < ``rounds``). The seats are those of the game; before each further round everybody
 * moves on by one seat. ``invite`` (the id of the table, a dash, and a secret) is told to those who sit
 * there. ``commitment`` is the promise of this round's shuffle, ``next_commitment`` that of the next round;
 * there is none where the game starts ``from_position``, which somebody set up. ``seed`` is revealed when
 * the round is over. ``rematch`` is the id of a new table for the same people, if somebody wants one.
 * ``result.end`` may also be "resigned" or "timed_out"; then there are no scores. */
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  phase: string;
  public: boolean;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  clock: Clock | null;
  round: number;
  rounds: number;
  invite: string | null;
  from_position: boolean;
  commitment: string | null;
  next_commitment: string | null;
  seed: string | null;
  rated: boolean;
  rematch: string | null;
  undo: UndoRequest | null;
  can_undo: boolean;
  owner: boolean;
  created: number;
  updated: number;
  result: Result | null;
}

/** How a game ended: ``places`` gives each seat its place (1 = first, equal = shared). */
export interface Result {
  end: string;
  places: number[];
  scores: Record<string, number>[];
}

/** A table in a list. */
export interface TableCard {
  id: string;
  game: string;
  phase: string;
  public: boolean;
  seats: SeatInfo[];
  round: number;
  rounds: number;
  clock: Clock | null;
  from_position: boolean;
  my_turn: boolean;
  moves: number;
  updated: number;
}

/** Sit down. Private tables want their ``invite``; without ``seat`` it is the first open one. ``salt`` is
 * mixed into the shuffle. */
export interface Join {
  invite?: string | null;
  seat?: number | null;
  salt?: string | null;
}

/** Let a bot sit down on an open seat. */
export interface SeatBot {
  seat: number;
  level: number;
}

/** A move as the viewer saw it. ``number`` counts moves from 1, 0 is the set-up. ``action`` is told to
 * whoever sits on its seat. A viewer who acts for several seats gets in ``events`` what everybody saw, and
 * in ``by_seat`` what each of his seats saw. */
export interface Step {
  number: number;
  seat: number | null;
  at: number;
  events: Event[];
  action: string | null;
  by_seat: Record<string, Event[]>;
}

/** Something that happened, as one seat saw it. A hidden part is None. */
export interface Event {
  kind: string;
  parts: Record<string, number | string | null>;
}

/** ``position`` is the number of the position the player saw; a move for another one is stale. The actions
 * are played one after another until one is refused or the seat no longer decides. */
export interface Move {
  do: "move";
  seat: number;
  position: number;
  actions: string[];
  key: string;
}

export interface Undo {
  do: "undo";
  seat: number;
  position: number;
  key: string;
}

export interface AnswerUndo {
  do: "answer_undo";
  seat: number;
  agree: boolean;
  key: string;
}

export interface Chat {
  do: "chat";
  text: string;
  key: string;
}

export interface Pause {
  do: "pause";
  key: string;
}

export interface Resume {
  do: "resume";
  key: string;
}

export interface Resign {
  do: "resign";
  seat: number;
  key: string;
}

/** Let a bot play a seat whose player has left for good (or my own). */
export interface TakeOver {
  do: "take_over";
  seat: number;
  level: number;
  key: string;
}

/** Play my seat again, which a bot took over. */
export interface TakeBack {
  do: "take_back";
  seat: number;
  key: string;
}

/** I want the next round; it starts when everybody does. */
export interface Ready {
  do: "ready";
  key: string;
}

export interface AskHint {
  do: "hint";
  seat: number;
  position: number;
  key: string;
}

/** Why is this action not allowed? */
export interface AskWhy {
  do: "why";
  seat: number;
  action: string;
  key: string;
}

/** What would a line of own actions bring? Without actions: what can be chosen now, and what it covers. */
export interface AskForesight {
  do: "foresee";
  seat: number;
  position: number;
  actions?: string[];
  key: string;
}

export interface Ping {
  do: "ping";
  key: string;
}

export interface ChatLine {
  number: number;
  at: number;
  player: string;
  name: string;
  text: string;
}

/** Everything the viewer may know: sent after connecting, and when a round starts.
 * 
 * ``views`` has a view for each seat the viewer acts for (spectators: "-1"). ``position`` is its number,
 * which changes with every move and undo; ``seen`` is the number of moves when the viewer last moved. */
export interface Snapshot {
  is: "snapshot";
  table: TableInfo;
  position: number;
  views: Record<string, unknown>;
  steps: Step[];
  seen: number;
  chat: ChatLine[];
}

/** Moves were made, one after another by the same seat; ``position`` and ``views`` are those after the
 * last. */
export interface Stepped {
  is: "steps";
  steps: Step[];
  position: number;
  views: Record<string, unknown>;
  table: TableInfo;
}

/** Moves were taken back: only the first ``moves`` are left. */
export interface Undone {
  is: "undone";
  moves: number;
  position: number;
  views: Record<string, unknown>;
  seen: number;
  table: TableInfo;
}

/** Something else about the table changed: who sits, pause, clock, an undo asked for. */
export interface Changed {
  is: "table";
  table: TableInfo;
}

export interface Chatted {
  is: "chat";
  line: ChatLine;
}

/** What was asked with this key is kept. For a move: how many of its actions were played, and why not the
 * next one, if there is one. */
export interface Done {
  is: "done";
  key: string;
  position: number;
  played: number;
  why: Why | null;
}

/** What was asked with this key is not possible; nothing was changed. */
export interface Refused {
  is: "refused";
  key: string;
  why: Why;
}

export interface HintThought {
  action: string;
  visits: number;
  value: number;
}

/** The bot's advice: actions, best first, the continuation it expects, and the scores. */
export interface Hint {
  is: "hint";
  key: string;
  value: number;
  thoughts: HintThought[];
  line: string[];
  scores: number[];
}

/** The answer to AskWhy; nothing if the action is allowed. */
export interface Because {
  is: "why";
  key: string;
  why: Why | null;
}

/** The answer to AskForesight. A line that the rules do not allow is refused. */
export interface Foreseen {
  is: "foreseen";
  key: string;
  foresight: Foresight;
}

/** What will happen, and what of it is not decided yet.
 * 
 * ``events`` come in their order, as the seat will see them; a part that is not decided is None. They are
 * all unless ``certain`` is False: then the rest depends on chance or on something hidden. ``unknown`` are
 * the paths of the view whose values are not decided. ``next`` is the decision that follows, with its
 * actions if it is the seat's own and they are sure; ``covers`` has the spaces that some of them cover.
 * ``result`` is how the game ends, if it does for sure. */
export interface Foresight {
  events: Event[];
  certain: boolean;
  changes: Change[];
  unknown: string[];
  next: Decision | null;
  covers: Record<string, string[]>;
  result: Result | null;
}

/** A value of the seat's view that will be another one: ``cities.0.coins`` from 7 to 4. */
export interface Change {
  path: string;
  before: unknown;
  after: unknown;
}

/** Who must choose, why, and from what. ``together`` are all the seats that have not chosen yet, where
 * several choose at the same time. */
export interface Decision {
  seat: number;
  kind: string;
  rule: string;
  actions: string[];
  together?: number[];
}

export interface Pong {
  is: "pong";
  key: string;
}

/** A finished game, or an imported record. Nothing is hidden any more. */
export interface Replay {
  id: string;
  game: string;
  version: number;
  players: string[];
  options: Record<string, boolean | number | string>;
  steps: Step[];
  result: Result | null;
  from_position: boolean;
  commitment: string | null;
  seed: string | null;
  record: string;
}

/** The positions after the moves ``first``, ``first + 1``, ... as one seat saw them (0: the set-up). */
export interface ReplayViews {
  first: number;
  seat: number;
  views: unknown[];
}

/** A record to keep and look at. */
export interface NewRecord {
  text: string;
}

export interface Kept {
  id: string;
}

/** A record to be checked: against the promise that was published before the game, and for my salt. */
export interface Check {
  record: string;
  commitment?: string | null;
  salt?: string | null;
  language?: string;
}

/** Whether a record is true: every move legal, every chance result drawn from its seed, and the seed the
 * one that was promised. */
export interface Verdict {
  ok: boolean;
  lines: string[];
}

export interface LeaderRow {
  place: number;
  player: string;
  name: string;
  rating: number;
  uncertainty: number;
  games: number;
}

export interface Profile {
  player: string;
  name: string;
  account: boolean;
  created: number;
  ratings: Record<string, LeaderRow>;
  tables: TableCard[];
}

/** A line of the stream for programs: a decision waits for one of my seats. */
export interface Waiting {
  is: "decision";
  table: string;
  game: string;
  seat: number;
  position: number;
  view: unknown;
  actions: string[];
  time_left: number | null;
}

/** A line of the stream: a game in which I had to decide is over. ``more``: the table plays another round
 * as soon as everybody is ready. */
export interface Ended {
  is: "over";
  table: string;
  result: Result | null;
  more: boolean;
}

/** A line of the stream that only says that it is alive. */
export interface Heartbeat {
  is: "heartbeat";
}

/** A program's move; see Move. */
export interface BotMove {
  seat: number;
  position: number;
  actions: string[];
  key: string;
}

/** A program wants the next round; see Ready. */
export interface BotReady {
  key: string;
}

/** A table of Civilization as one seat sees it. ``prices`` is what the viewer could build, wherever that
 * is, and what it costs; ``reach`` is where the group can go that the viewer moves. */
export interface CivilizationView {
  game: string;
  seat: number;
  decision: Decision | null;
  result: Result | null;
  options: Record<string, unknown>;
  turn: number;
  phase: string;
  first_player: number;
  tiles: CivilizationTileData[];
  squares: Record<string, CivilizationSquareView>;
  players: CivilizationNationView[];
  wonders: Record<string, string>;
  obsolete: string[];
  buildings: Record<string, number>;
  market: Record<string, number>;
  person_tokens: Record<string, number>;
  decks: Record<string, number>;
  prices: Record<string, number>;
  panama_coins: number;
  henson_markers: number;
  battle: CivilizationBattleView | null;
  offer: CivilizationOfferView | null;
  asking: CivilizationAskingView | null;
  reach: Record<string, CivilizationReachView>;
}

/** A tile of the layout: the neutral ones first, then the homes by seat; ``null`` while it is face
 * down. */
export interface CivilizationTileData {
  tile?: string | null;
  turns?: number;
}

/** What is special about a square: its terrain, if a token changed it; the thing on it, and the kind of a
 * hut or village that the viewer has seen; figures, the city for which they gather, and marks. */
export interface CivilizationSquareView {
  terrain?: string | null;
  on?: string | null;
  seen?: string | null;
  figures?: CivilizationFiguresData | null;
  gather?: number;
  marks?: string[];
}

/** Figures of a seat on a square, and how many of them have moved in this turn. */
export interface CivilizationFiguresData {
  seat: number;
  armies?: number;
  scouts?: number;
  moved_armies?: number;
  moved_scouts?: number;
}

/** A player. ``share`` is how near the nearest victory is, in thousandths (R21.4); ``victories`` are how
 * much of each there is and has to be. ``research`` is the trade that a tech of each level needs, ``room``
 * are the levels with a free slot, ``space`` is what the next space of the track costs: culture, trade;
 * ``spaces`` all that the viewer has ahead. ``committed`` is what the viewer has chosen in Research, as
 * actions. ``values`` are the strength and health of the units of the reserve that the viewer knows. */
export interface CivilizationNationView {
  civilization: string | null;
  government: string;
  trade: number;
  culture: number;
  coins: number;
  track: number;
  technologies: string[];
  slots: number[];
  ranks: number[];
  armies: number;
  scouts: number;
  cities: (CivilizationCityView | null)[];
  reserve: CivilizationHandView;
  events: CivilizationHandView;
  persons: CivilizationHandView;
  tokens: CivilizationHandView;
  event_limit: number;
  travel_speed: number;
  stacking_limit: number;
  most_cities: number;
  most_policies: number;
  combat: number;
  share: number;
  victories: Record<string, number[]>;
  research: number[];
  room: number[];
  space?: number[];
  spaces?: number[][];
  committed?: string[];
  values?: Record<string, number[]>;
  wonders?: string[];
  chosen?: boolean;
  drawn?: string[];
  policies?: string[];
  investments?: Record<string, number>;
  coin_tokens?: Record<string, number>;
  resources?: Record<string, number>;
  open_persons?: string[];
  person_tokens?: Record<string, number>;
  working_types?: string[];
  window?: string[];
  used?: string[];
  muted?: boolean;
  offers?: number;
}

/** A city: what it makes, what it has done in this turn, and what each square of its outskirts yields:
 * trade, production, culture, coins. */
export interface CivilizationCityView {
  square: string;
  trade: number;
  production: number;
  arts: number;
  second?: string | null;
  marks?: string[];
  taken?: number;
  extra?: number;
  kinds?: string[];
  bonus?: number;
  yields?: Record<string, number[]>;
}

/** Cards or tokens somebody holds: how many of each back (a type, a level, or the kind of token), and
 * those that the viewer knows. */
export interface CivilizationHandView {
  count?: Record<string, number>;
  known?: string[];
}

/** A battle. ``played`` is the unit whose front the viewer chooses, ``strength`` what the next unit deals
 * besides its own. */
export interface CivilizationBattleView {
  kind: string;
  square: string;
  attacker: CivilizationSideView;
  defender: CivilizationSideView;
  fronts?: CivilizationFrontView[];
  played?: string | null;
  strength?: number;
}

/** One side of a battle; barbarians have the seat that plays them. ``total`` is what would be compared now
 * (R10.7), ``parts`` what the bonus is made of, ``values`` the strength and health of the units of the hand
 * that the viewer knows, ``fallen`` the units killed. */
export interface CivilizationSideView {
  seat: number;
  armies: number;
  bonus: number;
  hand: CivilizationHandView;
  total: number;
  barbarian?: boolean;
  parts?: Record<string, number>;
  values?: Record<string, number[]>;
  fallen?: string[];
  scouts?: number;
  killed?: number;
  used?: string[];
}

export interface CivilizationFrontView {
  attacker?: CivilizationUnitView | null;
  defender?: CivilizationUnitView | null;
}

/** A unit at a front. */
export interface CivilizationUnitView {
  unit: string;
  strength: number;
  health: number;
  wounds?: number;
}

/** An offer being made or answered. What is given is named for the two parties only. */
export interface CivilizationOfferView {
  seat: number;
  to: number;
  give?: string[];
  ask?: string[];
}

/** What the decision is about, as far as everybody may know: the effect or the action it belongs to, whose
 * that is, and its city, item and squares. ``reason`` is why one thing is to be chosen, where the effect
 * does not say it; ``pay`` the resource that is paid now, or ``any``; ``person`` the type of great person to
 * be placed; ``left`` how many wounds, or how much loot. */
export interface CivilizationAskingView {
  about?: string;
  reason?: string | null;
  player?: number | null;
  city?: number | null;
  item?: string | null;
  square?: string | null;
  also?: string | null;
  also_square?: string | null;
  armies?: number;
  scouts?: number;
  steps?: number;
  pay?: string | null;
  person?: string | null;
  left?: number;
}

/** A square that a group can reach: the way there, a letter a step, and what it runs into. */
export interface CivilizationReachView {
  way: string;
  meets?: string;
}

/** The table as one seat sees it. ``hidden`` are the cards that a face-down card of the structure can
 * still be, by its back; ``draft_order`` the seats that pick wonders, batch by batch, until all have. */
export interface DuelView {
  game: string;
  seat: number;
  decision: Decision | null;
  result: Result | null;
  options: Record<string, boolean | number | string>;
  first_player: number;
  age: number;
  structure: DuelSlotView[];
  hidden: Record<string, string[]>;
  cities: DuelCityView[];
  pawn: number;
  loot: number[][];
  progress_board: string[];
  progress_removed: string[];
  discard_pile: string[];
  draft: string[];
  draft_order: number[][];
  library: string[] | null;
}

/** A card of the structure. ``back`` is "1", "2", "3" or "guild"; ``card`` is None face down.
 * ``covered_by`` are the slots of the cards that lie on it, ``chained`` the seats that would build it for
 * free by a chain. The quote is the price for the player who sees the table. */
export interface DuelSlotView {
  slot: number;
  row: number;
  x: number;
  back: string;
  card: string | null;
  available: boolean;
  covered_by: number[];
  chained: number[];
  quote: DuelQuote | null;
}

/** The price of a building or wonder for one player. */
export interface DuelQuote {
  total: number;
  coins: number;
  trade: number;
  affordable: boolean;
  chain: string;
  lines: DuelLine[];
}

/** One resource of a cost, unit by unit: how each of the needed units is obtained. */
export interface DuelLine {
  resource: string;
  needed: number;
  produced: number;
  chosen: number;
  rebated: number;
  bought: number;
  unit_price: number;
}

/** A city; ``pairs`` are the symbols it has twice. */
export interface DuelCityView {
  coins: number;
  buildings: Record<string, string[]>;
  wonders: DuelWonderView[];
  progress: string[];
  symbols: string[];
  pairs: string[];
  production: Record<string, number>;
  raw_choices: number;
  goods_choices: number;
  unit_prices: Record<string, number>;
  price_reasons: Record<string, DuelUnitPrice>;
  discard_income: number;
  discard_parts: DuelDiscardParts;
  score: Record<string, number>;
}

export interface DuelWonderView {
  wonder: string;
  built_with: string | null;
  quote: DuelQuote | null;
}

/** Why a unit of a resource costs what it costs: the card that fixes its price, or a base and what the
 * opponent produces of it (R5.3). */
export interface DuelUnitPrice {
  fixed_by: string | null;
  base: number;
  produced: number;
}

/** What discarding a card brings: for the card, and for the yellow cards of the city (R4.4). */
export interface DuelDiscardParts {
  card: number;
  yellow: number;
}

/** The table as one seat sees it. ``performers`` are for each effect of the activated card the seats that
 * carry it out, in their order; ``picked_from`` is whose score pile is chosen from by the backs. */
export interface InnovationView {
  game: string;
  seat: number;
  decision: Decision | null;
  result: Result | null;
  options: Record<string, boolean | number | string>;
  player: number;
  actions_left: number;
  players: InnovationPlayerView[];
  supplies: number[];
  achievements: number[];
  specials: string[];
  age_claims: InnovationAgeClaimView[];
  special_claims: InnovationSpecialClaimView[];
  removed: InnovationCardView[];
  first_meld: string | null;
  activated: string | null;
  vulnerable: number[];
  sharing: number[];
  performers: number[][];
  executing: InnovationStepView[];
  picked_from: number | null;
  needed: number;
}

export interface InnovationPlayerView {
  hand: InnovationCardView[];
  score: InnovationCardView[];
  points: number;
  board: Record<string, InnovationPileView>;
  icons: Record<string, number>;
  achievements: number[];
  specials: string[];
  tucked: number;
  scored: number;
  draw: InnovationDrawView;
}

/** A card of which everybody sees the age; ``card`` is None if the seat does not know which. */
export interface InnovationCardView {
  age: number;
  card: string | null;
}

/** A pile of a board. ``covered`` lists the cards under the top one, the uppermost first: what the
 * seat may look at, else None; ``edges`` are the icons the splay lets everybody see of them.
 * ``performers`` are for each effect of the top card the seats that would carry it out, in their order, if
 * its owner activated it now (R5). */
export interface InnovationPileView {
  top: string;
  size: number;
  splay: string | null;
  covered: (string | null)[];
  edges: string[][];
  performers: number[][];
}

/** What a Draw action draws: the value, and the age of the card that comes; None ends the game. */
export interface InnovationDrawView {
  value: number;
  age: number | null;
}

/** An available age achievement: the points that each seat lacks, and the seats that lack a top card. */
export interface InnovationAgeClaimView {
  age: number;
  points_lacking: number[];
  top_lacking: number[];
}

/** An available special achievement: how many of what it counts are needed, and how many each seat has. */
export interface InnovationSpecialClaimView {
  special: string;
  needed: number;
  has: number[];
}

/** A card being executed: which effect, and by whom. */
export interface InnovationStepView {
  card: string;
  effect: number;
  player: number;
}

/** The table as everybody sees it. ``player`` has the turn; ``resources`` are the spaces with a resource
 * token; ``supply`` the tokens that can be gained; ``wonders`` says where the built ones lie, under cities
 * or tokens, or on spaces of nobody. ``repeats`` is how often the present question can still be answered,
 * ``row_of`` whose focus row it is about, if that is not the row of whoever decides. ``difficulties`` are
 * those of the spaces that can be chosen, ``attack_bonuses`` and ``defence_bonuses`` what counts where an
 * attack is possible; ``targets`` puts them together. */
export interface NewDawnView {
  game: string;
  seat: number;
  decision: Decision | null;
  result: Result | null;
  options: Record<string, boolean | number | string>;
  round: number;
  player: number;
  first_player: number;
  event_dial: NewDawnEventDialView;
  tiles: NewDawnTileView[];
  waters: [number, number][];
  players: NewDawnPlayerView[];
  resources: string[];
  supply: Record<string, number>;
  city_states: NewDawnStateView[];
  natural_wonders: NewDawnNaturalView[];
  barbarians: NewDawnBarbarianView[];
  wonders: Record<string, string>;
  stored_tokens: number;
  decks: NewDawnDeckView[];
  victory_cards: NewDawnVictoryCardView[];
  repeats: number;
  row_of: number | null;
  difficulties: Record<string, string[]>;
  attack_bonuses: NewDawnBonusView[];
  defence_bonuses: NewDawnBonusView[];
  resolving: NewDawnResolvingView | null;
  combat: NewDawnCombatView | null;
  last_dice: number[];
  paying: NewDawnPayingView | null;
  laying: NewDawnLayingView | null;
}

/** The event dial, its pointer, and the direction of the barbarians: for each number of the die one of
 * ne, e, se, sw, w, nw; the last die, 0 before the first. */
export interface NewDawnEventDialView {
  symbols: string[];
  pointer: number;
  directions: string[];
  die: number;
}

/** A laid tile, with the side that is up, how often it is turned by 60 degrees clockwise, and where its
 * space 0 lies: axial (q, r), q to the east, r to the south-east. What is printed on it stands in the
 * components. */
export interface NewDawnTileView {
  side: string;
  at: [number, number];
  turns?: number;
  core?: boolean;
}

/** A player. ``tokens`` and ``reinforced`` are spaces with control tokens, ``tokens_left`` those unused;
 * ``caravans`` are spaces, "card", or None in the supply; ``wonders`` are those controlled, also under
 * tokens; ``stock`` are the own diplomacy cards that others can take; ``marks`` counts the victory cards
 * met. */
export interface NewDawnPlayerView {
  colour: string;
  leader: string;
  dial: number;
  row: NewDawnCardView[];
  cities: NewDawnCityView[];
  tokens: string[];
  reinforced: string[];
  tokens_left: number;
  cities_left: number;
  caravans: (string | null)[];
  resources: Record<string, number>;
  natural_wonders: string[];
  city_states: string[];
  wonders: string[];
  alliances: string[];
  pacts: NewDawnPactView[];
  stock: string[];
  marks: number;
  spaces: number;
}

/** A card of a focus row. ``slot`` is where it lies; ``counts_as`` the slot that counts if it is resolved
 * now and that is another one (R4.5). ``does`` has the numbers of its effect there, before tokens are spent:
 * ``tokens`` placed, ``steps`` of the dial, ``caravans`` and the ``distance`` of each with what the
 * ``colossus`` adds to all of them, ``production``, ``reinforcements``, ``attacks`` and the ``attack`` value
 * of each without die and target, and the ``difficulty`` allowed. ``city_states`` and ``natural_wonders``
 * are tokens on it, ``free`` those that can still be spent in this turn. */
export interface NewDawnCardView {
  card: string;
  slot: number;
  does: Record<string, number>;
  counts_as?: number;
  trade?: number;
  city_states?: string[];
  natural_wonders?: string[];
  free?: string[];
}

/** A city. ``missing`` are the neighbours that keep it from being mature (R5.5). */
export interface NewDawnCityView {
  space: string;
  capital?: boolean;
  missing?: string[];
}

/** A diplomacy card of another player. */
export interface NewDawnPactView {
  owner: number;
  pact: string;
}

/** A city-state in play. ``conqueror`` is None while its token is on the map; ``cards`` are copies of its
 * diplomacy card that can be taken. */
export interface NewDawnStateView {
  city_state: string;
  space: string;
  conqueror: number | null;
  cards: number;
}

/** A natural wonder in play. ``holder`` is None while its token is on the map. */
export interface NewDawnNaturalView {
  natural_wonder: string;
  space: string;
  holder: number | null;
}

/** A barbarian in play; beside the map, ``space`` is None. ``symbol`` is where it appears. */
export interface NewDawnBarbarianView {
  barbarian: string;
  space: string | null;
  symbol: string;
}

/** A deck of wonders: the faceup one, how many lie below it, and for each seat what it costs (R8.9) and
 * the production the seat could reach if it resolved its industry card now (R8.8). */
export interface NewDawnDeckView {
  type: string;
  wonder: string | null;
  below: number;
  costs: number[];
  productions: number[];
}

export interface NewDawnVictoryCardView {
  victory_card: string;
  agendas: NewDawnAgendaView[];
  marked: number[];
}

/** An agenda: how far each seat is, of how much. */
export interface NewDawnAgendaView {
  agenda: string;
  have: number[];
  need: number;
}

/** A bonus that counts in possible attacks: on all pieces of these seats, on pieces of these spaces, and
 * on these barbarians; in all attacks if nothing is named. */
export interface NewDawnBonusView {
  bonus: string;
  value: number;
  seats?: number[];
  spaces?: string[];
  barbarians?: string[];
}

/** What is being done with a focus card, spent tokens counted. ``slot`` is the one that counts; ``left``
 * the tokens, attacks or steps of the dial still to come; ``difficulty`` the one allowed; ``reinforcements``
 * those of a military card; ``distance`` how far each caravan goes, and ``colossus`` the spaces all of them
 * share. */
export interface NewDawnResolvingView {
  card: string;
  slot: number;
  left?: number;
  difficulty?: number;
  reinforcements?: number;
  distance?: number;
  colossus?: number;
}

/** An attack that waits for trade tokens (R9.8), bonus by bonus, dice and spent tokens included.
 * ``target`` is barbarian, city_state, token, city or capital; ``defender_tokens`` are the trade tokens with
 * which the defender could answer. */
export interface NewDawnCombatView {
  attacker: number;
  defender: number | null;
  defender_tokens: number;
  space: string;
  target: string;
  attack: Record<string, number>;
  defence: Record<string, number>;
}

export interface NewDawnPayingView {
  wonder: string;
  cost: number;
  production: number;
}

/** The custom map being built: the tiles each seat still has, the side chosen, its turns, and the places
 * of its ten spaces around space 0. ``places`` are the positions that fit, by side and turns (``a0`` to
 * ``b5``), as long as one of them is open; ``origin`` is where position a1 lies. */
export interface NewDawnLayingView {
  hands: string[][];
  waters_left: number;
  side: string | null;
  turns: number | null;
  outline: [number, number][];
  places: Record<string, string[]>;
  origin: [number, number];
}

/** The table as everybody sees it. */
export interface WorldWondersView {
  game: string;
  seat: number;
  decision: Decision | null;
  result: Result | null;
  options: Record<string, boolean | number | string>;
  round: number;
  order: number[];
  stacks: WorldWondersStackView[];
  prices: Record<string, number>;
  long_roads: number;
  short_roads: number;
  towers: number;
  pedestals: string[];
  display: string[];
  deck: number;
  removed: string[];
  goals: WorldWondersGoalView[];
  cities: WorldWondersCityView[];
  placing: WorldWondersPlacingView | null;
  solo: WorldWondersSoloView | null;
}

/** A stack from left to right; ``tile`` is None once it was taken, ``left`` counts the tiles below. */
export interface WorldWondersStackView {
  stack: string;
  price: number;
  tile: string | null;
  left: number;
}

/** A common goal: how well each city meets it, and the points that gives now. */
export interface WorldWondersGoalView {
  goal: string;
  metrics: number[];
  points: number[];
}

/** ``score`` is what the city would score if the game ended now, ``scoring`` the natural resources in it.
 * 
 * ``neighbours`` are the kinds of things a monument could still be built beside. */
export interface WorldWondersCityView {
  map: string;
  objects: WorldWondersObjectView[];
  coins: number;
  coins_spent: number;
  coin_limit: number;
  loan: boolean;
  out: boolean;
  pedestal: string | null;
  resources: Record<string, number>;
  population: number;
  monuments: string[];
  monument_price: number;
  neighbours: string[];
  scoring: string[];
  score: Record<string, number>;
}

/** Something on a map: a tile, a monument, a road piece or a tower, and the spaces it covers. */
export interface WorldWondersObjectView {
  object: string;
  cells: string[];
  district: boolean;
}

/** What is being placed, how many of each piece are left, and the spaces of parts placed before. */
export interface WorldWondersPlacingView {
  item: string;
  pieces: number[];
  cells: string[];
}

/** The automatic opponent: cards used since the last shuffle, the last one is in force. */
export interface WorldWondersSoloView {
  used: string[];
  deck: number;
  monuments: string[];
  score: number;
}

export type ClientMessage = Move | Undo | AnswerUndo | Chat | Pause | Resume | Resign | TakeOver | TakeBack | Ready | AskHint | AskWhy | AskForesight | Ping;

export type ServerMessage = Snapshot | Stepped | Undone | Changed | Chatted | Done | Refused | Hint | Because | Foreseen | Pong;

export type GameView = CivilizationView | DuelView | InnovationView | NewDawnView | WorldWondersView;
