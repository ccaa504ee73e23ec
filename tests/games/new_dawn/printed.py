"""What is printed on the components, written down independently of the engine.

A space is a letter for its terrain and its symbol: ``+`` resource, ``!`` barbarian, ``=`` city-state or
natural wonder, ``*`` capital.
"""

import json
import math
from collections.abc import Iterable
from importlib.resources import files
from typing import Any

Json = dict[str, Any]

DATA: Json = json.loads((files("ludopolis.games.new_dawn") / "components.json").read_text("utf-8"))

TERRAINS = {
    "g": "grassland",
    "h": "hills",
    "f": "forest",
    "d": "desert",
    "m": "mountains",
    "w": "water",
    "n": "natural_wonder",
}
TYPES = {"C": "culture", "S": "science", "E": "economy", "I": "industry", "M": "military"}

SPACES = {
    "1a": "n=torres_del_paine h g d h m m!a m m+marble w",
    "1b": "n=cliffs_of_dover w w w g!a f h g w g",
    "2a": "n=mt_everest m h h m h g h m!b m",
    "2b": "w n=crater_lake h m+diamond m m m h f f",
    "3a": "w g g d+marble m w g m!c f+oil m",
    "3b": "d!c d h d h+oil d g f f d+mercury",
    "4a": "n=grand_mesa h d m m f h m g!d m+mercury",
    "4b": "n=galapagos_islands w w w w w g h h m!d",
    "5a": "m g g m+diamond h h h f+oil g f",
    "5b": "m+mercury h h f f h h g!e g g",
    "6a": "w m h f g=carthage f w w g w",
    "6b": "h m h f g=kumasi h g f g m+marble",
    "7a": "g* g m w w w w m f f+mercury",
    "7b": "g* g m w f w g f+diamond f g",
    "8a": "f f f g+mercury g w w f+diamond f f",
    "8b": "f m f+mercury w w w d f m w",
    "9a": "h* g h w w g h h g m+diamond",
    "9b": "h* h h w f f h f+oil g f",
    "10a": "w w h g g h d+oil d!f m m",
    "10b": "f!f g d+diamond d f d+marble g w w w",
    "11a": "g* f g h m m+diamond h h f f!g",
    "11b": "g* m g w h h g d g+marble g",
    "12a": "g=brussels h d d h h h m+mercury d d",
    "12b": "g w h f+mercury g g=seoul w f g g!h",
    "13a": "n=mt_kilimanjaro g g h d d d f g f",
    "13b": "n=pantanal g w f w f w h+diamond f w",
    "14a": "f f f g=geneva h f h h f+marble m",
    "14b": "d g g d f g g=mohenjo_daro h g m+oil",
    "15a": "g=buenos_aires m w w w w m+marble f!i g m",
    "15b": "g m m w d+oil d m!i g g g=kabul",
    "16a": "g* g g d+oil d g g w h w",
    "16b": "f* g g h m d f g h+marble w",
}

ROWS = {
    "trajan": "SEMCI",
    "hojo_tokimune": "IEMSC",
    "montezuma": "SCEMI",
    "roosevelt": "MSICE",
    "catherine_de_medici": "MSEIC",
    "cleopatra": "SEIMC",
    "gilgamesh": "ECSMI",
    "tomyris": "CMSEI",
}

# Levels I to IV.
FOCUS = {
    "culture": ("early_empire", "drama_and_poetry", "civil_service", "mass_media"),
    "science": ("astrology", "mathematics", "replaceable_parts", "nuclear_power"),
    "economy": ("foreign_trade", "currency", "steam_power", "capitalism"),
    "industry": ("pottery", "animal_husbandry", "nationalism", "urbanization"),
    "military": ("masonry", "iron_working", "mass_production", "flight"),
}

