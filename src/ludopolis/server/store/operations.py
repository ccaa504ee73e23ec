"""What the stores do, in SQL that SQLite and PostgreSQL both understand: each operation once.

An operation is a coroutine over a ``Database``. PostgreSQL awaits it; the threads of SQLite, whose calls
never wait for the network, run it to its end at once (``finish``).
"""

import math
import unicodedata
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from ludopolis.server.store.contract import (
    Conflict,
    Entry,
    KeptRecord,
    Message,
    Passkey,
    Player,
    Rating,
    Repeated,
    Run,
    Session,
    Summary,
    Token,
)

MOST_RUNS = 100  # kept: every clock that runs is looked at in each of them

T = TypeVar("T")
Row = tuple[Any, ...]


class Database(Protocol):
    """A transaction. Parameters are named ``:like_this``; a broken unique constraint raises Conflict."""

    async def rows(self, sql: str, **parameters: Any) -> list[Row]: ...

    async def change(self, sql: str, **parameters: Any) -> int:
        """Returns how many rows were changed."""

    async def ring(self, table: str) -> None:
        """Tell other processes, once the transaction is kept, that there is something new at the table."""


def finish(operation: Coroutine[Any, Any, T]) -> T:
    """The result of an operation that never waits."""
    try:
        operation.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("an operation on SQLite tried to wait")


async def _row(db: Database, sql: str, **parameters: Any) -> Row | None:
    rows = await db.rows(sql, **parameters)
    return rows[0] if rows else None


def _among(column: str, values: Sequence[str], parameters: dict[str, Any]) -> str:
    """A condition: the column has one of the values, which are added to the parameters."""
    names = [f"{column}_{place}" for place in range(len(values))]
    parameters.update(zip(names, values))
    return f"{column} in ({', '.join(f':{name}' for name in names)})"


# --- tables ---------------------------------------------------------------------------------------


async def append(db: Database, table: str, entries: Sequence[Entry], summary: Summary | None = None) -> None:
    """Keep entries, all or none, and the summary they lead to; returns when they are on disk.

    Raises Conflict if the number of the first is not the next one, Repeated if its key is known.
    """
    for entry in entries:
        await _append_one(db, table, entry)
    if summary is not None:
        await _summarize(db, summary)
    await db.ring(table)


async def _append_one(db: Database, table: str, entry: Entry) -> None:
    """The entry before it must be there: the entries of a table have no gaps."""
    kept = await db.change(
        """
        insert into entries (table_id, number, at, key, body)
        select :table_id, :number, :at, :key, :body
        where :number = 1
            or exists (select 1 from entries where table_id = :table_id and number = :number - 1)
        on conflict do nothing
        """,
        table_id=table,
        **msgspec.structs.asdict(entry),
    )
    if not kept:
        raise await _why_not_appended(db, table, entry)


async def _why_not_appended(db: Database, table: str, entry: Entry) -> Conflict | Repeated:
    known = await _row(
        db, "select number from entries where table_id = :table and key = :key", table=table, key=entry.key
    )
    return Repeated(known[0]) if known else Conflict(f"entry {entry.number} of {table} is not the next one")


async def _summarize(db: Database, summary: Summary) -> None:
    players = msgspec.json.encode(summary.players).decode()
    before = await _row(db, "select players from summaries where id = :id", id=summary.id)
    await db.change(
        """
        insert into summaries (id, game, phase, public, players, waiting_for, updated, body)
        values (:id, :game, :phase, :public, :players, :waiting_for, :updated, :body)
        on conflict (id) do update set
            game = excluded.game, phase = excluded.phase, public = excluded.public,
            players = excluded.players, waiting_for = excluded.waiting_for,
            updated = excluded.updated, body = excluded.body
        """,
        **msgspec.structs.asdict(summary)
        | {"players": players, "waiting_for": msgspec.json.encode(summary.waiting_for).decode()},
    )
    if before != (players,):
        await db.change("delete from table_players where table_id = :table", table=summary.id)
        for player in set(summary.players):
            await db.change(
                "insert into table_players (player, table_id) values (:player, :table)",
                player=player,
                table=summary.id,
            )


async def entries(db: Database, table: str, after: int = 0) -> list[Entry]:
    rows = await db.rows(
        """
        select number, at, body, key from entries
        where table_id = :table and number > :after order by number
        """,
        table=table,
        after=after,
    )
    return [Entry(*row) for row in rows]


SUMMARY = "select id, game, phase, public, players, waiting_for, updated, body from summaries"


