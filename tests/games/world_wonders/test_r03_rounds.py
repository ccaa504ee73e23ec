"""R3: rounds, turns and the turn order."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.world_wonders.positions import (
    EMPTY,
    PAVED,
    City,
    Situation,
    asked,
    bought,
    buy,
    city,
    fresh,
    kinds,
    legal,
    may_cover,
    offered,
    own,
    parts,
    places,
    play,
    refuse,
    refused,
    result,
    seen,
    spender,
    told,
    turn,
)
from games.world_wonders.printed import SETUP
from ludopolis.core.contract import State
from ludopolis.core.errors import Term

BEGINNING = Situation(EMPTY, [EMPTY], round=1, decision="place_start_road")
# One coin left, and nothing that costs one coin: both pedestals and all roads are sold.
STUCK = Situation(
    spender("h6_h1", "pedestal_1"),
    [spender("long_road", "short_roads", "pedestal_2")],
    display=["petra", "parthenon", "ziggurat"],
)


def cheapest(state: State) -> State:
    """Play on with the last legal action that buys something."""
    return buy(state, [action for action in state.legal() if "loan" not in action][-1])


# --- turns ----------------------------------------------------------------------------------------


def test_R3_1_ten_rounds_at_most() -> None:
    state = fresh("ten", 2)
    rounds = {1}
    while not state.over:
        cheapest(state)
        rounds.add(seen(state).round)
    assert rounds == set(range(1, 11))
    assert result(state).end == "rounds"


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_R3_1_turns_go_round_and_round(order: Sequence[int]) -> None:
    state = Situation(seat=order[0], others=[City(), City()], order=order).load()
    roads = ["long_road", "long_road", "short_roads", "tower", "pedestal pedestal_2", "pedestal pedestal_1"]
    for seat, action in zip([*order, *order], roads, strict=True):
        assert turn(state) == ("buy", seat)
        buy(state, action)
    assert turn(state)[1] == order[0]


def test_R3_1_players_who_are_out_are_skipped() -> None:
    out = spender("h6_f1", "i3_f1")
    state = Situation(City(), [out, City()], order=(0, 1, 2)).load()
    assert [turn(buy(state, action)) for action in ("long_road", "tower")] == [("buy", 2), ("buy", 0)]


def test_R3_1_the_last_player_in_the_round_goes_on_alone() -> None:
    state = Situation(spender("i3_f1"), [spender("h6_f1", "l3_f1")]).load()
    assert turn(buy(state, "long_road")) == ("buy", 0)
    assert turn(buy(state, "tower")) == ("buy", 0)
    buy(state, "short_roads", "pedestal pedestal_1")
    assert seen(state).round == 3


def test_R3_2_the_starting_road_comes_first() -> None:
    state = BEGINNING.load()
    assert legal(state) == legal(state, "place")
    for action in ("long_road", "take_loan", "leave", "pedestal pedestal_1"):
        refusal = refused(state, action)
        assert (refusal.rule, refusal.code) == ("R3.2", "wrong_decision")
        assert refusal.arguments == {"expected": Term("decision", "place_start_road")}
    assert turn(play(state, "place p1 r0 a12")) == ("buy", 0)


def test_R3_2_only_in_the_first_turn_of_the_first_round() -> None:
    state = fresh(1, 3)
    starts = 0
    while seen(state).round < 3:
        starts += asked(state) == "place_start_road"
        buy(state, [action for action in state.legal() if "loan" not in action][-1])
    assert starts == 3


def test_R3_2_loans_are_free_and_one_purchase_is_a_turn() -> None:
    state = Situation().load()
    assert turn(play(state, "take_loan")) == ("buy", 0)
    assert turn(buy(state, "long_road")) == ("buy", 1)


def test_R3_2_what_was_bought_is_placed_at_once() -> None:
    state = play(Situation().load(), "long_road")
    assert turn(state) == ("place", 0)
    assert refuse(state, "tower") == ("R3.2", "wrong_decision")
    assert refuse(state, "take_loan") == ("R3.2", "wrong_decision")
    assert refused(state, "leave").arguments == {"expected": Term("decision", "place")}
    assert refuse(Situation().load(), "place p1 r0 a12") == ("R3.2", "wrong_decision")


def test_R3_2_who_has_spent_everything_is_out() -> None:
    state = Situation(spender("h6_f1", "long_road")).load()
    events = bought(state, "short_roads")
    assert parts(events, "out") == [(0,)]
    assert own(state).out
    assert not own(buy(Situation(spender("h6_f1")).load(), "long_road")).out


# --- the starting road ----------------------------------------------------------------------------


def test_R3_3_it_touches_the_sidewalk() -> None:
    state = BEGINNING.load()
    assert may_cover(state, "a9-a12")
    assert may_cover(state, "i12-l12")
    assert not may_cover(state, "a8-a11")
    assert refuse(state, "place p1 r1 a8") == ("R3.3", "start_sidewalk")
    assert refuse(state, "place p1 r0 a11") == ("R3.3", "start_sidewalk")
    assert len(places(state)) == 12 + 9


def test_R3_3_it_is_free_and_no_action() -> None:
    state = BEGINNING.load()
    events = told(state, "place p1 r1 a9")
    assert kinds(events) == ["start_road", "placed"]
    assert parts(events, "placed") == [(0, "p1", "r1", "a9")]
    assert (turn(state), own(state).coins, seen(state).long_roads) == (("buy", 0), 7, 1)
    assert own(state).objects[0].cells == ["a9", "a10", "a11", "a12"]


@pytest.mark.parametrize("map", ["b1", "b2", "b3", "b4", "b5"])
def test_R3_3_it_follows_the_rules_of_long_roads(map: str) -> None:
    """The river of b1 leaves row 11 only, so its end may not lie in the water."""
    start = Situation(replace(EMPTY, map=map), [replace(EMPTY, map="b1" if map != "b1" else "b2")], round=1)
    state = replace(start, decision="place_start_road").load()
    assert legal(state) == start.mine.plan().starts()
    if map == "b1":
        assert refuse(state, "place p1 r1 f9") == ("R5.2", "wrong_terrain")
        assert refuse(state, "place p1 r1 f10") == ("R4.3", "outside")


# --- no passing -----------------------------------------------------------------------------------


def test_R3_4_while_anything_can_be_bought_nobody_may_leave() -> None:
    state = Situation().load()
    assert "leave" not in legal(state)
    assert refuse(state, "leave") == ("R3.4", "must_buy")
    one_coin = replace(STUCK, others=[spender("long_road", "pedestal_2")]).load()
    assert legal(one_coin) == {"short_roads", "take_loan"}
    assert refuse(one_coin, "leave") == ("R3.4", "must_buy")


def test_R3_5_without_a_legal_purchase_one_may_leave_or_borrow() -> None:
    state = STUCK.load()
    assert legal(state) == {"take_loan", "leave"}
    events = told(state, "leave")
    assert parts(events, "dropped_out") == [(0, 1)]
    assert (own(state).out, turn(state)) == (True, ("buy", 1))


def test_R3_5_with_a_loan_one_goes_on() -> None:
    state = play(STUCK.load(), "take_loan")
    assert "leave" not in legal(state)
    assert {"build l3_t2", "tower"} <= legal(state)


def test_R3_5_who_can_neither_buy_nor_borrow_nor_repay_is_out_at_once() -> None:
    """The debtor has one coin: too little to repay."""
    debtor = spender("h6_h1", "pedestal_1", loan=True)
    hard = ["petra", "parthenon", "ziggurat"]
    state = Situation(spender("pedestal_2", "long_road"), [debtor], display=hard).load()
    events = bought(state, "short_roads")
    assert parts(events, "dropped_out") == [(1, 1)]
    assert turn(state) == ("buy", 0)
    assert own(state, 1).out
    with_a_road = Situation(spender("pedestal_2", "short_roads"), [debtor], display=hard).load()
    assert turn(buy(with_a_road, "tower")) == ("buy", 1)


def test_R3_5_a_debtor_who_can_only_repay_gets_his_turn() -> None:
    others = [City(PAVED, loan=True), spender("pedestal_1"), spender("pedestal_2"), City()]
    state = Situation(City(), others, display=["petra", "parthenon", "ziggurat"]).load()
    buy(state, "tower")
    assert (turn(state), legal(state)) == (("buy", 1), {"repay_loan", "leave"})


def test_R3_5_a_debtor_may_repay_when_nothing_can_be_bought() -> None:
    others = [spender("pedestal_1"), spender("pedestal_2"), City(), City()]
    state = Situation(City(PAVED, loan=True), others, display=["petra", "parthenon", "ziggurat"]).load()
    assert legal(state) == {"repay_loan", "leave"}
    play(state, "repay_loan")
    assert (turn(state), legal(state)) == (("buy", 0), {"take_loan", "leave"})
    play(state, "take_loan")
    assert (turn(state), own(state).out) == (("buy", 1), True)


# --- the next round -------------------------------------------------------------------------------


def last_purchase() -> Situation:
    """One more coin, and the round is over."""
    mine = city("i3_f1", now=["h6_b1", "pedestal_1"], loan=True)
    return Situation(mine, [spender("tower", "short_roads", "p5_b1")], seat=1, order=(0, 1))


def test_R3_6_unsold_tiles_are_removed_and_new_ones_revealed() -> None:
    state = last_purchase().load()
    unsold, stacks = offered(state), state.position()["stacks"]
    events = bought(state, "long_road")
    assert unsold == [stacks[stack][1] for stack in ("l3", "i3", "t4", "s4")]
    assert parts(events, "tile_removed") == [(tile,) for tile in unsold]
    assert offered(state) == [stacks[stack][2] for stack in ("l3", "i3", "t4", "s4", "p5", "h6")]
    assert parts(events, "revealed") == [(tile,) for tile in offered(state)]
    assert set(unsold) <= set(seen(state).removed)
    assert not {"h6_b1", "p5_b1", "i3_f1"} & set(seen(state).removed)
    assert {stack.left for stack in seen(state).stacks} == {7}


def test_R3_6_roads_and_the_tower_are_refilled() -> None:
    state = last_purchase().load()
    view = seen(state)
    assert (view.long_roads, view.short_roads, view.towers) == (1, 0, 0)
    view = seen(buy(state, "long_road"))
    assert (view.long_roads, view.short_roads, view.towers) == (1, 1, 1)


def test_R3_6_an_unsold_tower_does_not_become_two() -> None:
    state = Situation(spender("h6_b1", "long_road"), [spender("p5_b1", "t4_b1")]).load()
    view = seen(buy(state, "short_roads"))
    assert (view.round, view.long_roads, view.short_roads, view.towers) == (3, 1, 1, 1)


def test_R3_6_pedestals_return_and_coin_markers_go_back() -> None:
    state = last_purchase().load()
    before = [(one.resources, one.population, one.loan) for one in seen(state).cities]
    events = bought(state, "long_road")
    view = seen(state)
    assert view.pedestals == ["pedestal_1", "pedestal_2"]
    assert [one.pedestal for one in view.cities] == [None, None]
    assert [(one.coins_spent, one.coin_limit, one.out) for one in view.cities] == [(0, 7, False)] * 2
    assert [(one.resources, one.population, one.loan) for one in view.cities] == before
    assert (view.round, parts(events, "round_begins")) == (3, [(3,)])


def test_R3_6_monuments_stay_on_display() -> None:
    state = last_purchase().load()
    before = seen(state).display
    assert seen(buy(state, "long_road")).display == before


# --- the turn order -------------------------------------------------------------------------------

YELLOW, GREEN, WHITE, RED, BLUE = range(5)


def example(order: Sequence[int]) -> Situation:
    """The example of the rulebook: yellow buys the first pedestal with the last coin, green a monument."""
    yellow = city("p5_f2", now=["p5_f1", "tower"])
    green = city("p5_h2", "h6_h1", "long_road f12-i12", "l3_t2 f10 f11 g11", now=["obelisks"])
    white = spender("h6_b1", "long_road", "short_roads")
    red = city("h6_f1 f9-i9 g10-h10", now=["moai d9-d11"])
    blue = city("h6_m1", "t4_f1", "long_road f12-i12", "l3_t1 f10 f11 g11", now=["shitennoji"])
    return Situation(yellow, [green, white, red, blue], order=order)


@pytest.mark.parametrize("order", [(3, 4, 0, 1, 2), (1, 0, 4, 2, 3)], ids=["blue first", "green first"])
def test_R3_7_the_example_of_the_rulebook_with_five_players(order: Sequence[int]) -> None:
    """Yellow has the pedestal. White and red have the lowest population, and white has fewer monuments.
    Blue and green have the same population and as many monuments, so they keep their order."""
    state = example(order).load()
    people = [one.population for one in seen(state).cities]
    monuments = [len(one.monuments) for one in seen(state).cities]
    assert people[WHITE] == people[RED] < people[BLUE] == people[GREEN]
    assert (monuments[WHITE], monuments[RED]) == (0, 1)
    assert monuments[BLUE] == monuments[GREEN] == 1
    events = bought(state, "pedestal pedestal_1")
    last = [seat for seat in order if seat in (BLUE, GREEN)]
    assert seen(state).order == [YELLOW, WHITE, RED, *last]
    assert parts(events, "order") == [(seat, n + 1) for n, seat in enumerate(seen(state).order)]
    assert turn(state) == ("buy", YELLOW)


def next_order(mine: City, *others: City, order: Sequence[int] | None = None) -> list[int]:
    """The order after I spend my last coin on a pedestal or a road."""
    state = Situation(mine, others, order=order).load()
    buy(state, "short_roads")
    assert seen(state).round > 1
    return seen(state).order


def test_R3_7_both_pedestals() -> None:
    third = spender("h6_f1", "pedestal_2", "long_road")
    second = spender("p5_b1", "tower", "pedestal_1")
    assert next_order(spender("s4_b1", "t4_b1"), second, third) == [1, 2, 0]
    third = spender("h6_f1", "pedestal_1", "long_road")
    second = spender("p5_b1", "tower", "pedestal_2")
    assert next_order(spender("s4_b1", "t4_b1"), second, third) == [2, 1, 0]


def test_R3_7_lower_population_comes_first() -> None:
    crowd, people = spender("h6_f1", "tower"), spender("p5_b1", "t4_f1")
    assert next_order(spender("s4_f2", "i3_m1", "long_road"), crowd, people, order=(0, 1, 2)) == [0, 2, 1]


def test_R3_7_the_order_never_changes_during_a_round() -> None:
    state = Situation(City(), [City(), City()], order=(0, 1, 2)).load()
    buy(state, "build h6_t2", "pedestal pedestal_1", "pedestal pedestal_2")
    assert seen(state).order == [0, 1, 2]
    assert turn(state) == ("buy", 0)


def test_R3_8_only_the_second_pedestal() -> None:
    second = spender("p5_b1", "tower", "pedestal_2")
    third = spender("h6_f1", "i3_b1")
    assert next_order(spender("s4_b1", "t4_f1"), second, third, order=(1, 2, 0)) == [0, 1, 2]


def test_R3_8_only_the_second_pedestal_with_two_players() -> None:
    assert next_order(spender("s4_b1", "t4_b1"), spender("p5_b1", "tower", "pedestal_2")) == [0, 1]
    mine = spender("s4_b1", "i3_b1", "pedestal_2")
    assert next_order(mine, spender("h6_f1", "tower"), order=(0, 1)) == [1, 0]


# --- supplies -------------------------------------------------------------------------------------


def test_R3_9_only_monuments_are_refilled_during_a_round() -> None:
    mine = city("l3_t1 f9-f10 g10")
    state = Situation(City(), [City(), mine], display=["petra", "shitennoji", "parthenon"]).load()
    buy(state, "build h6_t2", "tower")
    assert "h6" not in [tile.split("_")[0] for tile in offered(state)]
    assert seen(state).towers == 0
    deck = state.position()["deck"]
    buy(state, "monument shitennoji")
    assert seen(state).display == ["petra", deck[0], "parthenon"]
    buy(state, "short_roads", "long_road")
    assert (seen(state).short_roads, seen(state).long_roads, len(offered(state))) == (0, 1, 5)


def test_R3_10_supplies_always_suffice() -> None:
    """Five players who buy all roads and towers, as long as they find room."""
    state = fresh("greedy", 5)
    before = 1
    while not state.over:
        roads = [action for action in state.legal() if action in ("long_road", "short_roads", "tower")]
        others = [action for action in state.legal() if "loan" not in action]
        play(state, roads[0] if roads else others[-1])
        view = seen(state)
        standing = [thing.object for one in view.cities for thing in one.objects]
        assert standing.count("long_road") + view.long_roads <= 35
        assert standing.count("short_road_1") + view.short_roads <= 20
        assert standing.count("tower") + view.towers <= 10
        if view.round > before:
            before = view.round
            assert (view.long_roads, view.short_roads, view.towers) == (3, 2, 1)
    assert before == 10


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R3_10_the_numbers(seats: int) -> None:
    setup = SETUP[seats]
    assert seats + 10 * setup["long_roads"] <= 35
    assert 10 * setup["short_roads"] <= 20
    assert 10 * setup["towers"] <= 10


def test_R3_11_turns_are_strictly_one_after_another_and_all_see_who_is_out() -> None:
    state = Situation(spender("h6_f1", "long_road"), [City(), City()]).load()
    play(state, "short_roads")
    while asked(state) == "place":
        assert state.seat == 0
        assert not own(state).out
        state.play(state.legal()[0])
    for seat in (0, 1, 2, -1):
        assert [one.out for one in seen(state, seat).cities] == [True, False, False]
