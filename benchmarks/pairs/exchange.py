"""Another game in which some components have changed places: those of one shuffle, two by two.

Chance results, actions and events of the one game become those of the other by naming the other component. It
knows nothing of what the rules or the views make of a component.
"""

from collections.abc import Sequence
from itertools import zip_longest
from random import Random
from typing import NamedTuple

from ludopolis import Game
from ludopolis.core.journal import Entry
from pairs.sight import sight_of

MOST_SWAPS = 3


class Happened(NamedTuple):
    """An event, secrets included."""

    event: str
    seats: tuple[int, ...]
    parts: tuple[int | str, ...]


class Exchange:
    def __init__(self, game: Game, swaps: Sequence[tuple[str, str]]) -> None:
        self.game = game
        self.swaps = swaps
        self.names = {name for swap in swaps for name in swap}
        self.sight = sight_of(game)
        self._others: dict[str, dict[str, str]] = {kind: {} for kind in game.components}
        for one, other in swaps:
            for kind, ids in game.components.items():
                if one in ids and other in ids:
                    self._others[kind] |= {one: other, other: one}

    @classmethod
    def chosen(cls, game: Game, chances: Sequence[Entry], dice: Random) -> "Exchange":
        """A few components of the set-up; rather those that come soon."""
        groups = sight_of(game).groups or _first_shuffled(game, chances)
        shuffles = [names for names in groups if len(names) > 1]
        swaps = []
        for place in {_rather_early(len(shuffles), dice) for _ in range(dice.randint(1, MOST_SWAPS))}:
            names = shuffles[place]
            first = _rather_early(len(names) - 1, dice)
            others = [name for name in names[first + 1 :] if _alike(names, names[first], name)]
            if others:
                swaps.append((names[first], dice.choice(others)))
        return cls(game, swaps) if swaps else cls.chosen(game, chances, dice)

    def chance(self, entry: Entry) -> Entry:
        kind = self.game.chances[entry.kind].kind
        ids = self.game.components.get(kind)
        if ids is None:
            return entry
        return Entry(entry.kind, [ids.index(self._other(kind, ids[number])) for number in entry.numbers])

    def action(self, number: int) -> int:
        action = self.game.actions[number]
        words = [self._other(term.kind, term.id) for term in action.arguments]
        return self.game.actions.number(" ".join([action.verb, *words]))

    def _other(self, kind: str, id: str) -> str:
        return self._others.get(kind, {}).get(id, id)

    def happened(self, entries: Sequence[Entry], exchanged: bool = False) -> list[Happened]:
        """What happened; what corresponds to it in the other game, if ``exchanged``."""
        return [self._happened(entry, exchanged) for entry in entries]

    def _happened(self, entry: Entry, exchanged: bool) -> Happened:
        kind = self.game.events[entry.kind]
        numbered = list(zip(kind.parts, entry.numbers))
        parts: list[int | str] = []
        for part, number in numbered:
            ids = self.game.components.get(part.kind)
            name = ids[number] if ids is not None else number
            parts.append(self._other(part.kind, name) if exchanged and isinstance(name, str) else name)
        return Happened(
            kind.name, tuple(number for part, number in numbered if part.kind == "seat"), tuple(parts)
        )

    def shown(self, entries: Sequence[Entry], reader: int) -> bool:
        """Whether something that was exchanged came to light for the reader, or may have."""
        return self.named(entries, reader) or any(
            event.event in self.sight.lays_open for event in self.happened(entries)
        )

    def named(self, entries: Sequence[Entry], reader: int) -> bool:
        """Whether the reader saw something happen with what was exchanged."""
        return any(
            self.names & {*event.parts} and self._sees(event, reader) for event in self.happened(entries)
        )

    def parted_by_itself(self, one: Sequence[Entry], other: Sequence[Entry]) -> bool:
        """Whether the first thing that happened in only one of the games was done with what was exchanged."""
        pairs = zip_longest(
            self.happened(one, exchanged=True), self.happened(other), fillvalue=Happened("", (), ())
        )
        apart = next((pair for pair in pairs if pair[0] != pair[1]), ())
        return any(self.names & {*event.parts} for event in apart)

    def _sees(self, event: Happened, reader: int) -> bool:
        return event.event not in self.sight.private or reader in event.seats


def _rather_early(count: int, dice: Random) -> int:
    return min(dice.randrange(count), dice.randrange(count))


def _first_shuffled(game: Game, chances: Sequence[Entry]) -> Sequence[Sequence[str]]:
    """The components of each shuffle that were in none before."""
    found: list[list[str]] = []
    before: set[str] = set()
    for entry in chances:
        ids = game.components.get(game.chances[entry.kind].kind)
        names = [] if ids is None else [ids[number] for number in entry.numbers]
        found.append([name for name in names if name not in before])
        before |= {*names}
    return found


def _alike(names: Sequence[str], one: str, other: str) -> bool:
    """Whether two different components are there equally often, so that they can change places."""
    return one != other and names.count(one) == names.count(other)
