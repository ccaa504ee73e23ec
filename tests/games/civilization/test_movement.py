"""Movement: groups, steps, water, entries, disbanding and what ends a move (R8)."""

from typing import Any

import pytest
from mypy_extensions import u8

from games.civilization.positions import (
    adopt,
    asked,
    fill_slots,
    flat,
    give_event,
    give_hut,
    give_person,
    ground,
    heard,
    hide,
    jump,
    know,
    legal,
    listen,
    number,
    play,
    put_building,
    put_city,
    put_figures,
    put_hut,
    put_metropolis,
    put_person,
    put_relic,
    put_village,
    put_wonder,
    square,
)
from ludopolis.games.civilization import moving
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.game import CivilizationState

# The map is eight squares wide (a to h) and sixteen high. Capitals: b2 of seat 0, f14 of seat 1.
ALL_WAYS = ["step east", "step north", "step south", "step west"]


def movement(*civilizations: str, **options: Any) -> CivilizationState:
    """The Movement of seat 0 on grassland."""
    return jump(flat(*(civilizations or ("america", "egypt")), **options), "move")


def lake(table: CivilizationState, *squares: str) -> None:
    for where in squares:
        ground(table, where, "water")


def figures(table: CivilizationState, where: str) -> tuple[int, int, int]:
    """Whose figures stand on a square, its armies and scouts."""
    here = square(where)
    return int(table.holder(here)), int(table.armies(here)), int(table.scouts(here))


def steps(table: CivilizationState) -> list[str]:
    return [action for action in legal(table) if action.split()[0] == "step"]


# --- R8.1: speed ----------------------------------------------------------------------------------


def test_R8_1_a_figure_takes_two_orthogonal_steps() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1)
    play(table, "group d8")
    assert asked(table) == "0 step"
    assert legal(table) == ALL_WAYS
    play(table, "step east", "step north")
    assert figures(table, "e7") == (0, 1, 0)
    assert asked(table) == "0 move"


def test_R8_1_a_figure_moves_once_a_turn() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1)
    play(table, "group d8", "step east", "stop")
    assert legal(table) == ["done"]


def test_R8_1_figures_of_others_are_not_moved() -> None:
    table = movement()
    put_figures(table, 1, "d8", armies=1)
    assert legal(table) == ["done"]


@pytest.mark.parametrize(
    ("tech", "speed"), [("horseback_riding", 3), ("sailing", 4), ("steam_power", 5), ("flight", 6)]
)
def test_R8_1_the_fastest_tech_counts(tech: str, speed: int) -> None:
    table = movement()
    know(table, 0, "horseback_riding", tech)
    assert moving.speed(table, 0, 1, 1) == speed


def test_R8_1_spain_and_henry_ford_are_faster_and_james_cook_doubles() -> None:
    table = movement("spain", "egypt")
    give_person(table, 0, "henry_ford", face_up=True)
    assert moving.speed(table, 0, 1, 1) == 3
    put_person(table, "a1", "builder")
    assert moving.speed(table, 0, 1, 1) == 4
    table.set_flag(0, s.DOUBLE_SPEED)
    assert moving.speed(table, 0, 1, 1) == 8


def test_R8_1_an_army_alone_is_faster_under_natural_religion() -> None:
    table = movement()
    adopt(table, 0, "natural_religion")
    assert moving.speed(table, 0, 1, 0) == 3
    assert moving.speed(table, 0, 0, 1) == 2
    assert moving.speed(table, 0, 2, 0) == 2
    assert moving.speed(table, 0, 1, 1) == 2


# --- R8.2, R21.9: groups --------------------------------------------------------------------------


def test_R8_2_figures_of_one_square_move_together() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1, scouts=1)
    play(table, "group d8")
    assert legal(table) == ["with 0 1", "with 1 0", "with 1 1"]
    play(table, "with 1 1", "step east", "stop")
    assert figures(table, "e8") == (0, 1, 1)
    assert legal(table) == ["done"]


def test_R8_2_figures_left_behind_can_still_move() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1, scouts=1)
    play(table, "group d8", "with 0 1", "step east", "stop")
    assert legal(table) == ["done", "group d8"]
    play(table, "group d8")
    assert asked(table) == "0 step"


