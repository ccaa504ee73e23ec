"""``play``: whole games at the prompt, and everything a player can type."""

import errno
import os
import re
import sys
from pathlib import Path

import pytest

from cli.running import Command
from ludopolis import game
from ludopolis.cli import play, saves, session
from ludopolis.core.data import Result
from ludopolis.core.match import Match
from ludopolis.core.record import Record, parse, replay, verify
from ludopolis.games.duel.view import DuelView
from ludopolis.players import Bot, Perspective, Uniform, move_limit
from players.listener import listener, told

SEED = "terminal"
START = ("play", "duel", "--seed", SEED)


def _prompts(out: str) -> list[str]:
    return re.findall(r"Your choice \(1–(\d+)", out)


# --- whole games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "won"), [("cs", "Vítězí"), ("en", "wins")])
def test_a_whole_game_by_numbers(run: Command, tmp_path: Path, language: str, won: str) -> None:
    file = tmp_path / "game.record"
    done = run(*START, "--lang", language, "--save", str(file), typed=["1"] * 60)
    assert done.code == 0
    assert won in done.out
    assert str(file) in done.out
    found = parse(file.read_text(encoding="utf-8"))
    assert found.result is not None
    assert verify(found)


def test_at_the_end_the_player_is_asked_where_to_save(run: Command, finished: Match, tmp_path: Path) -> None:
    taken, game_file = tmp_path / "taken", tmp_path / "game.record"
    taken.write_text("precious", encoding="utf-8")
    nearly = tmp_path / "nearly.record"
    nearly.write_text(_without_last_moves(finished, 3), encoding="utf-8")
    typed = ["1", "1", "1", str(taken), str(game_file)]
    done = run("play", "duel", "--from", str(nearly), "--seats", "human,human", typed=typed)
    assert f"{taken} exists already" in " ".join(done.out.split())
    assert taken.read_text(encoding="utf-8") == "precious"
    assert verify(parse(game_file.read_text(encoding="utf-8")))


def _without_last_moves(match: Match, count: int) -> str:
    return str(Record.of(replay(Record.of(match), len(match.moves) - count)))


def test_the_same_seed_gives_the_same_game(run: Command) -> None:
    assert run(*START, typed=["1"] * 9).out == run(*START, typed=["1"] * 9).out


@pytest.mark.parametrize("language", ["cs", "en"])
def test_bots_play_a_game_out(run: Command, language: str, tmp_path: Path) -> None:
    file = tmp_path / "bots.record"
    seats = ("--seats", "greedy,random", "--lang", language, "--save", str(file))
    done = run(*START, *seats)
    assert done.code == 0
    log = replay(parse(file.read_text(encoding="utf-8"))).log(-1, language)
    printed = " ".join(done.out.split())
    assert all(" ".join(line.split()) in printed for line in log)
    assert str(file) in done.out


def test_two_bots_of_a_kind_are_numbered(run: Command) -> None:
    out = run(*START, "--seats", "random,random").out
    assert "random 1" in out
    assert "random 2" in out


def test_options_reach_the_game(run: Command) -> None:
    out = run(*START, "--option", "first_game_wonders=yes").out
    assert "wonder draft" not in out
    assert "Age I" in out


# --- what can be typed ------------------------------------------------------------------------------


def test_notation_label_and_number_are_the_same(run: Command) -> None:
    by_number = run(*START, typed=["1"]).out
    (label,) = re.findall(r"^1  (Take .*?)  ", by_number, re.M)[:1]
    notation = "draft " + _wonder_id(label.removeprefix("Take "))
    assert run(*START, typed=[notation]).out == by_number
    assert run(*START, typed=[notation.upper() + " "]).out == by_number
    assert run(*START, typed=[label]).out == by_number


def test_several_choices_on_one_line(run: Command, tmp_path: Path) -> None:
    """The second is for the decision after the first; what is refused ends the line."""

    def played(*typed: str) -> list[str]:
        file = tmp_path / f"{len(list(tmp_path.iterdir()))}.record"
        run(*START, "--seats", "human,human", "--save", str(file), typed=[*typed])
        return [move.text for move in parse(file.read_text(encoding="utf-8")).moves]

    one_by_one = played("1", "1", "2")
    assert len(one_by_one) >= 3
    assert played("1", "1; 2") == one_by_one
    assert played("1", "1; 99; 2") == one_by_one[:2]


