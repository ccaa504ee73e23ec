"""Trade and culture, the culture track with its rewards, and culture events in hand (R7.14, R7.15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.decks import discard, next_card
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import investment, person, tech, wonder
from ludopolis.games.civilization.modifiers import (
    EVENT_LIMIT,
    hand_from_techs,
    has_person,
    has_wonder,
    tier,
)
from ludopolis.games.civilization.persons import gain_person
from ludopolis.games.civilization.state import (
    ADVANCED,
    CULTURE,
    EVENT_BACKS,
    HELD,
    NOBODY,
    PERSON_BACKS,
    TRACK,
    TRADE,
    Table,
)
from ludopolis.games.civilization.tables import (
    EVENT_REWARD,
    EVENTS_FROM,
    LAST_SPACE,
    MOST_TRADE,
    PERSON_REWARD,
    SPACE_CULTURE,
    SPACE_REWARD,
    SPACE_SECTION,
    SPACE_TRADE,
    TIER_DISCOUNT,
    TIER_HAND,
    TIERS,
)
from ludopolis.games.civilization.tables import EVENTS as EVENT_KINDS

CRISTO_HAND: Final[i64] = 4
VALMIKI_HAND: Final[i64] = 2
COMPUTER_COINS: Final[i64] = 5  # for one more card in hand
ECOLOGY_COINS: Final[i64] = 3  # for one trade less a space

# rewards: spaces still to be chosen, the last one looked at, the set of those to be entered, whether they are
# paid.
TO_CHOOSE: Final[i64] = 0
LOOKED_AT: Final[i64] = 1
TO_ENTER: Final[i64] = 2
PAID: Final[i64] = 3

# keep_event: the level, how many are still to be drawn, and the backs + 1 of the two to choose from.
LEVEL: Final[i64] = 0
TO_DRAW: Final[i64] = 1
DRAWN: Final[i64] = 2
ALSO_DRAWN: Final[i64] = 3

# discard_event: whether one may stop, and go on below the limit.
FREELY: Final[i64] = 0


# --- trade and culture ----------------------------------------------------------------------------


def gain_trade(table: Table, seat: i64, amount: i64) -> None:
    """The dial stops at 27 (R6.1)."""
    room = MOST_TRADE - table.of(seat, TRADE)
    gained = amount if amount < room else room
    if gained > 0:
        table.add(seat, TRADE, gained)
        table.tell(events.TRADE_GAINED, seat, gained)


def spend_trade(table: Table, seat: i64, amount: i64) -> None:
    if amount:
        table.add(seat, TRADE, -amount)
        table.tell(events.TRADE_SPENT, seat, amount)


def gain_culture(table: Table, seat: i64, amount: i64) -> None:
    if amount > 0:
        table.add(seat, CULTURE, amount)
        table.tell(events.CULTURE_GAINED, seat, amount)


def spend_culture(table: Table, seat: i64, amount: i64) -> None:
    if amount:
        table.add(seat, CULTURE, -amount)
        table.tell(events.CULTURE_SPENT, seat, amount)


# --- the culture track ----------------------------------------------------------------------------


def own_section(table: Table, seat: i64) -> i64:
    """The section, and so the deck, of the space on which the marker stands; on space 0 the first
    (R16.35)."""
    space = table.of(seat, TRACK)
    return SPACE_SECTION[space] if space else 1


def space_culture(table: Table, seat: i64, space: i64) -> i64:
    """What entering a space costs in culture, with the Endowment for the Arts (R16.8)."""
    reached = tier(table, seat, investment.ENDOWMENT_FOR_THE_ARTS)
    if reached == NOBODY:
        return SPACE_CULTURE[space]
    discount = TIER_DISCOUNT[investment.ENDOWMENT_FOR_THE_ARTS * TIERS + reached]
    return less(SPACE_CULTURE[space], discount)


def space_trade(table: Table, seat: i64, space: i64) -> i64:
    """What entering a space costs in trade, with Ecology (R16.8)."""
    price = SPACE_TRADE[space]
    if price and table.knows(seat, tech.ECOLOGY):
        return less(price, coins(table, seat) // ECOLOGY_COINS)
    return price


def less(price: i64, discount: i64) -> i64:
    return price - discount if price > discount else 0


def affords(table: Table, seat: i64, entered: i64, after: i64, count: i64) -> bool:
    """Whether the seat can pay for a set of spaces and so many more right after a space."""
    culture: i64 = 0
    trade: i64 = 0
    if after + count > LAST_SPACE:
        return False
    for space in range(table.of(seat, TRACK) + 1, after + count + 1):
        if entered & BIT[space] or space > after:
            culture += space_culture(table, seat, space)
            trade += space_trade(table, seat, space)
    return culture <= table.of(seat, CULTURE) and trade <= table.of(seat, TRADE)


def fill_advances(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    """Append how many spaces the seat can advance for culture and trade (R7.14)."""
    if table.flag(seat, ADVANCED):
        return count
    space = table.of(seat, TRACK)
    spaces: i64 = 1
    while affords(table, seat, 0, space, spaces):
        actions[count] = verbs.ADVANCE + spaces
        count += 1
        spaces += 1
    return count


def advance_paid(table: Table, seat: i64, spaces: i64) -> None:
    """The one advance of the turn for culture and trade."""
    table.set_flag(seat, ADVANCED)
    table.ask(frames.REWARDS, seat, spaces, table.of(seat, TRACK), 0, 1)


def advance_free(table: Table, seat: i64, spaces: i64) -> None:
    """An advance that costs nothing."""
    if spaces > 0:
        table.ask(frames.REWARDS, seat, spaces, NOBODY, 0, 0)


class Rewards(Handler):
    """An advance: first the spaces are chosen, then all are paid, then they are entered in order (R21.12)."""

    def proceed(self, table: Table) -> bool:
        if table.number(LOOKED_AT) == NOBODY:  # another advance may have come between
            table.set_number(LOOKED_AT, table.of(table.seat, TRACK))
        if table.number(TO_CHOOSE) and table.number(LOOKED_AT) < LAST_SPACE:
            self.choose(table)
        elif table.number(PAID):
            self.pay(table)
        elif table.number(TO_ENTER):
            self.enter(table)
        else:
            table.pop()
        return False

    def choose(self, table: Table) -> None:
        if can_skip(table):
            table.push(frames.ADVANCE, table.seat)
        else:
            take_space(table)

    def pay(self, table: Table) -> None:
        culture: i64 = 0
        trade: i64 = 0
        seat = table.seat
        for space in range(LAST_SPACE + 1):
            if table.number(TO_ENTER) & BIT[space]:
                culture += space_culture(table, seat, space)
                trade += space_trade(table, seat, space)
        table.set_number(PAID, 0)
        spend_culture(table, seat, culture)
        spend_trade(table, seat, trade)

    def enter(self, table: Table) -> None:
        space: i64 = 0
        while not table.number(TO_ENTER) & BIT[space]:
            space += 1
        table.set_number(TO_ENTER, table.number(TO_ENTER) & ~BIT[space])
        seat = table.seat
        table.set_of(seat, TRACK, space)
        table.tell(events.TRACK_ADVANCED, seat, space)
        if SPACE_REWARD[space] == EVENT_REWARD:
            draw_event(table, seat, SPACE_SECTION[space])
        elif SPACE_REWARD[space] == PERSON_REWARD:
            gain_person(table, seat)


def take_space(table: Table) -> None:
    """The advance on top enters the next space."""
    space = table.number(LOOKED_AT) + 1
    table.set_number(LOOKED_AT, space)
    table.set_number(TO_ENTER, table.number(TO_ENTER) | BIT[space])
    table.set_number(TO_CHOOSE, table.number(TO_CHOOSE) - 1)


def can_skip(table: Table) -> bool:
    """Whether the advance on top may skip its next space, which another marker holds (Shakespeare, R16.7)."""
    seat = table.seat
    space = table.number(LOOKED_AT) + 1
    if not is_held(table, seat, space) or not has_person(table, seat, person.WILLIAM_SHAKESPEARE):
        return False
    left = table.number(TO_CHOOSE)
    if not table.number(PAID):
        return space < LAST_SPACE
    return affords(table, seat, table.number(TO_ENTER), space, left)


def is_held(table: Table, seat: i64, space: i64) -> bool:
    """Whether the marker of another player stands on a space."""
    for other in range(table.seats):
        if other != seat and table.of(other, TRACK) == space:
            return True
    return False


class Advance(Handler):
    """Whether to enter the next space or to skip it (R16.7)."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = verbs.ENTER
        actions[1] = verbs.SKIP
        return 2

    def carry_out(self, table: Table, action: i64) -> None:
        table.pop()
        if action == verbs.ENTER:
            take_space(table)
        else:
            table.set_number(LOOKED_AT, table.number(LOOKED_AT) + 1)


