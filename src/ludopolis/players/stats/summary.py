"""What a tally says: rates with intervals, as plain data for tables, programs and the report."""

from math import sqrt

import msgspec

from ludopolis.core.kinds import OptionValue
from ludopolis.players.reports.statistics import Z95, Interval, wilson
from ludopolis.players.stats.holdings import Group, Reader
from ludopolis.players.stats.plan import Plan
from ludopolis.players.stats.tally import WHOLE, Count, Moments, Tally


class Rate(msgspec.Struct, frozen=True):
    """How often a seat, a place in the turn order or a bot wins.

    Shared wins count as fractions, ``interval`` is Wilson's (95 %), ``difference`` is what is above the
    fair share. ``score`` is the mean distance to the average score of a game, with its interval.
    """

    name: str
    games: int
    wins: float
    win_rate: float
    interval: Interval
    difference: float
    score: float
    score_interval: Interval


class Component(msgspec.Struct, frozen=True):
    """The same for the players who had a component. ``had`` counts players, not games; what nobody ever
    had has no rates."""

    group: str
    kind: str
    id: str
    had: int
    wins: float
    win_rate: float | None
    interval: Interval | None
    difference: float | None
    score: float | None
    score_interval: Interval | None


class End(msgspec.Struct, frozen=True):
    """How often games end so."""

    end: str
    games: int
    share: float
    interval: Interval


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions or rounds a game takes; ``games`` says how many games took how many."""

    mean: float
    deviation: float
    shortest: int
    median: int
    longest: int
    games: dict[int, int]


class Score(msgspec.Struct, frozen=True):
    """The points of a category: of everybody, and of the winners."""

    category: str
    mean: float
    deviation: float
    winners_mean: float


class Statistics(msgspec.Struct, frozen=True):
    """Everything. Components are sorted by win rate within their group, best first.

    ``games`` were finished. Another ``failed`` ones are left out because a bot failed in them;
    ``failure`` is what was said about the first of these. ``rounds`` is None where the game tells none.
    """

    game: str
    rules: int
    bots: list[str]
    games: int
    failed: int
    failure: str | None
    seats: int
    seed: str
    options: dict[str, OptionValue]
    fair_share: float
    by_seat: list[Rate]
    by_turn: list[Rate]
    by_bot: list[Rate]
    ends: list[End]
    lengths: Lengths
    rounds: Lengths | None
    scores: list[Score]
    groups: list[str]
    components: list[Component]

    def of_group(self, group: str) -> list[Component]:
        return [component for component in self.components if component.group == group]


def summarize(plan: Plan, tally: Tally) -> Statistics:
    """The statistics of the games of a plan."""
    reader = Reader(plan.find_game())
    return Statistics(
        game=plan.game,
        rules=reader.game.version,
        bots=list(plan.bots),
        games=tally.games,
        failed=tally.failed,
        failure=tally.failure.message if tally.failure is not None else None,
        seats=plan.seats,
        seed=plan.seed,
        options=plan.all_options(),
        fair_share=1 / plan.seats,
        by_seat=[_rate(str(seat), tally.seats[seat], plan.seats) for seat in range(plan.seats)],
        by_turn=[_rate(str(turn + 1), tally.positions[turn], plan.seats) for turn in sorted(tally.positions)],
        by_bot=[_rate(name, tally.bots[number], plan.seats) for number, name in enumerate(plan.bots)],
        ends=_ends(tally),
        lengths=_lengths(tally.lengths),
        rounds=_lengths(tally.rounds) if tally.rounds else None,
        scores=[_score(category, tally) for category in tally.scores],
        groups=list(dict.fromkeys(group.id for group in reader.groups)),
        components=[
            component
            for number, group in enumerate(reader.groups)
            for component in _components(number, group, reader, tally, plan.seats)
        ],
    )


def _rate(name: str, count: Count, seats: int) -> Rate:
    wins = count.wins / WHOLE
    score, spread = _distance(count, seats)
    rate = wins / count.had
    return Rate(
        name, count.had, wins, rate, wilson(wins, count.had), rate - 1 / seats, score, _around(score, spread)
    )


def _components(number: int, group: Group, reader: Reader, tally: Tally, seats: int) -> list[Component]:
    counted = {component: count for (place, component), count in tally.components.items() if place == number}
    known = sorted({*reader.members(group), *counted})
    found = [
        _component(group, reader.id(group, component), counted.get(component), seats) for component in known
    ]
    return sorted(
        found, key=lambda component: -1.0 if component.win_rate is None else -component.win_rate - 2
    )


def _component(group: Group, id: str, count: Count | None, seats: int) -> Component:
    if count is None:
        return Component(group.id, group.kind, id, 0, 0.0, None, None, None, None, None)
    rate = _rate(id, count, seats)
    return Component(
        group.id,
        group.kind,
        id,
        rate.games,
        rate.wins,
        rate.win_rate,
        rate.interval,
        rate.difference,
        rate.score,
        rate.score_interval,
    )


def _distance(count: Count, seats: int) -> tuple[float, float]:
    """The mean distance to the average score, and how far it may be off (95 %)."""
    mean = count.points / count.had
    variance = max(0.0, count.squares / count.had - mean * mean)
    return mean / seats, Z95 * sqrt(variance / count.had) / seats


def _around(value: float, spread: float) -> Interval:
    return value - spread, value + spread


def _ends(tally: Tally) -> list[End]:
    ordered = sorted(tally.ends.items(), key=lambda item: (-item[1], item[0]))
    return [End(end, games, games / tally.games, wilson(games, tally.games)) for end, games in ordered]


def _lengths(lengths: dict[int, int]) -> Lengths:
    ordered = dict(sorted(lengths.items()))
    every = Moments()
    for length, games in ordered.items():
        every.merge(Moments(games, games * length, games * length * length))
    mean, deviation = _mean(every)
    return Lengths(mean, deviation, min(ordered), _median(ordered), max(ordered), ordered)


def _median(ordered: dict[int, int]) -> int:
    half = sum(ordered.values()) / 2
    seen = 0
    for length, games in ordered.items():
        seen += games
        if seen >= half:
            return length
    return 0


def _score(category: str, tally: Tally) -> Score:
    mean, deviation = _mean(tally.scores[category])
    winners = tally.winners.get(category)
    return Score(category, mean, deviation, _mean(winners)[0] if winners else 0.0)


def _mean(moments: Moments) -> tuple[float, float]:
    """Mean and standard deviation."""
    mean = moments.total / moments.count
    return mean, sqrt(max(0.0, moments.squares / moments.count - mean * mean))
