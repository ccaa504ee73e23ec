"""Counts what the event loop does at a stretch: as long as it works on one thing, everybody else waits.

Work is counted in calls of functions, which do not depend on how fast or busy a machine is. What happens in
other threads is not counted. Only what is not compiled can be counted, so this means most in the plain build.
"""

import sys
from asyncio.events import Handle
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest


class Stretch:
    """The calls between two moments at which the loop was free for others."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()

    def __len__(self) -> int:
        return self.calls.total()

    def note(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            self.calls[f"{frame.f_code.co_filename}:{frame.f_code.co_name}"] += 1
        elif event == "c_call":
            self.calls[getattr(argument, "__qualname__", str(argument))] += 1

    def __str__(self) -> str:
        most = ", ".join(f"{name} {calls}" for name, calls in self.calls.most_common(8))
        return f"{len(self)} calls at a stretch: {most}"


@contextmanager
def longest_stretch() -> Iterator[list[Stretch]]:
    """Watches every loop; the list has the longest stretch so far as its only part."""
    longest = [Stretch()]
    run = Handle._run

    def watched(handle: Handle) -> None:
        stretch = Stretch()
        before = sys.getprofile()
        sys.setprofile(stretch.note)
        try:
            run(handle)
        finally:
            sys.setprofile(before)
            if len(stretch) > len(longest[0]):
                longest[0] = stretch

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Handle, "_run", watched)
        yield longest
