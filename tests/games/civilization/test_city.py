"""City Management: who may act, how production is counted and paid, arts, harvest and programs (R7.1 -
R7.13)."""

import pytest
from mypy_extensions import u8

from games.civilization.positions import (
    adopt,
    asked,
    flat,
    give_coins,
    give_event,
    give_hut,
    give_person,
    give_resource,
    give_trade,
    govern,
    ground,
    heard,
    invest,
    jump,
    know,
    legal,
    listen,
    number,
    play,
    put_building,
    put_city,
    put_city_state,
    put_figures,
    put_metropolis,
    put_person,
    put_wonder,
    square,
)
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.deeds import production
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.yields import arts, own_production

# The capital of seat 0 stands on b2 and has a1 to c3 around it; another city of it can stand on b6.


def city(*civilizations: str, social_policies: bool = False) -> CivilizationState:
    """The City Management of seat 0, which has no production but that of Despotism."""
    return jump(flat(*(civilizations or ("china", "rome")), social_policies=social_policies), "city")


def produce(table: CivilizationState, amount: int, index: int = 0) -> None:
    """The next build of a city has so much production in all, Despotism included."""
    table.set_of(0, s.BONUS + index, amount - 1)


def forests(table: CivilizationState, *squares: str) -> None:
    """Two production each."""
    for name in squares:
        ground(table, name, "forest")


def trade(table: CivilizationState, seat: int = 0) -> int:
    return int(table.of(seat, s.TRADE))


def culture(table: CivilizationState, seat: int = 0) -> int:
    return int(table.of(seat, s.CULTURE))


def resources(table: CivilizationState, resource: str, seat: int = 0) -> int:
    return int(table.of(seat, s.RESOURCES + number("resource", resource)))


# --- what counts when ----------------------------------------------------------------------------


def test_R7_21_icons_of_what_was_built_count_at_once() -> None:
    table = city()
    know(table, 0, "writing", "pottery")
    put_city(table, 0, "b6", 1)
    govern(table, 0, "communism_gov")
    produce(table, 7)
    play(table, "city 1", "build library", "at a1")
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    assert trade(table) == 0  # it is collected only in the Trade phase
    play(table, "city 1", "arts")
    assert culture(table) == 1 + 1


def test_R7_21_under_communism_what_one_city_built_helps_the_next() -> None:
    table = city()
    know(table, 0, "construction")
    ground(table, "a1", "mountain")
    put_city(table, 0, "b6", 1)
    govern(table, 0, "communism_gov")
    assert production(table, 0, 1) == 1  # of the mountain
    table.set_of(0, s.BONUS, 10)
    play(table, "city 1", "build workshop")
    assert production(table, 0, 1) == 3


# --- who may act ----------------------------------------------------------------------------------


def test_R7_1_every_city_takes_one_action_in_any_order() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    play(table, "city 2", "arts")
    assert legal(table, "city") == ["city 1"]
    play(table, "city 1", "arts")
    assert legal(table, "city") == []
    assert asked(play(table, "done")) == "1 city"


def test_R7_1_cities_may_do_the_same_thing() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    play(table, "city 1", "program", "city 2", "program")
    assert [bool(table.city_mark(0, index, s.PROGRAM)) for index in (0, 1)] == [True, True]


def test_R5_9_the_capital_does_nothing_in_anarchy() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    govern(table, 0, "anarchy")
    assert legal(table, "city") == ["city 2"]


def test_R7_1_an_extra_action_works_in_anarchy_too() -> None:
    table = city()
    govern(table, 0, "anarchy")
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    assert legal(table, "city") == ["city 1"]


def test_R16_13_under_monarchy_gov_the_capital_does_two_different_things() -> None:
    table = city()
    govern(table, 0, "monarchy_gov")
    put_city(table, 0, "b6", 1)
    play(table, "city 1", "arts", "city 1")
    assert "arts" not in legal(table)
    play(table, "program")
    assert legal(table, "city") == ["city 2"]


def test_R17_47_a_third_action_under_monarchy_is_of_a_third_kind() -> None:
    table = city()
    govern(table, 0, "monarchy_gov")
    ground(table, "a1", "grassland", "wheat")
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    play(table, "city 1", "arts", "city 1", "program", "city 1")
    assert legal(table) == ["harvest a1"]


