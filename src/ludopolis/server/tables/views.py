"""What a viewer gets to see of a table. Everything is built from the views and events of the seats the viewer
acts for (a spectator's are seat -1); nothing here looks at the position itself."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from ludopolis.core.contract import SPECTATOR
from ludopolis.server import wire
from ludopolis.server.problems import Problem
from ludopolis.server.store.contract import Message, Summary
from ludopolis.server.tables.commands import undo_of
from ludopolis.server.tables.events import BOT
from ludopolis.server.tables.table import PLAYING, Chair, Round, Table

MOST_STEPS = 200  # told at once


class Access(NamedTuple):
    """Who reads. Two viewers with the same access get the same bytes."""

    seats: tuple[int, ...]
    seated: bool
    owner: bool

    @property
    def views(self) -> tuple[int, ...]:
        return self.seats or (SPECTATOR,)


class Rated(NamedTuple):
    """A player's rating, and how the last round changed it, if known."""

    rating: float
    change: float | None


class Context(NamedTuple):
    """What is true around a table at the moment, and is not kept with it."""

    at: float
    connected: Collection[str] = ()
    ratings: Mapping[str, Rated] = {}


def access_of(table: Table, player: str | None) -> Access:
    seated = player is not None and player in table.people
    return Access(tuple(table.seats_of(player)), seated, player is not None and player == table.setup.owner)


# --- the table ------------------------------------------------------------------------------------


def info(table: Table, access: Access, context: Context) -> wire.TableInfo:
    setup = table.setup
    ended = table.over and table.round is not None
    return wire.TableInfo(
        id=table.id,
        game=setup.game,
        version=setup.version,
        phase=table.phase,
        public=setup.public,
        options=setup.options,
        seats=seats(table, access, context),
        clock=setup.clock,
        round=table.round_number,
        rounds=setup.rounds,
        invite=setup.invite if access.seated or access.owner else None,
        from_position=setup.position is not None,
        commitment=table.promise(table.round_number),
        next_commitment=_next_promise(table),
        seed=table.round.seed if ended and table.round is not None else None,
        rated=table.rated,
        rematch=table.rematch.table if table.rematch is not None and access.seated else None,
        undo=_undo(table),
        can_undo=_can_undo(table, access, context.at),
        owner=access.owner,
        created=table.created,
        updated=table.updated,
        result=table.round.result if table.round is not None else None,
    )


def _next_promise(table: Table) -> str | None:
    last = table.round_number >= table.setup.rounds
    return None if last else table.promise(table.round_number + 1)


def _undo(table: Table) -> wire.UndoRequest | None:
    asked = table.asked
    return None if asked is None else wire.UndoRequest(asked.seat, asked.to, list(asked.waiting_for))


def _can_undo(table: Table, access: Access, at: float) -> bool:
    if not access.seats:
        return False
    try:
        undo_of(table, access.seats[0], at)
    except Problem:
        return False
    return True


def seats(table: Table, access: Access, context: Context) -> list[wire.SeatInfo]:
    return [_seat(table, number, chair, access, context) for number, chair in enumerate(table.chairs)]


def _seat(table: Table, number: int, chair: Chair, access: Access, context: Context) -> wire.SeatInfo:
    rated = context.ratings.get(chair.player) if chair.player is not None else None
    return wire.SeatInfo(
        kind=chair.kind,
        name=chair.name,
        level=chair.level if chair.kind == BOT else None,
        player=chair.player,
        mine=number in access.seats,
        connected=chair.kind == BOT or chair.player in context.connected,
        ready=chair.ready,
        resigned=chair.resigned,
        wins=chair.wins,
        time_left=table.timer.left(number, context.at) if table.round is not None else None,
        salt=chair.salt,
        rating=rated.rating if rated is not None else None,
        rating_change=rated.change if rated is not None else None,
    )


# --- the position and the past --------------------------------------------------------------------


