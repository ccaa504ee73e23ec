"""The tech pyramid: where a tech fits, what it costs, and everything that comes with it (R9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import events
from ludopolis.games.civilization.building import upgrade_buildings
from ludopolis.games.civilization.claims import grow_metropolis
from ludopolis.games.civilization.culture import gain_culture
from ludopolis.games.civilization.governments import unlock
from ludopolis.games.civilization.ids import nation, person, tech, wonder
from ludopolis.games.civilization.market import gain_resource
from ludopolis.games.civilization.modifiers import has_person, has_wonder
from ludopolis.games.civilization.state import NOBODY, RANKS, SLOTS, TECHS, Table
from ludopolis.games.civilization.tables import (
    RESEARCH_COST,
    TECH_BUILDING,
    TECH_GOVERNMENT,
    TECH_LEVEL,
    TECH_RANK,
    UNIT_TYPES,
)
from ludopolis.games.civilization.tables import TECHS as ALL_TECHS
from ludopolis.games.civilization.units import free_units

JAPAN_DISCOUNT: Final[i64] = 3
PORCELAIN_DISCOUNT: Final[i64] = 5
ARCHIMEDES_CULTURE: Final[i64] = 3


def fits(table: Table, seat: i64, level: i64) -> bool:
    """Whether one more card has room at a level of the pyramid (R9.3)."""
    if level == 1:
        return True
    return table.of(seat, SLOTS + level - 2) >= table.of(seat, SLOTS + level - 1) + 2


def can_learn(table: Table, seat: i64, which: i64) -> bool:
    """Whether the seat does not know the tech, and has a slot for it."""
    return not table.knows(seat, which) and fits(table, seat, TECH_LEVEL[which])


def some_to_learn(table: Table, seat: i64, techs: i64) -> bool:
    """Whether the seat can learn one of a set of techs."""
    for which in range(ALL_TECHS):
        if techs & BIT[which] and can_learn(table, seat, which):
            return True
    return False


def fill_learnable(table: Table, seat: i64, techs: i64, verb: i64, actions: vec[i64], count: i64) -> i64:
    """Append those of a set of techs that the seat can learn."""
    for which in range(ALL_TECHS):
        if techs & BIT[which] and can_learn(table, seat, which):
            actions[count] = verb + which
            count += 1
    return count


def research_price(table: Table, seat: i64, which: i64) -> i64:
    """The trade that is needed: by level, with Japan and the Porcelain Tower (R9.1, R16.5)."""
    price = RESEARCH_COST[TECH_LEVEL[which]]
    if table.is_nation(seat, nation.JAPAN):
        price -= JAPAN_DISCOUNT
    if has_wonder(table, seat, wonder.PORCELAIN_TOWER):
        price -= PORCELAIN_DISCOUNT
    return price if price > 0 else 0


# --- learning -------------------------------------------------------------------------------------


def learn(table: Table, seat: i64, which: i64, researched: bool) -> None:
    """Add a tech with all it brings; ``researched`` if the effect says so (R0.4)."""
    learn_at(table, seat, which, TECH_LEVEL[which], researched, 0)


def learn_at(table: Table, seat: i64, which: i64, level: i64, researched: bool, revealed: i64) -> None:
    """The same in a slot of a level; ``revealed`` is the set of the seats that research the tech together
    with this one."""
    raised = add_tech(table, seat, which, level)
    if TECH_GOVERNMENT[which] != NOBODY:
        unlock(table, seat, TECH_GOVERNMENT[which])
    if which == tech.AGRICULTURE:
        grow_metropolis(table, seat)
    ignorant = without_tech(table, seat, which, revealed)
    if table.is_nation(seat, nation.GREECE):
        gain_culture(table, seat, ignorant)
    if not researched:
        return
    if ignorant == table.seats - 1 and has_person(table, seat, person.ARCHIMEDES):
        gain_culture(table, seat, ARCHIMEDES_CULTURE)
    if raised and table.is_nation(seat, nation.GERMANY):
        gain_resource(table, seat)
        free_units(table, seat, 1, raised)


def add_tech(table: Table, seat: i64, which: i64, level: i64) -> i64:
    """Put a tech into a slot, with its ranks and upgrades; the set of the types of units that it raised. This
    is all that a starting tech does (R3.1)."""
    table.set_of(seat, TECHS, table.of(seat, TECHS) | BIT[which])
    table.add(seat, SLOTS + level - 1, 1)
    table.tell(events.TECH_LEARNED, seat, which)
    if TECH_BUILDING[which] != NOBODY:
        upgrade_buildings(table, seat, TECH_BUILDING[which])
    return raise_ranks(table, seat, which)


def raise_ranks(table: Table, seat: i64, which: i64) -> i64:
    """Ranks only rise (R9.5); the set of the types that did."""
    raised: i64 = 0
    for type in range(UNIT_TYPES):
        rank = TECH_RANK[which * UNIT_TYPES + type]
        if rank > table.of(seat, RANKS + type):
            table.set_of(seat, RANKS + type, rank)
            table.tell(events.RANK_RAISED, seat, type, rank - 1)
            raised |= BIT[type]
    return raised


def without_tech(table: Table, seat: i64, which: i64, revealed: i64) -> i64:
    """How many others neither know a tech nor have just revealed it."""
    count: i64 = 0
    for other in range(table.seats):
        if other != seat and not table.knows(other, which) and not revealed & BIT[other]:
            count += 1
    return count
