"""How the service is run: from the environment (LUDOPOLIS_*) and the command line.

docs/operate.md has a table of all of them; a test compares.
"""

import ipaddress
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from ludopolis.core.errors import LudopolisError
from ludopolis.server.fair_queue import CAP
from ludopolis.server.pace import LEAST

PREFIX = "LUDOPOLIS_"


class BadSetting(LudopolisError):
    """A setting that makes no sense; the message names it."""


def default_data() -> str:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "ludopolis")


def default_bot_workers() -> int:
    """One core stays free for the service itself."""
    return max(1, (os.cpu_count() or 1) - 1)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    data: str = msgspec.field(default_factory=default_data)
    database: str = ""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    bot_workers: Annotated[int, Meta(ge=1, le=256)] = msgspec.field(default_factory=default_bot_workers)
    thinking_tables: Annotated[int, Meta(ge=1)] = CAP
    bot_pace: Annotated[float, Meta(ge=0, le=60)] = LEAST
    public_url: str = ""
    allowed_origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    rate_limits: bool = True
    connections: Annotated[int, Meta(ge=1)] = 10_000
    connections_per_address: Annotated[int, Meta(ge=1)] = 250
    metrics_token: str = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{Path(self.data) / 'ludopolis.db'}"

    @property
    def https(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def origins(self) -> frozenset[str]:
        """Where our page may come from; empty: from the address it was asked for."""
        given = (self.public_url, *self.allowed_origins)
        return frozenset(_origin(url) for url in given if url)


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


LISTS = {"allowed_origins", "trusted_proxies"}


def settings_from(
    environment: Mapping[str, str] = os.environ, given: Mapping[str, Any] | None = None
) -> Settings:
    """The settings of the environment; what was given on the command line (not None) goes first."""
    found: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        text = environment.get(PREFIX + name.upper(), "").strip()
        if text:
            found[name] = _words(text) if name in LISTS else text
    found |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as wrong:
        raise BadSetting(_named(str(wrong))) from None
    _check(settings)
    return settings


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _named(reason: str) -> str:
    what, _, where = reason.partition(" - at `$.")
    name = where.rstrip("`").split("[")[0]
    return f"setting {name} ({PREFIX}{name.upper()}): {what}" if name else reason


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return text == "*"
    return True


def _check(settings: Settings) -> None:
    for url in (settings.public_url, *settings.allowed_origins):
        parts = urlsplit(url)
        if url and (parts.scheme not in {"http", "https"} or not parts.netloc):
            raise BadSetting(f"{url!r} is no address of a page: give it as https://games.example.org")
    for proxy in settings.trusted_proxies:
        if not _is_network(proxy):
            raise BadSetting(f"{proxy!r} is no address of a proxy: give it as 127.0.0.1 or 10.0.0.0/8")
    if settings.workers > 1 and settings.database_url.startswith("sqlite"):
        raise BadSetting(
            f"{settings.workers} worker processes need PostgreSQL (LUDOPOLIS_DATABASE=postgresql://...): "
            "an SQLite database belongs to one process. Use one worker, or PostgreSQL"
        )
