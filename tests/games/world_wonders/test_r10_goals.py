"""R10: common goals."""

from collections import Counter
from collections.abc import Sequence

import pytest

from games.world_wonders.positions import (
    START,
    WONDERS,
    City,
    Situation,
    buy,
    city,
    fresh,
    pictured,
    result,
    score,
    seen,
    spender,
)
from games.world_wonders.printed import GOAL, TILE
from ludopolis.core.match import Match

ROADS = (START, "long_road e8-h8", "long_road f12-i12")


def libraries(*counts: int) -> Situation:
    """Players with so many libraries each."""
    spare = [tile for tile in TILE if TILE[tile]["type"] == "library"]
    stacks = ("l3", "i3", "t4", "s4", "p5", "h6", "o4", "w5")
    spare = [tile for tile in spare if tile[:2] in stacks[: 6 if len(counts) < 4 else 7]]
    cities = [City((*ROADS[:1], *(spare.pop(0) for _ in range(count)))) for count in counts]
    return Situation(cities[0], cities[1:], goals=["count_b", "longest_road", "buildings_edge"])


def points(*counts: int) -> list[int]:
    """The points of the goal for libraries."""
    goal = next(goal for goal in seen(libraries(*counts).load()).goals if goal.goal == "count_b")
    assert goal.metrics == list(counts)
    return goal.points


def measured(mine: City, goal: str) -> int:
    """How well a city meets a goal."""
    goals = [goal, *(other for other in GOAL if other != goal)][:3]
    view = seen(Situation(mine, goals=goals).load())
    return next(found.metrics[0] for found in view.goals if found.goal == goal)


# --- cards and places -----------------------------------------------------------------------------


def test_R10_1_three_of_fifteen_goals() -> None:
    drawn = Counter(
        goal.goal for seed in range(100) for goal in seen(fresh(seed, 3, common_goals=True)).goals
    )
    assert set(drawn) == set(GOAL)
    assert sum(drawn.values()) == 300
    assert all(4 < times < 45 for times in drawn.values())
    state = fresh(1, 3, common_goals=True)
    assert len({goal.goal for goal in seen(state).goals}) == 3
    match = Match.new(WONDERS, ["Ada", "Bob", "Cyd"], 1, common_goals=True)
    told = [WONDERS.event(entry, -1) for entry in match.journal.events]
    revealed = [event.parts["goal"] for event in told if event.kind == "goal_revealed"]
    assert revealed == [goal.goal for goal in seen(match.state).goals]


def test_R10_1_without_the_option_there_are_none() -> None:
    assert seen(fresh(1, 3)).goals == []
    assert score(fresh(1, 3))["goals"] == 0


def test_R10_2_first_and_second_place() -> None:
    assert points(3, 1) == [3, 1]
    assert points(1, 2, 3) == [0, 1, 3]
    assert {(goal["first"], goal["second"]) for goal in GOAL.values()} == {(3, 1)}


def test_R10_2_the_points_of_all_goals_are_added() -> None:
    state = libraries(2, 1).load()
    by_goal = [goal.points for goal in seen(state).goals]
    assert [score(state, seat)["goals"] for seat in (0, 1)] == [
        sum(one) for one in zip(*by_goal, strict=True)
    ]


@pytest.mark.parametrize(
    ("counts", "shares"),
    [((2, 2), [2, 2]), ((1, 2, 2), [0, 2, 2]), ((2, 2, 2), [1, 1, 1]), ((1, 1, 1, 1, 1), [1] * 5)],
)
def test_R10_3_a_shared_first_place(counts: Sequence[int], shares: list[int]) -> None:
    """(3 + 1) divided by the number of players; no second place."""
    assert points(*counts) == shares


@pytest.mark.parametrize(
    ("counts", "shares"), [((3, 1, 1), [3, 1, 1]), ((2, 1, 1, 1), [3, 1, 1, 1]), ((1, 2, 1, 0), [1, 3, 1, 0])]
)
def test_R10_4_a_shared_second_place_is_one_point_each(counts: Sequence[int], shares: list[int]) -> None:
    assert points(*counts) == shares


@pytest.mark.parametrize(
    ("counts", "shares"), [((0, 0), [0, 0]), ((2, 0), [3, 0]), ((0, 0, 1), [0, 0, 3]), ((1, 1, 0), [2, 2, 0])]
)
def test_R10_5_nothing_brings_nothing(counts: Sequence[int], shares: list[int]) -> None:
    assert points(*counts) == shares


# --- what the goals compare -----------------------------------------------------------------------


def enclosed(*built: str) -> int:
    return measured(City(built), "enclosed_land")


def test_R10_6_enclosed_field() -> None:
    """Three rows of four spaces between roads; h11 is a natural resource and not counted."""
    ring = ("long_road e9-e12", "long_road f12-i12", "long_road j9-j12", "long_road e8-h8")
    assert enclosed(*ring) == 0
    closed = (*ring, "short_road_2 i8-j8", "short_road_2 k11-k12", "short_road_1 k10")
    assert enclosed(*closed) == 4 * 3 - 1
    assert enclosed("long_road e9-e12", "long_road j9-j12") == 0


def test_R10_6_the_sidewalk_and_map_edges_are_no_walls() -> None:
    """Closed on all sides but the sidewalk."""
    open_below = ("long_road e9-e12", "long_road g9-g12", "tower f9")
    assert enclosed(*open_below) == 0
    assert (
        enclosed(
            "long_road e9-e12",
            "long_road f12-i12",
            "short_road_2 g10-g11",
            "short_road_2 g9-h9",
            "short_road_1 f9",
        )
        == 2
    )


