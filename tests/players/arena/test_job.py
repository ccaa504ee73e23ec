import re
import sys
from pathlib import Path

import msgspec
import pytest

from ludopolis import game, game_ids
from ludopolis.core.data import Result
from ludopolis.players import move_limit
from ludopolis.players.arena import Job, Outcome, Plan, contest, play, schedule
from players.arena.rogues import MAKERS, Closing, Nonsense, Unanswerable
from players.arena.same import games
from players.listener import listener, told


def first_job(*bots: str, id: str = "duel") -> Job:
    return schedule(Plan(id, bots, seats=len(bots), seed="job"))[0]


@pytest.mark.parametrize("id", game_ids())
def test_a_game_to_its_end(id: str) -> None:
    job = first_job("greedy", "random", id=id)
    outcome = play(job)
    assert outcome.job == job
    assert outcome.fault is None
    assert f"end-{outcome.end}" in game(id).texts("en")
    assert sum(outcome.rewards) == 1
    assert [place == 1 for place in outcome.places] == [reward > 0 for reward in outcome.rewards]
    assert len(outcome.scores) == len(outcome.seconds) == 2
    assert min(outcome.decisions) > 5
    assert outcome.length == sum(outcome.decisions)
    assert all(0 < seconds < 60 for seconds in outcome.seconds)


def test_the_same_job_gives_the_same_game() -> None:
    job = first_job("random", "random", "random", id="innovation")
    assert games([play(job)]) == games([play(job)])


def test_bots_of_the_same_kind_think_differently() -> None:
    one, two = schedule(Plan("duel", ("random", "random"), games=2))
    assert play(one).scores != play(two).scores


def test_jobs_and_outcomes_are_plain_data() -> None:
    outcome = play(first_job("random", "crasher"), MAKERS)
    assert outcome.fault is not None
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome


@pytest.mark.parametrize(
    ("bot", "kind", "message"),
    [
        ("crasher", "crashed", "RuntimeError: out of ideas (rogues.py:"),
        ("quitter", "crashed", "SystemExit: enough"),
        ("panicking", "crashed", "Panic: no way out"),
        ("speechless", "crashed", "Wordless: an unprintable Wordless"),
        ("unborn", "crashed", "could not be started: OSError: no such program"),
        ("forbidden", "illegal", "which is not legal now"),
        ("missing", "crashed", "there is no bot 'missing'"),
    ],
)
def test_a_bot_that_fails_loses(bot: str, kind: str, message: str) -> None:
    for seat, job in enumerate(schedule(Plan("duel", (bot, "random"), games=2))):
        outcome = play(job, MAKERS)
        assert outcome.end == "forfeit"
        assert outcome.rewards[seat] == 0
        assert outcome.rewards[1 - seat] == 1
        assert outcome.places[seat] == 2
        assert outcome.fault is not None
        assert (outcome.fault.seat, outcome.fault.name, outcome.fault.kind) == (seat, bot, kind)
        assert message in outcome.fault.message
        assert str(outcome.fault).startswith(f"{bot} {kind} at decision {outcome.length} of the game: ")


@pytest.mark.parametrize("answer", [None, "build theater", 1.5, -1, 10**30, [], "x" * 10**6, Unanswerable()])
def test_nonsense_loses(answer: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Nonsense, "answer", answer)
    outcome = play(first_job("nonsense", "random"), MAKERS)
    assert outcome.rewards == [0, 1]
    assert outcome.fault is not None
    assert outcome.fault.kind == "illegal"
    assert len(outcome.fault.message) < 400


def test_an_interrupt_is_nobodys_fault() -> None:
    with pytest.raises(KeyboardInterrupt):
        play(first_job("interrupting", "random"), MAKERS)


def test_the_others_share_the_win() -> None:
    outcome = play(first_job("random", "crasher", "random", id="innovation"), MAKERS)
    assert outcome.rewards == [0.5, 0, 0.5]
    assert outcome.places == [1, 3, 1]


def test_failing_bots_stop_nobody() -> None:
    outcomes = contest(Plan("duel", ("crasher", "random", "forbidden"), games=4), makers=MAKERS)
    assert len(outcomes) == 12
    assert all(outcome.fault is not None for outcome in outcomes)