def test_R16_13_a_capital_with_nothing_new_to_do_is_not_offered() -> None:
    table = city()
    govern(table, 0, "monarchy_gov")
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    play(table, "city 1", "arts", "city 1", "program")
    assert legal(table, "city") == []


def test_R16_13_other_governments_allow_the_same_twice() -> None:
    table = city()
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    play(table, "city 1", "arts", "city 1", "arts")
    assert culture(table) == 2


# --- production -----------------------------------------------------------------------------------


def test_R7_2_production_pays_and_the_rest_is_lost() -> None:
    table = city()
    produce(table, 6)
    give_trade(table, 0, 8)
    play(table, "city 1", "build army", "at a1")
    assert (table.armies(square("a1")), trade(table), table.of(0, s.BONUS)) == (1, 8, 0)


def test_R7_2_three_trade_make_up_for_each_missing_production() -> None:
    table = city()
    produce(table, 2)
    give_trade(table, 0, 8)
    play(table, "city 1", "build army", "at a1")
    assert trade(table) == 2


def test_R7_2_without_enough_trade_it_cannot_be_built() -> None:
    table = city()
    produce(table, 2)
    give_trade(table, 0, 5)
    play(table, "city 1")
    assert legal(table, "build") == []


def test_R7_2_america_makes_two_production_of_three_trade() -> None:
    table = city("america", "rome")
    produce(table, 1)
    give_trade(table, 0, 6)
    play(table, "city 1", "build army", "at a1")
    assert trade(table) == 0


def test_R17_41_a_program_doubles_the_icons_only() -> None:
    table = city()
    forests(table, "a1", "b1")
    ground(table, "c1", "mountain")
    play(table, "city 1", "program")
    jump(table, "city", turn=3)
    table.set_of(0, s.ACTIONS_TAKEN, 0)
    listen(table)
    play(table, "city 1", "build army", "at a1")
    assert "production_counted 0 0 11" in heard(table)
    assert not table.city_mark(0, 0, s.PROGRAM)


def test_R7_2_the_program_stays_until_the_next_build() -> None:
    table = city()
    table.set_city_mark(0, 0, s.PROGRAM)
    play(table, "city 1", "arts")
    assert table.city_mark(0, 0, s.PROGRAM)


def test_R7_13_there_is_one_program_a_city() -> None:
    table = city()
    table.set_city_mark(0, 0, s.PROGRAM)
    play(table, "city 1")
    assert "program" not in legal(table)


def test_R17_9_communism_gov_lends_the_icons_of_the_best_city() -> None:
    table = city()
    govern(table, 0, "communism_gov")
    put_city(table, 0, "b6", 1)
    forests(table, "a1", "b1", "c1", "a2")
    ground(table, "c2", "mountain")
    forests(table, "a7", "b7")
    table.set_city_mark(0, 1, s.PROGRAM)
    listen(table)
    play(table, "city 2", "build army", "at a5")
    assert "production_counted 0 1 13" in heard(table)


@pytest.mark.parametrize(
    ("what", "amount"),
    [
        ("chichen_itza", 3),
        ("susan_b_anthony", 2),
        ("military_science", 2),
        ("infrastructure", 3),
        ("urban", 3),
    ],
)
def test_R7_2_flat_bonuses(what: str, amount: int) -> None:
    table = city(social_policies=True)
    table.set_of(0, s.POLICIES, 0)
    if what == "chichen_itza":
        put_wonder(table, "a1", what)
    elif what == "susan_b_anthony":
        put_person(table, "a1", "humanitarian")
        give_person(table, 0, what, face_up=True)
    elif what == "military_science":
        know(table, 0, what)
        give_coins(table, 0, "sheet", 8)
    elif what == "infrastructure":
        invest(table, 0, what, 3)
    else:
        adopt(table, 0, "urban_development")
        put_building(table, "a1", "temple")
        put_building(table, "b1", "library")
    give_trade(table, 0, 27)
    listen(table)
    play(table, "city 1", "build army", "at a1")
    counted = next(line for line in heard(table) if line.startswith("production_counted"))
    assert int(counted.split()[-1]) == 1 + own_production(table, 0, 0) + amount


def test_R7_3_a_bonus_is_for_one_build_of_its_city() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    produce(table, 4, 1)
    play(table, "city 1")
    assert legal(table, "build") == []
    play(table, "arts", "city 2")
    assert legal(table, "build") == ["build army"]


# --- two items ------------------------------------------------------------------------------------


