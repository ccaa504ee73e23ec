"""The end of the game (R12.5, R16.1, R16.2)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn import events
from ludopolis.games.new_dawn.state import AGENDAS, LIMIT, Table
from ludopolis.games.new_dawn.tables import VICTORY_CARDS

WONDERS_WEIGH: Final[i64] = 1000  # more than all spaces
MARKS_WEIGH: Final[i64] = 1000000


def has_met_all(table: Table, seat: i64) -> bool:
    """A marker on each victory card."""
    for victory_card in range(VICTORY_CARDS):
        if table.victory_cards & BIT[victory_card] and not table.marked(seat, victory_card):
            return False
    return True


def end_check(table: Table) -> None:
    """At the start of the first player's turn, after the event (R12.5)."""
    for seat in range(table.seats):
        if has_met_all(table, seat):
            end_game(table, AGENDAS)
            return
    if table.round >= table.rounds:
        end_game(table, LIMIT)


def end_game(table: Table, end: i64) -> None:
    table.end = end
    table.finish()
    table.tell(events.GAME_OVER)


def standing(table: Table, seat: i64) -> i64:
    """What players are compared by: victory cards, then wonders, then spaces. Whoever has met all cards is
    before everybody else by the first."""
    return (
        table.marks(seat) * MARKS_WEIGH + table.wonder_count(seat) * WONDERS_WEIGH + table.space_count(seat)
    )


def place_of(table: Table, seat: i64) -> i64:
    place: i64 = 1
    for other in range(table.seats):
        if standing(table, other) > standing(table, seat):
            place += 1
    return place


def reward(table: Table, seat: i64) -> float:
    """Who shares the first place shares the victory."""
    winners: i64 = 0
    for other in range(table.seats):
        if place_of(table, other) == 1:
            winners += 1
    return 1.0 / float(winners) if place_of(table, seat) == 1 else 0.0
