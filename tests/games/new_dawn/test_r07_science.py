"""R7.1 - R7.8: the tech dial and the cards it brings."""

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
    marks,
    parts,
    play,
    player,
    refused,
    seen,
    tokens,
    told,
    trade,
    turn,
)
from ludopolis.core.contract import State


def science(slot: int, dial: int = 0, card: str = "astrology", trade: int = 0, **mine: Any) -> State:
    """My science card in this slot is being resolved."""
    focus = [f"{card} {slot} +{trade}", *mine.pop("row", [])]
    state = Situation(Player(focus=focus, dial=dial, **mine)).load()
    return play(state, f"focus {card}")


def oxford(slot: int, dial: int, *row: str, **mine: Any) -> State:
    """The same with Oxford University."""
    focus = [f"astrology {slot}", *row]
    me = Player(focus=focus, dial=dial, **mine)
    state = Situation(me, wonders={"oxford_university": "7-0"}).load()
    return play(state, "focus astrology")


# --- the dial -------------------------------------------------------------------------------------


@pytest.mark.parametrize("slot", range(1, 6))
def test_R7_1_the_dial_advances_by_the_slot(slot: int) -> None:
    state = play(science(slot, 15), "advance")
    assert player(state).dial == 15 + slot


def test_R7_1_one_more_space_for_each_trade_token() -> None:
    state = play(science(2, 6, trade=3), "spend", "spend", "advance")
    assert player(state).dial == 10
    assert trade(state) == {"astrology": 1}


@pytest.mark.parametrize(("dial", "slot", "after"), [(24, 1, 15), (24, 4, 18), (22, 5, 17), (23, 1, 24)])
def test_R7_1_after_24_comes_15(dial: int, slot: int, after: int) -> None:
    state = play(science(slot, dial), "advance")
    assert player(state).dial == after


def test_R7_1_nothing_is_advanced_without_using_the_effect() -> None:
    state = play(science(5, 2), "done")
    assert player(state).dial == 2
    assert turn(state) == ("choose_focus", 1)


# --- gaining cards --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dial", "level"),
    [(2, "II"), (5, "II"), (9, "III"), (13, "III"), (18, "IV"), (23, "IV")],
)
def test_R7_2_a_card_of_the_level_reached(dial: int, level: str) -> None:
    offered = {
        "II": {"drama_and_poetry", "mathematics", "currency", "animal_husbandry", "iron_working"},
        "III": {"civil_service", "replaceable_parts", "steam_power", "nationalism", "mass_production"},
        "IV": {"mass_media", "nuclear_power", "capitalism", "urbanization", "flight"},
    }
    state = play(science(1, dial), "advance")
    assert turn(state) == ("gain_card", 0)
    assert choices(state, "gain") == offered[level]


@pytest.mark.parametrize("dial", [0, 3, 4, 6, 10, 14, 15, 19, 24])
def test_R7_2_other_spaces_bring_no_card(dial: int) -> None:
    state = play(science(1, dial), "advance")
    assert turn(state) == ("choose_focus", 1)


def test_R7_2_the_card_of_the_same_type_is_replaced_in_its_slot() -> None:
    state = science(1, 2, row=["pottery 3", "early_empire 2"])
    before = cards(state)
    play(state, "advance", "gain animal_husbandry")
    assert cards(state) == [card if card != "pottery" else "animal_husbandry" for card in before]


def test_R7_2_a_card_of_another_level_is_refused() -> None:
    state = play(science(1, 2), "advance")
    refusal = refused(state, "gain civil_service")
    assert (refusal.rule, refusal.arguments["level"]) == ("R7.2", 2)


def test_R7_2_levels_passed_count_too_in_the_order_reached() -> None:
    state = play(science(5, 6, trade=3), "spend", "spend", "spend", "advance")
    assert player(state).dial == 14
    assert "civil_service" in choices(state, "gain")
    play(state, "gain civil_service")
    assert "steam_power" in choices(state, "gain")
    assert "civil_service" not in choices(state, "gain")
    play(state, "gain steam_power")
    assert turn(state) == ("choose_focus", 1)


