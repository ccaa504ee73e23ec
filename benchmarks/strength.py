"""How strong the bots are: named contests in the arena; prints a JSON line for each.

    python benchmarks/strength.py                 # all of them (hours)
    python benchmarks/strength.py duel            # those of one game
    python benchmarks/strength.py duel-greedy     # one of them, or several

What a game has to reach is said in ``benchmarks/contests/<game>.py``; others have a few general contests.
A contest may be stopped and started again, or made longer with ``--games``: finished games are kept in
``build/strength``, and ``kept`` says how many of them were there before. They belong to the version of the
bots that played them: delete ``build/strength`` after changing a bot.

Levels 1 to 4 and budgets in simulations give the same games on every machine; level 5 thinks for seconds,
which makes minutes a game.
"""

import argparse
import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from contests import Contest, of_every_game

from ludopolis import game_ids
from ludopolis.players.arena import Plan, Processes, ResultsFile, contest, summarize
from ludopolis.players.arena.results import Found

FOLDER = Path(__file__).resolve().parent.parent / "build" / "strength"


def contests_of(game: str) -> list[Contest]:
    """What is asked of a game: in the module of its name, or what can be asked of every game."""
    if find_spec(f"contests.{game}") is None:
        return of_every_game(game)
    found: list[Contest] = import_module(f"contests.{game}").CONTESTS
    return found


GAMES = game_ids()
CONTESTS = [chosen for game in GAMES for chosen in contests_of(game)]


def run(chosen: Contest, processes: int) -> dict[str, object]:
    plan = Plan(chosen.game, chosen.bots, chosen.games, chosen.seats, chosen.name)
    FOLDER.mkdir(parents=True, exist_ok=True)
    results = ResultsFile(FOLDER / f"{chosen.name}.jsonl")
    before: list[Found] = []
    outcomes = contest(plan, runner=Processes(processes), results=results, found=before.append)
    first = summarize(plan, outcomes).players[0]
    return {
        "contest": chosen.name,
        "bots": chosen.bots,
        "games": first.games,
        "kept": len(before[0].outcomes),
        "win_rate": round(first.win_rate, 3),
        "interval": [round(bound, 3) for bound in first.interval],
        "goal": round(chosen.goal, 3),
        "reached": chosen.reached(first),
    }


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is too few: choose at least 1")
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", help="contests or games; all if none is named")
    parser.add_argument("--games", type=positive, help="games of a contest, instead of its own number")
    parser.add_argument("--processes", type=positive, default=2, help="games played at the same time")
    asked = parser.parse_args()
    known = [*GAMES, *[chosen.name for chosen in CONTESTS]]
    if unknown := [name for name in asked.names if name not in known]:
        parser.error(f"there is no contest or game {', '.join(unknown)}: choose from {', '.join(known)}")
    for chosen in CONTESTS:
        if not asked.names or chosen.name in asked.names or chosen.game in asked.names:
            games = asked.games or chosen.games
            print(json.dumps(run(chosen._replace(games=games), asked.processes)), flush=True)


if __name__ == "__main__":
    main()
