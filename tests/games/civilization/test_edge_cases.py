"""R17: the edge cases that have no place among the tests of a rule."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import asked, flat, jump, legal, named, number, play, square
from ludopolis.core.bits import BIT, members_of
from ludopolis.games.civilization import founding, pyramid, rules
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.phases import order, research
from ludopolis.games.civilization.tables import TECH_LEVEL
from ludopolis.games.civilization.yields import arts, city_production, own_production

# Two players: seat 0 has its capital on b2, seat 1 on f14. Three: h2, n14, b14.


def knows(table: CivilizationState, seat: int, tech: str) -> bool:
    return bool(table.knows(seat, number("technology", tech)))


def researching(table: CivilizationState, trade: int) -> CivilizationState:
    p.give_trade(table, 0, trade)
    table.finish()
    order.resume(table, 2, s.RESEARCH, 0)
    research.begin_phase(table)
    rules.run(table)
    return table


def russia() -> CivilizationState:
    """Communism, a tech of level III, lies in a slot of level I."""
    table = flat("russia", "rome", "egypt")
    pyramid.add_tech(table, 0, number("technology", "communism"), 1)
    return table


@pytest.mark.parametrize(("more", "highest"), [((), 1), (("pottery",), 2)])
def test_R17_4_communism_of_russia_is_one_card_of_level_one(more: tuple[str, ...], highest: int) -> None:
    table = russia()
    p.know(table, 0, *more)
    techs = [text.split()[1] for text in legal(researching(table, 27), "research")]
    assert max(TECH_LEVEL[number("technology", tech)] for tech in techs) == highest


def test_R17_4_think_tank_copies_communism_as_a_tech_of_level_three() -> None:
    for event, level in (("think_tank", 3), ("knowledge_shared", 2)):
        table = russia()
        table.first = 1
        p.fill_slots(table, 1, 4, 2)
        p.give_event(table, 1, event)
        jump(table, "start", seat=1)
        assert (f"event {event}" in legal(table)) == (level == 3)
    table = russia()
    p.fill_slots(table, 1, 4, 2)
    p.give_event(table, 1, "think_tank")
    jump(table, "start", seat=1)
    play(table, "event think_tank")
    assert knows(table, 1, "communism")
    assert [table.of(1, s.SLOTS + level) for level in range(3)] == [4, 2, 1]


@pytest.mark.parametrize(
    ("slots", "trade", "possible"),
    [((5, 4, 3, 2), 26, True), ((5, 4, 3, 1), 26, False), ((5, 4, 3, 2), 25, False)],
)
def test_R17_5_what_space_flight_needs(slots: tuple[int, ...], trade: int, possible: bool) -> None:
    table = flat()
    p.fill_slots(table, 0, *slots)
    assert ("research space_flight" in legal(researching(table, trade))) == possible


def nine_icons() -> CivilizationState:
    """A capital with a program and nine production icons, without Despotism."""
    table = flat()
    for where in ("a1", "b1", "c1"):
        p.ground(table, where, "forest")
    p.put_building(table, "a3", "workshop")
    p.govern(table, 0, "feudalism")
    table.set_city_mark(0, 0, s.PROGRAM)
    assert own_production(table, 0, 0) == 9
    return jump(table, "city")


def test_R17_8_a_program_with_nine_icons_makes_eighteen() -> None:
    table = nine_icons()
    p.offer_wonder(table, "oracle")
    p.offer_wonder(table, "angkor_wat")
    p.give_trade(table, 0, 5)  # the 6 for two more production are missing
    play(table, "city 1")
    assert "build oracle" in legal(table)
    assert "build angkor_wat" not in legal(table)
    play(table, "build oracle", "at b3")
    assert not table.city_mark(0, 0, s.PROGRAM)
    assert table.of(0, s.TRADE) == 5
    table = nine_icons()
    play(table, "city 1", "build infantry")
    assert not table.city_mark(0, 0, s.PROGRAM)  # five would have been enough


def test_R17_13_an_obsolete_wonder_gives_its_icons_unless_it_is_blockaded() -> None:
    table = flat()
    p.put_wonder(table, "b3", "notre_dame")
    table.set_thing(s.OBSOLETE, BIT[number("wonder", "notre_dame")])
    assert arts(table, 0, 0) == 1 + 2
    p.put_figures(table, 1, "b3", scouts=1)
    assert arts(table, 0, 0) == 1


def test_R17_14_an_enemy_scout_takes_the_production_of_a_forest_over() -> None:
    table = flat()
    p.ground(table, "c3", "forest")
    assert own_production(table, 0, 0) == 2
    p.put_figures(table, 1, "c3", scouts=1)
    assert own_production(table, 0, 0) == 0
    p.put_city(table, 1, "c9", 1)
    jump(table, "start", seat=1)
    play(table, "gather c3", "city 2")
    assert city_production(table, 1, 1, False) == 2 + 1  # with that of Despotism


def test_R17_31_a_city_is_founded_on_a_city_state_but_not_beside_it() -> None:
    table = flat()
    p.put_city_state(table, "d7", "city_state_1")
    p.put_figures(table, 0, "d7", scouts=1)  # he controls it
    p.put_figures(table, 0, "e8", scouts=1)
    jump(table, "start")
    assert legal(table, "found") == ["found d7"]
    play(table, "found d7")
    assert (table.of(0, s.CULTURE), int(table.on[square("d7")])) == (3, s.CENTRE)


def policies(table: CivilizationState) -> list[str]:
    return [p.names("policy")[side] for side in members_of(table.of(0, s.POLICIES))]


def test_R17_33_a_destroyed_city_is_founded_again_and_its_policy_adopted_again() -> None:
    table = flat(social_policies=True)
    p.put_city(table, 0, "d7", 1)
    p.adopt(table, 0, "rationalism", "pacifism")
    p.adopt(table, 1, "pacifism")
    founding.destroy_city(table, 0, 1)
    rules.run(table)
    play(table, "drop rationalism")
    assert policies(table) == ["pacifism"]
    p.put_figures(table, 0, "d7", scouts=1)
    play(table, "found d7")
    assert asked(table) == "0 adopt_policy"
    play(table, "adopt rationalism")
    assert (policies(table), named(table.city_square(0, 1))) == (["rationalism", "pacifism"], "d7")


def test_R17_36_a_tech_from_which_a_coin_was_invested_takes_a_new_one() -> None:
    table = flat()
    p.know(table, 0, "pottery")
    p.give_coins(table, 0, "pottery", 4)
    p.give_resource(table, 0, "wheat", 2)
    assert "use pottery" not in legal(jump(table, "city"))
    play(jump(table, "start"), "invest infrastructure")
    assert table.of(0, s.COIN_TOKENS + number("coin_place", "pottery")) == 3
    play(jump(table, "city"), "use pottery")
    assert table.of(0, s.COIN_TOKENS + number("coin_place", "pottery")) == 4


def stepping_onto_a_coin(tokens: int) -> CivilizationState:
    table = flat()
    p.ground(table, "d9", "mountain", coin=1, production=1)
    p.put_figures(table, 0, "d8", scouts=1)
    p.give_coins(table, 0, "sheet", tokens)
    return play(jump(table, "move"), "group d8", "step south")


def test_R17_43_a_scout_takes_a_coin_at_once_and_production_from_the_next_turn_on() -> None:
    table = stepping_onto_a_coin(13)
    assert coins(table, 0) == 14
    assert city_production(table, 0, 0, False) == 1  # of Despotism
    play(table, "stop", "done")
    while asked(table) != "0 start":
        play(table, legal(table)[0])
    assert city_production(table, 0, 0, False) == 2
    table = stepping_onto_a_coin(14)
    assert (table.over, table.end) == (True, s.BY_ECONOMY)


@pytest.mark.parametrize("later", [True, False])
def test_R17_45_a_government_learned_in_return_is_entered_in_the_own_part_or_at_once(later: bool) -> None:
    table = flat("china", "rome", "egypt")
    table.first = 0 if later else 1
    p.know(table, 0, "monarchy")
    p.fill_slots(table, 0, 4, 1)
    p.know(table, 1, "pottery")
    p.fill_slots(table, 1, 4)
    p.give_event(table, 0, "knowledge_shared")
    jump(table, "start", seat=0)
    play(table, "event knowledge_shared", "learn monarchy")
    assert asked(table) == "1 choose_government"
    play(table, "done")
    assert (table.of(1, s.WINDOW) != 0) == later