def test_R7_2_a_lower_level_comes_before_a_higher_one() -> None:
    state = play(science(5, 5), "advance")
    assert "drama_and_poetry" in choices(state, "gain")
    play(state, "done")
    assert "civil_service" in choices(state, "gain")


def test_R7_2_gaining_is_optional() -> None:
    state = science(1, 2)
    before = cards(state)
    play(state, "advance", "done")
    assert sorted(cards(state)) == sorted(before)
    assert turn(state) == ("choose_focus", 1)


def test_R7_2_the_replaced_card_goes_back_to_the_deck() -> None:
    """With Oxford University it can be gained again at once, in another slot."""
    state = play(oxford(5, 2, "drama_and_poetry 2", "pottery 3"), "advance")
    assert "drama_and_poetry 3" not in choices(state, "change")
    play(state, "change iron_working 2")
    assert "drama_and_poetry 3" in choices(state, "change")


def test_R7_3_cards_that_are_not_better_are_not_offered() -> None:
    state = play(science(1, 2, row=["mass_media 2", "currency 3"]), "advance")
    assert choices(state, "gain") == {"mathematics", "animal_husbandry", "iron_working"}
    assert forbidden(state, "gain drama_and_poetry") == "R7.2"
    assert forbidden(state, "gain currency") == "R7.2"


def test_R7_3_without_any_better_card_nothing_is_asked() -> None:
    row = ["drama_and_poetry 2", "currency 3", "animal_husbandry 4", "iron_working 5"]
    state = play(science(1, 2, card="mathematics", row=row), "done", "advance")
    assert turn(state) == ("choose_focus", 1)


def test_R7_4_the_science_card_may_replace_itself() -> None:
    """The new card is the one reset, and its own effect is not resolved."""
    state = play(science(3, 0), "advance", "gain mathematics")
    assert turn(state) == ("choose_focus", 1)
    assert cards(state) == ["mathematics", "early_empire", "foreign_trade", "pottery", "masonry"]
    assert trade(state) == {}


# --- caravans of a new card -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dial", "card", "caravans"),
    [(2, "currency", 2), (9, "steam_power", 2), (18, "capitalism", 3)],
)
def test_R7_5_a_better_economy_card_brings_caravans(dial: int, card: str, caravans: int) -> None:
    state = play(science(1, dial), "advance", f"gain {card}")
    assert player(state).caravans == ["card"] * caravans + [None] * (3 - caravans)


def test_R7_5_caravans_on_the_map_stay_there() -> None:
    state = play(science(1, 2, caravans=["5-8"]), "advance", "gain currency")
    assert player(state).caravans == ["5-8", "card", None]


def test_R7_5_too_many_caravans_go_back_first_from_the_card() -> None:
    """Oxford University lets one of two economy cards go."""
    state = oxford(1, 9, "capitalism 3", "currency 4", caravans=["5-8"])
    assert player(state).caravans == ["5-8", "card", "card"]
    play(state, "advance", "change civil_service 3")
    assert player(state).caravans == ["5-8", None, "card"]
    assert turn(state) == ("choose_focus", 1)


def test_R7_5_then_from_the_map_by_choice() -> None:
    state = oxford(1, 9, "capitalism 3", "currency 4", caravans=["5-8", "5-1", "5-2"])
    play(state, "advance", "change civil_service 3")
    assert turn(state) == ("dismiss_caravan", 0)
    assert choices(state, "dismiss") == {"1", "2", "3"}
    play(state, "dismiss 2")
    assert player(state).caravans == ["5-8", None, "5-2"]
    assert turn(state) == ("choose_focus", 1)


# --- 24 -------------------------------------------------------------------------------------------

TECHNOPHILE = "vc_technophile_scholarly"


