"""The cards of age 7."""

from games.innovation.positions import (
    NOBODY,
    acting,
    board,
    bottom,
    choices,
    decision,
    hand,
    kinds,
    pile,
    play,
    player,
    score,
    specials,
    splay,
    table,
)


def test_bicycle_swaps_hand_and_score_pile() -> None:
    state = table(player("bicycle", hand=["oars"], score=["tools", "optics"]), NOBODY)
    play(state, "dogma bicycle", "accept")
    assert (hand(state), score(state)) == (["optics", "tools"], ["oars"])


def test_R13_35_bicycle_is_all_or_nothing() -> None:
    state = table(player("bicycle", hand=["oars"], score=["tools"]), NOBODY)
    play(state, "dogma bicycle")
    assert choices(state) == {"accept", "decline"}
    play(state, "decline")
    assert (hand(state), score(state)) == (["oars"], ["tools"])


def test_E21_bicycle_does_not_score() -> None:
    cards = ["archery", "oars", "optics", "paper", "sailing", "tools"]
    state = play(table(player("bicycle", hand=cards), NOBODY), "dogma bicycle", "accept")
    assert (hand(state), score(state), specials(state)) == ([], cards, [])


def test_combustion_takes_two_score_cards_of_their_choice() -> None:
    state = table(player("combustion"), player(score=["oars", "optics", "coal"]))
    play(state, "dogma combustion")
    assert decision(state) == ("choose_card", 1)
    play(state, "choose oars", "choose coal")
    assert (score(state), score(state, 1)) == (["coal", "oars"], ["optics"])


def test_E24_combustion_does_not_count_for_monument() -> None:
    state = table(player("combustion", scored=5), player(score=["oars", "optics"]))
    play(state, "dogma combustion", "choose oars")
    assert (score(state), specials(state)) == (["oars", "optics"], [])


def test_combustion_takes_the_only_card() -> None:
    assert score(play(table(player("combustion"), player(score=["oars"])), "dogma combustion")) == ["oars"]


def test_electricity_returns_top_cards_without_factory_and_draws_8s() -> None:
    state = table(
        player("electricity", "archery", "oars", "tools", "coal", "canning"),
        NOBODY,
        supply={8: ["flight"]},
    )
    play(state, "dogma electricity")
    assert (hand(state), bottom(state, 1)) == (["flight"], ["tools"])
    assert tops_of(board(state)) == ["canning", "coal", "electricity"]


def tops_of(piles: dict[str, list[str]]) -> list[str]:
    return sorted(cards[0] for cards in piles.values())


def test_R13_15_electricity_does_not_return_uncovered_cards() -> None:
    state = table(
        player("electricity", "archery", "oars", "tools", "writing"),
        NOBODY,
        supply={8: ["flight", "mobility", "rocketry"]},
    )
    play(state, "dogma electricity", "choose writing")
    assert board(state) == {"red": ["archery"], "green": ["electricity"], "blue": ["tools"]}
    assert (hand(state), bottom(state, 1, 2)) == (["flight", "mobility"], ["oars", "writing"])


def test_evolution_first_branch_scores_an_8_and_returns_a_score_card() -> None:
    state = table(player("evolution", score=["oars"]), NOBODY, supply={8: ["flight"]})
    play(state, "dogma evolution")
    assert choices(state) == {"first_branch", "second_branch", "stop"}
    play(state, "first_branch", "choose oars")
    assert (score(state), bottom(state, 1)) == (["flight"], ["oars"])


def test_evolution_second_branch_draws_one_above_the_highest_score_card() -> None:
    state = table(player("evolution", score=["oars", "optics"]), NOBODY, supply={4: ["anatomy"]})
    play(state, "dogma evolution", "second_branch")
    assert (hand(state), score(state)) == (["anatomy"], ["oars", "optics"])


def test_evolution_may_be_declined() -> None:
    state = play(table(player("evolution", score=["oars"]), NOBODY), "dogma evolution", "stop")
    assert (hand(state), score(state), acting(state)) == ([], ["oars"], True)


def test_explosives_takes_the_three_highest_cards() -> None:
    state = table(player("explosives"), player(hand=["oars", "coal", "banking", "flight"]))
    play(state, "dogma explosives", "choose coal")
    assert (hand(state), hand(state, 1)) == (["banking", "coal", "flight"], ["oars"])


def test_R7_11_explosives_ties_are_broken_at_the_last_value() -> None:
    cards = ["combustion", "evolution", "coal", "banking", "physics"]
    state = play(table(player("explosives"), player(hand=cards)), "dogma explosives", "choose evolution")
    assert choices(state) == {"choose coal", "choose banking", "choose physics"}
    play(state, "choose physics")
    assert hand(state) == ["combustion", "evolution", "physics"]


def test_E17_explosives_against_an_empty_hand_draws_no_7() -> None:
    assert hand(play(table(player("explosives"), NOBODY), "dogma explosives"), 1) == []


def test_explosives_against_a_single_card_takes_it_and_they_draw_a_7() -> None:
    state = table(player("explosives"), player(hand=["oars"]), supply={7: ["bicycle"]})
    play(state, "dogma explosives")
    assert (hand(state), hand(state, 1)) == (["oars"], ["bicycle"])


def test_E17_explosives_against_two_cards_takes_both_and_they_draw_a_7() -> None:
    state = table(player("explosives"), player(hand=["oars", "coal"]), supply={7: ["bicycle"]})
    play(state, "dogma explosives")
    assert (hand(state), hand(state, 1)) == (["coal", "oars"], ["bicycle"])


