"""How often players are asked, by kind of decision, and how often in vain; prints JSON.

    python benchmarks/prompts.py civilization                       # two games of four greedy bots
    python benchmarks/prompts.py innovation --seats 3 --games 10 --bot random
    python benchmarks/prompts.py civilization --option turn_limit=8

Numbers are for one player and one turn (round), as the positions of the game count them, or for the whole
game if they do not. ``needless`` are questions to which one can only pass, in whatever way; ``forced`` those
with a single answer. The set-up is not counted where turns are.
"""

import argparse
from collections import Counter

from ludopolis import State, game, game_ids, seeded
from ludopolis.core.build import compiled
from ludopolis.core.data import to_json
from ludopolis.players.bot import Perspective, close_all
from ludopolis.players.lineup import make_bot

PASSES = {"pass", "pass_phase"}
COUNTERS = ("turn", "round", "turns")  # how positions call the number of the turn


def turn_of(state: State) -> int:
    """The number of the turn, from 1 on; 0 in the set-up, and always 1 where turns are not counted."""
    for name in COUNTERS:
        if hasattr(state, name):
            return int(getattr(state, name))
    return 1


class Prompts:
    """What was asked in some games."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.needless: Counter[str] = Counter()
        self.forced: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.turns = 0  # of all players together

    def note(self, state: State) -> None:
        kind = state.game.decisions[state.kind].name
        legal = state.legal()
        self.asked[kind] += 1
        self.needless[kind] += PASSES.issuperset(legal)
        self.forced[kind] += len(legal) == 1

    def play(self, state: State, bot: str, seed: str) -> None:
        """Play a game to its end with the same bot on every seat."""
        bots = [make_bot(bot) for _ in range(state.seats)]
        random, number, last = seeded(seed), 0, 0
        while not state.over:
            if turn_of(state):
                self.note(state)
                last = turn_of(state)
            seen = Perspective(state, random, number)
            state.apply(bots[seen.seat].choose(seen))
            number += 1
        result = state.result()
        assert result is not None
        close_all(bots, result)
        self.ends[result.end] += 1
        self.turns += last * state.seats

    def report(self) -> dict[str, object]:
        return {
            "asked": self._share(self.asked.total()),
            "needless": self._share(self.needless.total()),
            "forced": self._share(self.forced.total()),
            "kinds": {
                kind: {
                    "asked": self._share(count),
                    "needless": self._share(self.needless[kind]),
                    "forced": self._share(self.forced[kind]),
                }
                for kind, count in self.asked.most_common()
            },
            "player_turns": self.turns,
            "ends": dict(self.ends),
        }

    def _share(self, count: int) -> float:
        return round(count / self.turns, 2)


def options_of(texts: list[str]) -> dict[str, str]:
    return dict(text.split("=", 1) for text in texts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=game_ids())
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="greedy", help="the bot on all seats")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as name=value")
    asked = parser.parse_args()
    prompts = Prompts()
    for number in range(asked.games):
        seed = f"prompts {number}"
        prompts.play(game(asked.game).new(seed, asked.seats, **options_of(asked.option)), asked.bot, seed)
    told = {"game": asked.game, "bot": asked.bot, "seats": asked.seats, "games": asked.games}
    print(to_json({"compiled": compiled(), **told, **prompts.report()}, indent=2))


if __name__ == "__main__":
    main()
