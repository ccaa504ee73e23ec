"""R5: placing roads, towers and buildings."""

import pytest

from games.world_wonders.oracle import SIDEWALK, Spaces, beside, rotations, spaces, spots
from games.world_wonders.positions import (
    PAVED,
    WONDERS,
    City,
    Situation,
    asked,
    buy,
    city,
    covered,
    lay,
    legal,
    may_cover,
    own,
    pieces_of,
    places,
    play,
    refuse,
    refused,
    score,
    seen,
)
from games.world_wonders.printed import MONUMENT, STACK
from ludopolis.core.contract import State
from ludopolis.core.errors import Term

# --- roads ----------------------------------------------------------------------------------------


SUPPORTED = city("i3_t1 f9-h9", "tower i9", "shitennoji f10 f11 g11")


@pytest.mark.parametrize("where", ["b8-e8", "a12-d12", "i5-i8", "i10-l10", "j6-j9", "i12-l12"])
def test_R5_1_long_roads_beside_a_road_the_sidewalk_or_a_tower(where: str) -> None:
    assert may_cover(play(Situation(SUPPORTED).load(), "long_road"), where)


@pytest.mark.parametrize("where", ["d8-e8", "d9", "k12-l12", "a12", "i10-i11", "j9"])
def test_R5_1_short_roads_beside_a_road_the_sidewalk_or_a_tower(where: str) -> None:
    assert may_cover(play(Situation(SUPPORTED).load(), "short_roads"), where)


@pytest.mark.parametrize(
    ("item", "action"),
    [
        ("long_road", "place p1 r0 h10"),
        ("long_road", "place p1 r0 h11"),
        ("short_roads", "place p1 r0 h11"),
        ("short_roads", "place p2 r0 h10"),
        ("short_roads", "place p2 r0 h8"),
    ],
)
def test_R5_1_not_beside_buildings_and_monuments_alone(item: str, action: str) -> None:
    mine = city("i3_t1 f9-h9", "shitennoji f10 f11 g11")
    assert refuse(play(Situation(mine).load(), item), action) == ("R5.1", "road_alone")


def test_R5_1_not_at_a_corner() -> None:
    state = play(Situation().load(), "long_road")
    assert refuse(state, "place p1 r0 a8") == ("R5.1", "road_alone")
    assert may_cover(state, "b8-e8")
    assert may_cover(state, "a9-d9")


def test_R5_1_roads_touch_any_row_of_a_road_and_the_bottom_row() -> None:
    state = play(Situation().load(), "long_road")
    near = beside(spaces("e9-e12")) | SIDEWALK
    for action in state.legal():
        assert near & spaces(" ".join(covered(state, action)))


def test_R5_2_bridges_have_both_ends_on_land() -> None:
    state = play(Situation().load(), "long_road")
    assert may_cover(state, "e8-h8")
    assert may_cover(state, "e5-e8")
    assert refuse(state, "place p1 r0 d8") == ("R5.2", "wrong_terrain")
    assert refused(state, "place p1 r0 d8").arguments == {"space": Term("space", "g8")}
    assert refuse(state, "place p1 r0 f8") == ("R5.2", "wrong_terrain")
    assert refused(state, "place p1 r0 f8").arguments == {"space": Term("space", "f8")}


def test_R5_2_one_or_two_middle_spaces_may_be_water() -> None:
    """The river of map b1 is one or two spaces wide."""
    state = play(Situation(City(["long_road h9-h12"], map="b1"), [City(map="b2")]).load(), "long_road")
    assert may_cover(state, "e10-h10") is False
    assert may_cover(state, "d10-g10")
    assert may_cover(state, "e9-h9") is False
    assert may_cover(state, "d12-g12")
    assert refuse(state, "place p1 r1 f9") == ("R5.2", "wrong_terrain")


def test_R5_2_a_bridge_is_a_road() -> None:
    mine = city("long_road e8-h8")
    state = Situation(mine, offer=["i3_f1"]).load()
    play(state, "build i3_f1")
    assert may_cover(state, "h7-h9") is False
    assert may_cover(state, "i8-k8")
    assert may_cover(state, "f9-h9")
    state = play(Situation(mine).load(), "long_road")
    assert may_cover(state, "i8-l8")


