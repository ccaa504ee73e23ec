"""Bots that misbehave."""

import os
import sys
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


class Quitter(Bot):
    def choose(self, seen: Perspective) -> int:
        sys.exit("enough")


class Killer(Bot):
    """Takes its whole process with it."""

    def choose(self, seen: Perspective) -> int:
        os._exit(3)


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


MAKERS = {
    "crasher": Crasher,
    "quitter": Quitter,
    "killer": Killer,
    "unborn": Unborn,
    "nonsense": Nonsense,
    "forbidden": Forbidden,
    "closing": Closing,
}