def test_R8_2_figures_that_arrived_do_not_join_a_group() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 0, "f8", armies=1)
    play(table, "group d8", "step east", "step east")
    assert figures(table, "f8") == (0, 2, 0)
    play(table, "group f8")
    assert asked(table) == "0 step"
    play(table, "step east", "stop")
    assert figures(table, "f8") == (0, 1, 0)
    assert legal(table) == ["done"]


def test_R8_2_a_group_that_passes_others_does_not_take_their_move() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 0, "e8", armies=1)
    play(table, "group d8", "step east", "step east")
    assert legal(table) == ["done", "group e8"]


# --- R8.3, R8.14: stacking ------------------------------------------------------------------------


def test_R8_3_two_figures_on_a_square_at_most_but_a_group_may_pass() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 0, "e8", armies=1, scouts=1)
    play(table, "group d8")
    assert "step east" in legal(table)
    play(table, "step east")
    assert "stop" not in legal(table)
    play(table, "step east")
    assert figures(table, "f8") == (0, 1, 0)


def test_R8_3_the_last_step_must_not_lead_onto_a_full_square() -> None:
    table = movement()
    put_figures(table, 0, "c8", armies=1)
    put_figures(table, 0, "e8", armies=1, scouts=1)
    play(table, "group c8", "step east")
    assert "step east" not in legal(table)


def test_R8_3_techs_russia_and_louis_pasteur_raise_the_limit() -> None:
    table = movement("russia", "egypt")
    put_figures(table, 0, "d8", armies=2)
    assert moving.may_end(table, 0, square("d8"), 1, 0)
    assert not moving.may_end(table, 0, square("d8"), 2, 0)
    give_person(table, 0, "louis_pasteur", face_up=True)
    put_person(table, "a1", "scientist")
    assert moving.may_end(table, 0, square("d8"), 2, 0)
    know(table, 0, "biology")
    assert moving.may_end(table, 0, square("d8"), 5, 0)


def test_R8_14_a_stack_above_the_limit_stays_but_moves_end_within_it() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=3)
    play(table, "group d8")
    assert legal(table) == ["with 1 0", "with 2 0"]
    play(table, "with 1 0", "step east")
    assert "step west" not in legal(table)
    play(table, "stop")
    assert figures(table, "d8") == (0, 2, 0)


# --- R8.4, R8.15, R21.17: water -------------------------------------------------------------------


def test_R8_4_without_a_tech_water_is_closed() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1)
    lake(table, "e8")
    play(table, "group d8")
    assert legal(table) == ["step north", "step south", "step west"]


def test_R8_4_navigation_crosses_water_but_does_not_end_in_it() -> None:
    table = movement()
    know(table, 0, "navigation")
    put_figures(table, 0, "d8", armies=1)
    lake(table, "e8")
    play(table, "group d8", "step east")
    assert "stop" not in legal(table)
    assert sorted(steps(table)) == ALL_WAYS


def test_R8_4_england_crosses_water() -> None:
    table = movement("england", "egypt")
    put_figures(table, 0, "d8", scouts=1)
    lake(table, "e8")
    play(table, "group d8")
    assert "step east" in legal(table)


@pytest.mark.parametrize("tech", ["sailing", "steam_power", "flight"])
def test_R8_4_later_techs_end_in_water(tech: str) -> None:
    table = movement()
    know(table, 0, tech)
    put_figures(table, 0, "d8", armies=1)
    lake(table, "e8")
    play(table, "group d8", "step east", "stop")
    assert figures(table, "e8") == (0, 1, 0)


def test_R8_15_a_step_onto_water_needs_steps_to_leave_it() -> None:
    table = movement()
    know(table, 0, "navigation")
    put_figures(table, 0, "d8", armies=1)
    lake(table, "e8", "f8", "e7", "e9")  # two squares wide towards the east
    play(table, "group d8")
    assert "step east" in legal(table)  # back to d8
    play(table, "step east")
    assert legal(table) == ["step west"]


def test_R8_15_a_step_onto_water_without_a_shore_in_reach_is_illegal() -> None:
    table = movement()
    know(table, 0, "navigation")
    put_figures(table, 0, "d8", armies=3)  # too many to come back
    lake(table, "e8", "f8", "e7", "e9")
    play(table, "group d8", "with 1 0")
    assert legal(table) == ["step north", "step south", "step west"]
    ground(table, "f8", "desert")
    assert legal(table) == ALL_WAYS