# --- culture events in hand -----------------------------------------------------------------------


def event_limit(table: Table, seat: i64) -> i64:
    """How many culture events the seat may hold."""
    limit = EVENT_LIMIT + hand_from_techs(table, seat)
    if has_wonder(table, seat, wonder.CRISTO_REDENTOR):
        limit += CRISTO_HAND
    if has_person(table, seat, person.VALMIKI):
        limit += VALMIKI_HAND
    if table.knows(seat, tech.COMPUTERS):
        limit += coins(table, seat) // COMPUTER_COINS
    reached = tier(table, seat, investment.ENDOWMENT_FOR_THE_ARTS)
    if reached != NOBODY:
        limit += TIER_HAND[investment.ENDOWMENT_FOR_THE_ARTS * TIERS + reached]
    return limit


def event_count(table: Table, seat: i64) -> i64:
    count: i64 = 0
    for back in range(EVENT_BACKS, PERSON_BACKS):
        if table.place(back) == HELD + seat:
            count += 1
    return count


def limit_events(table: Table, seat: i64) -> None:
    """Whoever holds too many culture events discards at once (R7.15)."""
    if event_count(table, seat) > event_limit(table, seat):
        table.push(frames.DISCARD_EVENT, seat)


def held_event(table: Table, seat: i64, event: i64) -> i64:
    """The back of a culture event in hand, or NOBODY."""
    for back in range(EVENT_BACKS, PERSON_BACKS):
        if table.place(back) == HELD + seat and table.face(back) == event:
            return back
    return NOBODY


