"""R7.9 - R7.20: caravans, visits, and the effects that resolve other cards."""

from typing import Any

import pytest

from games.new_dawn.positions import (
    Player,
    Situation,
    asked,
    cards,
    choices,
    forbidden,
    kinds,
    parts,
    play,
    player,
    seen,
    told,
    trade,
    turn,
)
from ludopolis.core.contract import State

# From my capital 7-0 the way leads over 7-1 (grassland) to 5-9 and 7-8 (forest), then to 5-8 (grassland), 5-7
# and 7-9 (forest). From 5-1 (grassland) Carthage (6-4) is two spaces away, over 5-2 (grassland).
FROM_CAPITAL = {1: {"7-1"}, 2: {"7-1", "5-9", "7-8"}, 3: {"7-1", "5-9", "7-8", "5-8", "5-7", "7-9"}}


def economy(slot: int, card: str = "foreign_trade", trade: int = 0, **mine: Any) -> Player:
    focus = [f"{card} {slot} +{trade}", *mine.pop("row", [])]
    return Player(focus=focus, **mine)


def moving(situation: Situation) -> State:
    """Where caravans move now."""
    card = situation.mine.focus[0].split()[0]
    return play(situation.load(), f"focus {card}")


def ways(state: State, caravan: int = 1) -> set[str]:
    """Where a caravan can go."""
    found = [words.split() for words in choices(state, "caravan")]
    return {space for number, space in found if number == str(caravan)}


# --- moving ---------------------------------------------------------------------------------------


def test_R7_9_a_caravan_moves_as_far_as_the_card_says() -> None:
    assert ways(moving(Situation(economy(3)))) == FROM_CAPITAL[3]


def test_R7_9_each_trade_token_brings_one_space_more() -> None:
    state = play(moving(Situation(economy(3, trade=1))), "spend")
    assert ways(state) == FROM_CAPITAL[3] | {"5-1", "5-6", "2-2"}
    assert trade(state) == {}


def test_R7_9_farther_is_refused() -> None:
    assert forbidden(moving(Situation(economy(3))), "caravan 1 5-1") == "R7.9"


def test_R7_9_each_caravan_moves_once() -> None:
    state = moving(Situation(economy(1, "currency", caravans=["5-1", "13-1"])))
    play(state, "caravan 1 5-8")
    assert ways(state, 1) == set()
    assert forbidden(state, "caravan 1 5-1") == "R7.9"
    play(state, "caravan 2 13-8")
    assert turn(state) == ("choose_focus", 1)
    assert player(state).caravans == ["5-8", "13-8", None]


def test_R7_9_a_token_spent_later_helps_those_that_have_not_moved() -> None:
    state = moving(Situation(economy(1, "currency", trade=1, caravans=["5-1", "2-6"])))
    play(state, "caravan 1 5-8", "spend")
    view = seen(state).resolving
    assert view is not None
    assert view.distance == 5


def test_R7_9_caravans_may_stay() -> None:
    state = play(moving(Situation(economy(3, caravans=["5-1"]))), "done")
    assert player(state).caravans == ["5-1", None, None]
    assert turn(state) == ("choose_focus", 1)


def test_R7_9_of_those_on_the_card_the_first_goes_first() -> None:
    state = moving(Situation(economy(3, "currency")))
    assert ways(state, 2) == set()
    assert forbidden(state, "caravan 2 7-1") == "R7.9"
    assert ways(play(state, "caravan 1 7-1"), 2) == {"7-1", "5-9", "7-8", "5-8", "5-7", "7-9"} | {
        "5-1",
        "5-6",
        "2-2",
    }


def test_R7_10_it_starts_from_the_capital_or_a_mature_city() -> None:
    """Around 3-2 are 3-1, 3-3 and water."""
    assert ways(moving(Situation(economy(1, cities=["3-2"])))) == {"7-1"}
    mature = economy(1, cities=["3-2"], tokens=["3-1", "3-3"])
    assert ways(moving(Situation(mature))) == {"7-1", "3-1", "3-6"}


def test_R7_10_trajan_starts_from_any_city() -> None:
    me = economy(1, leader="trajan", cities=["3-2"])
    assert ways(moving(Situation(me))) == {"7-1", "3-1", "3-6"}


