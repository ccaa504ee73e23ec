"""The colour and the sign of each thing: never one without the other."""

from ludopolis.games.new_dawn.components import COMPONENTS
from ludopolis.pictures.looks import Look
from ludopolis.pictures.palette import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE

TYPES = {
    "culture": Look(CULTURE, "focus-culture", "purple-soft", "purple-ink"),
    "science": Look(SCIENCE, "focus-science", "blue-soft", "blue-ink"),
    "economy": Look(ECONOMY, "focus-economy", "yellow-soft", "yellow-ink"),
    "industry": Look(INDUSTRY, "focus-industry", "orange-soft", "orange-ink"),
    "military": Look(MILITARY, "focus-military", "red-soft", "red-ink"),
}
TERRAINS = {
    "grassland": "terrain-grassland",
    "hills": "terrain-hills",
    "forest": "terrain-forest",
    "desert": "terrain-desert",
    "mountains": "terrain-mountain",
    "water": "terrain-water",
    "natural_wonder": "natural-wonder",
}
BY_SLOT = {terrain.difficulty: terrain.id for terrain in reversed(COMPONENTS.terrains)}
RESOURCES = {"marble": "marble", "mercury": "mercury", "oil": "oil", "diamond": "diamond"}
EVENTS = {"spawn": "barbarian", "move": "chevron-right", "trade": "trade-token"}
ROMAN = ["", "I", "II", "III", "IV"]

TILES = {tile.id: tile for tile in COMPONENTS.tiles}
CARDS = {card.id: card for card in COMPONENTS.focus_cards}
WONDERS = {wonder.id: wonder for wonder in COMPONENTS.wonders}
CITY_STATES = {state.id: state for state in COMPONENTS.city_states}
NATURAL_WONDERS = {natural.id: natural for natural in COMPONENTS.natural_wonders}
