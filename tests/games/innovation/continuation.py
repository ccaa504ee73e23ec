"""Loads positions from standard input, plays on until the dogma is over, and prints what came out as JSON.

Run by ``test_saved_positions`` in a process of its own, with a package in which cards were changed.
"""

import json
import sys
from typing import Any

from ludopolis import State, game
from ludopolis.core.errors import BadPosition


def play_on(state: State) -> dict[str, Any]:
    """The position when the dogma is over, with the first answer to everything."""
    while not state.over and state.game.decisions[state.kind][0] != "take_action":
        state.apply(min(state.actions()))
    return state.position()


def continued(position: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"after": play_on(game("innovation").load(position))}
    except BadPosition as refused:
        return {"faults": [[fault.where, fault.what, fault.rule] for fault in refused.faults]}


if __name__ == "__main__":
    print(json.dumps([continued(position) for position in json.load(sys.stdin)]))
