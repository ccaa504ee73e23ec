"""The cards of age 3."""

from games.innovation.positions import (
    INNOVATION,
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


def test_alchemy_draws_for_every_three_castles_then_melds_and_scores() -> None:
    state = table(
        player("alchemy", "domestication", "oars"),
        NOBODY,
        supply={4: ["anatomy", "navigation", "invention"]},
    )
    play(state, "dogma alchemy")
    assert hand(state) == ["anatomy", "navigation"]
    play(state, "choose anatomy")
    assert pile(state, "yellow") == ["anatomy", "domestication"]
    assert (score(state), hand(state)) == (["navigation"], [])


def test_alchemy_with_a_red_card_returns_the_whole_hand() -> None:
    state = table(
        player("alchemy", "the_wheel", "mysticism", hand=["oars"]),
        NOBODY,
        supply={4: ["gunpowder", "anatomy"]},
    )
    play(state, "dogma alchemy")
    assert choices(state) == {"choose oars", "choose gunpowder", "choose anatomy"}
    play(state, "choose gunpowder")
    assert (hand(state), score(state)) == ([], [])
    assert (bottom(state, 4, 2), bottom(state, 1)) == (["anatomy", "gunpowder"], ["oars"])


def test_E47_alchemy_with_two_castles_draws_nothing() -> None:
    state = table(player("alchemy", hand=["oars", "tools"]), NOBODY)
    play(state, "dogma alchemy", "choose oars")
    assert (pile(state, "red"), score(state), hand(state)) == (["oars"], ["tools"], [])


def test_compass_takes_a_leaf_and_gives_a_card_without() -> None:
    state = table(player("compass", "oars", "tools"), player("agriculture", "pottery"))
    play(state, "dogma compass")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose agriculture", "choose pottery"})
    play(state, "choose agriculture")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose oars", "choose tools"})
    play(state, "choose tools")
    assert board(state) == {"red": ["oars"], "yellow": ["agriculture"], "green": ["compass"]}
    assert board(state, 1) == {"blue": ["tools", "pottery"]}


def test_E19_compass_takes_back_even_if_nothing_was_given() -> None:
    state = play(table(player("compass", "oars"), NOBODY), "dogma compass")
    assert (board(state), board(state, 1)) == ({"green": ["compass"]}, {"red": ["oars"]})


def test_R13_11_compass_never_gives_back_the_received_card() -> None:
    state = play(table(player("compass"), player("agriculture")), "dogma compass")
    assert (board(state), board(state, 1)) == ({"yellow": ["agriculture"], "green": ["compass"]}, {})


def test_compass_does_not_take_green() -> None:
    state = play(table(player("compass"), player("clothing")), "dogma compass")
    assert board(state, 1) == {"green": ["clothing"]}


def test_education_returns_the_highest_and_draws_two_above_the_rest() -> None:
    state = table(player("education", score=["optics", "paper", "oars"]), NOBODY, supply={5: ["coal"]})
    play(state, "dogma education")
    assert choices(state) == {"choose optics", "choose paper", "stop"}
    play(state, "choose optics")
    assert (score(state), hand(state), bottom(state, 3)) == (["oars", "paper"], ["coal"], ["optics"])


def test_E30_education_with_one_score_card_draws_a_2() -> None:
    state = table(player("education", score=["optics"]), NOBODY, supply={2: ["calendar"]})
    play(state, "dogma education", "choose optics")
    assert (score(state), hand(state)) == ([], ["calendar"])


def test_education_declined_or_without_score_draws_nothing() -> None:
    state = play(table(player("education", score=["optics"]), NOBODY), "dogma education", "stop")
    assert (score(state), hand(state)) == (["optics"], [])
    assert hand(play(table(player("education"), NOBODY), "dogma education")) == []


def test_engineering_takes_all_top_castles_and_splays_red() -> None:
    state = table(
        player("road_building", "engineering", "the_wheel", "masonry"),
        player("oars", "archery", "domestication", "tools", "calendar"),
    )
    play(state, "dogma engineering")
    assert score(state) == ["archery", "domestication"]
    assert board(state, 1) == {"red": ["oars"], "blue": ["calendar", "tools"]}
    assert splay(play(state, "colour red"), "red") == "left"


def test_R13_15_engineering_does_not_take_uncovered_cards() -> None:
    state = table(player("engineering", "the_wheel"), player("oars", "archery"))
    play(state, "dogma engineering")
    assert (score(state), board(state, 1)) == (["archery"], {"red": ["oars"]})


def test_engineering_splay_may_be_declined() -> None:
    state = play(table(player("oars", "engineering"), NOBODY), "dogma engineering", "stop")
    assert splay(state, "red") is None


def test_feudalism_takes_a_castle_from_the_hand() -> None:
    state = table(player("mysticism", "feudalism"), player(hand=["oars", "tools", "sailing"]))
    play(state, "dogma feudalism")
    assert choices(state) == {"choose oars", "choose tools"}
    play(state, "choose tools")
    assert (hand(state), hand(state, 1)) == (["tools"], ["oars", "sailing"])
    assert choices(state) == {"colour purple", "stop"}
    assert splay(play(state, "colour purple"), "purple") == "left"


def test_feudalism_without_a_castle_takes_nothing() -> None:
    state = play(table(player("feudalism"), player(hand=["sailing"])), "dogma feudalism", "stop")
    assert (hand(state), hand(state, 1), acting(state)) == ([], ["sailing"], True)


def test_feudalism_splays_yellow_or_purple_only() -> None:
    cards = ("masonry", "domestication", "mysticism", "feudalism", "oars", "archery")
    state = play(table(player(*cards), NOBODY), "dogma feudalism")
    assert choices(state) == {"colour yellow", "colour purple", "stop"}


def test_machinery_swaps_the_hand_with_my_highest_cards() -> None:
    state = table(
        player("machinery", "oars", "archery", hand=["tools", "optics", "paper"]),
        player(hand=["sailing", "robotics"]),
    )
    play(state, "dogma machinery", "choose tools")
    assert hand(state, 1) == ["optics", "paper"]
    assert (hand(state), score(state)) == (["robotics", "sailing"], ["tools"])
    assert splay(play(state, "colour red"), "red") == "left"


def test_machinery_scoring_a_castle_is_mandatory() -> None:
    state = table(player("machinery", hand=["tools", "oars", "optics"]), player("agriculture"))
    play(state, "dogma machinery")
    assert (decision(state), choices(state)) == (("choose_card", 0), {"choose tools", "choose oars"})
    assert score(play(state, "choose oars")) == ["oars"]


def test_E20_machinery_with_an_empty_hand_gets_everything() -> None:
    state = table(player("machinery"), player(hand=["sailing", "robotics"]), player(hand=["optics"]))
    play(state, "dogma machinery")
    assert hand(state, 1) == []
    assert (hand(state, 2), hand(state)) == (["robotics"], ["optics", "sailing"])


def test_R13_19_machinery_is_finished_for_one_player_before_the_next() -> None:
    state = table(player("machinery", hand=["paper"]), player(hand=["robotics"]), player(hand=["sailing"]))
    play(state, "dogma machinery")
    assert (hand(state), hand(state, 1), hand(state, 2)) == (["sailing"], ["paper"], ["robotics"])


def test_medicine_swaps_highest_for_lowest() -> None:
    state = table(player("medicine", score=["oars", "optics"]), player(score=["robotics", "tools"]))
    play(state, "dogma medicine")
    assert (score(state), score(state, 1)) == (["optics", "robotics"], ["oars", "tools"])


def test_R11_3_medicine_owners_break_ties_among_their_own_cards() -> None:
    state = table(player("medicine", score=["oars", "archery"]), player(score=["robotics", "ai"]))
    play(state, "dogma medicine")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose robotics", "choose ai"})
    play(state, "choose ai")
    assert (decision(state), choices(state)) == (("choose_card", 0), {"choose oars", "choose archery"})
    play(state, "choose archery")
    assert (score(state), score(state, 1)) == (["ai", "oars"], ["archery", "robotics"])


def test_medicine_with_one_empty_side_moves_one_card() -> None:
    state = play(table(player("medicine", score=["oars"]), NOBODY), "dogma medicine")
    assert (score(state), score(state, 1)) == ([], ["oars"])


def test_optics_with_a_crown_scores_a_4() -> None:
    state = table(player("optics"), NOBODY, supply={3: ["paper"], 4: ["anatomy"]})
    play(state, "dogma optics")
    assert (pile(state, "green"), score(state)) == (["paper"], ["anatomy"])


def test_optics_without_a_crown_gives_a_score_card_to_a_poorer_opponent() -> None:
    state = table(
        player("optics", score=["oars", "robotics"]),
        NOBODY,
        player(score=["tools"]),
        supply={3: ["education"]},
    )
    play(state, "dogma optics")
    assert choices(state) == {"player 1", "player 2"}
    play(state, "player 2", "choose robotics")
    assert (score(state), score(state, 2)) == (["oars"], ["robotics", "tools"])


def test_R13_23_optics_needs_an_opponent_with_fewer_points() -> None:
    state = table(player("optics", score=["oars"]), player(score=["tools"]), supply={3: ["education"]})
    play(state, "dogma optics")
    assert (score(state), score(state, 1), acting(state)) == (["oars"], ["tools"], True)


def test_paper_splays_and_draws_for_each_left_splay() -> None:
    state = table(
        player("sailing", "paper", "tools", "writing", splay={"blue": "left"}),
        NOBODY,
        supply={4: ["anatomy", "invention"]},
    )
    play(state, "dogma paper")
    assert choices(state) == {"colour green", "stop"}
    play(state, "colour green")
    assert (splay(state, "green"), hand(state)) == ("left", ["anatomy", "invention"])


def test_paper_without_a_left_splay_draws_nothing() -> None:
    state = table(player("sailing", "paper", splay={"green": "right"}), NOBODY)
    play(state, "dogma paper", "stop")
    assert (splay(state, "green"), hand(state)) == ("right", [])


def test_translation_melds_the_whole_score_pile_in_any_order() -> None:
    state = table(player("translation", score=["sailing", "compass", "tools"]), NOBODY)
    play(state, "dogma translation", "accept")
    assert choices(state) == {"choose sailing", "choose compass", "choose tools"}
    play(state, "choose tools", "choose compass")
    assert board(state) == {"green": ["sailing", "compass"], "blue": ["tools", "translation"]}
    assert (score(state), specials(state)) == ([], [])


def test_R13_35_translation_is_all_or_nothing() -> None:
    state = table(player("translation", score=["sailing", "compass"]), NOBODY)
    play(state, "dogma translation")
    assert choices(state) == {"accept", "decline"}
    assert score(play(state, "decline")) == ["compass", "sailing"]


def test_translation_claims_world_if_all_top_cards_bear_a_crown() -> None:
    state = play(table(player("translation", "sailing"), NOBODY), "dogma translation")
    assert specials(state) == ["world"]
    state = play(table(player("translation", "archery"), NOBODY), "dogma translation")
    assert specials(state) == []


def test_R14_17_translation_needs_at_least_one_top_card() -> None:
    asked = table(player("translation"), player("optics", score=["oars"]))
    data = play(asked, "dogma translation").position()
    data["removed"] += data["players"][1]["board"].pop("red")["cards"]
    state = INNOVATION.load(data)
    assert decision(state) == ("accept", 1)
    play(state, "decline")
    assert (specials(state, 1), specials(state)) == ([], ["world"])


def test_E8_translation_covered_by_its_own_meld_still_claims() -> None:
    state = table(player("translation", score=["mathematics"]), player("optics", "archery"))
    events = kinds(state, "dogma translation", "accept")
    assert (pile(state, "blue"), specials(state)) == (["mathematics", "translation"], ["world"])
    assert "claimed" in events