def engineers(amount: int) -> CivilizationState:
    table = city()
    know(table, 0, "engineering")
    produce(table, amount)
    return table


def test_R21_13_engineering_buys_two_items_with_one_production() -> None:
    table = engineers(10)
    play(table, "city 1", "build army", "at a1")
    assert legal(table) == [
        "also army",
        "also artillery",
        "also infantry",
        "also mounted",
        "also scout",
        "done",
    ]
    play(table, "also scout", "at c3")
    assert (table.armies(square("a1")), table.scouts(square("c3"))) == (1, 1)


def test_R21_13_both_prices_are_paid() -> None:
    table = engineers(7)
    give_trade(table, 0, 10)
    play(table, "city 1", "build army", "at a1", "also army", "at a1")
    assert (table.armies(square("a1")), trade(table)) == (2, 7)


def test_R21_13_what_is_too_dear_for_the_rest_is_not_offered() -> None:
    table = engineers(9)
    play(table, "city 1", "build army", "at a1")
    assert legal(table, "also") == ["also army", "also artillery", "also infantry", "also mounted"]


def test_R21_13_a_figure_leaves_room_for_a_building() -> None:
    table = engineers(20)
    know(table, 0, "railroad")
    ground(table, "a1", "mountain")
    play(table, "city 1", "build scout", "at a1", "also iron_mine")
    assert table.on[square("a1")] == s.BUILDING + number("building", "iron_mine")


def test_R21_13_engineering_once_in_a_turn() -> None:
    table = engineers(8)
    put_city(table, 0, "b6", 1)
    produce(table, 8, 1)
    play(table, "city 1", "build army", "at a1", "also army", "at a1", "city 2", "build army", "at a5")
    assert asked(table) == "0 city"


def test_R21_13_declining_keeps_it_for_another_city() -> None:
    table = engineers(8)
    put_city(table, 0, "b6", 1)
    produce(table, 8, 1)
    play(table, "city 1", "build army", "at a1", "done", "city 2", "build army", "at a5")
    assert asked(table) == "0 build_also"


def test_R21_13_the_last_figure_cannot_be_built_twice() -> None:
    table = engineers(40)
    table.set_of(0, s.ARMIES, 1)
    play(table, "city 1", "build army", "at a1")
    assert "also army" not in legal(table)
    assert "also scout" in legal(table)


def test_R21_13_the_last_card_cannot_be_drawn_twice() -> None:
    table = engineers(40)
    for back in range(14):
        table.move_card(back, s.OUT)
    play(table, "city 1", "build infantry")
    assert "also infantry" not in legal(table)
    assert "also mounted" in legal(table)


def test_R21_13_the_last_token_cannot_be_built_twice() -> None:
    table = engineers(40)
    know(table, 0, "writing")
    table.set_thing(s.BUILDINGS_LEFT + 4, 1)
    play(table, "city 1", "build library", "at a1")
    assert "also library" not in legal(table)


def test_R21_13_two_unique_buildings_do_not_stand_in_one_city() -> None:
    table = engineers(40)
    know(table, 0, "metalworking", "currency")
    play(table, "city 1", "build barracks", "at a1")
    assert "also market" not in legal(table)


def test_R21_13_the_second_item_stands_elsewhere() -> None:
    table = engineers(40)
    know(table, 0, "writing")
    play(table, "city 1", "build library", "at a1", "also library")
    assert "at a1" not in legal(table)
    play(table, "at c3")
    library = int(s.BUILDING) + number("building", "library")
    assert [int(table.on[square(name)]) for name in ("a1", "c3")] == [library, library]


def test_R21_13_the_second_figure_respects_the_stack_of_the_first() -> None:
    table = engineers(40)
    put_figures(table, 0, "a1", armies=1)
    play(table, "city 1", "build army", "at a1", "also army")
    assert "at a1" not in legal(table)


def test_R21_13_icons_of_the_first_item_add_no_production() -> None:
    table = engineers(14)
    know(table, 0, "construction")
    ground(table, "a1", "mountain")
    play(table, "city 1", "build workshop")
    assert "also army" in legal(table)
    assert "also city_walls" not in legal(table)
    play(table, "also army", "at c3")
    assert table.armies(square("c3")) == 1


