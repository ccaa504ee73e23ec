"""Research: everybody commits secretly, then all is revealed and takes effect in turn order (R9.2)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.core.random import Random
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.coins import coins
from ludopolis.games.civilization.culture import spend_trade
from ludopolis.games.civilization.effects.holdings import has_face_down
from ludopolis.games.civilization.effects.use import begin_used, fill_usable
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import person, person_type, tech, wonder
from ludopolis.games.civilization.modifiers import has_wonder
from ludopolis.games.civilization.persons import back_of, belongs_to, can_use, discard_person
from ludopolis.games.civilization.policies import fill_switches, switch
from ludopolis.games.civilization.pyramid import learn_at, research_price
from ludopolis.games.civilization.state import (
    IN_PYRAMID,
    PERSON_BACKS,
    RESEARCH,
    SLOTS,
    TRADE,
    Table,
)
from ludopolis.games.civilization.tables import PERSONS, TECH_LEVEL
from ludopolis.games.civilization.tables import TECHS as ALL_TECHS

NOTRE_DAME_TRADE: Final[i64] = 6
NEWTON_LEVELS: Final[i64] = 4
TESLA_LEVELS: Final[i64] = 4  # from 2 on

# A commitment is one number: the tech + 1, the second one + 1, which of the two takes a lower slot, the level
# of Newton, and the switch of a policy + 1, each worth so much and below so much.
FIRST: Final[i64] = 0
SECOND: Final[i64] = 1
LOWERED: Final[i64] = 2
NEWTON: Final[i64] = 3
SWITCH: Final[i64] = 4
_WORTH: Final[vec[i64]] = vec[i64]([1, 64, 4096, 16384, 131072])
_BELOW: Final[vec[i64]] = vec[i64]([64, 64, 4, 8, 128])

# research: the commitment so far, and what has been answered.
SO_FAR: Final[i64] = 0
ANSWERED: Final[i64] = 1
# What is asked, one after the other.
A_SWITCH: Final[i64] = 0
A_PLACE_FOR_NEWTON: Final[i64] = 1
A_TECH: Final[i64] = 2
A_SECOND_TECH: Final[i64] = 3
NOTHING: Final[i64] = 4

# reveal_research: the commitments by seat, how far it is, and how many players are done.
COMMITTED: Final[i64] = 0
STAGE: Final[i64] = 5
DONE_WITH: Final[i64] = 6
TO_REVEAL: Final[i64] = 0
TO_LEARN: Final[i64] = 1
FIRST_NUMBER: Final[i64] = 2  # of a frame


def begin_phase(table: Table) -> None:
    """Ask all who have something to choose, as far as everybody can see."""
    table.push(frames.REVEAL_RESEARCH, table.first)
    asked = vec[i64]()
    for seat in range(table.seats):
        if may_have_choice(table, seat):
            asked = append(asked, seat)
    table.push_together(frames.RESEARCH, asked)


def may_have_choice(table: Table, seat: i64) -> bool:
    """Whether the seat can research or switch a policy, or has a great person who may do something."""
    if table.policies and table.knows(seat, tech.BUREAUCRACY):
        return True
    for back in range(PERSON_BACKS, PERSON_BACKS + PERSONS):
        if belongs_to(table, back, seat):
            return True
    for which in range(ALL_TECHS):
        if can_research(table, seat, 0, which, TECH_LEVEL[which]):
            return True
    return False


# --- commitments ----------------------------------------------------------------------------------


def part(commitment: i64, which: i64) -> i64:
    """A part of a commitment; 0 for none."""
    return commitment // _WORTH[which] % _BELOW[which]


def cards_at(table: Table, seat: i64, commitment: i64, level: i64) -> i64:
    """How many cards a level of the pyramid holds, with what is committed so far."""
    count = table.of(seat, SLOTS + level - 1)
    if part(commitment, NEWTON) == level:
        count += 1
    if part(commitment, FIRST) and slot_of_first(commitment) == level:
        count += 1
    return count


def slot_of_first(commitment: i64) -> i64:
    level = TECH_LEVEL[part(commitment, FIRST) - 1]
    return level - 1 if part(commitment, LOWERED) == 1 else level


def fits_at(table: Table, seat: i64, commitment: i64, level: i64) -> bool:
    """R9.3, with what is committed so far."""
    if level == 1:
        return True
    below = cards_at(table, seat, commitment, level - 1)
    return below >= cards_at(table, seat, commitment, level) + 2


def can_research(table: Table, seat: i64, commitment: i64, which: i64, level: i64) -> bool:
    """Whether the seat may research a tech into a slot of a level (R9.1)."""
    if table.knows(seat, which) or table.of(seat, TRADE) < research_price(table, seat, which):
        return False
    return fits_at(table, seat, commitment, level)


def can_learn_second(table: Table, seat: i64, commitment: i64, which: i64, level: i64) -> bool:
    """Whether the seat may learn a tech besides the first one into a slot of a level (R16.4)."""
    first = part(commitment, FIRST) - 1
    if which == first or table.knows(seat, which) or TECH_LEVEL[which] > TECH_LEVEL[first]:
        return False
    return fits_at(table, seat, commitment, level)


def next_question(table: Table, seat: i64, after: i64) -> i64:
    """What the seat is asked for its commitment after so many questions. Whether it is, everybody can see, so
    that the number of its answers tells nothing of them (R9.2)."""
    question = after
    while question < NOTHING and not is_asked(table, seat, question):
        question += 1
    return question


def is_asked(table: Table, seat: i64, question: i64) -> bool:
    if question == A_SWITCH:
        return table.policies and table.knows(seat, tech.BUREAUCRACY)
    if question == A_PLACE_FOR_NEWTON:
        return has_face_down(table, seat, person_type.SCIENTIST)
    if question == A_SECOND_TECH:
        return has_wonder(table, seat, wonder.NOTRE_DAME) and affords_two(table, seat)
    return True


def affords_two(table: Table, seat: i64) -> bool:
    """Whether the dial is enough for some tech and a second one, wherever they fit (R16.4)."""
    trade = table.of(seat, TRADE) - NOTRE_DAME_TRADE
    for which in range(ALL_TECHS):
        if not table.knows(seat, which) and research_price(table, seat, which) <= trade:
            return True
    return False


class Research(Handler):
    """The commitment of one player: pass, or a tech, with what belongs to it."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        count = fill_answers(table, actions)
        if part(table.number(SO_FAR), FIRST):
            return count
        return fill_usable(table, table.seat, RESEARCH, actions, count)

    def carry_out(self, table: Table, action: i64) -> None:
        if verbs.USE <= action < verbs.KEEP:
            begin_used(table, table.seat, action)
        else:
            give_answer(table, action)


