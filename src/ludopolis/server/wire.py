"""What goes over the wire between the service and the page, or a program.

``tools/wire_types.py`` writes the same types for the page (``web/src/lib/wire.ts``); a test fails when
they differ. Texts are ids; the page names them in the viewer's language.
"""

from typing import Annotated, Any

import msgspec

from ludopolis.core.data import Event, Result
from ludopolis.core.foresight import LONGEST_LINE, Foresight
from ludopolis.core.kinds import OptionValue

MOST_ACTIONS = 64  # in one move


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """Why something is refused: a code for programs, the rule of the game if it is one, and words in each
    language."""

    code: str
    rule: str | None = None
    text: dict[str, str] = {}


class Failure(msgspec.Struct, frozen=True):
    """The body of every answer that is not a success."""

    error: Why


# --- people ---------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who I am here. ``csrf`` goes into the header X-CSRF-Token of every request that changes something."""

    id: str
    name: str
    login: str | None
    language: str | None
    csrf: str


# --- games ----------------------------------------------------------------------------------------


class NumberBounds(msgspec.Struct, frozen=True):
    minimum: int
    maximum: int


class GameOption(msgspec.Struct, frozen=True):
    """A choice before a game: one of the values, or a number between bounds."""

    id: str
    values: list[OptionValue]
    default: OptionValue
    rule: str
    bounds: NumberBounds | None


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here: its name and a sentence about it by language, how long it usually
    takes, and whether players hold what others must not see."""

    id: str
    version: int
    name: dict[str, str]
    about: dict[str, str]
    seat_counts: list[int]
    minutes: int
    private_hands: bool
    options: list[GameOption]


class VerbArgument(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an argument of an action is called in texts, and the kind of its components; of players the number
    of the first one."""

    role: str
    kind: str
    first: int = 0


class GameFacts(msgspec.Struct, frozen=True):
    """Everything printed on the components (``components.json`` without what the game names as ``unsent``),
    the ids of each kind in their order, the arguments of each verb, and the kinds of the parts of each event,
    with its rule."""

    id: str
    components: dict[str, Any]
    ids: dict[str, list[str]]
    verbs: dict[str, list[VerbArgument]]
    events: dict[str, dict[str, str]]
    event_rules: dict[str, str]


class GameTexts(msgspec.Struct, frozen=True):
    """The names and texts of a game in one language, as a Project Fluent file."""

    id: str
    language: str
    source: str


class RuleText(msgspec.Struct, frozen=True):
    number: str
    section: str
    text: str


class Rules(msgspec.Struct, frozen=True):
    """The numbered rules of a game in one language. ``text`` is Markdown."""

    title: str
    sections: dict[str, str]
    rules: list[RuleText]


# --- tables ---------------------------------------------------------------------------------------


class NewSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to sit on a seat: "me", "open" (whoever joins), "here" (another person at my device, with a
    name), or "bot" (with a level from 1 to 5)."""

    kind: str
    name: str | None = None
    level: int | None = None


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """``seconds`` for a player's whole game and ``bonus`` added after each turn; or ``days`` a turn."""

    seconds: int | None = None
    bonus: int = 0
    days: int | None = None


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, OptionValue] = {}
    public: bool = False
    clock: Clock | None = None
    rounds: int = 1
    salt: str | None = None
    position: dict[str, Any] | None = None


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a table. ``kind``: "person", "open", "here" (a further person at the device of ``player``)
    or "bot". A bot that took over for a person keeps the person's ``player`` and ``name``. ``mine``: whoever
    asks may act for it. ``time_left`` in seconds, at the moment of sending; ``ready`` for the next round;
    ``rating`` and how it changed after a rated round."""

    kind: str
    name: str | None
    level: int | None = None
    player: str | None = None
    mine: bool = False
    connected: bool = False
    ready: bool = False
    resigned: bool = False
    wins: float = 0
    time_left: float | None = None
    salt: str | None = None
    rating: float | None = None
    rating_change: float | None = None


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks to go back to a position; the seats in ``waiting_for`` have not agreed yet."""

    seat: int
    to: int
    waiting_for: list[int]


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table, without the position. ``phase`` is "waiting", "playing", "paused" or "over" ("over" between
    rounds too: ``round`` < ``rounds``). The seats are those of the game; before each further round everybody
    moves on by one seat. ``invite`` (the id of the table, a dash, and a secret) is told to those who sit
    there. ``commitment`` is the promise of this round's shuffle, ``next_commitment`` that of the next round;
    there is none where the game starts ``from_position``, which somebody set up. ``seed`` is revealed when
    the round is over. ``rematch`` is the id of a new table for the same people, if somebody wants one.
    ``result.end`` may also be "resigned" or "timed_out"; then there are no scores."""

    id: str
    game: str
    version: int
    phase: str
    public: bool
    options: dict[str, OptionValue]
    seats: list[SeatInfo]
    clock: Clock | None
    round: int
    rounds: int
    invite: str | None
    from_position: bool = False
    commitment: str | None = None
    next_commitment: str | None = None
    seed: str | None = None
    rated: bool = False
    rematch: str | None = None
    undo: UndoRequest | None = None
    can_undo: bool = False
    owner: bool = False
    created: float = 0
    updated: float = 0
    result: Result | None = None


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    phase: str
    public: bool
    seats: list[SeatInfo]
    round: int
    rounds: int
    clock: Clock | None
    from_position: bool = False
    my_turn: bool
    moves: int
    updated: float


class Join(msgspec.Struct, frozen=True, kw_only=True):
    """Sit down. Private tables want their ``invite``; without ``seat`` it is the first open one. ``salt`` is
    mixed into the shuffle."""

    invite: str | None = None
    seat: int | None = None
    salt: str | None = None


class SeatBot(msgspec.Struct, frozen=True, kw_only=True):
    """Let a bot sit down on an open seat."""

    seat: int
    level: int


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A move as the viewer saw it. ``number`` counts moves from 1, 0 is the set-up. ``action`` is told to
    whoever sits on its seat. A viewer who acts for several seats gets in ``events`` what everybody saw, and
    in ``by_seat`` what each of his seats saw."""

    number: int
    seat: int | None
    at: float
    events: list[Event]
    action: str | None = None
    by_seat: dict[str, list[Event]] = {}


# --- the socket of a table: what the page says ----------------------------------------------------


Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]


class FromClient(msgspec.Struct, kw_only=True, tag_field="do"):
    """``key`` is made up by whoever asks (plain characters without spaces): asked twice with the same key, a
    thing is done once."""

    key: Key


Actions = Annotated[list[str], msgspec.Meta(min_length=1, max_length=MOST_ACTIONS)]


class Move(FromClient, tag="move"):
    """``position`` is the number of the position the player saw; a move for another one is stale. The actions
    are played one after another until one is refused or the seat no longer decides."""

    seat: int
    position: int
    actions: Actions


class Undo(FromClient, tag="undo"):
    seat: int
    position: int


class AnswerUndo(FromClient, tag="answer_undo"):
    seat: int
    agree: bool


class Chat(FromClient, tag="chat"):
    text: str


class Pause(FromClient, tag="pause"):
    pass


class Resume(FromClient, tag="resume"):
    pass


class Resign(FromClient, tag="resign"):
    seat: int


class TakeOver(FromClient, tag="take_over"):
    """Let a bot play a seat whose player has left for good (or my own)."""

    seat: int
    level: int


class TakeBack(FromClient, tag="take_back"):
    """Play my seat again, which a bot took over."""

    seat: int


class Ready(FromClient, tag="ready"):
    """I want the next round; it starts when everybody does."""


class AskHint(FromClient, tag="hint"):
    seat: int
    position: int


class AskWhy(FromClient, tag="why"):
    """Why is this action not allowed?"""

    seat: int
    action: str


Line = Annotated[list[str], msgspec.Meta(max_length=LONGEST_LINE)]


class AskForesight(FromClient, tag="foresee"):
    """What would a line of own actions bring? Without actions: what can be chosen now, and what it covers."""

    seat: int
    position: int
    actions: Line = []


class Ping(FromClient, tag="ping"):
    pass


ClientMessage = (
    Move
    | Undo
    | AnswerUndo
    | Chat
    | Pause
    | Resume
    | Resign
    | TakeOver
    | TakeBack
    | Ready
    | AskHint
    | AskWhy
    | AskForesight
    | Ping
)


# --- the socket of a table: what the service tells ------------------------------------------------


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    at: float
    player: str
    name: str
    text: str


class FromServer(msgspec.Struct, kw_only=True, tag_field="is"):
    pass


