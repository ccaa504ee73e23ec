"""The action space. ``pass`` has the lowest number: it is the answer out of turn that is given most."""

from typing import Final

from ludopolis.core.actions import ActionSpace, Verb
from tiny_game.components import COMPONENTS, IDS

GOODS: Final = len(COMPONENTS.goods)

SPACE: Final = ActionSpace(
    [
        Verb("pass"),
        Verb("pass_phase"),
        Verb("reroll", ("good",)),
        Verb("bid", ("card",)),
        Verb("stake", ("good",)),
        Verb("roll"),
        Verb("swap", ("from:good", "to:good")),
        Verb("draw", ("pile",)),
    ],
    IDS,
)

PASS: Final = SPACE.offsets["pass"]
PASS_PHASE: Final = SPACE.offsets["pass_phase"]
REROLL: Final = SPACE.offsets["reroll"]
BID: Final = SPACE.offsets["bid"]
STAKE: Final = SPACE.offsets["stake"]
ROLL: Final = SPACE.offsets["roll"]
SWAP: Final = SPACE.offsets["swap"]
DRAW: Final = SPACE.offsets["draw"]
