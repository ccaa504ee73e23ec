"""Positions that cannot exist: each is refused with the place of the fault and its rule."""

from functools import partial

import pytest

from games import playing
from games.duel.positions import DUEL, City, Json, Situation, fresh, play

faults_of = partial(playing.faults_of, DUEL)

START = Situation().data()
MIDDLE = Situation(age=2).data()
HALFWAY = Situation(left=15).data()
DRAFT = fresh(1).position()
FIRST = DRAFT["first_player"]
FINISHED = play(Situation(age=3, left=1, available=["port"]).load(), "discard port").position()
CIRCUS = Situation(mine=City(built=["circus_maximus"])).data()
LIBRARY = Situation(mine=City(built=["great_library"], progress=["law"])).data()
MAUSOLEUM = Situation(mine=City(built=["mausoleum"])).data()
SEVEN = Situation(
    age=2,
    mine=City(built=["pyramids", "sphinx", "colossus"]),
    theirs=City(built=["great_library", "piraeus", "appian_way", "mausoleum"]),
).data()
PRESET = Situation(options={"first_game_wonders": True}).data()
SIX_SYMBOLS = ["scriptorium", "pharmacist", "workshop", "apothecary", "university", "academy"]
ALL_TOKENS_OWNED = Situation(
    age=3,
    mine=City(
        buildings=["scriptorium", "library", "pharmacist", "dispensary", "workshop", "laboratory"],
        progress=["economy", "strategy", "masonry"],
    ),
    theirs=City(
        buildings=["apothecary", "school", "university", "observatory"],
        progress=["urbanism", "theology"],
    ),
).data()
GRAY, BROWN = 1, 0


def city(data: Json, seat: int, **fields: object) -> Json:
    """The position with something else in one city."""
    cities = [dict(one) for one in data["cities"]]
    cities[seat].update(fields)
    return {**data, "cities": cities}


def dealt(data: Json, age: int, slot: int, card: str) -> Json:
    """The position with another card in one slot."""
    structures = [list(structure) for structure in data["structures"]]
    structures[age - 1][slot] = card
    return {**data, "structures": structures}


def frames(data: Json, *decisions: str, seat: int = 0, number: int = 0) -> Json:
    """The position with other decisions open; the number belongs to the last one."""
    asked: list[Json] = [{"decision": name, "seat": 0} for name in decisions]
    asked[-1].update(seat=seat, number=number)
    return {**data, "frames": asked}


def result(data: Json, end: str, winner: int | None) -> Json:
    return {**data, "result": {"end": end, "winner": winner}}


def replaced(items: list[str], place: int, item: str) -> list[str]:
    return [*items[:place], item, *items[place + 1 :]]


def draft(picks: int, seat: int, mine: list[str]) -> Json:
    """The draft after some picks, all of them by the first player."""
    asked = [{"decision": "draft_wonder", "seat": seat, "number": picks}]
    return city({**DRAFT, "frames": asked}, FIRST, unbuilt=mine)


def unbuilt(data: Json, seat: int) -> list[str]:
    wonders: list[str] = data["cities"][seat]["unbuilt"]
    return wonders


