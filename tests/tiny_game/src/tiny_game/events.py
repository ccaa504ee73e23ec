"""What can happen, and what is random."""

from typing import Final

from ludopolis.core.kinds import ChanceKind, EventKind, Part

_PLAYER: Final = Part("player", "seat")
_CARD: Final = Part("card", "card")
_GOOD: Final = Part("good", "good")
_POINTS: Final = Part("points")

EVENTS: Final = (
    EventKind("round_begins", (Part("round"),)),
    EventKind("chosen", (_PLAYER,)),
    EventKind("shown", (_PLAYER, _CARD)),
    EventKind("staked", (_PLAYER, _GOOD)),
    EventKind("won", (_PLAYER, Part("goods"))),
    EventKind("rolled", (_PLAYER, Part("roll"))),
    EventKind("rerolled", (_PLAYER, _GOOD)),
    EventKind("muted", (_PLAYER,)),
    EventKind("scored", (_PLAYER, _POINTS)),
    EventKind("found", (_PLAYER,)),
    EventKind("swapped", (_PLAYER, Part("from", "good"), Part("to", "good"))),
    EventKind("drew", (_PLAYER, Part("card", "card", secret=True))),
    EventKind("shuffled", ()),
    EventKind("game_over", ()),
)
(
    ROUND_BEGINS,
    CHOSEN,
    SHOWN,
    STAKED,
    WON,
    ROLLED,
    REROLLED,
    MUTED,
    SCORED,
    FOUND,
    SWAPPED,
    DREW,
    SHUFFLED,
    GAME_OVER,
) = range(len(EVENTS))

CHANCES: Final = (ChanceKind("deck", "card"), ChanceKind("die"), ChanceKind("generator"))
CHANCE_DECK, CHANCE_DIE, CHANCE_GENERATOR = range(len(CHANCES))
