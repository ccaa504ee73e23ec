"""R7: loans."""

import pytest

from games.world_wonders.positions import (
    City,
    Situation,
    bought,
    buy,
    city,
    kinds,
    legal,
    own,
    parts,
    play,
    refuse,
    refused,
    result,
    score,
    seen,
    spender,
    told,
    turn,
)

TEMPLE = "l3_t1 f10 f11 g11"


def test_R7_1_a_loan_brings_two_more_coins() -> None:
    state = Situation(spender("t4_f1")).load()
    assert "take_loan" in legal(state)
    assert kinds(told(state, "take_loan")) == ["loan_taken"]
    view = own(state)
    assert (view.coins, view.coin_limit, view.coins_spent, view.loan) == (6, 9, 3, True)
    assert turn(state) == ("buy", 0)


def test_R7_1_not_while_one_is_unpaid() -> None:
    state = Situation(City(loan=True)).load()
    assert "take_loan" not in legal(state)
    assert refuse(state, "take_loan") == ("R7.4", "loan_unpaid")


def test_R7_1_the_longer_track_lasts_one_round() -> None:
    mine = spender("h6_f1", "t4_f1", loan=True, extended=True)
    state = Situation(mine, [spender("p5_f1", "s4_f1")]).load()
    buy(state, "long_road")
    assert seen(state).round == 3
    assert [(one.coin_limit, one.coins) for one in seen(state).cities] == [(7, 7), (7, 7)]
    assert own(state).loan


def test_R7_2_repaying_costs_three_coins() -> None:
    state = Situation(spender("i3_f1", loan=True)).load()
    events = told(state, "repay_loan")
    assert parts(events, "loan_repaid") == [(0, 3)]
    view = own(state)
    assert (view.coins, view.coins_spent, view.coin_limit, view.loan) == (2, 5, 7, False)
    assert turn(state) == ("buy", 0)


def test_R7_2_not_in_the_turn_in_which_it_was_taken() -> None:
    state = play(Situation().load(), "take_loan")
    assert "repay_loan" not in legal(state)
    assert refuse(state, "repay_loan") == ("R7.2", "loan_same_turn")


def test_R7_2_on_a_later_turn_of_the_same_round() -> None:
    """The Czech rulebook says a later turn; the loan of this round may be repaid in the next turn."""
    state = buy(Situation().load(), "take_loan", "long_road", "tower")
    assert (turn(state), "repay_loan" in legal(state)) == (("buy", 0), True)
    play(state, "repay_loan")
    view = own(state)
    assert (view.coins, view.coin_limit, view.loan) == (5, 9, False)


def test_R7_2_the_flag_of_this_turn_is_kept_in_positions() -> None:
    mine = City(loan=True, extended=True)
    assert refuse(Situation(mine, loan_taken=True).load(), "repay_loan") == ("R7.2", "loan_same_turn")
    later = spender("long_road", loan=True, extended=True)
    assert "repay_loan" in legal(Situation(later).load())


@pytest.mark.parametrize(("now", "coins"), [(("h6_f1",), 2), (("h6_f1", "long_road"), 1)])
def test_R7_2_three_coins_must_be_left(now: tuple[str, ...], coins: int) -> None:
    state = Situation(spender(*now, loan=True)).load()
    assert "repay_loan" not in legal(state)
    refusal = refused(state, "repay_loan")
    assert (refusal.rule, refusal.code) == ("R7.2", "loan_coins")
    assert refusal.arguments == {"price": 3, "coins": coins}
    assert "repay_loan" in legal(Situation(spender("p5_f1", loan=True)).load())


def test_R7_2_without_a_loan_there_is_nothing_to_repay() -> None:
    assert refuse(Situation().load(), "repay_loan") == ("R7.2", "no_loan")


def test_R7_3_with_coins_left_one_must_still_act() -> None:
    state = play(Situation(spender("t4_f1", loan=True)).load(), "repay_loan")
    assert (turn(state), own(state).coins) == (("buy", 0), 1)
    assert refuse(state, "leave") == ("R3.4", "must_buy")
    assert {"long_road", "short_roads", "pedestal pedestal_1"} <= legal(state)


def test_R7_3_with_the_last_coins_one_is_out() -> None:
    state = Situation(spender("p5_f1", loan=True)).load()
    events = told(state, "repay_loan")
    assert parts(events, "out") == [(0,)]
    assert (turn(state), own(state).out, own(state).coins) == (("buy", 1), True, 0)


def test_R7_4_one_loan_a_round() -> None:
    repaid = spender("long_road", "repaid", extended=True)
    state = Situation(repaid).load()
    assert refuse(state, "take_loan") == ("R7.4", "loan_this_round")
    assert refuse(play(Situation().load(), "take_loan"), "take_loan") == ("R7.4", "loan_unpaid")


def test_R7_4_an_older_loan_is_repaid_before_a_new_one_is_taken() -> None:
    state = Situation(City(loan=True)).load()
    assert refuse(state, "take_loan") == ("R7.4", "loan_unpaid")
    play(state, "repay_loan", "take_loan")
    view = own(state)
    assert (view.coins, view.coins_spent, view.coin_limit, view.loan) == (6, 3, 9, True)
    assert refuse(state, "repay_loan") == ("R7.2", "loan_same_turn")


def test_R7_4_in_the_next_round_a_loan_may_be_taken_again() -> None:
    repaid = spender("h6_f1", "repaid", extended=True)
    state = Situation(repaid, [spender("p5_f1", "t4_f1")]).load()
    buy(state, "long_road")
    while state.seat != 0:
        buy(state, "pedestal pedestal_1")
    assert "take_loan" in legal(state)


def test_R7_5_who_is_out_cannot_come_back() -> None:
    state = Situation(spender("h6_f1", "long_road"), [City(), City()]).load()
    buy(state, "short_roads")
    assert own(state).coins == 0
    for action in ("tower", "pedestal pedestal_1", "long_road"):
        assert turn(state)[1] != 0
        buy(state, action)


def test_R7_6_a_monument_with_a_loan_takes_all_nine() -> None:
    state = Situation(city(TEMPLE, now=["i3_f1"]), display=["shitennoji"]).load()
    events = bought(state, "take_loan", "monument shitennoji")
    assert parts(events, "monument_bought") == [(0, "shitennoji", 7)]
    assert (own(state).coins_spent, own(state).out) == (9, True)


def test_R7_7_an_unpaid_loan_costs_two_points() -> None:
    assert score(Situation(City(loan=True)).load())["loan"] == -2
    assert score(Situation(City()).load())["loan"] == 0
    assert score(Situation(spender("repaid", extended=True)).load())["loan"] == 0
    mine = spender("h6_f1", "long_road", loan=True)
    state = Situation(mine, [spender("p5_f1", "t4_f1")], round=10).load()
    buy(state, "short_roads")
    assert [points["loan"] for points in result(state).scores] == [-2, 0]
    assert result(state).scores[0]["total"] == -2 + sum(
        points for name, points in result(state).scores[0].items() if name not in ("loan", "total")
    )


def test_R7_8_loans_only_before_the_action() -> None:
    state = play(Situation(City(loan=True)).load(), "tower")
    for action in ("take_loan", "repay_loan"):
        assert refuse(state, action) == ("R3.2", "wrong_decision")
    buy(state, state.legal()[0])
    assert turn(state) == ("buy", 1)
