"""Positions that cannot exist: each is refused with the place of the fault and its rule."""

from functools import partial
from random import Random
from typing import Any

import pytest

from games import playing
from games.new_dawn.positions import (
    NEW_DAWN,
    VICTORY_CARDS,
    Json,
    OnCustomMap,
    Player,
    Situation,
    event,
    fight,
    fresh,
    play,
)
from ludopolis.core.build import compiled
from ludopolis.core.errors import BadPosition

faults_of = partial(playing.faults_of, NEW_DAWN)

START = fresh(1, 2).position()
LAYING = fresh(1, 2, map="custom").position()
MIDDLE = Situation(
    Player("roosevelt", tokens=["7-1", "2-0"], cities=["6-4"], on_cards={"mt_everest": "pottery"}),
    [Player("trajan", reinforced=["5-9"], caravans=["16-2"], pacts=["red embassy"])],
    wonders={"oracle": "7-0", "petra": "5-8"},
    barbarians={"b": "2-8"},
).data()
SECOND = MIDDLE["players"][0]["row"][1]["card"]
FREE = Situation(Player(alliances=["carthage"])).data()
THREE = Situation(Player(), [Player(), Player()]).data()
CUSTOM = OnCustomMap().data()
FIGHT = fight(
    play(
        Situation(Player(focus=["masonry 1 2"], tokens=["7-1"]), [Player(tokens=["5-9"])]).load(),
        "focus masonry",
    ),
    "attack 5-9",
).position()
RAID = event(Situation(Player(focus=["pottery 1 3"]), barbarians={"c": "7-1"}), "move", "w").position()
FINISHED = event(Situation(Player(marks=VICTORY_CARDS[:3])), "").position()
LIMITED = event(Situation(round=6, options={"rounds": 6}), "").position()


def my(data: Json, seat: int = 0, **fields: object) -> Json:
    """The position with something else of one player."""
    players = [dict(one) for one in data["players"]]
    players[seat].update(fields)
    return {**data, "players": players}


def row(data: Json, place: int = 0, seat: int = 0, **fields: object) -> Json:
    """The position with another card in a focus row."""
    cards = [dict(card) for card in data["players"][seat]["row"]]
    cards[place].update(fields)
    return my(data, seat, row=cards)


def frame(data: Json, place: int = -1, **fields: object) -> Json:
    """The position with something else in one of its frames."""
    frames = [dict(one) for one in data["frames"]]
    frames[place].update(fields)
    return {**data, "frames": frames}


def tile(data: Json, place: int = 0, **fields: object) -> Json:
    tiles = [dict(one) for one in data["tiles"]]
    tiles[place].update(fields)
    return {**data, "tiles": tiles}


def deck(data: Json, type: str, *wonders: str) -> Json:
    return {**data, "decks": {**data["decks"], type: list(wonders)}}


def with_(data: Json, field: str, **entries: object) -> Json:
    """The position with other entries in one of its dictionaries."""
    return {**data, field: {**data[field], **entries}}


def pact(owner: int, id: str = "embassy") -> Json:
    return {"owner": owner, "pact": id}


def many(count: int) -> list[str]:
    return [f"{tile}-{number}" for tile in (2, 4, 5, 12, 13) for number in range(10)][:count]


NAMES: dict[str, tuple[Json, str]] = {
    "a leader": (my(MIDDLE, leader="caesar"), "players[0].leader"),
    "a card": (row(MIDDLE, card="bronze"), "players[0].row[0].card"),
    "a space": (my(MIDDLE, tokens=["17-1"]), "players[0].tokens"),
    "a capital": (my(MIDDLE, capital="7-10"), "players[0].capital"),
    "a caravan": (my(MIDDLE, caravans=["boat", None, None]), "players[0].caravans"),
    "a resource": (my(MIDDLE, resources={"gold": 1}), "players[0].resources"),
    "a city-state": (my(MIDDLE, alliances=["rome"]), "players[0].alliances"),
    "a pact": (my(MIDDLE, pacts=[{"owner": 1, "pact": "truce"}]), "players[0].pacts"),
    "a mark": (my(MIDDLE, marks=["vc_rich"]), "players[0].marks"),
    "a wonder": (with_(MIDDLE, "wonders", atlantis="5-1"), "wonders"),
    "the space of a wonder": (with_(MIDDLE, "wonders", oracle="99-9"), "wonders"),
    "a barbarian": (with_(MIDDLE, "barbarians", z="5-1"), "barbarians"),
    "a wonder in a deck": (deck(MIDDLE, "science", "atlantis"), "decks.science"),
    "a deck": (with_(MIDDLE, "decks", magic=[]), "decks"),
    "a victory card": (MIDDLE | {"victory_cards": ["vc_rich"]}, "victory_cards"),
    "a side": (tile(MIDDLE, side="2c"), "tiles"),
    "a tile": (LAYING | {"hands": [["17"], []]}, "hands[0]"),
    "a frame": (frame(MIDDLE, kind="dance"), "frames[1].kind"),
    "an ability": (with_(MIDDLE, "turn", used=["magic"]), "turn.used"),
    "an end": (FINISHED | {"result": {"end": "boredom"}}, "result.end"),
}

