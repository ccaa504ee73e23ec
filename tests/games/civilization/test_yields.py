"""R6.1, R7.2, R7.11, R11: what squares yield and for whom, and coins."""

import pytest

from games.civilization import positions as p
from games.civilization.positions import flat, square
from ludopolis.core.bits import BIT
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.coins import (
    can_put_coin,
    coin_tokens,
    coins,
    coins_at,
    put_coin,
    take_coin,
)
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.yields import (
    arts,
    city_production,
    collected_trade,
    counts_for,
    own_production,
    resource_of,
    square_coin,
    square_culture,
    square_production,
    square_trade,
)

FAR = "d7"


def yields(table: CivilizationState, name: str) -> tuple[int, int, int, int]:
    at = square(name)
    icons = (square_trade, square_production, square_culture, square_coin)
    trade, production, culture, coin = (int(icon(table, at)) for icon in icons)
    return trade, production, culture, coin


def anarchic(*civilizations: str) -> CivilizationState:
    """Nothing is added to production."""
    table = flat(*civilizations)
    p.govern(table, 0, "anarchy")
    return table


def deserts(*civilizations: str) -> CivilizationState:
    """Every square but the centres yields 1 trade."""
    table = flat(*civilizations)
    for at in p.squares(table):
        p.ground(table, at, "desert")
    return table


def place_number(name: str) -> int:
    return p.number("coin_place", name)


# --- squares --------------------------------------------------------------------------------------


def test_R0_6_a_centre_yields_nothing() -> None:
    assert yields(flat(), "b2") == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("terrain", "expected"),
    [
        ("grassland", (0, 0, 0, 0)),
        ("forest", (0, 2, 0, 0)),
        ("desert", (1, 0, 0, 0)),
        ("mountain", (0, 1, 0, 0)),
        ("water", (1, 0, 0, 0)),
    ],
)
def test_R0_2_terrains(terrain: str, expected: tuple[int, int, int, int]) -> None:
    table = flat()
    p.ground(table, "h8", terrain)
    assert yields(table, "h8") == expected


def test_R7_6_a_building_replaces_the_icons_and_the_resource() -> None:
    table = flat()
    p.ground(table, "b3", "grassland", "wheat")
    assert resource_of(table, square("b3")) == 0
    p.put_building(table, "b3", "bank")
    assert yields(table, "b3") == (1, 1, 1, 1)
    assert resource_of(table, square("b3")) == -1


def test_R7_10_an_obsolete_wonder_keeps_its_culture() -> None:
    table = flat()
    p.put_wonder(table, "b3", "notre_dame")
    table.set_thing(s.OBSOLETE, BIT[p.number("wonder", "notre_dame")])
    assert yields(table, "b3") == (0, 0, 2, 0)


def test_R7_17_great_persons_yield_their_icons() -> None:
    table = flat()
    p.put_person(table, "b3", "humanitarian")
    assert yields(table, "b3") == (1, 1, 1, 1)


def test_R7_20_a_hut_hides_nothing() -> None:
    table = deserts()
    p.ground(table, "d3", "desert", "incense")
    p.put_hut(table, "d3", "hut_silk")
    assert yields(table, "d3") == (1, 0, 0, 0)
    assert resource_of(table, square("d3")) == 1
    p.put_relic(table, "d3", "atlantis")
    assert yields(table, "d3") == (1, 0, 0, 0)
    assert resource_of(table, square("d3")) == 1


# --- for whom -------------------------------------------------------------------------------------


def test_R6_1_all_outskirts_of_all_cities() -> None:
    table = deserts()
    assert collected_trade(table, 0) == 8
    p.put_city(table, 0, FAR, 1)
    assert collected_trade(table, 0) == 16
    p.ground(table, "a1", "mountain")
    assert collected_trade(table, 0) == 15


def test_R11_2_a_blockaded_square_gives_its_city_nothing() -> None:
    table = deserts()
    p.put_figures(table, 0, "a1", armies=1)
    assert collected_trade(table, 0) == 8
    p.put_figures(table, 1, "c3", armies=1)
    assert collected_trade(table, 0) == 7


def test_R11_1_a_gatherer_sends_what_its_square_yields() -> None:
    table = deserts()
    p.put_figures(table, 0, "h8", scouts=1)
    assert collected_trade(table, 0) == 8  # not yet assigned
    p.send(table, "h8", 0)
    assert collected_trade(table, 0) == 9
    assert counts_for(table, 0, 0, square("h8"))


def test_R11_1_within_the_own_outskirts_it_counts_once_and_for_the_city_it_is_sent_to() -> None:
    table = deserts()
    p.put_city(table, 0, FAR, 1)
    p.put_figures(table, 0, "c3", scouts=1)
    p.send(table, "c3", 1)
    assert collected_trade(table, 0) == 16
    assert not counts_for(table, 0, 0, square("c3"))
    assert counts_for(table, 0, 1, square("c3"))


