"""What a store keeps, and what can go wrong. What it does is in ``operations.py``.

A table is nothing but its entries, numbered from 1: whoever holds them all can rebuild it. An entry is
kept before anybody hears of it, so killing the process loses nothing that was acknowledged. The summary
of a table is a cache for lists, written together with the entry that changed it.
"""

from collections.abc import Callable

import msgspec

from ludopolis.core.errors import LudopolisError

SESSION_SECONDS = 90 * 24 * 3600
"""A session that nobody used for so long is forgotten."""


class StoreTrouble(LudopolisError):
    """The database cannot be used as it is; the message says what to do."""


class StoreDown(StoreTrouble):
    """The database answers nothing, or takes nothing: it is gone, full or read-only. It may come back."""


class Conflict(Exception):
    """The number of the entry, or the login name, is taken: somebody else was faster. Read what is new and
    think again."""


class Repeated(Exception):
    """An entry with this key is there already: the request came twice."""

    def __init__(self, number: int) -> None:
        super().__init__(f"kept already as entry {number}")
        self.number = number


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. ``body`` is JSON; ``key`` makes a request safe to repeat."""

    number: int
    at: float
    body: str
    key: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """A table as lists show it. ``players`` are the people who sit there, ``waiting_for`` those who must
    act now; ``body`` is JSON for the page."""

    id: str
    game: str
    phase: str
    public: bool
    players: tuple[str, ...]
    waiting_for: tuple[str, ...]
    updated: float
    body: str


class Message(msgspec.Struct, frozen=True):
    """A line of a table's chat."""

    number: int
    at: float
    player: str
    name: str
    text: str


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is at a game (openskill): the mean, how unsure it is, and games played."""

    player: str
    game: str
    mu: float
    sigma: float
    games: int


class KeptRecord(msgspec.Struct, frozen=True):
    """A record that was imported or shared."""

    id: str
    game: str
    owner: str
    at: float
    text: str


class Run(msgspec.Struct, frozen=True):
    """A time in which the service was up, from its beginning to its last sign of life."""

    began: float
    seen: float


Doorbell = Callable[[str, int], None]
"""Called with a table and the number of its newest entry when another process has written there: entries
or chat. It may ring for nothing; what is in the store is the truth."""


class Player(msgspec.Struct, frozen=True):
    """A person: a guest without a password, or an account with a login name, a password or passkeys."""

    id: str
    name: str
    created: float
    login: str | None = None
    password: str | None = None  # its argon2 hash
    language: str | None = None


class Session(msgspec.Struct, frozen=True):
    """A browser that belongs to a player. Only the hash of its cookie is kept."""

    token_hash: str
    player: str
    csrf: str
    created: float
    seen: float


class Passkey(msgspec.Struct, frozen=True):
    id: str
    player: str
    name: str
    public_key: bytes
    sign_count: int
    created: float


class Token(msgspec.Struct, frozen=True):
    """What a program shows to play for its owner. Only its hash is kept."""

    id: str
    token_hash: str
    player: str
    name: str
    created: float