def _wonder_id(name: str) -> str:
    texts = game("duel").texts("en")
    return next(id for id in game("duel").components["wonder"] if texts.name("wonder", id) == name)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no choice 99"),
        ("0", "There is no choice 0"),
        ("9" * 5000, "is not a choice now (R2.5)"),
        ("draft pyramid", "(R2.5)"),
        ("hello", "“hello” is not a choice now (R2.5). Write a number"),
        ("build theater", "The game is waiting for a different decision now."),
        ("build theater", "(R11.1)"),
        ("? 99", "There is no choice 99"),
        ("? hello", "is not a choice now"),
        ("cards", "“cards” needs something after it: cards theater."),
        ("cards Theatr", "did you mean Theater"),
        ("rules", "needs something after it"),
        ("rules R99", "there is no rule R99"),
        ("save", "needs something after it"),
        ("save /nowhere/at/all", "cannot write /nowhere/at/all"),
        ("undo", "There is no decision of yours to go back to."),
    ],
)
def test_wrong_input_is_explained_and_asked_again(run: Command, typed: str, said: str) -> None:
    done = run(*START, typed=[typed])
    assert done.code == 0
    assert said in " ".join(done.out.split())
    assert len(_prompts(done.out)) == 2


def test_refusals_speak_the_players_language(run: Command) -> None:
    out = run(*START, "--lang", "cs", typed=["build theater", "draft nothing", "77", "karta", "zpět"]).out
    assert "Teď je na řadě jiné rozhodnutí." in out
    assert "(R11.1)" in out
    assert "Volba 77 neexistuje" in out
    assert "Za „karta“ patří ještě něco: karta divadlo." in out
    assert "Není žádné tvé rozhodnutí" in out


def test_covered_cards_are_refused_with_their_rule(run: Command, position: Path, middle: Match) -> None:
    view = middle.state.view(0)
    assert isinstance(view, DuelView)
    covered = next(slot.card for slot in view.structure if slot.card and not slot.available)
    out = run("play", "duel", "--from", str(position), typed=[f"build {covered}"]).out
    assert "Other cards still cover" in out
    assert "(R3.2)" in out


def test_help_names_the_decision_and_the_signs(run: Command) -> None:
    for question in ("?", "help"):
        out = run(*START, typed=[question]).out
        assert "Now: Choose a wonder for yourself. (R2.5)" in out
        assert "everything about choice 3" in out
        assert "W wood, C clay, S stone, G glass, P papyrus" in " ".join(out.split())
    assert "co by udělal bot greedy" in run(*START, "--lang", "cs", typed=["pomoc"]).out


def test_cards_rules_log_and_table(run: Command) -> None:
    out = run(*START, typed=["cards divadlo", "rules R5.5", "log", "table", ""]).out
    assert "Makes Statue free" in out
    assert "R5.5" in out
    assert out.count("7 Wonders Duel · wonder draft") == 3
    assert len(_prompts(out)) == 6


def test_a_hint_is_a_legal_choice_and_costs_nothing(run: Command) -> None:
    once = run(*START, typed=["hint"]).out
    (number,) = re.findall(r"Greedy suggests (\d+): Take ", once)
    assert 1 <= int(number) <= int(_prompts(once)[0])
    assert run(*START, typed=["hint", "1"]).out.endswith(run(*START, typed=["1"]).out[-500:])


def test_undo_goes_back_to_the_previous_decision(run: Command) -> None:
    without = run(*START, typed=["1", "1", "1"]).out
    out = run(*START, typed=["1", "1", "2", "undo", "1"]).out
    assert "Back at your previous decision." in out
    assert out.endswith(without[-1500:])


def test_undo_skips_forced_choices(run: Command) -> None:
    out = run(*START, typed=["1"] * 3 + ["undo", "undo", "undo", "undo"]).out
    assert "only one choice, taken for you" in out
    assert out.count("Back at your previous decision.") == 3
    assert "There is no decision of yours" in out


def test_forced_choices_are_announced(run: Command) -> None:
    out = run(*START, "--lang", "cs", typed=["1"] * 4).out
    assert "Hráč: jediná možnost, vybráno za tebe: Vzít si div:" in out


# --- prices -----------------------------------------------------------------------------------------


def test_the_breakdown_of_a_price(run: Command, tmp_path: Path) -> None:
    out = run("play", "duel", "--from", str(_shop(tmp_path)), typed=["? build baths", "? discard baths"]).out
    (row,) = re.findall(r"^Stone +(.*)$", out, re.M)
    assert row.split() == ["1", "0", "0", "0", "1", "×", "2●", "2●"]
    assert "In all 2● of your 7●; 5● remain (R5.7)." in out
    assert "You gain 2●: 2 for the card and 0 for your yellow cards (R4.4)." in out