def give_answer(table: Table, action: i64) -> None:
    """Add an answer to the commitment on top; after the last question it is made."""
    question = next_question(table, table.seat, table.number(ANSWERED))
    if verbs.SWITCH <= action < verbs.FOUND:
        add_part(table, SWITCH, action - verbs.SWITCH + 1)
    elif verbs.NEWTON <= action < verbs.PLAY:
        add_part(table, NEWTON, action - verbs.NEWTON + 1)
    elif verbs.LOWER <= action < verbs.NEWTON:
        add_tech(table, question, action - verbs.LOWER)
        add_part(table, LOWERED, 1 if question == A_TECH else 2)
    elif verbs.RESEARCH <= action < verbs.LOWER:
        add_tech(table, question, action - verbs.RESEARCH)
    elif verbs.LEARN <= action < verbs.DRAW:
        add_tech(table, question, action - verbs.LEARN)
    table.set_number(ANSWERED, question + 1)
    if next_question(table, table.seat, question + 1) == NOTHING:
        commit(table)


def add_tech(table: Table, question: i64, which: i64) -> None:
    add_part(table, FIRST if question == A_TECH else SECOND, which + 1)


def add_part(table: Table, which: i64, value: i64) -> None:
    table.set_number(SO_FAR, table.number(SO_FAR) + value * _WORTH[which])


