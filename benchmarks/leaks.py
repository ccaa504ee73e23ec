"""Whether what a reader is told depends on what is hidden from him: pairs of whole games; prints JSON.

    python benchmarks/leaks.py                          # 100 pairs of every game
    python benchmarks/leaks.py --pairs 2000 duel

Each pair is one game played twice, through the doors of two services: the same moves by the same people and
bots, but a few components that the reader cannot see have changed places. Whatever the reader is told must be
the same byte by byte, until what was exchanged comes to light: over the socket, over HTTP and by the stream
of programs; and so must be how long bots take, and what is written into the log. Readers are all seats and a
spectator, in turns. Exits with 1 if something differs, and says what.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from pairs.pair import Leak, Pair, planned
from pairs.world import World, two_worlds

from ludopolis import Game, game, game_ids


async def compare(game: Game, pairs: int, seed: str, worlds: tuple[World, World]) -> dict[str, Any]:
    """Pairs that were the same for at least one move; those whose exchange is seen at once do not count."""
    ends: Counter[str] = Counter()
    moves = told = size = number = 0
    leaks: list[str] = []
    while ends.total() < pairs and not leaks:
        dice = Random(f"{seed} {game.id} {number}")
        pair = Pair(worlds, planned(game, number, dice), dice, f"{game.id}-{number}")
        number += 1
        try:
            outcome = await pair.play()
        except Leak as leak:
            leaks.append(str(leak))
            continue
        if outcome.moves:
            ends[outcome.end] += 1
            moves, told, size = moves + outcome.moves, told + outcome.told, size + outcome.bytes
        print(f"\r{game.id}: {ends.total()}/{pairs}", end="", file=sys.stderr)
    print(file=sys.stderr)
    found = {"game": game.id, "pairs": ends.total(), "ends": dict(ends), "moves": moves, "told": told}
    return found | {"bytes": size, "leaks": leaks}


async def compare_all(asked: argparse.Namespace) -> bool:
    well = True
    for id in asked.games or game_ids():
        with tempfile.TemporaryDirectory() as folder:
            async with two_worlds(Path(folder)) as worlds:
                found = await compare(game(id), asked.pairs, asked.seed, worlds)
        print(json.dumps(found), flush=True)
        well = well and not found["leaks"]
    return well


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", help="all of them, if not said")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", default="leaks")
    sys.exit(not asyncio.run(compare_all(parser.parse_args())))


if __name__ == "__main__":
    main()
