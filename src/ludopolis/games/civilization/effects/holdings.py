"""What a player holds: his own knowledge of it, and what the others can see (R14.1, R21.1)."""

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization.modifiers import working_tokens
from ludopolis.games.civilization.persons import back_of
from ludopolis.games.civilization.state import EVENT_BACKS, HELD, NOBODY, PERSON_BACKS, Table
from ludopolis.games.civilization.tables import EVENTS_FROM, PERSON_TYPE, PERSONS


def holds_event_of(table: Table, seat: i64, level: i64) -> bool:
    """Whether the seat holds an event card of a level, as everybody can see."""
    for back in range(EVENT_BACKS + EVENTS_FROM[level], EVENT_BACKS + EVENTS_FROM[level + 1]):
        if table.place(back) == HELD + seat:
            return True
    return False


def held(table: Table, seat: i64, first: i64, end: i64) -> i64:
    """How many cards or tokens of a range the seat holds, as everybody can see."""
    count: i64 = 0
    for back in range(first, end):
        if table.place(back) == HELD + seat:
            count += 1
    return count


def held_token(table: Table, seat: i64, first: i64, end: i64, which: i64) -> i64:
    """The lowest back of a hut or village that the seat holds, or NOBODY."""
    for back in range(first, end):
        if table.place(back) == HELD + seat and table.face(back) == which:
            return back
    return NOBODY


def usable_person(table: Table, seat: i64, which: i64) -> i64:
    """The back of a great person that the seat can use, face up or not, or NOBODY (R7.18)."""
    back = back_of(table, seat, which)
    if back == NOBODY or not working_tokens(table, seat) & BIT[PERSON_TYPE[which]]:
        return NOBODY
    return back


def has_face_down(table: Table, seat: i64, type: i64) -> bool:
    """Whether a great person of a type lies face down before the seat, with a token of its type that
    works."""
    for back in range(PERSON_BACKS, PERSON_BACKS + PERSONS):
        if table.place(back) == HELD + seat and PERSON_TYPE[table.face(back)] == type:
            return working_tokens(table, seat) & BIT[type] != 0
    return False