def discard_event(table: Table, back: i64) -> None:
    """Face up under the deck of its level."""
    seat = table.place(back) - HELD
    discard(table, back)
    table.tell(events.EVENT_DISCARDED, seat, table.face(back))


def draw_event(table: Table, seat: i64, level: i64, count: i64 = 1) -> None:
    """Draw culture events of a level, one after the other, then discard down to the limit (R7.15)."""
    table.ask(frames.KEEP_EVENT, seat, level, count)


def take_event(table: Table, seat: i64, level: i64) -> i64:
    """The top card of a deck into the hand; its back, or NOBODY if there is no card at all."""
    first, end = EVENT_BACKS + EVENTS_FROM[level], EVENT_BACKS + EVENTS_FROM[level + 1]
    back = next_card(table, events.CHANCE_EVENTS, first, end)
    if back != NOBODY:
        table.move_card(back, HELD + seat)
        table.tell(events.EVENT_DRAWN, seat, level - 1)
        table.tell(events.EVENT_SEEN, seat, table.face(back))
    return back


class KeepEvent(Handler):
    """Events to be drawn; whoever knows Mysticism draws two for each and keeps one of them."""

    def proceed(self, table: Table) -> bool:
        if table.number(ALSO_DRAWN):
            return True
        seat = table.seat
        if not table.number(TO_DRAW):
            table.pop()
            limit_events(table, seat)
            return False
        table.set_number(TO_DRAW, table.number(TO_DRAW) - 1)
        first = take_event(table, seat, table.number(LEVEL))
        if first != NOBODY and table.knows(seat, tech.MYSTICISM):
            table.set_number(DRAWN, first + 1)
            table.set_number(ALSO_DRAWN, take_event(table, seat, table.number(LEVEL)) + 1)
        return False

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        first, second = table.face(table.number(DRAWN) - 1), table.face(table.number(ALSO_DRAWN) - 1)
        actions[0] = verbs.KEEP_EVENT + first
        if first == second:
            return 1
        actions[1] = verbs.KEEP_EVENT + second
        return 2

    def carry_out(self, table: Table, action: i64) -> None:
        first, second = table.number(DRAWN) - 1, table.number(ALSO_DRAWN) - 1
        table.set_number(DRAWN, 0)
        table.set_number(ALSO_DRAWN, 0)
        discard_event(table, second if table.face(first) == action - verbs.KEEP_EVENT else first)


class DiscardEvent(Handler):
    """Discarding down to the limit, or as many as one likes."""

    def proceed(self, table: Table) -> bool:
        count = event_count(table, table.seat)
        if count > event_limit(table, table.seat) or (count and table.number(FREELY)):
            return True
        table.pop()
        return False

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count: i64 = 0
        if table.number(FREELY):
            actions[count] = verbs.DONE
            count += 1
        return fill_events(table, table.seat, verbs.DISCARD_EVENT, actions, count)

    def carry_out(self, table: Table, action: i64) -> None:
        if action == verbs.DONE:
            table.pop()
        else:
            discard_event(table, held_event(table, table.seat, action - verbs.DISCARD_EVENT))


def fill_events(table: Table, seat: i64, verb: i64, actions: vec[i64], count: i64) -> i64:
    """Append the kinds of culture events the seat holds."""
    kinds: i64 = 0
    for back in range(EVENT_BACKS, PERSON_BACKS):
        if table.place(back) == HELD + seat:
            kinds |= BIT[table.face(back)]
    for event in range(EVENT_KINDS):
        if kinds & BIT[event]:
            actions[count] = verb + event
            count += 1
    return count