def test_what_a_choice_brings_is_told_in_the_words_of_the_log(run: Command, tmp_path: Path) -> None:
    out = run("play", "duel", "--from", str(_shop(tmp_path)), typed=["? build baths", "? discard baths"]).out
    assert "If you choose it" in out
    assert re.search(r"• .* builds Baths for 2 coins", out)
    assert re.search(r"• .* discards Baths and gains 2 coins", out)


def _shop(tmp_path: Path) -> Path:
    """A first turn in which Baths (1 stone) can be built and nobody has anything."""
    for number in range(100):
        state = game("duel").new(seed=number, first_game_wonders=True)
        view = state.view(state.seat)
        assert isinstance(view, DuelView)
        if state.seat == 0 and any(slot.card == "baths" and slot.available for slot in view.structure):
            path = tmp_path / "shop.json"
            path.write_text(state.json(), encoding="utf-8")
            return path
    raise AssertionError("no seed has Baths in the first row")


def test_too_expensive_choices_say_what_is_missing(run: Command, tmp_path: Path) -> None:
    file = _shop(tmp_path)
    poor = re.sub(r'"coins":7', '"coins":0', file.read_text(encoding="utf-8"))
    file.write_text(poor, encoding="utf-8")
    out = run("play", "duel", "--from", str(file), typed=["build baths", "? build baths"]).out
    assert "would cost you 2 coins and you have 0." in " ".join(out.split())
    assert "(R5.8)" in out
    assert "In all 2●, but you have 0●; 2● are missing (R5.8)." in out
    assert " – 2●✗" in out


# --- leaving, saving, going on ----------------------------------------------------------------------


def test_quitting_unsaved(run: Command) -> None:
    for typed in (["quit"], []):
        done = run(*START, typed=typed)
        assert done.code == 0
        assert "it is not saved" in done.out


