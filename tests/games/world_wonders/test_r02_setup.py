"""R2: the set-up."""

from collections import Counter
from itertools import permutations

import pytest

from games.world_wonders.positions import (
    WONDERS,
    City,
    Situation,
    buy,
    fresh,
    legal,
    offered,
    own,
    parts,
    play,
    refuse,
    seen,
    solo,
    turn,
)
from games.world_wonders.printed import GRID, MONUMENT, TILE, pile
from ludopolis.core.errors import BadOption
from ludopolis.core.match import Match

SEATS = [1, 2, 3, 4, 5]


# --- choices before the game ----------------------------------------------------------------------


def test_R2_1_options_and_numbers_of_players() -> None:
    assert WONDERS.seat_counts == (1, 2, 3, 4, 5)
    assert {option.id: (option.values, option.rule) for option in WONDERS.options} == {
        "map_side": (("a", "b"), "R2.1"),
        "track_side": (("a", "b"), "R2.1"),
        "common_goals": ((False, True), "R10.1"),
        "solo_difficulty": (("easy", "hard"), "R11.8"),
        "solo_building_choice": (("player", "dearest"), "R11.5"),
        "start_order": (("random", "by_seat"), "R2.4"),
    }


@pytest.mark.parametrize("seats", [0, 6])
def test_R2_1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        fresh(1, seats)


@pytest.mark.parametrize("tracks", ["a", "b"])
@pytest.mark.parametrize("maps", ["a", "b"])
def test_R2_1_all_play_on_the_same_side_and_the_two_sides_are_independent(maps: str, tracks: str) -> None:
    state = fresh(1, 5, map_side=maps, track_side=tracks)
    assert {city.map[0] for city in seen(state).cities} == {maps}
    assert (seen(state).options["map_side"], seen(state).options["track_side"]) == (maps, tracks)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("side", "people"), [("a", 0), ("b", 1)])
def test_R2_1_the_track_side_holds_for_everybody(side: str, people: int, seat: int) -> None:
    """Two food are a population symbol on side B only."""
    mine = City(["long_road e9-e12", "t4_f1"])
    others = [City()] if seat == 0 else [mine]
    state = Situation(mine if seat == 0 else City(), others, options={"track_side": side}).load()
    assert own(state, seat).population == people


# --- the main board -------------------------------------------------------------------------------

STACKS = {
    1: ["l3", "i3", "t4", "s4", "p5", "h6"],
    2: ["l3", "i3", "t4", "s4", "p5", "h6"],
    3: ["l3", "i3", "t4", "s4", "p5", "h6"],
    4: ["o4", "l3", "i3", "t4", "s4", "p5", "h6"],
    5: ["o4", "l3", "i3", "t4", "s4", "p5", "h6", "w5"],
}


@pytest.mark.parametrize("seats", SEATS)
def test_R2_2_stacks_by_number_of_players(seats: int) -> None:
    assert [stack.stack for stack in seen(fresh(1, seats)).stacks] == STACKS[seats]


@pytest.mark.parametrize("seats", [2, 4])
def test_R2_2_tiles_of_other_stacks_stay_in_the_box(seats: int) -> None:
    state = Situation(City(), [City()] * (seats - 1)).load()
    assert refuse(state, "build w5_f1") == ("R4.2", "not_on_offer")
    assert not any(tile.startswith("w5") for tile in offered(state))
    assert any(tile.startswith("o4") for tile in offered(state)) == (seats == 4)


def test_R2_3_one_tile_of_every_stack_is_on_offer() -> None:
    for seed in range(5):
        state = fresh(seed, 5)
        stacks = state.position()["stacks"]
        assert offered(state) == [stacks[stack][0] for stack in STACKS[5]]
        assert {stack.left for stack in seen(state).stacks} == {9}
        assert all(sorted(stacks[stack]) == sorted(pile(stack)) for stack in stacks)


def test_R2_3_stacks_are_shuffled() -> None:
    tops = Counter(tile for seed in range(300) for tile in offered(fresh(seed, 5)))
    assert len(tops) == len(TILE)
    assert all(30 - 25 < times < 30 + 25 for times in tops.values())
    below = Counter(fresh(seed, 2).position()["stacks"]["h6"][9] for seed in range(200))
    assert len(below) == 10


# --- turn order -----------------------------------------------------------------------------------


def test_R2_4_the_first_order_is_random() -> None:
    orders = Counter(tuple(seen(fresh(seed, 3)).order) for seed in range(300))
    assert set(orders) == set(permutations(range(3)))
    assert all(25 < times < 80 for times in orders.values())
    state = fresh(4, 3)
    assert turn(state) == ("place_start_road", seen(state).order[0])


def test_R2_4_by_seat_lower_seats_begin() -> None:
    for seed in range(10):
        state = fresh(seed, 5, start_order="by_seat")
        assert (seen(state).order, turn(state)[1]) == ([0, 1, 2, 3, 4], 0)


