"""How good a position looks, from what everybody can see. For the bots; not part of the rules."""

from math import exp

from mypy_extensions import i64

from ludopolis.games.innovation.rules import can_achieve
from ludopolis.games.innovation.scoring import achievements_to_win
from ludopolis.games.innovation.sets import size
from ludopolis.games.innovation.state import TAKE_ACTION, Table, points_of, seat_bit
from ludopolis.games.innovation.tables import AGE, COLOURS, ICONS, UNSPLAYED, UP, lane


def strength(table: Table, seat: i64) -> float:
    """A player's prospects in points of our own making; an achievement is worth about ten."""
    needed = achievements_to_win(table.seats)
    owned = table.achievement_count(seat)
    points = float(table.points(seat))
    worth = 10.0 * float(owned) + 0.45 * points
    if owned == needed - 1:
        worth += 6.0
    worth += 2.2 * float(within_reach(table, seat))
    worth += board_worth(table, seat)
    worth += 0.9 * hand_worth(table, seat)
    return worth


def within_reach(table: Table, seat: i64) -> i64:
    """Age achievements the player could take now."""
    points = table.points(seat)
    reach = table.highest_top(seat)
    count: i64 = 0
    for age in range(1, 10):
        if can_achieve(table, age, points, reach):
            count += 1
    return count


def board_worth(table: Table, seat: i64) -> float:
    """Top cards by value, icons, splays."""
    worth = 1.6 * float(table.highest_top(seat))
    for colour in range(COLOURS):
        card = table.top_card(seat, colour)
        if card >= 0:
            worth += 1.0 + 0.5 * float(AGE[card])
        splay = table.splay(seat, colour)
        if splay != UNSPLAYED:
            worth += 1.2 if splay == UP else 0.8
    icons = table.icons(seat)
    for icon in range(ICONS):
        count = lane(icons, icon)
        worth += 0.3 * float(count if count < 8 else 8)
    return worth


def hand_worth(table: Table, seat: i64) -> float:
    """Ages of the hand, which everybody sees on the backs; many cards are worth less each."""
    cards = size(table.hand(seat))
    values = points_of(table.hand(seat))
    if cards == 0:
        return 0.0
    average = float(values) / float(cards)
    return (0.5 + 0.12 * average) * float(cards if cards < 6 else 6)


def chance_to_win(table: Table, seat: i64) -> float:
    """The player's share of everybody's exponential strength."""
    if table.over:
        return reward(table, seat)
    mine = strength(table, seat)
    total = 0.0
    for other in range(table.seats):
        bonus = 1.0 if table.kind == TAKE_ACTION and other == table.player else 0.0
        own = 1.0 if table.kind == TAKE_ACTION and seat == table.player else 0.0
        total += exp((strength(table, other) + bonus - mine - own) / 9.0)
    return 1.0 / total


def reward(table: Table, seat: i64) -> float:
    """1 for the winner, shared equally by several."""
    if table.winners & seat_bit(seat) == 0:
        return 0.0
    winners: i64 = 0
    for other in range(table.seats):
        if table.winners & seat_bit(other):
            winners += 1
    return 1.0 / float(winners)
