"""How good a position looks, from what everybody can see. For the bots; not part of the rules."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.world_wonders.actions import LONG_ROAD, MONUMENT
from ludopolis.games.world_wonders.goals import goal_points
from ludopolis.games.world_wonders.grid import around, both, neighbours, size, without
from ludopolis.games.world_wonders.scoring import (
    loan_points,
    natural_points,
    population_points,
    reward,
    rings,
    rival_points,
    scarcest_points,
)
from ludopolis.games.world_wonders.state import (
    FREE_LAND,
    ITEM,
    NEAR,
    NEAR_OBJECT,
    PLACE,
    SUPPORT,
    City,
    Table,
)
from ludopolis.games.world_wonders.tables import (
    COINS,
    NEED_ROAD,
    POPULATION,
    POPULATION_LAST,
    RESOURCES,
    RINGS,
    ROUNDS,
    SYMBOLS,
    TILES,
)


def promise(table: Table, seat: i64, rounds: float) -> float:
    """Points now, and what the city promises, in points at the end; so many rounds may follow this one."""
    city = table.city(seat)
    left = (rounds + float(city.coins()) / float(COINS)) / float(ROUNDS)  # of the game, from 1 down to 0
    points = float(population_points(city)) + 0.35 * float(city.population)
    points += resources_worth(city, left)
    points += 1.2 * float(rings(city.monuments))
    points += float(natural_points(city))
    points += districts_worth(city, left)
    points += 0.6 * float(goal_points(table, seat))
    points += (1.0 - 0.5 * left) * float(loan_points(city))
    points += left * growing_room(city)
    points += coins_worth(city)
    points += pending_worth(table, seat)
    return points


def rounds_left(table: Table) -> float:
    """How many rounds may follow this one: a population that grows on as it did ends the game (R8.1)."""
    left = float(ROUNDS - table.round)
    for city in table.cities:
        missing = float(POPULATION_LAST[city.track] - city.population)
        rounds = missing * float(table.round) / float(city.population) if city.population else left
        if rounds < left:
            left = rounds
    return left


def resources_worth(city: City, left: float) -> float:
    """The scarcest resource counts; the others are worth something while it can still catch up."""
    scarcest = scarcest_points(city)
    sum_ = city.food + city.ceramics + city.technology
    return float(scarcest) + (float(sum_) - 3.0 * float(scarcest)) * (0.2 + 0.25 * left) + 0.1 * float(sum_)


def districts_worth(city: City, left: float) -> float:
    """A closed tile is a point; one nearly closed promises it while there is time."""
    worth = 0.0
    open_land = city.plain_land()
    for place in range(city.object_count()):
        if city.object_at(place) < TILES:
            gaps = size(both(around(city.cells_at(place)), open_land))
            if gaps == 0:
                worth += 1.0
            else:
                worth += (0.3 + 0.55 * left) / float(gaps)
    return worth


def growing_room(city: City) -> float:
    """Free land that roads reach, for later buildings and roads; free natural resources to reach."""
    near_road = size(both(city.board(NEAR + NEED_ROAD), city.board(FREE_LAND)))
    road_ends = size(both(city.board(SUPPORT), city.board(FREE_LAND)))
    front = (
        float(near_road if near_road < 24 else 24) * 0.12 + float(road_ends if road_ends < 30 else 30) * 0.03
    )
    reach = neighbours(both(city.board(NEAR + NEED_ROAD), city.board(FREE_LAND)))
    return front + 0.15 * float(size(both(without(city.natural(), city.board(NEAR_OBJECT)), reach)))


def coins_worth(city: City) -> float:
    """A coin still to be spent this round."""
    return 0.0 if city.out else 0.75 * float(city.coins())


def pending_worth(table: Table, seat: i64) -> float:
    """What was bought and waits to be placed, as if it stood in an average place."""
    if table.over or table.kind != PLACE or table.seat != seat:
        return 0.0
    item = table.number(ITEM)
    if item >= LONG_ROAD:
        return 0.9
    worth = 0.9
    for which in range(RESOURCES):
        worth += symbol_worth(table.city(seat), which) * float(SYMBOLS[item * RESOURCES + which])
    if item >= MONUMENT:
        worth += 1.2 * float(RINGS[item - MONUMENT]) + 0.9 * float(POPULATION[item - MONUMENT])
    return worth


def symbol_worth(city: City, which: i64) -> float:
    """A symbol of the scarcest resource is worth more."""
    return 1.1 if city.resource(which) == scarcest_points(city) else 0.75


def chance_to_win(table: Table, seat: i64) -> float:
    """The lead over the best opponent as a probability; with more opponents, as a share of everybody's."""
    if table.over:
        return reward(table, seat)
    rounds = rounds_left(table)
    if table.solo():
        return of_lead(promise(table, seat, rounds) - float(rival_points(table)), rounds)
    if table.seats == 2:
        return of_lead(promise(table, seat, rounds) - promise(table, 1 - seat, rounds), rounds)
    promises = vec[float]([promise(table, other, rounds) for other in range(table.seats)])
    total = 0.0
    for other in range(table.seats):
        total += of_lead(promises[other] - best_other(promises, other), rounds)
    return of_lead(promises[seat] - best_other(promises, seat), rounds) / total


def best_other(promises: vec[float], seat: i64) -> float:
    best = -1000.0
    for other in range(len(promises)):
        if other != seat and promises[other] > best:
            best = promises[other]
    return best


def of_lead(lead: float, rounds: float) -> float:
    """A lead decides more the fewer rounds follow."""
    steps = lead / (4.0 + 2.0 * rounds)
    return 0.5 + 0.5 * steps / (1.0 + (steps if steps > 0.0 else -steps))