def test_R7_10_trajan_does_not_start_from_a_token_in_place_of_a_city() -> None:
    """Geneva (14-3) is held by a control token."""
    me = economy(2, leader="trajan", tokens=["14-3"])
    assert "14-4" not in ways(moving(Situation(me)))
    me = economy(2, leader="trajan", cities=["14-3"])
    assert "14-4" in ways(moving(Situation(me)))


def test_R7_10_one_on_the_map_starts_where_it_stands() -> None:
    state = moving(Situation(economy(1, caravans=["5-1"])))
    assert ways(state) == {"5-2", "5-8", "6-4", "13-8"}


def test_R7_11_difficulty_is_limited_by_the_slot() -> None:
    assert ways(moving(Situation(economy(1)))) == FROM_CAPITAL[1]
    state = moving(Situation(economy(2)))
    assert forbidden(state, "caravan 1 7-8") == "R7.11"
    assert "7-2" in ways(moving(Situation(economy(5))))


def test_R7_11_not_on_water() -> None:
    state = moving(Situation(economy(5)))
    assert forbidden(state, "caravan 1 7-6") == "R7.11"


@pytest.mark.parametrize("card", ["steam_power", "capitalism"])
def test_R7_11_later_cards_cross_water(card: str) -> None:
    state = moving(Situation(economy(1, card)))
    assert {"7-6", "3-6", "3-1"} <= ways(state)


def test_R7_11_barbarians_block() -> None:
    situation = Situation(economy(1, caravans=["5-1"]), barbarians={"b": "5-2"})
    assert ways(moving(situation)) == {"5-8"}


def test_R7_11_nothing_else_blocks() -> None:
    rival = Player(tokens=["5-2"], caravans=["5-2"])
    me = economy(1, caravans=["5-1"], tokens=["5-8"])
    assert ways(moving(Situation(me, [rival]))) == {"5-2", "5-8", "6-4", "13-8"}


def test_R7_11_the_terrain_of_a_rival_city_counts() -> None:
    rival = Player(cities=["5-7"])
    assert "5-7" not in ways(moving(Situation(economy(2, caravans=["5-8"]), [rival])))
    assert "5-7" in ways(moving(Situation(economy(3, caravans=["5-8"]), [rival])))


def test_R7_11_hojo_finds_coasts_easier() -> None:
    """7-2 are mountains at the edge of the map, 7-7 mountains next to water, 2-8 mountains inland."""
    state = moving(Situation(economy(3, leader="hojo_tokimune")))
    assert ways(state) >= {"7-2", "7-7"}
    assert "2-8" not in ways(state)


def test_R7_11_kumasi_and_mohenjo_daro_do_not_help_caravans() -> None:
    """On the custom map 7-4 is a forest next to my capital."""
    me = economy(2, alliances=["kumasi", "mohenjo_daro"])
    assert "7-4" not in ways(moving(Situation(me, wild=True)))


# --- where a move ends ----------------------------------------------------------------------------


def test_R7_12_city_states_and_rival_cities_are_passed_but_not_stayed_in() -> None:
    """Behind Carthage lies 13-8; the rival city 5-2 lies before it."""
    state = moving(Situation(economy(1, caravans=["5-1"]), [Player(cities=["5-2"])]))
    play(state, "caravan 1 13-8")
    assert player(state).caravans[0] == "13-8"
    assert turn(state) == ("choose_focus", 1)


def test_R7_12_it_may_stay_in_a_friendly_city_and_on_tokens() -> None:
    me = economy(1, caravans=["5-1"], cities=["5-8"])
    state = play(moving(Situation(me, [Player(tokens=["5-2"])])), "caravan 1 5-8")
    assert player(state).caravans[0] == "5-8"
    state = play(moving(Situation(me, [Player(tokens=["5-2"])])), "caravan 1 5-2")
    assert player(state).caravans[0] == "5-2"
    assert trade(state) == {}


def test_R7_12_it_may_stay_on_water_and_leave_it_again() -> None:
    state = play(moving(Situation(economy(1, "steam_power"))), "caravan 1 7-6", "done")
    assert player(state).caravans[0] == "7-6"
    state = moving(Situation(economy(1, caravans=["7-6"])))
    assert ways(state) >= {"7-1", "3-6"}
    assert "7-5" not in ways(state)


def test_R16_19_it_does_not_end_where_it_began() -> None:
    state = moving(Situation(economy(1, caravans=["5-1"])))
    assert forbidden(state, "caravan 1 5-1") == "R16.19"


