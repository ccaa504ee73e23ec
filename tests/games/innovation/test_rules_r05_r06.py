"""How a dogma is resolved, and the bonus for sharing (R5, R6)."""

from games.innovation.positions import (
    INNOVATION,
    NOBODY,
    acting,
    board,
    choices,
    decision,
    end,
    hand,
    icons,
    kinds,
    pile,
    play,
    player,
    refused,
    score,
    seen,
    splay,
    table,
    told,
    tops,
)
from ludopolis.core.contract import State


def bonus(state: State, *actions: str) -> int:
    return kinds(state, *actions).count("bonus")


def test_R5_1_the_effects_go_on_after_the_card_was_covered() -> None:
    state = table(player("software"), NOBODY, supply={10: ["ai", "bioengineering", "databases"]})
    play(state, "dogma software")
    assert pile(state, "blue") == ["bioengineering", "software"]
    assert (score(state), pile(state, "green")) == (["ai"], ["databases"])


def test_R5_2_fewer_icons_make_vulnerable_as_many_make_sharing() -> None:
    state = table(
        player("oars"), player("tools", hand=["sailing", "clothing"]), player("archery"), player("the_wheel")
    )
    play(state, "dogma oars")
    assert (seen(state).activated, seen(state).vulnerable, seen(state).sharing) == ("oars", [1], [2, 3])


def test_R14_4_icons_are_counted_once() -> None:
    state = table(player("monotheism"), player("sailing"), supply={1: ["masonry", "mysticism", "oars"]})
    play(state, "dogma monotheism")
    assert icons(state, 1) == {"castle": 3}
    assert board(state, 1) == {"yellow": ["masonry"]}
    assert pile(state, "purple") == ["monotheism", "mysticism"]


def test_E6_players_who_gain_or_lose_icons_keep_their_role() -> None:
    sharer = player("writing", hand=["oars", "sailing", "archery", "optics"])
    state = table(player("tools"), sharer, supply={3: ["translation"]})
    play(state, "dogma tools", "choose oars", "choose sailing", "choose archery")
    assert icons(state, 1) == {"crown": 3}
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose optics", "stop"})


def test_E7_the_activating_player_losing_icons_changes_no_role() -> None:
    state = table(
        player("specialization", "tools", "writing"),
        player("coal", "pottery", "calendar", hand=["mysticism"]),
    )
    play(state, "dogma specialization")
    assert (hand(state, 1), "factory" in icons(state)) == (["mysticism", "specialization"], False)
    assert decision(state) == ("choose_colour", 1)
    play(state, "colour blue")
    assert decision(state) == ("choose_colour", 0)


def test_R5_3_an_effect_is_finished_for_all_before_the_next() -> None:
    state = table(player("pottery", hand=["tools"]), player("agriculture", hand=["oars"]))
    events = told(state, "dogma pottery", "choose oars", "choose tools")
    seats = [(event.kind, event.parts["player"]) for event in events if event.kind in ("returned", "drew")]
    first, second = [("returned", 1), ("drew", 1)], [("returned", 0), ("drew", 0)]
    assert seats == [*first, *second, ("drew", 1), ("drew", 0), ("drew", 0)]


def test_R5_4_all_vulnerable_players_obey_clockwise() -> None:
    state = table(player("oars"), NOBODY, player("archery"), NOBODY, turn=2)
    events = told(state, "dogma archery")
    assert [event.parts["player"] for event in events if event.kind == "demanded"] == [3, 1]
    assert [event.parts["player"] for event in events if event.kind == "drew"] == [3, 1]


def test_R5_5_the_activating_player_comes_last() -> None:
    state = table(player("tools"), player("writing"), player("philosophy"), turn=1)
    events = told(state, "dogma writing")
    assert [event.parts["player"] for event in events if event.kind == "shares"] == [2, 0]
    assert [event.parts["player"] for event in events if event.kind == "drew"] == [2, 0, 1, 1]


def test_R5_6_sharing_players_decide_alone_about_a_may() -> None:
    state = table(player("agriculture", hand=["oars"]), player("pottery", hand=["tools"]))
    play(state, "dogma agriculture")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose tools", "stop"})
    play(state, "stop", "stop")
    assert (hand(state), hand(state, 1)) == (["oars"], ["tools"])
    mandatory = play(table(player("domestication", hand=["oars", "tools"]), NOBODY), "dogma domestication")
    assert refused(mandatory, "stop").rule == "R5.6"


