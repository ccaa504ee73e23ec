"""Achievements and the end of the game (R8, R9)."""

from typing import Final

from mypy_extensions import i64, u8

from ludopolis.games.innovation import events
from ludopolis.games.innovation.state import (
    AVAILABLE,
    BY_ACHIEVEMENTS,
    BY_POINTS,
    BY_POINTS_TIEBREAK,
    SHARED,
    Table,
    seat_bit,
)
from ludopolis.games.innovation.tables import (
    AGE,
    CLOCK,
    COLOURS,
    EMPIRE,
    ICONS,
    MONUMENT,
    RIGHT,
    SPECIALS,
    UNIVERSE,
    UP,
    WONDER,
    WORLD,
    lane,
)

FIRST_SPECIAL: Final[i64] = 9  # in Table.owners, after the nine age achievements
# The special achievements (R8.2).
MONUMENT_CARDS: Final[i64] = 6
EMPIRE_ICONS: Final[i64] = 3  # of each
WORLD_CLOCKS: Final[i64] = 12
UNIVERSE_VALUE: Final[i64] = 8
# Adding this to lanes sets the high bit of every lane that holds enough for Empire.
_HIGH_BITS: Final[i64] = 0x808080808080
_ENOUGH_OF_EACH: Final[i64] = _HIGH_BITS - EMPIRE_ICONS * 0x010101010101


def achievements_to_win(seats: i64) -> i64:
    """R9.1: 6, 5 or 4."""
    return 8 - seats


def end_game(table: Table, end: i64, winners: i64) -> None:
    table.end = end
    table.winners = winners
    table.finish()
    table.tell(events.GAME_OVER)


def end_by_points(table: Table) -> None:
    """Most points, then most achievements, else a shared victory (R9.2)."""
    best = best_by_points(table)
    if one_seat(best):
        end_game(table, BY_POINTS, best)
        return
    most: i64 = -1
    winners: i64 = 0
    for seat in range(table.seats):
        if best & seat_bit(seat):
            count = table.achievement_count(seat)
            if count > most:
                most = count
                winners = 0
            if count == most:
                winners |= seat_bit(seat)
    end_game(table, BY_POINTS_TIEBREAK if one_seat(winners) else SHARED, winners)


def best_by_points(table: Table) -> i64:
    """The set of seats with the most points."""
    most: i64 = -1
    best: i64 = 0
    for seat in range(table.seats):
        points = table.points(seat)
        if points > most:
            most = points
            best = 0
        if points == most:
            best |= seat_bit(seat)
    return best


def one_seat(seats: i64) -> bool:
    return seats & (seats - 1) == 0


def take_achievement(table: Table, seat: i64, place: i64) -> None:
    """Put an achievement in front of a player, who may have won by it (R9.1)."""
    table.owners[place] = u8(seat + 1)
    if table.achievement_count(seat) >= achievements_to_win(table.seats):
        end_game(table, BY_ACHIEVEMENTS, seat_bit(seat))


def claim(table: Table, seat: i64, special: i64) -> bool:
    """Take a special achievement if it is still available (R7.13)."""
    if i64(table.owners[FIRST_SPECIAL + special]) != AVAILABLE:
        return False
    table.tell(events.CLAIMED, seat, special)
    take_achievement(table, seat, FIRST_SPECIAL + special)
    return True


def check_specials(table: Table) -> None:
    """Whoever meets a condition claims at once, the player whose turn it is first (R8.2, R8.6)."""
    for offset in range(table.seats):
        seat = (table.player + offset) % table.seats
        for special in range(SPECIALS):
            if i64(table.owners[FIRST_SPECIAL + special]) == AVAILABLE and earns(table, seat, special):
                claim(table, seat, special)
                if table.over:
                    return


def earns(table: Table, seat: i64, special: i64) -> bool:
    if special == MONUMENT:
        return monument_cards(table, seat) >= MONUMENT_CARDS
    if special == EMPIRE:
        return (table.icons(seat) + _ENOUGH_OF_EACH) & _HIGH_BITS == _HIGH_BITS
    if special == WORLD:
        return lane(table.icons(seat), CLOCK) >= WORLD_CLOCKS
    if special == WONDER:
        return earns_wonder(table, seat)
    return special == UNIVERSE and earns_universe(table, seat)


def earns_wonder(table: Table, seat: i64) -> bool:
    for colour in range(COLOURS):
        if not counts_for_wonder(table, seat, colour):
            return False
    return True


def earns_universe(table: Table, seat: i64) -> bool:
    for colour in range(COLOURS):
        if not counts_for_universe(table, seat, colour):
            return False
    return True


def monument_cards(table: Table, seat: i64) -> i64:
    """The cards tucked or scored in this turn, whichever are more; with an option both together (R14.5)."""
    tucked = i64(table.counters[2 * seat])
    scored = i64(table.counters[2 * seat + 1])
    if table.monument_combined:
        return tucked + scored
    return tucked if tucked > scored else scored


def counts_for_wonder(table: Table, seat: i64, colour: i64) -> bool:
    splay = table.splay(seat, colour)
    return splay == UP or splay == RIGHT


def counts_for_universe(table: Table, seat: i64, colour: i64) -> bool:
    card = table.top_card(seat, colour)
    return card >= 0 and AGE[card] >= UNIVERSE_VALUE


def special_needs(special: i64) -> i64:
    """How many of what it counts a special achievement needs (R8.2)."""
    if special == MONUMENT:
        return MONUMENT_CARDS
    if special == WORLD:
        return WORLD_CLOCKS
    return ICONS if special == EMPIRE else COLOURS


def special_has(table: Table, seat: i64, special: i64) -> i64:
    """How many of these a player has: cards, icons shown often enough, clocks, or colours."""
    if special == MONUMENT:
        return monument_cards(table, seat)
    if special == EMPIRE:
        return icons_for_empire(table.icons(seat))
    if special == WORLD:
        return lane(table.icons(seat), CLOCK)
    has: i64 = 0
    for colour in range(COLOURS):
        if special == WONDER:
            counts = counts_for_wonder(table, seat, colour)
        else:
            counts = counts_for_universe(table, seat, colour)
        if counts:
            has += 1
    return has


def icons_for_empire(icons: i64) -> i64:
    has: i64 = 0
    for icon in range(ICONS):
        if lane(icons, icon) >= EMPIRE_ICONS:
            has += 1
    return has
