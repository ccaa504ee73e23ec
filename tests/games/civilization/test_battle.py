"""Battles: forces, bonuses, turns, and what they leave behind (R10)."""

from typing import Any

import pytest

from games.civilization.positions import (
    asked,
    flat,
    give_coins,
    give_culture,
    give_event,
    give_hut,
    give_person,
    give_trade,
    give_unit,
    give_village,
    govern,
    heard,
    invest,
    jump,
    know,
    legal,
    listen,
    named,
    number,
    play,
    put_building,
    put_city,
    put_city_state,
    put_figures,
    put_metropolis,
    put_person,
    put_village,
    put_wonder,
    square,
    squares,
    unit_on_top,
)
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.battle import sides, strength
from ludopolis.games.civilization.battle.course import finish
from ludopolis.games.civilization.battle.opening import begin_battle, begin_horde
from ludopolis.games.civilization.battle.spoils import loot, loot_of
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.rules import run
from ludopolis.games.civilization.units import next_unit

# Strength 1 and health 3 at rank I. Infantry trumps mounted, mounted artillery, artillery infantry.
SPEARMAN, ARCHER, HORSEMAN = "infantry_1_3", "artillery_1_3", "mounted_1_3"


def peace(*civilizations: str, **options: Any) -> CivilizationState:
    """The Movement of seat 0; an army of it on d8, one of seat 1 on e8."""
    table = jump(flat(*(civilizations or ("america", "egypt")), **options), "move")
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 1, "e8", armies=1)
    return table


def arm(table: CivilizationState, seat: int, *units: str) -> CivilizationState:
    for unit in units:
        give_unit(table, seat, unit)
    return table


def attack(table: CivilizationState, way: str = "east") -> CivilizationState:
    """The army on d8 goes to battle."""
    return play(table, "group d8", f"step {way}")


def war(mine: list[str], theirs: list[str], *civilizations: str) -> CivilizationState:
    """A battle of one army each with these units."""
    return attack(arm(arm(peace(*civilizations), 0, *mine), 1, *theirs))


def siege(table: CivilizationState, armies: int = 1, index: int = 1) -> CivilizationState:
    """Armies of seat 0 attack the second city of seat 1, on e8 with d7 to f9 around it, or its capital."""
    where = "d8" if index == 1 else "e14"
    if index == 1:
        put_city(table, 1, "e8", 1)
    put_figures(table, 0, where, armies=armies)
    play(table, f"group {where}")
    return play(table, *([f"with {armies} 0"] if armies > 1 else []), "step east")


def besieged(*civilizations: str) -> CivilizationState:
    return jump(flat(*(civilizations or ("america", "egypt"))), "move")


def fronts(table: CivilizationState) -> list[tuple[str, str]]:
    """What lies at the fronts: attacker and defender, each as ``unit wounds``."""

    def shown(front: int, side: int) -> str:
        back = sides.unit_at(table, front, side)
        if back < 0:
            return ""
        wounds = sides.wounds_at(table, front, side)
        return KINDS["unit"][table.face(back)] + (f" {wounds}" if wounds else "")

    return [(shown(front, 0), shown(front, 1)) for front in range(int(sides.front_count(table)))]


def place_of(table: CivilizationState, place: int) -> list[str]:
    """The units that lie in a place."""
    return [
        KINDS["unit"][table.face(back)] for back in range(int(s.EVENT_BACKS)) if table.place(back) == place
    ]


def reserve(table: CivilizationState, seat: int) -> list[str]:
    return place_of(table, int(s.HELD) + seat)


def figures(table: CivilizationState, where: str) -> tuple[int, int, int]:
    here = square(where)
    return int(table.holder(here)), int(table.armies(here)), int(table.scouts(here))


def general(table: CivilizationState, seat: int, person: str, face_up: bool = False) -> None:
    """A great person with a token of its type at the capital."""
    give_person(table, seat, person, face_up=face_up)
    type = "humanitarian" if person == "florence_nightingale" else "general"
    put_person(table, "a1" if seat == 0 else "e13", type)


# --- R10.1: who fights ----------------------------------------------------------------------------


def test_R10_1_the_mover_attacks_and_his_army_is_in_the_battle() -> None:
    table = war([SPEARMAN], [SPEARMAN])
    assert sides.seat_of(table, sides.ATTACKER) == 0
    assert sides.seat_of(table, sides.DEFENDER) == 1
    assert figures(table, "d8") == (-1, 0, 0)
    assert figures(table, "e8") == (1, 1, 0)
    assert table.battle[s.BATTLE_KIND] == s.OF_FIGURES


def test_R10_1_barbarians_are_played_by_the_player_to_the_left() -> None:
    table = jump(flat("america", "egypt", "rome"), "move", 1)
    free = [here for here in squares(table) if not table.domain[here] and not table.domain[here + 1]]
    where = next(here for here in free if here + 1 in free)
    put_figures(table, 1, where, armies=1)
    put_village(table, where + 1, "village_spy")
    play(table, f"group {named(where)}", "step east")
    assert asked(table) == "2 battle_turn"


def test_R17_15_an_army_placed_on_a_blockaded_square_fights_at_once() -> None:
    table = jump(flat("america", "egypt"), "city")
    arm(arm(table, 0, SPEARMAN), 1, SPEARMAN)
    put_figures(table, 1, "a1", armies=1)
    begin_battle(table, 0, square("a1"), 1, 0)
    run(table)
    assert asked(table) == "1 battle_turn"  # the blocker defends
    assert strength.battle_hand(table, sides.ATTACKER) == 3


# --- R10.2: before the draw -----------------------------------------------------------------------


def test_R10_2_whoever_holds_event_cards_is_asked_before_the_draw_the_attacker_first() -> None:
    table = arm(arm(peace(), 0, SPEARMAN), 1, SPEARMAN)
    give_event(table, 0, "sabotage")
    give_event(table, 1, "duty_and_honor")
    attack(table)
    assert asked(table) == "1 respond"  # about the entry
    play(table, "pass")
    assert asked(table) == "0 before_battle"
    assert legal(table) == ["pass"]
    play(table, "pass")
    assert asked(table) == "1 before_battle"
    assert legal(table) == ["event duty_and_honor", "pass"]


def test_R10_2_the_new_unit_can_be_drawn_into_the_hand() -> None:
    table = arm(arm(peace(), 0, SPEARMAN), 1, SPEARMAN)
    give_event(table, 1, "duty_and_honor")
    attack(table)
    play(table, "pass", "event duty_and_honor", "draw mounted")
    assert sides.hand_size(table, sides.DEFENDER) == 2


def test_R10_2_barbarians_play_no_events() -> None:
    table = jump(flat("america", "egypt"), "move")
    put_figures(table, 0, "d8", armies=1)
    put_village(table, "e8", "village_spy")
    give_event(table, 1, "duty_and_honor")
    attack(table)
    assert asked(table) == "1 battle_turn"


def test_R10_2_combustion_tears_walls_down_for_good() -> None:
    table = besieged()
    put_city(table, 1, "e8", 1)
    table.set_city_mark(1, 1, s.WALLS)
    know(table, 0, "combustion")
    arm(arm(table, 0, SPEARMAN), 1, SPEARMAN)
    siege(table)
    assert not table.city_mark(1, 1, s.WALLS)
    assert asked(table) == "1 battle_turn"  # without walls the defender begins
    assert strength.side_bonus(table, sides.DEFENDER) == 6


