"""Positions on which the tests of the boards stand: ``web/tests/fixtures/<name>.json``, made by the module of
the same name in ``tools/fixtures``.

    python tools/make_fixtures.py                           # all of them
    python tools/make_fixtures.py duel duel_edited          # some
    python tools/make_fixtures.py innovation --thorough 400 # of 400 games, into build/fixtures
"""

import argparse
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGETS = ROOT / "web" / "tests" / "fixtures"
MANY = ROOT / "build" / "fixtures"


def names() -> list[str]:
    found = (ROOT / "tools" / "fixtures").glob("*.py")
    return sorted(path.stem for path in found if not path.stem.startswith("_"))


def target(name: str) -> Path:
    return TARGETS / f"{name}.json"


def source(name: str) -> str:
    made: str = import_module(f"fixtures.{name}").source()
    return made


def thorough(name: str, games: int) -> None:
    module = import_module(f"fixtures.{name}")
    if not hasattr(module, "thorough"):
        raise SystemExit(f"there are no further positions of {name}")
    MANY.mkdir(parents=True, exist_ok=True)
    path = MANY / f"{name}-thorough.json"
    path.write_text(module.thorough(games), encoding="utf-8")
    print(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="name", help=", ".join(names()))
    parser.add_argument("--thorough", type=int, metavar="GAMES", help="more positions, of so many games")
    asked = parser.parse_args()
    if unknown := [name for name in asked.names if name not in names()]:
        parser.error(f"nothing makes {', '.join(unknown)}: choose from {', '.join(names())}")
    for name in asked.names or names():
        if asked.thorough:
            thorough(name, asked.thorough)
        else:
            target(name).write_text(source(name), encoding="utf-8")


if __name__ == "__main__":
    main()
