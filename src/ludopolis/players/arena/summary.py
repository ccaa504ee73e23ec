"""What all the games say together: plain data for tables, programs and the report."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import count as counting

import msgspec

from ludopolis.players.arena.job import Fault, Outcome
from ludopolis.players.arena.plan import Plan
from ludopolis.players.arena.ratings import Rating, rate
from ludopolis.players.reports.statistics import Interval, deviation, effective_count, mean, wilson

MOST_FAULTS = 20
MOST_BINS = 24


class Share(msgspec.Struct, frozen=True):
    """How often something wins: shared wins count as fractions, ``interval`` is Wilson's, 95 %."""

    games: int
    wins: float
    win_rate: float
    interval: Interval


class Player(msgspec.Struct, frozen=True):
    """A bot's results. ``rating`` has a 95 % interval too; ``ends`` counts the ends of games it won."""

    name: str
    games: int
    wins: float
    win_rate: float
    interval: Interval
    rating: float
    rating_interval: Interval
    ordinal: float
    first: Share
    ends: dict[str, int]
    decisions: int
    seconds_per_decision: float
    mean_score: float | None
    faults: int


class Meeting(msgspec.Struct, frozen=True):
    """How often ``name`` was placed before ``against``, equal places counting half."""

    name: str
    against: str
    games: int
    wins: float
    win_rate: float
    interval: Interval


