"""Carries out the steps of effects, one instruction after the other.

The execution on top of the stack says which instruction is next and how far it is. An instruction
that needs a choice pushes a frame for it and waits; the answer goes on where it stopped.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT, count, lowest
from ludopolis.games.innovation import actions, events, moves
from ludopolis.games.innovation.components import IDS
from ludopolis.games.innovation.numbers import (
    bind,
    bind_number,
    colour_of,
    filtered,
    holds,
    number,
    number_register,
    owner_cards,
    player_of,
    register,
)
from ludopolis.games.innovation.program import (
    AGAIN,
    ALL,
    ALL_HIGHEST,
    ALL_LOWEST,
    ANY,
    ANY_OTHER,
    BY_BACK,
    BY_SCORE,
    CHOOSE,
    CHOOSE_COLOURS,
    CHOOSE_PLAYER,
    CHOOSE_VALUE,
    CHOSEN,
    CLAIM,
    CODE,
    DRAW,
    EACH,
    EACH_OTHER,
    EFFECTS,
    EITHER,
    END,
    END_ACTIVATION,
    EXCHANGE,
    EXECUTE,
    HAND,
    HIGHEST,
    IS_DEMAND,
    JUMP,
    KEEP,
    LOWEST,
    MELD,
    MOVE,
    NEXT_TIME,
    NONE,
    OFFER,
    POORER,
    REARRANGE,
    REMOVE_EVERYTHING,
    RETURN,
    REVEAL,
    SCORE_PILE,
    SPLAY,
    START,
    TIMES,
    TRANSFER,
    TUCK,
    UNLESS,
    WIDTH,
    WIN,
    WIN_SINGLE,
    WITH_SCORE,
)
from ludopolis.games.innovation.scoring import check_specials, claim, end_game, one_seat
from ludopolis.games.innovation.sets import (
    Cards,
    both,
    either,
    first,
    highest,
    is_empty,
    members,
    no_cards,
    of_age,
    single,
    size,
    without,
)
from ludopolis.games.innovation.sets import (
    lowest as lowest_cards,
)
from ludopolis.games.innovation.state import (
    ACCEPT,
    AT_ALONE,
    AT_CAN_STOP,
    AT_CANDIDATES,
    AT_CARD,
    AT_DEMOCRACY,
    AT_EFFECT,
    AT_LEAST,
    AT_MOST,
    AT_MOVED,
    AT_NUMBERS,
    AT_OPTIONS,
    AT_OWNER,
    AT_PHASE,
    AT_PICKED,
    AT_PLACE,
    AT_RETURNED,
    AT_TIMES,
    BY_CARD,
    CHOOSE_BACK,
    CHOOSE_BRANCH,
    CHOOSE_CARD,
    CHOOSE_COLOUR,
    EXECUTION,
    FRAME_WIDTH,
    Table,
    seat_bit,
)
from ludopolis.games.innovation.state import CHOOSE_PLAYER as ASK_PLAYER
from ludopolis.games.innovation.state import CHOOSE_VALUE as ASK_VALUE
from ludopolis.games.innovation.state import REARRANGE as ASK_ORDER
from ludopolis.games.innovation.tables import AGE, COLOUR, COLOURS, LANE, PILE

DEMOCRACY: Final[i64] = IDS["card"].index("democracy")
ALL_COLOURS: Final[i64] = 31
VALUES: Final[i64] = 2046  # set of 1 to 10

# Phases of an instruction.
START_PHASE: Final[i64] = 0
ACCEPTED: Final[i64] = 1  # an optional whole was accepted
PICKING: Final[i64] = 2
PICKING_SECOND: Final[i64] = 3  # exchange: the other side's cards


# --- executions -------------------------------------------------------------------------------------


def begin_execution(table: Table, seat: i64, card: i64, effect: i64, alone: i64) -> None:
    table.open_frame(EXECUTION, seat)
    table.put(AT_CARD, card)
    table.put(AT_EFFECT, effect)
    table.put(AT_PLACE, START[card * 3 + effect])
    table.put(AT_ALONE, alone)


def restart(table: Table, effect: i64) -> None:
    """Begin the same execution anew, with nothing bound."""
    table.put(AT_EFFECT, effect)
    table.put(AT_PLACE, START[table.at(AT_CARD) * 3 + effect])
    for place in range(AT_PHASE, FRAME_WIDTH):
        table.put(place, 0)


def next_share_effect(card: i64, effect: i64) -> i64:
    """The first share effect from this one on, -1 if there is none."""
    while effect < EFFECTS[card]:
        if IS_DEMAND[card * 3 + effect] == 0:
            return effect
        effect += 1
    return -1


def finish_execution(table: Table) -> None:
    """Without sharing, all share effects of a card follow each other (R12.1)."""
    if table.at(AT_ALONE):
        effect = next_share_effect(table.at(AT_CARD), table.at(AT_EFFECT) + 1)
        if effect >= 0:
            restart(table, effect)
            return
    table.pop()


# --- instructions -----------------------------------------------------------------------------------


def argument(table: Table, place: i64) -> i64:
    """An argument of the present instruction."""
    return CODE[table.at(AT_PLACE) * WIDTH + 1 + place]


def next_instruction(table: Table) -> None:
    go_to(table, table.at(AT_PLACE) + 1)


def go_to(table: Table, place: i64) -> None:
    table.put(AT_PLACE, place)
    table.put(AT_PHASE, START_PHASE)
    table.put(AT_PICKED, 0)


def step(table: Table) -> None:
    """Carry out the present instruction as far as it goes without a choice."""
    op = CODE[table.at(AT_PLACE) * WIDTH]
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
            moves.note_change(table)
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
        moves.remove_everything(table)
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
        card = moves.draw_and(table, you, value, then, show)
        if table.over:
            return
        drawn = either(drawn, single(card))
    bind(table, name, drawn)
    next_instruction(table)


# --- choices ----------------------------------------------------------------------------------------


def ask(table: Table, kind: i64, seat: i64, can_stop: i64, options: i64) -> None:
    table.open_frame(kind, seat)
    table.put(AT_CAN_STOP, can_stop)
    table.put(AT_OPTIONS, options)


def ask_card(table: Table, seat: i64, can_stop: i64, cards: Cards) -> None:
    ask(table, CHOOSE_CARD, seat, can_stop, 0)
    table.put_cards(AT_CANDIDATES, cards)


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
    op = CODE[table.at(AT_PLACE) * WIDTH]
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
    if CODE[table.at(AT_PLACE) * WIDTH] == OFFER:
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
    if CODE[table.at(AT_PLACE) * WIDTH] == MOVE:
        finish_owner(table)
    else:
        next_instruction(table)


# --- splaying and rearranging -------------------------------------------------------------------------


def step_splay(table: Table) -> None:
    """Only piles that would change are candidates (R7.9)."""
    you = table.seat
    direction = argument(table, 0)
    options: i64 = 0
    for colour in range(COLOURS):
        if splay_colours(table) & BIT[colour] and can_splay(table, you, colour, direction):
            options |= BIT[colour]
    bind_number(table, argument(table, 5), 0)
    if options == 0:
        next_instruction(table)
    elif argument(table, 6) == 0 and count(options) == 1:
        do_splay(table, lowest(options))
    else:
        ask(table, CHOOSE_COLOUR, you, argument(table, 6), options)


def splay_colours(table: Table) -> i64:
    if argument(table, 2) != NONE:
        colour = colour_of(register(table, argument(table, 2)))
        return 0 if colour < 0 else BIT[colour]
    if argument(table, 3) != NONE:
        return number_register(table, argument(table, 3))
    return argument(table, 1)


def can_splay(table: Table, seat: i64, colour: i64, direction: i64) -> bool:
    now = table.splay(seat, colour)
    wanted = argument(table, 4)
    return table.pile_size(seat, colour) > 1 and now != direction and (wanted == NONE or now == wanted)


def do_splay(table: Table, colour: i64) -> None:
    you = table.seat
    direction = argument(table, 0)
    bind_number(table, argument(table, 5), 1)
    next_instruction(table)
    moves.splay(table, you, colour, direction)


def step_rearrange(table: Table) -> None:
    """Choose a pile, then its cards one by one from the top (R13.25)."""
    you = table.seat
    if table.at(AT_PHASE) == PICKING:
        continue_rearranging(table)
        return
    options: i64 = 0
    for colour in range(COLOURS):
        if table.pile_size(you, colour) > 1:
            options |= BIT[colour]
    if options:
        ask(table, CHOOSE_COLOUR, you, 1, options)
    else:
        next_instruction(table)


def begin_rearranging(table: Table, colour: i64) -> None:
    cards = no_cards()
    for place in range(table.pile_size(table.seat, colour)):
        cards = either(cards, single(table.pile_card(table.seat, colour, place)))
    table.put(AT_PHASE, PICKING)
    table.put(AT_PICKED, 0)
    table.put(AT_NUMBERS, colour)
    table.put(AT_NUMBERS + 1, 0)
    table.put_cards(AT_CANDIDATES, cards)


def continue_rearranging(table: Table) -> None:
    cards = table.cards_at(AT_CANDIDATES)
    you = table.seat
    if size(cards) > 1:
        ask(table, ASK_ORDER, you, 0, 0)
        table.put_cards(AT_CANDIDATES, cards)
        return
    colour = table.at(AT_NUMBERS)
    changed = table.at(AT_NUMBERS + 1)
    next_instruction(table)
    if changed:
        table.see_pile(you * COLOURS + colour)
        table.tell(events.REARRANGED, you, colour)
        moves.note_change(table)
        check_specials(table)


def answer_order(table: Table, card: i64) -> None:
    """The card comes next, counted from the top; the others keep their order."""
    colour = table.at(AT_NUMBERS)
    base = (table.seat * COLOURS + colour) * PILE
    target = table.pile_size(table.seat, colour) - 1 - table.at(AT_PICKED)
    place: i64 = 0
    while i64(table.piles[base + place]) != card:
        place += 1
    if place != target:
        table.put(AT_NUMBERS + 1, 1)
    while place < target:
        table.piles[base + place] = table.piles[base + place + 1]
        place += 1
    table.piles[base + target] = u8(card)
    table.put(AT_PICKED, table.at(AT_PICKED) + 1)
    table.put_cards(AT_CANDIDATES, without(table.cards_at(AT_CANDIDATES), single(card)))


# --- moving cards -------------------------------------------------------------------------------------
# Arguments of MOVE: verb, owner, zone, filter, which, least, most, optional, exact, my choice,
# to owner, to zone, name, bound source, except.

VERB: Final[i64] = 0
OWNER: Final[i64] = 1
ZONE: Final[i64] = 2
FILTER: Final[i64] = 3
WHICH: Final[i64] = 4
LEAST: Final[i64] = 5
MOST: Final[i64] = 6
OPTIONAL: Final[i64] = 7
EXACT: Final[i64] = 8
MY_CHOICE: Final[i64] = 9
TO_OWNER: Final[i64] = 10
TO_ZONE: Final[i64] = 11
NAME: Final[i64] = 12
BOUND: Final[i64] = 13
BUT: Final[i64] = 14


def step_move(table: Table) -> None:
    phase = table.at(AT_PHASE)
    if phase == START_PHASE:
        bind(table, argument(table, NAME), no_cards())
        owner = argument(table, OWNER)
        names_player = owner == CHOSEN or argument(table, TO_OWNER) == CHOSEN
        if names_player and player_of(table, CHOSEN) < 0:
            next_instruction(table)
            return
        table.put(AT_OWNER, table.seat)
        if owner == EACH_OTHER:
            table.put(AT_OWNER, (table.seat + 1) % table.seats)
        begin_owner(table)
    elif phase == ACCEPTED:
        table.put(AT_PHASE, PICKING)
        pick(table)
    else:
        pick(table)


def is_whole(which: i64) -> bool:
    return which == ALL or which == ALL_HIGHEST or which == ALL_LOWEST


def begin_owner(table: Table) -> None:
    """Find the matching cards of one owner, and how many of them to move."""
    cards = matching_cards(table)
    matching = size(cards)
    which = argument(table, WHICH)
    optional = argument(table, OPTIONAL)
    most = matching if argument(table, MOST) == NONE else number(table, argument(table, MOST), matching)
    if argument(table, EXACT) and most > matching:
        most = 0
    if most > matching:
        most = matching
    if is_whole(which):
        most = matching
    table.put_cards(AT_CANDIDATES, cards)
    table.put(AT_PICKED, 0)
    table.put(AT_MOST, most)
    table.put(AT_LEAST, least_cards(table, most))
    table.put(AT_PHASE, PICKING)
    if most <= 0:
        if not optional:
            unable(table)
        finish_owner(table)
    elif optional and is_whole(which):
        ask(table, ACCEPT, table.seat, 1, 0)
    else:
        pick(table)


def least_cards(table: Table, most: i64) -> i64:
    """How many cards must be moved once the step is begun."""
    if argument(table, LEAST) == NONE:
        return most
    least = number(table, argument(table, LEAST), 0)
    return least if least < most else most


def matching_cards(table: Table) -> Cards:
    if argument(table, BOUND) != NONE and argument(table, ZONE) == HAND:
        cards = both(register(table, argument(table, BOUND)), table.hand(table.seat))
        return without(cards, register(table, argument(table, BUT)))
    cards = owner_cards(table, argument(table, OWNER), argument(table, ZONE), argument(table, BOUND))
    cards = filtered(table, cards, argument(table, FILTER))
    which = argument(table, WHICH)
    if which == ALL_HIGHEST:
        return highest(cards)
    return lowest_cards(cards) if which == ALL_LOWEST else cards


def unable(table: Table) -> None:
    """Everybody may know that no card fitted (R10.5)."""
    seat = table.seat
    zone = argument(table, ZONE)
    if argument(table, OWNER) != 0 or zone > SCORE_PILE:
        return
    cards = table.hand(seat) if zone == HAND else table.score_pile(seat)
    if is_empty(cards):
        return
    table.tell(events.UNABLE, seat)
    if table.show_failures and table.at(AT_ALONE) == 0 and is_demand(table):
        table.tell(events.HAND_SHOWN, seat)
        while not is_empty(cards):
            card = first(cards)
            cards = without(cards, single(card))
            table.know_only(card, 15)
            table.tell(events.REVEALED, seat, card)


def is_demand(table: Table) -> bool:
    return IS_DEMAND[table.at(AT_CARD) * 3 + table.at(AT_EFFECT)] != 0


def pick(table: Table) -> None:
    """Take the next card, asking who has to choose if there is a choice."""
    picked = table.at(AT_PICKED)
    cards = table.cards_at(AT_CANDIDATES)
    if picked >= table.at(AT_MOST) or is_empty(cards):
        finish_owner(table)
        return
    which = argument(table, WHICH)
    if which == BY_BACK:
        pick_by_back(table, cards)
        return
    if which == HIGHEST:
        cards = highest(cards)
    elif which == LOWEST:
        cards = lowest_cards(cards)
    can_stop = may_stop(table, picked)
    if can_stop == 0 and (size(cards) == 1 or not needs_order(table, which, cards)):
        take(table, first(cards))
    else:
        ask_card(table, chooser(table, which), can_stop, cards)


def may_stop(table: Table, picked: i64) -> i64:
    if is_whole(argument(table, WHICH)):
        return 0
    if argument(table, LEAST) != NONE:
        return 1 if picked >= table.at(AT_LEAST) else 0
    return 1 if argument(table, OPTIONAL) and picked == 0 else 0


def needs_order(table: Table, which: i64, cards: Cards) -> bool:
    """Whether it matters which of several cards is next (R11.5)."""
    if not is_whole(which):
        return True
    verb = argument(table, VERB)
    if verb == RETURN:
        return size(cards) > ages_in(cards)
    return verb == MELD or verb == TUCK


def ages_in(cards: Cards) -> i64:
    ages: i64 = 0
    while not is_empty(cards):
        cards = without(cards, of_age(AGE[first(cards)]))
        ages += 1
    return ages


def chooser(table: Table, which: i64) -> i64:
    """The executing player, but each owner orders or breaks ties among the own cards (R11.3)."""
    if argument(table, MY_CHOICE):
        return table.player
    owner = argument(table, OWNER)
    if which == HIGHEST or which == LOWEST or owner == EACH:
        return player_of(table, owner)
    return table.seat


def pick_by_back(table: Table, cards: Cards) -> None:
    values: i64 = 0
    for age in range(1, 11):
        if not is_empty(both(cards, of_age(age))):
            values |= BIT[age]
    if count(values) == 1:
        take_by_back(table, lowest(values))
    else:
        ask(table, CHOOSE_BACK, table.seat, 0, values)


def take_by_back(table: Table, age: i64) -> None:
    """One of the face-down cards of that age, at random (R11.4)."""
    cards = both(table.cards_at(AT_CANDIDATES), of_age(age))
    face_down = vec[i64](members(cards))
    if len(face_down) > 1:
        table.shuffle(events.CHANCE_BACK, face_down, table.random)
    take(table, face_down[0])


def take(table: Table, card: i64) -> None:
    """Move one picked card, and go on with the instruction if the game does."""
    name = argument(table, NAME)
    if name != NONE:
        bind(table, name, either(register(table, name), single(card)))
    table.put(AT_PICKED, table.at(AT_PICKED) + 1)
    table.put_cards(AT_CANDIDATES, without(table.cards_at(AT_CANDIDATES), single(card)))
    verb = argument(table, VERB)
    if verb == CHOOSE:
        return
    if verb == REVEAL:
        moves.reveal(table, table.seat, card)
        return
    count_for_activation(table, verb)
    owner = owner_of(table, card)
    zone = argument(table, ZONE)
    all_of_age = leaves_no_doubt(table, card)
    if verb == TRANSFER:
        to = player_of(table, argument(table, TO_OWNER))
        moves.transfer(table, owner, zone, card, to, argument(table, TO_ZONE), all_of_age)
    else:
        moves.move(table, table.seat, owner, zone, card, verb, all_of_age)


def leaves_no_doubt(table: Table, card: i64) -> bool:
    """Whether everybody can tell which cards of this age leave: all of them do."""
    if not is_whole(argument(table, WHICH)):
        return False
    zone = argument(table, ZONE)
    owner = owner_of(table, card)
    cards = table.hand(owner) if zone == HAND else table.score_pile(owner)
    same = without(both(cards, of_age(AGE[card])), single(card))
    return is_empty(without(same, table.cards_at(AT_CANDIDATES)))


def owner_of(table: Table, card: i64) -> i64:
    owner = argument(table, OWNER)
    if owner == ANY or owner == ANY_OTHER:
        for seat in range(table.seats):
            if table.top_card(seat, COLOUR[card]) == card:
                return seat
    return player_of(table, owner)


def count_for_activation(table: Table, verb: i64) -> None:
    """Remember what a demand did (R5.12) and what Democracy returned (R13.13)."""
    if table.at(AT_ALONE) == 0 and is_demand(table):
        if verb == TRANSFER:
            table.put_activation(AT_MOVED, 1)
        elif verb == RETURN:
            table.put_activation(AT_RETURNED, 1)
    if verb == RETURN and table.at(AT_CARD) == DEMOCRACY:
        table.put_activation(AT_DEMOCRACY, table.activation(AT_DEMOCRACY) + LANE[table.seat])


def finish_owner(table: Table) -> None:
    """Go on with the next owner, or with the next instruction."""
    owner = argument(table, OWNER)
    if owner == EACH or owner == EACH_OTHER:
        following = (table.at(AT_OWNER) + 1) % table.seats
        if following != table.seat:
            table.put(AT_OWNER, following)
            begin_owner(table)
            return
    next_instruction(table)


# --- exchanging ---------------------------------------------------------------------------------------
# Arguments of EXCHANGE: owner, zone, which, amount, then the same of the other side, optional. The two
# sets are gathered in the first two registers.


def step_exchange(table: Table) -> None:
    phase = table.at(AT_PHASE)
    if phase == START_PHASE:
        bind(table, 0, no_cards())
        bind(table, 1, no_cards())
        if is_empty(side_cards(table, 0)) and is_empty(side_cards(table, 1)):
            next_instruction(table)
        elif argument(table, 8):
            ask(table, ACCEPT, table.seat, 1, 0)
        else:
            table.put(AT_PHASE, ACCEPTED)
    elif phase == ACCEPTED:
        table.put(AT_PHASE, PICKING)
    elif phase == PICKING:
        gather(table, 0, PICKING_SECOND)
    else:
        gather_second(table)


def side_owner(table: Table, side: i64) -> i64:
    return player_of(table, argument(table, 4 * side))


def side_cards(table: Table, side: i64) -> Cards:
    seat = side_owner(table, side)
    return table.hand(seat) if argument(table, 4 * side + 1) == HAND else table.score_pile(seat)


def gather(table: Table, side: i64, then_phase: i64) -> None:
    """Complete one side's set; its owner breaks ties (R11.3)."""
    which = argument(table, 4 * side + 2)
    cards = side_cards(table, side)
    if which == ALL or which == ALL_HIGHEST:
        bind(table, side, cards if which == ALL else highest(cards))
        table.put(AT_PHASE, then_phase)
        return
    gathered = register(table, side)
    rest = without(cards, gathered)
    if size(gathered) >= argument(table, 4 * side + 3) or is_empty(rest):
        table.put(AT_PHASE, then_phase)
        return
    ties = highest(rest) if which == HIGHEST else lowest_cards(rest)
    if size(ties) == 1:
        gather_card(table, side, first(ties))
    else:
        ask_card(table, side_owner(table, side), 0, ties)


