"""What is hidden from a player, and random worlds that agree with what is not (R14).

Everything hidden is a face: of a card or token somebody holds, of a deck, of a pile, of a tile. What a seat
does not know of a class of backs is a set of places and a set of faces; an imagined world is another way to
match them.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ludopolis.core.bits import BIT
from ludopolis.core.random import Random
from ludopolis.games.civilization.actions import GIVE_TRADE
from ludopolis.games.civilization.effects.carrying import PAID
from ludopolis.games.civilization.effects.catalog import EFFECTS
from ludopolis.games.civilization.frames import (
    CHOOSE_CIVILIZATION,
    EFFECT,
    FRAME_WIDTH,
    GIVE_ASKED,
    KEEP_PERSON,
    MAKE_OFFER,
    PAY,
    SOURCE,
    STAGE,
)
from ludopolis.games.civilization.offers import GIVEN, RIVAL
from ludopolis.games.civilization.payments import missing
from ludopolis.games.civilization.persons import DRAWN as DRAWN_PERSONS
from ludopolis.games.civilization.phases.research import imagine_commitments
from ludopolis.games.civilization.setup import civilizations_in_play
from ludopolis.games.civilization.state import (
    AT_FRONT,
    BACKS,
    BOTTOM,
    CIVILIZATION,
    DECK,
    DRAWN,
    EVENT_BACKS,
    FACE_DOWN,
    HELD,
    HUT_BACKS,
    IN_BATTLE,
    MOST_SEATS,
    ON_MAP,
    PERSON_BACKS,
    PERSON_TOKENS,
    SIDE_SEAT,
    STATE_FACES,
    STATES_DRAWN,
    TILE_AT,
    TILE_FACES,
    UNIT_BACKS,
    VILLAGE_BACKS,
    WONDER_FACES,
    WONDERS_SHOWN,
    Table,
)
from ludopolis.games.civilization.tables import (
    ERAS,
    EVENTS_FROM,
    NEUTRAL_SLOTS,
    NEUTRAL_TILES,
    PERSON_TYPE,
    PERSON_TYPES,
    PERSONS,
    UNIT_TYPES,
    UNITS_FROM,
    WONDERS_OF_ERA,
)

# Great persons are dealt one sort after the other.
KNOWN_TYPES: Final[i64] = 0
TO_CHOOSE_FROM: Final[i64] = 1
DECK_OF_PERSONS: Final[i64] = 2
DEALS: Final[i64] = 3
ALL_TYPES: Final[i64] = 63  # of great persons, a set
EVENT_LEVELS: Final[i64] = 3
FIRST_NUMBER: Final[i64] = 2  # of a frame
CITY_STATES: Final[i64] = 5


def imagine(table: Table, seat: i64, random: Random) -> None:
    """Exchange, in place, everything the seat does not know for something that fits as well.

    Faces are put in their printed order before they are shuffled, so the outcome depends only on what is
    known and on the generator, never on the truth.
    """
    table.random = random.fork()
    for type in range(UNIT_TYPES):
        mix(table, seat, UNIT_BACKS + UNITS_FROM[type], UNIT_BACKS + UNITS_FROM[type + 1], random)
    for level in range(1, EVENT_LEVELS + 1):
        mix(table, seat, EVENT_BACKS + EVENTS_FROM[level], EVENT_BACKS + EVENTS_FROM[level + 1], random)
    mix_persons(table, seat, random)
    mix(table, seat, HUT_BACKS, VILLAGE_BACKS, random)
    mix(table, seat, VILLAGE_BACKS, BACKS, random)
    mix_piles(table, random)
    imagine_payments(table, seat, random)
    imagine_civilizations(table, seat, random)
    imagine_commitments(table, seat, random)
    imagine_offer(table, seat)


# --- payments -------------------------------------------------------------------------------------


def imagine_payments(table: Table, seat: i64, random: Random) -> None:
    """Whoever has begun something that costs resources has them, however they lie before him."""
    base = table.top
    while base >= 0:
        cost = cost_at(table, base)
        if cost and table.frames[base + 1] != seat:
            make_payable(table, seat, table.frames[base + 1], cost, random)
        base -= FRAME_WIDTH


def cost_at(table: Table, base: i64) -> i64:
    """What is still to be paid for the frame that begins there."""
    if table.frames[base] == PAY:
        return table.frames[base + FIRST_NUMBER]
    if table.frames[base] == EFFECT and table.frames[base + FIRST_NUMBER + STAGE] < PAID:
        return EFFECTS[table.frames[base + FIRST_NUMBER + SOURCE]].price()
    return 0


def make_payable(table: Table, seat: i64, payer: i64, cost: i64, random: Random) -> None:
    """Exchange faces that the seat does not know until the payer lacks nothing."""
    lacking = missing(table, payer, cost)
    while lacking:
        before = lacking
        start = EVENT_BACKS + random.below(BACKS - EVENT_BACKS)
        for step in range(BACKS - EVENT_BACKS):
            back = start + step if start + step < BACKS else start + step - BACKS + EVENT_BACKS
            if table.place(back) == HELD + payer and not is_known(table, seat, back):
                lacking = give_better_face(table, seat, back, payer, cost, lacking)
        if lacking == before:
            return


def give_better_face(table: Table, seat: i64, back: i64, payer: i64, cost: i64, lacking: i64) -> i64:
    """Give a card of the payer the first face with which he lacks less; how much he lacks then."""
    for other in range(class_from(back), class_to(back)):
        if table.place(other) == HELD + payer or is_known(table, seat, other):
            continue
        if PERSON_BACKS <= back < HUT_BACKS and not same_type(table, back, other):
            continue
        exchange_faces(table, back, other)
        left = missing(table, payer, cost)
        if left < lacking:
            return left
        exchange_faces(table, back, other)
    return lacking


def class_from(back: i64) -> i64:
    """Where the backs begin that look like this one."""
    if back >= VILLAGE_BACKS:
        return VILLAGE_BACKS
    if back >= HUT_BACKS:
        return HUT_BACKS
    return PERSON_BACKS if back >= PERSON_BACKS else EVENT_BACKS + EVENTS_FROM[event_level(back)]


def class_to(back: i64) -> i64:
    if back >= VILLAGE_BACKS:
        return BACKS
    if back >= HUT_BACKS:
        return VILLAGE_BACKS
    return HUT_BACKS if back >= PERSON_BACKS else EVENT_BACKS + EVENTS_FROM[event_level(back) + 1]


def event_level(back: i64) -> i64:
    level = EVENT_LEVELS
    while back < EVENT_BACKS + EVENTS_FROM[level]:
        level -= 1
    return level


def same_type(table: Table, back: i64, other: i64) -> bool:
    return PERSON_TYPE[table.face(back)] == PERSON_TYPE[table.face(other)]


def exchange_faces(table: Table, back: i64, other: i64) -> None:
    table.faces[back], table.faces[other] = table.faces[other], table.faces[back]


# --- what is chosen in secret ---------------------------------------------------------------------


def imagine_civilizations(table: Table, seat: i64, random: Random) -> None:
    """While civilizations are chosen nobody knows what the others have drawn or taken (R2.1)."""
    if table.top < 0 or table.kind != CHOOSE_CIVILIZATION:
        return
    unseen = vec[i64]()
    for civilization in civilizations_in_play(table):
        if seat < 0 or not is_drawn(table, seat, civilization):
            unseen = append(unseen, civilization)
    random.shuffle(unseen)
    dealt: i64 = 0
    for other in range(table.seats):
        if other != seat:
            table.set_of(other, DRAWN, unseen[dealt] + 1)
            table.set_of(other, DRAWN + 1, unseen[dealt + 1] + 1)
            dealt += 2
            if table.of(other, CIVILIZATION):
                table.set_of(other, CIVILIZATION, table.of(other, DRAWN + random.below(2)))


def is_drawn(table: Table, seat: i64, civilization: i64) -> bool:
    return table.of(seat, DRAWN) == civilization + 1 or table.of(seat, DRAWN + 1) == civilization + 1


def imagine_offer(table: Table, seat: i64) -> None:
    """Two others negotiate: for all the seat knows, about one point of trade (R21.7)."""
    if table.top < 0 or not MAKE_OFFER <= table.kind <= GIVE_ASKED:
        return
    if table.seat == seat or table.number(RIVAL) == seat:
        return
    for place in range(GIVEN, FRAME_WIDTH - 2):
        table.set_number(place, 0)
    if table.kind != MAKE_OFFER:
        table.set_number(GIVEN, GIVE_TRADE + 1)


# --- cards ----------------------------------------------------------------------------------------


def is_known(table: Table, seat: i64, back: i64) -> bool:
    """Whether the seat (or a spectator) knows the face of a card or token."""
    place = table.place(back)
    if place == DECK or place == BOTTOM or place == ON_MAP or HELD <= place < HELD + MOST_SEATS:
        return seat >= 0 and table.knows_card(seat, back)
    if IN_BATTLE <= place < AT_FRONT:
        if seat < 0:
            return False
        return i64(table.battle[SIDE_SEAT + place - IN_BATTLE]) == seat or table.knows_card(seat, back)
    return True  # discarded, open, at a front, killed or out of the game


def mix(table: Table, seat: i64, first: i64, end: i64, random: Random) -> None:
    """Deal the faces that the seat does not know anew."""
    backs, faces = vec[i64](), vec[i64]()
    for back in range(first, end):
        if not is_known(table, seat, back):
            backs = append(backs, back)
            faces = append(faces, table.face(back))
    put_in_order(faces)
    random.shuffle(faces)
    for number in range(len(backs)):
        table.faces[backs[number]] = u8(faces[number])


def mix_persons(table: Table, seat: i64, random: Random) -> None:
    """The same for great persons, whose types everybody knows as soon as somebody holds them (R14.1)."""
    backs, faces = vec[i64](), vec[i64]()
    for back in range(PERSON_BACKS, PERSON_BACKS + PERSONS):
        if not is_known(table, seat, back):
            backs = append(backs, back)
            faces = append(faces, table.face(back))
    put_in_order(faces)
    random.shuffle(faces)
    dealt: i64 = 0  # set of faces, by their number in the list
    drawn = drawn_persons(table)
    for deal in range(DEALS):
        for number in range(len(backs)):
            types = possible_types(table, backs[number], drawn, deal)
            if types:
                taken = first_of_types(faces, dealt, types)
                dealt |= BIT[taken]
                table.faces[backs[number]] = u8(faces[taken])


def possible_types(table: Table, back: i64, drawn: i64, deal: i64) -> i64:
    """The set of the types of which a great person must be, if it is dealt now: first those whose type
    everybody knows, then those to choose from, which all have a token (R7.16), then the rest of the deck."""
    place = table.place(back)
    if place >= HELD and place != BOTTOM:
        return BIT[PERSON_TYPE[table.face(back)]] if deal == KNOWN_TYPES else 0
    if drawn & BIT[back - PERSON_BACKS]:
        return types_with_tokens(table) if deal == TO_CHOOSE_FROM else 0
    return ALL_TYPES if deal == DECK_OF_PERSONS else 0


def drawn_persons(table: Table) -> i64:
    """The set of the great persons between which somebody chooses, counted from the first back."""
    return table.below(DRAWN_PERSONS) if table.top >= 0 and table.kind == KEEP_PERSON else 0


def types_with_tokens(table: Table) -> i64:
    types: i64 = 0
    for type in range(PERSON_TYPES):
        if table.thing(PERSON_TOKENS + type):
            types |= BIT[type]
    return types


def first_of_types(faces: vec[i64], dealt: i64, types: i64) -> i64:
    """The first face of some types of great persons that is not yet dealt."""
    number: i64 = 0
    while dealt & BIT[number] or not types & BIT[PERSON_TYPE[faces[number]]]:
        number += 1
    return number


def mix_piles(table: Table, random: Random) -> None:
    """City-states, wonders and tiles that nobody has seen."""
    mix_faces(table, STATE_FACES + table.thing(STATES_DRAWN), STATE_FACES + CITY_STATES, random)
    for era in range(ERAS):
        first = WONDER_FACES + era * WONDERS_OF_ERA
        mix_faces(table, first + table.thing(WONDERS_SHOWN + era), first + WONDERS_OF_ERA, random)
    places, faces = vec[i64](), vec[i64]()
    for slot in range(NEUTRAL_TILES):
        if slot >= NEUTRAL_SLOTS[table.seats] or table.thing(TILE_AT + slot) == FACE_DOWN:
            places = append(places, TILE_FACES + slot)
            faces = append(faces, table.face(TILE_FACES + slot))
    put_in_order(faces)
    random.shuffle(faces)
    for number in range(len(places)):
        table.faces[places[number]] = u8(faces[number])


def mix_faces(table: Table, first: i64, end: i64, random: Random) -> None:
    faces = vec[i64]()
    for place in range(first, end):
        faces = append(faces, table.face(place))
    put_in_order(faces)
    random.shuffle(faces)
    for place in range(first, end):
        table.faces[place] = u8(faces[place - first])


def put_in_order(faces: vec[i64]) -> None:
    """Sort them; there are few."""
    for end in range(1, len(faces)):
        place: i64 = end
        face = faces[place]
        while place > 0 and faces[place - 1] > face:
            faces[place] = faces[place - 1]
            place -= 1
        faces[place] = face
