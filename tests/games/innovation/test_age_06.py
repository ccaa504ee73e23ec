"""The cards of age 6."""

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
    splay,
    table,
)


def test_atomic_theory_splays_blue_and_melds_a_7() -> None:
    state = table(player("tools", "atomic_theory"), NOBODY, supply={7: ["combustion"]})
    play(state, "dogma atomic_theory", "colour blue")
    assert (splay(state, "blue"), pile(state, "red")) == ("right", ["combustion"])


def test_atomic_theory_with_a_single_blue_card_only_melds() -> None:
    state = table(player("atomic_theory"), NOBODY, supply={7: ["evolution"]})
    play(state, "dogma atomic_theory")
    assert (pile(state, "blue"), splay(state, "blue")) == (["evolution", "atomic_theory"], None)


def test_R13_6_canning_scores_the_top_cards_without_factory_after_the_tuck() -> None:
    state = table(player("canning", "oars", "machine_tools", "tools"), NOBODY, supply={6: ["democracy"]})
    play(state, "dogma canning", "accept")
    assert score(state) == ["democracy", "tools"]
    assert board(state) == {"red": ["machine_tools", "oars"], "yellow": ["canning"]}


def test_canning_declined_scores_nothing_and_may_still_splay() -> None:
    state = play(table(player("masonry", "canning", "tools"), NOBODY), "dogma canning", "decline")
    assert (score(state), choices(state)) == ([], {"colour yellow", "stop"})
    assert splay(play(state, "colour yellow"), "yellow") == "right"


def test_classification_takes_a_colour_from_all_hands_and_melds_it() -> None:
    state = table(
        player("classification", hand=["oars", "tools"]),
        player(hand=["archery", "writing"]),
        player(hand=["optics", "sailing"]),
    )
    play(state, "dogma classification", "choose oars")
    assert choices(state) == {"choose oars", "choose archery", "choose optics"}
    play(state, "choose optics", "choose archery")
    assert (pile(state, "red"), hand(state)) == (["oars", "archery", "optics"], ["tools"])
    assert (hand(state, 1), hand(state, 2)) == (["writing"], ["sailing"])


def test_R13_7_classification_melds_all_own_cards_of_the_colour() -> None:
    state = table(player("classification", hand=["oars", "archery", "tools"]), NOBODY)
    play(state, "dogma classification", "choose oars", "choose archery")
    assert (pile(state, "red"), hand(state)) == (["oars", "archery"], ["tools"])


def test_classification_with_an_empty_hand_does_nothing() -> None:
    state = table(player("classification"), player(hand=["sailing"]))
    assert acting(play(state, "dogma classification"))
    assert hand(state, 1) == ["sailing"]


def test_democracy_scores_an_8_for_the_most_returned_cards() -> None:
    state = table(player("democracy", hand=["oars", "tools"]), NOBODY, supply={8: ["flight"]})
    play(state, "dogma democracy", "choose oars", "stop")
    assert (hand(state), score(state), bottom(state, 1)) == (["tools"], ["flight"], ["oars"])


def test_R13_13_democracy_with_no_card_returned_is_never_enough() -> None:
    state = play(table(player("democracy", hand=["oars"]), NOBODY), "dogma democracy", "stop")
    assert score(state) == []
    assert score(play(table(player("democracy"), NOBODY), "dogma democracy")) == []


def test_R13_13_democracy_counts_only_its_own_returns() -> None:
    sharer = player("optics", "sailing", "agriculture", hand=["tools"])
    state = table(player("self_service", "democracy", hand=["oars"]), sharer, supply={8: ["flight"]})
    play(state, "dogma self_service", "choose agriculture", "choose tools", "choose oars")
    assert score(state) == ["flight"]


def test_E44_democracy_of_three_players() -> None:
    state = table(
        player("democracy", hand=["oars", "tools"]),
        player("astronomy", hand=["sailing"]),
        player("philosophy", hand=["archery"]),
        supply={8: ["flight", "mobility"]},
    )
    play(state, "dogma democracy", "choose sailing", "choose archery", "choose oars", "choose tools")
    assert (score(state, 1), score(state, 2), score(state)) == (["flight"], [], ["mobility"])


def test_emancipation_takes_a_hand_card_and_they_draw_a_6() -> None:
    state = table(
        player("mysticism", "emancipation"), player(hand=["oars", "tools"]), supply={6: ["canning"]}
    )
    play(state, "dogma emancipation", "choose tools")
    assert (score(state), hand(state, 1)) == (["tools"], ["canning", "oars"])
    assert choices(state) == {"colour purple", "stop"}
    assert splay(play(state, "colour purple"), "purple") == "right"


