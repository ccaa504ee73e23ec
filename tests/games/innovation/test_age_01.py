"""The cards of age 1."""

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
    kinds,
    pile,
    play,
    player,
    score,
    specials,
    splay,
    supply,
    table,
)


def test_agriculture_returns_a_card_and_scores_one_higher() -> None:
    state = table(player("agriculture", hand=["oars", "mathematics"]), NOBODY, supply={3: ["optics"]})
    play(state, "dogma agriculture")
    assert choices(state) == {"choose oars", "choose mathematics", "stop"}
    play(state, "choose mathematics")
    assert (hand(state), score(state), bottom(state, 2)) == (["oars"], ["optics"], ["mathematics"])
    assert acting(state)


def test_agriculture_may_be_declined() -> None:
    state = play(table(player("agriculture", hand=["oars"]), NOBODY), "dogma agriculture", "stop")
    assert (hand(state), score(state)) == (["oars"], [])


def test_agriculture_scores_from_a_higher_pile_if_need_be() -> None:
    state = table(player("agriculture", hand=["oars"]), NOBODY, only={2: []}, supply={3: ["paper"]})
    assert score(play(state, "dogma agriculture", "choose oars")) == ["paper"]


def test_R13_1_agriculture_with_a_10_ends_the_game() -> None:
    state = table(player("agriculture", hand=["robotics"], score=["oars"]), NOBODY)
    assert end(play(state, "dogma agriculture", "choose robotics")) == ("points", [0])


def test_archery_hands_over_the_highest_card() -> None:
    state = table(player("archery"), player(hand=["oars", "mathematics"]), supply={1: ["tools"]})
    play(state, "dogma archery")
    assert (hand(state), hand(state, 1)) == (["mathematics"], ["oars", "tools"])


def test_R13_3_archery_may_take_the_card_just_drawn() -> None:
    state = play(table(player("archery"), NOBODY, supply={1: ["tools"]}), "dogma archery")
    assert (hand(state), hand(state, 1)) == (["tools"], [])


def test_archery_of_equal_cards_the_vulnerable_player_chooses() -> None:
    state = table(player("archery"), player(hand=["oars"]), supply={1: ["tools"]})
    play(state, "dogma archery")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose oars", "choose tools"})
    assert hand(play(state, "choose oars")) == ["oars"]


def test_archery_does_nothing_to_a_player_with_as_many_castles() -> None:
    state = play(table(player("archery"), player("oars", hand=["tools"])), "dogma archery")
    assert (hand(state), hand(state, 1)) == ([], ["tools"])


def test_city_states_takes_a_castle_from_four_castles() -> None:
    state = table(player("city_states"), player("metalworking", "the_wheel"), supply={1: ["tools"]})
    play(state, "dogma city_states")
    assert (decision(state), choices(state)) == (
        ("choose_card", 1),
        {"choose metalworking", "choose the_wheel"},
    )
    play(state, "choose the_wheel")
    assert board(state) == {"green": ["the_wheel"], "purple": ["city_states"]}
    assert (board(state, 1), score(state, 1)) == ({"red": ["metalworking"]}, ["tools"])


def test_city_states_spares_three_castles() -> None:
    state = play(table(player("city_states"), player("metalworking")), "dogma city_states")
    assert (board(state, 1), score(state, 1)) == ({"red": ["metalworking"]}, [])


def test_R13_5_city_states_rewards_the_obeying_player() -> None:
    state = table(player("city_states"), player("masonry", "archery"), supply={1: ["tools"]})
    play(state, "dogma city_states", "choose masonry")
    assert (score(state), score(state, 1)) == ([], ["tools"])


def test_R14_1_city_states_reward_can_be_a_hand_card() -> None:
    opponent = player("masonry", "archery")
    state = table(
        player("city_states"), opponent, supply={1: ["tools"]}, options={"city_states_reward": "hand"}
    )
    play(state, "dogma city_states", "choose masonry")
    assert (hand(state, 1), score(state, 1)) == (["tools"], [])


