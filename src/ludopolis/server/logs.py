"""What the service writes down: lines to read or JSON, to standard error, never a secret.

Events have names and values: ``structlog.get_logger().info("table_made", table=id)``. A value whose name is
in ``SECRETS`` is not written, whoever logs it. Requests are written without their query, which may hold
an invitation.
"""

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any

import structlog
from starlette.types import Scope

from ludopolis.server.connections import SOCKET_LOG
from ludopolis.server.layers import Noticing
from ludopolis.server.settings import Settings

SECRETS = frozenset(
    {
        "action",
        "authorization",
        "body",
        "challenge",
        "cookie",
        "credential",
        "csrf",
        "invite",
        "password",
        "salt",
        "secret",
        "seed",
        "session",
        "token",
        "token_hash",
        "view",
        "views",
    }
)
ASKED_ALL_THE_TIME = frozenset({"/health", "/metrics"})
HIDDEN = "***"
PASSWORD_IN_URL = re.compile(r"(://[^:/@\s]+:)[^@\s]+(@)")
QUIET = ("uvicorn.access", SOCKET_LOG, "alembic", "psycopg.pool")
SERVER_LOG = "uvicorn.error"  # whose details would be frames and headers

log = structlog.get_logger()


def configure(settings: Settings) -> None:
    """Everything that is logged in this process goes the same way, libraries too."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_ending(settings)],
        )
    )
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger(SERVER_LOG).setLevel(max(logging.INFO, logging.getLogger().level))


def _ending(settings: Settings) -> list[structlog.typing.Processor]:
    if settings.log_format == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    return [
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    ]


def hide_secrets(logger: Any, method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    for name, value in event.items():
        if name.lower() in SECRETS:
            event[name] = HIDDEN
        elif isinstance(value, str):
            event[name] = PASSWORD_IN_URL.sub(rf"\1{HIDDEN}\2", value)
    return event


class RequestLog(Noticing):
    """One line for each request: which route, how it ended, how long it took."""

    def ended(self, scope: Scope, status: int, seconds: float) -> None:
        write = log.debug if scope["path"] in ASKED_ALL_THE_TIME else log.info
        ms = round(seconds * 1000, 1)
        write("request", method=scope["method"], path=scope["path"], status=status, ms=ms)
