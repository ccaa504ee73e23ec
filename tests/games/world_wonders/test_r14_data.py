"""R14: the data file."""

import msgspec
import pytest

from games.world_wonders.printed import (
    CARD,
    DATA,
    GOAL,
    GRID,
    MONUMENT,
    RESOURCES,
    STACK,
    TILE,
    TRACK,
    TYPES,
    Json,
)
from ludopolis.games.world_wonders.components import Components

FIELDS = [
    "rounds",
    "coins",
    "resources",
    "types",
    "setups",
    "stacks",
    "tiles",
    "long_road",
    "short_roads",
    "tower",
    "pedestals",
    "loan",
    "monuments",
    "goals_in_play",
    "goals",
    "solo_cards",
    "tracks",
    "maps",
]
LISTS = [
    "types",
    "setups",
    "stacks",
    "tiles",
    "pedestals",
    "monuments",
    "goals",
    "solo_cards",
    "tracks",
    "maps",
]


def faults(**changed: object) -> list[str]:
    """What the checks say about the data with something changed."""
    return msgspec.convert({**DATA, **changed}, Components).faults()


def but(kind: str, place: int, **fields: object) -> Json:
    """The items of a kind, one of them changed."""
    items = [dict(item) for item in DATA[kind]]
    items[place].update(fields)
    return {kind: items}


def test_R14_1_the_file_has_all_parts_and_says_where_they_come_from() -> None:
    assert [name for name in DATA if name in FIELDS] == FIELDS
    assert faults() == []
    items = [item for kind in LISTS for item in DATA[kind]]
    for item in [*items, DATA["long_road"], DATA["short_roads"], DATA["tower"], DATA["loan"]]:
        assert item["source"] in ("rulebook", "public", "reconstructed")


def test_R14_1_numbers_of_the_rulebook() -> None:
    assert (DATA["rounds"], DATA["coins"], DATA["goals_in_play"]) == (10, 7, 3)
    loan = DATA["loan"]
    assert (loan["extra_coins"], loan["repayment"], loan["penalty"]) == (2, 3, 2)
    assert sorted(stack["position"] for stack in STACK.values()) == list(range(8))
    assert {stack["price"] for stack in STACK.values()} == {2, 3, 4, 5}


@pytest.mark.parametrize("pattern", [["LX"], ["L.", "L"], [".L", ".L"], ["L*L"], ["L.L"], []])
def test_R14_2_shapes_are_rows_of_signs(pattern: list[str]) -> None:
    assert any("stack l3" in fault for fault in faults(**but("stacks", 0, pattern=pattern)))


def test_R14_2_what_a_monument_requires() -> None:
    assert any("R6.6" in fault for fault in faults(**but("monuments", 0, next_to={"castle": 1})))
    assert any("R6.6" in fault for fault in faults(**but("monuments", 0, next_to={"farm": 0})))
    assert all(count == 1 for monument in MONUMENT.values() for count in monument["next_to"].values())


def test_R14_3_arrangement_and_number_of_parts() -> None:
    for monument in MONUMENT.values():
        several = monument["arrangement"] == "free_adjacent"
        assert several == (len(monument["parts"]) > 1)
        gaps = "*" in "".join(row for part in monument["parts"] for row in part)
        assert gaps == (monument["arrangement"] == "fixed_with_gap")
    assert any("R6.5" in fault for fault in faults(**but("monuments", 0, arrangement="heap")))
    assert any("R14.3" in fault for fault in faults(**but("monuments", 0, arrangement="free_adjacent")))


def test_R14_4_tracks_and_maps() -> None:
    for track in TRACK.values():
        assert all(max(track[resource]["population_at"]) <= track[resource]["last"] for resource in RESOURCES)
        assert track["population"]["rings_at"][-1] == track["population"]["last"]
    for grid in GRID.values():
        assert [len(row) for row in grid] == [12] * 12
        assert sum(row.count("*") for row in grid) == 10
    beyond = {"last": 3, "population_at": [4]}
    assert any("R14.4" in fault for fault in faults(**but("tracks", 0, food=beyond)))
    assert any("R0.2" in fault for fault in faults(**but("maps", 0, grid=["?" * 12] * 12)))
    assert any("R0.1" in fault for fault in faults(**but("maps", 0, grid=["." * 12] * 11)))


def test_R14_5_solo_cards_and_goals() -> None:
    objects = {*TYPES, "any_building", "long_road", "short_roads", "tower"}
    plain = [card for card in CARD.values() if not card.get("reshuffle")]
    assert len(plain) == 13
    for card in plain:
        assert {*card["top"], card["middle"]} <= objects
        assert card["arrow"] in ("left", "right")
    assert any("R11.3" in fault for fault in faults(**but("solo_cards", 0, arrow="up")))
    assert any("R11.3" in fault for fault in faults(**but("solo_cards", 0, top=["castle"])))
    assert any("R11.6" in fault for fault in faults(**but("solo_cards", 0, reshuffle=True)))
    assert len({goal["metric"] for goal in GOAL.values()}) == 10
    assert any("R10.6" in fault for fault in faults(**but("goals", 0, metric="beauty")))
    assert any("R10.6" in fault for fault in faults(**but("goals", 0, type="farm")))


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        (but("tiles", 0, food=5), "R0.6"),
        (but("tiles", 0, type="castle"), "R0.6"),
        (but("stacks", 0, price=0), "R4.1"),
        (but("stacks", 0, position=2), "R2.2"),
        (but("setups", 1, towers=2), "R3.6"),
        (but("setups", 1, pedestals=1), "R2.6"),
        (but("setups", 1, stacks=["q9"]), "R2.2"),
        ({"tiles": DATA["tiles"][1:]}, "R1.1"),
        ({"goals_in_play": 0}, "R10.1"),
    ],
)
def test_R14_1_wrong_data_is_refused_with_the_rule(changed: Json, rule: str) -> None:
    assert any(f"({rule})" in fault for fault in faults(**changed))
    assert len(TILE) == 80