def two_caravans(**more: Any) -> Situation:
    me = economy(1, "currency", caravans=["5-2", "13-8"], **more.pop("mine", {}))
    return Situation(me, **more)


def test_R7_12_it_may_go_from_one_starting_city_to_another() -> None:
    """Trajan's cities 13-1 and 5-1 are four spaces apart, over Carthage; his capital is farther away."""
    me = economy(1, "currency", leader="trajan", cities=["13-1", "5-1"])
    state = moving(Situation(me))
    assert {"13-1", "5-1"} <= ways(state)
    assert forbidden(state, "caravan 1 7-0") == "R16.19"
    play(state, "caravan 1 13-1")
    assert player(state).caravans[0] == "13-1"
    near = economy(1, leader="trajan", cities=["13-1", "5-1"])
    assert not {"13-1", "5-1"} & ways(moving(Situation(near)))


def test_R7_9_colossus_counts_the_way_between_starting_cities() -> None:
    """From 5-8 to 13-1 it is five spaces, one more than Currency's four."""
    me = economy(1, "currency", leader="trajan", cities=["13-1", "5-8"])
    state = play(moving(Situation(me, wonders={"colossus": "7-0"})), "caravan 1 13-1")
    view = seen(state).resolving
    assert view is not None
    assert view.colossus == 5


def test_R7_13_one_caravan_a_turn_for_each_city_state() -> None:
    state = moving(two_caravans())
    assert "6-4" in ways(state, 2)
    play(state, "caravan 1 6-4", "done")
    assert "6-4" not in ways(state, 2)
    assert forbidden(state, "caravan 2 6-4") == "R7.13"
    assert "5-2" in ways(state, 2)  # but through it


def test_R7_13_one_caravan_a_turn_for_each_city() -> None:
    rival = Player(cities=["5-1"])
    me = economy(1, "currency", caravans=["5-2", "5-8"])
    state = play(moving(Situation(me, [rival])), "caravan 1 5-1", "put masonry", "put masonry", "done")
    assert "5-1" not in ways(state, 2)


def test_R7_13_an_own_city_is_not_visited() -> None:
    me = economy(1, "currency", caravans=["5-2", "5-8"], cities=["5-1"])
    state = play(moving(Situation(me)), "caravan 1 5-1")
    assert "5-1" in ways(state, 2)


# --- visits ---------------------------------------------------------------------------------------


def test_R7_14_a_city_state_gives_two_tokens_for_its_type_and_its_card() -> None:
    """Carthage is a military one."""
    state = moving(Situation(economy(1, caravans=["5-2"])))
    play(state, "caravan 1 6-4")
    assert trade(state) == {"masonry": 2}
    assert player(state).caravans == ["card", None, None]
    assert (turn(state), state.legal()) == (("make_alliance", 0), ["done", "ally carthage"])
    play(state, "ally carthage")
    assert player(state).alliances == ["carthage"]
    assert [found.cards for found in seen(state).city_states if found.city_state == "carthage"] == [1]
    assert turn(state) == ("choose_focus", 1)


def test_R7_14_the_card_may_be_declined() -> None:
    state = play(moving(Situation(economy(1, caravans=["5-2"]))), "caravan 1 6-4", "done")
    assert player(state).alliances == []


def test_R7_14_nobody_has_two_cards_of_a_city_state() -> None:
    me = economy(1, caravans=["5-2"], alliances=["carthage"])
    state = play(moving(Situation(me)), "caravan 1 6-4")
    assert trade(state) == {"masonry": 2}
    assert turn(state) == ("choose_focus", 1)


def visit(me: Player | None = None, rival: Player | None = None, **more: Any) -> State:
    """My caravan has come to the rival city 5-2."""
    me = me or economy(1, caravans=["5-1"])
    rival = rival or Player(cities=["5-2"])
    return play(moving(Situation(me, [rival], **more)), "caravan 1 5-2")


def test_R7_14_a_rival_city_gives_two_tokens_for_any_cards() -> None:
    state = visit()
    assert turn(state) == ("put_token", 0)
    assert choices(state, "put") == {"early_empire", "astrology", "foreign_trade", "pottery", "masonry"}
    play(state, "put pottery", "put astrology")
    assert trade(state) == {"pottery": 1, "astrology": 1}
    assert player(state).caravans == ["card", None, None]


