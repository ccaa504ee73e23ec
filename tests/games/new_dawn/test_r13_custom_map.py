"""R13: building a custom map.

``Plan`` knows the hexes of the tiles from their middles in the plane, and finds by trying out where a tile
may lie and which gaps are closed.
"""

import cmath
import math
from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

import pytest

from games.new_dawn.positions import (
    NEW_DAWN,
    VICTORY_CARDS,
    asked,
    choices,
    fresh,
    play,
    player,
    refused,
    seen,
    symbols,
    turn,
)
from games.new_dawn.printed import DATA, ROW, point
from ludopolis.core.contract import State
from ludopolis.core.journal import Entry, Journal
from ludopolis.core.kinds import OptionValue
from ludopolis.core.random import seeded
from ludopolis.games.new_dawn.components import IDS
from ludopolis.games.new_dawn.land import EDGE
from ludopolis.games.new_dawn.spaces import spaces_of
from ludopolis.games.new_dawn.state import Table

Hex = tuple[int, int]
Hexes = frozenset[Hex]

CUSTOM: dict[str, OptionValue] = {"map": "custom", "epic": False, "rounds": 100}
CAPITAL_TILES = {"7", "9", "11", "16"}
NATURAL_TILES = {"1", "2", "4", "13"}
STATE_TILES = {"6", "12", "14", "15"}
PLAIN_TILES = {"3", "5", "8", "10"}
WATER_TOKENS = 8
LYING = [(side, turns) for side in "ab" for turns in range(6)]


# --- an independent plan of the map ---------------------------------------------------------------


@cache
def outline(side: str, turns: int) -> tuple[Hex, ...]:
    """The ten hexes of a tile whose space 0 lies at (0, 0)."""
    turned = cmath.rect(1, math.pi / 3 * turns)
    places = [turned * point(q, r) for q, r in DATA["outline"][side]]
    rows = [round(place.imag / ROW) for place in places]
    return tuple((round(place.real - row / 2), row) for place, row in zip(places, rows, strict=True))


def beside(place: Hex) -> list[Hex]:
    q, r = place
    return [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]


def around(places: Iterable[Hex]) -> set[Hex]:
    inside = {*places}
    return {other for place in inside for other in beside(place)} - inside


class Plan:
    """What lies on the table while a map is built."""

    def __init__(self, state: State) -> None:
        view = seen(state)
        self.tiles = [frozenset(tile.spaces) for tile in view.tiles]
        self.laid: set[Hex] = {place for tile in self.tiles for place in tile}
        self.core: set[Hex] = {place for tile in view.tiles if tile.core for place in tile.spaces}
        self.waters: set[Hex] = {*view.waters}

    def near_core(self) -> set[Hex]:
        """The core, and the tiles that touch it."""
        touching = [tile for tile in self.tiles if around(tile) & self.core]
        return self.core.union(*touching)

    def fitting(self, side: str, turns: int, wanted: set[Hex]) -> Iterator[Hex]:
        """Where space 0 of a tile may lie so that it touches four laid spaces, one of them wanted."""
        shape = outline(side, turns)
        tried = {(q - dq, r - dr) for q, r in around(self.laid) for dq, dr in shape}
        for q, r in tried:
            places = {(q + dq, r + dr) for dq, dr in shape}
            if places & (self.laid | self.waters):
                continue
            touched = around(places) & self.laid
            if len(touched) >= 4 and touched & wanted:
                yield q, r

    def all_fitting(self) -> tuple[dict[tuple[str, int], set[Hex]], bool]:
        """All places by side and turns; and whether the tile need not touch the core."""
        for relaxed, wanted in ((False, self.core), (True, self.near_core())):
            found = {
                (side, turns): {*self.fitting(side, turns, wanted)} for side in "ab" for turns in range(6)
            }
            if any(found.values()):
                return found, relaxed
        raise AssertionError("no tile fits")

    def gaps(self) -> set[Hex]:
        """The empty hexes that cannot be reached from outside."""
        filled = self.laid | self.waters
        columns, rows = [q for q, _ in filled], [r for _, r in filled]
        field = {
            (q, r)
            for q in range(min(columns) - 1, max(columns) + 2)
            for r in range(min(rows) - 1, max(rows) + 2)
        }
        reached = {(min(columns) - 1, min(rows) - 1)}
        border = list(reached)
        while border:
            new = [place for place in beside(border.pop()) if place in field - filled - reached]
            reached.update(new)
            border += new
        return field - filled - reached