def fill_answers(table: Table, actions: vec[i64]) -> i64:
    """Write what the commitment on top can go on with."""
    seat, commitment = table.seat, table.number(SO_FAR)
    question = next_question(table, seat, table.number(ANSWERED))
    actions[0] = verbs.PASS if question == A_TECH else verbs.DONE
    if question == A_SWITCH:
        return fill_switches(table, seat, actions, 1)
    if question == A_PLACE_FOR_NEWTON:
        return fill_newton(table, seat, commitment, actions, 1)
    if question == A_TECH:
        return fill_techs(table, seat, commitment, actions, 1)
    return fill_second(table, seat, commitment, actions, 1) if part(commitment, FIRST) else 1


def fill_techs(table: Table, seat: i64, commitment: i64, actions: vec[i64], count: i64) -> i64:
    """Append the techs that can be researched, with Tesla also one level lower (R16.6)."""
    tesla = can_use(table, seat, person.NIKOLA_TESLA)
    for which in range(ALL_TECHS):
        level = TECH_LEVEL[which]
        if can_research(table, seat, commitment, which, level):
            actions[count] = verbs.RESEARCH + which
            count += 1
        if tesla and 1 < level <= TESLA_LEVELS and can_research(table, seat, commitment, which, level - 1):
            actions[count] = verbs.LOWER + which
            count += 1
    return count


def fill_newton(table: Table, seat: i64, commitment: i64, actions: vec[i64], count: i64) -> i64:
    """Append the levels where Newton can lie (R16.6)."""
    if not can_use(table, seat, person.ISAAC_NEWTON):
        return count
    for level in range(1, NEWTON_LEVELS + 1):
        if fits_at(table, seat, commitment, level):
            actions[count] = verbs.NEWTON + level - 1
            count += 1
    return count


def fill_second(table: Table, seat: i64, commitment: i64, actions: vec[i64], count: i64) -> i64:
    """Append the techs that Notre-Dame adds to the first one (R16.4)."""
    needed = research_price(table, seat, part(commitment, FIRST) - 1) + NOTRE_DAME_TRADE
    if table.of(seat, TRADE) < needed or not has_wonder(table, seat, wonder.NOTRE_DAME):
        return count
    tesla = not part(commitment, LOWERED) and can_use(table, seat, person.NIKOLA_TESLA)
    for which in range(ALL_TECHS):
        level = TECH_LEVEL[which]
        if can_learn_second(table, seat, commitment, which, level):
            actions[count] = verbs.LEARN + which
            count += 1
        if tesla and 1 < level <= TESLA_LEVELS:
            if can_learn_second(table, seat, commitment, which, level - 1):
                actions[count] = verbs.LOWER + which
                count += 1
    return count


def commit(table: Table) -> None:
    """The commitment waits in the frame below those of all players until everybody has one."""
    seat, commitment = table.seat, table.number(SO_FAR)
    table.pop()
    table.frames[waiting_place(table) + FIRST_NUMBER + COMMITTED + seat] = commitment


def commitment_of(table: Table, seat: i64) -> i64:
    """What a seat has committed, or said of it so far; 0 outside of Research."""
    base = waiting_place(table)
    if base < 0:
        return 0
    above = base + table.width
    while above <= table.top:
        if table.frames[above] == frames.RESEARCH and table.frames[above + 1] == seat:
            return table.frames[above + FIRST_NUMBER + SO_FAR]
        above += table.width
    return table.frames[base + FIRST_NUMBER + COMMITTED + seat]


def waiting_place(table: Table) -> i64:
    """Where the frame begins in which commitments wait; below 0 if there is none."""
    base = table.top
    while base >= 0 and table.frames[base] != frames.REVEAL_RESEARCH:
        base -= table.width
    return base


def imagine_commitments(table: Table, seat: i64, random: Random) -> None:
    """Exchange what the others have committed so far for something random that they could have, as the seat
    knows nothing of it but how much they have answered (R14.1)."""
    base = waiting_place(table)
    if base < 0 or table.frames[base + table.width] != frames.RESEARCH:
        return
    waiting: i64 = 0
    above = base + table.width
    while above <= table.top and table.frames[above] == frames.RESEARCH:
        other = table.frames[above + 1]
        waiting |= BIT[other]
        if other != seat:
            answer_at_random(table, above, random)
        above += table.width
    for other in range(table.seats):
        if other != seat and not waiting & BIT[other] and may_have_choice(table, other):
            commit_at_random(table, other, random)