def test_R7_14_and_one_of_the_rivals_cards() -> None:
    state = play(visit(), "put pottery", "put pottery")
    assert choices(state, "take") == {
        "blue joint_war",
        "blue defensive_pact",
        "blue embassy",
        "blue open_borders",
    }
    play(state, "take blue embassy")
    assert [(pact.owner, pact.pact) for pact in player(state).pacts] == [(1, "embassy")]
    assert player(state, 1).stock == ["joint_war", "defensive_pact", "open_borders"]
    assert turn(state) == ("choose_focus", 1)


def test_R7_14_a_card_held_before_goes_back() -> None:
    me = economy(1, caravans=["5-1"], pacts=["blue joint_war"])
    state = play(visit(me), "put pottery", "put pottery", "take blue open_borders")
    assert [pact.pact for pact in player(state).pacts] == ["open_borders"]
    assert "joint_war" in player(state, 1).stock


def test_R7_14_declining_keeps_the_card_held_before() -> None:
    me = economy(1, caravans=["5-1"], pacts=["blue joint_war"])
    state = play(visit(me), "put pottery", "put pottery", "done")
    assert [pact.pact for pact in player(state).pacts] == ["joint_war"]


def test_R7_14_a_card_of_a_third_player_cannot_be_taken() -> None:
    me = economy(1, caravans=["5-1"])
    others = [Player(cities=["5-2"]), Player(pacts=["blue embassy"])]
    state = play(moving(Situation(me, others)), "caravan 1 5-2", "put pottery", "put pottery")
    assert choices(state, "take") == {"blue joint_war", "blue defensive_pact", "blue open_borders"}
    assert forbidden(state, "take blue embassy") == "R10.5"


def test_R7_14_potala_palace_allows_several_cards() -> None:
    me = economy(1, caravans=["5-1"], pacts=["blue joint_war"])
    state = visit(me, wonders={"potala_palace": "7-0"})
    play(state, "put pottery", "put pottery", "take blue open_borders")
    assert [pact.pact for pact in player(state).pacts] == ["joint_war", "open_borders"]


def test_R7_14_a_caravan_that_visited_does_not_move_again() -> None:
    state = moving(two_caravans())
    play(state, "caravan 1 6-4", "done")
    assert ways(state, 1) == set()


def embassy(**mine: Any) -> State:
    """My caravan has come to the blue capital."""
    me = economy(1, **{"caravans": ["16-1"], **mine})
    return play(moving(Situation(me)), "caravan 1 16-0")


def test_R7_14_embassy_serves_both_in_the_capital() -> None:
    state = play(embassy(pacts=["blue embassy"]), "put pottery", "put pottery", "done")
    assert turn(state) == ("put_for_host", 0)
    play(state, "put astrology")
    assert trade(state, 1) == {"astrology": 1}
    assert turn(state) == ("collect", 0)
    play(state, "collect oil")
    assert player(state).resources["oil"] == 1
    assert turn(state) == ("choose_focus", 1)


def test_R7_14_embassy_works_in_the_visit_that_brings_it() -> None:
    state = play(embassy(), "put pottery", "put pottery", "take blue embassy")
    assert turn(state) == ("put_for_host", 0)


def test_R7_14_embassy_given_up_in_the_visit_does_not() -> None:
    state = embassy(pacts=["blue embassy"])
    play(state, "put pottery", "put pottery", "take blue joint_war")
    assert turn(state) == ("choose_focus", 1)


def test_R7_14_embassy_needs_the_capital_of_its_owner() -> None:
    me = economy(1, caravans=["5-1"], pacts=["blue embassy"])
    assert turn(play(visit(me), "put pottery", "put pottery", "done")) == ("choose_focus", 1)
    others = [Player(), Player()]
    me = economy(1, caravans=["16-1"], pacts=["orange embassy"])
    state = play(moving(Situation(me, others)), "caravan 1 16-0", "put pottery", "put pottery", "done")
    assert turn(state) == ("choose_focus", 1)


def test_R7_14_a_full_card_of_the_host_wastes_the_token() -> None:
    me = economy(1, caravans=["16-1"], pacts=["blue embassy"])
    state = moving(Situation(me, [Player(focus=["masonry 1 +3"])]))
    play(state, "caravan 1 16-0", "put pottery", "put pottery", "done", "put masonry")
    assert trade(state, 1) == {"masonry": 3}


