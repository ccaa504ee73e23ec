"""Outlines of sets of spaces."""

from hypothesis import given
from hypothesis import strategies as st

from ludopolis.pictures.world_wonders.shapes import Spot, connected, loops, outline, spot, spots

cells = st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=20)


def area(loop: list[Spot]) -> float:
    pairs = zip(loop, [*loop[1:], loop[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


@given(cells)
def test_outlines_enclose_exactly_the_spaces(chosen: set[Spot]) -> None:
    assert sum(area(loop) for loop in loops(chosen)) == len(chosen)
    for loop in loops(chosen):
        for (ax, ay), (bx, by) in zip(loop, [*loop[1:], loop[0]], strict=True):
            assert (ax == bx) != (ay == by)


@given(cells)
def test_parts_hang_together(chosen: set[Spot]) -> None:
    parts = connected(chosen)
    assert sorted(at for part in parts for at in part) == sorted(chosen)
    assert all(len([loop for loop in loops(part) if area(loop) > 0]) == 1 for part in parts)


def test_names_of_spaces() -> None:
    assert spot("a1") == (0, 0)
    assert spot("l12") == (11, 11)
    assert spots(["b2", "a10", "c1"]) == [(2, 0), (1, 1), (0, 9)]


def test_a_corner() -> None:
    assert loops([(0, 0), (0, 1), (1, 1)]) == [[(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (0, 2)]]
    assert outline([(1, 0)], 10) == "M10 0L20 0L20 10L10 10Z"
