"""R2: what is open, what is hidden, and what chance decides."""

from collections.abc import Callable, Hashable
from typing import Any

import msgspec
import pytest

from games.new_dawn.positions import NEW_DAWN, Player, Situation, fresh, play, rig, seen
from games.new_dawn.printed import WONDERS
from ludopolis.core.contract import State
from ludopolis.core.random import seeded


def content(state: State, seat: int) -> dict[str, Any]:
    """The view of a seat, without who looks."""
    found: dict[str, Any] = msgspec.to_builtins(seen(state, seat))
    return {name: value for name, value in found.items() if name not in ("seat", "decision")}


@pytest.mark.parametrize("options", [{}, {"map": "custom"}])
def test_R2_1_everybody_sees_the_same(options: dict[str, str]) -> None:
    state = fresh(3, 3, **options)
    assert content(state, 0) == content(state, 1) == content(state, 2) == content(state, -1)


def test_R2_1_rows_goods_and_cards_of_others_are_open() -> None:
    rival = Player(
        focus=["civil_service 4 +2"],
        tokens=["2-0"],
        resources={"oil": 2},
        alliances=["carthage"],
        pacts=["red embassy"],
        dial=12,
        marks=["vc_warmonger_paranoid"],
    )
    shown = seen(Situation(others=[rival]).load(), 0).players[1]
    assert (shown.row[3].card, shown.row[3].trade) == ("civil_service", 2)
    assert (shown.resources["oil"], shown.natural_wonders, shown.dial) == (2, ["mt_everest"], 12)
    assert (shown.alliances, [pact.pact for pact in shown.pacts]) == (["carthage"], ["embassy"])
    assert shown.marks == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_R2_2_wonders_below_the_faceup_ones_are_hidden(seats: int) -> None:
    state = fresh(5, seats)
    faceup = {deck[0] for deck in state.position()["decks"].values()}
    for seat in range(-1, seats):
        text = msgspec.json.encode(content(state, seat)).decode()
        assert {wonder for wonder in WONDERS if f'"{wonder}"' in text} == faceup


ERAS = ["ancient", "medieval", "modern", "modern"]


def test_R2_2_an_imagined_world_has_other_wonders_below() -> None:
    """The faceup ones stay; all that can lie below them does so in some world, the removed ones too."""
    state = fresh(5, 2)
    real = state.position()["decks"]
    below: dict[str, set[str]] = {type: set() for type in real}
    for number in range(60):
        decks = state.determinize(0, seeded(number)).position()["decks"]
        for type, deck in decks.items():
            assert deck[0] == real[type][0]
            assert [WONDERS[wonder].split()[1] for wonder in deck] == ERAS
            below[type].add(" ".join(deck[1:]))
    # Of two medieval wonders one was removed, and the two modern ones have two orders.
    assert {type: len(found) for type, found in below.items()} == dict.fromkeys(real, 4)


def test_R2_2_wonders_of_an_era_that_is_over_are_known() -> None:
    """In a deck with one modern wonder left nothing can be imagined, for the other one is on the map."""
    me = Player(cities=["13-1", "4-1"])
    wonders = {"kremlin": "13-1"}
    state = Situation(me, wonders=wonders, offer=["oxford_university"]).load()
    for number in range(10):
        deck = state.determinize(0, seeded(number)).position()["decks"]["science"]
        assert deck == ["oxford_university"]


def test_R2_2_tiles_dealt_for_a_custom_map_are_open() -> None:
    state = fresh(5, 3, map="custom")
    laying = seen(state, -1).laying
    assert laying is not None
    assert [len(hand) for hand in laying.hands] == [3, 3, 3]


def many(look: Callable[[State], Hashable], seats: int = 2, **options: object) -> set[Hashable]:
    """What a part of the set-up looks like in many games."""
    return {look(fresh(seed, seats, **options)) for seed in range(60)}


@pytest.mark.parametrize(
    ("look", "count"),
    [
        (lambda state: seen(state).players[0].leader, 8),
        (lambda state: seen(state).first_player, 2),
        (lambda state: tuple(seen(state).event_dial.directions), 6),
        (lambda state: seen(state).players[0].cities[0].space, 2),
        (lambda state: tuple(card.victory_card for card in seen(state).victory_cards), 10),
        (lambda state: seen(state).decks[0].wonder, 2),
        (lambda state: seen(state).decks[3].wonder, 2),
    ],
    ids=["leader", "first player", "direction token", "capital", "victory cards", "culture", "military"],
)
def test_R2_3_chance_decides_the_set_up(look: Callable[[State], Hashable], count: int) -> None:
    assert len(many(look)) == count


def test_R2_3_chance_decides_the_custom_map() -> None:
    def core_side(state: State) -> str:
        return seen(state).tiles[0].side[-1]

    def who_lays_first(state: State) -> int:
        return int(state.seat)

    def core(state: State) -> tuple[str, ...]:
        return tuple(sorted(tile.side[:-1] for tile in seen(state).tiles))

    assert many(core_side, map="custom") == {"a", "b"}
    assert many(who_lays_first, map="custom") == {0, 1}
    assert len(many(core, map="custom")) > 20


def test_R2_3_dice_of_an_attack() -> None:
    """Blue's token on 7-1 is attacked."""
    state = Situation(Player(focus=["masonry 3"]), [Player(tokens=["7-1"])]).load()
    rig(state, ("attack", 2), ("defence", 5))
    play(state, "focus masonry", "attack 7-1")
    assert seen(state).last_dice[:2] == [2, 5]
    assert state.journal is not None
    names = [NEW_DAWN.chances[entry.kind].name for entry in state.journal.chances]
    assert names == ["attack", "defence"]
