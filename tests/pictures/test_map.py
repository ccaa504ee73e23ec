"""Everything on a map is drawn where it stands, and nothing else is."""

import re
from xml.etree.ElementTree import Element

import pytest

from ludopolis.games.world_wonders.components import COMPONENTS, IDS, SPACES
from ludopolis.games.world_wonders.view import ObjectView, PlacingView
from ludopolis.pictures.world_wonders.shapes import CELL
from pictures.positions import OPTIONS, STAGES, changed, drawn, marked, played, view_of, with_objects

Point = tuple[float, float]
CENTRES = {
    space: ((ord(space[0]) - ord("a") + 0.5) * CELL, (int(space[1:]) - 0.5) * CELL) for space in SPACES
}


def inside(point: Point, loops: list[list[Point]]) -> bool:
    """Whether a ray from the point crosses the outlines an odd number of times."""
    x, y = point
    crossings = 0
    for loop in loops:
        for (ax, ay), (bx, by) in zip(loop, [*loop[1:], loop[0]], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
                crossings += 1
    return crossings % 2 == 1


def loops_of(path: str) -> list[list[Point]]:
    return [
        [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", loop)]
        for loop in path.split("Z")
        if loop
    ]


def spaces_under(thing: Element) -> set[str]:
    """The spaces that the drawing of an object really covers."""
    found = set()
    for outline in thing.iter("path"):
        if outline.get("data-part") == "outline":
            loops = loops_of(outline.attrib["d"])
            found |= {space for space, centre in CENTRES.items() if inside(centre, loops)}
    for bridge in thing.iter("g"):
        if any(part.get("data-part") == "bridge" for part in bridge):
            moved = re.match(r"translate\((\d+) (\d+)\)", bridge.attrib["transform"])
            assert moved is not None
            found.add(SPACES[int(moved[2]) // CELL * 12 + int(moved[1]) // CELL])
    return found


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("options", range(len(OPTIONS)))
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_object_is_drawn_where_it_stands(seats: int, options: int, stage: str) -> None:
    view = view_of(played(seats, options, stage))
    panels = marked(drawn(view), "seat")
    assert [panel.get("data-seat") for panel in panels] == [str(seat) for seat in range(seats)]
    for panel, city in zip(panels, view.cities, strict=True):
        things = marked(panel, "object")
        shown = [(thing.attrib["data-object"], thing.attrib["data-cells"]) for thing in things]
        assert sorted(shown) == sorted((thing.object, " ".join(thing.cells)) for thing in city.objects)
        for thing in things:
            assert spaces_under(thing) == set(thing.attrib["data-cells"].split())


@pytest.mark.parametrize("options", range(len(OPTIONS)))
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_marks_agree_with_the_points(seats: int, options: int) -> None:
    """Natural resources and districts bring a point each, so their marks can be counted."""
    for stage in STAGES:
        view = view_of(played(seats, options, stage))
        for panel, city in zip(marked(drawn(view), "seat"), view.cities, strict=True):
            scoring = [tree for tree in marked(panel, "natural") if tree.get("data-scores") == "1"]
            assert len(scoring) == city.score["natural"]
            districts = [mark for mark in panel.iter("g") if mark.get("data-part") == "district"]
            assert len(districts) == city.score["districts"]


def test_covered_natural_resources_are_not_drawn() -> None:
    view = view_of(played(2, 1, "end"))
    for panel, city in zip(marked(drawn(view), "seat"), view.cities, strict=True):
        taken = {space for thing in city.objects for space in thing.cells}
        shown = {tree.attrib["data-natural"] for tree in marked(panel, "natural")}
        grid = next(map.grid for map in COMPONENTS.maps if map.id == city.map)
        printed = {space for place, space in enumerate(SPACES) if grid[place // 12][place % 12] == "*"}
        assert shown == printed - taken


def test_bridges_stand_on_water_alone() -> None:
    view = view_of(played(2, 0, "start"))
    road = ObjectView("long_road", ["e4", "e5", "e6", "e7"], False)
    alone = with_objects(view, 0, [road])
    grid = COMPONENTS.maps[0].grid
    wet = {space for space in road.cells if grid[int(space[1:]) - 1][ord(space[0]) - 97] == "~"}
    (thing,) = marked(marked(drawn(alone), "seat")[0], "object")
    bridges = [part for part in thing.iter("rect") if part.get("data-part") == "bridge"]
    assert wet
    assert len(bridges) == len(wet)
    assert spaces_under(thing) == set(road.cells)


@pytest.mark.parametrize("kind", ["tile", "monument"])
def test_every_tile_and_monument_can_be_drawn(kind: str) -> None:
    """Each with its own sign: no two monuments have the same emblem."""
    view = view_of(played(2, 0, "start"))
    objects = [
        ObjectView(id, [SPACES[place], SPACES[place + 12]], kind == "tile")
        for place, id in enumerate(IDS[kind])
    ]
    things = marked(marked(drawn(with_objects(view, 0, objects)), "seat")[0], "object")
    assert [thing.get("data-object") for thing in things] == IDS[kind]
    signs = [next(thing.iter("use")).attrib["href"] for thing in things]
    assert len(set(signs)) == (len(objects) if kind == "monument" else len(COMPONENTS.types))


def test_a_monument_in_parts_shows_its_number_on_each() -> None:
    view = view_of(played(2, 0, "start"))
    obelisks = ObjectView("obelisks", ["a1", "c1"], False)
    (thing,) = marked(marked(drawn(with_objects(view, 0, [obelisks])), "seat")[0], "object")
    assert [words.text for words in thing.iter("text")] == ["1", "1"]
    assert spaces_under(thing) == {"a1", "c1"}


def test_parts_of_an_unfinished_monument_are_shown() -> None:
    view = view_of(played(3, 0, "middle"))
    assert view.decision is not None
    unfinished = changed(view, placing=PlacingView("moai", [2], ["a1"]))
    panels = marked(drawn(unfinished), "seat")
    parts = [[loops_of(part.attrib["d"]) for part in marked(panel, "placing")] for panel in panels]
    (loops,) = parts.pop(view.decision.seat)
    assert [space for space, centre in CENTRES.items() if inside(centre, loops)] == ["a1"]
    assert not any(parts)