def test_R7_14_great_zimbabwe_may_store_the_tokens() -> None:
    me = economy(1, caravans=["5-2"])
    state = moving(Situation(me, wonders={"great_zimbabwe": "7-0"}))
    play(state, "caravan 1 6-4")
    assert (turn(state), state.legal()) == (("put_token", 0), ["put masonry", "store"])
    play(state, "store", "put masonry")
    assert (trade(state), seen(state).stored_tokens) == ({"masonry": 1}, 1)


def test_R7_14_great_zimbabwe_holds_four() -> None:
    me = economy(1, caravans=["5-2"])
    state = moving(Situation(me, wonders={"great_zimbabwe": "7-0"}, stored_tokens=3))
    play(state, "caravan 1 6-4", "store")
    assert (trade(state), seen(state).stored_tokens) == ({}, 4)
    assert state.legal() == ["put masonry"]


def test_R7_15_a_conquered_city_state_is_a_rival_city() -> None:
    state = moving(Situation(economy(1, caravans=["5-2"]), [Player(cities=["6-4"])]))
    play(state, "caravan 1 6-4")
    assert turn(state) == ("put_token", 0)
    play(state, "put pottery", "put pottery")
    assert asked(state) == "take_pact"


def test_R7_15_conquered_by_me_it_is_my_own_space() -> None:
    state = play(moving(Situation(economy(1, caravans=["5-2"], cities=["6-4"]))), "caravan 1 6-4")
    assert player(state).caravans[0] == "6-4"
    assert trade(state) == {}


def test_R7_15_a_mature_conquered_city_state_is_a_starting_place() -> None:
    """Geneva (14-3) at the edge of the map."""
    around = ["14-0", "14-2", "14-4", "16-3", "16-4"]
    state = moving(Situation(economy(2, cities=["14-3"], tokens=around)))
    assert {"14-4", "13-3"} <= ways(state)


def test_R7_15_a_token_in_place_of_an_ordinary_city_is_no_city() -> None:
    state = play(
        moving(Situation(economy(1, caravans=["5-1"]), [Player(reinforced=["5-2"])])), "caravan 1 5-2"
    )
    assert player(state).caravans[0] == "5-2"


# --- Currency and Steam Power ---------------------------------------------------------------------


def test_R7_16_currency_removes_a_barbarian_and_ends_the_move() -> None:
    me = economy(1, "currency", caravans=["5-1"])
    state = moving(Situation(me, barbarians={"b": "5-2"}))
    assert ways(state) >= {"5-2", "5-8"}
    assert "6-4" not in ways(state)
    events = told(state, "caravan 1 5-2")
    assert parts(events, "barbarian_removed") == [("b",)]
    assert player(state).caravans[0] == "5-2"
    assert [b.space for b in seen(state).barbarians if b.barbarian == "b"] == [None]
    assert (trade(state), sum(player(state).resources.values())) == ({}, 0)  # Gilgamesh did not win


def test_R7_16_then_it_visits_the_city_state_there() -> None:
    me = economy(1, "currency", caravans=["5-2"])
    state = play(moving(Situation(me, barbarians={"b": "6-4"})), "caravan 1 6-4")
    assert trade(state) == {"masonry": 2}
    assert turn(state) == ("make_alliance", 0)


def test_R7_16_terrain_still_counts() -> None:
    me = economy(2, "currency", caravans=["5-8"])
    assert "5-7" not in ways(moving(Situation(me, barbarians={"b": "5-7"})))


def test_R7_17_steam_power_exchanges_a_resource_after_the_moves() -> None:
    me = economy(1, "steam_power", resources={"oil": 1})
    state = moving(Situation(me))
    assert asked(state) == "move_caravan"
    play(state, "done")
    assert turn(state) == ("exchange", 0)
    assert choices(state, "exchange") == {"oil marble", "oil mercury", "oil diamond"}
    supply = seen(state).supply
    play(state, "exchange oil diamond")
    assert player(state).resources == {"marble": 0, "mercury": 0, "oil": 0, "diamond": 1}
    after = seen(state).supply
    assert (after["oil"], after["diamond"]) == (supply["oil"] + 1, supply["diamond"] - 1)


