"""Answers of the other players: who is asked about what, and with what they can answer (R15, R21.1,
R21.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.actions import EVENT, PASS, PASS_PHASE, REVEAL, USE
from ludopolis.games.civilization.culture import held_event
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.catalog import EFFECTS
from ludopolis.games.civilization.effects.effect import A_CITY_ACTION, AN_ABILITY, AN_EVENT, Effect
from ludopolis.games.civilization.effects.holdings import has_face_down, holds_event_of, usable_person
from ludopolis.games.civilization.effects.targets import in_reach
from ludopolis.games.civilization.effects.use import ANSWERING, begin_used, fill_usable
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import ability, event, person, person_type, resource, tech, wonder
from ludopolis.games.civilization.modifiers import has_person, has_wonder
from ludopolis.games.civilization.payments import can_pay, possible_ways, price
from ludopolis.games.civilization.state import MUTED, NOBODY, Table
from ludopolis.games.civilization.tables import EVENT_RANGE

# What else is answered, besides those of ``effects.effect``.
A_MOVE: Final[i64] = 4
A_CANCELLING: Final[i64] = 5  # of a city action, by Martin Luther King

# ask_responses, whose seat is the one that acts: what is answered, how many seats after it are asked next,
# the set of those it is aimed at, and of a move where it is and how far. The question to each of the others
# carries the same, and the seat that acts.
SUBJECT: Final[i64] = 0
NEXT: Final[i64] = 1
AIMED: Final[i64] = 2
SQUARE: Final[i64] = 3
MOMENT: Final[i64] = 4
ACTOR: Final[i64] = 1

# Moments of a move.
STEPPING: Final[i64] = 0
STOPPING: Final[i64] = 1
ENTERING: Final[i64] = 2

# What CANCELLED says of the frame below.
BY_ANSWER: Final[i64] = 1
VETOED: Final[i64] = 2  # by the United Nations: the card is taken back

A_SPY: Final[i64] = price(spy=1)

REACH: Final[vec[i64]] = vec[i64](
    [
        0,
        EVENT_RANGE[event.DEFECTION],
        EVENT_RANGE[event.MASS_DEFECTION],
        EVENT_RANGE[event.WHOLESALE_DEFECTION],
    ]
)  # of the events that kill figures, by level; 0: everywhere
LEVELS: Final[i64] = 3


# --- announcing -----------------------------------------------------------------------------------


def announce(table: Table) -> None:
    """Let the others answer the effect on top."""
    subject = EFFECTS[table.number(frames.SOURCE)].answerable()
    table.ask(frames.ASK_RESPONSES, table.seat, subject, 1, table.number(frames.AIMED_AT))


def announce_action(table: Table) -> None:
    """Let the others answer the city action on top."""
    if not table.number(frames.DEED_SURE):
        table.ask(frames.ASK_RESPONSES, table.seat, A_CITY_ACTION, 1)


def ask_about_step(table: Table, mover: i64, square: i64) -> None:
    """Let the others freeze a square after a step of the move on top, which is on this square."""
    table.ask(frames.ASK_RESPONSES, mover, A_MOVE, 1, 0, square, STEPPING)


def ask_about_move(table: Table, mover: i64, square: i64, entering: bool) -> None:
    """Let the others interrupt the move on top with culture events too: before an entry takes effect, and
    where the group stops; about the step that led there they have been asked."""
    table.ask(frames.ASK_RESPONSES, mover, A_MOVE, 1, 0, square, ENTERING if entering else STOPPING)


class AskingResponses(Handler):
    """All others in turn, until the subject is cancelled or cannot be any more."""

    def proceed(self, table: Table) -> bool:
        actor, subject = table.seat, table.number(SUBJECT)
        if subject != A_MOVE and (table.below(frames.CANCELLED) or is_safe(table, actor, subject)):
            table.pop()
            return False
        aimed, square = table.number(AIMED), table.number(SQUARE)
        moment = table.number(MOMENT)
        after = table.number(NEXT)
        while after < table.seats:
            seat = actor + after if actor + after < table.seats else actor + after - table.seats
            after += 1
            if may_answer(table, seat, actor, subject, aimed, square, moment):
                table.set_number(NEXT, after)
                table.ask(frames.RESPOND, seat, subject, actor, aimed, square, moment)
                return False
        table.pop()
        return False


def is_safe(table: Table, actor: i64, subject: i64) -> bool:
    """Whether nothing can be cancelled: city actions under Martin Luther King; events of a player with Mass
    Media only the United Nations refuse."""
    return subject == A_CITY_ACTION and has_person(table, actor, person.MARTIN_LUTHER_KING)


# --- who is asked, by what everybody knows --------------------------------------------------------


def is_muted(table: Table, seat: i64) -> bool:
    return table.of(seat, MUTED) == table.phase + 1


def may_answer(
    table: Table, seat: i64, actor: i64, subject: i64, aimed: i64, square: i64, moment: i64
) -> bool:
    """Whether the seat could answer, by what everybody knows (R21.1)."""
    if is_muted(table, seat):
        return False
    if subject == A_MOVE:
        if moment != STEPPING and may_kill(table, seat, square):
            return True
        return moment != STOPPING and may_freeze(table, seat)
    if subject == AN_EVENT:
        return may_cancel_event(table, seat, actor, aimed)
    if subject == AN_ABILITY:
        if holds_event_of(table, seat, 3) or may_spend_spy(table, seat, tech.MASS_MEDIA, ability.MASS_MEDIA):
            return True
    elif may_spend_spy(table, seat, tech.WRITING, ability.WRITING):
        return True
    return has_face_down(table, seat, person_type.ARTIST)


def may_cancel_event(table: Table, seat: i64, actor: i64, aimed: i64) -> bool:
    named = aimed & BIT[seat] != 0
    if named and has_wonder(table, seat, wonder.UNITED_NATIONS):
        return True
    if table.knows(actor, tech.MASS_MEDIA):
        return False
    if holds_event_of(table, seat, 2) or holds_event_of(table, seat, 3):
        return True
    if named and holds_event_of(table, seat, 1):
        return True
    if may_spend_spy(table, seat, tech.CIVIL_SERVICE, ability.CIVIL_SERVICE):
        return True
    return has_face_down(table, seat, person_type.ARTIST)


def may_freeze(table: Table, seat: i64) -> bool:
    return may_spend_spy(table, seat, tech.COMMUNISM, ability.COMMUNISM)


def may_kill(table: Table, seat: i64, square: i64) -> bool:
    """Whether the seat holds an event card that could reach the square."""
    for level in range(1, LEVELS + 1):
        if holds_event_of(table, seat, level) and in_reach(table, seat, square, REACH[level]):
            return True
    return False


def may_spend_spy(table: Table, seat: i64, which: i64, used: i64) -> bool:
    """Whether the seat knows a tech, has not used its ability, and could have a spy to pay it."""
    if not table.knows(seat, which) or table.used(seat, used):
        return False
    return possible_ways(table, seat, resource.SPY) > 0


# --- answering ------------------------------------------------------------------------------------


class Response(Handler):
    """The question to one player; he may use what is always usable, and is then asked again (R15.5)."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = PASS
        actions[1] = PASS_PHASE
        count = fill_answers(table, table.seat, table.number(SUBJECT), actions, 2)
        return fill_usable(table, table.seat, ANSWERING, actions, count)

    def carry_out(self, table: Table, action: i64) -> None:
        seat = table.seat
        if action == PASS or action == PASS_PHASE:
            table.pop()
            pass_response(table, seat, action)
        else:
            if is_answer(action, table.number(SUBJECT)):
                table.pop()
            begin_used(table, seat, action)


