"""What can happen, for logs and animation, and the chance results."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.kinds import ChanceKind, EventKind, Holding, Part

LEADER_DEALT: Final[i64] = 0
CORE_LAID: Final[i64] = 1
TILE_LAID: Final[i64] = 2
WATER_FILLED: Final[i64] = 3
CAPITAL_PLACED: Final[i64] = 4
FIRST_PLAYER: Final[i64] = 5
VICTORY_CARD_DRAWN: Final[i64] = 6
WONDER_REVEALED: Final[i64] = 7
TURN_BEGINS: Final[i64] = 8
EVENT_SPAWN: Final[i64] = 9
EVENT_MOVE: Final[i64] = 10
EVENT_TRADE: Final[i64] = 11
ABILITY_USED: Final[i64] = 12
CARDS_SWAPPED: Final[i64] = 13
FOCUS_RESOLVED: Final[i64] = 14
TOKEN_PLACED: Final[i64] = 15
TOKEN_REMOVED: Final[i64] = 16
TOKEN_REPLACED: Final[i64] = 17
TOKEN_MOVED: Final[i64] = 18
TOKEN_REINFORCED: Final[i64] = 19
TOKEN_WEAKENED: Final[i64] = 20
RESOURCE_GAINED: Final[i64] = 21
RESOURCE_SPENT: Final[i64] = 22
RESOURCE_EXCHANGED: Final[i64] = 23
NATURAL_WONDER_GAINED: Final[i64] = 24
NATURAL_WONDER_RETURNED: Final[i64] = 25
NATURAL_WONDER_SPENT: Final[i64] = 26
NATURAL_WONDER_PUT: Final[i64] = 27
CITY_STATE_SPENT: Final[i64] = 28
TRADE_TOKEN_GAINED: Final[i64] = 29
TRADE_TOKEN_STORED: Final[i64] = 30
TRADE_TOKEN_SPENT: Final[i64] = 31
TRADE_TOKEN_LOST: Final[i64] = 32
TRADE_TOKENS_WASTED: Final[i64] = 33
DIAL_ADVANCED: Final[i64] = 34
CARD_GAINED: Final[i64] = 35
CARAVAN_MOVED: Final[i64] = 36
CARAVAN_VISITED_STATE: Final[i64] = 37
CARAVAN_VISITED_CITY: Final[i64] = 38
CARAVAN_DESTROYED: Final[i64] = 39
CARAVAN_RETURNED: Final[i64] = 40
CARAVANS_GAINED: Final[i64] = 41
PACT_TAKEN: Final[i64] = 42
PACT_RETURNED: Final[i64] = 43
ALLIANCE_MADE: Final[i64] = 44
ALLIANCE_ENDED: Final[i64] = 45
CITY_BUILT: Final[i64] = 46
CITY_DESTROYED: Final[i64] = 47
WONDER_BUILT: Final[i64] = 48
WONDER_GAINED: Final[i64] = 49
WONDER_LOST: Final[i64] = 50
ATTACKED_BARBARIAN: Final[i64] = 51
ATTACKED_STATE: Final[i64] = 52
ATTACKED_PLAYER: Final[i64] = 53
DICE_ROLLED: Final[i64] = 54
ATTACK_WON: Final[i64] = 55
ATTACK_LOST: Final[i64] = 56
CITY_CAPTURED: Final[i64] = 57
CAPITAL_DEFEATED: Final[i64] = 58
STATE_CONQUERED: Final[i64] = 59
STATE_LIBERATED: Final[i64] = 60
STATE_FREED: Final[i64] = 61
STRUCK: Final[i64] = 62
BARBARIAN_MOVED: Final[i64] = 63
BARBARIAN_TURNED_BACK: Final[i64] = 64
BARBARIAN_APPEARED: Final[i64] = 65
BARBARIAN_REMOVED: Final[i64] = 66
CAPITAL_RAIDED: Final[i64] = 67
AGENDA_MET: Final[i64] = 68
GAME_OVER: Final[i64] = 69

_PLAYER: Final = Part("player", "seat")
_RIVAL: Final = Part("rival", "seat")
_SPACE: Final = Part("space", "space")
_CARD: Final = Part("card", "card")
_WONDER: Final = Part("wonder", "wonder")
_NATURAL: Final = Part("natural_wonder", "natural_wonder")
_STATE: Final = Part("city_state", "city_state")
_RESOURCE: Final = Part("resource", "resource")
_BARBARIAN: Final = Part("barbarian", "barbarian")
_CARAVAN: Final = Part("caravan", "caravan")
_PACT: Final = Part("pact", "pact")
_COUNT: Final = Part("count")

EVENTS: Final = (
    EventKind("leader_dealt", (_PLAYER, Part("leader", "leader")), "R3.1"),
    EventKind("core_laid", (Part("side", "side"),), "R13.3"),
    EventKind("tile_laid", (_PLAYER, Part("side", "side"), Part("position", "position")), "R13.5"),
    EventKind("water_filled", (_COUNT,), "R13.7"),
    EventKind("capital_placed", (_PLAYER, _SPACE), "R3.3"),
    EventKind("first_player", (_PLAYER,), "R3.6"),
    EventKind("victory_card_drawn", (Part("victory_card", "victory_card"),), "R3.9"),
    EventKind("wonder_revealed", (_WONDER,), "R8.10"),
    EventKind("turn_begins", (_PLAYER, Part("round")), "R4.1"),
    EventKind("event_spawn", (), "R11.3"),
    EventKind("event_move", (Part("die"), Part("direction", "direction")), "R11.4"),
    EventKind("event_trade", (), "R11.2"),
    EventKind("ability_used", (_PLAYER, Part("ability", "ability")), "R4.4"),
    EventKind("cards_swapped", (_PLAYER, _CARD, Part("other", "card")), "R4.4"),
    EventKind("focus_resolved", (_PLAYER, _CARD, Part("slot", "slot")), "R4.4"),
    EventKind("token_placed", (_PLAYER, _SPACE), "R6.1"),
    EventKind("token_removed", (_PLAYER, _SPACE), "R1.4"),
    EventKind("token_replaced", (_PLAYER, _RIVAL, _SPACE), "R6.7"),
    EventKind("token_moved", (_PLAYER, Part("from", "space"), Part("to", "space")), "R6.5"),
    EventKind("token_reinforced", (_PLAYER, _SPACE), "R9.2"),
    EventKind("token_weakened", (_PLAYER, _SPACE), "R1.5"),
    EventKind("resource_gained", (_PLAYER, _RESOURCE), "R5.10"),
    EventKind("resource_spent", (_PLAYER, _RESOURCE), "R8.8"),
    EventKind("resource_exchanged", (_PLAYER, _RESOURCE, Part("other", "resource")), "R7.17"),
    EventKind("natural_wonder_gained", (_PLAYER, _NATURAL), "R10.7"),
    EventKind("natural_wonder_returned", (_PLAYER, _NATURAL), "R10.7"),
    EventKind("natural_wonder_spent", (_PLAYER, _NATURAL), "R5.10"),
    EventKind("natural_wonder_put", (_PLAYER, _NATURAL, _CARD), "R5.10"),
    EventKind("city_state_spent", (_PLAYER, _STATE), "R5.9"),
    EventKind("trade_token_gained", (_PLAYER, _CARD), "R5.7"),
    EventKind("trade_token_stored", (_PLAYER,), "R5.7"),
    EventKind("trade_token_spent", (_PLAYER, _CARD), "R5.8"),
    EventKind("trade_token_lost", (_PLAYER, _CARD)),
    EventKind("trade_tokens_wasted", (_PLAYER, _COUNT), "R5.7"),
    EventKind("dial_advanced", (_PLAYER, _COUNT, Part("dial")), "R7.1"),
    EventKind("card_gained", (_PLAYER, _CARD, Part("replaced", "card")), "R7.2"),
    EventKind("caravan_moved", (_PLAYER, _CARAVAN, _SPACE), "R7.9"),
    EventKind("caravan_visited_state", (_PLAYER, _STATE), "R7.14"),
    EventKind("caravan_visited_city", (_PLAYER, _RIVAL, _SPACE), "R7.14"),
    EventKind("caravan_destroyed", (_PLAYER, _CARAVAN), "R11.6"),
    EventKind("caravan_returned", (_PLAYER, _CARAVAN), "R7.5"),
    EventKind("caravans_gained", (_PLAYER, _COUNT), "R7.5"),
    EventKind("pact_taken", (_PLAYER, _RIVAL, _PACT), "R7.14"),
    EventKind("pact_returned", (_PLAYER, _RIVAL, _PACT), "R10.6"),
    EventKind("alliance_made", (_PLAYER, _STATE), "R7.14"),
    EventKind("alliance_ended", (_PLAYER, _STATE), "R10.6"),
    EventKind("city_built", (_PLAYER, _SPACE), "R8.2"),
    EventKind("city_destroyed", (_PLAYER, _SPACE), "R11.6"),
    EventKind("wonder_built", (_PLAYER, _WONDER, _SPACE), "R8.10"),
    EventKind("wonder_gained", (_PLAYER, _WONDER), "R8.12"),
    EventKind("wonder_lost", (_PLAYER, _WONDER), "R10.10"),
    EventKind("attacked_barbarian", (_PLAYER, _BARBARIAN, _SPACE), "R9.3"),
    EventKind("attacked_state", (_PLAYER, _STATE), "R9.3"),
    EventKind("attacked_player", (_PLAYER, _RIVAL, _SPACE), "R9.3"),
    EventKind(
        "dice_rolled",
        (Part("attack_die"), Part("attack"), Part("defence_die"), Part("defence")),
        "R9.6",
    ),
    EventKind("attack_won", (_PLAYER, Part("attack"), Part("defence")), "R9.10"),
    EventKind("attack_lost", (_PLAYER, Part("attack"), Part("defence")), "R9.10"),
    EventKind("city_captured", (_PLAYER, _RIVAL, _SPACE), "R9.10"),
    EventKind("capital_defeated", (_PLAYER, _RIVAL), "R9.10"),
    EventKind("state_conquered", (_PLAYER, _STATE), "R10.1"),
    EventKind("state_liberated", (_PLAYER, _STATE), "R10.3"),
    EventKind("state_freed", (_STATE,), "R10.4"),
    EventKind("struck", (_PLAYER, _SPACE), "R4.4"),
    EventKind("barbarian_moved", (_BARBARIAN, _SPACE), "R11.4"),
    EventKind("barbarian_turned_back", (_BARBARIAN, _SPACE), "R11.6"),
    EventKind("barbarian_appeared", (_BARBARIAN, _SPACE), "R11.3"),
    EventKind("barbarian_removed", (_BARBARIAN,), "R7.16"),
    EventKind("capital_raided", (_PLAYER,), "R11.6"),
    EventKind(
        "agenda_met", (_PLAYER, Part("agenda", "agenda"), Part("victory_card", "victory_card")), "R12.1"
    ),
    EventKind("game_over", (), "R12.5"),
)

# R2.3. Dice are rolled, everything else is shuffled.
CHANCE_GENERATOR: Final[i64] = 0
CHANCE_LEADERS: Final[i64] = 1
CHANCE_SEATS: Final[i64] = 2
CHANCE_CAPITALS: Final[i64] = 3
CHANCE_CORE: Final[i64] = 4
CHANCE_CORE_SIDE: Final[i64] = 5
CHANCE_TILES: Final[i64] = 6
CHANCE_FIRST: Final[i64] = 7
CHANCE_ORIENTATION: Final[i64] = 8
CHANCE_WONDERS: Final[i64] = 9
CHANCE_VICTORY_CARDS: Final[i64] = 10
CHANCE_ATTACK: Final[i64] = 11
CHANCE_DEFENCE: Final[i64] = 12
CHANCE_DIRECTION: Final[i64] = 13

CHANCES: Final = (
    ChanceKind("generator"),
    ChanceKind("leaders", "leader"),
    ChanceKind("seats"),
    ChanceKind("capitals", "tile"),
    ChanceKind("core", "tile"),
    ChanceKind("core_side"),
    ChanceKind("tiles", "tile"),
    ChanceKind("first"),
    ChanceKind("orientation"),
    ChanceKind("wonders", "wonder"),
    ChanceKind("victory_cards", "victory_card"),
    ChanceKind("attack"),
    ChanceKind("defence"),
    ChanceKind("direction"),
)

HOLDINGS: Final = (
    Holding("leader", "leader_dealt", "leader"),
    Holding("wonder", "wonder_built", "wonder"),
    Holding("card", "card_gained", "card"),
    Holding("agenda", "agenda_met", "agenda"),
    Holding("pact", "pact_taken", "pact"),
    Holding("city_state", "alliance_made", "city_state"),
    Holding("natural_wonder", "natural_wonder_gained", "natural_wonder"),
)
