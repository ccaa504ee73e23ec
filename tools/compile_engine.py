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
PACKAGE = ROOT / "src" / "ludopolis"
SHARED = [
    "core/archive.py",
    "core/bits.py",
    "core/random.py",
    "core/journal.py",
    "core/contract.py",
    "core/playout.py",
    "players/tree.py",
]
# Lets the compiler inline calls between modules, which a shared library otherwise forbids: +20 % games.
FLAGS = ["-fno-semantic-interposition"] if os.name == "posix" else []
SETUP = """
from mypyc.build import mypycify
from setuptools import setup
groups = {groups!r}
modules = [module for part, _ in groups for module in part]
extensions = mypycify(
    ["--strict", *modules], opt_level="3", debug_level="0", separate=groups, target_dir={target!r}
)
for extension in extensions:
    extension.extra_compile_args = [*extension.extra_compile_args, *{flags!r}]
setup(name="ludopolis-engine", packages=[], ext_modules=extensions)
"""


def modules_of(listed: Path) -> list[str]:
    """The modules a game names in its ``compiled.txt``, one a line."""
    return [f"games/{listed.parent.name}/{name}.py" for name in listed.read_text().split()]


# Each is one library: the compiler sees all of it at once, two of them are compiled side by side, and whoever
# changes one game compiles that game.
GROUPS = {
    "core": SHARED,
    **{listed.parent.name: modules_of(listed) for listed in sorted(PACKAGE.glob("games/*/compiled.txt"))},
}
COMPILED = [module for modules in GROUPS.values() for module in modules]


def compiler() -> str | None:
    """The C compiler there is (the variable CC can name it), or None."""
    named = os.environ.get("CC", "").split()
    return shutil.which(named[0]) if named else shutil.which("cc") or shutil.which("gcc")


def _begin(build: Path) -> None:
    """Keep what was compiled before, unless other modules are wanted now, or by another Python."""
    listed, wanted = build / "modules.txt", "\n".join([sys.version, *COMPILED])
    if not listed.exists() or listed.read_text() != wanted:
        shutil.rmtree(build, ignore_errors=True)
        build.mkdir(parents=True)
        listed.write_text(wanted)


def compile_engine(build: Path) -> Path:
    """Compile all engine modules; return the folder with the compiled modules only."""
    lib = build / "compiled"
    _begin(build)
    groups = [([f"ludopolis/{module}" for module in GROUPS[name]], f"ludopolis_{name}") for name in GROUPS]
    script = SETUP.format(groups=groups, target=str(build / "c"), flags=FLAGS)
    folders = ["--build-lib", str(lib), "--build-temp", str(build / "temp")]
    side_by_side = ["--parallel", str(os.cpu_count() or 1)]
    command = [sys.executable, "-c", script, "--quiet", "build_ext", *folders, *side_by_side]
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
    package = ROOT / "src" / "ludopolis"
    paths = [path for name in ("core", "games") for path in sorted((package / name).rglob("*.py"))]
    found = hashlib.sha256("\n".join([sys.version, *COMPILED]).encode())
    for path in [*paths, package / "players" / "tree.py", ROOT / "requirements.txt", Path(__file__)]:
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