def position(name: str, origin: Hex) -> Hex:
    """Where a place of the notation is: rows are letters, columns numbers."""
    row, column = "abcdefghijklmnopqrstuvwx".index(name[0]), int(name[1:]) - 1
    return origin[0] + column, origin[1] + row


def origin_of(state: State) -> Hex:
    """Where a1 is: learned by laying a tile at another place."""
    trial = state.copy()
    before = {tile.side for tile in seen(trial).tiles}
    for verb in ("lay", "turn"):
        play(trial, f"{verb} {min(choices(trial, verb))}")
    name = min(choices(trial, "at"))
    play(trial, f"at {name}")
    q, r = next(tile.spaces[0] for tile in seen(trial).tiles if tile.side not in before)
    row, column = "abcdefghijklmnopqrstuvwx".index(name[0]), int(name[1:]) - 1
    return q - column, r - row


ORIGIN = (-15, -13)


def offered(state: State) -> dict[tuple[str, int], set[Hex]]:
    """All places the game offers for the first tile of the hand, by side and turns."""
    found: dict[tuple[str, int], set[Hex]] = {lying: set() for lying in LYING}
    tile = min(choices(state, "lay"))[:-1]
    for side in sorted(side[-1] for side in choices(state, "lay") if side[:-1] == tile):
        turning = play(state.copy(), f"lay {tile}{side}")
        for turns in choices(turning, "turn"):
            setting = play(turning.copy(), f"turn {turns}")
            found[side, int(turns)] = {position(name, ORIGIN) for name in choices(setting, "at")}
    return found


def lay_somewhere(state: State, chance: Random) -> None:
    for verb in ("lay", "turn", "at"):
        play(state, f"{verb} {chance.choice(sorted(choices(state, verb)))}")


def kinds_of(tiles: Iterable[str]) -> list[int]:
    """How many natural wonder, city-state and plain tiles there are."""
    found = [*tiles]
    return [len(kind.intersection(found)) for kind in (NATURAL_TILES, STATE_TILES, PLAIN_TILES)]


def hands(state: State) -> list[list[str]]:
    laying = seen(state).laying
    assert laying is not None
    return laying.hands


def core(state: State) -> list[str]:
    return [tile.side for tile in seen(state).tiles if tile.core]


# --- dealing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R13_1_one_capital_tile_each(seats: int) -> None:
    for seed in range(8):
        held = hands(fresh(seed, seats, map="custom"))
        assert [len(CAPITAL_TILES.intersection(hand)) for hand in held] == [1] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R13_2_the_core_has_two_natural_wonders_and_two_city_states(seats: int) -> None:
    for seed in range(8):
        assert kinds_of(side[:-1] for side in core(fresh(seed, seats, map="custom"))) == [2, 2, 0]


def test_R13_2_the_core_is_shuffled() -> None:
    """The tile at the beginning of the strip is now of one kind, now of the other."""
    first = set()
    for seed in range(30):
        view = seen(fresh(seed, map="custom"))
        first.add(next(tile.side[:-1] for tile in view.tiles if tile.spaces[0] == (0, 0)))
    assert first == NATURAL_TILES | STATE_TILES


def test_R13_3_all_core_tiles_show_the_same_side_and_lie_in_their_strip() -> None:
    for seed in range(12):
        view = seen(fresh(seed, map="custom"))
        sides = {tile.side[-1] for tile in view.tiles}
        assert len(sides) == 1
        layout = next(layout for layout in DATA["core_layouts"] if layout["side"] in sides)
        wanted = {
            frozenset((place["q"] + q, place["r"] + r) for q, r in outline(layout["side"], place["turns"]))
            for place in layout["placements"]
        }
        assert {frozenset(tile.spaces) for tile in view.tiles} == wanted


