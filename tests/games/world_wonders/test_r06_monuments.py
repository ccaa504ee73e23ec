"""R6: monuments."""

from functools import cache
from random import Random as Chance

import pytest

from games.world_wonders.positions import (
    WONDERS,
    City,
    Json,
    Situation,
    asked,
    bought,
    buy,
    city,
    fresh,
    kinds,
    lay,
    may_cover,
    own,
    parts,
    places,
    play,
    refuse,
    refused,
    score,
    seen,
    solo,
)
from games.world_wonders.printed import MONUMENT, RESOURCES, TRACK, TYPES
from games.world_wonders.test_r05_placing import ON_AN_EMPTY_GRID, inside
from ludopolis.core.contract import State
from ludopolis.core.errors import Term

TEMPLE = "l3_t1 f10 f11 g11"
MARKET = "l3_m1 f10 f11 g11"


def building(monument: str, mine: City, other: City | None = None) -> State:
    """The monument is bought, and waits to be placed."""
    state = Situation(mine, [other or City()], display=[monument]).load()
    return play(state, f"monument {monument}")


# --- cards ----------------------------------------------------------------------------------------


@cache
def completions() -> dict[str, Json]:
    """For many monuments a position of a random game in which they can be bought."""
    found: dict[str, Json] = {}
    for seed in range(6):
        chance = Chance(seed)
        state = fresh(f"completions {seed}", 3, map_side="ab"[seed % 2])
        while not state.over:
            for action in state.legal():
                if action.startswith("monument"):
                    found.setdefault(action.split()[1], state.position())
            tiles = [action for action in state.legal() if action.split()[0] in ("build", "place")]
            play(state, chance.choice(tiles if tiles and chance.random() < 0.8 else state.legal()))
    return found


def test_R6_1_rewards_of_the_cards() -> None:
    assert len(completions()) >= 15
    for monument, position in completions().items():
        state = WONDERS.load(position)
        seat, printed = int(state.seat), MONUMENT[monument]
        before = own(state, seat)
        events = bought(state, f"monument {monument}")
        after = own(state, seat)
        room = {id: TRACK["a"][id]["last"] - before.resources[id] for id in RESOURCES}
        gained = tuple(min(printed[id], room[id]) for id in RESOURCES)
        assert parts(events, "gained") == ([(seat, *gained)] if any(gained) else [])
        assert after.score["monuments"] - before.score["monuments"] == printed["rings"]
        assert after.population - before.population >= printed["population"]
        assert after.monuments == sorted([*before.monuments, monument], key=list(MONUMENT).index)


def test_R6_1_population_of_a_card() -> None:
    events = bought(building("thien_mu_pagoda", city(TEMPLE)), "place p1 r0 f9")
    assert parts(events, "population_grew") == [(0, 1, 1)]
    assert "gained" not in kinds(events)


def test_R6_1_every_card_has_a_ring_and_requirements() -> None:
    known = {*TYPES, "road", "natural", "water", "sidewalk"}
    for monument in MONUMENT.values():
        assert monument["rings"] >= 1
        assert monument["next_to"].keys() <= known
        assert set("".join(row for part in monument["parts"] for row in part)) <= set("LWE*.")


def test_R6_2_land_and_water() -> None:
    """The harbour stands with two spaces on water and two on land."""
    state = building("harbour_of_carthage", city(MARKET))
    assert places(state) == {("f8", "f9", "g8", "g9")}
    refusal = refused(state, "place p1 r0 f9")
    assert (refusal.rule, refusal.code) == ("R6.3", "wrong_terrain")
    assert refusal.arguments == {"space": Term("space", "f9")}
    assert refuse(state, "place p1 r2 f8") == ("R6.3", "wrong_terrain")


def test_R6_2_land_or_water() -> None:
    """The lighthouse takes any ground."""
    state = building("lighthouse_of_pharos", city("l3_b1 f10 f11 g11"))
    assert places(state) == {("f8", "f9", "g8", "g9")}
    mine = city("l3_b1 f9 f10 g10")
    assert may_cover(building("lighthouse_of_pharos", mine), "f11-g12")


