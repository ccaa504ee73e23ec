"""R7.9, R7.10, R11.2: what wonders let one do by choice, and when they do not work."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import asked, flat, jump, legal, number, play, square
from ludopolis.core.bits import BIT
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.culture import event_limit
from ludopolis.games.civilization.game import CivilizationState

# Seat 0 has its capital on b2, seat 1 on f14.
AT = "a1"


def owning(wonder: str, phase: str = "start") -> CivilizationState:
    table = flat()
    p.put_wonder(table, AT, wonder)
    return jump(table, phase)


def usable(table: CivilizationState, ability: str) -> bool:
    return f"use {ability}" in legal(table)


def ready(wonder: str) -> CivilizationState:
    """Everything that any of these wonders needs to be used."""
    table = owning(wonder)
    p.know(table, 0, "currency")
    p.know(table, 1, "pottery")
    return table


USED = [
    "great_wall",
    "hanging_gardens",
    "taj_mahal",
    "big_ben",
    "cristo_redentor",
    "statue_of_liberty",
    "sydney_opera_house",
]


@pytest.mark.parametrize("wonder", USED)
def test_R11_2_a_blockaded_wonder_cannot_be_used(wonder: str) -> None:
    table = ready(wonder)
    assert usable(table, wonder)
    p.put_figures(table, 1, AT, scouts=1)
    assert not usable(table, wonder)


@pytest.mark.parametrize("wonder", USED)
def test_R7_10_an_obsolete_wonder_cannot_be_used(wonder: str) -> None:
    table = ready(wonder)
    table.set_thing(s.OBSOLETE, BIT[number("wonder", wonder)])
    assert not usable(table, wonder)


@pytest.mark.parametrize("wonder", USED)
def test_a_wonder_of_another_player_cannot_be_used(wonder: str) -> None:
    table = ready(wonder)
    jump(table, "start", 1)
    assert not usable(table, wonder)


def test_the_great_wall_builds_walls_without_masonry() -> None:
    table = owning("great_wall")
    p.put_city(table, 0, "d7", 1)
    play(table, "use great_wall")
    assert legal(table) == ["city 1", "city 2"]
    play(table, "city 2")
    assert table.city_mark(0, 1, s.WALLS)
    assert not table.city_mark(0, 0, s.WALLS)
    assert not usable(table, "great_wall")


def test_the_great_wall_needs_a_city_without_walls() -> None:
    table = owning("great_wall")
    table.set_city_mark(0, 0, s.WALLS)
    assert not usable(table, "great_wall")


def test_the_hanging_gardens_put_a_figure_on_their_square() -> None:
    table = owning("hanging_gardens")
    play(table, "use hanging_gardens", "build_free scout")
    assert table.scouts(square(AT)) == 1
    assert table.of(0, s.SCOUTS) == 1


def test_the_hanging_gardens_keep_to_the_stacking_limit_and_the_supply() -> None:
    table = owning("hanging_gardens")
    p.put_figures(table, 0, AT, armies=2)
    assert not usable(table, "hanging_gardens")
    table = owning("hanging_gardens")
    p.put_figures(table, 0, "d5", scouts=2)
    play(table, "use hanging_gardens")  # only an army is left, so nothing is asked
    assert table.armies(square(AT)) == 1


def test_the_taj_mahal_builds_an_unlocked_building() -> None:
    table = owning("taj_mahal")
    assert not usable(table, "taj_mahal")
    p.know(table, 0, "currency", "masonry")
    play(table, "use taj_mahal")
    assert legal(table) == ["build_free city_walls", "build_free market"]
    play(table, "build_free market", "at c3")
    assert int(table.on[square("c3")]) == int(s.BUILDING) + number("building", "market")


def test_the_taj_mahal_builds_the_upgraded_version() -> None:
    table = owning("taj_mahal")
    p.know(table, 0, "banking")
    play(table, "use taj_mahal", "at c3")
    assert int(table.on[square("c3")]) == int(s.BUILDING) + number("building", "bank")


def test_big_ben_takes_one_of_each_resource_in_the_market() -> None:
    table = owning("big_ben")
    p.give_resource(table, 1, "silk", 2)
    play(table, "use big_ben")
    assert [table.of(0, s.RESOURCES + resource) for resource in range(4)] == [1, 1, 0, 1]


def test_R5_2_big_ben_is_not_forgotten() -> None:
    table = owning("big_ben")
    play(table, "done")
    assert [table.of(0, s.RESOURCES + resource) for resource in range(4)] == [1, 1, 1, 1]


def test_cristo_redentor_draws_two_events_of_one_deck() -> None:
    table = owning("cristo_redentor")
    assert event_limit(table, 0) == 6
    play(table, "use cristo_redentor", "deck 3")
    first = int(s.EVENT_BACKS)
    held = [back for back in range(first, int(s.PERSON_BACKS)) if table.place(back) == s.HELD]
    assert len(held) == 2
    assert all(back >= first + 52 for back in held)


def test_the_statue_of_liberty_researches_what_another_knows() -> None:
    table = owning("statue_of_liberty")
    assert not usable(table, "statue_of_liberty")
    p.know(table, 1, "pottery", "chivalry")
    p.give_trade(table, 0, 7)
    play(table, "use statue_of_liberty")  # there is no slot for Chivalry
    assert table.knows(0, number("technology", "pottery"))
    assert table.of(0, s.TRADE) == 7


def test_R0_4_the_statue_of_liberty_researches() -> None:
    table = flat("germany", "rome")
    p.put_wonder(table, AT, "statue_of_liberty")
    p.know(table, 1, "metalworking", "chivalry")
    p.fill_slots(table, 0, 3)
    jump(table, "start")
    play(table, "use statue_of_liberty", "learn chivalry")
    assert asked(table) == "0 choose_resource"  # for a raised rank


def test_the_sydney_opera_house_advances_one_space() -> None:
    table = owning("sydney_opera_house")
    play(table, "use sydney_opera_house")
    assert table.of(0, s.TRACK) == 1
    assert not usable(table, "sydney_opera_house")
