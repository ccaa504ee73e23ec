"""The action space: verb by verb, each with all its components in their order.

The numbers are offsets: ``PLACE + space``, ``CARAVAN + caravan * SPACES + space`` and so on. Spaces are
numbered tile by tile, ten each, then the water tokens; positions are those of a tile's space 0 while the map
is laid, a letter for the row and a number for the (leaning) column.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.actions import ActionSpace, Verb
from ludopolis.games.new_dawn.components import IDS

POSITION_ROWS: Final[i64] = 24
POSITION_COLUMNS: Final[i64] = 33

DONE: Final[i64] = 0
LAY: Final[i64] = 1  # + side
TURN: Final[i64] = 33  # + turns
AT: Final[i64] = 39  # + position
USE: Final[i64] = 831  # + ability
FOCUS: Final[i64] = 842  # + card
PLACE: Final[i64] = 862  # + space, like all up to REMOVE
MOVE: Final[i64] = 1030
TO: Final[i64] = 1198
REPLACE: Final[i64] = 1366
DESTROY: Final[i64] = 1534
OFFER: Final[i64] = 1702
GIVE: Final[i64] = 1870
STRIKE: Final[i64] = 2038
REMOVE: Final[i64] = 2206
SPEND: Final[i64] = 2374
SPEND_STATE: Final[i64] = 2375  # + city-state
SPEND_NATURAL: Final[i64] = 2383  # + natural wonder
ADVANCE: Final[i64] = 2391
GAIN: Final[i64] = 2392  # + card
CHANGE: Final[i64] = 2412  # + card * 5 + slot - 1
CARAVAN: Final[i64] = 2512  # + caravan * SPACES + space
PUT: Final[i64] = 3016  # + card
STORE: Final[i64] = 3036
TAKE: Final[i64] = 3037  # + owner * 4 + pact
ALLY: Final[i64] = 3053  # + city-state
RETURN: Final[i64] = 3061  # + owner * 4 + pact
COLLECT: Final[i64] = 3077  # + resource
EXCHANGE: Final[i64] = 3081  # + given * 4 + taken
FOUND: Final[i64] = 3097  # + space
SETTLE: Final[i64] = 3265  # + space
WONDER: Final[i64] = 3433  # + wonder
PAY: Final[i64] = 3457  # + resource
PAY_NATURAL: Final[i64] = 3461  # + natural wonder
HOUSE: Final[i64] = 3469  # + space, like all up to HUNT
REINFORCE: Final[i64] = 3637
ATTACK: Final[i64] = 3805
HUNT: Final[i64] = 3973
DEFEND: Final[i64] = 4141  # + amount
PLUNDER: Final[i64] = 4154  # + card
CONQUER: Final[i64] = 4174
LIBERATE: Final[i64] = 4175
DISCARD: Final[i64] = 4176  # + card
SWAP: Final[i64] = 4196  # + slot - 1, times 5, + other slot - 1
DISMISS: Final[i64] = 4221  # + caravan

# Abilities that are used by choice and have a moment of their own: the first seven at the start of a turn,
# the others after a card (R4.4).
ORACLE: Final[i64] = 0
HANGING_GARDENS: Final[i64] = 1
FORBIDDEN_CITY: Final[i64] = 2
EIFFEL_TOWER: Final[i64] = 3
GREAT_ZIMBABWE: Final[i64] = 4
SEOUL: Final[i64] = 5
GENEVA: Final[i64] = 6
VENETIAN_ARSENAL: Final[i64] = 7
ESTADIO: Final[i64] = 8
CAPITALISM: Final[i64] = 9
MONTEZUMA: Final[i64] = 10
ABILITIES: Final[i64] = 11

KINDS: Final[dict[str, list[str]]] = {
    **IDS,
    "turns": [str(turns) for turns in range(6)],
    "position": [f"{row}{column + 1}" for row in "abcdefghijklmnopqrstuvwx" for column in range(33)],
    "ability": [
        "oracle",
        "hanging_gardens",
        "forbidden_city",
        "eiffel_tower",
        "great_zimbabwe",
        "seoul",
        "geneva",
        "venetian_arsenal",
        "estadio_do_maracana",
        "capitalism",
        "montezuma",
    ],
    "slot": [str(slot + 1) for slot in range(5)],
    "caravan": [str(caravan + 1) for caravan in range(3)],
    "amount": [str(amount) for amount in range(13)],  # three on each of four cards
    "direction": ["ne", "e", "se", "sw", "w", "nw"],
}

SPACE: Final = ActionSpace(
    [
        Verb("done"),
        Verb("lay", ("side",)),
        Verb("turn", ("turns",)),
        Verb("at", ("position",)),
        Verb("use", ("ability",)),
        Verb("focus", ("card",)),
        Verb("place", ("space",)),
        Verb("move", ("space",)),
        Verb("to", ("space",)),
        Verb("replace", ("space",)),
        Verb("destroy", ("space",)),
        Verb("offer", ("space",)),
        Verb("give", ("space",)),
        Verb("strike", ("space",)),
        Verb("remove", ("space",)),
        Verb("spend"),
        Verb("spend_state", ("city_state",)),
        Verb("spend_natural", ("natural_wonder",)),
        Verb("advance"),
        Verb("gain", ("card",)),
        Verb("change", ("card", "slot")),
        Verb("caravan", ("caravan", "space")),
        Verb("put", ("card",)),
        Verb("store"),
        Verb("take", ("colour", "pact")),
        Verb("ally", ("city_state",)),
        Verb("return", ("colour", "pact")),
        Verb("collect", ("resource",)),
        Verb("exchange", ("from:resource", "to:resource")),
        Verb("found", ("space",)),
        Verb("settle", ("space",)),
        Verb("wonder", ("wonder",)),
        Verb("pay", ("resource",)),
        Verb("pay_natural", ("natural_wonder",)),
        Verb("house", ("space",)),
        Verb("reinforce", ("space",)),
        Verb("attack", ("space",)),
        Verb("hunt", ("space",)),
        Verb("defend", ("amount",)),
        Verb("plunder", ("card",)),
        Verb("conquer"),
        Verb("liberate"),
        Verb("discard", ("card",)),
        Verb("swap", ("from:slot", "to:slot")),
        Verb("dismiss", ("caravan",)),
    ],
    KINDS,
)
