"""The keywords: draw, meld, tuck, score, return, transfer, splay (R7), and who sees what (R10)."""

from mypy_extensions import i64, u8

from ludopolis.games.innovation import events
from ludopolis.games.innovation.scoring import check_specials, end_by_points
from ludopolis.games.innovation.sets import Cards, both, first, is_empty, of_age, single, size, without
from ludopolis.games.innovation.state import (
    ACTIVATION,
    AT_CHANGED,
    EVERYBODY,
    FRAME_WIDTH,
    Table,
    seat_bit,
)
from ludopolis.games.innovation.tables import AGE, COLOUR, COLOURS
from ludopolis.games.innovation.vocabulary import BOARD, HAND, KEEP, MELD, RETURN, SCORE, SCORE_PILE, TUCK

# --- what others notice -----------------------------------------------------------------------------


def note_change(table: Table) -> None:
    """Something changed, which may earn the sharing bonus (R6.3)."""
    if table.top >= FRAME_WIDTH and table.frames[FRAME_WIDTH] == ACTIVATION:
        table.put_activation(AT_CHANGED, 1)


def reveal(table: Table, seat: i64, card: i64) -> None:
    """R7.10."""
    table.know_only(card, EVERYBODY)
    table.tell(events.REVEALED, seat, card)
    note_change(table)


def leaves_hidden_zone(table: Table, zone_cards: Cards, card: i64, seers: i64, all_of_age: bool) -> None:
    """A card leaves a hand or score pile, seen by some. The others see only its age: unless all cards of
    that age leave, they no longer know which of them are still there."""
    same = both(zone_cards, of_age(AGE[card]))
    if not all_of_age and size(same) > 1:
        while not is_empty(same):
            other = first(same)
            same = without(same, single(other))
            table.know_only(other, i64(table.known[other]) & seers)
    table.show_to(card, seers)


# --- drawing ----------------------------------------------------------------------------------------


def draw(table: Table, seat: i64, value: i64) -> i64:
    """Draw a card into the hand. If there is none to draw, the game ends and there is no card, -1 (R7.1)."""
    age = age_drawn(table, value)
    if age == 0:
        table.tell(events.NO_CARDS_LEFT, seat)
        end_by_points(table)
        return -1
    card = table.from_supply(age)
    table.into_hand(seat, card)
    table.show_to(card, seat_bit(seat))
    table.tell(events.DREW, seat, age, card)
    note_change(table)
    return card


def age_drawn(table: Table, value: i64) -> i64:
    """The supply pile that gives the card: a higher one if need be, 0 if no such card is left (R7.1)."""
    age = value
    if age < 1:
        age = 1
    while age <= 10:
        if table.supply_size(age):
            return age
        age += 1
    return 0


def draw_and(table: Table, seat: i64, value: i64, then: i64, show: bool) -> i64:
    """Draw a card and do something with exactly that card (R7.2)."""
    card = draw(table, seat, value)
    if card < 0:
        return card
    if show:
        reveal(table, seat, card)
    if then != KEEP:
        table.from_hand(seat, card)
        put(table, seat, card, then, False)
    return card


def draw_action(table: Table, seat: i64) -> None:
    """R4.2."""
    draw(table, seat, draw_value(table, seat))


def draw_value(table: Table, seat: i64) -> i64:
    """What a Draw action draws: the value of the highest top card, 1 without any (R4.2)."""
    highest = table.highest_top(seat)
    if highest == 0:
        return 1
    return highest


# --- moving -----------------------------------------------------------------------------------------


def take_out(table: Table, owner: i64, zone: i64, card: i64, seers: i64, all_of_age: bool) -> None:
    """Take a card from where it is; the seers see which one it is."""
    if zone == HAND:
        leaves_hidden_zone(table, table.hand(owner), card, seers, all_of_age)
        table.from_hand(owner, card)
    elif zone == SCORE_PILE:
        leaves_hidden_zone(table, table.score_pile(owner), card, seers, all_of_age)
        table.from_score(owner, card)
    else:
        table.off_pile(owner, card)
        table.know_only(card, EVERYBODY)
        top = table.top_card(owner, COLOUR[card])
        if top >= 0:
            table.know_only(top, EVERYBODY)


