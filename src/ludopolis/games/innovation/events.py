"""What can happen, for logs and animation, and the chance results.

Where some players see a card and others only its age, the card is a secret part.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.kinds import ChanceKind, EventKind, Holding, Part

FIRST_PLAYER: Final[i64] = 0
TURN: Final[i64] = 1
DREW: Final[i64] = 2
REVEALED: Final[i64] = 3
MELDED: Final[i64] = 4
TUCKED: Final[i64] = 5
SCORED: Final[i64] = 6
SCORED_OPEN: Final[i64] = 7
RETURNED: Final[i64] = 8
RETURNED_OPEN: Final[i64] = 9
TRANSFERRED: Final[i64] = 10
TRANSFERRED_OPEN: Final[i64] = 11
EXCHANGED: Final[i64] = 12
SPLAYED: Final[i64] = 13
REARRANGED: Final[i64] = 14
ACTIVATED: Final[i64] = 15
DEMANDED: Final[i64] = 16
SHARES: Final[i64] = 17
EXECUTES: Final[i64] = 18
BONUS: Final[i64] = 19
ACHIEVED: Final[i64] = 20
CLAIMED: Final[i64] = 21
DECLINED: Final[i64] = 22
UNABLE: Final[i64] = 23
HAND_SHOWN: Final[i64] = 24
ALL_REMOVED: Final[i64] = 25
WON_BY_CARD: Final[i64] = 26
NO_CARDS_LEFT: Final[i64] = 27
GAME_OVER: Final[i64] = 28

_PLAYER: Final = Part("player", "seat")
_OTHER: Final = Part("other", "seat")
_CARD: Final = Part("card", "card")
_SECRET: Final = Part("card", "card", secret=True)
_AGE: Final = Part("age")
_COLOUR: Final = Part("colour", "colour")
_FROM: Final = Part("from", "zone")
_TO: Final = Part("to", "zone")

EVENTS: Final = (
    EventKind("first_player", (_PLAYER,)),
    EventKind("turn", (_PLAYER, Part("actions"))),
    EventKind("drew", (_PLAYER, _AGE, _SECRET)),
    EventKind("revealed", (_PLAYER, _CARD)),
    EventKind("melded", (_PLAYER, _CARD)),
    EventKind("tucked", (_PLAYER, _CARD)),
    EventKind("scored", (_PLAYER, _AGE, _SECRET)),
    EventKind("scored_open", (_PLAYER, _CARD)),
    EventKind("returned", (_PLAYER, _AGE, _SECRET)),
    EventKind("returned_open", (_PLAYER, _CARD)),
    EventKind("transferred", (_PLAYER, _OTHER, _AGE, _SECRET, _FROM, _TO)),
    EventKind("transferred_open", (_PLAYER, _OTHER, _CARD, _FROM, _TO)),
    EventKind("exchanged", (_PLAYER, _OTHER, Part("given"), Part("taken"))),
    EventKind("splayed", (_PLAYER, _COLOUR, Part("direction", "direction"))),
    EventKind("rearranged", (_PLAYER, _COLOUR)),
    EventKind("activated", (_PLAYER, _CARD)),
    EventKind("demanded", (_PLAYER, _CARD)),
    EventKind("shares", (_PLAYER, _CARD)),
    EventKind("executes", (_PLAYER, _CARD)),
    EventKind("bonus", (_PLAYER,)),
    EventKind("achieved", (_PLAYER, _AGE)),
    EventKind("claimed", (_PLAYER, Part("special", "special"))),
    EventKind("declined", (_PLAYER,)),
    EventKind("unable", (_PLAYER,)),
    EventKind("hand_shown", (_PLAYER,)),
    EventKind("all_removed", ()),
    EventKind("won_by_card", (_PLAYER, _CARD)),
    EventKind("no_cards_left", (_PLAYER,)),
    EventKind("game_over", ()),
)

CHANCE_AGE: Final[i64] = 0  # + age - 1
CHANCE_BACK: Final[i64] = 10
CHANCE_GENERATOR: Final[i64] = 11

CHANCES: Final = (
    *(ChanceKind(f"age_{age}", "card") for age in range(1, 11)),
    ChanceKind("by_back", "card"),
    ChanceKind("generator"),
)

HOLDINGS: Final = (
    Holding("special", "claimed", "special"),
    Holding("age", "achieved", "age"),
    Holding("activated", "activated", "card"),
    Holding("melded", "melded", "card"),
)