def test_R11_2_a_blocking_scout_gathers_for_its_owner() -> None:
    table = deserts()
    p.put_building(table, "c3", "bank")
    p.put_figures(table, 1, "c3", scouts=1)
    assert collected_trade(table, 1) == 8
    p.send(table, "c3", 0)
    assert collected_trade(table, 1) == 9
    assert collected_trade(table, 0) == 7
    assert city_production(table, 1, 0, False) == 2  # one of Despotism


def test_R11_3_city_state_1_belongs_to_the_capital() -> None:
    table = deserts()
    p.put_city(table, 0, FAR, 1)
    p.put_city_state(table, "h1", "city_state_1")
    assert collected_trade(table, 0) == 16
    p.put_figures(table, 0, "h1", armies=1)
    assert collected_trade(table, 0) == 19
    assert counts_for(table, 0, 0, square("h1"))
    assert not counts_for(table, 0, 1, square("h1"))


def test_R11_1_a_city_state_cannot_be_gathered_for_another_city() -> None:
    table = flat()
    p.put_city(table, 0, FAR, 1)
    p.put_city_state(table, "h1", "city_state_1")
    p.put_figures(table, 0, "h1", scouts=1)
    p.send(table, "h1", 1)
    assert not counts_for(table, 0, 1, square("h1"))
    assert counts_for(table, 0, 0, square("h1"))


def test_R16_9_the_great_lighthouse_counts_empty_water() -> None:
    table = deserts()
    for name in ("a1", "b1", "c1"):
        p.ground(table, name, "water")
    before = collected_trade(table, 0)
    p.put_wonder(table, "a3", "great_lighthouse")
    p.put_building(table, "b1", "harbor")
    with_lighthouse = collected_trade(table, 0)
    p.put_figures(table, 0, "c1", armies=1)
    assert with_lighthouse - collected_trade(table, 0) == 1
    table = deserts()
    for name in ("a1", "b1", "c1"):
        p.ground(table, name, "water")
    p.put_wonder(table, "a3", "great_lighthouse")
    assert collected_trade(table, 0) == before - 1 + 3  # the wonder covers a desert


# --- production -----------------------------------------------------------------------------------


def forest(table: CivilizationState, *names: str) -> None:
    for name in names:
        p.ground(table, name, "forest")


def test_R7_2_a_program_doubles_only_the_icons_of_the_outskirts() -> None:
    table = flat()
    forest(table, "a1", "h8")
    p.ground(table, "b1", "mountain")
    p.put_figures(table, 0, "h8", scouts=1)
    p.send(table, "h8", 0)
    own = int(own_production(table, 0, 0))
    sent = int(square_production(table, square("h8")))
    assert own == int(square_production(table, square("a1"))) + int(square_production(table, square("b1")))
    table.set_of(0, s.BONUS, 4)
    assert city_production(table, 0, 0, False) == own + sent + 1 + 4
    assert city_production(table, 0, 0, True) == 2 * own + sent + 1 + 4


def test_R7_2_city_state_3_counts_among_the_icons_of_the_capital() -> None:
    table = anarchic()
    p.put_city_state(table, "h1", "city_state_3")
    p.put_figures(table, 0, "h1", armies=1)
    assert own_production(table, 0, 0) == 1
    assert city_production(table, 0, 0, True) == 2


def test_R17_9_communism_raises_to_the_best_city_and_the_raise_is_not_doubled() -> None:
    table = flat()
    p.govern(table, 0, "communism_gov")
    p.put_city(table, 0, FAR, 1)
    forest(table, "a1", "b1", "c1", "a2")
    p.ground(table, "c2", "mountain")
    forest(table, "c6", "d6")
    best, own = int(own_production(table, 0, 0)), int(own_production(table, 0, 1))
    assert best > own > 0
    assert city_production(table, 0, 1, False) == best
    assert city_production(table, 0, 1, True) == own * 2 + (best - own)
    assert city_production(table, 0, 0, True) == 2 * best


def test_R17_41_despotism_is_not_doubled() -> None:
    table = flat()
    forest(table, "a1", "b1")
    own = int(own_production(table, 0, 0))
    assert city_production(table, 0, 0, True) == own * 2 + 1


def test_R7_2_flat_bonuses_of_wonders_persons_policies_and_techs() -> None:
    table = anarchic()
    assert city_production(table, 0, 0, False) == 0
    p.put_wonder(table, "a1", "chichen_itza")
    assert city_production(table, 0, 0, False) == 3
    p.give_person(table, 0, "susan_b_anthony", face_up=True)
    assert city_production(table, 0, 0, False) == 3  # no token
    p.put_person(table, "b1", "humanitarian")
    assert city_production(table, 0, 0, False) == 3 + 2 + 1
    p.know(table, 0, "military_science")
    p.give_coins(table, 0, "sheet", 5)
    assert coins(table, 0) == 6
    assert city_production(table, 0, 0, False) == 6 + 2