def test_R10_6_a_field_at_the_map_edge_is_not_enclosed() -> None:
    """a9 to a11 lie between a road, two towers and the left edge."""
    roads = ("long_road b9-b12", "long_road b5-b8")
    assert enclosed(*roads, "tower a8", "tower a12") == 0


def test_R10_6_water_and_natural_resources_are_walls() -> None:
    """f9 and g9 lie between the lake, roads and a tower."""
    closed = ("long_road e9-e12", "long_road f10-i10", "tower h9")
    assert enclosed(*closed) == 2


def test_R10_6_longest_road() -> None:
    assert measured(City(ROADS), "longest_road") == 12
    assert measured(City((START, "long_road i12-l12")), "longest_road") == 4
    joined_by_tower = City((START, "tower f12", "long_road g12-j12"))
    assert measured(joined_by_tower, "longest_road") == 4
    branches = City(
        (START, "long_road f12-i12", "short_road_2 f9-g9", "short_road_2 d9-d10", "short_road_1 d12")
    )
    assert measured(branches, "longest_road") == 13


def test_R10_6_bridges_belong_to_the_longest_road() -> None:
    assert measured(City((START, "long_road e8-h8")), "longest_road") == 8


def test_R10_6_most_monuments() -> None:
    assert measured(city("moai d9-d11"), "most_monuments") == 1
    mine = city("l3_t1 f10 f11 g11", "thien_mu_pagoda f9", "moai d9-d11")
    assert measured(mine, "most_monuments") == 2


def test_R10_6_by_nature() -> None:
    """The farm and the library touch h11, the market touches k9."""
    mine = City(["long_road g9-g12", "i3_f1 h10-j10", "i3_m1 h9-j9", "l3_b1 h12 i12 i11"])
    assert measured(mine, "buildings_natural") == 3
    covered = City(["long_road g9-g12", "i3_f1 h10-j10", "i3_m1 h9-j9", "l3_b1 h12 i12 i11", "tower h11"])
    assert measured(covered, "buildings_natural") == 1


def test_R10_6_waterfront() -> None:
    assert measured(city("i3_f1 f9-h9"), "buildings_water") == 1
    assert measured(city("i3_f1 f10-h10"), "buildings_water") == 0
    assert measured(city("long_road e8-h8", "i3_f1 f9-h9"), "buildings_water") == 0


def test_R10_6_most_buildings_of_a_type() -> None:
    mine = City((*ROADS, "l3_b1", "i3_b1", "t4_m1", "s4_m1", "p5_m1", "h6_t1"))
    assert [measured(mine, goal) for goal in ("count_b", "count_m", "count_t")] == [2, 3, 1]


def test_R10_6_furthest_on_a_resource_track() -> None:
    mine = City((*ROADS, "h6_b1", "p5_f1"))
    goals = ("track_food", "track_ceramics", "track_technology")
    assert [measured(mine, goal) for goal in goals] == [2, 2, 3]


def test_R10_6_largest_group_of_a_type() -> None:
    """Three farms in a chain, one apart; not every pair has to touch."""
    chain = city("i3_f1 f9-h9", "i3_f2 f10-h10", "l3_f1 f11 g11 f12", "l3_f2 d9 d10 c10")
    assert measured(chain, "group_f") == 3
    assert measured(city("i3_f1 f9-h9"), "group_f") == 1
    assert measured(chain, "group_h") == 0
    corner = city("i3_f1 f9-h9", "l3_f1 d9 d10 c10")
    assert measured(corner, "group_f") == 1


def test_R10_6_edge_of_the_map() -> None:
    """The left, right and top edges; the sidewalk does not count."""
    mine = City(["long_road b12-e12", "i3_f1 a10-a12", "l3_f1 f11 f12 g12", "i3_m1 c11-e11"])
    assert measured(mine, "buildings_edge") == 1
    right = City(["long_road i12-l12", "i3_f1 j11-l11", "l3_f1 h12 g12 g11"])
    assert measured(right, "buildings_edge") == 1
    top = City(["long_road b9-b12", "long_road b5-b8", "long_road b1-b4", "i3_f1 c1-e1", "i3_m1 a2-a4"])
    assert measured(top, "buildings_edge") == 2


def test_R10_6_all_kinds_of_districts() -> None:
    mine = pictured(
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
        ....rgg*s...
        ....rgu.s...
        """,
        r="long_road",
        s="long_road",
        f="i3_f1",
        m="i3_m1",
        g="l3_f1",
        t="tower",
        u="tower",
    )
    assert score(Situation(mine).load())["districts"] == 3
    assert measured(mine, "district_types") == 2


# --- players and the end --------------------------------------------------------------------------


def test_R10_7_with_two_players_both_places_are_awarded() -> None:
    assert points(2, 1) == [3, 1]


def test_R10_7_alone_there_are_no_goals() -> None:
    state = fresh(3, 1, common_goals=True)
    assert seen(state).goals == []
    assert score(state)["goals"] == 0


def test_R10_8_third_place_gets_nothing() -> None:
    assert points(3, 2, 1) == [3, 1, 0]
    assert points(1, 2, 3, 4) == [0, 0, 1, 3]
    assert points(2, 3, 1, 1) == [1, 3, 0, 0]


def test_R10_8_goals_are_scored_at_the_end() -> None:
    mine, other = spender("h6_b1", "long_road"), spender("p5_f1", "t4_f1")
    goals = ["count_b", "longest_road", "track_food"]
    state = buy(Situation(mine, [other], goals=goals, round=10).load(), "short_roads")
    assert state.over
    assert [found["goals"] for found in result(state).scores] == [6, 1 + 3]
