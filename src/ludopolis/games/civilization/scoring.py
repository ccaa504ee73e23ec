"""How far each player has come: shares, places and rewards (R21.3, R21.4)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.state import BY_LIMIT, NOBODY, SLOTS, TRACK, Table
from ludopolis.games.civilization.tables import LAST_SPACE

# Shares are counted in parts of 105, which 21 spaces and 15 coins or techs divide.
WHOLE: Final[i64] = 105
SPACE_PARTS: Final[i64] = 5
COIN_PARTS: Final[i64] = 7
TECH_PARTS: Final[i64] = 7
THOUSAND: Final[i64] = 1000


def culture_share(table: Table, seat: i64) -> i64:
    spaces = table.of(seat, TRACK)
    return (spaces if spaces < LAST_SPACE else LAST_SPACE) * SPACE_PARTS


def economic_share(table: Table, seat: i64) -> i64:
    return coins(table, seat) * COIN_PARTS


def tech_share(table: Table, seat: i64) -> i64:
    """What of the pyramid is filled that Space Flight needs: 5, 4, 3, 2, and itself."""
    filled: i64 = 0
    for level in range(4):
        slots, needed = table.of(seat, SLOTS + level), 5 - level
        filled += slots if slots < needed else needed
    return filled * TECH_PARTS


def share(table: Table, seat: i64) -> i64:
    """The best of the three, in parts of ``WHOLE``."""
    best = culture_share(table, seat)
    other = economic_share(table, seat)
    if other > best:
        best = other
    other = tech_share(table, seat)
    return other if other > best else best


def share_in_thousandths(table: Table, seat: i64) -> i64:
    return share(table, seat) * THOUSAND // WHOLE


def standing(table: Table, seat: i64) -> i64:
    """What players are compared by: the winner first, then the share, then the sum of the three."""
    if table.winner == seat:
        return THOUSAND * THOUSAND
    total = culture_share(table, seat) + economic_share(table, seat) + tech_share(table, seat)
    return share(table, seat) * THOUSAND + total


def place_of(table: Table, seat: i64) -> i64:
    place: i64 = 1
    own = standing(table, seat)
    for other in range(table.seats):
        if standing(table, other) > own:
            place += 1
    return place


def reward(table: Table, seat: i64) -> float:
    """1 for the winner; at the limit those in the first place share it."""
    if table.end != BY_LIMIT or table.winner != NOBODY:
        return 1.0 if table.winner == seat else 0.0
    if place_of(table, seat) > 1:
        return 0.0
    winners: i64 = 0
    for other in range(table.seats):
        if place_of(table, other) == 1:
            winners += 1
    return 1.0 / float(winners)