# --- R10.3: battle forces -------------------------------------------------------------------------


def test_R10_3_three_cards_and_two_more_for_each_army_beyond_the_first() -> None:
    table = besieged("russia", "egypt")
    put_figures(table, 1, "e8", armies=2)
    put_figures(table, 0, "d8", armies=3)
    arm(table, 0, SPEARMAN)
    play(table, "group d8", "with 3 0", "step east")
    assert strength.battle_hand(table, sides.ATTACKER) == 7
    assert strength.battle_hand(table, sides.DEFENDER) == 5


def test_R17_16_a_city_draws_three_cards_more_and_has_six() -> None:
    table = siege(arm(besieged("russia", "egypt"), 0, SPEARMAN), armies=3)
    assert strength.battle_hand(table, sides.ATTACKER) == 7
    assert strength.battle_hand(table, sides.DEFENDER) == 6
    assert strength.side_bonus(table, sides.DEFENDER) == 6


def test_R10_3_communism_and_computers_enlarge_the_hand() -> None:
    table = peace()
    govern(table, 0, "communism_gov")
    assert strength.nation_hand(table, 0) == 4
    know(table, 1, "computers")
    give_coins(table, 1, "sheet", 8)
    assert strength.nation_hand(table, 1) == 4  # nine coins with the one of Computers
    give_coins(table, 1, "sheet", 1)
    assert strength.nation_hand(table, 1) == 5


def test_R10_3_cards_are_drawn_at_random_up_to_the_limit() -> None:
    table = arm(peace(), 0, *[SPEARMAN] * 2, *[ARCHER] * 2, *[HORSEMAN] * 2)
    arm(table, 1, SPEARMAN)
    attack(table)
    assert sides.hand_size(table, sides.ATTACKER) == 3
    assert len(reserve(table, 0)) == 3
    assert sides.hand_size(table, sides.DEFENDER) == 1
    drawn = set()
    for seed in range(20):
        other = arm(peace(seed=str(seed)), 0, *[SPEARMAN] * 2, *[ARCHER] * 2, *[HORSEMAN] * 2)
        drawn.add(tuple(place_of(attack(other), int(s.IN_BATTLE))))
    assert len(drawn) > 3


# --- R10.4: combat bonus --------------------------------------------------------------------------


def test_R10_4_buildings_and_generals_count() -> None:
    table = peace()
    put_building(table, "a1", "barracks")
    put_building(table, "a2", "shipyard")
    put_person(table, "a3", "general")
    assert strength.combat_bonus(table, 0) == 2 + 2 + 4
    put_building(table, "c1", "academy")
    assert strength.combat_bonus(table, 0) == 12


def test_R21_23_blockaded_tokens_keep_their_bonus() -> None:
    table = peace()
    put_building(table, "a1", "academy")
    put_figures(table, 1, "a1", scouts=1)
    assert strength.combat_bonus(table, 0) == 4


def test_R16_10_a_blockaded_statue_of_zeus_has_none() -> None:
    table = peace()
    put_wonder(table, "a1", "statue_of_zeus")
    assert strength.combat_bonus(table, 0) == 6
    put_figures(table, 1, "a1", scouts=1)
    assert strength.combat_bonus(table, 0) == 0


def test_R10_4_fundamentalism_france_and_military_industrial_complex_count() -> None:
    table = peace("france", "egypt")
    assert strength.combat_bonus(table, 0) == 2
    govern(table, 0, "fundamentalism")
    assert strength.combat_bonus(table, 0) == 6
    for markers, bonus in ((1, 6), (2, 10), (4, 14), (6, 18)):
        invest(table, 0, "military_industrial_complex", markers)
        assert strength.combat_bonus(table, 0) == bonus


def test_R10_4_a_controlled_city_state_4_counts() -> None:
    table = peace()
    put_city_state(table, "d8", "city_state_4")
    put_city_state(table, "e8", "city_state_1")
    assert strength.combat_bonus(table, 0) == 2
    assert strength.combat_bonus(table, 1) == 0


def test_R11_3_defenders_on_a_city_state_have_four_more() -> None:
    table = arm(arm(peace(), 0, SPEARMAN), 1, SPEARMAN)
    put_city_state(table, "e8", "city_state_1")
    attack(table)
    assert strength.side_bonus(table, sides.DEFENDER) == 4
    assert strength.side_bonus(table, sides.ATTACKER) == 0


@pytest.mark.parametrize(("marks", "bonus"), [(s.WALLS, 4), (s.FORTIFIED, 2), (s.WALLS + s.FORTIFIED, 6)])
def test_R10_4_walls_and_fortifications_defend_a_city(marks: int, bonus: int) -> None:
    table = besieged()
    table.set_of(1, s.CITY_MARKS + 1, marks)
    siege(arm(arm(table, 0, SPEARMAN), 1, SPEARMAN))
    assert strength.side_bonus(table, sides.DEFENDER) == 6 + bonus


def test_R10_4_capitals_have_twelve_and_metropolises_fourteen() -> None:
    table = besieged()
    assert strength.city_bonus(table, 1, 0) == 12
    put_metropolis(table, 1, "f13")
    assert strength.city_bonus(table, 1, 0) == 14


# --- R10.5: turns ---------------------------------------------------------------------------------


def test_R10_5_the_defender_begins_and_the_sides_take_turns() -> None:
    table = war([SPEARMAN, ARCHER], [SPEARMAN, ARCHER])
    assert asked(table) == "1 battle_turn"
    play(table, f"play {SPEARMAN}")
    assert asked(table) == "0 battle_turn"
    play(table, f"play {SPEARMAN}", "new_front")
    assert asked(table) == "1 battle_turn"


def test_R17_16_against_walls_the_attacker_begins() -> None:
    table = besieged()
    table.set_of(1, s.CITY_MARKS + 1, s.WALLS)
    siege(arm(arm(table, 0, SPEARMAN, ARCHER), 1, SPEARMAN))
    assert asked(table) == "0 battle_turn"


def test_R10_5_a_side_without_cards_takes_no_more_turns() -> None:
    table = war([SPEARMAN, ARCHER, HORSEMAN], [SPEARMAN])
    play(table, f"play {SPEARMAN}", f"play {ARCHER}", "new_front")
    assert asked(table) == "0 battle_turn"
    play(table, f"play {HORSEMAN}", "new_front")
    assert asked(table) == "0 battle_turn"


def test_R10_5_kinds_in_hand_are_listed_once() -> None:
    table = war([SPEARMAN], [SPEARMAN, SPEARMAN, ARCHER])
    assert legal(table) == [f"play {ARCHER}", f"play {SPEARMAN}"]


def test_R17_17_a_defender_without_cards_wins_with_his_bonus() -> None:
    table = besieged()
    siege(arm(table, 0, SPEARMAN, ARCHER))
    play(table, f"play {SPEARMAN}", f"play {ARCHER}")  # six health against six
    assert figures(table, "d8") == figures(table, "e8") == (-1, 0, 0)
    assert table.has_city(1, 1)
    table = besieged()
    siege(arm(table, 0, SPEARMAN, ARCHER, HORSEMAN))
    play(table, f"play {SPEARMAN}", f"play {ARCHER}", f"play {HORSEMAN}")
    assert not table.has_city(1, 1)


# --- R10.6: fronts --------------------------------------------------------------------------------


