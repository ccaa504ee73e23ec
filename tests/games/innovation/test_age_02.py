"""The cards of age 2."""

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

FIVE = ("construction", "masonry", "the_wheel", "tools", "mysticism")


def test_calendar_draws_two_3s_with_more_score_than_hand_cards() -> None:
    state = table(
        player("calendar", hand=["oars"], score=["tools", "sailing"]), NOBODY, supply={3: ["optics", "paper"]}
    )
    assert hand(play(state, "dogma calendar")) == ["oars", "optics", "paper"]


def test_calendar_with_as_many_cards_does_nothing() -> None:
    state = table(player("calendar", hand=["oars"], score=["tools"]), NOBODY)
    assert hand(play(state, "dogma calendar")) == ["oars"]


def test_canal_building_swaps_all_the_highest_cards() -> None:
    mine = player(
        "canal_building", hand=["oars", "mathematics", "construction"], score=["archery", "optics", "paper"]
    )
    state = play(table(mine, NOBODY), "dogma canal_building")
    assert choices(state) == {"accept", "decline"}
    play(state, "accept")
    assert hand(state) == ["oars", "optics", "paper"]
    assert score(state) == ["archery", "construction", "mathematics"]


def test_canal_building_may_be_declined() -> None:
    state = table(player("canal_building", hand=["oars"], score=["optics"]), NOBODY)
    play(state, "dogma canal_building", "decline")
    assert (hand(state), score(state)) == (["oars"], ["optics"])


def test_canal_building_swaps_with_nothing() -> None:
    state = table(player("canal_building", hand=["oars", "tools", "optics"]), NOBODY)
    play(state, "dogma canal_building", "accept")
    assert (hand(state), score(state)) == (["oars", "tools"], ["optics"])


def test_canal_building_with_two_empty_sets_is_not_offered() -> None:
    assert acting(play(table(player("canal_building"), NOBODY), "dogma canal_building"))


def test_construction_takes_two_cards_of_their_choice() -> None:
    state = table(player("construction"), player(hand=["oars", "tools", "optics"]), supply={2: ["calendar"]})
    play(state, "dogma construction")
    assert decision(state) == ("choose_card", 1)
    play(state, "choose oars", "choose optics")
    assert (hand(state), hand(state, 1)) == (["oars", "optics"], ["calendar", "tools"])


def test_E16_construction_against_an_empty_hand_draws_a_2() -> None:
    state = play(table(player("construction"), NOBODY, supply={2: ["calendar"]}), "dogma construction")
    assert (hand(state), hand(state, 1)) == ([], ["calendar"])


def test_R13_12_construction_draw_does_not_depend_on_two_cards() -> None:
    state = table(player("construction"), player(hand=["oars"]), supply={2: ["calendar"]})
    play(state, "dogma construction")
    assert (hand(state), hand(state, 1)) == (["oars"], ["calendar"])


def test_R13_12_construction_claims_empire_for_the_only_five_colours() -> None:
    state = play(table(player(*FIVE), player(hand=["oars"])), "dogma construction")
    assert specials(state) == ["empire"]


def test_R13_12_construction_does_not_claim_for_somebody_else() -> None:
    opponent = player("optics", "agriculture", "sailing", "writing", "code_of_laws")
    state = play(table(player("construction"), opponent), "dogma construction")
    assert (specials(state), specials(state, 1)) == ([], [])


def test_E26_construction_with_two_players_of_five_colours_claims_nothing() -> None:
    opponent = player("archery", "domestication", "sailing", "writing", "code_of_laws")
    state = play(table(player(*FIVE), opponent), "dogma construction")
    assert (specials(state), specials(state, 1)) == ([], [])


def test_currency_scores_a_2_for_each_returned_value() -> None:
    state = table(
        player("currency", hand=["oars", "tools", "optics"]), NOBODY, supply={2: ["calendar", "construction"]}
    )
    play(state, "dogma currency", "choose oars", "choose optics", "choose tools")
    assert (hand(state), score(state)) == ([], ["calendar", "construction"])
    assert (bottom(state, 1, 2), bottom(state, 3)) == (["tools", "oars"], ["optics"])


def test_currency_without_a_return_scores_nothing() -> None:
    state = play(table(player("currency", hand=["oars"]), NOBODY), "dogma currency", "stop")
    assert (hand(state), score(state)) == (["oars"], [])


def test_fermenting_draws_for_every_two_leaves() -> None:
    state = table(player("fermenting", "pottery"), NOBODY, supply={2: ["calendar", "currency"]})
    assert hand(play(state, "dogma fermenting")) == ["calendar", "currency"]


def test_fermenting_with_two_leaves_draws_one_card() -> None:
    state = table(player("fermenting"), NOBODY, supply={2: ["calendar"]})
    assert hand(play(state, "dogma fermenting")) == ["calendar"]