def test_R5_3_short_roads_lie_on_land() -> None:
    state = play(Situation().load(), "short_roads")
    assert refuse(state, "place p1 r0 e8") == ("R5.3", "wrong_terrain")
    assert refused(state, "place p1 r0 e8").arguments == {"space": Term("space", "f8")}
    assert refuse(state, "place p2 r0 f8") == ("R5.3", "wrong_terrain")
    assert may_cover(state, "d8-e8")
    assert may_cover(state, "e8")


# --- sets of short roads --------------------------------------------------------------------------


def holes() -> City:
    """Paved but for i1 to l1 and l5; a long road stands for two of the short ones."""
    gone = ("long_road i1-l1", "short_road_1 l5-l5", "short_road_2 c4-d4")
    roads = [road for road in PAVED if road not in gone]
    return City([road.replace("short_road_2 a4-b4", "long_road a4-d4") for road in roads])


def test_R5_4_all_three_pieces_in_one_turn_and_in_any_order() -> None:
    state = play(Situation().load(), "short_roads")
    placing = seen(state).placing
    assert placing is not None
    assert placing.pieces == [2, 1, 0]
    for order in (["d9-d10", "f9-f10", "d12"], ["d12", "d9-d10", "f9-f10"], ["d9-d10", "d12", "f9-f10"]):
        state = lay(play(Situation().load(), "short_roads"), *order[:2])
        assert (asked(state), state.seat) == ("place", 0)
        lay(state, order[2])
        assert state.seat == 1
        names = sorted(thing.object for thing in own(state).objects)
        assert names == ["long_road", "short_road_1", "short_road_2", "short_road_2"]


def test_R5_4_each_piece_needs_support_when_it_is_placed() -> None:
    state = play(Situation().load(), "short_roads")
    assert refuse(state, "place p2 r0 c10") == ("R5.1", "road_alone")
    lay(state, "c10-d10")
    assert may_cover(state, "b10")
    lay(state, "a10-b10", "a9")


def test_R5_4_no_more_pieces_than_the_set_has() -> None:
    state = lay(play(Situation().load(), "short_roads"), "d12")
    assert refuse(state, "place p2 r0 d11") == ("R5.4", "no_such_piece")
    assert refused(state, "place p2 r0 d11").arguments == {"piece": Term("piece", "p2")}
    assert refuse(state, "place p3 r0 d11") == ("R5.4", "no_such_piece")
    lay(state, "d10-d11", "d8-d9")
    assert asked(state) == "buy"
    assert refuse(play(Situation().load(), "tower"), "place p2 r0 d11") == ("R5.4", "no_such_piece")


def test_R5_4_a_piece_goes_only_where_the_rest_still_fits() -> None:
    state = play(Situation(holes(), [City()] * 4).load(), "short_roads")
    assert places(state) == {("i1", "j1"), ("k1", "l1"), ("l5",)}
    assert refuse(state, "place p2 r0 i1") == ("R5.4", "rest_blocked")
    assert refuse(state, "place p1 r0 j1") == ("R5.4", "rest_blocked")
    lay(state, "i1-j1")
    assert places(state) == {("k1", "l1"), ("l5",)}
    assert refuse(state, "place p2 r0 k1") == ("R5.4", "rest_blocked")
    lay(state, "l5", "k1-l1")
    assert asked(state) == "buy"


def test_R5_4_a_set_that_does_not_fit_cannot_be_bought() -> None:
    """Four spaces in a row are enough for a long road, but not for a set."""
    state = Situation(City(PAVED[:-1]), [City()] * 4).load()
    assert "long_road" in legal(state)
    assert refuse(state, "short_roads") == ("R4.2", "no_place_object")
    assert "short_roads" in legal(Situation(City(PAVED[:-2]), [City()] * 4).load())


def test_R5_4_each_set_is_counted() -> None:
    state = Situation(others=[City()] * 3).load()
    assert seen(buy(state, "short_roads")).short_roads == 1


# --- towers ---------------------------------------------------------------------------------------

MONUMENTAL = city("l3_t1 f9 f10 g10", "shitennoji f11 f12 g12")


@pytest.mark.parametrize(
    ("mine", "where"),
    [
        (city(), "d11"),
        (city("i3_f1 f9-h9"), "h10"),
        (city("tower f9"), "g9"),
        (MONUMENTAL, "h12"),
        (city("long_road e8-h8"), "i8"),
    ],
    ids=["road", "building", "tower", "monument", "bridge"],
)
def test_R5_5_a_tower_stands_beside_any_object(mine: City, where: str) -> None:
    assert may_cover(play(Situation(mine).load(), "tower"), where)