def test_R10_6_the_first_unit_opens_a_front_without_being_asked() -> None:
    table = war([SPEARMAN], [ARCHER, SPEARMAN])
    play(table, f"play {ARCHER}")
    assert fronts(table) == [("", ARCHER)]


def test_R10_6_units_without_trump_deal_at_the_same_time() -> None:
    table = war(["infantry_3_1", SPEARMAN], ["infantry_3_1"])
    play(table, "play infantry_3_1", "play infantry_3_1", "front 1")
    assert fronts(table) == [("", "")]
    assert place_of(table, int(s.KILLED)) == place_of(table, int(s.KILLED) + 1) == ["infantry_3_1"]


def test_R17_19_a_rifleman_kills_a_pikeman_and_keeps_three_wounds() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, ARCHER), 1, "infantry_2_2")
    table.set_of(0, s.RANKS, 3)
    table.set_of(1, s.RANKS, 2)
    attack(table)
    play(table, "play infantry_2_2", f"play {SPEARMAN}", "front 1")
    assert fronts(table) == [(f"{SPEARMAN} 3", "")]
    assert strength.left_health(table, 0, 0) == 2


def test_R17_20_trump_deals_first_and_the_survivor_deals_back() -> None:
    table = war([SPEARMAN, ARCHER], ["mounted_2_2", ARCHER])
    play(table, "play mounted_2_2", f"play {SPEARMAN}", "front 1")
    assert fronts(table) == [(f"{SPEARMAN} 2", "mounted_2_2 1")]


@pytest.mark.parametrize(
    ("mine", "theirs"), [("infantry", "mounted"), ("mounted", "artillery"), ("artillery", "infantry")]
)
def test_R10_6_a_trumped_unit_that_dies_deals_nothing(mine: str, theirs: str) -> None:
    table = war([f"{mine}_3_1", SPEARMAN], [f"{theirs}_3_1", ARCHER])
    play(table, f"play {theirs}_3_1", f"play {mine}_3_1", "front 1")
    assert fronts(table) == [(f"{mine}_3_1", "")]


def test_R10_6_the_defender_of_a_front_may_trump_too() -> None:
    table = war(["mounted_3_1", SPEARMAN], ["infantry_3_1", ARCHER])
    play(table, "play infantry_3_1", "play mounted_3_1", "front 1")
    assert fronts(table) == [("", "infantry_3_1")]


def test_R10_6_aircraft_neither_trump_nor_are_trumped() -> None:
    table = arm(arm(peace(), 0, "aircraft_5_7", SPEARMAN), 1, "infantry_3_1", ARCHER)
    know(table, 0, "flight")
    attack(table)
    play(table, "stop")
    play(table, "play infantry_3_1", "play aircraft_5_7", "front 1")
    assert fronts(table) == [("aircraft_5_7 3", "")]


def test_R17_21_engaged_fronts_cannot_be_attacked() -> None:
    table = war([SPEARMAN, ARCHER], [SPEARMAN, ARCHER])
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "front 1")
    assert fronts(table) == [(f"{SPEARMAN} 1", f"{SPEARMAN} 1")]
    play(table, f"play {ARCHER}")
    assert fronts(table)[1] == ("", ARCHER)  # a new front, there was nothing else
    play(table, f"play {ARCHER}")
    assert legal(table) == ["front 2", "new_front"]


def test_R10_6_dead_units_are_seen_and_lie_under_their_deck_afterwards() -> None:
    table = war(["infantry_3_1"], ["infantry_3_1"])
    listen(table)
    play(table, "play infantry_3_1", "play infantry_3_1", "front 1")
    assert place_of(table, int(s.DISCARDED)) == ["infantry_3_1", "infantry_3_1"]
    assert all(table.known[back] == 3 for back in range(15) if table.place(back) == s.DISCARDED)


# --- R10.7: the end -------------------------------------------------------------------------------


def test_R17_18_the_defender_wins_a_tie() -> None:
    table = war([SPEARMAN], [SPEARMAN])
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front")
    assert figures(table, "e8") == (1, 1, 0)
    assert figures(table, "d8") == (-1, 0, 0)
    assert table.of(0, s.ARMIES) == 6


def test_R10_7_the_higher_total_wins_and_survivors_return_without_wounds() -> None:
    table = war([SPEARMAN, ARCHER], [SPEARMAN])
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "front 1", f"play {ARCHER}")
    assert figures(table, "e8") == (0, 1, 0)
    assert table.of(1, s.ARMIES) == 6
    assert reserve(table, 0) == [SPEARMAN, ARCHER]
    assert reserve(table, 1) == [SPEARMAN]
    assert not any(table.battle)


def test_R10_7_only_the_difference_of_the_bonuses_counts() -> None:
    table = arm(arm(peace("france", "france"), 0, SPEARMAN), 1, SPEARMAN)
    put_building(table, "a1", "barracks")
    attack(table)
    assert strength.total(table, 0) == 2
    assert strength.total(table, 1) == 0
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front")
    assert figures(table, "e8") == (0, 1, 0)


# --- R10.8: aftermath -----------------------------------------------------------------------------


def test_R17_22_the_winner_loses_an_army_for_two_dead_units_but_keeps_one() -> None:
    table = arm(arm(peace(), 0, SPEARMAN), 1, ARCHER)
    put_figures(table, 1, "e8", armies=1)
    attack(table)
    sides.set_number(table, s.SIDE_KILLED + 1, 5)
    play(table, f"play {ARCHER}", f"play {SPEARMAN}", "new_front")
    assert figures(table, "e8") == (1, 1, 0)
    assert table.of(1, s.ARMIES) == 5


@pytest.mark.parametrize(("killed", "left"), [(1, 2), (2, 1), (5, 1)])
def test_R10_8_a_victorious_attacker_loses_armies_too(killed: int, left: int) -> None:
    table = besieged()
    put_figures(table, 1, "e8", armies=1)
    put_figures(table, 0, "d8", armies=2)
    arm(table, 0, SPEARMAN)
    play(table, "group d8", "with 2 0", "step east")
    sides.set_number(table, s.SIDE_KILLED, killed)
    play(table, f"play {SPEARMAN}")
    assert figures(table, "e8") == (0, left, 0)
    assert table.of(0, s.ARMIES) == 6 - left


def test_R17_23_a_fortification_is_discarded_after_a_successful_defence() -> None:
    table = besieged()
    table.set_of(1, s.CITY_MARKS + 1, s.FORTIFIED + s.WALLS + s.PROGRAM)
    siege(arm(arm(table, 0, SPEARMAN), 1, SPEARMAN))
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front")
    assert table.of(1, s.CITY_MARKS + 1) == s.WALLS + s.PROGRAM


def test_R17_24_scouts_die_with_their_army_for_one_loot() -> None:
    table = arm(peace(), 0, SPEARMAN)
    put_figures(table, 1, "e8", scouts=1)
    give_trade(table, 1, 9)
    give_culture(table, 1, 9)
    attack(table)
    play(table, f"play {SPEARMAN}")
    assert figures(table, "e8") == (0, 1, 0)
    assert (table.of(1, s.ARMIES), table.of(1, s.SCOUTS)) == (6, 2)
    play(table, "loot loot_trade")
    assert asked(table) == "0 move"


