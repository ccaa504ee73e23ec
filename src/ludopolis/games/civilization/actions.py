"""The action space: verb by verb, each with all its components in their order.

The numbers are offsets: ``AT + square``, ``USE + ability`` and so on. Squares are numbered row by row on the
grid of the largest map; a square is named by the letters of its column and the number of its row, ``a1`` is
the north-western corner.
"""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.actions import ActionSpace, Verb
from ludopolis.games.civilization.components import IDS

WIDTH: Final[i64] = 28
HEIGHT: Final[i64] = 18
SQUARES: Final[i64] = 504
MOST_AMOUNT: Final[i64] = 40
MOST_FRONTS: Final[i64] = 24

_LETTERS = [*"abcdefghijklmnopqrstuvwxyz", "aa", "ab"]

# Abilities that are used by choice, named after what gives them; in the order of the phases they belong to.
# Start of Turn.
_START = [
    "ecology",
    "plastics",
    "great_wall",
    "hanging_gardens",
    "taj_mahal",
    "big_ben",
    "cristo_redentor",
    "statue_of_liberty",
    "sydney_opera_house",
    "feudalism",
    "democracy",
    "fundamentalism",
    "rationalism_1",
    "rationalism_2",
    "patronage",
    "expansionism",
    "pacifism",
    "orville_wright",
    "thomas_edison",
    "jacques_cousteau",
    "mother_teresa",
    "lorenzo_de_medici",
    "alan_turing",
    "teacher",
    "atlantis",
    "seven_cities_of_gold",
]
# Trade.
_TRADE = ["horseback_riding"]
# City Management.
_CITY = [
    "animal_husbandry",
    "construction",
    "banking",
    "plastics_wheat",
    "currency",
    "chivalry",
    "metal_casting",
    "philosophy",
    "pottery",
    "democracy_coin",
    "printing_press",
    "monarchy",
    "gunpowder",
    "mysticism",
    "education",
    "steam_power",
    "atomic_theory",
    "caravan",
    "friendly_workers",
    "jerry_garcia",
    "michelangelo",
    "ada_lovelace",
    "frank_lloyd_wright",
    "hannibal",
    "st_francis_of_assisi",
    "andrew_carnegie",
    "albert_einstein",
    "galileo_galilei",
]
# Movement.
_MOVEMENT = ["nuclear_strike", "james_cook", "communism"]
# Battle.
_BATTLE = [
    "metalworking",
    "mathematics",
    "ballistics",
    "healing",
    "biology",
    "sun_tzu",
    "gustavus_adolphus",
    "joan_of_arc",
    "florence_nightingale",
]
# Responses, and what may be used whenever its owner is asked.
_RESPONSES = ["writing", "civil_service", "mass_media", "mark_twain", "united_nations"]
_ANY_DECISION = ["frida_kahlo", "marco_polo", "zheng_he", "khalid_ibn_al_walid"]

ABILITY_NAMES: Final = [*_START, *_TRADE, *_CITY, *_MOVEMENT, *_BATTLE, *_RESPONSES, *_ANY_DECISION]

# What a city can build: figures, units, buildings (walls last), wonders.
ITEM_NAMES: Final = ["army", "scout", *IDS["unit_type"], *IDS["building"], *IDS["wonder"]]
# With what a resource is paid: market tokens, held tokens, events, and the two that stand for others.
MEANS_NAMES: Final = [
    "wheat",
    "incense",
    "silk",
    "iron",
    "hut_wheat",
    "hut_incense",
    "hut_silk",
    "hut_spy",
    "hut_iron",
    "hut_uranium",
    "village_spy",
    "village_uranium",
    "village_iron",
    "a_gift_from_afar",
    "a_generous_gift",
    "a_princely_gift",
    "kremlin",
    "marie_curie",
]
# Where coin tokens lie: the techs that can hold them, the sheet, and a wonder.
COIN_PLACES: Final = [
    "code_of_laws",
    "pottery",
    "democracy",
    "printing_press",
    "education",
    "sheet",
    "panama_canal",
]