def test_R7_17_it_may_be_declined_and_needs_a_resource() -> None:
    state = play(moving(Situation(economy(1, "steam_power", resources={"oil": 1}))), "done", "done")
    assert player(state).resources["oil"] == 1
    assert turn(play(moving(Situation(economy(1, "steam_power"))), "done")) == ("choose_focus", 1)


def test_R7_17_natural_wonders_are_not_exchanged() -> None:
    state = play(moving(Situation(economy(1, "steam_power", tokens=["2-0"]))), "done")
    assert turn(state) == ("choose_focus", 1)


# --- Colossus -------------------------------------------------------------------------------------


def test_R7_9_colossus_adds_six_spaces_in_all() -> None:
    me = economy(1, "currency", caravans=["5-8", "16-5"])
    state = moving(Situation(me, wonders={"colossus": "7-0"}))
    view = seen(state).resolving
    assert view is not None
    assert (view.distance, view.colossus) == (4, 6)
    # 5-8, 5-1, 5-2, 6-4, 13-8, 13-1, 13-2 is six spaces: two beyond Currency's four.
    play(state, "caravan 1 13-2")
    view = seen(state).resolving
    assert view is not None
    assert view.colossus == 4


def test_R7_9_colossus_is_not_touched_within_the_own_distance() -> None:
    me = economy(1, "currency", caravans=["5-8", "16-5"])
    state = play(moving(Situation(me, wonders={"colossus": "7-0"})), "caravan 1 13-8")
    view = seen(state).resolving
    assert view is not None
    assert view.colossus == 6


# --- Capitalism -----------------------------------------------------------------------------------


def capitalism(**mine: Any) -> State:
    """Capitalism has been resolved and reset."""
    me = Player(focus=["capitalism 5", *mine.pop("row", [])], **mine)
    return play(Situation(me).load(), "focus capitalism", "done")


def test_R7_18_capitalism_resolves_another_card_as_in_slot_1() -> None:
    state = capitalism(row=["astrology 4"], dial=15)
    assert turn(state) == ("use_ability", 0)
    assert cards(state)[0] == "capitalism"
    play(state, "use capitalism")
    assert choices(state, "focus") == {*cards(state)} - {"capitalism"}
    before = cards(state)
    play(state, "focus astrology", "advance")
    assert player(state).dial == 16
    assert cards(state) == before
    assert turn(state) == ("choose_focus", 1)


def test_R7_18_it_may_be_declined() -> None:
    assert turn(play(capitalism(), "done")) == ("choose_focus", 1)


def test_R7_18_trade_tokens_on_the_other_card_may_be_spent() -> None:
    state = capitalism(row=["astrology 4 +2"], dial=15)
    play(state, "use capitalism", "focus astrology", "spend", "spend", "advance")
    assert player(state).dial == 18


def test_R7_18_only_after_capitalism_was_reset() -> None:
    me = Player(focus=["capitalism 3", "astrology 5"])
    state = play(Situation(me).load(), "focus astrology", "advance", "done")
    assert turn(state) == ("choose_focus", 1)


def test_R7_18_once_per_turn_with_the_estadio() -> None:
    """The Estadio resets Capitalism before the chosen card; the clause is used there and not again."""
    me = Player(focus=["capitalism 3", "astrology 5"], dial=15)
    state = Situation(me, wonders={"estadio_do_maracana": "7-0"}).load()
    play(state, "focus astrology", "advance", "done", "use estadio_do_maracana", "done")
    assert (turn(state), choices(state, "use")) == (("use_ability", 0), {"capitalism"})
    assert cards(state)[0] == "capitalism"
    play(state, "use capitalism", "focus astrology", "advance")
    assert turn(state) == ("choose_focus", 1)
    assert cards(state)[:2] == ["astrology", "capitalism"]
    assert player(state).dial == 21


# --- Estadio and Venetian Arsenal -----------------------------------------------------------------


def estadio(chosen: str, *row: str, **mine: Any) -> State:
    me = Player(focus=row, **mine)
    return play(Situation(me, wonders={"estadio_do_maracana": "7-0"}).load(), f"focus {chosen}")


def test_R7_19_the_estadio_resolves_and_resets_the_economy_card() -> None:
    state = estadio("astrology", "astrology 2", "foreign_trade 4", caravans=["5-2"], dial=15)
    before = cards(state)
    play(state, "advance")
    assert (turn(state), choices(state, "use")) == (("use_ability", 0), {"estadio_do_maracana"})
    play(state, "use estadio_do_maracana")
    assert asked(state) == "move_caravan"
    play(state, "done")
    rest = [card for card in before if card not in ("astrology", "foreign_trade")]
    assert cards(state) == ["astrology", "foreign_trade", *rest]
    assert turn(state) == ("choose_focus", 1)


