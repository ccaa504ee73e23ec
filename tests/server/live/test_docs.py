"""The documentation of the service is complete."""

import re
from pathlib import Path

import wire_types
from ludopolis.server import wire
from ludopolis.server.app import create_app
from ludopolis.server.live import socket
from ludopolis.server.problems import STATUS
from ludopolis.server.settings import Settings

ROOT = Path(__file__).parents[3]
SERVICE = (ROOT / "docs" / "service.md").read_text(encoding="utf-8")
PROGRAMS = (ROOT / "docs" / "bot-api.md").read_text(encoding="utf-8")
SOURCES = sorted((ROOT / "src" / "ludopolis" / "server").rglob("*.py"))


def test_the_page_has_the_same_types() -> None:
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.source(), (
        "run python tools/wire_types.py"
    )


def test_every_route_is_documented() -> None:
    paths = create_app(Settings()).openapi()["paths"]
    routes = [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]
    assert len(routes) > 30
    documented = re.findall(r"`((?:GET|POST|PATCH|DELETE) /[^`?]*)[`?]", SERVICE)
    assert not set(routes) - set(documented)
    assert not set(documented) - set(routes) - {"GET /api/tables/{id}/socket"}


def test_every_error_code_is_documented() -> None:
    assert not [code for code in STATUS if f"`{code}`" not in SERVICE]


def test_every_problem_is_raised_somewhere() -> None:
    code = "\n".join(source.read_text(encoding="utf-8") for source in SOURCES)
    raised = {name for name in STATUS if re.search(rf'problem\(\s*"{name}"', code)}
    assert set(STATUS) - raised == {"method_not_allowed"}  # Starlette's own


def test_every_message_of_the_socket_is_documented() -> None:
    for kinds, text in ((wire.ClientMessage, SERVICE), (wire.ServerMessage, SERVICE)):
        for kind in kinds.__args__:
            assert f"`{kind.__struct_config__.tag}`" in text


def test_every_way_to_close_a_socket_is_documented() -> None:
    for code in (
        socket.NO_SESSION,
        socket.NO_TABLE,
        socket.NOT_OPENED,
        socket.TOO_MANY,
        socket.TOO_LONG,
        socket.TOO_SLOW,
    ):
        assert f"| {code} |" in SERVICE


def test_the_stream_for_programs_is_documented() -> None:
    for kind in (wire.Waiting, wire.Ended, wire.Heartbeat):
        assert f'"is":"{kind.__struct_config__.tag}"' in PROGRAMS
    for fields in (wire.Waiting.__struct_fields__, wire.BotMove.__struct_fields__):
        assert not [name for name in fields if f'"{name}"' not in PROGRAMS]