def test_R5_7_do_as_much_as_you_can() -> None:
    state = table(player("construction"), player(hand=["oars"]), supply={2: ["calendar"]})
    play(state, "dogma construction")
    assert (hand(state), hand(state, 1)) == (["oars"], ["calendar"])


def test_R5_9_a_named_value_has_no_substitute() -> None:
    state = play(table(player("mapmaking"), player(score=["calendar"])), "dogma mapmaking")
    assert (score(state), score(state, 1)) == ([], ["calendar"])


def test_R5_10_for_every_two_is_rounded_down_and_fixed_at_the_start() -> None:
    state = table(
        player("the_internet", "bicycle"), NOBODY, supply={10: ["miniaturization", "databases", "software"]}
    )
    assert icons(state)["clock"] == 3
    play(state, "dogma the_internet")
    assert (score(state), tops(state)) == (["miniaturization"], ["databases", "the_internet"])


def test_R5_11_repeat_is_finished_before_the_next_player() -> None:
    state = table(
        player("colonialism"),
        player("gunpowder"),
        supply={3: ["optics", "education", "paper", "machinery", "compass"]},
    )
    play(state, "dogma colonialism")
    assert (pile(state, "red", 1), pile(state, "purple", 1)) == (["gunpowder", "optics"], ["education"])
    assert (pile(state, "green"), pile(state, "yellow")) == (["paper"], ["machinery"])


def test_R5_13_everything_but_roles_is_looked_at_when_needed() -> None:
    state = table(player("chemistry"), NOBODY, supply={6: ["canning"]})
    play(state, "dogma chemistry")
    assert score(state) == []
    state = table(player("machine_tools"), player("coal"), supply={1: ["oars", "tools"]})
    play(state, "dogma machine_tools")
    assert (score(state, 1), score(state)) == (["oars"], ["tools"])


def test_R5_14_all_top_cards_are_fixed_at_the_start() -> None:
    state = table(player("canning", "tools", "writing"), NOBODY, supply={6: ["vaccination"]})
    play(state, "dogma canning", "accept", "stop")
    assert (score(state), pile(state, "blue")) == (["writing"], ["tools"])


def test_R6_1_a_change_by_a_sharing_player_gives_a_free_draw() -> None:
    state = table(player("writing"), player("tools"), supply={1: ["oars"], 2: ["calendar", "currency"]})
    assert bonus(state, "dogma writing") == 1
    assert hand(state) == ["currency", "oars"]
    assert bonus(table(player("writing"), player("oars")), "dogma writing") == 0


def test_R14_2_the_bonus_comes_after_the_whole_card() -> None:
    state = table(player("pottery"), player("agriculture"), supply={1: ["oars", "tools", "sailing"]})
    events = told(state, "dogma pottery")
    assert [event.kind for event in events][-2:] == ["bonus", "drew"]
    assert hand(state) == ["sailing", "tools"]


def test_R6_2_one_free_draw_however_many_share() -> None:
    state = table(player("the_wheel"), player("masonry"), player("mysticism"))
    assert bonus(state, "dogma the_wheel") == 1
    assert len(hand(state)) == 3


def test_E12_two_sharing_players_and_three_effects_give_one_draw() -> None:
    state = table(
        player("coal"),
        player("machine_tools", "tools"),
        player("explosives"),
        supply={5: ["statistics", "physics", "measurement", "banking"]},
    )
    play(state, "dogma coal")
    play(state, "choose tools", "choose explosives")
    assert (score(state, 1), score(state, 2)) == (["tools"], ["explosives"])
    events = kinds(state, "stop")
    assert events.count("bonus") == 1
    assert hand(state) == ["banking"]


def test_R14_3_a_revealed_card_is_a_change() -> None:
    state = table(player("specialization"), player("coal", hand=["oars"]))
    assert bonus(state, "dogma specialization") == 1


def test_R6_3_a_splay_is_a_change() -> None:
    state = table(player("paper"), player("sailing", "invention", "tools"))
    assert decision(play(state, "dogma paper")) == ("choose_colour", 1)
    assert bonus(state, "colour green") == 1
    assert splay(state, "green", 1) == "left"


