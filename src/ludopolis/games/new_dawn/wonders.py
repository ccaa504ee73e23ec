"""World wonders: what they cost, paying for one, and putting it under a city (R8.8 - R8.12)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, count
from ludopolis.games.new_dawn import agendas, events, frames
from ludopolis.games.new_dawn.actions import HOUSE, PAY, PAY_NATURAL, SPEND_NATURAL
from ludopolis.games.new_dawn.control import lose_wonder
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.reach import mature_cities
from ludopolis.games.new_dawn.spaces import first, size, some, without
from ludopolis.games.new_dawn.state import (
    GAIN_CARD,
    HOUSE_WONDER,
    NO_WONDER,
    RESOURCE,
    TAKE_PACT,
    WITH_WONDER,
    Table,
)
from ludopolis.games.new_dawn.state import PAY as PAY_DECISION
from ludopolis.games.new_dawn.tables import (
    BRUSSELS,
    BUENOS_AIRES,
    CARD_PRODUCTION_IN_5,
    CLEOPATRA,
    DECK_OF,
    NATURAL_RESOURCE,
    NATURAL_WONDERS,
    PORCELAIN_TOWER,
    POTALA_PALACE,
    PYRAMIDS,
    RESOURCES,
    ROOSEVELT,
    SLOTS,
    WONDER_COST,
    WONDER_RESOURCES,
)
from ludopolis.games.new_dawn.trade import (
    fill_spends,
    free_naturals,
    free_states,
    move_resource,
    spend,
    spend_natural,
)

RESOURCE_PRODUCTION: Final[i64] = 2
CLEOPATRA_REDUCTION: Final[i64] = 1
BUENOS_AIRES_REDUCTION: Final[i64] = 2
PYRAMID_CARDS: Final[i64] = 3
PORCELAIN_CARDS: Final[i64] = 2
POTALA_CARDS: Final[i64] = 3


def cost(table: Table, seat: i64, wonder: i64) -> i64:
    """R8.9."""
    price = WONDER_COST[wonder]
    if table.leads(seat, CLEOPATRA):
        price -= CLEOPATRA_REDUCTION
    if table.allied(seat, BRUSSELS):
        price -= size(mature_cities(table, seat))
    if table.allied(seat, BUENOS_AIRES) and table.wonders_of(seat, DECK_OF[wonder]) == 0:
        price -= BUENOS_AIRES_REDUCTION
    return price if price > 0 else 0


def production_of_card(card: i64, slot: i64) -> i64:
    """The slot number; Nationalism has more in slot 5."""
    return CARD_PRODUCTION_IN_5[card] if slot == SLOTS else slot


def payable_natural(table: Table, seat: i64, wonder: i64, natural: i64) -> bool:
    """A natural wonder token that can be spent as a resource of the wonder (R5.10, R8.8)."""
    return (
        table.natural_holder(natural) == seat
        and table.spent_naturals & BIT[natural] == 0
        and WONDER_RESOURCES[wonder] & BIT[NATURAL_RESOURCE[natural]] != 0
    )


def most_production(table: Table, seat: i64, wonder: i64, card: i64, slot: i64, place: i64) -> i64:
    """What the player can reach for a wonder by spending everything (R8.8)."""
    total = production_of_card(card, slot) + table.trade(seat, place)
    total += count(free_states(table, seat, place))
    for resource in range(RESOURCES):
        if WONDER_RESOURCES[wonder] & BIT[resource]:
            total += RESOURCE_PRODUCTION * table.realm(seat, RESOURCE + resource)
    on_card = free_naturals(table, seat, place)
    for natural in range(NATURAL_WONDERS):
        if payable_natural(table, seat, wonder, natural):
            total += RESOURCE_PRODUCTION
        elif on_card & BIT[natural]:
            total += 1
    return total


def has_free_city(table: Table, seat: i64) -> bool:
    """R8.11."""
    return some(without(table.cities(seat), table.set(WITH_WONDER)))


def can_build(table: Table, seat: i64, wonder: i64, card: i64, slot: i64, place: i64) -> bool:
    return wonder != NO_WONDER and most_production(table, seat, wonder, card, slot, place) >= cost(
        table, seat, wonder
    )


# --- paying (R8.8, R16.6) -------------------------------------------------------------------------


def begin_paying(table: Table, seat: i64, wonder: i64, card: i64, slot: i64, place: i64) -> None:
    price = cost(table, seat, wonder)
    push_numbers(table, PAY_DECISION, seat, wonder, place, production_of_card(card, slot), price)


def ready_pay(table: Table) -> bool:
    seat, wonder = table.seat, table.number(frames.THE_WONDER)
    if table.number(frames.PRODUCTION) < table.number(frames.COST):
        return True
    table.pop()
    push_numbers(table, HOUSE_WONDER, seat, wonder)
    return False


def fill_pay(table: Table, actions: vec[i64]) -> i64:
    """What would give more as a resource is not offered as a trade token."""
    seat, wonder = table.seat, table.number(frames.THE_WONDER)
    spends = fill_spends(table, seat, table.number(frames.PAID_AT), actions, 0)
    filled: i64 = 0
    for place in range(spends):
        action = actions[place]
        if action < SPEND_NATURAL or not payable_natural(table, seat, wonder, action - SPEND_NATURAL):
            actions[filled] = action
            filled += 1
    for resource in range(RESOURCES):
        if WONDER_RESOURCES[wonder] & BIT[resource] and table.realm(seat, RESOURCE + resource):
            actions[filled] = PAY + resource
            filled += 1
    for natural in range(NATURAL_WONDERS):
        if payable_natural(table, seat, wonder, natural):
            actions[filled] = PAY_NATURAL + natural
            filled += 1
    return filled


def apply_pay(table: Table, action: i64) -> None:
    seat, place, paid = table.seat, table.number(frames.PAID_AT), table.number(frames.PRODUCTION)
    if action >= PAY_NATURAL:
        table.set_number(frames.PRODUCTION, paid + RESOURCE_PRODUCTION)
        spend_natural(table, seat, action - PAY_NATURAL, table.leads(seat, ROOSEVELT))
    elif action >= PAY:
        table.set_number(frames.PRODUCTION, paid + RESOURCE_PRODUCTION)
        move_resource(table, seat, action - PAY, -1)
        table.tell(events.RESOURCE_SPENT, seat, action - PAY)
    else:
        table.set_number(frames.PRODUCTION, paid + 1)
        spend(table, seat, place, action)


# --- housing (R8.10, R9.11) -----------------------------------------------------------------------


def ready_house(table: Table) -> bool:
    """Into the only free city a wonder goes by itself."""
    seat = table.seat
    cities = without(table.cities(seat), table.set(WITH_WONDER))
    if size(cities) > 1:
        table.choose_among(cities)
        return True
    house(table, first(cities))
    return False


def apply_house(table: Table, action: i64) -> None:
    house(table, action - HOUSE)


def house(table: Table, space: i64) -> None:
    seat, wonder = table.seat, table.number(frames.THE_WONDER)
    captured_from = table.number(frames.CAPTURED_FROM)
    table.pop()
    table.set_wonder(wonder, space)
    if captured_from:
        table.tell(events.WONDER_GAINED, seat, wonder)
        lose_wonder(table, table.owner(captured_from - 1), wonder)
    else:
        finish_building(table, seat, wonder, space)
    agendas.check_all(table)


def finish_building(table: Table, seat: i64, wonder: i64, space: i64) -> None:
    deck = DECK_OF[wonder]
    table.tell(events.WONDER_BUILT, seat, wonder, space)
    table.take_faceup(deck)
    if table.faceup(deck) != NO_WONDER:
        table.tell(events.WONDER_REVEALED, table.faceup(deck))
    if wonder == PYRAMIDS:
        push_numbers(table, GAIN_CARD, seat, 0, PYRAMID_CARDS, 0, frames.BY_PYRAMIDS)
    elif wonder == PORCELAIN_TOWER:
        push_numbers(table, GAIN_CARD, seat, 0, PORCELAIN_CARDS, 0, frames.BY_PORCELAIN_TOWER)
    elif wonder == POTALA_PALACE:
        others = (BIT[table.seats] - 1) & ~BIT[seat]
        push_numbers(table, TAKE_PACT, seat, others, POTALA_CARDS)
