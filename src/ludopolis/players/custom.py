"""Custom bots in Python: ``python:mybot:Dreamer`` is the class ``Dreamer`` of the module ``mybot``."""

import sys
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from types import ModuleType

from ludopolis.core.errors import LudopolisError
from ludopolis.players.bot import Bot

PYTHON = "python:"


def custom_bot(text: str) -> Bot:
    """A bot from its description, with or without ``python:`` before it."""
    module_name, _, name = text.removeprefix(PYTHON).partition(":")
    if not module_name or not name:
        raise LudopolisError(
            f"{text!r} names no class: write python:module:Class, as in python:mybot:Dreamer"
        )
    module = _imported(module_name)
    maker = getattr(module, name, None)
    if maker is None:
        close = get_close_matches(name, vars(module), n=1)
        hint = f": did you mean {close[0]}?" if close else ""
        raise LudopolisError(f"the module {module_name} has no {name}{hint}")
    bot = maker() if callable(maker) else None
    if not isinstance(bot, Bot):
        raise LudopolisError(f"{name} of {module_name} makes no bot: it must be a subclass of Bot")
    return bot


def _imported(name: str) -> ModuleType:
    """The module, from the current folder too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return import_module(name)
    except Exception as error:
        raise LudopolisError(f"cannot import {name}: {type(error).__name__}: {error}") from error
