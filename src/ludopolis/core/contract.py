"""The contract of a game: what every game is (``Game``) and what every position can do (``State``).

A state is numbers only. Whoever must decide, and everything that waits behind that decision, is a
stack of frames inside the state: ``width`` numbers each, ``kind`` and ``seat`` first, then what the
frame needs to go on. The top frame is the decision being asked; no frame means the game is over.

Two ways to act: ``apply`` trusts its caller and is what search uses; ``play`` checks, takes an
action's number or its text, and refuses with the rule that forbids it.
"""

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludopolis.core.actions import ActionSpace
from ludopolis.core.archive import Archive
from ludopolis.core.bits import BIT, set_of
from ludopolis.core.data import Decision, Event, Result, View, to_json
from ludopolis.core.errors import (
    BadOption,
    BadPosition,
    Fault,
    IllegalAction,
    NotOver,
    NotWaiting,
    Refusal,
    UnknownGame,
)
from ludopolis.core.journal import Entry, Journal
from ludopolis.core.kinds import (
    ChanceKind,
    DecisionKind,
    EventKind,
    Holding,
    Option,
    OptionValue,
    read_options,
)
from ludopolis.core.random import Random, fresh_seed, seeded
from ludopolis.core.rulebook import Rulebook
from ludopolis.core.search import Search
from ludopolis.core.text import Texts

if TYPE_CHECKING:
    from ludopolis.core.builder import Builder
    from ludopolis.core.foresight import Foresight
    from ludopolis.core.playable import Playable

SPECTATOR: Final[i64] = -1

