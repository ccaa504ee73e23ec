"""Requests made up from the service's own description of itself (``/openapi.json``): it never crashes, and
its answers are what it says they are."""

from collections.abc import Callable, Iterator
from typing import Any, cast

import msgspec
import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.generation.case import Case
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludopolis.server.app import create_app
from ludopolis.server.settings import Settings
from server.live.conftest import DUEL, ORIGIN
from server.tables.conftest import FirstChoice

EXAMPLES = 5  # of each kind, for each route
ENDLESS = "/api/bot/stream"
PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

Request = Case[Any]


def operations() -> dict[str, Any]:
    described = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
    found = [one.ok() for one in described.get_all_operations() if isinstance(one, Ok)]
    return {operation.label: operation for operation in found if operation.path != ENDLESS}


OPERATIONS = operations()


def client_of(app: FastAPI) -> asgi.ASGIClient:
    return asgi.get_client(cast("asgi.ASGIApp", app))


@pytest.fixture
def app(settings: Settings) -> Iterator[FastAPI]:
    made = create_app(settings)
    with client_of(made):
        made.state.hall.bots = FirstChoice()
        yield made
    asgi.shutdown_lifespans()


class Guest:
    """Somebody with a cookie and a table."""

    def __init__(self, app: FastAPI) -> None:
        self.client = client_of(app)
        me = self.client.post("/api/session", headers=ORIGIN).json()
        self.headers = ORIGIN | {"X-CSRF-Token": me["csrf"]}
        self.table = self.client.post(
            "/api/tables", data=msgspec.json.encode(DUEL), headers=self.headers
        ).json()["id"]

    def asks(self, case: Request) -> Any:
        return case.call(session=self.client, headers=self.headers)


def made_up(label: str, table: str) -> st.SearchStrategy[Request]:
    """Requests as described, and requests that break the description somewhere; for a table that exists, or
    for anything."""
    operation = OPERATIONS[label]
    real = {"id": table} if "/tables/{id}" in operation.path else None
    strategies = [
        operation.as_strategy(generation_mode=mode, path_parameters=path)
        for mode in GenerationMode
        for path in (real, None)
    ]
    found: st.SearchStrategy[Request] = st.one_of(strategies)
    return found


Test = Callable[[Request], None]


def examples(label: str, table: str) -> Callable[[Test], Callable[[], None]]:
    sparingly = hypothesis_settings(
        max_examples=2 * EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    return lambda test: sparingly(given(made_up(label, table))(test))


def check_promises(app: FastAPI, label: str) -> None:
    guest, stranger = Guest(app), client_of(app)

    @examples(label, guest.table)
    def check(case: Request) -> None:
        for answer in (guest.asks(case), case.call(session=stranger)):
            case.validate_response(answer, checks=PROMISES)

    check()


def test_the_service_keeps_its_promises(app: FastAPI) -> None:
    assert len(OPERATIONS) > 30
    for label in OPERATIONS:
        check_promises(app, label)
