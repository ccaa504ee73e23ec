"""The commands there are, and what happens to errors."""

import io
import os
import sys
from collections.abc import Sequence
from typing import get_args

from cyclopts import App, ArgumentCollection, CycloptsError, Group

from ludopolis.cli.errors import WrongUsage
from ludopolis.core.errors import BadOption, LudopolisError, UnknownGame

PROGRAM = "ludopolis"
FINE, WRONG, USAGE, INTERRUPTED = 0, 1, 2, 130

COMMANDS = {
    "play": "Play a game in the terminal, against bots or against each other.",
    "games": "List the games with their seats and options.",
    "cards": "Look up cards and other components.",
    "data": "Check the printed facts of a game, after correcting them.",
    "rules": "Read the numbered rules of a game, or search in them.",
    "position": "Set up a position: a new game in which something is different.",
    "show": "Show a position from a file.",
    "replay": "Show a recorded game after any of its moves.",
    "verify": "Check records: every move, the chance results, the result.",
    "arena": "Let bots play against each other, and see who is stronger.",
    "stats": "Let bots play many games, and see what wins: components, seats, ends.",
    "bench": "Measure how fast the engine is on this machine.",
    "serve": "Run the web service with its page.",
    "migrate": "Bring the service's database to the newest schema.",
    "backup": "Write the service's database to a file, also while it runs.",
    "restore": "Fill an empty database from a backup.",
    "password": "Give an account of the service a new password.",
    "completion": "Print the completion script for a shell.",
}

MODULES = {"migrate": "database", "backup": "database", "restore": "database"}
"""Where a command is, if not in the module of its name."""


def version() -> str:
    from ludopolis import __version__, compiled

    return f"{PROGRAM} {__version__} ({'compiled' if compiled() else 'plain Python'} engine)"


def make_app() -> App:
    """The application; a command's module is imported when the command is first needed."""
    app = App(
        name=PROGRAM,
        help="Civilization board games with complete rules, bots and a fast engine.",
        group_parameters=Group("Parameters", validator=_whole_numbers),
        version=version,
        help_format="plaintext",
        version_format="plaintext",
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for place, (name, help) in enumerate(COMMANDS.items()):
        module = MODULES.get(name, name)
        app.command(f"ludopolis.cli.{module}:{name}", name=name, help=help, sort_key=place)
    return app


def _whole_numbers(arguments: ArgumentCollection) -> None:
    """Cyclopts would round 1.9 without a word."""
    for argument in arguments:
        if int in (argument.hint, *get_args(argument.hint)):
            for token in argument.tokens:
                if "." in token.value:
                    raise WrongUsage(f"{argument.name} must be a whole number, not {token.value}")


def run(arguments: Sequence[str] | None = None) -> int:
    """Run the command with these arguments (default: those of the process)."""
    _never_fail_over_letters()
    try:
        code = make_app()(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
        return code or FINE
    except (CycloptsError, WrongUsage, UnknownGame, BadOption) as error:
        return _fail(error, USAGE)
    except LudopolisError as error:
        return _fail(error, WRONG)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return _nobody_reads()


def _fail(error: Exception, code: int) -> int:
    print(f"{PROGRAM}: {error}", file=sys.stderr)
    return code


def _never_fail_over_letters() -> None:
    """A terminal that lacks a letter gets a question mark instead of an error, and so does a player who
    types what is no letter."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _nobody_reads() -> int:
    """Standard output was closed, as by ``| head``: stop without a word."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FINE
