"""R10: the end of the game and scoring."""

import pytest

from games.duel.positions import City, Situation, decision, end, play, score
from ludopolis.games.duel.game import DuelState


def finished(mine: City, theirs: City, pawn: int = 0, seat: int = 0) -> DuelState:
    """The game after the last card; discarding it brought 2 coins, and 1 a yellow card."""
    situation = Situation(age=3, seat=seat, left=1, available=["port"], mine=mine, theirs=theirs, pawn=pawn)
    return play(situation.load(), "discard port")


def test_R10_1_the_game_ends_after_age_3() -> None:
    state = Situation(age=3, left=2, available=["port", "armory"]).load()
    assert not play(state, "discard port").over
    assert play(state, "discard armory").over
    assert state.result() is not None


@pytest.mark.parametrize("age", [1, 2])
def test_R10_1_the_game_goes_on_after_earlier_ages(age: int) -> None:
    card = {1: "tavern", 2: "walls"}[age]
    state = Situation(age=age, left=1, available=[card]).load()
    assert not play(state, f"discard {card}").over
    assert state.result() is None


def test_R10_2_all_categories() -> None:
    me = City(
        coins=8,
        buildings=[
            "palace",
            "theater",
            "study",
            "library",
            "scriptorium",
            "armory",
            "tavern",
            "merchants_guild",
            "quarry",
            "walls",
        ],
        built=["pyramids", "sphinx"],
        wonders=["colossus"],
        progress=["philosophy"],
    )
    state = finished(me, City(coins=11), pawn=4)
    assert score(state) == {
        "military": 5,
        "blue": 7 + 3,
        "green": 3 + 2,
        "yellow": 3,
        "guilds": 2,
        "wonders": 9 + 6,
        "progress": 7,
        "treasury": (8 + 2 + 2) // 3,
        "total": 5 + 10 + 5 + 3 + 2 + 15 + 7 + 4,
    }
    assert score(state, 1)["total"] == 11 // 3


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (29, 9)])
def test_R10_2_three_coins_are_a_point(coins: int, points: int) -> None:
    assert score(Situation(mine=City(coins=coins)).load())["treasury"] == points


def test_R10_2_only_built_wonders_score() -> None:
    me = City(built=["sphinx"], wonders=["pyramids", "colossus", "great_library"])
    assert score(Situation(mine=me).load())["wonders"] == 6


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        (["agriculture"], 4),
        (["philosophy"], 7),
        (["mathematics"], 3),
        (["agriculture", "philosophy", "mathematics"], 4 + 7 + 9),
        (["strategy", "economy"], 0),
    ],
)
def test_R10_2_points_of_progress_tokens(tokens: list[str], points: int) -> None:
    assert score(Situation(age=3, mine=City(progress=tokens)).load())["progress"] == points


@pytest.mark.parametrize(("pawn", "mine", "theirs"), [(0, 0, 0), (2, 2, 0), (-5, 0, 5), (-6, 0, 10)])
def test_R10_2_military_points_for_the_player_ahead(pawn: int, mine: int, theirs: int) -> None:
    state = finished(City(), City(), pawn)
    assert (score(state)["military"], score(state, 1)["military"]) == (mine, theirs)


@pytest.mark.parametrize(("mine", "theirs", "winner"), [(13, 9, 0), (7, 30, 1)])
def test_R10_3_more_points_win(mine: int, theirs: int, winner: int) -> None:
    state = finished(City(coins=mine), City(coins=theirs, buildings=["guard_tower"]))
    assert end(state) == ("civilian", [winner])


ONE_MORE = {
    "military": (City(coins=1), 1),
    "blue": (City(coins=1, buildings=["theater"]), 0),
    "green": (City(coins=1, buildings=["academy"]), 0),
    "yellow": (City(coins=0, buildings=["armory"]), 0),
    "guilds": (City(coins=0, buildings=["merchants_guild", "tavern"]), 0),
    "wonders": (City(coins=1, built=["pyramids"]), 0),
    "progress": (City(coins=1, buildings=["scriptorium", "library"], progress=["philosophy"]), 0),
    "treasury": (City(coins=4), 0),
}


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("category", ONE_MORE)
def test_R10_3_every_category_can_decide(category: str, seat: int) -> None:
    better, ahead = ONE_MORE[category]
    green_too = ["dispensary"] if category == "progress" else []
    state = finished(
        better, City(coins=3, buildings=green_too), pawn=ahead if seat == 0 else -ahead, seat=seat
    )
    points = [score(state, seat)[category], score(state, 1 - seat)[category]]
    assert points[0] > points[1]
    assert end(state) == ("civilian", [seat])


@pytest.mark.parametrize("seat", [0, 1])
def test_R10_3_blue_cards_break_a_tie(seat: int) -> None:
    blue, green = City(coins=7, buildings=["theater"]), City(coins=9, buildings=["academy"])
    state = finished(blue, green, seat=seat)
    assert score(state, 0)["total"] == score(state, 1)["total"]
    assert end(state) == ("civilian_tiebreak", [seat])
    state = finished(City(coins=7, buildings=["academy"]), City(coins=9, buildings=["theater"]), seat=seat)
    assert end(state) == ("civilian_tiebreak", [1 - seat])


def test_R10_3_points_and_not_the_number_of_blue_cards_break_a_tie() -> None:
    one = City(coins=4, buildings=["palace"])
    two = City(coins=9, buildings=["theater", "altar"])
    state = finished(one, two)
    assert score(state, 0)["total"] == score(state, 1)["total"] == 9
    assert end(state) == ("civilian_tiebreak", [0])


def test_R10_3_equal_blue_points_share_the_victory() -> None:
    state = finished(City(coins=7, buildings=["theater"]), City(coins=9, buildings=["altar"]))
    assert end(state) == ("shared", [0, 1])
    assert [state.reward(seat) for seat in (0, 1)] == [0.5, 0.5]


def test_R10_4_result_names_the_end_the_places_and_both_scores() -> None:
    state = finished(City(coins=40), City())
    result = state.result()
    assert result is not None
    assert (result.end, result.places, result.winners) == ("civilian", [1, 2], [0])
    assert [scores["total"] for scores in result.scores] == [14, 2]
    assert [state.reward(seat) for seat in (0, 1)] == [1.0, 0.0]


def test_R10_4_supremacy_is_named_and_shows_the_points_for_information() -> None:
    state = Situation(seat=1, available=["guard_tower"], pawn=-8).load()
    play(state, "build guard_tower")
    result = state.result()
    assert result is not None
    assert (result.end, result.winners) == ("military", [1])
    assert [scores["total"] for scores in result.scores] == [2, 2 + 10]


def test_R10_4_there_is_no_result_before_the_end() -> None:
    state = Situation().load()
    assert state.result() is None
    assert decision(state) == ("play_card", 0)
