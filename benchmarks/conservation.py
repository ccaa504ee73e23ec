"""Whether whole random games keep all components, end, and find no impossible position; prints JSON.

    PYTHONPATH=build/engine/lib:tests python benchmarks/conservation.py innovation      # 300 games a setting
    PYTHONPATH=build/engine/lib:tests python benchmarks/conservation.py duel --games 20

The settings are those of the game's contract tests, but games last as long as they do by default. After every
decision the components are counted as there; every hundredth position is read again from its JSON, which
names what is impossible in it. Exits with 1 if something is wrong, and says in which game.
"""

import argparse
import json
import sys
from importlib import import_module
from typing import Any

from contract.contract import GameContract, Setting, random_game
from ludopolis import LudopolisError, game

READ_AGAIN = 100  # decisions


def contract_of(id: str) -> GameContract:
    module = import_module(f"contract.test_{id}")
    found = [value for value in vars(module).values() if getattr(value, "game", None) is game(id)]
    contract: GameContract = found[0]()
    return contract


def full_length(contract: GameContract, setting: Setting) -> Setting:
    """Numbers among the options have small values in tests, and their defaults here."""
    numbers = {option.id: option.default for option in contract.game.options if option.bounds is not None}
    return Setting(setting.seats, setting.options | numbers)


def settings_of(contract: GameContract) -> list[Setting]:
    found: list[Setting] = []
    for setting in contract.settings():
        full = full_length(contract, setting)
        if full not in found:
            found.append(full)
    return found


def play(contract: GameContract, setting: Setting, seed: str) -> int:
    """One whole game; how many decisions it took."""
    decisions = 0
    expected = None
    for state in random_game(contract.game, setting, seed):
        position = state.position()
        found = contract.inventory(position)
        expected = found if expected is None else expected
        if found != expected:
            raise AssertionError(f"{seed}, decision {decisions}: {expected} became {found}")
        if decisions % READ_AGAIN == 0:
            contract.game.load(position)
        decisions += 1
    return decisions


def play_all(contract: GameContract, setting: Setting, games: int) -> dict[str, Any]:
    decisions = 0
    wrong: list[str] = []
    for number in range(games):
        try:
            decisions += play(contract, setting, f"conserved {number}")
        except (AssertionError, LudopolisError) as error:
            wrong.append(f"game {number}: {error}")
        print(f"\r{setting}: {number + 1}/{games}", end="", file=sys.stderr)
    print(file=sys.stderr)
    told = {"game": contract.game.id, "seats": setting.seats, "options": setting.options}
    return told | {"games": games, "decisions": decisions, "wrong": wrong}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300, help="of each setting")
    asked = parser.parse_args()
    contract = contract_of(asked.game)
    well = True
    for setting in settings_of(contract):
        found = play_all(contract, setting, asked.games)
        print(json.dumps(found), flush=True)
        well = well and not found["wrong"]
    sys.exit(not well)


if __name__ == "__main__":
    main()
