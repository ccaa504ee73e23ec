"""R7: military."""

from dataclasses import replace

import pytest

from games.duel.positions import RICH, City, Situation, coins, distance, end, play, revived, score, seen, told
from games.duel.printed import CARDS, Card

RED = [card for card in CARDS if card.colour == "red"]
each_red_card = pytest.mark.parametrize("card", RED, ids=lambda card: card.id)
MILITARY_WONDERS = [("colossus", 2), ("circus_maximus", 1), ("statue_of_zeus", 1)]
each_military_wonder = pytest.mark.parametrize(("wonder", "shields"), MILITARY_WONDERS)
both_seats = pytest.mark.parametrize("seat", [0, 1])


def strike(seat: int, ahead: int, card: str = "guard_tower", age: int = 1) -> Situation:
    """The seat is that far ahead and can build a red card."""
    pawn = ahead if seat == 0 else -ahead
    return Situation(age=age, seat=seat, available=[card], mine=City(coins=RICH), pawn=pawn)


@both_seats
@each_red_card
def test_R7_1_shields_move_the_pawn_towards_the_opponent(card: Card, seat: int) -> None:
    state = play(strike(seat, 0, card.id, card.age).load(), f"build {card.id}")
    assert state.pawn == (card.shields if seat == 0 else -card.shields)


@both_seats
@each_military_wonder
def test_R7_1_shields_of_wonders(wonder: str, shields: int, seat: int) -> None:
    me = City(coins=RICH, wonders=[wonder])
    state = Situation(seat=seat, available=["tavern"], mine=me).load()
    play(state, f"wonder {wonder} tavern")
    assert state.pawn == (shields if seat == 0 else -shields)


def test_R7_1_shields_push_the_pawn_back() -> None:
    state = play(strike(0, -2, "pretorium", 3).load(), "build pretorium")
    assert state.pawn == 1


@both_seats
@pytest.mark.parametrize("ahead", range(8))
def test_R7_2_entering_a_zone_loots_once(ahead: int, seat: int) -> None:
    state = play(strike(seat, ahead).load(), "build guard_tower")
    loss = {2: 2, 5: 5}.get(ahead, 0)
    assert coins(state)[1 - seat] == 7 - loss
    assert coins(state)[seat] == RICH


@both_seats
@pytest.mark.parametrize(("ahead", "left"), [(1, [2, 5]), (2, [5]), (4, [5]), (5, [])])
def test_R7_2_the_token_leaves_the_half_it_lies_on(ahead: int, left: list[int], seat: int) -> None:
    state = play(strike(seat, ahead).load(), "build guard_tower")
    assert seen(state).loot[1 - seat] == left
    assert seen(state).loot[seat] == [2, 5]


@both_seats
def test_R7_2_an_emptied_zone_does_nothing(seat: int) -> None:
    for ahead in (2, 5):
        state = replace(strike(seat, ahead), loot=[[], []]).load()
        assert coins(play(state, "build guard_tower"))[1 - seat] == 7


def test_R7_2_one_move_through_two_zones_takes_the_small_token_first() -> None:
    me = City(coins=RICH, progress=["strategy"])
    situation = replace(strike(0, 2, "pretorium", 3), mine=me, theirs=City(coins=6))
    looted = [event.parts for event in told(situation.load(), "build pretorium") if event.kind == "looted"]
    assert looted == [{"player": 1, "coins": 2, "token": 2}, {"player": 1, "coins": 4, "token": 5}]


def test_R7_2_moving_back_through_a_zone_loots_nobody() -> None:
    state = replace(strike(0, -4, "walls", 2), loot=[[5], [2, 5]]).load()
    assert coins(play(state, "build walls"))[1] == 7
    assert seen(state).loot == [[5], [2, 5]]


@both_seats
@pytest.mark.parametrize("ahead", [6, 7, 8])
def test_R7_3_the_capital_wins_and_surplus_shields_are_lost(ahead: int, seat: int) -> None:
    state = play(strike(seat, ahead, "pretorium", 3).load(), "build pretorium")
    assert distance(state) == 9
    assert end(state) == ("military", [seat])


@both_seats
@each_red_card
def test_R7_4_strategy_adds_a_shield_to_red_cards(card: Card, seat: int) -> None:
    me = City(coins=RICH, progress=["strategy"])
    state = play(replace(strike(seat, 0, card.id, card.age), mine=me).load(), f"build {card.id}")
    assert distance(state) == card.shields + 1


@each_military_wonder
def test_R7_4_strategy_does_not_help_wonders(wonder: str, shields: int) -> None:
    me = City(coins=RICH, wonders=[wonder], progress=["strategy"])
    state = Situation(age=2, available=["forum"], mine=me).load()
    assert play(state, f"wonder {wonder} forum").pawn == shields


def test_R7_4_strategy_does_not_help_the_opponent_or_other_cards() -> None:
    owner = City(progress=["strategy"])
    assert play(replace(strike(0, 0, "walls", 2), theirs=owner).load(), "build walls").pawn == 2
    me = City(coins=RICH, progress=["strategy"])
    assert play(Situation(age=2, available=["rostrum"], mine=me).load(), "build rostrum").pawn == 0


def test_R7_4_strategy_does_not_reach_back_to_earlier_red_cards() -> None:
    me = City(coins=RICH, buildings=["guard_tower", "stable", "workshop"])
    state = Situation(age=2, available=["laboratory"], mine=me, board=["strategy"]).load()
    assert play(state, "build laboratory", "progress strategy").pawn == 0


def test_R7_4_strategy_helps_the_mausoleum() -> None:
    assert revived(Situation(age=2, mine=City(progress=["strategy"])), "walls").pawn == 3


def test_R7_5_shields_are_not_stored() -> None:
    soldiers = ["guard_tower", "stable", "garrison", "palisade", "walls"]
    state = Situation(age=3, left=1, available=["port"], mine=City(buildings=soldiers)).load()
    play(state, "discard port")
    assert score(state)["military"] == 0
    assert state.pawn == 0
