"""The cards of age 10."""

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
    splay,
    table,
)


def test_ai_scores_a_10_and_goes_on() -> None:
    state = play(table(player("ai"), NOBODY, supply={10: ["databases"]}), "dogma ai")
    assert (score(state), acting(state)) == (["databases"], True)


def test_ai_the_single_player_with_the_fewest_points_wins() -> None:
    state = table(player("ai", "robotics"), player("software"), player(score=["oars"]))
    assert end(play(state, "dogma ai")) == ("card", [1])


def test_ai_needs_robotics_and_software_as_top_cards() -> None:
    state = table(player("ai", "robotics", "miniaturization"), player("software"))
    assert acting(play(state, "dogma ai"))


def test_E34_ai_with_a_tie_goes_on() -> None:
    state = table(player("ai", "robotics", "software"), NOBODY, NOBODY)
    assert acting(play(state, "dogma ai"))


def test_bioengineering_takes_a_leaf_into_my_score_pile() -> None:
    state = table(
        player("bioengineering", "anatomy", "canal_building"),
        player("pottery", "clothing", "oars"),
        player("services"),
    )
    play(state, "dogma bioengineering")
    assert choices(state) == {"choose pottery", "choose clothing", "choose services"}
    play(state, "choose clothing")
    assert (score(state), board(state, 1)) == (["clothing"], {"red": ["oars"], "blue": ["pottery"]})
    assert acting(state)


def test_bioengineering_the_single_player_with_most_leaves_wins() -> None:
    state = table(player("bioengineering"), player("pottery", "agriculture"))
    assert end(play(state, "dogma bioengineering", "choose pottery")) == ("card", [1])


def test_bioengineering_the_win_does_not_need_a_vulnerable_player() -> None:
    state = table(player("bioengineering"), player("quantum_theory", "services", "anatomy"))
    play(state, "dogma bioengineering", "choose anatomy")
    assert (score(state), end(state)) == (["anatomy"], ("card", [1]))


def test_E39_bioengineering_with_tied_leaders_does_nothing() -> None:
    state = table(player("bioengineering"), player("pottery", "agriculture"), player("services"))
    play(state, "dogma bioengineering", "choose agriculture")
    assert (score(state), acting(state)) == (["agriculture"], True)


def test_bioengineering_needs_somebody_with_fewer_than_three_leaves() -> None:
    state = table(player("bioengineering", "antibiotics"), player("pottery", "fermenting", "services"))
    play(state, "dogma bioengineering", "choose fermenting")
    assert (score(state), acting(state)) == (["fermenting"], True)


def test_R14_25_bioengineering_takes_nothing_from_the_own_board() -> None:
    state = table(player("bioengineering", "anatomy"), player("oars"))
    play(state, "dogma bioengineering")
    assert (score(state), end(state)) == ([], ("card", [0]))


def test_databases_returns_half_the_score_pile_rounded_up() -> None:
    state = table(player("databases"), player(score=["oars", "optics", "coal"]))
    play(state, "dogma databases")
    assert decision(state) == ("choose_card", 1)
    play(state, "choose oars", "choose coal")
    assert (score(state, 1), bottom(state, 1), bottom(state, 5)) == (["optics"], ["oars"], ["coal"])


def test_databases_returns_a_single_card() -> None:
    state = play(table(player("databases"), player(score=["oars"])), "dogma databases")
    assert (score(state, 1), acting(state)) == ([], True)


def test_globalization_returns_a_leaf_and_the_richest_wins() -> None:
    state = table(
        player("globalization"), player("pottery", "clothing", score=["coal"]), supply={6: ["canning"]}
    )
    play(state, "dogma globalization")
    assert choices(state) == {"choose pottery", "choose clothing"}
    play(state, "choose pottery")
    assert (board(state, 1), score(state)) == ({"green": ["clothing"]}, ["canning"])
    assert acting(state)


def test_globalization_the_single_richest_player_wins_without_leaves() -> None:
    state = table(player("globalization"), player("pottery", score=["coal"]))
    assert end(play(state, "dogma globalization")) == ("card", [0])


def test_R13_18_globalization_ties_do_not_win_and_nothing_is_not_more() -> None:
    state = table(player("globalization"), player(score=["canning"]), supply={6: ["vaccination"]})
    play(state, "dogma globalization")
    assert (score(state), acting(state)) == (["vaccination"], True)


def test_E40_globalization_of_a_sharing_player_lets_the_richest_win() -> None:
    state = table(player("globalization", score=["ai", "databases"]), player("coal"), supply={6: ["canning"]})
    play(state, "dogma globalization")
    assert (end(state), score(state, 1)) == (("card", [0]), ["canning"])


