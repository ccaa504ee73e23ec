"""The cards of age 4."""

from games.innovation.positions import (
    NOBODY,
    acting,
    board,
    bottom,
    choices,
    decision,
    hand,
    pile,
    play,
    player,
    score,
    specials,
    splay,
    table,
)


def test_anatomy_returns_a_score_card_and_a_top_card_of_its_value() -> None:
    state = table(player("anatomy"), player("archery", "tools", "mathematics", score=["oars", "optics"]))
    play(state, "dogma anatomy", "choose oars")
    assert (score(state, 1), board(state, 1)) == (["optics"], {"blue": ["mathematics", "tools"]})
    assert bottom(state, 1, 2) == ["archery", "oars"]


def test_R13_2_anatomy_the_vulnerable_player_makes_both_choices() -> None:
    state = table(player("anatomy"), player("archery", "sailing", score=["oars", "optics"]))
    play(state, "dogma anatomy")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose oars", "choose optics"})
    play(state, "choose oars")
    assert choices(state) == {"choose archery", "choose sailing"}
    assert board(play(state, "choose sailing"), 1) == {"red": ["archery"]}


def test_anatomy_without_a_matching_top_card_returns_only_the_score_card() -> None:
    state = play(table(player("anatomy"), player("archery", score=["optics"])), "dogma anatomy")
    assert (score(state, 1), board(state, 1)) == ([], {"red": ["archery"]})


def test_anatomy_with_an_empty_score_pile_returns_nothing() -> None:
    state = play(table(player("anatomy"), player("archery")), "dogma anatomy")
    assert board(state, 1) == {"red": ["archery"]}


def test_colonialism_tucks_until_there_is_no_crown() -> None:
    state = table(player("colonialism"), NOBODY, supply={3: ["optics", "paper", "education"]})
    play(state, "dogma colonialism")
    assert board(state) == {
        "red": ["colonialism", "optics"],
        "green": ["paper"],
        "purple": ["education"],
    }


def test_colonialism_without_a_crown_tucks_once() -> None:
    state = table(player("colonialism"), NOBODY, supply={3: ["engineering", "paper"]})
    assert board(play(state, "dogma colonialism")) == {"red": ["colonialism", "engineering"]}


def test_enterprise_takes_a_crown_and_melds_a_4() -> None:
    state = table(
        player("sailing", "paper", "enterprise"), player("oars", "code_of_laws"), supply={4: ["anatomy"]}
    )
    play(state, "dogma enterprise")
    assert (pile(state, "red"), board(state, 1)) == (
        ["oars"],
        {"yellow": ["anatomy"], "purple": ["code_of_laws"]},
    )
    assert splay(play(state, "colour green"), "green") == "right"


def test_enterprise_does_not_take_purple() -> None:
    state = play(table(player("enterprise"), player("code_of_laws")), "dogma enterprise")
    assert (board(state, 1), acting(state)) == ({"purple": ["code_of_laws"]}, True)


def test_experimentation_melds_a_5() -> None:
    state = play(table(player("experimentation"), NOBODY, supply={5: ["coal"]}), "dogma experimentation")
    assert (pile(state, "red"), hand(state)) == (["coal"], [])


def test_experimentation_melds_whatever_is_drawn() -> None:
    state = table(player("experimentation"), NOBODY, only={5: []}, supply={6: ["atomic_theory"]})
    assert pile(play(state, "dogma experimentation"), "blue") == ["atomic_theory", "experimentation"]


def test_gunpowder_scores_a_castle_and_a_2() -> None:
    state = table(player("gunpowder"), player("archery", "tools", "sailing"), supply={2: ["calendar"]})
    play(state, "dogma gunpowder")
    assert choices(state) == {"choose archery", "choose tools"}
    play(state, "choose tools")
    assert (score(state), board(state, 1)) == (
        ["calendar", "tools"],
        {"red": ["archery"], "green": ["sailing"]},
    )


def test_gunpowder_without_a_castle_does_nothing() -> None:
    state = play(table(player("gunpowder"), player("sailing")), "dogma gunpowder")
    assert (score(state), board(state, 1)) == ([], {"green": ["sailing"]})


def test_invention_turns_a_left_splay_right_and_scores_a_4() -> None:
    state = table(
        player("invention", "oars", "archery", "tools", "writing", splay={"red": "left", "blue": "up"}),
        NOBODY,
        supply={4: ["anatomy"]},
    )
    play(state, "dogma invention")
    assert choices(state) == {"colour red", "stop"}
    play(state, "colour red")
    assert (splay(state, "red"), splay(state, "blue"), score(state)) == ("right", "up", ["anatomy"])


def test_invention_declined_scores_nothing() -> None:
    state = table(player("invention", "oars", "archery", splay={"red": "left"}), NOBODY)
    play(state, "dogma invention", "stop")
    assert (splay(state, "red"), score(state)) == ("left", [])


