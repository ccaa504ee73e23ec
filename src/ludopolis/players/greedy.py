"""The bot called ``greedy``: looks one decision ahead and takes what looks best."""

from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.uniform import Uniform

# Greedy players can run in circles for ever, each repeating what changes nothing. So a long game is left to
# chance now and then.
PATIENCE = 1000  # decisions of a game that is not long yet
CHANCE = 25  # per cent


class Greedy(Bot):
    """Tries every action in a few imagined worlds and compares the game's estimates."""

    name = "greedy"

    def __init__(self, worlds: int = 4) -> None:
        self.worlds = worlds

    def choose(self, seen: Perspective) -> int:
        actions = seen.actions
        if len(actions) == 1:
            return actions[0]
        if (seen.number or 0) > PATIENCE and seen.random.below(100) < CHANCE:
            return Uniform().choose(seen)
        hopes = dict.fromkeys(actions, 0.0)
        for _ in range(self.worlds):
            world = seen.imagine()
            for action in actions:
                after = world.copy()
                after.apply(action)
                hopes[action] += after.estimate(seen.seat)
        return max(actions, key=lambda action: hopes[action])
