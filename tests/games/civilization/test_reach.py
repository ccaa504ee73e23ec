"""What the view tells of a move, of the city that acts, and of what squares yield (R8, R7.1, R11.1)."""

from games.civilization.positions import (
    flat,
    ground,
    jump,
    know,
    legal,
    play,
    put_city,
    put_figures,
    put_hut,
)
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.view import CivilizationView

# The map is eight squares wide (a to h) and sixteen high. Capitals: b2 of seat 0, f14 of seat 1.
STEPS = {"n": "step north", "e": "step east", "s": "step south", "w": "step west"}


def seen(table: CivilizationState, seat: int = 0) -> CivilizationView:
    view = table.view(seat)
    assert isinstance(view, CivilizationView)
    return view


def moving(*techs: str) -> CivilizationState:
    """An army on d8 is on its way; there are a lake to its north and a hut two steps to its south."""
    table = jump(flat("america", "egypt"), "move")
    know(table, 0, *techs)
    put_figures(table, 0, "d8", armies=1)
    ground(table, "d7", "water")
    put_hut(table, "d10", "hut_wheat")
    return play(table, "group d8")


def test_R8_1_a_group_reaches_what_lies_within_its_steps() -> None:
    reach = seen(moving()).reach
    assert set(reach) == {"c8", "e8", "d9", "b8", "f8", "c7", "e7", "c9", "e9", "d10"}
    assert (reach["d9"].way, reach["b8"].way, reach["c7"].way) == ("s", "ww", "wn")


def test_R8_4_water_is_reached_where_it_may_be_entered() -> None:
    assert "d7" not in seen(moving()).reach
    assert seen(moving("sailing")).reach["d7"].way == "n"


def test_R8_6_it_tells_what_a_group_runs_into() -> None:
    reach = seen(moving()).reach
    assert {square: reached.meets for square, reached in reach.items() if reached.meets} == {"d10": "hut"}


def test_R8_15_every_way_can_be_gone_and_the_first_steps_are_the_legal_ones() -> None:
    table = moving()
    reach = seen(table).reach
    assert {STEPS[reached.way] for reached in reach.values() if len(reached.way) == 1} == set(
        legal(table, "step")
    )
    for square, reached in reach.items():
        world = play(moving(), *(STEPS[letter] for letter in reached.way))
        figures = seen(world).squares[square].figures
        assert figures is not None
        assert figures.armies == 1


def test_R14_only_whoever_moves_is_told_where() -> None:
    assert seen(moving(), 1).reach == {}
    assert seen(jump(flat(), "move")).reach == {}


def test_R7_1_the_city_that_acts_is_told() -> None:
    table = flat()
    put_city(table, 0, "f6", 1)
    asking = seen(play(jump(table, "city"), "city 2")).asking
    assert asking is not None
    assert (asking.about, asking.player, asking.city) == ("city", 0, 1)


def test_R11_1_the_squares_of_all_cities_tell_what_they_yield_and_a_blockade_leaves_nothing() -> None:
    table = flat("america", "egypt")
    ground(table, "e13", "forest")
    city = seen(table).players[1].cities[0]
    assert city is not None
    assert len(city.yields) == 8
    assert city.yields["e13"] == [0, 2, 0, 0]
    put_figures(table, 0, "e13", armies=1)
    city = seen(table).players[1].cities[0]
    assert city is not None
    assert city.yields["e13"] == [0, 0, 0, 0]


def test_R15_2_it_is_told_why_one_thing_is_asked() -> None:
    table = jump(flat(), "move")
    put_figures(table, 0, "d8", armies=1, scouts=1)
    asking = seen(play(table, "group d8")).asking
    assert asking is not None
    assert asking.reason == "moving_group"
