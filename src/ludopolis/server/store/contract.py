"""What the service asks of a store. SQLite and PostgreSQL do the same.

A table is nothing but its entries, numbered from 1: whoever holds them all can rebuild it. An entry is
kept before anybody hears of it, so killing the process loses nothing that was acknowledged. The summary
of a table is a cache for lists, written together with the entry that changed it.
"""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from ludopolis.core.errors import LudopolisError

SESSION_SECONDS = 90 * 24 * 3600
"""A session that nobody used for so long is forgotten."""


class StoreTrouble(LudopolisError):
    """The database cannot be used as it is; the message says what to do."""


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


Doorbell = Callable[[str, int], None]
"""Called with a table and the number of its newest entry when another process has written there: entries
or chat. It may ring for nothing; what is in the store is the truth."""


class TableStore(Protocol):
    """The journals of the tables, and what hangs on them."""

    async def append(self, table: str, entry: Entry, summary: Summary | None = None) -> None:
        """Keep an entry (and the summary it leads to); returns when it is on disk.

        Raises Conflict if the number is not the next one, Repeated if the key is known.
        """

    async def entries(self, table: str, after: int = 0) -> list[Entry]: ...

    async def summary(self, table: str) -> Summary | None: ...

    async def summaries(
        self,
        *,
        player: str | None = None,
        public: bool | None = None,
        phases: Sequence[str] = (),
        game: str | None = None,
        before: float | None = None,
        limit: int = 50,
    ) -> list[Summary]:
        """The tables that fit, newest first; ``before`` pages on."""

    async def add_message(self, table: str, message: Message, key: str | None = None) -> Message:
        """Keep a chat message; the store gives it its number. A repeated key returns the first one."""

    async def messages(self, table: str, after: int = 0) -> list[Message]: ...

    async def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]: ...

    async def rate(self, table: str, round: int, ratings: Sequence[Rating]) -> bool:
        """Keep the ratings after a round of a table, once: False if that round was rated before.

        Raises Conflict if one of the players was rated for another game since the ratings were read.
        """

    async def leaderboard(self, game: str, limit: int = 100) -> list[Rating]: ...

    async def add_record(self, record: KeptRecord) -> None: ...

    async def record(self, id: str) -> KeptRecord | None: ...

    def listen(self, doorbell: Doorbell) -> None: ...


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


class PeopleStore(Protocol):
    """Players, and how they prove who they are."""

    async def add_player(self, player: Player) -> None:
        """Raises Conflict if the login name is taken."""

    async def change_player(self, player: Player) -> None:
        """Raises Conflict if the login name is taken."""

    async def rename_player(self, id: str, name: str, language: str | None) -> None:
        """Change only this: meanwhile the same player may change the password."""

    async def remove_player(self, id: str) -> None:
        """Forget a player: how they prove who they are, ratings, and what they wrote. Journals stay."""

    async def player(self, id: str) -> Player | None: ...

    async def player_by_login(self, login: str) -> Player | None: ...

    async def players(self, ids: Sequence[str]) -> dict[str, Player]: ...

    async def add_session(self, session: Session) -> None: ...

    async def session(self, token_hash: str) -> Session | None: ...

    async def touch_session(self, token_hash: str, seen: float) -> None: ...

    async def end_session(self, token_hash: str) -> None: ...

    async def end_sessions_of(self, player: str, but: str | None = None) -> None: ...

    async def add_passkey(self, passkey: Passkey) -> None: ...

    async def passkey(self, id: str) -> Passkey | None: ...

    async def passkeys(self, player: str) -> list[Passkey]: ...

    async def use_passkey(self, id: str, sign_count: int) -> None: ...

    async def remove_passkey(self, player: str, id: str) -> bool: ...

    async def add_challenge(self, id: str, challenge: bytes, expires: float) -> None:
        """Keep a question that a passkey has to answer, in place of an older one with the same id."""

    async def take_challenge(self, id: str, now: float) -> bytes | None:
        """The question, once; None if there is none, or it has expired."""

    async def add_token(self, token: Token) -> None: ...

    async def token(self, token_hash: str) -> Token | None: ...

    async def tokens(self, player: str) -> list[Token]: ...

    async def remove_token(self, player: str, id: str) -> bool: ...


class Store(TableStore, PeopleStore, Protocol):
    """Everything."""

    async def start(self) -> None:
        """Open the database; refuses one whose schema is not the newest, and says how to migrate."""

    async def stop(self) -> None: ...

    async def healthy(self) -> bool: ...
