"""The cards of age 9."""

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
    one,
    pile,
    play,
    player,
    removed,
    score,
    splay,
    table,
)

NINE_GREEN = (
    *("clothing", "sailing", "the_wheel", "currency", "mapmaking"),
    *("compass", "paper", "invention", "navigation"),
)


def test_collaboration_i_take_one_of_two_9s_and_they_meld_the_other() -> None:
    state = table(player("collaboration"), NOBODY, supply={9: ["fission", "ecology"]})
    play(state, "dogma collaboration")
    assert (decision(state), choices(state)) == (("choose_card", 0), {"choose fission", "choose ecology"})
    play(state, "choose ecology")
    assert (pile(state, "yellow"), board(state, 1), hand(state, 1)) == (
        ["ecology"],
        {"red": ["fission"]},
        [],
    )


def test_R13_10_collaboration_puts_the_card_on_top_of_my_pile() -> None:
    state = table(player("collaboration"), NOBODY, supply={9: ["satellites", "ecology"]})
    play(state, "dogma collaboration", "choose satellites")
    assert pile(state, "green") == ["satellites", "collaboration"]


def test_E38_collaboration_wins_with_ten_green_cards() -> None:
    state = table(player(*NINE_GREEN, "collaboration"), NOBODY, supply={9: ["fission", "ecology"]})
    assert end(play(state, "dogma collaboration", "choose fission")) == ("card", [0])


def test_collaboration_with_nine_green_cards_goes_on() -> None:
    state = table(player(*NINE_GREEN[1:], "collaboration"), NOBODY, supply={9: ["fission", "ecology"]})
    assert acting(play(state, "dogma collaboration", "choose fission"))


def test_E45_collaboration_without_cards_ends_the_game() -> None:
    state = table(player("collaboration", score=["oars"]), NOBODY, only={9: ["fission"], 10: []})
    assert end(play(state, "dogma collaboration")) == ("points", [0])


def test_composites_leaves_one_hand_card_and_takes_the_highest_score_card() -> None:
    state = table(player("composites"), player(hand=["oars", "tools", "coal"], score=["optics", "sailing"]))
    play(state, "dogma composites", "choose oars", "choose coal")
    assert (hand(state), hand(state, 1)) == (["coal", "oars"], ["tools"])
    assert (score(state), score(state, 1)) == (["optics"], ["sailing"])


def test_composites_spares_a_single_hand_card() -> None:
    state = play(table(player("composites"), player(hand=["oars"], score=["optics"])), "dogma composites")
    assert (hand(state), hand(state, 1), score(state)) == ([], ["oars"], ["optics"])


def test_computers_splays_and_executes_the_melded_10() -> None:
    state = table(player("oars", "archery", "computers", hand=["tools"]), NOBODY, supply={10: ["stem_cells"]})
    play(state, "dogma computers")
    assert choices(state) == {"colour red", "stop"}
    play(state, "colour red", "accept")
    assert (splay(state, "red"), pile(state, "yellow"), score(state)) == ("up", ["stem_cells"], ["tools"])


def test_computers_skips_the_demand_of_the_10() -> None:
    state = table(player("computers"), player(score=["oars"]), supply={10: ["databases"]})
    play(state, "dogma computers")
    assert (pile(state, "green"), score(state, 1)) == (["databases"], ["oars"])


def test_ecology_returns_one_scores_one_and_draws_two_10s() -> None:
    state = table(player("ecology", hand=["oars", "tools", "coal"]), NOBODY, supply={10: ["ai", "databases"]})
    play(state, "dogma ecology", "choose oars", "choose coal")
    assert (hand(state), score(state)) == (["ai", "databases", "tools"], ["coal"])


def test_ecology_with_one_card_still_draws() -> None:
    state = table(player("ecology", hand=["oars"]), NOBODY, supply={10: ["ai", "databases"]})
    play(state, "dogma ecology", "choose oars")
    assert (hand(state), score(state)) == (["ai", "databases"], [])


def test_ecology_declined() -> None:
    assert hand(play(table(player("ecology", hand=["oars"]), NOBODY), "dogma ecology", "stop")) == ["oars"]


def test_fission_without_red_returns_a_top_card() -> None:
    state = table(player("fission", "tools"), player("archery"), supply={10: ["ai"]})
    play(state, "dogma fission")
    assert hand(state, 1) == ["ai"]
    assert choices(state) == {"choose tools", "choose archery"}
    play(state, "choose archery")
    assert (board(state, 1), bottom(state, 1)) == ({}, ["archery"])


def test_fission_the_second_effect_is_shared() -> None:
    state = table(player("fission", "tools"), player("rocketry", "oars"))
    play(state, "dogma fission")
    assert decision(state) == ("choose_card", 1)
    assert choices(state) == {"choose tools", "choose rocketry", "choose oars"}
    play(state, "choose tools", "choose oars")
    assert (board(state), board(state, 1)) == ({"red": ["fission"]}, {"blue": ["rocketry"]})


def test_E33_fission_with_red_removes_everything_but_achievements() -> None:
    state = table(
        player("fission", hand=["oars"], score=["tools"], achievements=[1, 2, 3, 4, 5]),
        player("sailing", hand=["coal"], score=["optics"]),
        supply={10: ["robotics"]},
    )
    play(state, "dogma fission")
    gone = ["coal", "fission", "oars", "optics", "robotics", "sailing", "tools"]
    assert sorted(removed(state)) == gone
    assert [hand(state), score(state), hand(state, 1), score(state, 1)] == [[], [], [], []]
    assert (board(state), board(state, 1), one(state).achievements) == ({}, {}, [1, 2, 3, 4, 5])
    assert acting(state)