def test_R10_8_a_city_is_destroyed_for_two_loot_and_the_army_stands_in_its_place() -> None:
    table = besieged()
    give_trade(table, 1, 9)
    arm(table, 0, SPEARMAN, ARCHER, HORSEMAN)
    siege(table)
    put_building(table, "f9", "library")
    play(table, f"play {SPEARMAN}", f"play {ARCHER}", f"play {HORSEMAN}")
    assert not table.has_city(1, 1)
    assert table.on[square("e8")] == table.on[square("f9")] == s.NOTHING
    assert figures(table, "e8") == (0, 1, 0)
    assert table.of(0, s.TRADE) == 6  # twice three, there was nothing else to take


def test_R10_8_a_victorious_defender_gains_loot() -> None:
    table = arm(peace(), 1, SPEARMAN)
    give_trade(table, 0, 5)
    attack(table)
    play(table, f"play {SPEARMAN}")
    assert (table.of(0, s.TRADE), table.of(1, s.TRADE)) == (2, 3)


def test_R10_8_a_city_that_is_defended_brings_one_loot() -> None:
    table = besieged()
    give_trade(table, 0, 9)
    siege(table)
    assert (table.of(0, s.TRADE), table.of(1, s.TRADE)) == (6, 3)


def test_R8_13_an_army_that_has_fought_does_not_move_again() -> None:
    table = arm(peace(), 0, SPEARMAN)
    attack(table)
    play(table, f"play {SPEARMAN}")
    assert asked(table) == "0 move"
    assert legal(table) == ["done"]


def test_R13_4_who_takes_a_capital_wins_the_game() -> None:
    table = besieged()
    arm(table, 0, *["infantry_3_1"] * 3)
    table.set_of(0, s.RANKS, 4)
    invest(table, 0, "military_industrial_complex", 6)
    siege(table, index=0)
    play(table, *["play infantry_3_1"] * 3)
    assert table.over
    assert (table.winner, table.end) == (0, s.BY_WAR)
    assert figures(table, "f14") == (0, 1, 0)
    assert not any(table.battle)


def test_R13_4_a_lost_attack_on_a_capital_ends_nothing() -> None:
    table = arm(besieged(), 0, SPEARMAN)
    siege(table, index=0)
    play(table, f"play {SPEARMAN}")
    assert asked(table) == "0 move"
    assert table.has_city(1, 0)


# --- R10.8c: saved units --------------------------------------------------------------------------


def fallen(*civilizations: str, face_up: bool = False, nurse: int = -1) -> CivilizationState:
    """A battle in which both sides lose an infantry and the attacker an archer more; it is just over."""
    table = arm(arm(peace(*civilizations), 0, "infantry_3_1"), 1, "infantry_3_1")
    if nurse >= 0:
        general(table, nurse, "florence_nightingale", face_up)
    attack(table)
    return play(table, "play infantry_3_1", "play infantry_3_1", "front 1")


def test_R10_8c_china_may_save_one_unit() -> None:
    table = fallen("china", "egypt")
    assert asked(table) == "0 save_unit"
    assert legal(table) == ["done", "save infantry_3_1"]
    play(table, "save infantry_3_1")
    assert reserve(table, 0) == ["infantry_3_1"]
    assert place_of(table, int(s.DISCARDED)) == ["infantry_3_1"]
    assert asked(table) == "0 move"


def test_R10_8c_china_saves_only_one() -> None:
    table = arm(arm(peace("america", "china"), 0, *["infantry_3_1"] * 2), 1, *["infantry_3_1"] * 2)
    attack(table)
    play(table, *["play infantry_3_1", "play infantry_3_1", "front 1"] * 2)
    assert asked(table) == "1 save_unit"
    play(table, "save infantry_3_1")
    assert asked(table) == "0 move"
    assert reserve(table, 1) == ["infantry_3_1"]


def test_R21_5_florence_nightingale_or_another_humanitarian_one_is_asked_after_losses() -> None:
    table = fallen(nurse=1)
    assert asked(table) == "1 save_unit"
    play(table, "use florence_nightingale")
    assert reserve(table, 1) == ["infantry_3_1"]
    assert table.place(place_back(table, "florence_nightingale")) == s.DISCARDED


def place_back(table: CivilizationState, person: str) -> int:
    which = number("great_person", person)
    return next(back for back in range(int(s.PERSON_BACKS), int(s.HUT_BACKS)) if table.face(back) == which)


def test_R21_5_another_humanitarian_can_only_pass() -> None:
    table = arm(arm(peace(), 0, "infantry_3_1"), 1, "infantry_3_1")
    give_person(table, 1, "mother_teresa")
    put_person(table, "e13", "humanitarian")
    attack(table)
    play(table, "play infantry_3_1", "play infantry_3_1", "front 1")
    assert asked(table) == "1 save_unit"
    assert legal(table) == ["done"]


def test_R10_8c_without_losses_nobody_is_asked() -> None:
    table = arm(arm(peace("china", "egypt"), 0, SPEARMAN), 1, SPEARMAN)
    attack(table)
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front")
    assert asked(table) == "0 move"


# --- R10.8g: triggers -----------------------------------------------------------------------------


def test_R16_25_aztecs_gain_culture_for_all_dead_units_and_trade_for_a_victory() -> None:
    table = arm(arm(peace("aztecs", "egypt"), 0, "infantry_3_1", SPEARMAN), 1, "infantry_3_1")
    attack(table)
    play(table, "play infantry_3_1", "play infantry_3_1", "front 1", f"play {SPEARMAN}")
    assert table.of(0, s.CULTURE) == 2
    assert table.of(0, s.TRADE) == 3


def test_R16_25_aztecs_gain_culture_in_lost_battles_too() -> None:
    table = arm(arm(peace("aztecs", "egypt"), 0, "infantry_3_1"), 1, "infantry_3_1")
    listen(table)
    attack(table)
    play(table, "play infantry_3_1", "play infantry_3_1", "front 1")
    assert "culture_gained 0 2" in heard(table)
    assert table.of(1, s.CULTURE) == 2  # looted, for the culture came first (R10.8g)
    assert table.of(0, s.TRADE) == 0


def test_R10_8g_code_of_laws_takes_a_coin_for_a_victory_once_a_turn() -> None:
    place = int(s.COIN_TOKENS) + number("coin_place", "code_of_laws")
    table = arm(peace(), 0, SPEARMAN)
    know(table, 0, "code_of_laws")
    attack(table)
    play(table, f"play {SPEARMAN}")
    assert table.of(0, place) == 1
    put_figures(table, 0, "d9", armies=1)
    put_figures(table, 1, "e9", armies=1)
    play(table, "group d9", "step east", f"play {SPEARMAN}")
    assert table.of(0, place) == 1


def test_R10_8g_rome_advances_for_a_conquered_city_and_a_village() -> None:
    table = besieged("rome", "egypt")
    arm(table, 0, SPEARMAN, ARCHER, HORSEMAN)
    siege(table)
    play(table, f"play {SPEARMAN}", f"play {ARCHER}", f"play {HORSEMAN}")
    assert table.of(0, s.TRACK) == 1
    table = arm(peace("rome", "egypt"), 0, SPEARMAN)
    attack(table)
    play(table, f"play {SPEARMAN}")
    assert table.of(0, s.TRACK) == 0  # figures are no city


# --- abilities ------------------------------------------------------------------------------------


def iron(table: CivilizationState, seat: int, tech: str) -> None:
    know(table, seat, tech)
    table.set_of(seat, s.RESOURCES + number("resource", "iron"), 1)


