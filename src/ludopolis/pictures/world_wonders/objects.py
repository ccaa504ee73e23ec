"""What stands on a map: roads, towers, buildings and monuments."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from ludopolis.games.world_wonders.components import Tile
from ludopolis.games.world_wonders.view import CityView, ObjectView
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import BOLD, Style, text
from ludopolis.pictures.maps import Spot
from ludopolis.pictures.palette import BADGE, STONES, Palette
from ludopolis.pictures.world_wonders.looks import LETTERS, MONUMENTS, RESOURCES, TILES, TYPES, emblem, gains
from ludopolis.pictures.world_wonders.scene import Scene
from ludopolis.pictures.world_wonders.shapes import CELL, GRID, spots
from ludopolis.pictures.world_wonders.terrain import WATER, ground
from ludopolis.pictures.world_wonders.textures import texture
from ludopolis.svg import el, group, worded

TOWER = "tower"


def standing(city: CityView, scene: Scene) -> list[Element]:
    """Everything on the map, roads first and towers last."""
    numbers = monument_numbers(city)
    water = set(ground(city, WATER))
    drawn = sorted(city.objects, key=_layer)
    return [_standing(thing, numbers, water, scene) for thing in drawn]


def monument_numbers(city: CityView) -> dict[str, int]:
    """The monuments of a city, numbered in the order they were built."""
    built = [thing.object for thing in city.objects if thing.object in MONUMENTS]
    return {monument: number for number, monument in enumerate(dict.fromkeys(built), start=1)}


def name_of(thing: str, scene: Scene) -> str:
    kind = "tile" if thing in TILES else "monument" if thing in MONUMENTS else "object"
    return scene.name(kind, thing)


def _layer(thing: ObjectView) -> int:
    if thing.object in TILES:
        return 1
    if thing.object in MONUMENTS:
        return 2
    return 3 if thing.object == TOWER else 0


def _standing(thing: ObjectView, numbers: dict[str, int], water: set[Spot], scene: Scene) -> Element:
    cells = spots(thing.cells)
    if thing.object in TILES:
        drawn = building(TILES[thing.object], cells, thing.district, scene.colour)
    elif thing.object in MONUMENTS:
        drawn = monument(thing.object, cells, numbers[thing.object], scene.colour)
    elif thing.object == TOWER:
        drawn = tower(cells, scene.colour)
    else:
        drawn = road(cells, water, scene.colour)
    title = worded("title", f"{name_of(thing.object, scene)}: {' '.join(thing.cells)}")
    return group([title, *drawn], data_object=thing.object, data_cells=" ".join(thing.cells))


# --- roads ----------------------------------------------------------------------------------------


def road(cells: Sequence[Spot], water: set[Spot], colour: Palette) -> list[Element]:
    """Cobbles on land, a bridge over water."""
    land = [at for at in cells if at not in water]
    flat = len({y for x, y in cells}) == 1 and len(cells) > 1
    paved = [
        el("path", d=GRID.outline(land), fill=colour("road")),
        el("path", d=GRID.outline(land), fill=texture("cobble", colour)),
        _edge(land, colour("line-strong"), 1.5),
    ]
    return [*paved, *(bridge(at, flat, colour) for at in cells if at in water)]


def bridge(at: Spot, flat: bool, colour: Palette) -> Element:
    """Planks with a rail on both sides; drawn flat and turned if the road goes up and down."""
    turned = "" if flat else f" rotate(90 {CELL / 2:g} {CELL / 2:g})"
    planks = "".join(f"M{x + 0.5:g} 11v{CELL - 22}" for x in range(6, CELL, 8))
    return group(
        [
            el("rect", x=0, y=10, width=CELL, height=CELL - 20, fill=colour("deck"), data_part="bridge"),
            el("path", d=planks, stroke=colour("ink"), stroke_opacity=0.35),
            _rails(colour("surface"), 6),
            _rails(colour("ink"), 2.5),
        ],
        transform=f"translate({at[0] * CELL} {at[1] * CELL}){turned}",
    )


def _rails(ink: str, width: float) -> Element:
    return el("path", d=f"M0 10h{CELL}M0 {CELL - 10}h{CELL}", stroke=ink, stroke_width=width)


# --- towers ---------------------------------------------------------------------------------------


def tower(cells: Sequence[Spot], colour: Palette) -> list[Element]:
    (x, y), *_ = cells
    return [
        el("path", d=GRID.outline(cells), fill=colour(STONES.fill)),
        *rim(cells, colour),
        icon("tower", x * CELL + 8, y * CELL + 7, 36, colour(STONES.ink)),
    ]


# --- buildings ------------------------------------------------------------------------------------


def building(tile: Tile, cells: Sequence[Spot], district: bool, colour: Palette) -> list[Element]:
    """The tile in the colour of its type, with sign and letter, and its resources on the other spaces."""
    look = TYPES[tile.type]
    ink = colour(look.face.ink)
    x, y = middle(cells)
    return [
        el("path", d=GRID.outline(cells), fill=colour(look.face.fill)),
        el("path", d=GRID.outline(cells), fill=texture("roof", colour)),
        *rim(cells, colour),
        icon(look.icon, x * CELL + 5, y * CELL + 17, 27, ink),
        text(LETTERS[tile.type], x * CELL + 40, y * CELL + 38, ink, Style(16, BOLD), "middle"),
        *_resources(tile, [at for at in cells if at != (x, y)], ink),
        *([district_mark(x * CELL + 31, y * CELL + 4, colour)] if district else []),
    ]


def district_mark(x: float, y: float, colour: Palette) -> Element:
    """A wall on a white disc."""
    disc = el("circle", cx=x + 9, cy=y + 9, r=9.5, fill=colour("surface"), stroke=colour("ink"))
    return group([disc, icon("castle", x + 2, y + 1.5, 14, colour("ink"))], data_part="district")


def middle(cells: Sequence[Spot]) -> Spot:
    """The space nearest to the centre of an object."""
    cx = sum(x for x, y in cells) / len(cells)
    cy = sum(y for x, y in cells) / len(cells)
    return min(cells, key=lambda at: ((at[0] - cx) ** 2 + (at[1] - cy) ** 2, at[1], at[0]))


def rim(cells: Sequence[Spot], colour: Palette) -> list[Element]:
    """A white edge with a dark line in it, so that neighbours stay apart."""
    return [_edge(cells, colour("edge"), 5), _edge(cells, "#221C14", 1.5)]


def _edge(cells: Sequence[Spot], ink: str, width: float) -> Element:
    return el(
        "path",
        d=GRID.outline(cells),
        fill="none",
        stroke=ink,
        stroke_width=width,
        stroke_linejoin="round",
        data_part="outline",
    )


def _resources(tile: Tile, cells: Sequence[Spot], ink: str) -> list[Element]:
    """The symbols dealt to the spaces in turn."""
    dealt: dict[Spot, list[str]] = {}
    for number, resource in enumerate(gains(tile)):
        dealt.setdefault(cells[number % len(cells)], []).append(resource)
    return [
        _symbol(resource, at, place, len(here), ink)
        for at, here in dealt.items()
        for place, resource in enumerate(here)
    ]


def _symbol(resource: str, at: Spot, place: int, of: int, ink: str) -> Element:
    """One symbol in the middle of a space, several in two columns."""
    size = 24 if of == 1 else 20
    x = (CELL - size) / 2 if of == 1 else 5 + place % 2 * 22
    y = (CELL - size) / 2 if of <= 2 else 5 + place // 2 * 22
    return icon(RESOURCES[resource].icon, at[0] * CELL + x, at[1] * CELL + y, size, ink)


# --- monuments ------------------------------------------------------------------------------------


def monument(id: str, cells: Sequence[Spot], number: int, colour: Palette) -> list[Element]:
    """Ashlars with an orange edge, the emblem, and the number under which it is named below the map."""
    return [
        el("path", d=GRID.outline(cells), fill=colour("monument")),
        el("path", d=GRID.outline(cells), fill=texture("ashlar", colour)),
        _edge(cells, colour("edge"), 6),
        _edge(cells, colour("orange-ink"), 3.5),
        *(_emblem(id, part, number, colour) for part in GRID.connected(cells)),
    ]


def _emblem(id: str, part: Sequence[Spot], number: int, colour: Palette) -> Element:
    """The sign in the middle of a rectangle, or on the middle space of another shape."""
    wide, high = (len(set(side)) for side in zip(*part, strict=True))
    cells = part if len(part) == wide * high else [middle(part)]
    x = (sum(x for x, y in cells) / len(cells) + 0.5) * CELL
    y = (sum(y for x, y in cells) / len(cells) + 0.5) * CELL
    half = 32 if len(cells) > 1 and min(wide, high) > 1 else 18
    sign = icon(emblem(id), x - half - 1, y - half + 2, 2 * half, colour("ink"))
    return group([sign, numbered(number, x + half - 4, y - half + 4, colour)])


def numbered(number: int, x: float, y: float, colour: Palette) -> Element:
    """A number on a disc, by its centre."""
    return group(
        [
            el("circle", cx=x, cy=y, r=8.5, fill=colour(BADGE.fill), stroke=colour(BADGE.ink)),
            text(str(number), x, y + 4.2, colour(BADGE.ink), Style(12, BOLD), "middle"),
        ]
    )


def unfinished(cells: Sequence[Spot], colour: Palette) -> Element:
    """Parts of what is being placed just now."""
    return el(
        "path",
        d=GRID.outline(cells),
        fill=colour("accent"),
        fill_opacity=0.35,
        stroke=colour("accent"),
        stroke_width=4,
        stroke_dasharray="9 6",
        data_placing="1",
    )