CASES: dict[str, tuple[Json, str, str]] = {
    "one player": (MIDDLE | {"players": MIDDLE["players"][:1], "hands": [[]]}, "players", "R1.1"),
    "no such first player": (MIDDLE | {"first_player": 2}, "first_player", "R3.6"),
    "beyond the event dial": (MIDDLE | {"event_dial": 5}, "event_dial", "R11.1"),
    "a seventh direction": (MIDDLE | {"orientation": 6}, "orientation", "R11.4"),
    "seven dots": (MIDDLE | {"dice": [7, 1, 1]}, "dice", "R2.3"),
    "two dice": (MIDDLE | {"dice": [1, 1]}, "dice", "R2.3"),
    "three random numbers": (MIDDLE | {"random": [1, 2, 3]}, "random", "R2.3"),
    "a dial beyond 24": (my(MIDDLE, dial=25), "players[0].dial", "R7.1"),
    "four cards in the row": (my(MIDDLE, row=MIDDLE["players"][0]["row"][:4]), "players[0].row", "R3.2"),
    "four trade tokens on a card": (row(MIDDLE, trade=4), "players[0].row[0].trade", "R5.7"),
    "the same card twice": (
        row(MIDDLE, card=MIDDLE["players"][0]["row"][1]["card"]),
        "players[0].row",
        "R1.1",
    ),
    "four caravans": (my(MIDDLE, caravans=["card", None, None, None]), "players[0].caravans", "R1.1"),
    "nine of a resource": (my(MIDDLE, resources={"oil": 9}), "players[0].resources.oil", "R1.3"),
    "nine with those on the map": (my(MIDDLE, resources={"oil": 8}), "resources", "R1.3"),
    "nine with those of a rival": (
        my(my(MIDDLE, resources={"oil": 5}), 1, resources={"oil": 4}),
        "resources",
        "R1.3",
    ),
    "32 control tokens": (my(MIDDLE, tokens=many(32)), "players[0]", "R1.3"),
    "markers are control tokens": (
        my(MIDDLE, tokens=many(29), marks=list(VICTORY_CARDS[:3])),
        "players[0]",
        "R1.3",
    ),
    "eight cities": (my(MIDDLE, cities=["6-4", *many(7)]), "players[0]", "R1.3"),
    "the same leader": (my(MIDDLE, leader="trajan"), "players", "R3.1"),
    "two pieces on a space": (my(MIDDLE, tokens=["7-1", "5-9"]), "players", "R6.2"),
    "a token on a capital": (my(MIDDLE, tokens=["16-0"]), "players[0]", "R9.10"),
    "a token on water": (my(MIDDLE, tokens=["6-0"]), "spaces", "R5.1"),
    "a token off the map": (my(MIDDLE, tokens=["15-0"]), "spaces", "R16.18"),
    "a caravan off the map": (my(MIDDLE, caravans=["15-0", None, None]), "spaces", "R16.18"),
    "a barbarian on water": (with_(MIDDLE, "barbarians", b="6-0"), "spaces", "R5.1"),
    "a barbarian on a token": (with_(MIDDLE, "barbarians", b="7-1"), "barbarians", "R11.6"),
    "two barbarians on a space": (with_(MIDDLE, "barbarians", b="5-1", c="5-1"), "barbarians", "R11.7"),
    "a barbarian without a symbol": (with_(MIDDLE, "barbarians", a="5-1"), "barbarians", "R3.11"),
    "a barbarian in the box": (MIDDLE | {"barbarians": {"b": None}}, "barbarians", "R3.11"),
    "two wonders on a space": (with_(MIDDLE, "wonders", oracle="5-8"), "wonders", "R8.11"),
    "a resource under a token": (my(MIDDLE, tokens=["5-7"]), "resources", "R6.3"),
    "a resource without a symbol": (MIDDLE | {"resources": ["5-1"]}, "resources", "R3.4"),
    "a resource twice": (MIDDLE | {"resources": ["5-7", "5-7"]}, "resources", "R3.4"),
    "no capital": (my(MIDDLE, capital=None), "players[0].capital", "R3.3"),
    "a capital elsewhere": (my(MIDDLE, capital="5-1"), "players[0].capital", "R3.3"),
    "a city-state not conquered": (row(MIDDLE, city_states=["geneva"]), "players[0].row", "R10.1"),
    "a natural wonder not held": (row(MIDDLE, natural_wonders=["grand_mesa"]), "players[0].row", "R10.7"),
    "natural wonders on another's card": (
        row(my(MIDDLE, 1, tokens=["4-0"]), seat=1, natural_wonders=["grand_mesa"]),
        "players[1].row",
        "R5.10",
    ),
    "two caravans on a card for one": (
        my(MIDDLE, caravans=["card", "card", None]),
        "players[0].caravans",
        "R7.5",
    ),
    "two caravans in use for one": (
        my(MIDDLE, caravans=["card", "5-1", None]),
        "players[0].caravans",
        "R7.5",
    ),
    "no caravan in use": (my(MIDDLE, caravans=[None, None, None]), "players[0].caravans", "R7.5"),
    "a wonder in a wrong deck": (deck(MIDDLE, "science", "kremlin", "colossus"), "decks.science", "R3.7"),
    "a wonder twice": (deck(MIDDLE, "science", "oracle", "potala_palace"), "decks", "R1.3"),
    "a modern wonder on top": (
        deck(MIDDLE, "science", "kremlin", "oxford_university", "potala_palace"),
        "decks.science",
        "R3.8",
    ),
    "wonders missing": (deck(MIDDLE, "science"), "decks.science", "R3.7"),
    "two victory cards": (MIDDLE | {"victory_cards": list(VICTORY_CARDS[:2])}, "victory_cards", "R3.9"),
    "four without the epic game": (MIDDLE | {"victory_cards": list(VICTORY_CARDS)}, "victory_cards", "R3.9"),
    "a victory card twice": (MIDDLE | {"victory_cards": [VICTORY_CARDS[0]] * 3}, "victory_cards", "R3.9"),
    "a mark on a card in the box": (my(MIDDLE, marks=[VICTORY_CARDS[3]]), "players[0].marks", "R12.1"),
    "two marks on a card": (my(MIDDLE, marks=[VICTORY_CARDS[0]] * 2), "players[0].marks", "R12.2"),
    "an own pact": (my(MIDDLE, pacts=[pact(0, "joint_war")]), "players[0].pacts", "R10.5"),
    "a pact held twice": (
        my(
            Situation(Player(), [Player(), Player()]).data() | {},
            0,
            pacts=[{"owner": 2, "pact": "embassy"}] * 2,
        ),
        "pacts",
        "R1.3",
    ),
    "two pacts of a player": (
        my(MIDDLE, pacts=[pact(1), pact(1, "joint_war")]),
        "players[0].pacts",
        "R10.5",
    ),
    "a pact of nobody": (
        my(MIDDLE, pacts=[{"owner": 2, "pact": "embassy"}]),
        "players[0].pacts[0].owner",
        "R10.5",
    ),
    "an alliance with a conquered city-state": (
        my(MIDDLE, 1, alliances=["carthage"]),
        "players[1].alliances",
        "R10.1",
    ),
    "an alliance with a city-state in the box": (
        my(FREE, alliances=["kabul"]),
        "players[0].alliances",
        "R10.1",
    ),
    "an alliance twice": (my(FREE, alliances=["carthage"] * 2), "players[0].alliances", "R10.5"),
    "three alliances with a city-state": (
        Situation(
            Player(alliances=["carthage"]), [Player(alliances=["carthage"]), Player(alliances=["carthage"])]
        ).data(),
        "alliances",
        "R3.5",
    ),
    "five stored tokens": (MIDDLE | {"stored_tokens": 5}, "stored_tokens", "R5.7"),
    "stored tokens without the wonder": (MIDDLE | {"stored_tokens": 1}, "stored_tokens", "R10.10"),
    "a tile twice": (tile(MIDDLE, side="3a"), "tiles", "R1.3"),
    "another premade map": (tile(MIDDLE, q=9), "tiles", "R3.10"),
    "water on the premade map": (MIDDLE | {"waters": [[0, 0]]}, "tiles", "R3.10"),
    "round 0 on the premade map": (MIDDLE | {"round": 0}, "round", "R4.1"),
    "tiles that overlap": (
        tile(CUSTOM, q=CUSTOM["tiles"][1]["q"], r=CUSTOM["tiles"][1]["r"]),
        "tiles",
        "R13.5",
    ),
    "a tile turned six times": (tile(CUSTOM, turns=6), "tiles[0].turns", "R13.5"),
    "a tile far away": (tile(CUSTOM, q=40), "tiles[0]", "R13.5"),
    "a core of three": (tile(CUSTOM, core=False), "tiles", "R13.2"),
    "a tile in hand after the set-up": (CUSTOM | {"hands": [["9"], []]}, "hands", "R13.8"),
    "laying tiles in a later round": (LAYING | {"round": 1}, "round", "R13.8"),
    "barbarians while the map is laid": (LAYING | {"barbarians": {"b": "2-8"}}, "barbarians", "R13.8"),
    "nobody decides": (MIDDLE | {"frames": []}, "frames", "R12.5"),
    "a decision after the end": (MIDDLE | {"result": {"end": "limit"}}, "frames", "R12.5"),
    "no turn below": (MIDDLE | {"frames": MIDDLE["frames"][1:]}, "frames[0]", "R4.1"),
    "a turn without a question": (MIDDLE | {"frames": MIDDLE["frames"][:1]}, "frames", "R4.4"),
    "two turns": (MIDDLE | {"frames": [MIDDLE["frames"][0], *MIDDLE["frames"]]}, "frames[1]", "R4.1"),
    "a decision of nobody": (frame(MIDDLE, seat=2), "frames[1].seat", "R4.1"),
    "a turn of somebody else": (frame(MIDDLE, seat=1), "frames[1].seat", "R4.1"),
    "too many numbers": (frame(MIDDLE, numbers=[0, 0]), "frames[1].numbers", "R4.4"),
    "slot 6": (frame(FIGHT, 1, numbers=[6, 16, 0, 1, 1, 1]), "frames[1].numbers", "R4.4"),
    "an attack off the map": (frame(FIGHT, numbers=[140, 2, 7, 4, 0, 16, 1]), "frames[2].numbers", "R4.4"),
    "an end too early": (LIMITED | {"round": 5}, "result.end", "R16.1"),
    "an end by agendas without them": (LIMITED | {"result": {"end": "agendas"}}, "result.end", "R12.5"),
    "a limit though somebody has won": (FINISHED | {"result": {"end": "limit"}}, "result.end", "R12.5"),
    "a round too many": (MIDDLE | {"round": 101}, "round", "R16.1"),
}


