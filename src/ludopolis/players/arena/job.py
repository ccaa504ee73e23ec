"""One game of an arena: plain data goes in, plain data comes out, on whatever process or machine."""

import operator
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import SupportsIndex

import msgspec

from ludopolis.core.errors import LudopolisError
from ludopolis.core.kinds import OptionValue
from ludopolis.core.match import Match
from ludopolis.core.random import seeded
from ludopolis.core.registry import game as find_game
from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.lineup import make_bot

FORFEIT = "forfeit"
CRASHED, ILLEGAL = "crashed", "illegal"
LONGEST_MESSAGE = 2000

Makers = Mapping[str, Callable[[], Bot]]
"""Bots of one's own, by the names a plan calls them."""

NO_MAKERS: Makers = {}


class Job(msgspec.Struct, frozen=True):
    """A game to be played. Equal jobs give equal games, if the bots do not look at the clock.

    ``bots`` tells how to make the bot of each seat, ``names`` who sits there: they differ only if
    the same bot takes part twice.
    """

    game: str
    rules: int
    version: str
    options: tuple[tuple[str, OptionValue], ...]
    seed: str
    bots: tuple[str, ...]
    names: tuple[str, ...]


class Fault(msgspec.Struct, frozen=True):
    """Why a game was lost at once: the bot raised an error, or answered what is not allowed."""

    seat: int
    name: str
    kind: str
    decision: int
    message: str

    def __str__(self) -> str:
        return f"{self.name} {self.kind} at decision {self.decision}: {self.message}"


class Outcome(msgspec.Struct, frozen=True):
    """How a game went; lists have one entry a seat. ``first`` is the seat that decided first."""

    job: Job
    end: str
    first: int
    places: list[int]
    rewards: list[float]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    fault: Fault | None = None

    @property
    def length(self) -> int:
        return sum(self.decisions)


class Failed(Exception):
    """A bot failed: what kind of failure, and what there is to say about it."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message[:LONGEST_MESSAGE]


def play(job: Job, makers: Makers = NO_MAKERS) -> Outcome:
    """Play one game to its end. A bot that fails loses it; nobody else is disturbed."""
    running = _Running(job)
    seat = 0
    try:
        for seat in range(len(job.bots)):
            running.bots.append(_made(job.bots[seat], makers))
        while not running.match.state.over:
            seat = running.match.state.seat
            running.decide(seat)
        return running.finished()
    except Failed as failed:
        return running.forfeited(seat, failed)
    finally:
        running.close()


class _Running:
    """A game in progress. Each bot has its own randomness, so none depends on how others think."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.match = Match.new(find_game(job.game), list(job.names), job.seed, **dict(job.options))
        self.first = self.match.state.seat
        self.bots: list[Bot] = []
        self.randoms = [
            seeded(f"{job.seed} thoughts of {name} on seat {seat}") for seat, name in enumerate(job.names)
        ]
        self.decisions = [0] * len(job.bots)
        self.seconds = [0.0] * len(job.bots)

    def decide(self, seat: int) -> None:
        seen = Perspective(self.match.state, self.randoms[seat])
        self.decisions[seat] += 1
        start = time.perf_counter()
        try:
            answer = self.bots[seat].choose(seen)
        except (Exception, SystemExit) as error:
            raise Failed(CRASHED, _told(error)) from error
        finally:
            self.seconds[seat] += time.perf_counter() - start
        self.match.play(_checked(answer, self.match))

    def finished(self) -> Outcome:
        state = self.match.state
        result = state.result()
        assert result is not None
        rewards = [state.reward(seat) for seat in range(state.seats)]
        return self._outcome(result.end, result.places, rewards, [score["total"] for score in result.scores])

    def forfeited(self, loser: int, failed: Failed) -> Outcome:
        """The bot that failed is last; the others share the win."""
        seats = range(len(self.job.bots))
        fault = Fault(loser, self.job.names[loser], failed.kind, sum(self.decisions), failed.message)
        places = [len(seats) if seat == loser else 1 for seat in seats]
        rewards = [0.0 if seat == loser else 1 / (len(seats) - 1) for seat in seats]
        return self._outcome(FORFEIT, places, rewards, [], fault)

    def _outcome(
        self,
        end: str,
        places: Sequence[int],
        rewards: Sequence[float],
        scores: Sequence[int],
        fault: Fault | None = None,
    ) -> Outcome:
        return Outcome(
            self.job,
            end,
            self.first,
            list(places),
            list(rewards),
            list(scores),
            self.decisions,
            [round(seconds, 6) for seconds in self.seconds],
            fault,
        )

    def close(self) -> None:
        """Tell the bots that it is over; a bot that fails now has nothing left to lose."""
        result = self.match.state.result()
        for bot in self.bots:
            with suppress(Exception, SystemExit):
                bot.close(result)


def _made(spec: str, makers: Makers) -> Bot:
    try:
        return makers[spec]() if spec in makers else make_bot(spec)
    except (Exception, SystemExit) as error:
        raise Failed(CRASHED, f"could not be started: {_told(error)}") from error


def _told(error: BaseException) -> str:
    """Our own errors explain themselves; others need their names."""
    return str(error) if isinstance(error, LudopolisError) else f"{type(error).__name__}: {error}"


def _checked(answer: object, match: Match) -> int:
    """The answer as the number of a legal action."""
    if not isinstance(answer, SupportsIndex):
        raise Failed(ILLEGAL, f"answered {answer!r:.200}, which is not the number of an action")
    number = operator.index(answer)
    if number not in match.state.actions():
        space = match.game.actions
        name = f" ({space.text(number)})" if 0 <= number < len(space) else ""
        raise Failed(ILLEGAL, f"answered {number!r:.200}{name}, which is not legal now")
    return number
