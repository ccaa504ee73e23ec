"""Who plays whom, on which seats, with which seed: a pure function of the plan."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

import msgspec

from ludopolis import __version__
from ludopolis.core.errors import BadOption
from ludopolis.core.kinds import OptionValue, read_options
from ludopolis.core.match import one_line
from ludopolis.core.registry import game as find_game
from ludopolis.players.arena.job import Job

DEFAULT_GAMES = 100
DEFAULT_SEED = "arena"
MOST_GAMES = 10_000_000
LONGEST_LIMIT = 86_400  # seconds


class Plan(msgspec.Struct, frozen=True):
    """What an arena is to play.

    ``games`` counts the games of each group of bots that meet, ``limit`` is how many seconds a bot has
    for a decision.
    """

    game: str
    bots: tuple[str, ...]
    games: int = DEFAULT_GAMES
    seats: int = 2
    seed: str = DEFAULT_SEED
    options: Mapping[str, OptionValue] = {}
    limit: float | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The bots' names; a bot that was named before gets a number: greedy, greedy #2."""
        seen: Counter[str] = Counter()
        names = []
        for bot in self.bots:
            seen[bot] += 1
            names.append(bot if seen[bot] == 1 else f"{bot} #{seen[bot]}")
        return tuple(names)

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """Every group of bots that fills the seats, each once: pairs, if there are two seats."""
        return list(combinations(range(len(self.bots)), self.seats))

    @property
    def rounds(self) -> int:
        """How many seeds there are: each is played once with every rotation of the seats."""
        return -(-self.games // self.seats)

    def check(self) -> None:
        """Refuse what cannot be played."""
        if isinstance(self.bots, str):
            raise BadOption(f"the bots are a tuple of names, as in ({self.bots!r}, 'random'), not one text")
        game = find_game(self.game)
        game.check_seats(self.seats)
        read_options(game.options, self.options)
        one_line("the seed", self.seed)
        for bot in self.bots:
            one_line("the name of a bot", bot)
        if self.seats < 2:
            raise BadOption("an arena needs at least 2 seats: nobody can win alone")
        if len(self.bots) < self.seats:
            raise BadOption(
                f"{self.seats} seats need at least {self.seats} bots, but {len(self.bots)} are named; "
                "a bot may be named twice"
            )
        if self.limit is not None and not 0 < self.limit <= LONGEST_LIMIT:
            raise BadOption(
                f"a decision cannot be limited to {self.limit:g} s: "
                f"choose more than 0 and at most {LONGEST_LIMIT:,}"
            )
        if not 1 <= self.rounds * self.seats * len(self.groups) <= MOST_GAMES:
            raise BadOption(
                f"{self.games} games of each group cannot be played: choose at least 1, and "
                f"at most {MOST_GAMES:,} games in all"
            )


def schedule(plan: Plan) -> list[Job]:
    """All games of a plan, in order.

    Every group of bots meets equally often. A seed deals the same game to every group and is played
    with every rotation of the seats, so luck cancels out. Rounds come one after another: any beginning
    of the schedule is nearly balanced, and more games only add to its end.
    """
    plan.check()
    game = find_game(plan.game)
    options = tuple(read_options(game.options, plan.options).items())
    names = plan.names
    jobs = []
    for number in range(1, plan.rounds + 1):
        for group in plan.groups:
            for turn in range(plan.seats):
                seated = [group[(seat + turn) % plan.seats] for seat in range(plan.seats)]
                jobs.append(
                    Job(
                        game.id,
                        game.version,
                        __version__,
                        options,
                        f"{plan.seed} {number}",
                        tuple(plan.bots[bot] for bot in seated),
                        tuple(names[bot] for bot in seated),
                        plan.limit,
                    )
                )
    return jobs
