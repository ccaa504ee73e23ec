"""``ludopolis show`` writes drawings."""

import sys
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from cli.running import Command
from ludopolis import game, seeded
from ludopolis.core.match import Match
from ludopolis.core.record import Record
from ludopolis.players import Perspective, Uniform

SIGNATURE = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module")
def city_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some moves of World Wonders."""
    match = Match.new(game("world_wonders"), ["Ada", "Bedřich"], seed="picture")
    random = seeded("picture")
    for move in range(20):
        match.play(Uniform().choose(Perspective(match.state, random)))
    path = tmp_path_factory.mktemp("pictures") / "city.record"
    path.write_text(str(Record.of(match)), encoding="utf-8")
    return path


def test_a_drawing(run: Command, city_game: Path, tmp_path: Path) -> None:
    svg, png = tmp_path / "x.svg", tmp_path / "x.png"
    done = run("show", str(city_game), "--svg", str(svg), "--png", str(png), "--lang", "cs")
    assert done == (0, "", "")
    assert "Monumenty věků" in svg.read_text(encoding="utf-8")
    assert png.read_bytes().startswith(SIGNATURE)


def test_how_it_looks(run: Command, city_game: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.svg"
    pictures = set()
    for options in ([], ["--theme", "dark"], ["--city", "1"], ["--seat", "0"], ["--lang", "cs"]):
        assert run("show", str(city_game), "--svg", str(path), *options).code == 0
        pictures.add(path.read_text(encoding="utf-8"))
    assert len(pictures) == 5
    assert all(fromstring(picture).tag.endswith("svg") for picture in pictures)


def test_the_scale(run: Command, city_game: Path, tmp_path: Path) -> None:
    sizes = []
    for scale in ("0.5", "1"):
        path = tmp_path / f"{scale}.png"
        assert run("show", str(city_game), "--png", str(path), "--scale", scale).code == 0
        sizes.append(int.from_bytes(path.read_bytes()[16:20], "big"))
    assert sizes == [700, 1400]


def test_the_terminal_instead(run: Command, city_game: Path, tmp_path: Path) -> None:
    path = tmp_path / "x.svg"
    assert run("show", str(city_game), "--svg", str(path), "--terminal", "--seat", "all").code == 0
    assert "rich-terminal" in path.read_text(encoding="utf-8")
    done = run("show", str(city_game), "--png", str(path), "--terminal")
    assert done.code == 2
    assert "only become SVG" in done.err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--city", "2"], "from 0 to 1"),
        (["--city", "-1"], "from 0 to 1"),
        (["--scale", "0"], "above 0"),
        (["--scale", "100"], "at most 4"),
        (["--seat", "all"], "nothing hidden"),
        (["--theme", "blue"], "light"),
    ],
)
def test_wrong_wishes(run: Command, city_game: Path, tmp_path: Path, options: list[str], said: str) -> None:
    path = tmp_path / "x.png"
    done = run("show", str(city_game), "--png", str(path), *options)
    assert done.code == 2
    assert said in done.err
    assert not path.exists()


def test_a_file_that_cannot_be_written(run: Command, city_game: Path, tmp_path: Path) -> None:
    for option in ("--svg", "--png"):
        done = run("show", str(city_game), option, str(tmp_path / "no" / "x"))
        assert done.code == 1
        assert "cannot write" in done.err


def test_png_without_its_package(
    run: Command, city_game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    done = run("show", str(city_game), "--png", str(tmp_path / "x.png"))
    assert done.code == 1
    assert "ludopolis[pictures]" in done.err
    assert run("show", str(city_game), "--svg", str(tmp_path / "x.svg")).code == 0


def test_a_game_that_nobody_has_drawn(run: Command, position: Path, tmp_path: Path) -> None:
    done = run("show", str(position), "--png", str(tmp_path / "x.png"))
    assert done.code == 2
    assert "no drawing of duel" in done.err
