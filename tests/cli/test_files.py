"""``show``, ``replay`` and ``verify``: records and positions in files."""

import json
from pathlib import Path

import pytest

from cli.running import Command
from ludopolis.core.match import Match
from ludopolis.core.record import Record


def _changed(position: Path, **changes: object) -> str:
    return json.dumps({**json.loads(position.read_text(encoding="utf-8")), **changes})


# --- verify -----------------------------------------------------------------------------------------


def test_a_right_record(run: Command, record: Path, finished: Match) -> None:
    done = run("verify", str(record))
    assert done.code == 0
    assert f"{len(finished.moves)} moves follow the rules" in done.out
    assert "the result is right" in done.out


def test_several_records_and_one_is_wrong(run: Command, record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("20. "))
    lines[place] = "20. 0 build palace"
    wrong = tmp_path / "wrong.record"
    wrong.write_text("\n".join(lines), encoding="utf-8")
    done = run("verify", str(record), str(wrong), str(tmp_path / "missing"), "--json")
    assert done.code == 1
    right, bad, missing = json.loads(done.out)
    assert right["ok"]
    assert right["checks"]
    assert not bad["ok"]
    assert bad["line"] == place + 1
    assert "No such file" in missing["error"]
    assert f"line {place + 1}: " in run("verify", str(wrong)).out


def test_a_changed_result_is_found(run: Command, record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace("places 1 2", "places 2 1")
    record.write_text(text, encoding="utf-8")
    done = run("verify", str(record))
    assert done.code == 1
    assert "the result is" in done.out


def test_a_record_from_standard_input(run: Command, record: Path) -> None:
    assert run("verify", "-", typed=record.read_text(encoding="utf-8")).code == 0
    assert run("verify", "-", typed="hello").code == 1


def test_a_mark_of_byte_order_is_no_part_of_a_record(run: Command, record: Path) -> None:
    text = "\ufeff" + record.read_text(encoding="utf-8")
    assert run("verify", "-", typed=text).code == 0
    record.write_text(text, encoding="utf-8")
    assert run("verify", str(record)).code == 0
    assert run("show", str(record)).code == 0


def test_verify_needs_a_file(run: Command) -> None:
    assert run("verify").code == 2


# --- replay -----------------------------------------------------------------------------------------


def test_replay_to_the_end(run: Command, record: Path, finished: Match) -> None:
    out = run("replay", str(record), "--lang", "cs").out
    count = len(finished.moves)
    assert f"Po tahu {count} z {count}" in out
    assert "Celkem" in out
    assert "Vítězí greedy" in out


def test_replay_to_a_move_with_the_log(run: Command, record: Path) -> None:
    out = run("replay", str(record), "--move", "12", "--log").out
    assert "After move 12 of" in out
    assert "  0. " in out
    assert " 12. " in out
    assert " 13. " not in out
    assert "Age I" in out


def test_replay_at_the_beginning(run: Command, record: Path) -> None:
    out = run("replay", str(record), "--move", "0").out
    assert "wonder draft" in out
    assert "is the first player" in out


def test_replay_as_json(run: Command, record: Path, finished: Match) -> None:
    found = json.loads(run("replay", str(record), "--move", "12", "--json").out)
    assert found["move"] == 12
    assert found["moves"] == len(finished.moves)
    assert found["players"] == ["greedy", "random"]
    assert found["view"]["seat"] == -1
    assert found["position"]["game"] == "duel"
    assert found["last"]
    assert found["log"]


@pytest.mark.parametrize("move", ["-1", "999"])
def test_replay_has_no_such_move(run: Command, record: Path, move: str) -> None:
    done = run("replay", str(record), f"--move={move}")
    assert done.code == 1
    assert f"there is no move {move}" in done.err


def test_replay_of_something_else(run: Command, position: Path, tmp_path: Path) -> None:
    assert "not a Ludopolis record" in run("replay", str(position)).err
    done = run("replay", str(tmp_path))
    assert done.code == 1
    assert "cannot read" in done.err


# --- show -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", ["0", "1", "spectator"])
def test_show_a_position_as_a_seat_sees_it(run: Command, position: Path, middle: Match, seat: str) -> None:
    found = json.loads(run("show", str(position), "--seat", seat, "--json").out)
    assert found["seat"] == {"0": 0, "1": 1, "spectator": -1}[seat]
    assert any(slot["card"] is None for slot in found["structure"])
    out = run("show", str(position), "--seat", seat).out
    assert "░ II ░" in out
    assert ("[1–" in out) == (seat == "0")


def test_show_everything(run: Command, position: Path) -> None:
    assert json.loads(run("show", str(position), "--seat", "all", "--json").out) == json.loads(
        position.read_text(encoding="utf-8")
    )
    assert "Removed tokens, next draw first" in run("show", str(position), "--seat", "all").out


def test_show_the_end_of_a_record_and_standard_input(run: Command, record: Path, position: Path) -> None:
    assert "Total" in run("show", str(record)).out
    done = run("show", "-", "--lang", "cs", typed=position.read_text(encoding="utf-8"))
    assert done.code == 0
    assert "II. věk" in done.out


def test_faults_of_an_impossible_position(run: Command, position: Path) -> None:
    broken = _changed(position, pawn=12, first_player=5)
    done = run("show", "-", typed=broken)
    assert done.code == 1
    assert "  pawn: is 12, not from -9 to 9 (R1.9)\n" in done.err
    assert "  first_player: is 5, not from 0 to 1 (R2.1)\n" in done.err
    faults = json.loads(run("show", "-", "--json", typed=broken).out)["faults"]
    assert {"where": "pawn", "what": "is 12, not from -9 to 9", "rule": "R1.9"} in faults


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "neither a record"),
        ("{", "not JSON"),
        ('{"a":' * 100_000, "not JSON"),
        ("{}", "game: is missing"),
        ('{"game": "chess"}', "there is no game 'chess'"),
        ('{"game": "duel"}', "missing required field"),
    ],
)
def test_files_that_hold_no_position(run: Command, text: str, said: str) -> None:
    done = run("show", "-", typed=text)
    assert done.code == 1
    assert said in done.err


