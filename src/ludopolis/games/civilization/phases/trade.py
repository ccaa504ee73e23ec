"""The Trade phase (R6): everybody collects, then offers and abilities follow in rounds (R6.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.actions import GIVE_TRADE, OFFER, PASS, USE
from ludopolis.games.civilization.culture import gain_trade
from ludopolis.games.civilization.effects.use import begin_used, fill_usable
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import ability, tech
from ludopolis.games.civilization.offers import OFFERS_A_TURN, begin_offer, can_offer
from ludopolis.games.civilization.state import OFFERS, TRADING, Table
from ludopolis.games.civilization.yields import collected_trade

# The rounds: whose turn comes next (so many after the first player), and how many have passed in a row.
NEXT: Final[i64] = 0
PASSED: Final[i64] = 2


def begin_phase(table: Table) -> None:
    """Collect the trade of everybody, in turn order (R6.1); then begin the rounds."""
    for place in range(table.seats):
        seat = (table.first + place) % table.seats
        trade = collected_trade(table, seat)
        table.tell(events.TRADE_COLLECTED, seat, trade)
        gain_trade(table, seat, trade)
    table.push(frames.TRADING, table.first)


class Trading(Handler):
    """Round after round, until everybody passes in one."""

    def proceed(self, table: Table) -> bool:
        if table.number(PASSED) == table.seats:
            table.pop()
            return False
        place = table.number(NEXT)
        table.set_number(NEXT, (place + 1) % table.seats)
        seat = (table.first + place) % table.seats
        if may_act(table, seat):
            table.push(frames.TRADE, seat)
        else:
            table.set_number(PASSED, table.number(PASSED) + 1)
        return False


def may_act(table: Table, seat: i64) -> bool:
    """Whether the seat could do something, by what everybody knows."""
    if table.trading and table.of(seat, OFFERS) < OFFERS_A_TURN:
        return True
    return table.knows(seat, tech.HORSEBACK_RIDING) and not table.used(seat, ability.HORSEBACK_RIDING)


class Trade(Handler):
    """The main decision: an offer, an ability, or to pass."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        seat = table.seat
        actions[0] = PASS
        count: i64 = 1
        if table.trading and table.of(seat, OFFERS) < OFFERS_A_TURN:
            for rival in range(table.seats):
                if rival != seat and can_offer(table, seat, rival):
                    actions[count] = OFFER + rival
                    count += 1
        return fill_usable(table, seat, TRADING, actions, count)

    def carry_out(self, table: Table, action: i64) -> None:
        seat = table.seat
        if action == PASS:
            table.pop()
            table.set_number(PASSED, table.number(PASSED) + 1)
        elif OFFER <= action < GIVE_TRADE:
            end_move(table)
            begin_offer(table, seat, action - OFFER)
        else:
            if action == USE + ability.HORSEBACK_RIDING:
                end_move(table)
            begin_used(table, seat, action)


def end_move(table: Table) -> None:
    """The seat has had its move of the round, and did not pass."""
    table.pop()
    table.set_number(PASSED, 0)