def test_R6_2_a_gap_lies_on_the_map_and_is_not_occupied() -> None:
    state = building("obelisks", city(TEMPLE))
    assert refuse(state, "place p1 r0 l12") == ("R4.3", "outside")
    assert refuse(state, "place p1 r1 f11") == ("R4.3", "outside")
    lay(state, "d12 f12")
    assert own(state).objects[-1].cells == ["d12", "f12"]


def test_R6_2_a_gap_may_be_water() -> None:
    """Obelisks on both banks of a river."""
    mine = City(["long_road h9-h12", "l3_t1 i8 i9 j8"], map="b1")
    assert may_cover(building("obelisks", mine, City(map="b2")), "f8 h8")


def test_R6_3_occupied_spaces_are_free() -> None:
    state = building("shitennoji", city(TEMPLE))
    assert refuse(state, "place p1 r0 f10") == ("R4.3", "occupied")
    assert refuse(state, "place p1 r0 e11") == ("R4.3", "occupied")
    assert may_cover(state, "f12 g12") is False
    assert refuse(state, "place p1 r0 f8") == ("R6.3", "wrong_terrain")


def test_R6_3_natural_resources_count_as_land() -> None:
    mine = City(["long_road g12-j12", "l3_t1 g10 g11 f11"])
    state = building("shitennoji", mine)
    lay(state, "h10 h11 i11")
    assert "h11" in own(state).objects[-1].cells


TURNS = [("r0", "h9 h10 i10"), ("r1", "h9 i9 h10"), ("r2", "h9 i9 i10"), ("r3", "i9 h10 i10")]


@pytest.mark.parametrize(("rotation", "cells"), TURNS)
def test_R6_4_footprints_are_rotated(rotation: str, cells: str) -> None:
    """Shitennō-ji between the temple at g and the road at j."""
    mine = City(["long_road g12-j12", "long_road j8-j11", "i3_t1 f11-h11", "l3_t2 g9 g10 f10"])
    state = play(building("shitennoji", mine), f"place p1 {rotation} h9")
    assert own(state).objects[-1].cells == cells.split()


def test_R6_4_symmetric_footprints_have_fewer_rotations() -> None:
    state = building("obelisks", city(TEMPLE))
    assert refuse(state, "place p1 r2 d12") == ("R5.9", "same_rotation")
    assert refuse(building("thien_mu_pagoda", city(TEMPLE)), "place p1 r1 f9") == ("R5.9", "same_rotation")


def test_R6_4_every_footprint_has_all_its_rotations() -> None:
    """As many placements as on an empty grid, for all monuments in one piece."""
    for monument, position in completions().items():
        if MONUMENT[monument]["arrangement"] != "free_adjacent":
            state = play(WONDERS.load(position), f"monument {monument}")
            assert inside(state) == ON_AN_EMPTY_GRID[monument], monument


# --- arrangement of the parts ---------------------------------------------------------------------


@pytest.mark.parametrize("wheres", ["d9 d10 d11", "d10 d9 d8", "c10 d10 d11", "d11 c11 c10", "d9 d8 c8"])
def test_R6_5_parts_are_arranged_freely(wheres: str) -> None:
    """The rulebook: the parts may be rotated and arranged as one likes, so long as they are adjacent."""
    order = wheres.split()
    state = lay(building("moai", city()), *order)
    assert asked(state) == "buy"
    assert sorted(own(state).objects[-1].cells) == sorted(order)


def test_R6_5_every_part_touches_those_placed_before() -> None:
    state = lay(building("moai", city()), "d9")
    assert refuse(state, "place p1 r0 d11") == ("R6.5", "parts_apart")
    assert refuse(state, "place p1 r0 c10") == ("R6.5", "parts_apart")
    assert refuse(state, "place p1 r0 d9") == ("R4.3", "occupied")
    placing = seen(state).placing
    assert placing is not None
    assert (placing.item, placing.pieces, placing.cells) == ("moai", [2, 0, 0], ["d9"])


