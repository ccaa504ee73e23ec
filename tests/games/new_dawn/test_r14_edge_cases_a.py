"""R14, first part: edge cases of culture, science, economy, industry and wonders."""

from typing import Any

import pytest

from games.new_dawn.positions import (
    Json,
    Player,
    Situation,
    asked,
    cards,
    choices,
    forbidden,
    marks,
    play,
    player,
    refused,
    rig,
    seen,
    tokens,
    trade,
    turn,
)
from ludopolis.core.contract import State


def resolved(card: str, slot: int, *others: Player, **more: Any) -> State:
    """My card of this slot is being resolved."""
    names = ("wonders", "offer", "wild", "barbarians", "empty_decks", "turn")
    table = {name: more.pop(name) for name in names if name in more}
    trade = more.pop("trade", 0)
    me = Player(focus=[f"{card} {slot} +{trade}", *more.pop("row", [])], **more)
    return play(Situation(me, others or [Player()], **table).load(), f"focus {card}")


# --- culture --------------------------------------------------------------------------------------


def test_E1_a_natural_wonder_is_hard_and_a_little_easier_with_mohenjo_daro() -> None:
    """Crater Lake (2-1) is next to 14-8 on the custom map."""
    city = {"cities": ["14-8"], "wild": True}
    refusal = refused(resolved("early_empire", 2, **city), "place 2-1")
    assert (refusal.rule, refusal.arguments["difficulty"]) == ("R6.2", 5)
    ally = {**city, "alliances": ["mohenjo_daro"]}
    assert refused(resolved("early_empire", 3, **ally), "place 2-1").arguments["difficulty"] == 4
    assert "2-1" in choices(resolved("early_empire", 4, **ally), "place")


def test_E2_a_resource_space_without_its_token() -> None:
    me = Player(focus=["early_empire 3"], cities=["5-1"])
    state = Situation(me, gone=["5-7"]).load()
    play(state, "focus early_empire", "place 5-7")
    assert "5-7" in tokens(state)
    assert sum(player(state).resources.values()) == 0


def test_E3_a_destroyed_token_does_not_bring_the_resource_back() -> None:
    rival = Player(tokens=["5-7"], resources={"oil": 1})
    state = Situation(
        Player(tokens=["5-8"]), [rival], wonders={"forbidden_city": "7-0"}, starting=True
    ).load()
    play(state, "use forbidden_city", "destroy 5-7")
    assert "5-7" not in seen(state).resources
    assert player(state, 1).resources["oil"] == 1


def test_E35_card_trade_token_and_catherine_before_the_second_part() -> None:
    """2 + 1 + 2 tokens, then the move of Drama and Poetry."""
    state = resolved(
        "drama_and_poetry",
        3,
        trade=1,
        leader="catherine_de_medici",
        cities=["13-1", "4-1"],
        wonders={"alhambra": "7-0"},
    )
    play(state, "spend", "place 7-1", "place 13-2", "place 13-8", "place 6-3")
    assert asked(state) == "place_token"
    play(state, "place 13-7")
    assert turn(state) == ("move_token", 0)
    assert len(tokens(state)) == 5


def test_E36_mass_media_on_a_natural_wonder() -> None:
    state = resolved("mass_media", 1, Player(tokens=["2-0"]), tokens=["2-6"])
    play(state, "done", "replace 2-0")
    assert player(state).natural_wonders == ["mt_everest"]
    assert player(state, 1).natural_wonders == []
    state = resolved("mass_media", 1, Player(reinforced=["2-0"]), tokens=["2-6"])
    play(state, "done", "replace 2-0")
    assert player(state, 1).natural_wonders == ["mt_everest"]
    assert player(state, 1).tokens == ["2-0"]


def test_E37_eiffel_tower_needs_two_tokens_of_the_rival() -> None:
    tower: Json = {"wonders": {"eiffel_tower": "7-0"}, "starting": True}
    assert asked(Situation(others=[Player(tokens=["5-1"])], **tower).load()) == "choose_focus"
    others = [Player(tokens=["5-1"]), Player(tokens=["13-2", "13-3"])]
    state = play(Situation(others=others, **tower).load(), "use eiffel_tower")
    assert choices(state, "offer") == {"13-2", "13-3"}


# --- science --------------------------------------------------------------------------------------


def test_E12_the_surplus_goes_back_at_once() -> None:
    """Geneva is scientific; two tokens come for a science card with two."""
    state = resolved("foreign_trade", 2, row=["astrology 1 +2"], caravans=["14-4"])
    play(state, "caravan 1 14-3")
    assert trade(state) == {"astrology": 3}


def test_E13_a_city_state_token_beside_three_trade_tokens() -> None:
    state = resolved("astrology", 1, trade=3, cities=["14-3"], dial=14)
    play(state, "spend", "spend", "spend", "spend_state geneva", "advance")
    assert player(state).dial == 19