def test_R21_17_a_face_down_tile_is_no_shore() -> None:
    table = movement()
    know(table, 0, "navigation")
    put_figures(table, 0, "d8", armies=3)
    lake(table, "e8", "e7", "e9")
    play(table, "group d8", "with 1 0")
    assert "step east" in legal(table)
    hide(table, "f8")
    assert "step east" not in legal(table)


def test_R8_15_discovering_must_leave_the_steps_to_reach_the_shore() -> None:
    table = movement()
    know(table, 0, "navigation")
    put_figures(table, 0, "d8", armies=1)
    lake(table, "e8", "f8")
    hide(table, "e7")
    play(table, "group d8")
    play(table, "step east")
    assert legal(table) == ["step south", "step west"]


def test_R8_15_a_group_left_on_water_must_leave_it_with_its_next_move() -> None:
    table = movement()
    know(table, 0, "navigation")
    lake(table, "d8", "d7", "e8")
    put_figures(table, 0, "d8", armies=1)
    play(table, "group d8", "step north")
    assert "stop" not in legal(table)
    assert "step south" not in legal(table)


def test_R8_4_no_battle_on_water_for_those_who_only_cross() -> None:
    table = movement()
    know(table, 0, "navigation")
    lake(table, "e8")
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 1, "e8", armies=1)
    play(table, "group d8")
    assert "step east" not in legal(table)
    know(table, 0, "sailing")
    assert "step east" in legal(table)


def test_R5_6_a_metropolis_on_water_is_no_water() -> None:
    table = movement()
    lake(table, "f13")
    put_figures(table, 0, "f12", armies=1)
    play(table, "group f12")
    assert "step south" not in legal(table)
    put_metropolis(table, 1, "f13")
    assert "step south" in legal(table)  # to attack it


# --- R8.6, R8.7, R17.28, R17.29: huts and villages ------------------------------------------------


def test_R17_28_a_hut_ends_the_move() -> None:
    table = movement()
    know(table, 0, "horseback_riding")
    put_figures(table, 0, "d8", armies=1)
    put_hut(table, "f8", "hut_wheat")
    play(table, "group d8", "step east", "step east")
    assert asked(table) == "0 move"
    assert figures(table, "f8") == (0, 1, 0)
    assert legal(table) == ["done"]


def test_R17_29_a_group_with_a_scout_does_not_enter_huts_and_villages() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1, scouts=1)
    put_hut(table, "e8", "hut_wheat")
    put_village(table, "c8", "village_spy")
    play(table, "group d8", "with 1 1")
    assert steps(table) == ["step north", "step south"]
    table = movement()
    put_figures(table, 0, "d8", armies=1, scouts=1)
    put_hut(table, "e8", "hut_wheat")
    put_village(table, "c8", "village_spy")
    play(table, "group d8", "with 1 0")
    assert steps(table) == ALL_WAYS


def test_R8_6_scouts_take_huts_under_pacifism_but_no_villages() -> None:
    table = movement()
    adopt(table, 0, "pacifism")
    put_figures(table, 0, "d8", scouts=1)
    put_hut(table, "e8", "hut_native_art")
    put_village(table, "c8", "village_spy")
    play(table, "group d8")
    assert steps(table) == ["step east", "step north", "step south"]
    play(table, "step east")
    assert table.of(0, s.CULTURE) == 3


def test_R8_7_zulu_explore_villages_without_a_battle() -> None:
    table = movement("zulu", "egypt")
    put_figures(table, 0, "d8", armies=1)
    put_village(table, "e8", "village_native_art")
    play(table, "group d8", "step east")
    assert table.of(0, s.CULTURE) == 6
    assert figures(table, "e8") == (0, 1, 0)


# --- R8.8, R17.25: enemy figures ------------------------------------------------------------------


def test_R8_8_scouts_do_not_enter_squares_of_enemies() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1, scouts=1)
    put_figures(table, 1, "e8", scouts=1)
    play(table, "group d8", "with 1 1")
    assert steps(table) == ["step north", "step south", "step west"]