def test_R16_18_metalworking_strengthens_the_attack_of_the_next_unit() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, ARCHER), 1, SPEARMAN, ARCHER)
    iron(table, 0, "metalworking")
    attack(table)
    assert "use metalworking" not in legal(table)
    play(table, f"play {SPEARMAN}", "use metalworking")
    assert table.of(0, s.RESOURCES + number("resource", "iron")) == 0
    play(table, f"play {SPEARMAN}")
    assert legal(table) == ["front 1"]  # it has to attack
    play(table, "front 1")
    assert fronts(table) == [(f"{SPEARMAN} 1", "")]
    assert table.battle[s.STRENGTH_BONUS] == 0


def test_R16_18_metalworking_needs_a_front_to_attack_and_iron() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, ARCHER), 1, SPEARMAN, ARCHER)
    iron(table, 1, "metalworking")
    attack(table)
    assert "use metalworking" not in legal(table)  # the first unit has nobody to attack
    know(table, 0, "metalworking")
    play(table, f"play {SPEARMAN}")
    assert "use metalworking" not in legal(table)  # no iron


@pytest.mark.parametrize(("tech", "wounds"), [("mathematics", 3), ("ballistics", 6)])
def test_R16_17_mathematics_and_ballistics_deal_wounds_as_one_likes(tech: str, wounds: int) -> None:
    table = arm(arm(peace(), 0, SPEARMAN, HORSEMAN), 1, SPEARMAN, ARCHER, HORSEMAN)
    iron(table, 0, tech)
    attack(table)
    play(table, f"play {SPEARMAN}", f"use {tech}")
    dealt = 0
    while asked(table) == "0 deal_wound":
        assert legal(table) == ["done", "wound 1"]
        play(table, "wound 1")
        dealt += 1
    assert dealt == 3  # no more than its health
    assert place_of(table, int(s.KILLED) + 1) == [SPEARMAN]
    assert asked(table) == "0 battle_turn"
    assert f"use {tech}" not in legal(table)  # once a turn, and nobody is left


def test_R16_17_wounds_may_be_split_and_one_may_stop() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, HORSEMAN), 1, SPEARMAN, ARCHER)
    iron(table, 0, "mathematics")
    attack(table)
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front")
    assert asked(table) == "0 battle_turn"  # after the unit too (R21.14)
    assert legal(table) == ["done", "use mathematics"]
    play(table, "done", f"play {ARCHER}", "new_front")
    play(table, "use mathematics", "wound 1", "wound 3", "done")
    assert fronts(table) == [("", f"{SPEARMAN} 1"), (SPEARMAN, ""), ("", f"{ARCHER} 1")]


def test_R4_3_mathematics_is_used_once_a_turn() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, HORSEMAN), 1, SPEARMAN, ARCHER)
    iron(table, 0, "mathematics")
    table.set_of(0, s.RESOURCES + number("resource", "iron"), 2)
    attack(table)
    play(table, f"play {SPEARMAN}", "use mathematics", "wound 1", "done")
    assert asked(table) == "0 battle_turn"
    assert "use mathematics" not in legal(table)


def test_R21_14_after_a_unit_one_is_asked_only_if_an_ability_could_be_used() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, HORSEMAN), 1, SPEARMAN, ARCHER)
    know(table, 0, "mathematics")
    attack(table)
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front")
    assert asked(table) == "1 battle_turn"  # no iron, and nothing that could be one
    table = arm(arm(peace(), 0, SPEARMAN, HORSEMAN), 1, SPEARMAN, ARCHER)
    know(table, 0, "mathematics")
    give_event(table, 0, "sabotage")
    attack(table)
    play(table, "pass", f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front")
    assert legal(table) == ["done"]  # the card could have been a gift


def test_R16_19_animal_husbandry_heals_three_wounds_once_a_battle() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, ARCHER), 1, SPEARMAN, ARCHER)
    know(table, 1, "animal_husbandry")
    attack(table)
    play(table, f"play {SPEARMAN}")
    assert asked(table) == "0 battle_turn"
    play(table, f"play {SPEARMAN}", "front 1")
    assert "use healing" in legal(table)
    play(table, "use healing")
    assert fronts(table) == [(f"{SPEARMAN} 1", SPEARMAN)]
    sides.set_number(table, int(s.FRONT) + 3, 2)
    assert "use healing" not in legal(table)


def test_R16_19_which_wounds_are_healed_is_chosen_if_there_are_more_than_three() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, ARCHER), 1, SPEARMAN, ARCHER, HORSEMAN)
    know(table, 1, "animal_husbandry")
    attack(table)
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front", f"play {ARCHER}", "new_front")
    play(table, f"play {ARCHER}", "new_front")
    sides.set_number(table, int(s.FRONT) + 3, 2)
    sides.set_number(table, int(s.FRONT) + 2 * 4 + 3, 2)
    play(table, "use healing")
    assert legal(table) == ["heal 1", "heal 3"]
    play(table, "heal 1", "heal 1")
    assert legal(table) == ["heal 3"]
    play(table, "heal 3")
    assert asked(table) == "1 battle_turn"
    assert [defender for attacker, defender in fronts(table)] == [SPEARMAN, "", f"{ARCHER} 1", ""]


def test_R16_19_biology_heals_all() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, ARCHER), 1, SPEARMAN, ARCHER, HORSEMAN)
    know(table, 1, "biology")
    attack(table)
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front", f"play {ARCHER}", "new_front")
    play(table, f"play {ARCHER}", "new_front")
    sides.set_number(table, int(s.FRONT) + 3, 2)
    sides.set_number(table, int(s.FRONT) + 2 * 4 + 3, 2)
    play(table, "use biology")
    assert [defender for attacker, defender in fronts(table)] == [SPEARMAN, "", ARCHER, ""]
    assert asked(table) == "1 battle_turn"


def test_R10_5_sun_tzu_passes_once_a_battle_for_three_trade() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, ARCHER), 1, SPEARMAN, ARCHER)
    general(table, 1, "sun_tzu", face_up=True)
    give_trade(table, 1, 7)
    attack(table)
    play(table, "use sun_tzu")
    assert table.of(1, s.TRADE) == 4
    assert sides.hand_size(table, 1) == 2
    assert asked(table) == "0 battle_turn"
    play(table, f"play {SPEARMAN}")
    assert asked(table) == "1 battle_turn"
    assert "use sun_tzu" not in legal(table)


def test_R10_5_sun_tzu_needs_three_trade_and_his_token() -> None:
    table = arm(arm(peace(), 0, SPEARMAN), 1, SPEARMAN, ARCHER)
    give_person(table, 1, "sun_tzu", face_up=True)
    give_trade(table, 1, 7)
    attack(table)
    assert "use sun_tzu" not in legal(table)
    put_person(table, "e13", "general")
    assert "use sun_tzu" in legal(table)
    give_trade(table, 1, 2)
    assert "use sun_tzu" not in legal(table)


def test_R10_6_georgy_zhukov_strikes_back_for_each_dead_unit() -> None:
    table = arm(arm(peace(), 0, "infantry_3_1", SPEARMAN), 1, "infantry_3_1", SPEARMAN)
    general(table, 0, "georgy_zhukov", face_up=True)
    attack(table)
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front", "play infantry_3_1")
    play(table, "new_front")
    play(table, "play infantry_3_1", "front 3")
    assert asked(table) == "0 move"
    # Both infantries are dead; the wound went to the only enemy left: two health against three.
    assert figures(table, "e8") == (0, 1, 0)


