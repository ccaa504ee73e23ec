"""Keywords, achievements, and the end of the game (R7 - R9)."""

from typing import Any

import pytest

from games.innovation.positions import (
    CARD,
    COLOURS,
    NOBODY,
    Player,
    acting,
    board,
    bottom,
    choices,
    end,
    hand,
    icons,
    kinds,
    one,
    pile,
    play,
    player,
    removed,
    score,
    specials,
    splay,
    supply,
    table,
    told,
)
from ludopolis.core.contract import State

HIGH_TOPS = ("flight", "antibiotics", "mass_media", "empiricism")
SIX = ["archery", "oars", "optics", "paper", "sailing", "tools"]
EMPTY: dict[int, list[str]] = {age: [] for age in range(1, 11)}


def test_R7_1_draw_a_value_whatever_the_top_cards() -> None:
    state = table(player("writing", "robotics"), NOBODY, supply={2: ["calendar", "currency"]})
    play(state, "dogma writing")
    assert (hand(state), supply(state, 2)[0]) == (["calendar"], "currency")


def test_R7_1_without_a_card_up_to_10_the_game_ends() -> None:
    assert end(play(table(player("oars", score=["tools"]), NOBODY, only=EMPTY), "draw")) == ("points", [0])


def test_R7_2_draw_and_treats_exactly_the_drawn_card() -> None:
    state = table(player("monotheism", hand=["tools"]), NOBODY, only={1: []}, supply={2: ["calendar"]})
    play(state, "dogma monotheism")
    assert (hand(state), pile(state, "blue")) == (["tools"], ["calendar"])


def test_R7_3_meld_puts_on_top() -> None:
    state = table(player("oars", hand=["archery", "tools"]), NOBODY)
    play(state, "meld archery", "meld tools")
    assert board(state) == {"red": ["archery", "oars"], "blue": ["tools"]}


MELDED: dict[str, tuple[Player, Player, list[str], int, str, list[str]]] = {
    "tools": (
        player("tools", hand=["oars", "sailing", "archery"]),
        NOBODY,
        ["choose oars", "choose sailing"],
        3,
        "translation",
        ["translation", "tools"],
    ),
    "mathematics": (
        player("mathematics", hand=["oars"]),
        NOBODY,
        ["choose oars"],
        2,
        "calendar",
        ["calendar", "mathematics"],
    ),
    "optics": (player("optics"), NOBODY, [], 3, "engineering", ["engineering", "optics"]),
    "computers": (player("computers"), NOBODY, [], 10, "bioengineering", ["bioengineering", "computers"]),
    "robotics": (player("robotics"), NOBODY, [], 10, "miniaturization", ["miniaturization", "robotics"]),
}
MELDED_BY_DEMAND: dict[str, tuple[Player, int, str, list[str]]] = {
    "vaccination": (player("masonry", score=["oars"]), 6, "canning", ["canning", "masonry"]),
    "enterprise": (player("tools", "oars"), 4, "printing_press", ["printing_press", "tools"]),
    "corporations": (player("tools", "combustion"), 8, "rocketry", ["rocketry", "tools"]),
}


@pytest.mark.parametrize("card", MELDED)
def test_R7_3_a_drawn_card_is_melded_on_top(card: str) -> None:
    mine, theirs, answers, age, drawn, wanted = MELDED[card]
    state = play(table(mine, theirs, supply={age: [drawn]}), f"dogma {card}", *answers)
    assert pile(state, CARD[drawn].colour) == wanted


@pytest.mark.parametrize("card", MELDED_BY_DEMAND)
def test_R7_3_a_card_drawn_by_a_demand_is_melded_on_top(card: str) -> None:
    theirs, age, drawn, wanted = MELDED_BY_DEMAND[card]
    state = play(table(player(card), theirs, supply={age: [drawn]}), f"dogma {card}")
    assert pile(state, CARD[drawn].colour, 1) == wanted


def test_R7_3_vaccination_melds_the_7_on_top() -> None:
    state = table(player("vaccination"), player(score=["oars"]), supply={7: ["sanitation"]})
    assert pile(play(state, "dogma vaccination"), "yellow") == ["sanitation", "vaccination"]


def test_R7_4_canning_tucks_the_6() -> None:
    state = table(player("canning"), NOBODY, supply={6: ["vaccination"]})
    assert pile(play(state, "dogma canning", "accept"), "yellow") == ["canning", "vaccination"]