def test_a_binary_file(run: Command, tmp_path: Path) -> None:
    path = tmp_path / "binary"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run("show", str(path)).err


def test_an_unknown_seat(run: Command, position: Path) -> None:
    done = run("show", str(position), "--seat", "7")
    assert done.code == 2
    assert "0, 1, spectator, all" in done.err


def test_a_picture_loads_nothing_from_elsewhere(run: Command, position: Path, tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    assert run("show", str(position), "--seat", "0", "--svg", str(picture)).code == 0
    text = picture.read_text(encoding="utf-8")
    assert text.startswith("<svg")
    assert "@font-face" not in text
    assert "url(http" not in text
    assert run("show", str(position), "--svg", str(tmp_path / "no" / "x.svg")).code == 1


@pytest.mark.parametrize("width", ["80", "120"])
def test_lines_fit_the_width(run: Command, middle: Match, tmp_path: Path, width: str) -> None:
    path = tmp_path / "middle.record"
    path.write_text(str(Record.of(middle)), encoding="utf-8")
    for language in ("cs", "en"):
        out = run("show", str(path), "--seat", "0", "--width", width, "--lang", language).out
        assert max(len(line) for line in out.splitlines()) <= int(width)
        assert "\x1b" not in out


def test_the_game_of_the_picture_in_the_documentation(run: Command, tmp_path: Path) -> None:
    record = Path(__file__).with_name("play.record")
    assert run("verify", str(record)).code == 0
    picture = tmp_path / "play.svg"
    command = ("show", str(record), "--seat", "0", "--lang", "cs", "--width", "96", "--svg", str(picture))
    assert run(*command).code == 0
    assert "Rhódský&#160;kolos" in picture.read_text(encoding="utf-8")


def test_a_position_is_set_up(run: Command) -> None:
    done = run("position", "duel", "cities.0.coins=3", 'cities.1.progress=["law"]', "--seed", "7")
    position = json.loads(done.out)
    assert [city["coins"] for city in position["cities"]] == [3, 7]
    assert position["cities"][1]["progress"] == ["law"]
    assert done.err == "cities[1].progress: 1 tokens from the board, but only 0 pairs of symbols (R8.1)\n"
    options = ("--seats", "3", "--option", "common_goals=yes")
    other = json.loads(run("position", "world_wonders", "options.track_side=b", *options).out)
    assert len(other["cities"]) == 3
    assert (other["options"]["track_side"], other["options"]["common_goals"]) == ("b", True)


def test_a_position_that_cannot_be_set_up(run: Command) -> None:
    wrong = run("position", "duel", "cities.0.coinz=3")
    assert (wrong.code, wrong.out) == (1, "")
    assert "there is no field 'coinz': did you mean 'coins'?" in wrong.err
    assert run("position", "duel", "pawn").code == 2
