"""R0: the words and conventions of the rules."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import asked, flat, jump, legal, named, number, play, square
from ludopolis.games.civilization import rules, settling
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.battle.opening import begin_battle
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.yields import own_production

# Two players: seat 0 has its capital on b2, seat 1 on f14. Three: h2, n14, b14.


def holding(event: str, phase: str, seats: int = 2) -> CivilizationState:
    table = flat(*("china", "rome", "egypt")[:seats])
    p.give_event(table, 0, event)
    return jump(table, phase)


def test_R0_1_distance_is_counted_without_diagonals_over_any_squares() -> None:
    table = holding("defection", "move")  # within four squares
    p.put_figures(table, 0, "d8", armies=1)
    for where in ("e8", "e9", "f9", "d9"):
        p.ground(table, where, "water")
    p.hide(table, "e10")
    p.put_figures(table, 1, "f10", armies=1)  # 2 + 2
    p.put_figures(table, 1, "g10", armies=1)  # 3 + 2
    play(table, "event defection")  # at f10 by itself
    assert (table.armies(square("f10")), table.armies(square("g10"))) == (0, 1)


@pytest.mark.parametrize("enemy", [1, 2])
def test_R0_5_every_other_player_is_an_enemy(enemy: int) -> None:
    table = flat("china", "rome", "egypt")
    p.ground(table, "g1", "forest")
    assert own_production(table, 0, 0) == 2
    p.put_figures(table, enemy, "g1", armies=1)
    assert own_production(table, 0, 0) == 0
    p.put_figures(table, 0, "h8", scouts=1)
    p.put_figures(table, enemy, "h9", armies=1)
    jump(table, "move")
    play(table, "group h8")
    assert "step south" not in legal(table)


def test_R0_7_only_a_terrain_token_leaves_a_square_empty() -> None:
    table = holding("barbarian_encampment", "start")
    p.put_city(table, 0, "d7", 1)
    p.put_figures(table, 0, "b10", armies=1)
    p.put_figures(table, 1, "c10", scouts=1)
    p.put_hut(table, "d10", "hut_spy")
    p.put_village(table, "e10", "village_spy")
    p.put_relic(table, "f10", "atlantis")
    p.put_city_state(table, "g10", "city_state_1")
    p.put_building(table, "b11", "granary")
    p.put_wonder(table, "c11", "stonehenge")
    p.put_person(table, "d11", "artist")
    p.mark(table, "e11", int(s.CHANGED))
    play(table, "event barbarian_encampment")
    squares = {*legal(table)}
    assert "at e11" in squares
    full = ("d7", "b10", "c10", "d10", "e10", "f10", "g10", "b11", "c11", "d11")
    assert [where for where in full if f"at {where}" in squares] == []


def test_R0_8_a_metropolis_is_a_capital() -> None:
    table = flat()
    p.put_metropolis(table, 1, "f13")
    p.know(table, 0, "atomic_theory")
    p.give_village(table, 0, "village_uranium")
    jump(table, "move")
    assert "use nuclear_strike" not in legal(table)  # it strikes no capital
    begin_battle(table, 0, square("f13"), 1, 0)
    p.give_unit(table, 0, "infantry_3_1")
    table.set_of(0, s.INVESTED + number("investment", "military_industrial_complex"), 6)
    p.govern(table, 0, "fundamentalism")
    rules.run(table)
    play(table, "play infantry_3_1")
    assert (table.over, table.end) == (True, s.BY_WAR)


def test_R0_8_a_capital_is_a_city() -> None:
    table = flat()
    p.put_wonder(table, "a1", "great_wall")
    play(table, "use great_wall")
    assert table.city_mark(0, 0, s.WALLS)


@pytest.mark.parametrize(("armies", "gained"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
def test_R0_9_divisions_are_rounded_down(armies: int, gained: int) -> None:
    table = flat()
    p.give_person(table, 0, "alan_turing", face_up=True)
    p.put_person(table, "a1", "scientist")
    table.set_of(0, s.ARMIES, armies)
    if gained:
        play(table, "use alan_turing")
    assert (table.of(0, s.TRADE), table.of(0, s.CULTURE)) == (gained, gained)
    assert "use alan_turing" not in legal(table)


HANDS = ("drought sabotage defection", "migrants disoriented counterfeiters", "lost colonists catastrophe")


@pytest.mark.parametrize("first", [0, 1, 2])
def test_R0_10_what_several_players_must_do_comes_in_turn_order(first: int) -> None:
    table = flat("china", "rome", "egypt")
    table.first = first
    for seat, events in enumerate(HANDS):
        for event in events.split():
            p.give_event(table, seat, event)
    settling.settle(table)
    rules.run(table)
    order = []
    while asked(table).endswith("discard_event"):
        order.append(int(table.seat))
        play(table, legal(table)[0])
    assert order == [(first + place) % 3 for place in range(3)]


def test_R0_6_the_outskirts_are_the_eight_squares_around_a_city() -> None:
    table = flat()
    around = {named(where) for where in p.outskirts(table, 0)}
    assert around == {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    p.put_metropolis(table, 0, "c2")
    around = {named(where) for where in p.outskirts(table, 0)}
    assert around == {"a1", "b1", "c1", "d1", "a2", "d2", "a3", "b3", "c3", "d3"}