def test_E14_two_level_spaces_passed_bring_two_cards() -> None:
    state = play(resolved("astrology", 5, dial=2), "advance")
    assert player(state).dial == 7
    play(state, "gain drama_and_poetry")
    assert asked(state) == "gain_card"
    play(state, "gain currency")
    assert turn(state) == ("choose_focus", 1)


def test_E15_past_24_the_dial_goes_on_from_15() -> None:
    state = play(resolved("astrology", 3, dial=23), "advance")
    assert player(state).dial == 16
    assert marks(state) == ["vc_technophile_scholarly"]
    play(state, "gain mass_media")
    assert turn(state) == ("choose_focus", 1)


def test_E28_nuclear_power_hits_own_tokens_and_frees_natural_wonders() -> None:
    state = resolved("nuclear_power", 5, tokens=["2-0", "2-6"], reinforced=["2-1"], dial=15)
    assert player(state).natural_wonders == ["mt_everest"]
    play(state, "strike 2-0")
    assert (player(state).tokens, player(state).reinforced) == (["2-1"], [])
    assert player(state).natural_wonders == []
    assert {found.natural_wonder: found.holder for found in seen(state).natural_wonders}["mt_everest"] is None


# --- economy --------------------------------------------------------------------------------------


def test_E9_a_city_state_without_a_card_left_gives_tokens_only() -> None:
    allied = Player(alliances=["carthage"])
    state = resolved("foreign_trade", 1, allied, allied, caravans=["5-2"])
    play(state, "caravan 1 6-4")
    assert trade(state) == {"masonry": 2}
    assert turn(state) == ("choose_focus", 1)


def test_E10_a_rival_with_no_other_card_left() -> None:
    """The third player has the other three; what I hold I keep."""
    rivals = (
        Player(cities=["5-2"]),
        Player(pacts=["blue joint_war", "blue defensive_pact", "blue open_borders"]),
    )
    state = resolved(
        "foreign_trade",
        1,
        *rivals,
        caravans=["5-1"],
        pacts=["blue embassy"],
        wonders={"potala_palace": "11-0"},
    )
    play(state, "caravan 1 5-2", "put pottery", "put pottery")
    assert [pact.pact for pact in player(state).pacts] == ["embassy"]
    assert turn(state) == ("choose_focus", 1)


def test_E11_two_caravans_to_two_cities_of_a_rival() -> None:
    state = resolved("currency", 1, Player(cities=["5-2", "13-1"]), caravans=["5-1", "13-2"])
    play(state, "caravan 1 5-2", "put pottery", "put pottery", "take blue embassy")
    play(state, "caravan 2 13-1", "put astrology", "put astrology", "take blue joint_war")
    assert trade(state) == {"pottery": 2, "astrology": 2}
    assert [pact.pact for pact in player(state).pacts] == ["joint_war"]


def test_E33_a_city_state_held_by_a_control_token_is_visited_as_a_city() -> None:
    """Seoul (12-5) on the custom map is held by blue's token."""
    state = resolved("foreign_trade", 1, Player(tokens=["12-5"]), caravans=["12-0"], wild=True)
    play(state, "caravan 1 12-5")
    assert turn(state) == ("put_token", 0)
    play(state, "put pottery", "put pottery")
    assert len(choices(state, "take")) == 4


def test_E34_a_second_resolution_of_the_economy_card() -> None:
    """One caravan has visited Carthage; the other one stands on the map and moves twice."""
    state = resolved(
        "currency", 5, caravans=["5-2", "13-1"], wonders={"venetian_arsenal": "7-0"}, barbarians={}
    )
    play(state, "caravan 1 6-4", "done", "caravan 2 13-2", "use venetian_arsenal")
    moves = [words.split() for words in choices(state, "caravan")]
    assert {number for number, _ in moves} == {"2"}
    assert forbidden(state, "caravan 1 7-1") == "R7.9"
    play(state, "caravan 2 13-1")
    assert player(state).caravans[:2] == ["card", "13-1"]


def test_E47_exhausted_diamonds_are_not_given() -> None:
    """One lies on the map; the rival has seven."""
    rich = Player(resources={"diamond": 7})
    state = resolved("replaceable_parts", 1, rich)
    assert "diamond" not in choices(state, "collect")
    state = play(resolved("steam_power", 1, rich, resources={"oil": 1}), "done")
    assert choices(state, "exchange") == {"oil marble", "oil mercury"}
    state = resolved("foreign_trade", 1, rich, caravans=["16-1"], pacts=["blue embassy"])
    play(state, "caravan 1 16-0", "put pottery", "put pottery", "done", "put masonry")
    assert choices(state, "collect") == {"marble", "mercury", "oil"}
    state = resolved("masonry", 5, rich, leader="gilgamesh", barbarians={"b": "7-1"})
    play(rig(state, ("attack", 6), ("defence", 1)), "hunt 7-1")
    while asked(state) != "collect":
        play(state, "put masonry")
    assert choices(state, "collect") == {"marble", "mercury", "oil"}


