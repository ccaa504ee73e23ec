"""A table: a fold over its entries. No input or output here, and no clock: time comes with the entries.

What may be asked of a table is in ``commands.py``, what a viewer gets to see of it in ``views.py``.
"""

from collections.abc import Iterable, Mapping
from itertools import takewhile
from types import MappingProxyType

import msgspec

from ludopolis.core.contract import Game, State
from ludopolis.core.data import Result
from ludopolis.core.match import Match
from ludopolis.core.registry import game as find_game
from ludopolis.server.problems import problem
from ludopolis.server.store.contract import Entry
from ludopolis.server.tables import events, shuffle
from ludopolis.server.tables.events import BOT, HERE, OPEN, PERSON
from ludopolis.server.tables.timer import Timer
from ludopolis.server.tables.undo import Told, tells

WAITING, PLAYING, PAUSED, OVER = "waiting", "playing", "paused", "over"
RESIGNED, TIMED_OUT = "resigned", "timed_out"
SUBSTITUTE = 3  # the level of a bot that plays on for whoever gave up


class Chair(msgspec.Struct, kw_only=True):
    """A seat and whoever is on it. A person whose seat a bot plays keeps ``player`` and ``name``."""

    kind: str
    player: str | None = None
    name: str | None = None
    level: int | None = None
    salt: str | None = None
    lent: str | None = None  # what the seat was before a bot took over
    lent_by: str | None = None  # who wanted it
    resigned: bool = False
    ready: bool = False
    wins: float = 0.0

    @property
    def by_person(self) -> bool:
        return self.kind in (PERSON, HERE)

    def lend(self, level: int, by: str | None = None) -> None:
        self.lent, self.kind, self.level, self.lent_by = self.kind, BOT, level, by

    def take_back(self) -> None:
        if self.lent is not None:
            self.kind, self.lent, self.level, self.lent_by = self.lent, None, None, None
        self.resigned = False


class AskedUndo(msgspec.Struct, kw_only=True):
    seat: int
    to: int
    waiting_for: list[int]


class Round:
    """One game at a table: the match, and when and how each move was made."""

    def __init__(self, match: Match, at: float) -> None:
        self.match = match
        self.times = [at]
        self.granted: list[float] = []  # to the clock of each mover, before the move
        self.out_of_turn: list[bool] = []  # whether each move answered an interrupt
        self.result: Result | None = None
        self.told: dict[Told, bool] = {}  # what was found out about moves

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def seed(self) -> str | None:
        return self.match.seed

    @property
    def interrupted(self) -> bool:
        """Whether whoever decides is asked in somebody else's turn."""
        return not self.state.over and self.match.game.decisions[self.state.kind].interrupt

    def play(self, seat: int, action: str, at: float, granted: float, checked: bool) -> None:
        interrupted = self.interrupted
        (self.match.apply if checked else self.match.play)(action, seat)
        self.out_of_turn.append(interrupted)
        self.granted.append(granted)
        self.times.append(at)

    def rewind(self, to: int) -> None:
        self.match.rewind(to)
        del self.times[to + 1 :], self.granted[to:], self.out_of_turn[to:]
        self.told = {found: told for found, told in self.told.items() if found.move < to}

    def tells(self, asked: Told) -> bool:
        if asked not in self.told:
            self.told[asked] = tells(self.match, asked)
        return self.told[asked]


