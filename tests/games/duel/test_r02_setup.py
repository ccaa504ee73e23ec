"""R2: the set-up."""

from collections import Counter
from functools import cache
from math import sqrt

import pytest

from games.duel.positions import Json, decision, fresh, seen
from games.duel.printed import CARD, CARDS, FIRST_GAME_WONDERS, TOKEN, WONDER
from ludopolis.games.duel.game import DuelState

GAMES = 400
both_first_players = pytest.mark.parametrize("first", [0, 1])


def game_with_first_player(first: int, **options: object) -> DuelState:
    games = (fresh(seed, **options) for seed in range(100))
    return next(state for state in games if state.first == first)


@cache
def set_ups() -> list[Json]:
    """Many new games."""
    return [fresh(seed).position() for seed in range(GAMES)]


def nearly(part: int, chance: float) -> bool:
    """Whether something happened in about that part of all games: within five standard deviations."""
    deviation = sqrt(GAMES * chance * (1 - chance))
    return abs(part - GAMES * chance) < 5 * deviation


def picked(state: DuelState) -> list[int]:
    """Draft the first wonder on offer each time; return who picked."""
    order = []
    while decision(state)[0] == "draft_wonder":
        order.append(decision(state)[1])
        state.play(state.legal()[0])
    return order


def test_R2_1_first_player_is_random() -> None:
    assert nearly(sum(position["first_player"] for position in set_ups()), 1 / 2)


def test_R2_1_the_same_seed_has_the_same_first_player() -> None:
    assert all(fresh(seed).first == fresh(str(seed)).first for seed in range(20))


def test_R2_2_pawn_and_military_tokens() -> None:
    view = seen(fresh(1))
    assert view.pawn == 0
    assert view.loot == [[2, 5], [2, 5]]


@pytest.mark.parametrize("seed", range(10))
def test_R2_3_five_tokens_on_the_board_and_five_removed(seed: int) -> None:
    view = seen(fresh(seed))
    assert len(view.progress_board) == len(view.progress_removed) == 5
    assert {*view.progress_board, *view.progress_removed} == {*TOKEN}


def test_R2_3_every_token_is_on_the_board_half_of_the_time() -> None:
    times = Counter(token for position in set_ups() for token in position["board"])
    assert all(nearly(times[token], 1 / 2) for token in TOKEN)


def test_R2_4_seven_coins_each() -> None:
    assert [city.coins for city in seen(fresh(1)).cities] == [7, 7]


@both_first_players
def test_R2_5_order_of_the_draft(first: int) -> None:
    a, b = first, 1 - first
    assert picked(game_with_first_player(first)) == [a, b, b, a, b, a, a, b]


def test_R2_5_four_wonders_are_offered_twice() -> None:
    state = fresh(3)
    offers = []
    while decision(state)[0] == "draft_wonder":
        offers.append(set(seen(state).draft))
        assert {f"draft {wonder}" for wonder in offers[-1]} == {*state.legal()}
        state.play(state.legal()[-1])
    assert [len(offer) for offer in offers] == [4, 3, 2, 1, 4, 3, 2, 1]
    assert offers[0] > offers[1] > offers[2] > offers[3]
    assert not offers[0] & offers[4]


def test_R2_5_each_player_owns_the_four_wonders_drafted() -> None:
    state = fresh(3)
    mine: dict[int, set[str]] = {0: set(), 1: set()}
    while decision(state)[0] == "draft_wonder":
        choice = state.legal()[0]
        mine[decision(state)[1]].add(choice.removeprefix("draft "))
        state.play(choice)
    for seat in (0, 1):
        wonders = seen(state).cities[seat].wonders
        assert {wonder.wonder for wonder in wonders} == mine[seat]
        assert [wonder.built_with for wonder in wonders] == [None] * 4


def test_R2_5_every_wonder_is_in_the_first_four_a_third_of_the_time() -> None:
    times = Counter(wonder for position in set_ups() for wonder in position["draft"][:4])
    assert all(nearly(times[wonder], 1 / 3) for wonder in WONDER)


@both_first_players
def test_R2_6_wonders_of_the_first_game(first: int) -> None:
    state = game_with_first_player(first, first_game_wonders=True)
    assert decision(state) == ("play_card", first)
    for seat, wonders in ((first, FIRST_GAME_WONDERS[0]), (1 - first, FIRST_GAME_WONDERS[1])):
        assert {wonder.wonder for wonder in seen(state).cities[seat].wonders} == {*wonders}


@pytest.mark.parametrize("seed", range(10))
def test_R2_7_decks_of_twenty(seed: int) -> None:
    structures = fresh(seed).position()["structures"]
    assert [len(structure) for structure in structures] == [20, 20, 20]
    for age, structure in enumerate(structures, start=1):
        assert {CARD[card].age for card in structure} == {age}
    assert sum(CARD[card].colour == "purple" for card in structures[2]) == 3


def test_R2_7_every_card_is_dealt_equally_often() -> None:
    times = Counter(
        card for position in set_ups() for structure in position["structures"] for card in structure
    )
    chances = {1: 20 / 23, 2: 20 / 23, 3: 17 / 20}
    for card in CARDS:
        chance = 3 / 7 if card.colour == "purple" else chances[card.age]
        assert nearly(times[card.id], chance), card.id


@both_first_players
def test_R2_8_first_player_begins_age_1(first: int) -> None:
    state = game_with_first_player(first)
    picked(state)
    assert (state.age, decision(state)) == (1, ("play_card", first))
