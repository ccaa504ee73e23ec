"""R0: terms."""

import pytest

from games.world_wonders.oracle import SIDEWALK, name, spaces
from games.world_wonders.positions import (
    EMPTY,
    WONDERS,
    City,
    Situation,
    buy,
    city,
    covered,
    fresh,
    may_cover,
    own,
    places,
    play,
    refuse,
    score,
    seen,
    spender,
    turn,
)
from games.world_wonders.printed import DATA, TILE


def test_R0_1_spaces_are_named_from_the_top_left() -> None:
    names = [f"{column}{row}" for row in range(1, 13) for column in "abcdefghijkl"]
    assert WONDERS.components["space"] == names


def test_R0_1_only_the_bottom_row_touches_the_sidewalk() -> None:
    state = Situation(EMPTY, round=1, decision="place_start_road").load()
    bottom = {name(cell) for cell in SIDEWALK}
    touched = [bottom.intersection(covered(state, action)) for action in state.legal()]
    assert all(touched)
    assert set().union(*touched) == bottom


def test_R0_1_the_grid_ends_at_its_edges() -> None:
    state = play(Situation(City(["long_road i12-l12"])).load(), "long_road")
    assert refuse(state, "place p1 r1 l10") == ("R4.3", "outside")
    assert refuse(state, "place p1 r0 j11") == ("R4.3", "outside")
    assert may_cover(state, "l8-l11")


@pytest.mark.parametrize("item", ["tower", "long_road", "short_roads", "build l3_f1"])
def test_R0_2_natural_resources_are_land(item: str) -> None:
    mine = City(["long_road h12-k12"])
    state = play(Situation(mine, offer=["l3_f1"]).load(), item)
    assert any("h11" in cells for cells in places(state))


def test_R0_2_water_is_not_land() -> None:
    state = play(Situation(City(["long_road f9-f12"])).load(), "tower")
    assert refuse(state, "place p1 r0 f8") == ("R5.5", "wrong_terrain")
    assert may_cover(state, "e9")


OBJECTS = {
    "road": (city(), "f10"),
    "short road": (city("short_road_1 f9", "short_road_2", "short_road_2"), "g9"),
    "building": (city("i3_f1 f9-h9"), "i9"),
    "tower": (city("tower f9"), "g9"),
    "part of a monument": (city("l3_t1 f9-f10 g10", "shitennoji f11 f12 g12"), "h12"),
}


@pytest.mark.parametrize("kind", OBJECTS)
def test_R0_3_everything_on_the_map_is_an_object(kind: str) -> None:
    mine, beside = OBJECTS[kind]
    assert may_cover(play(Situation(mine).load(), "tower"), beside)


def test_R0_3_sidewalk_pedestals_and_loans_are_no_objects() -> None:
    mine = spender("pedestal_1", loan=True, extended=True)
    state = play(Situation(mine).load(), "tower")
    road = {name(cell) for cell in spaces("e9-e12")}
    beside = {name(cell) for cell in spaces("d9-d12 f9-f12 e8")}
    assert places(state) == {(cell,) for cell in beside}
    assert refuse(state, "place p1 r0 a12") == ("R5.5", "tower_alone")
    assert all(refuse(state, f"place p1 r0 {cell}") == ("R4.3", "occupied") for cell in road)
    assert score(state)["natural"] == 0


def test_R0_4_a_covered_space_is_not_free() -> None:
    state = play(Situation().load(), "long_road")
    assert refuse(state, "place p1 r1 e8") == ("R4.3", "occupied")


def test_R0_4_a_covered_natural_resource_is_not_visible() -> None:
    beside = Situation(City(["long_road h12-k12"])).load()
    assert score(beside)["natural"] == 1
    mine = City(["long_road h12-k12", "tower h11"])
    assert score(Situation(mine).load())["natural"] == 0