KINDS: Final[dict[str, list[str]]] = {
    **IDS,
    "square": [f"{letters}{row + 1}" for row in range(18) for letters in _LETTERS],
    "direction": ["north", "east", "south", "west"],
    "ability": ABILITY_NAMES,
    "item": ITEM_NAMES,
    "means": MEANS_NAMES,
    "coin_place": COIN_PLACES,
    "city": ["1", "2", "3"],
    "player": ["1", "2", "3", "4", "5"],
    "level": ["1", "2", "3", "4"],
    "amount": [str(amount) for amount in range(MOST_AMOUNT + 1)],
    "armies": [str(armies) for armies in range(8)],
    "scouts": [str(scouts) for scouts in range(4)],
    "front": [str(front + 1) for front in range(24)],
}

VERBS: Final = (
    Verb("pass"),
    Verb("pass_phase"),
    Verb("done"),
    # Choices of many kinds.
    Verb("at", ("square",)),
    Verb("player", ("player",)),
    Verb("city", ("city",)),
    Verb("take", ("resource",)),
    Verb("coin", ("coin_place",)),
    Verb("learn", ("technology",)),
    Verb("draw", ("unit_type",)),
    Verb("deck", ("level",)),
    Verb("terrain", ("terrain",)),
    Verb("obsolete", ("wonder",)),
    Verb("amount", ("amount",)),
    Verb("pay", ("means",)),
    Verb("use", ("ability",)),
    Verb("event", ("event",)),
    Verb("reveal", ("great_person",)),
    # Set-up and Start of Turn.
    Verb("keep", ("civilization",)),
    Verb("adopt", ("policy",)),
    Verb("drop", ("policy",)),
    Verb("switch", ("from:policy", "to:policy")),
    Verb("found", ("square",)),
    Verb("settle", ("square",)),
    Verb("grow", ("square",)),
    Verb("govern", ("government",)),
    Verb("invest", ("investment",)),
    Verb("place", ("person_type",)),
    Verb("gather", ("square",)),
    # Trade.
    Verb("offer", ("player",)),
    Verb("give_trade", ("amount",)),
    Verb("give_culture", ("amount",)),
    Verb("give", ("resource",)),
    Verb("give_hut", ("hut",)),
    Verb("give_village", ("village",)),
    Verb("give_event", ("event",)),
    Verb("ask_trade", ("amount",)),
    Verb("ask_culture", ("amount",)),
    Verb("ask", ("resource",)),
    Verb("ask_hut"),
    Verb("ask_village"),
    Verb("ask_event", ("level",)),
    Verb("propose"),
    Verb("accept"),
    Verb("reject"),
    # City Management.
    Verb("build", ("item",)),
    Verb("also", ("item",)),
    Verb("build_free", ("item",)),
    Verb("arts"),
    Verb("arts_for_trade"),
    Verb("harvest", ("square",)),
    Verb("program"),
    Verb("advance", ("amount",)),
    Verb("enter"),
    Verb("skip"),
    Verb("keep_event", ("event",)),
    Verb("discard_event", ("event",)),
    Verb("keep_person", ("great_person",)),
    Verb("store"),
    # Movement.
    Verb("group", ("square",)),
    Verb("with", ("armies", "scouts")),
    Verb("step", ("direction",)),
    Verb("discover", ("direction",)),
    Verb("stop"),
    Verb("fortify"),
    Verb("caravan"),
    Verb("disband_army"),
    Verb("disband_scout"),
    Verb("sacrifice"),
    Verb("attack"),
    Verb("raze"),
    # Research.
    Verb("research", ("technology",)),
    Verb("lower", ("technology",)),
    Verb("newton", ("level",)),
    # Battle.
    Verb("play", ("unit",)),
    Verb("new_front"),
    Verb("front", ("front",)),
    Verb("wound", ("front",)),
    Verb("heal", ("front",)),
    Verb("loot", ("loot",)),
    Verb("save", ("unit",)),
    Verb("kill_person"),
)
SPACE: Final = ActionSpace(VERBS, KINDS)

