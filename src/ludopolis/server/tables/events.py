"""What can happen at a table. A table is nothing but these, in order; they are kept as JSON for ever, so a
field may be added with a default, but none may change its meaning."""

from typing import Any

import msgspec

from ludopolis.core.kinds import OptionValue
from ludopolis.server.wire import Clock

PERSON, HERE, BOT, OPEN = "person", "here", "bot", "open"


class Seated(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who is on a seat when the table is set up."""

    kind: str
    player: str | None = None
    name: str | None = None
    level: int | None = None
    salt: str | None = None


class Body(msgspec.Struct, kw_only=True, omit_defaults=True, tag_field="what"):
    pass


class Created(Body, tag="created"):
    """``secret`` decides the server's half of every round's seed, and never leaves the service."""

    game: str
    version: int
    owner: str
    seats: list[Seated]
    options: dict[str, OptionValue]
    secret: str
    invite: str
    public: bool = False
    clock: Clock | None = None
    rounds: int = 1
    position: dict[str, Any] | None = None


class Sat(Body, tag="sat"):
    seat: int
    player: str
    name: str
    salt: str | None = None


class BotSat(Body, tag="bot_sat"):
    """Nobody has to be waited for on this seat any more."""

    seat: int
    level: int


class Rose(Body, tag="rose"):
    player: str


class Played(Body, tag="played"):
    """``lag_ms``: of the time that it was on its way, what is given back."""

    seat: int
    action: str
    lag_ms: int = 0


class UndoAsked(Body, tag="undo_asked"):
    """Go back to the position after ``to`` moves; at once if nobody has to agree."""

    seat: int
    to: int
    waiting_for: list[int] = []


class UndoAnswered(Body, tag="undo_answered"):
    """Somebody agrees with all his seats, or does not."""

    player: str
    agree: bool


class Paused(Body, tag="paused"):
    player: str


class Interrupted(Body, tag="interrupted"):
    """The service was down while a clock ran, for ``lost`` seconds that count for nobody; None: nobody knows
    how long, and all of the time since the last entry counts for nothing."""

    lost: float | None = None
    pause: bool = True


class Resumed(Body, tag="resumed"):
    player: str


class Resigned(Body, tag="resigned"):
    seat: int


class TimedOut(Body, tag="timed_out"):
    seat: int


class TakenOver(Body, tag="taken_over"):
    """A bot plays on for somebody; ``by`` whom it was asked for."""

    seat: int
    level: int
    by: str | None = None


class TakenBack(Body, tag="taken_back"):
    seat: int


class Readied(Body, tag="readied"):
    """Somebody wants the next round; ``start`` if nobody who is there has to be waited for."""

    player: str
    start: bool


class Rematched(Body, tag="rematched"):
    """There is a new table for the same people."""

    table: str
    invite: str


TableEvent = (
    Created
    | Sat
    | BotSat
    | Rose
    | Played
    | UndoAsked
    | UndoAnswered
    | Paused
    | Interrupted
    | Resumed
    | Resigned
    | TimedOut
    | TakenOver
    | TakenBack
    | Readied
    | Rematched
)

_decoder: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


def encode(body: TableEvent) -> str:
    return msgspec.json.encode(body).decode()


def decode(text: str) -> TableEvent:
    return _decoder.decode(text)
