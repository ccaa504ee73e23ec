"""Offers: trade, culture, resource tokens and culture events for others of them (R6.2, R21.7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.culture import held_event, limit_events
from ludopolis.games.civilization.effects.holdings import held, held_token
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import hut, village
from ludopolis.games.civilization.state import (
    BACKS,
    CULTURE,
    EVENT_BACKS,
    HELD,
    HUT_BACKS,
    NOBODY,
    OFFERS,
    PERSON_BACKS,
    RESOURCES,
    TRADE,
    VILLAGE_BACKS,
    Table,
)
from ludopolis.games.civilization.tables import (
    EVENT_LEVEL,
    EVENTS_FROM,
    HUT_RESOURCE,
    MOST_TRADE,
    VILLAGE_RESOURCE,
)

OFFERS_A_TURN: Final[i64] = 2
ITEMS: Final[i64] = 3  # a side
MARKET_RESOURCES: Final[i64] = 4
LEVELS: Final[i64] = 3

# An offer: with whom, what is given (actions, in ascending order, 0 for none), what is asked.
RIVAL: Final[i64] = 0
GIVEN: Final[i64] = 1
ASKED: Final[i64] = 4

_ROOM: Final[vec[i64]] = vec[i64]([0] * 64)


def begin_offer(table: Table, seat: i64, rival: i64) -> None:
    """The seat puts an offer together; it counts as made."""
    table.add(seat, OFFERS, 1)
    table.ask(frames.MAKE_OFFER, seat, rival)


def can_offer(table: Table, seat: i64, rival: i64) -> bool:
    """Whether the two have anything to exchange, as far as the seat knows."""
    if has_goods(table, seat) or has_goods(table, rival) or held(table, rival, HUT_BACKS, BACKS):
        return True
    if resources(table, seat, HUT_BACKS, VILLAGE_BACKS, HUT_RESOURCE):
        return True
    return resources(table, seat, VILLAGE_BACKS, BACKS, VILLAGE_RESOURCE) > 0


def has_goods(table: Table, seat: i64) -> bool:
    """Trade, culture, a market resource or an event."""
    if table.of(seat, TRADE) or table.of(seat, CULTURE):
        return True
    for which in range(MARKET_RESOURCES):
        if table.of(seat, RESOURCES + which):
            return True
    return held(table, seat, EVENT_BACKS, PERSON_BACKS) > 0


def held_of(table: Table, seat: i64, first: i64, end: i64, face: i64) -> i64:
    """How many of them are of one kind."""
    count: i64 = 0
    for back in range(first, end):
        if table.place(back) == HELD + seat and table.face(back) == face:
            count += 1
    return count


# --- putting an offer together --------------------------------------------------------------------


class MakeOffer(Handler):
    """Item by item, in the order of the actions, so that there is one way to say each offer."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        if table.number(GIVEN) or table.number(ASKED):
            actions[0] = verbs.PROPOSE
            count = 1
        if not table.number(ASKED) and items_of(table, GIVEN) < ITEMS:
            count = fill_given(table, actions, count)
        if items_of(table, ASKED) < ITEMS:
            count = fill_asked(table, actions, count)
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        if action == verbs.PROPOSE:
            propose(table)
        elif action < verbs.ASK_TRADE:
            table.set_number(GIVEN + items_of(table, GIVEN), action)
        else:
            table.set_number(ASKED + items_of(table, ASKED), action)


def items_of(table: Table, side: i64) -> i64:
    """How many items a side of the offer on top has."""
    count: i64 = 0
    while count < ITEMS and table.number(side + count):
        count += 1
    return count


def last_item(table: Table, side: i64) -> i64:
    count = items_of(table, side)
    return table.number(side + count - 1) if count else 0


def times(table: Table, side: i64, item: i64) -> i64:
    """How often an item is on a side."""
    count: i64 = 0
    for place in range(ITEMS):
        if table.number(side + place) == item:
            count += 1
    return count


