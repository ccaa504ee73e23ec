"""Positions are set up by saying what is different."""

from collections.abc import Iterator
from typing import Any

import pytest

from installed import tiny_game_on_the_path
from ludopolis import game
from ludopolis.core.contract import State
from ludopolis.core.errors import BadPosition


@pytest.fixture(autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tiny_game_on_the_path(tmp_path_factory.mktemp("site")):
        yield


def possible(id: str, changes: dict[str, Any], seed: int = 7) -> State:
    """A position in which nothing is impossible."""
    state, warnings = game(id).set_up(changes, seed=seed)
    assert warnings == []
    return state


def refused(id: str, changes: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as error:
        game(id).set_up(changes, seed=7)
    return str(error.value)


def test_what_is_named_changes_and_the_rest_stays() -> None:
    fresh = game("tiny").new(7).position()
    fresh["players"][1]["points"] = 4
    assert possible("tiny", {"players.1.points": 4}).position() == fresh
    assert possible("tiny", {"players[1]": {"points": 4}}).position() == fresh
    assert possible("tiny", {"players": {"1": {"points": 4}}}).position() == fresh


def test_cards_leave_their_places_and_what_they_replace_goes_home() -> None:
    fresh = game("tiny").new(7).position()
    old, wanted = fresh["players"][0]["hand"], fresh["deck"][:2]
    position = game("tiny").new(7).changed({"players.0.hand": tuple(wanted)})
    assert position["players"][0]["hand"] == wanted
    assert position["deck"] == [*fresh["deck"][2:], *old]


def test_a_card_goes_from_hand_to_hand() -> None:
    one, other = (player["hand"] for player in game("tiny").new(7).position()["players"])
    position = game("tiny").new(7).changed({"players.0.hand": [one[0], other[0]]})
    assert [player["hand"] for player in position["players"]] == [[one[0], other[0]], other[1:]]
    assert position["deck"][-1] == one[1]


def test_what_is_impossible_is_said_and_played_all_the_same() -> None:
    state, warnings = game("tiny").set_up({"players.0.points": -3}, seed=7)
    assert [fault.where for fault in warnings] == ["players[0].points"]
    assert state.position()["players"][0]["points"] == -3


def test_what_is_said_stays_even_against_the_rules() -> None:
    changes = {"age": 2, "discard": [], "frames": [{"decision": "play_card", "seat": 0}]}
    state, warnings = game("duel").set_up(changes, seed=7)
    assert state.position()["discard"] == []
    assert {fault.rule for fault in warnings} == {"R4.7"}


def test_a_position_is_changed_by_the_rules_it_names() -> None:
    state = game("tiny", 1).set_up({"round": 2}, seed=7).state
    assert state.game is game("tiny", 1)
    assert game("tiny").load(state.changed({"round": 3})).game is game("tiny", 1)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"citys.0.coins": 3}, "position: there is no field 'citys': did you mean 'cities'?"),
        ({"cities.0.coinz": 3}, r"cities[0]: there is no field 'coinz': did you mean 'coins'?"),
        ({"cities.0": {"gold": 3}}, "'gold': there are buildings, built, coins, progress, unbuilt"),
        ({"cities.2.coins": 3}, "cities: there is no place '2': it has 2, from 0 on"),
        ({"cities.first.coins": 3}, "cities: there is no place 'first'"),
        ({"cities.0.coins.big": 3}, "cities[0].coins: has no part 'big'"),
        ({"cities.0.buildings": ["libary"]}, "there is no card 'libary': did you mean 'library'?"),
        ({"cities.0.built": {"pyramid": "library"}}, "no wonder 'pyramid': did you mean 'pyramids'?"),
        ({"cities.0.coins": "many"}, "Expected `int`, got `str` - at `$.cities[0].coins`"),
        ({"discard": 3}, "Expected `array`, got `int` - at `$.discard`"),
        ({"structures": [["library"]]}, "structures: has 1 items instead of 3 (R3.1)"),
    ],
)
def test_mistakes_are_explained(changes: dict[str, Any], said: str) -> None:
    assert said in refused("duel", changes)


