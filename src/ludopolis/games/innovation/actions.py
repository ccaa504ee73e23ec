"""The action space: verb by verb, each with all its components in their order."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.actions import ActionSpace, Verb
from ludopolis.games.innovation.components import IDS

DRAW: Final[i64] = 0
MELD: Final[i64] = 1  # + card
DOGMA: Final[i64] = 106  # + card
ACHIEVE: Final[i64] = 211  # + age - 1
CHOOSE: Final[i64] = 220  # + card
STOP: Final[i64] = 325
ACCEPT: Final[i64] = 326
DECLINE: Final[i64] = 327
COLOUR: Final[i64] = 328  # + colour
VALUE: Final[i64] = 333  # + value - 1
PLAYER: Final[i64] = 343  # + seat
FIRST_BRANCH: Final[i64] = 347
SECOND_BRANCH: Final[i64] = 348

SPACE: Final = ActionSpace(
    [
        Verb("draw"),
        Verb("meld", ("card",)),
        Verb("dogma", ("card",)),
        Verb("achieve", ("age",)),
        Verb("choose", ("card",)),
        Verb("stop"),
        Verb("accept"),
        Verb("decline"),
        Verb("colour", ("colour",)),
        Verb("value", ("value",)),
        Verb("player", ("player",)),
        Verb("first_branch"),
        Verb("second_branch"),
    ],
    {
        **IDS,
        "age": IDS["age"][:9],
        "value": IDS["age"],
        "player": ["0", "1", "2", "3"],
    },
)
