"""Short signs and colours. Nothing is told by a colour alone: seats have shapes, all else has signs."""

from rich.text import Text

from ludopolis.cli.words import Words
from ludopolis.games.new_dawn.components import COMPONENTS

CARDS = {card.id: card for card in COMPONENTS.focus_cards}
LEADERS = {leader.id: leader for leader in COMPONENTS.leaders}
WONDERS = {wonder.id: wonder for wonder in COMPONENTS.wonders}
CITY_STATES = {state.id: state for state in COMPONENTS.city_states}
NATURAL_WONDERS = {natural.id: natural for natural in COMPONENTS.natural_wonders}
PACTS = {pact.id: pact for pact in COMPONENTS.pacts}
AGENDAS = {agenda.id: agenda for agenda in COMPONENTS.agendas}
VICTORY_CARDS = {card.id: card for card in COMPONENTS.victory_cards}
TERRAINS = {terrain.id: terrain for terrain in COMPONENTS.terrains}
RESOURCES = {resource.id: resource for resource in COMPONENTS.resources}
TILES = {tile.id: tile for tile in COMPONENTS.tiles}

SHAPES = "●▲■◆"  # of the seats: cities and control tokens
CARAVANS = "○△□◇"
CITY, CAPITAL, MATURE, REINFORCED, WONDER = "⌂", "★", "✓", "+", "♛"
CITY_STATE, NATURAL_WONDER = "◎", "✶"
TRADE, MARKED = "⇄", "⚑"
CHOOSABLE = "!"  # a space that can be chosen, with its difficulty below it
ATTACKED = "×"
MORE = "…"

TERRAIN_SIGNS = {
    "grassland": "·",
    "hills": "∩",
    "forest": "♣",
    "desert": "░",
    "mountains": "^",
    "water": "≈",
    "natural_wonder": "*",
}
RESOURCE_SIGNS = {"marble": "▤", "mercury": "☿", "oil": "♨", "diamond": "♦"}
TYPE_CODES = {
    "culture": "code-culture",
    "science": "code-science",
    "economy": "code-economy",
    "industry": "code-industry",
    "military": "code-military",
}
ROMAN = ["", "I", "II", "III", "IV"]
ARROWS = {"ne": "↗", "e": "→", "se": "↘", "sw": "↙", "w": "←", "nw": "↖"}

INK = "#2a2417"
PAPERS = {
    "grassland": "#a9c77a",
    "hills": "#cfa670",
    "forest": "#6e9e62",
    "desert": "#ead7a0",
    "mountains": "#a79e98",
    "water": "#8dbad8",
    "natural_wonder": "#d9b8de",
}
SEAT_FACES = ["#ffffff on #1f63bc", "#ffffff on #c74a0a", "#05231a on #35bd99", "#ffffff on #6d2b7a"]
TYPE_FACES = {
    "culture": "#ffffff on #6e429b",
    "science": "#ffffff on #2963ab",
    "economy": "#261c02 on #e3b325",
    "industry": "#ffffff on #b2520f",
    "military": "#ffffff on #99322c",
}
BARBARIAN_FACE = "#ffffff on #2a2417"
TOKEN_FACE = "#2a2417 on #fbf8f1"
MARK = "bold #241800 on #ffc24b"
GHOST = "bold #ffffff on #1d4fd7"
GOLD = "#d9a928"


def painted(terrain: str) -> str:
    """The style of the ground of a space."""
    return f"{INK} on {PAPERS[terrain]}"


def seat_sign(seat: int) -> Text:
    """The shape of a seat in its colour."""
    return Text(SHAPES[seat], SEAT_FACES[seat])


def type_chip(type: str, words: Words) -> Text:
    """The short word for a focus type, in its colour."""
    return Text(f" {words(TYPE_CODES[type])} ", f"bold {TYPE_FACES[type]}")


def card_chip(card: str, words: Words) -> Text:
    """The type and the level of a focus card."""
    printed = CARDS[card]
    return Text(f" {words(TYPE_CODES[printed.type])} {ROMAN[printed.level]} ", TYPE_FACES[printed.type])


def resource(id: str, count: int = 1) -> str:
    """The sign of a resource, with how many if there are several."""
    return RESOURCE_SIGNS[id] + (str(count) if count > 1 else "")


def slot_sign(slot: int) -> str:
    """A slot and the hardest terrain it reaches."""
    terrain = next(id for id, printed in TERRAINS.items() if printed.difficulty == slot)
    return f"{slot}{TERRAIN_SIGNS[terrain]}"