def test_interrupting(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(session.Session.__init__, "__defaults__", (interrupted,))
    done = run(*START)
    assert done.code == 130
    assert "it is not saved" in done.out


def test_saving_quitting_and_going_on(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "later.record"
    out = run(*START, typed=["1", f"save {file}", "1", "1", "quit"]).out
    assert f"Saved to {file}." in out
    assert f"--from {file} --save {file}" in out
    saved = parse(file.read_text(encoding="utf-8"))
    assert saved.players == ["Player", "greedy"]
    again = run("play", "duel", "--from", str(file), "--save", str(file), typed=["1"] * 60)
    assert again.code == 0
    assert "wins" in again.out
    finished = parse(file.read_text(encoding="utf-8"))
    assert finished.moves[:5] == saved.moves[:5]
    assert verify(finished)


def test_undo_reaches_into_a_loaded_game(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "later.record"
    run(*START, "--save", str(file), typed=["1", "1"])
    out = run("play", "duel", "--from", str(file), typed=["undo", "undo"]).out
    assert out.count("Back at your previous decision.") == 2


def test_a_finished_record_is_only_shown(run: Command, record: Path) -> None:
    done = run("play", "duel", "--from", str(record))
    assert done.code == 0
    assert "wins" in done.out
    assert "Your choice" not in done.out


def test_an_existing_file_is_never_overwritten(run: Command, record: Path) -> None:
    before = record.read_text(encoding="utf-8")
    done = run(*START, "--save", str(record), typed=["1"])
    assert done.code == 1
    assert "exists already" in done.err
    assert "exists already" in " ".join(run(*START, typed=[f"save {record}"]).out.split())
    assert record.read_text(encoding="utf-8") == before


def test_playing_on_from_a_position(run: Command, position: Path) -> None:
    done = run("play", "duel", "--from", str(position), "--seats", "human,random", typed=["1", "undo"])
    assert "Age II" in done.out
    assert "Back at your previous decision." in done.out


@pytest.mark.parametrize("extra", [["--seed", "1"], ["--option", "first_game_wonders=yes"]])
def test_a_continued_game_keeps_its_seed_and_options(run: Command, record: Path, extra: list[str]) -> None:
    done = run("play", "duel", "--from", str(record), *extra)
    assert done.code == 2
    assert "--from" in done.err


def test_a_file_that_cannot_be_continued(run: Command, tmp_path: Path) -> None:
    done = run("play", "duel", "--from", str(tmp_path / "missing"))
    assert done.code == 1
    assert "No such file" in done.err


def _failing_writes(monkeypatch: pytest.MonkeyPatch, bad: Path) -> None:
    """A disk that is full where one file lies."""
    real = os.replace

    def replace(source: Path, target: Path) -> None:
        if target == bad:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(source, target)

    monkeypatch.setattr(os, "replace", replace)


def test_a_finished_game_is_not_lost_with_its_file(
    run: Command, finished: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nearly, full, other = (tmp_path / name for name in ("nearly.record", "full.record", "other.record"))
    nearly.write_text(_without_last_moves(finished, 3), encoding="utf-8")
    _failing_writes(monkeypatch, full)
    command = ("play", "duel", "--from", str(nearly), "--seats", "human,human", "--save", str(full))
    done = run(*command, typed=["1", "1", "1", str(other)])
    assert done.code == 0
    assert done.out.count("No space left") == 2
    assert verify(parse(other.read_text(encoding="utf-8")))


def test_bots_without_people_fail_if_their_file_cannot_be_written(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "full.record"
    _failing_writes(monkeypatch, file)
    done = run(*START, "--seats", "random,random", "--save", str(file))
    assert done.code == 1
    assert "No space left" in done.err
    assert done.out.count("No space left") == 1


def test_a_file_that_cannot_be_written_does_not_hide_why_a_bot_failed(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot, _ = listener(tmp_path, answers=3, then="dance")
    file = tmp_path / "full.record"
    _failing_writes(monkeypatch, file)
    done = run(*START, "--seats", f"human,{bot}", "--save", str(file), typed=["1"] * 60)
    assert done.code == 1
    assert "the bot listener chose no action" in done.err
    assert "No space left" in done.out


def test_a_missing_folder_is_refused_before_the_game(run: Command, tmp_path: Path) -> None:
    done = run(*START, "--save", str(tmp_path / "missing" / "game.record"), typed=["1"])
    assert done.code == 1
    assert "there is no folder" in done.err
    assert "Your choice" not in done.out


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_bad_file_name_does_not_end_the_game(run: Command, tmp_path: Path, name: str) -> None:
    done = run(*START, typed=[f"save {tmp_path}/{name}", "1", "quit"])
    assert done.code == 0
    assert "cannot write" in done.out
    assert len(_prompts(done.out)) == 3


def test_a_folder_that_may_not_be_entered_does_not_end_the_game(
    run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbidden(_: Path) -> bool:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "exists", forbidden)
    done = run(*START, typed=[f"save {tmp_path}/game.record", "quit"])
    assert done.code == 0
    assert "Permission denied" in " ".join(done.out.split())
    monkeypatch.setattr(Path, "is_dir", forbidden)
    assert "Permission denied" in run(*START, "--save", str(tmp_path / "game.record")).err


def test_a_file_at_home(run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    run(*START, typed=["save ~/typed.record", "quit"])
    run(*START, "--save=~/given.record", typed=["quit"])
    assert (tmp_path / "typed.record").exists()
    assert run("play", "duel", "--from=~/given.record", "--save=~/given.record", typed=["1"]).code == 0


def test_a_file_name_with_spaces_can_be_copied_from_the_message(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "my game.record"
    out = run(*START, "--save", str(file), typed=["quit"]).out
    assert f"--from '{file}' --save '{file}'" in out


def test_a_position_is_never_overwritten(run: Command, position: Path) -> None:
    before = position.read_text(encoding="utf-8")
    done = run("play", "duel", "--from", str(position), "--save", str(position), typed=["1"])
    assert done.code == 1
    assert "exists already" in done.err
    assert position.read_text(encoding="utf-8") == before


def test_every_decision_is_saved(run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots' and forced ones too."""
    saved: list[int] = []
    monkeypatch.setattr(saves, "write_record", lambda _, match: saved.append(len(match.moves)))
    run(*START, "--save", str(tmp_path / "game.record"), typed=["1"] * 60)
    assert saved == [*range(1, saved[-1] + 1), saved[-1]]


@pytest.mark.parametrize("name", ["seed", "players", "game", "cls"])
def test_options_that_no_game_has(run: Command, name: str) -> None:
    done = run(*START, "--option", f"{name}=7")
    assert done.code == 2
    assert f"unknown option '{name}'" in done.err


def test_going_on_without_the_seed(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    run("play", "world_wonders", "--seats", "human", "--save", str(file), "--seed", "1", typed=["1"] * 5)
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith(("seed: ", "commitment: "))]
    file.write_text("".join(kept), encoding="utf-8")
    done = run("play", "world_wonders", "--from", str(file), "--seats", "random", "--save", str(file))
    assert done.code == 0
    assert verify(parse(file.read_text(encoding="utf-8")))


# --- names ------------------------------------------------------------------------------------------

ODD_NAMES = ["[/bold] Anna", "[red]Ben"]


def _with_odd_names(match: Match, moves: int, path: Path) -> Path:
    record = Record.of(replay(Record.of(match), moves))
    record.players = list(ODD_NAMES)
    path.write_text(str(record), encoding="utf-8")
    return path


def test_names_are_shown_as_they_are(run: Command, finished: Match, tmp_path: Path) -> None:
    file = _with_odd_names(finished, len(finished.moves), tmp_path / "odd.record")
    result = run("show", str(file)).out.splitlines()
    assert any(all(name in line for name in ODD_NAMES) for line in result)


def test_names_are_shown_as_they_are_at_the_hot_seat(run: Command, finished: Match, tmp_path: Path) -> None:
    file = _with_odd_names(finished, 20, tmp_path / "odd.record")
    done = run("play", "duel", "--from", str(file), "--seats", "human,human", typed=["1"] * 4)
    assert done.code == 0
    assert all(f"{name} to move" in done.out for name in ODD_NAMES)


# --- two people -------------------------------------------------------------------------------------


def test_hot_seat_says_whose_turn_it_is(run: Command) -> None:
    out = run(*START, "--seats", "human,human", typed=["1", "undo"]).out
    assert "Player 1 to move" in out
    assert "Player 2 to move" in out
    assert "Moves can be taken back only in games against bots." in out


# --- programs ---------------------------------------------------------------------------------------


def test_a_program_plays_a_whole_game_and_is_told_the_result(run: Command, tmp_path: Path) -> None:
    bot, log = listener(tmp_path)
    file = tmp_path / "game.record"
    done = run(*START, "--seats", f"human,{bot}", "--save", str(file), typed=["1"] * 60)
    assert done.code == 0
    saved = parse(file.read_text(encoding="utf-8"))
    assert saved.players == ["Player", bot]
    assert len(told(log, "hello")) == 1
    assert len(told(log, "decide")) == len([move for move in replay(saved).moves if move.seat == 1])
    result = replay(saved).state.result()
    assert result is not None
    assert [over["result"]["scores"] for over in told(log, "over")] == [result.scores]


@pytest.mark.parametrize("typed", [["1", "1", "quit"], ["1", "1"]])
def test_a_program_is_told_that_the_player_left(run: Command, tmp_path: Path, typed: list[str]) -> None:
    bot, log = listener(tmp_path)
    run(*START, "--seats", f"human,{bot}", typed=typed)
    assert [over["result"] for over in told(log, "over")] == [None]


def test_a_program_that_fails_does_not_take_the_game_with_it(run: Command, tmp_path: Path) -> None:
    bot, _ = listener(tmp_path, answers=3, then="dance")
    file = tmp_path / "game.record"
    done = run(*START, "--seats", f"human,{bot}", "--save", str(file), typed=["1"] * 60)
    assert done.code == 1
    assert done.err.startswith("ludopolis: the bot listener chose no action of the game: 'dance'")
    assert "at its decision 4" in done.err
    assert f"--from {file} --save {file}" in done.out
    saved = replay(parse(file.read_text(encoding="utf-8")))
    assert len([move for move in saved.moves if move.seat == 1]) == 3
    assert saved.state.seat == 1


def test_a_program_that_does_not_exist_is_refused(run: Command) -> None:
    done = run(*START, "--seats", "./no_such_program,random")
    assert done.code == 2
    assert "cannot start the bot ./no_such_program: there is no such file" in done.err


@pytest.mark.skipif(os.name == "nt", reason="files that can be executed are different there")
def test_a_program_that_cannot_be_started_is_told(run: Command, tmp_path: Path) -> None:
    program = tmp_path / "nonsense"
    program.write_text("neither a script nor a program", encoding="utf-8")
    program.chmod(0o755)
    done = run(*START, "--seats", f"{program},random")
    assert done.code == 1
    assert f"cannot start the bot {program}" in done.err
    assert "it is not saved" in done.out


def test_a_class_of_ones_own_plays(run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    bot = "import ludopolis.players\n\nclass First(ludopolis.players.Greedy):\n    pass\n"
    (tmp_path / "bot_of_mine.py").write_text(bot, encoding="utf-8")
    done = run(*START, "--seats", "python:bot_of_mine:First,random", "--save", "own.record")
    assert done.code == 0
    assert "python:bot_of_mine:First" in (tmp_path / "own.record").read_text(encoding="utf-8")


def test_a_record_imports_nothing(run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may come from a stranger: whoever is named there is a person until somebody says otherwise."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "trap.py").write_text("raise SystemExit('caught')", encoding="utf-8")
    match = Match.new(game("duel"), ["python:trap:Bot", "random"], seed="trap")
    (tmp_path / "strange.record").write_text(str(Record.of(match)), encoding="utf-8")
    done = run("play", "duel", "--from", "strange.record", typed=["quit"])
    assert done.code == 0
    assert "caught" not in done.err


def test_every_bot_is_closed_when_one_fails(run: Command, tmp_path: Path) -> None:
    bot, log = listener(tmp_path)
    (tmp_path / "other").mkdir()
    other, _ = listener(tmp_path / "other", answers=3, then="dance")
    done = run(*START, "--seats", f"{bot},{other}")
    assert done.code == 1
    assert [over["result"] for over in told(log, "over")] == [None]


def test_a_program_without_a_command_is_refused(run: Command) -> None:
    done = run(*START, "--seats", "human,program:")
    assert done.code == 2
    assert "needs the command that starts it" in done.err


def test_a_record_never_starts_a_program(run: Command, tmp_path: Path) -> None:
    """Its names may come from a stranger; whoever wants a program to go on names it again."""
    bot, log = listener(tmp_path)
    file = tmp_path / "game.record"
    run(*START, "--seats", f"human,{bot}", "--save", str(file), typed=["1", "1"])
    log.unlink()
    done = run("play", "duel", "--from", str(file), typed=["1", "1", "1", "undo"])
    assert "Moves can be taken back only in games against bots." in done.out
    assert not log.exists()
    run("play", "duel", "--from", str(file), "--seats", f"human,{bot}", typed=["1"] * 4)
    assert told(log, "decide")


def test_undo_starts_a_program_anew(run: Command, tmp_path: Path) -> None:
    bot, log = listener(tmp_path)
    run(*START, "--seats", f"human,{bot}", typed=["1", "1", "undo", "1"])
    assert [over["result"] for over in told(log, "over")] == [None, None]
    assert len(told(log, "hello")) == 2


# --- what bots are told -----------------------------------------------------------------------------


class Listening(Uniform):
    def __init__(self) -> None:
        self.numbers: list[int | None] = []
        self.results: list[Result | None] = []

    def choose(self, seen: Perspective) -> int:
        self.numbers.append(seen.number)
        return super().choose(seen)

    def close(self, result: Result | None = None) -> None:
        self.results.append(result)


@pytest.fixture
def listening(monkeypatch: pytest.MonkeyPatch) -> list[Listening]:
    """The bots of the games that are played, whatever they are called."""
    made: list[Listening] = []

    def make(_: str) -> Bot:
        made.append(Listening())
        return made[-1]

    monkeypatch.setattr(play, "make_bot", make)
    return made


def test_bots_are_told_how_many_actions_were_taken(
    run: Command, listening: list[Listening], tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    run(*START, "--seats", "random,random", "--save", str(file))
    numbers = [number for bot in listening for number in bot.numbers if number is not None]
    played = replay(parse(file.read_text(encoding="utf-8")))
    assert sorted(numbers) == list(range(len(played.moves)))
    assert [bot.results for bot in listening if bot.numbers] == [[played.state.result()]] * 2


@pytest.mark.parametrize(("language", "said"), [("en", "it is a draw"), ("cs", "končí remízou")])
def test_bots_that_never_end_their_game_share_a_draw(
    run: Command, listening: list[Listening], monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    monkeypatch.setattr(move_limit, "TIMES", 5 / game("duel").most_decisions)
    done = run(*START, "--seats", "random,random", "--lang", language)
    assert done.code == 0
    assert said in " ".join(done.out.split())
    assert sum(len(bot.numbers) for bot in listening) == 5
    assert [bot.results for bot in listening if bot.numbers] == [[move_limit.draw(2)]] * 2


def test_people_play_as_long_as_they_like(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_limit, "TIMES", 0)
    assert "draw" not in run(*START, typed=["1"] * 3).out


def test_bots_forget_what_was_taken_back(run: Command, listening: list[Listening]) -> None:
    run(*START, typed=["1", "1", "undo", "undo"])
    bot = listening[-1]
    assert bot.results == [None] * 3
    run(*START, typed=["undo"])
    assert listening[-1].results == [None]
