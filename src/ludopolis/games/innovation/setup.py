"""The set-up: ten supply piles and nine achievements (R2.1, R2.2)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.core.random import Random
from ludopolis.games.innovation import events
from ludopolis.games.innovation.sets import first_of_age
from ludopolis.games.innovation.state import Table
from ludopolis.games.innovation.tables import SUPPLY


def deal(table: Table, random: Random) -> None:
    """Shuffle every age; the top cards of ages 1 to 9 become achievements, unseen."""
    for age in range(1, 11):
        pile = vec[i64](range(first_of_age(age), first_of_age(age + 1)))
        table.shuffle(events.CHANCE_AGE + age - 1, pile, random)
        for place in range(len(pile)):
            table.supply[(age - 1) * SUPPLY + place] = u8(pile[place])
        table.supplies[age - 1] = u8(len(pile))
        if age < 10:
            table.achievements[age - 1] = u8(table.from_supply(age))
    table.random = table.generator(events.CHANCE_GENERATOR, random)