def put(table: Table, seat: i64, card: i64, verb: i64, open_card: bool) -> None:
    """Meld, tuck, score or return a card that was taken out; the open ones everybody saw."""
    if verb == MELD:
        table.onto_pile(seat, card)
        table.know_only(card, EVERYBODY)
        table.tell(events.MELDED, seat, card)
    elif verb == TUCK:
        table.under_pile(seat, card)
        table.know_only(card, EVERYBODY)
        table.counters[2 * seat] = u8(i64(table.counters[2 * seat]) + 1)
        table.tell(events.TUCKED, seat, card)
    elif verb == SCORE:
        table.into_score(seat, card)
        table.counters[2 * seat + 1] = u8(i64(table.counters[2 * seat + 1]) + 1)
        if open_card:
            table.tell(events.SCORED_OPEN, seat, card)
        else:
            table.tell(events.SCORED, seat, AGE[card], card)
    elif verb == RETURN:
        table.into_supply(card)
        if open_card:
            table.tell(events.RETURNED_OPEN, seat, card)
        else:
            table.tell(events.RETURNED, seat, AGE[card], card)
    note_change(table)
    check_specials(table)


def move(
    table: Table, seat: i64, owner: i64, zone: i64, card: i64, verb: i64, all_of_age: bool, shown: bool
) -> None:
    """A player melds, tucks, scores or returns a card of an owner's zone, which may have been shown."""
    hidden = zone == HAND or zone == SCORE_PILE
    open_card = shown or not hidden or verb == MELD or verb == TUCK
    take_out(table, owner, zone, card, EVERYBODY if open_card else seat_bit(owner), all_of_age)
    put(table, owner if verb == RETURN and hidden else seat, card, verb, open_card)


def transfer(table: Table, owner: i64, zone: i64, card: i64, to: i64, to_zone: i64, all_of_age: bool) -> None:
    """Move a card to another zone; never a draw, meld, score or tuck (R7.7, R10.2)."""
    hidden = zone == HAND or zone == SCORE_PILE
    open_card = not hidden or to_zone == BOARD
    seers = EVERYBODY if open_card else seat_bit(owner) | seat_bit(to)
    take_out(table, owner, zone, card, seers, all_of_age)
    if to_zone == HAND:
        table.into_hand(to, card)
    elif to_zone == SCORE_PILE:
        table.into_score(to, card)
    else:
        table.onto_pile(to, card)
    from_zone = zone if hidden else BOARD
    if open_card:
        table.tell(events.TRANSFERRED_OPEN, owner, to, card, from_zone, to_zone)
    else:
        table.tell(events.TRANSFERRED, owner, to, AGE[card], card, from_zone, to_zone)
    note_change(table)
    check_specials(table)


def exchange(
    table: Table,
    seat: i64,
    zone: i64,
    given: Cards,
    other: i64,
    other_zone: i64,
    taken: Cards,
) -> None:
    """Swap two sets of cards at the same moment (R7.8)."""
    table.tell(events.EXCHANGED, seat, other, size(given), size(taken))
    seers = seat_bit(seat) | seat_bit(other)
    give_all(table, seat, zone, given, seers)
    give_all(table, other, other_zone, taken, seers)
    receive_all(table, other, other_zone, given)
    receive_all(table, seat, zone, taken)
    if not is_empty(given) or not is_empty(taken):
        note_change(table)


def give_all(table: Table, owner: i64, zone: i64, cards: Cards, seers: i64) -> None:
    kept = without(table.hand(owner) if zone == HAND else table.score_pile(owner), cards)
    while not is_empty(cards):
        card = first(cards)
        take_out(table, owner, zone, card, seers, is_empty(both(kept, of_age(AGE[card]))))
        cards = without(cards, single(card))


def receive_all(table: Table, owner: i64, zone: i64, cards: Cards) -> None:
    while not is_empty(cards):
        card = first(cards)
        if zone == HAND:
            table.into_hand(owner, card)
        else:
            table.into_score(owner, card)
        cards = without(cards, single(card))


def splay(table: Table, seat: i64, colour: i64, direction: i64) -> None:
    """R7.9."""
    pile = seat * COLOURS + colour
    table.splays[pile] = u8(direction)
    table.see_pile(pile)
    table.tell(events.SPLAYED, seat, colour, direction - 1)
    note_change(table)
    check_specials(table)


def remove_everything(table: Table) -> None:
    """Fission: all hands, boards and score piles leave the game (R7.12)."""
    gone_low = table.removed[0]
    gone_high = table.removed[1]
    for seat in range(table.seats):
        gone_low |= table.hands[2 * seat] | table.scores[2 * seat]
        gone_high |= table.hands[2 * seat + 1] | table.scores[2 * seat + 1]
        for colour in range(COLOURS):
            for place in range(table.pile_size(seat, colour)):
                card = single(table.pile_card(seat, colour, place))
                gone_low |= card[0]
                gone_high |= card[1]
    table.removed[0] = gone_low
    table.removed[1] = gone_high
    for place in range(8):
        table.hands[place] = 0
        table.scores[place] = 0
    for place in range(420):
        table.piles[place] = 0
    for pile in range(20):
        table.sizes[pile] = 0
        table.splays[pile] = 0
        table.pile_icons[pile] = 0
    table.tell(events.ALL_REMOVED)
    note_change(table)
