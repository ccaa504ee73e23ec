"""Requests and answers: bodies are msgspec structs, and whatever is refused says why, in both languages.

A route reads its body with ``body(request, Type)``, returns ``answer(value)`` and raises ``Problem``; it is
declared with ``**documented(...)``, so that ``/openapi.json`` tells the truth about it. ``install(app)``
turns every error into a ``wire.Failure``.
"""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from ludopolis.core.text import LANGUAGES
from ludopolis.server import wire
from ludopolis.server.layers import HttpLayer
from ludopolis.server.problems import JSON, STATUS, Problem, failure, problem
from ludopolis.server.store.contract import StoreDown

T = TypeVar("T")

HUNG_UP = 499  # nginx's own status, for want of a standard one
RETRY_SECONDS = 60


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, JSON)


def encoded(json: bytes) -> Response:
    """An answer whose value is JSON already."""
    return Response(json, media_type=JSON)


def nothing() -> Response:
    return Response(status_code=204)


async def body(request: Request, type: type[T]) -> T:
    return decode(await request.body(), type)


def decode(raw: bytes | str, type: type[T]) -> T:
    """JSON as a value of the type, or a Problem with what is wrong where. NUL is no part of any text here
    (and PostgreSQL cannot keep it)."""
    given = raw.encode(errors="replace") if isinstance(raw, str) else raw
    if b"\\u0000" in given:
        raise problem("bad_request", fault="nul_text", reason="")
    try:
        return msgspec.json.decode(given, type=type)
    except (msgspec.DecodeError, UnicodeError) as wrong:
        raise problem("bad_request", fault="other", reason=str(wrong)) from None
    except RecursionError:
        raise problem("bad_request", fault="nested", reason="") from None


# --- errors ---------------------------------------------------------------------------------------


def install(app: FastAPI) -> None:
    """Every error of the app becomes a Failure, and its OpenAPI document knows the msgspec types."""
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(StoreDown, _store_down)
    app.add_exception_handler(ClientDisconnect, _gone)
    app.add_exception_handler(RequestValidationError, _parameter_error)
    app.openapi = _openapi_of(app)  # type: ignore[method-assign] # FastAPI's own way to change it
    app.add_route("/openapi.json", _openapi_route(app), include_in_schema=False)


async def _problem(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Problem)
    return refused.answer()


async def _store_down(request: Request, down: Exception) -> Response:
    return problem("storage_down", {"Retry-After": str(RETRY_SECONDS)}).answer()


async def _gone(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up in the middle; this answer is for the log alone."""
    return Response(status_code=HUNG_UP)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = HTTPStatus(error.status_code)
    code = status.name.lower()
    if code in STATUS:
        return problem(code, error.headers).answer()
    why = wire.Why(code=code, text=dict.fromkeys(LANGUAGES, error.detail))
    return failure(why, status, error.headers)


async def _parameter_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = (f"{fault['msg']} - at {'.'.join(map(str, fault['loc']))}" for fault in error.errors())
    return problem("bad_request", fault="other", reason="; ".join(faults)).answer()


class Crashes(HttpLayer):
    """Answers when something of ours went wrong. This layer is inside the others, so its answer gets the
    headers and is counted too. The error goes on to whoever logs it."""

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def noticing(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, noticing)
        except Exception:
            if not started:
                await problem("internal_error").answer()(scope, receive, send)
            raise


# --- the OpenAPI document -------------------------------------------------------------------------

REF = "#/components/schemas/{name}"
_types: list[Any] = []  # every type a route was declared with


def documented(*, body: Any = None, answer: Any = None, status: int = 200) -> dict[str, Any]:
    """Arguments for a route's decorator: which types it reads and gives. ``answer=None`` with status 204 is
    an empty answer; a string names a media type that is not JSON ("text/plain")."""
    extra: dict[str, Any] = {"responses": {str(status): _answer_of(answer, status)}}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": _content_of(body)}
    return {"response_model": None, "status_code": status, "openapi_extra": extra}


def _answer_of(type: Any, status: int) -> dict[str, Any]:
    described: dict[str, Any] = {"description": HTTPStatus(status).phrase}
    if type is not None:
        described["content"] = _content_of(type)
    return described


def _content_of(type: Any) -> dict[str, Any]:
    if isinstance(type, str):
        return {type: {"schema": {"type": "string"}}}
    _types.append(type)
    schemas, _ = msgspec.json.schema_components([type], ref_template=REF)
    return {JSON: {"schema": schemas[0]}}


def _openapi_of(app: FastAPI) -> Callable[[], dict[str, Any]]:
    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _document(app)
        return app.openapi_schema

    return openapi


def _openapi_route(app: FastAPI) -> Callable[[Request], Response]:
    """Not asynchronous: the document takes long to make the first time, so that happens in a thread."""

    def openapi(request: Request) -> Response:
        return answer(app.openapi())

    return openapi


def _document(app: FastAPI) -> dict[str, Any]:
    document = get_openapi(
        title=app.title, version=app.version, description=app.description, routes=app.routes
    )
    schemas, components = msgspec.json.schema_components([wire.Failure, *_types], ref_template=REF)
    document["components"] = document.get("components", {}) | {"schemas": components}
    refusal = {"description": "Why it is refused", "content": {JSON: {"schema": schemas[0]}}}
    for operations in document["paths"].values():
        for operation in operations.values():
            operation["responses"].pop("422", None)  # parameters are refused like everything else
            operation["responses"]["default"] = refusal
    return document
