"""What lies on every space of the map."""

from collections.abc import Iterator
from typing import NamedTuple

from ludopolis.cli.boards.maps import Place
from ludopolis.cli.boards.new_dawn.glyphs import (
    BARBARIAN_FACE,
    CAPITAL,
    CARAVANS,
    CITY,
    CITY_STATE,
    MATURE,
    NATURAL_WONDER,
    REINFORCED,
    RESOURCE_SIGNS,
    SEAT_FACES,
    SHAPES,
    TILES,
    TOKEN_FACE,
    WONDER,
)
from ludopolis.games.new_dawn.components import Space
from ludopolis.games.new_dawn.view import CityView, NewDawnView, TileView

ON_CARD = "card"
WATER = Space(terrain="water")


class Piece(NamedTuple):
    """Signs that stand on a space, and their style."""

    signs: str
    face: str
    caravan: bool = False


class Spot(NamedTuple):
    """A space: where it lies, its tile (waters have none), and what is printed there."""

    name: str
    place: Place
    tile: int
    printed: Space


NO_TILE = -1


def spots_of(view: NewDawnView) -> dict[str, Spot]:
    """Every space of the map by its name."""
    found = [spot for tile in view.tiles for spot in _tile_spots(tile)]
    found += [Spot(f"w{number}", place, NO_TILE, WATER) for number, place in enumerate(view.waters, start=1)]
    return {spot.name: spot for spot in found}


def _tile_spots(tile: TileView) -> Iterator[Spot]:
    number, side = tile.side[:-1], tile.side[-1]
    for space, printed in enumerate(TILES[number].side(side)):
        yield Spot(f"{number}-{space}", tile.spaces[space], int(number), printed)


def pieces_of(view: NewDawnView) -> dict[str, list[Piece]]:
    """The pieces on every space that has some; those of players first."""
    found: dict[str, list[Piece]] = {}
    for space, piece in [*_players(view), *_tokens(view), *_caravans(view)]:
        found.setdefault(space, []).append(piece)
    return found


def _players(view: NewDawnView) -> Iterator[tuple[str, Piece]]:
    for seat, player in enumerate(view.players):
        shape, face = SHAPES[seat], SEAT_FACES[seat]
        for city in player.cities:
            yield city.space, Piece(shape + _city_signs(city), face)
        yield from ((space, Piece(shape, face)) for space in player.tokens)
        yield from ((space, Piece(shape + REINFORCED, face)) for space in player.reinforced)
        yield from ((view.wonders[wonder], Piece(WONDER, face)) for wonder in player.wonders)


def _city_signs(city: CityView) -> str:
    return (CAPITAL if city.capital else CITY) + (MATURE if city.mature else "")


def _tokens(view: NewDawnView) -> Iterator[tuple[str, Piece]]:
    """What belongs to nobody: city-states, natural wonders, resources, lone wonders, barbarians."""
    printed = spots_of(view)
    yield from ((b.space, Piece(b.barbarian.upper(), BARBARIAN_FACE)) for b in view.barbarians if b.space)
    for state in view.city_states:
        if state.conqueror is None:
            yield state.space, Piece(CITY_STATE, TOKEN_FACE)
    for natural in view.natural_wonders:
        if natural.holder is None:
            yield natural.space, Piece(NATURAL_WONDER, TOKEN_FACE)
    for space in view.resources:
        yield space, Piece(RESOURCE_SIGNS[printed[space].printed.resource], TOKEN_FACE)
    yield from ((space, Piece(WONDER, TOKEN_FACE)) for space in view.lone_wonders.values())


def _caravans(view: NewDawnView) -> Iterator[tuple[str, Piece]]:
    for seat, player in enumerate(view.players):
        for space in player.caravans:
            if space is not None and space != ON_CARD:
                yield space, Piece(CARAVANS[seat], SEAT_FACES[seat], caravan=True)