def test_miniaturization_draws_a_10_for_every_value_in_the_score_pile() -> None:
    state = table(
        player("miniaturization", hand=["ai"], score=["oars", "tools", "coal"]),
        NOBODY,
        supply={10: ["databases", "software"]},
    )
    play(state, "dogma miniaturization", "choose ai")
    assert (hand(state), bottom(state, 10)) == (["databases", "software"], ["ai"])


def test_miniaturization_with_another_value_draws_nothing() -> None:
    state = table(player("miniaturization", hand=["coal"], score=["oars"]), NOBODY)
    play(state, "dogma miniaturization", "choose coal")
    assert (hand(state), bottom(state, 5)) == ([], ["coal"])


def test_miniaturization_declined() -> None:
    state = table(player("miniaturization", hand=["ai"], score=["oars"]), NOBODY)
    assert hand(play(state, "dogma miniaturization", "stop")) == ["ai"]


def test_robotics_scores_green_and_executes_the_10() -> None:
    state = table(player("robotics", "sailing", hand=["oars"]), NOBODY, supply={10: ["stem_cells"]})
    play(state, "dogma robotics", "accept")
    assert (score(state), pile(state, "yellow"), pile(state, "green")) == (
        ["oars", "sailing"],
        ["stem_cells"],
        [],
    )


def test_robotics_without_green_still_melds() -> None:
    state = table(player("robotics"), NOBODY, supply={10: ["databases"]})
    play(state, "dogma robotics")
    assert (score(state), pile(state, "green")) == ([], ["databases"])


def test_self_service_executes_another_top_card_alone() -> None:
    state = table(player("self_service", "writing", "archery"), player("tools"), supply={2: ["calendar"]})
    play(state, "dogma self_service")
    assert choices(state) == {"choose writing", "choose archery"}
    play(state, "choose writing")
    assert (hand(state), hand(state, 1), acting(state)) == (["calendar"], [], True)


def test_self_service_wins_with_more_achievements_than_each_other() -> None:
    state = table(player("self_service", achievements=[1, 2]), player(achievements=[3]), NOBODY)
    assert end(play(state, "dogma self_service")) == ("card", [0])


def test_R13_28_self_service_a_tie_is_not_enough() -> None:
    state = table(player("self_service", achievements=[1]), player(achievements=[3]), NOBODY)
    assert acting(play(state, "dogma self_service"))


def test_E35_self_service_nested_in_computers_wins() -> None:
    state = table(player("computers", achievements=[1]), NOBODY, supply={10: ["self_service", "stem_cells"]})
    play(state, "dogma computers")
    assert (end(state), pile(state, "yellow")) == (("card", [0]), ["stem_cells"])


def test_software_scores_one_and_melds_two_10s() -> None:
    state = table(player("software", hand=["oars"]), NOBODY, supply={10: ["databases", "ai", "stem_cells"]})
    play(state, "dogma software", "accept")
    assert score(state) == ["databases", "oars"]
    assert board(state) == {"yellow": ["stem_cells"], "blue": ["software"], "purple": ["ai"]}


def test_software_executes_only_the_second_card() -> None:
    state = table(player("software", hand=["oars"]), NOBODY, supply={10: ["ai", "stem_cells", "databases"]})
    play(state, "dogma software")
    assert (acting(state), hand(state), score(state)) == (True, ["oars"], ["ai"])


def test_stem_cells_scores_the_whole_hand() -> None:
    state = play(table(player("stem_cells", hand=["oars", "tools"]), NOBODY), "dogma stem_cells", "accept")
    assert (hand(state), score(state)) == ([], ["oars", "tools"])


def test_R13_35_stem_cells_is_all_or_nothing() -> None:
    state = table(player("stem_cells", hand=["oars", "tools"]), NOBODY)
    play(state, "dogma stem_cells")
    assert choices(state) == {"accept", "decline"}
    assert hand(play(state, "decline")) == ["oars", "tools"]


def test_the_internet_splays_scores_and_melds_for_clocks() -> None:
    state = table(
        player("sailing", "databases", "the_internet"), NOBODY, supply={10: ["robotics", "ai", "software"]}
    )
    play(state, "dogma the_internet", "colour green")
    assert (splay(state, "green"), score(state)) == ("up", ["robotics"])
    assert (pile(state, "purple"), pile(state, "blue")) == (["ai", "the_internet"], ["software"])


def test_the_internet_with_two_clocks_melds_one() -> None:
    state = table(player("the_internet"), NOBODY, supply={10: ["robotics", "ai", "software"]})
    play(state, "dogma the_internet")
    assert (score(state), board(state)) == (["robotics"], {"purple": ["ai", "the_internet"]})
