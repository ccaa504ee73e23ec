"""How strong the bots are: named contests in the arena; prints a JSON line for each.

    python benchmarks/strength.py                 # all of them (hours)
    python benchmarks/strength.py duel            # those of one game
    python benchmarks/strength.py duel-greedy     # one of them, or several

A contest may be stopped and started again, or made longer with ``--games``: finished games are kept in
``build/strength``, and ``kept`` says how many of them were there before. They belong to the version of the
bots that played them: delete ``build/strength`` after changing a bot.

Levels 1 to 4 and budgets in simulations give the same games on every machine; level 5 thinks for seconds,
which makes minutes a game.
"""

import argparse
import json
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from ludopolis.players.arena import Plan, Player, Processes, ResultsFile, contest, summarize
from ludopolis.players.arena.results import Found

FOLDER = Path(__file__).resolve().parent.parent / "build" / "strength"


class Contest(NamedTuple):
    """A contest; the first bot named is the one whose win rate is asked for.

    The win rate must reach the goal. A goal that is only a fair share must be exceeded beyond doubt: by the
    lower end of the interval.
    """

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    goal: float
    beyond_doubt: bool = False

    @property
    def seats(self) -> int:
        return len(self.bots)

    def reached(self, player: Player) -> bool:
        return player.interval[0] > self.goal if self.beyond_doubt else player.win_rate >= self.goal


BUDGETS = (100, 300, 1000, 3000)
GAMES = ("duel", "innovation", "world_wonders")


def fair(name: str, game: str, bots: tuple[str, ...], games: int) -> Contest:
    """A contest whose first bot should win more often than its share, without a doubt."""
    return Contest(name, game, bots, games, 1 / len(bots), beyond_doubt=True)


def many(name: str, game: str, thinker: str, games: int) -> list[Contest]:
    """One thinker among two and three greedy players: it should win clearly more often than its share."""
    return [
        fair(f"{name}-{seats}-seats", game, (thinker, *["greedy"] * (seats - 1)), games) for seats in (3, 4)
    ]


def curve(game: str, games: int) -> list[Contest]:
    """More simulations against fewer, step by step and over all steps: strength must grow with the budget."""
    steps = [*pairwise(BUDGETS), (BUDGETS[0], BUDGETS[-1])]
    return [
        fair(f"{game}-{more}-over-{fewer}", game, (f"mcts:{more}", f"mcts:{fewer}"), games)
        for fewer, more in steps
    ]


def ladder(game: str) -> list[Contest]:
    """Each level for people against the one below."""
    return [
        fair(f"{game}-level-{upper}", game, (f"level:{upper}", f"level:{lower}"), 60)
        for lower, upper in ((1, 2), (2, 3), (3, 4))
    ]


def highest(game: str, other: str, games: int, goal: float) -> list[Contest]:
    """Level 5 thinks for seconds, so these contests last hours."""
    return [
        Contest(f"{game}-level-5-{other.partition(':')[0]}", game, ("level:5", other), games, goal),
        fair(f"{game}-level-5", game, ("level:5", "level:4"), 20),
    ]


CONTESTS = [
    Contest("duel-greedy", "duel", ("mcts:1000", "greedy"), 200, 0.95),
    Contest("duel-random", "duel", ("mcts:1000", "random"), 100, 1.0),
    Contest("duel-flat", "duel", ("mcts:1000", "flat:1000"), 200, 0.65),
    Contest("innovation-greedy", "innovation", ("mcts:1000", "greedy"), 100, 0.9),
    Contest("innovation-random", "innovation", ("greedy", "random"), 100, 0.9),
    Contest("world_wonders-greedy", "world_wonders", ("mcts:1000", "greedy"), 100, 0.9),
    Contest("world_wonders-random", "world_wonders", ("greedy", "random"), 100, 0.9),
    *many("innovation", "innovation", "mcts:1000", 60),
    *many("world_wonders", "world_wonders", "mcts:1000", 60),
    *curve("duel", 100),
    *curve("innovation", 100),
    *curve("world_wonders", 40),
    *[chosen for game in GAMES for chosen in ladder(game)],
    *highest("duel", "flat:1000", 20, 0.65),
    *highest("innovation", "greedy", 100, 0.9),
    *highest("world_wonders", "greedy", 100, 0.9),
    *many("innovation-level-5", "innovation", "level:5", 12),
    *many("world_wonders-level-5", "world_wonders", "level:5", 12),
]


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