HEADERS = {
    "another game": (START | {"game": "chess"}, "game", ""),
    "another version": (START | {"rules": 0}, "rules", ""),
    "unknown option": (START | {"options": {"solo": True}}, "options", ""),
    "bad option": (START | {"options": {"centre_pawn_rule": "coin"}}, "options", ""),
    "wrong type": (START | {"pawn": "left"}, "position", ""),
    "unknown field": (START | {"weather": "fine"}, "position", ""),
    "missing field": ({key: START[key] for key in START if key != "pawn"}, "position", ""),
}
SHAPES = {
    "first player": (START | {"first_player": 2}, "first_player", "R2.1"),
    "age": (START | {"age": 4}, "age", "R4.7"),
    "pawn": (START | {"pawn": -10}, "pawn", "R1.9"),
    "loot": (START | {"loot": [[2, 5]]}, "loot", "R1.9"),
    "cities": (START | {"cities": START["cities"][:1]}, "cities", "R1"),
    "removed": (START | {"removed": START["removed"][:4]}, "removed", "R2.3"),
    "draft": (START | {"draft": START["draft"][:8]}, "draft", "R2.5"),
    "structures": (START | {"structures": START["structures"][:2]}, "structures", "R3.1"),
    "short structure": (
        START | {"structures": [START["structures"][0], START["structures"][1][:19], START["structures"][2]]},
        "structures[1]",
        "R2.7",
    ),
    "revealed": (START | {"revealed": [20]}, "revealed", "R3.1"),
    "seat of a decision": (frames(START, "play_card", seat=2), "frames[0].seat", "R11.1"),
}
NAMES = {
    "token on the board": (START | {"board": replaced(START["board"], 0, "magic")}, "board", "R1.1"),
    "removed token": (START | {"removed": replaced(START["removed"], 0, "magic")}, "removed", "R1.1"),
    "wonder of the draft": (START | {"draft": replaced(START["draft"], 0, "babel")}, "draft", "R1.1"),
    "discarded card": (START | {"discard": ["casino"]}, "discard", "R1.1"),
    "dealt card": (dealt(START, 3, 4, "casino"), "structures[2]", "R1.1"),
    "building": (city(START, 1, buildings=["casino"]), "cities[1].buildings", "R1.1"),
    "unbuilt wonder": (city(START, 0, unbuilt=["babel"]), "cities[0].unbuilt", "R1.1"),
    "built wonder": (city(START, 0, built={"babel": "tavern"}), "cities[0].built", "R1.1"),
    "card under a wonder": (city(START, 0, built={"sphinx": "casino"}), "cities[0].built", "R1.1"),
    "owned token": (city(START, 1, progress=["magic"]), "cities[1].progress", "R1.1"),
}
CARDS = {
    "a card in two places": (city(MIDDLE, 0, buildings=MIDDLE["discard"][:1]), "cards", "R1.4"),
    "debt": (city(START, 1, coins=-1), "cities[1].coins", "R5.8"),
    "a card dealt twice": (dealt(START, 3, 0, START["structures"][2][1]), "structures[2]", "R1.4"),
    "a card of another age": (dealt(START, 2, 0, "tavern"), "structures[1]", "R2.7"),
    "two guilds": (dealt(START, 3, 19, "arena"), "structures[2]", "R2.7"),
    "played but never dealt": (city(START, 0, buildings=["tavern"]), "cards", "R2.7"),
    "played too early": (START | {"discard": START["structures"][1][:1]}, "cards", "R3.1"),
    "lost card of a finished age": (MIDDLE | {"discard": MIDDLE["discard"][1:]}, "cards", "R4.7"),
    "taken from under another": (START | {"discard": START["structures"][0][:1]}, "cards", "R3.2"),
    "covered but revealed": (START | {"revealed": [9]}, "revealed", "R3.7"),
    "empty but revealed": (HALFWAY | {"revealed": [10, 11, 12, 13, 19]}, "revealed", "R3.7"),
    "uncovered but face down": (HALFWAY | {"revealed": [10, 11, 12]}, "revealed", "R3.7"),
}
WONDERS = {
    "drafted twice": (START | {"draft": replaced(START["draft"], 11, START["draft"][10])}, "draft", "R1.4"),
    "owned twice": (
        city(START, 0, unbuilt=replaced(unbuilt(START, 0), 0, unbuilt(START, 1)[0])),
        "wonders",
        "R1.4",
    ),
    "eight built": (
        city(
            {**SEVEN, "discard": SEVEN["discard"][1:]},
            0,
            built={**SEVEN["cities"][0]["built"], SEVEN["draft"][7]: SEVEN["discard"][0]},
        ),
        "wonders",
        "R6.4",
    ),
    "the eighth not returned": (city(SEVEN, 0, unbuilt=SEVEN["draft"][7:8]), "wonders", "R6.4"),
    "not drafted": (
        city(START, 0, unbuilt=replaced(unbuilt(START, 0), 0, START["draft"][8])),
        "cities[0]",
        "R2.5",
    ),
    "not in the first game": (
        city(PRESET, 0, unbuilt=replaced(unbuilt(PRESET, 0), 0, "sphinx")),
        "cities[0]",
        "R2.6",
    ),
    "three wonders": (city(START, 1, unbuilt=unbuilt(START, 1)[:3]), "cities[1]", "R2.5"),
    "five wonders": (
        city(SEVEN, 1, built={**SEVEN["cities"][1]["built"]}, unbuilt=SEVEN["draft"][7:8]),
        "cities[1]",
        "R2.5",
    ),
    "built before age I": (
        city(DRAFT, 0, built={DRAFT["draft"][0]: DRAFT["structures"][0][19]}),
        "cities[0]",
        "R2.5",
    ),
}
PROGRESS = {
    "token twice": (START | {"board": replaced(START["board"], 0, START["board"][1])}, "progress", "R1.4"),
    "removed twice": (
        START | {"removed": replaced(START["removed"], 0, START["removed"][1])},
        "removed",
        "R2.3",
    ),
    "removed and on the board": (
        START | {"board": replaced(START["board"], 0, START["removed"][0])},
        "board",
        "R2.3",
    ),
    "four tokens": (START | {"board": START["board"][1:]}, "progress", "R2.3"),
    "two tokens of the library": (
        city(LIBRARY, 0, progress=["law", next(t for t in LIBRARY["removed"] if t != "law")]),
        "progress",
        "R6.6",
    ),
    "token without a pair": (
        city(START | {"board": START["board"][1:]}, 0, progress=START["board"][:1]),
        "cities[0].progress",
        "R8.1",
    ),
    "token without the library": (
        city(START, 1, progress=START["removed"][:1]),
        "cities[1].progress",
        "R6.6",
    ),
    "six symbols": (Situation(age=3, mine=City(buildings=SIX_SYMBOLS)).data(), "cities[0]", "R8.4"),
    "five symbols and law": (
        Situation(age=3, mine=City(buildings=[*SIX_SYMBOLS[:5], "library"], progress=["law"])).data(),
        "cities[0]",
        "R8.4",
    ),
}
MILITARY = {
    "the large token taken first": (START | {"loot": [[2], [2, 5]]}, "loot[0]", "R7.2"),
    "small token in an entered zone": (START | {"pawn": 3}, "loot[1]", "R7.2"),
    "large token in an entered zone": (START | {"pawn": -6, "loot": [[5], [2, 5]]}, "loot[0]", "R7.2"),
    "pawn in a capital": (START | {"pawn": 9, "loot": [[2, 5], []]}, "pawn", "R7.3"),
}
FRAMES = {
    "unknown decision": (frames(START, "sleep"), "frames[0].decision", "R11.1"),
    "decision after the end": (frames(FINISHED, "play_card"), "frames", "R10.1"),
    "nobody decides": (START | {"frames": []}, "frames", "R10.1"),
    "draft in age 1": (frames(START, "draft_wonder"), "frames", "R2.5"),
    "turn during the draft": (frames(DRAFT, "play_card"), "frames", "R2.5"),
    "choice without a turn": (frames(START, "choose_progress"), "frames", "R11.1"),
    "two turns": (frames(START, "play_card", "play_card"), "frames", "R11.1"),
    "two choices": (frames(CIRCUS, "play_card", "choose_progress", "choose_progress"), "frames", "R11.1"),
    "draft in the first game": (DRAFT | {"options": {"first_game_wonders": True}}, "frames", "R2.6"),
    "ninth pick": (draft(8, FIRST, []), "frames[0].number", "R2.5"),
    "a wonder of the second four too early": (
        city(
            draft(4, 1 - FIRST, [DRAFT["draft"][0], DRAFT["draft"][3]]),
            1 - FIRST,
            unbuilt=[DRAFT["draft"][1], DRAFT["draft"][4]],
        ),
        "draft",
        "R2.5",
    ),
    "wrong drafter": (draft(0, 1 - FIRST, []), "frames[0].seat", "R2.5"),
    "pick too many": (draft(0, FIRST, DRAFT["draft"][:1]), f"cities[{FIRST}].unbuilt", "R2.5"),
    "picked from the second four": (draft(1, 1 - FIRST, DRAFT["draft"][5:6]), "draft", "R2.5"),
    "turn without a card": (START | {"discard": START["structures"][0]}, "frames", "R4.7"),
    "starter chosen in age 1": (frames(START, "choose_starter"), "frames", "R4.7"),
    "starter chosen too late": (
        frames(Situation(age=2, left=19).data(), "choose_starter"),
        "frames",
        "R4.7",
    ),
    "choice of the opponent": (
        frames(START, "play_card", "choose_progress", seat=1),
        "frames[1].seat",
        "R11.1",
    ),
    "no token to choose": (frames(ALL_TOKENS_OWNED, "play_card", "choose_progress"), "frames[1]", "R8.1"),
    "no mausoleum": (frames(MIDDLE, "play_card", "choose_from_discard"), "frames[1]", "R6.6"),
    "no discarded card": (frames(MAUSOLEUM, "play_card", "choose_from_discard"), "frames[1]", "R6.6"),
    "no library": (frames(START, "play_card", "choose_library"), "frames[1]", "R6.6"),
    "library used twice": (frames(LIBRARY, "play_card", "choose_library"), "frames[1]", "R6.6"),
    "no demolisher": (
        frames(START, "play_card", "choose_opponent_card", number=GRAY),
        "frames[1].number",
        "R6.6",
    ),
    "wrong colour": (
        frames(CIRCUS, "play_card", "choose_opponent_card", number=BROWN),
        "frames[1].number",
        "R6.6",
    ),
    "nothing to demolish": (
        frames(CIRCUS, "play_card", "choose_opponent_card", number=GRAY),
        "frames[1]",
        "R6.6",
    ),
}
RESULTS = {
    "unknown end": (result(FINISHED, "boredom", 0), "result.end", "R10.4"),
    "civilian end without a winner": (result(FINISHED, "civilian", None), "result.winner", "R10.4"),
    "shared end with a winner": (result(FINISHED, "shared", 0), "result.winner", "R10.4"),
    "third player wins": (result(FINISHED, "civilian", 2), "result.winner", "R10.4"),
    "military end in the middle": (result(FINISHED, "military", 0), "result", "R7.3"),
}
CONTRADICTIONS = {
    "the stronger player chooses who begins": (
        Situation(age=2, left=20, pawn=3, decision="choose_starter").data(),
        "R4.7",
    ),
    "somebody chooses who begins with the pawn on 0": (
        Situation(age=2, left=20, decision="choose_starter").data(),
        "R4.7",
    ),
    "a token is chosen without a pair": (frames(START, "play_card", "choose_progress"), "R8.1"),
    "scientific end without six symbols": (result(FINISHED, "science", 0), "R8.4"),
    "scientific end for the other player": (
        result(
            Situation(age=3, mine=City(buildings=SIX_SYMBOLS)).data() | {"frames": []},
            "science",
            1,
        ),
        "R8.4",
    ),
    "civilian end in age 1": (result(START | {"frames": []}, "civilian", 0), "R10.1"),
    "civilian win with fewer points": (result(FINISHED, "civilian", 1), "R10.3"),
    "shared end with different points": (result(FINISHED, "shared", None), "R10.3"),
    "tie-break with different points": (result(FINISHED, "civilian_tiebreak", 0), "R10.3"),
}
INEVITABLE = {
    "five wonders": {("wonders", "R6.4")},
    "built before age I": {("cards", "R3.1")},
    "choice of the opponent": {("frames[1]", "R8.1")},
}
CASES = {**HEADERS, **SHAPES, **NAMES, **CARDS, **WONDERS, **PROGRESS, **MILITARY, **FRAMES, **RESULTS}


