"""Bots by the names that are written on the command line."""

from ludopolis.cli.errors import WrongUsage
from ludopolis.core.errors import LudopolisError
from ludopolis.players import Bot, make_bot
from ludopolis.players.program import Program


def named_bot(text: str) -> Bot:
    """The bot of a description; one that does not exist is a mistake in the command."""
    try:
        bot = make_bot(text)
        if isinstance(bot, Program):
            bot.check()
        return bot
    except LudopolisError as error:
        raise WrongUsage(str(error)) from error
