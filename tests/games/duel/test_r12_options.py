"""R12: variants."""

import pytest

from games.duel.positions import DUEL, Situation, decision, fresh, play, seen
from ludopolis.core.errors import BadOption


def test_R12_1_the_only_variant_is_the_first_game() -> None:
    assert [option.id for option in DUEL.options] == ["first_game_wonders", "centre_pawn_rule"]
    assert DUEL.seat_counts == (2,)
    assert seen(fresh(1)).options["first_game_wonders"] is False
    assert decision(fresh(1))[0] == "draft_wonder"


@pytest.mark.parametrize("option", [{"solo": True}, {"first_game_wonders": "perhaps"}])
def test_R12_1_other_variants_are_refused(option: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        DUEL.new(1, None, **option)


@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("last", [0, 1])
def test_R12_2_the_last_player_chooses_by_the_corrected_rule(age: int, last: int) -> None:
    card = {1: "tavern", 2: "walls"}[age]
    corrected = {"centre_pawn_rule": "last_active_chooses"}
    situation = Situation(age=age, seat=last, left=1, available=[card], options=corrected)
    for choice, starter in (("begin_self", last), ("begin_opponent", 1 - last)):
        state = play(situation.load(), f"discard {card}")
        assert decision(state) == ("choose_starter", last)
        assert decision(play(state, choice)) == ("play_card", starter)


@pytest.mark.parametrize("last", [0, 1])
def test_R12_2_the_corrected_rule_changes_nothing_off_the_centre(last: int) -> None:
    corrected = {"centre_pawn_rule": "last_active_chooses"}
    state = Situation(seat=last, left=1, available=["tavern"], pawn=1, options=corrected).load()
    assert decision(play(state, "discard tavern")) == ("choose_starter", 1)


def test_R12_2_new_games_follow_the_option() -> None:
    assert seen(fresh(1)).options["centre_pawn_rule"] == "last_active_starts"
    corrected = fresh(1, centre_pawn_rule="last_active_chooses", first_game_wonders=True)
    assert seen(corrected).options["centre_pawn_rule"] == "last_active_chooses"
    for _ in range(20):
        corrected.play(next(action for action in corrected.legal() if action.startswith("discard")))
    assert decision(corrected) == ("choose_starter", 1 - corrected.first)