def test_emancipation_against_an_empty_hand_draws_nothing() -> None:
    state = play(table(player("emancipation"), NOBODY), "dogma emancipation")
    assert (score(state), hand(state, 1)) == ([], [])


def test_emancipation_splays_red_or_purple() -> None:
    cards = ("mysticism", "emancipation", "oars", "archery", "tools", "writing")
    state = play(table(player(*cards), NOBODY), "dogma emancipation")
    assert choices(state) == {"colour red", "colour purple", "stop"}


def test_encyclopedia_melds_all_the_highest_score_cards() -> None:
    state = table(player("encyclopedia", score=["oars", "canning", "vaccination"]), NOBODY)
    play(state, "dogma encyclopedia", "accept", "choose canning")
    assert (pile(state, "yellow"), score(state)) == (["vaccination", "canning"], ["oars"])


def test_R13_35_encyclopedia_is_all_or_nothing() -> None:
    state = table(player("encyclopedia", score=["canning", "vaccination"]), NOBODY)
    play(state, "dogma encyclopedia")
    assert choices(state) == {"accept", "decline"}
    assert score(play(state, "decline")) == ["canning", "vaccination"]


def test_encyclopedia_with_an_empty_score_pile_is_not_offered() -> None:
    assert acting(play(table(player("encyclopedia"), NOBODY), "dogma encyclopedia"))


def test_industrialization_tucks_a_6_for_every_two_factories() -> None:
    state = table(
        player("coal", "industrialization", "chemistry"), NOBODY, supply={6: ["canning", "machine_tools"]}
    )
    play(state, "dogma industrialization")
    assert board(state) == {
        "red": ["industrialization", "coal", "machine_tools"],
        "yellow": ["canning"],
        "blue": ["chemistry"],
    }
    assert choices(state) == {"colour red", "stop"}
    assert splay(play(state, "colour red"), "red") == "right"


def test_industrialization_fixes_the_number_at_the_start() -> None:
    state = table(player("industrialization"), NOBODY, supply={6: ["canning", "emancipation"]})
    play(state, "dogma industrialization")
    assert board(state) == {"red": ["industrialization"], "yellow": ["canning"]}


def test_machine_tools_scores_the_value_of_the_highest_score_card() -> None:
    state = table(player("machine_tools", score=["oars", "optics"]), NOBODY, supply={3: ["paper"]})
    assert score(play(state, "dogma machine_tools")) == ["oars", "optics", "paper"]


def test_E31_machine_tools_with_an_empty_score_pile_scores_a_1() -> None:
    state = table(player("machine_tools"), NOBODY, supply={1: ["oars"]})
    assert score(play(state, "dogma machine_tools")) == ["oars"]


def test_metric_system_splays_any_colour_if_green_is_splayed_right() -> None:
    state = table(player("sailing", "metric_system", "oars", "archery", splay={"green": "right"}), NOBODY)
    play(state, "dogma metric_system")
    assert choices(state) == {"colour red", "stop"}
    assert splay(play(state, "colour red"), "red") == "right"
    assert acting(state)


def test_metric_system_otherwise_only_splays_green() -> None:
    state = table(player("sailing", "metric_system", "oars", "archery", splay={"green": "left"}), NOBODY)
    play(state, "dogma metric_system")
    assert choices(state) == {"colour green", "stop"}
    assert splay(play(state, "colour green"), "green") == "right"


def test_vaccination_returns_the_lowest_cards_and_melds() -> None:
    state = table(
        player("vaccination"),
        player(score=["oars", "tools", "optics"]),
        supply={6: ["canning"], 7: ["combustion"]},
    )
    play(state, "dogma vaccination")
    assert decision(state) == ("choose_card", 1)
    play(state, "choose tools")
    assert (score(state, 1), board(state, 1)) == (["optics"], {"yellow": ["canning"]})
    assert (bottom(state, 1, 2), pile(state, "red")) == (["oars", "tools"], ["combustion"])


def test_vaccination_without_score_cards_does_nothing() -> None:
    state = table(player("vaccination"), NOBODY)
    assert "melded" not in kinds(state, "dogma vaccination")
    assert (board(state), board(state, 1)) == ({"yellow": ["vaccination"]}, {})
