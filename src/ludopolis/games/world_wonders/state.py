"""What lies on the table: the cities, the offer, and whose turn it is."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ludopolis.core.archive import Archive
from ludopolis.core.bits import BIT
from ludopolis.core.contract import Game, State
from ludopolis.core.kinds import DecisionKind
from ludopolis.core.random import Random
from ludopolis.games.world_wonders.actions import LONG_ROAD, MONUMENT, TOWER
from ludopolis.games.world_wonders.grid import Board, along_sidewalk, both, either, neighbours, without
from ludopolis.games.world_wonders.tables import (
    COINS,
    LOAN_COINS,
    MAP_LAND,
    MAP_NATURAL,
    MAP_WATER,
    MONUMENTS,
    NEED_ROAD,
    POPULATION,
    POPULATION_AT,
    POPULATION_LAST,
    RESOURCE_LAST,
    RESOURCES,
    ROUNDS,
    STACK_PRICE,
    SYMBOLS,
    TILE_STACK,
    TILE_TYPE,
    TILES,
)

# Decisions, the kinds of frames.
PLACE_START_ROAD: Final[i64] = 0
BUY: Final[i64] = 1
PLACE: Final[i64] = 2
CHOOSE_DISCARD: Final[i64] = 3

DECISIONS: Final = (
    DecisionKind("place_start_road", "R3.3"),
    DecisionKind("buy", "R4.1"),
    DecisionKind("place", "R4.3"),
    DecisionKind("choose_discard", "R11.5"),
)

# The numbers a frame carries.
LOAN_TAKEN: Final[i64] = 0  # buy: 1 once a loan was taken in this turn
ITEM: Final[i64] = 0  # place: what was bought
LEFT: Final[i64] = 1  # place: how many of each of its three pieces are still to be placed
CELLS: Final[i64] = 4  # place: the spaces of the monument's parts placed so far, three words
CARD: Final[i64] = 0  # choose_discard: the solo card
STEP: Final[i64] = 1  # choose_discard: which of its objects
FRAME_WIDTH: Final[i64] = 9

# The boards of a city: sets of spaces, kept up to date with every object placed.
FREE_LAND: Final[i64] = 0
FREE_WATER: Final[i64] = 1
NEAR_OBJECT: Final[i64] = 2  # beside any object
ROADS: Final[i64] = 3
SUPPORT: Final[i64] = 4  # beside a road, a tower or the sidewalk: where roads may go on (R5.1)
NEAR: Final[i64] = 5  # + building type, or NEED_ROAD: beside one of them
BOARDS: Final[i64] = 11

NONE: Final[i64] = -1

# How the game ended (R8.1).
BY_POPULATION: Final[i64] = 0
BY_ROUNDS: Final[i64] = 1
ENDS: Final = ("population", "rounds")


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class City:
    """A player's map, tracks and coins."""

    def __init__(self, source: "City | None" = None) -> None:
        if source is None:
            self.map: i64 = 0
            self.track: i64 = 0  # the side of the track board
            self.boards: vec[i64] = vec[i64]([0] * (BOARDS * 3))
            self.objects: vec[i64] = vec[i64]()  # four numbers each: the object, and its spaces
            self.spent: i64 = 0  # where the coin marker stands (R0.8)
            self.extended: bool = False  # a loan was taken this round (R7.1)
            self.debt: bool = False  # an unpaid loan
            self.out: bool = False
            self.pedestal: i64 = NONE
            self.monuments: i64 = 0  # set of monuments
            self.population: i64 = 0
            self.food: i64 = 0
            self.ceramics: i64 = 0
            self.technology: i64 = 0
        else:
            self.map = source.map
            self.track = source.track
            self.boards = source.boards[:]
            self.objects = source.objects[:]
            self.spent = source.spent
            self.extended = source.extended
            self.debt = source.debt
            self.out = source.out
            self.pedestal = source.pedestal
            self.monuments = source.monuments
            self.population = source.population
            self.food = source.food
            self.ceramics = source.ceramics
            self.technology = source.technology

    def found(self, map: i64, track: i64) -> None:
        """Take an empty map and a track board (R2.9)."""
        self.map = map
        self.track = track
        self.set_board(FREE_LAND, map_board(MAP_LAND, map))
        self.set_board(FREE_WATER, map_board(MAP_WATER, map))
        self.set_board(SUPPORT, along_sidewalk())

    def archive(self, archive: Archive) -> None:
        self.map = archive.number(self.map)
        self.track = archive.number(self.track)
        self.boards = archive.row(self.boards)
        self.objects = archive.row(self.objects)
        self.spent = archive.number(self.spent)
        self.extended = archive.flag(self.extended)
        self.debt = archive.flag(self.debt)
        self.out = archive.flag(self.out)
        self.pedestal = archive.number(self.pedestal)
        self.monuments = archive.number(self.monuments)
        self.population = archive.number(self.population)
        self.food = archive.number(self.food)
        self.ceramics = archive.number(self.ceramics)
        self.technology = archive.number(self.technology)

    # --- the map ----------------------------------------------------------------------------------

    def board(self, which: i64) -> Board:
        place = which * 3
        return (self.boards[place], self.boards[place + 1], self.boards[place + 2])

    def set_board(self, which: i64, board: Board) -> None:
        place = which * 3
        self.boards[place] = board[0]
        self.boards[place + 1] = board[1]
        self.boards[place + 2] = board[2]

    def add_to_board(self, which: i64, board: Board) -> None:
        self.set_board(which, either(self.board(which), board))

    def natural(self) -> Board:
        """The visible natural resource spaces (R0.4)."""
        return both(map_board(MAP_NATURAL, self.map), self.board(FREE_LAND))

    def plain_land(self) -> Board:
        """The free plain land spaces."""
        return without(self.board(FREE_LAND), map_board(MAP_NATURAL, self.map))

    def put(self, thing: i64, cells: Board) -> None:
        """Put an object on its spaces."""
        self.objects = append(self.objects, thing)
        self.objects = append(self.objects, cells[0])
        self.objects = append(self.objects, cells[1])
        self.objects = append(self.objects, cells[2])
        beside = neighbours(cells)
        self.set_board(FREE_LAND, without(self.board(FREE_LAND), cells))
        self.set_board(FREE_WATER, without(self.board(FREE_WATER), cells))
        self.add_to_board(NEAR_OBJECT, beside)
        if thing < TILES:
            self.add_to_board(NEAR + TILE_TYPE[thing], beside)
        elif thing < LONG_ROAD:
            self.monuments |= BIT[thing - MONUMENT]
        else:
            self.add_to_board(SUPPORT, beside)
            if thing != TOWER:
                self.add_to_board(ROADS, cells)
                self.add_to_board(NEAR + NEED_ROAD, beside)

    def object_count(self) -> i64:
        return len(self.objects) // 4

    def object_at(self, place: i64) -> i64:
        """The object placed as number ``place``."""
        return self.objects[place * 4]

    def cells_at(self, place: i64) -> Board:
        """The spaces of the object placed as number ``place``."""
        return (self.objects[place * 4 + 1], self.objects[place * 4 + 2], self.objects[place * 4 + 3])

    def placed(self, thing: i64) -> i64:
        """How many objects of a kind stand here."""
        count: i64 = 0
        for place in range(self.object_count()):
            if self.object_at(place) == thing:
                count += 1
        return count

    def monument_count(self) -> i64:
        count: i64 = 0
        for monument in range(MONUMENTS):
            if self.monuments & BIT[monument]:
                count += 1
        return count

    # --- coins and tracks -------------------------------------------------------------------------

    def limit(self) -> i64:
        """The last space of the coin track, which a loan extends (R0.8, R7.1)."""
        return COINS + LOAN_COINS if self.extended else COINS

    def coins(self) -> i64:
        """The coins left this round."""
        return self.limit() - self.spent

    def resource(self, which: i64) -> i64:
        return self.food if which == 0 else self.ceramics if which == 1 else self.technology

    def gain(self, which: i64, symbols: i64) -> None:
        """Move a resource marker, and the population marker for every symbol it reaches (R9.1, R9.2)."""
        row = self.track * RESOURCES + which
        before = self.resource(which)
        after = before + symbols
        if after > RESOURCE_LAST[row]:
            after = RESOURCE_LAST[row]
        if which == 0:
            self.food = after
        elif which == 1:
            self.ceramics = after
        else:
            self.technology = after
        for space in range(before + 1, after + 1):
            if POPULATION_AT[row] & BIT[space]:
                self.grow(1)

    def grow(self, people: i64) -> None:
        """Move the population marker; at the end of its track it stays (R9.2)."""
        last = POPULATION_LAST[self.track]
        self.population = self.population + people if self.population + people < last else last

    def collect(self, item: i64) -> None:
        """Gain everything that a building or a monument shows (R4.6)."""
        for which in range(RESOURCES):
            self.gain(which, SYMBOLS[item * RESOURCES + which])
        if item >= MONUMENT:
            self.grow(POPULATION[item - MONUMENT])

    def full(self) -> bool:
        """Has the population reached the end of its track (R8.1)?"""
        return self.population == POPULATION_LAST[self.track]


