"""Tallies and what they say, on cases small enough to check by hand."""

import pytest

from ludopolis import game, game_ids
from ludopolis.core.journal import Entry
from ludopolis.players.stats.holdings import Reader
from ludopolis.players.stats.plan import Plan
from ludopolis.players.stats.report import bins
from ludopolis.players.stats.summary import Component, Statistics, summarize
from ludopolis.players.stats.tally import WHOLE, Game, Tally

DUEL = game("duel")
EVENTS = {kind.name: number for number, kind in enumerate(DUEL.events)}
SPHINX = DUEL.components["wonder"].index("sphinx")
PYRAMIDS = DUEL.components["wonder"].index("pyramids")
ALTAR = DUEL.components["card"].index("altar")


def played(
    wins: list[int],
    totals: list[int],
    had: set[tuple[int, int, int]],
    decisions: int = 70,
    rounds: int | None = None,
) -> Game:
    average = sum(totals)
    return Game(
        end="civilian",
        decisions=decisions,
        rounds=rounds,
        wins=wins,
        points=[total * len(totals) - average for total in totals],
        scores=[{"total": total} for total in totals],
        positions=[1, 0],
        bots=[0, 0],
        had=had,
    )


def statistics(*games: Game) -> Statistics:
    tally = Tally()
    for one in games:
        tally.add(one)
    return summarize(Plan("duel", ("random",), len(games)), tally)


def found(statistics: Statistics, group: str, id: str) -> Component:
    return next(component for component in statistics.of_group(group) if component.id == id)


