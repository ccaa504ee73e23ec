"""The final points (R9.5, R9.6) and the outcome of the game (R11.8)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.world_wonders.districts import district_count
from ludopolis.games.world_wonders.goals import goal_points
from ludopolis.games.world_wonders.grid import Board, both, size
from ludopolis.games.world_wonders.state import NEAR_OBJECT, City, Table
from ludopolis.games.world_wonders.tables import MONUMENTS, PENALTY, RINGS, RINGS_REACHED

CATEGORIES: Final = ("population", "scarcest", "monuments", "natural", "districts", "loan", "goals")


def population_points(city: City) -> i64:
    """The rings reached on the population track."""
    return RINGS_REACHED[city.track * 64 + city.population]


def scarcest_points(city: City) -> i64:
    """The number under the marker of the scarcest resource."""
    least = city.food if city.food < city.ceramics else city.ceramics
    return least if least < city.technology else city.technology


def rings(monuments: i64) -> i64:
    points: i64 = 0
    for monument in range(MONUMENTS):
        if monuments & BIT[monument]:
            points += RINGS[monument]
    return points


def scoring_nature(city: City) -> Board:
    """The visible natural resources beside an object."""
    return both(city.natural(), city.board(NEAR_OBJECT))


def natural_points(city: City) -> i64:
    return size(scoring_nature(city))


def loan_points(city: City) -> i64:
    return -PENALTY if city.debt else 0


def city_points(city: City) -> i64:
    """All points but those for common goals."""
    return (
        population_points(city)
        + scarcest_points(city)
        + rings(city.monuments)
        + natural_points(city)
        + district_count(city)
        + loan_points(city)
    )


def score(table: Table, seat: i64) -> list[int]:
    """A player's points, category by category."""
    city = table.city(seat)
    return [
        population_points(city),
        scarcest_points(city),
        rings(city.monuments),
        natural_points(city),
        district_count(city),
        loan_points(city),
        goal_points(table, seat),
    ]


def total(table: Table, seat: i64) -> i64:
    return city_points(table.city(seat)) + goal_points(table, seat)


def rival_points(table: Table) -> i64:
    """The score of the automatic opponent (R11.8)."""
    city = table.city(0)
    points = city.food + city.ceramics + city.technology
    return points + rings(table.rival) if table.hard else points


def place_of(table: Table, seat: i64) -> i64:
    """The player's place: points, then monuments; equals share it (R9.6). Alone, 1 is a win (R11.8)."""
    if table.solo():
        return 1 if total(table, seat) > rival_points(table) else 2
    place: i64 = 1
    for other in range(table.seats):
        if is_ahead(table, other, seat):
            place += 1
    return place


def is_ahead(table: Table, seat: i64, other: i64) -> bool:
    """More points, or as many and more monuments (R9.6)."""
    lead = total(table, seat) - total(table, other)
    if lead:
        return lead > 0
    return table.city(seat).monument_count() > table.city(other).monument_count()


def reward(table: Table, seat: i64) -> float:
    """1 for a win, shared equally by several winners."""
    if place_of(table, seat) != 1:
        return 0.0
    winners: i64 = 0
    for other in range(table.seats):
        if place_of(table, other) == 1:
            winners += 1
    return 1.0 / float(winners)