def fill_given(table: Table, actions: vec[i64], count: i64) -> i64:
    """Append what the seat on top can still give: it knows what it holds."""
    seat, last = table.seat, last_item(table, GIVEN)
    if last < verbs.GIVE_TRADE:
        count = fill_amounts(verbs.GIVE_TRADE, table.of(seat, TRADE), actions, count)
    if last < verbs.GIVE_CULTURE:
        count = fill_amounts(verbs.GIVE_CULTURE, table.of(seat, CULTURE), actions, count)
    for which in range(MARKET_RESOURCES):
        count = add_item(table, GIVEN, verbs.GIVE + which, table.of(seat, RESOURCES + which), actions, count)
    for which in range(hut.COUNT):
        if HUT_RESOURCE[which] >= 0:
            amount = held_of(table, seat, HUT_BACKS, VILLAGE_BACKS, which)
            count = add_item(table, GIVEN, verbs.GIVE_HUT + which, amount, actions, count)
    for which in range(village.COUNT):
        if VILLAGE_RESOURCE[which] >= 0:
            amount = held_of(table, seat, VILLAGE_BACKS, BACKS, which)
            count = add_item(table, GIVEN, verbs.GIVE_VILLAGE + which, amount, actions, count)
    return fill_given_events(table, actions, count)


def fill_given_events(table: Table, actions: vec[i64], count: i64) -> i64:
    seat = table.seat
    for back in range(EVENT_BACKS, PERSON_BACKS):
        which = table.face(back)
        if table.place(back) == HELD + seat and held_event(table, seat, which) == back:
            amount = held_of(table, seat, EVENT_BACKS, PERSON_BACKS, which)
            count = add_item(table, GIVEN, verbs.GIVE_EVENT + which, amount, actions, count)
    return count


def fill_asked(table: Table, actions: vec[i64], count: i64) -> i64:
    """Append what the seat on top can ask for, by what everybody can see of the other."""
    rival, last = table.number(RIVAL), last_item(table, ASKED)
    if last < verbs.ASK_TRADE:
        count = fill_amounts(verbs.ASK_TRADE, table.of(rival, TRADE), actions, count)
    if last < verbs.ASK_CULTURE:
        count = fill_amounts(verbs.ASK_CULTURE, table.of(rival, CULTURE), actions, count)
    for which in range(MARKET_RESOURCES):
        count = add_item(table, ASKED, verbs.ASK + which, table.of(rival, RESOURCES + which), actions, count)
    huts, villages = held(table, rival, HUT_BACKS, VILLAGE_BACKS), held(table, rival, VILLAGE_BACKS, BACKS)
    count = add_item(table, ASKED, verbs.ASK_HUT, huts, actions, count)
    count = add_item(table, ASKED, verbs.ASK_VILLAGE, villages, actions, count)
    for level in range(1, LEVELS + 1):
        amount = held_of_level(table, rival, level)
        count = add_item(table, ASKED, verbs.ASK_EVENT + level - 1, amount, actions, count)
    return count


def held_of_level(table: Table, seat: i64, level: i64) -> i64:
    return held(table, seat, EVENT_BACKS + EVENTS_FROM[level], EVENT_BACKS + EVENTS_FROM[level + 1])


def fill_amounts(verb: i64, most: i64, actions: vec[i64], count: i64) -> i64:
    for amount in range(1, (most if most < verbs.MOST_AMOUNT else verbs.MOST_AMOUNT) + 1):
        actions[count] = verb + amount
        count += 1
    return count


def add_item(table: Table, side: i64, item: i64, amount: i64, actions: vec[i64], count: i64) -> i64:
    """Append an item of which there are still some, after those already named."""
    if item < last_item(table, side) or times(table, side, item) >= amount:
        return count
    actions[count] = item
    return count + 1


# --- answering an offer ---------------------------------------------------------------------------


def propose(table: Table) -> None:
    """The offer on top goes to the other player."""
    seat, rival = table.seat, table.number(RIVAL)
    table.tell(events.OFFER_MADE, seat, rival)
    turn_over(table, frames.ANSWER_OFFER, rival)
    table.set_number(RIVAL, seat)