def test_duel_deals_what_was_played() -> None:
    changes = {
        "age": 3,
        "cities.0": {"buildings": ["library", "scriptorium", "senate"], "progress": ["law"]},
        "cities.1.built": {"pyramids": "merchants_guild"},
        "frames": [{"decision": "play_card", "seat": 1}],
    }
    position = possible("duel", changes).position()
    played = [card for card in position["structures"][2] if card in ("senate", "merchants_guild")]
    assert len(played) == 2
    assert len(position["discard"]) == 40 - 2
    assert [len([*city["unbuilt"], *city["built"]]) for city in position["cities"]] == [4, 4]
    assert len(position["board"]) == 4
    assert len(position["removed"]) == 5


def test_duel_puts_a_card_into_a_slot() -> None:
    fresh = game("duel").new(7, first_game_wonders=True)
    before = fresh.position()["structures"][0]
    deal = fresh.changed({"structures.0.19": before[0]})["structures"][0]
    assert deal == [before[19], *before[1:19], before[0]]
    named = next(card for card in game("duel").components["card"][:23] if card not in before)
    assert fresh.changed({"structures.0.19": named})["structures"][0] == [*before[:19], named]


def test_duel_never_owned_a_token_that_is_in_the_box() -> None:
    fresh = game("duel").new(7)
    token = fresh.position()["removed"][2]
    position = fresh.changed({"cities.0.progress": [token]})
    assert token not in position["removed"]
    assert (len(position["removed"]), len(position["board"])) == (5, 4)
    assert {*position["removed"], *position["board"], token} == {*game("duel").components["progress"]}


def test_duel_takes_a_wonder_away_with_its_card() -> None:
    built = possible(
        "duel",
        {
            "age": 2,
            "cities.0.built": {"pyramids": "quarry"},
            "frames": [{"decision": "play_card", "seat": 0}],
        },
    )
    position = built.changed({"cities.1.buildings": ["quarry"]})
    assert position["cities"][0]["built"] == {}
    assert sum("pyramids" in city["unbuilt"] for city in position["cities"]) == 1
    assert built.changed({"cities.0.built": {"pyramids": None}})["cities"][0]["built"] == {}


def test_innovation_finds_another_achievement() -> None:
    fresh = game("innovation").new(7).position()
    named = fresh["achievements"][3]
    state = possible(
        "innovation",
        {
            "players.0.board": {"red": {"cards": ["archery", "metalworking"], "splay": "left"}},
            "players.0.hand": [named],
            "players.1.board.blue.cards": ["tools"],
            "turns": 4,
            "frames": [{"kind": "take_action", "seat": 0, "actions": 2}],
        },
    )
    position = state.position()
    assert position["achievements"][3] != named
    assert position["achievements"][3] in fresh["supplies"][3]
    emptied = state.changed({"players.1.hand": ["tools"]})
    assert emptied["players"][1]["board"] == {}


def test_world_wonders_has_revealed_what_stands() -> None:
    fresh = game("world_wonders").new(1).position()
    tile, road = "h6_b1", {"object": "long_road", "cells": ["e9", "e10", "e11", "e12"]}
    placed = {"object": tile, "cells": ["f11", "g10", "g11", "h10", "h11", "i11"]}
    changes = {
        "round": 4,
        "cities.0": {
            "objects": [road, {"object": "long_road", "cells": ["f12", "g12", "h12", "i12"]}, placed]
        },
        "cities.1": {"objects": [road], "pedestal": fresh["pedestals"][0], "spent": 4},
        "frames": [{"decision": "buy", "seat": 0}],
    }
    state = possible("world_wonders", changes, seed=1)
    position = state.position()
    assert fresh["stacks"]["h6"].index(tile) > 3 > position["stacks"]["h6"].index(tile)
    assert fresh["pedestals"][0] not in position["pedestals"]
    built = [{"object": position["display"][0], "cells": ["a1"]}]
    assert state.changed({"cities.1.objects": built})["display"] == [
        *position["display"][1:],
        position["deck"][0],
    ]
    shown = state.changed({"display.0": position["deck"][0]})
    assert position["display"][0] in shown["deck"]
    given_back = state.changed({"cities.1.pedestal": None})
    assert fresh["pedestals"][0] in given_back["pedestals"]
    assert state.changed({"pedestals": fresh["pedestals"]})["cities"][1]["pedestal"] is None


def test_what_cannot_be_tidied_up_is_named_when_it_is_loaded() -> None:
    changes = {"stacks.h6": [], "cities.0.objects": [{"object": "h6_b1", "cells": []}]}
    assert "stacks.h6: does not hold each tile of its shape once" in refused("world_wonders", changes)
