"""R4: actions, which are purchases."""

from dataclasses import replace

import pytest

from games.world_wonders.positions import (
    PAVED,
    City,
    Situation,
    asked,
    bought,
    buy,
    city,
    kinds,
    legal,
    may_cover,
    offered,
    own,
    parts,
    play,
    refuse,
    refused,
    seen,
    solo,
    spender,
    turn,
)
from games.world_wonders.printed import MONUMENT, TILE
from ludopolis.core.errors import Term

TEMPLE = "l3_t1 f9 f10 g10"
EASY = ["shitennoji", "petra", "parthenon"]
PRICES = {
    "long_road": 1,
    "short_roads": 1,
    "tower": 2,
    "pedestal pedestal_1": 1,
    "pedestal pedestal_2": 1,
    "build l3_f1": 2,
    "build i3_f1": 2,
    "build t4_f1": 3,
    "build s4_f1": 3,
    "build o4_f1": 3,
    "build p5_f1": 4,
    "build w5_f1": 4,
    "build h6_f1": 5,
}
FIVE = Situation(
    others=[City()] * 4, offer=[action.split()[1] for action in PRICES if action.startswith("build")]
)


@pytest.mark.parametrize("action", PRICES)
def test_R4_1_prices(action: str) -> None:
    state = FIVE.load()
    events = bought(state, action)
    assert own(state).coins_spent == PRICES[action]
    assert events[0].parts["coins"] == PRICES[action]


def test_R4_1_the_example_of_the_rulebook_three_coins_on_the_stack() -> None:
    """There are 3 coins on the stack of these buildings, so a building of this size costs 3 coins."""
    state = FIVE.load()
    stacks = {stack.stack: stack.price for stack in seen(state).stacks}
    assert stacks == {"o4": 3, "l3": 2, "i3": 2, "t4": 3, "s4": 3, "p5": 4, "h6": 5, "w5": 4}
    assert own(buy(state, "build t4_f1")).coins == 4


def test_R4_1_what_was_bought_is_told() -> None:
    assert parts(bought(FIVE.load(), "build t4_f1"), "building_bought") == [(0, "t4_f1", 3)]
    assert parts(bought(FIVE.load(), "long_road"), "object_bought") == [(0, "long_road", 1)]
    assert parts(bought(FIVE.load(), "short_roads"), "object_bought") == [(0, "short_roads", 1)]
    assert parts(bought(FIVE.load(), "tower"), "object_bought") == [(0, "tower", 2)]
    assert parts(bought(FIVE.load(), "pedestal pedestal_2"), "pedestal_bought") == [(0, "pedestal_2", 1)]


# --- what is legal --------------------------------------------------------------------------------


def test_R4_2_everything_on_offer_can_be_bought() -> None:
    state = FIVE.load()
    assert legal(state) == {*PRICES, "take_loan"}
    with_temple = replace(FIVE, mine=city(TEMPLE), display=EASY).load()
    assert legal(with_temple, "monument") == {"monument shitennoji"}


def test_R4_2_what_is_not_on_offer() -> None:
    state = Situation(offer=["h6_f1"], display=EASY).load()
    assert refuse(state, "build h6_f2") == ("R4.2", "not_on_offer")
    assert refused(state, "build h6_f2").arguments == {"tile": Term("tile", "h6_f2")}
    assert refuse(state, "monument moai") == ("R4.2", "not_on_display")
    assert refused(state, "monument moai").arguments == {"monument": Term("monument", "moai")}


def test_R4_2_what_was_sold() -> None:
    others = [spender("long_road", "short_roads", "tower")]
    state = Situation(offer=["h6_f1"], others=others).load()
    for thing in ("long_road", "short_roads", "tower"):
        refusal = refused(state, thing)
        assert (refusal.rule, refusal.code) == ("R4.2", "none_left")
        assert refusal.arguments == {"object": Term("object", thing)}
    buy(state, "build h6_f1")
    assert refuse(state, "build h6_f1") == ("R4.2", "not_on_offer")
    assert "h6" not in [tile[:2] for tile in offered(state)]


@pytest.mark.parametrize(
    ("spent", "dear"),
    [
        (["p5_m1"], {"build h6_t2": 5}),
        (["p5_m1", "long_road"], {"build t4_t2": 3, "build s4_t2": 3}),
        (["p5_m1", "long_road", "short_roads"], {"tower": 2, "build l3_t2": 2, "build i3_t2": 2}),
    ],
)
def test_R4_2_too_expensive(spent: list[str], dear: dict[str, int]) -> None:
    offer = ["h6_t2", "t4_t2", "s4_t2", "l3_t2", "i3_t2"]
    state = Situation(spender(*spent), offer=offer).load()
    for action, price in dear.items():
        refusal = refused(state, action)
        assert (refusal.rule, refusal.code) == ("R4.2", "too_expensive")
        assert refusal.arguments == {"price": price, "coins": own(state).coins}


def test_R4_2_the_last_coins_are_enough() -> None:
    state = Situation(spender("p5_m1"), offer=["t4_t2", "s4_t2"]).load()
    assert {"build t4_t2", "build s4_t2", "tower"} <= legal(state)
    state = Situation(spender("h6_m1"), offer=["i3_t2", "l3_t2"]).load()
    assert {"build i3_t2", "build l3_t2", "tower"} <= legal(state)
    assert {"long_road", "short_roads"} <= legal(Situation(spender("p5_m1", "tower")).load())


