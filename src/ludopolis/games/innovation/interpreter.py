"""Carries out the steps of effects, one instruction after the other.

The execution on top of the stack says which instruction is next and how far it is. An instruction
that needs a choice pushes a frame for it and waits; the answer goes on where it stopped.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, fill_members, lowest
from ludopolis.games.innovation import actions, events, keywords
from ludopolis.games.innovation.evaluation import holds, number
from ludopolis.games.innovation.exchanges import (
    gather_card,
    step_exchange,
)
from ludopolis.games.innovation.execution import (
    ACCEPTED,
    PICKING,
    argument,
    ask,
    begin_execution,
    finish_execution,
    go_to,
    next_instruction,
    next_share_effect,
    operation,
    restart,
)
from ludopolis.games.innovation.moves import (
    finish_owner,
    step_move,
    take,
    take_by_back,
)
from ludopolis.games.innovation.piles import (
    answer_order,
    begin_rearranging,
    do_splay,
    step_rearrange,
    step_splay,
)
from ludopolis.games.innovation.program import (
    AGAIN,
    CHOOSE_COLOURS,
    CHOOSE_PLAYER,
    CHOOSE_VALUE,
    CLAIM,
    DRAW,
    EITHER,
    END,
    END_ACTIVATION,
    EXCHANGE,
    EXECUTE,
    JUMP,
    MOVE,
    NEXT_TIME,
    OFFER,
    REARRANGE,
    REMOVE_EVERYTHING,
    SPLAY,
    TIMES,
    UNLESS,
    WIN,
    WIN_SINGLE,
)
from ludopolis.games.innovation.scoring import claim, end_game, one_seat
from ludopolis.games.innovation.sets import (
    Cards,
    either,
    first,
    is_empty,
    no_cards,
    single,
    without,
)
from ludopolis.games.innovation.state import (
    ACCEPT,
    AT_CAN_STOP,
    AT_CANDIDATES,
    AT_CARD,
    AT_EFFECT,
    AT_OPTIONS,
    AT_PHASE,
    AT_PICKED,
    AT_TIMES,
    BY_CARD,
    CHOOSE_BACK,
    CHOOSE_BRANCH,
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    Table,
    seat_bit,
)
from ludopolis.games.innovation.state import CHOOSE_PLAYER as ASK_PLAYER
from ludopolis.games.innovation.state import CHOOSE_VALUE as ASK_VALUE
from ludopolis.games.innovation.state import REARRANGE as ASK_ORDER
from ludopolis.games.innovation.vocabulary import BY_SCORE, KEEP, NONE, POORER, WITH_SCORE
from ludopolis.games.innovation.zones import bind, bind_number, number_register, register

ALL_COLOURS: Final[i64] = 31
VALUES: Final[i64] = 2046  # set of 1 to 10


def step(table: Table) -> None:
    """Carry out the present instruction as far as it goes without a choice."""
    op = operation(table)
    if op == MOVE:
        step_move(table)
    elif op == DRAW:
        step_draw(table)
    elif op == UNLESS:
        if holds(table, argument(table, 0)):
            next_instruction(table)
        else:
            go_to(table, argument(table, 1))
    elif op == END:
        finish_execution(table)
    elif op == SPLAY:
        step_splay(table)
    elif op == EXCHANGE:
        step_exchange(table)
    else:
        step_rare(table, op)


def step_rare(table: Table, op: i64) -> None:
    if op == JUMP:
        go_to(table, argument(table, 0))
    elif op == AGAIN:
        restart(table, table.at(AT_EFFECT))
    elif op == TIMES:
        times = number(table, argument(table, 0), 0)
        table.put(AT_TIMES, times)
        if times > 0:
            next_instruction(table)
        else:
            go_to(table, argument(table, 1))
    elif op == NEXT_TIME:
        table.put(AT_TIMES, table.at(AT_TIMES) - 1)
        if table.at(AT_TIMES) > 0:
            go_to(table, argument(table, 0))
        else:
            next_instruction(table)
    elif op == OFFER or op == EITHER:
        ask(table, ACCEPT if op == OFFER else CHOOSE_BRANCH, table.seat, 1, 0)
    elif op == CHOOSE_PLAYER:
        step_choose_player(table)
    elif op == CHOOSE_COLOURS:
        chosen = number_register(table, argument(table, 1)) if table.at(AT_PICKED) else 0
        ask(table, CHOOSE_COLOUR, table.seat, 0, ALL_COLOURS & ~chosen)
    elif op == CHOOSE_VALUE:
        ask(table, ASK_VALUE, table.seat, 0, VALUES)
    elif op == REARRANGE:
        step_rearrange(table)
    else:
        step_ending(table, op)


def step_ending(table: Table, op: i64) -> None:
    you = table.seat
    card = table.at(AT_CARD)
    if op == EXECUTE:
        step_execute(table)
    elif op == CLAIM:
        special = argument(table, 0)
        next_instruction(table)
        if claim(table, you, special):
            keywords.note_change(table)
    elif op == WIN:
        table.tell(events.WON_BY_CARD, you, card)
        end_game(table, BY_CARD, seat_bit(you))
    elif op == WIN_SINGLE:
        winner = single_leader(table, argument(table, 0), argument(table, 1) != 0)
        next_instruction(table)
        if winner >= 0:
            table.tell(events.WON_BY_CARD, winner, card)
            end_game(table, BY_CARD, seat_bit(winner))
    elif op == REMOVE_EVERYTHING:
        next_instruction(table)
        keywords.remove_everything(table)
    elif op == END_ACTIVATION:
        while table.top > 0:
            table.pop()


def single_leader(table: Table, by: i64, least: bool) -> i64:
    """The only seat with the most (or least) points or icons, -1 on a tie (R9.3)."""
    best: i64 = -1
    leaders: i64 = 0
    for seat in range(table.seats):
        value = table.points(seat) if by == BY_SCORE else table.icon_count(seat, by)
        if least:
            value = 10000 - value
        if value > best:
            best = value
            leaders = 0
        if value == best:
            leaders |= seat_bit(seat)
    return lowest(leaders) if one_seat(leaders) else -1


def step_execute(table: Table) -> None:
    card = first(register(table, argument(table, 0)))
    you = table.seat
    next_instruction(table)
    if card < 0:
        return
    effect = next_share_effect(card, 0)
    table.tell(events.EXECUTES, you, card)
    if effect >= 0:
        begin_execution(table, you, card, effect, 1)


def step_draw(table: Table) -> None:
    """Draw the cards one after the other; the number is fixed at the start (R5.10)."""
    you = table.seat
    times = number(table, argument(table, 1), 0)
    value = number(table, argument(table, 0), 0)
    then = argument(table, 2)
    show = argument(table, 3) != 0
    name = argument(table, 4)
    if argument(table, 5) and table.city_states_hand:
        then = KEEP
    drawn = no_cards()
    for time in range(times):
        card = keywords.draw_and(table, you, value, then, show)
        if table.over:
            return
        drawn = either(drawn, single(card))
    bind(table, name, drawn)
    next_instruction(table)


def step_choose_player(table: Table) -> None:
    you = table.seat
    among = argument(table, 0)
    top = argument(table, 2)
    options: i64 = 0
    for seat in range(table.seats):
        if seat != you and may_choose(table, you, seat, among):
            options |= seat_bit(seat)
    bind_number(table, argument(table, 1), 0)
    if options == 0 or (top != NONE and table.top_card(you, top) < 0):
        next_instruction(table)
    elif one_seat(options) and argument(table, 3) == 0:
        answer_player(table, lowest(options))
    else:
        ask(table, ASK_PLAYER, you, argument(table, 3), options)


def may_choose(table: Table, you: i64, seat: i64, among: i64) -> bool:
    if among == POORER:
        return table.points(seat) < table.points(you)
    return among != WITH_SCORE or not is_empty(table.score_pile(seat))


def answer_player(table: Table, seat: i64) -> None:
    bind_number(table, argument(table, 1), seat + 1)
    next_instruction(table)


def answer_colour(table: Table, colour: i64) -> None:
    """A colour was chosen, for whatever instruction asked it."""
    op = operation(table)
    if op == SPLAY:
        do_splay(table, colour)
    elif op == REARRANGE:
        begin_rearranging(table, colour)
    else:
        name = argument(table, 1)
        chosen = number_register(table, name) if table.at(AT_PICKED) else 0
        bind_number(table, name, chosen | BIT[colour])
        table.put(AT_PICKED, table.at(AT_PICKED) + 1)
        if table.at(AT_PICKED) == argument(table, 0):
            next_instruction(table)


def answer_value(table: Table, value: i64) -> None:
    bind_number(table, argument(table, 0), value)
    next_instruction(table)


def answer_accept(table: Table, accepted: bool) -> None:
    if not accepted:
        table.tell(events.DECLINED, table.seat)
    if operation(table) == OFFER:
        bind_number(table, argument(table, 0), 1 if accepted else 0)
        if accepted:
            next_instruction(table)
        else:
            go_to(table, argument(table, 1))
    elif accepted:
        table.put(AT_PHASE, ACCEPTED)
    else:
        next_instruction(table)


def answer_branch(table: Table, branch: i64) -> None:
    """0 first, 1 second, 2 neither."""
    if branch == 0:
        next_instruction(table)
    else:
        go_to(table, argument(table, branch - 1))


def stop(table: Table) -> None:
    """The player takes no (more) card, colour or player."""
    if table.at(AT_PICKED) == 0:
        table.tell(events.DECLINED, table.seat)
    if operation(table) == MOVE:
        finish_owner(table)
    else:
        next_instruction(table)


def answer_card(table: Table, card: i64) -> None:
    """A card was chosen, for whatever instruction asked it."""
    if operation(table) == EXCHANGE:
        gather_card(table, 0 if table.at(AT_PHASE) == PICKING else 1, card)
    else:
        take(table, card)


def fill_choice(table: Table, buffer: vec[i64]) -> i64:
    """The legal answers to the choice on top."""
    kind = table.kind
    if kind == CHOOSE_CARD or kind == ASK_ORDER:
        filled = fill_cards(table.cards_at(AT_CANDIDATES), actions.CHOOSE, buffer)
    elif kind == CHOOSE_COLOUR:
        filled = fill_members(table.at(AT_OPTIONS), actions.COLOUR, buffer)
    elif kind == ASK_VALUE or kind == CHOOSE_BACK:
        filled = fill_members(table.at(AT_OPTIONS), actions.VALUE - 1, buffer)
    elif kind == ASK_PLAYER:
        filled = fill_members(table.at(AT_OPTIONS), actions.PLAYER, buffer)
    elif kind == CHOOSE_BRANCH:
        buffer[0] = actions.FIRST_BRANCH
        buffer[1] = actions.SECOND_BRANCH
        filled = 2
    else:
        buffer[0] = actions.ACCEPT
        buffer[1] = actions.DECLINE
        return 2
    if table.at(AT_CAN_STOP):
        buffer[filled] = actions.STOP
        filled += 1
    return filled


def fill_cards(cards: Cards, offset: i64, buffer: vec[i64]) -> i64:
    filled: i64 = 0
    while not is_empty(cards):
        card = first(cards)
        cards = without(cards, single(card))
        buffer[filled] = offset + card
        filled += 1
    return filled


def answer(table: Table, action: i64) -> None:
    """Take the answer to the choice on top, back into the execution that asked."""
    kind = table.kind
    table.pop()
    if action == actions.STOP:
        if kind == CHOOSE_BRANCH:
            table.tell(events.DECLINED, table.seat)
            answer_branch(table, 2)
        else:
            stop(table)
    elif kind == CHOOSE_CARD:
        answer_card(table, action - actions.CHOOSE)
    elif kind == ASK_ORDER:
        answer_order(table, action - actions.CHOOSE)
    elif kind == CHOOSE_COLOUR:
        answer_colour(table, action - actions.COLOUR)
    elif kind == ASK_VALUE:
        answer_value(table, action - actions.VALUE + 1)
    elif kind == CHOOSE_BACK:
        take_by_back(table, action - actions.VALUE + 1)
    elif kind == ASK_PLAYER:
        answer_player(table, action - actions.PLAYER)
    elif kind == CHOOSE_BRANCH:
        answer_branch(table, action - actions.FIRST_BRANCH)
    else:
        answer_accept(table, action == actions.ACCEPT)
