"""One city: its map, tracks, points and what else belongs to the player."""

from collections.abc import Sequence

from ludopolis.games.world_wonders.view import CityView
from ludopolis.pictures.blocks import PADDING, Block, at, block, column, flow, panel, row
from ludopolis.pictures.chips import chip
from ludopolis.pictures.icons import icon
from ludopolis.pictures.lettering import NAME, NORMAL, cut, text, width_of
from ludopolis.pictures.looks import seat_mark
from ludopolis.pictures.palette import CHIP, PANEL, TURN, WARNING
from ludopolis.pictures.world_wonders.looks import emblem
from ludopolis.pictures.world_wonders.objects import monument_numbers, numbered, standing, unfinished
from ludopolis.pictures.world_wonders.scene import Scene
from ludopolis.pictures.world_wonders.score import points
from ludopolis.pictures.world_wonders.shapes import spots
from ludopolis.pictures.world_wonders.terrain import (
    SIDE,
    SIDEWALK,
    frame,
    names_of_spaces,
    sidewalk,
    terrain,
)
from ludopolis.pictures.world_wonders.tracks import tracks
from ludopolis.svg import group

LEFT, TOP = 22.0, 18.0
INSIDE = LEFT + SIDE + 3
WIDTH = INSIDE + 2 * PADDING
SCORE = 212.0


def city_panels(seats: Sequence[int], scene: Scene) -> list[Block]:
    """Cities that stand beside each other, all of the same height."""
    inside = {seat: city_contents(seat, scene) for seat in seats}
    height = max(one.height for one in inside.values())
    return [city_panel(seat, one._replace(height=height), scene) for seat, one in inside.items()]


def city_contents(seat: int, scene: Scene) -> Block:
    city = scene.view.cities[seat]
    parts = [heading(seat, scene), city_map(seat, scene)]
    if monument_numbers(city):
        parts.append(legend(city, scene))
    parts.append(row([tracks(city, INSIDE - SCORE - 20, scene), points(city, SCORE, scene)], 20))
    return column(parts, 10)


def city_panel(seat: int, inside: Block, scene: Scene) -> Block:
    edge = "avail" if scene.deciding == seat else "line"
    made = panel(inside, scene.colour, WIDTH, edge)
    made.body.set("data-seat", str(seat))
    return made


def heading(seat: int, scene: Scene) -> Block:
    """The player, and everything that is not on the map or the tracks."""
    chips = row(_chips(seat, scene), 6)
    room = INSIDE - 36 - chips.width - 10
    you = f" {scene.say('you')}" if scene.view.seat == seat else ""
    name = cut(scene.players[seat] + you, room, NAME)
    return block(
        INSIDE,
        28,
        seat_mark(seat, 0, 0, 28, scene.colour),
        text(name, 37, 20, scene.colour(PANEL.ink), NAME),
        at(chips, INSIDE - chips.width, 2),
    )


def _chips(seat: int, scene: Scene) -> list[Block]:
    city, colour = scene.view.cities[seat], scene.colour
    made = []
    if scene.view.result is not None:
        place = scene.view.result.places[seat]
        if len(scene.players) > 1:
            face, sign = (TURN, "crown") if place == 1 else (CHIP, None)
            made.append(chip(scene.say("place", place=place), colour, face, sign))
    elif len(scene.view.order) > 1:
        made.append(chip(scene.say("turn-order", position=scene.view.order.index(seat) + 1), colour, CHIP))
    if city.pedestal is not None:
        position = city.pedestal.removeprefix("pedestal_")
        made.append(chip(scene.say("pedestal", position=position), colour, CHIP, "achievement"))
    if city.loan:
        made.append(chip(scene.say("loan"), colour, WARNING, "debt"))
    if city.out and scene.view.result is None:
        made.append(chip(scene.say("out"), colour, CHIP))
    return made


def city_map(seat: int, scene: Scene) -> Block:
    """The map with everything on it."""
    city, colour = scene.view.cities[seat], scene.colour
    placing = scene.view.placing
    ghost = []
    if placing is not None and placing.cells and scene.deciding == seat:
        ghost.append(unfinished(spots(placing.cells), colour))
    drawn = group(
        [
            terrain(city, colour),
            frame(colour),
            *standing(city, scene),
            *ghost,
            names_of_spaces(colour),
            sidewalk(scene.say("sidewalk"), colour),
        ],
        transform=f"translate({LEFT:g} {TOP:g})",
        data_map=city.map,
    )
    return block(INSIDE, TOP + SIDE + 5 + SIDEWALK, drawn)


def legend(city: CityView, scene: Scene) -> Block:
    """The names of the monuments on the map."""
    named = []
    for monument, number in monument_numbers(city).items():
        name = scene.name("monument", monument)
        named.append(
            block(
                42 + width_of(name, NORMAL),
                18,
                numbered(number, 9, 9, scene.colour),
                icon(emblem(monument), 21, 0, 18, scene.colour("orange-ink")),
                text(name, 42, 13.5, scene.colour(PANEL.ink), NORMAL),
            )
        )
    return flow(named, INSIDE, 14, 6)