def test_R13_17_fission_with_red_ends_the_activation() -> None:
    state = table(
        player("fission"),
        NOBODY,
        player("quantum_theory", "databases"),
        NOBODY,
        supply={1: ["oars"], 10: ["robotics", "ai"]},
    )
    events = kinds(state, "dogma fission")
    assert events.count("drew") == 1
    assert (hand(state, 3), acting(state), "bonus" in events) == ([], True, False)
    assert hand(play(state, "draw")) == ["oars"]


def test_R14_24_fission_with_red_spares_the_other_vulnerable_players_the_draw() -> None:
    state = table(player("fission"), NOBODY, NOBODY, supply={10: ["robotics", "ai"]})
    play(state, "dogma fission")
    assert (hand(state, 1), hand(state, 2), "ai" in removed(state)) == ([], [], False)


def test_E45_fission_with_an_empty_pile_ends_the_game() -> None:
    state = table(player("fission"), player(score=["oars"]), only={10: []})
    assert end(play(state, "dogma fission")) == ("points", [1])


def test_genetics_scores_the_cards_under_the_10() -> None:
    state = table(player("tools", "genetics"), NOBODY, supply={10: ["software"]})
    play(state, "dogma genetics")
    assert (pile(state, "blue"), score(state)) == (["software"], ["genetics", "tools"])


def test_genetics_with_a_new_colour_scores_nothing() -> None:
    state = table(player("tools", "genetics"), NOBODY, supply={10: ["ai"]})
    play(state, "dogma genetics")
    assert (board(state), score(state)) == ({"blue": ["genetics", "tools"], "purple": ["ai"]}, [])


def test_satellites_returns_draws_splays_melds_and_executes() -> None:
    state = table(
        player("satellites", "mysticism", "code_of_laws", hand=["oars"]),
        NOBODY,
        supply={8: ["antibiotics", "flight", "rocketry"]},
    )
    play(state, "dogma satellites", "colour purple")
    assert (splay(state, "purple"), hand(state)) == ("up", ["antibiotics", "flight", "rocketry"])
    play(state, "choose antibiotics", "stop")
    assert (pile(state, "yellow"), hand(state), bottom(state, 1)) == (
        ["antibiotics"],
        ["flight", "rocketry"],
        ["oars"],
    )


def test_satellites_executes_no_demand() -> None:
    state = table(player("satellites"), player("tools"), supply={8: ["mobility", "flight", "rocketry"]})
    play(state, "dogma satellites", "choose mobility")
    assert (board(state, 1), pile(state, "red")) == ({"blue": ["tools"]}, ["mobility"])


def test_services_takes_all_the_highest_score_cards_for_a_top_card() -> None:
    state = table(player("services", "archery", "tools"), player(score=["oars", "coal", "banking"]))
    play(state, "dogma services")
    assert (hand(state), score(state, 1)) == (["banking", "coal"], ["oars"])
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose archery", "choose tools"})
    play(state, "choose tools")
    assert (hand(state, 1), board(state)) == (["tools"], {"red": ["archery"], "purple": ["services"]})


def test_E50_services_gives_nothing_back_if_all_tops_have_leaves() -> None:
    state = play(table(player("services"), player(score=["oars"])), "dogma services")
    assert (hand(state), hand(state, 1), board(state)) == (["oars"], [], {"purple": ["services"]})


def test_services_gives_a_top_card_for_a_single_score_card() -> None:
    state = play(table(player("services", "archery"), player(score=["oars"])), "dogma services")
    assert (hand(state), hand(state, 1), board(state)) == (["oars"], ["archery"], {"purple": ["services"]})


def test_services_without_score_cards_gives_nothing() -> None:
    state = play(table(player("services", "archery"), NOBODY), "dogma services")
    assert (hand(state, 1), pile(state, "red")) == ([], ["archery"])


def test_specialization_takes_the_top_cards_of_a_colour() -> None:
    state = table(
        player("specialization", "oars", hand=["archery", "writing"]),
        player("tools", "calendar"),
        player("pottery", "optics"),
    )
    play(state, "dogma specialization", "choose writing")
    assert hand(state) == ["archery", "calendar", "pottery", "writing"]
    assert (board(state, 1), board(state, 2)) == ({"blue": ["tools"]}, {"red": ["optics"]})


def test_specialization_spares_the_own_board() -> None:
    state = table(player("specialization", "tools", hand=["writing"]), player("pottery"))
    play(state, "dogma specialization")
    assert (hand(state), pile(state, "blue")) == (["pottery", "writing"], ["tools"])


def test_specialization_splays_yellow_or_blue_up() -> None:
    state = table(player("specialization", "tools", "writing", "oars", "archery"), NOBODY)
    play(state, "dogma specialization")
    assert choices(state) == {"colour blue", "stop"}
    assert splay(play(state, "colour blue"), "blue") == "up"


def test_R13_31_specialization_reveals_a_card_nobody_has_the_colour_of() -> None:
    state = table(player("specialization", hand=["oars"]), NOBODY)
    assert "revealed" in kinds(state, "dogma specialization")
    assert hand(state) == ["oars"]


def test_suburbia_scores_a_1_for_each_tucked_card() -> None:
    state = table(
        player("suburbia", hand=["coal", "banking", "flight"]), NOBODY, supply={1: ["oars", "tools"]}
    )
    play(state, "dogma suburbia", "choose coal", "choose banking", "stop")
    assert (hand(state), score(state)) == (["flight"], ["oars", "tools"])
    assert board(state) == {"red": ["coal"], "yellow": ["suburbia"], "green": ["banking"]}


def test_suburbia_declined_scores_nothing() -> None:
    state = play(table(player("suburbia", hand=["coal"]), NOBODY), "dogma suburbia", "stop")
    assert (hand(state), score(state)) == (["coal"], [])
