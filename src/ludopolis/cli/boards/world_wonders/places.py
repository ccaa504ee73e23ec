"""How many places something has in a city, by the rules of the game."""

from ludopolis.games.world_wonders.components import IDS, SPACES
from ludopolis.games.world_wonders.grid import board_of, size
from ludopolis.games.world_wonders.placing import anchors_of
from ludopolis.games.world_wonders.state import City
from ludopolis.games.world_wonders.tables import FIRST_ORIENTATION, OBJECT_IDS, PIECE_PATTERN
from ludopolis.games.world_wonders.view import CityView


def rebuilt(seen: CityView) -> City:
    """The city everybody sees, as the rules know it; its tracks do not matter here."""
    city = City()
    city.found(IDS["map"].index(seen.map), 0)
    for standing in seen.objects:
        spaces = board_of([SPACES.index(space) for space in standing.cells])
        city.put(OBJECT_IDS.index(standing.object), spaces)
    return city


def places(city: City, item: str) -> int:
    """In how many ways an object in one piece can be placed."""
    number = OBJECT_IDS.index(item)
    pattern = PIECE_PATTERN[number * 3]
    orientations = range(FIRST_ORIENTATION[pattern], FIRST_ORIENTATION[pattern + 1])
    return sum(size(anchors_of(city, number, orientation)) for orientation in orientations)
