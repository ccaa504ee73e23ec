"""The end of the game (R13)."""

from mypy_extensions import i64

from ludopolis.games.civilization import events
from ludopolis.games.civilization.coins import coins, most_coins
from ludopolis.games.civilization.ids import tech
from ludopolis.games.civilization.scoring import place_of
from ludopolis.games.civilization.state import (
    BY_CULTURE,
    BY_ECONOMY,
    BY_LIMIT,
    BY_TECH,
    GOING_ON,
    SETUP,
    TRACK,
    Table,
)
from ludopolis.games.civilization.tables import COINS_TO_WIN, LAST_SPACE


def check_victory(table: Table) -> None:
    """The first in turn order who has won (R13.5). What was still going on stops."""
    if table.end != GOING_ON:
        table.finish()
        return
    if table.phase == SETUP:
        return
    seat = table.first
    for other in range(table.seats):
        end = victory_of(table, seat)
        if end != GOING_ON:
            win(table, seat, end)
            return
        seat = table.following(seat)


def victory_of(table: Table, seat: i64) -> i64:
    """By what a player has won, or GOING_ON (R13.1 - R13.3)."""
    if table.of(seat, TRACK) >= LAST_SPACE:
        return BY_CULTURE
    if table.knows(seat, tech.SPACE_FLIGHT):
        return BY_TECH
    if most_coins(table, seat) < COINS_TO_WIN:
        return GOING_ON
    return BY_ECONOMY if coins(table, seat) >= COINS_TO_WIN else GOING_ON


def win(table: Table, seat: i64, end: i64) -> None:
    table.end = end
    table.winner = seat
    table.tell(events.GAME_OVER, seat)
    table.finish()


def end_by_limit(table: Table) -> None:
    """The last turn is over and nobody has won (R21.3)."""
    table.end = BY_LIMIT
    for seat in range(table.seats):
        if place_of(table, seat) == 1:
            table.tell(events.GAME_OVER, seat)
    table.finish()
