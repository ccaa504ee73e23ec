"""R1: the components."""

from collections import Counter

from games.world_wonders.oracle import groups, spots
from games.world_wonders.positions import WONDERS
from games.world_wonders.printed import DATA, MONUMENT, TILE, TYPES


def wooden_pieces(monument: str) -> int:
    """Every part is a piece; gaps separate pieces too."""
    shapes = [tuple(part) for part in MONUMENT[monument]["parts"]]
    return sum(len(groups(spots(rows)[0].cells)) for rows in shapes)


def test_R1_1_counts() -> None:
    kinds = {"tile": 80, "stack": 8, "monument": 21, "goal": 15, "solo_card": 14, "pedestal": 2, "map": 6}
    assert {kind: len(WONDERS.components[kind]) for kind in kinds} == kinds
    assert set(Counter(tile["stack"] for tile in TILE.values()).values()) == {10}
    assert (DATA["long_road"]["count"], DATA["short_roads"]["count"], DATA["tower"]["count"]) == (35, 20, 10)
    assert DATA["loan"]["count"] == 5
    assert [(p["pattern"], p["count"]) for p in DATA["short_roads"]["pieces"]] == [(["LL"], 2), (["L"], 1)]


def test_R1_1_wooden_figures_of_the_monuments() -> None:
    assert sum(map(wooden_pieces, MONUMENT)) == 28
    several = {monument: wooden_pieces(monument) for monument in MONUMENT if wooden_pieces(monument) > 1}
    assert several == {"pyramids_of_giza": 3, "obelisks": 2, "great_wall": 3, "moai": 3}


def test_R1_1_every_stack_has_two_tiles_of_each_type() -> None:
    counts = Counter((tile["stack"], tile["type"]) for tile in TILE.values())
    assert set(counts.values()) == {2}
    assert len(counts) == 8 * len(TYPES)
