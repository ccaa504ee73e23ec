"""What a player would say of positions, and what greedy players do in them."""

from math import log

import pytest

from games.civilization import positions as p
from games.civilization.positions import flat, jump, play
from ludopolis import seeded
from ludopolis.games.civilization import rules
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.game import GAME, CivilizationState
from ludopolis.games.civilization.phases import order, trade
from ludopolis.games.civilization.phases import research as phase
from ludopolis.players.bot import Perspective
from ludopolis.players.greedy import Greedy

# The map is eight squares wide (a to h) and sixteen high. Capitals: b2 of seat 0, f14 of seat 1.


def odds(table: CivilizationState, seat: int = 0) -> float:
    """How much better a seat stands than the others; 0 if all are equal."""
    chance = table.estimate(seat)
    return log(chance / (1 - chance))


def chosen(table: CivilizationState) -> str:
    """What a greedy player does."""
    return GAME.actions.text(Greedy(worlds=1).choose(Perspective(table, seeded("advice"))))


def research(table: CivilizationState) -> CivilizationState:
    """The Research phase."""
    table.finish()
    order.resume(table, 2, int(s.RESEARCH), 0)
    phase.begin_phase(table)
    rules.run(table)
    return table


def play_part(table: CivilizationState, most: int = 20) -> list[str]:
    """What a greedy player does as long as it is asked in the same phase."""
    done: list[str] = []
    seat, phase = table.seat, table.phase
    while not table.over and (table.seat, table.phase) == (seat, phase) and len(done) < most:
        done.append(chosen(table))
        play(table, done[-1])
    return done


# --- ends -----------------------------------------------------------------------------------------


def with_coins(coins: int) -> float:
    table = flat("china", "china")
    p.give_coins(table, 0, "sheet", coins)
    return odds(table)


def with_spaces(spaces: int) -> float:
    table = flat("china", "china")
    table.set_of(0, s.TRACK, spaces)
    return odds(table)


def with_slots(*slots: int) -> float:
    table = flat("china", "china")
    p.fill_slots(table, 0, *slots)
    return odds(table)


def test_equal_nations_have_about_equal_chances() -> None:
    assert odds(flat("china", "china")) == pytest.approx(0, abs=0.2)


def test_the_last_coin_but_one_is_worth_more_than_the_fourth() -> None:
    assert with_coins(14) > with_coins(13) > with_coins(4) > with_coins(3) > 0
    assert with_coins(14) - with_coins(13) > 1.5 * (with_coins(4) - with_coins(3))


def test_the_last_spaces_of_the_track_are_worth_more_than_the_first() -> None:
    assert with_spaces(20) - with_spaces(19) > 1.5 * (with_spaces(2) - with_spaces(1)) > 0


def test_a_pyramid_with_room_for_space_flight_is_worth_more_than_many_first_techs() -> None:
    assert with_slots(5, 4, 3, 2) > with_slots(12, 0, 0, 0)
    assert with_slots(5, 4, 3, 2) - with_slots(5, 4, 3, 1) > with_slots(2) - with_slots(1)


def test_two_ends_half_way_are_worth_less_than_one_nearly_reached() -> None:
    table = flat("china", "china")
    table.set_of(0, s.TRACK, 11)
    p.give_coins(table, 0, "sheet", 8)
    table.set_of(1, s.TRACK, 20)
    assert odds(table) < 0


def test_a_civilization_strives_for_what_it_is_made_for() -> None:
    """Rome for culture, Greece for techs."""
    table = flat("rome", "greece")
    before = odds(table)
    table.set_of(0, s.TRACK, 18)
    table.set_of(1, s.TRACK, 18)
    assert odds(table) > before


# --- the realm ------------------------------------------------------------------------------------


def test_a_second_city_is_worth_more_than_the_scout_that_founds_it() -> None:
    table = flat("china", "china")
    p.put_figures(table, 0, "b6", scouts=1)
    before = odds(table)
    play(table, "found b6")
    assert odds(table) > before


def test_a_blockade_hurts() -> None:
    table = flat("china", "china")
    p.ground(table, "a1", "desert")
    before = odds(table)
    p.put_figures(table, 1, "a1", scouts=1)
    assert odds(table) < before - 0.05


