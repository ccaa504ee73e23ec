"""What may be asked of a table: a handler answers with the event that follows, or raises a Problem.

Refused moves are explained in a world the asking seat imagines, so that no explanation can tell more than
the seat knows; whoever is not to decide hears only that.
"""

from collections.abc import Callable, Mapping

from ludopolis.core.contract import State
from ludopolis.core.errors import BadNotation
from ludopolis.core.random import seeded
from ludopolis.players.levels import LEVELS
from ludopolis.server import wire
from ludopolis.server.problems import Illegal, Problem, problem
from ludopolis.server.tables import events
from ludopolis.server.tables.events import OPEN
from ludopolis.server.tables.shuffle import LONGEST_SALT, is_salt
from ludopolis.server.tables.table import OVER, PAUSED, PLAYING, WAITING, Table

GONE = 30.0  # seconds without a connection until nobody waits for a player's "ready"
MOST_ENTRIES = 20_000  # at a table; whatever goes round in circles must come to an end
AWAY = 120.0  # seconds without a connection until others may let a bot take over

Away = Mapping[str, float]
"""For each player who is not connected, since how many seconds."""


Handler = Callable[[Table, float], events.TableEvent]
"""From a table and the time to what happens. Raises a Problem if it may not."""


def handlers(
    player: str, said: wire.ClientMessage, away: Callable[[Table], Away], on_the_way: float = 0.0
) -> list[Handler]:
    """What a message that was so many seconds on its way asks for, one thing after another: a move may have
    several actions."""
    if isinstance(said, wire.Move):
        return [_mover(player, said, number, on_the_way) for number in range(len(said.actions))]
    return [lambda table, at: handle(table, player, said, away(table), at)]


def handle(table: Table, player: str, said: wire.ClientMessage, away: Away, at: float) -> events.TableEvent:
    if isinstance(said, wire.Undo | wire.Pause | wire.TakeOver | wire.TakeBack):
        _not_worn_out(table)
    match said:
        case wire.Undo():
            return _undo(table, player, said, at)
        case wire.AnswerUndo():
            return _answer_undo(table, player, said)
        case wire.Pause():
            return _pause(table, player)
        case wire.Resume():
            return _resume(table, player)
        case wire.Resign():
            _own_seat(table, player, said.seat)
            _going_on(table)
            return events.Resigned(seat=said.seat)
        case wire.TakeOver():
            return _take_over(table, player, said, away)
        case wire.TakeBack():
            return _take_back(table, player, said)
        case wire.Ready():
            return _ready(table, player, away)
    raise problem("bad_message", reason=f"a table cannot be asked for {type(said).__name__}")


# --- moves ----------------------------------------------------------------------------------------


def _mover(player: str, said: wire.Move, number: int, on_the_way: float) -> Handler:
    """Plays one of the actions of a move; the player saw the position before the first one."""

    def move(table: Table, at: float) -> events.Played:
        state = _own_decision(table, player, said.seat, None if number else said.position)
        lag = 0.0 if number else table.timer.lag(said.seat, on_the_way)
        return _played(state, said.actions[number], round(lag * 1000))

    return move


def _played(state: State, text: str, lag_ms: int = 0) -> events.Played:
    action = _action_of(state, text)
    if state.refusal(action) is not None:
        raise explain(state, action) or problem("illegal")
    return events.Played(seat=state.seat, action=state.game.actions.text(action), lag_ms=lag_ms)


def _own_decision(table: Table, player: str, seat: int, position: int | None) -> State:
    """The position as it asks the seat, if it is the player's turn to decide for it."""
    _own_seat(table, player, seat)
    if position is not None and not table.asked_at.get(seat, table.position) <= position <= table.position:
        raise problem("stale")
    if table.phase == PAUSED:
        raise problem("paused")
    if table.phase != PLAYING or table.round is None:
        raise problem("not_playing")
    if seat not in table.deciders:
        raise problem("not_your_turn")
    return table.round.state.asked(seat)


