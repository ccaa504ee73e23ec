"""Steps that claim an achievement, win the game or empty the table."""

from typing import Final, final

from mypy_extensions import i64

from ludopolis.core.bits import lowest
from ludopolis.games.innovation import events, keywords
from ludopolis.games.innovation.execution import Operation, argument, next_instruction
from ludopolis.games.innovation.operations import place_of
from ludopolis.games.innovation.scoring import claim, end_game, one_seat
from ludopolis.games.innovation.state import AT_CARD, BY_CARD, Table, seat_bit
from ludopolis.games.innovation.vocabulary import BY_SCORE

SPECIAL: Final[i64] = place_of("claim", "special")
BY: Final[i64] = place_of("win_single", "by")
LOWEST: Final[i64] = place_of("win_single", "lowest")


@final
class Claim(Operation):
    def step(self, table: Table) -> None:
        you = table.seat
        special = argument(table, SPECIAL)
        next_instruction(table)
        if claim(table, you, special):
            keywords.note_change(table)


@final
class Win(Operation):
    def step(self, table: Table) -> None:
        win_by_card(table, table.seat, table.at(AT_CARD))


@final
class WinSingle(Operation):
    def step(self, table: Table) -> None:
        card = table.at(AT_CARD)
        winner = single_leader(table, argument(table, BY), argument(table, LOWEST) != 0)
        next_instruction(table)
        if winner >= 0:
            win_by_card(table, winner, card)


@final
class RemoveEverything(Operation):
    def step(self, table: Table) -> None:
        next_instruction(table)
        keywords.remove_everything(table)


def win_by_card(table: Table, seat: i64, card: i64) -> None:
    table.tell(events.WON_BY_CARD, seat, card)
    end_game(table, BY_CARD, seat_bit(seat))


def single_leader(table: Table, by: i64, least: bool) -> i64:
    """The only seat with the most (or least) points or icons, -1 on a tie (R9.3)."""
    best: i64 = -1
    leaders: i64 = 0
    for seat in range(table.seats):
        value = table.points(seat) if by == BY_SCORE else table.icon_count(seat, by)
        if least:
            value = 10000 - value
        if value > best:
            best = value
            leaders = 0
        if value == best:
            leaders |= seat_bit(seat)
    return lowest(leaders) if one_seat(leaders) else -1
