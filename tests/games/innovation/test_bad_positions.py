"""Positions that cannot exist: each is refused with the place of the fault and its rule."""

from typing import Any

import pytest

from games.innovation.positions import (
    INNOVATION,
    NOBODY,
    Json,
    decision,
    play,
    player,
    position,
    specials,
    table,
)
from ludopolis.core.errors import BadPosition

START = position(player("oars", "archery", hand=["tools", "sailing"]), player("pottery", score=["optics"]))
ASKED = play(table(player("tools", hand=["optics", "paper"]), NOBODY), "dogma tools").position()
COLOURS = play(table(player("empiricism"), NOBODY), "dogma empiricism").position()
VALUES = play(
    table(player("mass_media", hand=["oars"]), NOBODY), "dogma mass_media", "choose oars"
).position()
BACKS = play(table(player("rocketry"), player(score=["oars", "coal"])), "dogma rocketry").position()
PLAYERS = play(
    table(player("tools", "road_building", hand=["oars", "calendar"]), NOBODY),
    "dogma road_building",
    "choose oars",
    "choose calendar",
).position()
ORDER = play(table(player("tools", "publications"), NOBODY), "dogma publications", "colour blue").position()
OFFERED = play(table(player("canning"), NOBODY), "dogma canning").position()
NESTED = play(
    table(player("self_service", "pottery", hand=["optics", "paper"]), NOBODY), "dogma self_service"
).position()
FRESH = INNOVATION.new(1, 2).position()
FINISHED = play(table(player("robotics"), NOBODY, only={10: []}), "draw").position()


def of_player(data: Json, seat: int, **fields: object) -> Json:
    """The position with something else at one player."""
    players = [dict(one) for one in data["players"]]
    players[seat].update(fields)
    return {**data, "players": players}


def of_frame(data: Json, place: int, **fields: object) -> Json:
    """The position with something else in one frame."""
    frames = [dict(frame) for frame in data["frames"]]
    frames[place].update(fields)
    return {**data, "frames": frames}


def of_supply(data: Json, age: int, cards: list[str]) -> Json:
    supplies = [list(pile) for pile in data["supplies"]]
    supplies[age - 1] = cards
    return {**data, "supplies": supplies}


def moved(data: Json, age: int, other: int) -> Json:
    """The top card of one supply pile on another."""
    supplies = [list(pile) for pile in data["supplies"]]
    supplies[other - 1].append(supplies[age - 1].pop())
    return {**data, "supplies": supplies}


def pile(*cards: str, splay: str | None = None) -> Json:
    return {"cards": list(cards), "splay": splay}


def frames(data: Json, *kinds: str) -> Json:
    """The position with other kinds of frames open."""
    like = {frame["kind"]: frame for frame in [*OFFERED["frames"], *FRESH["frames"]]}
    return {**data, "frames": [like[kind] for kind in kinds]}


def result(end: str, *winners: int) -> Json:
    return {**FINISHED, "result": {"end": end, "winners": list(winners)}}


RED = START["players"][0]["board"]["red"]
SUPPLIES = START["supplies"]
SWAPPED = [START["achievements"][1], START["achievements"][0], *START["achievements"][2:]]