def test_R7_4_suburbia_tucks_under_the_pile() -> None:
    state = table(player("suburbia", hand=["masonry"]), NOBODY)
    assert pile(play(state, "dogma suburbia", "choose masonry"), "yellow") == ["suburbia", "masonry"]


def test_R7_4_tuck_puts_under_the_pile_and_continues_the_splay() -> None:
    state = table(player("oars", "coal", splay={"red": "left"}), NOBODY, supply={5: ["the_pirate_code"]})
    play(state, "dogma coal", "stop", "stop")
    assert (pile(state, "red"), splay(state, "red")) == (["coal", "oars", "the_pirate_code"], "left")


def test_E29_a_tuck_into_a_missing_colour_is_a_top_card() -> None:
    state = table(player("reformation", hand=["robotics"]), NOBODY, supply={10: ["ai"]})
    play(state, "dogma reformation", "choose robotics")
    assert hand(play(state, "draw")) == ["ai"]


def test_R7_5_score_puts_into_the_score_pile() -> None:
    state = play(table(player("philosophy", hand=["optics"]), NOBODY), "dogma philosophy", "choose optics")
    assert (score(state), one(state).points, one(state).scored) == (["optics"], 3, 1)


def test_R7_6_return_puts_under_the_supply_pile() -> None:
    state = table(player("agriculture", hand=["optics"]), NOBODY, only={3: []}, supply={4: ["anatomy"]})
    play(state, "dogma agriculture", "choose optics")
    assert (supply(state, 3), score(state)) == (["optics"], ["anatomy"])
    state = table(player("railroad", hand=["oars", "tools"]), NOBODY, supply={1: ["sailing"]})
    play(state, "dogma railroad", "choose tools")
    assert (bottom(state, 1, 2), supply(state, 1)[0]) == (["oars", "tools"], "sailing")


def test_R7_7_a_transfer_goes_on_top_and_is_no_score() -> None:
    state = table(player("oars", "societies"), player("archery"))
    play(state, "dogma societies")
    assert pile(state, "red") == ["archery", "oars"]
    state = table(player("navigation", scored=5), player(score=["optics"]))
    play(state, "dogma navigation")
    assert (score(state), one(state).scored, specials(state)) == (["optics"], 5, [])


def test_R7_8_an_exchange_is_no_score() -> None:
    state = table(player("canal_building", hand=["oars"], scored=5), NOBODY)
    play(state, "dogma canal_building", "accept")
    assert (score(state), one(state).scored, specials(state)) == (["oars"], 5, [])


def test_R7_9_a_splay_needs_two_cards_and_another_direction() -> None:
    state = table(
        player("oars", "tools", "writing", "mysticism", "philosophy", splay={"blue": "left"}), NOBODY
    )
    assert choices(play(state, "dogma philosophy")) == {"colour purple", "stop"}


TWO_OF_EACH = (
    *("oars", "archery", "masonry", "domestication", "sailing", "clothing"),
    *("tools", "writing", "mysticism", "city_states"),
)
SPLAYS = {
    "engineering": ([], "red"),
    "feudalism": ([], "yellow purple"),
    "machinery": ([], "red"),
    "paper": ([], "green blue"),
    "enterprise": ([], "green"),
    "printing_press": ([], "blue"),
    "reformation": ([], "yellow purple"),
    "banking": ([], "green"),
    "chemistry": ([], "blue"),
    "coal": ([], "red"),
    "statistics": ([], "yellow"),
    "atomic_theory": ([], "blue"),
    "canning": (["decline"], "yellow"),
    "emancipation": ([], "red purple"),
    "industrialization": ([], "red purple"),
    "metric_system": ([], "green"),
    "publications": (["stop"], "yellow blue"),
    "flight": ([], "red"),
    "mass_media": ([], "purple"),
    "computers": ([], "red green"),
    "satellites": ([], "purple"),
    "specialization": ([], "yellow blue"),
    "the_internet": ([], "green"),
}