def test_R5_5_not_alone_not_at_a_corner_and_not_on_water() -> None:
    state = play(Situation(city("long_road e8-h8")).load(), "tower")
    for alone in ("a12", "d7", "l1"):
        assert refuse(state, f"place p1 r0 {alone}") == ("R5.5", "tower_alone")
    assert refuse(state, "place p1 r0 f7") == ("R5.5", "wrong_terrain")


def test_R5_5_a_tower_supports_roads_but_no_buildings() -> None:
    mine = city("i3_f1 f9-h9", "tower i9")
    state = Situation(mine, offer=["i3_m1"]).load()
    assert not may_cover(play(state, "build i3_m1"), "j9-l9")
    assert refuse(state, "place p1 r0 j9") == ("R5.6", "building_alone")
    assert may_cover(play(Situation(mine).load(), "long_road"), "j6-j9")


# --- buildings ------------------------------------------------------------------------------------


def test_R5_6_beside_a_road_or_a_building_of_the_same_type() -> None:
    mine = city("i3_f1 f9-h9")
    farm = play(Situation(mine, offer=["t4_f1"]).load(), "build t4_f1")
    assert may_cover(farm, "i8-i10 j9")
    assert may_cover(farm, "f10-f12 g11")
    market = play(Situation(mine, offer=["t4_m1"]).load(), "build t4_m1")
    assert may_cover(market, "f10-f12 g11")
    assert not may_cover(market, "i8-i10 j9")
    refusal = refused(market, "place p1 r3 i8")
    assert (refusal.rule, refusal.code) == ("R5.6", "building_alone")
    assert refusal.arguments == {"type": Term("type", "market")}


def test_R5_6_the_sidewalk_and_other_objects_do_not_support_buildings() -> None:
    state = play(Situation(MONUMENTAL, offer=["i3_m1"]).load(), "build i3_m1")
    assert refuse(state, "place p1 r0 a12") == ("R5.6", "building_alone")
    assert refuse(state, "place p1 r0 h12") == ("R5.6", "building_alone")


def test_R5_6_all_spaces_on_land() -> None:
    state = play(Situation(offer=["i3_m1"]).load(), "build i3_m1")
    assert refuse(state, "place p1 r0 e8") == ("R5.6", "wrong_terrain")
    assert refused(state, "place p1 r0 e8").arguments == {"space": Term("space", "f8")}
    assert may_cover(state, "c8-e8")


@pytest.mark.parametrize(
    ("tile", "turns", "printed", "turned_over"),
    [
        ("s4_f1", {"r0", "r1"}, "f10-g10 g9-h9", "f9-g9 g10-h10"),
        ("p5_f1", {"r0", "r1", "r2", "r3"}, "f9-g10 f11", "f9-g10 g11"),
    ],
)
def test_R5_7_tiles_are_rotated_but_not_turned_over(
    tile: str, turns: set[str], printed: str, turned_over: str
) -> None:
    state = play(Situation(offer=[tile]).load(), f"build {tile}")
    assert {action.split()[2] for action in state.legal()} == turns
    assert may_cover(state, printed)
    assert not may_cover(state, turned_over)


@pytest.mark.parametrize(
    ("item", "where"),
    [
        ("long_road", "h8-h11"),
        ("tower", "h11"),
        ("build i3_f1", "h9-h11"),
        ("short_roads", "h11"),
    ],
)
def test_R5_8_natural_resources_may_be_covered_at_the_cost_of_their_points(item: str, where: str) -> None:
    mine = City(["long_road h12-k12"])
    state = Situation(mine, offer=["i3_f1"]).load()
    assert score(state)["natural"] == 1
    lay(play(state, item), where)
    assert "h11" in [cell for thing in own(state).objects for cell in thing.cells]
    assert score(state)["natural"] == 0


# --- how a placement is written -------------------------------------------------------------------


def test_R5_9_the_corner_after_a_quarter_turn() -> None:
    assert rotations(("L.", "LL"))[1] == ("LL", "L.")
    state = play(Situation(offer=["l3_f1"]).load(), "build l3_f1")
    assert covered(state, "place p1 r1 f9") == ["f9", "g9", "f10"]
    lay(state, "f9 g9 f10")
    assert own(state).objects[1].cells == ["f9", "g9", "f10"]


TURNS = {
    "r0": ["f9", "f10", "g10"],
    "r1": ["f9", "g9", "f10"],
    "r2": ["f9", "g9", "g10"],
    "r3": ["g9", "f10", "g10"],
}