def test_R6_3_a_new_order_is_a_change() -> None:
    def shared() -> State:
        return table(player("publications"), player("tools", "atomic_theory"))

    orders = ("dogma publications", "colour blue")
    assert bonus(shared(), *orders, "choose tools", "stop") == 1
    assert bonus(shared(), *orders, "choose atomic_theory", "stop") == 0


def test_R6_3_an_exchange_is_a_change() -> None:
    state = table(player("canal_building"), player("sailing", hand=["oars"]))
    assert bonus(state, "dogma canal_building", "accept") == 1
    assert score(state, 1) == ["oars"]


def test_R6_3_a_claim_is_a_change() -> None:
    state = table(player("translation"), player("optics"))
    assert bonus(state, "dogma translation") == 1


def test_R6_4_declining_is_no_change() -> None:
    state = table(player("agriculture"), player("pottery", hand=["tools"]))
    assert bonus(state, "dogma agriculture", "stop") == 0


def test_E9_a_sharing_player_with_an_empty_hand_changes_nothing() -> None:
    assert bonus(table(player("road_building"), player("masonry")), "dogma road_building") == 0


def test_E11_a_splay_that_changes_nothing_is_no_change() -> None:
    assert bonus(table(player("engineering"), player("oars")), "dogma engineering") == 0
    splayed = player("sailing", "compass", "optics", splay={"green": "right"})
    assert bonus(table(player("enterprise"), splayed), "dogma enterprise") == 0


def test_R6_5_demands_and_own_changes_give_no_bonus() -> None:
    assert bonus(table(player("archery"), NOBODY), "dogma archery") == 0
    assert bonus(table(player("the_wheel"), NOBODY), "dogma the_wheel") == 0


def test_R6_5_a_nested_change_of_a_sharing_player_gives_the_bonus() -> None:
    state = table(player("self_service"), player("optics"), supply={3: ["paper"], 4: ["anatomy"]})
    assert bonus(state, "dogma self_service") == 1
    assert (score(state, 1), len(hand(state))) == (["anatomy"], 1)


def test_R12_3_a_nested_card_of_a_sharing_player_counts_for_the_outer_one() -> None:
    state = table(
        player("satellites"),
        player("rocketry"),
        supply={8: ["antibiotics", "flight", "mobility", "socialism", "mass_media", "skyscrapers"]},
    )
    events = kinds(state, "dogma satellites", "choose flight", "choose mass_media", "stop")
    assert events.count("bonus") == 1
    assert events.count("executes") == 2


def test_R6_6_the_free_draw_uses_the_board_at_that_moment() -> None:
    state = table(player("sailing"), player("city_states"), supply={1: ["oars", "clothing", "tools"]})
    play(state, "dogma sailing")
    assert hand(state) == ["tools"]
    state = table(player("experimentation"), player("philosophy"), supply={5: ["coal", "physics", "banking"]})
    assert hand(play(state, "dogma experimentation")) == ["banking"]


def test_E13_the_free_draw_may_end_the_game() -> None:
    state = table(player("writing", "robotics", score=["oars"]), player("tools", "sailing"), only={10: []})
    state = play(state, "dogma writing")
    assert end(state) == ("points", [0])


def test_E52_fewer_than_two_icons_offer_nothing() -> None:
    asked = table(
        player("reformation", hand=["oars"]),
        player("pottery", hand=["tools"]),
        player("agriculture", hand=["sailing"]),
    )
    data = play(asked, "dogma reformation").position()
    data["removed"] += data["players"][2]["board"].pop("yellow")["cards"]
    state = play(INNOVATION.load(data), "stop")
    assert decision(state) == ("choose_card", 0)
    assert acting(play(state, "stop"))
    assert hand(state, 2) == ["sailing"]


def test_E52_rocketry_without_clocks_returns_nothing() -> None:
    asked = table(player("rocketry", score=["oars", "coal"]), player("software"), player("fission"))
    data = play(asked, "dogma rocketry").position()
    data["removed"] += data["players"][2]["board"].pop("red")["cards"]
    state = play(INNOVATION.load(data), "value 1")
    assert (score(state), acting(state)) == (["coal"], True)
