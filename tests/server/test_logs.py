"""Logs: for people and for programs, without secrets."""

import json
import logging
from collections.abc import Iterator

import httpx
import pytest
import structlog
from fastapi import FastAPI

from ludopolis.server.logs import SECRETS, RequestLog, configure, hide_secrets
from ludopolis.server.settings import Settings


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Logging belongs to the process: leave it as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format="json"))
    structlog.get_logger().info("table_made", table="t", name="žluť")
    logging.getLogger("library").warning("careful: %s", "postgresql://ann:secret@host/db")
    first, second = map(json.loads, capsys.readouterr().err.splitlines())
    assert (first["event"], first["table"], first["name"], first["level"]) == (
        "table_made",
        "t",
        "žluť",
        "info",
    )
    assert second["event"] == "careful: postgresql://ann:***@host/db"


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_level="warning"))
    structlog.get_logger().info("not_written")
    try:
        raise ZeroDivisionError("by zero")
    except ZeroDivisionError:
        structlog.get_logger().exception("failed", table="t")
    written = capsys.readouterr().err
    assert "not_written" not in written
    assert "failed" in written
    assert "table=t" in written
    assert "ZeroDivisionError: by zero" in written


@pytest.mark.parametrize("name", sorted(SECRETS))
def test_secrets_are_hidden(name: str) -> None:
    assert hide_secrets(None, "info", {"event": "e", name: "value"})[name] == "***"


@pytest.mark.anyio
async def test_requests_are_written_without_their_query(capsys: pytest.CaptureFixture[str]) -> None:
    configure(Settings(log_format="json"))
    app = FastAPI()
    app.add_middleware(RequestLog)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        await client.get("/tables/t?invite=hush", headers={"Cookie": "ludopolis_session=hush"})
    text = next(line for line in capsys.readouterr().err.splitlines() if '"request"' in line)
    assert "hush" not in text
    line = json.loads(text)
    assert (line["method"], line["path"], line["status"]) == ("GET", "/tables/t", 404)
