"""The cards of age 8."""

import pytest

from games.innovation.positions import (
    NOBODY,
    acting,
    board,
    bottom,
    choices,
    decision,
    end,
    hand,
    icons,
    pile,
    play,
    player,
    score,
    splay,
    table,
    told,
)

NINETEEN = (
    *("philosophy", "education", "empiricism"),
    *("experimentation", "evolution", "genetics", "classification"),
)
UP = {"purple": "up", "blue": "up"}


def test_antibiotics_draws_two_8s_for_each_returned_value() -> None:
    state = table(
        player("antibiotics", hand=["oars", "tools", "optics", "coal"]),
        NOBODY,
        supply={8: ["flight", "mobility", "rocketry", "socialism"]},
    )
    play(state, "dogma antibiotics", "choose oars", "choose tools", "choose optics")
    assert hand(state) == ["coal", "flight", "mobility", "rocketry", "socialism"]


def test_antibiotics_stopped_early_or_declined() -> None:
    state = table(player("antibiotics", hand=["oars", "tools"]), NOBODY, supply={8: ["flight", "mobility"]})
    play(state, "dogma antibiotics", "choose oars", "stop")
    assert hand(state) == ["flight", "mobility", "tools"]
    state = play(table(player("antibiotics", hand=["oars"]), NOBODY), "dogma antibiotics", "stop")
    assert hand(state) == ["oars"]


def test_corporations_takes_a_factory_and_both_meld_an_8() -> None:
    state = table(player("corporations"), player("combustion", "tools"), supply={8: ["flight", "socialism"]})
    play(state, "dogma corporations")
    assert (score(state), board(state, 1)) == (["combustion"], {"red": ["flight"], "blue": ["tools"]})
    assert pile(state, "purple") == ["socialism"]


def test_corporations_melds_on_top_of_the_pile() -> None:
    state = table(player("corporations"), NOBODY, supply={8: ["mass_media"]})
    assert pile(play(state, "dogma corporations"), "green") == ["mass_media", "corporations"]


def test_corporations_does_not_take_green() -> None:
    state = table(player("corporations"), player("metric_system"), supply={8: ["socialism"]})
    play(state, "dogma corporations")
    assert (score(state), board(state, 1)) == ([], {"green": ["metric_system"]})
    assert pile(state, "purple") == ["socialism"]


def test_empiricism_melds_a_named_colour_and_splays_it() -> None:
    state = table(player("oars", "empiricism"), NOBODY, supply={9: ["fission"]})
    play(state, "dogma empiricism", "colour red")
    assert choices(state) == {"colour yellow", "colour green", "colour blue", "colour purple"}
    play(state, "colour blue")
    assert (pile(state, "red"), choices(state)) == (["fission", "oars"], {"colour red", "stop"})
    assert splay(play(state, "colour red"), "red") == "up"


def test_empiricism_keeps_another_colour() -> None:
    state = table(player("oars", "empiricism"), NOBODY, supply={9: ["ecology"]})
    play(state, "dogma empiricism", "colour red", "colour blue")
    assert (hand(state), acting(state)) == (["ecology"], True)


def test_empiricism_wins_with_twenty_lightbulbs() -> None:
    state = table(player(*NINETEEN, "archery", splay=UP), NOBODY, supply={9: ["ecology"]})
    assert icons(state)["lightbulb"] == 20
    assert end(play(state, "dogma empiricism", "colour red", "colour blue")) == ("card", [0])


def test_empiricism_with_nineteen_lightbulbs_goes_on() -> None:
    state = table(player(*NINETEEN, splay=UP), NOBODY, supply={9: ["ecology"]})
    assert icons(state)["lightbulb"] == 19
    assert acting(play(state, "dogma empiricism", "colour red", "colour blue"))


def test_E37_empiricism_a_sharing_player_with_twenty_lightbulbs_wins() -> None:
    cards = [card for card in NINETEEN if card != "empiricism"]
    more = ("archery", "canal_building", "perspective", "ai")
    sharer = player(*cards, *more, splay=UP)
    state = table(player("empiricism"), sharer, supply={9: ["ecology", "suburbia"]})
    assert icons(state, 1)["lightbulb"] >= 20
    play(state, "dogma empiricism", "colour red", "colour blue", "colour red", "colour blue")
    assert end(state) == ("card", [1])


