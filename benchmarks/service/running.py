"""A service in a process of its own, to be measured and killed."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

PATIENCE = 60  # seconds until a service that does not answer never will


def free_port() -> int:
    with socket.socket() as chosen:
        chosen.bind(("127.0.0.1", 0))
        port: int = chosen.getsockname()[1]
        return port


def wait_until_answered(url: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until a service answers at this address."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise RuntimeError("the service ended at once")
        try:
            with urllib.request.urlopen(url, timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"the service did not answer within {PATIENCE} seconds")


class RunningService:
    """``ludopolis serve`` with a database of its own; without limits for one address, if not set."""

    def __init__(
        self,
        folder: Path,
        database: str | None = None,
        workers: int = 1,
        settings: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.folder = folder
        self.port = free_port()
        self.database = database or f"sqlite:///{folder}/ludopolis.db"
        self.workers = workers
        self.settings = {"rate_limits": "false", "log_level": "error", **settings}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "ludopolis.cli", "serve"]
        command += ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        if self.workers > 1:
            command += ["--workers", str(self.workers)]
        given = {f"LUDOPOLIS_{name.upper()}": value for name, value in self.settings.items()}
        with (self.folder / "service.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | given)
        try:
            wait_until_answered(f"{self.url}/health", self.process)
        except RuntimeError as error:
            raise RuntimeError(f"{error}: see {self.folder}/service.log") from None

    def kill(self) -> None:
        """As if the power went out: no farewell, no flushing."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=20)