def test_clothing_melds_a_new_colour_and_scores_for_exclusive_colours() -> None:
    state = table(
        player("clothing", hand=["oars", "archery", "sailing"]),
        NOBODY,
        supply={1: ["tools", "writing", "pottery"]},
    )
    play(state, "dogma clothing")
    assert choices(state) == {"choose oars", "choose archery"}
    play(state, "choose oars")
    assert board(state) == {"red": ["oars"], "green": ["clothing"]}
    assert score(state) == ["tools", "writing"]


def test_R13_8_clothing_counts_colours_that_no_other_board_has() -> None:
    state = table(
        player("clothing", "oars", "tools"),
        player("archery"),
        player("sailing"),
        supply={1: ["writing", "pottery"]},
    )
    assert score(play(state, "dogma clothing")) == ["writing"]


def test_R13_8_clothing_meld_is_mandatory() -> None:
    state = play(table(player("clothing", hand=["oars"]), NOBODY), "dogma clothing")
    assert choices(state) == {"choose oars"}
    play(state, "choose oars")
    assert (hand(state), pile(state, "red")) == ([], ["oars"])


def test_clothing_without_a_new_colour_only_scores() -> None:
    state = play(table(player("clothing", hand=["sailing"]), NOBODY), "dogma clothing", "stop")
    assert (hand(state), len(score(state))) == (["sailing"], 1)


def test_code_of_laws_tucks_a_present_colour_and_splays_it() -> None:
    state = table(player("code_of_laws", hand=["mysticism", "oars"]), NOBODY)
    play(state, "dogma code_of_laws")
    assert choices(state) == {"choose mysticism", "stop"}
    play(state, "choose mysticism")
    assert choices(state) == {"colour purple", "stop"}
    play(state, "colour purple")
    assert (pile(state, "purple"), splay(state, "purple")) == (["code_of_laws", "mysticism"], "left")


def test_code_of_laws_the_splay_may_be_declined() -> None:
    state = table(player("code_of_laws", hand=["mysticism"]), NOBODY)
    play(state, "dogma code_of_laws", "choose mysticism", "stop")
    assert (len(pile(state, "purple")), splay(state, "purple")) == (2, None)


def test_code_of_laws_without_a_tuck_offers_no_splay() -> None:
    state = table(player("mysticism", "code_of_laws", hand=["oars"]), NOBODY)
    assert acting(play(state, "dogma code_of_laws", "stop"))
    assert splay(state, "purple") is None


def test_domestication_melds_the_lowest_card_and_draws() -> None:
    state = table(player("domestication", hand=["oars", "mathematics"]), NOBODY, supply={1: ["tools"]})
    play(state, "dogma domestication")
    assert (pile(state, "red"), hand(state)) == (["oars"], ["mathematics", "tools"])


def test_R13_14_domestication_lets_choose_among_the_lowest() -> None:
    state = table(player("domestication", hand=["oars", "sailing", "mathematics"]), NOBODY)
    play(state, "dogma domestication")
    assert choices(state) == {"choose oars", "choose sailing"}
    assert pile(play(state, "choose sailing"), "green") == ["sailing"]


def test_R13_14_domestication_draws_even_without_a_meld() -> None:
    state = play(table(player("domestication"), NOBODY, supply={1: ["tools"]}), "dogma domestication")
    assert (hand(state), board(state)) == (["tools"], {"yellow": ["domestication"]})


def test_masonry_melds_any_number_of_castles() -> None:
    state = table(player("masonry", hand=["oars", "archery", "sailing"]), NOBODY)
    play(state, "dogma masonry")
    assert choices(state) == {"choose oars", "choose archery", "stop"}
    play(state, "choose oars", "stop")
    assert (pile(state, "red"), hand(state), specials(state)) == (["oars"], ["archery", "sailing"], [])


