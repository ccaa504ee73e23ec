"""A game being played: the position, how it came about, and its record.

This is what a table, a terminal or an arena holds. Every action goes through ``play``, which
checks it; ``undo`` is a replay without the last action.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from ludopolis.core.contract import Game, State
from ludopolis.core.data import Event
from ludopolis.core.errors import BadOption
from ludopolis.core.journal import Entry, Journal
from ludopolis.core.kinds import OptionValue, read_options
from ludopolis.core.random import fresh_seed, seeded
from ludopolis.core.registry import game as find_game


class Move(NamedTuple):
    """An action, and the seat that took it."""

    seat: int
    action: int


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
        if len(players) != state.seats:
            raise BadOption(f"the position has {state.seats} seats, but there are {len(players)} players")
        start = state.position()
        return cls(game, players, start["options"], None, start=start)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, here or in another process, plays the same game again."""
        made = (self.game.id, self.players, self.options, self.seed, self.start, self._primed)
        return (_again, (made, self.strict, self.moves))

    def _set_up(self) -> State:
        self.journal = Journal(self._primed)
        if not self.strict:
            self.journal.strict = False
        state = self._first_state()
        state.journal = self.journal
        self.moves = []
        self.marks = [self._mark()]
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
        number = self.game.actions.number(action) if isinstance(action, str) else action
        decider = self.state.seat if seat is None else seat
        self.state.play(number, seat)
        self.moves.append(Move(decider, number))
        self.marks.append(self._mark())

    def undo(self) -> None:
        """Take the last action back."""
        if not self.moves:
            raise BadOption("there is no action to take back")
        self.rewind(len(self.moves) - 1)

    def rewind(self, count: int) -> None:
        """Go back to the position after that many actions."""
        if not 0 <= count <= len(self.moves):
            raise BadOption(f"there is no position after {count} actions: there were {len(self.moves)}")
        kept = self.moves[:count]
        self.state = self._set_up()
        for move in kept:
            self.play(move.action, move.seat)

    # --- what happened ----------------------------------------------------------------------------

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """The events a seat saw after the first ``since`` moves."""
        first = self.marks[since].events if since else 0
        return [self.game.event(entry, seat) for entry in self.journal.events[first:]]

    def step_events(self, seat: int, move: int) -> list[Event]:
        """The events of one move (numbered from 1) as a seat saw them; move 0 is the set-up."""
        first = self.marks[move - 1].events if move else 0
        entries = self.journal.events[first : self.marks[move].events]
        return [self.game.event(entry, seat) for entry in entries]

    def log(self, seat: int, language: str, since: int = 0) -> list[str]:
        """The same events in words."""
        return [self.game.line(event, language, self.players) for event in self.events(seat, since)]

    def chances(self, move: int) -> list[Entry]:
        """The chance results of a move (numbered from 1); move 0 is the set-up."""
        first = self.marks[move - 1].chances if move else 0
        return self.journal.chances[first : self.marks[move].chances]


def _again(made: tuple[Any, ...], strict: bool, moves: list[Move]) -> Match:
    id, *rest = made
    match = Match(find_game(id), *rest)
    match.strict = match.journal.strict = strict
    for move in moves:
        match.play(move.action, move.seat)
    return match