def answer_at_random(table: Table, base: i64, random: Random) -> None:
    """Other answers for the commitment that begins there in the frames."""
    seat, answered = table.frames[base + 1], table.frames[base + FIRST_NUMBER + ANSWERED]
    table.push(frames.RESEARCH, seat)
    while next_question(table, seat, table.number(ANSWERED)) < answered:
        give_answer(table, _ANSWERS[random.below(fill_answers(table, _ANSWERS))])
    table.frames[base + FIRST_NUMBER + SO_FAR] = table.number(SO_FAR)
    table.pop()


def commit_at_random(table: Table, seat: i64, random: Random) -> None:
    below = table.top
    table.push(frames.RESEARCH, seat)
    while table.top > below:
        give_answer(table, _ANSWERS[random.below(fill_answers(table, _ANSWERS))])


_ANSWERS: Final[vec[i64]] = vec[i64]([0] * 200)


# --- revealing ------------------------------------------------------------------------------------


class RevealResearch(Handler):
    """What all have committed takes effect."""

    def proceed(self, table: Table) -> bool:
        done = table.number(DONE_WITH)
        if done == table.seats:
            table.set_number(DONE_WITH, 0)
            if table.number(STAGE) == TO_LEARN:
                table.pop()
            else:
                table.set_number(STAGE, TO_LEARN)
            return False
        table.set_number(DONE_WITH, done + 1)
        seat = (table.first + done) % table.seats
        if table.number(STAGE) == TO_REVEAL:
            reveal(table, seat, table.number(COMMITTED + seat))
        else:
            take_effect(table, seat, table.number(COMMITTED + seat))
        return False


def reveal(table: Table, seat: i64, commitment: i64) -> None:
    """The tech, Newton, and the switch of a policy, before any tech takes effect (R16.27)."""
    if part(commitment, FIRST):
        table.tell(events.RESEARCH_REVEALED, seat, part(commitment, FIRST) - 1)
    else:
        table.tell(events.RESEARCH_PASSED, seat)
    if part(commitment, SECOND):
        table.tell(events.RESEARCH_REVEALED, seat, part(commitment, SECOND) - 1)
    if part(commitment, SWITCH):
        switch(table, seat, verbs.SWITCH + part(commitment, SWITCH) - 1)
    level = part(commitment, NEWTON)
    if level:
        back = back_of(table, seat, person.ISAAC_NEWTON)
        table.move_card(back, IN_PYRAMID + seat)
        table.make_public(back)
        table.add(seat, SLOTS + level - 1, 1)
        table.tell(events.NEWTON_PLACED, seat, level - 1)


def take_effect(table: Table, seat: i64, commitment: i64) -> None:
    """Learn the techs; what is left on the dial is at most the coins (R9.4, R16.4)."""
    first, second = part(commitment, FIRST) - 1, part(commitment, SECOND) - 1
    if first < 0:
        return
    rivals, more_rivals = researching(table, first), researching(table, second)
    if part(commitment, LOWERED):
        discard_person(table, back_of(table, seat, person.NIKOLA_TESLA))
    trade = table.of(seat, TRADE)
    learn_at(table, seat, first, slot_of_first(commitment), True, rivals)
    if second >= 0:
        trade -= NOTRE_DAME_TRADE
        lowered = 1 if part(commitment, LOWERED) == 2 else 0
        learn_at(table, seat, second, TECH_LEVEL[second] - lowered, False, more_rivals)
    kept = coins(table, seat)
    if trade < kept:
        kept = trade
    spend_trade(table, seat, table.of(seat, TRADE) - kept)


def researching(table: Table, which: i64) -> i64:
    """The set of the seats that have revealed a tech."""
    seats: i64 = 0
    for seat in range(table.seats):
        commitment = table.number(COMMITTED + seat)
        if part(commitment, FIRST) == which + 1 or part(commitment, SECOND) == which + 1:
            seats |= BIT[seat]
    return seats
