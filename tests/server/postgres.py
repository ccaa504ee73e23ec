"""A PostgreSQL server of our own for tests: Debian's binaries, a fresh folder, a socket only."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
FAST = "-c fsync=off -c synchronous_commit=off -c max_connections=60 -c listen_addresses=''"


def binaries() -> Path | None:
    """Where initdb and pg_ctl are, if anywhere."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return BINARIES[-1] if BINARIES else None


@contextmanager
def running(bin: Path) -> Iterator[str]:
    """The address of a running server, to which a database is added."""
    folder = Path(tempfile.mkdtemp(prefix="ludopolis-postgres-"))
    data = folder / "data"
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    try:
        _run(bin / "initdb", "--no-sync", "-A", "trust", "-U", "postgres", "-D", data)
        _run(bin / "pg_ctl", "-w", "-D", data, "-l", folder / "log", "-o", f"{FAST} -k {folder}", "start")
        try:
            yield f"postgresql://postgres@{quote(str(folder), safe='')}/"
        finally:
            _run(bin / "pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(*command: object) -> None:
    """PostgreSQL refuses to be run by root."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*prefix, *map(str, command)], check=True, capture_output=True, cwd="/")