def test_R4_2_what_cannot_be_placed() -> None:
    state = Situation(City(PAVED), [City()] * 4, offer=["l3_f1"], display=EASY).load()
    assert legal(state) == {"pedestal pedestal_1", "pedestal pedestal_2", "take_loan"}
    assert refuse(state, "build l3_f1") == ("R4.2", "no_place_tile")
    assert refuse(state, "monument petra") == ("R4.2", "no_place_monument")
    for thing in ("long_road", "short_roads", "tower"):
        assert refuse(state, thing) == ("R4.2", "no_place_object")


# --- placing --------------------------------------------------------------------------------------


def test_R4_3_only_free_spaces_inside_the_map() -> None:
    state = play(Situation(city("i3_f1 f9-h9"), offer=["i3_m1"]).load(), "build i3_m1")
    for occupied in ("place p1 r0 f9", "place p1 r0 c10", "place p1 r1 e8"):
        assert refuse(state, occupied) == ("R4.3", "occupied")
    for outside in ("place p1 r0 k12", "place p1 r1 f11", "place p1 r1 l12"):
        assert refuse(state, outside) == ("R4.3", "outside")
    assert may_cover(state, "f10-h10")
    assert may_cover(state, "f12-h12")
    assert may_cover(state, "f10-f12")


def test_R4_3_the_refusal_names_the_space() -> None:
    state = play(Situation(city("i3_f1 f9-h9"), offer=["i3_m1"]).load(), "build i3_m1")
    assert refused(state, "place p1 r0 c10").arguments == {"space": Term("space", "e10")}
    assert refused(state, "place p1 r0 k12").arguments == {"space": Term("space", "k12")}


# --- pedestals ------------------------------------------------------------------------------------


def test_R4_4_a_pedestal_is_held_at_once_and_only_one() -> None:
    state = Situation(others=[City(), City()]).load()
    buy(state, "pedestal pedestal_2", "tower", "long_road")
    assert own(state).pedestal == "pedestal_2"
    assert seen(state).pedestals == ["pedestal_1"]
    assert refuse(state, "pedestal pedestal_1") == ("R4.4", "pedestal_held")
    assert refuse(state, "pedestal pedestal_2") == ("R4.4", "pedestal_taken")
    assert not legal(state, "pedestal")


def test_R4_4_a_pedestal_of_somebody_else_is_taken() -> None:
    state = Situation(others=[spender("pedestal_1")]).load()
    refusal = refused(state, "pedestal pedestal_1")
    assert (refusal.rule, refusal.code) == ("R4.4", "pedestal_taken")
    assert refusal.arguments == {"pedestal": Term("pedestal", "pedestal_1")}
    assert legal(state, "pedestal") == {"pedestal pedestal_2"}


def test_R4_4_the_second_pedestal_with_two_players() -> None:
    """It makes me second and leaves the first place to my opponent."""
    mine = spender("h6_f1", "long_road")
    state = Situation(mine, [spender("p5_f1", "tower", "pedestal_1")], order=(0, 1)).load()
    buy(state, "pedestal pedestal_2")
    assert seen(state).order == [1, 0]


# --- monuments ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("now", "loan", "coins"),
    [
        ((), False, 7),
        ((), True, 9),
        (("t4_f1",), False, 4),
        (("h6_f1", "long_road"), False, 1),
        (("h6_f1", "long_road"), True, 3),
    ],
)
def test_R4_5_a_monument_takes_all_coins(now: tuple[str, ...], loan: bool, coins: int) -> None:
    mine = city(TEMPLE, now=now, loan=loan, extended=loan)
    state = Situation(mine, display=EASY, loan_taken=loan and not now).load()
    assert own(state).coins == coins
    events = bought(state, "monument shitennoji")
    assert parts(events, "monument_bought") == [(0, "shitennoji", coins)]
    assert parts(events, "out") == [(0,)]
    assert (own(state).coins, own(state).out, turn(state)) == (0, True, ("buy", 1))


def test_R4_6_symbols_are_gained_at_once() -> None:
    state = Situation(offer=["h6_t1"]).load()
    events = bought(state, "build h6_t1")
    assert kinds(events) == ["building_bought", "placed", "gained"]
    assert parts(events, "gained") == [(0, 0, 2, 2)]
    assert own(state).resources == {"food": 0, "ceramics": 2, "technology": 2}


@pytest.mark.parametrize("tile", ["l3_b1", "i3_f1", "t4_m1", "s4_h1", "p5_h1", "h6_b1", "h6_f1", "h6_m1"])
def test_R4_6_every_symbol_of_a_tile(tile: str) -> None:
    state = buy(Situation(offer=[tile]).load(), f"build {tile}")
    assert own(state).resources == {name: TILE[tile][name] for name in ("food", "ceramics", "technology")}


def test_R4_6_a_monument_is_gained_after_its_last_part() -> None:
    state = play(Situation(display=["moai"]).load(), "monument moai")
    for _ in range(3):
        assert (asked(state), own(state).resources["food"]) == ("place", 0)
        state.play(state.legal()[0])
    assert own(state).resources["food"] == MONUMENT["moai"]["food"] == 1


def test_R4_6_roads_towers_and_pedestals_bring_nothing() -> None:
    state = solo(cards=["solo_01", "solo_02", "solo_03"]).load()
    events = bought(state, "long_road")
    assert "gained" not in kinds(events)
    assert set(own(state).resources.values()) == {0}
