"""The package build: compiles the engine if there is a C compiler.

``LUDOPOLIS_COMPILE=0`` builds the plain package, ``1`` insists on compiling.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

from compile_engine import compile_engine, compiler


class EngineHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        mode = os.environ.get("LUDOPOLIS_COMPILE", "auto")
        if version == "editable" or mode == "0":
            return
        if compiler() is None:
            if mode == "1":
                raise RuntimeError("LUDOPOLIS_COMPILE=1, but there is no C compiler")
            self.app.display_warning("no C compiler: building the plain package, slower but the same")
            return
        lib = compile_engine(Path(self.root) / "build" / "wheel")
        for module in lib.rglob("*.so"):
            build_data["force_include"][str(module)] = str(module.relative_to(lib))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