def pass_response(table: Table, seat: i64, action: i64) -> None:
    if action == PASS_PHASE:
        table.set_of(seat, MUTED, table.phase + 1)
        table.tell(events.PHASE_MUTED, seat)
    else:
        table.tell(events.RESPONSE_PASSED, seat)


def is_answer(action: i64, subject: i64) -> bool:
    """Whether this answers, and is not merely something that may be used at any decision."""
    if action == REVEAL + person.MARTIN_LUTHER_KING:
        return subject == A_CANCELLING
    return action < REVEAL and not USE + ability.FRIDA_KAHLO <= action <= USE + ability.ZHENG_HE


def fill_answers(table: Table, seat: i64, subject: i64, actions: vec[i64], count: i64) -> i64:
    """Append the real answers to the subject."""
    if subject == A_MOVE:
        return fill_interruptions(table, seat, actions, count)
    if subject == A_CANCELLING:
        return count  # Martin Luther King is among the cards that can be turned up
    if subject == AN_EVENT:
        count = fill_event_answers(table, seat, actions, count)
        if table.knows(table.number(ACTOR), tech.MASS_MEDIA):
            return count
    elif subject == AN_ABILITY:
        count = add_event(table, seat, event.PRIMETIME_TV, actions, count)
        count = add_spy(table, seat, tech.MASS_MEDIA, ability.MASS_MEDIA, actions, count)
    else:
        count = add_spy(table, seat, tech.WRITING, ability.WRITING, actions, count)
    if usable_person(table, seat, person.MARK_TWAIN) != NOBODY:
        actions[count] = USE + ability.MARK_TWAIN
        count += 1
    return count