def test_mapmaking_takes_a_1_and_scores_one() -> None:
    state = table(player("mapmaking"), player(score=["oars", "archery", "optics"]), supply={1: ["tools"]})
    play(state, "dogma mapmaking")
    assert choices(state) == {"choose oars", "choose archery"}
    play(state, "choose oars")
    assert (score(state), score(state, 1)) == (["oars", "tools"], ["archery", "optics"])


def test_mapmaking_without_a_1_does_nothing() -> None:
    state = play(table(player("mapmaking"), player(score=["optics"])), "dogma mapmaking")
    assert (score(state), score(state, 1)) == ([], ["optics"])


def test_mathematics_returns_a_card_and_melds_one_higher() -> None:
    state = table(player("mathematics", hand=["oars"]), NOBODY, supply={2: ["currency"]})
    play(state, "dogma mathematics", "choose oars")
    assert (hand(state), board(state)) == ([], {"green": ["currency"], "blue": ["mathematics"]})
    assert bottom(state, 1) == ["oars"]


def test_mathematics_declined() -> None:
    state = play(table(player("mathematics", hand=["oars"]), NOBODY), "dogma mathematics", "stop")
    assert (hand(state), board(state)) == (["oars"], {"blue": ["mathematics"]})


def test_R13_1_mathematics_with_a_10_ends_the_game() -> None:
    state = table(player("mathematics", hand=["robotics"]), player(score=["oars"]))
    assert end(play(state, "dogma mathematics", "choose robotics")) == ("points", [1])


def test_monotheism_takes_a_missing_colour_and_tucks() -> None:
    state = table(player("monotheism"), player("archery", "code_of_laws"), supply={1: ["oars", "mysticism"]})
    play(state, "dogma monotheism")
    assert (score(state), board(state)) == (["archery"], {"purple": ["monotheism", "mysticism"]})
    assert board(state, 1) == {"red": ["oars"], "purple": ["code_of_laws"]}


def test_R13_22_monotheism_takes_only_colours_i_do_not_have() -> None:
    state = table(player("monotheism", "oars"), player("archery"), supply={1: ["tools"]})
    play(state, "dogma monotheism")
    assert (score(state), board(state, 1)) == ([], {"red": ["archery"]})
    assert pile(state, "blue") == ["tools"]


def test_philosophy_splays_left_and_scores_a_card() -> None:
    state = table(player("oars", "archery", "mysticism", "philosophy", hand=["tools", "optics"]), NOBODY)
    play(state, "dogma philosophy")
    assert choices(state) == {"colour red", "colour purple", "stop"}
    play(state, "colour red")
    assert choices(state) == {"choose tools", "choose optics", "stop"}
    play(state, "choose optics")
    assert (splay(state, "red"), splay(state, "purple")) == ("left", None)
    assert (hand(state), score(state)) == (["tools"], ["optics"])


def test_philosophy_with_nothing_to_splay_or_score() -> None:
    assert acting(play(table(player("philosophy", "oars"), NOBODY), "dogma philosophy"))


def test_philosophy_both_parts_may_be_declined() -> None:
    state = table(player("mysticism", "philosophy", hand=["tools"]), NOBODY)
    play(state, "dogma philosophy", "stop", "stop")
    assert (splay(state, "purple"), hand(state), score(state)) == (None, ["tools"], [])


def test_road_building_melds_two_and_swaps_red_for_green() -> None:
    state = table(
        player("road_building", hand=["oars", "tools", "optics"]), player("sailing"), player("clothing")
    )
    play(state, "dogma road_building", "choose tools", "choose oars")
    assert (decision(state), choices(state)) == (("choose_player", 0), {"player 1", "player 2", "stop"})
    play(state, "player 2")
    assert board(state) == {"red": ["road_building"], "green": ["clothing"], "blue": ["tools"]}
    assert board(state, 2) == {"red": ["oars"]}


def test_R13_26_road_building_melds_at_least_one_card() -> None:
    state = table(player("road_building", hand=["oars", "tools"]), NOBODY)
    play(state, "dogma road_building")
    assert choices(state) == {"choose oars", "choose tools"}
    play(state, "choose tools")
    assert choices(state) == {"choose oars", "stop"}
    play(state, "stop")
    assert (acting(state), hand(state)) == (True, ["oars"])


def test_R13_26_road_building_transfer_may_be_declined() -> None:
    state = table(player("road_building", hand=["oars", "tools"]), player("sailing"))
    play(state, "dogma road_building", "choose tools", "choose oars", "stop")
    assert (pile(state, "red"), board(state, 1)) == (["oars", "road_building"], {"green": ["sailing"]})


def test_E53_road_building_gives_red_even_without_green() -> None:
    state = table(player("road_building", hand=["oars", "tools"]), NOBODY)
    play(state, "dogma road_building", "choose tools", "choose oars", "player 1")
    assert (board(state, 1), pile(state, "red")) == ({"red": ["oars"]}, ["road_building"])


def test_road_building_with_an_empty_hand_does_nothing() -> None:
    assert acting(play(table(player("road_building"), player("sailing")), "dogma road_building"))
