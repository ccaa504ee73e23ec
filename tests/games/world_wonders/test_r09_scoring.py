"""R9: tracks and scoring."""

import pytest

from games.world_wonders.positions import (
    CROWDED,
    City,
    Situation,
    bought,
    buy,
    city,
    fresh,
    own,
    parts,
    pictured,
    result,
    score,
    seen,
    spender,
)
from games.world_wonders.printed import RESOURCES, TRACK

ROADS = ("long_road e9-e12", "long_road e8-h8", "long_road f12-i12")
EIGHT_EIGHT_NINE = City((*ROADS, "h6_b1", "h6_t2", "h6_b2", "h6_m2", "h6_m1", "p5_t1", "s4_f1"))
EIGHT_NINE_ELEVEN = City((*ROADS, "h6_b1", "h6_t2", "h6_b2", "h6_m2", "h6_m1", "p5_t2", "p5_t1", "s4_f1"))


def tracks(mine: City, side: str = "a") -> dict[str, int]:
    view = own(Situation(mine, options={"track_side": side}).load())
    return {**view.resources, "population": view.population}


# --- tracks ---------------------------------------------------------------------------------------


def test_R9_1_one_space_for_every_symbol() -> None:
    assert tracks(city("h6_b1", "p5_b2")) == {"food": 1, "ceramics": 1, "technology": 5, "population": 1}


# Technology 3 + 2 + 2 + 2 + 2 + 1 + 2 = 14, then 16 would be beyond the last space.
GEARS = ("h6_b1", "h6_b2", "h6_h2", "p5_b1", "p5_b2", "t4_h2", "p5_t2", "h6_t1")


def test_R9_1_symbols_beyond_the_last_space_are_lost() -> None:
    mine = City((*ROADS, *GEARS))
    assert tracks(mine)["technology"] == 15
    before = City((*ROADS, *GEARS[:-1]))
    assert tracks(before)["technology"] == 14
    state = Situation(before, offer=["h6_t1"]).load()
    people = own(state).population
    events = bought(state, "build h6_t1")
    assert own(state).resources["technology"] == 15
    assert parts(events, "gained") == [(0, 0, 2, 1)]
    assert own(state).population >= people + 1
    assert own(state).score["scarcest"] == own(state).resources["food"]


@pytest.mark.parametrize("side", ["a", "b"])
def test_R9_2_population_symbols_reached_or_passed(side: str) -> None:
    """Every tile of three symbols and more jumps over some of them."""
    for count in range(len(GEARS) + 1):
        found = tracks(City((*ROADS, *GEARS[:count])), side)
        symbols = sum(
            mark <= found[resource]
            for resource in RESOURCES
            for mark in TRACK[side][resource]["population_at"]
        )
        assert found["population"] == symbols


def test_R9_2_a_population_symbol_of_a_monument() -> None:
    mine = city("l3_t1 f10 f11 g11", "thien_mu_pagoda f9")
    assert tracks(mine) == {"food": 0, "ceramics": 0, "technology": 1, "population": 1}


def test_R9_2_the_steps_are_told() -> None:
    events = bought(Situation(city("h6_m1"), offer=["h6_h1"]).load(), "build h6_h1")
    assert parts(events, "population_grew") == [(0, 1, 2)]
    events = bought(Situation(offer=["i3_f1"]).load(), "build i3_f1")
    assert parts(events, "population_grew") == []


def test_R9_2_population_stays_on_the_last_space() -> None:
    full = City((*CROWDED, "t4_f1"))
    assert tracks(full)["population"] == 13
    state = Situation(full, offer=["i3_m1"], round=9).load()
    more = bought(state, "build i3_m1")
    assert own(state).population == 13
    assert parts(more, "population_full") == []
    assert score(state)["population"] == 10


@pytest.mark.parametrize("order", [("h6_m1", "p5_f1", "t4_b1"), ("t4_b1", "p5_f1", "h6_m1")])
def test_R9_3_the_order_of_symbols_does_not_matter(order: tuple[str, ...]) -> None:
    assert tracks(City((*ROADS, *order)), "b") == {"food": 3, "ceramics": 4, "technology": 2, "population": 2}


def test_R9_4_markers_never_move_back() -> None:
    state = fresh("R9.4", 3)
    before = [dict.fromkeys((*RESOURCES, "population"), 0) for _ in range(3)]
    while not state.over:
        buy(state, next(action for action in state.legal() if "loan" not in action))
        for seat in range(3):
            now = {**own(state, seat).resources, "population": own(state, seat).population}
            assert all(now[name] >= before[seat][name] for name in now)
            before[seat] = now
    assert any(markers["population"] for markers in before)


# --- points ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tiles", "side", "points"),
    [
        ((), "a", (0, 0)),
        (("h6_f1",), "a", (1, 0)),
        (("h6_f1", "h6_m1"), "a", (2, 1)),
        (("h6_f1", "h6_m1"), "b", (2, 0)),
        (("h6_f1", "h6_m1", "h6_b1", "t4_h2"), "b", (4, 1)),
        (GEARS, "a", (9, 6)),
        (GEARS, "b", (9, 6)),
    ],
)
def test_R9_5_rings_of_the_population_track(
    tiles: tuple[str, ...], side: str, points: tuple[int, int]
) -> None:
    state = Situation(City((*ROADS, *tiles)), options={"track_side": side}).load()
    assert (own(state).population, score(state)["population"]) == points