@pytest.mark.parametrize("card", SPLAYS)
def test_R7_9_a_card_splays_only_the_colours_it_names(card: str) -> None:
    before, colours = SPLAYS[card]
    state = play(table(player(*TWO_OF_EACH, card), NOBODY), f"dogma {card}", *before)
    assert choices(state) == {"stop", *(f"colour {colour}" for colour in colours.split())}
    declined = state.copy()
    play(state, f"colour {colours.split()[0]}")
    play(declined, "stop")
    changed = [colour for colour in COLOURS if splay(state, colour) != splay(declined, colour)]
    assert changed == colours.split()[:1]


def test_R7_10_a_revealed_card_stays_in_the_hand() -> None:
    state = table(player("metalworking"), NOBODY, supply={1: ["sailing"]})
    events = told(state, "dogma metalworking", seat=1)
    assert [event.parts["card"] for event in events if event.kind == "revealed"] == ["sailing"]
    assert hand(state) == ["sailing"]


def test_R7_12_removed_cards_never_come_back() -> None:
    state = table(player("fission"), player("tools"), supply={10: ["robotics"]})
    play(state, "dogma fission")
    assert sorted(removed(state)) == ["fission", "robotics", "tools"]
    state = table(player("fission"), player("calendar"), only={1: [], 7: []}, supply={10: ["robotics"]})
    before = removed(state)
    assert sorted(removed(play(state, "dogma fission"))) == sorted(
        [*before, "calendar", "fission", "robotics"]
    )


def test_R7_13_a_taken_achievement_cannot_be_claimed() -> None:
    state = play(table(player("translation"), player(specials=["world"])), "dogma translation")
    assert (specials(state), specials(state, 1)) == ([], ["world"])


def test_R7_14_any_player_includes_the_executing_one() -> None:
    state = table(player("fission", "tools"), player("oars"), supply={10: ["ai"]})
    assert choices(play(state, "dogma fission")) == {"choose tools", "choose oars"}


def test_R7_15_taking_into_the_hand_is_a_transfer() -> None:
    assert "transferred" in kinds(table(player("statistics"), player(score=["oars"])), "dogma statistics")


# --- achievements ---------------------------------------------------------------------------------


def test_R8_1_age_and_special_achievements_count_one_each() -> None:
    mine = player("oars", score=["coal"], achievements=[2, 3, 4], specials=["world", "empire"])
    assert end(play(table(mine, NOBODY), "achieve 1")) == ("achievements", [0])


def test_R8_2_monument_for_six_scored_cards() -> None:
    state = play(table(player("stem_cells", hand=SIX), NOBODY), "dogma stem_cells", "accept")
    assert specials(state) == ["monument"]
    state = play(table(player("stem_cells", hand=SIX[:5]), NOBODY), "dogma stem_cells", "accept")
    assert specials(state) == []


def test_R8_2_monument_for_six_tucked_cards() -> None:
    state = table(player("monotheism", tucked=5), NOBODY)
    assert specials(play(state, "dogma monotheism")) == ["monument"]
    assert specials(play(table(player("monotheism", tucked=4), NOBODY), "dogma monotheism")) == []


def empire(last: str) -> State:
    """Three of each icon after the last meld, if it is the right card."""
    mine = player(
        *("coal", "explosives", "stem_cells", "the_wheel", "rocketry", "code_of_laws", "philosophy"),
        hand=[last],
        splay={"red": "right", "purple": "up"},
    )
    return play(table(mine, NOBODY), f"meld {last}")


def test_R8_2_empire_is_claimed_with_the_last_icon() -> None:
    state = empire("combustion")
    assert icons(state)["factory"] >= 3
    assert (specials(state), min(icons(state).values()), len(icons(state))) == (["empire"], 3, 6)


def test_R8_2_empire_needs_every_icon() -> None:
    state = empire("archery")
    assert specials(state) == []


def test_R8_2_world_for_twelve_clocks() -> None:
    cards = ("fission", "databases", "rocketry", "the_internet")
    state = play(table(player(*cards[:3], hand=["the_internet"]), NOBODY), "meld the_internet")
    assert (icons(state)["clock"], specials(state)) == (11, [])
    state = table(player(*cards[:3], "lighting", "ai", hand=["railroad"], splay={"purple": "up"}), NOBODY)
    assert icons(state)["clock"] == 11
    assert specials(play(state, "meld railroad")) == ["world"]


FIVE_PILES = (
    *("oars", "archery", "masonry", "domestication", "sailing", "metric_system"),
    *("tools", "writing", "mysticism", "city_states"),
)


