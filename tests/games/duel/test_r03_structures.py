"""R3: the structures."""

import random
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from games.duel.positions import City, Situation, available_cards, fresh, kinds, play, seen
from games.duel.printed import COVERED_BY, FACE_DOWN, ROWS
from ludopolis.games.duel.game import DuelState

each_age = pytest.mark.parametrize("age", [1, 2, 3])


def laid_out(age: int) -> DuelState:
    return Situation(age=age, left=20).load()


@cache
def deals() -> list[list[list[str]]]:
    """The structures of many new games."""
    return [fresh(seed).position()["structures"] for seed in range(400)]


def slots(state: DuelState) -> dict[int, str | None]:
    return {slot.slot: slot.card for slot in seen(state).structure}


def assert_covered_as_printed(age: int, rows: tuple[int, ...], seed: int) -> None:
    """Discard the whole structure in random order and compare what is available at each step."""
    chance = random.Random(seed)
    state = laid_out(age)
    while state.age == age and not state.over:
        present = set(slots(state))
        open_slots = {slot for slot in present if not COVERED_BY[age][slot] & present}
        assert {slot.slot for slot in seen(state).structure if slot.available} == open_slots
        assert {f"discard {slots(state)[slot]}" for slot in open_slots} <= {*state.legal()}
        state.play(chance.choice([action for action in state.legal() if action.startswith("discard")]))
    assert [slot.row for slot in seen(laid_out(age)).structure] == [
        row for row, size in enumerate(rows, start=1) for _ in range(size)
    ]


@each_age
def test_R3_1_twenty_slots_row_by_row_from_left_to_right(age: int) -> None:
    view = seen(laid_out(age)).structure
    assert [slot.slot for slot in view] == list(range(20))
    assert [(slot.row, slot.x) for slot in view] == sorted((slot.row, slot.x) for slot in view)


def test_R3_1_the_deck_is_shuffled() -> None:
    for age in range(3):
        first = Counter(deal[age][0] for deal in deals())
        assert len(first) > 20
        assert max(first.values()) < 45


def test_R3_1_guilds_lie_anywhere_in_age_3() -> None:
    places = Counter(slot for deal in deals() for slot, card in enumerate(deal[2]) if card.endswith("_guild"))
    assert min(places[slot] for slot in range(20)) > 60 - 40
    assert max(places[slot] for slot in range(20)) < 60 + 40


@each_age
def test_R3_2_neighbours_in_the_row_below_cover(age: int) -> None:
    view = seen(laid_out(age)).structure
    for slot in view:
        below = {other.slot for other in view if other.row == slot.row + 1 and abs(other.x - slot.x) == 1}
        assert below == COVERED_BY[age][slot.slot]


def test_R3_2_a_card_is_available_when_the_last_cover_is_gone() -> None:
    state = Situation(slots={14: "altar", 15: "theater", 9: "tavern"}).load()
    play(state, "discard altar")
    assert "tavern" not in available_cards(state)
    play(state, "discard theater")
    assert "tavern" in available_cards(state)


def test_R3_2_a_covered_card_cannot_be_taken() -> None:
    state = Situation(slots={0: "tavern"}).load()
    refusal = state.refusal(state.game.actions.number("discard tavern"))
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("R3.2", "covered")


@each_age
def test_R3_3_twelve_cards_face_up_and_eight_face_down(age: int) -> None:
    dealt = slots(laid_out(age))
    assert {slot for slot, card in dealt.items() if card is None} == FACE_DOWN[age]
    assert len(FACE_DOWN[age]) == 8


@pytest.mark.parametrize("seed", range(4))
def test_R3_4_layout_of_age_1(seed: int) -> None:
    assert_covered_as_printed(1, (2, 3, 4, 5, 6), seed)


@pytest.mark.parametrize("seed", range(4))
def test_R3_5_layout_of_age_2(seed: int) -> None:
    assert_covered_as_printed(2, (6, 5, 4, 3, 2), seed)


@pytest.mark.parametrize("seed", range(4))
def test_R3_6_layout_of_age_3(seed: int) -> None:
    assert_covered_as_printed(3, ROWS[3], seed)


def test_R3_7_uncovered_cards_are_turned_up_before_the_next_turn() -> None:
    state = Situation(slots={14: "altar", 15: "theater", 9: "tavern"}).load()
    play(state, "discard altar", "discard theater")
    assert slots(state)[9] == "tavern"
    assert {slot for slot, card in slots(state).items() if card is None} == FACE_DOWN[1] - {9}


REVEALS = Situation(age=2, slots={18: "laboratory", 15: "caravansery"}, mine=City(coins=30))
CHOICES = {
    "progress": (
        replace(REVEALS, mine=City(coins=30, buildings=["workshop"]), board=["law"]),
        ("build laboratory", "progress law"),
    ),
    "library": (
        replace(REVEALS, mine=City(coins=30, wonders=["great_library"]), removed=["law"]),
        ("wonder great_library laboratory", "library law"),
    ),
    "mausoleum": (
        replace(REVEALS, mine=City(coins=30, wonders=["mausoleum"]), discard=["press"]),
        ("wonder mausoleum laboratory", "revive press"),
    ),
    "zeus": (
        replace(
            REVEALS,
            mine=City(coins=30, wonders=["statue_of_zeus"]),
            theirs=City(buildings=["quarry"]),
        ),
        ("wonder statue_of_zeus laboratory", "demolish quarry"),
    ),
}


@pytest.mark.parametrize(("situation", "actions"), CHOICES.values(), ids=CHOICES)
def test_R3_7_nothing_is_revealed_before_a_choice(situation: Situation, actions: tuple[str, str]) -> None:
    state = situation.load()
    assert "revealed" not in kinds(state, actions[0])
    for seat in (0, 1, -1):
        uncovered = next(slot for slot in seen(state, seat).structure if slot.slot == 15)
        assert (uncovered.card, uncovered.available) == (None, False)
    assert "revealed" in kinds(state, actions[1])
    assert slots(state)[15] == "caravansery"
