"""Bots by the names that are written on the command line."""

from ludopolis.cli.errors import WrongUsage
from ludopolis.core.errors import LudopolisError
from ludopolis.players import Bot
from ludopolis.players.lineup import ready_bot


def named_bot(text: str) -> Bot:
    """The bot of a description; one that does not exist is a mistake in the command."""
    try:
        return ready_bot(text)
    except LudopolisError as error:
        raise WrongUsage(str(error)) from error
