"""The flow of the game: first melds, turns, actions, and how a dogma is resolved (R2, R4, R5, R6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.games.innovation import actions, events, interpreter, keywords
from ludopolis.games.innovation.execution import begin_execution
from ludopolis.games.innovation.program import EFFECTS, IS_DEMAND
from ludopolis.games.innovation.scoring import take_achievement
from ludopolis.games.innovation.sets import first, is_empty, single, without
from ludopolis.games.innovation.state import (
    ACTIVATION,
    AT_ACTIONS,
    AT_BONUS,
    AT_CARD,
    AT_CHANGED,
    AT_EFFECT,
    AT_OFFSET,
    AT_SHARING,
    AT_VULNERABLE,
    AVAILABLE,
    EXECUTION,
    INITIAL_MELD,
    TAKE_ACTION,
    Table,
    seat_bit,
)
from ludopolis.games.innovation.tables import (
    COLOURS,
    DOGMA_ICON,
    NAME_ORDER_CS,
    NAME_ORDER_EN,
    POINTS_NEEDED,
)
from ludopolis.games.innovation.vocabulary import HAND, MELD

ACHIEVEMENT_AGES: Final[i64] = 9
ACTIONS: Final[i64] = 2  # R4.1


# --- legal actions ------------------------------------------------------------------------------------


def fill(table: Table, buffer: vec[i64]) -> i64:
    """Write the legal actions of the decision being asked; return their number."""
    if table.over:
        return 0
    kind = table.kind
    if kind == TAKE_ACTION:
        return fill_actions(table, buffer)
    if kind == INITIAL_MELD:
        return interpreter.fill_cards(table.hand(table.seat), actions.MELD, buffer)
    return interpreter.fill_choice(table, buffer)


def fill_actions(table: Table, buffer: vec[i64]) -> i64:
    """Draw, meld, dogma, achieve (R4)."""
    seat = table.seat
    buffer[0] = actions.DRAW
    count: i64 = 1
    hand = table.hand(seat)
    while not is_empty(hand):
        card = first(hand)
        hand = without(hand, single(card))
        buffer[count] = actions.MELD + card
        count += 1
    for colour in range(COLOURS):
        top = table.top_card(seat, colour)
        if top >= 0:
            buffer[count] = actions.DOGMA + top
            count += 1
    points = table.points(seat)
    reach = table.highest_top(seat)
    for age in range(1, ACHIEVEMENT_AGES + 1):
        if can_achieve(table, age, points, reach):
            buffer[count] = actions.ACHIEVE + age - 1
            count += 1
    return count


def can_achieve(table: Table, age: i64, points: i64, reach: i64) -> bool:
    """Enough points, and a top card of that age or higher (R4.5)."""
    return points >= POINTS_NEEDED[age - 1] and reach >= age and i64(table.owners[age - 1]) == AVAILABLE


# --- carrying out an action ---------------------------------------------------------------------------


def apply(table: Table, action: i64) -> None:
    """Carry out a legal action, and go on to the next decision."""
    kind = table.kind
    if kind == TAKE_ACTION:
        take_action(table, table.seat, action)
    elif kind == INITIAL_MELD:
        choose_first_meld(table, table.seat, action - actions.MELD)
    else:
        interpreter.answer(table, action)
    run(table)


def take_action(table: Table, seat: i64, action: i64) -> None:
    table.put(AT_ACTIONS, table.at(AT_ACTIONS) - 1)
    if action == actions.DRAW:
        keywords.draw_action(table, seat)
    elif action < actions.DOGMA:
        keywords.move(table, seat, seat, HAND, action - actions.MELD, MELD, False, False)
    elif action < actions.ACHIEVE:
        activate(table, seat, action - actions.DOGMA)
    else:
        age = action - actions.ACHIEVE + 1
        table.tell(events.ACHIEVED, seat, age)
        take_achievement(table, seat, age - 1)


def run(table: Table) -> None:
    """Carry on until somebody has to decide or the game is over."""
    while table.top >= 0:
        kind = table.kind
        if kind == EXECUTION:
            interpreter.step(table)
        elif kind == ACTIVATION:
            next_execution(table)
        elif kind == TAKE_ACTION and table.at(AT_ACTIONS) == 0:
            next_turn(table)
        else:
            return


# --- first melds and turns ----------------------------------------------------------------------------


def begin(table: Table) -> None:
    """Everybody draws two cards and chooses the first meld in secret (R2.4)."""
    for seat in range(table.seats):
        keywords.draw(table, seat, 1)
        keywords.draw(table, seat, 1)
    table.push(INITIAL_MELD, 0)


def choose_first_meld(table: Table, seat: i64, card: i64) -> None:
    """The choices stay secret until all are made, then all meld at once."""
    table.melds[seat] = u8(1 + card)
    table.pop()
    if seat + 1 < table.seats:
        table.push(INITIAL_MELD, seat + 1)
        return
    for other in range(table.seats):
        meld_first(table, other, i64(table.melds[other]) - 1)
    begins = starting_player(table)
    for other in range(table.seats):
        table.melds[other] = 0
    begin_turn(table, begins)


def meld_first(table: Table, seat: i64, card: i64) -> None:
    table.from_hand(seat, card)
    keywords.put(table, seat, card, MELD, True)


def starting_player(table: Table) -> i64:
    """Whose first card comes first in the alphabet (R2.5)."""
    best: i64 = 0
    for seat in range(1, table.seats):
        if name_order(table, seat) < name_order(table, best):
            best = seat
    table.tell(events.FIRST_PLAYER, best)
    return best


def name_order(table: Table, seat: i64) -> i64:
    card = i64(table.melds[seat]) - 1
    return NAME_ORDER_EN[card] if table.names_english else NAME_ORDER_CS[card]


def begin_turn(table: Table, seat: i64) -> None:
    """Two actions; the first player's first turn has one, with four players the second's too (R2.6)."""
    short_turns: i64 = 2 if table.seats == 4 else 1
    allowed = 1 if table.turns < short_turns else ACTIONS
    table.turns += 1
    table.player = seat
    for place in range(8):
        table.counters[place] = 0
    table.push(TAKE_ACTION, seat)
    table.put(AT_ACTIONS, allowed)
    table.tell(events.TURN, seat, allowed)


def next_turn(table: Table) -> None:
    table.pop()
    begin_turn(table, (table.player + 1) % table.seats)


# --- dogma ------------------------------------------------------------------------------------------


def activate(table: Table, seat: i64, card: i64) -> None:
    """Count the icons once: who is vulnerable and who shares holds for the whole activation (R5.2)."""
    vulnerable = vulnerable_to(table, seat, card)
    sharing = sharing_with(table, seat, vulnerable)
    table.tell(events.ACTIVATED, seat, card)
    table.push(ACTIVATION, seat)
    table.put(AT_CARD, card)
    table.put(AT_VULNERABLE, vulnerable)
    table.put(AT_SHARING, sharing)


def vulnerable_to(table: Table, seat: i64, card: i64) -> i64:
    """The set of seats that show fewer of the card's icon than the seat that activates it (R5.2)."""
    icon = DOGMA_ICON[card]
    mine = table.icon_count(seat, icon)
    vulnerable: i64 = 0
    for other in range(table.seats):
        if table.icon_count(other, icon) < mine:
            vulnerable |= seat_bit(other)
    return vulnerable