def test_R9_5_the_scarcest_resource_of_the_rulebook_8_9_11() -> None:
    """Food on 8, ceramics on 9 and gears on 11 are worth 8 points."""
    assert tracks(EIGHT_NINE_ELEVEN) == {"food": 8, "ceramics": 9, "technology": 11, "population": 8}
    assert score(Situation(EIGHT_NINE_ELEVEN).load())["scarcest"] == 8


def test_R9_5_the_scarcest_resource_of_the_rulebook_8_8_9() -> None:
    """On 8, 8 and 9 it is 8 points all the same."""
    found = tracks(EIGHT_EIGHT_NINE)
    assert [found[resource] for resource in RESOURCES] == [8, 8, 9]
    assert score(Situation(EIGHT_EIGHT_NINE).load())["scarcest"] == 8


@pytest.mark.parametrize("tiles", [("p5_f1", "p5_b2"), ("p5_f1", "p5_m2"), ("p5_h1",), ("h6_m1", "p5_b2")])
def test_R9_5_any_resource_may_be_the_scarcest(tiles: tuple[str, ...]) -> None:
    found = tracks(City((*ROADS, *tiles)))
    assert (
        score(Situation(City((*ROADS, *tiles))).load())["scarcest"]
        == min(found[name] for name in RESOURCES)
        >= 1
    )


def test_R9_5_rings_of_monuments() -> None:
    mine = city("l3_t1 f10 f11 g11", "thien_mu_pagoda f9", "moai d9-d11")
    assert score(Situation(mine).load())["monuments"] == 2
    giza = city("i3_t1 f12-h12", "i3_f1 f9-h9", "pyramids_of_giza f10-g11 h10 i10-j11")
    assert score(Situation(giza).load())["monuments"] == 2


def test_R9_5_natural_resources_beside_any_object() -> None:
    """The sidewalk is no object, and corners do not touch."""
    assert score(Situation(City(["long_road i12-l12"])).load())["natural"] == 0
    assert score(Situation(City(["long_road i9-i12"])).load())["natural"] == 1
    assert score(Situation(City(["long_road h12-k12"])).load())["natural"] == 1
    assert score(Situation(City(["long_road g9-g12", "tower h10"])).load())["natural"] == 1
    assert score(Situation(City(["long_road k9-k12"])).load())["natural"] == 0
    assert score(Situation(City(["long_road j9-j12"])).load())["natural"] == 1


DISTRICTS = pictured(
    """
    .......*....
    ..*.........
    ..*......*..
    ............
    .....~~....*
    *...~~~~...*
    ....~~~~....
    .....~~t....
    ..*.rfffs.*.
    ....rmmms...
    ....rbb*s...
    ....rbu.s...
    """,
    r="long_road",
    s="long_road",
    f="i3_f1",
    m="i3_m1",
    b="l3_b1",
    t="tower",
    u="tower",
)


def test_R9_5_the_city_districts_of_the_rulebook() -> None:
    """Anything but green land closes a building in: roads, water, towers, other buildings, natural
    resources, the sidewalk."""
    state = Situation(DISTRICTS).load()
    assert [thing.object for thing in own(state).objects if thing.district] == ["i3_f1", "i3_m1", "l3_b1"]
    assert score(state)["districts"] == 3


@pytest.mark.parametrize(("missing", "left"), [("t", ["i3_m1", "l3_b1"]), ("u", ["i3_f1", "i3_m1"])])
def test_R9_5_one_free_space_of_land_opens_a_district(missing: str, left: list[str]) -> None:
    """Each tile is judged alone."""
    where = {"t": "tower h8", "u": "tower g12"}[missing]
    built = [text for text in DISTRICTS.built if text != where]
    state = Situation(City(built)).load()
    assert [thing.object for thing in own(state).objects if thing.district] == left
    assert score(state)["districts"] == len(left)


def test_R9_5_only_buildings_are_districts() -> None:
    mine = City(["long_road e9-e12", "long_road f9-f12", "tower g12"])
    assert score(Situation(mine).load())["districts"] == 0


def test_R9_5_an_unpaid_loan() -> None:
    assert score(Situation(City(loan=True)).load())["loan"] == -2


def test_R9_5_the_total_is_the_sum() -> None:
    points = score(Situation(EIGHT_NINE_ELEVEN, [City()]).load())
    names = ["population", "scarcest", "monuments", "natural", "districts", "loan", "goals"]
    assert list(points) == [*names, "total"]
    assert points["total"] == sum(points[name] for name in names)


# --- who wins -------------------------------------------------------------------------------------


def finished(mine: City, *others: City) -> list[int]:
    """The places after the last coin of the last round."""
    state = buy(Situation(mine, others, round=10).load(), "short_roads")
    assert state.over
    return result(state).places


def test_R9_6_most_points_win() -> None:
    poor = spender("h6_f1", "long_road")
    rich = city("p5_h1", "p5_t1", now=["p5_f1", "t4_f1"])
    assert finished(poor, rich) == [2, 1]
    assert finished(city("p5_h1", "p5_t1", now=["h6_f1", "long_road"]), spender("p5_f1", "t4_f1")) == [1, 2]


def test_R9_6_places_of_three() -> None:
    state = buy(
        Situation(
            spender("h6_f1", "long_road"),
            [city("p5_h1", now=["p5_f1", "t4_f1"]), spender("s4_f1", "i3_f1", "l3_f1")],
            round=10,
        ).load(),
        "short_roads",
    )
    totals = [points["total"] for points in result(state).scores]
    assert result(state).places == [1 + sum(other > total for other in totals) for total in totals]
    assert seen(state).result == result(state)