def test_R13_20_masonry_claims_monument_for_four_melds() -> None:
    state = table(player("masonry", hand=["oars", "archery", "the_wheel", "mysticism"]), NOBODY)
    play(state, "dogma masonry", "choose oars", "choose archery", "choose the_wheel")
    assert specials(state) == []
    assert specials(play(state, "choose mysticism")) == ["monument"]


def test_E27_masonry_in_two_executions_does_not_claim_monument() -> None:
    state = table(player("masonry", hand=["oars", "archery", "the_wheel", "mysticism"]), NOBODY)
    play(state, "dogma masonry", "choose oars", "choose archery", "choose the_wheel", "stop")
    play(state, "dogma masonry", "choose mysticism")
    assert (specials(state), hand(state)) == ([], [])


def test_metalworking_scores_castles_and_keeps_the_first_other_card() -> None:
    state = table(player("metalworking"), NOBODY, supply={1: ["oars", "archery", "clothing"]})
    play(state, "dogma metalworking")
    assert (score(state), hand(state)) == (["archery", "oars"], ["clothing"])


def test_metalworking_goes_on_with_higher_cards() -> None:
    state = table(
        player("metalworking"), NOBODY, only={1: ["oars"]}, supply={2: ["construction", "calendar"]}
    )
    play(state, "dogma metalworking")
    assert (score(state), hand(state)) == (["construction", "oars"], ["calendar"])


def test_mysticism_melds_a_present_colour_and_draws_again() -> None:
    state = table(player("mysticism"), NOBODY, supply={1: ["city_states", "tools"]})
    play(state, "dogma mysticism")
    assert (pile(state, "purple"), hand(state)) == (["city_states", "mysticism"], ["tools"])


def test_mysticism_keeps_a_new_colour() -> None:
    state = play(table(player("mysticism"), NOBODY, supply={1: ["tools"]}), "dogma mysticism")
    assert (board(state), hand(state)) == ({"purple": ["mysticism"]}, ["tools"])


def test_oars_takes_a_crown_into_my_score_pile() -> None:
    state = table(player("oars"), player(hand=["sailing", "clothing", "tools"]), supply={1: ["writing"]})
    play(state, "dogma oars")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose sailing", "choose clothing"})
    play(state, "choose sailing")
    assert (score(state), hand(state), hand(state, 1)) == (
        ["sailing"],
        [],
        ["clothing", "tools", "writing"],
    )


def test_E14_oars_with_nobody_vulnerable_all_draw() -> None:
    state = table(player("oars"), player("archery"), supply={1: ["tools", "writing", "pottery"]})
    play(state, "dogma oars")
    assert (hand(state, 1), hand(state)) == (["tools"], ["pottery", "writing"])


def test_E15_oars_with_one_transfer_of_two_nobody_draws_by_effect_2() -> None:
    state = table(player("oars"), player(hand=["tools"]), player(hand=["sailing"]), supply={1: ["writing"]})
    play(state, "dogma oars", "stop", "choose sailing")
    assert (hand(state), hand(state, 1), hand(state, 2)) == ([], ["tools"], ["writing"])


def test_R5_12_oars_without_any_transfer_lets_me_draw() -> None:
    state = table(player("oars"), player(hand=["tools"]), supply={1: ["writing"]})
    play(state, "dogma oars", "stop")
    assert (hand(state), hand(state, 1)) == (["writing"], ["tools"])


@pytest.mark.parametrize(("count", "scored"), [(1, "archery"), (2, "calendar"), (3, "optics")])
def test_pottery_scores_the_number_of_returned_cards(count: int, scored: str) -> None:
    cards = ["oars", "sailing", "mathematics"]
    state = table(
        player("pottery", hand=cards), NOBODY, supply={1: ["archery"], 2: ["calendar"], 3: ["optics"]}
    )
    play(state, "dogma pottery", *(f"choose {card}" for card in cards[:count]))
    if count < 3:
        play(state, "stop")
    drawn = hand(state)
    assert score(state) == [scored]
    assert len(drawn) == 3 - count + 1