@pytest.mark.parametrize(("dial", "slot"), [(20, 4), (21, 5)])
def test_R7_6_reaching_or_passing_24_is_for_ever(dial: int, slot: int) -> None:
    state = science(slot, dial)
    events = told(state, "advance")
    assert parts(events, "agenda_met") == [(0, "technophile", TECHNOPHILE)]
    assert marks(state) == [TECHNOPHILE]


def test_R7_6_23_is_not_enough() -> None:
    state = play(science(5, 18), "advance")
    assert player(state).dial == 23
    assert marks(state) == []


# --- Oxford University ----------------------------------------------------------------------------


def test_R7_7_oxford_university_changes_the_type() -> None:
    state = play(oxford(1, 2, "pottery 3"), "advance")
    assert {"drama_and_poetry 3", "currency 3", "iron_working 3", "mathematics 3"} <= choices(state, "change")
    play(state, "change currency 3")
    assert cards(state) == ["astrology", "early_empire", "currency", "foreign_trade", "masonry"]


def test_R7_7_not_that_of_a_science_card() -> None:
    state = play(oxford(1, 2), "advance")
    assert not [change for change in choices(state, "change") if change.endswith(" 1")]
    assert "mathematics" in choices(state, "gain")


def test_R7_7_the_level_stays() -> None:
    state = play(oxford(1, 2), "advance")
    levels = {"drama_and_poetry", "mathematics", "currency", "animal_husbandry", "iron_working"}
    assert {change.split()[0] for change in choices(state, "change")} == levels


def test_R7_7_a_card_of_a_higher_level_may_change_too() -> None:
    state = play(oxford(1, 2, "mass_media 2"), "advance")
    assert "iron_working 2" in choices(state, "change")
    assert "drama_and_poetry 2" not in choices(state, "change")


def test_R7_7_nobody_else_changes_types() -> None:
    assert choices(play(science(1, 2), "advance"), "change") == set()


def test_R7_7_of_two_cards_of_a_type_one_is_chosen() -> None:
    state = play(oxford(1, 9, "foreign_trade 2", "currency 3"), "advance")
    assert {"steam_power 2", "steam_power 3"} <= choices(state, "change")
    assert "steam_power" not in choices(state, "gain")


def test_R7_7_two_economy_cards_have_caravans_each() -> None:
    state = play(oxford(1, 2, "foreign_trade 2", "pottery 3"), "advance", "change currency 3")
    assert player(state).caravans == ["card", "card", "card"]


def test_R7_7_nobody_has_more_than_three_caravans() -> None:
    """Currency has two, Capitalism would bring three more."""
    state = play(oxford(1, 18, "currency 2", "pottery 3"), "advance")
    events = told(state, "change capitalism 3")
    assert player(state).caravans == ["card", "card", "card"]
    assert parts(events, "caravans_gained") == [(0, 1)]


def test_R7_7_without_an_economy_card_caravans_wait() -> None:
    state = play(oxford(1, 2, "foreign_trade 3", caravans=["5-8"]), "advance", "change iron_working 3")
    assert player(state).caravans == ["5-8", None, None]
    assert "foreign_trade" not in cards(state)
    assert turn(state) == ("choose_focus", 1)


def test_R7_7_those_on_the_lost_card_return_to_the_supply_and_come_back() -> None:
    state = play(oxford(5, 2, "foreign_trade 3"), "advance", "change iron_working 3")
    assert player(state).caravans == [None, None, None]
    play(state, "change currency 4")
    assert player(state).caravans == ["card", "card", None]


# --- what the cards do besides --------------------------------------------------------------------


def test_R7_8_replaceable_parts_give_a_resource_of_a_new_kind() -> None:
    state = science(1, 15, "replaceable_parts", resources={"oil": 2, "marble": 1})
    assert turn(state) == ("collect", 0)
    assert choices(state, "collect") == {"mercury", "diamond"}
    assert forbidden(state, "collect oil") == "R7.8"
    supply = seen(state).supply["diamond"]
    play(state, "collect diamond")
    assert player(state).resources["diamond"] == 1
    assert seen(state).supply["diamond"] == supply - 1
    assert asked(state) == "advance_dial"


