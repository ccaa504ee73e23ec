"""R9: immediate victories."""

import pytest

from games.duel.positions import RICH, City, Situation, end, play, refused, score

FIVE_SYMBOLS = ["scriptorium", "pharmacist", "workshop", "apothecary", "university"]
FAR_AHEAD = City(coins=500, buildings=["palace", "town_hall", "gardens"])


@pytest.mark.parametrize("seat", [0, 1])
def test_R9_1_military_supremacy_beats_any_number_of_points(seat: int) -> None:
    me = City(coins=RICH)
    pawn = 8 if seat == 0 else -8
    situation = Situation(age=3, seat=seat, available=["pretorium"], mine=me, theirs=FAR_AHEAD, pawn=pawn)
    state = play(situation.load(), "build pretorium")
    assert score(state, 1 - seat)["total"] > score(state, seat)["total"]
    assert end(state) == ("military", [seat])


@pytest.mark.parametrize("seat", [0, 1])
def test_R9_1_scientific_supremacy_beats_any_number_of_points(seat: int) -> None:
    me = City(coins=RICH, buildings=FIVE_SYMBOLS)
    situation = Situation(age=3, seat=seat, available=["study"], mine=me, theirs=FAR_AHEAD)
    state = play(situation.load(), "build study")
    assert end(state) == ("science", [seat])


def test_R9_1_the_game_stops_at_once() -> None:
    me = City(coins=RICH, wonders=["colossus"], progress=["theology"])
    state = Situation(age=2, available=["walls", "forum"], mine=me, pawn=7).load()
    play(state, "wonder colossus walls")
    assert (state.over, state.seat, state.legal()) == (True, -1, [])
    assert refused(state, "discard forum").rule == "R10.1"


def test_R9_1_supremacy_is_checked_on_the_last_card_of_the_game() -> None:
    me = City(coins=RICH, buildings=FIVE_SYMBOLS)
    state = Situation(age=3, left=1, available=["academy"], mine=me, theirs=FAR_AHEAD).load()
    assert end(play(state, "build academy")) == ("science", [0])