@pytest.mark.parametrize(("die", "side"), [(1, "a"), (2, "a"), (3, "a"), (4, "b"), (5, "b"), (6, "b")])
def test_R13_3_a_die_decides_the_side(die: int, side: str) -> None:
    journal = Journal()
    NEW_DAWN.deal(seeded(1), 2, CUSTOM, journal)
    names = [kind.name for kind in NEW_DAWN.chances]
    rolled = names.index("core_side")
    primed = [Entry(e.kind, [die] if e.kind == rolled else e.numbers) for e in journal.chances]
    state = NEW_DAWN.deal(seeded(1), 2, CUSTOM, Journal(primed))
    assert {tile[-1] for tile in core(state)} == {side}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R13_4_two_of_the_other_tiles_each(seats: int) -> None:
    for seed in range(8):
        state = fresh(seed, seats, map="custom")
        dealt = [tile for hand in hands(state) for tile in hand if tile not in CAPITAL_TILES]
        in_core = [side[:-1] for side in core(state)]
        assert [len(hand) for hand in hands(state)] == [3] * seats
        assert len({*dealt}) == 2 * seats
        assert not {*dealt} & {*in_core}
        if seats == 4:
            assert kinds_of(dealt) == [2, 2, 4]


# --- laying ---------------------------------------------------------------------------------------


def test_R13_5_clockwise_three_rounds_from_a_random_player() -> None:
    state, chance, order = fresh(1, 3, map="custom"), Random(1), []
    while asked(state) == "lay_tile":
        order.append(int(state.seat))
        lay_somewhere(state, chance)
    assert order == [(order[0] + place) % 3 for place in range(9)]
    assert {int(fresh(seed, 3, map="custom").seat) for seed in range(20)} == {0, 1, 2}


def test_R13_5_own_tiles_with_either_side() -> None:
    state = fresh(2, 3, map="custom")
    assert choices(state, "lay") == {f"{tile}{side}" for tile in hands(state)[state.seat] for side in "ab"}
    rival = hands(state)[(state.seat + 1) % 3][0]
    assert refused(state, f"lay {rival}a").rule == "R13.5"


def test_R13_5_a_tile_covers_what_it_says() -> None:
    assert origin_of(fresh(1, map="custom")) == ORIGIN
    assert origin_of(fresh(2, 4, map="custom")) == ORIGIN


# Seats and seed. In the last one two tiles cannot touch the core, and the first of them does not count for
# the second.
GAMES = [(2, 1), (3, 2), (4, 0)]


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_R13_5_tiles_fit_where_they_touch_four_spaces_and_the_core(seats: int, seed: int) -> None:
    state, chance = fresh(seed, seats, map="custom"), Random(seed)
    while asked(state) == "lay_tile":
        found, _ = Plan(state).all_fitting()
        assert offered(state) == found
        lay_somewhere(state, chance)


def test_R13_5_a_tile_that_cannot_touch_the_core_touches_its_neighbours() -> None:
    """When the core is surrounded; then all tiles may lie farther away."""
    state, chance = fresh(8, 4, map="custom"), Random(8)
    relaxed = []
    while asked(state) == "lay_tile":
        plan = Plan(state)
        relaxed.append(plan.all_fitting()[1])
        lay_somewhere(state, chance)
    assert True in relaxed
    assert relaxed == sorted(relaxed)


def test_R13_6_the_capital_comes_with_its_tile() -> None:
    state, chance = fresh(4, 3, map="custom"), Random(4)
    assert [player(state, seat).cities for seat in range(3)] == [[], [], []]
    while asked(state) == "lay_tile":
        seat = int(state.seat)
        before = {*hands(state)[seat]}
        lay_somewhere(state, chance)
        laid = [tile.side for tile in seen(state).tiles]
        tile = next(side for side in laid if side[:-1] in before and side[:-1] not in still_held(state))
        if tile[:-1] in CAPITAL_TILES:
            assert [city.space for city in player(state, seat).cities] == [capital_of(tile)]
    assert [len(player(state, seat).cities) for seat in range(3)] == [1, 1, 1]


