"""``ludopolis serve``."""

import asyncio
import gc
import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from ludopolis.cli.output import console
from ludopolis.cli.parameters import DatabaseUrl
from ludopolis.cli.service import require_service
from ludopolis.server.settings import PREFIX, Settings, settings_from

if TYPE_CHECKING:
    from fastapi import FastAPI

LARGEST_SOCKET_MESSAGE = 64 * 1024
GRACE_SECONDS = 5
GARBAGE = (2_000, 10, 50)  # new objects, then rounds, until the next generation is looked through


def serve(
    *,
    host: Annotated[str | None, Parameter(help="The address to listen at; 0.0.0.0 is all.")] = None,
    port: Annotated[int | None, Parameter(help="The port to listen at.")] = None,
    database: DatabaseUrl = None,
    workers: Annotated[int | None, Parameter(help="Processes; more than one only with PostgreSQL.")] = None,
) -> None:
    """Run the service with its page; everything else is set by LUDOPOLIS_... (docs/operate.md)."""
    given = {"host": host, "port": port, "database": database, "workers": workers}
    settings = settings_from(given=given)
    require_service()
    import uvicorn

    from ludopolis.server import open_files
    from ludopolis.server.connections import HttpConnection, SocketConnection
    from ludopolis.server.store.claim import claimed

    open_files.raise_limit()
    with claimed(settings.database_url), _shared_metrics(settings):
        asyncio.run(_check_database(settings.database_url))
        _pass_on(settings)
        _announce(settings)
        signal.signal(signal.SIGTERM, _end_well)
        uvicorn.run(
            "ludopolis.cli.serve:service",
            factory=True,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            http=HttpConnection,
            ws=SocketConnection,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            ws_max_size=LARGEST_SOCKET_MESSAGE,
            timeout_graceful_shutdown=GRACE_SECONDS,
            log_config=None,
            access_log=False,
            server_header=False,
        )


def _end_well(*_: object) -> None:
    """Uvicorn stops in order, then sends itself the signal once more."""
    sys.exit()


@contextmanager
def _shared_metrics(settings: Settings) -> Iterator[None]:
    """Where several processes add up their numbers."""
    if settings.workers == 1:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="ludopolis-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def service() -> "FastAPI":
    """The app of one worker process, with the settings of its environment."""
    from ludopolis.server.app import create_app
    from ludopolis.server.logs import configure

    settings = settings_from()
    configure(settings)
    app = create_app(settings)
    _collect_seldom()
    return app


def _collect_seldom() -> None:
    """Looking through everything for garbage takes a third of a second with some hundred sockets open, and
    all tables wait: what is there from the start is left out, and the rest is looked through seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


async def _check_database(url: str) -> None:
    """What is wrong with it is better said here, once, than by every worker."""
    from ludopolis.server.store import open_store

    store = open_store(url)
    await store.start()
    await store.stop()


def _pass_on(settings: Settings) -> None:
    """Worker processes read their settings from the environment, too."""
    for name in ("host", "port", "workers"):
        os.environ[PREFIX + name.upper()] = str(getattr(settings, name))
    os.environ[PREFIX + "DATABASE"] = settings.database_url


def _announce(settings: Settings) -> None:
    """By name where it has one: browsers give passkeys to names only."""
    host = "localhost" if settings.host in {"127.0.0.1", "::1", "0.0.0.0", "::"} else settings.host
    address = settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    console().print(f"Ludopolis: {address}   (Ctrl+C stops it)", markup=False, soft_wrap=True)
