"""How long it takes to find out whether a move may be taken back, after every move of random games. Prints
JSON, in milliseconds.

    python benchmarks/undo.py --moves 400
"""

import argparse
import json
import time
from statistics import median, quantiles

from ludopolis.core.build import compiled
from ludopolis.core.match import Match
from ludopolis.core.random import seeded
from ludopolis.core.registry import game, game_ids
from ludopolis.server.tables.undo import Told, tells


def measured(id: str, moves: int) -> dict[str, float]:
    random, taken = seeded("undo"), []
    match = Match.new(game(id), seed="undo 0")
    for number in range(moves):
        if match.state.over:
            match = Match.new(game(id), seed=f"undo {number}")
        actions = match.state.actions()
        match.apply(actions[random.below(len(actions))])
        start = time.perf_counter()
        tells(match, Told(len(match.moves) - 1, (match.moves[-1].seat,)))
        taken.append((time.perf_counter() - start) * 1000)
    return {"median": round(median(taken), 3), "p98": round(quantiles(taken, n=50)[-1], 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=400)
    moves = parser.parse_args().moves
    games = {id: measured(id, moves) for id in game_ids()}
    print(json.dumps({"compiled": compiled(), "games": games}, indent=2))


if __name__ == "__main__":
    main()
