"""Agendas and their markers (R12)."""

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn import events, frames
from ludopolis.games.new_dawn.land import COAST
from ludopolis.games.new_dawn.reach import mature_cities
from ludopolis.games.new_dawn.spaces import both, size
from ludopolis.games.new_dawn.state import DIAL, MARK, MARKERS, TAKE_OFF, TOKENS_LEFT, Table
from ludopolis.games.new_dawn.tables import (
    AGENDA,
    AGENDA_COUNT,
    AGENDA_DECK,
    CIVILIZED,
    EXPLORER,
    POPULOUS,
    PRESERVATIONIST,
    TECHNOPHILE,
    VICTORY_CARDS,
    WARMONGER,
)


def progress(table: Table, seat: i64, agenda: i64) -> i64:
    """How much of what an agenda counts the player has now (R12.4)."""
    if AGENDA_DECK[agenda] >= 0:
        return table.wonders_of(seat, AGENDA_DECK[agenda])
    if agenda == CIVILIZED:
        return table.city_count(seat)
    if agenda == EXPLORER:
        return size(both(table.friendly(seat), table.land.set(COAST)))
    if agenda == POPULOUS:
        return size(mature_cities(table, seat))
    if agenda == PRESERVATIONIST:
        return table.natural_count(seat)
    if agenda == TECHNOPHILE:
        return table.realm(seat, DIAL)
    return table.conquered_count(seat)


def meets(table: Table, seat: i64, agenda: i64) -> bool:
    return progress(table, seat, agenda) >= AGENDA_COUNT[agenda]


def check(table: Table, seat: i64) -> None:
    """Mark every victory card of which the player meets an agenda (R12.1)."""
    for victory_card in range(VICTORY_CARDS):
        if table.victory_cards & BIT[victory_card] and not table.marked(seat, victory_card):
            agenda = AGENDA[2 * victory_card]
            if not meets(table, seat, agenda):
                agenda = AGENDA[2 * victory_card + 1]
            if meets(table, seat, agenda):
                mark(table, seat, victory_card, agenda)


def check_all(table: Table) -> None:
    """Something happened that can matter to several players."""
    for seat in range(table.seats):
        check(table, seat)


def defeated_capital(table: Table, seat: i64) -> None:
    """One rival capital is enough for the Warmonger, once and for all (R12.4)."""
    for victory_card in range(VICTORY_CARDS):
        if table.victory_cards & BIT[victory_card] and not table.marked(seat, victory_card):
            if AGENDA[2 * victory_card] == WARMONGER or AGENDA[2 * victory_card + 1] == WARMONGER:
                mark(table, seat, victory_card, WARMONGER)


def mark(table: Table, seat: i64, victory_card: i64, agenda: i64) -> None:
    """Put a marker beside a victory card; without an unused token one must be taken off first (R12.3)."""
    if marking(table, seat, victory_card):
        return
    table.tell(events.AGENDA_MET, seat, agenda, victory_card)
    if table.realm(seat, TOKENS_LEFT):
        put_marker(table, seat, victory_card)
    else:
        frames.push_numbers(table, MARK, seat, victory_card)


def marking(table: Table, seat: i64, victory_card: i64) -> bool:
    """Does a marker already wait for a token to be taken off?"""
    base = table.top
    while base >= 0:
        if table.frames[base] == MARK and table.frames[base + 1] == seat:
            if table.frames[base + 2] == victory_card:
                return True
        base -= table.width
    return False


def put_marker(table: Table, seat: i64, victory_card: i64) -> None:
    """R12.2."""
    table.set_thing(MARKERS + victory_card, table.thing(MARKERS + victory_card) | BIT[seat])
    table.change_realm(seat, TOKENS_LEFT, -1)


def proceed_mark(table: Table) -> None:
    """A marker that waited for a token."""
    seat, victory_card = table.seat, table.number(frames.MARKED_CARD)
    if table.realm(seat, TOKENS_LEFT) == 0:
        frames.push_numbers(table, TAKE_OFF, seat)
        return
    table.pop()
    put_marker(table, seat, victory_card)
