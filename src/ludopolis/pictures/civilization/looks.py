"""The colour and the sign of each thing: never one without the other."""

from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.pictures.looks import Look
from ludopolis.pictures.palette import CULTURE, FARM, HABITATION, INDUSTRY, MILITARY, SCIENCE, STONES, Face

GROUNDS = {
    "grassland": "grassland",
    "forest": "forest",
    "desert": "desert",
    "mountain": "mountains",
    "water": "water",
}
TERRAINS = {
    "grassland": "terrain-grassland",
    "forest": "terrain-forest",
    "desert": "terrain-desert",
    "mountain": "terrain-mountain",
    "water": "terrain-water",
}
RESOURCES = {
    "wheat": "wheat",
    "incense": "incense",
    "silk": "silk",
    "iron": "iron",
    "spy": "spy",
    "uranium": "uranium",
}
ICONS = {
    "trade": "trade",
    "production": "production",
    "culture": "culture",
    "coin": "civ-coin",
    "combat": "battle",
}
UNITS = {
    "infantry": Look(FARM, "infantry", "green-soft", "green-ink"),
    "artillery": Look(CULTURE, "artillery", "purple-soft", "purple-ink"),
    "mounted": Look(HABITATION, "mounted", "beige-soft", "beige-ink"),
    "aircraft": Look(STONES, "aircraft", "gray-soft", "gray-ink"),
}
LEVELS: list[Face] = [STONES, FARM, SCIENCE, CULTURE, INDUSTRY, MILITARY]  # of techs and events, from 1
THINGS = {
    "hut": "hut",
    "village": "village",
    "city_state": "city",
    "relic": "natural-wonder",
    "building": "building-market",
    "wonder": "wonder",
    "person_type": "crown",
}
CITY_MARKS = {"walls": "castle", "fortified": "shield", "caravan": "caravan", "program": "production"}
REWARDS = {"event": "culture", "great_person": "crown", "victory": "achievement"}
DASHES = [None, "9 3", "3 3", "9 3 3 3", "14 4"]  # around the outskirts of the seats
ROMAN = ["", "I", "II", "III", "IV", "V"]

TECHNOLOGIES = {item.id: item for item in COMPONENTS.technologies}
WONDERS = {item.id: item for item in COMPONENTS.wonders}
BUILDINGS = {item.id: item for item in COMPONENTS.buildings}
UNIT_CARDS = {item.id: item for item in COMPONENTS.units}
SPACES = COMPONENTS.track.spaces