def test_R6_5_a_part_goes_only_where_the_rest_can_be_completed() -> None:
    """Moai need a road and a natural resource; three spaces reach only so far."""
    state = building("moai", city())
    assert refuse(state, "place p1 r0 a1") == ("R6.5", "rest_blocked")
    assert refuse(state, "place p1 r0 j12") == ("R6.5", "rest_blocked")
    lay(state, "d11")
    assert places(state) == {("d10",), ("c11",)}
    assert refuse(state, "place p1 r0 d12") == ("R6.5", "rest_blocked")
    lay(state, "d10")
    assert places(state) == {("c10",), ("d9",)}
    assert refuse(state, "place p1 r0 c11") == ("R6.6", "next_to_natural")
    assert refuse(state, "place p1 r0 c9") == ("R6.5", "parts_apart")


def test_R6_5_only_the_covered_spaces_matter() -> None:
    first = lay(building("moai", city()), "d9", "d10", "d11")
    second = lay(building("moai", city()), "d11", "d10", "d9")
    assert own(first).objects == own(second).objects


def test_R6_5_different_parts_in_any_order() -> None:
    for order in ("f10-g11 h10 i10-j11", "h10 f10-g11 i10-j11", "i10-j11 h10 f10-g11"):
        lay(building("pyramids_of_giza", GIZA), *order.split())
    state = building("pyramids_of_giza", GIZA)
    lay(state, "h10")
    assert refuse(state, "place p2 r0 i10") == ("R5.4", "no_such_piece")


def test_R6_5_some_parts_need_a_gap() -> None:
    """The rulebook: some monuments want a gap or another object between their parts."""
    state = building("obelisks", city(TEMPLE))
    assert all(len(cells) == 2 for cells in places(state))
    for one, other in places(state):
        across = abs(ord(one[0]) - ord(other[0]))
        down = abs(int(one[1:]) - int(other[1:]))
        assert sorted((across, down)) == [0, 2]


GIZA = city("i3_t1 f12-h12", "i3_f1 f9-h9")


# --- requirements ---------------------------------------------------------------------------------

MISSING = [
    ("shitennoji", city(TEMPLE), "place p1 r0 c11", "next_to_type"),
    ("shitennoji", city(TEMPLE), "place p1 r0 h11", "next_to_road"),
    ("petra", city(MARKET), "place p1 r0 h11", "next_to_natural"),
    ("petra", city(MARKET), "place p1 r0 g8", "wrong_terrain"),
    ("thien_mu_pagoda", city(TEMPLE), "place p1 r0 g10", "next_to_water"),
    ("thien_mu_pagoda", city(TEMPLE), "place p1 r0 d8", "next_to_type"),
    ("ishtar_gate", city(MARKET), "place p1 r0 f9", "next_to_sidewalk"),
    ("ishtar_gate", city(MARKET), "place p1 r0 a12", "next_to_type"),
]


@pytest.mark.parametrize(("monument", "mine", "action", "code"), MISSING)
def test_R6_6_a_missing_neighbour_is_named(monument: str, mine: City, action: str, code: str) -> None:
    rule = "R6.3" if code == "wrong_terrain" else "R6.6"
    assert refuse(building(monument, mine), action) == (rule, code)


def test_R6_6_the_missing_type_is_named() -> None:
    refusal = refused(building("shitennoji", city(TEMPLE)), "place p1 r0 c11")
    assert refusal.arguments == {"type": Term("type", "temple")}


MET = [
    ("petra", city(MARKET), "g9-h10"),
    ("thien_mu_pagoda", city(TEMPLE), "f9"),
    ("ishtar_gate", city(MARKET), "f12-h12"),
    ("trojan_horse", city("l3_h1 f10 f11 g11"), "f9-g9"),
]


@pytest.mark.parametrize(("monument", "mine", "where"), MET)
def test_R6_6_requirements_that_are_met(monument: str, mine: City, where: str) -> None:
    assert asked(lay(building(monument, mine), where)) == "buy"


