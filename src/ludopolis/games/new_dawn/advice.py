"""How good a position looks, from what everybody can see. For the bots; not part of the rules.

A player thinks of the victory cards first: which are met, and how near the better agenda of each other is,
with what is on the way to it: cities that fill up, goods saved for a wonder, wonders and city-states within
reach. Whether that is within reach depends on the row: mountains beside a city wait for the culture card to
rise, a wonder for the industry card, a city-state for the military one, and whoever plays such a card too
early gives the slot away. Then of what makes agendas come sooner: cities, above all mature ones, better
cards, wonders, goods; and of what is in danger. The weights were found in games of greedy players with
different ones.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.new_dawn.agendas import progress
from ludopolis.games.new_dawn.land import UP_TO
from ludopolis.games.new_dawn.reach import HARDEST, counted_as_own, mature_cities, open_for_tokens
from ludopolis.games.new_dawn.rules import effective_slot
from ludopolis.games.new_dawn.scoring import reward
from ludopolis.games.new_dawn.spaces import both, first, one, size, some, without
from ludopolis.games.new_dawn.state import (
    DIAL,
    NO_WONDER,
    NOBODY,
    RESOURCE,
    WITH_BARBARIAN,
    WITH_NATURAL,
    WITH_STATE,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    AGENDA,
    AGENDA_COUNT,
    AGENDA_DECK,
    CARAVANS,
    CARD_LEVEL,
    CULTURE,
    DIAL_LAST,
    DIAL_LEVEL,
    INDUSTRY,
    MILITARY,
    POPULOUS,
    PRESERVATIONIST,
    RESOURCES,
    SLOTS,
    SPACES,
    VICTORY_CARDS,
    WARMONGER,
)
from ludopolis.games.new_dawn.wonders import cost, most_production

MET: Final[float] = 10.0  # a victory card
NEAR: Final[float] = 5.9  # a victory card whose agenda is all but met
SECOND_AGENDA: Final[float] = 0.2  # how much the agenda of a card counts that is further away
LAST_STEPS: Final[float] = 0.53  # how much more the last steps to an agenda count than the first
# What is on the way to an agenda, in what the agenda counts.
FILLED_CITY: Final[float] = 0.42
SAVED_WONDER: Final[float] = 0.45
NATURAL_IN_REACH: Final[float] = 0.3
STATE_IN_REACH: Final[float] = 0.18

CITY: Final[float] = 0.38
MATURE: Final[float] = 0.5
FILLING: Final[float] = 0.24
NEXT_TOKEN: Final[float] = 0.5  # what the culture card can fill next, in what is filled
SPACE: Final[float] = 0.092
REINFORCED: Final[float] = 0.043
WONDER: Final[float] = 1.03
NATURAL_WONDER: Final[float] = 0.46
RESOURCE_TOKEN: Final[float] = 0.16
CARAVAN: Final[float] = 0.056
BESIEGED: Final[float] = 0.14  # a friendly space next to a barbarian
LEVEL: Final[float] = 0.31
TEMPO: Final[float] = 0.018  # a good card that waits in a high slot
TRADE_TOKEN: Final[float] = 0.084
NEXT_CARD: Final[float] = 0.2  # the whole way of the dial to the next card
STEEPNESS: Final[float] = 0.35  # how surely the better position wins


def promise(table: Table, seat: i64) -> float:
    """What a player has, in points of our own."""
    filled = filled_cities(table, seat)
    return agendas_worth(table, seat, filled) + realm_worth(table, seat, filled) + row_worth(table, seat)


def filled_cities(table: Table, seat: i64) -> float:
    """How far cities are from being mature, added up: the square of the share of what lies around each.

    A free space counts in part as soon as the culture card can take it, a harder one the more the higher the
    card has risen.
    """
    own, left = counted_as_own(table, seat), table.cities(seat)
    slot = slot_of(table, seat, CULTURE)
    free = open_for_tokens(table, table.land.set(UP_TO + HARDEST))
    easy = both(free, table.land.set(UP_TO + slot))
    hard = without(free, easy)
    total = 0.0
    while some(left):
        city = first(left)
        left = without(left, one(city))
        near = table.land.near_set(city)
        missing = without(near, own)
        if some(missing):
            risen = float(slot * size(both(missing, hard))) / float(SLOTS)
            next_tokens = NEXT_TOKEN * (float(size(both(missing, easy))) + risen)
            share = 1.0 - (float(size(missing)) - next_tokens) / float(size(near))
            total += share * share
    return total


def slot_of(table: Table, seat: i64, type: i64) -> i64:
    """The slot that counts for the card of a type; 0 without such a card."""
    place = table.place_of_type(seat, type)
    return 0 if place == NOBODY else effective_slot(table, seat, place)


def height(table: Table, seat: i64, type: i64) -> float:
    """The slot as a share of the highest one, in which a card does most."""
    return float(slot_of(table, seat, type)) / float(SLOTS)


# --- agendas --------------------------------------------------------------------------------------


def agendas_worth(table: Table, seat: i64, filled: float) -> float:
    worth = 0.0
    for victory_card in range(VICTORY_CARDS):
        if table.victory_cards & BIT[victory_card]:
            if table.marked(seat, victory_card):
                worth += MET
            else:
                these = nearness(table, seat, AGENDA[2 * victory_card], filled)
                those = nearness(table, seat, AGENDA[2 * victory_card + 1], filled)
                better, other = (these, those) if these > those else (those, these)
                worth += NEAR * (better + SECOND_AGENDA * other)
    return worth


def nearness(table: Table, seat: i64, agenda: i64, filled: float) -> float:
    """From 0 to 1; the last steps count more than the first."""
    done = float(progress(table, seat, agenda)) + on_the_way(table, seat, agenda, filled)
    share = done / float(AGENDA_COUNT[agenda])
    return share * (1.0 - LAST_STEPS + LAST_STEPS * share) if share < 1.0 else 1.0


def on_the_way(table: Table, seat: i64, agenda: i64, filled: float) -> float:
    if AGENDA_DECK[agenda] >= 0:
        return SAVED_WONDER * saved(table, seat, AGENDA_DECK[agenda])
    if agenda == POPULOUS:
        return FILLED_CITY * filled
    if agenda == PRESERVATIONIST:
        in_reach = both(table.land.around(table.cities(seat)), table.set(WITH_NATURAL))
        return NATURAL_IN_REACH * height(table, seat, CULTURE) * float(size(in_reach))
    if agenda == WARMONGER:
        in_reach = both(table.land.around(table.friendly(seat)), table.set(WITH_STATE))
        return STATE_IN_REACH * height(table, seat, MILITARY) * float(size(in_reach))
    return 0.0


def saved(table: Table, seat: i64, deck: i64) -> float:
    """The share of the price of a deck's next wonder that the player can pay now."""
    wonder, place = table.faceup(deck), table.place_of_type(seat, INDUSTRY)
    if wonder == NO_WONDER or place == NOBODY:
        return 0.0
    price, slot = cost(table, seat, wonder), effective_slot(table, seat, place)
    production = most_production(table, seat, wonder, table.card(seat, place), slot, place)
    return 1.0 if production >= price else float(production) / float(price)