def _action_of(state: State, text: str) -> int:
    try:
        return state.game.actions.number(text)
    except BadNotation as wrong:
        raise problem("unknown_action", reason=str(wrong)) from None


def explain(state: State, action: int) -> Problem | None:
    """Why the seat that decides may not do this, by what it knows; None if it may."""
    imagined = state.determinize(state.seat, seeded("explain"))
    refusal = imagined.refusal(action)
    return None if refusal is None else Illegal(state.game, refusal)


def why_not(table: Table, player: str, asked: wire.AskWhy) -> wire.Why | None:
    state = _own_decision(table, player, asked.seat, None)
    refused = explain(state, _action_of(state, asked.action))
    return None if refused is None else refused.why


def advisable(table: Table, player: str, asked: wire.AskHint) -> State:
    """The position to give advice on."""
    state = _own_decision(table, player, asked.seat, asked.position)
    if any(other != player for other in table.people):
        raise problem("no_hints")
    return state


def foreseeable(table: Table, player: str, asked: wire.AskForesight) -> State:
    """The position to look ahead from."""
    return _own_decision(table, player, asked.seat, asked.position)


# --- undo -----------------------------------------------------------------------------------------


def _undo(table: Table, player: str, said: wire.Undo, at: float) -> events.UndoAsked:
    _own_seat(table, player, said.seat)
    if said.position != table.position:
        raise problem("stale")
    return undo_of(table, said.seat, at)


def undo_of(table: Table, seat: int, at: float) -> events.UndoAsked:
    """What asking for an undo leads to."""
    _going_on(table)
    if table.asked is not None:
        raise problem("undo_waits")
    to = table.undo_target(seat)
    if to is None:
        raise problem("nothing_to_undo")
    left = table.time_after_undo(to, at)
    if left is not None and left <= 0:
        raise problem("undo_too_late")
    if table.undo_tells(seat, to):
        raise problem("undo_revealed")
    return events.UndoAsked(seat=seat, to=to, waiting_for=table.asked_people(seat, to))


def _answer_undo(table: Table, player: str, said: wire.AnswerUndo) -> events.UndoAnswered:
    _own_seat(table, player, said.seat)
    if table.asked is None:
        raise problem("no_undo_asked")
    withdrawn = not said.agree and table.asked.seat in table.seats_of(player)
    if said.seat not in table.asked.waiting_for and not withdrawn:
        raise problem("no_undo_asked")
    return events.UndoAnswered(player=player, agree=said.agree)


# --- going on -------------------------------------------------------------------------------------


def _pause(table: Table, player: str) -> events.Paused:
    _seated(table, player)
    if table.phase == PAUSED:
        raise problem("paused")
    _going_on(table)
    return events.Paused(player=player)


def _resume(table: Table, player: str) -> events.Resumed:
    _seated(table, player)
    if table.phase != PAUSED:
        raise problem("not_paused")
    return events.Resumed(player=player)


