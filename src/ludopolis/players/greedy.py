"""The bot called ``greedy``: looks one decision ahead, or to the end of a short stretch of own decisions, and
takes what looks best."""

from ludopolis.players.bot import Bot, Perspective, scratch
from ludopolis.players.move_limit import left_to_chance
from ludopolis.players.tree import play_stretch
from ludopolis.players.uniform import Uniform


class Greedy(Bot):
    """Tries every action in a few imagined worlds and compares the game's estimates: after a stretch, and of
    those that lead to the same right after the action."""

    name = "greedy"

    def __init__(self, worlds: int = 4) -> None:
        self.worlds = worlds

    def choose(self, seen: Perspective) -> int:
        actions = seen.actions
        if len(actions) == 1:
            return actions[0]
        if left_to_chance(seen):
            return Uniform().choose(seen)
        hopes = dict.fromkeys(actions, 0.0)
        at_once = dict.fromkeys(actions, 0.0)
        buffer, stretch = scratch(seen.game), seen.game.search.stretch
        for _ in range(self.worlds):
            world = seen.imagine()
            for action in actions:
                after = world.copy()
                after.apply(action)
                if stretch:
                    at_once[action] += after.estimate(seen.seat)
                    play_stretch(after, seen.seat, buffer, stretch)
                hopes[action] += after.estimate(seen.seat)
        return max(actions, key=lambda action: (hopes[action], at_once[action]))
