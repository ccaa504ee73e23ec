"""Numbers for the operator, and for nobody else."""

from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from ludopolis.server import http
from ludopolis.server.metrics import metrics_routes, watch, watch_loop
from ludopolis.server.settings import Settings
from ludopolis.server.store import open_store

pytestmark = pytest.mark.anyio

HERE, ELSEWHERE = "127.0.0.1", "203.0.113.7"


def make_app(token: str = "") -> FastAPI:
    app = FastAPI()
    app.state.settings = Settings(metrics_token=token)
    http.install(app)
    watch(app)
    app.include_router(metrics_routes())
    return app


async def get(app: FastAPI, path: str, client: str = HERE, **headers: str) -> httpx.Response:
    transport = httpx.ASGITransport(app, client=(client, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as asking:
        return await asking.get(path, headers=headers)


async def test_requests_are_counted_by_route() -> None:
    app = make_app()

    @app.get("/things/{id}")
    async def thing(id: str) -> str:
        return id

    for path in ("/things/1", "/things/2", "/nowhere/1", "/nowhere/2"):
        await get(app, path)
    text = (await get(app, "/metrics")).text
    assert 'ludopolis_requests_total{method="GET",route="/things/{id}",status="200"} 2.0' in text
    assert 'ludopolis_requests_total{method="GET",route="other",status="404"} 2.0' in text
    assert "/nowhere" not in text


async def test_without_a_token_only_this_machine_may_look() -> None:
    app = make_app()
    assert (await get(app, "/metrics")).status_code == 200
    assert (await get(app, "/metrics", "::1")).status_code == 200
    assert (await get(app, "/metrics", "::ffff:127.0.0.1")).status_code == 200
    assert (await get(app, "/metrics", "testclient")).status_code == 403
    assert (await get(app, "/metrics", ELSEWHERE)).status_code == 403
    assert (await get(app, "/metrics", **{"X-Forwarded-For": ELSEWHERE})).status_code == 403


async def test_with_a_token_it_is_needed() -> None:
    app = make_app("hush")
    assert (await get(app, "/metrics")).status_code == 403
    assert (await get(app, "/metrics", Authorization="Bearer wrong")).status_code == 403
    assert (await get(app, "/metrics", ELSEWHERE, Authorization="Bearer hush")).status_code == 200


async def test_health(tmp_path: Path) -> None:
    app = make_app()
    app.state.store = store = open_store(f"sqlite:///{tmp_path}/ludopolis.db")
    await store.start()
    well = await get(app, "/health", ELSEWHERE)
    assert (well.status_code, well.json()) == (200, {"status": "ok"})
    await store.stop()
    assert (await get(app, "/health")).status_code == 503


async def test_the_lag_of_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludopolis.server.metrics.LOOK", 0)
    clock = iter([100.0, 100.0, 200.0, 202.5])
    told: list[float] = []
    with pytest.raises(RuntimeError):  # the clock has run out
        await watch_loop(told.append, clock.__next__)
    assert told == [0, 2.5]
