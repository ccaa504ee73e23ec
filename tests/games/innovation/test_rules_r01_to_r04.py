"""Components, set-up, piles and icons, turns and actions (R1 - R4)."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from games.innovation.positions import (
    CARD,
    COLOURS,
    INNOVATION,
    NOBODY,
    SPECIALS,
    acting,
    board,
    bottom,
    choices,
    decision,
    end,
    hand,
    icons,
    one,
    pile,
    play,
    player,
    position,
    refused,
    score,
    seen,
    splay,
    supply,
    table,
    tops,
)
from ludopolis.core.contract import State
from ludopolis.core.kinds import OptionValue


def start(*hands: Sequence[str], **options: OptionValue) -> State:
    """All players about to choose their first meld."""
    data = position(*(player(hand=cards) for cards in hands), turns=0, options=options)
    return INNOVATION.load({**data, "frames": [{"kind": "initial_meld", "seat": 0}]})


def test_R1_1_cards_of_each_age_and_colour() -> None:
    ages = Counter(card.age for card in CARD.values())
    assert ages == {1: 15, **dict.fromkeys(range(2, 11), 10)}
    assert Counter(card.colour for card in CARD.values()) == dict.fromkeys(COLOURS, 21)


def test_R1_2_five_special_achievements() -> None:
    assert INNOVATION.components["special"] == list(SPECIALS)


def test_R1_3_two_to_four_players() -> None:
    assert INNOVATION.seat_counts == (2, 3, 4)


def test_R1_4_every_card_has_three_icons_and_a_hexagon() -> None:
    assert {(len(card.icons), card.icons.count(None)) for card in CARD.values()} == {(4, 1)}
    assert len({card.id for card in CARD.values()}) == 105


def test_R1_5_six_icons() -> None:
    names = {icon for card in CARD.values() for icon in card.icons if icon}
    assert names == {"castle", "crown", "leaf", "lightbulb", "factory", "clock"}


def test_R1_6_every_card_bears_its_dogma_icon_twice() -> None:
    assert [card.id for card in CARD.values() if card.icons.count(card.dogma) < 2] == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R2_1_ten_supply_piles(seats: int) -> None:
    state = INNOVATION.new(1, seats)
    assert seen(state).supplies == [14 - 2 * seats, *[9] * 8, 10]
    assert [len(supply(state, age)) for age in range(1, 11)] == seen(state).supplies
    assert supply(state, 7) != supply(INNOVATION.new(2, seats), 7)


def test_R2_2_nine_age_achievements_and_none_of_age_10() -> None:
    data = INNOVATION.new(1, 2).position()
    assert [CARD[card].age for card in data["achievements"]] == list(range(1, 10))
    assert refused(table(player("ai", score=["robotics"]), NOBODY), "achieve 9").rule == "R4.5"
    assert "achieve 10" not in [INNOVATION.actions.text(n) for n in range(211, 221)]


def test_R2_3_special_achievements_are_available_from_the_start() -> None:
    assert seen(INNOVATION.new(1, 2)).specials == list(SPECIALS)


def test_R2_4_everybody_melds_one_of_two_cards() -> None:
    state = start(["oars", "tools"], ["sailing", "archery"])
    assert (decision(state), choices(state)) == (("initial_meld", 0), {"meld oars", "meld tools"})
    play(state, "meld tools")
    assert (decision(state), board(state)) == (("initial_meld", 1), {})
    play(state, "meld sailing")
    assert (board(state), board(state, 1)) == ({"blue": ["tools"]}, {"green": ["sailing"]})
    assert (hand(state), hand(state, 1)) == (["oars"], ["archery"])
    assert refused(start(["oars", "tools"], ["sailing", "archery"]), "meld sailing").rule == "R2.4"


def test_R14_22_first_melds_are_hidden_until_all_have_chosen() -> None:
    state = play(start(["oars", "tools"], ["sailing", "archery"]), "meld tools")
    assert (seen(state, 0).first_meld, seen(state, 1).first_meld) == ("tools", None)
    assert [card.card for card in seen(state, 1).players[0].hand] == [None, None]


CZECH = (
    *("oars", "domestication", "pottery", "the_wheel", "archery", "city_states", "sailing", "mysticism"),
    *("tools", "clothing", "masonry", "writing", "code_of_laws", "agriculture", "metalworking"),
)
ENGLISH = (
    *("agriculture", "archery", "city_states", "clothing", "code_of_laws", "domestication", "masonry"),
    *("metalworking", "mysticism", "oars", "pottery", "sailing", "the_wheel", "tools", "writing"),
)


def starter(first: str, second: str, language: str) -> int:
    """Who starts if seat 0 melds one card and seat 1 the other."""
    others = [card for card in CZECH if card not in (first, second)]
    state = start([first, others[0]], [second, others[1]], name_language=language)
    return decision(play(state, f"meld {first}", f"meld {second}"))[1]


def test_R2_5_the_first_name_in_the_alphabet_starts() -> None:
    assert (starter("oars", "tools", "cs"), starter("tools", "oars", "cs")) == (0, 1)


@pytest.mark.parametrize(("names", "language"), [(CZECH, "cs"), (ENGLISH, "en")])
def test_R2_7_names_are_compared_in_one_language(names: Sequence[str], language: str) -> None:
    for earlier, later in pairwise(names):
        assert starter(earlier, later, language) == 0
        assert starter(later, earlier, language) == 1


def test_R14_13_the_language_of_the_names_is_an_option() -> None:
    assert (starter("oars", "archery", "cs"), starter("oars", "archery", "en")) == (0, 1)


@pytest.mark.parametrize(("seats", "actions"), [(2, [1, 2, 2]), (3, [1, 2, 2, 2]), (4, [1, 1, 2, 2, 2])])
def test_R2_6_first_turns_have_fewer_actions(seats: int, actions: list[int]) -> None:
    state = INNOVATION.new("turns", seats)
    while decision(state)[0] == "initial_meld":
        state.play(state.legal()[0])
    first = decision(state)[1]
    for turn, allowed in enumerate(actions):
        assert decision(state) == ("take_action", (first + turn) % seats)
        assert seen(state).actions_left == allowed
        play(state, *["draw"] * allowed)


def test_R2_8_nobody_starts_with_anything() -> None:
    state = play(start(["oars", "tools"], ["sailing", "archery"]), "meld tools", "meld sailing")
    for seat in (0, 1):
        view = one(state, seat)
        assert (view.score, view.achievements, view.specials, view.tucked, view.scored) == ([], [], [], 0, 0)
        assert [pile.splay for pile in view.board.values()] == [None]


def test_R3_1_a_player_has_a_pile_of_each_colour() -> None:
    cards = ("oars", "masonry", "sailing", "tools", "mysticism")
    assert list(board(table(player(*cards), NOBODY))) == list(COLOURS)


def test_R3_2_only_top_cards_are_active() -> None:
    state = table(player("oars", "archery", splay={"red": "up"}), NOBODY)
    assert choices(state) == {"draw", "dogma archery"}
    assert refused(state, "dogma oars").rule == "R4.4"


def test_R3_3_a_pile_is_in_one_state() -> None:
    state = table(player("oars", "engineering", splay={"red": "right"}), NOBODY)
    assert splay(play(state, "dogma engineering", "colour red"), "red") == "left"


def test_R3_4_a_card_joins_the_splay_and_a_single_card_loses_it() -> None:
    state = table(player("oars", "archery", hand=["optics"], splay={"red": "left"}), NOBODY)
    assert splay(play(state, "meld optics"), "red") == "left"
    assert icons(state) == {"crown": 3, "castle": 2}


def test_E28_a_pile_that_fell_to_one_card_stays_unsplayed() -> None:
    state = table(
        player("societies"), player("tools", "writing", hand=["pottery"], splay={"blue": "right"}), actions=1
    )
    play(state, "dogma societies")
    assert (pile(state, "blue", 1), splay(state, "blue", 1)) == (["tools"], None)
    play(state, "meld pottery")
    assert (pile(state, "blue", 1), splay(state, "blue", 1)) == (["pottery", "tools"], None)


@pytest.mark.parametrize(
    ("direction", "shown"),
    [
        (None, {"castle": 2, "lightbulb": 1}),
        ("left", {"castle": 3, "lightbulb": 1}),
        ("right", {"castle": 3, "crown": 1, "lightbulb": 1}),
        ("up", {"castle": 3, "crown": 1, "lightbulb": 1}),
    ],
)
def test_R3_5_what_a_splay_uncovers(direction: str, shown: dict[str, int]) -> None:
    assert icons(table(player("oars", "archery", splay={"red": direction}), NOBODY)) == shown


def test_R3_5_bottom_centre_shows_only_upwards() -> None:
    counts = {
        way: icons(table(player("pottery", "tools", splay={"blue": way}), NOBODY)).get("leaf", 0)
        for way in ("left", "right", "up")
    }
    assert counts == {"left": 1, "right": 1, "up": 3}


def test_R3_6_icons_of_all_piles_add_up() -> None:
    state = table(player("oars", "masonry", "mysticism"), NOBODY)
    assert icons(state) == {"castle": 2 + 3 + 3, "crown": 1}


def test_R3_7_a_card_with_an_icon_means_the_whole_card() -> None:
    state = table(player("gunpowder"), player("oars", "archery", splay={"red": "left"}))
    play(state, "dogma gunpowder")
    assert score(state)[:1] == ["archery"]


def test_R3_8_points_are_the_values_of_the_score_pile() -> None:
    state = table(player("oars", score=["tools", "optics", "ai"], achievements=[5]), NOBODY)
    assert one(state).points == 1 + 3 + 10


def test_R3_9_a_missing_card_has_the_value_0() -> None:
    state = table(player("printing_press", score=["oars"]), NOBODY, supply={2: ["calendar"]})
    assert hand(play(state, "dogma printing_press", "choose oars")) == ["calendar"]


def test_R4_1_two_actions_then_the_next_player() -> None:
    state = table(player("oars"), player("tools"), player("sailing"), turn=1)
    play(state, "draw")
    assert acting(state, 1, 1)
    play(state, "draw")
    assert acting(state, 2, 2)
    assert acting(play(state, "draw", "draw"), 0, 2)
    assert "stop" not in choices(state)


def test_R4_2_draw_takes_the_value_of_the_highest_top_card() -> None:
    state = table(player("optics", "oars", "tools"), NOBODY, supply={1: ["sailing"], 3: ["paper"]})
    assert hand(play(state, "draw")) == ["sailing"]
    state = table(player("oars", "optics", "tools"), NOBODY, supply={3: ["paper"]})
    assert hand(play(state, "draw")) == ["paper"]


def test_E1_draw_goes_on_to_the_next_pile_with_cards() -> None:
    state = table(player("anatomy"), NOBODY, only={4: [], 5: [], 6: []}, supply={7: ["bicycle"]})
    assert hand(play(state, "draw")) == ["bicycle"]


def test_E2_draw_with_an_empty_board_takes_a_1_or_higher() -> None:
    assert hand(play(table(NOBODY, NOBODY, supply={1: ["oars"]}), "draw")) == ["oars"]
    state = table(NOBODY, NOBODY, only={1: []}, supply={2: ["calendar"]})
    assert hand(play(state, "draw")) == ["calendar"]


def test_R4_3_meld_any_card_of_the_hand() -> None:
    state = table(player("optics", hand=["oars", "tools"]), NOBODY)
    assert {"meld oars", "meld tools"} <= choices(state)
    play(state, "meld oars")
    assert (pile(state, "red"), hand(state)) == (["oars", "optics"], ["tools"])
    assert refused(state, "meld coal").rule == "R4.3"


def test_E3_covering_a_9_with_a_1() -> None:
    state = table(player("genetics", hand=["pottery"]), NOBODY, supply={1: ["oars"]})
    assert hand(play(state, "meld pottery", "draw")) == ["oars"]


def test_R4_4_dogma_of_an_own_top_card_even_twice_or_for_nothing() -> None:
    state = table(player("archery", "encyclopedia"), player("oars"))
    assert {"dogma archery", "dogma encyclopedia"} <= choices(state)
    assert "dogma oars" not in choices(state)
    play(state, "dogma encyclopedia", "dogma encyclopedia")
    assert acting(state, 1, 2)


def test_R4_5_achieve_needs_points_and_a_top_card() -> None:
    state = table(player("optics", score=["coal", "banking", "physics"]), player(achievements=[2]))
    assert {"achieve 1", "achieve 3"} <= choices(state)
    assert refused(state, "achieve 2").code == "age_not_available"
    assert refused(state, "achieve 4").code == "not_enough_points"
    play(state, "achieve 3")
    assert (one(state).achievements, one(state).points) == ([3], 15)
    assert acting(play(state, "achieve 1"), 1, 2)


def test_E4_fifteen_points_need_a_top_card_of_3() -> None:
    state = table(player("calendar", score=["coal", "banking", "physics"]), NOBODY)
    assert (refused(state, "achieve 3").code, "achieve 2" in choices(state)) == ("no_top_card_of_age", True)
    poor = table(player("optics", score=["coal", "banking", "invention"]), NOBODY)
    assert refused(poor, "achieve 3").code == "not_enough_points"


def test_R4_6_the_free_draw_uses_no_action() -> None:
    state = table(player("writing"), player("tools"))
    assert acting(play(state, "dogma writing"), 0, 1)
    assert len(hand(state)) == 2


def test_R4_7_there_is_no_hand_limit() -> None:
    cards = [*[card for card in CARD if CARD[card].age == 2][:9], "optics", "paper", "coal", "tools"]
    assert len(hand(play(table(player("oars", hand=cards), NOBODY), "draw"))) == 14


def test_E5_a_sharing_player_takes_the_last_1() -> None:
    state = table(player("sailing"), player("city_states"), only={1: ["oars"]}, supply={2: ["calendar"]})
    play(state, "dogma sailing")
    assert (tops(state, 1), tops(state)) == (["city_states", "oars"], ["calendar", "sailing"])


def test_R9_4_nothing_can_be_played_after_the_end() -> None:
    state = play(table(player("robotics"), NOBODY, only={10: []}), "draw")
    assert (end(state)[0], state.legal(), refused(state, "draw").rule) == ("shared", [], "R9.4")
    assert bottom(state, 1) != []
