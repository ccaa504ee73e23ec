"""What lies on the table: pieces on the map, focus rows, what each player holds, and whose turn it is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludopolis.core.archive import Archive
from ludopolis.core.bits import BIT
from ludopolis.core.contract import Game, State
from ludopolis.core.kinds import DecisionKind
from ludopolis.core.random import Random
from ludopolis.games.new_dawn.land import ALL, CAPITALS, EMPTY, Land
from ludopolis.games.new_dawn.spaces import Spaces, both, either, has, one, size, without
from ludopolis.games.new_dawn.tables import (
    BARBARIANS,
    CARAVANS,
    CARD_CARAVANS,
    CARD_TYPE,
    CITIES_EACH,
    CITY_STATES,
    DECK,
    ECONOMY,
    NATURAL_WONDERS,
    PACTS,
    SLOTS,
    SPACES,
    STATE_COPIES,
    TOKENS_EACH,
    VICTORY_CARDS,
    WONDERS,
)

# --- frames ---------------------------------------------------------------------------------------

# Decisions. What each frame carries stands in ``frames.py``.
LAY_TILE: Final[i64] = 0
TURN_TILE: Final[i64] = 1
SET_TILE: Final[i64] = 2
BEGIN_TURN: Final[i64] = 3
CHOOSE_FOCUS: Final[i64] = 4
PLACE_TOKEN: Final[i64] = 5
PLACE_ON_HILLS: Final[i64] = 6
MOVE_TOKEN: Final[i64] = 7
MOVE_BARBARIAN: Final[i64] = 8
MOVE_TO: Final[i64] = 9
REPLACE_TOKEN: Final[i64] = 10
DESTROY_TOKEN: Final[i64] = 11
OFFER_TOKENS: Final[i64] = 12
GIVE_TOKEN: Final[i64] = 13
STRIKE: Final[i64] = 14
TAKE_OFF: Final[i64] = 15
ADVANCE_DIAL: Final[i64] = 16
GAIN_CARD: Final[i64] = 17
MOVE_CARAVAN: Final[i64] = 18
TAKE_PACT: Final[i64] = 19
MAKE_ALLIANCE: Final[i64] = 20
RETURN_PACT: Final[i64] = 21
PUT_TOKEN: Final[i64] = 22
PUT_NATURAL: Final[i64] = 23
PUT_FOR_HOST: Final[i64] = 24
COLLECT: Final[i64] = 25
EXCHANGE: Final[i64] = 26
BUILD: Final[i64] = 27
PAY: Final[i64] = 28
HOUSE_WONDER: Final[i64] = 29
FIGHT: Final[i64] = 30
ATTACK_TOKENS: Final[i64] = 31
DEFENCE_TOKENS: Final[i64] = 32
PLUNDER: Final[i64] = 33
CONQUER: Final[i64] = 34
DISCARD_TOKEN: Final[i64] = 35
SWAP_CARDS: Final[i64] = 36
USE_ABILITY: Final[i64] = 37
MOVE_STORED: Final[i64] = 38
DISMISS_CARAVAN: Final[i64] = 39

DECISIONS: Final = (
    DecisionKind("lay_tile", "R13.5"),
    DecisionKind("turn_tile", "R13.5"),
    DecisionKind("set_tile", "R13.5"),
    DecisionKind("begin_turn", "R4.4"),
    DecisionKind("choose_focus", "R4.4"),
    DecisionKind("place_token", "R6.1"),
    DecisionKind("place_on_hills", "R6.8"),
    DecisionKind("move_token", "R6.5"),
    DecisionKind("move_barbarian", "R11.11"),
    DecisionKind("move_to", "R6.5"),
    DecisionKind("replace_token", "R6.7"),
    DecisionKind("destroy_token", "R4.4"),
    DecisionKind("offer_tokens", "R4.4"),
    DecisionKind("give_token", "R4.4"),
    DecisionKind("strike", "R4.4"),
    DecisionKind("take_off", "R1.6"),
    DecisionKind("advance_dial", "R7.1"),
    DecisionKind("gain_card", "R7.2"),
    DecisionKind("move_caravan", "R7.9"),
    DecisionKind("take_pact", "R7.14"),
    DecisionKind("make_alliance", "R7.14"),
    DecisionKind("return_pact", "R10.5"),
    DecisionKind("put_token", "R5.7"),
    DecisionKind("put_natural", "R5.10"),
    DecisionKind("put_for_host", "R7.14"),
    DecisionKind("collect", "R1.7"),
    DecisionKind("exchange", "R7.17"),
    DecisionKind("build", "R8.1"),
    DecisionKind("pay", "R8.8"),
    DecisionKind("house_wonder", "R8.10"),
    DecisionKind("fight", "R9.1"),
    DecisionKind("attack_tokens", "R9.8"),
    DecisionKind("defence_tokens", "R9.8"),
    DecisionKind("plunder", "R9.10"),
    DecisionKind("conquer", "R10.3"),
    DecisionKind("discard_token", "R11.6"),
    DecisionKind("swap_cards", "R4.4"),
    DecisionKind("use_ability", "R4.4"),
    DecisionKind("move_stored", "R4.4"),
    DecisionKind("dismiss_caravan", "R7.5"),
)

# Frames that ask nothing: they say what goes on when those above them are done.
TURN: Final[i64] = 40
EVENT: Final[i64] = 41
VISIT: Final[i64] = 42
CAPTURE: Final[i64] = 43
MARK: Final[i64] = 44
FRAME_NAMES: Final = (
    *(kind.name for kind in DECISIONS),
    "turn",
    "event",
    "visit",
    "capture",
    "mark",
)
FRAME_WIDTH: Final[i64] = 10
MOST_FRAMES: Final[i64] = 5  # of an ordinary turn; more are added when they are needed

# --- pieces and places ----------------------------------------------------------------------------

# The piece of a player on a space, + seat.
NOTHING: Final[i64] = 0
TOKEN: Final[i64] = 1
REINFORCED: Final[i64] = 5
CITY: Final[i64] = 9
CAPITAL: Final[i64] = 13
NOBODY: Final[i64] = -1

# Sets of spaces that follow the pieces: one a seat, then those of the whole map.
CITIES_OF: Final[i64] = 0
TOKENS_OF: Final[i64] = 4  # reinforced ones too
REINFORCED_OF: Final[i64] = 8
WITH_BARBARIAN: Final[i64] = 12
WITH_RESOURCE: Final[i64] = 13
WITH_NATURAL: Final[i64] = 14
WITH_STATE: Final[i64] = 15
WITH_WONDER: Final[i64] = 16
SETS: Final[i64] = 17

# A focus row: four numbers a slot.
CARD: Final[i64] = 0
TRADE: Final[i64] = 1
STATES: Final[i64] = 2  # set of city-state tokens on the card
NATURALS: Final[i64] = 3  # set of natural wonder tokens on the card (Roosevelt)
ROW_CARD: Final[i64] = 4
ROW: Final[i64] = 20

# A realm: what else a player has.
LEADER: Final[i64] = 0
DIAL: Final[i64] = 1
RESOURCE: Final[i64] = 2  # + resource
TOKENS_LEFT: Final[i64] = 6
CITIES_LEFT: Final[i64] = 7
CARAVAN: Final[i64] = 8  # + caravan: its space, ON_CARD or IN_SUPPLY
REALM: Final[i64] = 11
ON_CARD: Final[i64] = 255
IN_SUPPLY: Final[i64] = 254

# Things of the table.
BARBARIAN: Final[i64] = 0  # + barbarian: its space, BESIDE_MAP or IN_BOX
WONDER: Final[i64] = 9  # + wonder: the space of its token, or BESIDE_MAP
NATURAL: Final[i64] = 33  # + natural wonder: IN_BOX, ON_MAP or HELD + seat
STATE: Final[i64] = 41  # + city-state: the same
PACT: Final[i64] = 49  # + owner * PACTS + pact: the seat that has the card
ALLIES: Final[i64] = 65  # + city-state: set of seats that have its card
MARKERS: Final[i64] = 73  # + victory card: set of seats that have met it
SUPPLY: Final[i64] = 78  # + resource: tokens in the supply
DECK_CARD: Final[i64] = 82  # + deck * DECK + place: the wonders left, the faceup one first, then NO_WONDER
TILE: Final[i64] = 106  # + tile: BOXED, LAID, LAID_AS_CORE or IN_HAND + seat
THINGS: Final[i64] = 122
NO_WONDER: Final[i64] = 255
BESIDE_MAP: Final[i64] = 255
IN_BOX: Final[i64] = 254
ON_MAP: Final[i64] = 1
HELD: Final[i64] = 2
BOXED: Final[i64] = 0
LAID: Final[i64] = 1
LAID_AS_CORE: Final[i64] = 2
IN_HAND: Final[i64] = 3

# How the game ended.
GOING_ON: Final[i64] = 0
AGENDAS: Final[i64] = 1
LIMIT: Final[i64] = 2
ENDS: Final = ("", "agendas", "limit")
MOST_SEATS: Final[i64] = 4


@mypyc_attr(acyclic=True)
class Table(State):
    """Everything on the table, and the small movements of its parts."""

    def __init__(self, game: Game, seats: i64, source: "Table | None" = None) -> None:
        if source is None:
            frames = vec[i64]([0] * (MOST_FRAMES * FRAME_WIDTH))
            super().__init__(game, seats, frames, -FRAME_WIDTH, FRAME_WIDTH)
            self.custom: bool = False
            self.epic: bool = False
            self.rounds: i64 = 0
            self.land: Land = EMPTY
            self.pieces: vec[u8] = vec[u8]([0] * SPACES)
            self.sets: vec[i64] = vec[i64]([0] * (SETS * 3))
            self.rows: vec[u8] = vec[u8]([0] * (seats * ROW))
            self.realms: vec[u8] = vec[u8]([0] * (seats * REALM))
            self.things: vec[u8] = vec[u8]([0] * THINGS)
            self.victory_cards: i64 = 0  # set of the cards laid out
            self.stored: i64 = 0  # trade tokens on Great Zimbabwe
            self.first: i64 = 0  # the first player
            self.round: i64 = 0
            self.dial: i64 = 0  # the pointer of the event dial
            self.orientation: i64 = 0  # of the direction token
            self.direction_die: i64 = 0  # the last one rolled, like the other dice
            self.attack_die: i64 = 0
            self.defence_die: i64 = 0
            # What lasts for one turn (R4.6).
            self.used: i64 = 0  # set of abilities
            self.spent_states: i64 = 0  # set of city-state tokens
            self.spent_naturals: i64 = 0  # set of natural wonder tokens
            self.back: i64 = 0  # set of the player's caravans that have visited somebody
            self.won: bool = False  # an attack
            self.taken_0: i64 = 0  # set of spaces won
            self.taken_1: i64 = 0
            self.taken_2: i64 = 0
            self.visited_0: i64 = 0  # set of spaces visited by caravans
            self.visited_1: i64 = 0
            self.visited_2: i64 = 0
            # The spaces among which the present decision chooses; see ``rules.ready``.
            self.choice_0: i64 = 0
            self.choice_1: i64 = 0
            self.choice_2: i64 = 0
            self.end: i64 = GOING_ON
            self.random: Random = Random(0, 0, 0, 0)
        else:
            super().__init__(game, seats, source.frames[:], source.top, FRAME_WIDTH)
            self.custom = source.custom
            self.epic = source.epic
            self.rounds = source.rounds
            self.land = source.land
            self.pieces = source.pieces[:]
            self.sets = source.sets[:]
            self.rows = source.rows[:]
            self.realms = source.realms[:]
            self.things = source.things[:]
            self.victory_cards = source.victory_cards
            self.stored = source.stored
            self.first = source.first
            self.round = source.round
            self.dial = source.dial
            self.orientation = source.orientation
            self.direction_die = source.direction_die
            self.attack_die = source.attack_die
            self.defence_die = source.defence_die
            self.used = source.used
            self.spent_states = source.spent_states
            self.spent_naturals = source.spent_naturals
            self.back = source.back
            self.won = source.won
            self.taken_0 = source.taken_0
            self.taken_1 = source.taken_1
            self.taken_2 = source.taken_2
            self.visited_0 = source.visited_0
            self.visited_1 = source.visited_1
            self.visited_2 = source.visited_2
            self.choice_0 = source.choice_0
            self.choice_1 = source.choice_1
            self.choice_2 = source.choice_2
            self.end = source.end
            self.random = source.random.copy()

    def archive(self, archive: Archive) -> None:
        self.custom = archive.flag(self.custom)
        self.epic = archive.flag(self.epic)
        self.rounds = archive.number(self.rounds)
        tiles = archive.row(self.land.tiles)
        waters = archive.row(self.land.waters)
        if archive.reading:
            self.land = Land(tiles, waters)
        self.pieces = archive.small_row(self.pieces)
        self.sets = archive.row(self.sets)
        self.rows = archive.small_row(self.rows)
        self.realms = archive.small_row(self.realms)
        self.things = archive.small_row(self.things)
        self.victory_cards = archive.number(self.victory_cards)
        self.stored = archive.number(self.stored)
        self.first = archive.number(self.first)
        self.round = archive.number(self.round)
        self.dial = archive.number(self.dial)
        self.orientation = archive.number(self.orientation)
        self.direction_die = archive.number(self.direction_die)
        self.attack_die = archive.number(self.attack_die)
        self.defence_die = archive.number(self.defence_die)
        self.used = archive.number(self.used)
        self.spent_states = archive.number(self.spent_states)
        self.spent_naturals = archive.number(self.spent_naturals)
        self.back = archive.number(self.back)
        self.won = archive.flag(self.won)
        self.taken_0 = archive.number(self.taken_0)
        self.taken_1 = archive.number(self.taken_1)
        self.taken_2 = archive.number(self.taken_2)
        self.visited_0 = archive.number(self.visited_0)
        self.visited_1 = archive.number(self.visited_1)
        self.visited_2 = archive.number(self.visited_2)
        self.choice_0 = archive.number(self.choice_0)
        self.choice_1 = archive.number(self.choice_1)
        self.choice_2 = archive.number(self.choice_2)
        self.end = archive.number(self.end)
        self.random.archive(archive)

    # --- sets of spaces -----------------------------------------------------------------------------

    def set(self, which: i64) -> Spaces:
        place = which * 3
        return (self.sets[place], self.sets[place + 1], self.sets[place + 2])

    def add(self, which: i64, space: i64) -> None:
        place = one(space)
        self.sets[which * 3] |= place[0]
        self.sets[which * 3 + 1] |= place[1]
        self.sets[which * 3 + 2] |= place[2]

    def drop(self, which: i64, space: i64) -> None:
        place = one(space)
        self.sets[which * 3] &= ~place[0]
        self.sets[which * 3 + 1] &= ~place[1]
        self.sets[which * 3 + 2] &= ~place[2]

    def cities(self, seat: i64) -> Spaces:
        return self.set(CITIES_OF + seat)

    def tokens(self, seat: i64) -> Spaces:
        return self.set(TOKENS_OF + seat)

    def reinforced(self, seat: i64) -> Spaces:
        return self.set(REINFORCED_OF + seat)

    def friendly(self, seat: i64) -> Spaces:
        """R5.2."""
        return either(self.set(CITIES_OF + seat), self.set(TOKENS_OF + seat))

    def rival(self, seat: i64) -> Spaces:
        """The spaces of all other players."""
        found: Spaces = (0, 0, 0)
        for other in range(self.seats):
            if other != seat:
                found = either(found, self.friendly(other))
        return found

    def rival_tokens(self, seat: i64) -> Spaces:
        found: Spaces = (0, 0, 0)
        for other in range(self.seats):
            if other != seat:
                found = either(found, self.tokens(other))
        return found

    def all_cities(self) -> Spaces:
        found: Spaces = (0, 0, 0)
        for seat in range(self.seats):
            found = either(found, self.cities(seat))
        return found

    def owned(self) -> Spaces:
        """The spaces of all players."""
        found: Spaces = (0, 0, 0)
        for seat in range(self.seats):
            found = either(found, self.friendly(seat))
        return found

    def with_caravan(self) -> Spaces:
        found: Spaces = (0, 0, 0)
        for seat in range(self.seats):
            for caravan in range(CARAVANS):
                space = self.caravan(seat, caravan)
                if space < SPACES:
                    found = either(found, one(space))
        return found

    def empty_but_for_caravans(self) -> Spaces:
        """Spaces on which nothing lies, except perhaps caravans; water too."""
        found = without(self.land.set(ALL), self.owned())
        for which in range(WITH_BARBARIAN, WITH_WONDER + 1):
            found = without(found, self.set(which))
        return found

    def empty_spaces(self) -> Spaces:
        """R5.3; water too."""
        return without(self.empty_but_for_caravans(), self.with_caravan())

    def taken(self) -> Spaces:
        return (self.taken_0, self.taken_1, self.taken_2)

    def take(self, space: i64) -> None:
        """Remember a space won in this turn (R9.3)."""
        self.taken_0, self.taken_1, self.taken_2 = either(self.taken(), one(space))

    def visited(self) -> Spaces:
        return (self.visited_0, self.visited_1, self.visited_2)

    def visit(self, space: i64) -> None:
        """Remember a space visited in this turn (R7.13)."""
        self.visited_0, self.visited_1, self.visited_2 = either(self.visited(), one(space))

    def choices(self) -> Spaces:
        return (self.choice_0, self.choice_1, self.choice_2)

    def choose_among(self, spaces: Spaces) -> None:
        self.choice_0, self.choice_1, self.choice_2 = spaces

    # --- pieces on the map --------------------------------------------------------------------------

    def piece(self, space: i64) -> i64:
        return i64(self.pieces[space])

    def owner(self, space: i64) -> i64:
        """The player whose city or control token is there, or NOBODY."""
        piece = self.piece(space)
        return (piece - 1) & 3 if piece else NOBODY

    def put_piece(self, space: i64, piece: i64) -> None:
        """Change what a player has on a space; what was there goes back to its owner (R1.4)."""
        before = self.piece(space)
        if before:
            self.count_piece(space, before, 1)
        self.pieces[space] = u8(piece)
        if piece:
            self.count_piece(space, piece, -1)

    def count_piece(self, space: i64, piece: i64, back: i64) -> None:
        """Let the sets and the unused pieces follow a piece that comes (back is -1) or goes (1)."""
        seat = (piece - 1) & 3
        if piece < CITY:
            self.change_realm(seat, TOKENS_LEFT, back)
            self.follow(TOKENS_OF + seat, space, back)
            if piece >= REINFORCED:
                self.follow(REINFORCED_OF + seat, space, back)
        else:
            if piece < CAPITAL:
                self.change_realm(seat, CITIES_LEFT, back)
            self.follow(CITIES_OF + seat, space, back)

    def follow(self, which: i64, space: i64, back: i64) -> None:
        if back < 0:
            self.add(which, space)
        else:
            self.drop(which, space)

    def is_city(self, space: i64) -> bool:
        """A city or a capital stands there."""
        return self.piece(space) >= CITY

    def is_capital(self, space: i64) -> bool:
        return self.piece(space) >= CAPITAL

    def is_reinforced(self, space: i64) -> bool:
        return REINFORCED <= self.piece(space) < CITY

    def capital(self, seat: i64) -> Spaces:
        """The space of a player's capital: a capital never leaves its symbol."""
        return both(self.cities(seat), self.land.set(CAPITALS))

    def city_count(self, seat: i64) -> i64:
        """Cities on the map, with the capital."""
        return CITIES_EACH + 1 - self.realm(seat, CITIES_LEFT)

    # --- realms -------------------------------------------------------------------------------------

    def realm(self, seat: i64, what: i64) -> i64:
        return i64(self.realms[seat * REALM + what])

    def set_realm(self, seat: i64, what: i64, value: i64) -> None:
        self.realms[seat * REALM + what] = u8(value)

    def change_realm(self, seat: i64, what: i64, change: i64) -> None:
        self.set_realm(seat, what, self.realm(seat, what) + change)

    def leads(self, seat: i64, leader: i64) -> bool:
        return self.realm(seat, LEADER) == leader

    def caravan(self, seat: i64, caravan: i64) -> i64:
        """The space of a caravan, ON_CARD or IN_SUPPLY."""
        return self.realm(seat, CARAVAN + caravan)

    def set_caravan(self, seat: i64, caravan: i64, place: i64) -> None:
        self.set_realm(seat, CARAVAN + caravan, place)

    def caravans_in_use(self, seat: i64) -> i64:
        count: i64 = 0
        for caravan in range(CARAVANS):
            if self.caravan(seat, caravan) != IN_SUPPLY:
                count += 1
        return count

    # --- focus rows -----------------------------------------------------------------------------------

    def row(self, seat: i64, place: i64, what: i64) -> i64:
        """A number of the card in a place of the row; place 0 is slot 1."""
        return i64(self.rows[seat * ROW + place * ROW_CARD + what])

    def set_row(self, seat: i64, place: i64, what: i64, value: i64) -> None:
        self.rows[seat * ROW + place * ROW_CARD + what] = u8(value)

    def card(self, seat: i64, place: i64) -> i64:
        return self.row(seat, place, CARD)

    def trade(self, seat: i64, place: i64) -> i64:
        return self.row(seat, place, TRADE)

    def place_of_card(self, seat: i64, card: i64) -> i64:
        """Where a card lies in the row, or NOBODY."""
        for place in range(SLOTS):
            if self.card(seat, place) == card:
                return place
        return NOBODY

    def place_of_type(self, seat: i64, type: i64) -> i64:
        """Where the first card of a type lies in the row, or NOBODY."""
        for place in range(SLOTS):
            if CARD_TYPE[self.card(seat, place)] == type:
                return place
        return NOBODY

    def cards_of_type(self, seat: i64, type: i64) -> i64:
        """How many cards of a type the row holds: one, unless Oxford University changed it."""
        count: i64 = 0
        for place in range(SLOTS):
            if CARD_TYPE[self.card(seat, place)] == type:
                count += 1
        return count

    def caravan_capacity(self, seat: i64) -> i64:
        """How many caravans the economy cards of the row allow (R7.5, R7.7)."""
        count: i64 = 0
        for place in range(SLOTS):
            if CARD_TYPE[self.card(seat, place)] == ECONOMY:
                count += CARD_CARAVANS[self.card(seat, place)]
        return count if count < CARAVANS else CARAVANS

    def exchange_places(self, seat: i64, place: i64, other: i64) -> None:
        """Swap two cards of a row, with everything on them."""
        for what in range(ROW_CARD):
            number = self.row(seat, place, what)
            self.set_row(seat, place, what, self.row(seat, other, what))
            self.set_row(seat, other, what, number)

    # --- things of the table --------------------------------------------------------------------------

    def thing(self, what: i64) -> i64:
        return i64(self.things[what])

    def set_thing(self, what: i64, value: i64) -> None:
        self.things[what] = u8(value)

    def barbarian(self, barbarian: i64) -> i64:
        """The space of a barbarian, BESIDE_MAP or IN_BOX."""
        return self.thing(BARBARIAN + barbarian)

    def barbarian_at(self, space: i64) -> i64:
        """The first barbarian on a space, or NOBODY."""
        for barbarian in range(BARBARIANS):
            if self.barbarian(barbarian) == space:
                return barbarian
        return NOBODY

    def set_barbarian(self, barbarian: i64, place: i64) -> None:
        before = self.barbarian(barbarian)
        self.set_thing(BARBARIAN + barbarian, place)
        if before < SPACES and self.barbarian_at(before) == NOBODY:
            self.drop(WITH_BARBARIAN, before)
        if place < SPACES:
            self.add(WITH_BARBARIAN, place)

    def wonder_space(self, wonder: i64) -> i64:
        """The space under whose city a wonder lies, or BESIDE_MAP."""
        return self.thing(WONDER + wonder)

    def wonder_on(self, space: i64) -> i64:
        """The wonder whose token lies on a space, or NOBODY."""
        if has(self.set(WITH_WONDER), space):
            for wonder in range(WONDERS):
                if self.wonder_space(wonder) == space:
                    return wonder
        return NOBODY

    def set_wonder(self, wonder: i64, space: i64) -> None:
        before = self.wonder_space(wonder)
        if before < SPACES:
            self.drop(WITH_WONDER, before)
        self.set_thing(WONDER + wonder, space)
        self.add(WITH_WONDER, space)

    def controls(self, seat: i64, wonder: i64) -> bool:
        """R8.12."""
        space = self.wonder_space(wonder)
        return space < SPACES and self.owner(space) == seat

    def wonders_of(self, seat: i64, deck: i64) -> i64:
        """How many wonders of a deck the player controls."""
        count: i64 = 0
        for wonder in range(deck * DECK, deck * DECK + DECK):
            if self.controls(seat, wonder):
                count += 1
        return count

    def wonder_count(self, seat: i64) -> i64:
        return size(both(self.friendly(seat), self.set(WITH_WONDER)))

    def deck_card(self, deck: i64, place: i64) -> i64:
        """A wonder left in a deck, or NO_WONDER."""
        return self.thing(DECK_CARD + deck * DECK + place)

    def faceup(self, deck: i64) -> i64:
        """The wonder on offer, or NO_WONDER (R3.8)."""
        return self.thing(DECK_CARD + deck * DECK)

    def take_faceup(self, deck: i64) -> None:
        """R8.10."""
        first = DECK_CARD + deck * DECK
        for place in range(first, first + DECK - 1):
            self.things[place] = self.things[place + 1]
        self.set_thing(first + DECK - 1, NO_WONDER)

    def natural_holder(self, natural: i64) -> i64:
        """The player who has a natural wonder token, or NOBODY."""
        return self.thing(NATURAL + natural) - HELD if self.thing(NATURAL + natural) >= HELD else NOBODY

    def natural_count(self, seat: i64) -> i64:
        count: i64 = 0
        for natural in range(NATURAL_WONDERS):
            if self.natural_holder(natural) == seat:
                count += 1
        return count

    def conqueror(self, state: i64) -> i64:
        """The player who has a city-state token, or NOBODY."""
        return self.thing(STATE + state) - HELD if self.thing(STATE + state) >= HELD else NOBODY

    def conquered_count(self, seat: i64) -> i64:
        count: i64 = 0
        for state in range(CITY_STATES):
            if self.conqueror(state) == seat:
                count += 1
        return count

    def allied(self, seat: i64, state: i64) -> bool:
        """The player has the diplomacy card of a city-state."""
        return self.thing(ALLIES + state) & BIT[seat] != 0

    def copies_left(self, state: i64) -> i64:
        """Faceup cards of a city-state beside the map (R3.5, R10.1)."""
        if self.thing(STATE + state) != ON_MAP:
            return 0
        left = STATE_COPIES
        for seat in range(self.seats):
            if self.allied(seat, state):
                left -= 1
        return left

    def has_pact(self, seat: i64, owner: i64, pact: i64) -> bool:
        """The player has this diplomacy card of another."""
        return owner != seat and self.thing(PACT + owner * PACTS + pact) == seat

    def pacts_with(self, seat: i64, owner: i64) -> i64:
        """How many diplomacy cards of another the player has."""
        count: i64 = 0
        for pact in range(PACTS):
            if self.has_pact(seat, owner, pact):
                count += 1
        return count

    def supply(self, resource: i64) -> i64:
        return self.thing(SUPPLY + resource)

    # --- victory --------------------------------------------------------------------------------------

    def marked(self, seat: i64, victory_card: i64) -> bool:
        return self.thing(MARKERS + victory_card) & BIT[seat] != 0

    def marks(self, seat: i64) -> i64:
        """On how many victory cards the player has a marker."""
        count: i64 = 0
        for victory_card in range(VICTORY_CARDS):
            if self.marked(seat, victory_card):
                count += 1
        return count

    def space_count(self, seat: i64) -> i64:
        return size(self.friendly(seat))

    # --- setting up -----------------------------------------------------------------------------------

    def clear(self) -> None:
        """Everything in the box, or with its owner."""
        for seat in range(self.seats):
            self.set_realm(seat, TOKENS_LEFT, TOKENS_EACH)
            self.set_realm(seat, CITIES_LEFT, CITIES_EACH)
            for caravan in range(CARAVANS):
                self.set_caravan(seat, caravan, IN_SUPPLY)
        for barbarian in range(BARBARIANS):
            self.set_thing(BARBARIAN + barbarian, IN_BOX)
        for wonder in range(WONDERS):
            self.set_thing(WONDER + wonder, BESIDE_MAP)
            self.set_thing(DECK_CARD + wonder, NO_WONDER)
        for card in range(MOST_SEATS * PACTS):
            self.set_thing(PACT + card, card // PACTS)