def gather_card(table: Table, side: i64, card: i64) -> None:
    bind(table, side, either(register(table, side), single(card)))


def gather_second(table: Table) -> None:
    gather(table, 1, PICKING_SECOND + 1)
    if table.kind == EXECUTION and table.at(AT_PHASE) == PICKING_SECOND + 1:
        you = table.seat
        zone = argument(table, 1)
        given = register(table, 0)
        other = side_owner(table, 1)
        other_zone = argument(table, 5)
        taken = register(table, 1)
        next_instruction(table)
        moves.exchange(table, you, zone, given, other, other_zone, taken)


def answer_card(table: Table, card: i64) -> None:
    """A card was chosen, for whatever instruction asked it."""
    if CODE[table.at(AT_PLACE) * WIDTH] == EXCHANGE:
        gather_card(table, 0 if table.at(AT_PHASE) == PICKING else 1, card)
    else:
        take(table, card)


# --- legal answers and answering ----------------------------------------------------------------------


def fill_choice(table: Table, buffer: vec[i64]) -> i64:
    """The legal answers to the choice on top."""
    kind = table.kind
    if kind == CHOOSE_CARD or kind == ASK_ORDER:
        filled = fill_cards(table.cards_at(AT_CANDIDATES), actions.CHOOSE, buffer)
    elif kind == CHOOSE_COLOUR:
        filled = fill_set(table.at(AT_OPTIONS), actions.COLOUR, buffer)
    elif kind == ASK_VALUE or kind == CHOOSE_BACK:
        filled = fill_set(table.at(AT_OPTIONS), actions.VALUE - 1, buffer)
    elif kind == ASK_PLAYER:
        filled = fill_set(table.at(AT_OPTIONS), actions.PLAYER, buffer)
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


def fill_set(members: i64, offset: i64, buffer: vec[i64]) -> i64:
    filled: i64 = 0
    while members:
        member = lowest(members)
        members ^= BIT[member]
        buffer[filled] = offset + member
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