@pytest.mark.parametrize("name", NAMES)
def test_unknown_names_are_refused(name: str) -> None:
    position, where = NAMES[name]
    assert where in {place for place, _ in faults_of(position)}


@pytest.mark.parametrize("name", CASES)
def test_impossible_position_names_place_and_rule(name: str) -> None:
    position, where, rule = CASES[name]
    assert (where, rule) in faults_of(position)


@pytest.mark.parametrize(
    "data",
    [START, LAYING, MIDDLE, FREE, CUSTOM, FIGHT, RAID, FINISHED, LIMITED],
    ids=lambda data: data["round"],
)
def test_the_unspoilt_positions_are_legal(data: Json) -> None:
    assert NEW_DAWN.load(NEW_DAWN.load(data).position()).json() == NEW_DAWN.load(data).json()


@pytest.mark.parametrize("number", [2**63, 10**30, -(10**30)])
def test_numbers_beyond_the_engine_are_faults(number: int) -> None:
    assert faults_of(my(MIDDLE, dial=number))
    assert faults_of(frame(MIDDLE, seat=number))
    assert faults_of(frame(MIDDLE, numbers=[number]))
    assert faults_of(MIDDLE | {"round": number})
    assert faults_of(tile(CUSTOM, q=number))
    assert faults_of(MIDDLE | {"random": [number] * 4})


