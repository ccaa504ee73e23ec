"""Paying with resources: tokens, gifts, and what stands for others (R11.4, R16.1, R16.24, R21.10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.actions import MEANS_NAMES, PAY
from ludopolis.games.civilization.components import COMPONENTS, IDS
from ludopolis.games.civilization.culture import gain_culture
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.effect import begin
from ludopolis.games.civilization.effects.holdings import has_face_down
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import event, means, nation, person, person_type, resource, wonder
from ludopolis.games.civilization.modifiers import has_wonder, working_tokens
from ludopolis.games.civilization.persons import back_of, discard_person, reveal_person
from ludopolis.games.civilization.state import (
    BACKS,
    DISCARDED,
    EVENT_BACKS,
    HELD,
    HUT_BACKS,
    KREMLIN_USED,
    MARKET,
    NOBODY,
    OUT,
    PERSON_BACKS,
    RESOURCES,
    VILLAGE_BACKS,
    Table,
)
from ludopolis.games.civilization.tables import EVENT_RESOURCES, EVENTS_FROM, PERSON_TYPE

# A price is a number with one digit (base 8) for each resource, one for any resources, and one for any but
# uranium.
BASE: Final[i64] = 8
UNIT_OF: Final[vec[i64]] = vec[i64]([8**digit for digit in range(8)])
ANY: Final[i64] = 6
OTHER: Final[i64] = 7
MARKET_RESOURCES: Final[i64] = 4
TOKENS: Final[i64] = means.A_GIFT_FROM_AFAR  # the first means are resource tokens
RESOURCE_MEANS: Final[i64] = means.KREMLIN  # and these are resources at all

KREMLIN_RESOURCES: Final[i64] = COMPONENTS.wonders[int(wonder.KREMLIN)].resources_for_spy
ARAB_CULTURE: Final[i64] = COMPONENTS.civilizations[int(nation.ARABIA)].culture


# What each means can pay: a token the resource at the end of its name, a gift what is printed on it. The last
# two stand for others.
_tokens: Final = [2 ** IDS["resource"].index(name.split("_")[-1]) for name in MEANS_NAMES[: int(TOKENS)]]
_gifts: Final = {
    int(event.A_GIFT_FROM_AFAR): int(means.A_GIFT_FROM_AFAR),
    int(event.A_GENEROUS_GIFT): int(means.A_GENEROUS_GIFT),
    int(event.A_PRINCELY_GIFT): int(means.A_PRINCELY_GIFT),
}
_pays: Final = [*_tokens, *[int(EVENT_RESOURCES[gift]) for gift in _gifts], 0, 0]
_PAYS: Final[vec[i64]] = vec[i64](_pays)
# The means of a gift, by event; 0 for the others.
_GIFT: Final[vec[i64]] = vec[i64]([_gifts.get(which, 0) for which in range(int(event.COUNT))])
# Scarce resources are looked for first, so that a princely gift is left for uranium.
_SEARCH_ORDER: Final[vec[i64]] = vec[i64](
    [resource.URANIUM, resource.SPY, resource.INCENSE, resource.IRON, resource.SILK, resource.WHEAT]
)

_STOCK: Final[vec[i64]] = vec[i64]([0] * 18)  # what somebody has of each means
_LEFT: Final[vec[i64]] = vec[i64]([0] * 18)
_WAYS: Final[vec[i64]] = vec[i64]([0] * 18)


def price(
    wheat: i64 = 0,
    incense: i64 = 0,
    silk: i64 = 0,
    iron: i64 = 0,
    spy: i64 = 0,
    uranium: i64 = 0,
    any: i64 = 0,
) -> i64:
    """So many of each resource."""
    return wheat + 8 * incense + 64 * silk + 512 * iron + 4096 * spy + 32768 * uranium + 262144 * any


def part(whole: i64, digit: i64) -> i64:
    """How many of a resource (or of any) a price asks for."""
    return whole // UNIT_OF[digit] % BASE


def size(whole: i64) -> i64:
    """How many resources a price asks for."""
    total: i64 = 0
    for digit in range(OTHER + 1):
        total += part(whole, digit)
    return total


def take_stock(table: Table, seat: i64) -> None:
    """Count what the seat could pay with; ``affordable`` speaks of it then."""
    for which in range(means.COUNT):
        _STOCK[which] = 0
    for which in range(MARKET_RESOURCES):
        _STOCK[which] = table.of(seat, RESOURCES + which)
    for back in range(EVENT_BACKS, PERSON_BACKS):
        if table.place(back) == HELD + seat and _GIFT[table.face(back)]:
            _STOCK[_GIFT[table.face(back)]] += 1
    for back in range(HUT_BACKS, BACKS):
        if table.place(back) == HELD + seat:
            spent = means_of_token(back, table.face(back))
            if spent != NOBODY:
                _STOCK[spent] += 1
    if has_kremlin(table, seat):
        _STOCK[means.KREMLIN] = 1
    if curie(table, seat) != NOBODY:
        _STOCK[means.MARIE_CURIE] = 1


def means_of_token(back: i64, face: i64) -> i64:
    """What a hut or village token pays as, or NOBODY if it is no resource."""
    if back < VILLAGE_BACKS:
        return means.HUT_WHEAT + face if face <= means.HUT_URANIUM - means.HUT_WHEAT else NOBODY
    return means.VILLAGE_SPY + face if face <= means.VILLAGE_IRON - means.VILLAGE_SPY else NOBODY


def has_kremlin(table: Table, seat: i64) -> bool:
    """Whether the Kremlin can make resources a spy: once in a turn."""
    return has_wonder(table, seat, wonder.KREMLIN) and not table.flag(seat, KREMLIN_USED)


def curie(table: Table, seat: i64) -> i64:
    """The back of Marie Curie if the seat can use her, else NOBODY."""
    back = back_of(table, seat, person.MARIE_CURIE)
    if back == NOBODY or not working_tokens(table, seat) & BIT[PERSON_TYPE[person.MARIE_CURIE]]:
        return NOBODY
    return back


def pays(which: i64, asked: i64, everything: bool) -> bool:
    """Whether a means is a resource of the kind asked for; India's are all of the market's too (R16.24)."""
    if which >= RESOURCE_MEANS:
        return False
    if asked == OTHER:
        return _PAYS[which] != BIT[resource.URANIUM]
    if asked == ANY or (everything and asked < MARKET_RESOURCES):
        return True
    return _PAYS[which] & BIT[asked] != 0


def affordable(cost: i64, everything: bool) -> bool:
    """Whether the stock pays a price; ``everything`` for India."""
    return shortfall(cost, everything) == 0


def shortfall(cost: i64, everything: bool) -> i64:
    """How many resources the stock lacks for a price."""
    for which in range(means.COUNT):
        _LEFT[which] = _STOCK[which]
    missing: i64 = 0
    any_resources = part(cost, ANY)
    others = part(cost, OTHER)
    for place in range(len(_SEARCH_ORDER)):
        asked = _SEARCH_ORDER[place]
        for _unit in range(part(cost, asked)):
            if _use_up(asked, everything):
                continue
            if asked == resource.SPY and _LEFT[means.KREMLIN]:
                _LEFT[means.KREMLIN] = 0
                any_resources += KREMLIN_RESOURCES
            elif asked == resource.URANIUM and _LEFT[means.MARIE_CURIE]:
                _LEFT[means.MARIE_CURIE] = 0
                others += 1
            else:
                missing += 1
    return missing + _lacking(OTHER, others) + _lacking(ANY, others + any_resources)


def _lacking(asked: i64, wanted: i64) -> i64:
    """How many of what is left are too few of any resource, or of any but uranium."""
    left = _left_for(asked)
    return wanted - left if wanted > left else 0


def _left_for(asked: i64) -> i64:
    """How many of what is left are any resource, or any but uranium."""
    total: i64 = 0
    for which in range(RESOURCE_MEANS):
        if pays(which, asked, False):
            total += _LEFT[which]
    return total


def _use_up(asked: i64, everything: bool) -> bool:
    """Take one fitting means from what is left: the resource itself before what stands for it."""
    for which in range(RESOURCE_MEANS):
        if _LEFT[which] and pays(which, asked, False):
            _LEFT[which] -= 1
            return True
    if not everything or asked >= MARKET_RESOURCES:
        return False
    for which in range(RESOURCE_MEANS):
        if _LEFT[which]:
            _LEFT[which] -= 1
            return True
    return False


def can_pay(table: Table, seat: i64, cost: i64) -> bool:
    take_stock(table, seat)
    return affordable(cost, table.is_nation(seat, nation.INDIA))


def missing(table: Table, seat: i64, cost: i64) -> i64:
    """How many resources the seat lacks for a price."""
    take_stock(table, seat)
    return shortfall(cost, table.is_nation(seat, nation.INDIA))


def pay(table: Table, seat: i64, cost: i64) -> None:
    """Take a price that can be paid; how, is asked unless everybody can see that there is one way
    (R21.10)."""
    table.ask(frames.PAY, seat, cost)


def next_asked(cost: i64) -> i64:
    """The resource that is paid next: the named ones first."""
    for digit in range(ANY):
        if part(cost, digit):
            return digit
    return OTHER if part(cost, OTHER) else ANY


def after(cost: i64, asked: i64, which: i64) -> i64:
    """What is left of a price when a means has been given for the resource asked."""
    left = cost - UNIT_OF[asked]
    if which == means.KREMLIN:
        return left + KREMLIN_RESOURCES * UNIT_OF[ANY]
    return left + UNIT_OF[OTHER] if which == means.MARIE_CURIE else left


def fill_ways(table: Table, seat: i64, cost: i64, ways: vec[i64]) -> i64:
    """Write the means that can be given next, so that the rest can be paid too."""
    take_stock(table, seat)
    everything = table.is_nation(seat, nation.INDIA)
    asked = next_asked(cost)
    count: i64 = 0
    for which in range(means.COUNT):
        if not _STOCK[which] or not _fits(which, asked, everything):
            continue
        _STOCK[which] -= 1
        if affordable(after(cost, asked, which), everything):
            ways[count] = PAY + which
            count += 1
        _STOCK[which] += 1
    return 1 if asked == ANY and _takes_all(cost) else count


def _takes_all(cost: i64) -> bool:
    """Whether just as many resources are there as any are asked for: then no order matters."""
    total: i64 = 0
    for which in range(RESOURCE_MEANS):
        total += _STOCK[which]
    return total == part(cost, ANY)


def _fits(which: i64, asked: i64, everything: bool) -> bool:
    if which == means.KREMLIN:
        return asked == resource.SPY
    if which == means.MARIE_CURIE:
        return asked == resource.URANIUM
    return pays(which, asked, everything)


def spend(table: Table, seat: i64, which: i64) -> None:
    """Give one means away."""
    table.tell(events.RESOURCE_SPENT, seat, which)
    if which < MARKET_RESOURCES:
        table.add(seat, RESOURCES + which, -1)
        table.set_thing(MARKET + which, table.thing(MARKET + which) + 1)
    elif which < TOKENS:
        _spend_card(table, seat, which, HUT_BACKS, BACKS, OUT)
    elif which < RESOURCE_MEANS:
        _spend_card(table, seat, which, EVENT_BACKS, PERSON_BACKS, DISCARDED)
    elif which == means.KREMLIN:
        table.set_flag(seat, KREMLIN_USED)
    else:
        back = curie(table, seat)
        reveal_person(table, back)
        discard_person(table, back)
    if which < TOKENS and table.is_nation(seat, nation.ARABIA):
        gain_culture(table, seat, ARAB_CULTURE)  # R16.1: for tokens, not for gifts
    if which == means.A_GIFT_FROM_AFAR:
        begin(table, seat, sources.GIFT_COIN)


def _spend_card(table: Table, seat: i64, which: i64, first: i64, end: i64, place: i64) -> None:
    """Give the lowest held card or token of a means away."""
    for back in range(first, end):
        if table.place(back) == HELD + seat and _means_of_card(back, table.face(back)) == which:
            table.move_card(back, place)
            table.make_public(back)
            return


def _means_of_card(back: i64, face: i64) -> i64:
    return _GIFT[face] if back < PERSON_BACKS else means_of_token(back, face)


# --- what everybody can see -----------------------------------------------------------------------


def may_choose(table: Table, seat: i64, cost: i64) -> bool:
    """Whether there could be several ways to go on with a price, by what everybody can see."""
    asked = next_asked(cost)
    if asked != resource.URANIUM and possible_things(table, seat) == size(cost):
        return False  # all of it is given, in whatever order
    return possible_ways(table, seat, asked) > 1


def possible_ways(table: Table, seat: i64, asked: i64) -> i64:
    """How many ways to give a resource there could be: a kind of market tokens is one, and so are every
    face-down token or event card, the Kremlin, and a face-down scientist, who may be Marie Curie."""
    everything = table.is_nation(seat, nation.INDIA)
    ways = face_down_things(table, seat, asked)
    for which in range(MARKET_RESOURCES):
        if table.of(seat, RESOURCES + which) and pays(which, asked, everything):
            ways += 1
    if asked == resource.SPY and has_kremlin(table, seat):
        if possible_things(table, seat) >= KREMLIN_RESOURCES:
            ways += 1
    if asked == resource.URANIUM and has_face_down(table, seat, person_type.SCIENTIST):
        ways += 1
    return ways


def possible_things(table: Table, seat: i64) -> i64:
    """How many tokens and event cards of the seat could be a resource at all."""
    things = face_down_things(table, seat, ANY)
    for which in range(MARKET_RESOURCES):
        things += table.of(seat, RESOURCES + which)
    return things


def face_down_things(table: Table, seat: i64, asked: i64) -> i64:
    """How many huts, villages and events of the seat could be a resource of the kind asked for."""
    everything = table.is_nation(seat, nation.INDIA)
    things: i64 = 0
    for back in range(EVENT_BACKS, BACKS):
        if table.place(back) == HELD + seat and could_pay(back, asked, everything):
            things += 1
    return things


def could_pay(back: i64, asked: i64, everything: bool) -> bool:
    """Whether a face-down card or token could be a resource of the kind asked for: a hut any, a village
    some, an event the gift of its level."""
    if back >= VILLAGE_BACKS:
        for which in range(means.VILLAGE_SPY, TOKENS):
            if pays(which, asked, everything):
                return True
        return False
    return back >= HUT_BACKS or (back < PERSON_BACKS and pays(gift_of(back), asked, everything))


def gift_of(back: i64) -> i64:
    """The gift that an event card of its level could be."""
    if back < EVENT_BACKS + EVENTS_FROM[2]:
        return means.A_GIFT_FROM_AFAR
    return means.A_GENEROUS_GIFT if back < EVENT_BACKS + EVENTS_FROM[3] else means.A_PRINCELY_GIFT


class Payment(Handler):
    """The rest of a price: it is paid one resource after the other."""

    def proceed(self, table: Table) -> bool:
        cost = table.number(0)
        if cost == 0:
            table.pop()
            return False
        if may_choose(table, table.seat, cost):
            return True
        fill_ways(table, table.seat, cost, _WAYS)
        self.carry_out(table, _WAYS[0])
        return False

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        return fill_ways(table, table.seat, table.number(0), actions)

    def carry_out(self, table: Table, action: i64) -> None:
        which = action - PAY
        cost = table.number(0)
        table.set_number(0, after(cost, next_asked(cost), which))
        spend(table, table.seat, which)