# --- the offer ------------------------------------------------------------------------------------

ROADS = {1: (1, 1), 2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R2_5_roads_on_offer(seats: int) -> None:
    view = seen(fresh(1, seats))
    assert (view.long_roads, view.short_roads) == ROADS[seats]


def test_R2_5_roads_on_offer_alone() -> None:
    """When the automatic opponent begins with a tile."""
    for seed in range(40):
        view = seen(fresh(seed, 1))
        if view.solo is not None and view.solo.used[-1] in ("solo_01", "solo_02", "solo_03"):
            assert (view.long_roads, view.short_roads, view.towers) == (*ROADS[1], 1)
            return
    raise AssertionError("no such beginning")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R2_6_one_tower_and_both_pedestals(seats: int) -> None:
    view = seen(fresh(1, seats))
    assert (view.towers, view.pedestals) == (1, ["pedestal_1", "pedestal_2"])


def test_R2_6_there_are_no_pedestals_alone() -> None:
    state = solo().load()
    assert seen(state).pedestals == []
    assert seen(fresh(1, 1)).pedestals == []
    for pedestal in ("pedestal_1", "pedestal_2"):
        assert refuse(state, f"pedestal {pedestal}") == ("R2.6", "no_pedestals")


@pytest.mark.parametrize(("seats", "shown"), [(1, 2), (2, 3), (3, 3), (4, 3), (5, 3)])
def test_R2_7_monuments_on_display(seats: int, shown: int) -> None:
    state = fresh(2, seats)
    display, deck = seen(state).display, state.position()["deck"]
    solo = seen(state).solo
    assert (solo is not None) == (seats == 1)
    owned = solo.monuments if solo is not None else []
    assert len(display) == shown
    assert sorted([*display, *deck, *owned]) == sorted(MONUMENT)
    assert seen(state).deck == len(deck)


def test_R2_7_monuments_are_shuffled() -> None:
    shown = Counter(monument for seed in range(210) for monument in seen(fresh(seed, 2)).display)
    assert set(shown) == set(MONUMENT)
    assert all(8 < times < 60 for times in shown.values())


def test_R2_8_everybody_can_have_a_loan() -> None:
    state = fresh("loans", 5, start_order="by_seat")
    for seat in range(5):
        play(state, state.legal()[0])
        assert "take_loan" in legal(state)
        buy(state, "take_loan", "long_road" if "long_road" in state.legal() else state.legal()[0])
    assert all(city.loan for city in seen(state).cities)


# --- the players ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_R2_9_players_begin_with_empty_maps_and_markers_on_0(seats: int) -> None:
    for city in seen(fresh(7, seats)).cities:
        assert city.objects == []
        assert (city.coins_spent, city.coin_limit, city.population) == (0, 7, 0)
        assert city.resources == {"food": 0, "ceramics": 0, "technology": 0}
        assert (city.loan, city.out, city.pedestal, city.monuments) == (False, False, None, [])


def test_R2_9_the_starting_road_is_not_taken_from_the_offer() -> None:
    state = fresh(1, 5)
    play(state, state.legal()[0])
    assert seen(state).long_roads == 3
    assert own(state, int(state.seat)).coins == 7
    assert [thing.object for thing in own(state, int(state.seat)).objects] == ["long_road"]


def test_R2_10_maps_of_side_b_are_dealt_at_random_and_none_twice() -> None:
    dealt = [[city.map for city in seen(fresh(seed, 4, map_side="b")).cities] for seed in range(100)]
    assert all(len(set(maps)) == 4 for maps in dealt)
    first = Counter(maps[0] for maps in dealt)
    assert set(first) == {"b1", "b2", "b3", "b4", "b5"}
    assert all(5 < times < 40 for times in first.values())
    assert sorted(city.map for city in seen(fresh(1, 5, map_side="b")).cities) == [
        "b1",
        "b2",
        "b3",
        "b4",
        "b5",
    ]


def test_R2_10_the_maps_of_side_b_are_all_different() -> None:
    grids = {"\n".join(GRID[map]) for map in GRID if map != "a"}
    assert len(grids) == 5


def test_R2_10_the_maps_are_announced() -> None:
    match = Match.new(WONDERS, ["Ada", "Bob"], 3, map_side="b")
    events = [WONDERS.event(entry, -1) for entry in match.journal.events]
    maps = [city.map for city in seen(match.state).cities]
    assert parts(events, "map_dealt") == [(0, maps[0]), (1, maps[1])]
    assert parts(events, "monument_revealed") == [(monument,) for monument in seen(match.state).display]
    assert parts(events, "round_begins") == [(1,)]
    assert parts(events, "revealed") == [(tile,) for tile in offered(match.state)]
    assert parts(events, "order") == [(seat, 1 + place) for place, seat in enumerate(seen(match.state).order)]