class Snapshot(FromServer, tag="snapshot"):
    """Everything the viewer may know: sent after connecting, and when a round starts.

    ``views`` has a view for each seat the viewer acts for (spectators: "-1"). ``position`` is its number,
    which changes with every move and undo; ``seen`` is the number of moves when the viewer last moved.
    """

    table: TableInfo
    position: int
    views: dict[str, Any]
    steps: list[Step]
    seen: int
    chat: list[ChatLine]


class Stepped(FromServer, tag="steps"):
    """Moves were made, one after another by the same seat; ``position`` and ``views`` are those after the
    last."""

    steps: list[Step]
    position: int
    views: dict[str, Any]
    table: TableInfo


class Undone(FromServer, tag="undone"):
    """Moves were taken back: only the first ``moves`` are left."""

    moves: int
    position: int
    views: dict[str, Any]
    seen: int
    table: TableInfo


class Changed(FromServer, tag="table"):
    """Something else about the table changed: who sits, pause, clock, an undo asked for."""

    table: TableInfo


class Chatted(FromServer, tag="chat"):
    line: ChatLine


class Done(FromServer, tag="done"):
    """What was asked with this key is kept. For a move: how many of its actions were played, and why not the
    next one, if there is one."""

    key: str
    position: int
    played: int = 0
    why: Why | None = None


class Refused(FromServer, tag="refused"):
    """What was asked with this key is not possible; nothing was changed."""

    key: str
    why: Why


class HintThought(msgspec.Struct, frozen=True):
    action: str
    visits: int
    value: float


class Hint(FromServer, tag="hint"):
    """The bot's advice: actions, best first, the continuation it expects, and the scores."""

    key: str
    value: float
    thoughts: list[HintThought]
    line: list[str]
    scores: list[float]


class Because(FromServer, tag="why"):
    """The answer to AskWhy; nothing if the action is allowed."""

    key: str
    why: Why | None


class Foreseen(FromServer, tag="foreseen"):
    """The answer to AskForesight. A line that the rules do not allow is refused."""

    key: str
    foresight: Foresight


class Pong(FromServer, tag="pong"):
    key: str


ServerMessage = (
    Snapshot | Stepped | Undone | Changed | Chatted | Done | Refused | Hint | Because | Foreseen | Pong
)


# --- replays --------------------------------------------------------------------------------------


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, or an imported record. Nothing is hidden any more."""

    id: str
    game: str
    version: int
    players: list[str]
    options: dict[str, OptionValue]
    steps: list[Step]
    result: Result | None
    from_position: bool
    commitment: str | None
    seed: str | None
    record: str


class ReplayViews(msgspec.Struct, frozen=True, kw_only=True):
    """The positions after the moves ``first``, ``first + 1``, ... as one seat saw them (0: the set-up)."""

    first: int
    seat: int
    views: list[Any]


class NewRecord(msgspec.Struct, frozen=True):
    """A record to keep and look at."""

    text: str


class Kept(msgspec.Struct, frozen=True):
    id: str


class Check(msgspec.Struct, frozen=True, kw_only=True):
    """A record to be checked: against the promise that was published before the game, and for my salt."""

    record: str
    commitment: str | None = None
    salt: str | None = None
    language: str = "en"


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a record is true: every move legal, every chance result drawn from its seed, and the seed the
    one that was promised."""

    ok: bool
    lines: list[str]


class LeaderRow(msgspec.Struct, frozen=True, kw_only=True):
    place: int
    player: str
    name: str
    rating: float
    uncertainty: float
    games: int


class Profile(msgspec.Struct, frozen=True, kw_only=True):
    player: str
    name: str
    account: bool
    created: float
    ratings: dict[str, LeaderRow]
    tables: list[TableCard]


# --- programs -------------------------------------------------------------------------------------


class Waiting(FromServer, tag="decision"):
    """A line of the stream for programs: a decision waits for one of my seats."""

    table: str
    game: str
    seat: int
    position: int
    view: Any
    actions: list[str]
    time_left: float | None


class Ended(FromServer, tag="over"):
    """A line of the stream: a game in which I had to decide is over. ``more``: the table plays another round
    as soon as everybody is ready."""

    table: str
    result: Result | None
    more: bool


class Heartbeat(FromServer, tag="heartbeat"):
    """A line of the stream that only says that it is alive."""


class BotMove(msgspec.Struct, frozen=True, kw_only=True):
    """A program's move; see Move."""

    seat: int
    position: int
    actions: Actions
    key: Key


class BotReady(msgspec.Struct, frozen=True, kw_only=True):
    """A program wants the next round; see Ready."""

    key: Key
