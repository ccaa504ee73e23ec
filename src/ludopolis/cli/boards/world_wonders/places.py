"""A city everybody sees, as the rules know it: what it would gain, and how many places something has."""

from ludopolis.games.world_wonders.components import IDS, SPACES
from ludopolis.games.world_wonders.grid import board_of, size
from ludopolis.games.world_wonders.placements import anchors_of
from ludopolis.games.world_wonders.state import City
from ludopolis.games.world_wonders.tables import FIRST_ORIENTATION, OBJECT_IDS, PIECE_PATTERN
from ludopolis.games.world_wonders.view import WorldWondersView


def rebuilt(view: WorldWondersView) -> City:
    """The map and the tracks of the city of the seat that sees the view."""
    seen, city = view.cities[view.seat], City()
    city.found(IDS["map"].index(seen.map), 1 if view.options["track_side"] == "b" else 0)
    for standing in seen.objects:
        spaces = board_of([SPACES.index(space) for space in standing.cells])
        city.put(OBJECT_IDS.index(standing.object), spaces)
    city.food, city.ceramics, city.technology = (seen.resources[id] for id in IDS["resource"])
    city.population = seen.population
    return city


def places(city: City, item: str) -> int:
    """In how many ways an object in one piece can be placed."""
    number = OBJECT_IDS.index(item)
    pattern = PIECE_PATTERN[number * 3]
    orientations = range(FIRST_ORIENTATION[pattern], FIRST_ORIENTATION[pattern + 1])
    return sum(size(anchors_of(city, number, orientation)) for orientation in orientations)


def collected(city: City, item: str) -> City:
    """The city after it gained what a tile or a monument shows; it is not placed."""
    after = City(city)
    after.collect(OBJECT_IDS.index(item))
    return after
