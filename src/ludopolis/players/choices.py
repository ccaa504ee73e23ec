"""The choice of a bot, whatever it may do: a legal action, or a failure that says what was wrong."""

import operator
import traceback
from collections.abc import Callable
from pathlib import PurePath

from ludopolis.core.errors import LudopolisError
from ludopolis.players.bot import Bot, Perspective
from ludopolis.players.program import BotFailure, BotIllegal

LONGEST_ANSWER = 200

Signals = tuple[type[BaseException], ...]
"""What is raised from outside; whatever else is raised is a bot's doing."""


class Terminated(SystemExit):
    """The process that plays games was told to end."""


SIGNALS: Signals = (KeyboardInterrupt, Terminated)


def legal_choice(bot: Bot, seen: Perspective, signals: Signals = SIGNALS) -> int:
    """What the bot chooses. Raises BotFailure if that is no legal action, or if the bot raises anything."""
    try:
        answer = bot.choose(seen)
    except BotFailure:
        raise
    except signals:
        raise
    except BaseException as error:
        raise BotFailure(error_text(error)) from error
    return _checked(answer, seen)


def _checked(answer: object, seen: Perspective) -> int:
    try:
        number = operator.index(answer)  # type: ignore[arg-type]  # a bot may answer anything
    except Exception as error:
        shown = _text(answer, repr)[:LONGEST_ANSWER]
        raise BotIllegal(f"answered {shown}, which is not the number of an action") from error
    if number not in seen.actions:
        space = seen.game.actions
        name = f" ({space.text(number)})" if 0 <= number < len(space) else ""
        raise BotIllegal(f"answered {number!r:.{LONGEST_ANSWER}}{name}, which is not legal now")
    return number


def error_text(error: BaseException) -> str:
    """Our own errors explain themselves; others need their names and places."""
    if isinstance(error, LudopolisError):
        return str(error)
    text = _text(error, str)
    place = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{PurePath(place.filename).name}:{place.lineno}"
    return f"{type(error).__name__}{': ' if text else ''}{text} ({where})"


def _text(thing: object, say: Callable[[object], str]) -> str:
    """What a bot's object says of itself, if it can."""
    try:
        return say(thing)
    except Exception:
        return f"an unprintable {type(thing).__name__}"
