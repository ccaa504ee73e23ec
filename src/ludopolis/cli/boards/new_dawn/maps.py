"""The map: large with the names of the spaces, cropped if it is too wide, and small as an overview."""

from collections.abc import Collection, Mapping

from rich.text import Text

from ludopolis.cli.boards.layout import Letter
from ludopolis.cli.boards.maps import INSIDE, Field, Place, columns_of, cropped, hex_map, small_hex_map
from ludopolis.cli.boards.new_dawn.glyphs import (
    CAPITAL,
    CHOOSABLE,
    CITY_STATE,
    GHOST,
    MARK,
    MORE,
    NATURAL_WONDER,
    RESOURCE_SIGNS,
    SEAT_FACES,
    SHAPES,
    TERRAIN_SIGNS,
    painted,
)
from ludopolis.cli.boards.new_dawn.ground import Piece, Spot, pieces_of, spots_of
from ludopolis.cli.boards.new_dawn.marks import Mark, marks_of, places_to_lay
from ludopolis.games.new_dawn.components import Space
from ludopolis.games.new_dawn.view import NewDawnView

OFF_MAP = -2  # the region of places where a tile may go
NOWHERE: frozenset[Place] = frozenset()


def large_map(view: NewDawnView, width: int, ghost: Collection[Place] = NOWHERE) -> list[Text]:
    """The map around what can be chosen, or around the own cities; ghosts show a tile only considered."""
    hexes = hexes_of(view, ghost)
    lines = hex_map(hexes)
    return cropped(lines, columns_of(hexes, ghost or _focus(view)), width)


def width_of_map(view: NewDawnView) -> int:
    """The columns the whole map takes."""
    hexes = hexes_of(view)
    return len(columns_of(hexes, hexes))


def _focus(view: NewDawnView) -> list[Place]:
    """The places to look at."""
    spots = spots_of(view)
    chosen = [spots[space].place for space in marks_of(view)] or list(places_to_lay(view))
    own = [city.space for city in view.players[max(view.seat, 0)].cities]
    return chosen or [spots[space].place for space in own if space in spots]


def hexes_of(view: NewDawnView, ghost: Collection[Place] = NOWHERE) -> dict[Place, Field]:
    pieces, marks = pieces_of(view), marks_of(view)
    if view.laying is not None:
        pieces = _symbols(view) | pieces
    hexes = {
        spot.place: _hex(spot, pieces.get(spot.name, []), marks.get(spot.name))
        for spot in spots_of(view).values()
    }
    for place, position in places_to_lay(view).items():
        hexes[place] = _free_place(position)
    for place in ghost:
        line = [("▓", GHOST)] * INSIDE
        hexes[place] = Field(OFF_MAP, (line, line), GHOST)
    return hexes


def _hex(spot: Spot, pieces: list[Piece], mark: Mark | None) -> Field:
    ground = painted(spot.printed.terrain)
    caravans = [piece for piece in pieces if piece.caravan]
    others = [piece for piece in pieces if not piece.caravan]
    name: list[Letter] = [(letter, MARK if mark else ground) for letter in spot.name]
    sign = (TERRAIN_SIGNS[spot.printed.terrain], ground)
    lines = (
        [*name, *_signs(caravans, INSIDE - len(name), ground)],
        [sign, *_signs(others, INSIDE - 1, ground)],
    )
    edge = ((mark.sign, MARK), (mark.note, MARK)) if mark else None
    return Field(spot.tile, lines, ground, edge)


def _signs(pieces: list[Piece], room: int, ground: str) -> list[Letter]:
    """The signs of pieces as far as there is room."""
    letters: list[Letter] = [(sign, f"bold {piece.face}") for piece in pieces for sign in piece.signs]
    if len(letters) > room:
        letters = [*letters[: room - 1], (MORE, ground)]
    return letters + [(" ", ground)] * (room - len(letters))


def _free_place(position: str) -> Field:
    """A place where space 0 of a tile may go, with its name."""
    name: list[Letter] = [(letter, MARK) for letter in f"{position:<{INSIDE}}"]
    return Field(OFF_MAP, (name, [(" ", MARK)] * INSIDE), MARK, ((CHOOSABLE, MARK), (" ", MARK)))


def _symbols(view: NewDawnView) -> dict[str, list[Piece]]:
    """What is printed on the spaces: its tokens come when the map is complete (R3.4)."""
    return {
        spot.name: [Piece(symbol_of(spot.printed), painted(spot.printed.terrain))]
        for spot in spots_of(view).values()
    }


# --- small maps -----------------------------------------------------------------------------------


def overview(view: NewDawnView) -> list[Text]:
    """The whole map, two letters a space: the terrain or a mark if it can be chosen, and whose it is."""
    owners = {
        space: seat
        for seat, player in enumerate(view.players)
        for space in (*(city.space for city in player.cities), *player.tokens, *player.reinforced)
    }
    marks = marks_of(view)
    spaces = {
        spot.place: _small(spot.printed, owners.get(spot.name), marks.get(spot.name))
        for spot in spots_of(view).values()
    }
    free = {place: [(CHOOSABLE, MARK), (" ", MARK)] for place in places_to_lay(view)}
    return small_hex_map(spaces | free)


def _small(printed: Space, owner: int | None, mark: Mark | None) -> list[Letter]:
    ground = painted(printed.terrain)
    sign = (mark.sign, MARK) if mark else (TERRAIN_SIGNS[printed.terrain], ground)
    return [sign, (" ", ground) if owner is None else (SHAPES[owner], SEAT_FACES[owner])]


def tile_drawing(places: Mapping[Place, Space]) -> list[Text]:
    """A tile alone: the terrain of its spaces, and a sign for what is printed on them."""
    drawn: dict[Place, list[Letter]] = {}
    for place, printed in places.items():
        ground = painted(printed.terrain)
        drawn[place] = [(TERRAIN_SIGNS[printed.terrain], ground), (symbol_of(printed), f"bold {ground}")]
    return small_hex_map(drawn)


def symbol_of(printed: Space) -> str:
    """The sign of what is printed on a space; a blank if there is nothing."""
    if printed.resource:
        return RESOURCE_SIGNS[printed.resource]
    if printed.natural_wonder:
        return NATURAL_WONDER
    if printed.city_state:
        return CITY_STATE
    return CAPITAL if printed.capital else printed.barbarian.upper() or " "