_KIND: Final[i64] = 0
_SEAT: Final[i64] = 1
_FIRST: Final[i64] = 2


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A position of a game."""

    def __init__(self, game: "Game", seats: i64, frames: vec[i64], top: i64, width: i64) -> None:
        self.game: Game = game
        self.seats: i64 = seats
        self.frames: vec[i64] = frames
        self.top: i64 = top  # where the top frame begins; below zero without frames
        self.width: i64 = width
        self.journal: Journal | None = None

    # --- the engine's side: each game overrides these -------------------------------------------

    def fill(self, actions: vec[i64]) -> i64:
        """Write the legal actions into the buffer, in any order; return how many there are: none after
        the end."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carry out a legal action. Not checked: use ``play`` for actions from outside."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent copy; it has no journal."""
        raise NotImplementedError

    def determinize(self, seat: i64, random: Random) -> "State":
        """A random full state consistent with everything the seat knows, and a function of
        that knowledge and the generator alone."""
        raise NotImplementedError

    def reward(self, seat: i64) -> float:
        """After the end: 1 for a win, 0 for a loss, in between for a shared place. Before: ``NotOver``."""
        raise NotImplementedError

    def estimate(self, seat: i64) -> float:
        """The chance, from 0 to 1, that the seat wins, as the game's advice guesses it from
        what everybody can see; those of several seats add up to 1. After the end: the reward."""
        raise NotImplementedError

    def estimates(self, chances: vec[float]) -> None:
        """Write the estimates for all seats; a game that finds them together is quicker."""
        for seat in range(self.seats):
            chances[seat] = self.estimate(seat)

    def refusal(self, action: int) -> Refusal | None:
        """Why the action is not legal now; None if it is legal."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """What the seat may know, built from nothing else. Seat -1 is a spectator."""
        raise NotImplementedError

    def covers(self, action: int) -> list[str]:
        """The spaces of the board that a legal action covers; none unless the game has a board of spaces."""
        return []

    def archive(self, archive: Archive) -> None:
        """Write all numbers of the position, or take them back; equal positions have equal numbers."""
        raise NotImplementedError

    def position(self) -> dict[str, Any]:
        """The whole position as JSON data, secrets included; ``Game.load`` reads it."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    # --- frames ---------------------------------------------------------------------------------

    def push(self, kind: i64, seat: i64, first: i64 = 0) -> None:
        """Ask a decision before whatever was being asked."""
        self.top += self.width
        base = self.top
        while base + self.width > len(self.frames):
            self.frames = append(self.frames, 0)
        self.frames[base + _KIND] = kind
        self.frames[base + _SEAT] = seat
        self.frames[base + _FIRST] = first

    def pop(self) -> None:
        """Drop the top frame and go back to what waits below it."""
        frames = self.frames
        place = self.top
        end = place + self.width
        while place < end:
            frames[place] = 0
            place += 1
        self.top -= self.width

    def push_together(self, kind: i64, seats: vec[i64]) -> None:
        """Ask several seats (given in ascending order) at the same time. The engine asks the first of
        them, but each can be turned to; an answer of several parts waits in the numbers of its own frame."""
        last: i64 = len(seats)
        while last > 0:
            last -= 1
            self.push(kind, seats[last])

    def answered(self) -> bool:
        """Drop the frame of a seat that has chosen together with others; whether it was the last one."""
        kind = self.kind
        self.pop()
        return self.top < 0 or self.kind != kind

    def waiting(self) -> list[int]:
        """The seats that may decide now: one; where they choose together, all that have not yet chosen."""
        if self.top < 0:
            return []
        seats: list[int] = []
        base = self._last_waiting()
        while base <= self.top:
            seats.append(self.frames[base + _SEAT])
            base += self.width
        return sorted(seats)

    def turn_to(self, seat: i64) -> None:
        """Ask one of the waiting seats before the others."""
        if self.top < 0:
            raise NotWaiting(f"seat {seat} cannot decide: the game is over")
        base = self.top
        last = self._last_waiting()
        while self.frames[base + _SEAT] != seat:
            base -= self.width
            if base < last:
                raise NotWaiting(f"seat {seat} cannot decide: seat {self.seat} does")
        while base < self.top:
            self._exchange(base, base + self.width)
            base += self.width

    def turn_back(self) -> None:
        """Ask the first of the waiting seats again, so that who was turned to leaves no trace."""
        if self.top < 0:
            return
        base = self.top
        last = self._last_waiting()
        while base > last and self.frames[base + _SEAT] > self.frames[base - self.width + _SEAT]:
            self._exchange(base, base - self.width)
            base -= self.width

    def _last_waiting(self) -> i64:
        """Where the frame of the seat begins that is asked last of those that choose together."""
        base = self.top
        kind = self.frames[base + _KIND]
        if self.game.together & BIT[kind]:
            while base >= self.width and self.frames[base - self.width + _KIND] == kind:
                base -= self.width
        return base

    def _exchange(self, base: i64, other: i64) -> None:
        for offset in range(self.width):
            number = self.frames[base + offset]
            self.frames[base + offset] = self.frames[other + offset]
            self.frames[other + offset] = number

    def finish(self) -> None:
        """Drop all frames: the game is over."""
        while self.top >= 0:
            self.pop()

    def number(self, place: i64) -> i64:
        """One of the numbers the top frame carries."""
        return self.frames[self.top + _FIRST + place]

    def set_number(self, place: i64, value: i64) -> None:
        self.frames[self.top + _FIRST + place] = value

    @property
    def over(self) -> bool:
        return self.top < 0

    @property
    def kind(self) -> i64:
        """The kind of the decision being asked."""
        return self.frames[self.top + _KIND]

    @property
    def seat(self) -> i64:
        """The seat that decides; -1 when the game is over."""
        if self.top < 0:
            return -1
        return self.frames[self.top + _SEAT]

    # --- events and chance ----------------------------------------------------------------------

    def tell(
        self,
        kind: i64,
        first: i64 = 0,
        second: i64 = 0,
        third: i64 = 0,
        fourth: i64 = 0,
        fifth: i64 = 0,
        sixth: i64 = 0,
    ) -> None:
        """Note an event, if somebody listens."""
        if self.journal is not None:
            self.journal.note(kind, [first, second, third, fourth, fifth, sixth])

    def shuffle(self, kind: i64, items: vec[i64], random: Random) -> None:
        """Chance: put the items in random order (or in the recorded one)."""
        random.shuffle(items)
        if self.journal is not None:
            self.journal.settle(kind, items)

    def roll(self, kind: i64, sides: i64, random: Random) -> i64:
        """Chance: what a die with so many sides shows, from 1 on (or what the recorded one did)."""
        number = random.below(sides) + 1
        if self.journal is not None:
            return self.journal.settle_roll(kind, sides, number)
        return number

    def generator(self, kind: i64, random: Random) -> Random:
        """Chance: a new generator for the game to keep (or the recorded one)."""
        kept = random.fork()
        if self.journal is not None:
            a, b, c, counter = self.journal.settle_words(kind, kept.words())
            return Random(a, b, c, counter)
        return kept

    # --- the outside ----------------------------------------------------------------------------

    def actions(self) -> list[int]:
        """The numbers of the legal actions, ascending."""
        if self.over:
            return []
        buffer = self.game.buffer()
        count = self.fill(buffer)
        return sorted([buffer[index] for index in range(count)])

    def legal(self) -> list[str]:
        """The legal actions as text, in the order of their numbers."""
        space = self.game.actions
        return [space.text(action) for action in self.actions()]

    def decision(self) -> Decision | None:
        """The decision being asked, or None when the game is over."""
        if self.over:
            return None
        kind = self.game.decisions[self.kind]
        together = self.waiting() if kind.together else []
        return Decision(self.seat, kind.name, kind.rule, self.legal(), together)

    def asked(self, seat: int) -> "State":
        """This state, or a copy of it in which a seat that chooses together with others is asked."""
        if self.seat == seat:
            return self
        other = self.copy()
        other.turn_to(seat)
        return other

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Carry out an action given by number or text, or refuse it and change nothing. It is an action of
        the seat that is asked, or of another one that chooses together with it."""
        number = self.game.actions.number(action) if isinstance(action, str) else action
        if seat is not None:
            self.turn_to(seat)
        refusal = self.refusal(number)
        if refusal is None:
            self.apply(number)
        self.turn_back()
        if refusal is not None:
            raise IllegalAction(self.game, refusal)

    def label(self, action: int | str, language: str = "en") -> str:
        """The action in words."""
        number = self.game.actions.number(action) if isinstance(action, str) else action
        return self.game.texts(language).action(self.game.actions[number])

    def foresee(self, seat: int, actions: Sequence[int | str] = ()) -> "Foresight":
        """What a line of actions of the seat that decides would bring, as far as its knowledge decides it;
        refuses the line like ``play``. Without actions: the present decision, and what its actions cover."""
        from ludopolis.core.foresight import foresee

        return foresee(self, seat, actions)

    def check_seat(self, seat: i64) -> None:
        """A seat, or the spectator."""
        if not SPECTATOR <= seat < self.seats:
            raise BadOption(
                f"there is no seat {seat}: seats go from 0 to {self.seats - 1}, -1 is a spectator"
            )

    def check_player(self, seat: i64) -> None:
        """A seat."""
        if not 0 <= seat < self.seats:
            raise BadOption(f"there is no seat {seat}: seats go from 0 to {self.seats - 1}")

    def check_over(self) -> None:
        """The game has ended."""
        if self.top >= 0:
            raise NotOver("the game is still going on: there is a reward only after its end")

    def numbers(self) -> list[int]:
        """The whole position as a list of numbers; ``Game.restore`` reads it."""
        return [number for number in self._archived().numbers]

    def changed(self, changes: Mapping[str, Any]) -> dict[str, Any]:
        """The whole position as JSON data with some fields changed, named as ``"cities.0.coins"``. Components
        leave the places where they lay, so each is still in one place."""
        return self.game.builder.changed(self.position(), changes)

    def same(self, other: "State") -> bool:
        """Whether the positions are equal; quicker than ==, which compares their JSON."""
        return self.game is other.game and self._archived().same(other._archived())

    def _archived(self) -> Archive:
        archive = Archive(vec[i64]())
        archive.number(self.seats)
        self.archive(archive)
        self._archive_frames(archive)
        return archive

    def _archive_frames(self, archive: Archive) -> None:
        if not archive.reading:
            archive.row(self.frames[: self.top + self.width])
            return
        self.frames = archive.row(self.frames)
        self.top = len(self.frames) - self.width

    def json(self) -> str:
        """The whole position as canonical JSON text."""
        return to_json(self.position())

    def fingerprint(self) -> str:
        """A stable hash: equal positions, and only they, have equal fingerprints."""
        return hashlib.sha256(to_json(self.position(), sort=True).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.json() == other.json()

    def __hash__(self) -> int:
        return int(self.fingerprint()[:15], 16)

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, (self.game, self.numbers()))

    def __str__(self) -> str:
        return self.json()


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A kind of game: its seats, options, components, actions, texts and rules."""

    def __init__(
        self,
        id: str,
        version: int,
        folder: str,
        seat_counts: tuple[int, ...],
        minutes: int,
        private_hands: bool,
        options: tuple[Option, ...],
        components: dict[str, list[str]],
        actions: ActionSpace,
        decisions: tuple[DecisionKind, ...],
        ends: tuple[str, ...],
        events: tuple[EventKind, ...],
        chances: tuple[ChanceKind, ...],
        most_actions: int,
        most_decisions: int,
        builder: "Builder",
        holdings: tuple[Holding, ...] = (),
        search: Search | None = None,
        older: "tuple[Game, ...]" = (),
        unsent: tuple[str, ...] = (),
    ) -> None:
        self.id: str = id
        self.version: int = version
        self.folder: str = folder
        self.seat_counts: tuple[int, ...] = seat_counts
        self.minutes: int = minutes  # what a game of people usually takes
        self.private_hands: bool = private_hands  # whether players hold what others must not see
        self.options: tuple[Option, ...] = options
        self.components: dict[str, list[str]] = components
        self.actions: ActionSpace = actions
        self.decisions: tuple[DecisionKind, ...] = decisions
        self.ends: tuple[str, ...] = ends
        self.together: i64 = set_of([n for n, kind in enumerate(decisions) if kind.together])
        self.interrupts: i64 = set_of([n for n, kind in enumerate(decisions) if kind.interrupt])
        self.events: tuple[EventKind, ...] = events
        self.chances: tuple[ChanceKind, ...] = chances
        self.most_actions: int = most_actions
        self.most_decisions: int = most_decisions
        self.builder: Builder = builder
        self.holdings: tuple[Holding, ...] = holdings
        self.search: Search = search if search is not None else Search()
        self._event_kinds: dict[str, EventKind] = {kind.name: kind for kind in events}
        self.older: tuple[Game, ...] = older  # the same game by earlier versions of its rules
        self.unsent: tuple[str, ...] = unsent  # fields of components.json that nobody needs to show the game
        self._texts: dict[str, Texts] = {}
        self._rulebooks: dict[str, Rulebook] = {}

    # --- each game overrides these --------------------------------------------------------------

    def deal(
        self,
        random: Random,
        seats: int,
        options: Mapping[str, OptionValue],
        journal: Journal | None = None,
    ) -> State:
        """Set up a game with the generator's chance. The options are complete and checked."""
        raise NotImplementedError

    def empty(self, seats: int) -> State:
        """A table on which nothing lies yet."""
        raise NotImplementedError

    def from_position(self, data: object, warnings: list[Fault] | None = None) -> State:
        """Build a position from JSON data, or raise BadPosition with everything wrong in it. With a list of
        warnings, what is merely impossible goes there."""
        raise NotImplementedError

    # --- the same for every game ----------------------------------------------------------------

    def new(self, seed: int | str | None = None, seats: int | None = None, **options: object) -> State:
        """A new game. Without a seed a fresh one is drawn."""
        checked = read_options(self.options, options)
        random = seeded(fresh_seed() if seed is None else seed)
        return self.deal(random, self.check_seats(seats), checked)

    def check_seats(self, seats: int | None) -> int:
        """Two players, if nothing else is said and two can play."""
        if seats is None:
            return 2 if 2 in self.seat_counts else self.seat_counts[0]
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadOption(f"{self.id} cannot be played by {seats}: choose one of {counts}")
        return seats

    def load(self, position: str | bytes | Mapping[str, Any]) -> State:
        """A position from its JSON text or data, by the rules of its version; see ``State.position``."""
        data = _parse_json(position) if isinstance(position, (str, bytes)) else position
        return self._named_in(data).from_position(data)

    def load_playable(self, position: str | bytes | Mapping[str, Any]) -> "Playable":
        """A position from which the engine can go on, though it may never come about in a game; with
        everything that is impossible in it as warnings."""
        from ludopolis.core.playable import load_playable

        data = _parse_json(position) if isinstance(position, (str, bytes)) else position
        return load_playable(self._named_in(data), data)

    def set_up(
        self,
        changes: Mapping[str, Any],
        seed: int | str | None = None,
        seats: int | None = None,
        **options: object,
    ) -> "Playable":
        """A new game with some fields of its position changed, as far as the engine can go on from there; see
        ``State.changed``."""
        return self.load_playable(self.new(seed, seats, **options).changed(changes))

    def _named_in(self, data: object) -> "Game":
        version = data.get("rules") if isinstance(data, Mapping) else None
        return self.at(version) if isinstance(version, int) and version in self.versions else self

    def restore(self, numbers: list[int]) -> State:
        """A position from what ``State.numbers`` says of it."""
        archive = Archive(vec[i64](numbers))
        state = self.empty(archive.number(0))
        state.archive(archive)
        state._archive_frames(archive)
        return state

    @property
    def versions(self) -> list[int]:
        """The versions of the rules that can be played."""
        return sorted([self.version, *(game.version for game in self.older)])

    def at(self, version: int) -> "Game":
        """The game by a version of its rules."""
        for game in (self, *self.older):
            if game.version == version:
                return game
        known = ", ".join(str(known) for known in self.versions)
        raise UnknownGame(f"{self.id} has no version {version} of the rules: it has {known}")

    def buffer(self) -> vec[i64]:
        """Room for all legal actions of any position of this game."""
        return vec[i64]([0] * self.most_actions)

    def texts(self, language: str) -> Texts:
        if language not in self._texts:
            self._texts[language] = Texts(self.folder, language)
        return self._texts[language]

    def rulebook(self, language: str) -> Rulebook:
        if language not in self._rulebooks:
            self._rulebooks[language] = Rulebook.read(self.folder, language)
        return self._rulebooks[language]

    def event(self, entry: Entry, seat: int) -> Event:
        """An event as the seat saw it."""
        kind = self.events[entry.kind]
        numbered = list(zip(kind.parts, entry.numbers))
        insider = seat in [number for part, number in numbered if part.kind == "seat"]
        return Event(
            kind.name,
            {
                part.name: None if part.secret and not insider else self._named(part.kind, number)
                for part, number in numbered
            },
        )

    def line(self, event: Event, language: str, players: list[str]) -> str:
        """An event in words, as in the log."""
        return self.texts(language).event(event, self._event_kinds[event.kind], players)

    def _named(self, kind: str, number: int) -> int | str:
        return self.components[kind][number] if kind in self.components else number

    def __reduce__(self) -> tuple[Any, ...]:
        return (_found, (self.id, self.version))

    def __repr__(self) -> str:
        return f"game({self.id!r})"


def _parse_json(text: str | bytes) -> object:
    import msgspec

    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadPosition([Fault("position", f"not JSON: {error}")]) from error


def _restored(game: Game, numbers: list[int]) -> State:
    return game.restore(numbers)


def _found(id: str, version: int) -> Game:
    from ludopolis.core.registry import game

    return game(id, version)
