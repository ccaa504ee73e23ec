"""One pair: the same game twice, move by move, but for what was exchanged; and what its reader is told."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

from ludopolis import Game, State
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.journal import Entry
from ludopolis.core.kinds import Option, OptionValue
from ludopolis.core.match import Match
from ludopolis.server.tables.shuffle import seed_of
from pairs.exchange import Exchange
from pairs.world import Choice, Person, Socket, Stream, World, shuffled

WRONG = 2  # actions that are asked about in a look
CONTEXT = 120  # characters around a difference
LOOK = 0.04  # how often everything else that can be asked is asked
UNDO = 0.1  # how often somebody wants to take a move back
OPEN_UP = 0.1  # how often a move may name what was exchanged
TICK = 1.0  # seconds between two moves
OPEN_SEAT = {"kind": "open"}
OVER, SHOWN, DONE, APART = "over", "shown", "done", "apart"


class Leak(Exception):
    """A reader was told something that depends on what he cannot see."""


@dataclass
class Outcome:
    """How far a pair was the same, and why it was no longer compared: the game was ``over``, what was
    exchanged was ``shown``, something else was ``done`` openly because of it, or whoever decides had no
    choice that exists in both games (``apart``)."""

    end: str = OVER
    moves: int = 0
    told: int = 0
    bytes: int = 0


class Plan(NamedTuple):
    """A table, and from which seat it is read."""

    game: Game
    new: dict[str, Any]
    reader: int


def planned(game: Game, number: int, dice: Random) -> Plan:
    """Any number of seats and any options, numbers up to a small one; the readers take turns. The founder is
    no bot."""
    seats = dice.choice(game.seat_counts)
    reader = SPECTATOR + number % (seats + 1)
    kinds = [{"kind": "me"}] + [
        {"kind": "bot", "level": dice.randint(1, 5)} if seat != reader and dice.random() < 0.5 else OPEN_SEAT
        for seat in range(1, seats)
    ]
    options = {option.id: _chosen(option, dice) for option in game.options}
    return Plan(game, {"game": game.id, "seats": kinds, "options": options, "public": True}, reader)


def _chosen(option: Option, dice: Random) -> OptionValue:
    if option.bounds is None:
        return dice.choice(option.values)
    return dice.randint(option.bounds.minimum, option.bounds.small)


@dataclass
class Side:
    """One of the two games, and what its reader is told. ``stream`` is that of a reader who plays."""

    world: World
    id: str
    reader: Person
    socket: Socket
    stream: Stream | None
    entry: int = 0  # at which the stream told a decision last

    @property
    def state(self) -> State:
        return self.world.round(self.id).state

    @property
    def match(self) -> Match:
        return self.world.round(self.id).match

    @property
    def question(self) -> tuple[int, list[int]] | None:
        """What is asked, and of whom."""
        return None if self.state.over else (self.state.kind, self.state.waiting())

    async def settle(self, moves: int, seat: int) -> None:
        """Wait until the reader on a seat was told of so many moves."""
        await self.world.until(self.id, moves)
        await self.socket.listen()
        table = self.world.table(self.id)
        asked = seat in table.deciders or (table.over and self.entry)
        if self.stream is not None and asked and table.last_entry != self.entry:
            self.entry = table.last_entry
            await self.stream.hear_more()

    def news(self) -> list[str]:
        stream = [] if self.stream is None else [self.stream.told]
        told = (self.socket.told, *stream, self.world.waits, self.world.log)
        return self.world.plain([text for source in told for text in source.news()])


class Pair:
    def __init__(self, worlds: tuple[World, World], plan: Plan, dice: Random, name: str) -> None:
        self.outcome = Outcome()
        self._worlds = worlds
        self._plan = plan
        self._dice = dice
        self._name = name
        self._secret = f"secret of {name}"
        self._exchange, self._chances = self._hidden()

    async def play(self) -> Outcome:
        """Until the game is over or the pair can no longer be compared; raises ``Leak``."""
        with shuffled(self._secret, {f"{self._worlds[1].name}{self._name}": self._chances}):
            async with AsyncExitStack() as open:
                self._sides = [await self._sat_down(world, open) for world in self._worlds]
                self._compare([side.match.step_entries(0) for side in self._sides])
                while self.outcome.end == OVER and not self._sides[0].state.over:
                    await self._go_on()
        return self.outcome

    # --- sitting down -------------------------------------------------------------------------------

    def _hidden(self) -> tuple[Exchange, list[Entry]]:
        """An exchange that the reader does not see in the set-up, and the chance results that make it."""
        game, seats = self._plan.game, len(self._plan.new["seats"])
        seed = seed_of(self._secret, 1, [None] * seats)
        match = Match.new(game, [f"p{seat}" for seat in range(seats)], seed, **self._plan.new["options"])
        while True:
            exchange = Exchange.chosen(game, match.chances(0), self._dice)
            if not exchange.named(match.step_entries(0), self._plan.reader):
                return exchange, [exchange.chance(entry) for entry in match.chances(0)]

    async def _sat_down(self, world: World, open: AsyncExitStack) -> Side:
        with world.noting():
            id = await open.enter_async_context(world.table_of(self._name, self._plan.new))
            reader, stream = self._person(world, self._plan.reader), None
            socket = await open.enter_async_context(reader.watching(id))
            if self._plan.reader != SPECTATOR:
                stream = await open.enter_async_context(reader.listening())
            side = Side(world, id, reader, socket, stream)
            await side.settle(0, self._plan.reader)
        return side

    def _person(self, world: World, seat: int) -> Person:
        """People sit in their order on the seats that no bot has; the spectator is the last of them."""
        if seat == SPECTATOR:
            return world.people[-1]
        before = [sits["kind"] for sits in self._plan.new["seats"][:seat]]
        return world.people[len(before) - before.count("bot")]

    # --- going on -----------------------------------------------------------------------------------

    async def _go_on(self) -> None:
        if self._dice.random() < LOOK:
            await self._look()
        if self._dice.random() < UNDO:
            await self._undo()
        await self._move()

    async def _move(self) -> None:
        one, other = self._sides
        seat = self._dice.choice(one.state.waiting())
        choice = self._common_choice(seat)
        if choice is None:
            self.outcome.end = APART
            return
        await self._play(one, seat, choice)
        moves = len(one.match.moves)
        del self._chances[len(other.match.journal.chances) :]
        self._chances += [self._exchange.chance(entry) for entry in one.match.chances(moves)]
        await self._play(other, seat, self._exchange.action(choice))
        self.outcome.moves += 1
        self._compare([side.match.step_entries(moves) for side in self._sides])

    def _common_choice(self, seat: int) -> int | None:
        """An action that corresponds to one in the other game; mostly one that names nothing exchanged."""
        one, other = (side.state.asked(seat) for side in self._sides)
        allowed = {*other.actions()}
        common = [action for action in one.actions() if self._exchange.action(action) in allowed]
        quiet = [action for action in common if self._exchange.action(action) == action]
        chosen = quiet if quiet and self._dice.random() > OPEN_UP else common
        return self._dice.choice(chosen) if chosen else None

    async def _play(self, side: Side, seat: int, action: int) -> None:
        world, text = side.world, self._plan.game.actions.text(action)
        table = world.table(side.id)
        moves = table.moves
        with world.noting():
            world.time += TICK
            if table.chairs[seat].by_person:
                move = {"seat": seat, "position": table.position, "actions": [text]}
                path = f"/api/bot/tables/{side.id}/move"
                await self._person(world, seat).post(path, {**move, "key": f"m{table.last_entry}"})
                await side.settle(moves + 1, self._plan.reader)
            else:
                await world.bots.tell(Choice(moves, text))
                await side.settle(moves + 1, self._plan.reader)
                world.bots.forget()

    async def _undo(self) -> None:
        """The reader or somebody else wants a move back; whoever is asked agrees."""
        people = [seat for seat, sits in enumerate(self._plan.new["seats"]) if sits["kind"] != "bot"]
        reads = self._plan.reader != SPECTATOR and self._dice.random() < 0.5
        seat = self._plan.reader if reads else self._dice.choice(people)
        for side in self._sides:
            with side.world.noting():
                await self._take_back(side, seat)
        self._compare([[], []])

    async def _take_back(self, side: Side, seat: int) -> None:
        table = side.world.table(side.id)
        await self._ask(side, seat, "undo", position=table.position)
        for other in list(table.asked.waiting_for) if table.asked is not None else []:
            await self._ask(side, other, "answer_undo", agree=True)

    async def _ask(self, side: Side, seat: int, do: str, **what: object) -> None:
        """The reader asks over the socket that is open; others come, ask and go."""
        key = f"{do}{side.world.table(side.id).last_entry}.{len(side.socket.told)}"
        person = self._person(side.world, seat)
        if person is side.reader:
            await side.socket.ask(do, key, seat=seat, **what)
        else:
            async with person.watching(side.id) as socket:
                await socket.ask(do, key, seat=seat, **what)
                await side.world.quiet(side.id)
        await side.settle(side.world.table(side.id).moves, self._plan.reader)

    # --- comparing ----------------------------------------------------------------------------------

    async def _look(self) -> None:
        """The reader asks for everything else that he can."""
        actions = self._plan.game.actions
        wrong = [actions.text(self._dice.randrange(len(actions))) for _ in range(WRONG)]
        for side in self._sides:
            with side.world.noting():
                pages = [await side.reader.get(page) for page in pages_of(side.id)]
                side.socket.told.extend(pages)
                await self._ask_in_vain(side, wrong)
        self._compare([[], []])

    async def _ask_in_vain(self, side: Side, wrong: Sequence[str]) -> None:
        seat, position = max(self._plan.reader, 0), side.world.table(side.id).position
        looks = len(side.socket.told)
        for number, action in enumerate(wrong):
            key = f"{looks}.{number}"
            await side.socket.ask("why", f"why{key}", seat=seat, action=action)
            await side.socket.ask("foresee", f"look{key}", seat=seat, position=position, actions=[action])
            await side.socket.ask("move", f"move{key}", seat=seat, position=-1, actions=[action])

    def _compare(self, entries: list[list[Entry]]) -> None:
        """What both readers were told since the last time must be the same, unless it came to light by what
        happened."""
        one, other = (side.news() for side in self._sides)
        if one == other:
            self.outcome.told += len(one)
            self.outcome.bytes += sum(map(len, one))
            if not self._corresponding(*entries):
                self.outcome.end = DONE
        elif self._shown(*entries):
            self.outcome.end = SHOWN
        elif self._corresponding(*entries) or not self._told_apart(*entries):
            raise Leak(self._described(one, other))
        else:
            self.outcome.end = DONE

    def _shown(self, *entries: list[Entry]) -> bool:
        """Whether what was exchanged came to light."""
        if not self.outcome.moves and self._exchange.sight.set_up:
            return True
        return any(self._exchange.shown(happened, self._plan.reader) for happened in entries)

    def _corresponding(self, one: list[Entry], other: list[Entry]) -> bool:
        """Whether the same happened in both games, but for what was exchanged."""
        return self._exchange.happened(one, exchanged=True) == self._exchange.happened(other)

    def _told_apart(self, one: list[Entry], other: list[Entry]) -> bool:
        """Whether different things happened openly. If one game only goes on where the other one asks, nobody
        has done anything yet, unless it went on to the same question with what was exchanged, or only the
        order is asked in which the same will be done."""
        game, reader = self._plan.game, self._plan.reader
        seen = [[game.event(entry, reader) for entry in happened] for happened in (one, other)]
        if any(first != second for first, second in zip(*seen)):
            return True
        if any(self._exchange.sight.asks_for_an_order(side.state) for side in self._sides):
            return True
        first, second = (side.question for side in self._sides)
        return first == second and self._exchange.parted_by_itself(one, other)

    def _described(self, one: list[str], other: list[str]) -> str:
        first, second = next(
            (pair for pair in zip_longest(one, other, fillvalue="") if pair[0] != pair[1]), ("", "")
        )
        place = next((n for n, (a, b) in enumerate(zip(first, second)) if a != b), 0)
        around = slice(max(0, place - CONTEXT), place + CONTEXT)
        return (
            f"{self._name}, seat {self._plan.reader} after {self.outcome.moves} moves, "
            f"{self._exchange.swaps}: {first[around]!r} is {second[around]!r}"
        )


def pages_of(table: str) -> list[str]:
    """Everything about a table that can be asked for over HTTP."""
    path = f"/api/tables/{table}"
    own = [
        path,
        f"{path}/steps?before=1000",
        f"{path}/record",
        f"{path}/replay",
        f"{path}/replay/views?seat=0",
    ]
    return [*own, *(f"/api/tables?which={which}" for which in ("mine", "public", "watch"))]