def test_R7_19_the_economy_card_counts_where_it_lies() -> None:
    """Before anything is reset it lies in slot 3: forests are open."""
    state = estadio("astrology", "astrology 5", "foreign_trade 3", dial=15)
    play(state, "advance", "done", "use estadio_do_maracana")
    assert ways(state) == FROM_CAPITAL[3]


def test_R7_19_it_may_be_declined_and_not_follow_an_economy_card() -> None:
    state = play(estadio("astrology", "astrology 2", dial=15), "advance", "done")
    assert turn(state) == ("choose_focus", 1)
    state = play(estadio("foreign_trade", "foreign_trade 2"), "done")
    assert turn(state) == ("choose_focus", 1)


def test_R7_19_the_estadio_is_used_once_per_turn() -> None:
    state = estadio("astrology", "astrology 2", "foreign_trade 4", dial=15)
    play(state, "advance", "use estadio_do_maracana", "done")
    assert turn(state) == ("choose_focus", 1)


def arsenal(card: str, slot: int, **mine: Any) -> State:
    me = Player(focus=[f"{card} {slot}", *mine.pop("row", [])], **mine)
    return play(Situation(me, wonders={"venetian_arsenal": "7-0"}).load(), f"focus {card}")


def test_R7_20_venetian_arsenal_repeats_the_card_of_slot_5_as_in_slot_1() -> None:
    state = play(arsenal("astrology", 5, dial=10), "advance", "done")
    assert (player(state).dial, choices(state, "use")) == (15, {"venetian_arsenal"})
    assert cards(state)[4] == "astrology"
    play(state, "use venetian_arsenal", "advance")
    assert player(state).dial == 16
    assert turn(state) == ("choose_focus", 1)
    assert cards(state)[0] == "astrology"


def test_R7_20_not_that_of_another_slot() -> None:
    state = play(arsenal("astrology", 4, dial=10), "advance", "done")
    assert turn(state) == ("choose_focus", 1)


def test_R7_20_it_may_be_declined() -> None:
    state = play(arsenal("astrology", 5, dial=15), "advance", "done", "done")
    assert (player(state).dial, turn(state)) == (20, ("choose_focus", 1))


def test_R7_20_a_card_that_replaced_it_is_resolved() -> None:
    state = play(arsenal("astrology", 5, dial=0), "advance", "gain mathematics", "use venetian_arsenal")
    assert asked(state) == "put_token"


def test_R7_20_it_does_not_follow_capitalism() -> None:
    """Astrology lies in slot 5, but it is resolved as in slot 1."""
    me = Player(focus=["capitalism 4", "astrology 5"], dial=15)
    state = Situation(me, wonders={"venetian_arsenal": "7-0"}).load()
    play(state, "focus capitalism", "done", "use capitalism", "focus astrology", "advance")
    assert turn(state) == ("choose_focus", 1)


def test_R7_20_machu_picchu_does_not_raise_the_repetition() -> None:
    me = Player(focus=["astrology 5"], cities=["13-1"], dial=10)
    wonders = {"venetian_arsenal": "7-0", "machu_picchu": "13-1"}
    state = play(Situation(me, wonders=wonders).load(), "focus astrology", "advance", "done")
    play(state, "use venetian_arsenal", "advance")
    assert player(state).dial == 16


def test_R5_8_roosevelt_moves_farther_with_a_natural_wonder() -> None:
    me = Player("roosevelt", ["foreign_trade 3"], tokens=["2-0"], on_cards={"mt_everest": "foreign_trade"})
    state = play(Situation(me).load(), "focus foreign_trade", "spend_natural mt_everest", "put masonry")
    assert "5-1" in ways(state)


def test_R7_14_a_visit_is_told() -> None:
    events = told(moving(Situation(economy(1, caravans=["5-2"]))), "caravan 1 6-4")
    assert kinds(events)[:2] == ["caravan_moved", "caravan_visited_state"]


def test_R7_5_an_unused_caravan_does_not_move() -> None:
    assert forbidden(moving(Situation(economy(1))), "caravan 3 7-1") == "R7.5"