def test_R7_2_urban_development_needs_two_different_tokens() -> None:
    table = anarchic()
    p.govern(table, 0, "republic")
    p.adopt(table, 0, "urban_development")
    p.put_building(table, "a1", "library")
    p.put_building(table, "b1", "library")
    before = int(city_production(table, 0, 0, False))
    culture = int(arts(table, 0, 0))
    p.put_wonder(table, "c1", "oracle")
    assert city_production(table, 0, 0, False) == before + 3
    assert arts(table, 0, 0) == culture + 2 + square_culture(table, square("c1"))
    p.govern(table, 0, "anarchy")
    assert city_production(table, 0, 0, False) == before


def test_R7_9_a_blockaded_chichen_itza_gives_nothing() -> None:
    table = anarchic()
    p.put_wonder(table, "a1", "chichen_itza")
    p.put_figures(table, 1, "a1", scouts=1)
    assert city_production(table, 0, 0, False) == 0
    assert arts(table, 0, 0) == 1


# --- arts -----------------------------------------------------------------------------------------


def test_R7_11_arts_of_a_city_and_of_a_metropolis() -> None:
    table = flat()
    p.put_person(table, "a1", "artist")
    assert arts(table, 0, 0) == 1 + 2
    p.put_metropolis(table, 0, "b3")
    assert arts(table, 0, 0) == 2 + 2


def test_R7_11_gatherers_and_city_state_2_count() -> None:
    table = flat()
    p.put_city_state(table, "h1", "city_state_2")
    p.put_figures(table, 0, "h1", armies=1)
    assert arts(table, 0, 0) == 1 + 3


def test_R16_24_india_counts_uncovered_unblocked_resources() -> None:
    table = flat("india", "china")
    for name in ("a1", "b1", "c1"):
        p.ground(table, name, "grassland", "wheat")
    assert arts(table, 0, 0) == 1 + 3
    p.put_building(table, "a1", "granary")
    p.put_figures(table, 1, "b1", scouts=1)
    assert arts(table, 0, 0) == 1 + 1
    table = flat("china", "india")
    p.ground(table, "a1", "grassland", "wheat")
    assert arts(table, 0, 0) == 1


# --- coins ----------------------------------------------------------------------------------------


def test_R11_5_printed_coins_of_techs_adam_smith_and_others() -> None:
    table = flat()
    p.know(table, 0, "railroad", "computers")
    assert coins(table, 0) == 2
    p.govern(table, 0, "democracy_gov")
    assert coins(table, 0) == 3
    p.give_person(table, 0, "adam_smith", face_up=True)
    assert coins(table, 0) == 3
    p.put_person(table, "a1", "industrialist")
    assert coins(table, 0) == 5


def test_R11_5_the_map_counts_in_outskirts_or_under_a_scout_each_icon_once() -> None:
    table = flat()
    p.ground(table, "h8", "mountain", production=1, coin=1)
    p.ground(table, "a1", "mountain", production=1, coin=1)
    assert coins(table, 0) == 1
    p.put_figures(table, 0, "h8", armies=1)
    assert coins(table, 0) == 1
    p.put_figures(table, 0, "h8", scouts=1)
    assert coins(table, 0) == 2  # at once, though it does not gather yet
    p.put_figures(table, 0, "a1", scouts=1)
    assert coins(table, 0) == 2


def test_R11_5_armies_of_england_take_coins_too() -> None:
    table = flat("england", "china")
    p.ground(table, "h8", "mountain", production=1, coin=1)
    p.put_figures(table, 0, "h8", armies=1)
    assert coins(table, 0) == 1


def test_R11_5_blockades_and_city_states() -> None:
    table = flat()
    p.put_building(table, "a1", "bank")
    p.put_city_state(table, "h1", "city_state_3")
    p.put_figures(table, 0, "h1", armies=1)
    assert coins(table, 0) == 2
    p.put_figures(table, 1, "a1", scouts=1)
    assert coins(table, 0) == 1
    assert coins(table, 1) == 1


def test_R17_44_coins_of_a_blockaded_panama_canal_do_not_count() -> None:
    table = flat()
    p.put_wonder(table, "a1", "panama_canal")
    p.give_coins(table, 0, "panama_canal", 3)
    assert coins(table, 0) == 3
    p.put_figures(table, 1, "a1", armies=1)
    assert coins(table, 0) == 0
    assert coin_tokens(table, 0) == 3
    assert coins_at(table, 0, place_number("panama_canal")) == 3


def test_R11_6_four_tokens_on_a_tech_six_with_the_internet() -> None:
    table = flat()
    pottery = place_number("pottery")
    assert not can_put_coin(table, 0, pottery)
    p.know(table, 0, "pottery")
    for token in range(4):
        assert can_put_coin(table, 0, pottery)
        put_coin(table, 0, pottery)
    assert not can_put_coin(table, 0, pottery)
    p.put_wonder(table, "a1", "internet")
    assert can_put_coin(table, 0, pottery)
    put_coin(table, 0, pottery)
    put_coin(table, 0, pottery)
    assert not can_put_coin(table, 0, pottery)
    assert coins(table, 0) == 6
    take_coin(table, 0, pottery)
    assert coins(table, 0) == 5
    assert can_put_coin(table, 0, pottery)
    assert can_put_coin(table, 0, place_number("sheet"))
