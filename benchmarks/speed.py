"""The speed of every game on this machine, as JSON: ``make bench``.

Absolute numbers differ from machine to machine, so each game also gets its rate relative to a fixed
loop of plain Python measured in the same run.
"""

import time

import msgspec

from ludopolis import game, game_ids
from ludopolis.core.bench import measure
from ludopolis.core.data import to_json


def reference_loops_per_s() -> float:
    """How often this machine's Python adds up a thousand numbers in a second."""
    best = 0.0
    for _ in range(20):
        start = time.perf_counter()
        for _ in range(50):
            total = 0
            for number in range(1000):
                total += number
        best = max(best, 50 / (time.perf_counter() - start))
    return best


def main() -> None:
    reference = reference_loops_per_s()
    measured = {}
    for id in game_ids():
        result = msgspec.to_builtins(measure(game(id)))
        measured[id] = {**result, "games_per_reference_loop": result["games_per_s"] / reference}
    print(to_json({"reference_loops_per_s": reference, "games": measured}, indent=2))


if __name__ == "__main__":
    main()