def fill_event_answers(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    named = table.number(AIMED) & BIT[seat] != 0
    if named and has_wonder(table, seat, wonder.UNITED_NATIONS):
        actions[count] = USE + ability.UNITED_NATIONS
        count += 1
    if table.knows(table.number(ACTOR), tech.MASS_MEDIA):
        return count
    if named:
        count = add_event(table, seat, event.BREAD_AND_CIRCUSES, actions, count)
    count = add_event(table, seat, event.JOUSTING_TOURNEY, actions, count)
    count = add_event(table, seat, event.PRIMETIME_TV, actions, count)
    return add_spy(table, seat, tech.CIVIL_SERVICE, ability.CIVIL_SERVICE, actions, count)


def fill_interruptions(table: Table, seat: i64, actions: vec[i64], count: i64) -> i64:
    if table.number(MOMENT) != STEPPING:
        count = add_killer(table, seat, event.DEFECTION, actions, count)
        count = add_killer(table, seat, event.MASS_DEFECTION, actions, count)
        count = add_killer(table, seat, event.WHOLESALE_DEFECTION, actions, count)
    return add_spy(table, seat, tech.COMMUNISM, ability.COMMUNISM, actions, count)


def add_killer(table: Table, seat: i64, which: i64, actions: vec[i64], count: i64) -> i64:
    if EFFECTS[sources.EVENT + which].possible(table, seat):
        return add_event(table, seat, which, actions, count)
    return count


def add_event(table: Table, seat: i64, which: i64, actions: vec[i64], count: i64) -> i64:
    if held_event(table, seat, which) == NOBODY:
        return count
    actions[count] = EVENT + which
    return count + 1


def add_spy(table: Table, seat: i64, which: i64, used: i64, actions: vec[i64], count: i64) -> i64:
    """A tech whose ability costs a spy."""
    if not table.knows(seat, which) or table.used(seat, used) or not can_pay(table, seat, A_SPY):
        return count
    actions[count] = USE + used
    return count + 1


def ask_again(table: Table) -> None:
    """Whoever answered with a card that was refused may answer otherwise."""
    if table.kind == frames.ASK_RESPONSES:
        table.set_number(NEXT, table.number(NEXT) - 1)


# --- Martin Luther King ---------------------------------------------------------------------------


def cancels_action(table: Table) -> bool:
    """Whether the effect on top is an attempt to cancel a city action."""
    source = table.number(frames.SOURCE)
    if source != sources.ABILITY + ability.WRITING and source != sources.ABILITY + ability.MARK_TWAIN:
        return False
    return table.below(SUBJECT) == A_CITY_ACTION


def ask_for_protection(table: Table) -> None:
    """Before an attempt to cancel a city action is paid, its player may turn Martin Luther King up
    (R21.1)."""
    if not cancels_action(table):
        return
    actor = table.seat_below
    if has_face_down(table, actor, person_type.HUMANITARIAN) and not is_muted(table, actor):
        table.ask(frames.RESPOND, actor, A_CANCELLING, table.seat)


def is_protected(table: Table) -> bool:
    """Whether the attempt on top has become illegal."""
    return cancels_action(table) and is_safe(table, table.seat_below, A_CITY_ACTION)


# --- cancelling -----------------------------------------------------------------------------------


class Cancel(Effect):
    """Cancel what is being answered: the frame below the one that asks."""

    def __init__(self, kind: i64, cost: i64) -> None:
        self.kind: i64 = kind
        self.cost: i64 = cost

    def price(self) -> i64:
        return self.cost

    def answerable(self) -> i64:
        return self.kind

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        if table.number(SUBJECT) == A_CITY_ACTION:
            table.tell(events.ACTION_CANCELLED, table.seat, seat)
        table.set_below(frames.CANCELLED, BY_ANSWER)


class UnitedNations(Effect):
    """The event's player takes the card back, and cannot aim at the owner again in this turn: so he has to
    choose somebody else, and cannot ask for ever."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.set_below(frames.CANCELLED, VETOED)
        table.mark_used(table.seat, ability.UNITED_NATIONS)


class KhalidIbnAlWalid(Effect):
    """R16.28."""

    def carry_out(self, table: Table, seat: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        table.first = seat
        table.tell(events.FIRST_PLAYER_TAKEN, seat)
