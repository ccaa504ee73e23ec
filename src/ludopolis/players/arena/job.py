"""One game of an arena: plain data goes in, plain data comes out, on whatever process or machine."""

from collections.abc import Callable, Mapping

import msgspec

from ludopolis.core.data import Result
from ludopolis.core.kinds import OptionValue
from ludopolis.core.match import Match
from ludopolis.core.random import seeded
from ludopolis.core.registry import game as find_game
from ludopolis.players.arena.progress import Progress
from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.choices import SIGNALS, Signals, error_text, legal_choice
from ludopolis.players.lineup import make_bot
from ludopolis.players.move_limit import draw, is_endless
from ludopolis.players.program import BotFailure, BotIllegal, BotTooSlow, Program

FORFEIT = "forfeit"
CRASHED, ILLEGAL, STALLED, DIED = "crashed", "illegal", "stalled", "died"
LONGEST_MESSAGE = 2000

Makers = Mapping[str, Callable[[], Bot]]
"""Bots of one's own, by the names a plan calls them."""

NO_MAKERS: Makers = {}


class Job(msgspec.Struct, frozen=True):
    """A game to be played. Equal jobs give equal games, if the bots do not look at the clock.

    ``bots`` tells how to make the bot of each seat, ``names`` who sits there: they differ only if
    the same bot takes part twice. ``limit`` is how many seconds a bot has for a decision.
    """

    game: str
    rules: int
    version: str
    options: tuple[tuple[str, OptionValue], ...]
    seed: str
    bots: tuple[str, ...]
    names: tuple[str, ...]
    limit: float | None = None


class Fault(msgspec.Struct, frozen=True):
    """Why a game was lost at once.

    ``kind`` is ``crashed`` (the bot raised an error), ``illegal`` (it answered what is not allowed),
    ``stalled`` (it did not answer in time) or ``died`` (it ended the process it played in).
    """

    seat: int
    name: str
    kind: str
    decision: int
    message: str

    def __str__(self) -> str:
        return f"{self.name} {self.kind} at decision {self.decision} of the game: {self.message}"


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


def play(
    job: Job,
    makers: Makers = NO_MAKERS,
    progress: Progress | None = None,
    tell: Callable[[Outcome], None] = lambda _: None,
    signals: Signals = SIGNALS,
) -> Outcome:
    """Play one game to its end. A bot that fails loses it; nobody else is disturbed.

    ``progress`` can be read by another process meanwhile. ``tell`` gets the outcome before the bots are
    closed: whatever they do then cannot change it any more. ``signals`` come from outside, and end the game;
    whatever else is raised is a bot's doing.
    """
    running = _Running(job, makers, progress or Progress(), signals)
    try:
        outcome = running.outcome()
        tell(outcome)
        return outcome
    finally:
        running.close()


def forfeited(job: Job, progress: Progress, failed: Failed) -> Outcome:
    """The bot that was asked last has failed: it is last, the others share the win."""
    loser, seats = progress.seat, range(len(job.bots))
    decisions = progress.decisions(len(seats))
    fault = Fault(loser, job.names[loser], failed.kind, sum(decisions), failed.message)
    places = [len(seats) if seat == loser else 1 for seat in seats]
    rewards = [0.0 if seat == loser else 1 / (len(seats) - 1) for seat in seats]
    seconds = progress.seconds(len(seats))
    return Outcome(job, FORFEIT, progress.first, places, rewards, [], decisions, seconds, fault)


class _Running:
    """A game in progress. Each bot has its own randomness, so none depends on how others think."""

    def __init__(self, job: Job, makers: Makers, progress: Progress, signals: Signals) -> None:
        self.job = job
        self.makers = makers
        self.progress = progress
        self.signals = signals
        self.match = Match.new(find_game(job.game), list(job.names), job.seed, **dict(job.options))
        self.bots: list[Bot] = []
        self.result: Result | None = None
        self.randoms = [
            seeded(f"{job.seed} thoughts of {name} on seat {seat}") for seat, name in enumerate(job.names)
        ]
        progress.begin(self.match.state.seat)

    def outcome(self) -> Outcome:
        try:
            for seat, spec in enumerate(self.job.bots):
                with self.progress.busy(seat):
                    self.bots.append(self.made(spec))
            while not self.match.state.over:
                if is_endless(self.match.game, len(self.match.moves)):
                    return self.drawn()
                self.decide(self.match.state.seat)
            return self.finished()
        except Failed as failed:
            outcome = forfeited(self.job, self.progress, failed)
            self.result = Result(FORFEIT, outcome.places, [])
            return outcome

    def made(self, spec: str) -> Bot:
        try:
            bot = self.makers[spec]() if spec in self.makers else make_bot(spec)
        except self.signals:
            raise
        except BaseException as error:
            raise Failed(CRASHED, f"could not be started: {error_text(error)}") from error
        if self.job.limit is not None and isinstance(bot, Program):
            bot.seconds = self.job.limit
        return bot

    def decide(self, seat: int) -> None:
        bot = self.bots[seat]
        seen = Perspective(self.match.state, self.randoms[seat], len(self.match.moves))
        self.progress.asked(seat)
        try:
            number = legal_choice(bot, seen, self.signals)
        except BotFailure as failure:
            raise Failed(_kind(failure), str(failure)) from failure
        finally:
            self.progress.answered(seat)
        self.check_time(bot)
        self.match.play(number)

    def check_time(self, bot: Bot) -> None:
        """An answer that came too late does not count; programs have a clock of their own."""
        limit, took = self.job.limit, self.progress.last
        if limit is not None and took > limit and not isinstance(bot, Program):
            raise Failed(STALLED, f"answered after {took:.3g} s, but the limit is {limit:g} s")

    def finished(self) -> Outcome:
        state = self.match.state
        result = state.result()
        assert result is not None
        rewards = [state.reward(seat) for seat in range(state.seats)]
        return self.ended(result, rewards, [score["total"] for score in result.scores])

    def drawn(self) -> Outcome:
        seats = self.match.state.seats
        return self.ended(draw(seats), [1 / seats] * seats, [])

    def ended(self, result: Result, rewards: list[float], scores: list[int]) -> Outcome:
        self.result, seats = result, len(rewards)
        decisions, seconds = self.progress.decisions(seats), self.progress.seconds(seats)
        places = list(result.places)
        return Outcome(self.job, result.end, self.progress.first, places, rewards, scores, decisions, seconds)

    def close(self) -> None:
        """Tell the bots that it is over; a bot that fails now has nothing left to lose."""
        for seat, bot in enumerate(self.bots):
            try:
                with self.progress.busy(seat):
                    bot.close(self.result)
            except self.signals:
                raise
            except BaseException:
                continue


def _kind(failure: BotFailure) -> str:
    if isinstance(failure, BotTooSlow):
        return STALLED
    return ILLEGAL if isinstance(failure, BotIllegal) else CRASHED
