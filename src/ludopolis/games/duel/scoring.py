"""Guild counts, points by category, and the end of the game (R6.2, R9, R10)."""

from typing import Final

from mypy_extensions import i64

from ludopolis.core.bits import BIT, count
from ludopolis.games.duel import events
from ludopolis.games.duel.state import (
    CITY,
    CIVILIAN,
    CIVILIAN_TIEBREAK,
    NOBODY,
    SHARED,
    City,
    Table,
)
from ludopolis.games.duel.tables import (
    AGE_CARDS,
    BLUE,
    CARDS,
    COIN_TRIPLETS,
    GREEN,
    GUILD_COUNTS,
    GUILD_COUNTS_ALSO,
    GUILD_POINTS,
    MATHEMATICS,
    MILITARY_POINTS,
    TOKEN_POINTS,
    TOKENS,
    WONDER_POINTS,
    WONDERS,
    YELLOW,
    lane,
)

CATEGORIES: Final = (
    "military",
    "blue",
    "green",
    "yellow",
    "guilds",
    "wonders",
    "progress",
    "treasury",
)
COINS_A_POINT: Final[i64] = 3


def guild_items(city: City, guild: i64) -> i64:
    """How many of the things a guild names stand in one city (R6.2)."""
    thing = GUILD_COUNTS[guild]
    if thing == COIN_TRIPLETS:
        return city.coins // COINS_A_POINT
    also = GUILD_COUNTS_ALSO[guild]
    return city.count(thing) + (city.count(also) if also >= 0 else 0)


def guild_count(table: Table, guild: i64) -> i64:
    """The same in the city that has more of them."""
    here = guild_items(table.city_0, guild)
    there = guild_items(table.city_1, guild)
    return here if here > there else there


def military_points(table: Table, seat: i64) -> i64:
    """The points of the zone for the player who is ahead (R1.9)."""
    ahead = table.pawn if seat == 0 else -table.pawn
    if ahead <= 0:
        return 0
    return MILITARY_POINTS[ahead]


def guild_points(table: Table, seat: i64) -> i64:
    points: i64 = 0
    for guild in range(AGE_CARDS, CARDS):
        if table.place_of(guild) == CITY + seat:
            points += GUILD_POINTS[guild] * guild_count(table, guild)
    return points


def wonder_points(city: City) -> i64:
    points: i64 = 0
    for wonder in range(WONDERS):
        if city.built & BIT[wonder]:
            points += WONDER_POINTS[wonder]
    return points


def progress_points(city: City) -> i64:
    points: i64 = 0
    for token in range(TOKENS):
        if city.progress & BIT[token]:
            points += TOKEN_POINTS[token]
    if city.owns(MATHEMATICS):
        points += 3 * count(city.progress)
    return points


def score(table: Table, seat: i64) -> list[int]:
    """A player's points, category by category (R10.2)."""
    city = table.city(seat)
    return [
        military_points(table, seat),
        lane(city.points, BLUE),
        lane(city.points, GREEN),
        lane(city.points, YELLOW),
        guild_points(table, seat),
        wonder_points(city),
        progress_points(city),
        city.coins // COINS_A_POINT,
    ]


def total(table: Table, seat: i64) -> i64:
    city = table.city(seat)
    return (
        military_points(table, seat)
        + lane(city.points, BLUE)
        + lane(city.points, GREEN)
        + lane(city.points, YELLOW)
        + guild_points(table, seat)
        + wonder_points(city)
        + progress_points(city)
        + city.coins // COINS_A_POINT
    )


def end_game(table: Table, end: i64, winner: i64) -> None:
    table.end = end
    table.winner = winner
    table.finish()
    table.tell(events.GAME_OVER)


def civilian_outcome(table: Table) -> tuple[i64, i64]:
    """The end and the winner by points: more points, then more points of blue cards, else both (R10.3)."""
    lead = total(table, 0) - total(table, 1)
    if lead:
        return CIVILIAN, 0 if lead > 0 else 1
    blue = lane(table.city_0.points, BLUE) - lane(table.city_1.points, BLUE)
    if blue:
        return CIVILIAN_TIEBREAK, 0 if blue > 0 else 1
    return SHARED, NOBODY


def civilian_victory(table: Table) -> None:
    end, winner = civilian_outcome(table)
    end_game(table, end, winner)