@pytest.mark.parametrize("first", ["army", "barracks", "city_walls", "infantry", "library"])
def test_R21_13_nothing_is_changed_by_looking_at_second_items(first: str) -> None:
    table = engineers(40)
    know(table, 0, "metalworking", "currency", "writing", "masonry")
    put_building(table, "a1", "library")
    play(table, "city 1", f"build {first}")
    before = table.numbers()
    legal(table)
    assert table.numbers() == before
    if asked(table) == "0 choose_square":
        play(table, "at c3")
    before = table.numbers()
    assert asked(table) == "0 build_also"
    legal(table)
    assert table.numbers() == before


# --- Egypt ----------------------------------------------------------------------------------------


def test_R16_3_egypt_builds_once_for_nothing_and_keeps_its_program() -> None:
    table = city("egypt", "rome")
    know(table, 0, "metalworking", "masonry")
    put_city(table, 0, "b6", 1)
    table.set_city_mark(0, 0, s.PROGRAM)
    play(table, "city 1")
    assert legal(table, "build_free") == ["build_free barracks", "build_free city_walls"]
    play(table, "build_free barracks", "at a1")
    assert table.on[square("a1")] == u8(int(s.BUILDING) + number("building", "barracks"))
    assert table.city_mark(0, 0, s.PROGRAM)
    play(table, "city 2")
    assert legal(table, "build_free") == []


def test_R16_3_others_pay() -> None:
    table = city()
    know(table, 0, "metalworking")
    play(table, "city 1")
    assert legal(table, "build_free") == []


# --- arts -----------------------------------------------------------------------------------------


def test_R7_11_arts_give_one_culture_and_the_icons() -> None:
    table = city()
    ground(table, "a1", "grassland", culture=1)
    put_building(table, "c3", "temple")
    play(table, "city 1", "arts")
    assert culture(table) == 4


def test_R7_11_a_metropolis_gives_two() -> None:
    table = city()
    put_metropolis(table, 0, "c2")
    play(table, "city 1", "arts")
    assert culture(table) == 2


def test_R11_2_a_blockaded_square_gives_no_culture() -> None:
    table = city()
    put_building(table, "c3", "temple")
    put_figures(table, 1, "c3", scouts=1)
    play(table, "city 1", "arts")
    assert culture(table) == 1


def test_R16_24_india_counts_resources_it_can_see() -> None:
    table = city("india", "rome")
    ground(table, "a1", "grassland", "wheat")
    ground(table, "b1", "grassland", "silk")
    put_building(table, "b1", "temple")
    play(table, "city 1", "arts")
    assert culture(table) == 1 + 1 + 2


def test_R7_11_charles_darwin_takes_the_culture_of_one_city_as_trade() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    back = give_person(table, 0, "charles_darwin")
    put_person(table, "c3", "scientist")
    play(table, "city 1", "arts_for_trade")
    assert (culture(table), trade(table), table.place(back)) == (0, 1, s.OPEN)
    play(table, "city 2")
    assert legal(table, "arts_for_trade") == []


def test_R7_18_charles_darwin_needs_a_scientist_on_the_map() -> None:
    table = city()
    give_person(table, 0, "charles_darwin")
    put_person(table, "c3", "scientist")
    put_figures(table, 1, "c3", armies=1)
    play(table, "city 1")
    assert legal(table, "arts_for_trade") == []


def test_R16_29_akira_kurosawa_gains_from_the_arts_of_others() -> None:
    table = city()
    give_person(table, 1, "akira_kurosawa", face_up=True)
    put_person(table, "e13", "artist")
    play(table, "city 1", "arts")
    assert culture(table, 1) == 1


def test_R16_29_akira_kurosawa_gains_nothing_from_the_own_arts() -> None:
    table = city()
    give_person(table, 0, "akira_kurosawa", face_up=True)
    put_person(table, "a1", "artist")
    gained = arts(table, 0, 0)
    play(table, "city 1", "arts")
    assert culture(table) == gained


# --- harvest --------------------------------------------------------------------------------------


def test_R7_12_harvest_takes_a_token_and_closes_the_square() -> None:
    table = city()
    ground(table, "a1", "grassland", "wheat")
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    left = table.thing(s.MARKET)
    play(table, "city 1", "harvest a1", "city 1")
    assert (resources(table, "wheat"), table.thing(s.MARKET)) == (1, left - 1)
    assert legal(table, "harvest") == []


