"""Which squares belong to which city, and how a capital comes to claim more (R0.6, R5.6)."""

from mypy_extensions import i64, u8

from ludopolis.games.civilization import frames
from ludopolis.games.civilization.land import AROUND
from ludopolis.games.civilization.state import CENTRE, CITIES, MUST_GROW, NOBODY, NOTHING, OUTSKIRTS, Table


def claim(table: Table, seat: i64, index: i64, square: i64) -> None:
    """The square becomes a centre of the city, and what is around it its outskirts."""
    mine = u8(seat * CITIES + index + OUTSKIRTS)
    table.on[square] = u8(CENTRE)
    table.domain[square] = mine
    for near in range(square * 8, square * 8 + 8):
        other = AROUND[near]
        if other >= 0:
            table.domain[other] = mine


def release(table: Table, square: i64) -> None:
    """A centre of a city that is gone: the square and its outskirts are nobody's."""
    table.on[square] = u8(NOTHING)
    mine = table.domain[square]
    table.domain[square] = 0
    for near in range(square * 8, square * 8 + 8):
        other = AROUND[near]
        if other >= 0 and table.domain[other] == mine:
            table.domain[other] = 0


def grow_metropolis(table: Table, seat: i64) -> None:
    """The capital must become a metropolis: at once, or as soon as it can in a later Start of Turn (R5.6)."""
    if table.second_square(seat) == NOBODY:
        table.set_flag(seat, MUST_GROW)
        table.push(frames.GROW, seat)
