"""The flow of the game: whose decision it is, which actions there are, and what follows (R2, R4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, fill_members, lowest
from ludopolis.games.duel import events
from ludopolis.games.duel.actions import (
    BEGIN_OPPONENT,
    BEGIN_SELF,
    BUILD,
    DEMOLISH,
    DISCARD,
    DRAFT,
    LIBRARY,
    PROGRESS,
    REVIVE,
    WONDER,
)
from ludopolis.games.duel.effects import (
    add_building,
    add_wonder,
    demolish,
    gain,
    gain_progress,
    revive,
)
from ludopolis.games.duel.prices import (
    card_price,
    card_trade,
    has_chain,
    unit_prices,
    wonder_price,
)
from ludopolis.games.duel.scoring import civilian_victory
from ludopolis.games.duel.state import (
    CHOOSE_FROM_DISCARD,
    CHOOSE_LIBRARY,
    CHOOSE_OPPONENT_CARD,
    CHOOSE_PROGRESS,
    CHOOSE_STARTER,
    CITY,
    DISCARD_PILE,
    DRAFT_WONDER,
    PLAY_CARD,
    Table,
)
from ludopolis.games.duel.tables import (
    ALL_SLOTS,
    CARDS,
    COLOUR,
    COST_COINS,
    DRAFT_ORDER,
    ECONOMY,
    PRESET_FIRST,
    PRESET_SECOND,
    THEOLOGY,
    UNCOVERED,
    URBANISM,
    WONDER_AGAIN,
)

DRAFT_PICKS: Final[i64] = len(DRAFT_ORDER)
URBANISM_COINS = 4


# --- legal actions ------------------------------------------------------------------------------


def fill(table: Table, actions: vec[i64]) -> i64:
    """Write the legal actions of the decision being asked; return their number (R11.1)."""
    if table.over:
        return 0
    kind = table.kind
    if kind == PLAY_CARD:
        return fill_plays(table, actions)
    if kind == DRAFT_WONDER:
        return fill_members(table.offered_wonders(table.number(0)), DRAFT, actions)
    if kind == CHOOSE_PROGRESS:
        return fill_members(table.board, PROGRESS, actions)
    if kind == CHOOSE_LIBRARY:
        return fill_members(table.library_draw(), LIBRARY, actions)
    if kind == CHOOSE_OPPONENT_CARD:
        return fill_opponent_cards(table, actions)
    if kind == CHOOSE_FROM_DISCARD:
        return fill_discarded_cards(table, actions)
    actions[0] = BEGIN_SELF
    actions[1] = BEGIN_OPPONENT
    return 2


def fill_plays(table: Table, actions: vec[i64]) -> i64:
    """Every available card: build it, discard it, or build a wonder with it (R4.1)."""
    me = table.city(table.seat)
    prices = unit_prices(me, table.city(1 - table.seat))
    wonders: i64 = 0
    unbuilt = me.unbuilt
    while unbuilt:
        wonder = lowest(unbuilt)
        unbuilt ^= BIT[wonder]
        if wonder_price(me, prices, wonder) <= me.coins:
            wonders |= BIT[wonder]
    count: i64 = 0
    slots = table.available
    while slots:
        slot = lowest(slots)
        slots ^= BIT[slot]
        card = table.card_in(slot)
        if card_price(me, prices, card) <= me.coins:
            actions[count] = BUILD + card
            count += 1
        actions[count] = DISCARD + card
        count += 1
        payable = wonders
        while payable:
            wonder = lowest(payable)
            payable ^= BIT[wonder]
            actions[count] = WONDER + wonder * CARDS + card
            count += 1
    return count


def fill_opponent_cards(table: Table, actions: vec[i64]) -> i64:
    colour = table.number(0)
    theirs = CITY + 1 - table.seat
    count: i64 = 0
    for card in range(CARDS):
        if COLOUR[card] == colour and table.place_of(card) == theirs:
            actions[count] = DEMOLISH + card
            count += 1
    return count


def fill_discarded_cards(table: Table, actions: vec[i64]) -> i64:
    count: i64 = 0
    for card in range(CARDS):
        if table.place_of(card) == DISCARD_PILE:
            actions[count] = REVIVE + card
            count += 1
    return count


# --- carrying out an action ---------------------------------------------------------------------


def apply(table: Table, action: i64) -> None:
    """Carry out a legal action, and go on to the next decision."""
    kind = table.kind
    seat = table.seat
    if kind == PLAY_CARD:
        play_card(table, seat, action)
    elif kind == DRAFT_WONDER:
        draft(table, seat, action - DRAFT)
        return
    elif kind == CHOOSE_STARTER:
        table.pop()
        begin_turns(table, seat if action == BEGIN_SELF else 1 - seat)
        return
    else:
        table.pop()
        if kind == CHOOSE_PROGRESS:
            table.board ^= BIT[action - PROGRESS]
            gain_progress(table, seat, action - PROGRESS)
        elif kind == CHOOSE_LIBRARY:
            gain_progress(table, seat, action - LIBRARY)
        elif kind == CHOOSE_OPPONENT_CARD:
            demolish(table, 1 - seat, action - DEMOLISH)
        else:
            revive(table, seat, action - REVIVE)
    if not table.over and table.kind == PLAY_CARD:
        finish_turn(table)


def play_card(table: Table, seat: i64, action: i64) -> None:
    """Use one available card in one of three ways (R4.1, R4.2)."""
    if action < DISCARD:
        build(table, seat, action - BUILD)
    elif action < WONDER:
        discard(table, seat, action - DISCARD)
    else:
        build_wonder(table, seat, (action - WONDER) // CARDS, (action - WONDER) % CARDS)


def build(table: Table, seat: i64, card: i64) -> None:
    """R4.3."""
    me = table.city(seat)
    table.take(table.slot_of(card))
    if has_chain(me, card):
        table.tell(events.BUILT_BY_CHAIN, seat, card)
        if me.owns(URBANISM):
            gain(table, seat, URBANISM_COINS)
    else:
        trade = card_trade(me, unit_prices(me, table.city(1 - seat)), card)
        table.tell(events.BUILT, seat, card, COST_COINS[card] + trade, trade)
        pay(table, seat, COST_COINS[card], trade)
    add_building(table, seat, card)


def discard(table: Table, seat: i64, card: i64) -> None:
    """R4.4."""
    me = table.city(seat)
    table.take(table.slot_of(card))
    table.place(card, DISCARD_PILE)
    coins = me.discard_income()
    me.coins += coins
    table.tell(events.DISCARDED, seat, card, coins)


def build_wonder(table: Table, seat: i64, wonder: i64, card: i64) -> None:
    """R4.5. Theology counts only if it was owned before (R6.5)."""
    me = table.city(seat)
    table.take(table.slot_of(card))
    trade = wonder_price(me, unit_prices(me, table.city(1 - seat)), wonder)
    table.tell(events.WONDER_BUILT, seat, wonder, card, trade, trade)
    pay(table, seat, 0, trade)
    if WONDER_AGAIN[wonder] or me.owns(THEOLOGY):
        table.set_number(0, 1)
    add_wonder(table, seat, wonder, card)


def pay(table: Table, seat: i64, coins: i64, trade: i64) -> None:
    """Coins go to the bank, but trade goes to an opponent with Economy (R5.9)."""
    table.city(seat).coins -= coins + trade
    opponent = table.city(1 - seat)
    if trade and opponent.owns(ECONOMY):
        opponent.coins += trade
        table.tell(events.TRADE_INCOME, 1 - seat, trade)


# --- turns, ages, the draft -----------------------------------------------------------------------


def finish_turn(table: Table) -> None:
    """Reveal, then the next age, an extra turn, or the opponent's turn (R4.2 steps 7 and 8)."""
    seat = table.seat
    again = table.number(0)
    table.pop()
    if table.present == 0:
        if again:
            table.tell(events.PLAY_AGAIN_LOST, seat)
        finish_age(table, seat)
        return
    reveal(table)
    if again:
        table.tell(events.PLAY_AGAIN, seat)
        table.push(PLAY_CARD, seat)
    else:
        table.push(PLAY_CARD, 1 - seat)


