"""What is hidden from a player, and random worlds that agree with what is not (R10).

Every card's age can be seen from its back, wherever it lies. So what a seat does not know of an age is
a set of places and a set of cards; an imagined world is another way to match them.

What a seat knows is what it has seen: its own cards, everything that was ever open on a table or
shown, cards it gave or received, cards it returned (their place in the supply does not change). A card
known in somebody's hand or score pile is forgotten when a card of its age leaves that zone unseen, and
so are several cards of an age returned in an order nobody else saw.

A world imagined while somebody else is choosing keeps how many cards that player may choose from, unless only
that player can tell: then the choice is offered anew.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ludopolis.core.random import Random
from ludopolis.games.innovation.moves import offer_again, withdraw_doubtful
from ludopolis.games.innovation.sets import (
    Cards,
    either,
    first,
    first_of_age,
    has,
    is_empty,
    no_cards,
    single,
    without,
)
from ludopolis.games.innovation.state import (
    AT_CANDIDATES,
    EVERYBODY,
    FRAME_WIDTH,
    Table,
)
from ludopolis.games.innovation.tables import COLOURS, COVERED_ICONS, PILE, SUPPLY

# Where a card is: a zone, and for ordered zones a place in it.
IN_SUPPLY: Final[i64] = 0
IN_HAND: Final[i64] = 20
IN_SCORE: Final[i64] = 30
IN_ACHIEVEMENTS: Final[i64] = 40
REMOVED: Final[i64] = 41
OPEN: Final[i64] = 50

_SETS: Final[i64] = 4  # sets of cards in a frame: the candidates and three registers
_KEY: Final[i64] = 0xFFFFFFFF


def imagine(table: Table, seat: i64, random: Random) -> None:
    """Exchange, in place, everything the seat does not know for something that fits as well.

    The places are put in an order that depends only on what they are, and the cards in their printed
    order before they are shuffled, so the outcome depends on knowledge and the generator alone.
    """
    swapped = vec[i64](range(105))
    withdrawn = table.top >= 0 and table.seat != seat and withdraw_doubtful(table)
    imagine_orders(table, seat, random)
    everywhere = places(table)
    for age in range(1, 11):
        hidden = hidden_cards(table, seat, age, everywhere)
        ordered = sorted_by_place(table, hidden, everywhere)
        random.shuffle(hidden)
        for index in range(len(hidden)):
            swapped[ordered[index]] = hidden[index]
    swap_cards(table, swapped)
    if withdrawn:
        offer_again(table)
    table.random = random.fork()


def hidden_cards(table: Table, seat: i64, age: i64, everywhere: vec[i64]) -> vec[i64]:
    """The cards of an age the seat cannot place, in printed order; those on boards are not among them."""
    hidden = vec[i64]()
    for card in range(first_of_age(age), first_of_age(age + 1)):
        if everywhere[card] != OPEN and not knows(table, seat, card):
            hidden = append(hidden, card)
    return hidden


def knows(table: Table, seat: i64, card: i64) -> bool:
    """A spectator knows what everybody has seen."""
    if seat < 0:
        return i64(table.known[card]) == EVERYBODY
    return table.knows(seat, card)


def imagine_orders(table: Table, seat: i64, random: Random) -> None:
    """Rearranged piles: what lies under the top card is known, but not where. Cards change places only
    with others that show the same icons there."""
    for pile in range(table.seats * COLOURS):
        base = pile * PILE
        splay = i64(table.splays[pile])
        for place in range(i64(table.sizes[pile]) - 1):
            edge = COVERED_ICONS[splay * 105 + i64(table.piles[base + place])]
            if not knows(table, seat, i64(table.piles[base + place])):
                imagine_equal_edges(table, seat, base, place, splay, edge, random)


def imagine_equal_edges(
    table: Table, seat: i64, base: i64, start: i64, splay: i64, edge: i64, random: Random
) -> None:
    """Shuffle the unplaced cards of a pile that show this edge, if ``start`` is the first of them."""
    members = vec[i64]()
    for place in range(PILE):
        card = i64(table.piles[base + place])
        if place < i64(table.sizes[base // PILE]) - 1 and not knows(table, seat, card):
            if COVERED_ICONS[splay * 105 + card] == edge:
                if place < start:
                    return
                members = append(members, card)
    ordered = sorted_cards(members)
    random.shuffle(ordered)
    next_member: i64 = 0
    for place in range(start, i64(table.sizes[base // PILE]) - 1):
        card = i64(table.piles[base + place])
        if next_member < len(members) and card == members[next_member]:
            table.piles[base + place] = u8(ordered[next_member])
            next_member += 1


def sorted_cards(cards: vec[i64]) -> vec[i64]:
    ordered = vec[i64]()
    for card in range(105):
        for member in cards:
            if member == card:
                ordered = append(ordered, card)
    return ordered


def sorted_by_place(table: Table, cards: vec[i64], everywhere: vec[i64]) -> vec[i64]:
    """The cards in the order of where they are and what the frames say of them."""
    ordered = cards[:]
    keys = vec[i64]([0] * len(cards))
    for index in range(len(cards)):
        keys[index] = place_key(table, cards[index], everywhere[cards[index]])
    for index in range(1, len(cards)):
        card = ordered[index]
        key = keys[index]
        before = index - 1
        while before >= 0 and keys[before] > key:
            ordered[before + 1] = ordered[before]
            keys[before + 1] = keys[before]
            before -= 1
        ordered[before + 1] = card
        keys[before + 1] = key
    return ordered


def place_key(table: Table, card: i64, place_of_card: i64) -> i64:
    """The same for cards that can be exchanged without anybody noticing, different otherwise."""
    key = i64(table.known[card])
    for seat in range(table.seats):
        key = key * 2 + (1 if i64(table.melds[seat]) == card + 1 else 0)
    for frame in range(0, table.top + 1, FRAME_WIDTH):
        for place in range(_SETS):
            base = frame + AT_CANDIDATES + 2 * place
            member = has((table.frames[base], table.frames[base + 1]), card)
            key = (key * 3 + (1 if member else 0)) & _KEY
    return place_of_card * _KEY + key


def places(table: Table) -> vec[i64]:
    """Where each card is."""
    found = vec[i64]([OPEN] * 105)
    for seat in range(table.seats):
        mark(found, table.hand(seat), IN_HAND + seat)
        mark(found, table.score_pile(seat), IN_SCORE + seat)
    mark(found, (table.removed[0], table.removed[1]), REMOVED)
    for age in range(1, 11):
        for place in range(table.supply_size(age)):
            found[table.supply_card(age, place)] = IN_SUPPLY + place
    for age in range(9):
        found[i64(table.achievements[age])] = IN_ACHIEVEMENTS
    return found


def mark(found: vec[i64], cards: Cards, place: i64) -> None:
    while not is_empty(cards):
        card = first(cards)
        cards = without(cards, single(card))
        found[card] = place


# --- exchanging cards ---------------------------------------------------------------------------------


def swap_cards(table: Table, swapped: vec[i64]) -> None:
    """Replace every card by its counterpart, wherever it is mentioned."""
    known = table.known[:]
    for card in range(105):
        known[swapped[card]] = table.known[card]
    table.known = known
    for seat in range(table.seats):
        table.set_hand(seat, swapped_set(table.hand(seat), swapped))
        table.set_score_pile(seat, swapped_set(table.score_pile(seat), swapped))
        if i64(table.melds[seat]):
            table.melds[seat] = u8(swapped[i64(table.melds[seat]) - 1] + 1)
    for age in range(1, 11):
        for place in range(table.supply_size(age)):
            index = (age - 1) * SUPPLY + place
            table.supply[index] = u8(swapped[i64(table.supply[index])])
    for age in range(9):
        table.achievements[age] = u8(swapped[i64(table.achievements[age])])
    removed = swapped_set((table.removed[0], table.removed[1]), swapped)
    table.removed[0] = removed[0]
    table.removed[1] = removed[1]
    swap_in_frames(table, swapped)


def swap_in_frames(table: Table, swapped: vec[i64]) -> None:
    for frame in range(0, table.top + 1, FRAME_WIDTH):
        for place in range(_SETS):
            base = frame + AT_CANDIDATES + 2 * place
            cards = swapped_set((table.frames[base], table.frames[base + 1]), swapped)
            table.frames[base] = cards[0]
            table.frames[base + 1] = cards[1]


def swapped_set(cards: Cards, swapped: vec[i64]) -> Cards:
    found = no_cards()
    while not is_empty(cards):
        card = first(cards)
        cards = without(cards, single(card))
        found = either(found, single(swapped[card]))
    return found
