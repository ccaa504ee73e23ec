"""Simulations a second of the tree search on one core, with random games played to the end; prints JSON.

The search starts at the first decision and half way through a random game of two players.
"""

import json
import time

from ludopolis import Game, State, game, game_ids, seeded
from ludopolis.core.bench import middle_of_game
from ludopolis.core.build import compiled
from ludopolis.players.tree import Tree

SIMULATIONS = 2000 if compiled() else 20
ROUNDS = 5


def rate(state: State, depth: int) -> float:
    """The best of several rounds: noise only ever slows down."""
    search = state.game.search._replace(depth=depth)
    best = 0.0
    for number in range(ROUNDS):
        tree = Tree(state, search, seeded(f"search {number}"))
        start = time.perf_counter()
        tree.search(SIMULATIONS)
        best = max(best, SIMULATIONS / (time.perf_counter() - start))
    return best


def rates(chosen: Game) -> dict[str, object]:
    places = {"start": chosen.new("search", 2), "middle": middle_of_game(chosen, 2)}
    return {
        "depth": chosen.search.depth,
        "as_it_plays": {name: round(rate(state, chosen.search.depth)) for name, state in places.items()},
        "full_rollouts": {name: round(rate(state, -1)) for name, state in places.items()},
    }


def main() -> None:
    report = {id: rates(game(id)) for id in game_ids()}
    print(json.dumps({"compiled": compiled(), "simulations_per_s": report}, indent=2))


if __name__ == "__main__":
    main()
