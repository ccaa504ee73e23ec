"""Hold open what the service lets anybody hold open: everybody else must be served all the same.

    python benchmarks/connections.py
    python benchmarks/connections.py --half-open 3000

Half-open requests come from one address, and through a trusted proxy that lets everything pass, so that only
the number of all connections is limited. Meanwhile others ask. Prints JSON; exits with 1 if one of them was
not served, or the log does not say what happens.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
from service.running import RunningService

HALF = b"GET /api/games HTTP/1.1\r\nHost: half\r\nX-Slow: "
PATIENCE = 5.0  # seconds in which somebody else must be served
OTHERS = 20
ATTACKS: dict[str, tuple[dict[str, str], str]] = {  # the settings, and what the log must say once
    "one_address": ({"rate_limits": "true"}, "too_many_open"),
    "all_connections": (
        {"rate_limits": "true", "trusted_proxies": "127.0.0.1", "connections": "1000"},
        "no_room_for_connections",
    ),
}


async def attacked(service: RunningService, half_open: int, source: str) -> dict[str, object]:
    """How others fare while so many requests are half open."""
    async with AsyncExitStack() as held:
        for _ in range(half_open):
            _, writer = await asyncio.open_connection("127.0.0.1", service.port, local_addr=(source, 0))
            held.callback(writer.close)
            writer.write(HALF)
        served, slowest = 0, 0.0
        for _ in range(OTHERS):
            begun = time.perf_counter()
            served += await _is_served(service.url)
            slowest = max(slowest, time.perf_counter() - begun)
    return {"half_open": half_open, "asked": OTHERS, "served": served, "slowest_ms": round(slowest * 1000, 1)}


async def _is_served(url: str) -> bool:
    """Somebody else, at an address of their own."""
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.1")
    try:
        async with httpx.AsyncClient(transport=transport, base_url=url, timeout=PATIENCE) as client:
            return (await client.get("/health")).status_code == 200
    except httpx.HTTPError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--half-open", type=int, default=1100)
    asked = parser.parse_args()
    report, well = {}, True
    for name, (settings, line) in ATTACKS.items():
        with tempfile.TemporaryDirectory() as folder:
            service = RunningService(Path(folder), settings={"log_level": "warning", **settings})
            service.start()
            try:
                source = "127.0.0.1" if "trusted_proxies" in settings else "127.0.0.2"
                found = asyncio.run(attacked(service, asked.half_open, source))
            finally:
                service.stop()
            log = (Path(folder) / "service.log").read_text()
        report[name] = found | {"log_lines": log.count(line)}
        well = well and found["served"] == OTHERS and log.count(line) == 1
    print(json.dumps(report))
    if not well:
        sys.exit(1)


if __name__ == "__main__":
    main()