class Bin(msgspec.Struct, frozen=True):
    """How many games took from ``start`` to ``stop - 1`` decisions."""

    start: int
    stop: int
    games: int


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions the finished games took."""

    mean: float
    deviation: float
    shortest: int
    longest: int
    bins: list[Bin]


class Failing(msgspec.Struct, frozen=True):
    """A bot that failed in the same way in ``games`` games, the earliest and the latest time at these
    decisions."""

    name: str
    kind: str
    message: str
    games: int
    earliest: int
    latest: int

    @property
    def decisions(self) -> str:
        return "\N{EN DASH}".join(str(number) for number in sorted({self.earliest, self.latest}))


class Summary(msgspec.Struct, frozen=True):
    """The whole arena. ``fair`` is the win rate of equals; ``players`` are in the order they were named.

    ``first_seat`` is how often the seat that decides first wins, ``by_seat`` how often each seat does.
    ``faults`` are those of the first games, ``failing`` all of them, equal ones together, if there are
    not too many different ones: the most frequent come first.
    """

    game: str
    seats: int
    seed: str
    games: int
    fair: float
    players: list[Player]
    meetings: list[Meeting]
    first_seat: Share
    by_seat: list[Share]
    lengths: Lengths
    ends: dict[str, int]
    forfeits: int
    faults: list[Fault]
    failing: list[Failing]

    @property
    def ranked(self) -> list[Player]:
        return sorted(self.players, key=lambda player: -player.rating)

    def meeting(self, name: str, against: str) -> Meeting | None:
        return next((met for met in self.meetings if (met.name, met.against) == (name, against)), None)


def summarize(plan: Plan, outcomes: Sequence[Outcome]) -> Summary:
    """The statistics of these games."""
    ratings = rate(plan.names, outcomes)
    faults = [outcome.fault for outcome in outcomes if outcome.fault is not None]
    return Summary(
        plan.game,
        plan.seats,
        plan.seed,
        len(outcomes),
        1 / plan.seats,
        [_player(name, ratings[name], outcomes) for name in plan.names],
        _meetings(plan.names, outcomes),
        _seat_share(outcomes, [outcome.first for outcome in outcomes]),
        [_seat_share(outcomes, [seat] * len(outcomes)) for seat in range(plan.seats)],
        _lengths([outcome.length for outcome in outcomes if outcome.fault is None]),
        _counted(outcome.end for outcome in outcomes),
        len(faults),
        faults[:MOST_FAULTS],
        _failing(faults)[:MOST_FAULTS],
    )


def _share(rewards: Iterable[float]) -> Share:
    values = list(rewards)
    wins = sum(values)
    return Share(len(values), wins, mean(values), wilson(wins, len(values)))


def _seat_share(outcomes: Sequence[Outcome], seats: Sequence[int]) -> Share:
    """How often a seat wins; games with the same deal are not independent for it."""
    deals: dict[str, list[float]] = {}
    for outcome, seat in zip(outcomes, seats, strict=True):
        deals.setdefault(outcome.job.seed, []).append(outcome.rewards[seat])
    share = _share(reward for rewards in deals.values() for reward in rewards)
    count = effective_count(list(deals.values()))
    return Share(share.games, share.wins, share.win_rate, wilson(share.win_rate * count, count))


def _player(name: str, rating: Rating, outcomes: Sequence[Outcome]) -> Player:
    seated = [(outcome, outcome.job.names.index(name)) for outcome in outcomes if name in outcome.job.names]
    share = _share(outcome.rewards[seat] for outcome, seat in seated)
    decisions = sum(outcome.decisions[seat] for outcome, seat in seated)
    seconds = sum(outcome.seconds[seat] for outcome, seat in seated)
    scores = [outcome.scores[seat] for outcome, seat in seated if outcome.scores]
    return Player(
        name,
        share.games,
        share.wins,
        share.win_rate,
        share.interval,
        rating.mu,
        rating.interval,
        rating.ordinal,
        _share(outcome.rewards[seat] for outcome, seat in seated if outcome.first == seat),
        _counted(outcome.end for outcome, seat in seated if outcome.places[seat] == 1),
        decisions,
        seconds / decisions if decisions else 0.0,
        mean(scores) if scores else None,
        sum(1 for outcome, seat in seated if outcome.fault is not None and outcome.fault.seat == seat),
    )


def _meetings(names: Sequence[str], outcomes: Sequence[Outcome]) -> list[Meeting]:
    """Everybody against everybody who sat at the same table."""
    met: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        placed = list(zip(outcome.job.names, outcome.places, strict=True))
        for name, place in placed:
            for other, behind in placed:
                if name != other:
                    before = 0.5 if place == behind else float(place < behind)
                    met.setdefault((name, other), []).append(before)
    return [
        _meeting(name, other, met[name, other]) for name in names for other in names if (name, other) in met
    ]


def _meeting(name: str, against: str, values: list[float]) -> Meeting:
    share = _share(values)
    return Meeting(name, against, share.games, share.wins, share.win_rate, share.interval)


def _lengths(values: Sequence[int]) -> Lengths:
    shortest, longest = min(values, default=0), max(values, default=0)
    return Lengths(mean(values), deviation(values), shortest, longest, _bins(values, shortest, longest))


def _bins(values: Sequence[int], shortest: int, longest: int) -> list[Bin]:
    """Equal steps of a round width, from the shortest to the longest."""
    if not values:
        return []
    width = next(step for step in _round_steps() if (longest - shortest) // step < MOST_BINS)
    counts = Counter(value // width for value in values)
    return [
        Bin(place * width, (place + 1) * width, counts[place])
        for place in range(shortest // width, longest // width + 1)
    ]


def _round_steps() -> Iterator[int]:
    """1, 2, 5, 10, 20, 50, ..."""
    return (factor * 10**power for power in counting() for factor in (1, 2, 5))


def _failing(faults: Iterable[Fault]) -> list[Failing]:
    """Equal faults together, the most frequent first."""
    decisions: dict[tuple[str, str, str], list[int]] = {}
    for fault in faults:
        decisions.setdefault((fault.name, fault.kind, fault.message), []).append(fault.decision)
    found = [Failing(*alike, len(known), min(known), max(known)) for alike, known in decisions.items()]
    return sorted(found, key=lambda failing: -failing.games)


def _counted(ends: Iterable[str]) -> dict[str, int]:
    """The most frequent first; equals by name."""
    return dict(sorted(Counter(ends).items(), key=lambda item: (-item[1], item[0])))
