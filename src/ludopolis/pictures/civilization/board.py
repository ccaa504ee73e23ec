"""The map: terrain, tiles that lie face down, outskirts, pieces, and what can be chosen now."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from ludopolis.games.civilization.chart import City, Spot
from ludopolis.pictures.blocks import Block, block
from ludopolis.pictures.civilization import pieces
from ludopolis.pictures.civilization.looks import DASHES, GROUNDS, ICONS, TERRAINS
from ludopolis.pictures.civilization.scene import Scene
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import SMALL, text
from ludopolis.pictures.maps import squares
from ludopolis.pictures.palette import QUIET, SEATS
from ludopolis.svg import el, group

SIZE = 42.0
GRID = squares(SIZE)
LABEL = 20.0  # room for letters above and numbers beside the map
NAMED = ("building", "wonder", "person_type")
LETTERS = 4  # of a name on the map


def board(scene: Scene) -> Block:
    """The whole map."""
    spots = scene.spots.values()
    drawn = group(
        [
            *(_ground(spot, scene) for spot in spots),
            *_tiles(scene),
            *_outskirts(scene),
            *_targets(scene),
            *(piece for spot in spots for piece in _pieces(spot, scene)),
        ],
        transform=f"translate({LABEL:g} {LABEL:g})",
    )
    columns = 1 + max(spot.column for spot in spots)
    rows = 1 + max(spot.row for spot in spots)
    width, height = LABEL + columns * SIZE + 3, LABEL + rows * SIZE + 3
    return block(width, height, *_labels(scene), drawn)


def _labels(scene: Scene) -> Iterator[Element]:
    """The letters of the columns and the numbers of the rows."""
    ink = scene.colour(QUIET.ink)
    columns = {spot.column: spot.name.rstrip("0123456789") for spot in scene.spots.values()}
    for column, name in columns.items():
        yield text(name, LABEL + (column + 0.5) * SIZE, 13, ink, SMALL, "middle")
    for row in sorted({spot.row for spot in scene.spots.values()}):
        yield text(str(row + 1), LABEL - 5, LABEL + (row + 0.5) * SIZE + 4, ink, SMALL, "end")


def _middle(spot: Spot) -> tuple[float, float]:
    return GRID.middle((spot.column, spot.row))


# --- the ground -----------------------------------------------------------------------------------


def _ground(spot: Spot, scene: Scene) -> Element:
    """A square with the sign of its terrain, or hatched fog."""
    colour = scene.colour
    x, y = spot.column * SIZE, spot.row * SIZE
    if spot.ground is None:
        fog = el("rect", x=x, y=y, width=SIZE, height=SIZE, fill=colour("sunk"))
        lines = [
            el("path", d=f"M{x:g} {y + far:g}L{x + far:g} {y:g}", stroke=colour("line"), stroke_width=2)
            for far in (SIZE / 3, SIZE * 2 / 3, SIZE)
        ]
        return group([fog, *lines], data_square=spot.name)
    sign = icon(TERRAINS[spot.ground.terrain], x + 3, y + 3, 14, colour("map-ink"))
    sign.set("opacity", "0.55")
    ground = el(
        "rect",
        x=x,
        y=y,
        width=SIZE,
        height=SIZE,
        fill=colour(GROUNDS[spot.ground.terrain]),
        stroke=colour("grid"),
        stroke_opacity=0.18,
    )
    return group([ground, sign], data_square=spot.name, data_terrain=spot.ground.terrain)


def _tiles(scene: Scene) -> Iterator[Element]:
    """Lines around the tiles."""
    by_slot: dict[int, list[Spot]] = {}
    for spot in scene.spots.values():
        by_slot.setdefault(spot.slot, []).append(spot)
    for slot, spots in by_slot.items():
        yield el(
            "path",
            d=GRID.outline((spot.column, spot.row) for spot in spots),
            fill="none",
            stroke=scene.colour("tile-edge"),
            stroke_width=2.5,
            data_tile=scene.view.tiles[slot].tile or "",
        )


def _outskirts(scene: Scene) -> Iterator[Element]:
    """The land of every city in the colour and the dashes of its seat, over a light line."""
    land: dict[City, list[tuple[int, int]]] = {}
    for spot in scene.spots.values():
        if spot.land_of is not None:
            land.setdefault(spot.land_of, []).append((spot.column, spot.row))
    for city, places in land.items():
        outline = GRID.outline(places)
        yield el("path", d=outline, fill="none", stroke=scene.colour("edge"), stroke_width=5)
        yield el(
            "path",
            d=outline,
            fill="none",
            stroke=scene.colour(SEATS[city.seat].fill),
            stroke_width=3.5,
            stroke_dasharray=DASHES[city.seat],
            data_outskirts=f"{city.seat} {city.which}",
        )


# --- what can be chosen ---------------------------------------------------------------------------


def _targets(scene: Scene) -> Iterator[Element]:
    """Dashed rings; the square that is fought for has a solid one."""
    for square in scene.targets():
        yield _ring(scene.spots[square], scene.colour("avail"), "6 4", square)
    if scene.view.battle is not None:
        yield _ring(scene.spots[scene.view.battle.square], scene.colour("accent"), None, None)


def _ring(spot: Spot, ink: str, dashes: str | None, target: str | None) -> Element:
    return el(
        "rect",
        x=spot.column * SIZE + 3,
        y=spot.row * SIZE + 3,
        width=SIZE - 6,
        height=SIZE - 6,
        rx=6,
        fill="none",
        stroke=ink,
        stroke_width=3,
        stroke_dasharray=dashes,
        data_target=target,
    )


# --- the pieces -----------------------------------------------------------------------------------


def _pieces(spot: Spot, scene: Scene) -> Iterator[Element]:
    """From what lies lowest to what stands on top."""
    for piece, drawn in _everything(spot, scene):
        x, y = _middle(spot)
        yield group([drawn], transform=f"translate({x:.2f} {y:.2f})", data_piece=piece, data_on=spot.name)


def _everything(spot: Spot, scene: Scene) -> Iterator[tuple[str, Element]]:
    """The kind and the drawing of every piece on a square."""
    colour = scene.colour
    if spot.centre_of is not None:
        seat = spot.centre_of.seat
        yield f"city-{seat}", pieces.city(seat, *_city(spot, spot.centre_of, scene), colour)
    on = spot.seen.on
    if spot.kind_on is not None and on is not None:
        word = _abbreviated(scene.name(spot.kind_on, on)) if spot.kind_on in NAMED else ""
        yield on, pieces.thing(spot.kind_on, word, colour)
    if spot.resource:
        yield spot.resource, pieces.resource(spot.resource, colour)
    else:
        yield from _printed(spot, scene)
    if (figures := spot.seen.figures) is not None:
        drawn = pieces.figures(figures.seat, figures.armies, figures.scouts, colour)
        yield f"figures-{figures.seat}", drawn


def _abbreviated(name: str) -> str:
    """The beginning of the last word, which tells the types of great persons apart."""
    return name.split()[-1][:LETTERS] if len(name.split()) == 2 else name[:LETTERS]


def _printed(spot: Spot, scene: Scene) -> Iterator[tuple[str, Element]]:
    """A culture or coin icon of the ground, unless something covers it."""
    if spot.ground is None or spot.centre_of is not None or spot.kind_on in (*NAMED, "city_state"):
        return
    for id in ("culture", "coin"):
        if spot.ground.icons.get(id):
            yield id, icon(ICONS[id], 6, -19, 13, scene.colour("map-ink"))


def _city(spot: Spot, city: City, scene: Scene) -> tuple[str, list[str]]:
    """The sign of a centre and the marks of its city."""
    seen = scene.view.players[city.seat].cities[city.which]
    assert seen is not None
    if spot.name == seen.second:
        return "metropolis", []
    return ("capital" if city.which == 0 else str(city.which + 1)), seen.marks