@final
@mypyc_attr(acyclic=True)
class Deal:
    """The secret order of tiles and monuments, settled at the set-up (R12.1). Never changes in a game."""

    def __init__(self, tiles: vec[i64], monuments: vec[i64]) -> None:
        self.tiles: vec[i64] = tiles  # entry stack * ROUNDS + round - 1
        self.monuments: vec[i64] = monuments


@mypyc_attr(acyclic=True)
class Table(State):
    """Everything on the table, and the small movements of its parts."""

    def __init__(self, game: Game, seats: i64, deal: Deal, source: "Table | None" = None) -> None:
        if source is None:
            super().__init__(game, seats, vec[i64]([0] * FRAME_WIDTH), -FRAME_WIDTH, FRAME_WIDTH)
            self.rivers: bool = False  # map side B
            self.track_b: bool = False
            self.common_goals: bool = False
            self.hard: bool = False  # solo difficulty
            self.dearest: bool = False  # the solo opponent takes the dearest tile of several (R11.5)
            self.by_seat: bool = False  # the first turn order is that of the seats (R2.4)
            self.deal: Deal = deal
            self.cities: list[City] = [City() for seat in range(seats)]
            self.order: vec[i64] = vec[i64](range(seats))  # the seats in turn order
            self.round: i64 = 0
            self.offer: i64 = 0  # set of stacks whose tile of this round is still on offer
            self.long_roads: i64 = 0
            self.short_roads: i64 = 0
            self.towers: i64 = 0
            self.pedestals: i64 = 0  # set of pedestals on the main board
            self.display: vec[i64] = vec[i64]()  # the monuments from left to right
            self.dealt: i64 = 0  # monuments dealt from the deck so far
            self.goals: i64 = 0  # set of goals
            self.solo_deck: vec[i64] = vec[i64]()  # used cards first
            self.solo_used: i64 = 0
            self.rival: i64 = 0  # set of the monuments of the solo opponent
            self.random: Random = Random(0, 0, 0, 0)  # shuffles the solo deck
        else:
            super().__init__(game, seats, source.frames[:], source.top, FRAME_WIDTH)
            self.rivers = source.rivers
            self.track_b = source.track_b
            self.common_goals = source.common_goals
            self.hard = source.hard
            self.dearest = source.dearest
            self.by_seat = source.by_seat
            self.deal = deal
            self.cities = [City(city) for city in source.cities]
            self.order = source.order[:]
            self.round = source.round
            self.offer = source.offer
            self.long_roads = source.long_roads
            self.short_roads = source.short_roads
            self.towers = source.towers
            self.pedestals = source.pedestals
            self.display = source.display[:]
            self.dealt = source.dealt
            self.goals = source.goals
            self.solo_deck = source.solo_deck[:]
            self.solo_used = source.solo_used
            self.rival = source.rival
            self.random = source.random.copy()

    def archive(self, archive: Archive) -> None:
        self.rivers = archive.flag(self.rivers)
        self.track_b = archive.flag(self.track_b)
        self.common_goals = archive.flag(self.common_goals)
        self.hard = archive.flag(self.hard)
        self.dearest = archive.flag(self.dearest)
        self.by_seat = archive.flag(self.by_seat)
        self.dealt = archive.number(self.dealt)
        tiles = archive.row(self.deal.tiles)
        monuments = archive.row(self.deal.monuments[self.dealt :])
        if archive.reading:
            self.deal = Deal(tiles, monuments_with(monuments))
        for city in self.cities:
            city.archive(archive)
        self.order = archive.row(self.order)
        self.round = archive.number(self.round)
        self.offer = archive.number(self.offer)
        self.long_roads = archive.number(self.long_roads)
        self.short_roads = archive.number(self.short_roads)
        self.towers = archive.number(self.towers)
        self.pedestals = archive.number(self.pedestals)
        self.display = archive.row(self.display)
        self.goals = archive.number(self.goals)
        self.solo_deck = archive.row(self.solo_deck)
        self.solo_used = archive.number(self.solo_used)
        self.rival = archive.number(self.rival)
        self.random.archive(archive)

    def city(self, seat: i64) -> City:
        return self.cities[seat]

    def solo(self) -> bool:
        return self.seats == 1

    def tile_of(self, stack: i64) -> i64:
        """The tile a stack shows in this round."""
        return self.deal.tiles[stack * ROUNDS + self.round - 1]

    def on_offer(self, tile: i64) -> bool:
        stack = TILE_STACK[tile]
        return self.offer & BIT[stack] != 0 and self.tile_of(stack) == tile

    def shown(self, monument: i64) -> i64:
        """The place of a monument on display, or NONE."""
        for place in range(len(self.display)):
            if self.display[place] == monument:
                return place
        return NONE

    def cells(self) -> Board:
        """The spaces of the parts placed so far."""
        return (self.number(CELLS), self.number(CELLS + 1), self.number(CELLS + 2))

    def set_cells(self, cells: Board) -> None:
        self.set_number(CELLS, cells[0])
        self.set_number(CELLS + 1, cells[1])
        self.set_number(CELLS + 2, cells[2])

    def placed(self, thing: i64) -> i64:
        """How many objects of a kind stand on all maps."""
        count: i64 = 0
        for city in self.cities:
            count += city.placed(thing)
        return count

    def end(self) -> i64:
        """What ends the game: a full population track, or else the last round."""
        for city in self.cities:
            if city.full():
                return BY_POPULATION
        return BY_ROUNDS


def monuments_with(deck: vec[i64]) -> vec[i64]:
    """All monuments, the deck last; the order of those dealt already no longer matters."""
    in_deck: i64 = 0
    for monument in deck:
        in_deck |= BIT[monument]
    monuments = vec[i64]()
    for number in range(MONUMENTS):
        if in_deck & BIT[number] == 0:
            monuments = append(monuments, number)
    for monument in deck:
        monuments = append(monuments, monument)
    return monuments


def map_board(words: vec[i64], map: i64) -> Board:
    return (words[map * 3], words[map * 3 + 1], words[map * 3 + 2])


def tile_price(tile: i64) -> i64:
    return STACK_PRICE[TILE_STACK[tile]]