def test_R17_25_scouts_alone_are_killed_without_a_battle_for_one_loot() -> None:
    table = movement()
    table.set_of(1, s.TRADE, 5)
    table.set_of(1, s.CULTURE, 5)
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 1, "e8", scouts=2)
    play(table, "group d8", "step east")
    assert asked(table) == "0 loot"
    play(table, "loot loot_trade")
    assert (table.of(0, s.TRADE), table.of(1, s.TRADE)) == (3, 2)
    assert asked(table) == "0 move"
    assert figures(table, "e8") == (0, 1, 0)
    assert table.of(1, s.SCOUTS) == 2
    assert legal(table) == ["done"]


def test_R8_8_killing_scouts_is_no_won_battle() -> None:
    table = movement("aztecs", "egypt")
    know(table, 0, "code_of_laws")
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 1, "e8", scouts=1)
    play(table, "group d8", "step east")
    assert table.of(0, s.TRADE) == 0
    assert table.of(0, s.COIN_TOKENS) == 0


# --- R8.9, R8.10: centres and disbanding ----------------------------------------------------------


def test_R8_9_own_centres_may_be_passed_but_not_ended_on() -> None:
    table = movement()
    put_figures(table, 0, "a2", armies=1)
    play(table, "group a2", "step east")
    assert asked(table) == "0 disband"
    assert "stop" not in legal(table)
    play(table, "step east")
    assert figures(table, "c2") == (0, 1, 0)


def test_R8_10_an_army_fortifies_and_a_scout_sends_a_caravan() -> None:
    table = movement()
    put_figures(table, 0, "a2", armies=1, scouts=1)
    play(table, "group a2", "with 1 1", "step east")
    assert legal(table, "fortify") + legal(table, "caravan") == ["fortify", "caravan"]
    play(table, "fortify")
    assert table.city_mark(0, 0, s.FORTIFIED)
    play(table, "caravan")
    assert table.city_mark(0, 0, s.CARAVAN)
    assert not table.city_mark(0, 0, s.FORTIFIED)  # the last marker stays
    assert (table.of(0, s.ARMIES), table.of(0, s.SCOUTS)) == (6, 2)
    assert asked(table) == "0 move"


def test_R8_10_figures_may_be_disbanded_without_a_marker_and_the_others_go_on() -> None:
    table = movement()
    put_figures(table, 0, "a2", armies=1, scouts=1)
    play(table, "group a2", "with 1 1", "step east", "disband_army")
    assert not table.city_mark(0, 0, s.FORTIFIED)
    assert legal(table, "disband_scout") == ["disband_scout"]
    assert "stop" not in legal(table)
    play(table, "step east")
    assert figures(table, "c2") == (0, 0, 1)


def test_R8_10_at_the_last_step_everybody_is_disbanded() -> None:
    table = movement()
    put_figures(table, 0, "d2", scouts=2)
    play(table, "group d2", "with 0 2", "step west", "step west")
    assert legal(table) == ["caravan", "disband_scout"]
    play(table, "disband_scout")
    assert legal(table) == ["caravan", "disband_scout"]
    play(table, "disband_scout")
    assert asked(table) == "0 move"
    assert table.of(0, s.SCOUTS) == 2


def test_R8_9_scouts_enter_enemy_outskirts_but_no_centre() -> None:
    table = movement()
    put_figures(table, 0, "f12", scouts=1)
    play(table, "group f12", "step south")
    assert "step south" not in legal(table)
    play(table, "stop")
    assert figures(table, "f13") == (0, 0, 1)


def test_R8_9_an_army_entering_an_enemy_centre_attacks_the_city() -> None:
    table = movement()
    put_figures(table, 0, "f12", armies=1)
    listen(table)
    play(table, "group f12", "step south", "step south")
    assert f"battle_begins 0 1 {square('f14')}" in heard(table)


# --- R16.23: Russia -------------------------------------------------------------------------------


