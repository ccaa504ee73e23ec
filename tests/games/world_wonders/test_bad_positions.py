"""Positions that cannot exist: each is refused with the place of the fault and its rule."""

from functools import partial

import pytest

from games import playing
from games.world_wonders.positions import (
    WONDERS,
    City,
    Json,
    Situation,
    bought,
    buy,
    city,
    fresh,
    lay,
    play,
    solo,
    spender,
)

faults_of = partial(playing.faults_of, WONDERS)

START = fresh(1, 2).position()
MIDDLE = Situation(city("i3_f1 f9-h9"), [city("i3_m1")]).data()
RIVERS = Situation(City(map="b1"), [City(map="b2")]).data()
ALONE = solo(offer=["t4_f1", "h6_f2"]).data()
GOALS = Situation(goals=["count_b", "count_m", "count_t"]).data()
SHORT = lay(play(Situation().load(), "short_roads"), "d9-d10").position()
TILE = play(Situation(offer=["i3_b1"]).load(), "build i3_b1").position()
MOAI = lay(play(Situation(display=["moai"]).load(), "monument moai"), "d9").position()
FINISHED = buy(
    Situation(spender("h6_f1", "long_road"), [spender("p5_f1", "t4_f1")], round=10).load(), "short_roads"
).position()
FARMS = ("l3_h1", "i3_b1", "t4_f1", "s4_m1", "p5_t1", "h6_f2")


def choice() -> Json:
    """The player must choose which farm goes."""
    state = solo(cards=["solo_02"], offer=FARMS).load()
    bought(state, "build l3_h1")
    return state.position()


CHOICE = choice()
MORE_ROADS = (
    ("long_road", "e5 e6 e7 e8"),
    ("long_road", "a12 b12 c12 d12"),
    ("long_road", "f12 g12 h12 i12"),
)


def my(data: Json, seat: int = 0, **fields: object) -> Json:
    """The position with something else in one city."""
    cities = [dict(one) for one in data["cities"]]
    cities[seat].update(fields)
    return {**data, "cities": cities}


def objects(data: Json, *extra: tuple[str, str], drop: int = 0, seat: int = 0) -> Json:
    """The position with more objects in a city, or without some of the first ones."""
    standing = data["cities"][seat]["objects"][drop:]
    more = [{"object": thing, "cells": cells.split()} for thing, cells in extra]
    return my(data, seat, objects=[*standing, *more])


def frame(data: Json, **fields: object) -> Json:
    return {**data, "frames": [{**data["frames"][0], **fields}]}


def alone(**fields: object) -> Json:
    return {**ALONE, "solo": {**ALONE["solo"], **fields}}


def swapped(items: list[str], first: int, second: int) -> list[str]:
    found = list(items)
    found[first], found[second] = found[second], found[first]
    return found


def stacks(data: Json, **piles: object) -> Json:
    return {**data, "stacks": {**data["stacks"], **piles}}


