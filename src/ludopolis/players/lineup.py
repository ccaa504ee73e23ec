"""Bots by name, and games between them."""

from collections.abc import Callable, Sequence
from difflib import get_close_matches

from ludopolis.core.errors import LudopolisError
from ludopolis.core.match import Match
from ludopolis.core.random import Random
from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.greedy import Greedy
from ludopolis.players.uniform import Uniform

BOTS: dict[str, Callable[[], Bot]] = {"random": Uniform, "greedy": Greedy}


def make_bot(name: str) -> Bot:
    """The bot with this name."""
    if name in BOTS:
        return BOTS[name]()
    close = get_close_matches(name, BOTS, n=1)
    hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(BOTS)}"
    raise LudopolisError(f"there is no bot {name!r}: {hint}")


def play_to_end(match: Match, bots: Sequence[Bot], random: Random) -> None:
    """Let the bots play a match, one bot a seat."""
    while not match.state.over:
        match.play(bots[match.state.seat].choose(Perspective(match.state, random)))