@pytest.mark.parametrize(("direction", "claimed"), [("up", ["wonder"]), ("right", ["wonder"]), ("left", [])])
def test_R8_2_wonder_for_five_colours_splayed_up_or_right(direction: str, claimed: list[str]) -> None:
    splays = {"red": "right", "yellow": "up", "purple": direction, "blue": "right"}
    state = table(player(*FIVE_PILES, splay=splays), NOBODY)
    assert specials(play(state, "dogma metric_system", "colour green")) == claimed


@pytest.mark.parametrize(("last", "claimed"), [("rocketry", ["universe"]), ("evolution", [])])
def test_R8_2_universe_for_five_top_cards_of_8(last: str, claimed: list[str]) -> None:
    state = table(player(*HIGH_TOPS, hand=[last]), NOBODY)
    assert specials(play(state, f"meld {last}")) == claimed


def test_R8_3_a_sharing_player_claims_first() -> None:
    state = play(table(player("translation"), player("optics")), "dogma translation")
    assert (specials(state), specials(state, 1)) == ([], ["world"])


def test_R8_4_melds_and_returns_do_not_count_and_turns_reset() -> None:
    state = table(player("railroad", hand=["oars", "tools"], scored=5, tucked=5), player(scored=5, tucked=4))
    play(state, "meld oars", "dogma railroad")
    assert specials(state) == []
    assert [(one(state, seat).tucked, one(state, seat).scored) for seat in (0, 1)] == [(0, 0), (0, 0)]


def test_R8_4_a_card_scored_by_a_demand_counts_for_its_owner() -> None:
    state = table(player("banking"), player("colonialism", scored=5))
    assert specials(play(state, "dogma banking"), 1) == ["monument"]


def test_R8_5_conditions_are_checked_after_every_single_card() -> None:
    state = table(player("stem_cells", hand=[*SIX, "coal"], achievements=[1, 2, 3, 4, 5]), NOBODY)
    play(state, "dogma stem_cells", "accept")
    assert (end(state), len(score(state)), len(hand(state))) == (("achievements", [0]), 6, 1)


def short_of_software(**more: Any) -> Player:
    """Eleven clocks and four high top cards: melding Software earns World and Universe."""
    return player(
        *("fission", "stem_cells", "satellites", "databases", "the_internet"),
        splay={"green": "up"},
        hand=["software"],
        **more,
    )


def test_R8_6_victory_is_checked_after_each_claim() -> None:
    mine = short_of_software(achievements=[1, 2, 3, 4, 5])
    state = play(table(mine, NOBODY), "meld software")
    assert (end(state), specials(state)) == (("achievements", [0]), ["world"])


def test_R8_6_one_player_may_claim_several_at_once() -> None:
    state = play(table(short_of_software(), NOBODY), "meld software")
    assert specials(state) == ["world", "universe"]


def test_E22_monument_with_both_actions_of_a_turn() -> None:
    state = table(player("stem_cells", "ai", hand=SIX[:5]), NOBODY)
    play(state, "dogma stem_cells", "accept")
    assert specials(state) == []
    assert specials(play(state, "dogma ai")) == ["monument"]


def test_E23_a_sharing_player_takes_monument() -> None:
    state = table(player("stem_cells"), player("pottery", hand=SIX))
    assert specials(play(state, "dogma stem_cells", "accept"), 1) == ["monument"]


ELEVEN_CLOCKS = player(
    *("skyscrapers", "mass_media", "collaboration", "databases", "lighting", "ai"),
    *("flight", "mobility", "miniaturization", "robotics"),
    splay={"green": "up", "red": "up", "purple": "up"},
)
UNDER_PUBLICATIONS = player(
    *("fission", "satellites", "the_internet", "railroad", "quantum_theory", "publications"),
    splay={"purple": "up"},
)


def test_E25_the_player_whose_turn_it_is_comes_first() -> None:
    state = table(ELEVEN_CLOCKS, UNDER_PUBLICATIONS)
    assert (icons(state)["clock"], icons(state, 1)["clock"]) == (11, 11)
    play(state, "dogma skyscrapers", "choose publications")
    assert (specials(state), specials(state, 1)) == (["world"], [])
    state = table(UNDER_PUBLICATIONS, ELEVEN_CLOCKS, turn=1)
    play(state, "dogma skyscrapers", "choose publications")
    assert (specials(state), specials(state, 1)) == ([], ["world"])


