"""Short signs and colours. Nothing is told by a colour alone: seats have shapes, all else has signs."""

from rich.text import Text

from ludopolis.cli.words import Words
from ludopolis.games.civilization.components import COMPONENTS

CIVILIZATIONS = {item.id: item for item in COMPONENTS.civilizations}
TECHNOLOGIES = {item.id: item for item in COMPONENTS.technologies}
GOVERNMENTS = {item.id: item for item in COMPONENTS.governments}
BUILDINGS = {item.id: item for item in COMPONENTS.buildings}
WONDERS = {item.id: item for item in COMPONENTS.wonders}
EVENTS = {item.id: item for item in COMPONENTS.events}
GREAT_PERSONS = {item.id: item for item in COMPONENTS.great_persons}
PERSON_TYPES = {item.id: item for item in COMPONENTS.person_types}
POLICIES = {item.id: item for item in COMPONENTS.policies}
POLICY_CARDS = {item.id: item for item in COMPONENTS.policy_cards}
INVESTMENTS = {item.id: item for item in COMPONENTS.investments}
HUTS = {item.id: item for item in COMPONENTS.huts}
VILLAGES = {item.id: item for item in COMPONENTS.villages}
CITY_STATES = {item.id: item for item in COMPONENTS.city_states}
RELICS = {item.id: item for item in COMPONENTS.relics}
UNIT_TYPES = {item.id: item for item in COMPONENTS.unit_types}
UNITS = {item.id: item for item in COMPONENTS.units}
LOOT = {item.id: item for item in COMPONENTS.loot}
RESOURCES = {item.id: item for item in COMPONENTS.resources}
TERRAINS = {item.id: item for item in COMPONENTS.terrains}
TILES = {item.id: item for item in COMPONENTS.tiles()}
LAYOUTS = {item.id: item for item in COMPONENTS.layouts}

SHAPES = "●▲■◆✚"  # of the seats
CITY, CAPITAL, METROPOLIS = "⌂", "★", "☆"
HUT, VILLAGE, CITY_STATE, RELIC = "h", "v", "◎", "✶"
BUILDING, WONDER, PERSON = "⊓", "♛", "♙"
SCOUTS = ["", "¹", "²", "³"]  # beside the number of armies
UNKNOWN = "╱"  # a tile that lies face down
CHOOSABLE, FOUGHT = "!", "×"

THINGS = {
    "hut": HUT,
    "village": VILLAGE,
    "city_state": CITY_STATE,
    "relic": RELIC,
    "building": BUILDING,
    "wonder": WONDER,
    "person_type": PERSON,
}
CITY_MARKS = {"walls": "#", "fortified": "+", "caravan": "»", "program": "%"}
TERRAIN_SIGNS = {"grassland": "·", "forest": "♣", "desert": "░", "mountain": "^", "water": "≈"}
RESOURCE_SIGNS = {"wheat": "ψ", "incense": "§", "silk": "∞", "iron": "†", "spy": "¿", "uranium": "☢"}
ICON_SIGNS = {"trade": "⇄", "production": "⚒", "culture": "♪", "coin": "$", "combat": "⚔"}
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
ROMAN = ["", "I", "II", "III", "IV", "V"]

INK = "#2a2417"
PAPERS = {
    "grassland": "#a9c77a",
    "forest": "#6e9e62",
    "desert": "#ead7a0",
    "mountain": "#a79e98",
    "water": "#8dbad8",
}
FOG = "#8d94a0 on #2a2e37"
SEAT_FACES = [
    "#ffffff on #1f63bc",
    "#ffffff on #c74a0a",
    "#05231a on #35bd99",
    "#ffffff on #6d2b7a",
    "#2a2002 on #f0c43a",
]
# Of techs and events from level 1 on, and of the sections of the culture track from its start on.
LEVEL_FACES = [
    "#ffffff on #5f6a76",
    "#ffffff on #2c7743",
    "#ffffff on #2963ab",
    "#ffffff on #6e429b",
    "#ffffff on #b2520f",
    "#ffffff on #99322c",
]
TYPE_FACES = {
    "infantry": "#ffffff on #2c7743",
    "artillery": "#ffffff on #6e429b",
    "mounted": "#f6ead9 on #6b4a2b",
    "aircraft": "#ffffff on #5f6a76",
}
MARK = "bold #241800 on #ffc24b"


def painted(terrain: str) -> str:
    """The style of the ground of a square."""
    return f"{INK} on {PAPERS[terrain]}"


def seat_sign(seat: int) -> Text:
    """The shape of a seat in its colour."""
    return Text(SHAPES[seat], SEAT_FACES[seat])


def named_seat(seat: int, players: list[str]) -> Text:
    return Text.assemble(seat_sign(seat), f" {players[seat]}")


def level_chip(level: int) -> Text:
    """The level of a tech or an event."""
    return Text(f" {ROMAN[level]} ", f"bold {LEVEL_FACES[level]}")


def type_chip(type: str, rank: int, words: Words) -> Text:
    """A type of units with its rank."""
    return Text(f" {words.name('unit_type', type)} {ROMAN[rank]} ", TYPE_FACES[type])


def icons(printed: dict[str, int]) -> str:
    """Icons with their numbers: ``⇄2 ⚒1``."""
    return " ".join(f"{ICON_SIGNS[id]}{count}" for id, count in printed.items() if count)


def counted(count: int, name: str) -> str:
    return f"{count}× {name}" if count > 1 else name
