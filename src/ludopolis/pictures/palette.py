"""The colours of the pictures, by day and by night."""

from typing import NamedTuple

LIGHT = {
    "bg": "#E9E1D1", "surface": "#FBF8F1", "surface-2": "#F3EDE0", "sunk": "#E6DDCB",
    "line": "#D6CAB2", "line-strong": "#8A7B60", "ink": "#221C14", "ink-2": "#51473A", "ink-3": "#655A49",
    "accent": "#1D5AA0", "avail": "#A94E00", "avail-soft": "#FCE9C4", "bad": "#A3211A", "bad-soft": "#F8DAD5",
    "orange": "#B2520F", "orange-on": "#FFFFFF", "orange-soft": "#F8E0CA", "orange-ink": "#8A3D06",
    "yellow": "#E3B325", "yellow-on": "#261C02", "yellow-soft": "#F8EBBF", "yellow-ink": "#6B4F00",
    "green": "#2C7743", "green-on": "#FFFFFF", "green-soft": "#D7EAD8", "green-ink": "#1D5B31",
    "blue": "#2963AB", "blue-on": "#FFFFFF", "blue-soft": "#D7E4F4", "blue-ink": "#1D4C88",
    "purple": "#6E429B", "purple-on": "#FFFFFF", "purple-soft": "#E7DBF2", "purple-ink": "#573181",
    "gray": "#5F6A76", "gray-on": "#FFFFFF", "gray-soft": "#E1E5E9", "gray-ink": "#434D57",
    "beige": "#D2B98F", "beige-on": "#2B2006", "beige-soft": "#F2E8D5", "beige-ink": "#65502A",
    "seat1": "#1F63BC", "seat1-on": "#FFFFFF", "seat2": "#C74A0A", "seat2-on": "#FFFFFF",
    "seat3": "#35BD99", "seat3-on": "#05231A", "seat4": "#6D2B7A", "seat4-on": "#FFFFFF",
    "seat5": "#F0C43A", "seat5-on": "#2A2002", "coin": "#8A6100",
    "water": "#8DBAD8", "land": "#C6D8A2", "road": "#CDBFA8", "cobble": "#E9E0D0", "monument": "#EBCFA5",
    "red": "#AE352B", "red-on": "#FFFFFF", "red-soft": "#F5DAD4", "red-ink": "#8C261E",
    "grassland": "#A9C77A", "hills": "#CFA670", "forest": "#6E9E62", "desert": "#EAD7A0",
    "mountains": "#A79E98", "natural_wonder": "#D9B8DE", "map-ink": "#2A2417",
    "tile-edge": "#FBF8F1", "dark": "#221C14", "dark-on": "#FFFFFF",
    "deck": "#B08A5B", "edge": "#FFFFFF", "grid": "#000000", "wave": "#FFFFFF",
}  # fmt: skip

DARK = {
    "bg": "#10151D", "surface": "#1C2430", "surface-2": "#253040", "sunk": "#0B0F15",
    "line": "#35424F", "line-strong": "#7C8896", "ink": "#F3EEE4", "ink-2": "#CBC5B9", "ink-3": "#ABA69B",
    "accent": "#86B9F7", "avail": "#FFC24B", "avail-soft": "#4A3712", "bad": "#FF978B", "bad-soft": "#54211D",
    "orange": "#B8570F", "orange-on": "#FFFFFF", "orange-soft": "#492B13", "orange-ink": "#FFBE8C",
    "yellow": "#E3B938", "yellow-on": "#261C02", "yellow-soft": "#423714", "yellow-ink": "#F3D273",
    "green": "#2F7D47", "green-on": "#FFFFFF", "green-soft": "#1B3A26", "green-ink": "#93DBA6",
    "blue": "#316FBC", "blue-on": "#FFFFFF", "blue-soft": "#1C3553", "blue-ink": "#A5CCFA",
    "purple": "#7C4FAC", "purple-on": "#FFFFFF", "purple-soft": "#382650", "purple-ink": "#D6B8F5",
    "gray": "#64707D", "gray-on": "#FFFFFF", "gray-soft": "#2E3742", "gray-ink": "#C7D0DA",
    "beige": "#CDB58C", "beige-on": "#2B2006", "beige-soft": "#3A3323", "beige-ink": "#E9D5AE",
    "seat1": "#4189E8", "seat1-on": "#04142B", "seat2": "#E0662A", "seat2-on": "#260B00",
    "seat3": "#35BD99", "seat3-on": "#05231A", "seat4": "#8B3F9C", "seat4-on": "#FFFFFF",
    "seat5": "#F0C43A", "seat5-on": "#2A2002", "coin": "#F2C95A",
    "water": "#2C5878", "land": "#4A6135", "road": "#3A3E44", "cobble": "#5E636A", "monument": "#8A6A3E",
    "red": "#BC4238", "red-on": "#FFFFFF", "red-soft": "#4A2220", "red-ink": "#FFAEA4",
    "grassland": "#557237", "hills": "#6B4A30", "forest": "#35603A", "desert": "#7D6B3B",
    "mountains": "#6B6767", "natural_wonder": "#7D5687", "map-ink": "#F6F1E4",
    "tile-edge": "#10151D", "dark": "#F3EEE4", "dark-on": "#10151D",
    "deck": "#7A6248", "edge": "#F6F1E6", "grid": "#FFFFFF", "wave": "#9CC3DE",
}  # fmt: skip

