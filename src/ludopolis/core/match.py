"""A game being played: the position, how it came about, and its record.

This is what a table, a terminal or an arena holds. Every action goes through ``play``, which
checks it. ``undo`` is a replay without the last action; it starts at the nearest checkpoint, so that the
length of a game does not matter.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from ludopolis.core.contract import Game, State
from ludopolis.core.data import Event
from ludopolis.core.errors import BadOption
from ludopolis.core.journal import Entry, Journal
from ludopolis.core.kinds import OptionValue, read_options
from ludopolis.core.random import fresh_seed, seeded


class Move(NamedTuple):
    """An action, and the seat that took it."""

    seat: int
    action: int


INTERVAL = 64  # moves between two checkpoints that stay
RECENT = 64  # the last states are all kept


class Checkpoint(NamedTuple):
    """A position on the way, and whether the journal still followed a record there."""

    state: State
    primed: bool


class Mark(NamedTuple):
    """How much the journal held after a move."""

    chances: int
    events: int


def one_line(what: str, text: str) -> str:
    """A text that a record can hold on a line of its own."""
    if not text or text != text.strip() or not text.isprintable():
        raise BadOption(f"{what} must be one line of text without spaces at its ends, not {text!r}")
    return text


class Match:
    """Start one with ``Match.new`` or ``Match.from_position``."""

    def __init__(
        self,
        game: Game,
        players: list[str],
        options: dict[str, OptionValue],
        seed: str | None,
        start: Mapping[str, Any] | None = None,
        chances: list[Entry] | None = None,
    ) -> None:
        self.game = game
        self.players = [one_line("the name of a player", name) for name in players]
        self.options = options
        self.seed = None if seed is None else one_line("a seed", seed)
        self.start = start
        self._primed = chances
        self.strict = True
        self.moves: list[Move] = []
        self.marks: list[Mark] = []
        self.journal = Journal()
        self._checkpoints: dict[int, Checkpoint] = {}
        self.state = self._set_up()

    @classmethod
    def new(
        cls,
        game: Game,
        players: list[str] | None = None,
        seed: int | str | None = None,
        **options: object,
    ) -> "Match":
        """A new game; the seat count is the number of players."""
        count = game.check_seats(None if players is None else len(players))
        names = [f"player {seat}" for seat in range(count)] if players is None else players
        text = fresh_seed() if seed is None else str(seed)
        return cls(game, names, read_options(game.options, options), text)

    @classmethod
    def from_position(cls, game: Game, position: Mapping[str, Any], players: list[str]) -> "Match":
        """Play on from a position; it says the options, and how many players there are."""
        state = game.load(position)
        game = state.game
        if len(players) != state.seats:
            raise BadOption(f"the position has {state.seats} seats, but there are {len(players)} players")
        start = state.position()
        return cls(game, players, start["options"], None, start=start)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, here or in another process, plays the same game again."""
        made = (self.game, self.players, self.options, self.seed, self.start, self._primed)
        return (_again, (made, self.strict, self.moves))

    def _set_up(self) -> State:
        self.journal = Journal(self._primed)
        if not self.strict:
            self.journal.strict = False
        state = self._first_state()
        state.journal = self.journal
        self.moves = []
        self.marks = [self._mark()]
        self._checkpoints = {0: Checkpoint(state.copy(), self.journal.primed is not None)}
        return state

    def _first_state(self) -> State:
        if self.start is not None:
            return self.game.load(self.start)
        if self.seed is None and self._primed is None:
            raise BadOption("a game needs a seed, recorded chance results or a position")
        return self.game.deal(seeded(self.seed or ""), len(self.players), self.options, self.journal)

    def _mark(self) -> "Mark":
        return Mark(len(self.journal.chances), len(self.journal.events))

    # --- playing ----------------------------------------------------------------------------------

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Carry out an action of the seat that decides, or of another one that chooses together with it; or
        refuse it and change nothing."""
        number = self._number(action)
        decider = self.state.seat if seat is None else seat
        self.state.play(number, seat)
        self._moved(decider, number)

    def apply(self, action: int | str, seat: int | None = None) -> None:
        """The same for an action that is known to be legal; it is not checked again."""
        number = self._number(action)
        decider = self.state.seat if seat is None else seat
        _apply(self.state, decider, number)
        self._moved(decider, number)

    def _number(self, action: int | str) -> int:
        return self.game.actions.number(action) if isinstance(action, str) else action

    def _moved(self, seat: int, action: int) -> None:
        self.moves.append(Move(seat, action))
        self.marks.append(self._mark())
        count = len(self.moves)
        self._checkpoints[count] = Checkpoint(self.state.copy(), self.journal.primed is not None)
        if (count - RECENT) % INTERVAL:
            self._checkpoints.pop(count - RECENT, None)

    def undo(self) -> None:
        """Take the last action back."""
        if not self.moves:
            raise BadOption("there is no action to take back")
        self.rewind(len(self.moves) - 1)

    def rewind(self, count: int) -> None:
        """Go back to the position after that many actions."""
        if not 0 <= count <= len(self.moves):
            raise BadOption(f"there is no position after {count} actions: there were {len(self.moves)}")
        again = self.moves[self._nearest(count) : count]
        self._restore(self._nearest(count))
        for move in again:
            self.apply(move.action, move.seat)

    def _nearest(self, count: int) -> int:
        """The last checkpoint that is not after that many actions."""
        return count if count in self._checkpoints else count - count % INTERVAL

    def _restore(self, count: int) -> None:
        """Go back to a checkpoint."""
        checkpoint, mark = self._checkpoints[count], self.marks[count]
        journal = Journal(self._primed if checkpoint.primed else None)
        journal.events = self.journal.events[: mark.events]
        journal.chances = self.journal.chances[: mark.chances]
        journal.strict = self.strict
        self.journal = journal
        self.state = checkpoint.state.copy()
        self.state.journal = journal
        del self.moves[count:], self.marks[count + 1 :]
        self._checkpoints = {at: kept for at, kept in self._checkpoints.items() if at <= count}

    def states(self, first: int, last: int) -> Iterator[State]:
        """Copies of the positions after ``first``, ``first + 1``, ... ``last`` actions."""
        start = self._nearest(first)
        state = self._checkpoints[start].state.copy()
        journal = Journal(self.journal.chances)  # what was random then is the same again
        journal.chances = self.journal.chances[: self.marks[start].chances]
        state.journal = journal
        for count in range(start, last + 1):
            if count > start:
                move = self.moves[count - 1]
                _apply(state, move.seat, move.action)
            if count >= first:
                yield state.copy()

    def state_after(self, count: int) -> State:
        """A copy of the position after that many actions."""
        return next(self.states(count, count))

    # --- what happened ----------------------------------------------------------------------------

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """The events a seat saw after the first ``since`` moves."""
        first = self.marks[since].events if since else 0
        return [self.game.event(entry, seat) for entry in self.journal.events[first:]]

    def step_events(self, seat: int, move: int) -> list[Event]:
        """The events of one move (numbered from 1) as a seat saw them; move 0 is the set-up."""
        return [self.game.event(entry, seat) for entry in self.step_entries(move)]

    def step_entries(self, move: int) -> list[Entry]:
        """The same, raw: whatever is in them, secrets too."""
        first = self.marks[move - 1].events if move else 0
        return self.journal.events[first : self.marks[move].events]

    def log(self, seat: int, language: str, since: int = 0) -> list[str]:
        """The same events in words."""
        return [self.game.line(event, language, self.players) for event in self.events(seat, since)]

    def chances(self, move: int) -> list[Entry]:
        """The chance results of a move (numbered from 1); move 0 is the set-up."""
        first = self.marks[move - 1].chances if move else 0
        return self.journal.chances[first : self.marks[move].chances]


def _apply(state: State, seat: int, action: int) -> None:
    if seat != state.seat:
        state.turn_to(seat)
    state.apply(action)
    state.turn_back()


def _again(made: tuple[Any, ...], strict: bool, moves: list[Move]) -> Match:
    match = Match(*made)
    match.strict = match.journal.strict = strict
    for move in moves:
        match.play(move.action, move.seat)
    return match
