"""A whole database as one file, from which any other database can be filled.

The file is gzipped JSON, one value a line: a header (which schema, which columns), the rows, each with its
table, and at the end their number and a checksum of everything before. A backup is one consistent picture,
taken while the service runs; a restore checks the whole file before it writes anything.
"""

import gzip
import hashlib
import os
import time
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, MetaData, select

from ludopolis.server.store import migration
from ludopolis.server.store.address import is_sqlite, sqlite_path
from ludopolis.server.store.claim import claimed
from ludopolis.server.store.contract import StoreTrouble
from ludopolis.server.store.schema import metadata

FORMAT = 1
AT_ONCE = 500
VERSION_TABLE = "alembic_version"


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ludopolis: str = "backup"
    format: int = FORMAT
    schema: str
    at: float
    columns: dict[str, list[str]]


class Row(NamedTuple):
    table: str
    values: list[Any]


class Footer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    rows: int
    sha256: str


class BadBackup(StoreTrouble):
    """A file that is no backup, or not the whole of one."""


# --- making one -----------------------------------------------------------------------------------


def write_backup(url: str, path: Path) -> int:
    """Write everything to a new file; returns the number of rows."""
    if path.exists():
        raise StoreTrouble(f"{path} exists already: a backup never overwrites a file")
    with _snapshot(url) as connection, _new_file(path) as unfinished:
        return _write(connection, unfinished)


@contextmanager
def _snapshot(url: str) -> Iterator[Connection]:
    """A transaction that sees the database as it is now, whatever is written meanwhile."""
    if is_sqlite(url) and not sqlite_path(url).exists():
        raise StoreTrouble(f"there is no database {sqlite_path(url)}")
    level = "SERIALIZABLE" if is_sqlite(url) else "REPEATABLE READ"
    with migration.engine_of(url).connect() as connection:
        yield connection.execution_options(isolation_level=level, yield_per=AT_ONCE)


@contextmanager
def _new_file(path: Path) -> Iterator[Path]:
    """A half-written backup never has the name of a whole one. It holds hashes of passwords: nobody else may
    read it."""
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    try:
        yield unfinished
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def _write(connection: Connection, path: Path) -> int:
    revision = migration.revision_of(connection)
    if revision is None:
        raise StoreTrouble("the database is empty: there is nothing to back up")
    tables = _tables(connection)
    columns = _columns(tables)
    checksum, rows = hashlib.sha256(), 0
    with path.open("wb") as raw, gzip.open(raw, "wb") as file:

        def line(value: Any) -> None:
            encoded = msgspec.json.encode(value) + b"\n"
            checksum.update(encoded)
            file.write(encoded)

        line(Header(schema=revision, at=time.time(), columns=columns))
        for table in tables.sorted_tables:
            for found in connection.execute(select(table).order_by(*table.primary_key)):
                line(Row(str(table.name), [_to_json(value) for value in found]))
                rows += 1
        line(Footer(rows=rows, sha256=checksum.hexdigest()))
        file.close()
        raw.flush()
        os.fsync(raw.fileno())
    return rows


def _tables(connection: Connection, names: Iterable[str] = metadata.tables) -> MetaData:
    """Those of ours there are, as they are: they may be older than what this version would make."""
    wanted, found = set(names), MetaData()
    found.reflect(connection, only=lambda name, _: name in wanted)
    return found


def _columns(tables: MetaData) -> dict[str, list[str]]:
    """In the order of the rows' values."""
    return {str(table.name): [str(column.name) for column in table.columns] for table in tables.sorted_tables}


def _to_json(value: Any) -> Any:
    return {"base64": b64encode(value).decode()} if isinstance(value, bytes) else value


def _from_json(value: Any) -> Any:
    return b64decode(value["base64"]) if isinstance(value, dict) else value


# --- reading one ----------------------------------------------------------------------------------