def test_R0_4_water_under_a_bridge_is_not_visible() -> None:
    """The pagoda needs a temple and visible water."""
    temple = city("l3_t1 f10 f11 g11")
    state = play(Situation(temple, display=["thien_mu_pagoda"]).load(), "monument thien_mu_pagoda")
    assert places(state) == {("f9",)}
    bridged = city("long_road e8-h8", "l3_t1 f10 f11 g11")
    state = Situation(bridged, display=["thien_mu_pagoda"]).load()
    assert refuse(state, "monument thien_mu_pagoda") == ("R4.2", "no_place_monument")


def test_R0_5_a_shared_corner_is_not_adjacency() -> None:
    state = play(Situation(offer=["l3_f1"]).load(), "build l3_f1")
    assert refuse(state, "place p1 r0 c7") == ("R5.6", "building_alone")
    assert may_cover(state, "f9 f10 g10")


def test_R0_5_one_adjacent_space_of_several_is_enough() -> None:
    state = play(Situation(offer=["i3_f1"]).load(), "build i3_f1")
    assert may_cover(state, "f12-h12")
    assert not may_cover(state, "g12-i12")


def test_R0_6_five_types_with_latin_letters() -> None:
    letters = {type["id"]: type["letter"] for type in DATA["types"]}
    assert letters == {"library": "B", "farm": "F", "habitation": "H", "market": "M", "temple": "T"}
    assert WONDERS.components["type"] == list(letters)
    for id, tile in TILE.items():
        assert id.split("_")[1][0].upper() == letters[tile["type"]]
        assert 1 <= tile["food"] + tile["ceramics"] + tile["technology"] <= 4


def test_R0_7_three_resources_and_rings() -> None:
    assert WONDERS.components["resource"] == ["food", "ceramics", "technology"]
    assert list(own(fresh()).resources) == ["food", "ceramics", "technology"]
    mine = City(["long_road e12-h12", "tower h11"])
    with_ring = city("l3_t1 f9-f10 g10", "shitennoji f11 f12 g12")
    assert score(Situation(mine).load())["monuments"] == 0
    assert score(Situation(with_ring).load())["monuments"] == 1


@pytest.mark.parametrize(
    ("mine", "coins"),
    [
        (City(), (7, 0, 7)),
        (spender("i3_f1", "tower"), (3, 4, 7)),
        (spender("i3_f1", loan=True, extended=True), (7, 2, 9)),
        (City(loan=True), (7, 0, 7)),
        (spender("long_road", "repaid", extended=True), (5, 4, 9)),
    ],
)
def test_R0_8_coins_are_the_limit_minus_what_was_spent(mine: City, coins: tuple[int, int, int]) -> None:
    view = own(Situation(mine).load())
    assert (view.coins, view.coins_spent, view.coin_limit) == coins


def test_R0_9_who_is_out_has_no_turn_until_the_next_round() -> None:
    mine = city(now=["h6_f1", "long_road"])
    state = Situation(mine, [spender("p5_f1")]).load()
    buy(state, "pedestal pedestal_1")
    assert own(state).out
    for action in ("tower", "pedestal pedestal_2"):
        assert turn(state) == ("buy", 1)
        buy(state, action)
    assert seen(state).round == 3
    assert not own(state).out


def test_R0_10_nothing_is_ever_moved_or_removed() -> None:
    state = fresh("R0.10", 3)
    before: list[list[tuple[str, tuple[str, ...]]]] = [[], [], []]
    while not state.over:
        buy(state, state.legal()[len(state.legal()) // 2])
        for seat in range(3):
            things = [(thing.object, tuple(thing.cells)) for thing in own(state, seat).objects]
            assert things[: len(before[seat])] == before[seat]
            before[seat] = things


def test_R0_10_covered_spaces_stay_covered() -> None:
    state = Situation(city("i3_f1 f9-h9")).load()
    play(state, "tower")
    assert refuse(state, "place p1 r0 g9") == ("R4.3", "occupied")
    assert refuse(state, "place p1 r0 e12") == ("R4.3", "occupied")