@pytest.mark.parametrize("rotation", TURNS)
def test_R5_9_rotations_and_anchor(rotation: str) -> None:
    """The space is the corner of the bounding box, even where the shape leaves it empty."""
    state = play(Situation(offer=["l3_f1"]).load(), "build l3_f1", f"place p1 {rotation} f9")
    assert own(state).objects[1].cells == TURNS[rotation]


def test_R5_9_equal_rotations_have_one_name() -> None:
    state = play(Situation().load(), "long_road")
    refusal = refused(state, "place p1 r2 a9")
    assert (refusal.rule, refusal.code) == ("R5.9", "same_rotation")
    assert refusal.arguments == {"rotation": Term("rotation", "r2")}
    assert refuse(state, "place p1 r3 e5") == ("R5.9", "same_rotation")
    tower = play(Situation().load(), "tower")
    assert refuse(tower, "place p1 r1 d9") == ("R5.9", "same_rotation")


ON_AN_EMPTY_GRID = {
    "long_road": 216,
    "short_road_2": 264,
    "short_road_1": 144,
    "tower": 144,
    "l3": 484,
    "i3": 240,
    "t4": 440,
    "s4": 220,
    "o4": 121,
    "p5": 440,
    "w5": 400,
    "h6": 396,
    "ziggurat": 121,
    "obelisks": 240,
    "trojan_horse": 264,
    "ishtar_gate": 240,
    "amphitheatre": 440,
    "parthenon": 220,
    "harbour_of_carthage": 484,
    "aqueduct": 192,
    "petra": 121,
    "lighthouse_of_pharos": 121,
    "roman_bridge": 432,
    "colosseum": 220,
    "hippodrome": 198,
    "chichen_itza": 121,
    "shitennoji": 484,
    "angkor_wat": 100,
    "machu_picchu": 400,
    "thien_mu_pagoda": 144,
    "pyramids_of_giza": 7156,
    "great_wall": 13436,
    "moai": 724,
}


def rows_of(thing: str) -> tuple[str, ...]:
    return tuple(STACK[thing]["pattern"]) if thing in STACK else pieces_of(thing)[0]


def arrangements(parts: list[tuple[str, ...]]) -> set[Spaces]:
    """All connected unions of several parts on an empty grid."""
    found: set[tuple[Spaces, tuple[int, ...]]] = {(frozenset(), tuple(range(len(parts))))}
    for _ in parts:
        found = {
            (placed | spot.cells, tuple(other for other in left if other != part))
            for placed, left in found
            for part in left
            for spot in spots(parts[part])
            if spot.cells.isdisjoint(placed) and (not placed or spot.ring & placed)
        }
    return {placed for placed, _ in found}


@pytest.mark.parametrize("thing", ON_AN_EMPTY_GRID)
def test_R5_9_placements_on_an_empty_grid(thing: str) -> None:
    if thing in MONUMENT and MONUMENT[thing]["arrangement"] == "free_adjacent":
        found = len(arrangements(pieces_of(thing)))
    else:
        found = len(spots(rows_of(thing)))
    assert found == ON_AN_EMPTY_GRID[thing]


def inside(state: State) -> int:
    """How many placements of the piece p1 lie inside the map and have a name of their own."""
    texts = [f"place p1 r{turn} {space}" for turn in range(4) for space in WONDERS.components["space"]]
    refusals = [state.refusal(WONDERS.actions.number(text)) for text in texts]
    return sum(refusal is None or refusal.code not in ("outside", "same_rotation") for refusal in refusals)


@pytest.mark.parametrize("thing", ["long_road", "tower", "short_road_2", *STACK])
def test_R5_9_the_engine_knows_the_same_placements(thing: str) -> None:
    item = f"build {thing}_f1" if thing in STACK else thing.replace("short_road_2", "short_roads")
    situation = Situation(others=[City()] * 4, offer=[f"{stack}_f1" for stack in STACK])
    assert inside(play(situation.load(), item)) == ON_AN_EMPTY_GRID[thing]


def test_R5_10_own_spaces_are_no_neighbours() -> None:
    """A road is not supported by itself, nor a building by its own type."""
    state = play(Situation(offer=["h6_f1"]).load(), "build h6_f1")
    assert refuse(state, "place p1 r0 a1") == ("R5.6", "building_alone")
    assert refuse(play(Situation().load(), "long_road"), "place p1 r0 a1") == ("R5.1", "road_alone")
