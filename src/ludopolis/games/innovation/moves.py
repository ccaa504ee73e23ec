"""Steps that move cards: meld, tuck, score, return, transfer, reveal, choose."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, count, lowest
from ludopolis.games.innovation import events, keywords
from ludopolis.games.innovation.backs import tell_what_passes
from ludopolis.games.innovation.components import IDS
from ludopolis.games.innovation.evaluation import filtered, number
from ludopolis.games.innovation.execution import (
    ACCEPTED,
    PICKING,
    START_PHASE,
    Operation,
    answer_accept,
    argument,
    ask,
    ask_card,
    is_demand,
    next_instruction,
    note_declined,
)
from ludopolis.games.innovation.operations import NAMES, OPERATION, WIDTH, place_of
from ludopolis.games.innovation.program import CODE
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
    AT_CANDIDATES,
    AT_CARD,
    AT_DEMOCRACY,
    AT_LEAST,
    AT_MOST,
    AT_MOVED,
    AT_OWNER,
    AT_PHASE,
    AT_PICKED,
    AT_PLACE,
    AT_RETURNED,
    CHOOSE_BACK,
    CHOOSE_CARD,
    EVERYBODY,
    FRAME_WIDTH,
    Table,
)
from ludopolis.games.innovation.tables import AGE, COLOUR, LANE
from ludopolis.games.innovation.vocabulary import (
    ALL,
    ALL_HIGHEST,
    ALL_LOWEST,
    ANY,
    ANY_OTHER,
    BY_BACK,
    CHOOSE,
    CHOSEN,
    EACH,
    EACH_OTHER,
    HAND,
    HIGHEST,
    LOWEST,
    MELD,
    NONE,
    RETURN,
    REVEAL,
    SCORE_PILE,
    TRANSFER,
    TUCK,
    YOU,
)
from ludopolis.games.innovation.zones import bind, owner_cards, player_of, register

MOVE: Final[i64] = NAMES.index("move")
DEMOCRACY: Final[i64] = IDS["card"].index("democracy")

VERB: Final[i64] = place_of("move", "verb")
OWNER: Final[i64] = place_of("move", "owner")
ZONE: Final[i64] = place_of("move", "zone")
WHICH: Final[i64] = place_of("move", "which")
LEAST: Final[i64] = place_of("move", "least")
MOST: Final[i64] = place_of("move", "most")
FILTER: Final[i64] = place_of("move", "filter")
OPTIONAL: Final[i64] = place_of("move", "optional")
EXACT: Final[i64] = place_of("move", "exact")
MY_CHOICE: Final[i64] = place_of("move", "my_choice")
TO: Final[i64] = place_of("move", "to")
TO_ZONE: Final[i64] = place_of("move", "to_zone")
INTO: Final[i64] = place_of("move", "into")
BOUND: Final[i64] = place_of("move", "bound")
BUT: Final[i64] = place_of("move", "but")


@final
class Move(Operation):
    def step(self, table: Table) -> None:
        phase = table.at(AT_PHASE)
        if phase == START_PHASE:
            begin(table)
        else:
            if phase == ACCEPTED:
                table.put(AT_PHASE, PICKING)
            pick(table)

    def answer(self, table: Table, kind: i64, chosen: i64) -> None:
        if kind == CHOOSE_CARD:
            take(table, chosen)
        elif kind == CHOOSE_BACK:
            take_by_back(table, chosen)
        else:
            answer_accept(table, chosen)

    def stop(self, table: Table) -> None:
        if argument(table, OPTIONAL) or table.at(AT_PICKED):
            note_declined(table)
        else:
            unable(table)
        finish_owner(table)


def begin(table: Table) -> None:
    bind(table, argument(table, INTO), no_cards())
    owner = argument(table, OWNER)
    names_player = owner == CHOSEN or argument(table, TO) == CHOSEN
    if names_player and player_of(table, CHOSEN) < 0:
        next_instruction(table)
        return
    table.put(AT_OWNER, table.seat)
    if owner == EACH_OTHER:
        table.put(AT_OWNER, (table.seat + 1) % table.seats)
    begin_owner(table)


def is_whole(which: i64) -> bool:
    return which == ALL or which == ALL_HIGHEST or which == ALL_LOWEST


def begin_owner(table: Table) -> None:
    """Find the matching cards of one owner, and how many of them to move."""
    cards = matching_cards(table)
    matching = size(cards)
    if is_doubtful(table):
        begin_picking(table, cards, cards_wanted(table, matching, size(own_hidden_cards(table))))
        pick(table)
        return
    which = argument(table, WHICH)
    optional = argument(table, OPTIONAL)
    most = cards_wanted(table, matching, matching)
    if most > 0 and matching == 0 and not optional:
        unable(table)
    if argument(table, EXACT) and most > matching:
        most = 0
    if most > matching or is_whole(which):
        most = matching
    begin_picking(table, cards, most)
    if most <= 0:
        if optional and not is_empty(own_hidden_cards(table)):
            table.tell(events.DECLINED, table.seat)
        finish_owner(table)
    elif optional and is_whole(which):
        ask(table, ACCEPT, table.seat, 1, 0)
    else:
        pick(table)


def cards_wanted(table: Table, matching: i64, all_there_are: i64) -> i64:
    wanted = argument(table, MOST)
    return all_there_are if wanted == NONE else number(table, wanted, matching)


def begin_picking(table: Table, cards: Cards, most: i64) -> None:
    table.put_cards(AT_CANDIDATES, cards)
    table.put(AT_PICKED, 0)
    table.put(AT_MOST, most)
    table.put(AT_LEAST, least_cards(table, most))
    table.put(AT_PHASE, PICKING)


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


def own_hidden_cards(table: Table) -> Cards:
    """The hand or score pile from which the executing player takes cards; none if they lie elsewhere."""
    zone = argument(table, ZONE)
    if argument(table, OWNER) != YOU or zone > SCORE_PILE:
        return no_cards()
    return table.hand(table.seat) if zone == HAND else table.score_pile(table.seat)


def is_doubtful(table: Table) -> bool:
    """Whether the others cannot tell if one of the hidden cards fits: then the player is asked in any case
    (R11.6). Where all that fit are moved, the move itself will tell."""
    filter = argument(table, FILTER)
    if filter == NONE or not table.asks_openly or is_whole(argument(table, WHICH)):
        return False
    return not tell_what_passes(table, own_hidden_cards(table), filter)


def unable(table: Table) -> None:
    """Everybody may know that no card fitted (R10.5)."""
    seat = table.seat
    cards = own_hidden_cards(table)
    if is_empty(cards):
        return
    table.tell(events.UNABLE, seat)
    if table.show_failures and table.at(AT_ALONE) == 0 and is_demand(table):
        table.tell(events.HAND_SHOWN, seat)
        while not is_empty(cards):
            card = first(cards)
            cards = without(cards, single(card))
            table.know_only(card, EVERYBODY)
            table.tell(events.REVEALED, seat, card)


def pick(table: Table) -> None:
    """Take the next card, asking who has to choose if there is a choice."""
    picked = table.at(AT_PICKED)
    cards = table.cards_at(AT_CANDIDATES)
    doubtful = is_doubtful(table)
    if picked >= table.at(AT_MOST) or (is_empty(cards) and not doubtful):
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
    can_stop = may_stop(table, picked, cards)
    if can_stop == 0 and not doubtful and (size(cards) == 1 or not needs_order(table, which, cards)):
        take(table, first(cards))
    else:
        ask_card(table, chooser(table, which), can_stop, cards)


def may_stop(table: Table, picked: i64, cards: Cards) -> i64:
    if is_empty(cards):
        return 1
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
    name = argument(table, INTO)
    if name != NONE:
        bind(table, name, either(register(table, name), single(card)))
    table.put(AT_PICKED, table.at(AT_PICKED) + 1)
    table.put_cards(AT_CANDIDATES, without(table.cards_at(AT_CANDIDATES), single(card)))
    verb = argument(table, VERB)
    if verb == CHOOSE:
        return
    if verb == REVEAL:
        keywords.reveal(table, table.seat, card)
        return
    count_for_activation(table, verb)
    owner = owner_of(table, card)
    zone = argument(table, ZONE)
    all_of_age = leaves_no_doubt(table, card)
    if verb == TRANSFER:
        to = player_of(table, argument(table, TO))
        keywords.transfer(table, owner, zone, card, to, argument(table, TO_ZONE), all_of_age)
    else:
        keywords.move(table, table.seat, owner, zone, card, verb, all_of_age, was_shown(table))


def was_shown(table: Table) -> bool:
    """Cards bound in the hand are those that were drawn and shown just before."""
    return argument(table, BOUND) != NONE and argument(table, ZONE) == HAND


def leaves_no_doubt(table: Table, card: i64) -> bool:
    """Whether everybody can tell which cards of this age leave: all of them do. Returned cards get a place
    in the supply, and the order in which they were returned is secret."""
    if not is_whole(argument(table, WHICH)) or argument(table, VERB) == RETURN:
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
    if table.asks_openly:
        table.put_cards(AT_CANDIDATES, no_cards())  # what else fitted must not outlast the question
    next_instruction(table)


# --- in the eyes of others ----------------------------------------------------------------------------


def withdraw_doubtful(table: Table) -> bool:
    """Take back the choice being asked if only its player knows what it offers; whether it was taken back."""
    if table.kind != CHOOSE_CARD:
        return False
    table.top -= FRAME_WIDTH
    doubtful = CODE[table.at(AT_PLACE) * WIDTH + OPERATION] == MOVE and is_doubtful(table)
    table.top += FRAME_WIDTH
    if doubtful:
        table.pop()
    return doubtful


def offer_again(table: Table) -> None:
    """Ask what was taken back, of a player who may hold other cards now."""
    table.put_cards(AT_CANDIDATES, matching_cards(table))
    pick(table)