def _summary_of(row: Row) -> Summary:
    id, game, phase, public, players, waiting_for, updated, body = row
    names = tuple[str, ...]
    return Summary(
        id,
        game,
        phase,
        bool(public),
        msgspec.json.decode(players, type=names),
        msgspec.json.decode(waiting_for, type=names),
        updated,
        body,
    )


async def summary(db: Database, table: str) -> Summary | None:
    row = await _row(db, f"{SUMMARY} where id = :table", table=table)
    return _summary_of(row) if row else None


async def summaries(
    db: Database,
    *,
    player: str | None = None,
    public: bool | None = None,
    phases: Sequence[str] = (),
    game: str | None = None,
    before: float | None = None,
    limit: int = 50,
) -> list[Summary]:
    """The tables that fit, newest first; ``before`` pages on."""
    given: dict[str, Any] = {"limit": limit}
    conditions = []
    if player is not None:
        conditions.append("id in (select table_id from table_players where player = :player)")
        given["player"] = player
    if public is not None:
        conditions.append("public = :public")
        given["public"] = public
    if phases:
        conditions.append(_among("phase", phases, given))
    if game is not None:
        conditions.append("game = :game")
        given["game"] = game
    if before is not None:
        conditions.append("updated < :before")
        given["before"] = before
    where = f"where {' and '.join(conditions)}" if conditions else ""
    rows = await db.rows(f"{SUMMARY} {where} order by updated desc, id limit :limit", **given)
    return [_summary_of(row) for row in rows]


# --- when the service was up ----------------------------------------------------------------------


async def begin_run(db: Database, wall: float, join: bool = False) -> list[Run]:
    """Note that the service is up: in the run of those who serve already, or in a new one. Returns the runs,
    oldest first."""
    runs = await _runs(db)
    if join and runs:
        return runs
    last = await _last_sign(db)
    if not runs and last:
        runs.append(await _add_run(db, last))  # what was played before runs were noted
    began = max(wall, math.nextafter(last, math.inf))  # after all that is kept, whatever the wall says
    runs.append(await _add_run(db, began))
    if len(runs) > MOST_RUNS:
        await db.change("delete from runs where began < :oldest", oldest=runs[-MOST_RUNS].began)
    return runs[-MOST_RUNS:]


async def _runs(db: Database) -> list[Run]:
    return [Run(*row) for row in await db.rows("select began, seen from runs order by began")]


async def _last_sign(db: Database) -> float:
    """The latest time that is kept anywhere; 0 if there is none."""
    (signs,) = await db.rows("select (select max(seen) from runs), (select max(updated) from summaries)")
    return max(sign or 0.0 for sign in signs)


async def _add_run(db: Database, began: float) -> Run:
    await db.change("insert into runs (began, seen) values (:began, :began)", began=began)
    return Run(began, began)


async def pulse(db: Database, now: float) -> float:
    """Keep a sign of life; returns the latest one of all processes."""
    newest = "began = (select max(began) from runs)"
    await db.change(f"update runs set seen = :now where {newest} and seen < :now", now=now)
    row = await _row(db, f"select seen from runs where {newest}")
    return row[0] if row else now


async def probe(db: Database) -> None:
    """Write something that changes nothing."""
    await db.change("update runs set seen = seen")


# --- chat -----------------------------------------------------------------------------------------

MESSAGE = "select number, at, player, name, text from messages"


async def add_message(db: Database, table: str, message: Message, key: str | None = None) -> Message:
    """Keep a chat message, and give it its number. A repeated key returns the first one."""
    while True:
        taken = await db.rows(
            """
            insert into messages (table_id, number, at, key, player, name, text)
            select :table, 1 + coalesce(max(number), 0), :at, :key, :player, :name, :text
            from messages where table_id = :table
            on conflict do nothing
            returning number
            """,
            table=table,
            key=key,
            at=message.at,
            player=message.player,
            name=message.name,
            text=message.text,
        )
        if taken:
            await db.ring(table)
            return msgspec.structs.replace(message, number=taken[0][0])
        known = await _row(db, f"{MESSAGE} where table_id = :table and key = :key", table=table, key=key)
        if known:
            return Message(*known)
        # somebody took the number in between: take the next one


async def messages(db: Database, table: str, after: int = 0, limit: int = 200) -> list[Message]:
    """The newest lines of the chat, oldest first."""
    rows = await db.rows(
        f"{MESSAGE} where table_id = :table and number > :after and text <> '' "
        "order by number desc limit :limit",
        table=table,
        after=after,
        limit=limit,
    )
    return [Message(*row) for row in reversed(rows)]


