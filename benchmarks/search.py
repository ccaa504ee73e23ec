"""Simulations a second of the tree search on one core; prints JSON.

Once as the search plays, and once with random games played to the end, both at the first decision and half
way through a random game of two players.
"""

import msgspec

from ludopolis import Game, game, game_ids
from ludopolis.core.build import compiled
from ludopolis.core.data import to_json
from ludopolis.players.bench import search_speed

TO_THE_END = -1


def rates(chosen: Game) -> dict[str, object]:
    return {
        "depth": chosen.search.depth,
        "as_it_plays": rounded(chosen, chosen.search.depth),
        "full_rollouts": rounded(chosen, TO_THE_END),
    }


def rounded(chosen: Game, depth: int) -> dict[str, int]:
    found = msgspec.structs.asdict(search_speed(chosen, 2, depth))
    return {place: round(rate) for place, rate in found.items()}


def main() -> None:
    report = {id: rates(game(id)) for id in game_ids()}
    print(to_json({"compiled": compiled(), "simulations_per_s": report}, indent=2))


if __name__ == "__main__":
    main()
