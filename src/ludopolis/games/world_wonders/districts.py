"""City districts: building tiles closed in on all sides (R9.5.5)."""

from mypy_extensions import i64

from ludopolis.games.world_wonders.grid import around, meet
from ludopolis.games.world_wonders.state import City
from ludopolis.games.world_wonders.tables import TILES


def is_district(city: City, place: i64) -> bool:
    """Is nothing beside the tile free plain land?"""
    return not meet(around(city.cells_at(place)), city.plain_land())


def district_count(city: City) -> i64:
    count: i64 = 0
    for place in range(city.object_count()):
        if city.object_at(place) < TILES and is_district(city, place):
            count += 1
    return count