def _take_over(table: Table, player: str, said: wire.TakeOver, away: Away) -> events.TakenOver:
    _seated(table, player)
    _going_on(table)
    check_level(said.level)
    chair = table.chairs[_seat(table, said.seat)]
    if not chair.by_person or chair.player is None:
        raise problem("not_a_person")
    over_days = table.setup.clock is not None and table.setup.clock.days is not None
    gone = not over_days and away.get(chair.player, 0.0) >= AWAY
    if chair.player != player and not gone:
        raise problem("not_away", minutes=int(AWAY // 60))
    return events.TakenOver(seat=said.seat, level=said.level, by=player)


def _take_back(table: Table, player: str, said: wire.TakeBack) -> events.TakenBack:
    _going_on(table)
    chair = table.chairs[_seat(table, said.seat)]
    given_away = table.rated and chair.lent_by == player  # a bot is no adviser against people
    if chair.player != player or chair.lent is None or chair.resigned or given_away:
        raise problem("cannot_take_back")
    return events.TakenBack(seat=said.seat)


def _ready(table: Table, player: str, away: Away) -> events.Readied:
    if player not in table.people:
        raise problem("not_seated")
    if table.phase != OVER or not table.more_rounds:
        raise problem("no_next_round")
    missing = [other for other in table.unready - {player} if away.get(other, 0.0) < GONE]
    return events.Readied(player=player, start=not missing)


def start_round(table: Table, away: Away) -> events.Readied:
    """Whoever is ready has waited long enough for those who are gone."""
    ready = [player for player in table.people if player not in table.unready]
    if not ready:
        raise problem("no_next_round")
    readied = _ready(table, ready[0], away)
    if not readied.start:
        raise problem("no_next_round")
    return readied


def interrupt(lost: float) -> Handler:
    """The service was down for so long. A game by seconds waits until its people are back."""

    def interrupted(table: Table, at: float) -> events.Interrupted:
        clock = table.setup.clock
        return events.Interrupted(lost=lost, pause=clock is not None and clock.days is None)

    return interrupted


def time_out(table: Table, at: float) -> events.TimedOut:
    """The clock of somebody who decides has run down."""
    deadline, seat = table.timer.deadline(), table.timer.first_out()
    if table.phase != PLAYING or seat is None or deadline is None or deadline > at:
        raise problem("not_playing")
    return events.TimedOut(seat=seat)


def bot_move(table: Table, seat: int, position: int, action: str) -> events.Played:
    """A bot has thought about what its seat was asked at a position, and must still be asked."""
    if table.phase != PLAYING or table.round is None or table.chairs[seat].by_person:
        raise problem("stale")
    if not table.asked_at.get(seat, table.position + 1) <= position <= table.position:
        raise problem("stale")
    return _played(table.round.state.asked(seat), action)


# --- sitting down and leaving -----------------------------------------------------------------------


def sit(table: Table, player: str, name: str, join: wire.Join) -> events.Sat:
    if table.phase != WAITING:
        raise problem("already_started")
    if not table.setup.public and join.invite != table.setup.invite:
        raise problem("wrong_invite")
    check_salt(join.salt)
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == OPEN]
    if not free:
        raise problem("table_full")
    seat = free[0] if join.seat is None else _seat(table, join.seat)
    if seat not in free:
        raise problem("seat_taken")
    return events.Sat(seat=seat, player=player, name=name, salt=join.salt)


def sit_bot(table: Table, player: str, asked: wire.SeatBot) -> events.BotSat:
    """Whoever set the table up decides how long an open seat waits for people."""
    if player != table.setup.owner:
        raise problem("not_owner")
    _seated(table, player)
    if table.phase != WAITING:
        raise problem("already_started")
    check_level(asked.level)
    if table.chairs[_seat(table, asked.seat)].kind != OPEN:
        raise problem("seat_taken")
    return events.BotSat(seat=asked.seat, level=asked.level)


def rise(table: Table, player: str) -> events.Rose:
    if player not in table.people:
        raise problem("not_seated")
    if table.phase != WAITING:
        raise problem("already_started")
    return events.Rose(player=player)


# --- conditions -----------------------------------------------------------------------------------


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.chairs):
        raise problem("not_your_seat")
    return seat


def _own_seat(table: Table, player: str, seat: int) -> None:
    if seat not in table.seats_of(player):
        raise problem("not_your_seat")


def _seated(table: Table, player: str) -> None:
    if not table.seats_of(player):
        raise problem("not_seated")


def _going_on(table: Table) -> None:
    if table.phase not in (PLAYING, PAUSED):
        raise problem("not_playing")


def _not_worn_out(table: Table) -> None:
    if table.last_entry >= MOST_ENTRIES:
        raise problem("worn_out", most=MOST_ENTRIES)


def check_salt(salt: str | None) -> None:
    if salt is not None and not is_salt(salt):
        raise problem("bad_salt", most=LONGEST_SALT)


def check_level(level: int | None) -> None:
    if level not in LEVELS:
        raise problem("bad_level", most=max(LEVELS))