@pytest.mark.parametrize(("dial", "spent"), [(8, False), (26, True)])
def test_trade_that_pays_for_a_tech_is_not_spent_for_a_coin(dial: int, spent: bool) -> None:
    """Democracy gives a coin for 6 trade: with 8 there would be no tech in this turn."""
    table = flat("china", "china")
    p.know(table, 0, "democracy")
    p.fill_slots(table, 0, 4, 1)
    p.give_trade(table, 0, dial)
    jump(table, "city")
    table.set_of(0, s.ACTIONS_TAKEN, 1)
    assert p.legal(table) == ["done", "use democracy_coin"]
    assert ("use democracy_coin" in play_part(table)) == spent


# --- war ------------------------------------------------------------------------------------------


def armed(seat: int, where: str) -> CivilizationState:
    """Three armies with a large reserve; the other nation has none."""
    table = flat("china", "china")
    for unit in ("infantry_2_2", "mounted_2_2", "artillery_2_2"):
        for _ in range(4):
            p.give_unit(table, seat, unit)
    for type in range(3):
        table.set_of(seat, s.RANKS + type, 3)
    p.know(table, seat, "masonry")
    p.put_figures(table, seat, where, armies=3)
    return table


def test_an_army_at_the_gates_is_worse_than_one_far_away() -> None:
    assert odds(armed(1, "b4")) < odds(armed(1, "f12"))


def test_walls_help_against_an_army_at_the_gates() -> None:
    table = armed(1, "b4")
    before = odds(table)
    table.set_city_mark(0, 0, s.WALLS)
    quiet = flat("china", "china")
    calm = odds(quiet)
    quiet.set_city_mark(0, 0, s.WALLS)
    assert odds(table) - before > odds(quiet) - calm > 0


def test_a_capital_that_can_be_taken_is_attacked() -> None:
    table = jump(armed(0, "f12"), "move")
    steps = play_part(table, 6)
    assert steps[:3] == ["group f12", "with 3 0", "step south"]
    assert table.over or int(table.battle[s.BATTLE_KIND]) == s.OF_CITY


def test_a_capital_that_cannot_be_taken_is_left_alone() -> None:
    table = flat("china", "china")
    p.put_figures(table, 0, "f12", armies=1)
    p.give_unit(table, 0, "infantry_1_3")
    for _ in range(4):
        p.give_unit(table, 1, "mounted_2_2")
    jump(table, "move")
    play_part(table)
    assert int(table.battle[s.BATTLE_KIND]) == s.NO_BATTLE
    assert sum(int(table.armies(square)) for square in p.squares(table)) == 1


# --- greedy players -------------------------------------------------------------------------------


def test_a_greedy_player_founds_a_second_city() -> None:
    table = flat("china", "china")
    p.put_figures(table, 0, "b6", scouts=1)
    assert chosen(table) == "found b6"


def test_a_greedy_player_researches() -> None:
    table = flat("china", "china")
    p.give_trade(table, 0, 7)
    p.give_trade(table, 1, 7)
    assert chosen(research(table)).startswith("research ")


def test_a_greedy_player_uses_its_city() -> None:
    table = flat("china", "china")
    jump(table, "city")
    assert play_part(table)[0] == "city 1"


def test_a_greedy_player_takes_a_hut() -> None:
    table = flat("china", "china")
    p.put_hut(table, "b5", "hut_silk")
    p.put_figures(table, 0, "b4", armies=1)
    jump(table, "move")
    assert "step south" in play_part(table)
    assert int(table.on[p.square("b5")]) == s.NOTHING


def test_a_greedy_player_takes_the_last_step_of_the_track() -> None:
    table = flat("china", "china")
    table.set_of(0, s.TRACK, 20)
    p.give_culture(table, 0, 7)
    p.give_trade(table, 0, 6)
    jump(table, "city")
    play_part(table)
    assert (table.end, table.winner) == (s.BY_CULTURE, 0)


def test_a_greedy_player_flies_to_the_stars() -> None:
    table = flat("china", "china")
    p.fill_slots(table, 0, 5, 4, 3, 2)
    p.give_trade(table, 0, 26)
    assert chosen(research(table)) == "research space_flight"


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        (["ask_culture 5"], "reject"),
        (["give_trade 1", "ask_culture 5"], "reject"),
        (["give_trade 6"], "accept"),
    ],
)
def test_a_greedy_player_weighs_offers(offer: list[str], answer: str) -> None:
    table = flat("china", "china")
    p.give_culture(table, 1, 5)
    table.finish()
    order.resume(table, 2, int(s.TRADING), 0)
    trade.begin_phase(table)
    rules.run(table)
    p.give_trade(table, 0, 10)
    play(table, "offer 2", *offer, "propose")
    assert p.asked(table) == "1 answer_offer"
    assert chosen(table) == answer