class Table:
    """``last_entry`` is its number; ``position`` changes with every move, undo and round. ``asked_at`` is the
    position at which each seat that decides was asked: those who choose together do not wait for each
    other, so what others have chosen since does not make a choice stale."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.last_entry = 0
        self.keys: set[str] = set()  # of the requests that were carried out
        self.created = 0.0
        self.updated = 0.0
        self.chairs: list[Chair] = []
        self.over = False
        self.paused = False
        self.round_number = 1
        self.position = 0
        self.asked_at: dict[int, int] = {}
        self.round: Round | None = None
        self.past: list[Round] = []  # the rounds before this one
        self.asked: AskedUndo | None = None
        self.rematch: events.Rematched | None = None
        self.timer = Timer(None, 0)

    @classmethod
    def fold(cls, id: str, kept: Iterable[Entry]) -> "Table":
        table = cls(id)
        for entry in kept:
            table.apply(entry)
        return table

    # --- looking ----------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return find_game(self.setup.game, self.setup.version)

    @property
    def phase(self) -> str:
        if self.over:
            return OVER
        if self.round is None:
            return WAITING
        return PAUSED if self.paused else PLAYING

    @property
    def moves(self) -> int:
        return len(self.round.match.moves) if self.round is not None else 0

    def last_own_action(self, seat: int) -> int | None:
        """The last action, if the seat took it."""
        if self.round is None or not self.moves:
            return None
        last = self.round.match.moves[-1]
        return last.action if last.seat == seat else None

    def row_of(self, seat: int) -> int:
        """How many of the last actions the seat took."""
        moves = self.round.match.moves if self.round is not None else []
        return sum(1 for _ in takewhile(lambda move: move.seat == seat, reversed(moves)))

    @property
    def deciders(self) -> list[int]:
        """The seats that must decide now, whether the table is paused or not: one, or all that choose
        together and have not chosen yet."""
        return [] if self.over or self.round is None else self.round.state.waiting()

    @property
    def people(self) -> list[str]:
        """The people who sit here, each once."""
        return list(dict.fromkeys(chair.player for chair in self.chairs if chair.player is not None))

    def seats_of(self, player: str | None) -> list[int]:
        """The seats a player acts for."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.by_person and chair.player == player]

    @property
    def more_rounds(self) -> bool:
        return self.round is not None and self.round_number < self.setup.rounds

    def promise(self, round: int) -> str | None:
        """The commitment to the shuffle of a round; none where somebody set the position up."""
        return None if self.setup.position is not None else shuffle.promise(self.setup.secret, round)

    @property
    def unready(self) -> set[str]:
        """Between two rounds: whom the next one waits for."""
        return {chair.player for chair in self.chairs if chair.player is not None and not chair.ready}

    @property
    def finished(self) -> list[Round]:
        """The rounds that are over, oldest first."""
        current = [self.round] if self.over and self.round is not None else []
        return self.past + current

    @property
    def rated(self) -> bool:
        """Whether people play against each other from the set-up, each at an own device."""
        people = [chair for chair in self.chairs if (chair.lent or chair.kind) in (PERSON, HERE)]
        several = len({chair.player for chair in people}) > 1
        hot_seat = any((chair.lent or chair.kind) == HERE for chair in people)
        return several and not hot_seat and self.setup.position is None

    def undo_target(self, seat: int) -> int | None:
        """How many moves are left when the last own move is taken back; None if there is none."""
        if self.round is None:
            return None
        own = self.seats_of(self.chairs[seat].player)
        moves = self.round.match.moves
        return next((number for number in reversed(range(len(moves))) if moves[number].seat in own), None)

    def undo_tells(self, seat: int, to: int) -> bool:
        """Whether a move that would be taken back showed something, as far as whoever asks can know."""
        assert self.round is not None
        asked = self._undone(seat, to)
        return any(map(self.round.told.get, asked)) or any(map(self.round.tells, asked))

    def undo_questions(self, seat: int) -> list[Told]:
        """What must be looked into before it is known whether the last own move may be taken back."""
        to = self.undo_target(seat)
        if to is None or self.round is None or self.over:
            return []
        told = self.round.told
        asked = self._undone(seat, to)
        return [] if any(map(told.get, asked)) else [question for question in asked if question not in told]

    def _undone(self, seat: int, to: int) -> list[Told]:
        """The moves that would be taken back, the last one first."""
        own = tuple(self.seats_of(self.chairs[seat].player))
        return [Told(move, own) for move in reversed(range(to, self.moves))]

    def time_after_undo(self, to: int, at: float) -> float | None:
        """What whoever made the move would have to make another one; None without a clock."""
        assert self.round is not None
        seat = self.round.match.moves[to].seat
        left = self.timer.left(seat, at)
        return None if left is None else left - self.timer.granted(seat) + self.round.granted[to]

    def asked_people(self, seat: int, to: int) -> list[int]:
        """The seats of other people who have had their turn since, and so have to agree."""
        assert self.round is not None
        own = self.chairs[seat].player
        made = zip(self.round.match.moves[to:], self.round.out_of_turn[to:], strict=True)
        since = {move.seat for move, out_of_turn in made if not out_of_turn}
        return [
            other
            for other, chair in enumerate(self.chairs)
            if other in since and chair.by_person and chair.player != own
        ]

    # --- folding ----------------------------------------------------------------------------------

    def apply(self, entry: Entry, checked: bool = False) -> None:
        """Let an entry happen. ``checked``: its move is known to be legal, and not asked for again."""
        self._happen(events.decode(entry.body), entry.at, checked)
        self.last_entry = entry.number
        self.updated = entry.at
        if entry.key is not None:
            self.keys.add(entry.key)

    def _happen(self, body: events.TableEvent, at: float, checked: bool) -> None:
        match body:
            case events.Created():
                self._create(body, at)
            case events.Sat():
                self._sit(body, at)
            case events.BotSat():
                self.chairs[body.seat] = Chair(kind=BOT, level=body.level)
                self._start_if_full(at)
            case events.Rose():
                self._rise(body)
            case events.Played():
                self._play(body, at, checked)
            case events.UndoAsked():
                self._ask_undo(body, at)
            case events.UndoAnswered():
                self._answer_undo(body, at)
            case events.Paused():
                self.paused = True
                self.timer.stop(at)
            case events.Interrupted():
                self._interrupt(body, at)
            case events.Resumed():
                self.paused = False
                self._run_clock(at)
            case events.Resigned():
                self._give_up(body.seat, RESIGNED, at)
            case events.TimedOut():
                self._time_out(body.seat, at)
            case events.TakenOver():
                self.chairs[body.seat].lend(body.level, body.by)
                self._forget_undo(at)
            case events.TakenBack():
                self.chairs[body.seat].take_back()
                self._run_clock(at)
            case events.Readied():
                self._ready(body, at)
            case events.Rematched():
                self.rematch = body

    def _create(self, body: events.Created, at: float) -> None:
        self.setup = body
        self.created = at
        if body.version not in find_game(body.game).versions:
            raise problem("old_rules")
        self.chairs = [
            Chair(kind=s.kind, player=s.player, name=s.name, level=s.level, salt=s.salt) for s in body.seats
        ]
        self._start_if_full(at)

    def _sit(self, body: events.Sat, at: float) -> None:
        wins = self.chairs[body.seat].wins
        self.chairs[body.seat] = Chair(
            kind=PERSON, player=body.player, name=body.name, salt=body.salt, wins=wins
        )
        self._start_if_full(at)

    def _rise(self, body: events.Rose) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.player == body.player:
                self.chairs[seat] = Chair(kind=OPEN)
        if not self.people:
            self.over = True  # nobody is left to wait

    def _start_if_full(self, at: float) -> None:
        if all(chair.kind != OPEN for chair in self.chairs):
            self._start(at)

    def _start(self, at: float) -> None:
        self.round = Round(self._new_match(), at)
        self.position += 1
        self.timer = Timer(self.setup.clock, len(self.chairs))
        self._ask(at)
        self._finish_if_over(at)

    def _new_match(self) -> Match:
        names = [_name(chair) for chair in self.chairs]
        if self.setup.position is not None:
            return Match.from_position(self.game, self.setup.position, names)
        salts = [chair.salt for chair in self.chairs]
        seed = shuffle.seed_of(self.setup.secret, self.round_number, salts)
        return Match.new(self.game, names, seed, **self.setup.options)

    def _play(self, body: events.Played, at: float, checked: bool) -> None:
        assert self.round is not None
        kind = self.round.state.kind
        others = {seat: since for seat, since in self.asked_at.items() if seat != body.seat}
        self.timer.compensate(body.seat, body.lag_ms / 1000, at)
        self.round.play(body.seat, body.action, at, self.timer.granted(body.seat), checked)
        self.position += 1
        self.asked = None
        same_question = not self.round.state.over and self.round.state.kind == kind
        self._ask(at, still=others if same_question else {})
        self._finish_if_over(at)

    def _ask(self, at: float, still: Mapping[int, int] = MappingProxyType({})) -> None:
        """Whoever decides is asked at this position, or was so already."""
        self.asked_at = {seat: still.get(seat, self.position) for seat in self.deciders}
        self._run_clock(at)

    def _run_clock(self, at: float) -> None:
        """The time of those who decide runs, if they are people."""
        deciders = self.deciders
        running = [seat for seat in deciders if self.chairs[seat].by_person and not self.paused]
        interrupt = self.round is not None and not self.over and self.round.interrupted
        self.timer.ask(deciders, at, running, interrupt)

    def _interrupt(self, body: events.Interrupted, at: float) -> None:
        if body.lost is None:
            self.timer.forgive()
        else:
            self.timer.skip(body.lost, at)
        self.paused = body.pause
        self._run_clock(at)

    # --- undo -------------------------------------------------------------------------------------

    def _ask_undo(self, body: events.UndoAsked, at: float) -> None:
        self.asked = AskedUndo(seat=body.seat, to=body.to, waiting_for=list(body.waiting_for))
        self._undo_if_agreed(at)

    def _answer_undo(self, body: events.UndoAnswered, at: float) -> None:
        assert self.asked is not None
        if not body.agree:
            self.asked = None
            return
        own = self.seats_of(body.player)
        self.asked.waiting_for = [seat for seat in self.asked.waiting_for if seat not in own]
        self._undo_if_agreed(at)

    def _undo_if_agreed(self, at: float) -> None:
        assert self.asked is not None
        if self.asked.waiting_for:
            return
        assert self.round is not None
        to = self.asked.to
        self.timer.rewind(self.round.match.moves[to].seat, self.round.granted[to], at)
        self.round.rewind(to)
        self.position += 1
        self.asked = None
        self._ask(at)

    def _forget_undo(self, at: float) -> None:
        self.asked = None
        self._run_clock(at)

    # --- the end ----------------------------------------------------------------------------------

    def _time_out(self, seat: int, at: float) -> None:
        """Over days a bot plays on, so that nobody's week of play ends with somebody's forgotten move."""
        clock = self.setup.clock
        if clock is not None and clock.days is not None:
            self._replace(seat, at)
        else:
            self._give_up(seat, TIMED_OUT, at)

    def _give_up(self, seat: int, end: str, at: float) -> None:
        self._replace(seat, at)
        staying = [chair for chair in self.chairs if not chair.resigned]
        if len(staying) <= 1 or not any(chair.by_person for chair in staying):
            self._finish(self._result_by_default(end), at)

    def _replace(self, seat: int, at: float) -> None:
        """A bot plays on, and the player counts as one of the last."""
        chair = self.chairs[seat]
        chair.resigned = True
        chair.lend(SUBSTITUTE)
        self._forget_undo(at)

    def _result_by_default(self, end: str) -> Result:
        return Result(end, self._places([1] * len(self.chairs)), [{} for _ in self.chairs])

    def _places(self, places: list[int]) -> list[int]:
        """Whoever gave up comes after everybody else, whatever the bot achieved, also when playing alone."""
        staying = [place for place, chair in zip(places, self.chairs, strict=True) if not chair.resigned]
        last = max(len(staying), 1) + 1
        return [
            last if chair.resigned else 1 + sum(other < place for other in staying)
            for place, chair in zip(places, self.chairs, strict=True)
        ]

    def _finish_if_over(self, at: float) -> None:
        assert self.round is not None
        result = self.round.state.result()
        if result is not None:
            places = self._places(list(result.places))
            self._finish(msgspec.structs.replace(result, places=places), at)

    def _finish(self, result: Result, at: float) -> None:
        assert self.round is not None
        self.round.result = result
        self.over = True
        self.paused = False
        self.asked = None
        self.asked_at = {}
        self.timer.ask([], at, running=[])
        for seat in result.winners:
            self.chairs[seat].wins += 1 / len(result.winners)

    # --- the next round ---------------------------------------------------------------------------

    def _ready(self, body: events.Readied, at: float) -> None:
        for chair in self.chairs:
            if chair.player == body.player:
                chair.ready = True
        if body.start:
            self._next_round(at)

    def _next_round(self, at: float) -> None:
        """Everybody moves on by one seat; whoever left the last round is back."""
        assert self.round is not None
        self.past.append(self.round)
        self.round_number += 1
        self.over = False
        self.chairs = [self.chairs[-1], *self.chairs[:-1]]
        for chair in self.chairs:
            chair.take_back()
            chair.ready = False
        self._start(at)


def _name(chair: Chair) -> str:
    """A name that a record can hold on one line."""
    plain = "".join(letter for letter in chair.name or "" if letter.isprintable())
    return " ".join(plain.split()) or (f"bot {chair.level}" if chair.kind == BOT else "player")
