"""Bots that misbehave."""

import os
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from ludopolis.core.data import Result
from ludopolis.players import Bot, Perspective


class Crasher(Bot):
    """Plays a few decisions, then stops with an error."""

    def __init__(self) -> None:
        self.left = 3

    def choose(self, seen: Perspective) -> int:
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("out of ideas")
        return seen.actions[0]


class Homesick(Bot):
    """Fails with the name of the node of the cluster it plays on; a process gets it from the one that started
    it."""

    def choose(self, seen: Perspective) -> int:
        raise RuntimeError(f"node {os.environ['RAY_RAYLET_PID']}")


class Quitter(Bot):
    def choose(self, seen: Perspective) -> int:
        sys.exit("enough")


class Killer(Bot):
    """Takes its whole process with it."""

    def choose(self, seen: Perspective) -> int:
        os._exit(3)


class Segfault(Bot):
    def choose(self, seen: Perspective) -> int:
        os.kill(os.getpid(), signal.SIGSEGV)
        raise AssertionError


class Stillborn(Bot):
    """Takes its process with it before it can be asked."""

    def __init__(self) -> None:
        os._exit(4)


class Avenger(Bot):
    """Takes its process with it when the game is over."""

    def choose(self, seen: Perspective) -> int:
        return seen.actions[0]

    def close(self, result: Result | None = None) -> None:
        os._exit(5)


class Endless(Bot):
    """Tells on its lifeline that it does not come to an end any more."""

    def __init__(self, lifeline: Path) -> None:
        self._lifeline = lifeline

    def choose(self, seen: Perspective) -> int:
        return seen.actions[0]

    def tell(self) -> None:
        self._lifeline.write_text("endless\n")


class Staller(Endless):
    """Answers once, then thinks for ever."""

    asked = 0

    def choose(self, seen: Perspective) -> int:
        self.asked += 1
        if self.asked > 1:
            self.tell()
            threading.Event().wait()
        return super().choose(seen)


class Frozen(Endless):
    """Thinks for ever where Python does not even hear signals."""

    def choose(self, seen: Perspective) -> int:
        self.tell()
        return sum(iter(int, 1))


class Lingerer(Endless):
    """Does not let go when the game is over."""

    def close(self, result: Result | None = None) -> None:
        self.tell()
        threading.Event().wait()


class Unborn(Bot):
    def __init__(self) -> None:
        raise OSError("no such program")


class Nonsense(Bot):
    """Answers whatever it is told to."""

    answer: Any = None

    def choose(self, seen: Perspective) -> int:
        answer: int = self.answer
        return answer


class Forbidden(Bot):
    """Answers an action that exists, but is not legal now."""

    def choose(self, seen: Perspective) -> int:
        legal = set(seen.actions)
        return next(action for action in range(len(seen.game.actions)) if action not in legal)


class Closing(Bot):
    results: list[Result | None] = []

    def choose(self, seen: Perspective) -> int:
        return seen.actions[-1]

    def close(self, result: Result | None = None) -> None:
        Closing.results.append(result)
        raise RuntimeError("fails even here")


class Panic(BaseException):
    """What errors of other languages look like here."""


class Panicking(Bot):
    def choose(self, seen: Perspective) -> int:
        raise Panic("no way out")


class Interrupting(Bot):
    """As if somebody had pressed Ctrl-C."""

    def choose(self, seen: Perspective) -> int:
        raise KeyboardInterrupt


class Wordless(Exception):
    def __str__(self) -> str:
        raise RuntimeError("nothing to say")


class Speechless(Bot):
    def choose(self, seen: Perspective) -> int:
        raise Wordless


class Unanswerable:
    """Looks like a number, but is none, and cannot be shown."""

    def __index__(self) -> int:
        raise RuntimeError("no number")

    def __repr__(self) -> str:
        raise RuntimeError("no text")


MAKERS = {
    "panicking": Panicking,
    "interrupting": Interrupting,
    "speechless": Speechless,
    "crasher": Crasher,
    "homesick": Homesick,
    "quitter": Quitter,
    "killer": Killer,
    "segfault": Segfault,
    "stillborn": Stillborn,
    "avenger": Avenger,
    "unborn": Unborn,
    "nonsense": Nonsense,
    "forbidden": Forbidden,
    "closing": Closing,
}


def endless(lifeline: Path) -> dict[str, Callable[[], Bot]]:
    """Makers of the bots that never come to an end."""
    kinds = {"staller": Staller, "frozen": Frozen, "lingerer": Lingerer}
    return {name: partial(kind, lifeline) for name, kind in kinds.items()}


class Unloadable:
    """Can be sent to another process, but not be received there."""

    def __call__(self) -> Bot:
        raise AssertionError

    def __reduce__(self) -> tuple[object, ...]:
        return __import__, ("no_such_module",)