# --- ratings and records --------------------------------------------------------------------------

RATING = "select player, game, mu, sigma, games from ratings"
FIRST_RATING = """
    insert into ratings (game, player, mu, sigma, games) values (:game, :player, :mu, :sigma, :games)
    on conflict do nothing
"""
NEXT_RATING = """
    update ratings set mu = :mu, sigma = :sigma, games = :games
    where game = :game and player = :player and games = :games - 1
"""


async def ratings(db: Database, game: str, players: Sequence[str]) -> dict[str, Rating]:
    if not players:
        return {}
    given: dict[str, Any] = {"game": game}
    rows = await db.rows(f"{RATING} where game = :game and {_among('player', players, given)}", **given)
    return {row[0]: Rating(*row) for row in rows}


async def rate(db: Database, table: str, round: int, ratings: Sequence[Rating]) -> bool:
    """Keep the ratings after a round of a table, once: False if that round was rated before.

    Raises Conflict if one of the players was rated for another game since the ratings were read.
    """
    fresh = await db.change(
        "insert into rated (table_id, round) values (:table, :round) on conflict do nothing",
        table=table,
        round=round,
    )
    if not fresh:
        return False
    for rating in ratings:
        if not await db.change(
            FIRST_RATING if rating.games == 1 else NEXT_RATING, **msgspec.structs.asdict(rating)
        ):
            raise Conflict(f"{rating.player} was rated for another game meanwhile")
    return True


async def rated_rounds(db: Database, tables: Sequence[str]) -> set[tuple[str, int]]:
    """The rounds of these tables that are settled."""
    if not tables:
        return set()
    given: dict[str, Any] = {}
    rows = await db.rows(
        f"select table_id, round from rated where {_among('table_id', tables, given)}", **given
    )
    return {(table, round) for table, round in rows}


async def leaderboard(db: Database, game: str, limit: int = 100) -> list[Rating]:
    rows = await db.rows(
        f"{RATING} where game = :game order by mu - 3 * sigma desc, player limit :limit",
        game=game,
        limit=limit,
    )
    return [Rating(*row) for row in rows]


async def add_record(db: Database, record: KeptRecord) -> None:
    await db.change(
        """
        insert into records (id, game, owner, at, text) values (:id, :game, :owner, :at, :text)
        on conflict (id) do nothing
        """,
        **msgspec.structs.asdict(record),
    )


async def record(db: Database, id: str) -> KeptRecord | None:
    row = await _row(db, "select id, game, owner, at, text from records where id = :id", id=id)
    return KeptRecord(*row) if row else None


# --- players --------------------------------------------------------------------------------------

PLAYER = "select id, name, created, login, password, language from players"


def login_key(login: str) -> str:
    """Two logins that look alike are one."""
    return unicodedata.normalize("NFKC", login).casefold()


def _columns_of(player: Player) -> dict[str, Any]:
    key = None if player.login is None else login_key(player.login)
    return msgspec.structs.asdict(player) | {"login_key": key}


async def add_player(db: Database, player: Player) -> None:
    """Raises Conflict if the login name is taken."""
    await db.change(
        """
        insert into players (id, name, created, login, login_key, password, language)
        values (:id, :name, :created, :login, :login_key, :password, :language)
        """,
        **_columns_of(player),
    )


async def change_player(db: Database, player: Player) -> None:
    """Raises Conflict if the login name is taken."""
    await db.change(
        """
        update players set name = :name, login = :login, login_key = :login_key,
            password = :password, language = :language
        where id = :id
        """,
        **_columns_of(player),
    )


async def rename_player(db: Database, id: str, name: str, language: str | None) -> None:
    """Change only this: meanwhile the same player may change the password."""
    sql = "update players set name = :name, language = :language where id = :id"
    await db.change(sql, id=id, name=name, language=language)


async def remove_player(db: Database, id: str) -> None:
    """Forget a player: how they prove who they are, ratings, and what they wrote (lines of chat keep their
    numbers, and say nothing). Journals stay."""
    await db.change("delete from players where id = :id", id=id)
    await db.change("delete from ratings where player = :id", id=id)
    await db.change("update messages set name = '', text = '' where player = :id", id=id)


async def player(db: Database, id: str) -> Player | None:
    row = await _row(db, f"{PLAYER} where id = :id", id=id)
    return Player(*row) if row else None