# Where the actions of each verb begin; a test compares them with the space.
PASS: Final[i64] = 0
PASS_PHASE: Final[i64] = 1
DONE: Final[i64] = 2
AT: Final[i64] = 3  # + square
PLAYER: Final[i64] = 507  # + player
CITY: Final[i64] = 512  # + city
TAKE: Final[i64] = 515  # + resource
COIN: Final[i64] = 521  # + coin_place
LEARN: Final[i64] = 528  # + technology
DRAW: Final[i64] = 573  # + unit_type
DECK: Final[i64] = 577  # + level
TERRAIN: Final[i64] = 581  # + terrain
OBSOLETE: Final[i64] = 586  # + wonder
AMOUNT: Final[i64] = 613  # + amount
PAY: Final[i64] = 654  # + means
USE: Final[i64] = 672  # + ability
EVENT: Final[i64] = 748  # + event
REVEAL: Final[i64] = 786  # + great_person
KEEP: Final[i64] = 828  # + civilization
ADOPT: Final[i64] = 844  # + policy
DROP: Final[i64] = 852  # + policy
SWITCH: Final[i64] = 860  # + from * 8 + to
FOUND: Final[i64] = 924  # + square
SETTLE: Final[i64] = 1428  # + square
GROW: Final[i64] = 1932  # + square
GOVERN: Final[i64] = 2436  # + government
INVEST: Final[i64] = 2444  # + investment
PLACE: Final[i64] = 2448  # + person_type
GATHER: Final[i64] = 2454  # + square
OFFER: Final[i64] = 2958  # + player
GIVE_TRADE: Final[i64] = 2963  # + amount
GIVE_CULTURE: Final[i64] = 3004  # + amount
GIVE: Final[i64] = 3045  # + resource
GIVE_HUT: Final[i64] = 3051  # + hut
GIVE_VILLAGE: Final[i64] = 3061  # + village
GIVE_EVENT: Final[i64] = 3069  # + event
ASK_TRADE: Final[i64] = 3107  # + amount
ASK_CULTURE: Final[i64] = 3148  # + amount
ASK: Final[i64] = 3189  # + resource
ASK_HUT: Final[i64] = 3195
ASK_VILLAGE: Final[i64] = 3196
ASK_EVENT: Final[i64] = 3197  # + level
PROPOSE: Final[i64] = 3201
ACCEPT: Final[i64] = 3202
REJECT: Final[i64] = 3203
BUILD: Final[i64] = 3204  # + item
ALSO: Final[i64] = 3253  # + item
BUILD_FREE: Final[i64] = 3302  # + item
ARTS: Final[i64] = 3351
ARTS_FOR_TRADE: Final[i64] = 3352
HARVEST: Final[i64] = 3353  # + square
PROGRAM: Final[i64] = 3857
ADVANCE: Final[i64] = 3858  # + amount
ENTER: Final[i64] = 3899
SKIP: Final[i64] = 3900
KEEP_EVENT: Final[i64] = 3901  # + event
DISCARD_EVENT: Final[i64] = 3939  # + event
KEEP_PERSON: Final[i64] = 3977  # + great_person
STORE: Final[i64] = 4019
GROUP: Final[i64] = 4020  # + square
WITH: Final[i64] = 4524  # + armies * 4 + scouts
STEP: Final[i64] = 4556  # + direction
DISCOVER: Final[i64] = 4560  # + direction
STOP: Final[i64] = 4564
FORTIFY: Final[i64] = 4565
CARAVAN: Final[i64] = 4566
DISBAND_ARMY: Final[i64] = 4567
DISBAND_SCOUT: Final[i64] = 4568
SACRIFICE: Final[i64] = 4569
ATTACK: Final[i64] = 4570
RAZE: Final[i64] = 4571
RESEARCH: Final[i64] = 4572  # + technology
LOWER: Final[i64] = 4617  # + technology
NEWTON: Final[i64] = 4662  # + level
PLAY: Final[i64] = 4666  # + unit
NEW_FRONT: Final[i64] = 4678
FRONT: Final[i64] = 4679  # + front
WOUND: Final[i64] = 4703  # + front
HEAL: Final[i64] = 4727  # + front
LOOT: Final[i64] = 4751  # + loot
SAVE: Final[i64] = 4759  # + unit
KILL_PERSON: Final[i64] = 4771
