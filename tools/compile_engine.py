"""Compile the engine with mypyc into ``build/``, never into ``src/``.

Used by the package build (``hatch_build.py``) and by the Makefile. As a program it leaves
``build/engine/lib`` complete: the compiled modules, and links to everything else, so that
``PYTHONPATH=build/engine/lib`` runs the compiled build.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = [
    "core/bits.py",
    "core/random.py",
    "core/journal.py",
    "core/contract.py",
    "core/playout.py",
    "players/tree.py",
    "games/duel/tables.py",
    "games/duel/actions.py",
    "games/duel/events.py",
    "games/duel/state.py",
    "games/duel/prices.py",
    "games/duel/scoring.py",
    "games/duel/effects.py",
    "games/duel/rules.py",
    "games/duel/setup.py",
    "games/duel/secrets.py",
    "games/duel/advice.py",
    "games/duel/game.py",
    "games/innovation/sets.py",
    "games/innovation/tables.py",
    "games/innovation/actions.py",
    "games/innovation/events.py",
    "games/innovation/program.py",
    "games/innovation/state.py",
    "games/innovation/scoring.py",
    "games/innovation/keywords.py",
    "games/innovation/numbers.py",
    "games/innovation/execution.py",
    "games/innovation/piling.py",
    "games/innovation/moving.py",
    "games/innovation/exchanging.py",
    "games/innovation/interpreter.py",
    "games/innovation/rules.py",
    "games/innovation/setup.py",
    "games/innovation/secrets.py",
    "games/innovation/advice.py",
    "games/innovation/game.py",
    "games/world_wonders/grid.py",
    "games/world_wonders/tables.py",
    "games/world_wonders/actions.py",
    "games/world_wonders/events.py",
    "games/world_wonders/state.py",
    "games/world_wonders/placing.py",
    "games/world_wonders/arranging.py",
    "games/world_wonders/districts.py",
    "games/world_wonders/goals.py",
    "games/world_wonders/scoring.py",
    "games/world_wonders/setup.py",
    "games/world_wonders/market.py",
    "games/world_wonders/solo.py",
    "games/world_wonders/rules.py",
    "games/world_wonders/secrets.py",
    "games/world_wonders/advice.py",
    "games/world_wonders/game.py",
]
# Lets the compiler inline calls between modules, which a shared library otherwise forbids: +20 % games.
FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify(
    ["--strict", *{modules!r}], opt_level="3", group_name="ludopolis", target_dir={target!r}
)
for extension in extensions:
    extension.extra_compile_args = [*extension.extra_compile_args, *{flags!r}]
setup(name="ludopolis-engine", packages=[], ext_modules=extensions)
"""


def compiler() -> str | None:
    """The C compiler there is (the variable CC can name it), or None."""
    named = os.environ.get("CC", "").split()
    return shutil.which(named[0]) if named else shutil.which("cc") or shutil.which("gcc")


def compile_engine(build: Path) -> Path:
    """Compile all engine modules; return the folder with the compiled modules only."""
    lib = build / "compiled"
    shutil.rmtree(lib, ignore_errors=True)
    build.mkdir(parents=True, exist_ok=True)
    modules = [f"ludopolis/{module}" for module in COMPILED]
    script = SETUP.format(modules=modules, target=str(build / "c"), flags=FLAGS)
    folders = ["--build-lib", str(lib), "--build-temp", str(build / "temp")]
    command = [sys.executable, "-c", script, "--quiet", "build_ext", *folders]
    environment = {
        **os.environ,
        "MYPYPATH": str(ROOT / "src"),
        "MYPY_CACHE_DIR": str(build / "mypy_cache"),
    }
    subprocess.run(command, cwd=ROOT / "src", env=environment, check=True)
    return lib


def compiled_modules(lib: Path) -> list[Path]:
    """The libraries in a folder; on Windows they end in .pyd."""
    return sorted(path for path in lib.rglob("*") if path.suffix in (".so", ".pyd"))


def link_sources(lib: Path, target: Path) -> None:
    """Put the compiled modules beside links to everything else of the package."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(lib, target)
    _link(ROOT / "src", target)


def _link(source: Path, target: Path) -> None:
    """A folder without compiled modules is one link, so that what comes into it later is there too."""
    for path in source.iterdir():
        link = target / path.name
        if path.is_dir() and link.is_dir():
            _link(path, link)
        elif path.name != "__pycache__":
            link.symlink_to(path)


def fingerprint() -> str:
    """Of everything the compiled modules depend on: their sources, the types they import, the compiler."""
    folders = [ROOT / "src" / "ludopolis" / name for name in ("core", "games")]
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    found = hashlib.sha256(sys.version.encode())
    tree = ROOT / "src" / "ludopolis" / "players" / "tree.py"
    for path in [*paths, tree, ROOT / "requirements.txt", Path(__file__)]:
        found.update(path.read_bytes())
    return found.hexdigest()


def main() -> None:
    build = ROOT / "build" / "engine"
    if compiler() is None:
        shutil.rmtree(build, ignore_errors=True)
        print("No C compiler found: the engine stays plain Python. It works the same, only slower.")
        return
    stamp = build / "compiled-from.txt"
    wanted = fingerprint()
    if not stamp.exists() or stamp.read_text() != wanted:
        stamp.unlink(missing_ok=True)
        compile_engine(build)
        stamp.write_text(wanted)
    link_sources(build / "compiled", build / "lib")


if __name__ == "__main__":
    main()