def test_pottery_without_a_return_only_draws() -> None:
    state = table(player("pottery", hand=["oars"]), NOBODY, supply={1: ["tools"]})
    play(state, "dogma pottery", "stop")
    assert (hand(state), score(state)) == (["oars", "tools"], [])


def test_sailing_draws_and_melds() -> None:
    state = play(table(player("sailing"), NOBODY, supply={1: ["oars"]}), "dogma sailing")
    assert (board(state), hand(state)) == ({"red": ["oars"], "green": ["sailing"]}, [])


def test_sailing_covered_by_its_own_meld_gives_the_bonus_of_the_new_top_card() -> None:
    state = table(
        player("sailing"),
        player("city_states"),
        only={1: ["oars", "clothing"]},
        supply={2: ["calendar"]},
    )
    play(state, "dogma sailing")
    assert pile(state, "red", 1) == ["oars"]
    assert (pile(state, "green"), hand(state)) == (["clothing", "sailing"], ["calendar"])


def test_the_wheel_draws_two() -> None:
    state = play(table(player("the_wheel"), NOBODY, supply={1: ["oars", "tools"]}), "dogma the_wheel")
    assert hand(state) == ["oars", "tools"]


def test_the_wheel_draws_the_second_card_from_the_next_pile() -> None:
    state = table(player("the_wheel"), NOBODY, only={1: ["oars"]}, supply={2: ["calendar"]})
    assert hand(play(state, "dogma the_wheel")) == ["calendar", "oars"]


def test_tools_returns_three_cards_for_a_3() -> None:
    state = table(player("tools", hand=["oars", "sailing", "mathematics"]), NOBODY, supply={3: ["optics"]})
    play(state, "dogma tools", "choose oars")
    assert choices(state) == {"choose sailing", "choose mathematics"}
    play(state, "choose mathematics")
    assert (hand(state), pile(state, "red")) == ([], ["optics"])
    assert (bottom(state, 1, 2), bottom(state, 2)) == (["sailing", "oars"], ["mathematics"])


def test_tools_returns_a_3_for_three_1s() -> None:
    state = table(
        player("tools", hand=["optics", "paper"]), NOBODY, supply={1: ["oars", "sailing", "writing"]}
    )
    play(state, "dogma tools")
    assert choices(state) == {"choose optics", "choose paper", "stop"}
    play(state, "choose paper")
    assert (hand(state), bottom(state, 3)) == (["oars", "optics", "sailing", "writing"], ["paper"])


def test_R13_34_tools_takes_no_other_value_than_3() -> None:
    state = table(player("tools", hand=["mathematics", "gunpowder"]), NOBODY)
    assert acting(play(state, "dogma tools"))
    assert hand(state) == ["gunpowder", "mathematics"]


def test_R14_6_tools_with_two_cards_offers_nothing() -> None:
    state = table(player("tools", hand=["oars", "sailing"]), NOBODY)
    assert acting(play(state, "dogma tools"))
    assert hand(state) == ["oars", "sailing"]


def test_R5_8_tools_may_be_declined_with_three_cards() -> None:
    state = table(player("tools", hand=["oars", "sailing", "archery"]), NOBODY)
    play(state, "dogma tools", "stop")
    assert (len(hand(state)), board(state), acting(state)) == (3, {"blue": ["tools"]}, True)


def test_writing_draws_a_2() -> None:
    state = play(table(player("writing"), NOBODY, supply={2: ["calendar"]}), "dogma writing")
    assert hand(state) == ["calendar"]


def test_writing_shared_gives_the_bonus() -> None:
    state = table(player("writing"), player("tools"), supply={1: ["oars"], 2: ["calendar", "currency"]})
    assert "bonus" in kinds(state, "dogma writing")
    assert (hand(state, 1), hand(state)) == (["calendar"], ["currency", "oars"])
    assert supply(state, 2)[0] != "currency"
