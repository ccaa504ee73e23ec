"""What is always true, over whole random games (R16)."""

import random

import pytest

from games.innovation.positions import CARD, INNOVATION, Json
from ludopolis.core.contract import State
from ludopolis.core.data import to_json
from ludopolis.core.random import seeded

GAMES = 24
ALL_CARDS = sorted(CARD)


def everywhere(data: Json) -> list[str]:
    """All innovation cards, wherever they lie."""
    cards = [*data["achievements"], *data["removed"]]
    for pile in data["supplies"]:
        cards += pile
    for one in data["players"]:
        cards += [*one["hand"], *one["score"]]
        for pile in one["board"].values():
            cards += pile["cards"]
    return cards


def check_piles(data: Json) -> None:
    for one in data["players"]:
        for colour, pile in one["board"].items():
            assert {CARD[card].colour for card in pile["cards"]} == {colour}
            assert pile["splay"] is None or len(pile["cards"]) >= 2
    for age, pile in enumerate(data["supplies"], start=1):
        assert {CARD[card].age for card in pile} <= {age}


def check(data: Json) -> None:
    """Nothing is lost, and everything lies where it may."""
    assert sorted(everywhere(data)) == ALL_CARDS
    check_piles(data)


def owners(data: Json) -> dict[str, int]:
    """Who owns which achievement."""
    by_age = {str(age): owner for age, owner in enumerate(data["achievement_owners"], start=1)}
    return {name: owner for name, owner in (by_age | data["special_owners"]).items() if owner is not None}


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R16_1_cards_are_conserved_in_random_games(seats: int, seed: int) -> None:
    """Three games are checked after every decision, the others after every tenth."""
    chance = random.Random(f"{seats} {seed}")
    state = INNOVATION.new(seed, seats)
    achievements = state.position()["achievements"]
    owned: dict[str, int] = {}
    decisions = 0
    while not state.over:
        if seed < 3 or decisions % 10 == 0:
            data = state.position()
            check(data)
            assert data["achievements"] == achievements
            assert owned.items() <= owners(data).items()
            owned = owners(data)
        decisions += 1
        state.play(chance.choice(state.legal()))
    check(state.position())
    result = state.result()
    assert result is not None
    assert result.winners


def some_states(seats: int) -> list[State]:
    """Positions of a random game, a few moves apart."""
    chance = random.Random(seats)
    state = INNOVATION.new(f"states {seats}", seats)
    found = []
    for _ in range(30):
        if state.over:
            break
        found.append(state.copy())
        for _ in range(12):
            if not state.over:
                state.play(chance.choice(state.legal()))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R16_2_achievements_are_never_shown(seats: int) -> None:
    for state in some_states(seats):
        hidden = state.position()["achievements"]
        for seat in range(-1, seats):
            text = to_json(state.view(seat))
            assert not any(f'"{card}"' in text for card in hidden)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R16_3_positions_of_a_game_load_again(seats: int) -> None:
    for state in some_states(seats):
        loaded = INNOVATION.load(state.json())
        assert (loaded.json(), loaded.legal()) == (state.json(), state.legal())
        assert [loaded.view(seat) for seat in range(seats)] == [state.view(seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R16_4_counters_are_0_when_a_turn_starts(seats: int) -> None:
    chance = random.Random(seats)
    state = INNOVATION.new(f"turns {seats}", seats)
    turns = 0
    for _ in range(300):
        if state.over:
            break
        data = state.position()
        if data["turns"] > turns:
            turns = data["turns"]
            assert {(one["tucked"], one["scored"]) for one in data["players"]} == {(0, 0)}
        state.play(chance.choice(state.legal()))
    assert turns > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R16_5_an_imagined_world_looks_the_same_to_its_seat(seats: int) -> None:
    for state in some_states(seats):
        for seat in range(-1, seats):
            world = state.determinize(seat, seeded(1))
            assert world.view(seat) == state.view(seat)
            if state.seat == seat:
                assert world.legal() == state.legal()
            again = world.determinize(seat, seeded(2))
            assert again.json() == state.determinize(seat, seeded(2)).json()