L3 = MIDDLE["stacks"]["l3"]
NAMES = {
    "stack": (stacks(MIDDLE, q9=[]), "stacks"),
    "tile": (stacks(MIDDLE, l3=["l3_x9", *L3[1:]]), "stacks.l3"),
    "stack on offer": (MIDDLE | {"offer": ["q9"]}, "offer"),
    "pedestal": (MIDDLE | {"pedestals": ["pedestal_3"]}, "pedestals"),
    "monument on display": (MIDDLE | {"display": ["eiffel_tower"]}, "display"),
    "monument in the deck": (MIDDLE | {"deck": ["eiffel_tower"]}, "deck"),
    "goal": (GOALS | {"goals": ["beauty"]}, "goals"),
    "map": (my(MIDDLE, map="c"), "cities[0].map"),
    "held pedestal": (my(MIDDLE, pedestal="pedestal_3"), "cities[0].pedestal"),
    "object": (objects(MIDDLE, ("castle", "a1")), "cities[0].objects[2]"),
    "space": (objects(MIDDLE, ("tower", "m1")), "cities[0].objects[2].cells"),
    "used card": (alone(used=["solo_99"]), "solo.used"),
    "card of the deck": (alone(deck=["solo_99"]), "solo.deck"),
    "monument of the opponent": (alone(monuments=["eiffel_tower"]), "solo.monuments"),
    "decision": (frame(MIDDLE, decision="sleep"), "frames[0].decision"),
    "thing to place": (frame(TILE, item="castle"), "frames[0].item"),
    "space of a part": (frame(MOAI, cells=["m1"]), "frames[0].cells"),
    "card of a choice": (frame(CHOICE, card="solo_99"), "frames[0].card"),
}
CASES = {
    "no city": (MIDDLE | {"cities": []}, "cities", "R2.1"),
    "six cities": (MIDDLE | {"cities": MIDDLE["cities"] * 3}, "cities", "R2.1"),
    "round 0": (MIDDLE | {"round": 0}, "round", "R3.1"),
    "round 11": (MIDDLE | {"round": 11}, "round", "R3.1"),
    "two decisions": (MIDDLE | {"frames": MIDDLE["frames"] * 2}, "frames", "R3.2"),
    "map of the other side": (my(MIDDLE, 1, map="b1"), "cities[1].map", "R2.1"),
    "one river map twice": (my(RIVERS, 1, map="b1"), "cities", "R2.10"),
    "order without a seat": (MIDDLE | {"order": [0, 0]}, "order", "R2.4"),
    "a stack too many": (stacks(MIDDLE, o4=[]), "stacks", "R2.2"),
    "a tile twice in a stack": (stacks(START, l3=START["stacks"]["l3"][:1] * 10), "stacks.l3", "R2.3"),
    "a stack on offer twice": (MIDDLE | {"offer": [*MIDDLE["offer"], "h6"]}, "offer", "R2.2"),
    "too many long roads on offer": (MIDDLE | {"long_roads": 2}, "long_roads", "R2.5"),
    "fewer than no short roads": (MIDDLE | {"short_roads": -1}, "short_roads", "R2.5"),
    "two towers on offer": (MIDDLE | {"towers": 2}, "towers", "R2.5"),
    "a pedestal lost": (MIDDLE | {"pedestals": ["pedestal_1"]}, "pedestals", "R4.4"),
    "a pedestal in two places": (
        my(Situation(spender("long_road")).data(), pedestal="pedestal_1"),
        "pedestals",
        "R4.4",
    ),
    "a monument lost": (MIDDLE | {"deck": MIDDLE["deck"][1:]}, "deck", "R2.7"),
    "a monument twice": (MIDDLE | {"display": MIDDLE["display"][:1] * 3}, "deck", "R2.7"),
    "two monuments on display": (
        MIDDLE | {"display": MIDDLE["display"][1:], "deck": [MIDDLE["display"][0], *MIDDLE["deck"]]},
        "display",
        "R6.8",
    ),
    "goals without the option": (MIDDLE | {"goals": ["count_b", "count_m", "count_t"]}, "goals", "R10.1"),
    "two goals": (GOALS | {"goals": ["count_b", "count_m"]}, "goals", "R10.1"),
    "a goal twice": (GOALS | {"goals": ["count_b", "count_b", "count_m"]}, "goals", "R10.1"),
    "an opponent for two": (MIDDLE | {"solo": ALONE["solo"]}, "solo", "R11.1"),
    "alone without an opponent": (ALONE | {"solo": None}, "solo", "R11.1"),
    "a solo card lost": (alone(deck=ALONE["solo"]["deck"][1:]), "solo", "R11.1"),
    "the reshuffle card lies used": (
        alone(
            used=["solo_14"],
            deck=[card for card in [*ALONE["solo"]["used"], *ALONE["solo"]["deck"]] if card != "solo_14"],
        ),
        "solo.used",
        "R11.6",
    ),
    "no card used": (
        alone(used=[], deck=[*ALONE["solo"]["used"], *ALONE["solo"]["deck"]]),
        "solo.used",
        "R11.2",
    ),
    "three random words": (alone(random=[1, 2, 3]), "solo.random", "R12.2"),
    "a random word too large": (alone(random=[1, 2, 3, 2**32]), "solo.random", "R12.2"),
    "a tile on two maps": (objects(MIDDLE, ("i3_f1", "f9 g9 h9"), seat=1), "cities", "R1.1"),
    "a tile of a later round": (stacks(MIDDLE, i3=MIDDLE["stacks"]["i3"][::-1]), "cities", "R2.3"),
    "a tile on a map and on offer": (
        my(stacks(MIDDLE, i3=swapped(MIDDLE["stacks"]["i3"], 0, MIDDLE["round"] - 1)), 1),
        "offer",
        "R4.1",
    ),
    "too many long roads": (objects(MIDDLE, *MORE_ROADS), "cities", "R3.10"),
    "too many towers": (
        objects(MIDDLE, ("tower", "d9"), ("tower", "d10"), ("tower", "d11")),
        "cities",
        "R3.10",
    ),
    "eight coins spent": (my(MIDDLE, spent=8), "cities[0].spent", "R0.8"),
    "coins below zero": (my(MIDDLE, spent=-1), "cities[0].spent", "R0.8"),
    "all spent but not out": (my(MIDDLE, 1, spent=7), "cities[1].out", "R3.2"),
    "a pedestal for nothing": (
        my(MIDDLE | {"pedestals": ["pedestal_2"]}, pedestal="pedestal_1"),
        "cities[0].spent",
        "R4.1",
    ),
    "a loan older than the game": (my(Situation(round=1).data(), 1, loan=True), "cities[1].loan", "R7.1"),
    "repaid without coins": (my(MIDDLE, 1, loan_this_round=True, spent=2), "cities[1].loan", "R7.2"),
    "a loan without a purchase": (my(MIDDLE, 1, loan=True, loan_this_round=True), "cities[1].loan", "R7.8"),
    "no starting road": (my(MIDDLE, 1, objects=[]), "cities[1].objects", "R3.3"),
    "a starting road off the sidewalk": (
        my(MIDDLE, 1, objects=[{"object": "long_road", "cells": ["a1", "a2", "a3", "a4"]}]),
        "cities[1].objects[0]",
        "R3.3",
    ),
    "a building first": (objects(MIDDLE, drop=1), "cities[0].objects[0]", "R3.3"),
    "overlap": (objects(MIDDLE, ("tower", "f9")), "cities[0].objects[2]", "R5.10"),
    "a tower alone": (objects(MIDDLE, ("tower", "a1")), "cities[0].objects[2]", "R5.10"),
    "a building alone": (objects(MIDDLE, ("l3_b1", "a1 a2 b2")), "cities[0].objects[2]", "R5.10"),
    "a wrong shape": (objects(MIDDLE, ("l3_b1", "f10 f11 f12")), "cities[0].objects[2]", "R5.10"),
    "a space twice": (objects(MIDDLE, ("l3_b1", "f10 f11 g11 g11")), "cities[0].objects[2]", "R5.10"),
    "a road over the wrong end": (
        objects(MIDDLE, ("long_road", "d8 e8 f8 g8")),
        "cities[0].objects[2]",
        "R5.10",
    ),
    "a set as one object": (objects(MIDDLE, ("short_roads", "d9")), "cities[0].objects[2]", "R5.4"),
    "half a set": (objects(MIDDLE, ("short_road_2", "d9 d10")), "cities[0].objects", "R5.4"),
    "nobody decides": (MIDDLE | {"frames": []}, "frames", "R8.3"),
    "a decision of nobody": (frame(MIDDLE, seat=2), "frames[0].seat", "R2.1"),
    "a decision of a player who is out": (my(MIDDLE, out=True), "frames[0].seat", "R0.9"),
    "the starting road again": (frame(MIDDLE, decision="place_start_road"), "frames[0].decision", "R3.3"),
    "a purchase before the starting road": (frame(START, decision="buy"), "frames[0].decision", "R3.3"),
    "a stray field": (frame(MIDDLE, item="tower"), "frames[0].item", "R3.2"),
    "no loan of this turn": (frame(MIDDLE, loan_taken=True), "frames[0].loan_taken", "R7.1"),
    "nothing to place": (frame(TILE, item=""), "frames[0].item", "R4.3"),
    "no piece left": (frame(TILE, pieces=[0, 0, 0]), "frames[0].pieces", "R5.4"),
    "too many pieces": (frame(TILE, pieces=[2, 0, 0]), "frames[0].pieces", "R5.4"),
    "parts of a tile": (frame(TILE, cells=["a1"]), "frames[0].cells", "R6.5"),
    "parts that are not there": (frame(MOAI, pieces=[1, 0, 0]), "frames[0].cells", "R6.5"),
    "parts apart": (frame(MOAI, pieces=[1, 0, 0], cells=["d9", "d11"]), "frames[0].cells", "R6.5"),
    "a tile still on offer": (TILE | {"offer": [*TILE["offer"], "i3"]}, "frames[0].item", "R4.1"),
    "a tile not paid": (my(TILE, spent=1), "cities[0].spent", "R4.1"),
    "a monument not paid": (my(MOAI, spent=6), "cities[0].spent", "R4.1"),
    "somebody chooses without an opponent": (
        MIDDLE | {"frames": [{"decision": "choose_discard", "seat": 0, "card": "solo_02"}]},
        "frames[0].decision",
        "R11.5",
    ),
    "another card": (frame(CHOICE, card="solo_03"), "frames[0].card", "R11.3"),
    "one tile to choose": (CHOICE | {"offer": ["i3", "s4", "p5", "h6"]}, "frames[0].part", "R11.5"),
}


