"""Process groups: a program and what it starts, ended as a whole.

The groups that run are noted in memory that can be shared: whoever watches this process can end them if it
cannot.
"""

import os
import signal
import subprocess
import sys
from collections.abc import Iterable, MutableSequence
from contextlib import suppress
from typing import Any

MOST = 64  # groups that are noted at a time
NONE = 0

_noted: MutableSequence[int] = [NONE] * MOST


def own_group() -> dict[str, Any]:
    """How to start a program in a group of its own."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def kill_group(process: "subprocess.Popen[bytes]") -> None:
    try:
        _kill(process.pid)
    except (ProcessLookupError, PermissionError):
        process.kill()


def _kill(group: int) -> None:
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(group)], capture_output=True, check=False)
    else:
        os.killpg(group, signal.SIGKILL)


def note_in(shared: MutableSequence[int]) -> None:
    """Note the groups that are started from now on where another process can read them."""
    global _noted
    _noted = shared


def note(group: int) -> None:
    with suppress(ValueError):  # more groups than can be noted
        _noted[_noted[:].index(NONE)] = group


def forget(group: int) -> None:
    with suppress(ValueError):
        _noted[_noted[:].index(group)] = NONE


def end_noted(noted: Iterable[int] | None = None) -> None:
    """Kill the groups that are noted; without an argument those of this process."""
    for group in _noted if noted is None else noted:
        if group != NONE:
            with suppress(ProcessLookupError, PermissionError):
                _kill(group)


def exit_text(code: int | None) -> str:
    """How a process ended."""
    if code is None or code >= 0:
        return f"exit code {code}"
    name = next((known.name for known in signal.Signals if known == -code), f"signal {-code}")
    return f"{name}; was the memory full?" if name == "SIGKILL" else name