def test_R13_16_explosives_draws_a_7_only_for_an_empty_hand() -> None:
    state = table(player("explosives"), player(hand=["oars", "coal", "flight"]), supply={7: ["bicycle"]})
    assert hand(play(state, "dogma explosives"), 1) == ["bicycle"]
    state = table(player("explosives"), player(hand=["oars", "coal", "flight", "calendar"]))
    assert hand(play(state, "dogma explosives"), 1) == ["oars"]


def test_lighting_tucks_up_to_three_and_scores_7s_by_value() -> None:
    state = table(
        player("lighting", hand=["oars", "tools", "optics", "paper"]),
        NOBODY,
        supply={7: ["bicycle", "combustion"]},
    )
    play(state, "dogma lighting", "choose oars", "choose optics", "choose tools")
    assert (hand(state), score(state)) == (["paper"], ["bicycle", "combustion"])
    assert board(state) == {"red": ["oars", "optics"], "blue": ["tools"], "purple": ["lighting"]}


def test_lighting_with_fewer_or_no_cards() -> None:
    state = table(player("lighting", hand=["oars", "tools"]), NOBODY, supply={7: ["bicycle"]})
    play(state, "dogma lighting", "choose oars", "stop")
    assert score(state) == ["bicycle"]
    assert score(play(table(player("lighting", hand=["oars"]), NOBODY), "dogma lighting", "stop")) == []


def test_publications_puts_a_pile_into_any_order() -> None:
    state = table(player("tools", "calendar", "publications", splay={"blue": "left"}), NOBODY)
    play(state, "dogma publications")
    assert choices(state) == {"colour blue", "stop"}
    play(state, "colour blue", "choose tools", "choose publications")
    assert (pile(state, "blue"), splay(state, "blue")) == (["tools", "publications", "calendar"], "left")
    assert choices(state) == {"colour blue", "stop"}
    assert splay(play(state, "colour blue"), "blue") == "up"


def test_R13_25_publications_keeps_the_splay() -> None:
    state = table(player("oars", "archery", "publications", splay={"red": "right"}), NOBODY)
    play(state, "dogma publications", "colour red", "choose oars")
    assert (pile(state, "red"), splay(state, "red")) == (["oars", "archery"], "right")


def test_E43_publications_with_a_single_card_has_nothing_to_do() -> None:
    assert acting(play(table(player("publications"), NOBODY), "dogma publications"))


def test_publications_declined() -> None:
    state = play(table(player("tools", "publications"), NOBODY), "dogma publications", "stop", "stop")
    assert (pile(state, "blue"), splay(state, "blue")) == (["publications", "tools"], None)


def test_railroad_returns_the_hand_draws_three_6s_and_splays_up() -> None:
    state = table(
        player("railroad", "oars", "archery", "tools", "writing", hand=["optics"], splay={"red": "right"}),
        NOBODY,
        supply={6: ["canning", "democracy", "machine_tools"]},
    )
    play(state, "dogma railroad")
    assert (hand(state), bottom(state, 3)) == (["canning", "democracy", "machine_tools"], ["optics"])
    assert choices(state) == {"colour red", "stop"}
    assert splay(play(state, "colour red"), "red") == "up"


def test_E10_railroad_returning_and_drawing_the_same_cards_gives_the_bonus() -> None:
    sixes = ["canning", "democracy", "machine_tools"]
    state = table(
        player("railroad"),
        player("quantum_theory", hand=sixes),
        only={6: []},
        supply={7: ["bicycle", "combustion", "evolution", "lighting"]},
    )
    events = kinds(state, "dogma railroad", "choose canning", "choose democracy")
    assert hand(state, 1) == sixes
    assert events.count("bonus") == 1
    assert hand(state) == ["bicycle", "combustion", "evolution", "lighting"]


def test_railroad_with_an_empty_hand_just_draws() -> None:
    assert len(hand(play(table(player("railroad"), NOBODY), "dogma railroad"))) == 3


def test_refrigeration_returns_half_the_hand_and_scores_a_card() -> None:
    state = table(
        player("refrigeration", hand=["coal"]), player(hand=["oars", "tools", "optics", "paper", "flight"])
    )
    play(state, "dogma refrigeration")
    assert decision(state) == ("choose_card", 1)
    play(state, "choose oars", "choose flight")
    assert hand(state, 1) == ["optics", "paper", "tools"]
    assert choices(state) == {"choose coal", "stop"}
    assert score(play(state, "choose coal")) == ["coal"]


def test_refrigeration_spares_a_single_card() -> None:
    state = play(table(player("refrigeration"), player(hand=["oars"])), "dogma refrigeration")
    assert hand(state, 1) == ["oars"]


def test_sanitation_swaps_two_highest_for_my_lowest() -> None:
    state = table(player("sanitation", hand=["oars", "coal"]), player(hand=["tools", "optics", "flight"]))
    play(state, "dogma sanitation")
    assert (hand(state), hand(state, 1)) == (["coal", "flight", "optics"], ["oars", "tools"])


def test_R11_3_sanitation_owners_break_their_own_ties() -> None:
    state = table(
        player("sanitation", hand=["oars", "archery"]),
        player(hand=["tools", "flight", "mobility", "rocketry"]),
    )
    play(state, "dogma sanitation")
    assert (decision(state), len(choices(state))) == (("choose_card", 1), 3)
    play(state, "choose flight", "choose rocketry")
    assert (decision(state), choices(state)) == (("choose_card", 0), {"choose oars", "choose archery"})
    play(state, "choose oars")
    assert (hand(state), hand(state, 1)) == (["archery", "flight", "rocketry"], ["mobility", "oars", "tools"])


def test_sanitation_against_an_empty_hand_gives_my_lowest_card() -> None:
    state = play(table(player("sanitation", hand=["oars", "coal"]), NOBODY), "dogma sanitation")
    assert (hand(state), hand(state, 1)) == (["coal"], ["oars"])
