"""The cards of age 5."""

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
    pile,
    play,
    player,
    score,
    specials,
    splay,
    table,
)


def test_astronomy_melds_green_and_blue_and_keeps_the_rest() -> None:
    state = table(player("astronomy"), NOBODY, supply={6: ["metric_system", "atomic_theory", "canning"]})
    play(state, "dogma astronomy")
    assert board(state) == {"green": ["metric_system"], "blue": ["atomic_theory"], "purple": ["astronomy"]}
    assert (hand(state), specials(state)) == (["canning"], ["universe"])


def test_astronomy_does_not_claim_with_a_low_top_card() -> None:
    state = table(player("astronomy", "coal"), NOBODY, supply={6: ["canning"]})
    assert specials(play(state, "dogma astronomy")) == []


def test_R13_4_astronomy_with_purple_only_claims_universe() -> None:
    state = table(player("astronomy"), NOBODY, supply={6: ["canning"]})
    assert specials(play(state, "dogma astronomy")) == ["universe"]


def test_banking_takes_a_factory_and_the_obeying_player_scores_a_5() -> None:
    state = table(
        player("sailing", "banking"), player("colonialism", "electricity", "tools"), supply={5: ["coal"]}
    )
    play(state, "dogma banking")
    assert (pile(state, "red"), score(state, 1)) == (["colonialism"], ["coal"])
    assert board(state, 1) == {"green": ["electricity"], "blue": ["tools"]}
    assert splay(play(state, "colour green"), "green") == "right"


def test_R13_5_banking_scores_nothing_without_a_transfer() -> None:
    state = play(table(player("banking"), player("electricity")), "dogma banking")
    assert (score(state), score(state, 1), board(state, 1)) == ([], [], {"green": ["electricity"]})


def test_chemistry_scores_one_above_the_highest_top_card_and_returns_one() -> None:
    state = table(player("tools", "chemistry", "oars", score=["archery"]), NOBODY, supply={6: ["canning"]})
    play(state, "dogma chemistry", "colour blue")
    assert splay(state, "blue") == "right"
    assert choices(state) == {"choose archery", "choose canning"}
    play(state, "choose archery")
    assert (score(state), bottom(state, 1)) == (["canning"], ["archery"])


def test_chemistry_returns_the_only_score_card() -> None:
    state = play(table(player("chemistry"), NOBODY, supply={6: ["canning"]}), "dogma chemistry")
    assert (score(state), bottom(state, 6)) == ([], ["canning"])


def test_E48_chemistry_with_a_10_ends_the_game() -> None:
    state = table(player("chemistry", "robotics", score=["oars"]), player(score=["tools", "sailing"]))
    assert end(play(state, "dogma chemistry")) == ("points", [1])


def test_coal_tucks_splays_and_scores_two_cards() -> None:
    state = table(player("oars", "coal"), NOBODY, supply={5: ["the_pirate_code"]})
    play(state, "dogma coal", "colour red")
    assert (pile(state, "red"), splay(state, "red")) == (["coal", "oars", "the_pirate_code"], "right")
    assert choices(state) == {"choose coal", "stop"}
    play(state, "choose coal")
    assert (score(state), pile(state, "red")) == (["coal", "oars"], ["the_pirate_code"])


def test_R13_9_coal_scores_one_card_if_there_is_none_below() -> None:
    state = table(player("coal", "tools"), NOBODY, supply={5: ["statistics"]})
    play(state, "dogma coal", "choose tools")
    assert (score(state), board(state)) == (["tools"], {"red": ["coal"], "yellow": ["statistics"]})


def test_coal_scoring_may_be_declined() -> None:
    state = table(player("coal"), NOBODY, supply={5: ["statistics"]})
    assert score(play(state, "dogma coal", "stop")) == []


def test_measurement_splays_and_draws_the_size_of_the_pile() -> None:
    state = table(
        player("measurement", "oars", "archery", "optics", hand=["tools"]), NOBODY, supply={3: ["paper"]}
    )
    play(state, "dogma measurement", "choose tools", "colour red")
    assert (splay(state, "red"), hand(state), bottom(state, 1)) == ("right", ["paper"], ["tools"])


@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "purple", "green"])
def test_R14_16_measurement_takes_any_colour(colour: str) -> None:
    state = table(player("measurement", hand=["tools"]), NOBODY, supply={1: ["oars"]})
    play(state, "dogma measurement", "choose tools", f"colour {colour}")
    assert hand(state) == ["oars"]


def test_R14_15_measurement_of_a_missing_colour_draws_a_1() -> None:
    state = table(player("measurement", hand=["optics"]), NOBODY, supply={1: ["oars"]})
    assert hand(play(state, "dogma measurement", "choose optics", "colour red")) == ["oars"]


def test_R13_21_measurement_of_a_colour_splayed_right_already_draws() -> None:
    mine = player("measurement", "oars", "archery", hand=["optics"], splay={"red": "right"})
    state = table(mine, NOBODY, supply={2: ["calendar"]})
    assert hand(play(state, "dogma measurement", "choose optics", "colour red")) == ["calendar"]


def test_measurement_declined() -> None:
    state = play(table(player("measurement", hand=["oars"]), NOBODY), "dogma measurement", "stop")
    assert (hand(state), acting(state)) == (["oars"], True)


TWELVE_BLUE = (
    *("pottery", "tools", "writing", "calendar", "mathematics", "alchemy"),
    *("translation", "experimentation", "printing_press", "chemistry", "physics", "atomic_theory"),
)


