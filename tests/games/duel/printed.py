"""What is printed on the components, written down independently of the engine.

Costs are letters: ``W`` wood, ``C`` clay, ``S`` stone, ``G`` glass, ``P`` papyrus, ``3$`` three coins.
"""

import re
from typing import NamedTuple

RESOURCES = {"W": "wood", "C": "clay", "S": "stone", "G": "glass", "P": "papyrus"}


class Card(NamedTuple):
    id: str
    age: int
    colour: str
    cost: str
    points: int = 0
    shields: int = 0
    symbol: str = ""
    free_with: str = ""
    produces: str = ""
    choice: str = ""
    fixes: str = ""
    coins: int = 0


class Wonder(NamedTuple):
    id: str
    cost: str
    points: int
    shields: int = 0
    coins: int = 0
    takes: int = 0
    again: bool = False
    choice: str = ""


class Token(NamedTuple):
    id: str
    points: int = 0
    coins: int = 0
    symbol: str = ""


def coins_in(cost: str) -> int:
    """The coin part of a cost."""
    found = re.match(r"(\d+)\$", cost)
    return int(found[1]) if found else 0


def units_in(cost: str) -> dict[str, int]:
    """The resource part of a cost (or a production), by name."""
    return {name: cost.count(letter) for letter, name in RESOURCES.items() if letter in cost}


CARDS = (
    Card("lumber_yard", 1, "brown", "", produces="W"),
    Card("logging_camp", 1, "brown", "1$", produces="W"),
    Card("clay_pool", 1, "brown", "", produces="C"),
    Card("clay_pit", 1, "brown", "1$", produces="C"),
    Card("quarry", 1, "brown", "", produces="S"),
    Card("stone_pit", 1, "brown", "1$", produces="S"),
    Card("glassworks", 1, "gray", "1$", produces="G"),
    Card("press", 1, "gray", "1$", produces="P"),
    Card("guard_tower", 1, "red", "", shields=1),
    Card("workshop", 1, "green", "P", points=1, symbol="plumb"),
    Card("apothecary", 1, "green", "G", points=1, symbol="wheel"),
    Card("stone_reserve", 1, "yellow", "3$", fixes="S"),
    Card("clay_reserve", 1, "yellow", "3$", fixes="C"),
    Card("wood_reserve", 1, "yellow", "3$", fixes="W"),
    Card("stable", 1, "red", "W", shields=1),
    Card("garrison", 1, "red", "C", shields=1),
    Card("palisade", 1, "red", "2$", shields=1),
    Card("scriptorium", 1, "green", "2$", symbol="quill"),
    Card("pharmacist", 1, "green", "2$", symbol="mortar"),
    Card("theater", 1, "blue", "", points=3),
    Card("altar", 1, "blue", "", points=3),
    Card("baths", 1, "blue", "S", points=3),
    Card("tavern", 1, "yellow", "", coins=4),
    Card("sawmill", 2, "brown", "2$", produces="WW"),
    Card("brickyard", 2, "brown", "2$", produces="CC"),
    Card("shelf_quarry", 2, "brown", "2$", produces="SS"),
    Card("glassblower", 2, "gray", "", produces="G"),
    Card("drying_room", 2, "gray", "", produces="P"),
    Card("walls", 2, "red", "SS", shields=2),
    Card("forum", 2, "yellow", "3$C", choice="GP"),
    Card("caravansery", 2, "yellow", "2$GP", choice="WCS"),
    Card("customs_house", 2, "yellow", "4$", fixes="GP"),
    Card("courthouse", 2, "blue", "WWG", points=5),
    Card("horse_breeders", 2, "red", "WC", shields=1, free_with="stable"),
    Card("barracks", 2, "red", "3$", shields=1, free_with="garrison"),
    Card("archery_range", 2, "red", "WSP", shields=2),
    Card("parade_ground", 2, "red", "CCG", shields=2),
    Card("library", 2, "green", "WSG", points=2, symbol="quill", free_with="scriptorium"),
    Card("dispensary", 2, "green", "CCS", points=2, symbol="mortar", free_with="pharmacist"),
    Card("school", 2, "green", "WPP", points=1, symbol="wheel"),
    Card("laboratory", 2, "green", "WGG", points=1, symbol="plumb"),
    Card("statue", 2, "blue", "CC", points=4, free_with="theater"),
    Card("temple", 2, "blue", "WP", points=4, free_with="altar"),
    Card("aqueduct", 2, "blue", "SSS", points=5, free_with="baths"),
    Card("rostrum", 2, "blue", "WS", points=4),
    Card("brewery", 2, "yellow", "", coins=6),
    Card("arsenal", 3, "red", "WWCCC", shields=3),
    Card("pretorium", 3, "red", "8$", shields=3),
    Card("academy", 3, "green", "WSGG", points=3, symbol="sundial"),
    Card("study", 3, "green", "WWGP", points=3, symbol="sundial"),
    Card("chamber_of_commerce", 3, "yellow", "PP", points=3),
    Card("port", 3, "yellow", "WGP", points=3),
    Card("armory", 3, "yellow", "SSG", points=3),
    Card("palace", 3, "blue", "WCSGG", points=7),
    Card("town_hall", 3, "blue", "WWSSS", points=7),
    Card("obelisk", 3, "blue", "SSG", points=5),
    Card("fortifications", 3, "red", "CSSP", shields=2, free_with="palisade"),
    Card("siege_workshop", 3, "red", "WWWG", shields=2, free_with="archery_range"),
    Card("circus", 3, "red", "CCSS", shields=2, free_with="parade_ground"),
    Card("university", 3, "green", "CGP", points=2, symbol="armillary", free_with="school"),
    Card("observatory", 3, "green", "SPP", points=2, symbol="armillary", free_with="laboratory"),
    Card("gardens", 3, "blue", "WWCC", points=6, free_with="statue"),
    Card("pantheon", 3, "blue", "WCPP", points=6, free_with="temple"),
    Card("senate", 3, "blue", "CCSP", points=5, free_with="rostrum"),
    Card("lighthouse", 3, "yellow", "CCG", points=3, free_with="tavern"),
    Card("arena", 3, "yellow", "WCS", points=3, free_with="brewery"),
    Card("merchants_guild", 3, "purple", "WCGP"),
    Card("shipowners_guild", 3, "purple", "CSGP"),
    Card("builders_guild", 3, "purple", "WCSSG"),
    Card("magistrates_guild", 3, "purple", "WWCP"),
    Card("scientists_guild", 3, "purple", "WWCC"),
    Card("moneylenders_guild", 3, "purple", "WWSS"),
    Card("tacticians_guild", 3, "purple", "CSSP"),
)