def test_R7_12_an_empty_market_gives_nothing() -> None:
    table = city()
    ground(table, "a1", "grassland", "wheat")
    table.set_thing(s.MARKET, 0)
    play(table, "city 1")
    assert legal(table, "harvest") == []


def test_R7_12_covered_or_blockaded_resources_cannot_be_harvested() -> None:
    table = city()
    for name in ("a1", "b1", "c1", "a2"):
        ground(table, name, "grassland", "wheat")
    put_building(table, "a1", "barracks")
    put_person(table, "b1", "artist")
    put_figures(table, 1, "c1", scouts=1)
    play(table, "city 1")
    assert legal(table, "harvest") == ["harvest a2"]


def test_R7_12_a_gatherer_harvests_for_its_city() -> None:
    table = city()
    ground(table, "d9", "grassland", "silk")
    put_figures(table, 0, "d9", scouts=1)
    table.gather[square("d9")] = u8(1)
    play(table, "city 1", "harvest d9")
    assert resources(table, "silk") == 1


def test_R7_12_city_state_5_gives_any_resource_to_the_capital() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    put_city_state(table, "d9", "city_state_5")
    put_figures(table, 0, "d9", armies=1)
    table.set_thing(s.MARKET + number("resource", "silk"), 0)
    play(table, "city 2")
    assert legal(table, "harvest") == []
    play(table, "arts", "city 1", "harvest d9")
    assert legal(table) == ["take incense", "take iron", "take wheat"]
    play(table, "take iron")
    assert resources(table, "iron") == 1


def test_R7_12_angkor_wat_harvests_twice_once_in_a_turn() -> None:
    table = city()
    put_city(table, 0, "b6", 1)
    put_wonder(table, "c3", "angkor_wat")
    ground(table, "a1", "grassland", "wheat")
    ground(table, "b1", "grassland", "silk")
    ground(table, "a5", "grassland", "silk")
    play(table, "city 1", "harvest a1")
    assert legal(table) == ["done", "harvest a1", "harvest b1"]
    play(table, "harvest a1")
    assert resources(table, "wheat") == 2
    play(table, "city 2", "harvest a5")
    assert asked(table) == "0 city"


def test_R7_12_the_second_harvest_needs_a_token_left() -> None:
    table = city()
    put_wonder(table, "c3", "angkor_wat")
    ground(table, "a1", "grassland", "wheat")
    table.set_thing(s.MARKET, 1)
    play(table, "city 1", "harvest a1")
    assert asked(table) == "0 city"


# --- answers --------------------------------------------------------------------------------------


def spy() -> CivilizationState:
    """Seat 1 can cancel city actions."""
    table = city()
    know(table, 1, "writing")
    give_hut(table, 1, "hut_spy")
    return table


def test_R15_2_a_cancelled_build_costs_the_action_only() -> None:
    table = spy()
    produce(table, 2)
    give_trade(table, 0, 6)
    table.set_city_mark(0, 0, s.PROGRAM)
    play(table, "city 1", "build army", "at a1")
    assert asked(table) == "1 respond"
    play(table, "use writing")
    assert asked(table) == "0 city"
    assert (table.standing(square("a1")), trade(table)) == (0, 6)
    assert table.city_mark(0, 0, s.PROGRAM)
    assert legal(table, "city") == []


def test_R21_25_one_shot_bonuses_of_a_cancelled_action_stay_spent() -> None:
    table = spy()
    produce(table, 9)
    table.set_of(0, s.ACTIONS_EXTRA, 1)
    play(table, "city 1", "build army", "at a1", "use writing", "city 1")
    assert legal(table, "build") == []


def test_R15_2_arts_harvest_and_programs_can_be_cancelled_too() -> None:
    for action in ("arts", "program", "harvest a1"):
        table = spy()
        ground(table, "a1", "grassland", "wheat")
        play(table, "city 1", action, "use writing")
        assert (culture(table), table.of(0, s.CITY_MARKS), resources(table, "wheat")) == (0, 0, 0)
        assert not table.marks[square("a1")]


def test_R15_2_a_pass_lets_it_happen() -> None:
    table = spy()
    play(table, "city 1", "arts", "pass")
    assert culture(table) == 1


def test_R21_1_who_cannot_answer_is_not_asked() -> None:
    table = city()
    give_event(table, 1, "sabotage")
    give_resource(table, 1, "iron")
    play(table, "city 1", "arts")
    assert asked(table) == "0 city"