def test_other_headers_are_refused() -> None:
    assert faults_of(MIDDLE | {"game": "duel"}) == {("game", "")}
    assert faults_of(MIDDLE | {"rules": 2}) == {("rules", "")}
    assert ("options", "") in faults_of(MIDDLE | {"options": {"map": "round"}})
    assert faults_of(MIDDLE | {"colour": "red"}) == {("position", "")}
    assert faults_of("{round") == {("position", "")}


def test_all_faults_are_reported_together() -> None:
    spoilt = with_(my(MIDDLE, leader="trajan"), "barbarians", b="7-1")
    assert faults_of(spoilt) >= {("players", "R3.1"), ("barbarians", "R11.6")}


MOVES = 20 if compiled() else 3  # after which a position that could be loaded is good enough


def spoil(data: Any, chance: Random) -> Any:
    """A number of the position, somewhere, becomes another one."""
    if isinstance(data, dict):
        key = chance.choice(list(data)) if data else None
        return data if key is None else {**data, key: spoil(data[key], chance)}
    if isinstance(data, list):
        place = chance.randrange(len(data)) if data else None
        return data if place is None else [*data[:place], spoil(data[place], chance), *data[place + 1 :]]
    return chance.choice([-1, 0, 1, 3, 7, 99]) if isinstance(data, int) else data


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_loaded_can_be_played(seed: int) -> None:
    """Spoilt positions are refused as bad ones, or the engine can go on from them."""
    chance = Random(seed)
    for data in (MIDDLE, CUSTOM, FIGHT, RAID, LAYING):
        for _ in range(60):
            try:
                state = NEW_DAWN.load(spoil(data, chance))
            except BadPosition:
                continue
            for _ in range(MOVES):
                if not state.over:
                    state.play(chance.choice(state.legal()))
                    state.view(0)