FIVE_PILES = (
    *("oars", "archery", "masonry", "domestication", "sailing", "invention"),
    *("tools", "writing", "mysticism", "city_states"),
)


def test_invention_claims_wonder_with_five_splays_of_any_direction() -> None:
    splays = {"red": "left", "yellow": "left", "green": "right", "blue": "up", "purple": "up"}
    state = play(table(player(*FIVE_PILES, splay=splays), NOBODY), "dogma invention", "stop")
    assert specials(state) == ["wonder"]


def test_invention_with_four_splays_claims_nothing() -> None:
    splays = {"red": "left", "yellow": "left", "green": "right", "blue": "up"}
    state = play(table(player(*FIVE_PILES, splay=splays), NOBODY), "dogma invention", "stop")
    assert specials(state) == []


def test_navigation_takes_a_2_or_a_3() -> None:
    state = table(player("navigation"), player(score=["oars", "calendar", "optics", "anatomy"]))
    play(state, "dogma navigation")
    assert choices(state) == {"choose calendar", "choose optics"}
    play(state, "choose optics")
    assert (score(state), score(state, 1)) == (["optics"], ["anatomy", "calendar", "oars"])


def test_E18_navigation_against_1s_and_4s_takes_nothing() -> None:
    state = play(table(player("navigation"), player(score=["oars", "anatomy"])), "dogma navigation")
    assert (score(state), score(state, 1)) == ([], ["anatomy", "oars"])


def test_perspective_scores_a_card_for_every_two_lightbulbs() -> None:
    state = table(player("perspective", "tools", hand=["oars", "sailing", "optics", "paper"]), NOBODY)
    play(state, "dogma perspective", "choose oars")
    assert choices(state) == {"choose sailing", "choose optics", "choose paper"}
    play(state, "choose optics")
    assert choices(state) == {"choose sailing", "choose paper"}
    play(state, "choose paper")
    assert (hand(state), score(state)) == (["sailing"], ["optics", "paper"])


def test_R13_24_perspective_scores_as_far_as_the_cards_allow() -> None:
    state = table(player("perspective", "tools", hand=["oars", "sailing"]), NOBODY)
    play(state, "dogma perspective", "choose oars")
    assert (hand(state), score(state)) == ([], ["sailing"])


def test_perspective_declined() -> None:
    state = play(table(player("perspective", hand=["oars"]), NOBODY), "dogma perspective", "stop")
    assert (hand(state), score(state)) == (["oars"], [])


def test_printing_press_draws_two_above_the_top_purple_card() -> None:
    state = table(
        player("tools", "printing_press", "education", score=["oars", "optics"]), NOBODY, supply={5: ["coal"]}
    )
    play(state, "dogma printing_press", "choose oars")
    assert (hand(state), score(state), bottom(state, 1)) == (["coal"], ["optics"], ["oars"])
    assert splay(play(state, "colour blue"), "blue") == "right"


def test_printing_press_without_purple_draws_a_2() -> None:
    state = table(player("printing_press", score=["oars"]), NOBODY, supply={2: ["calendar"]})
    assert hand(play(state, "dogma printing_press", "choose oars")) == ["calendar"]


def test_printing_press_declined_or_without_score() -> None:
    state = play(table(player("printing_press", score=["oars"]), NOBODY), "dogma printing_press", "stop")
    assert (hand(state), score(state)) == ([], ["oars"])
    assert acting(play(table(player("printing_press"), NOBODY), "dogma printing_press"))


def test_reformation_tucks_a_card_for_every_two_leaves() -> None:
    state = table(
        player("education", "reformation", "pottery", hand=["oars", "sailing", "tools", "optics"]), NOBODY
    )
    play(state, "dogma reformation")
    assert "stop" in choices(state)
    play(state, "choose oars")
    assert choices(state) == {"choose sailing", "choose tools", "choose optics"}
    play(state, "choose tools", "choose optics")
    assert (hand(state), pile(state, "red"), pile(state, "blue")) == (
        ["sailing"],
        ["optics", "oars"][::-1],
        ["pottery", "tools"],
    )
    assert choices(state) == {"colour purple", "stop"}
    assert splay(play(state, "colour purple"), "purple") == "right"


def test_R14_7_reformation_tucks_the_full_number_or_none() -> None:
    state = table(player("reformation", "pottery", hand=["oars", "sailing"]), NOBODY)
    play(state, "dogma reformation", "choose oars")
    assert hand(state) == []
    state = table(player("reformation", hand=["oars", "sailing"]), NOBODY)
    assert hand(play(state, "dogma reformation", "stop")) == ["oars", "sailing"]


def test_R13_24_reformation_the_number_is_fixed_by_the_leaves_at_the_start() -> None:
    state = table(player("reformation", hand=["agriculture", "sailing", "oars"]), NOBODY)
    play(state, "dogma reformation", "choose agriculture")
    assert (hand(state), pile(state, "yellow")) == (["oars", "sailing"], ["agriculture"])
