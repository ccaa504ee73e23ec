"""Bots by name, and games between them."""

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches

from ludopolis.core.errors import LudopolisError
from ludopolis.core.match import Match
from ludopolis.core.random import Random
from ludopolis.players.bot import Bot, Perspective, close_all
from ludopolis.players.custom import PYTHON, custom_bot
from ludopolis.players.greedy import Greedy
from ludopolis.players.levels import LEVELS, level
from ludopolis.players.mcts import Flat, Mcts
from ludopolis.players.move_limit import is_endless
from ludopolis.players.program import Program
from ludopolis.players.uniform import Uniform

PROGRAMS = ("./", "/", "program:")
CUSTOM = (*PROGRAMS, PYTHON)  # how descriptions begin that start somebody's own code


def make_bot(text: str) -> Bot:
    """The bot of a description: ``greedy``, ``mcts:1000``, ``mcts:2.5s``, ``level:3``, ``./mybot``,
    ``python:mybot:Dreamer``."""
    if text.startswith(PROGRAMS):
        return Program.from_text(text)
    if text.startswith(PYTHON):
        return custom_bot(text)
    name, _, budget = text.partition(":")
    if name in BOTS:
        return BOTS[name](budget)
    close = get_close_matches(name, BOTS, n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(BOTS)}"
    raise LudopolisError(f"there is no bot {name!r}: {hint}")


def ready_bot(text: str) -> Bot:
    """The same, and a program that cannot be started is refused now instead of in its first game."""
    bot = make_bot(text)
    if isinstance(bot, Program):
        bot.check()
    return bot


def _without_budget(kind: Callable[[], Bot]) -> Callable[[str], Bot]:
    def make(budget: str) -> Bot:
        if budget:
            raise LudopolisError(f"{kind().name} takes no number, but got {budget!r}")
        return kind()

    return make


def _mcts(budget: str) -> Bot:
    if not budget:
        return Mcts()
    if (found := re.fullmatch(r"(\d+(?:\.\d+)?)s", budget)) and float(found[1]) > 0:
        return Mcts(seconds=float(found[1]))
    return Mcts(simulations=_number("mcts", budget, "mcts:1000 (simulations) or mcts:2s (seconds)"))


def _flat(budget: str) -> Bot:
    return Flat(_number("flat", budget, "flat:1000")) if budget else Flat()


def _level(budget: str) -> Bot:
    number = _number("level", budget, "level:1 to level:5")
    if number not in LEVELS:
        raise LudopolisError(f"there is no level {number}: write level:1 to level:5")
    return level(number)


def _number(name: str, budget: str, example: str) -> int:
    if not re.fullmatch(r"[1-9]\d{0,8}", budget):
        raise LudopolisError(f"{name} cannot take {budget!r}: write {example}")
    return int(budget)


BOTS: dict[str, Callable[[str], Bot]] = {
    "random": _without_budget(Uniform),
    "greedy": _without_budget(Greedy),
    "flat": _flat,
    "mcts": _mcts,
    "level": _level,
}


def play_to_end(match: Match, bots: Sequence[Bot], random: Random) -> None:
    """Let the bots play a match, one bot a seat, and close them."""
    if len(bots) != len(match.players):
        raise LudopolisError(f"{len(match.players)} seats need as many bots, but there are {len(bots)}")
    try:
        while not match.state.over:
            if is_endless(match.game, len(match.moves)):
                raise LudopolisError(f"these bots never end their game: {len(match.moves)} decisions so far")
            seen = Perspective(match.state, random, len(match.moves))
            match.play(bots[seen.seat].choose(seen))
    finally:
        close_all(bots, match.state.result())