HEADERS: dict[str, tuple[Json, str, str]] = {
    "another game": (START | {"game": "chess"}, "game", ""),
    "another version": (START | {"rules": 0}, "rules", ""),
    "unknown option": (START | {"options": {"solo": True}}, "options", ""),
    "bad option": (START | {"options": {"name_language": "de"}}, "options", ""),
    "wrong type": (START | {"player": "Alice"}, "position", ""),
    "unknown field": (START | {"weather": "fine"}, "position", ""),
    "missing field": ({key: START[key] for key in START if key != "turns"}, "position", ""),
}
SHAPES: dict[str, tuple[Json, str, str]] = {
    "one player": (START | {"players": START["players"][:1]}, "players", "R2.6"),
    "five players": (START | {"players": START["players"] * 2 + START["players"][:1]}, "players", "R2.6"),
    "supplies": (START | {"supplies": SUPPLIES[:9]}, "supplies", "R2.1"),
    "achievements": (START | {"achievements": START["achievements"][:8]}, "achievements", "R2.2"),
    "achievement owners": (START | {"achievement_owners": [None] * 8}, "achievement_owners", "R2.2"),
    "random": (START | {"random": [1, 2, 3]}, "random", "R11.1"),
    "random word": (START | {"random": [1, 2, 3, 2**32]}, "random", "R11.1"),
    "special owners": (START | {"special_owners": {"monument": None}}, "special_owners", "R1.2"),
    "player": (START | {"player": 2}, "player", "R2.6"),
    "turns": (START | {"turns": -1}, "turns", "R2.6"),
    "owner": (START | {"achievement_owners": [2, *[None] * 8]}, "achievement owners", "R8.1"),
    "special owner": (
        START | {"special_owners": START["special_owners"] | {"world": -1}},
        "achievement owners",
        "R8.1",
    ),
    "tucked": (of_player(START, 1, tucked=-1), "players[1]", "R8.4"),
    "scored": (of_player(START, 0, scored=106), "players[0]", "R8.4"),
    "frame kind": (of_frame(START, 0, kind="rest"), "position", ""),
    "frame seat": (of_frame(START, 0, seat=2), "frames[0].seat", "R11.8"),
    "field of another frame": (of_frame(START, 0, cards=["oars"]), "position", ""),
    "vulnerable": (of_frame(ASKED, 1, vulnerable=[2]), "frames[1]", "R5.2"),
    "sharing": (of_frame(ASKED, 1, sharing=[-1]), "frames[1]", "R5.2"),
    "democracy": (of_frame(ASKED, 1, democracy=[0, 0, 1]), "frames[1].democracy", "R13.13"),
    "owner of cards": (of_frame(ASKED, 2, owner=2), "frames[2]", "R11.8"),
    "huge number": (of_frame(ASKED, 2, most=5000), "frames[2]", "R11.8"),
    "phase": (of_frame(ASKED, 2, phase="waxing"), "frames[2].phase", "R11.8"),
}
NAMES: dict[str, tuple[Json, str, str]] = {
    "hand": (of_player(START, 0, hand=["casino"]), "players[0].hand", "R1.1"),
    "score": (of_player(START, 1, score=["casino"]), "players[1].score", "R1.1"),
    "board": (of_player(START, 1, board={"blue": pile("casino")}), "players[1].board.blue", "R1.1"),
    "supply": (of_supply(START, 3, ["casino"]), "supplies[2]", "R1.1"),
    "achievement": (START | {"achievements": ["casino", *START["achievements"][1:]]}, "achievements", "R1.1"),
    "removed": (START | {"removed": ["casino"]}, "removed", "R1.1"),
    "known": (START | {"known": {"casino": [0]}}, "known", "R1.1"),
    "activated card": (of_frame(ASKED, 1, card="casino"), "frames[1]", "R1.1"),
    "executed card": (of_frame(ASKED, 2, card="casino"), "frames[2]", "R1.1"),
    "candidate": (of_frame(ASKED, 2, candidates=["casino"]), "frames[2]", "R1.1"),
    "bound card": (of_frame(ASKED, 2, cards={"r": ["casino"]}), "frames[2]", "R1.1"),
    "offered card": (of_frame(ASKED, 3, cards=["casino"]), "frames[3]", "R1.1"),
    "first meld": (of_player(START, 0, first_meld="casino"), "first_meld", "R1.1"),
    "colour": (of_player(START, 1, board={"pink": pile("pottery")}), "players[1].board", "R1.1"),
    "splay": (
        of_player(START, 0, board={"red": RED | {"splay": "down"}}),
        "players[0].board.red",
        "R3.3",
    ),
}
CONTENTS: dict[str, tuple[Json, str, str]] = {
    "a card nowhere": (of_player(START, 0, hand=["tools"]), "cards", "R16.1"),
    "a card twice": (START | {"removed": ["tools"]}, "cards", "R16.1"),
    "another age in a supply pile": (moved(START, 4, 5), "supplies[4]", "R2.1"),
    "achievement of another age": (START | {"achievements": SWAPPED}, "achievements", "R2.2"),
    "empty pile": (
        of_player(START, 1, board={"blue": pile("pottery"), "red": pile()}),
        "players[1].board.red",
        "R3.1",
    ),
    "another colour in a pile": (
        of_player(START, 1, board={"red": pile("pottery")}),
        "players[1].board.red",
        "R3.1",
    ),
    "single card splayed": (
        of_player(START, 1, board={"blue": pile("pottery", splay="left")}),
        "players[1].board.blue",
        "R3.3",
    ),
    "known to nobody there": (START | {"known": {"optics": [4]}}, "known", "R10.2"),
    "known achievement": (START | {"known": {START["achievements"][0]: [0]}}, "known", "R2.2"),
    "first meld too early": (
        of_player(FRESH, 1, first_meld=FRESH["players"][1]["hand"][0]),
        "players[1].first_meld",
        "R2.4",
    ),
    "first meld not in hand": (
        of_player(of_frame(FRESH, 0, seat=1), 0, first_meld=FRESH["players"][1]["hand"][0]),
        "players[0].first_meld",
        "R2.4",
    ),
    "first hand": (
        START | {"frames": [{"kind": "initial_meld", "seat": 0}]},
        "players[0]",
        "R2.4",
    ),
}
FRAMES: dict[str, tuple[Json, str, str]] = {
    "decision after the end": (FINISHED | {"frames": START["frames"]}, "frames", "R9.4"),
    "nobody decides": (START | {"frames": []}, "frames", "R9.4"),
    "choice without execution": (frames(START, "take_action", "activation", "accept"), "frames", "R11.8"),
    "choice without turn": (frames(START, "accept"), "frames", "R11.8"),
    "turn and turn": (frames(START, "take_action", "take_action"), "frames", "R11.8"),
    "no activation": (frames(START, "take_action", "execution", "accept"), "frames", "R11.8"),
    "no choice": (frames(START, "take_action", "activation", "execution"), "frames", "R11.8"),
    "turn in the middle": (
        frames(START, "take_action", "activation", "take_action", "execution", "accept"),
        "frames",
        "R11.8",
    ),
    "not whose turn it is": (of_frame(START, 0, seat=1), "frames[0].seat", "R4.1"),
    "three actions": (of_frame(START, 0, actions=3), "frames[0].actions", "R4.1"),
    "no action": (of_frame(START, 0, actions=0), "frames[0].actions", "R4.1"),
    "negative actions": (of_frame(ASKED, 0, actions=-1), "frames[0].actions", "R4.1"),
    "activation out of turn": (of_frame(ASKED, 1, seat=1), "frames[1].seat", "R5.1"),
    "sharing and vulnerable": (of_frame(ASKED, 1, sharing=[1], vulnerable=[1]), "frames[1]", "R5.2"),
    "another card activated": (of_frame(ASKED, 1, card="oars"), "frames[2].card", "R5.1"),
    "another player in between": (of_frame(NESTED, 3, seat=1), "frames[3].seat", "R12.1"),
    "effect of an execution": (of_frame(ASKED, 2, effect=3), "frames[2]", "R5.1"),
    "step of an execution": (of_frame(ASKED, 2, step=0), "frames[2]", "R5.3"),
    "step too far": (of_frame(ASKED, 2, step=4), "frames[2]", "R5.3"),
    "another step": (of_frame(ASKED, 2, verb="meld"), "frames[2]", "R5.3"),
    "a step that asks nothing": (of_frame(ASKED, 2, step=3, verb="draw"), "frames[2]", "R11.8"),
    "a step that asks something else": (
        {**ASKED, "frames": [*ASKED["frames"][:3], {"kind": "choose_branch", "seat": 0}]},
        "frames[2]",
        "R11.8",
    ),
    "unknown bound cards": (of_frame(ASKED, 2, cards={"q": []}), "frames[2]", "R5.3"),
    "unknown choice": (of_frame(ASKED, 2, chosen={"q": 1}), "frames[2]", "R5.3"),
    "colours that are none": (of_frame(COLOURS, 2, chosen={"c": ["pink"]}), "frames[2].chosen.c", "R11.2"),
    "colours that are a number": (of_frame(COLOURS, 2, chosen={"c": 1}), "frames[2].chosen.c", "R11.2"),
    "value that is none": (of_frame(VALUES, 2, chosen={"v": 11}), "frames[2].chosen.v", "R11.2"),
    "player that is none": (of_frame(PLAYERS, 2, chosen={"p": 2}), "frames[2].chosen.p", "R11.2"),
    "flag that is none": (of_frame(OFFERED, 2, chosen={"o": 1}), "frames[2].chosen.o", "R11.2"),
    "no card to choose": (of_frame(ASKED, 3, cards=[], can_stop=False), "frames[3]", "R11.8"),
    "no card to order": (of_frame(ORDER, 3, cards=[]), "frames[3]", "R11.8"),
    "no colour to choose": (of_frame(COLOURS, 3, colours=[]), "frames[3]", "R11.8"),
    "no such colour to choose": (of_frame(COLOURS, 3, colours=["pink"]), "frames[3]", "R11.8"),
    "no value to choose": (of_frame(VALUES, 3, values=[]), "frames[3]", "R11.8"),
    "no back to choose": (of_frame(BACKS, 3, values=[0]), "frames[3]", "R11.8"),
    "no player to choose": (of_frame(PLAYERS, 3, players=[2]), "frames[3]", "R11.8"),
}
RESULTS: dict[str, tuple[Json, str, str]] = {
    "unknown end": (result("boredom", 0), "result.end", "R9.1"),
    "no end": (result("", 0), "result.end", "R9.1"),
    "no winner": (result("points"), "result.winners", "R9.1"),
    "unknown winner": (result("points", 2), "result.winners", "R9.1"),
    "two winners": (result("points", 0, 1), "result.winners", "R9.2"),
    "shared alone": (result("shared", 1), "result.winners", "R9.2"),
}
FIVE_COLOURS = player(
    *("metalworking", "oars", "agriculture", "domestication", "clothing", "sailing"),
    *("pottery", "tools", "code_of_laws", "mysticism"),
    splay={"red": "up", "yellow": "right", "green": "up", "blue": "right", "purple": "up"},
)
SIX_ICONS = player(
    *("suburbia", "explosives", "city_states", "feudalism", "mass_media", "bioengineering"),
    splay={"purple": "up"},
)
CLOCKS = player("software", "fission", "satellites", "databases", splay={"green": "up"})
EIGHTS = player("rocketry", "antibiotics", "corporations", "mobility", "empiricism")
UNCLAIMED: dict[str, tuple[Json, str, str]] = {
    "six tucked": (position(NOBODY, player("oars", tucked=6)), "special_owners.monument", "R8.2"),
    "six scored": (position(player("oars", scored=6), NOBODY), "special_owners.monument", "R8.2"),
    "six tucked and scored": (
        position(player("oars", tucked=3, scored=3), NOBODY, options={"monument_counting": "combined"}),
        "special_owners.monument",
        "R8.2",
    ),
    "empire": (position(SIX_ICONS, NOBODY), "special_owners.empire", "R8.2"),
    "world": (position(NOBODY, CLOCKS), "special_owners.world", "R8.2"),
    "wonder": (position(FIVE_COLOURS, NOBODY), "special_owners.wonder", "R8.2"),
    "universe": (position(NOBODY, EIGHTS), "special_owners.universe", "R8.2"),
}
CASES = HEADERS | SHAPES | NAMES | CONTENTS | FRAMES | RESULTS | UNCLAIMED


