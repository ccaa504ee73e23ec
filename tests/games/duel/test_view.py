"""What the view tells besides the table itself, so that nobody who draws it has to know the rules."""

from functools import cache
from random import Random

import pytest

from games.duel.positions import City, Situation, decision, fresh, play, seen
from games.duel.printed import CARD, COVERED_BY, units_in
from ludopolis.core.random import seeded
from ludopolis.games.duel.game import DuelState
from ludopolis.games.duel.view import DuelView

WORLDS = 200


@cache
def positions() -> list[DuelState]:
    """Positions of random games."""
    found = []
    for seed in range(4):
        state, chance = fresh(f"view {seed}"), Random(seed)
        while not state.over:
            state.play(chance.choice(state.legal()))
            copy = state.copy()
            assert isinstance(copy, DuelState)
            found.append(copy)
    return found


def test_R3_2_every_card_names_those_that_lie_on_it() -> None:
    for state in positions():
        view = seen(state)
        present = {slot.slot for slot in view.structure}
        for slot in view.structure:
            assert set(slot.covered_by) == COVERED_BY[view.age][slot.slot] & present


def test_R2_5_the_order_of_the_draft_is_that_in_which_it_is_asked() -> None:
    state = fresh("order")
    order = seen(state).draft_order
    asked = []
    while decision(state)[0] == "draft_wonder":
        assert seen(state).draft_order == order
        asked.append(state.seat)
        state.play(state.legal()[0])
    assert [len(batch) for batch in order] == [4, 4]
    assert asked == [seat for batch in order for seat in batch]
    assert seen(state).draft_order == []


def test_R4_4_the_coins_for_a_discarded_card_have_two_parts() -> None:
    me = City(buildings=["tavern", "clay_reserve", "theater"])
    parts = seen(Situation(age=2, available=["aqueduct"], mine=me).load()).cities[0].discard_parts
    assert (parts.card, parts.yellow) == (2, 2)
    for state in positions():
        for city in seen(state).cities:
            assert city.discard_parts.card + city.discard_parts.yellow == city.discard_income


def test_R5_3_a_price_has_its_reason() -> None:
    me = City(buildings=["stone_reserve"])
    them = City(buildings=["quarry", "shelf_quarry", "clay_pool"])
    city = seen(Situation(age=2, available=["walls"], mine=me, theirs=them).load()).cities[0]
    reasons = city.price_reasons
    assert (reasons["stone"].fixed_by, city.unit_prices["stone"]) == ("stone_reserve", 1)
    assert (reasons["clay"].fixed_by, reasons["clay"].base, reasons["clay"].produced) == (None, 2, 1)
    assert (reasons["wood"].fixed_by, reasons["wood"].base, reasons["wood"].produced) == (None, 2, 0)


def test_R5_3_the_reasons_add_up_to_the_prices() -> None:
    fixed = 0
    for state in positions():
        for city in seen(state).cities:
            for resource, reason in city.price_reasons.items():
                if reason.fixed_by is None:
                    assert reason.base + reason.produced == city.unit_prices[resource]
                else:
                    assert resource in units_in(CARD[reason.fixed_by].fixes)
                    fixed += 1
    assert fixed > 0


def test_R5_5_everybody_who_has_the_chain_is_named() -> None:
    state = Situation(age=2, available=["statue", "walls"], theirs=City(buildings=["theater"])).load()
    chained = {slot.card: slot.chained for slot in seen(state).structure if slot.available}
    assert chained["statue"] == [1]
    assert chained["walls"] == []
    for state in positions():
        for seat in (0, 1):
            for slot in seen(state, seat).structure:
                assert (seat in slot.chained) == (slot.quote is not None and slot.quote.chain != "")


def test_R8_1_a_symbol_that_a_city_has_twice_is_a_pair() -> None:
    me = City(buildings=["scriptorium", "library", "school"])
    city = seen(Situation(age=3, available=["palace"], mine=me).load()).cities[0]
    assert city.symbols == ["quill", "wheel"]
    assert city.pairs == ["quill"]


def test_R11_7_a_face_down_card_can_be_just_what_it_is_in_some_imagined_world() -> None:
    for state in [state for state in positions() if seen(state).hidden][::40]:
        view, random = seen(state), seeded("hidden")
        imagined: dict[str, set[str]] = {}
        for _ in range(WORLDS):
            cards = state.determinize(0, random).position()["structures"][view.age - 1]
            for slot in view.structure:
                if slot.card is None:
                    imagined.setdefault(slot.back, set()).add(cards[slot.slot])
        assert {back: set(cards) for back, cards in view.hidden.items()} == imagined
        named = {slot.card for slot in view.structure} | {*view.discard_pile}
        assert named.isdisjoint(card for cards in view.hidden.values() for card in cards)


def test_R11_7_nothing_is_hidden_when_every_card_lies_open() -> None:
    state = Situation(age=1, left=2).load()
    assert seen(state).hidden == {}


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_R11_3_all_this_is_the_same_for_everybody(seat: int) -> None:
    for state in positions()[::20]:
        view, first = state.view(seat), seen(state)
        assert isinstance(view, DuelView)
        assert (view.hidden, view.draft_order) == (first.hidden, first.draft_order)
        assert [slot.chained for slot in view.structure] == [slot.chained for slot in first.structure]
        assert view.cities == first.cities


def test_R3_2_what_is_taken_covers_nothing_any_more() -> None:
    state = Situation(age=1, left=20).load()
    taken = next(slot for slot in seen(state).structure if slot.available)
    play(state, f"discard {taken.card}")
    assert all(taken.slot not in slot.covered_by for slot in seen(state).structure)