def turn_over(table: Table, kind: i64, seat: i64) -> None:
    """The frame on top becomes another question, with the same numbers."""
    table.frames[table.top] = kind
    table.frames[table.top + 1] = seat


class AnswerOffer(Handler):
    """Accept or reject; only what one really has can be accepted."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = verbs.REJECT
        if not can_fulfil(table):
            return 1
        actions[1] = verbs.ACCEPT
        return 2

    def carry_out(self, table: Table, action: i64) -> None:
        seat, rival = table.seat, table.number(RIVAL)
        if action == verbs.REJECT:
            table.pop()
            table.tell(events.OFFER_REJECTED, seat, rival)
        else:
            table.tell(events.OFFER_ACCEPTED, seat, rival)
            turn_over(table, frames.GIVE_ASKED, seat)


def can_fulfil(table: Table) -> bool:
    """Whether the tokens asked for are resources: a Teacher or Friendly Workers cannot be given (R6.2)."""
    seat = table.seat
    return times(table, ASKED, verbs.ASK_HUT) <= resources(
        table, seat, HUT_BACKS, VILLAGE_BACKS, HUT_RESOURCE
    ) and times(table, ASKED, verbs.ASK_VILLAGE) <= resources(
        table, seat, VILLAGE_BACKS, BACKS, VILLAGE_RESOURCE
    )


def resources(table: Table, seat: i64, first: i64, end: i64, resource_of: vec[i64]) -> i64:
    count: i64 = 0
    for back in range(first, end):
        if table.place(back) == HELD + seat and resource_of[table.face(back)] >= 0:
            count += 1
    return count


class GiveAsked(Handler):
    """Who accepts picks which tokens and events; then all changes hands at once."""

    def proceed(self, table: Table) -> bool:
        place = next_pick(table)
        if place == NOBODY:
            exchange(table)
            return False
        if self.is_open(table, table.number(place)):
            return True
        count = self.fill(table, _ROOM)
        self.carry_out(table, _ROOM[count - 1])
        return False

    def is_open(self, table: Table, asked: i64) -> bool:
        """Whether there is a choice, as far as everybody can see: more than is asked for."""
        seat = table.seat
        if asked == verbs.ASK_HUT:
            return held(table, seat, HUT_BACKS, VILLAGE_BACKS) > picks(
                table, asked, verbs.GIVE_HUT, hut.COUNT
            )
        if asked == verbs.ASK_VILLAGE:
            given = picks(table, asked, verbs.GIVE_VILLAGE, village.COUNT)
            return held(table, seat, VILLAGE_BACKS, BACKS) > given
        level = asked - verbs.ASK_EVENT + 1
        return held_of_level(table, seat, level) > times(table, ASKED, asked) + picked_of_level(table, level)

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        asked = table.number(next_pick(table))
        seat = table.seat
        count: i64 = 0
        if asked == verbs.ASK_HUT:
            return fill_tokens(table, HUT_BACKS, VILLAGE_BACKS, verbs.GIVE_HUT, HUT_RESOURCE, actions)
        if asked == verbs.ASK_VILLAGE:
            return fill_tokens(table, VILLAGE_BACKS, BACKS, verbs.GIVE_VILLAGE, VILLAGE_RESOURCE, actions)
        level = asked - verbs.ASK_EVENT + 1
        for back in range(EVENT_BACKS + EVENTS_FROM[level], EVENT_BACKS + EVENTS_FROM[level + 1]):
            which = table.face(back)
            if table.place(back) != HELD + seat or held_event(table, seat, which) != back:
                continue
            owned = held_of(table, seat, EVENT_BACKS, PERSON_BACKS, which)
            if owned > times(table, ASKED, verbs.GIVE_EVENT + which):
                actions[count] = verbs.GIVE_EVENT + which
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        table.set_number(next_pick(table), action)


def next_pick(table: Table) -> i64:
    """The first item that still has to be picked, or NOBODY."""
    for place in range(ASKED, ASKED + ITEMS):
        if verbs.ASK_HUT <= table.number(place) < verbs.PROPOSE:
            return place
    return NOBODY


def picks(table: Table, asked: i64, verb: i64, kinds: i64) -> i64:
    """How many of the items asked for are tokens of one sort, picked or not."""
    count = times(table, ASKED, asked)
    for which in range(kinds):
        count += times(table, ASKED, verb + which)
    return count


def picked_of_level(table: Table, level: i64) -> i64:
    count: i64 = 0
    for place in range(ASKED, ASKED + ITEMS):
        which = table.number(place) - verbs.GIVE_EVENT
        if 0 <= which < verbs.ASK_TRADE - verbs.GIVE_EVENT and EVENT_LEVEL[which] == level:
            count += 1
    return count


def fill_tokens(
    table: Table, first: i64, end: i64, verb: i64, resource_of: vec[i64], actions: vec[i64]
) -> i64:
    """Write the kinds of resource tokens that can still be picked."""
    count: i64 = 0
    for which in range(len(resource_of)):
        if resource_of[which] < 0:
            continue
        if held_of(table, table.seat, first, end, which) > times(table, ASKED, verb + which):
            actions[count] = verb + which
            count += 1
    return count


# --- the exchange ---------------------------------------------------------------------------------


def exchange(table: Table) -> None:
    """Everything of the offer on top changes hands."""
    seat, rival = table.seat, table.number(RIVAL)
    for place in range(ITEMS):
        give(table, rival, seat, table.number(GIVEN + place))
        give(table, seat, rival, asked_as_given(table.number(ASKED + place)))
    # What came in the same moment fits only after what was given has gone.
    for player in (seat, rival):
        if table.of(player, TRADE) > MOST_TRADE:
            table.set_of(player, TRADE, MOST_TRADE)
    table.pop()
    limit_events(table, seat)
    limit_events(table, rival)


def asked_as_given(item: i64) -> i64:
    """The item by which the other gives what was asked."""
    if verbs.ASK_TRADE <= item < verbs.ASK_HUT:
        return item - verbs.ASK_TRADE + verbs.GIVE_TRADE
    return item


def give(table: Table, seat: i64, rival: i64, item: i64) -> None:
    """One item goes from the seat to the rival."""
    if item >= verbs.GIVE_EVENT:
        give_card(table, seat, rival, held_event(table, seat, item - verbs.GIVE_EVENT), events.EVENT_GIVEN)
    elif item >= verbs.GIVE_VILLAGE:
        back = held_token(table, seat, VILLAGE_BACKS, BACKS, item - verbs.GIVE_VILLAGE)
        give_card(table, seat, rival, back, events.VILLAGE_GIVEN)
    elif item >= verbs.GIVE_HUT:
        back = held_token(table, seat, HUT_BACKS, VILLAGE_BACKS, item - verbs.GIVE_HUT)
        give_card(table, seat, rival, back, events.HUT_GIVEN)
    elif item >= verbs.GIVE:
        hand_over(table, seat, rival, RESOURCES + item - verbs.GIVE, 1)
        table.tell(events.RESOURCE_GIVEN, seat, rival, item - verbs.GIVE)
    elif item >= verbs.GIVE_CULTURE:
        hand_over(table, seat, rival, CULTURE, item - verbs.GIVE_CULTURE)
        table.tell(events.CULTURE_GIVEN, seat, rival, item - verbs.GIVE_CULTURE)
    elif item:
        hand_over(table, seat, rival, TRADE, item - verbs.GIVE_TRADE)
        table.tell(events.TRADE_GIVEN, seat, rival, item - verbs.GIVE_TRADE)


def hand_over(table: Table, seat: i64, rival: i64, place: i64, amount: i64) -> None:
    table.add(seat, place, -amount)
    table.add(rival, place, amount)


def give_card(table: Table, seat: i64, rival: i64, back: i64, told: i64) -> None:
    """The giver remembers what he gave."""
    table.make_known(back, seat)
    table.move_card(back, HELD + rival)
    table.tell(told, seat, rival, table.face(back))
