"""A store over any database that can run an operation in a transaction."""

import time
from abc import abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from ludopolis.server.store import operations
from ludopolis.server.store.contract import (
    SESSION_SECONDS,
    Doorbell,
    Entry,
    KeptRecord,
    Message,
    Passkey,
    Player,
    Rating,
    Session,
    Store,
    Summary,
    Token,
)
from ludopolis.server.store.operations import Database

T = TypeVar("T")
Operation = Callable[[Database], Coroutine[Any, Any, T]]


class DatabaseStore(Store):
    def __init__(self) -> None:
        self._doorbells: list[Doorbell] = []

    @abstractmethod
    async def read(self, operation: Operation[T]) -> T:
        """The result of an operation that changes nothing."""

    async def glance(self, operation: Operation[T]) -> T:
        """The result of an operation that looks up one row by its key."""
        return await self.read(operation)

    @abstractmethod
    async def write(self, operation: Operation[T]) -> T:
        """The result of an operation, all of which is on disk; or its error, and nothing was changed."""

    async def healthy(self) -> bool:
        try:
            return await self.read(lambda db: db.rows("select 1")) == [(1,)]
        except Exception:  # whatever is wrong with a database, it is not healthy
            return False

    async def forget_old_sessions(self) -> None:
        oldest = time.time() - SESSION_SECONDS
        await self.write(lambda db: operations.end_sessions_before(db, oldest))

    def listen(self, doorbell: Doorbell) -> None:
        self._doorbells.append(doorbell)

    # --- tables

    async def append(self, table: str, entry: Entry, summary: Summary | None = None) -> None:
        await self.write(lambda db: operations.append(db, table, entry, summary))

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        return await self.read(lambda db: operations.entries(db, table, after))

    async def summary(self, table: str) -> Summary | None:
        return await self.read(lambda db: operations.summary(db, table))

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
        return await self.read(
            lambda db: operations.summaries(
                db, player=player, public=public, phases=phases, game=game, before=before, limit=limit
            )
        )

    async def add_message(self, table: str, message: Message, key: str | None = None) -> Message:
        return await self.write(lambda db: operations.add_message(db, table, message, key))

    async def messages(self, table: str, after: int = 0) -> list[Message]:
        return await self.read(lambda db: operations.messages(db, table, after))

    async def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        return await self.read(lambda db: operations.ratings(db, game, players))

    async def rate(self, table: str, round: int, ratings: Sequence[Rating]) -> bool:
        return await self.write(lambda db: operations.rate(db, table, round, ratings))

    async def leaderboard(self, game: str, limit: int = 100) -> list[Rating]:
        return await self.read(lambda db: operations.leaderboard(db, game, limit))

    async def add_record(self, record: KeptRecord) -> None:
        await self.write(lambda db: operations.add_record(db, record))

    async def record(self, id: str) -> KeptRecord | None:
        return await self.read(lambda db: operations.record(db, id))

    # --- people

    async def add_player(self, player: Player) -> None:
        await self.write(lambda db: operations.add_player(db, player))

    async def change_player(self, player: Player) -> None:
        await self.write(lambda db: operations.change_player(db, player))

    async def rename_player(self, id: str, name: str, language: str | None) -> None:
        await self.write(lambda db: operations.rename_player(db, id, name, language))

    async def remove_player(self, id: str) -> None:
        await self.write(lambda db: operations.remove_player(db, id))

    async def player(self, id: str) -> Player | None:
        return await self.glance(lambda db: operations.player(db, id))

    async def player_by_login(self, login: str) -> Player | None:
        return await self.read(lambda db: operations.player_by_login(db, login))

    async def players(self, ids: Sequence[str]) -> dict[str, Player]:
        return await self.read(lambda db: operations.players(db, ids))

    async def add_session(self, session: Session) -> None:
        await self.write(lambda db: operations.add_session(db, session))

    async def session(self, token_hash: str) -> Session | None:
        return await self.glance(lambda db: operations.session(db, token_hash))

    async def touch_session(self, token_hash: str, seen: float) -> None:
        await self.write(lambda db: operations.touch_session(db, token_hash, seen))

    async def end_session(self, token_hash: str) -> None:
        await self.write(lambda db: operations.end_session(db, token_hash))

    async def end_sessions_of(self, player: str, but: str | None = None) -> None:
        await self.write(lambda db: operations.end_sessions_of(db, player, but))

    async def add_passkey(self, passkey: Passkey) -> None:
        await self.write(lambda db: operations.add_passkey(db, passkey))

    async def passkey(self, id: str) -> Passkey | None:
        return await self.read(lambda db: operations.passkey(db, id))

    async def passkeys(self, player: str) -> list[Passkey]:
        return await self.read(lambda db: operations.passkeys(db, player))

    async def use_passkey(self, id: str, sign_count: int) -> None:
        await self.write(lambda db: operations.use_passkey(db, id, sign_count))

    async def remove_passkey(self, player: str, id: str) -> bool:
        return await self.write(lambda db: operations.remove_passkey(db, player, id))

    async def add_challenge(self, id: str, challenge: bytes, expires: float) -> None:
        await self.write(lambda db: operations.add_challenge(db, id, challenge, expires))

    async def take_challenge(self, id: str, now: float) -> bytes | None:
        return await self.write(lambda db: operations.take_challenge(db, id, now))

    async def add_token(self, token: Token) -> None:
        await self.write(lambda db: operations.add_token(db, token))

    async def token(self, token_hash: str) -> Token | None:
        return await self.glance(lambda db: operations.token(db, token_hash))

    async def tokens(self, player: str) -> list[Token]:
        return await self.read(lambda db: operations.tokens(db, player))

    async def remove_token(self, player: str, id: str) -> bool:
        return await self.write(lambda db: operations.remove_token(db, player, id))