def test_a_component_is_credited_to_those_who_had_it() -> None:
    known = statistics(
        played([WHOLE, 0], [50, 40], {(0, SPHINX, 0), (0, PYRAMIDS, 1)}),
        played([0, WHOLE], [40, 60], {(0, SPHINX, 0)}),
        played([WHOLE // 2, WHOLE // 2], [50, 50], {(0, SPHINX, 1)}),
        played([WHOLE, 0], [44, 40], {(0, SPHINX, 0)}),
    )
    sphinx = found(known, "wonder", "sphinx")
    assert (sphinx.had, sphinx.wins, sphinx.win_rate, sphinx.difference) == (4, 2.5, 0.625, 0.125)
    assert sphinx.score == pytest.approx((5 - 10 + 0 + 2) / 4)
    pyramids = found(known, "wonder", "pyramids")
    assert (pyramids.had, pyramids.win_rate, pyramids.score) == (1, 0.0, -5.0)
    never = found(known, "wonder", "colossus")
    assert (never.had, never.win_rate, never.interval) == (0, None, None)


def test_components_are_sorted_and_those_nobody_had_come_last() -> None:
    known = statistics(played([WHOLE, 0], [50, 40], {(0, SPHINX, 0), (0, PYRAMIDS, 1)}))
    wonders = known.of_group("wonder")
    assert [wonder.id for wonder in wonders[:2]] == ["sphinx", "pyramids"]
    assert len(wonders) == 12
    assert all(wonder.had == 0 for wonder in wonders[2:])


def test_the_interval_is_wilsons() -> None:
    """Ten of twenty: Wilson's 95 % interval is 29.9 % to 70.1 %."""
    won, lost = (played([wins, WHOLE - wins], [1, 1], {(0, SPHINX, 0)}) for wins in (WHOLE, 0))
    sphinx = found(statistics(*[won, lost] * 10), "wonder", "sphinx")
    assert sphinx.interval == pytest.approx((0.2993, 0.7007), abs=1e-4)


def test_the_interval_of_points() -> None:
    """Distances +2 and -1 twice each: mean 0.5, deviation 1.5."""
    games = [played([WHOLE, 0], [14, 10], {(0, SPHINX, 0)}), played([0, WHOLE], [10, 12], {(0, SPHINX, 0)})]
    sphinx = found(statistics(*games * 2), "wonder", "sphinx")
    assert sphinx.score == pytest.approx(0.5)
    assert sphinx.score_interval == pytest.approx((0.5 - 1.96 * 1.5 / 2, 0.5 + 1.96 * 1.5 / 2), abs=1e-3)


def test_seats_turns_lengths_and_scores() -> None:
    known = statistics(
        played([WHOLE, 0], [50, 40], set(), 60),
        played([WHOLE, 0], [60, 30], set(), 70),
        played([0, WHOLE], [20, 40], set(), 71),
    )
    assert [rate.wins for rate in known.by_seat] == [2, 1]
    assert [rate.wins for rate in known.by_turn] == [1, 2]
    assert [rate.games for rate in known.by_bot] == [6]
    assert (known.lengths.shortest, known.lengths.median, known.lengths.longest) == (60, 70, 71)
    assert known.lengths.mean == pytest.approx(67)
    assert known.lengths.deviation == pytest.approx(4.967, abs=1e-3)
    (total,) = known.scores
    assert (total.mean, total.winners_mean) == (40, 50)
    assert [(end.end, end.share) for end in known.ends] == [("civilian", 1.0)]


def test_lengths_in_rounds() -> None:
    known = statistics(*[played([WHOLE, 0], [50, 40], set(), rounds=rounds) for rounds in (20, 24, 31)])
    assert known.rounds is not None
    assert (known.rounds.shortest, known.rounds.mean, known.rounds.longest) == (20, 25, 31)
    assert statistics(played([WHOLE, 0], [50, 40], set())).rounds is None


def test_tallies_add_up_in_any_order() -> None:
    games = [played([WHOLE, 0], [50, 40 + n], {(0, n, 0), (3, n, 1)}, 60 + n, 20 + n) for n in range(6)]
    whole, left, right = Tally(), Tally(), Tally()
    for number, one in enumerate(games):
        whole.add(one)
        (left if number % 2 else right).add(one)
    left.merge(right)
    assert left == whole


@pytest.mark.parametrize(
    ("finished", "failed", "hopeless"), [(0, 9, False), (0, 10, True), (10, 10, False), (10, 11, True)]
)
def test_it_is_hopeless_if_most_games_fail(finished: int, failed: int, hopeless: bool) -> None:
    assert Tally(games=finished, failed=failed).hopeless is hopeless


# --- events -----------------------------------------------------------------------------------------


def test_what_counts_as_having_in_duel() -> None:
    reader = Reader(DUEL)
    events = [
        Entry(EVENTS["drafted"], [1, SPHINX, 0, 0, 0, 0]),
        Entry(EVENTS["wonder_built"], [1, SPHINX, ALTAR, 0, 0, 0]),
        Entry(EVENTS["built_by_chain"], [0, ALTAR, 0, 0, 0, 0]),
        Entry(EVENTS["revived"], [0, ALTAR, 0, 0, 0, 0]),
        Entry(EVENTS["discarded"], [1, ALTAR, 2, 0, 0, 0]),
    ]
    groups = [group.id for group in reader.groups]
    assert groups == ["wonder", "drafted", "progress", "card"]
    assert reader.had(events) == {(0, SPHINX, 1), (1, SPHINX, 1), (3, ALTAR, 0)}


def test_the_turn_order_is_told_or_follows_the_first_player() -> None:
    first = Entry(EVENTS["first_player"], [1, 0, 0, 0, 0, 0])
    assert Reader(DUEL).positions([first], 2, 0) == [1, 0]
    assert Reader(DUEL).positions([], 3, 1) == [2, 0, 1]
    wonders = game("world_wonders")
    order = [kind.name for kind in wonders.events].index("order")
    told = [Entry(order, [seat, place, 0, 0, 0, 0]) for seat, place in ((2, 1), (0, 2), (1, 3), (1, 1))]
    assert Reader(wonders).positions(told, 3, 0) == [1, 2, 0]


def test_the_last_round_told_is_the_number_of_rounds() -> None:
    dawn = game("new_dawn")
    turn, over = ([kind.name for kind in dawn.events].index(name) for name in ("turn_begins", "game_over"))
    told = [Entry(turn, [seat, number, 0, 0, 0, 0]) for number in (1, 2) for seat in (3, 0)]
    assert Reader(dawn).rounds([*told, Entry(over, [0] * 6)]) == 2
    assert Reader(DUEL).rounds([Entry(EVENTS["first_player"], [1, 0, 0, 0, 0, 0])]) is None


@pytest.mark.parametrize("id", game_ids())
def test_a_game_without_holdings_counts_all_events_of_players_and_components(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game(id), "holdings", ())
    reader = Reader(game(id))
    assert reader.groups
    assert all(group.kind in game(id).components for group in reader.groups)
    assert all(reader.id(group, 0) == game(id).components[group.kind][0] for group in reader.groups)


def test_lengths_in_classes() -> None:
    assert bins({5: 1, 7: 2}) == [(5, 6, 1), (6, 7, 0), (7, 8, 2)]
    wide = bins({0: 1, 99: 1}, most=10)
    assert len(wide) == 10
    assert wide[-1] == (90, 100, 1)
    assert sum(count for _, _, count in bins({n: n for n in range(1, 1000)})) == sum(range(1000))