def test_bots_are_told_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Closing, "results", [])
    outcome = play(first_job("closing", "closing"), MAKERS)
    assert [result.places for result in Closing.results if result] == [outcome.places] * 2
    play(first_job("closing", "quitter"), MAKERS)
    assert Closing.results[2:] == [Result("forfeit", [1, 2], [])]


def test_the_outcome_is_told_before_bots_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Closing, "results", [])
    told: list[tuple[Outcome, int]] = []
    outcome = play(
        first_job("closing", "closing"),
        MAKERS,
        tell=lambda outcome: told.append((outcome, len(Closing.results))),
    )
    assert told == [(outcome, 0)]
    assert len(Closing.results) == 2


@pytest.mark.parametrize(("id", "seats"), [("duel", 2), ("innovation", 3)])
def test_a_game_that_never_ends_is_a_draw(id: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_limit, "TIMES", 5 / game(id).most_decisions)
    monkeypatch.setattr(Closing, "results", [])
    outcome = play(first_job(*["closing"] * seats, id=id), MAKERS)
    assert (outcome.end, outcome.length, outcome.fault) == ("endless", 5, None)
    assert outcome.places == [1] * seats
    assert outcome.rewards == [1 / seats] * seats
    assert outcome.scores == []
    assert Closing.results == [Result("endless", [1] * seats, [{}] * seats)] * seats


def test_an_answer_that_comes_too_late_loses() -> None:
    job = msgspec.structs.replace(first_job("random", "random"), limit=1e-9)
    outcome = play(job)
    assert outcome.length == 1
    assert outcome.fault is not None
    assert (outcome.fault.kind, outcome.fault.seat) == ("stalled", outcome.first)
    assert re.fullmatch(r"answered after \S+ s, but the limit is 1e-09 s", outcome.fault.message)


# --- programs ----------------------------------------------------------------------------------------


def test_a_program_is_told_the_result(tmp_path: Path) -> None:
    bot, log = listener(tmp_path)
    outcome = play(first_job(bot, "random"))
    (over,) = told(log, "over")
    assert over["result"]["end"] == outcome.end
    assert over["result"]["places"] == outcome.places
    assert [score["total"] for score in over["result"]["scores"]] == outcome.scores


def test_a_program_is_told_that_its_opponent_failed(tmp_path: Path) -> None:
    bot, log = listener(tmp_path)
    play(first_job(bot, "crasher"), MAKERS)
    (over,) = told(log, "over")
    assert over["result"] == {"end": "forfeit", "places": [1, 2], "scores": []}


def test_the_limit_is_the_clock_of_programs(tmp_path: Path) -> None:
    bot, log = listener(tmp_path, answers=2)
    outcome = play(msgspec.structs.replace(first_job(bot, "random"), limit=1.5))
    assert {message["clock"]["seconds"] for message in told(log, "decide")} == {1.5}
    assert outcome.fault is not None
    assert (outcome.fault.kind, outcome.fault.seat) == ("stalled", 0)
    assert "did not answer within 1.5 s, at its decision 3" in outcome.fault.message
    assert not told(log, "over")


def test_a_program_that_fails_loses(tmp_path: Path) -> None:
    program = tmp_path / "broken.py"
    program.write_text("print('hello?')")
    outcome = play(first_job(f"program:{sys.executable} {program}", "random"))
    assert outcome.rewards == [0, 1]
    assert outcome.fault is not None
    assert "hello?" in outcome.fault.message


@pytest.mark.parametrize(
    ("answer", "kind"),
    [('{"action": 10000000}', "illegal"), ('{"action": "dance"}', "illegal"), ("dance", "crashed")],
)
def test_a_programs_illegal_action_is_no_crash(tmp_path: Path, answer: str, kind: str) -> None:
    program = tmp_path / "wrong.sh"
    program.write_text(
        f"read hello; echo '{{\"name\": \"wrong\"}}'; read decision; echo '{answer}'; read over"
    )
    outcome = play(first_job(f"program:sh {program}", "random"))
    assert outcome.fault is not None
    assert outcome.fault.kind == kind
    assert "the bot wrong" in outcome.fault.message
    assert ", at its decision 1" in outcome.fault.message
