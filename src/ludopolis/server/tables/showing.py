"""What a reader gets to see of a table. Everything is built from the views and events of the seats the reader
acts for (a spectator's are seat -1); nothing here looks at the position itself."""

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec

from ludopolis.core.contract import SPECTATOR
from ludopolis.server import wire
from ludopolis.server.http import Problem
from ludopolis.server.store.contract import Message, Summary
from ludopolis.server.tables import shuffle
from ludopolis.server.tables.entries import BOT
from ludopolis.server.tables.requests import undo_of
from ludopolis.server.tables.table import PLAYING, Chair, Round, Table
from ludopolis.server.tables.undoing import SHORT


class Eyes(NamedTuple):
    """Who reads. Two readers with the same eyes get the same bytes."""

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


class Around(NamedTuple):
    """What is true around a table at the moment, and is not kept with it."""

    at: float
    connected: Collection[str] = ()
    ratings: Mapping[str, Rated] = {}


def eyes_of(table: Table, player: str | None) -> Eyes:
    seated = player is not None and player in table.people
    return Eyes(tuple(table.seats_of(player)), seated, player is not None and player == table.setup.owner)


# --- the table ------------------------------------------------------------------------------------


def info(table: Table, eyes: Eyes, around: Around) -> wire.TableInfo:
    setup = table.setup
    ended = table.over and table.round is not None
    return wire.TableInfo(
        id=table.id,
        game=setup.game,
        version=setup.version,
        phase=table.phase,
        public=setup.public,
        options=setup.options,
        seats=seats(table, eyes, around),
        clock=setup.clock,
        round=table.round_number,
        rounds=setup.rounds,
        invite=setup.invite if eyes.seated or eyes.owner else None,
        commitment=shuffle.promise(setup.secret, table.round_number),
        next_commitment=_next_promise(table),
        seed=table.round.seed if ended and table.round is not None else None,
        rated=table.rated,
        rematch=table.rematch.table if table.rematch is not None and eyes.seated else None,
        undo=_undo(table),
        can_undo=_can_undo(table, eyes, around.at),
        owner=eyes.owner,
        created=table.created,
        updated=table.updated,
        result=table.round.result if table.round is not None else None,
    )


def _next_promise(table: Table) -> str | None:
    last = table.round_number >= table.setup.rounds
    return None if last else shuffle.promise(table.setup.secret, table.round_number + 1)


def _undo(table: Table) -> wire.UndoRequest | None:
    asked = table.asked
    return None if asked is None else wire.UndoRequest(asked.seat, asked.to, list(asked.waiting_for))


def _can_undo(table: Table, eyes: Eyes, at: float) -> bool:
    if not eyes.seats:
        return False
    try:
        undo_of(table, eyes.seats[0], at, SHORT)
    except Problem:
        return False
    return True


def seats(table: Table, eyes: Eyes, around: Around) -> list[wire.SeatInfo]:
    return [_seat(table, number, chair, eyes, around) for number, chair in enumerate(table.chairs)]


def _seat(table: Table, number: int, chair: Chair, eyes: Eyes, around: Around) -> wire.SeatInfo:
    rated = around.ratings.get(chair.player) if chair.player is not None else None
    return wire.SeatInfo(
        kind=chair.kind,
        name=chair.name,
        level=chair.level if chair.kind == BOT else None,
        player=chair.player,
        mine=number in eyes.seats,
        connected=chair.kind == BOT or chair.player in around.connected,
        ready=chair.ready,
        resigned=chair.resigned,
        wins=chair.wins,
        time_left=table.timer.left(number, around.at) if table.round is not None else None,
        salt=chair.salt,
        rating=rated.rating if rated is not None else None,
        rating_change=rated.change if rated is not None else None,
    )


# --- the position and the past --------------------------------------------------------------------


class Encoded:
    """The views of the present position as JSON, each made once."""

    def __init__(self, table: Table) -> None:
        self.position = table.position
        self._state = table.round.state if table.round is not None else None
        self._views: dict[int, msgspec.Raw] = {}

    def views(self, eyes: Eyes) -> dict[str, msgspec.Raw]:
        return {str(seat): self._view(seat) for seat in eyes.views} if self._state is not None else {}

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


def steps(table: Table, eyes: Eyes) -> list[wire.Step]:
    if table.round is None:
        return []
    return [step(table.round, number, eyes.seats) for number in range(table.moves + 1)]


def seen(table: Table, eyes: Eyes) -> int:
    """The number of moves when the reader last moved; a spectator has seen everything."""
    if table.round is None or not eyes.seats:
        return table.moves
    moves = table.round.match.moves
    own = [number for number, move in enumerate(moves, start=1) if move.seat in eyes.seats]
    return own[-1] if own else 0


def snapshot(
    table: Table, eyes: Eyes, around: Around, encoded: Encoded, chat: Sequence[Message]
) -> wire.Snapshot:
    return wire.Snapshot(
        table=info(table, eyes, around),
        position=table.position,
        views=encoded.views(eyes),
        steps=steps(table, eyes),
        seen=seen(table, eyes),
        chat=[line(message) for message in chat],
    )


def stepped(table: Table, eyes: Eyes, around: Around, encoded: Encoded) -> wire.Stepped:
    assert table.round is not None
    return wire.Stepped(
        step=step(table.round, table.moves, eyes.seats),
        position=table.position,
        views=encoded.views(eyes),
        table=info(table, eyes, around),
    )


def line(message: Message) -> wire.ChatLine:
    return wire.ChatLine(
        number=message.number, at=message.at, player=message.player, name=message.name, text=message.text
    )


# --- lists ----------------------------------------------------------------------------------------

NOBODY = Eyes((), False, False)
_card_decoder = msgspec.json.Decoder(wire.TableCard)


def summary(table: Table) -> Summary:
    """The table as lists keep it. Bots are waited for by nobody."""
    decider = table.decider
    waiting = []
    if table.phase == PLAYING and decider is not None and table.chairs[decider].by_person:
        waiting = [table.chairs[decider].player]
    card = wire.TableCard(
        id=table.id,
        game=table.setup.game,
        phase=table.phase,
        public=table.setup.public,
        seats=seats(table, NOBODY, Around(table.updated)),
        round=table.round_number,
        rounds=table.setup.rounds,
        clock=table.setup.clock,
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
    """A table in the list of a reader."""
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