def test_R10_6_georgy_zhukov_chooses_whom_to_wound() -> None:
    table = arm(arm(peace(), 0, "mounted_3_1", SPEARMAN), 1, SPEARMAN, ARCHER, HORSEMAN)
    general(table, 0, "georgy_zhukov", face_up=True)
    attack(table)
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "new_front", f"play {ARCHER}", "new_front")
    play(table, "play mounted_3_1", "front 1")
    assert asked(table) == "0 deal_wound"
    assert legal(table) == ["wound 1", "wound 3"]  # he may not stop
    play(table, "wound 3")
    assert fronts(table)[2] == ("", f"{ARCHER} 1")


def test_R10_6_georgy_zhukov_face_down_does_nothing() -> None:
    table = arm(arm(peace(), 0, "mounted_3_1", SPEARMAN), 1, SPEARMAN, ARCHER)
    general(table, 0, "georgy_zhukov")
    attack(table)
    assert legal(table) == ["pass", "reveal georgy_zhukov"]
    play(table, "pass", f"play {SPEARMAN}", "play mounted_3_1", "front 1")
    assert asked(table) == "1 battle_turn"


def test_R21_5_generals_are_asked_for_at_the_start_the_attacker_first() -> None:
    table = arm(arm(peace(), 0, SPEARMAN), 1, SPEARMAN)
    general(table, 0, "hannibal")
    general(table, 1, "khalid_ibn_al_walid")
    attack(table)
    assert asked(table) == "0 battle_start"
    assert legal(table) == ["pass"]  # asked because he might have one that helps
    play(table, "pass")
    assert asked(table) == "1 battle_start"
    play(table, "pass")
    assert asked(table) == "1 battle_turn"


def test_R10_3_joan_of_arc_adds_the_defenders_culture() -> None:
    table = arm(arm(peace(), 0, SPEARMAN), 1, SPEARMAN)
    general(table, 1, "joan_of_arc")
    give_culture(table, 1, 7)
    attack(table)
    play(table, "use joan_of_arc")
    assert strength.side_bonus(table, sides.DEFENDER) == 7 + 4  # with the general's token
    assert table.of(1, s.CULTURE) == 7
    assert table.place(place_back(table, "joan_of_arc")) == s.DISCARDED


def test_R10_3_joan_of_arc_does_not_attack() -> None:
    table = arm(arm(peace(), 0, SPEARMAN), 1, SPEARMAN)
    general(table, 0, "joan_of_arc")
    give_culture(table, 0, 7)
    attack(table)
    assert legal(table) == ["pass"]


@pytest.mark.parametrize(("mine", "bonus"), [(2, 8), (1, 0)])
def test_R10_3_leonidas_helps_a_defender_with_fewer_cards(mine: int, bonus: int) -> None:
    table = arm(arm(peace(), 0, *[SPEARMAN] * mine), 1, SPEARMAN)
    general(table, 1, "leonidas", face_up=True)
    attack(table)
    assert strength.side_bonus(table, sides.DEFENDER) == 4 + bonus


def test_R10_3_leonidas_can_be_turned_up_at_the_start() -> None:
    table = arm(arm(peace(), 0, SPEARMAN, ARCHER), 1, SPEARMAN)
    general(table, 1, "leonidas")
    attack(table)
    play(table, "reveal leonidas")
    assert asked(table) == "1 battle_turn"
    assert strength.side_bonus(table, sides.DEFENDER) == 4 + 8


def test_R10_3_gustavus_adolphus_exchanges_the_hand_for_new_units() -> None:
    table = arm(arm(peace(), 0, "infantry_3_1", "mounted_3_1"), 1, SPEARMAN)
    general(table, 0, "gustavus_adolphus")
    unit_on_top(table, "artillery_2_2")
    listen(table)
    attack(table)
    play(table, "use gustavus_adolphus", "draw artillery", "draw infantry")
    assert sides.hand_size(table, 0) == 2
    assert "artillery_2_2" in place_of(table, int(s.IN_BATTLE))
    assert table.battle[s.SIDE_KILLED] == 2
    assert len([line for line in heard(table) if line.startswith("unit_killed 0")]) == 2
    assert set(place_of(table, int(s.DISCARDED))) == {"infantry_3_1", "mounted_3_1"}
    assert asked(table) == "1 battle_turn"


def test_R10_6_pentagon_is_never_trumped_but_trumps() -> None:
    table = arm(arm(peace(), 0, "infantry_3_1", SPEARMAN), 1, "mounted_3_1", "infantry_3_1")
    put_wonder(table, "e13", "pentagon")
    attack(table)
    play(table, "play mounted_3_1", "play infantry_3_1", "front 1")
    assert fronts(table) == [("", "")]  # both at the same time
    table = arm(arm(peace(), 0, "mounted_3_1", SPEARMAN), 1, "infantry_3_1", ARCHER)
    put_wonder(table, "e13", "pentagon")
    attack(table)
    play(table, "play infantry_3_1", "play mounted_3_1", "front 1")
    assert fronts(table) == [("", "infantry_3_1")]


def test_R10_6_japan_and_himeji_samurai_castle_are_stronger() -> None:
    table = war([SPEARMAN, ARCHER], [SPEARMAN], "japan", "egypt")
    infantry, artillery = (sides.back_in(table, s.IN_BATTLE, number("unit", u)) for u in (SPEARMAN, ARCHER))
    assert strength.unit_strength(table, 0, infantry) == 2
    assert strength.unit_strength(table, 0, artillery) == 1
    put_wonder(table, "a1", "himeji_samurai_castle")
    assert strength.unit_strength(table, 0, infantry) == 3
    assert strength.unit_strength(table, 0, artillery) == 2
    assert strength.unit_health(table, 0, infantry) == 3


def test_R10_3_oracle_sees_the_enemys_hand() -> None:
    table = arm(arm(peace(), 0, SPEARMAN), 1, ARCHER, HORSEMAN)
    put_wonder(table, "a1", "oracle")
    attack(table)
    for back in range(int(s.EVENT_BACKS)):
        if table.place(back) == s.IN_BATTLE + 1:
            assert table.known[back] == 1
        if table.place(back) == s.IN_BATTLE:
            assert table.known[back] == 0


# --- R10.9, R21.8, R21.26: barbarians -------------------------------------------------------------


def village(*mine: str, kind: str = "native_art", nation: str = "america") -> CivilizationState:
    table = jump(flat(nation, "egypt"), "move")
    for unit in ("artillery_1_3", "infantry_1_3", "mounted_1_3"):
        unit_on_top(table, unit)
    put_figures(table, 0, "d8", armies=1)
    put_village(table, "e8", f"village_{kind}")
    return attack(arm(table, 0, *mine))


def test_R10_9_barbarians_draw_one_card_of_each_type_and_defend() -> None:
    table = village(SPEARMAN)
    assert asked(table) == "1 battle_turn"
    assert place_of(table, int(s.IN_BATTLE) + 1) == ["infantry_1_3", "artillery_1_3", "mounted_1_3"]
    assert reserve(table, 1) == []


def test_R10_9_barbarians_have_rank_one_no_bonus_and_no_abilities() -> None:
    table = village(SPEARMAN)
    table.set_of(1, s.RANKS, 4)
    govern(table, 1, "fundamentalism")
    know(table, 1, "biology", "mathematics")
    table.set_of(1, s.RESOURCES + 3, 1)
    back = sides.back_in(table, int(s.IN_BATTLE) + 1, number("unit", SPEARMAN))
    assert strength.unit_health(table, 1, back) == 3
    assert strength.side_bonus(table, 1) == 0
    assert [action.split()[0] for action in legal(table)] == ["play"] * 3