def test_E32_measurement_of_twelve_cards_ends_the_game() -> None:
    state = table(player("measurement", *TWELVE_BLUE, hand=["oars"], score=["sailing"]), NOBODY)
    play(state, "dogma measurement", "choose oars", "colour blue")
    assert end(state) == ("points", [0])
    assert (bottom(state, 1), splay(state, "blue"), hand(state)) == (["oars"], "right", [])


def test_physics_keeps_three_different_colours() -> None:
    drawn = ["canning", "democracy", "metric_system"]
    state = table(player("physics", hand=["oars"]), NOBODY, supply={6: drawn})
    assert hand(play(state, "dogma physics")) == ["canning", "democracy", "metric_system", "oars"]


def test_physics_returns_everything_with_a_colour_twice() -> None:
    drawn = ["canning", "democracy", "emancipation"]
    state = table(player("physics", hand=["oars"]), NOBODY, supply={6: drawn})
    play(state, "dogma physics", "choose democracy", "choose canning")
    assert hand(state) == []
    assert bottom(state, 6, 3) == ["emancipation", "canning", "democracy"]
    assert bottom(state, 1) == ["oars"]


def test_societies_takes_a_lightbulb_and_they_draw_a_5() -> None:
    state = table(player("societies"), player("tools", "archery", "philosophy"), supply={5: ["coal"]})
    play(state, "dogma societies")
    assert choices(state) == {"choose tools", "choose archery"}
    play(state, "choose tools")
    assert (pile(state, "blue"), hand(state, 1)) == (["tools"], ["coal"])


def test_societies_does_not_take_purple() -> None:
    state = play(table(player("societies"), player("philosophy")), "dogma societies")
    assert (hand(state, 1), board(state, 1)) == ([], {"purple": ["philosophy"]})


def test_statistics_takes_the_highest_score_card_into_the_hand() -> None:
    state = table(player("masonry", "statistics"), player(hand=["oars"], score=["optics", "tools"]))
    play(state, "dogma statistics")
    assert (hand(state, 1), score(state, 1)) == (["oars", "optics"], ["tools"])
    assert splay(play(state, "colour yellow"), "yellow") == "right"


def test_E41_statistics_repeats_while_it_is_the_only_hand_card() -> None:
    state = table(player("statistics"), player(score=["coal", "banking", "optics"]))
    play(state, "dogma statistics")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose coal", "choose banking"})
    play(state, "choose coal")
    assert (hand(state, 1), score(state, 1), acting(state)) == (["banking", "coal"], ["optics"], True)


def test_R13_32_statistics_stops_when_the_score_pile_is_empty() -> None:
    state = play(table(player("statistics"), player(score=["coal"])), "dogma statistics")
    assert (hand(state, 1), score(state, 1)) == (["coal"], [])


def test_statistics_with_an_empty_score_pile_and_one_card_ends() -> None:
    state = play(table(player("statistics"), player(hand=["coal"])), "dogma statistics")
    assert (hand(state, 1), acting(state)) == (["coal"], True)


def test_steam_engine_tucks_two_4s_and_scores_the_bottom_yellow() -> None:
    state = table(player("steam_engine"), NOBODY, supply={4: ["gunpowder", "invention"]})
    play(state, "dogma steam_engine")
    assert (board(state), score(state)) == ({"red": ["gunpowder"], "green": ["invention"]}, ["steam_engine"])


def test_R13_33_steam_engine_scores_the_card_that_is_now_at_the_bottom() -> None:
    state = table(player("oars", "steam_engine"), NOBODY, supply={4: ["anatomy", "perspective"]})
    play(state, "dogma steam_engine")
    assert (pile(state, "yellow"), score(state)) == (["steam_engine", "anatomy"], ["perspective"])


def test_E42_steam_engine_without_yellow_scores_nothing() -> None:
    sharer = player("industrialization")
    state = table(
        player("steam_engine"), sharer, supply={4: ["gunpowder", "invention", "enterprise", "navigation"]}
    )
    play(state, "dogma steam_engine")
    assert (score(state, 1), board(state, 1)) == (
        [],
        {"red": ["industrialization", "gunpowder"], "green": ["invention"]},
    )


def test_the_pirate_code_takes_two_low_score_cards_and_scores_a_crown() -> None:
    state = table(player("the_pirate_code", "sailing"), player(score=["oars", "optics", "anatomy", "coal"]))
    play(state, "dogma the_pirate_code", "choose optics")
    assert choices(state) == {"choose oars", "choose anatomy"}
    play(state, "choose oars")
    assert (score(state), board(state)) == (["oars", "optics", "sailing"], {"red": ["the_pirate_code"]})
    assert score(state, 1) == ["anatomy", "coal"]


def test_the_pirate_code_without_a_transfer_scores_nothing() -> None:
    state = play(table(player("the_pirate_code"), player(score=["coal"])), "dogma the_pirate_code")
    assert (score(state), score(state, 1)) == ([], ["coal"])


def test_the_pirate_code_lets_choose_among_the_lowest_crowns() -> None:
    state = table(player("the_pirate_code", "sailing", "code_of_laws", "tools"), player(score=["oars"]))
    play(state, "dogma the_pirate_code")
    assert (decision(state), choices(state)) == (
        ("choose_card", 0),
        {"choose sailing", "choose code_of_laws"},
    )


def test_E24_the_pirate_code_transfers_do_not_count_for_monument() -> None:
    state = table(player("the_pirate_code", scored=4), player(score=["oars", "tools"]))
    play(state, "dogma the_pirate_code", "choose oars")
    assert (score(state), specials(state)) == (["oars", "the_pirate_code", "tools"], [])