def test_R14_20_achievements_are_checked_between_loss_and_gain() -> None:
    events = kinds(table(ELEVEN_CLOCKS, UNDER_PUBLICATIONS), "dogma skyscrapers", "choose publications")
    assert events.index("transferred_open") < events.index("claimed") < events.index("scored_open")


@pytest.mark.parametrize(("counting", "claimed"), [("separate", []), ("combined", ["monument"])])
def test_R14_5_monument_counts_tucks_and_scores_separately(counting: str, claimed: list[str]) -> None:
    mine = player("philosophy", hand=["oars"], tucked=3, scored=2)
    state = table(mine, NOBODY, options={"monument_counting": counting})
    assert specials(play(state, "dogma philosophy", "choose oars")) == claimed


def test_R14_8_cards_moved_all_at_once_move_one_by_one() -> None:
    state = table(player(*HIGH_TOPS, "translation", score=["rocketry", "tools"]), NOBODY)
    play(state, "dogma translation", "accept", "choose rocketry")
    assert (specials(state), pile(state, "blue")) == (["universe"], ["tools", "rocketry", "translation"])


def test_E54_a_claim_can_end_the_game_before_the_rest_is_moved() -> None:
    mine = player(*HIGH_TOPS, "translation", score=["rocketry", "oars"], achievements=[1, 2, 3, 4, 5])
    state = play(table(mine, NOBODY), "dogma translation", "accept", "choose rocketry")
    assert (end(state), score(state)) == (("achievements", [0]), ["oars"])


# --- the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 5), (4, 4)])
def test_R9_1_enough_achievements_win(seats: int, needed: int) -> None:
    others = [NOBODY] * (seats - 1)
    enough = player("ai", score=["robotics"], achievements=list(range(3, 2 + needed)))
    state = table(enough, *others)
    assert end(play(state, "achieve 1")) == ("achievements", [0])
    fewer = player("ai", score=["robotics"], achievements=list(range(4, 2 + needed)))
    assert acting(play(table(fewer, *others), "achieve 1"))


def test_E46_a_special_achievement_wins_in_the_middle_of_an_effect() -> None:
    winner = player("pottery", hand=SIX, achievements=[1, 2, 3, 4, 5])
    state = table(player("stem_cells", hand=["coal"]), winner)
    play(state, "dogma stem_cells", "accept")
    assert (end(state), hand(state)) == (("achievements", [1]), ["coal"])


def test_R9_2_most_points_then_achievements_then_shared() -> None:
    rich = player("oars", score=["coal"])
    assert end(play(table(rich, player(score=["optics"]), only=EMPTY), "draw")) == ("points", [0])
    tied = player("tools", score=["banking"], achievements=[1])
    assert end(play(table(rich, tied, only=EMPTY), "draw")) == ("points_tiebreak", [1])
    equal = player("tools", score=["banking"])
    assert end(play(table(rich, equal, NOBODY, only=EMPTY), "draw")) == ("shared", [0, 1])
    result = table(rich, equal, NOBODY, only=EMPTY)
    assert [play(result, "draw").reward(seat) for seat in (0,)] == [0.5]
    assert [result.reward(seat) for seat in (1, 2)] == [0.5, 0.0]


def test_R9_3_a_tie_for_the_most_does_not_win() -> None:
    state = table(player("globalization"), player(score=["canning"]), supply={6: ["vaccination"]})
    assert acting(play(state, "dogma globalization"))


def test_R9_4_after_the_end_nothing_more_happens() -> None:
    state = table(player("the_wheel"), player("masonry"), only=EMPTY | {1: ["oars"]})
    play(state, "dogma the_wheel")
    assert (end(state)[0], hand(state, 1), hand(state)) == ("shared", ["oars"], [])


def test_R9_5_comparisons_include_the_executing_player() -> None:
    state = table(player("ai", "robotics", "software"), player(score=["databases", "globalization"]))
    assert end(play(state, "dogma ai")) == ("card", [0])


def test_R14_21_drawing_above_10_in_a_demand_ends_the_game() -> None:
    state = table(player("archery"), player(score=["oars"]), only=EMPTY)
    assert end(play(state, "dogma archery")) == ("points", [1])