def test_R6_6_the_sidewalk_is_no_road() -> None:
    """The Trojan Horse beside a habitation and the sidewalk, without a road."""
    state = building("trojan_horse", city("t4_h1 f9 f10 f11 g10"))
    assert refuse(state, "place p1 r0 g11") == ("R6.6", "next_to_road")
    assert may_cover(state, "f12-g12")


def test_R6_6_a_bridge_is_a_road() -> None:
    state = building("trojan_horse", city("long_road e8-h8", "l3_h1 i8 i9 j9"))
    assert may_cover(state, "g9-h9")
    assert may_cover(state, "h7-i7") is False
    assert may_cover(state, "i7-j7") is False


def test_R6_6_a_covered_natural_resource_does_not_count() -> None:
    """The tower stands on h11, so Petra finds no natural resource."""
    mine = city(MARKET, "tower h11")
    state = Situation(mine, display=["petra"]).load()
    assert refuse(state, "monument petra") == ("R4.2", "no_place_monument")


def test_R6_6_the_aqueduct_of_the_rulebook() -> None:
    """It begins and ends on land and touches water; the water it covers does not count."""
    mine = City(["long_road h9-h12", "i3_f1 e12-g12"], map="b1")
    state = building("aqueduct", mine, City(map="b2"))
    assert may_cover(state, "c11-g11")
    assert refuse(state, "place p1 r0 b11") == ("R6.3", "wrong_terrain")
    assert refused(state, "place p1 r0 b11").arguments == {"space": Term("space", "f11")}


def test_R6_6_the_monument_of_the_rulebook_on_a_square_with_one_water_space() -> None:
    """It stands on a square of spaces, one of them water, beside a road and a library. In theory all of it
    could stand on water."""
    mine = City(["long_road d9-d12", "l3_b1 e10 e11 f10"])
    state = building("lighthouse_of_pharos", mine)
    assert mine.plan().water >= {(7, 5)}
    assert may_cover(state, "e8-f9")
    assert asked(lay(state, "e8-f9")) == "buy"


def test_R6_6_what_covers_a_gap_is_a_neighbour() -> None:
    """Between the obelisks lies the only road or the only temple they touch."""
    state = building("obelisks", city("i3_t1 f9-f11"))
    assert may_cover(state, "d12 f12")
    state = building("obelisks", city("t4_t1 f9 f10 f11 g10"))
    assert may_cover(state, "g9 g11") is False
    state = building("obelisks", city("long_road f12-i12", "l3_t1 f10 f11 g11"))
    assert may_cover(state, "h11 j11")


def test_R6_6_different_parts_may_satisfy_different_requirements() -> None:
    """Of three moai, one touches the road and another the natural resource."""
    state = lay(building("moai", city()), "d11", "d10", "c10")
    assert asked(state) == "buy"
    cells = own(state).objects[-1].cells
    assert sorted(cells) == ["c10", "d10", "d11"]


def test_R6_7_no_road_is_needed_if_the_card_does_not_ask_for_one() -> None:
    """The ziggurat wants a temple and a farm only."""
    mine = city("i3_t1 f9-h9", "i3_f1 f10-h10")
    state = building("ziggurat", mine)
    lay(state, "i9-j10")
    assert score(state)["monuments"] == 1


# --- the display ----------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [0, 1, 2])
def test_R6_8_a_new_monument_comes_to_the_same_place(place: int) -> None:
    display = ["petra", "parthenon", "ziggurat"]
    display[place] = "shitennoji"
    state = Situation(city(TEMPLE), display=display).load()
    deck = state.position()["deck"]
    events = bought(state, "monument shitennoji")
    assert seen(state).display == [deck[0] if shown == "shitennoji" else shown for shown in display]
    assert parts(events, "monument_revealed") == [(deck[0],)]
    assert (seen(state).deck, own(state).monuments) == (len(deck) - 1, ["shitennoji"])


