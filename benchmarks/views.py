"""How large the views of a game are, as JSON, in the eyes of whoever decides.

    python benchmarks/views.py new_dawn --games 3

Prints JSON: for random and for greedy players and every number of seats, over games with every combination
of options, the bytes of a view in the middle, of the largest twentieth and of the largest one, with its
decision; how much of that one is its list of legal actions; the share of views above the goal of 10 KB; and
the largest one without its list of actions.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from ludopolis import State, game, seeded
from ludopolis.core.contract import Game
from ludopolis.core.data import to_json
from ludopolis.core.random import Random
from ludopolis.players import Greedy, Perspective

GOAL = 10_000  # bytes
Choose = Callable[[State, Random], int]


def choose_random(state: State, random: Random) -> int:
    actions = state.actions()
    return actions[random.below(len(actions))]


def choose_greedy(state: State, random: Random) -> int:
    return Greedy(1).choose(Perspective(state, random))


PLAYERS: dict[str, Choose] = {"random": choose_random, "greedy": choose_greedy}


def variants(played: Game) -> list[dict[str, Any]]:
    """Every combination of the options that do not count something."""
    chosen = [option for option in played.options if option.bounds is None]
    return [
        dict(zip([option.id for option in chosen], values, strict=True))
        for values in product(*(option.values for option in chosen))
    ]


def views(played: Game, seats: int, choose: Choose, games: int) -> Iterator[tuple[int, int, str]]:
    """The bytes of each view, of the legal actions in it, and what is decided."""
    for number, options in product(range(games), variants(played)):
        seed = f"views {number} {options}"
        state, random = played.new(seed, seats, **options), seeded(seed)
        while not state.over:
            decision = state.decision()
            assert decision is not None
            yield len(to_json(state.view(state.seat)).encode()), len(to_json(decision.actions)), decision.kind
            state.play(choose(state, random))


def summary(found: list[tuple[int, int, str]]) -> dict[str, Any]:
    found.sort()
    largest, actions, kind = found[-1]
    return {
        "views": len(found),
        "median": found[len(found) // 2][0],
        "p95": found[len(found) * 95 // 100][0],
        "largest": largest,
        "its_decision": kind,
        "its_actions": actions,
        "above_goal": round(sum(size > GOAL for size, _, _ in found) / len(found), 5),
        "largest_besides_actions": max(size - listed for size, listed, _ in found),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3, help="of each kind")
    asked = parser.parse_args()
    played = game(asked.game)
    told = {
        name: {seats: summary([*views(played, seats, choose, asked.games)]) for seats in played.seat_counts}
        for name, choose in PLAYERS.items()
    }
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