def test_R16_23_a_russian_army_may_be_sacrificed_for_a_tech() -> None:
    table = movement("russia", "egypt")
    know(table, 1, "pottery", "writing")
    put_figures(table, 0, "f13", armies=1)
    play(table, "group f13", "step south")
    assert legal(table) == ["attack", "sacrifice"]
    play(table, "sacrifice")
    assert legal(table) == ["learn pottery", "learn writing"]
    play(table, "learn pottery")
    assert table.knows(0, number("technology", "pottery"))
    assert table.of(0, s.ARMIES) == 7
    assert asked(table) == "0 move"


def test_R16_23_a_russian_scout_may_be_sacrificed_once_a_turn() -> None:
    table = movement("russia", "egypt")
    know(table, 1, "pottery", "writing", "navigation")
    put_figures(table, 0, "f13", scouts=2)
    play(table, "group f13", "with 0 1", "step south", "learn writing")
    assert table.of(0, s.SCOUTS) == 1
    play(table, "group f13")
    assert "step south" not in legal(table)


def test_R16_23_only_a_single_figure_and_only_for_a_tech_that_fits() -> None:
    table = movement("russia", "egypt")
    know(table, 1, "flight")  # level IV
    put_figures(table, 0, "f13", scouts=1)
    play(table, "group f13")
    assert "step south" not in legal(table)
    table = movement("russia", "egypt")
    know(table, 1, "pottery")
    put_figures(table, 0, "f13", armies=2)
    play(table, "group f13", "with 2 0", "step south")
    assert asked(table) != "0 enter_city"


def test_R16_23_the_tech_needs_no_trade() -> None:
    table = movement("russia", "egypt")
    fill_slots(table, 0, 3, 1)
    know(table, 1, "civil_service")
    put_figures(table, 0, "f13", scouts=1)
    table.set_of(0, s.TRADE, 7)
    play(table, "group f13", "step south")  # the only tech that fits
    assert table.knows(0, number("technology", "civil_service"))
    assert table.of(0, s.TRADE) == 7


# --- R8.11: relics --------------------------------------------------------------------------------


def test_R8_11_scouts_enter_a_relic_only_with_an_army() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1, scouts=1)
    put_relic(table, "e8", "ark_of_the_covenant")
    play(table, "group d8", "with 0 1")
    assert "step east" not in legal(table)
    table = movement()
    put_figures(table, 0, "d8", armies=1, scouts=1)
    put_relic(table, "e8", "ark_of_the_covenant")
    play(table, "group d8", "with 1 1", "step east", "step east")
    assert table.of(0, s.TRACK) == 0  # passing is free
    assert has_relic(table, "e8")


def has_relic(table: CivilizationState, where: str) -> bool:
    return moving.is_relic(table, square(where))


# --- R8.12: Flight --------------------------------------------------------------------------------


def test_R8_12_fliers_pass_over_enemies_huts_villages_and_cities() -> None:
    table = movement()
    know(table, 0, "flight")
    put_figures(table, 0, "c12", armies=1, scouts=1)
    put_hut(table, "d12", "hut_wheat")
    put_village(table, "e12", "village_spy")
    put_figures(table, 1, "f12", armies=1)
    play(table, "group c12", "with 1 1", "step east")
    assert "stop" not in legal(table)  # a scout is in the group
    play(table, "step east", "step east", "step east", "stop")
    assert figures(table, "g12") == (0, 1, 1)
    assert figures(table, "f12") == (1, 1, 0)
    assert moving.is_hut(table, square("d12"))


def test_R8_12_fliers_pass_over_enemy_centres_and_end_normally() -> None:
    table = movement()
    know(table, 0, "flight")
    put_figures(table, 0, "f12", armies=1)
    play(table, "group f12", "step south", "step south")
    assert asked(table) == "0 step"
    play(table, "step south", "stop")
    assert figures(table, "f15") == (0, 1, 0)


def test_R8_12_where_a_flier_stops_the_square_counts() -> None:
    table = movement()
    know(table, 0, "flight")
    put_figures(table, 0, "d8", armies=1)
    put_hut(table, "e8", "hut_native_art")
    play(table, "group d8", "step east")
    assert asked(table) == "0 step"
    assert table.of(0, s.CULTURE) == 0
    play(table, "stop")
    assert table.of(0, s.CULTURE) == 3
    assert figures(table, "e8") == (0, 1, 0)