@pytest.mark.parametrize("name", CASES)
def test_a_fault_is_found(name: str) -> None:
    data, where, rule = CASES[name]
    with pytest.raises(BadPosition) as caught:
        INNOVATION.load(data)
    assert (where, rule) in [(fault.where, fault.rule) for fault in caught.value.faults]


def test_every_fault_is_named_in_its_own_words() -> None:
    words: set[Any] = set()
    for data, where, rule in CASES.values():
        with pytest.raises(BadPosition) as caught:
            INNOVATION.load(data)
        words |= {fault.what for fault in caught.value.faults if (fault.where, fault.rule) == (where, rule)}
        assert str(caught.value).startswith("impossible position:")
    assert len(words) >= 45


def test_text_that_is_no_json() -> None:
    with pytest.raises(BadPosition, match="not JSON"):
        INNOVATION.load("{")


@pytest.mark.parametrize(
    "data", [START, ASKED, COLOURS, VALUES, BACKS, PLAYERS, ORDER, OFFERED, NESTED, FRESH, FINISHED]
)
def test_the_faultless_positions_load(data: Json) -> None:
    state = INNOVATION.load(data)
    assert INNOVATION.load(state.position()).json() == state.json()


def test_R8_2_what_somebody_owns_or_is_not_earned_is_no_fault() -> None:
    owned = player(*FIVE_COLOURS.board, splay=FIVE_COLOURS.splay, specials=["wonder"])
    for data in (
        position(owned, NOBODY),
        position(FIVE_COLOURS, player(specials=["wonder"])),
        position(player("oars", tucked=5, scored=5), NOBODY),
    ):
        INNOVATION.load(data)


def test_R8_5_a_condition_met_while_a_pile_is_put_in_order_is_no_fault() -> None:
    mine = player("flight", "antibiotics", "mass_media", "empiricism", "rocketry", "tools", "publications")
    state = play(table(mine, NOBODY), "dogma publications", "colour blue", "choose rocketry")
    assert decision(state) == ("rearrange", 0)
    loaded = play(INNOVATION.load(state.json()), "choose tools")
    assert specials(loaded) == ["universe"]