WONDERS = {
    "stonehenge": "culture ancient 7 marble mercury",
    "hanging_gardens": "culture ancient 8 marble diamond",
    "forbidden_city": "culture medieval 9 marble oil",
    "chichen_itza": "culture medieval 10 marble mercury",
    "eiffel_tower": "culture modern 12 marble oil",
    "sydney_opera_house": "culture modern 10 marble diamond",
    "great_lighthouse": "economy ancient 8 diamond mercury",
    "colossus": "economy ancient 7 diamond oil",
    "machu_picchu": "economy medieval 10 diamond mercury",
    "great_zimbabwe": "economy medieval 9 diamond oil",
    "big_ben": "economy modern 10 diamond mercury",
    "estadio_do_maracana": "economy modern 10 diamond marble",
    "oracle": "science ancient 8 mercury marble",
    "pyramids": "science ancient 9 mercury oil",
    "potala_palace": "science medieval 10 mercury marble",
    "porcelain_tower": "science medieval 9 mercury diamond",
    "kremlin": "science modern 11 mercury oil",
    "oxford_university": "science modern 10 mercury marble",
    "terracotta_army": "military ancient 8 oil marble",
    "petra": "military ancient 7 oil diamond",
    "alhambra": "military medieval 10 oil marble",
    "venetian_arsenal": "military medieval 10 oil diamond",
    "pentagon": "military modern 12 oil diamond",
    "ruhr_valley": "military modern 11 oil mercury",
}

# Combat values added in attack and in defence (R9.17), conditions aside.
BONUSES = {
    "terracotta_army": (2, 0),
    "alhambra": (2, 2),
    "pentagon": (2, 0),
    "kremlin": (4, 0),
    "big_ben": (2, 2),
    "petra": (0, 2),
    "ruhr_valley": (0, 5),
    "tomyris": (3, 3),
    "joint_war": (2, 0),
    "defensive_pact": (0, 2),
    "carthage": (1, 1),
    "kabul": (3, 0),
}


def item(kind: str, id: str) -> Json:
    """One entry of the data file."""
    found: Json = next(entry for entry in DATA[kind] if entry["id"] == id)
    return found


def space_text(space: Json) -> str:
    """A space of the data file in the notation of this module."""
    letter = next(letter for letter, terrain in TERRAINS.items() if terrain == space["terrain"])
    signs = {"resource": "+", "barbarian": "!", "city_state": "=", "natural_wonder": "="}
    symbols = "".join(sign + space[name] for name, sign in signs.items() if name in space)
    return letter + symbols + ("*" if space.get("capital") else "")


# --- the map as points of the plane, not as the engine's coordinates ---------------------------------

ROW = math.sqrt(3) / 2  # from one row of hexes to the next


def point(q: int, r: int) -> complex:
    """The middle of a hex; neighbours are 1 apart, x to the east, y to the south."""
    return complex(q + r / 2, r * ROW)


def tile_points(place: Json, side: str) -> list[complex]:
    """Where the ten spaces of a laid tile are."""
    turn = complex(math.cos(math.pi / 3 * place["turns"]), math.sin(math.pi / 3 * place["turns"]))
    middle = point(place["q"], place["r"])
    return [rounded(middle + turn * point(q, r)) for q, r in DATA["outline"][side]]


def rounded(place: complex) -> complex:
    """The middle of the nearest hex, so that places reached in different ways are equal."""
    row = round(place.imag / ROW)
    return point(round(place.real - row / 2), row)


def near(points: Iterable[complex], place: complex) -> list[complex]:
    return [other for other in points if 0.9 < abs(other - place) < 1.1]


def steps(here: complex, there: complex) -> int:
    """The distance of two hexes."""
    rows = round(abs(there.imag - here.imag) / ROW)
    aside = abs(there.real - here.real)
    return rows + max(0, round(aside - rows / 2))


def premade(seats: int) -> list[Json]:
    """The placements of the premade map for so many players."""
    premade_map = DATA["premade_map"]
    return [place for place in premade_map["placements"] if premade_map["groups"][place["group"]] <= seats]
