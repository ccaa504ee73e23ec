"""The turn: its five phases, and whose part is on (R4, R5.1)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.effects.holdings import has_face_down, usable_person
from ludopolis.games.civilization.effects.use import begin_used
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import ability, person, person_type
from ludopolis.games.civilization.modifiers import has_person
from ludopolis.games.civilization.phases import research, start, trade
from ludopolis.games.civilization.phases.order import (
    BEFORE_PARTS,
    BEGUN,
    FIRST,
    NEW_PHASE,
    NEW_TURN,
    PARTS,
    part_at,
)
from ludopolis.games.civilization.state import (
    ACTIONS_EXTRA,
    ACTIONS_TAKEN,
    ASSIGNED,
    BONUS,
    CITIES,
    FLAGS,
    FROZEN,
    HARVESTED,
    KINDS_TAKEN,
    LASTING_FLAGS,
    MANAGEMENT,
    MUTED,
    NOBODY,
    NOT_KHALID,
    OFFERS,
    RESEARCH,
    START,
    TRADING,
    USED,
    Table,
)
from ludopolis.games.civilization.tables import SLOT_SQUARE, SLOTS_OF, SQUARES_ROW, TILE_SQUARES
from ludopolis.games.civilization.victory import end_by_limit


class Turn(Handler):
    """The silent frame of the turn."""

    def proceed(self, table: Table) -> bool:
        stage = table.number(frames.STAGE)
        if stage == NEW_TURN:
            begin_turn(table)
        elif stage == NEW_PHASE:
            begin_phase(table)
        elif stage == BEFORE_PARTS:
            ask_at_phase_start(table)
        elif table.number(BEGUN) < table.seats:
            begin_part(table)
        else:
            end_phase(table)
        return False


def begin_turn(table: Table) -> None:
    """From the second turn on the first player's token passes to the left (R2.7, R5.1)."""
    table.turn += 1
    if table.turn > 1:
        table.first = table.following(table.first)
    table.phase = START
    for seat in range(table.seats):
        clear_nation(table, seat)
    clear_squares(table)
    table.tell(events.TURN_BEGINS, table.turn, table.first)
    table.set_number(frames.STAGE, NEW_PHASE)


def clear_nation(table: Table, seat: i64) -> None:
    """What is counted by turns begins anew."""
    table.set_of(seat, FLAGS, table.of(seat, FLAGS) & LASTING_FLAGS)
    table.set_of(seat, USED, 0)
    table.set_of(seat, USED + 1, 0)
    table.set_of(seat, MUTED, 0)
    table.set_of(seat, OFFERS, 0)
    for index in range(CITIES):
        table.set_of(seat, ACTIONS_TAKEN + index, 0)
        table.set_of(seat, ACTIONS_EXTRA + index, 0)
        table.set_of(seat, KINDS_TAKEN + index, 0)
        table.set_of(seat, BONUS + index, 0)


def clear_squares(table: Table) -> None:
    """Squares can be harvested, left and assigned again, and figures can move."""
    first = table.seats * SQUARES_ROW
    for place in range(first, first + SLOTS_OF[table.seats] * TILE_SQUARES):
        square = SLOT_SQUARE[place]
        table.moved[square] = 0
        marks = i64(table.marks[square])
        if marks:
            table.marks[square] = u8(marks & ~(HARVESTED | FROZEN | ASSIGNED))


def begin_phase(table: Table) -> None:
    table.tell(events.PHASE_BEGINS, table.phase - START)
    table.set_number(BEGUN, 0)
    table.set_number(FIRST, table.first)
    table.set_number(frames.STAGE, BEFORE_PARTS)


def ask_at_phase_start(table: Table) -> None:
    """In turn order who may become the first player, until somebody does (R16.28, R21.16)."""
    asked = table.number(BEGUN)
    if asked < table.seats and table.first == table.number(FIRST):
        table.set_number(BEGUN, asked + 1)
        seat = part_at(table, asked + 1)
        if asked_at_phase_start(table, seat):
            table.push(frames.PHASE_START, seat)
        return
    table.set_number(BEGUN, 0)
    table.set_number(frames.STAGE, PARTS)


def asked_at_phase_start(table: Table, seat: i64) -> bool:
    """Whether the seat could have Khalid, by what everybody knows, and has not passed for the turn."""
    if table.flag(seat, NOT_KHALID):
        return False
    face_down = has_face_down(table, seat, person_type.GENERAL)
    return face_down or has_person(table, seat, person.KHALID_IBN_AL_WALID)


class PhaseStart(Handler):
    """Become the first player, pass, or pass for the whole turn."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        actions[0] = verbs.PASS
        actions[1] = verbs.PASS_PHASE
        if usable_person(table, table.seat, person.KHALID_IBN_AL_WALID) == NOBODY:
            return 2
        actions[2] = verbs.USE + ability.KHALID_IBN_AL_WALID
        return 3

    def carry_out(self, table: Table, action: i64) -> None:
        seat = table.seat
        table.pop()
        if action == verbs.PASS_PHASE:
            table.set_flag(seat, NOT_KHALID)
        elif action != verbs.PASS:
            begin_used(table, seat, action)


def begin_part(table: Table) -> None:
    """The next player's part; in Trade and Research everybody's (R4.1)."""
    phase = table.phase
    if phase == TRADING or phase == RESEARCH:
        table.set_number(BEGUN, table.seats)
        if phase == TRADING:
            trade.begin_phase(table)
        else:
            research.begin_phase(table)
        return
    begun = table.number(BEGUN) + 1
    table.set_number(BEGUN, begun)
    seat = part_at(table, begun)
    table.tell(events.PART_BEGINS, seat, phase - START)
    if phase == START:
        start.begin_part(table, seat)
    else:
        table.push(frames.CITY if phase == MANAGEMENT else frames.MOVE, seat)


def end_phase(table: Table) -> None:
    """The next phase, the next turn, or the end (R21.3)."""
    if table.phase < RESEARCH:
        table.phase += 1
        table.set_number(frames.STAGE, NEW_PHASE)
    elif table.turn >= table.turn_limit:
        end_by_limit(table)
    else:
        table.set_number(frames.STAGE, NEW_TURN)
