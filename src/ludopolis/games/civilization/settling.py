"""What has to be put right at once: hands over the limit, policies, governments (R7.15, R11.8, R16.12)."""

from mypy_extensions import i64

from ludopolis.games.civilization import frames
from ludopolis.games.civilization.culture import event_count, event_limit
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import begin
from ludopolis.games.civilization.governments import lost
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.policies import must_adopt, must_return
from ludopolis.games.civilization.state import SETUP, Table


def settle(table: Table) -> None:
    """Put right what may be wrong now, before anything else goes on."""
    table.push(frames.SETTLE, table.first)


class Settle(Handler):
    """The silent frame: in turn order one thing after the other, until all is right."""

    def proceed(self, table: Table) -> bool:
        seat = table.first
        for other in range(table.seats):
            if table.phase != SETUP and push_due(table, seat):
                return False
            seat = table.following(seat)
        table.pop()
        return False


def push_due(table: Table, seat: i64) -> bool:
    """Ask the seat for the next thing it has to put right, if there is one."""
    if lost(table, seat):
        begin(table, seat, sources.LOST_GOVERNMENT)
    elif must_return(table, seat):
        table.push(frames.DROP_POLICY, seat)
    elif must_adopt(table, seat):
        table.push(frames.ADOPT_POLICY, seat)
    elif event_count(table, seat) > event_limit(table, seat):
        table.push(frames.DISCARD_EVENT, seat)
    else:
        return False
    return True
