"""Legal positions for tests: say what matters, and the rest is filled up so that the rules allow it.

A city is a list of objects in the order in which they were placed, each written as ``t4_b1 f9-h9 g10``: the
object and its spaces (``a1-b2`` is a rectangle). An object without spaces goes to the first place that is
legal. ``drawn`` reads the objects from a picture. Every placement is checked by the oracle.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from games.playing import asked, parts, play, refused, told, turn
from games.world_wonders.oracle import ALL, SIDEWALK, Plan, Spaces, Thing, name, spaces, spots
from games.world_wonders.printed import (
    CARD,
    DATA,
    GOAL,
    GRID,
    MONUMENT,
    SETUP,
    TILE,
    pieces,
    pile,
    price,
    shapes,
)
from ludopolis import game
from ludopolis.core.contract import State
from ludopolis.core.data import Event, Result
from ludopolis.core.journal import Journal
from ludopolis.core.kinds import OptionValue
from ludopolis.games.world_wonders.view import CityView, WorldWondersView

__all__ = ["asked", "parts", "play", "refused", "told", "turn"]

Json = dict[str, Any]

WONDERS = game("world_wonders")
START = "long_road e9-e12"


# --- cities ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class City:
    """One player. ``now`` was bought in this round, after all of ``built``; it also names pedestals, and
    ``repaid`` for a loan paid back. ``loan`` is an unpaid one, ``extended`` one taken in this round."""

    built: Sequence[str] = (START,)
    now: Sequence[str] = ()
    map: str = "a"
    loan: bool = False
    extended: bool = False
    out: bool = False

    def plan(self) -> Plan:
        return Plan(self.map, planned((*self.built, *_objects(self.now)), self.map))

    @property
    def limit(self) -> int:
        return 9 if self.extended else 7

    @property
    def spent(self) -> int:
        things = [text.split()[0] for text in self.now]
        if any(thing in MONUMENT for thing in things):
            return self.limit
        return sum(_cost(thing) for thing in things)

    @property
    def pedestal(self) -> str | None:
        return next((thing for thing in self.now if thing.startswith("pedestal")), None)

    def data(self) -> Json:
        assert self.spent <= self.limit
        return {
            "map": self.map,
            "objects": [{"object": thing, "cells": map_names(cells)} for thing, cells in self.plan().things],
            "spent": self.spent,
            "loan": self.loan,
            "loan_this_round": self.extended,
            "out": self.out or self.spent == self.limit,
            "pedestal": self.pedestal,
        }


def city(*built: str, **more: Any) -> City:
    """A city with a starting road and these objects."""
    return City((START, *built), **more)


def spender(*now: str, **more: Any) -> City:
    """A city with a starting road that bought these things in this round."""
    return City(now=now, **more)


EMPTY = City(())


def _in_row(thing: str, row: int, columns: str) -> list[str]:
    """Pieces of road side by side: ``ad`` is one from column a to column d, ``e`` a single space."""
    return [f"{thing} {word[0]}{row}-{word[-1]}{row}" for word in columns.split()]


def _pavement() -> list[str]:
    long, two, one = "long_road", "short_road_2", "short_road_1"
    rows = [road for row in (12, 11, 10, 9) for road in _in_row(long, row, "ad eh il")]
    rows += _in_row(two, 8, "ab cd") + _in_row(one, 8, "e h i j k l")
    rows += [road for row in (7, 6) for road in _in_row(two, row, "ab cd ij kl")]
    rows += _in_row(two, 5, "ab cd") + _in_row(one, 5, "e l k j i h")
    rows += [road for row in (4, 3) for road in _in_row(two, row, "ab cd ef gh ij kl")]
    return rows + [road for row in (2, 1) for road in _in_row(long, row, "ad eh il")]


PAVED = _pavement()  # roads on all the land of map A: 18 long ones and 12 sets


def drawn(picture: str, **things: str) -> list[str]:
    """The objects of a picture of a map: each sign that is no terrain stands for one object."""
    rows = picture.split()
    found = []
    for sign, thing in things.items():
        cells = [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == sign]
        found.append(" ".join([thing, *map(name, cells)]))
    return found


def pictured(picture: str, map: str = "a", **things: str) -> City:
    """The city in a picture; what is free must look like the map."""
    rows = picture.split()
    for row, column in ALL:
        sign = rows[row][column]
        assert sign in things or sign == GRID[map][row][column], f"{name((row, column))} is not {sign}"
    return City(drawn(picture, **things), map=map)


@cache
def planned(built: tuple[str, ...], map: str) -> list[Thing]:
    """The objects with their spaces, each placed legally after those before it."""
    plan = Plan(map, [])
    for text in built:
        thing, _, where = text.partition(" ")
        cells = spaces(where)
        if not cells:
            cells = _somewhere(plan, thing)
        assert _is_legal(plan, thing, cells), f"{thing} cannot be placed on {sorted(map_names(cells))}"
        plan = plan.plus(thing, cells)
    return plan.things


def map_names(cells: Spaces) -> list[str]:
    return [name(cell) for cell in sorted(cells)]


def _is_legal(plan: Plan, thing: str, cells: Spaces) -> bool:
    if len(pieces_of(thing)) > 1:
        return _parts_match(plan, thing, cells) and plan.welcomes(thing, cells)
    spot = next((spot for spot in spots(shapes(thing)[0]) if spot.cells == cells and plan.fits(spot)), None)
    if spot is None:
        return False
    if not plan.things:
        return thing == "long_road" and not cells.isdisjoint(SIDEWALK)
    return plan.welcomes(thing, cells) if thing in MONUMENT else plan.is_supported(thing, spot)


def pieces_of(thing: str) -> list[tuple[str, ...]]:
    """All pieces of an object, one by one."""
    if thing.startswith("short_road_"):
        return shapes(thing)
    return [rows for rows, count in pieces(thing) for _ in range(count)]


def _parts_match(plan: Plan, thing: str, cells: Spaces) -> bool:
    """Can the spaces be split into the parts?"""

    def split(rest: Spaces, parts: list[tuple[str, ...]]) -> bool:
        if not parts:
            return not rest
        return any(
            spot.cells <= rest and plan.fits(spot) and split(rest - spot.cells, parts[1:])
            for spot in spots(parts[0])
        )

    return split(cells, pieces_of(thing))


def _somewhere(plan: Plan, thing: str) -> Spaces:
    """The first legal place."""
    if thing.startswith("short_road_"):
        return next(s.cells for s in spots(shapes(thing)[0]) if plan.fits(s) and plan.is_supported(thing, s))
    placed: Spaces = frozenset()
    left = tuple(count for _, count in pieces(thing))
    for piece, (rows, count) in enumerate(pieces(thing)):
        for _ in range(count):
            spot = next(spot for spot in spots(rows) if plan.allows(thing, spot, piece, left, placed))
            placed |= spot.cells
            left = tuple(count - (kind == piece) for kind, count in enumerate(left))
    return placed


def _objects(now: Sequence[str]) -> list[str]:
    """What stands on the map of the things bought."""
    found = []
    for text in now:
        if text == "short_roads":
            found += ["short_road_2", "short_road_2", "short_road_1"]
        elif text != "repaid" and not text.startswith("pedestal"):
            found.append(text)
    return found


def _cost(thing: str) -> int:
    if thing in TILE:
        return price(thing)
    return {"tower": 2, "repaid": 3, "short_road_2": 0}.get(thing, 1)


CROWDED = (  # population 12 of 13: with one food more the track is full
    "long_road e9-e12",
    "long_road e8-h8",
    "long_road f12-i12",
    "long_road a12-d12",
    "h6_m2 j9 j10 k10 j11 k11 j12",
    "h6_b1 g10 h10 f11 g11 h11 i11",
    "p5_m1 b9 a10 b10 a11 b11",
    "h6_t2 d8 c9 d9 c10 d10 d11",
    "p5_f2 i7 j7 i8 j8 i9",
    "h6_f2 i5 j5 k5 l5 j6 k6",
    "p5_m2 k7 l7 k8 l8 k9",
    "t4_m2 a7 b7 c7 b8",
    "s4_f2 h2 h3 i3 i4",
    "h6_f1 d3 e3 f3 g3 e4 f4",
    "h6_m1 a3 a4 b4 a5 b5 a6",
)


# --- tables ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Situation:
    """What a test cares about. ``mine`` belongs to the active seat, ``others`` to the following ones.

    ``offer`` names tiles on offer, one of a stack; solo, ``gone`` names stacks and objects discarded before.
    ``display`` is filled up with monuments nobody named. Solo: ``cards`` come next, ``used`` lie open.
    """

    mine: City = City()
    others: Sequence[City] = (City(),)
    seat: int = 0
    order: Sequence[int] | None = None
    round: int | None = None
    offer: Sequence[str] = ()
    gone: Sequence[str] = ()
    display: Sequence[str] = ()
    deck: Sequence[str] | None = None
    goals: Sequence[str] = ()
    cards: Sequence[str] = ()
    used: Sequence[str] = ("solo_01",)
    taken: Sequence[str] = ()
    decision: str = "buy"
    loan_taken: bool = False
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return 1 + len(self.others)

    def cities(self) -> list[City]:
        """The cities by seat."""
        around = [self.mine, *self.others]
        return [around[(seat - self.seat) % self.seats] for seat in range(self.seats)]

    def load(self) -> State:
        return WONDERS.load(self.data())

    def but(self, **mine: Any) -> "Situation":
        """The same with something else in my city."""
        return replace(self, mine=replace(self.mine, **mine))

    def data(self) -> Json:
        """The whole position as JSON data."""
        round = self.round or self._needed_rounds()
        stacks = sorted(SETUP[self.seats]["stacks"], key=lambda id: int(_position(id)))
        pedestals = [pedestal["id"] for pedestal in DATA["pedestals"]] if self.seats > 1 else []
        held = [city.pedestal for city in self.cities()]
        display = self._display()
        frame: Json = {"decision": self.decision, "seat": self.seat}
        return {
            "game": "world_wonders",
            "rules": 1,
            "round": round,
            "order": list(self.order or range(self.seats)),
            "stacks": {stack: self._pile(stack, round) for stack in stacks},
            "offer": [stack for stack in stacks if stack not in self._sold()],
            "long_roads": self._left("long_road"),
            "short_roads": self._left("short_roads"),
            "towers": self._left("tower"),
            "pedestals": [pedestal for pedestal in pedestals if pedestal not in held],
            "display": display,
            "deck": self._deck(display),
            "goals": sorted(self.goals, key=list(GOAL).index),
            "cities": [city.data() for city in self.cities()],
            "solo": self._solo() if self.seats == 1 else None,
            "frames": [frame | ({"loan_taken": True} if self.loan_taken else {})],
            "options": self._options(),
        }

    def _options(self) -> dict[str, OptionValue]:
        rivers = self.mine.map != "a"
        return {
            "map_side": "b" if rivers else "a",
            "common_goals": bool(self.goals),
            **self.options,
        }

    def _bought(self) -> list[str]:
        """What was bought in this round, or discarded."""
        return [*(text.split()[0] for city in self.cities() for text in city.now), *self.gone]

    def _sold(self) -> list[str]:
        return [TILE[thing]["stack"] if thing in TILE else thing for thing in self._bought()]

    def _left(self, thing: str) -> int:
        """How many of a road or the tower are on offer."""
        at_first = SETUP[self.seats][thing if thing == "short_roads" else f"{thing}s"]
        return int(at_first) - self._bought().count(thing)

    def _standing(self) -> list[str]:
        return [thing for city in self.cities() for thing, _ in city.plan().things]

    def _needed_rounds(self) -> int:
        """The first round in which all this can stand there."""
        earlier = [text.split()[0] for city in self.cities() for text in city.built]
        tiles = Counter(TILE[thing]["stack"] for thing in earlier if thing in TILE)
        needed = [1, *tiles.values()]
        for thing, what in (
            ("long_road", "long_roads"),
            ("short_road_1", "short_roads"),
            ("tower", "towers"),
        ):
            extra = self.seats if thing == "long_road" else 0
            needed.append(-(-(earlier.count(thing) - extra) // SETUP[self.seats][what]))
        for one in self.cities():
            things = [text.split()[0] for text in one.built[1:]]
            needed.append(sum(thing in MONUMENT for thing in things))
            needed.append(-(-sum(map(_cost, things)) // 7))
        assert max(needed) < 10, f"this takes {max(needed) + 1} rounds"
        return max(needed) + 1

    def _pile(self, stack: str, round: int) -> list[str]:
        """The ten tiles of a stack: those that are gone, the present one, those to come."""
        tiles = pile(stack)
        standing = [tile for tile in self._standing() if tile in tiles]
        present = [tile for tile in [*self._bought(), *self.offer] if tile in tiles]
        spare = [tile for tile in tiles if tile not in [*standing, *present]]
        now = present[0] if present else spare.pop()
        gone = [tile for tile in standing if tile != now]
        assert len(gone) < round, f"too many tiles of {stack} in round {round}"
        gone += spare[: round - 1 - len(gone)]
        return [*gone, now, *(tile for tile in tiles if tile not in [*gone, now])]

    def _display(self) -> list[str]:
        if self.deck is not None:
            return list(self.display)
        gone = [*self._standing(), *self.taken, *self.display]
        spare = [monument for monument in MONUMENT if monument not in gone]
        return [*self.display, *spare][: SETUP[self.seats]["monuments"]]

    def _deck(self, display: Sequence[str]) -> list[str]:
        gone = [*self._standing(), *self.taken, *display]
        rest = [monument for monument in MONUMENT if monument not in gone]
        first = list(self.deck or ())
        assert self.deck is None or set(rest) == set(first), f"{set(rest) ^ set(first)} are nowhere"
        return [*first, *(monument for monument in rest if monument not in first)]

    def _solo(self) -> Json:
        rest = [card for card in CARD if card not in [*self.used, *self.cards]]
        used = [card for card in self.used if card not in self.cards] or [rest.pop(0)]
        return {
            "used": used,
            "deck": [*self.cards, *(card for card in rest if card not in used)],
            "monuments": sorted(self.taken, key=list(MONUMENT).index),
            "random": [1, 2, 3, 4],
        }


def _position(stack: str) -> int:
    return int(next(one["position"] for one in DATA["stacks"] if one["id"] == stack))


HOME = City()


def solo(mine: City = HOME, **more: Any) -> Situation:
    return Situation(mine, (), **more)


def fresh(seed: int | str = 1, seats: int = 2, **options: object) -> State:
    """A new game."""
    return WONDERS.new(seed, seats, **options)


# --- playing and looking --------------------------------------------------------------------------


def buy(state: State, *actions: str) -> State:
    """Play the actions, and put whatever is still to be placed to the first legal places."""
    for action in actions:
        state.play(action)
        while asked(state) == "place":
            state.play(state.legal()[0])
    return state


def bought(state: State, *actions: str) -> list[Event]:
    """The events of some purchases, placed anywhere."""
    journal = Journal()
    state.journal = journal
    buy(state, *actions)
    return [WONDERS.event(entry, -1) for entry in journal.events]


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def seen(state: State, seat: int = 0) -> WorldWondersView:
    view = state.view(seat)
    assert isinstance(view, WorldWondersView)
    return view


def own(state: State, seat: int = 0) -> CityView:
    return seen(state).cities[seat]


def plan_of(state: State, seat: int = 0) -> Plan:
    """A city of the view for the oracle."""
    view = own(state, seat)
    return Plan(view.map, [(thing.object, spaces(" ".join(thing.cells))) for thing in view.objects])


def score(state: State, seat: int = 0) -> dict[str, int]:
    return own(state, seat).score


def offered(state: State) -> list[str]:
    """The tiles on offer from left to right."""
    return [stack.tile for stack in seen(state).stacks if stack.tile]


def result(state: State) -> Result:
    found = state.result()
    assert found is not None
    return found


def legal(state: State, *verbs: str) -> set[str]:
    """The legal actions, or those with these verbs."""
    return {action for action in state.legal() if not verbs or action.split()[0] in verbs}


def places(state: State) -> set[tuple[str, ...]]:
    """The spaces covered by every legal placement of the next piece."""
    return {tuple(sorted(covered(state, action))) for action in state.legal()}


def covered(state: State, action: str) -> list[str]:
    """The spaces that a placement covers."""
    view = seen(state)
    assert view.placing is not None
    _, piece, rotation, where = action.split()
    rows = pieces(view.placing.item)[int(piece[1]) - 1][0]
    spot = next(s for s in spots(rows) if (f"r{s.rotation}", name(s.anchor)) == (rotation, where))
    return map_names(spot.cells)


def may_cover(state: State, where: str) -> bool:
    """Is there a legal placement of the next piece on exactly these spaces?"""
    return tuple(sorted(map_names(spaces(where)))) in places(state)


def lay(state: State, *wheres: str) -> State:
    """Put the pieces down on exactly these spaces, one after another."""
    for where in wheres:
        cells = sorted(map_names(spaces(where)))
        fitting = [action for action in state.legal() if sorted(covered(state, action)) == cells]
        assert fitting, f"no piece may go to {where}"
        state.play(fitting[0])
    return state


def refuse(state: State, action: str) -> tuple[str, str]:
    """The rule and the code of a refusal, which leaves the position as it was."""
    refusal = refused(state, action)
    return refusal.rule, refusal.code