WONDERS = (
    Wonder("appian_way", "CCSSP", points=3, coins=3, takes=3, again=True),
    Wonder("circus_maximus", "WSSG", points=3, shields=1),
    Wonder("colossus", "CCCG", points=3, shields=2),
    Wonder("great_library", "WWWGP", points=4),
    Wonder("great_lighthouse", "WSPP", points=4, choice="WCS"),
    Wonder("hanging_gardens", "WWGP", points=3, coins=6, again=True),
    Wonder("mausoleum", "CCGGP", points=2),
    Wonder("piraeus", "WWCS", points=2, again=True, choice="GP"),
    Wonder("pyramids", "SSSP", points=9),
    Wonder("sphinx", "CSGG", points=6, again=True),
    Wonder("statue_of_zeus", "WCSPP", points=3, shields=1),
    Wonder("temple_of_artemis", "WSGP", points=0, coins=12, again=True),
)

TOKENS = (
    Token("agriculture", points=4, coins=6),
    Token("architecture"),
    Token("economy"),
    Token("law", symbol="scales"),
    Token("masonry"),
    Token("mathematics"),
    Token("philosophy", points=7),
    Token("strategy"),
    Token("theology"),
    Token("urbanism", coins=6),
)

CARD = {card.id: card for card in CARDS}
WONDER = {wonder.id: wonder for wonder in WONDERS}
TOKEN = {token.id: token for token in TOKENS}

FIRST_GAME_WONDERS = (
    ("pyramids", "great_lighthouse", "temple_of_artemis", "statue_of_zeus"),
    ("circus_maximus", "piraeus", "appian_way", "colossus"),
)

ROWS = {1: (2, 3, 4, 5, 6), 2: (6, 5, 4, 3, 2), 3: (2, 3, 4, 2, 4, 3, 2)}

_COVERS = {
    1: "0:2,3 1:3,4 2:5,6 3:6,7 4:7,8 5:9,10 6:10,11 7:11,12 8:12,13 "
    "9:14,15 10:15,16 11:16,17 12:17,18 13:18,19",
    2: "0:6 1:6,7 2:7,8 3:8,9 4:9,10 5:10 6:11 7:11,12 8:12,13 9:13,14 10:14 "
    "11:15 12:15,16 13:16,17 14:17 15:18 16:18,19 17:19",
    3: "0:2,3 1:3,4 2:5,6 3:6,7 4:7,8 5:9 6:9 7:10 8:10 9:11,12 10:13,14 "
    "11:15 12:15,16 13:16,17 14:17 15:18 16:18,19 17:19",
}


def _covered_by(text: str) -> dict[int, set[int]]:
    covered: dict[int, set[int]] = {slot: set() for slot in range(20)}
    for entry in text.split():
        slot, _, covers = entry.partition(":")
        covered[int(slot)] = {int(cover) for cover in covers.split(",")}
    return covered


COVERED_BY = {age: _covered_by(text) for age, text in _COVERS.items()}
FACE_DOWN = {
    1: {2, 3, 4, 9, 10, 11, 12, 13},
    2: {6, 7, 8, 9, 10, 15, 16, 17},
    3: {2, 3, 4, 9, 10, 15, 16, 17},
}
