"""The map of a view, square by square: what is printed there, what lies on it and whose land it is."""

from typing import NamedTuple

from ludopolis.games.civilization.actions import KINDS, WIDTH
from ludopolis.games.civilization.components import COMPONENTS, TILE, Square
from ludopolis.games.civilization.tables import FIRST_GROUND, GROUND_KINDS, TILE_GROUND
from ludopolis.games.civilization.view import CivilizationView, SquareView

TILE_SQUARES = TILE * TILE
KINDS_ON = ("city_state", "relic", "building", "wonder", "person_type")
UNCOVERED = ("hut", "village", *KINDS["relic"])  # what leaves the ground in sight (R7.20)
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
PLAIN = {kind.terrain: kind for kind in GROUND_KINDS[: len(COMPONENTS.terrains)]}


class City(NamedTuple):
    """Whose city, and which: 0 is the capital."""

    seat: int
    which: int


class Spot(NamedTuple):
    """A square: where it lies, the place of its tile in the layout, its ground (None while it is face down),
    what is special about it, the city to which it belongs, and the one whose centre it is."""

    name: str
    row: int
    column: int
    slot: int
    ground: Square | None
    seen: SquareView
    land_of: City | None
    centre_of: City | None

    @property
    def resource(self) -> str:
        """The resource one can see."""
        covered = self.centre_of is not None or self.seen.on not in (None, *UNCOVERED)
        return "" if self.ground is None or covered else self.ground.resource

    @property
    def kind_on(self) -> str | None:
        """The kind of what lies here."""
        on = self.seen.on
        return on if on in ("hut", "village") else next((k for k in KINDS_ON if on in KINDS[k]), None)


def spots_of(view: CivilizationView) -> dict[str, Spot]:
    """Every square of the map by its name."""
    land, centres = _land(view), _centres(view)
    layout = next(layout for layout in COMPONENTS.layouts if layout.seats == len(view.players))
    found = {}
    for slot, (top, left) in enumerate(layout.tiles()):
        for number in range(TILE_SQUARES):
            row, column = top + number // TILE, left + number % TILE
            name = KINDS["square"][row * int(WIDTH) + column]
            seen = view.squares.get(name, SquareView())
            ground = PLAIN[seen.terrain] if seen.terrain else _printed(view, slot, number)
            found[name] = Spot(name, row, column, slot, ground, seen, land.get(name), centres.get(name))
    return found


def _printed(view: CivilizationView, slot: int, number: int) -> Square | None:
    tile = view.tiles[slot]
    if tile.tile is None:
        return None
    which = KINDS["tile"].index(tile.tile)
    return GROUND_KINDS[int(TILE_GROUND[(which * 4 + tile.turns) * TILE_SQUARES + number] - FIRST_GROUND)]


def _land(view: CivilizationView) -> dict[str, City]:
    """The squares of every city, its centre among them."""
    found = dict(_centres(view))
    for seat, player in enumerate(view.players):
        for index, city in enumerate(player.cities):
            if city is not None:
                found |= dict.fromkeys(city.yields, City(seat, index))
    return found


def _centres(view: CivilizationView) -> dict[str, City]:
    return {
        square: City(seat, index)
        for seat, player in enumerate(view.players)
        for index, city in enumerate(player.cities)
        if city is not None
        for square in (city.square, city.second)
        if square is not None
    }


def beside(square: str, direction: str) -> str | None:
    """The next square in a direction; None outside of the grid."""
    number = KINDS["square"].index(square)
    down, right = STEPS[direction]
    row, column = number // int(WIDTH) + down, number % int(WIDTH) + right
    inside = 0 <= column < int(WIDTH) and 0 <= row * int(WIDTH) + column < len(KINDS["square"])
    return KINDS["square"][row * int(WIDTH) + column] if inside else None
