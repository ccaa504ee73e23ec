"""How strong the bots are: named contests in the arena; prints a JSON line for each.

    python benchmarks/strength.py                 # all of them (hours)
    python benchmarks/strength.py duel            # those of one game
    python benchmarks/strength.py duel-greedy     # one of them

A contest may be stopped and started again: finished games are kept in ``build/strength``.
"""

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from ludopolis.players.arena import Plan, Processes, ResultsFile, contest, summarize

FOLDER = Path(__file__).resolve().parent.parent / "build" / "strength"


class Contest(NamedTuple):
    """A contest; the first bot named is the one whose win rate is asked for."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    goal: float
    seats: int = 2


def curve(game: str, games: int) -> list[Contest]:
    """More simulations against fewer: strength must grow with the budget."""
    budgets = (100, 300, 1000, 3000)
    return [
        Contest(f"{game}-curve-{more}", game, (f"mcts:{more}", f"mcts:{fewer}"), games, 0.5)
        for fewer, more in pairwise(budgets)
    ]


CONTESTS = [
    Contest("duel-greedy", "duel", ("mcts:1000", "greedy"), 200, 0.95),
    Contest("duel-random", "duel", ("mcts:1000", "random"), 100, 1.0),
    Contest("duel-flat", "duel", ("mcts:1000", "flat:1000"), 200, 0.65),
    Contest("innovation-greedy", "innovation", ("mcts:300", "greedy"), 100, 0.9),
    Contest("innovation-random", "innovation", ("greedy", "random"), 100, 0.9),
    Contest("world_wonders-greedy", "world_wonders", ("mcts:300", "greedy"), 100, 0.9),
    Contest("world_wonders-random", "world_wonders", ("greedy", "random"), 100, 0.9),
    Contest("innovation-three", "innovation", ("mcts:300", "greedy", "greedy"), 60, 1 / 3, 3),
    Contest("innovation-four", "innovation", ("mcts:300", "greedy", "greedy", "greedy"), 60, 1 / 4, 4),
    Contest("world_wonders-three", "world_wonders", ("mcts:300", "greedy", "greedy"), 60, 1 / 3, 3),
    Contest("world_wonders-four", "world_wonders", ("mcts:300", "greedy", "greedy", "greedy"), 60, 1 / 4, 4),
    *curve("duel", 100),
    *curve("innovation", 60),
    *curve("world_wonders", 60),
]


def run(chosen: Contest) -> dict[str, object]:
    plan = Plan(chosen.game, chosen.bots, chosen.games, chosen.seats, chosen.name)
    FOLDER.mkdir(parents=True, exist_ok=True)
    results = ResultsFile(FOLDER / f"{chosen.name}.jsonl")
    summary = summarize(plan, contest(plan, runner=Processes(2), results=results))
    first = summary.players[0]
    return {
        "contest": chosen.name,
        "bots": chosen.bots,
        "games": first.games,
        "win_rate": round(first.win_rate, 3),
        "interval": [round(bound, 3) for bound in first.interval],
        "goal": round(chosen.goal, 3),
        "reached": first.win_rate >= chosen.goal,
    }


def main() -> None:
    asked = sys.argv[1] if len(sys.argv) > 1 else ""
    for chosen in CONTESTS:
        if chosen.name == asked or chosen.game == asked or not asked:
            print(json.dumps(run(chosen)), flush=True)


if __name__ == "__main__":
    main()
