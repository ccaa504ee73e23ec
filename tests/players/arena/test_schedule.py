from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludopolis import LudopolisError
from ludopolis.players.arena import Plan, schedule

PLANS = st.builds(
    Plan,
    st.just("innovation"),
    st.lists(st.sampled_from(["random", "greedy", "mcts:9"]), min_size=3, max_size=5).map(tuple),
    games=st.integers(1, 13),
    seats=st.sampled_from([2, 3]),
    seed=st.sampled_from(["a", "b"]),
)


@settings(deadline=None)  # the first plan loads the game
@given(PLANS)
def test_every_group_meets_equally_often(plan: Plan) -> None:
    met = Counter(frozenset(job.names) for job in schedule(plan))
    assert set(met) == {frozenset(group) for group in combinations(plan.names, plan.seats)}
    assert len(set(met.values())) == 1
    assert plan.games <= met.popitem()[1] < plan.games + plan.seats


@settings(deadline=None)  # the first plan loads the game
@given(PLANS)
def test_every_seed_is_played_with_every_rotation(plan: Plan) -> None:
    seatings: dict[tuple[str, frozenset[str]], list[tuple[str, ...]]] = {}
    for job in schedule(plan):
        seatings.setdefault((job.seed, frozenset(job.names)), []).append(job.names)
    for rotations in seatings.values():
        first = rotations[0]
        assert rotations == [first[turn:] + first[:turn] for turn in range(plan.seats)]


@settings(deadline=None)  # the first plan loads the game
@given(PLANS)
def test_every_bot_has_every_seat_equally_often(plan: Plan) -> None:
    seats = Counter((name, seat) for job in schedule(plan) for seat, name in enumerate(job.names))
    assert len(seats) == len(plan.names) * plan.seats
    assert len(set(seats.values())) == 1


@settings(deadline=None)  # the first plan loads the game
@given(PLANS)
def test_a_schedule_depends_on_its_plan_alone(plan: Plan) -> None:
    jobs = schedule(plan)
    assert jobs == schedule(plan)
    assert len(set(jobs)) == len(jobs)


def test_more_games_only_add_to_the_end() -> None:
    few, many = (schedule(Plan("duel", ("random", "greedy", "greedy"), games=games)) for games in (4, 10))
    assert many[: len(few)] == few


def test_another_seed_gives_other_deals() -> None:
    one, two = ({job.seed for job in schedule(Plan("duel", ("random",) * 2, seed=seed))} for seed in "ab")
    assert not one & two


def test_a_bot_named_twice_gets_a_number() -> None:
    plan = Plan("duel", ("greedy", "random", "greedy", "greedy"))
    assert plan.names == ("greedy", "random", "greedy #2", "greedy #3")
    job = schedule(plan)[-1]
    assert job.names == ("greedy #3", "greedy #2")
    assert job.bots == ("greedy", "greedy")


def test_another_limit_makes_other_games() -> None:
    plans = [Plan("duel", ("random", "greedy"), games=2, limit=limit) for limit in (None, 1.0, 2.0)]
    assert len({job for plan in plans for job in schedule(plan)}) == 6


def test_options_are_complete_in_every_job() -> None:
    job = schedule(Plan("duel", ("random", "greedy"), options={"first_game_wonders": "yes"}))[0]
    assert dict(job.options)["first_game_wonders"] is True
    assert len(job.options) > 1


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Plan("chess", ("random", "random")), "no game 'chess'"),
        (Plan("duel", "greedy"), r"a tuple of names, as in \('greedy', 'random'\), not one text"),  # type: ignore[arg-type]  # by mistake
        (Plan("duel", ("random", "random", "random"), seats=3), "cannot be played by 3"),
        (Plan("world_wonders", ("random",), seats=1), "at least 2 seats"),
        (Plan("duel", ("random",)), "2 seats need at least 2 bots, but 1 are named"),
        (Plan("duel", ("random", "random"), games=0), "at least 1"),
        (Plan("duel", ("random", "random"), games=10**9), "at most 10,000,000"),
        (Plan("duel", ("random", "random"), limit=0), "cannot be limited to 0 s"),
        (Plan("duel", ("random", "random"), limit=float("nan")), "cannot be limited to nan s"),
        (Plan("duel", ("random", "random"), limit=1e9), "at most 86,400"),
        (Plan("duel", ("random", "random"), options={"nope": "yes"}), "unknown option 'nope'"),
        (Plan("duel", ("random", "random"), seed=""), "the seed must be one line of text .*, not ''"),
        (Plan("duel", ("random", "random"), seed="a\nb"), "the seed must be one line"),
        (Plan("duel", ("random", "./bot ")), "the name of a bot must be one line of text .*, not './bot '"),
    ],
)
def test_what_cannot_be_played_is_refused(plan: Plan, message: str) -> None:
    with pytest.raises(LudopolisError, match=message):
        schedule(plan)