def reveal(table: Table) -> None:
    """Turn up what has become available (R3.7)."""
    if table.journal is not None:
        news = table.available & ~table.face_up()
        while news:
            slot = lowest(news)
            news ^= BIT[slot]
            table.tell(events.REVEALED, table.card_in(slot))
    table.revealed |= table.available


def finish_age(table: Table, last: i64) -> None:
    """The weaker player chooses who begins the next age (R4.7)."""
    if table.age == 3:
        civilian_victory(table)
        return
    lay_out(table, table.age + 1)
    if table.pawn < 0:
        table.push(CHOOSE_STARTER, 0)
    elif table.pawn > 0:
        table.push(CHOOSE_STARTER, 1)
    elif table.last_active_chooses:
        table.push(CHOOSE_STARTER, last)
    else:
        begin_turns(table, last)


def lay_out(table: Table, age: i64) -> None:
    """R3.1."""
    table.age = age
    table.present = ALL_SLOTS
    table.available = UNCOVERED[age - 1]
    table.revealed = table.available
    table.tell(events.AGE_BEGINS, age)


def begin_turns(table: Table, seat: i64) -> None:
    table.tell(events.STARTER, seat)
    table.push(PLAY_CARD, seat)


def begin(table: Table) -> None:
    """After the shuffles: the draft, or the wonders of the first game (R2.5, R2.6)."""
    table.tell(events.FIRST_PLAYER, table.first)
    if not table.first_game_wonders:
        table.push(DRAFT_WONDER, drafter(table.first, 0))
        return
    for place in range(4):
        table.city(table.first).unbuilt |= BIT[PRESET_FIRST[place]]
        table.city(1 - table.first).unbuilt |= BIT[PRESET_SECOND[place]]
    begin_first_age(table)


def draft(table: Table, seat: i64, wonder: i64) -> None:
    """Pick by pick, from two batches of wonders (R2.5)."""
    table.city(seat).unbuilt |= BIT[wonder]
    table.tell(events.DRAFTED, seat, wonder)
    picks = table.number(0) + 1
    table.pop()
    if picks == DRAFT_PICKS:
        begin_first_age(table)
    else:
        table.push(DRAFT_WONDER, drafter(table.first, picks), picks)


def drafter(first: i64, picks: i64) -> i64:
    """Who picks after so many picks."""
    return first if DRAFT_ORDER[picks] == 0 else 1 - first


def begin_first_age(table: Table) -> None:
    """A begins age I (R2.8)."""
    lay_out(table, 1)
    begin_turns(table, table.first)
