"""The action space: verb by verb, each with all its components in their order.

The first 104 numbers are what can be bought and placed; the same numbers name the object afterwards.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.actions import ActionSpace, Verb
from ludopolis.games.world_wonders.components import IDS

BUILD: Final[i64] = 0  # + tile
MONUMENT: Final[i64] = 80  # + monument
LONG_ROAD: Final[i64] = 101
TOWER: Final[i64] = 102
SHORT_ROADS: Final[i64] = 103
PEDESTAL: Final[i64] = 104  # + pedestal
TAKE_LOAN: Final[i64] = 106
REPAY_LOAN: Final[i64] = 107
LEAVE: Final[i64] = 108
DISCARD: Final[i64] = 109  # + tile
PLACE: Final[i64] = 189  # + (piece * 4 + rotation) * 144 + space

SPACE: Final = ActionSpace(
    [
        Verb("build", ("tile",)),
        Verb("monument", ("monument",)),
        Verb("long_road"),
        Verb("tower"),
        Verb("short_roads"),
        Verb("pedestal", ("pedestal",)),
        Verb("take_loan"),
        Verb("repay_loan"),
        Verb("leave"),
        Verb("discard", ("tile",)),
        Verb("place", ("piece", "rotation", "space")),
    ],
    IDS,
)