@pytest.mark.parametrize("name", NAMES)
def test_unknown_names_are_refused(name: str) -> None:
    position, where = NAMES[name]
    assert where in {place for place, _ in faults_of(position)}


@pytest.mark.parametrize("name", CASES)
def test_impossible_position_names_place_and_rule(name: str) -> None:
    position, where, rule = CASES[name]
    assert (where, rule) in faults_of(position)


def test_a_game_that_ended_too_early() -> None:
    """All are out in round 3, but nobody's population is full: the next round should have begun."""
    mine, other = spender("h6_f1", "long_road", "short_roads"), spender("p5_f1", "t4_f1")
    position = Situation(mine, [other], round=3).data() | {"frames": []}
    assert "R8.1" in {rule for _, rule in faults_of(position)}


@pytest.mark.parametrize("data", [START, MIDDLE, RIVERS, ALONE, GOALS, SHORT, TILE, MOAI, FINISHED, CHOICE])
def test_the_unspoilt_positions_are_legal(data: Json) -> None:
    assert WONDERS.load(WONDERS.load(data).position()).json() == WONDERS.load(data).json()


@pytest.mark.parametrize("number", [2**63, 10**30, -(10**30)])
def test_numbers_beyond_the_engine_are_faults(number: int) -> None:
    assert faults_of(my(MIDDLE, spent=number))
    assert faults_of(frame(MIDDLE, seat=number))
    assert faults_of(MIDDLE | {"long_roads": number})
    assert faults_of(MIDDLE | {"round": number})
    assert faults_of(frame(CHOICE, part=number))


def test_other_headers_are_refused() -> None:
    assert faults_of(MIDDLE | {"game": "duel"}) == {("game", "")}
    assert faults_of(MIDDLE | {"rules": 2}) == {("rules", "")}
    assert ("options", "") in faults_of(MIDDLE | {"options": {"map_side": "c"}})
    assert faults_of(MIDDLE | {"colour": "red"}) == {("position", "")}
    assert faults_of("{round") == {("position", "")}


def test_all_faults_are_reported_together() -> None:
    spoilt = my(MIDDLE | {"order": [1, 1]}, 1, spent=9)
    assert faults_of(spoilt) == {("order", "R2.4"), ("cities[1].spent", "R0.8")}