def test_R7_8_natural_wonders_are_no_resource_tokens() -> None:
    """Mt. Everest can be spent as oil, but it is none."""
    state = science(1, 15, "replaceable_parts", tokens=["2-0"])
    assert "oil" in choices(state, "collect")


def test_R7_8_nothing_is_gained_when_all_kinds_are_held() -> None:
    held = {"marble": 1, "mercury": 1, "oil": 1, "diamond": 1}
    assert asked(science(1, 15, "replaceable_parts", resources=held)) == "advance_dial"


def test_R7_8_the_resource_may_be_declined() -> None:
    state = play(science(1, 15, "replaceable_parts"), "done")
    assert sum(player(state).resources.values()) == 0
    assert asked(state) == "advance_dial"


def test_R5_8_mathematics_brings_a_token_that_can_be_spent_at_once() -> None:
    state = science(1, 15, "mathematics")
    assert turn(state) == ("put_token", 0)
    play(state, "put mathematics")
    assert trade(state) == {"mathematics": 1}
    play(state, "spend", "advance")
    assert player(state).dial == 17


def test_R5_8_mathematics_may_serve_any_card() -> None:
    state = play(science(1, 15, "mathematics"), "put pottery", "advance")
    assert (trade(state), player(state).dial) == ({"pottery": 1}, 16)
    assert asked(play(science(1, 15, "mathematics"), "done")) == "advance_dial"


def test_R4_4_nuclear_power_in_slot_5_strikes_first() -> None:
    rival = Player(tokens=["5-6", "13-8"], reinforced=["5-3"], cities=["5-4"], caravans=["5-5"])
    me = Player(focus=["nuclear_power 5"], dial=15, tokens=["5-1"], reinforced=["5-2"])
    state = play(Situation(me, [rival]).load(), "focus nuclear_power")
    assert turn(state) == ("strike", 0)
    play(state, "strike 5-0")
    assert (player(state).tokens, player(state).reinforced) == (["5-2"], [])
    assert (player(state, 1).tokens, player(state, 1).reinforced) == (["5-3", "13-8"], [])
    assert "5-4" in {city.space for city in player(state, 1).cities}
    assert player(state, 1).caravans == ["5-5", None, None]
    assert player(state).tokens_left == 30
    play(state, "advance")
    assert player(state).dial == 20


def test_R4_4_nuclear_power_hits_the_chosen_space_too() -> None:
    me = Player(focus=["nuclear_power 5"])
    state = play(Situation(me, [Player(tokens=["5-1"])]).load(), "focus nuclear_power", "strike 5-1")
    assert tokens(state, 1) == set()


def test_R4_4_nuclear_power_need_not_strike() -> None:
    state = science(5, 15, "nuclear_power", tokens=["5-1"])
    assert "done" in state.legal()
    play(state, "done", "advance")
    assert tokens(state) == {"5-1"}


def test_R4_4_nuclear_power_strikes_in_slot_5_only() -> None:
    assert asked(science(4, 15, "nuclear_power")) == "advance_dial"


def test_R5_8_roosevelt_advances_with_a_natural_wonder_on_the_card() -> None:
    me = Player("roosevelt", ["astrology 1"], tokens=["2-0"], on_cards={"mt_everest": "astrology"}, dial=15)
    state = play(Situation(me).load(), "focus astrology", "spend_natural mt_everest", "put astrology")
    play(state, "advance")
    assert player(state).dial == 17


def test_R7_1_the_advance_is_told_once() -> None:
    events = told(science(3, 15), "advance")
    assert parts(events, "dial_advanced") == [(0, 3, 18)]
    assert kinds(events)[0] == "dial_advanced"