def still_held(state: State) -> set[str]:
    laying = seen(state).laying
    return {tile for hand in laying.hands for tile in hand} if laying else set()


def capital_of(side: str) -> str:
    tile = next(tile for tile in DATA["tiles"] if tile["id"] == side[:-1])
    number = next(place for place, space in enumerate(tile[side[-1]]) if space.get("capital"))
    return f"{side[:-1]}-{number}"


# --- water ----------------------------------------------------------------------------------------


# In most games of four players some water is needed; these two need more than eight tokens.
SHORT = [33, 70]


@pytest.mark.parametrize("seed", [3, 5, 9, *SHORT])
def test_R13_7_closed_gaps_are_filled_with_water(seed: int) -> None:
    """As far as the tokens last, row by row from the top, from left to right (R1.8, R16.12)."""
    state, chance = fresh(seed, 4, map="custom"), Random(seed)
    expected: list[Hex] = []
    while asked(state) == "lay_tile":
        before = Plan(state)
        lay_somewhere(state, chance)
        after = Plan(state)
        after.waters = before.waters
        gaps = sorted(after.gaps(), key=lambda place: (place[1], place[0]))
        expected += gaps[: WATER_TOKENS - len(expected)]
        assert seen(state).waters == expected


def final(seed: int, seats: int = 4) -> State:
    """A complete custom map."""
    state, chance = fresh(seed, seats, map="custom"), Random(seed)
    while asked(state) == "lay_tile":
        lay_somewhere(state, chance)
    return state


@pytest.mark.parametrize("seed", SHORT)
def test_R1_8_without_water_tokens_a_hole_stays_open(seed: int) -> None:
    """Its border is an edge of the map."""
    state = final(seed)
    plan = Plan(state)
    assert len(plan.waters) == WATER_TOKENS
    holes = plan.gaps()
    assert holes
    assert isinstance(state, Table)
    beside_hole = [
        space
        for space in range(len(IDS["space"]))
        if state.land.terrain[space] >= 0 and holes & {*beside((state.land.q[space], state.land.r[space]))}
    ]
    assert {*beside_hole} <= {*spaces_of(state.land.set(EDGE))}


# --- afterwards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R13_8_the_set_up_goes_on(seats: int) -> None:
    state = final(3, seats)
    view = seen(state)
    sides = [tile.side for tile in view.tiles]
    assert turn(state) == ("choose_focus", view.first_player)
    assert (view.round, view.laying) == (1, None)
    assert {*view.resources} == {*symbols(sides, "+")}
    assert {found.barbarian for found in view.barbarians} == {*symbols(sides, "!").values()}
    shown = {*symbols(sides, "=").values()}
    assert {found.city_state for found in view.city_states} | {
        found.natural_wonder for found in view.natural_wonders
    } == shown
    assert [deck.wonder is not None for deck in view.decks] == [True] * 4
    assert len(view.victory_cards) == len(VICTORY_CARDS) - 1


def test_R13_8_nothing_is_on_the_map_before() -> None:
    view = seen(fresh(1, map="custom"))
    assert (view.round, view.resources, view.barbarians, view.victory_cards) == (0, [], [], [])


def test_R13_5_what_a_land_remembers_is_what_is_found_anew() -> None:
    """Copies of a position share a land, which remembers where tiles fit and what the last one made of it."""
    state = fresh("remembered", 3, map="custom")
    for _ in range(6):
        sides = sorted(state.legal())
        for side in (sides[0], sides[-1]):
            for turns in range(6):
                laid, anew = state.copy(), NEW_DAWN.load(state.json())
                for copy in (laid, anew):
                    play(copy, side)
                    if f"turn {turns}" in copy.legal():
                        play(copy, f"turn {turns}")
                        play(copy, copy.legal()[-1])
                assert (laid.json(), laid.legal()) == (anew.json(), anew.legal())
        play(state, sides[0])
        play(state, state.legal()[0])
        play(state, state.legal()[0])