THEMES = {"light": LIGHT, "dark": DARK}


class Face(NamedTuple):
    """A background and what is written on it, as names of colours."""

    fill: str
    ink: str


# Everything words and signs are written on; each pair must be readable in both themes.
PAGE = Face("bg", "ink")
PAGE_QUIET = Face("bg", "ink-2")
PANEL = Face("surface", "ink")
QUIET = Face("surface", "ink-2")
CHIP = Face("surface-2", "ink")
CHIP_QUIET = Face("surface-2", "ink-2")
WARNING = Face("bad-soft", "bad")
TURN = Face("avail-soft", "avail")
PRICE = Face("surface", "coin")
PAVEMENT = Face("road", "ink")
BADGE = Face("surface", "orange-ink")
STONE = Face("orange-soft", "orange-ink")
LIBRARY = Face("blue", "blue-on")
FARM = Face("green", "green-on")
HABITATION = Face("beige", "beige-on")
MARKET = Face("yellow", "yellow-on")
TEMPLE = Face("purple", "purple-on")
CERAMICS = Face("orange", "orange-on")
STONES = Face("gray", "gray-on")
CULTURE = Face("purple", "purple-on")
SCIENCE = Face("blue", "blue-on")
ECONOMY = Face("yellow", "yellow-on")
INDUSTRY = Face("orange", "orange-on")
MILITARY = Face("red", "red-on")
BARBARIANS = Face("dark", "dark-on")
DIFFICULTY = Face("avail", "surface")
INFANTRY = Face("green-soft", "green-ink")
ARTILLERY = Face("purple-soft", "purple-ink")
CAVALRY = Face("beige-soft", "beige-ink")
AIRCRAFT = Face("gray-soft", "gray-ink")
TERRAINS = [
    Face(ground, "map-ink")
    for ground in ("grassland", "hills", "forest", "desert", "mountains", "water", "natural_wonder")
]
SEATS = [Face(f"seat{number}", f"seat{number}-on") for number in range(1, 6)]
FACES = [
    PAGE, PAGE_QUIET, PANEL, QUIET, CHIP, CHIP_QUIET, WARNING, TURN, PRICE, PAVEMENT, BADGE, STONE,
    LIBRARY, FARM, HABITATION, MARKET, TEMPLE, CERAMICS, STONES,
    CULTURE, SCIENCE, ECONOMY, INDUSTRY, MILITARY, BARBARIANS, DIFFICULTY,
    INFANTRY, ARTILLERY, CAVALRY, AIRCRAFT, *TERRAINS, *SEATS,
]  # fmt: skip


class Palette:
    """The colours of one theme by name: ``colour("ink")``."""

    def __init__(self, theme: str) -> None:
        if theme not in THEMES:
            raise ValueError(f"unknown theme {theme!r}: choose one of {', '.join(THEMES)}")
        self.theme = theme
        self._colours = THEMES[theme]

    def __call__(self, name: str) -> str:
        return self._colours[name]
