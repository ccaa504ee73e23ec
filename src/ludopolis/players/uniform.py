"""The bot called ``random``: every legal action is equally likely."""

from ludopolis.players.bot import Bot, Perspective


class Uniform(Bot):
    name = "random"

    def choose(self, seen: Perspective) -> int:
        actions = seen.actions
        return actions[seen.random.below(len(actions))]