def check_backup(path: Path) -> tuple[Header, int]:
    """The header and the number of rows of a file that is whole and undamaged."""
    checksum, last, lines = hashlib.sha256(), b"", 0
    header = _header(path)
    for line in _lines(path):
        checksum.update(last)  # the last line is the footer, which holds the checksum
        last = line
        lines += 1
    footer = _footer(path, last)
    if (footer.rows, footer.sha256) != (lines - 2, checksum.hexdigest()):
        raise BadBackup(f"{path} is damaged: its checksum is wrong. Take another backup")
    return header, footer.rows


def _header(path: Path) -> Header:
    try:
        header = msgspec.json.decode(next(_lines(path), b""), type=Header)
    except msgspec.DecodeError:
        raise BadBackup(f"{path} is no backup of Ludopolis") from None
    if header.format != FORMAT or header.schema not in migration.revisions():
        raise BadBackup(
            f"{path} was made by a newer version of Ludopolis: install that version, or a newer one"
        )
    return header


def _footer(path: Path, line: bytes) -> Footer:
    try:
        return msgspec.json.decode(line, type=Footer)
    except msgspec.DecodeError:
        raise BadBackup(f"{path} is damaged: its end is missing. Take another backup") from None


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with gzip.open(path) as file:
            yield from file
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise BadBackup(f"{path} is no backup, or a damaged one: {error}") from None
    except OSError as error:
        raise BadBackup(f"cannot read {path}: {error.strerror}") from None


def _rows(path: Path, count: int) -> Iterator[Row]:
    for line in islice(_lines(path), 1, 1 + count):
        yield msgspec.json.decode(line, type=Row)


# --- restoring it ---------------------------------------------------------------------------------


def restore_backup(url: str, path: Path) -> int:
    """Fill an empty database; returns the number of rows. The file may be of an older schema."""
    header, count = check_backup(path)
    if is_sqlite(url):
        _restore_sqlite(sqlite_path(url), header, _rows(path, count))
    else:
        with migration.engine_of(url).begin() as connection:
            _check_empty(connection)
            _drop_empty(connection)
            _fill(connection, header, _rows(path, count))
    return count


def _restore_sqlite(path: Path, header: Header, rows: Iterable[Row]) -> None:
    """Into a new file, which takes the place of the empty one when it is complete."""
    with claimed(f"sqlite:///{path}"):
        if path.exists():
            with migration.engine_of(f"sqlite:///{path}").connect() as connection:
                _check_empty(connection)
        unfinished = path.with_name(f"{path.name}.unfinished")
        unfinished.unlink(missing_ok=True)
        with migration.engine_of(f"sqlite:///{unfinished}").begin() as connection:
            _fill(connection, header, rows)
        for suffix in ("-wal", "-shm"):
            path.with_name(path.name + suffix).unlink(missing_ok=True)
        os.replace(unfinished, path)


def _check_empty(connection: Connection) -> None:
    for table in _tables(connection, metadata.tables.keys() - {"runs"}).sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise StoreTrouble(
                f"the database is not empty (there are {table.name}): "
                "restore into a new one, so that nothing is lost"
            )


def _drop_empty(connection: Connection) -> None:
    """The tables are made anew as they were when the backup was made."""
    _tables(connection, [VERSION_TABLE, *metadata.tables]).drop_all(connection)


def _fill(connection: Connection, header: Header, rows: Iterable[Row]) -> None:
    migration.upgrade(connection, header.schema)
    tables = _tables(connection, header.columns)
    if _columns(tables) != header.columns:
        raise BadBackup(f"the backup does not have the columns of schema {header.schema}")
    for name, found in groupby(rows, lambda row: row.table):
        columns = header.columns[name]
        while some := list(islice(found, AT_ONCE)):
            values = [dict(zip(columns, map(_from_json, row.values))) for row in some]
            connection.execute(tables.tables[name].insert(), values)
    migration.upgrade(connection)
