"""Games that do not come with Ludopolis, installed as pip would install them."""

import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from ludopolis.core.registry import look_again

TINY_GAME = Path(__file__).parent / "tiny_game"


def install_tiny_game(site: Path) -> Path:
    """Put the tiny game and its entry point into a folder; whoever has it on the path has the game."""
    project = tomllib.loads((TINY_GAME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (site / "tiny_game").symlink_to(TINY_GAME / "src" / "tiny_game")
    return install_entry_points(site, project["name"], project["version"], project["entry-points"])


def install_entry_points(
    site: Path, name: str, version: str, groups: Mapping[str, Mapping[str, str]]
) -> Path:
    """What pip leaves of a package beside its modules."""
    described = site / f"{name.replace('-', '_')}-{version}.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [
        f"[{group}]\n" + "".join(f"{id} = {value}\n" for id, value in points.items())
        for group, points in groups.items()
    ]
    (described / "entry_points.txt").write_text("\n".join(lines))
    return site


@contextmanager
def on_the_path(site: Path) -> Iterator[Path]:
    """What is installed in a folder is there for a while."""
    sys.path.insert(0, str(site))
    look_again()
    yield site
    sys.path.remove(str(site))
    look_again()


@contextmanager
def tiny_game_on_the_path(site: Path) -> Iterator[Path]:
    """The tiny game is one of the games for a while."""
    with on_the_path(install_tiny_game(site)):
        yield site