@cache
def without_deck(shown: int) -> Json:
    """A position without a deck: so many monuments are on display, and one can be bought."""
    for seed in (106, *range(200)):
        chance = Chance(seed)
        state = fresh(seed, 5)
        while not state.over:
            monuments = [action for action in state.legal() if action.startswith("monument")]
            if monuments and seen(state).deck == 0 and len(seen(state).display) == shown:
                return state.position()
            play(state, chance.choice(monuments or wanted(state, chance)))
    raise AssertionError("no such position")


def wanted(state: State, chance: Chance) -> list[str]:
    """Mostly buildings, sometimes roads, so that many monuments find their neighbours."""
    verbs = ("build", "place") if chance.random() < 0.8 else ("long_road", "short_roads", "place")
    found = [action for action in state.legal() if action.split()[0] in verbs]
    return found or [action for action in state.legal() if "loan" not in action]


def test_R6_8_without_a_deck_the_display_shrinks() -> None:
    state = WONDERS.load(without_deck(3))
    monument = next(action for action in state.legal() if action.startswith("monument"))
    before = seen(state).display
    events = bought(state, monument)
    assert seen(state).display == [shown for shown in before if shown != monument.split()[1]]
    assert "monument_revealed" not in kinds(events)


def test_R6_8_the_last_card_of_the_deck_is_revealed() -> None:
    taken = [m for m in MONUMENT if m not in ("shitennoji", "parthenon", "petra")]
    display = ["shitennoji", "parthenon"]
    state = solo(city(TEMPLE), display=display, deck=["petra"], taken=taken, cards=["solo_06"]).load()
    buy(state, "monument shitennoji")
    assert (seen(state).display, seen(state).deck) == (["petra", "parthenon"], 0)


def test_R6_9_several_parts_are_one_monument() -> None:
    state = lay(building("moai", city()), "d9", "d10", "d11")
    assert own(state).monuments == ["moai"]
    assert [thing.object for thing in own(state).objects] == ["long_road", "moai"]
    goals = Situation(city("moai d9-d11"), goals=["most_monuments", "count_b", "count_m"]).load()
    assert seen(goals).goals[0].metrics == [1, 0]


# --- monuments as objects -------------------------------------------------------------------------

SHRINE = city("l3_t1 f9 f10 g10", "shitennoji f11 f12 g12")


def test_R6_10_monuments_support_towers_but_neither_roads_nor_buildings() -> None:
    assert may_cover(play(Situation(SHRINE).load(), "tower"), "h12")
    state = play(Situation(SHRINE).load(), "long_road")
    assert refuse(state, "place p1 r0 g11") == ("R5.1", "road_alone")
    state = play(Situation(SHRINE, offer=["i3_m1"]).load(), "build i3_m1")
    assert refuse(state, "place p1 r0 h12") == ("R5.6", "building_alone")


def test_R6_10_monuments_make_natural_resources_count() -> None:
    assert score(Situation(city()).load())["natural"] == 0
    assert score(Situation(city("moai d9-d11")).load())["natural"] == 1


def test_R6_11_order_of_effects() -> None:
    state = Situation(city(TEMPLE, "h6_b1"), display=["shitennoji"]).load()
    events = bought(state, "monument shitennoji")
    order = ["monument_bought", "placed", "gained", "monument_revealed", "out"]
    assert kinds(events) == order
    events = bought(Situation(city(TEMPLE), display=["thien_mu_pagoda"]).load(), "monument thien_mu_pagoda")
    assert kinds(events) == ["monument_bought", "placed", "population_grew", "monument_revealed", "out"]


def test_R6_11_it_is_paid_before_it_is_placed_and_leaves_the_display_afterwards() -> None:
    state = building("shitennoji", city(TEMPLE))
    assert own(state).coins == 0
    assert "shitennoji" in seen(state).display
    assert own(state).monuments == []
    assert not own(state).out
    buy(state, state.legal()[0])
    assert "shitennoji" not in seen(state).display