@pytest.mark.parametrize("name", CASES)
def test_impossible_position_names_place_and_rule(name: str) -> None:
    position, where, rule = CASES[name]
    assert faults_of(position) == {(where, rule)} | INEVITABLE.get(name, set())


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_position_that_contradicts_a_rule_is_refused(name: str) -> None:
    position, rule = CONTRADICTIONS[name]
    assert rule in {found for _, found in faults_of(position)}


@pytest.mark.parametrize("number", [2**63, 10**30, -(10**30)])
def test_numbers_beyond_the_engine_are_faults(number: int) -> None:
    assert faults_of(city(START, 0, coins=number))
    assert faults_of(frames(START, "play_card", number=number))


@pytest.mark.parametrize("data", [START, MIDDLE, HALFWAY, DRAFT, FINISHED, SEVEN, PRESET, LIBRARY])
def test_the_unspoilt_positions_are_legal(data: Json) -> None:
    assert DUEL.load(DUEL.load(data).position()).json() == DUEL.load(data).json()


def test_text_that_is_not_json() -> None:
    assert faults_of("{pawn") == {("position", "")}


def test_all_faults_are_reported_together() -> None:
    spoilt = city(START | {"loot": [[2], [2, 5]]}, 1, coins=-3)
    assert faults_of(spoilt) == {("loot[0]", "R7.2"), ("cities[1].coins", "R5.8")}
