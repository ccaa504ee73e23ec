"""What a seat knows beyond its own cards (R10), and what imagined worlds make of it."""

from collections import Counter
from collections.abc import Iterator

import pytest

from games.innovation.positions import NOBODY, hand, kinds, pile, play, player, seen, table
from ludopolis import State, game, seeded
from ludopolis.core.kinds import read_options


def worlds(state: State, seat: int, count: int = 40) -> list[State]:
    random = seeded("worlds")
    return [state.determinize(seat, random) for _ in range(count)]


def rearranged(*order: str) -> State:
    state = table(player("archery", "oars", "metalworking", "publications"), NOBODY)
    return play(state, "dogma publications", "colour red", *(f"choose {card}" for card in order))


def test_R13_25_the_order_of_a_rearranged_pile_is_secret() -> None:
    first, second = rearranged("oars", "archery"), rearranged("oars", "metalworking")
    assert pile(first, "red") != pile(second, "red")
    assert first.view(1) == second.view(1)
    assert first.determinize(1, seeded(1)) == second.determinize(1, seeded(1))
    assert {tuple(pile(world, "red")) for world in worlds(first, 1)} == {
        ("oars", "archery", "metalworking"),
        ("oars", "metalworking", "archery"),
    }
    assert {tuple(pile(world, "red")) for world in worlds(first, 0)} == {tuple(pile(first, "red"))}


def test_R13_25_a_rearranged_pile_survives_a_round_trip() -> None:
    state = rearranged("oars", "archery")
    assert game("innovation").load(state.json()) == state
    assert len(state.position()["reordered"]) == 2


def test_R13_25_a_visible_order_stays_as_everybody_sees_it() -> None:
    state = table(player("archery", "oars", "metalworking", "publications", splay={"red": "left"}), NOBODY)
    play(state, "dogma publications", "colour red", "choose oars", "choose archery")
    assert all(world.view(1) == state.view(1) for world in worlds(state, 1))


def test_R10_1_a_shown_card_that_is_scored_stays_known() -> None:
    state = table(
        player("metalworking", hand=["sailing"]),
        NOBODY,
        supply={1: ["archery", "pottery"]},
        known={"sailing": [1]},
    )
    assert "scored_open" in kinds(state, "dogma metalworking")
    play(state, "dogma metalworking")
    assert [card.card for card in seen(state, 1).players[0].score] == ["archery"]
    assert all("sailing" in hand(world, 0) for world in worlds(state, 1))


def test_R2_4_a_first_meld_is_not_remembered_beyond_the_start() -> None:
    state = game("innovation").new(7)
    while state.decision() is not None and "meld" in state.legal()[0]:
        state.apply(state.actions()[0])
    assert all(player["first_meld"] is None for player in state.position()["players"])


def test_R10_4_hidden_cards_are_equally_likely_to_be_anywhere() -> None:
    """Seat 1 holds an age 2 card; seat 0 knows two of the ten, so eight are left."""
    state = table(player(hand=["calendar", "philosophy"]), player(hand=["currency"]))
    held = Counter(hand(world, 1)[0] for world in worlds(state, 0, 1600))
    assert len(held) == 8
    assert not {"calendar", "philosophy"} & set(held)
    assert all(abs(count - 200) < 60 for count in held.values())


def nested_positions(seats: int, wanted: int) -> Iterator[State]:
    """Choices asked by a card that another card executes."""
    random = seeded(f"nested {seats}")
    found = 0
    while found < wanted:
        state = game("innovation").deal(random, seats, read_options(game("innovation").options, {}))
        while not state.over and found < wanted:
            if state.top >= 4 * state.width:
                found += 1
                yield state.copy()
            actions = state.actions()
            state.apply(actions[random.below(len(actions))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_R12_4_secrets_are_kept_in_the_middle_of_nested_effects(seats: int) -> None:
    random = seeded("nested")
    for state in nested_positions(seats, 6):
        assert game("innovation").load(state.json()) == state
        for seat in range(-1, seats):
            other = state.determinize(seat, random)
            assert other.view(seat) == state.view(seat)
            assert other.determinize(seat, seeded(1)) == state.determinize(seat, seeded(1))
            assert seat != state.seat or other.actions() == state.actions()
