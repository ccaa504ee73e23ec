"""Which events mean that a player has something, who moves first, and how many rounds there were.

A game tells it by its ``holdings``; without any, every event counts that names a player and a component.
"""

from typing import NamedTuple

from ludopolis.core.contract import Game
from ludopolis.core.journal import Entry
from ludopolis.core.kinds import Holding


class Group(NamedTuple):
    """Components of one kind that are compared with each other; plain numbers stand for themselves."""

    id: str
    kind: str
    plain: bool


class Source(NamedTuple):
    """Where the numbers of an event hold a player and a component of a group."""

    group: int
    player: int
    component: int


class Reader:
    """Finds in the events of a game who had what."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.groups: list[Group] = []
        self.sources: dict[int, list[Source]] = {}
        kinds = {kind.name: number for number, kind in enumerate(game.events)}
        for holding in game.holdings or _everything(game):
            self._add(holding, kinds[holding.event])
        self._first = kinds.get("first_player")
        self._order = kinds.get("order")
        self._round = _rounds_told(game)

    def _add(self, holding: Holding, event: int) -> None:
        parts = self.game.events[event].parts
        player = [part.kind for part in parts].index("seat")
        component = [part.name for part in parts].index(holding.part)
        kind = parts[component].kind
        group = Group(holding.group, kind or holding.part, plain=not kind)
        if group not in self.groups:
            self.groups.append(group)
        source = Source(self.groups.index(group), player, component)
        self.sources.setdefault(event, []).append(source)

    def had(self, events: list[Entry]) -> set[tuple[int, int, int]]:
        """Group, component and seat of everything anybody had in a game."""
        found = set()
        for entry in events:
            for source in self.sources.get(entry.kind, ()):
                numbers = entry.numbers
                found.add((source.group, numbers[source.component], numbers[source.player]))
        return found

    def positions(self, events: list[Entry], seats: int, first: int) -> list[int]:
        """The place of every seat in the first turn order, from 0.

        The game tells it, or who begins; if not, the seat that decides first begins.
        """
        places: dict[int, int] = {}
        for entry in events:
            if entry.kind == self._order:
                places.setdefault(entry.numbers[0], entry.numbers[1] - 1)
            elif entry.kind == self._first:
                first = entry.numbers[0]
                break
            if len(places) == seats:
                break
        return [places.get(seat, (seat - first) % seats) for seat in range(seats)]

    def rounds(self, events: list[Entry]) -> int | None:
        """The number of the last round that was told; None if the game tells none."""
        told = (entry for entry in reversed(events) if entry.kind in self._round)
        return next((entry.numbers[self._round[entry.kind]] for entry in told), None)

    def id(self, group: Group, number: int) -> str:
        """The component with this number."""
        return str(number) if group.plain else self.game.components[group.kind][number]

    def members(self, group: Group) -> list[int]:
        """The numbers of all components of a group; plain numbers have no list."""
        return [] if group.plain else list(range(len(self.game.components[group.kind])))


def _rounds_told(game: Game) -> dict[int, int]:
    """Where the events that tell a round have its number."""
    return {
        event: place
        for event, kind in enumerate(game.events)
        for place, part in enumerate(kind.parts)
        if part.name == "round"
    }


def _everything(game: Game) -> list[Holding]:
    """All events that name a player and a component."""
    return [
        Holding(event.name, event.name, part.name)
        for event in game.events
        if any(part.kind == "seat" for part in event.parts)
        for part in event.parts
        if part.kind in game.components
    ]
