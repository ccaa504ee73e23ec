"""The package build: makes the page, and compiles the engine if there is a C compiler.

``LUDOPOLIS_COMPILE=0`` builds the plain package, ``1`` insists on compiling. ``LUDOPOLIS_PAGE=0`` leaves
the page out: the engine and the command line work without it.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from build_page import NODE_WHEEL, build_page, is_built, node_on_machine
from compile_engine import compile_engine, compiled_modules, compiler


class PackageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [NODE_WHEEL] if self._wants_page() and not node_on_machine() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._wants_page():
            build_page()
        self._compile(version, build_data)

    def _wants_page(self) -> bool:
        return os.environ.get("LUDOPOLIS_PAGE", "1") != "0" and not is_built()

    def _compile(self, version: str, build_data: dict[str, Any]) -> None:
        plain = self._why_plain(version)
        if plain is not None:
            self.app.display_warning(f"{plain}: the engine stays plain Python, the same but much slower")
            return
        lib = compile_engine(Path(self.root) / "build" / "wheel")
        for module in compiled_modules(lib):
            build_data["force_include"][str(module)] = str(module.relative_to(lib))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _why_plain(self, version: str) -> str | None:
        mode = os.environ.get("LUDOPOLIS_COMPILE", "auto")
        if version == "editable":
            return "an editable package"
        if mode == "0":
            return "LUDOPOLIS_COMPILE=0"
        if compiler() is not None:
            return None
        if mode == "1":
            raise RuntimeError("LUDOPOLIS_COMPILE=1, but there is no C compiler")
        return "no C compiler"