class EncodedViews:
    """The views of the present position as JSON, each made once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._position = table.position
        self._state = table.round.state if table.round is not None else None
        self._views: dict[int, msgspec.Raw] = {}

    def of(self, table: Table) -> bool:
        return self._table is table and self._position == table.position

    def views(self, access: Access) -> dict[str, msgspec.Raw]:
        return {str(seat): self._view(seat) for seat in access.views} if self._state is not None else {}

    def _view(self, seat: int) -> msgspec.Raw:
        assert self._state is not None
        if seat not in self._views:
            self._views[seat] = msgspec.Raw(msgspec.json.encode(self._state.view(seat)))
        return self._views[seat]


def step(round: Round, number: int, seats: Sequence[int]) -> wire.Step:
    """A move (0: the set-up) as whoever acts for the seats saw it."""
    match = round.match
    mover = match.moves[number - 1].seat if number else None
    own = mover in seats
    return wire.Step(
        number=number,
        seat=mover,
        at=round.times[number],
        events=match.step_events(seats[0] if len(seats) == 1 else SPECTATOR, number),
        action=match.game.actions.text(match.moves[number - 1].action) if own else None,
        by_seat={str(seat): match.step_events(seat, number) for seat in seats} if len(seats) > 1 else {},
    )


def steps(table: Table, access: Access, first: int, last: int) -> list[wire.Step]:
    """The moves from ``first`` to ``last``, as far as there are any."""
    if table.round is None:
        return []
    numbers = range(max(0, first), min(last, table.moves) + 1)
    return [step(table.round, number, access.seats) for number in numbers]


def steps_before(table: Table, access: Access, before: int) -> list[wire.Step]:
    return steps(table, access, before - MOST_STEPS, before - 1)


def seen(table: Table, access: Access) -> int:
    """The number of moves when the viewer last had a turn and moved; a spectator has seen everything."""
    if table.round is None or not access.seats:
        return table.moves
    moves, out_of_turn = table.round.match.moves, table.round.out_of_turn
    own = (
        number + 1
        for number in reversed(range(len(moves)))
        if moves[number].seat in access.seats and not out_of_turn[number]
    )
    return next(own, 0)


def snapshot(
    table: Table, access: Access, context: Context, encoded: EncodedViews, chat: Iterable[Message]
) -> wire.Snapshot:
    return wire.Snapshot(
        table=info(table, access, context),
        position=table.position,
        views=encoded.views(access),
        steps=steps_before(table, access, table.moves + 1),
        seen=seen(table, access),
        chat=[line(message) for message in chat],
    )


def stepped(
    table: Table, access: Access, context: Context, encoded: EncodedViews, first: int
) -> wire.Stepped:
    return wire.Stepped(
        steps=steps(table, access, first, table.moves),
        position=table.position,
        views=encoded.views(access),
        table=info(table, access, context),
    )


def undone(table: Table, access: Access, context: Context, encoded: EncodedViews) -> wire.Undone:
    return wire.Undone(
        moves=table.moves,
        position=table.position,
        views=encoded.views(access),
        seen=seen(table, access),
        table=info(table, access, context),
    )


def line(message: Message) -> wire.ChatLine:
    return wire.ChatLine(
        number=message.number, at=message.at, player=message.player, name=message.name, text=message.text
    )


# --- lists ----------------------------------------------------------------------------------------

NOBODY = Access((), False, False)
_card_decoder = msgspec.json.Decoder(wire.TableCard)


def summary(table: Table) -> Summary:
    """The table as lists keep it. Bots are waited for by nobody."""
    deciding = [table.chairs[seat] for seat in table.deciders if table.phase == PLAYING]
    waiting = {chair.player: None for chair in deciding if chair.by_person}
    card = wire.TableCard(
        id=table.id,
        game=table.setup.game,
        phase=table.phase,
        public=table.setup.public,
        seats=seats(table, NOBODY, Context(table.updated)),
        round=table.round_number,
        rounds=table.setup.rounds,
        clock=table.setup.clock,
        from_position=table.setup.position is not None,
        my_turn=False,
        moves=table.moves,
        updated=table.updated,
    )
    return Summary(
        table.id,
        table.setup.game,
        table.phase,
        table.setup.public,
        tuple(table.people),
        tuple(player for player in waiting if player is not None),
        table.updated,
        msgspec.json.encode(card).decode(),
    )


def card(kept: Summary, player: str | None) -> wire.TableCard:
    """A table in the list of a viewer."""
    card = _card_decoder.decode(kept.body)
    return msgspec.structs.replace(
        card,
        my_turn=player in kept.waiting_for,
        seats=[
            msgspec.structs.replace(
                seat, mine=player is not None and seat.player == player and seat.kind != BOT
            )
            for seat in card.seats
        ],
    )
