"""The map: terrain, the borders of tiles, names of spaces, pieces, and what can be chosen now."""

from collections.abc import Iterator
from xml.etree.ElementTree import Element

from ludopolis.games.new_dawn.components import Space
from ludopolis.pictures.blocks import Block, block
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import BOLD, Style, text
from ludopolis.pictures.maps import Spot, hexes
from ludopolis.pictures.new_dawn import pieces
from ludopolis.pictures.new_dawn.looks import TERRAINS
from ludopolis.pictures.new_dawn.scene import Scene
from ludopolis.pictures.palette import DIFFICULTY, Palette
from ludopolis.svg import el, group

SIDE = 31.0
GRID = hexes(SIDE)
NAME = Style(9.5)
NUMBER = Style(11, BOLD)
ON_CARD = "card"


def board(scene: Scene) -> Block:
    """The whole map."""
    places = scene.places()
    xs, ys = zip(*(GRID.middle(place) for place in places.values()), strict=True)
    half, tall = GRID.unit[0], GRID.unit[1] * 2
    left, top = min(xs) - half - 3, min(ys) - tall - 3
    drawn = group(
        [
            *(_ground(space, places[space], printed, scene) for space, printed in scene.printed().items()),
            *_tile_borders(scene),
            *(_name(space, place, scene) for space, place in places.items()),
            *_targets(scene, places),
            *_pieces(scene, places),
        ],
        transform=f"translate({-left:.2f} {-top:.2f})",
    )
    return block(max(xs) - left + half + 3, max(ys) - top + tall + 3, drawn)


# --- the ground -----------------------------------------------------------------------------------


def _ground(space: str, place: Spot, printed: Space, scene: Scene) -> Element:
    """A space: its terrain and the sign of it."""
    colour = scene.colour
    x, y = GRID.middle(place)
    sign = icon(TERRAINS[printed.terrain], x - 7.5, y - SIDE + 4, 15, colour("map-ink"))
    sign.set("opacity", "0.55")
    return group(
        [
            el(
                "path",
                d=GRID.outline([place]),
                fill=colour(printed.terrain),
                stroke=colour("grid"),
                stroke_opacity=0.18,
            ),
            sign,
        ],
        data_space=space,
        data_terrain=printed.terrain,
    )


def _name(space: str, place: Spot, scene: Scene) -> Element:
    """Names lie above all terrain, because they are wider than the lower corner of a space."""
    x, y = GRID.middle(place)
    return text(space, x, y + SIDE - 6.5, scene.colour("map-ink"), NAME, "middle")


def _tile_borders(scene: Scene) -> Iterator[Element]:
    """Lines around tiles; those of the core of a map being laid are stronger."""
    colour = scene.colour
    for tile in scene.view.tiles:
        core = tile.core and scene.view.laying is not None
        yield el(
            "path",
            d=GRID.outline(tile.spaces),
            fill="none",
            stroke=colour("ink" if core else "tile-edge"),
            stroke_width=3,
            stroke_linejoin="round",
            data_tile=tile.side,
        )


# --- what can be chosen ---------------------------------------------------------------------------


def _targets(scene: Scene, places: dict[str, Spot]) -> Iterator[Element]:
    """Dashed rings with the difficulty, in attacks the defence; the space under attack has a solid one."""
    colour = scene.colour
    for target in scene.view.targets:
        number = sum(target.defence.values()) or target.difficulty
        x, y = GRID.middle(places[target.space])
        ring = _ring(x, y, colour("avail"), "5 3.5")
        yield group([ring, _number(number, x + 19, y - 17, colour)], data_target=target.space)
    if scene.view.combat is not None:
        x, y = GRID.middle(places[scene.view.combat.space])
        yield _ring(x, y, colour("accent"), None)


def _ring(x: float, y: float, ink: str, dashes: str | None) -> Element:
    outline = hexes(SIDE - 4).outline([(0, 0)])
    return el(
        "path",
        d=outline,
        transform=f"translate({x:.2f} {y:.2f})",
        fill="none",
        stroke=ink,
        stroke_width=3,
        stroke_dasharray=dashes,
    )


