"""The set-up: every shuffle of the game (R2, R11.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.core.random import Random
from ludopolis.games.duel import events
from ludopolis.games.duel.state import ON_BOARD, Deal, Table

AGE_1: Final[vec[i64]] = vec[i64](range(23))
AGE_2: Final[vec[i64]] = vec[i64](range(23, 46))
AGE_3: Final[vec[i64]] = vec[i64](range(46, 66))
GUILDS: Final[vec[i64]] = vec[i64](range(66, 73))
ALL_WONDERS: Final[vec[i64]] = vec[i64](range(12))
ALL_TOKENS: Final[vec[i64]] = vec[i64](range(10))
BOTH_SEATS: Final[vec[i64]] = vec[i64]([0, 1])
UNDEALT: Final = Deal(vec[i64](range(60)), ALL_WONDERS, ALL_TOKENS)


def deal(table: Table, random: Random) -> None:
    """Shuffle everything and put it where the game needs it."""
    seats = shuffled(table, events.CHANCE_FIRST, BOTH_SEATS, random)
    tokens = shuffled(table, events.CHANCE_PROGRESS, ALL_TOKENS, random)
    wonders = shuffled(table, events.CHANCE_WONDERS, ALL_WONDERS, random)
    cards = vec[i64]([0] * 60)
    put(cards, 0, shuffled(table, events.CHANCE_AGE_1, AGE_1, random), 20)
    put(cards, 20, shuffled(table, events.CHANCE_AGE_2, AGE_2, random), 20)
    put(cards, 40, third_age(table, random), 20)
    table.first = seats[0]
    table.deal = Deal(cards, wonders, tokens)
    for place in range(ON_BOARD):
        table.board |= BIT[tokens[place]]


def third_age(table: Table, random: Random) -> vec[i64]:
    """Seventeen age III cards and three guilds (R2.7)."""
    deck = shuffled(table, events.CHANCE_AGE_3, AGE_3, random)
    put(deck, 17, shuffled(table, events.CHANCE_GUILDS, GUILDS, random), 3)
    table.shuffle(events.CHANCE_STRUCTURE_3, deck, random)
    return deck


def shuffled(table: Table, kind: i64, pack: vec[i64], random: Random) -> vec[i64]:
    items = pack[:]
    table.shuffle(kind, items, random)
    return items


def put(target: vec[i64], start: i64, items: vec[i64], count: i64) -> None:
    for place in range(count):
        target[start + place] = items[place]