def test_R8_12_the_last_step_of_a_scout_must_not_lead_over_an_enemy() -> None:
    table = movement()
    know(table, 0, "flight")
    put_figures(table, 0, "a8", scouts=1)
    put_figures(table, 1, "g8", scouts=1)
    play(table, "group a8", *["step east"] * 5)
    assert "step east" not in legal(table)


# --- R16.11: Brandenburg Gate ---------------------------------------------------------------------


def test_R16_11_enemies_do_not_end_in_the_outskirts_of_the_brandenburg_gate() -> None:
    table = movement()
    put_wonder(table, "e13", "brandenburg_gate")
    put_figures(table, 0, "f12", armies=1)
    play(table, "group f12", "step south")
    assert "stop" not in legal(table)
    assert "step south" in legal(table)  # the centre may be attacked


def test_R16_11_the_gate_protects_figures_in_the_outskirts() -> None:
    table = movement()
    put_wonder(table, "e13", "brandenburg_gate")
    put_figures(table, 0, "f12", armies=1)
    put_figures(table, 1, "f13", armies=1)
    play(table, "group f12")
    assert "step south" not in legal(table)


def test_R16_11_a_blockaded_brandenburg_gate_protects_nothing() -> None:
    table = movement()
    put_wonder(table, "e13", "brandenburg_gate")
    put_figures(table, 0, "e13", scouts=1)
    put_figures(table, 0, "f12", armies=1)
    play(table, "group f12", "step south")
    assert "stop" in legal(table)


def test_R16_11_whoever_is_there_already_must_leave_with_his_next_move() -> None:
    table = movement()
    put_wonder(table, "e13", "brandenburg_gate")
    put_figures(table, 0, "g15", scouts=1)
    play(table, "group g15")
    play(table, "step south")
    assert "step north" not in legal(table)


# --- R16.14: frozen squares -----------------------------------------------------------------------


def freeze(table: CivilizationState, where: str) -> None:
    table.marks[square(where)] = u8(s.FROZEN)


def test_R16_14_nobody_leaves_a_frozen_square_but_it_may_be_entered() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 0, "c8", armies=1)
    freeze(table, "d8")
    assert legal(table, "group") == ["group c8"]
    play(table, "group c8", "step east")
    assert figures(table, "d8") == (0, 2, 0)
    assert asked(table) == "0 move"  # nothing left but to stop


# --- R15.4, R21.1: the others answer --------------------------------------------------------------


def spy(table: CivilizationState, seat: int) -> None:
    """Communism with a spy in a face-down hut."""
    know(table, seat, "communism")
    give_hut(table, seat, "hut_spy")


def test_R21_1_after_each_step_whoever_knows_communism_and_may_have_a_spy_is_asked() -> None:
    table = movement()
    spy(table, 1)
    put_figures(table, 0, "d8", armies=1)
    play(table, "group d8", "step east")
    assert asked(table) == "1 respond"
    play(table, "pass", "step east")
    assert asked(table) == "1 respond"


def test_R16_14_a_square_frozen_after_a_step_holds_the_group() -> None:
    table = movement()
    spy(table, 1)
    put_figures(table, 0, "d8", armies=1)
    play(table, "group d8", "step east", "use communism", "at e8")
    assert asked(table) == "0 move"
    assert figures(table, "e8") == (0, 1, 0)


def test_R21_1_nobody_is_asked_after_a_step_because_of_event_cards() -> None:
    table = movement()
    give_event(table, 1, "defection")
    put_figures(table, 0, "f10", armies=1)
    play(table, "group f10", "step south")
    assert asked(table) == "0 step"
    play(table, "stop")
    assert asked(table) == "1 respond"
    play(table, "pass")
    assert asked(table) == "0 move"


def test_R21_1_event_cards_out_of_range_are_no_reason_to_ask() -> None:
    table = movement()
    give_event(table, 1, "defection")
    put_figures(table, 0, "f5", armies=1)
    play(table, "group f5", "step south", "stop")
    assert asked(table) == "0 move"


def test_R15_4_killed_figures_do_not_enter() -> None:
    table = movement()
    give_event(table, 1, "defection")
    put_figures(table, 0, "f11", armies=2)
    put_hut(table, "f12", "hut_native_art")
    play(table, "group f11", "with 2 0", "step south")
    assert asked(table) == "1 respond"
    play(table, "event defection")
    assert table.of(0, s.CULTURE) == 3
    assert figures(table, "f12") == (0, 1, 0)
    assert table.of(0, s.ARMIES) == 5