def test_R10_9_a_victory_over_barbarians_brings_the_village() -> None:
    table = village("infantry_3_1", "mounted_3_1", "artillery_3_1")
    give_trade(table, 1, 9)
    table.set_of(0, s.RANKS, 4)
    table.set_of(0, s.RANKS + 1, 4)
    table.set_of(0, s.RANKS + 2, 4)
    play(table, "play infantry_1_3", "play artillery_3_1", "front 1")
    play(table, "play artillery_1_3", "new_front", "play mounted_3_1", "front 2")
    play(table, "play mounted_1_3", "new_front", "play infantry_3_1", "front 3")
    assert figures(table, "e8") == (0, 1, 0)
    assert table.of(0, s.CULTURE) == 6
    assert table.on[square("e8")] == s.NOTHING
    assert table.of(0, s.TRADE) == 0  # no loot
    assert sorted(place_of(table, int(s.DISCARDED))) == [ARCHER, SPEARMAN, HORSEMAN]


def test_R17_26_a_lost_attack_on_a_village_costs_the_armies_only() -> None:
    table = village()
    give_trade(table, 0, 9)
    play(table, "play infantry_1_3", "play artillery_1_3", "play mounted_1_3")
    assert figures(table, "e8") == (-1, 0, 0)
    assert table.of(0, s.ARMIES) == 6
    assert s.VILLAGE <= int(table.on[square("e8")]) < s.CITY_STATE
    assert table.of(0, s.TRADE) == 9
    assert sorted(place_of(table, int(s.DISCARDED))) == [ARCHER, SPEARMAN, HORSEMAN]


def empty_deck(table: CivilizationState, *types: str) -> None:
    """No card of these types is left."""
    first = {"infantry": 0, "artillery": 15, "mounted": 30, "aircraft": 45, "": 53}
    ends = dict(zip(first, [15, 30, 45, 53, 0], strict=True))
    for type in types:
        for back in range(first[type], ends[type]):
            table.move_card(back, s.OUT)


def test_R17_27_for_an_empty_deck_the_barbarian_player_draws_another_type() -> None:
    table = jump(flat("america", "egypt"), "move")
    empty_deck(table, "mounted")
    put_figures(table, 0, "d8", armies=1)
    put_village(table, "e8", "village_spy")
    attack(table)
    assert asked(table) == "1 choose_unit_type"
    assert legal(table) == ["draw artillery", "draw infantry"]  # no aircraft (R21.8)
    play(table, "draw artillery")
    hand = place_of(table, int(s.IN_BATTLE) + 1)
    assert sorted(unit.split("_")[0] for unit in hand) == ["artillery", "artillery", "infantry"]


def test_R21_26_a_village_without_any_cards_is_won() -> None:
    table = jump(flat("america", "egypt"), "move")
    empty_deck(table, "infantry", "artillery", "mounted")
    put_figures(table, 0, "d8", armies=1)
    put_village(table, "e8", "village_native_art")
    attack(table)
    assert asked(table) == "0 move"
    assert table.of(0, s.CULTURE) == 6
    assert figures(table, "e8") == (0, 1, 0)


def test_R10_9_china_gains_culture_and_rome_advances_for_a_conquered_village() -> None:
    for nation, culture, track in (("china", 9, 0), ("rome", 6, 1)):
        table = jump(flat(nation, "egypt"), "move")
        empty_deck(table, "infantry", "artillery", "mounted")
        put_figures(table, 0, "d8", armies=1)
        put_village(table, "e8", "village_native_art")
        attack(table)
        assert (table.of(0, s.CULTURE), table.of(0, s.TRACK)) == (culture, track)


# --- R10.10: Roaming Horde ------------------------------------------------------------------------


def horde(target: str, *defenders: str) -> CivilizationState:
    """Seat 0 sends a horde against seat 1."""
    table = peace()
    for unit in ("artillery_1_3", "infantry_1_3", "mounted_1_3"):
        unit_on_top(table, unit)
    put_village(table, "c8", "village_spy")
    give_event(table, 0, "roaming_horde")
    arm(table, 1, *defenders)
    if target == "city":
        put_city(table, 1, "e10", 1)
    play(table, "event roaming_horde")
    if asked(table) == "0 choose_square":
        play(table, "at e10" if target == "city" else "at e8")
    return table


def test_R10_10_barbarians_of_rank_two_attack_without_a_bonus() -> None:
    table = horde("figures", SPEARMAN)
    govern(table, 0, "fundamentalism")
    assert asked(table) == "1 battle_turn"
    back = sides.back_in(table, s.IN_BATTLE, number("unit", SPEARMAN))
    assert strength.unit_health(table, 0, back) == 4
    assert strength.side_bonus(table, 0) == 0


def test_R10_10_the_defender_loses_his_figures_and_nobody_gets_loot() -> None:
    table = horde("figures")
    give_trade(table, 1, 9)
    play(table, "play infantry_1_3", "play artillery_1_3", "play mounted_1_3")
    assert figures(table, "e8") == (-1, 0, 0)
    assert table.of(1, s.ARMIES) == 6
    assert table.of(0, s.TRADE) == 0
    assert figures(table, "d8") == (0, 1, 0)  # the card's player has nothing to do with it
    assert sorted(place_of(table, int(s.DISCARDED))) == [ARCHER, SPEARMAN, HORSEMAN]


def test_R10_10_a_victorious_defender_gets_no_reward() -> None:
    table = horde("city", *[SPEARMAN] * 3)
    give_trade(table, 0, 9)
    know(table, 1, "code_of_laws")
    assert strength.battle_hand(table, 1) == 6
    while asked(table).endswith(("battle_turn", "choose_front")):
        play(table, legal(table)[-1])
    assert asked(table) == "0 move"
    assert table.has_city(1, 1)
    assert table.of(1, s.TRADE) == 0
    assert table.of(1, s.COIN_TOKENS) == 0


def test_R10_10_a_city_falls_to_a_horde() -> None:
    table = horde("city")
    play(table, "play infantry_1_3", "play artillery_1_3", "play mounted_1_3")
    assert not table.has_city(1, 1)
    assert figures(table, "e10") == (-1, 0, 0)


def test_R10_10_a_capital_stands_even_if_a_horde_wins() -> None:
    table = peace()
    begin_horde(table, 0, square("f14"))
    finish(table, sides.ATTACKER)  # their cards alone never beat its bonus
    run(table)
    assert table.has_city(1, 0)
    assert asked(table) == "0 move"


# --- R10.8d: loot ---------------------------------------------------------------------------------


def spoils(*civilizations: str, amount: int = 1) -> CivilizationState:
    """A table where seat 0 has just to spend loot of seat 1."""
    table = jump(flat(*(civilizations or ("america", "egypt"))), "move")
    loot(table, 0, 1, amount)
    return table


def test_R10_8d_loot_steals_three_trade_or_culture_at_most() -> None:
    table = spoils()
    give_trade(table, 1, 2)
    give_culture(table, 1, 8)
    assert legal(table) == ["loot loot_culture", "loot loot_trade"]
    other = table.copy()
    assert isinstance(other, CivilizationState)
    play(table, "loot loot_trade")
    assert (table.of(0, s.TRADE), table.of(1, s.TRADE)) == (2, 0)
    play(other, "loot loot_culture")
    assert (other.of(0, s.CULTURE), other.of(1, s.CULTURE)) == (3, 5)