def test_E49_a_city_built_on_my_caravan() -> None:
    """Blue builds on 13-2, where my caravan stands; it moves on in my next turn."""
    blue = Player(focus=["pottery 1"], tokens=["13-1"])
    state = Situation(blue, [Player(focus=["foreign_trade 1"], caravans=["13-2"])], seat=1).load()
    play(state, "focus pottery", "found 13-2")
    assert player(state).caravans[0] == "13-2"
    assert trade(state) == {}
    assert turn(state) == ("choose_focus", 0)
    play(state, "focus foreign_trade", "caravan 1 13-8")
    assert player(state).caravans[0] == "13-8"


# --- industry and wonders -------------------------------------------------------------------------


def test_E22_a_city_on_a_reinforced_token() -> None:
    state = play(resolved("pottery", 3, reinforced=["7-8"]), "found 7-8")
    assert (player(state).reinforced, player(state).tokens_left) == ([], 31)
    assert "7-8" in {city.space for city in player(state).cities}


def test_E24_an_empty_deck_offers_nothing() -> None:
    held = dict.fromkeys(["marble", "mercury", "oil", "diamond"], 4)
    state = resolved("pottery", 5, resources=held, empty_decks=["military"], offer=["oracle"])
    assert not {"petra", "terracotta_army"} & choices(state, "wonder")
    assert "oracle" in choices(state, "wonder")
    deck = next(deck for deck in seen(state).decks if deck.type == "military")
    assert (deck.wonder, deck.below) == (None, 0)
    assert forbidden(state, "wonder petra") == "R8.8"


def test_E24_the_last_wonder_empties_the_deck() -> None:
    me = {"resources": {"oil": 4}, "cities": ["13-1"], "wonders": {"ruhr_valley": "16-0"}}
    state = resolved("pottery", 5, offer=["pentagon"], **me)
    play(state, "wonder pentagon", "pay oil", "pay oil", "pay oil", "pay oil", "house 7-0")
    deck = next(deck for deck in seen(state).decks if deck.type == "military")
    assert (deck.wonder, deck.below) == (None, 0)


def test_E27_great_lighthouse_and_a_desert_at_the_edge() -> None:
    lighthouse = {"wonders": {"great_lighthouse": "7-0"}}
    state = resolved("pottery", 2, tokens=["4-5"], **lighthouse)
    assert refused(state, "found 4-2").code == "too_hard"
    assert "4-2" in choices(resolved("pottery", 4, tokens=["4-5"], **lighthouse), "found")


def test_E41_nationalism_resolved_by_capitalism_counts_as_slot_1() -> None:
    me = Player(focus=["nationalism 5", "capitalism 4"], resources={"oil": 2})
    state = Situation(me, offer=["petra"]).load()
    play(state, "focus capitalism", "done", "use capitalism", "focus nationalism")
    assert refused(state, "wonder petra").arguments["production"] == 5


def test_E42_machu_picchu_raises_an_industry_card_of_slot_2() -> None:
    """Production 4, deserts allowed, and only the card before it moves."""
    situation = {"wonders": {"machu_picchu": "7-0"}, "cities": ["14-7"], "tokens": ["13-1"]}
    state = resolved("pottery", 2, offer=["petra"], resources={"oil": 1}, **situation)
    assert refused(state, "wonder petra").arguments["production"] == 6
    assert "13-6" in choices(state, "found")
    before = cards(state)
    play(state, "found 13-6")
    assert cards(state) == [before[1], before[0], *before[2:]]


def test_E43_estadio_with_science_in_slot_5_and_economy_in_slot_3() -> None:
    state = resolved("astrology", 5, row=["foreign_trade 3"], wonders={"estadio_do_maracana": "7-0"}, dial=15)
    before = cards(state)
    play(state, "advance", "done", "use estadio_do_maracana", "done")
    assert player(state).dial == 20
    assert cards(state) == ["astrology", "foreign_trade", before[0], before[1], before[3]]


def test_E44_pyramids_raise_the_card_that_builds_them() -> None:
    state = resolved("pottery", 5, offer=["pyramids"], resources={"oil": 2}, trade=1)
    play(state, "wonder pyramids", "pay oil", "pay oil", "gain animal_husbandry", "done")
    assert cards(state)[0] == "animal_husbandry"
    assert trade(state) == {"animal_husbandry": 1}
    assert turn(state) == ("choose_focus", 1)


@pytest.mark.parametrize("verb", ["spend", "spend_state brussels"])
def test_E46_tokens_do_not_help_to_build_a_city(verb: str) -> None:
    state = resolved("pottery", 3, trade=3, cities=["12-0"])
    assert verb not in state.legal()
    assert forbidden(state, verb) == "R8.1"


def test_E46_tokens_do_not_help_to_reinforce() -> None:
    state = resolved("masonry", 2, trade=3, tokens=["13-1"])
    assert "spend" not in state.legal()
