"""``ludopolis migrate``, ``ludopolis backup`` and ``ludopolis restore``."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludopolis.cli.output import console
from ludopolis.cli.parameters import DatabaseUrl
from ludopolis.cli.service import require_service
from ludopolis.server.settings import settings_from


def migrate(*, database: DatabaseUrl = None) -> None:
    """Bring the service's database to the newest schema; a new database gets it."""
    require_service()
    from ludopolis.server.store.claim import claimed
    from ludopolis.server.store.migration import migrate as migrate_database

    url = settings_from(given={"database": database}).database_url
    with claimed(url):
        before, after = migrate_database(url)
    _say(f"schema {after}, as it was" if before == after else f"schema {before or 'none'} -> {after}")


def backup(file: Annotated[Path, Parameter(help="A new file.")], /, *, database: DatabaseUrl = None) -> None:
    """Write the service's whole database to a file, also while the service runs."""
    require_service()
    from ludopolis.server.store.backup import write_backup

    rows = write_backup(settings_from(given={"database": database}).database_url, file)
    _say(f"{file}: {rows} rows, {file.stat().st_size / 1000:,.0f} kB")


def restore(file: Annotated[Path, Parameter(help="A backup.")], /, *, database: DatabaseUrl = None) -> None:
    """Fill an empty database from a backup; a damaged file is refused before anything is written."""
    require_service()
    from ludopolis.server.store.backup import restore_backup

    rows = restore_backup(settings_from(given={"database": database}).database_url, file)
    _say(f"{rows} rows restored")


def _say(line: str) -> None:
    console().print(line, markup=False, soft_wrap=True)
