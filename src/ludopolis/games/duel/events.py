"""What can happen, for logs and animation, and the chance results of the set-up."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.kinds import ChanceKind, EventKind, Holding, Part

FIRST_PLAYER: Final[i64] = 0
DRAFTED: Final[i64] = 1
AGE_BEGINS: Final[i64] = 2
REVEALED: Final[i64] = 3
BUILT: Final[i64] = 4
BUILT_BY_CHAIN: Final[i64] = 5
DISCARDED: Final[i64] = 6
WONDER_BUILT: Final[i64] = 7
WONDER_RETURNED: Final[i64] = 8
COINS_GAINED: Final[i64] = 9
COINS_LOST: Final[i64] = 10
TRADE_INCOME: Final[i64] = 11
PAWN_MOVED: Final[i64] = 12
LOOTED: Final[i64] = 13
PAIR: Final[i64] = 14
LIBRARY_DRAWN: Final[i64] = 15
PROGRESS_GAINED: Final[i64] = 16
DEMOLISHED: Final[i64] = 17
REVIVED: Final[i64] = 18
PLAY_AGAIN: Final[i64] = 19
PLAY_AGAIN_LOST: Final[i64] = 20
STARTER: Final[i64] = 21
SUPREMACY_MILITARY: Final[i64] = 22
SUPREMACY_SCIENCE: Final[i64] = 23
GAME_OVER: Final[i64] = 24

_PLAYER: Final = Part("player", "seat")
_CARD: Final = Part("card", "card")
_WONDER: Final = Part("wonder", "wonder")
_COINS: Final = Part("coins")

EVENTS: Final = (
    EventKind("first_player", (_PLAYER,), "R2.1"),
    EventKind("drafted", (_PLAYER, _WONDER), "R2.5"),
    EventKind("age_begins", (Part("age"),), "R3.1"),
    EventKind("revealed", (_CARD,), "R3.7"),
    EventKind("built", (_PLAYER, _CARD, _COINS, Part("trade")), "R4.3"),
    EventKind("built_by_chain", (_PLAYER, _CARD), "R5.5"),
    EventKind("discarded", (_PLAYER, _CARD, _COINS), "R4.4"),
    EventKind("wonder_built", (_PLAYER, _WONDER, _CARD, _COINS, Part("trade")), "R4.5"),
    EventKind("wonder_returned", (_PLAYER, _WONDER), "R6.4"),
    EventKind("coins_gained", (_PLAYER, _COINS)),
    EventKind("coins_lost", (_PLAYER, _COINS), "R6.6"),
    EventKind("trade_income", (_PLAYER, _COINS), "R5.9"),
    EventKind("pawn_moved", (_PLAYER, Part("spaces"), Part("position")), "R7.1"),
    EventKind("looted", (_PLAYER, _COINS, Part("token")), "R7.2"),
    EventKind("pair", (_PLAYER, Part("symbol", "symbol")), "R8.1"),
    EventKind(
        "library_drawn",
        (
            _PLAYER,
            Part("first", "progress", secret=True),
            Part("second", "progress", secret=True),
            Part("third", "progress", secret=True),
        ),
        "R6.6",
    ),
    EventKind("progress_gained", (_PLAYER, Part("progress", "progress")), "R8.2"),
    EventKind("demolished", (_PLAYER, _CARD), "R6.6"),
    EventKind("revived", (_PLAYER, _CARD), "R6.6"),
    EventKind("play_again", (_PLAYER,), "R6.5"),
    EventKind("play_again_lost", (_PLAYER,), "R4.7"),
    EventKind("starter", (_PLAYER,), "R4.7"),
    EventKind("supremacy_military", (_PLAYER,), "R7.3"),
    EventKind("supremacy_science", (_PLAYER,), "R8.4"),
    EventKind("game_over", (), "R10.1"),
)

# R11.2: everything random is settled at the set-up.
CHANCE_FIRST: Final[i64] = 0
CHANCE_PROGRESS: Final[i64] = 1
CHANCE_WONDERS: Final[i64] = 2
CHANCE_AGE_1: Final[i64] = 3
CHANCE_AGE_2: Final[i64] = 4
CHANCE_AGE_3: Final[i64] = 5
CHANCE_GUILDS: Final[i64] = 6
CHANCE_STRUCTURE_3: Final[i64] = 7

CHANCES: Final = (
    ChanceKind("seats"),
    ChanceKind("progress", "progress"),
    ChanceKind("wonders", "wonder"),
    ChanceKind("age_1", "card"),
    ChanceKind("age_2", "card"),
    ChanceKind("age_3", "card"),
    ChanceKind("guilds", "card"),
    ChanceKind("structure_3", "card"),
)

HOLDINGS: Final = (
    Holding("wonder", "wonder_built", "wonder"),
    Holding("drafted", "drafted", "wonder"),
    Holding("progress", "progress_gained", "progress"),
    Holding("card", "built", "card"),
    Holding("card", "built_by_chain", "card"),
    Holding("card", "revived", "card"),
)
