"""Decks: drawing, discarding, and shuffling what was discarded into a new deck (R7.5, R7.15, R7.16)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.games.civilization.state import BOTTOM, DECK, DISCARDED, NOBODY, Table


def next_card(table: Table, chance: i64, first: i64, end: i64, aside: i64 = 0) -> i64:
    """The back to be drawn next of a deck, or NOBODY. It stays where it is; ``aside`` is the set of backs,
    counted from the first, that have been drawn but still lie there."""
    back = first_at(table, DECK, first, end, aside)
    if back == NOBODY:
        back = first_at(table, BOTTOM, first, end, aside)
    if back == NOBODY and shuffle_discarded(table, chance, first, end):
        back = first_at(table, DECK, first, end, aside)
    return back


def first_at(table: Table, place: i64, first: i64, end: i64, aside: i64) -> i64:
    for back in range(first, end):
        if table.place(back) == place and not aside & BIT[back - first]:
            return back
    return NOBODY


def shuffle_discarded(table: Table, chance: i64, first: i64, end: i64) -> bool:
    """The discarded cards become the deck; whether there are any. Nobody knows any more which is which."""
    faces = vec[i64]()
    for back in range(first, end):
        if table.place(back) == DISCARDED:
            faces = append(faces, table.face(back))
    if len(faces) == 0:
        return False
    table.shuffle(chance, faces, table.random)
    number: i64 = 0
    for back in range(first, end):
        if table.place(back) == DISCARDED:
            table.faces[back] = u8(faces[number])
            table.known[back] = 0
            table.move_card(back, DECK)
            number += 1
    return True


def in_deck(table: Table, back: i64) -> bool:
    """Whether the card can still be drawn: from the deck, or after the discarded ones are shuffled."""
    place = table.place(back)
    return place == DECK or place == DISCARDED or place == BOTTOM


def discard(table: Table, back: i64) -> None:
    """Face up under its deck."""
    table.move_card(back, DISCARDED)
    table.make_public(back)
