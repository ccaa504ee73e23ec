"""R8: the end of the game."""

from games.world_wonders.positions import (
    CROWDED,
    City,
    Situation,
    bought,
    buy,
    kinds,
    own,
    parts,
    refuse,
    result,
    seen,
    spender,
    turn,
)

LAST_BUT_ONE = Situation(City(CROWDED), [spender("p5_f1", "tower")], offer=["t4_f1"], round=9)


def test_R8_1_a_full_population_track_ends_the_game_after_the_round() -> None:
    state = LAST_BUT_ONE.load()
    assert own(state).population == 12
    events = bought(state, "build t4_f1")
    assert parts(events, "population_full") == [(0,)]
    assert not state.over
    assert turn(state) == ("buy", 1)
    buy(state, "long_road")
    assert turn(state) == ("buy", 0)
    buy(state, "short_roads", "build l3_t2")
    assert turn(state) == ("buy", 0)
    events = bought(state, "pedestal pedestal_1")
    assert state.over
    assert (seen(state).round, result(state).end) == (9, "population")
    assert kinds(events)[-1] == "game_over"


def test_R8_1_otherwise_it_ends_after_round_10() -> None:
    last = spender("h6_f1", "long_road")
    other = spender("p5_f1", "t4_f1")
    assert not buy(Situation(last, [other], round=9).load(), "short_roads").over
    state = Situation(last, [other], round=10).load()
    assert kinds(bought(state, "short_roads"))[-2:] == ["out", "game_over"]
    assert (state.over, result(state).end, seen(state).round) == (True, "rounds", 10)


def test_R8_1_any_player_may_be_the_one() -> None:
    other = City((*CROWDED, "t4_f1"), out=True)
    state = Situation(spender("h6_b2", "long_road"), [other], round=9).load()
    assert own(state, 1).population == 13
    assert result(buy(state, "short_roads")).end == "population"


def test_R8_2_then_the_game_is_scored() -> None:
    state = buy(
        Situation(spender("h6_f1", "long_road"), [spender("p5_f1", "t4_f1")], round=10).load(), "short_roads"
    )
    assert state.decision() is None
    final = result(state)
    assert [points["total"] for points in final.scores] == [
        own(state, seat).score["total"] for seat in (0, 1)
    ]
    for action in ("long_road", "place p1 r0 a1", "leave"):
        assert refuse(state, action) == ("R8.2", "over")
    assert state.json() == state.game.load(state.position()).json()


def test_R8_2_no_result_before_the_end() -> None:
    assert LAST_BUT_ONE.load().result() is None


def test_R8_3_the_end_is_checked_when_all_are_out() -> None:
    """The player who filled the track goes on, and no new round is prepared."""
    state = LAST_BUT_ONE.load()
    buy(state, "build t4_f1", "long_road")
    assert (turn(state), own(state).out, own(state).coins) == (("buy", 0), False, 4)
    buy(state, "build l3_t2", "short_roads", "pedestal pedestal_1")
    assert state.over
    assert (seen(state).towers, seen(state).short_roads) == (0, 0)
