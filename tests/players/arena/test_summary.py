from collections.abc import Sequence

import pytest

from ludopolis import seeded
from ludopolis.players.arena import Fault, Job, Outcome, Plan, Summary, summarize
from ludopolis.players.arena.ratings import rate
from ludopolis.players.reports.statistics import wilson


def outcome(
    names: Sequence[str],
    places: list[int],
    end: str = "civilian",
    deal: int = 1,
    first: int = 0,
    length: int = 60,
) -> Outcome:
    """A made-up game."""
    winners = places.count(1)
    job = Job("duel", 1, "1", (), f"deal {deal}", tuple(names), tuple(names))
    rewards = [1 / winners if place == 1 else 0.0 for place in places]
    seats = len(names)
    return Outcome(job, end, first, places, rewards, [50] * seats, [length // seats] * seats, [0.3] * seats)


PLAN = Plan("duel", ("a", "b"), games=4)
GAMES = [
    outcome("ab", [1, 2], "military", 1, 0, 40),
    outcome("ba", [2, 1], "civilian", 1, 0, 60),
    outcome("ab", [1, 1], "shared", 2, 1, 70),
    outcome("ba", [1, 2], "civilian", 2, 1, 70),
]


@pytest.fixture
def summary() -> Summary:
    return summarize(PLAN, GAMES)


def test_players_are_in_the_order_named(summary: Summary) -> None:
    assert [player.name for player in summary.players] == ["a", "b"]
    turned = summarize(Plan("duel", ("b", "a"), games=4), GAMES)
    assert [player.name for player in turned.players] == ["b", "a"]
    assert turned.ranked[0].name == "a"


def test_win_rates_count_shared_wins_as_fractions(summary: Summary) -> None:
    a, b = summary.players
    assert (a.games, a.wins, a.win_rate) == (4, 2.5, 0.625)
    assert (b.games, b.wins, b.win_rate) == (4, 1.5, 0.375)
    assert a.interval == wilson(2.5, 4)
    assert summary.fair == 0.5


def test_ends_are_counted_for_winners(summary: Summary) -> None:
    assert summary.ends == {"civilian": 2, "military": 1, "shared": 1}
    assert summary.players[0].ends == {"civilian": 1, "military": 1, "shared": 1}
    assert summary.players[1].ends == {"civilian": 1, "shared": 1}


def test_the_first_seat(summary: Summary) -> None:
    assert (summary.first_seat.games, summary.first_seat.wins) == (4, 1.5)
    assert [share.wins for share in summary.by_seat] == [2.5, 1.5]
    assert [(player.first.games, player.first.wins) for player in summary.players] == [(2, 1), (2, 0.5)]


def test_games_of_the_same_deal_leave_more_doubt_about_seats() -> None:
    """Twenty deals, each of them twice with the same winner, say no more than twenty games."""
    games = [outcome("ab", [1, 2] if deal % 2 else [2, 1], deal=deal) for deal in range(20) for _ in range(2)]
    first = summarize(PLAN, games).first_seat
    assert (first.games, first.wins) == (40, 20)
    assert first.interval == pytest.approx(wilson(10, 20), abs=0.01)
    apart = [outcome("ab", [1, 2] if deal % 2 else [2, 1], deal=deal) for deal in range(40)]
    assert summarize(PLAN, apart).first_seat.interval == pytest.approx(wilson(20, 40), abs=0.01)


def test_lengths_and_times(summary: Summary) -> None:
    assert (summary.lengths.mean, summary.lengths.shortest, summary.lengths.longest) == (60, 40, 70)
    assert sum(bin.games for bin in summary.lengths.bins) == 4
    assert all(bin.start < bin.stop for bin in summary.lengths.bins)
    assert summary.players[0].seconds_per_decision == pytest.approx(1.2 / 120)
    assert summary.players[0].mean_score == 50


def test_meetings(summary: Summary) -> None:
    met = summary.meeting("a", "b")
    assert met is not None
    assert (met.games, met.wins, met.win_rate) == (4, 2.5, 0.625)
    assert summary.meeting("a", "a") is None


def test_meetings_of_more_players_compare_places() -> None:
    plan = Plan("innovation", ("a", "b", "c"), games=3, seats=3)
    summary = summarize(plan, [outcome("abc", [2, 1, 3]), outcome("bca", [1, 2, 2])])
    rates = {(met.name, met.against): met.win_rate for met in summary.meetings}
    assert rates["b", "a"] == 1
    assert rates["a", "b"] == 0
    assert rates["a", "c"] == 0.75
    assert summary.fair == pytest.approx(1 / 3)


def test_faults_are_counted() -> None:
    job = Job("duel", 1, "1", (), "deal", ("a", "b"), ("a", "b"))
    fault = Fault(1, "b", "crashed", 7, "oops")
    lost = Outcome(job, "forfeit", 0, [1, 2], [1.0, 0.0], [], [4, 3], [0.1, 0.1], fault)
    summary = summarize(PLAN, [lost] * 30)
    assert summary.forfeits == 30
    assert summary.faults[0] == fault
    assert len(summary.faults) == 20
    assert [player.faults for player in summary.players] == [0, 30]
    assert summary.players[0].mean_score is None
    assert summary.lengths.bins == []


def lost(message: str, decision: int, name: str = "b") -> Outcome:
    job = Job("duel", 1, "1", (), "deal", ("a", "b"), ("a", "b"))
    fault = Fault("ab".index(name), name, "crashed", decision, message)
    return Outcome(job, "forfeit", 0, [1, 2], [1.0, 0.0], [], [4, 3], [0.1, 0.1], fault)


def test_equal_faults_are_counted_together() -> None:
    """Those of all games, not only of the first ones."""
    games = [lost("rare", 3), *[lost("often", 9 - number % 5) for number in range(30)], lost("often", 7, "a")]
    found = summarize(PLAN, games).failing
    assert [(failing.name, failing.message, failing.games) for failing in found] == [
        ("b", "often", 30),
        ("b", "rare", 1),
        ("a", "often", 1),
    ]
    assert [failing.decisions for failing in found] == ["5–9", "3", "7"]
    assert len(summarize(PLAN, [lost(f"message {number}", 1) for number in range(30)]).failing) == 20


# --- ratings -----------------------------------------------------------------------------------------


def ladder(games: int, chance: float) -> list[Outcome]:
    """Three bots of which each beats the next with this chance."""
    random = seeded("ladder")
    played = []
    for _ in range(games):
        for better, worse in ("ab", "bc", "ac"):
            won = random.below(1000) < int(1000 * chance)
            played.append(outcome((better, worse), [1, 2] if won else [2, 1]))
    return played


def test_the_better_bot_has_the_better_rating() -> None:
    ratings = rate("abc", ladder(200, 0.75))
    assert ratings["a"].interval[0] > ratings["b"].interval[1] > ratings["b"].interval[0]
    assert ratings["b"].interval[0] > ratings["c"].interval[1]
    assert ratings["a"].ordinal < ratings["a"].interval[0]


def test_more_games_leave_less_doubt() -> None:
    few, many = (rate("abc", ladder(games, 0.6))["b"].sigma for games in (20, 320))
    assert many < few / 2.5


def test_equals_have_equal_ratings() -> None:
    ratings = rate("ab", [outcome("ab", [1, 1])] * 50)
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)


def test_about_six_points_are_three_games_of_four() -> None:
    """What the report says: 73 % and 6 points."""
    random = seeded("six points")
    played = [outcome("ab", [1, 2] if random.below(1000) < 731 else [2, 1]) for _ in range(4000)]
    ratings = rate("ab", played)
    assert 5 < ratings["a"].mu - ratings["b"].mu < 7


@pytest.mark.parametrize("chance", [0.5, 0.7])
def test_the_rating_intervals_are_honest(chance: float) -> None:
    """Of many arenas between the same two bots, about 95 % find a difference within the doubt they report."""
    random = seeded("honest")
    limit = int(1000 * chance)
    found = []
    for _ in range(60):
        games = [outcome("ab", [1, 2] if random.below(1000) < limit else [2, 1]) for _ in range(150)]
        ratings = rate("ab", games)
        doubt = (ratings["a"].sigma ** 2 + ratings["b"].sigma ** 2) ** 0.5
        found.append((ratings["a"].mu - ratings["b"].mu, doubt))
    true = sum(difference for difference, _ in found) / len(found)
    inside = sum(abs(difference - true) < 1.96 * doubt for difference, doubt in found)
    assert inside >= 54