def test_flight_splays_any_colour_up_if_red_is_up() -> None:
    state = table(player("oars", "flight", "tools", "writing", splay={"red": "up"}), NOBODY)
    play(state, "dogma flight")
    assert choices(state) == {"colour blue", "stop"}
    assert splay(play(state, "colour blue"), "blue") == "up"
    assert acting(state)


def test_flight_otherwise_only_splays_red_up() -> None:
    state = table(player("oars", "flight", "tools", "writing"), NOBODY)
    play(state, "dogma flight")
    assert choices(state) == {"colour red", "stop"}
    assert splay(play(state, "colour red"), "red") == "up"


def test_mass_media_returns_all_score_cards_of_a_value() -> None:
    state = table(
        player("mass_media", "mysticism", "code_of_laws", hand=["coal"], score=["oars", "optics"]),
        player(score=["tools", "sailing", "paper"]),
    )
    play(state, "dogma mass_media", "choose coal")
    assert (decision(state), choices(state)) == (
        ("choose_value", 0),
        {f"value {value}" for value in range(1, 11)},
    )
    play(state, "value 1")
    assert (score(state), bottom(state, 5)) == (["optics"], ["coal"])
    play(state, "choose sailing")
    assert (score(state, 1), bottom(state, 1, 3)) == (["paper"], ["tools", "sailing", "oars"])
    assert splay(play(state, "colour purple"), "purple") == "up"


def test_R14_18_mass_media_owners_order_their_own_returns() -> None:
    state = table(player("mass_media", hand=["coal"]), player(score=["tools", "sailing"]))
    play(state, "dogma mass_media", "choose coal", "value 1")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose tools", "choose sailing"})


def test_mass_media_declined_names_no_value() -> None:
    state = table(player("mass_media", hand=["coal"]), player(score=["tools"]))
    assert acting(play(state, "dogma mass_media", "stop"))
    assert score(state, 1) == ["tools"]


def test_mobility_takes_the_two_highest_cards_without_factory() -> None:
    opponent = player("optics", "canal_building", "paper", "translation", "mysticism")
    state = table(player("mobility"), opponent, supply={8: ["flight"]})
    play(state, "dogma mobility", "choose paper")
    assert (score(state), hand(state, 1)) == (["paper", "translation"], ["flight"])
    assert board(state, 1) == {"red": ["optics"], "yellow": ["canal_building"], "purple": ["mysticism"]}


def test_R13_15_mobility_does_not_take_uncovered_cards() -> None:
    state = table(player("mobility"), player("paper", "navigation", "tools"), supply={8: ["flight"]})
    play(state, "dogma mobility")
    assert (score(state), board(state, 1)) == (["navigation", "tools"], {"green": ["paper"]})


def test_mobility_draws_an_8_for_a_single_card_too() -> None:
    state = table(player("mobility"), player("tools"), supply={8: ["flight"]})
    play(state, "dogma mobility")
    assert (score(state), hand(state, 1)) == (["tools"], ["flight"])


def test_mobility_spares_factories() -> None:
    state = play(table(player("mobility"), player("metric_system")), "dogma mobility")
    assert (score(state), hand(state, 1)) == ([], [])


def test_mobility_without_a_card_draws_nothing() -> None:
    state = play(table(player("mobility"), player("optics")), "dogma mobility")
    assert (score(state), hand(state, 1)) == ([], [])


def test_quantum_theory_returns_two_for_two_10s() -> None:
    state = table(player("quantum_theory", hand=["oars", "tools"]), NOBODY, supply={10: ["ai", "databases"]})
    play(state, "dogma quantum_theory", "choose oars", "choose tools")
    assert (hand(state), score(state)) == (["ai"], ["databases"])


def test_quantum_theory_with_one_card_draws_nothing() -> None:
    state = table(player("quantum_theory", hand=["oars", "tools"]), NOBODY)
    play(state, "dogma quantum_theory", "choose oars", "stop")
    assert (hand(state), score(state), bottom(state, 1)) == (["tools"], [], ["oars"])