# --- the rest -------------------------------------------------------------------------------------


def realm_worth(table: Table, seat: i64, filled: float) -> float:
    friendly = table.friendly(seat)
    besieged = both(friendly, table.land.around(table.set(WITH_BARBARIAN)))
    worth = CITY * float(table.city_count(seat)) + SPACE * float(size(friendly))
    worth += MATURE * float(size(mature_cities(table, seat))) + FILLING * filled
    worth += REINFORCED * float(size(table.reinforced(seat))) - BESIEGED * float(size(besieged))
    worth += WONDER * float(table.wonder_count(seat)) + NATURAL_WONDER * float(table.natural_count(seat))
    for resource in range(RESOURCES):
        worth += RESOURCE_TOKEN * float(table.realm(seat, RESOURCE + resource))
    for caravan in range(CARAVANS):
        if table.caravan(seat, caravan) < SPACES:
            worth += CARAVAN
    return worth


def row_worth(table: Table, seat: i64) -> float:
    worth = NEXT_CARD * way_to_next_card(table.realm(seat, DIAL))
    for place in range(SLOTS):
        level = CARD_LEVEL[table.card(seat, place)]
        worth += float(level) * (LEVEL + TEMPO * float(place))
        worth += TRADE_TOKEN * float(table.trade(seat, place))
    return worth


def way_to_next_card(dial: i64) -> float:
    """The share of the spaces between two level spaces of the dial that it has gone."""
    last, following = dial, dial + 1
    while last > 0 and DIAL_LEVEL[last] == 0:
        last -= 1
    while following < DIAL_LAST and DIAL_LEVEL[following] == 0:
        following += 1
    return float(dial - last) / float(following - last)


def chance_to_win(table: Table, seat: i64) -> float:
    """The promises as chances that add up to 1."""
    if table.over:
        return reward(table, seat)
    own = promise(table, seat)
    total = 0.0
    for other in range(table.seats):
        total += 1.0 if other == seat else exp(STEEPNESS * (promise(table, other) - own))
    return 1.0 / total