def _number(number: int, x: float, y: float, colour: Palette) -> Element:
    disc = el("circle", cx=x, cy=y, r=8, fill=colour(DIFFICULTY.fill))
    return group([disc, text(str(number), x, y + 4, colour(DIFFICULTY.ink), NUMBER, "middle")])


# --- the pieces -----------------------------------------------------------------------------------


def _pieces(scene: Scene, places: dict[str, Spot]) -> Iterator[Element]:
    """From what lies lowest to what stands on top."""
    for space, piece, drawn in _everything(scene):
        x, y = GRID.middle(places[space])
        yield group([drawn], transform=f"translate({x:.2f} {y:.2f})", data_piece=piece, data_on=space)


def _everything(scene: Scene) -> Iterator[tuple[str, str, Element]]:
    """The space, the kind and the drawing of every piece."""
    yield from _tokens_of_nobody(scene)
    yield from _of_players(scene)
    yield from _wonders_of_players(scene)
    for seen in scene.view.barbarians:
        if seen.space is not None:
            yield seen.space, f"barbarian-{seen.barbarian}", pieces.barbarian(seen.barbarian, scene.colour)
    yield from _caravans(scene)


def _tokens_of_nobody(scene: Scene) -> Iterator[tuple[str, str, Element]]:
    view, colour, printed = scene.view, scene.colour, scene.printed()
    if view.laying is not None:
        yield from _symbols(scene)
    for space in view.resources:
        yield space, "resource", pieces.resource(printed[space].resource, colour)
    for natural in view.natural_wonders:
        if natural.holder is None:
            yield natural.space, natural.natural_wonder, pieces.natural_wonder(colour)
    for state in view.city_states:
        if state.conqueror is None:
            yield state.space, state.city_state, pieces.city_state(state.city_state, colour)
    for id, space in view.lone_wonders.items():
        yield space, id, pieces.wonder(0, 0, colour)


def _wonders_of_players(scene: Scene) -> Iterator[tuple[str, str, Element]]:
    """Beside the city or the token under which they lie."""
    for player in scene.view.players:
        for id in player.wonders:
            yield scene.view.wonders[id], id, pieces.wonder(-15, -13, scene.colour)


def _symbols(scene: Scene) -> Iterator[tuple[str, str, Element]]:
    """What is printed on the spaces, pale: its tokens come when the map is complete (R3.4)."""
    for space, printed in scene.printed().items():
        if drawn := _symbol(printed, scene.colour):
            drawn.set("opacity", "0.7")
            yield space, "symbol", drawn


def _symbol(printed: Space, colour: Palette) -> Element | None:
    if printed.resource:
        return pieces.resource(printed.resource, colour)
    if printed.natural_wonder:
        return pieces.natural_wonder(colour)
    if printed.city_state:
        return pieces.city_state(printed.city_state, colour)
    return pieces.barbarian(printed.barbarian, colour) if printed.barbarian else None


def _of_players(scene: Scene) -> Iterator[tuple[str, str, Element]]:
    for seat, player in enumerate(scene.view.players):
        for space in player.tokens:
            yield space, f"token-{seat}", pieces.token(seat, False, scene.colour)
        for space in player.reinforced:
            yield space, f"reinforced-{seat}", pieces.token(seat, True, scene.colour)
        for city in player.cities:
            kind = f"{'capital' if city.capital else 'city'}-{seat}"
            yield city.space, kind, pieces.city(seat, city, scene.colour)


def _caravans(scene: Scene) -> Iterator[tuple[str, str, Element]]:
    by_space: dict[str, list[int]] = {}
    for seat, player in enumerate(scene.view.players):
        for space in player.caravans:
            if space is not None and space != ON_CARD:
                by_space.setdefault(space, []).append(seat)
    for space, seats in by_space.items():
        yield space, "caravans", group(pieces.caravans(seats, scene.colour))