def test_R15_4_a_group_that_was_killed_enters_nothing() -> None:
    table = movement()
    give_event(table, 1, "defection")
    put_figures(table, 0, "f11", armies=1)
    put_hut(table, "f12", "hut_native_art")
    play(table, "group f11", "step south", "event defection")
    assert table.of(0, s.CULTURE) == 0
    assert table.of(0, s.ARMIES) == 6
    assert moving.is_hut(table, square("f12"))
    assert asked(table) == "0 move"


def test_R21_1_freezing_the_square_a_group_comes_from_keeps_it_there() -> None:
    table = movement()
    spy(table, 1)
    put_figures(table, 0, "d8", armies=1)
    put_hut(table, "e8", "hut_native_art")
    play(table, "group d8", "step east", "use communism", "at d8")
    assert figures(table, "d8") == (0, 1, 0)
    assert moving.is_hut(table, square("e8"))
    assert legal(table) == ["done"]


def test_R21_29_a_hut_is_answered_once() -> None:
    table = movement()
    give_event(table, 1, "bread_and_circuses")
    put_figures(table, 0, "f11", armies=1)
    put_hut(table, "f12", "hut_native_art")
    play(table, "group f11", "step south", "pass")
    assert asked(table) == "0 move"


def test_R21_1_figures_killed_where_a_group_stops_take_no_relic() -> None:
    table = movement()
    give_event(table, 1, "defection")
    put_relic(table, "f12", "ark_of_the_covenant")
    put_figures(table, 0, "f11", armies=1)
    play(table, "group f11", "step south", "stop", "event defection")
    assert table.of(0, s.TRACK) == 0
    assert has_relic(table, "f12")


# --- Combustion -----------------------------------------------------------------------------------


def test_R8_16_combustion_razes_a_building_where_an_army_ends() -> None:
    table = movement()
    know(table, 0, "combustion")
    put_building(table, "f13", "library")
    put_figures(table, 0, "f12", armies=1)
    left = table.thing(s.BUILDINGS_LEFT + 4)
    play(table, "group f12", "step south", "stop")
    assert legal(table) == ["done", "raze"]
    play(table, "raze")
    assert table.on[square("f13")] == s.NOTHING
    assert table.thing(s.BUILDINGS_LEFT + 4) == left + 1
    assert asked(table) == "0 move"


def test_R8_16_combustion_works_once_a_turn_for_armies_only() -> None:
    table = movement()
    know(table, 0, "combustion")
    put_building(table, "f13", "library")
    put_building(table, "g13", "granary")
    put_figures(table, 0, "f12", armies=1)
    put_figures(table, 0, "g12", armies=1)
    put_figures(table, 0, "e12", scouts=1)
    play(table, "group f12", "step south", "stop", "raze")
    play(table, "group g12", "step south", "stop")
    assert asked(table) == "0 move"
    table = movement()
    know(table, 0, "combustion")
    put_building(table, "e13", "library")
    put_figures(table, 0, "e12", scouts=1)
    play(table, "group e12", "step south", "stop")
    assert asked(table) == "0 move"


def test_R8_16_combustion_does_not_raze_wonders() -> None:
    table = movement()
    know(table, 0, "combustion")
    put_wonder(table, "f13", "oracle")
    put_figures(table, 0, "f12", armies=1)
    play(table, "group f12", "step south", "stop")
    assert asked(table) == "0 move"


# --- the phase ------------------------------------------------------------------------------------


def test_R4_1_the_part_ends_with_done() -> None:
    table = movement()
    put_figures(table, 0, "d8", armies=1)
    play(table, "done")
    assert asked(table) == "1 move"


def test_R8_13_a_second_city_can_be_reached_and_fortified() -> None:
    table = movement()
    put_city(table, 0, "d8", 1)
    put_figures(table, 0, "d6", armies=1)
    play(table, "group d6", "step south", "step south", "fortify")
    assert table.of(0, s.CITY_MARKS + 1) & s.FORTIFIED
    assert table.of(0, s.CITY_MARKS) == 0
