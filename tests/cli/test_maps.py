"""Maps in letters: hexes, squares, small ones, and what is left of a map that is too wide."""

import pytest
from rich.text import Text

from ludopolis.cli.boards.maps import (
    Field,
    Squares,
    block_map,
    columns_of,
    cropped,
    hex_map,
    small_hex_map,
    small_square_map,
    square_map,
)


def _hex(name: str, region: int, sign: str = "") -> Field:
    lines = [(letter, "") for letter in f"{name:<5}"], [(letter, "") for letter in "     "]
    return Field(region, lines, "", ((sign, ""), ("4", "")) if sign else None)


THREE = {(0, 0): _hex("a", 1), (1, 0): _hex("b", 1), (0, 1): _hex("c", 2)}


def test_hexes_are_shifted_by_half_a_hex_each_row() -> None:
    assert [line.plain for line in hex_map(THREE)] == [
        "             ",
        "│a     b    │",
        "│           │",
        "   │c    │   ",
        "   │     │   ",
    ]


def test_regions_of_hexes_are_divided() -> None:
    apart = THREE | {(1, 0): _hex("b", 3)}
    assert hex_map(apart)[1].plain == "│a    │b    │"
    together = hex_map({(0, 0): _hex("a", 1), (0, 1): _hex("c", 1)})
    assert [_underlined(line) for line in together] == ["xxxxxx", "", "xxx   xxx", "", "   xxxxxx"]
    assert [_underlined(line) for line in hex_map(THREE)] == ["x" * 12, "", "x" * 12, "", "   xxxxxx"]


def _underlined(line: Text) -> str:
    spans = [range(span.start, span.end) for span in line.spans if "underline" in str(span.style)]
    marks = ("x" if any(place in span for span in spans) else " " for place in range(len(line.plain)))
    return "".join(marks).rstrip()


def test_a_mark_stands_on_the_left_border() -> None:
    lines = hex_map(THREE | {(1, 0): _hex("b", 1, "!")})
    assert lines[1].plain == "│a    !b    │"
    assert lines[2].plain == "│     4     │"


def _block(name: str, region: int, sign: str = "") -> Field:
    lines = [(letter, "") for letter in f"{name:<3}"], [(letter, "") for letter in "..."]
    return Field(region, lines, "", ((sign, ""), (" ", "")) if sign else None)


def test_squares_in_two_lines_have_borders_between_regions_only() -> None:
    blocks = {(0, 0): _block("a", 1), (0, 1): _block("b", 1), (1, 1): _block("c", 2, "!")}
    lines = block_map(blocks)
    assert [line.plain for line in lines] == [
        "         ",
        "│a   b  │",
        "│... ...│",
        "    !c  │",
        "     ...│",
    ]
    assert [_underlined(line) for line in lines] == [" xxx xxx", "", " xxx xxx", "", "     xxx"]
    apart = block_map(blocks | {(0, 1): _block("b", 3)})
    assert apart[1].plain == "│a  │b  │"
    together = block_map({(0, 0): _block("a", 1), (1, 0): _block("c", 1)})
    assert [_underlined(line) for line in together] == [" xxx", "", "", "", " xxx"]


def test_squares_have_borders_between_regions_only() -> None:
    regions = {(0, 0): 1, (0, 1): 1, (1, 0): 2, (1, 1): 1}
    squares = Squares(
        rows=2,
        columns=2,
        region=lambda place: regions.get(place, 0),
        inside=lambda place: [(str(regions[place]), "")],
        border=lambda places: "",
    )
    assert [line.plain for line in square_map(squares)] == ["┌───┐", "│1 1│", "├─┐ │", "│2│1│", "└─┴─┘"]


def test_small_maps() -> None:
    letters = {place: [(space.lines[0][0][0], ""), ("·", "")] for place, space in THREE.items()}
    assert [line.plain for line in small_hex_map(letters)] == ["a·b·", " c· "]
    assert [line.plain for line in small_square_map({(0, 0): [("a", "")], (1, 1): [("b", "")]})] == [
        "a ",
        " b",
    ]


LONG = [Text("0123456789"), Text("abc")]


@pytest.mark.parametrize(
    ("focus", "shown"),
    [
        (range(2), [" 0123›", " abc  "]),
        (range(5, 6), ["‹3456›", "      "]),
        (range(9, 10), ["‹6789 ", "      "]),
        (range(0), ["‹3456›", "      "]),
    ],
)
def test_a_wide_map_is_cropped_around_the_focus(focus: range, shown: list[str]) -> None:
    lines = [line.plain for line in cropped(LONG, focus, 6)]
    assert lines[0] == shown[0]
    assert {len(line) for line in lines} == {6}
    assert cropped(LONG, focus, 10) == LONG


def test_where_hexes_are_in_the_drawing() -> None:
    drawing = [line.plain for line in hex_map(THREE)]
    for place, space in THREE.items():
        columns = columns_of(THREE, [place])
        assert drawing[1 + 2 * place[1]][columns.start + 1] == space.lines[0][0][0]
        assert len(columns) == 7
    assert len(columns_of(THREE, THREE)) == max(map(len, drawing))
    assert not columns_of(THREE, [])
