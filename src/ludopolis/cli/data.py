"""``ludopolis data``."""

from importlib import import_module
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludopolis.cli.app import FINE, WRONG
from ludopolis.cli.errors import FileTrouble, WrongUsage
from ludopolis.cli.output import console, print_json
from ludopolis.cli.parameters import AsJson, GameId
from ludopolis.core.contract import Game
from ludopolis.core.errors import BadData
from ludopolis.core.facts import Facts, read_facts
from ludopolis.core.registry import game as find_game

NAME = "components.json"


def data(
    game: GameId,
    file: Annotated[
        Path | None, Parameter(help="The file to check; left out: the one the game uses now.")
    ] = None,
    /,
    *,
    as_json: AsJson = False,
) -> int:
    """Check the printed facts of a game, after correcting them.

    The facts of every game are a JSON file, one line an item. Correct a line, and this command says whether
    the file still makes sense, and if not, what is wrong with which item.
    """
    faults: list[str] = []
    path = file
    try:
        chosen = find_game(game)
        path = file or Path(chosen.folder) / NAME
        read_facts(path, _kind_of(chosen))
    except BadData as error:
        faults = error.faults
    except OSError as error:
        raise FileTrouble(f"cannot read {path}: {error.strerror}") from error
    if as_json:
        print_json({"file": str(path), "faults": faults})
    elif faults:
        console().print(
            f"{path or NAME} has mistakes:", *(f"- {fault}" for fault in faults), sep="\n", markup=False
        )
    else:
        console().print(f"{path} is in order.", markup=False)
    return WRONG if faults else FINE


def _kind_of(game: Game) -> type[Facts]:
    """The class that reads a game's facts, beside the game's own."""
    module = import_module(f"{type(game).__module__.rpartition('.')[0]}.components")
    found = getattr(module, "Components", None)
    if not (isinstance(found, type) and issubclass(found, Facts)):
        raise WrongUsage(f"{game.id} keeps no facts in a file")
    return found
