"""Grids of squares and hexes: outlines of sets of spaces, parts that hang together, names of spaces."""

from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.pictures.maps import Grid, Point, Spot, hexes, squares
from ludopolis.pictures.world_wonders.shapes import spot, spots

cells = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=20)
SQUARES, HEXES = squares(1), hexes(1)
AREAS = {SQUARES: 1.0, HEXES: 6.0}  # of one space, in points of the lattice
each_grid = pytest.mark.parametrize("grid", [SQUARES, HEXES], ids=["squares", "hexes"])


def area(loop: list[Point]) -> float:
    pairs = zip(loop, [*loop[1:], loop[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


@each_grid
@given(chosen=cells)
def test_outlines_enclose_exactly_the_spaces(grid: Grid, chosen: set[Spot]) -> None:
    assert sum(area(loop) for loop in grid.loops(chosen)) == len(chosen) * AREAS[grid]


@given(cells)
def test_outlines_of_squares_have_right_angles(chosen: set[Spot]) -> None:
    for loop in SQUARES.loops(chosen):
        for (ax, ay), (bx, by) in zip(loop, [*loop[1:], loop[0]], strict=True):
            assert (ax == bx) != (ay == by)


@each_grid
@given(chosen=cells)
def test_parts_hang_together(grid: Grid, chosen: set[Spot]) -> None:
    parts = grid.connected(chosen)
    assert sorted(at for part in parts for at in part) == sorted(chosen)
    assert all(len([loop for loop in grid.loops(part) if area(loop) > 0]) == 1 for part in parts)


@each_grid
def test_neighbours_are_equally_far_away(grid: Grid) -> None:
    x, y = grid.middle((3, 4))
    others = [grid.middle(near) for near in grid.beside((3, 4))]
    distance = sqrt(3) if grid is HEXES else 1
    assert [sqrt((x - nx) ** 2 + (y - ny) ** 2) for nx, ny in others] == pytest.approx(
        [distance] * len(others)
    )


def test_names_of_spaces() -> None:
    assert spot("a1") == (0, 0)
    assert spot("l12") == (11, 11)
    assert spots(["b2", "a10", "c1"]) == [(2, 0), (1, 1), (0, 9)]


def test_a_corner() -> None:
    assert SQUARES.loops([(0, 0), (0, 1), (1, 1)]) == [[(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (0, 2)]]
    assert squares(10).outline([(1, 0)]) == "M10 0L20 0L20 10L10 10Z"


def test_a_hex() -> None:
    assert (
        hexes(2 / sqrt(3) * 10).outline([(0, 0)]) == "M-10 -5.77L0 -11.55L10 -5.77L10 5.77L0 11.55L-10 5.77Z"
    )
    assert HEXES.middle((0, 1)) == pytest.approx((sqrt(3) / 2, 1.5))
