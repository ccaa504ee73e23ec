"""Turns to think: no process and no clock here, only claims, and seconds that are counted."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludopolis.server.fair_queue import QUICK, QUICK_START, UNWATCHED_START, Claim, FairQueue

SLICE = 0.05
LONG = 2.5
WORKER = "worker"


@dataclass(kw_only=True, eq=False)
class Work(Claim):
    name: str = ""


def work(
    name: str,
    seconds: float,
    player: str = "anna",
    hint: bool = False,
    watched: Callable[[], bool] = lambda: True,
) -> Work:
    return Work(name=name, player=player, table=name, left=seconds, hint=hint, watched=watched)


def nobody() -> bool:
    return False


def somebody() -> bool:
    return True


class Service:
    """Thinks by turns, and counts the seconds that went to each."""

    def __init__(self, cap: int = 4) -> None:
        self.queue = FairQueue[Work](cap)
        self.seconds: defaultdict[str, float] = defaultdict(float)  # by player
        self.tables: defaultdict[str, float] = defaultdict(float)  # by name
        self.done: list[str] = []

    @property
    def total(self) -> float:
        return sum(self.seconds.values())

    def add(self, *claims: Work) -> None:
        for claim in claims:
            self.queue.add(claim)

    def turn(self, worker: object = WORKER) -> Work:
        claim = self.queue.take(worker)
        assert claim is not None
        self.end_turn(claim)
        return claim

    def end_turn(self, claim: Work) -> None:
        used = min(SLICE, claim.left)
        self.seconds[claim.player] += used
        self.tables[claim.name] += used
        if claim.left > used:
            self.queue.set_aside(claim, used, claim.left - used)
        else:
            self.queue.remove(claim, used)
            self.done.append(claim.name)

    def run(self) -> list[str]:
        while self.queue.waiting:
            self.turn()
        return self.done

    def keep_busy(self, seconds: float, again: Iterable[Callable[[], Work]]) -> None:
        """Whatever is done is followed by the same again."""
        makers = {made.name: maker for maker in again for made in [maker()]}
        self.add(*(maker() for maker in makers.values()))
        begin = self.total
        while self.total < begin + seconds:
            done = len(self.done)
            self.turn()
            self.add(*(makers[name]() for name in self.done[done:] if name in makers))


def always(name: str, seconds: float, player: str) -> Callable[[], Work]:
    return lambda: work(name, seconds, player)


# --- order ------------------------------------------------------------------------------------------

KINDS = {
    "hint": lambda player: work("hint", 0.5, player, hint=True),
    "quick": lambda player: work("quick", 0.02, player),
    "short": lambda player: work("short", 1.0, player),
    "long": lambda player: work("long", LONG, player),
    "unwatched": lambda player: work("unwatched", 0.02, player, watched=nobody),
}


@pytest.mark.parametrize("players", [["anna"] * 5, ["anna", "bob", "carl", "dora", "eve"]])
def test_hints_first_then_the_shorter_ones_and_last_what_nobody_watches(players: list[str]) -> None:
    for order in permutations(KINDS):
        service = Service()
        service.add(*(KINDS[kind](player) for kind, player in zip(order, players, strict=True)))
        assert service.run() == list(KINDS)


def test_a_table_that_is_watched_again_thinks_again() -> None:
    viewers: list[str] = []
    service = Service()
    service.add(work("left", LONG, "anna", watched=lambda: bool(viewers)))
    service.add(work("long", LONG + 1, "bob"))
    assert service.turn().name == "long"
    viewers.append("anna")
    assert service.turn().name == "left"


@pytest.mark.parametrize("before", range(0, 200, 7))
def test_a_visitor_hardly_waits_however_much_somebody_else_wants(before: int) -> None:
    service = Service()
    service.add(*(work(f"t{number}", LONG, "attacker") for number in range(20)))
    for _ in range(before):
        service.turn()
    begin = service.seconds["attacker"]
    service.add(work("bot", 0.01, "visitor"))
    while "bot" not in service.done:
        service.turn()
    assert service.seconds["attacker"] - begin <= QUICK  # what was nearly done
    service.add(work("advice", QUICK, "visitor", hint=True))
    assert service.turn().name == "advice"


def test_who_thinks_for_long_at_one_table_still_gets_hints_at_once() -> None:
    service = Service()
    service.add(*(work(f"t{number}", LONG, "attacker") for number in range(20)))
    service.add(work("mine", LONG, "visitor"))
    while "mine" not in service.done:
        service.turn()
    service.add(work("advice", QUICK, "visitor", hint=True))
    assert service.turn().name == "advice"


# --- shares -----------------------------------------------------------------------------------------

lengths = st.floats(0.01, LONG)


@settings(max_examples=40, deadline=None)
@given(st.lists(lengths, min_size=2, max_size=5))
def test_players_who_always_want_something_get_the_same(needs: list[float]) -> None:
    service = Service()
    service.keep_busy(60.0, [always(f"t{n}", need, f"p{n}") for n, need in enumerate(needs)])
    got = [service.seconds[f"p{n}"] for n in range(len(needs))]
    assert max(got) - min(got) <= LONG + QUICK_START + SLICE


@settings(max_examples=40, deadline=None)
@given(st.lists(lengths, min_size=2, max_size=5))
def test_tables_of_one_player_get_the_same(needs: list[float]) -> None:
    service = Service(cap=5)
    service.keep_busy(60.0, [always(f"t{n}", need, "anna") for n, need in enumerate(needs)])
    got = [service.tables[f"t{n}"] for n in range(len(needs))]
    assert max(got) - min(got) <= LONG + QUICK_START + SLICE


def test_many_tables_bring_no_more_than_one() -> None:
    service = Service()
    tables = [always(f"t{number}", LONG, "attacker") for number in range(20)]
    service.keep_busy(100.0, [*tables, always("mine", LONG, "visitor")])
    assert abs(service.seconds["attacker"] - service.seconds["visitor"]) <= LONG + SLICE


@pytest.mark.parametrize("first", ["anna", "bob"])
def test_nobody_saves_up_turns_or_pays_for_those_nobody_else_wanted(first: str) -> None:
    service = Service()
    service.keep_busy(50.0, [always("alone", LONG, first)])
    service.seconds.clear()
    service.keep_busy(50.0, [always("a", LONG, "anna"), always("b", LONG, "bob")])
    assert abs(service.seconds["anna"] - service.seconds["bob"]) <= 2 * LONG + SLICE


# --- nothing starves --------------------------------------------------------------------------------


def flood_until(service: Service, name: str, newcomer: Callable[[int], Work]) -> float:
    """Somebody new wants something at every turn; the seconds until the other claim is met."""
    number = 0
    while name not in service.done:
        service.add(newcomer(number))
        service.turn()
        number += 1
        assert service.total < 200.0, "starved"
    return service.total


@pytest.mark.parametrize("hint", [True, False])
@pytest.mark.parametrize("players", [1, 2, 1_000_000])
def test_long_thinking_comes_to_its_end_in_a_flood_of_short(players: int, hint: bool) -> None:
    service = Service()
    service.add(work("long", LONG, "anna"))
    flooded = flood_until(service, "long", lambda n: work(f"f{n}", SLICE, f"flood {n % players}", hint=hint))
    assert flooded < 30.0


def test_what_nobody_watches_comes_to_its_end_too() -> None:
    service = Service()
    service.add(work("left", LONG, "anna", watched=nobody))
    seen = flood_until(service, "left", lambda n: work(f"f{n}", SLICE, f"flood {n}"))
    assert -UNWATCHED_START < seen < -4 * UNWATCHED_START


def test_the_same_player_cannot_starve_a_table_of_its_own() -> None:
    service = Service()
    service.add(work("long", LONG))
    assert flood_until(service, "long", lambda n: work(f"f{n}", SLICE)) < 20.0


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.tuples(
            st.integers(0, 3),  # turns before it comes
            st.sampled_from(["anna", "bob", "carl"]),
            lengths,
            st.booleans(),  # a hint
            st.booleans(),  # watched
        ),
        min_size=1,
        max_size=40,
    )
)
def test_whatever_comes_is_done_once(arrivals: list[tuple[int, str, float, bool, bool]]) -> None:
    service = Service(cap=1)
    for number, (turns, player, seconds, hint, watched) in enumerate(arrivals):
        service.add(work(str(number), seconds, player, hint=hint, watched=somebody if watched else nobody))
        for _ in range(turns):
            if service.queue.waiting:
                service.turn()
    service.run()
    assert sorted(service.done) == sorted(map(str, range(len(arrivals))))
    assert service.total == pytest.approx(sum(arrival[2] for arrival in arrivals))
    assert not service.queue._players._sharers  # nobody is remembered


# --- places and workers -----------------------------------------------------------------------------


def test_a_player_thinks_at_a_few_tables_at_a_time() -> None:
    service = Service(cap=2)
    service.add(*(work(f"t{number}", LONG) for number in range(5)))
    taken = [service.queue.take(f"worker {number}") for number in range(5)]
    running = [claim for claim in taken if claim is not None]
    assert len(running) == 2
    service.add(work("quick", 0.01), work("hint", 0.5, hint=True), work("other", LONG, "bob"))
    more = [service.queue.take(f"worker {number}") for number in range(2, 6)]
    assert [claim.name if claim is not None else None for claim in more] == ["hint", "quick", "other", None]
    service.queue.remove(running[0], LONG)
    assert service.turn("worker 0").name in {"t2", "t3", "t4"}


def test_whoever_has_begun_goes_on() -> None:
    service = Service()
    service.add(work("one", LONG))
    assert service.turn("first").name == "one"
    assert service.queue.take("second") is None
    service.add(work("two", LONG))
    assert service.turn("second").name == "two"
    assert service.turn("first").name == "one"


def test_what_is_given_up_takes_no_more_turns() -> None:
    service = Service()
    given_up, other = work("given up", LONG), work("other", LONG)
    service.add(given_up, other)
    assert service.turn() is given_up
    service.queue.remove(given_up)
    assert service.run() == ["other"]