def test_rocketry_returns_a_score_card_for_every_two_clocks() -> None:
    state = table(player("rocketry"), player(score=["oars", "optics"]), player(score=["coal"]))
    play(state, "dogma rocketry")
    assert (decision(state), choices(state)) == (("choose_player", 0), {"player 1", "player 2"})
    play(state, "player 1")
    assert (decision(state), choices(state)) == (("choose_back", 0), {"value 1", "value 3"})
    play(state, "value 3")
    assert (score(state, 1), bottom(state, 3), acting(state)) == (["oars"], ["optics"], True)


@pytest.mark.parametrize(("cards", "left"), [(["oars", "optics", "coal", "ai"], 1), (["oars", "optics"], 0)])
def test_E36_rocketry_with_seven_clocks_returns_three(cards: list[str], left: int) -> None:
    state = table(player("rocketry", "fission", "bicycle"), player(score=cards))
    assert icons(state)["clock"] == 7
    play(state, "dogma rocketry")
    while not acting(state):
        state.play(state.legal()[0])
    assert len(score(state, 1)) == left


def test_R13_27_rocketry_without_score_cards_does_nothing() -> None:
    assert acting(play(table(player("rocketry", score=["oars"]), NOBODY), "dogma rocketry"))


def test_R11_4_rocketry_among_equal_backs_chance_decides() -> None:
    state = table(player("rocketry"), player(score=["oars", "tools", "sailing"]))
    events = told(state, "dogma rocketry", seat=0)
    returned = [event for event in events if event.kind == "returned"]
    assert [event.parts["card"] for event in returned] == [None]
    assert (len(score(state, 1)), decision(state)[0]) == (2, "take_action")


def test_skyscrapers_takes_a_clock_and_breaks_up_the_pile() -> None:
    state = table(player("skyscrapers"), player("tools", "calendar", "writing", "publications"))
    play(state, "dogma skyscrapers")
    assert (pile(state, "blue"), score(state, 1), board(state, 1)) == (["publications"], ["writing"], {})
    assert (bottom(state, 1), bottom(state, 2)) == (["tools"], ["calendar"])


def test_R13_29_skyscrapers_the_vulnerable_player_orders_the_returns() -> None:
    state = table(player("skyscrapers"), player("tools", "pottery", "writing", "publications"))
    play(state, "dogma skyscrapers")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose tools", "choose pottery"})
    assert bottom(play(state, "choose tools"), 1, 2) == ["pottery", "tools"]


def test_E49_skyscrapers_against_a_single_card_only_transfers() -> None:
    state = play(table(player("skyscrapers"), player("publications")), "dogma skyscrapers")
    assert (pile(state, "blue"), score(state, 1), board(state, 1)) == (["publications"], [], {})


def test_socialism_tucks_the_hand_and_takes_the_lowest_cards() -> None:
    state = table(
        player("socialism", hand=["mysticism", "oars", "archery"]),
        player(hand=["tools", "sailing", "optics"]),
        player(hand=["coal", "flight"]),
    )
    play(state, "dogma socialism", "accept", "choose mysticism", "choose oars")
    assert board(state) == {"red": ["oars", "archery"], "purple": ["socialism", "mysticism"]}
    assert hand(state) == ["coal", "sailing", "tools"]
    assert (hand(state, 1), hand(state, 2)) == (["optics"], ["flight"])


def test_socialism_without_purple_takes_nothing() -> None:
    state = table(player("socialism", hand=["oars"]), player(hand=["tools"]))
    play(state, "dogma socialism", "accept")
    assert (hand(state), hand(state, 1), pile(state, "red")) == ([], ["tools"], ["oars"])


def test_R13_30_socialism_is_all_or_nothing() -> None:
    state = table(player("socialism", hand=["oars", "mysticism"]), player(hand=["tools"]))
    play(state, "dogma socialism")
    assert choices(state) == {"accept", "decline"}
    play(state, "decline")
    assert (hand(state), hand(state, 1)) == (["mysticism", "oars"], ["tools"])
