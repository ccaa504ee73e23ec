"""R7.18, R7.18a, R16, R21.5, R21.6: what great persons do when they are used."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import asked, flat, jump, legal, number, play, square
from ludopolis.games.civilization import modifiers
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.coins import coins, coins_at
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.persons import back_of
from ludopolis.games.civilization.tables import PERSON_TYPE
from ludopolis.games.civilization.yields import arts

# Seat 0 has its capital on b2, seat 1 on f14.
TOKEN = "a1"


def with_person(person: str, phase: str, face_up: bool = False, seats: int = 2) -> CivilizationState:
    """Seat 0 has a great person and a token of its type on the map."""
    table = flat(*("china", "rome", "egypt")[:seats])
    p.give_person(table, 0, person, face_up)
    token = TOKEN if seats == 2 else "g1"
    p.put_person(table, token, KINDS["person_type"][PERSON_TYPE[number("great_person", person)]])
    return jump(table, phase)


def usable(table: CivilizationState, ability: str) -> bool:
    return f"use {ability}" in legal(table)


def culture(table: CivilizationState, seat: int = 0) -> int:
    return int(table.of(seat, s.CULTURE))


def trade(table: CivilizationState, seat: int = 0) -> int:
    return int(table.of(seat, s.TRADE))


def is_discarded(table: CivilizationState, person: str) -> bool:
    which = number("great_person", person)
    back = next(b for b in range(int(s.PERSON_BACKS), int(s.HUT_BACKS)) if table.face(b) == which)
    return int(table.place(back)) == int(s.DISCARDED)


# --- using and revealing --------------------------------------------------------------------------


def test_R7_18_a_card_needs_a_token_on_the_map_that_is_not_blockaded() -> None:
    table = with_person("marco_polo", "city")
    assert usable(table, "marco_polo")
    p.put_figures(table, 1, TOKEN, armies=1)
    assert not usable(table, "marco_polo")
    p.put_person(table, "c3", "industrialist")
    assert usable(table, "marco_polo")  # one that works is enough


def test_R17_42_a_token_in_the_supply_is_none() -> None:
    table = flat()
    p.give_person(table, 0, "marco_polo")
    table.add(0, s.PERSONS_LEFT + number("person_type", "industrialist"), 1)
    assert not usable(jump(table, "city"), "marco_polo")


def test_R7_18_using_marco_polo_uses_him_up_and_alan_turing_stays() -> None:
    table = with_person("marco_polo", "city")
    play(table, "use marco_polo")
    assert is_discarded(table, "marco_polo")
    assert trade(table) == 27
    table = with_person("alan_turing", "start")
    play(table, "use alan_turing")
    back = back_of(table, 0, number("great_person", "alan_turing"))
    assert table.place(back) == s.OPEN
    assert table.known[back] == 3
    assert not usable(table, "alan_turing")


@pytest.mark.parametrize("phase", ["start", "city", "move"])
def test_R7_18a_a_card_that_works_by_itself_is_turned_up_at_any_main_decision(phase: str) -> None:
    table = with_person("henry_ford", phase)
    assert modifiers.travel_speed(table, 0) == 2
    play(table, "reveal henry_ford")
    assert modifiers.travel_speed(table, 0) == 3
    assert not legal(table, "reveal")


def test_R7_18a_it_pauses_while_its_token_is_blockaded() -> None:
    table = with_person("henry_ford", "start", face_up=True)
    p.put_figures(table, 1, TOKEN, scouts=1)
    assert modifiers.travel_speed(table, 0) == 2


def test_cards_used_by_choice_are_not_turned_up_by_themselves() -> None:
    table = with_person("marco_polo", "city")
    assert not legal(table, "reveal")


def test_R21_6_any_decision_cards_are_listed_in_every_phase() -> None:
    for phase in ("start", "city", "move"):
        for person in ("marco_polo", "zheng_he", "frida_kahlo"):
            assert usable(with_person(person, phase), person)
        assert usable(with_person("hannibal", phase), "hannibal") is False


def test_R5_2_only_a_face_up_card_gains_by_itself() -> None:
    table = with_person("alan_turing", "start")
    play(table, "done")
    assert trade(table) == 0
    table = with_person("alan_turing", "start", face_up=True)
    play(table, "done")
    assert trade(table) == culture(table) == 3


# --- gains ----------------------------------------------------------------------------------------


def test_alan_turing_counts_pairs_of_armies_in_the_supply() -> None:
    table = with_person("alan_turing", "start")
    p.put_figures(table, 0, "d5", armies=1)
    play(table, "use alan_turing")
    assert (trade(table), culture(table)) == (2, 2)


def test_st_francis_of_assisi_counts_armies_in_the_supply() -> None:
    table = with_person("st_francis_of_assisi", "city")
    p.put_figures(table, 0, "d5", armies=2)
    play(table, "use st_francis_of_assisi")
    assert culture(table) == 12
    assert is_discarded(table, "st_francis_of_assisi")
    table = with_person("st_francis_of_assisi", "city")
    table.set_of(0, s.ARMIES, 0)
    assert not usable(table, "st_francis_of_assisi")


def test_lorenzo_de_medici_gives_culture_for_coins() -> None:
    table = with_person("lorenzo_de_medici", "start")
    missing = 8 - int(coins(table, 0))
    p.give_coins(table, 0, "sheet", missing)
    play(table, "use lorenzo_de_medici")
    assert culture(table) == 2


def test_andrew_carnegie_advances_for_coins() -> None:
    table = with_person("andrew_carnegie", "city")
    p.give_coins(table, 0, "sheet", 7 - int(coins(table, 0)))
    play(table, "use andrew_carnegie")
    assert table.of(0, s.TRACK) == 2


def test_frank_lloyd_wright_counts_buildings_and_walls() -> None:
    table = with_person("frank_lloyd_wright", "city")
    assert not usable(table, "frank_lloyd_wright")
    p.put_building(table, "c3", "market")
    p.put_wonder(table, "c1", "oracle")
    p.put_building(table, "f13", "temple")
    table.set_city_mark(0, 0, s.WALLS)
    play(table, "use frank_lloyd_wright")
    assert (trade(table), culture(table)) == (2, 2)


def test_mother_teresa_gives_a_coin_away_and_advances() -> None:
    table = with_person("mother_teresa", "start", seats=3)
    assert not usable(table, "mother_teresa")
    p.give_coins(table, 0, "pottery")
    p.give_coins(table, 0, "sheet")
    play(table, "use mother_teresa", "coin pottery", "player 3")
    assert coins_at(table, 2, number("coin_place", "sheet")) == 1
    assert coins_at(table, 0, number("coin_place", "pottery")) == 0
    assert table.of(0, s.TRACK) == 1
    assert not usable(table, "mother_teresa")


def test_albert_einstein_exchanges_one_for_one_in_one_direction() -> None:
    table = with_person("albert_einstein", "city")
    p.give_trade(table, 0, 20)
    p.give_culture(table, 0, 9)
    play(table, "use albert_einstein")
    assert "give_culture 7" in legal(table)
    assert "give_culture 8" not in legal(table)
    play(table, "give_trade 15")
    assert (trade(table), culture(table)) == (5, 24)


# --- cards and tokens -----------------------------------------------------------------------------


def test_frida_kahlo_refills_the_hand_from_the_own_section() -> None:
    table = with_person("frida_kahlo", "city")
    kept = p.give_event(table, 0, "sabotage")
    gone = p.give_event(table, 0, "lost")
    table.set_of(0, s.TRACK, 8)  # the second section
    play(table, "use frida_kahlo")
    assert asked(table) == "0 discard_event"
    play(table, "discard_event lost", "done")
    assert table.place(gone) == s.DISCARDED
    assert table.place(kept) == s.HELD
    first = int(s.EVENT_BACKS)
    held = [back for back in range(first, int(s.PERSON_BACKS)) if table.place(back) == s.HELD]
    assert len(held) == 2
    assert max(held) >= first + 27


def test_frida_kahlo_draws_all_that_is_missing() -> None:
    table = with_person("frida_kahlo", "start")
    p.know(table, 0, "pottery")
    play(table, "use frida_kahlo")
    first = int(s.EVENT_BACKS)
    assert sum(table.place(back) == s.HELD for back in range(first, first + 27)) == 3


def test_zheng_he_looks_at_all_tokens() -> None:
    table = with_person("zheng_he", "move")
    on_map, held = p.put_hut(table, "d9", "hut_spy"), p.give_village(table, 1, "village_iron")
    play(table, "use zheng_he")
    assert table.knows_card(0, on_map)
    assert table.knows_card(0, held)
    assert not table.knows_card(1, on_map)


def test_R0_3_orville_wright_builds_an_aircraft_without_flight() -> None:
    table = with_person("orville_wright", "start")
    play(table, "use orville_wright")
    assert sum(table.place(back) == s.HELD for back in range(45, 53)) == 1
    table = with_person("orville_wright", "start")
    for back in range(45, 53):
        table.move_card(back, int(s.HELD) + 1)
    assert not usable(table, "orville_wright")


def test_thomas_edison_researches_what_another_knows() -> None:
    table = with_person("thomas_edison", "start")
    assert not usable(table, "thomas_edison")
    p.know(table, 1, "pottery")
    play(table, "use thomas_edison")
    assert table.knows(0, number("technology", "pottery"))


# --- cities ---------------------------------------------------------------------------------------


def test_jacques_cousteau_builds_up_to_three_harbors() -> None:
    table = with_person("jacques_cousteau", "start")
    for where in ("a2", "a3", "b3", "c3"):
        p.ground(table, where, "water")
    p.put_figures(table, 1, "c3", armies=1)
    play(table, "use jacques_cousteau")
    assert legal(table) == ["at a2", "at a3", "at b3"]  # c3 is blockaded
    play(table, "at a3")
    assert legal(table) == ["at a2", "at b3", "done"]
    play(table, "at a2", "done")
    harbor = int(s.BUILDING) + number("building", "harbor")
    assert [int(table.on[square(at)]) for at in ("a2", "a3", "b3")] == [harbor, harbor, 0]


def test_jacques_cousteau_keeps_to_the_tokens_that_are_left() -> None:
    table = with_person("jacques_cousteau", "start")
    for where in ("a2", "a3", "b3"):
        p.ground(table, where, "water")
    table.set_thing(s.BUILDINGS_LEFT, 1)
    play(table, "use jacques_cousteau", "at b3")
    assert asked(table) == "0 start"
    assert table.thing(s.BUILDINGS_LEFT) == 0
    assert int(table.on[square("a2")]) == 0


def test_jerry_garcia_devotes_all_cities_as_the_action_of_the_capital() -> None:
    table = with_person("jerry_garcia", "city")
    p.put_city(table, 0, "d7", 1)
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    both = arts(table, 0, 0) + arts(table, 0, 1)
    play(table, "use jerry_garcia")
    assert asked(table) == "0 city"  # nobody may cancel it
    assert culture(table) == both > 2
    assert legal(table, "city") == ["city 2"]


def test_R5_9_no_jerry_garcia_in_anarchy_or_after_the_capital_has_acted() -> None:
    table = with_person("jerry_garcia", "city")
    p.govern(table, 0, "anarchy")
    assert not usable(table, "jerry_garcia")
    table = with_person("jerry_garcia", "city")
    play(table, "city 1", "program")
    assert not usable(table, "jerry_garcia")


def test_michelangelo_makes_a_wonder_cheaper() -> None:
    table = with_person("michelangelo", "city")
    for where in ("a2", "a3", "b1", "b3", "c1", "c2", "c3"):
        p.ground(table, where, "grassland")
    for wonder in range(27):
        if table.thing(s.WONDER_AT + wonder) == s.FOR_SALE:
            table.set_thing(s.WONDER_AT + wonder, s.UNSEEN)
    p.offer_wonder(table, "statue_of_zeus")
    table.set_of(0, s.BONUS, 9)  # and 1 of Despotism: 10 of 15
    play(table, "use michelangelo", "city 1", "build statue_of_zeus", "at c3")
    assert table.wonder_square(number("wonder", "statue_of_zeus")) == square("c3")
    assert not table.flag(0, s.DISCOUNT)


def test_ada_lovelace_gives_an_action_now_that_nobody_cancels() -> None:
    table = with_person("ada_lovelace", "city")
    p.know(table, 1, "writing")
    p.give_hut(table, 1, "hut_spy")
    p.govern(table, 0, "anarchy")
    play(table, "use ada_lovelace")
    assert asked(table) == "0 city_action"
    play(table, "program")
    assert asked(table) == "0 city"
    assert table.city_mark(0, 0, s.PROGRAM)
    assert not legal(table, "city")


def test_R17_47_ada_lovelace_repeats_no_kind_under_monarchy() -> None:
    table = with_person("ada_lovelace", "city")
    p.govern(table, 0, "monarchy_gov")
    play(table, "city 1", "arts", "city 1", "program", "use ada_lovelace")
    assert "arts" not in legal(table)
    assert "program" not in legal(table)


# --- figures --------------------------------------------------------------------------------------


def test_hannibal_moves_figures_to_other_own_figures() -> None:
    table = with_person("hannibal", "city")
    p.put_figures(table, 0, "c4", armies=2)
    assert not usable(table, "hannibal")
    p.put_figures(table, 0, "f9", armies=1)
    play(table, "use hannibal")  # one of the two from c4 to f9 is all that fits
    assert asked(table) == "0 city"
    assert table.armies(square("f9")) == 2
    assert table.armies(square("c4")) == 1
    jump(table, "move")
    assert "group f9" in legal(table)


def test_hannibal_keeps_to_the_stacking_limit() -> None:
    table = with_person("hannibal", "city")
    p.put_figures(table, 0, "c4", armies=2)
    p.put_figures(table, 0, "f9", armies=2)
    assert not usable(table, "hannibal")


def test_R16_36_galileo_galilei_moves_along_the_outer_edge() -> None:
    table = with_person("galileo_galilei", "city")
    p.put_figures(table, 0, "d5", armies=1)
    assert not usable(table, "galileo_galilei")  # not at the edge
    p.put_figures(table, 0, "a6", armies=1, scouts=1)
    p.put_figures(table, 1, "h6", armies=1)
    p.ground(table, "h7", "water")
    p.put_city_state(table, "h8", "city_state_1")  # where figures could stay, but not empty
    play(table, "use galileo_galilei", "with 1 1")
    options = legal(table)
    assert "at h5" in options
    assert "at h8" not in options
    assert not {"at h6", "at h7", "at d4", "at a6"} & set(options)
    play(table, "at h5")
    assert (table.armies(square("h5")), table.scouts(square("h5"))) == (1, 1)
    jump(table, "move")
    assert "group h5" not in legal(table)


def test_james_cook_doubles_the_speed_for_the_turn() -> None:
    table = with_person("james_cook", "move")
    play(table, "use james_cook")
    assert modifiers.travel_speed(table, 0) == 4


# --- Khalid ---------------------------------------------------------------------------------------


def test_R16_28_khalid_ibn_al_walid_becomes_the_first_player_before_a_phase() -> None:
    table = flat("china", "rome", "egypt")
    p.give_person(table, 1, "khalid_ibn_al_walid")
    p.put_person(table, "n13", "general")
    jump(table, "start", 2)
    play(table, "done")
    assert asked(table) == "1 phase_start"
    assert table.phase == s.TRADING
    play(table, "use khalid_ibn_al_walid")
    assert table.first == 1
    assert asked(table).startswith("1 ")


def test_R21_16_only_who_could_have_khalid_is_asked_and_not_after_passing_the_turn() -> None:
    table = flat("china", "rome", "egypt")
    p.give_person(table, 1, "hannibal")
    p.put_person(table, "n13", "general")
    p.give_person(table, 2, "marco_polo")
    p.put_person(table, "b13", "industrialist")
    jump(table, "start", 2)
    play(table, "done")
    assert asked(table) == "1 phase_start"
    assert legal(table) == ["pass", "pass_phase"]
    play(table, "pass_phase")
    while table.phase == s.TRADING:
        play(table, "pass")
    assert asked(table) == "0 city"