def sharing_with(table: Table, seat: i64, vulnerable: i64) -> i64:
    """The set of the others, who show as many or more (R5.2)."""
    return (BIT[table.seats] - 1) & ~vulnerable & ~seat_bit(seat)


def carries_out(card: i64, effect: i64, seat: i64, activator: i64, vulnerable: i64, sharing: i64) -> bool:
    """Demands are for the vulnerable, other effects for who shares and who activates (R5.4, R5.5)."""
    if IS_DEMAND[card * 3 + effect]:
        return vulnerable & seat_bit(seat) != 0
    return seat == activator or sharing & seat_bit(seat) != 0


def next_execution(table: Table) -> None:
    """The next player executes the present effect, clockwise, the activating one last (R5.3 - R5.5)."""
    card = table.at(AT_CARD)
    effect = table.at(AT_EFFECT)
    note_sharing(table, card, effect)
    if effect == EFFECTS[card]:
        finish_activation(table)
        return
    offset = table.at(AT_OFFSET) + 1
    seat = (table.seat + offset) % table.seats
    if offset >= table.seats:
        table.put(AT_OFFSET, 0)
        table.put(AT_EFFECT, effect + 1)
    else:
        table.put(AT_OFFSET, offset)
    table.put(AT_CHANGED, 0)
    if not carries_out(card, effect, seat, table.seat, table.at(AT_VULNERABLE), table.at(AT_SHARING)):
        return
    if seat != table.seat:
        table.tell(events.DEMANDED if IS_DEMAND[card * 3 + effect] else events.SHARES, seat, card)
    begin_execution(table, seat, card, effect, 0)


def note_sharing(table: Table, card: i64, effect: i64) -> None:
    """Whoever shared and changed something earns the activating player a bonus (R6.1). The seat that
    has just executed is at the present offset; offset 0 means the activating player."""
    if table.at(AT_CHANGED) and table.at(AT_OFFSET) and IS_DEMAND[card * 3 + effect] == 0:
        table.put(AT_BONUS, 1)


def finish_activation(table: Table) -> None:
    """One free draw if anybody shared (R6.1, R6.2)."""
    seat = table.seat
    bonus = table.at(AT_BONUS)
    table.pop()
    if bonus:
        table.tell(events.BONUS, seat)
        keywords.draw_action(table, seat)