async def player_by_login(db: Database, login: str) -> Player | None:
    row = await _row(db, f"{PLAYER} where login_key = :key", key=login_key(login))
    return Player(*row) if row else None


async def players(db: Database, ids: Sequence[str]) -> dict[str, Player]:
    if not ids:
        return {}
    given: dict[str, Any] = {}
    rows = await db.rows(f"{PLAYER} where {_among('id', ids, given)}", **given)
    return {row[0]: Player(*row) for row in rows}


# --- sessions -------------------------------------------------------------------------------------


async def add_session(db: Database, session: Session) -> None:
    await db.change(
        """
        insert into sessions (token_hash, player, csrf, created, seen)
        values (:token_hash, :player, :csrf, :created, :seen)
        """,
        **msgspec.structs.asdict(session),
    )


async def session(db: Database, token_hash: str) -> Session | None:
    row = await _row(
        db,
        "select token_hash, player, csrf, created, seen from sessions where token_hash = :token_hash",
        token_hash=token_hash,
    )
    return Session(*row) if row else None


async def touch_session(db: Database, token_hash: str, seen: float) -> None:
    await db.change(
        "update sessions set seen = :seen where token_hash = :token_hash", token_hash=token_hash, seen=seen
    )


async def end_session(db: Database, token_hash: str) -> None:
    await db.change("delete from sessions where token_hash = :token_hash", token_hash=token_hash)


async def end_sessions_of(db: Database, player: str, but: str | None = None) -> None:
    await db.change(
        "delete from sessions where player = :player and token_hash <> :but", player=player, but=but or ""
    )


async def end_sessions_before(db: Database, seen: float) -> None:
    await db.change("delete from sessions where seen < :seen", seen=seen)


# --- passkeys and tokens --------------------------------------------------------------------------

PASSKEY = "select id, player, name, public_key, sign_count, created from passkeys"
TOKEN = "select id, token_hash, player, name, created from tokens"


async def add_passkey(db: Database, passkey: Passkey) -> None:
    await db.change(
        """
        insert into passkeys (id, player, name, public_key, sign_count, created)
        values (:id, :player, :name, :public_key, :sign_count, :created)
        """,
        **msgspec.structs.asdict(passkey),
    )


async def passkey(db: Database, id: str) -> Passkey | None:
    row = await _row(db, f"{PASSKEY} where id = :id", id=id)
    return Passkey(*row) if row else None


async def passkeys(db: Database, player: str) -> list[Passkey]:
    rows = await db.rows(f"{PASSKEY} where player = :player order by created, id", player=player)
    return [Passkey(*row) for row in rows]


async def use_passkey(db: Database, id: str, sign_count: int) -> None:
    await db.change("update passkeys set sign_count = :count where id = :id", id=id, count=sign_count)


async def remove_passkey(db: Database, player: str, id: str) -> bool:
    sql = "delete from passkeys where player = :player and id = :id"
    return await db.change(sql, player=player, id=id) > 0


async def add_challenge(db: Database, id: str, challenge: bytes, expires: float) -> None:
    """Keep a question that a passkey has to answer, in place of an older one with the same id."""
    await db.change(
        """
        insert into challenges (id, challenge, expires) values (:id, :challenge, :expires)
        on conflict (id) do update set challenge = excluded.challenge, expires = excluded.expires
        """,
        id=id,
        challenge=challenge,
        expires=expires,
    )


async def take_challenge(db: Database, id: str, now: float) -> bytes | None:
    """The question, once; None if there is none, or it has expired."""
    row = await _row(db, "delete from challenges where id = :id returning challenge, expires", id=id)
    await db.change("delete from challenges where expires < :now", now=now)
    return row[0] if row and row[1] >= now else None


async def add_token(db: Database, token: Token) -> None:
    await db.change(
        """
        insert into tokens (id, token_hash, player, name, created)
        values (:id, :token_hash, :player, :name, :created)
        """,
        **msgspec.structs.asdict(token),
    )


async def token(db: Database, token_hash: str) -> Token | None:
    row = await _row(db, f"{TOKEN} where token_hash = :token_hash", token_hash=token_hash)
    return Token(*row) if row else None


async def tokens(db: Database, player: str) -> list[Token]:
    rows = await db.rows(f"{TOKEN} where player = :player order by created, id", player=player)
    return [Token(*row) for row in rows]


async def remove_token(db: Database, player: str, id: str) -> bool:
    sql = "delete from tokens where player = :player and id = :id"
    return await db.change(sql, player=player, id=id) > 0
