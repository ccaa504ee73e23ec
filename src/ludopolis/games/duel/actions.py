"""The action space: verb by verb, each with all its components in their order.

The numbers are offsets: ``BUILD + card``, ``WONDER + wonder * CARDS + card`` and so on.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.actions import ActionSpace, Verb
from ludopolis.games.duel.components import IDS

BUILD: Final[i64] = 0
DISCARD: Final[i64] = 73
WONDER: Final[i64] = 146
DEMOLISH: Final[i64] = 1022
REVIVE: Final[i64] = 1095
DRAFT: Final[i64] = 1168
PROGRESS: Final[i64] = 1180
LIBRARY: Final[i64] = 1190
BEGIN_SELF: Final[i64] = 1200
BEGIN_OPPONENT: Final[i64] = 1201

SPACE: Final = ActionSpace(
    [
        Verb("build", ("card",)),
        Verb("discard", ("card",)),
        Verb("wonder", ("wonder", "card")),
        Verb("demolish", ("card",)),
        Verb("revive", ("card",)),
        Verb("draft", ("wonder",)),
        Verb("progress", ("progress",)),
        Verb("library", ("progress",)),
        Verb("begin_self"),
        Verb("begin_opponent"),
    ],
    IDS,
)