def test_R10_8d_loot_takes_a_resource_of_choice() -> None:
    table = spoils()
    give_trade(table, 1, 1)
    table.set_of(1, s.RESOURCES, 1)
    table.set_of(1, s.RESOURCES + 2, 1)
    play(table, "loot loot_resource")
    assert legal(table) == ["take silk", "take wheat"]
    play(table, "take silk")
    assert (table.of(0, s.RESOURCES + 2), table.of(1, s.RESOURCES + 2)) == (1, 0)


def test_R21_18_loot_takes_a_random_token_that_the_loser_still_knows() -> None:
    seen = set()
    for seed in range(12):
        table = jump(flat("america", "egypt", seed=str(seed)), "move")
        loot(table, 0, 1, 1)
        give_trade(table, 1, 1)
        backs = [give_hut(table, 1, "hut_wheat"), give_village(table, 1, "village_friendly_workers")]
        play(table, "loot loot_hut_village")
        taken = [back for back in backs if table.place(back) == s.HELD]
        assert len(taken) == 1
        assert table.knows_card(1, taken[0])
        seen.add(backs.index(taken[0]))
    assert seen == {0, 1}


def test_R10_8d_loot_discards_a_coin_token_or_steals_it_for_two() -> None:
    table = spoils(amount=2)
    give_coins(table, 1, "pottery", 1)
    give_coins(table, 1, "sheet", 2)
    assert legal(table) == ["loot loot_discard_coin", "loot loot_steal_coin"]
    other = table.copy()
    assert isinstance(other, CivilizationState)
    play(table, "loot loot_steal_coin", "coin pottery")
    sheet, pottery = (int(s.COIN_TOKENS) + number("coin_place", place) for place in ("sheet", "pottery"))
    assert (table.of(0, sheet), table.of(1, pottery), table.of(1, sheet)) == (1, 0, 2)
    play(other, "loot loot_discard_coin", "coin pottery")  # the second one is taken as well
    assert (other.of(0, sheet), other.of(1, pottery), other.of(1, sheet)) == (0, 0, 1)


def test_R10_8d_loot_learns_a_tech_that_fits_for_two() -> None:
    table = spoils(amount=2)
    give_trade(table, 1, 1)
    know(table, 1, "pottery", "writing", "flight")
    play(table, "loot loot_learn_tech")
    assert legal(table) == ["learn pottery", "learn writing"]
    play(table, "learn writing")
    assert table.knows(0, number("technology", "writing"))
    assert asked(table) == "0 move"  # nothing left


def test_R10_8d_loot_takes_a_random_event_and_the_hand_limit_counts() -> None:
    table = spoils(amount=2)
    give_trade(table, 1, 1)
    give_event(table, 1, "sabotage")
    give_event(table, 0, "drought")
    give_event(table, 0, "migrants")
    play(table, "loot loot_culture_card")
    assert asked(table) == "0 discard_event"


def test_R10_8d_loot_that_nobody_can_use_is_lost() -> None:
    table = arm(peace(), 0, SPEARMAN)
    attack(table)
    play(table, f"play {SPEARMAN}")
    assert asked(table) == "0 move"


def test_R10_8d_loot_of_one_buys_nothing_for_two() -> None:
    table = spoils()
    give_trade(table, 1, 1)
    know(table, 1, "pottery")
    give_event(table, 1, "sabotage")
    give_culture(table, 1, 1)
    assert legal(table) == ["loot loot_culture", "loot loot_trade"]


def test_R10_8d_the_great_wall_takes_one_loot_away_before_mongolia_adds_one() -> None:
    table = jump(flat("mongolia", "egypt"), "move")
    assert loot_of(table, 0, 1, 1, True) == 2
    assert loot_of(table, 0, 1, 1, False) == 1
    put_wonder(table, "e13", "great_wall")
    assert loot_of(table, 0, 1, 1, True) == 0
    assert loot_of(table, 0, 1, 2, True) == 2


def test_R8_8_mongolia_gain_more_for_killed_scouts() -> None:
    table = jump(flat("mongolia", "egypt"), "move")
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 1, "e8", scouts=1)
    give_trade(table, 1, 9)
    attack(table)
    assert table.of(0, s.TRADE) == 6


# --- positions ------------------------------------------------------------------------------------


def test_R10_11_a_battle_is_fought_out_before_the_phase_goes_on() -> None:
    table = war([SPEARMAN], [SPEARMAN])
    put_figures(table, 0, "a8", armies=1)
    seats = []
    while asked(table) != "0 move":
        assert "battle" in asked(table) or "front" in asked(table)
        seats.append(int(table.seat))
        play(table, legal(table)[0])
    assert set(seats) == {0, 1}
    assert "group a8" in legal(table)


def test_R21_8_barbarians_never_fly() -> None:
    table = peace()
    put_village(table, "d7", "village_spy")
    for back in range(int(s.UNIT_BACKS), 45):
        table.move_card(back, s.OUT)  # only aircraft are left
    attack(table, "north")
    assert table.battle[s.BATTLE_KIND] == s.NO_BATTLE
    assert table.place(45) == s.DECK


def test_R21_28_a_unit_seen_in_battle_stays_known_while_it_is_in_the_reserve() -> None:
    table = war([SPEARMAN, ARCHER, HORSEMAN, SPEARMAN], [SPEARMAN])
    play(table, f"play {SPEARMAN}")
    shown = legal(table, "play")[0].split()[1]
    play(table, f"play {shown}", "new_front")
    while asked(table) != "0 move" and not table.over:
        play(table, legal(table)[-1])
    seen = [
        back
        for back in range(int(s.EVENT_BACKS))
        if table.place(back) == s.HELD and table.knows_card(1, back)
    ]
    unseen = [
        back
        for back in range(int(s.EVENT_BACKS))
        if table.place(back) == s.HELD and not table.knows_card(1, back)
    ]
    assert seen
    assert len(unseen) == 1  # the one that was not drawn


def test_an_aircraft_of_orville_wright_fights_without_flight() -> None:
    for unit, strong, health in (("aircraft_5_7", 5, 7), ("aircraft_7_5", 7, 5)):
        table = war([unit], [SPEARMAN])
        back = next(back for back in range(45, 53) if table.place(back) == s.IN_BATTLE)
        assert strength.unit_strength(table, sides.ATTACKER, back) == strong
        assert strength.unit_health(table, sides.ATTACKER, back) == health


def test_R10_1_a_battle_has_events_for_the_log() -> None:
    table = arm(arm(peace(), 0, SPEARMAN), 1, SPEARMAN)
    listen(table)
    attack(table)
    play(table, f"play {SPEARMAN}", f"play {SPEARMAN}", "front 1")
    kinds = [line.split()[0] for line in heard(table)]
    assert kinds[:4] == ["figures_moved", "battle_begins", "forces_drawn", "forces_drawn"]
    assert "unit_wounded" in kinds
    assert "battle_won 1 2 2" in heard(table)


def test_R7_5_the_next_card_of_a_deck_is_not_one_that_fights() -> None:
    table = village(SPEARMAN)
    assert table.place(next_unit(table, number("unit_type", "infantry"))) == s.DECK
