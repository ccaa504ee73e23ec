"""The contests that measure how strong the bots are: their names, their goals, and what is told of them."""

import json
import sys
from pathlib import Path

import pytest
import strength
from contests import Contest

from installed import tiny_game_on_the_path
from ludopolis import game_ids
from ludopolis.players.arena import Job, Outcome, Plan, summarize


def told(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[dict[str, object]]:
    monkeypatch.setattr(sys, "argv", ["strength.py", *arguments])
    strength.main()
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One quick contest, and a folder of its own."""
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    monkeypatch.setattr(strength, "CONTESTS", [Contest("tiny", "duel", ("random", "random"), 4, 0.0)])


def test_games_from_before_are_told(
    tiny: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (first,) = told(["tiny", "--games", "2", "--processes", "1"], monkeypatch, capsys)
    (again,) = told(["duel", "--processes", "1"], monkeypatch, capsys)
    assert [(found["games"], found["kept"]) for found in (first, again)] == [(2, 0), (4, 2)]
    assert again["reached"] is True


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["duel-gready"], "there is no contest or game duel-gready: choose from civilization, duel, "),
        (["duel", "chess"], "there is no contest or game chess: "),
        (["--games", "0"], "argument --games: 0 is too few"),
        (["--games", "many"], "argument --games"),
        (["--processes", "0"], "argument --processes"),
    ],
)
def test_wrong_usage(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        told(arguments, monkeypatch, capsys)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_a_fair_share_must_be_exceeded_beyond_doubt() -> None:
    for chosen in strength.CONTESTS:
        assert chosen.beyond_doubt == (chosen.goal == 1 / chosen.seats)
        assert len(chosen.bots) == chosen.seats


def test_every_seat_is_taken_equally_often() -> None:
    for chosen in strength.CONTESTS:
        assert chosen.games % chosen.seats == 0


def outcome(won: bool) -> Outcome:
    """A game that the first bot won or lost."""
    names = ("random", "random #2")
    job = Job("duel", 1, "1", (), "deal", ("random", "random"), names)
    places, rewards = ([1, 2], [1.0, 0.0]) if won else ([2, 1], [0.0, 1.0])
    return Outcome(job, "civilian", 0, places, rewards, [], [1, 1], [0.1, 0.1])


@pytest.mark.parametrize(
    ("wins", "beyond_doubt", "reached"),
    [(11, False, True), (11, True, False), (17, True, True), (10, False, True), (9, False, False)],
)
def test_when_a_goal_is_reached(wins: int, beyond_doubt: bool, reached: bool) -> None:
    plan = Plan("duel", ("random", "random"), games=20)
    player = summarize(plan, [outcome(number < wins) for number in range(20)]).players[0]
    chosen = Contest("name", "duel", plan.bots, 20, 0.5, beyond_doubt=beyond_doubt)
    assert chosen.reached(player) is reached


def test_a_game_without_goals_of_its_own_has_general_contests(tmp_path: Path) -> None:
    with tiny_game_on_the_path(tmp_path):
        found = strength.contests_of("tiny")
    assert {chosen.game for chosen in found} == {"tiny"}
    assert {"tiny-random", "tiny-level-2", "tiny-3000-over-1000"} <= {chosen.name for chosen in found}


def test_every_contest_belongs_to_a_game_and_has_a_name_of_its_own() -> None:
    names = [chosen.name for chosen in strength.CONTESTS]
    assert len(names) == len(set(names))
    assert all(chosen.name.startswith(f"{chosen.game}-") for chosen in strength.CONTESTS)
    assert {chosen.game for chosen in strength.CONTESTS} == set(game_ids())
