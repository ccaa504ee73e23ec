"""What lies on the table: the map with everything on it, the cards, what each nation has, and whose turn it
is.

A card is a *back*, numbered and public, and a *face*, hidden: ``places`` says where each back lies,
``faces`` what is printed on it, ``known`` which seats have seen it. Whoever holds a card knows it without a
mark. Drawing takes the first back of a deck; mixing exchanges faces. So all that is hidden is in ``faces``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludopolis.core.archive import Archive
from ludopolis.core.bits import BIT
from ludopolis.core.contract import Game, State
from ludopolis.core.random import Random
from ludopolis.games.civilization.actions import SQUARES
from ludopolis.games.civilization.frames import FRAME_WIDTH
from ludopolis.games.civilization.ids.nation import ENGLAND
from ludopolis.games.civilization.land import AROUND

NOBODY: Final[i64] = -1
MOST_SEATS: Final[i64] = 5
CITIES: Final[i64] = 3  # of a nation: the capital first

# --- the map: one number a square in each layer ---------------------------------------------------

# ground: no square, a face-down tile, or a kind of ground (``tables.GROUND_*``).
NO_SQUARE: Final[i64] = 0
HIDDEN: Final[i64] = 1

# on: the one thing that lies on a square.
NOTHING: Final[i64] = 0
HUT: Final[i64] = 1  # + back
VILLAGE: Final[i64] = 36  # + back
CITY_STATE: Final[i64] = 56  # + city-state
RELIC: Final[i64] = 61  # + relic
BUILDING: Final[i64] = 66  # + building; walls are a mark of the city
WONDER: Final[i64] = 81  # + wonder
PERSON: Final[i64] = 108  # + type of great person
CENTRE: Final[i64] = 114

# domain: whose outskirts (or centre) a square is: 0, or 1 + city, a city being seat * CITIES + index.
OUTSKIRTS: Final[i64] = 1

# figures: seat * 32 + scouts * 8 + armies, 0 if there are none; moved: scouts * 8 + armies that have moved.
ARMY_BITS: Final[i64] = 7
SCOUT_UNIT: Final[i64] = 8
SEAT_UNIT: Final[i64] = 32

# marks of a square.
HARVESTED: Final[i64] = 1  # in this turn
FROZEN: Final[i64] = 2  # nobody may leave it in this turn
CHANGED: Final[i64] = 4  # a terrain token lies on it
ASSIGNED: Final[i64] = 8  # the gatherers on it were sent somewhere in this turn

# --- cards ----------------------------------------------------------------------------------------

UNIT_BACKS: Final[i64] = 0
EVENT_BACKS: Final[i64] = 53
PERSON_BACKS: Final[i64] = 122
HUT_BACKS: Final[i64] = 164
VILLAGE_BACKS: Final[i64] = 199
BACKS: Final[i64] = 219
# Faces without a place of their own: city-states, wonders era by era, and neutral tiles, in the order in
# which they come. How far each pile is used stands in ``things``.
STATE_FACES: Final[i64] = 219
WONDER_FACES: Final[i64] = 224
TILE_FACES: Final[i64] = 251
FACES: Final[i64] = 278

# places.
DECK: Final[i64] = 0
DISCARDED: Final[i64] = 1  # face up under its deck
HELD: Final[i64] = 2  # + seat: reserve, hand, face-down great person, kept token
OPEN: Final[i64] = 7  # + seat: a face-up great person
IN_PYRAMID: Final[i64] = 12  # + seat: Newton
IN_BATTLE: Final[i64] = 17  # + side: in the hand of a battle
AT_FRONT: Final[i64] = 19  # + side
KILLED: Final[i64] = 21  # + side: until the end of the battle
ON_MAP: Final[i64] = 23  # a hut or a village
BOTTOM: Final[i64] = 24  # face down under its deck
OUT: Final[i64] = 25  # out of the game

# --- things of the table --------------------------------------------------------------------------

BUILDINGS_LEFT: Final[i64] = 0  # + kind of token (``tables.TOKEN_OF``)
MARKET: Final[i64] = 9  # + resource: tokens in the market
PERSON_TOKENS: Final[i64] = 13  # + type: tokens in the common supply
WONDER_AT: Final[i64] = 19  # + wonder: UNSEEN, FOR_SALE, LOST, or BUILT + square
WONDERS_SHOWN: Final[i64] = 46  # + era: how many have come into the market (or to Egypt)
STATES_DRAWN: Final[i64] = 49
OBSOLETE: Final[i64] = 50  # set of wonders
PANAMA_COINS: Final[i64] = 51
HENSON: Final[i64] = 52  # markers on Jim Henson
TILE_AT: Final[i64] = 53  # + slot of the layout: the tile, or FACE_DOWN
TILE_TURNS: Final[i64] = 75  # + slot: quarter turns clockwise
BATTLE_USED: Final[i64] = 97  # sets of abilities used in the battle, two seats
THINGS: Final[i64] = 99
UNSEEN: Final[i64] = 0
FOR_SALE: Final[i64] = 1
LOST: Final[i64] = 2
BUILT: Final[i64] = 3
FACE_DOWN: Final[i64] = 255

# --- a nation -------------------------------------------------------------------------------------

CIVILIZATION: Final[i64] = 0  # + 1; 0 before it is chosen
GOVERNMENT: Final[i64] = 1
TRADE: Final[i64] = 2
CULTURE: Final[i64] = 3
TRACK: Final[i64] = 4
TECHS: Final[i64] = 5  # set
SLOTS: Final[i64] = 6  # + level - 1: cards in the pyramid
POLICIES: Final[i64] = 11  # set
INVESTED: Final[i64] = 12  # + investment: markers
COIN_TOKENS: Final[i64] = 16  # + place; those on the Panama Canal are in ``things``
RESOURCES: Final[i64] = 22  # + market resource: tokens
ARMIES: Final[i64] = 26  # in the supply
SCOUTS: Final[i64] = 27
CITY_AT: Final[i64] = 28  # + city: its square + 1
SECOND_AT: Final[i64] = 31  # the other square of a metropolis, + 1
CITY_MARKS: Final[i64] = 32  # + city: set of walls, fortification, caravan, program
ACTIONS_TAKEN: Final[i64] = 35  # + city, in this turn
ACTIONS_EXTRA: Final[i64] = 38  # + city
KINDS_TAKEN: Final[i64] = 41  # + city: set of the kinds of actions
BONUS: Final[i64] = 44  # + city: production for its next build
PERSONS_LEFT: Final[i64] = 47  # + type: tokens in the own supply
USED: Final[i64] = 53  # two sets of abilities used in this turn
WINDOW: Final[i64] = 55  # set of governments that can be entered directly
ANARCHY_SINCE: Final[i64] = 56  # the turn in which it began
FLAGS: Final[i64] = 57
RELIC_TURN: Final[i64] = 58  # Atlantis, and next the Seven Cities of Gold: the turn of use
RANKS: Final[i64] = 60  # + type of unit, from 1; aircraft: 0 until unlocked
MUTED: Final[i64] = 64  # the phase + 1 in which it passes all responses
OFFERS: Final[i64] = 65  # made in this turn
DRAWN: Final[i64] = 66  # the civilizations drawn, two + 1 each
NATION: Final[i64] = 68

WALLS: Final[i64] = 1
FORTIFIED: Final[i64] = 2
CARAVAN: Final[i64] = 4
PROGRAM: Final[i64] = 8

# FLAGS.
MUST_GROW: Final[i64] = 1
GOVERNED: Final[i64] = 2  # the government was changed in this turn
GOVERNMENT_USED: Final[i64] = 4  # its Start of Turn effect
INVESTED_NOW: Final[i64] = 8
ADVANCED: Final[i64] = 16  # paid on the culture track in this turn
ARMY_BUILT: Final[i64] = 32
DOUBLE_SPEED: Final[i64] = 64
DISCOUNT: Final[i64] = 128  # Michelangelo, for the next wonder
SPLIT: Final[i64] = 256  # Engineering used
FREE_BUILDING: Final[i64] = 512  # Egypt's, used
SACRIFICED: Final[i64] = 1024  # Russia's, used
LAW_COIN: Final[i64] = 2048  # Code of Laws, used
EDUCATION_COIN: Final[i64] = 4096
PICCHU_USED: Final[i64] = 8192
RAZED: Final[i64] = 16384  # Combustion, used
TWICE_HARVESTED: Final[i64] = 32768  # Angkor Wat, used
DARWIN_USED: Final[i64] = 65536
KREMLIN_USED: Final[i64] = 131072
NOT_KHALID: Final[i64] = 262144  # passed for the turn
STORED_BIT: Final[i64] = 19  # + type: the bit of a great person that came into the supply in this turn
GAIN_BIT: Final[i64] = 25  # + gain: the bit of a Start of Turn gain of a fixed amount that was taken
LASTING_FLAGS: Final[i64] = 1  # what a new turn does not clear

# --- the battle -----------------------------------------------------------------------------------

# Side 0 attacks, side 1 defends.
SIDE_SEAT: Final[i64] = 0  # + side: who plays it
BATTLE_KIND: Final[i64] = 2
BATTLE_CITY: Final[i64] = 4  # + 1; 0 without
SIDE_ARMIES: Final[i64] = 5  # + side: figures in the battle
SIDE_SCOUTS: Final[i64] = 7
SIDE_BONUS: Final[i64] = 9  # + side: for this battle only (Leonidas, Joan of Arc)
SIDE_KILLED: Final[i64] = 11  # + side: units killed
STRENGTH_BONUS: Final[i64] = 13  # Metalworking, of the unit about to be played
BATTLE_WOUNDS: Final[i64] = 14  # to be dealt by Zhukov
FRONTS: Final[i64] = 15
FRONT: Final[i64] = 16  # + front * 4 + side * 2: back + 1, then its wounds
MOST_FRONTS: Final[i64] = 24
BATTLE: Final[i64] = 112

NO_BATTLE: Final[i64] = 0
OF_FIGURES: Final[i64] = 1
OF_CITY: Final[i64] = 2
OF_VILLAGE: Final[i64] = 3
OF_HORDE: Final[i64] = 4

# --- how the game ended ---------------------------------------------------------------------------

GOING_ON: Final[i64] = 0
BY_CULTURE: Final[i64] = 1
BY_TECH: Final[i64] = 2
BY_ECONOMY: Final[i64] = 3
BY_WAR: Final[i64] = 4
BY_LIMIT: Final[i64] = 5
ENDS: Final = ("", "culture", "tech", "economic", "military", "limit")

# --- phases ---------------------------------------------------------------------------------------

SETUP: Final[i64] = 0
START: Final[i64] = 1
TRADING: Final[i64] = 2
MANAGEMENT: Final[i64] = 3
MOVEMENT: Final[i64] = 4
RESEARCH: Final[i64] = 5


@mypyc_attr(acyclic=True)
class Table(State):
    """Everything on the table, and the small movements of its parts."""

    def __init__(self, game: Game, seats: i64, source: "Table | None" = None) -> None:
        if source is None:
            frames = vec[i64]([0] * (8 * FRAME_WIDTH))
            super().__init__(game, seats, frames, -FRAME_WIDTH, FRAME_WIDTH)
            # Options.
            self.choice: i64 = 0  # of civilizations
            self.policies: bool = True
            self.investments: bool = True
            self.relics: bool = True
            self.trading: bool = True
            self.fewer_tokens: bool = True
            self.turn_limit: i64 = 0
            # The map.
            self.ground: vec[u8] = vec[u8]([0] * SQUARES)
            self.on: vec[u8] = vec[u8]([0] * SQUARES)
            self.domain: vec[u8] = vec[u8]([0] * SQUARES)
            self.figures: vec[u8] = vec[u8]([0] * SQUARES)
            self.moved: vec[u8] = vec[u8]([0] * SQUARES)
            self.gather: vec[u8] = vec[u8]([0] * SQUARES)
            self.marks: vec[u8] = vec[u8]([0] * SQUARES)
            # Cards.
            self.places: vec[u8] = vec[u8]([0] * BACKS)
            self.faces: vec[u8] = vec[u8]([0] * FACES)
            self.known: vec[u8] = vec[u8]([0] * BACKS)
            self.things: vec[i64] = vec[i64]([0] * THINGS)
            self.nations: vec[i64] = vec[i64]([0] * (seats * NATION))
            self.battle: vec[u8] = vec[u8]([0] * BATTLE)
            self.battle_square: i64 = 0
            self.turn: i64 = 0
            self.phase: i64 = SETUP
            self.first: i64 = 0  # the first player
            self.end: i64 = GOING_ON
            self.winner: i64 = NOBODY
            self.random: Random = Random(0, 0, 0, 0)
        else:
            super().__init__(game, seats, source.frames[:], source.top, FRAME_WIDTH)
            self.choice = source.choice
            self.policies = source.policies
            self.investments = source.investments
            self.relics = source.relics
            self.trading = source.trading
            self.fewer_tokens = source.fewer_tokens
            self.turn_limit = source.turn_limit
            self.ground = source.ground[:]
            self.on = source.on[:]
            self.domain = source.domain[:]
            self.figures = source.figures[:]
            self.moved = source.moved[:]
            self.gather = source.gather[:]
            self.marks = source.marks[:]
            self.places = source.places[:]
            self.faces = source.faces[:]
            self.known = source.known[:]
            self.things = source.things[:]
            self.nations = source.nations[:]
            self.battle = source.battle[:]
            self.battle_square = source.battle_square
            self.turn = source.turn
            self.phase = source.phase
            self.first = source.first
            self.end = source.end
            self.winner = source.winner
            self.random = source.random.copy()

    def archive(self, archive: Archive) -> None:
        self.choice = archive.number(self.choice)
        self.policies = archive.flag(self.policies)
        self.investments = archive.flag(self.investments)
        self.relics = archive.flag(self.relics)
        self.trading = archive.flag(self.trading)
        self.fewer_tokens = archive.flag(self.fewer_tokens)
        self.turn_limit = archive.number(self.turn_limit)
        self.ground = archive.small_row(self.ground)
        self.on = archive.small_row(self.on)
        self.domain = archive.small_row(self.domain)
        self.figures = archive.small_row(self.figures)
        self.moved = archive.small_row(self.moved)
        self.gather = archive.small_row(self.gather)
        self.marks = archive.small_row(self.marks)
        self.places = archive.small_row(self.places)
        self.faces = archive.small_row(self.faces)
        self.known = archive.small_row(self.known)
        self.things = archive.row(self.things)
        self.nations = archive.row(self.nations)
        self.battle = archive.small_row(self.battle)
        self.battle_square = archive.number(self.battle_square)
        self.turn = archive.number(self.turn)
        self.phase = archive.number(self.phase)
        self.first = archive.number(self.first)
        self.end = archive.number(self.end)
        self.winner = archive.number(self.winner)
        self.random.archive(archive)

    # --- frames -----------------------------------------------------------------------------------

    def ask(
        self,
        kind: i64,
        seat: i64,
        first: i64 = 0,
        second: i64 = 0,
        third: i64 = 0,
        fourth: i64 = 0,
        fifth: i64 = 0,
    ) -> None:
        """Push a frame with its first numbers."""
        self.push(kind, seat, first)
        base = self.top + 2
        self.frames[base + 1] = second
        self.frames[base + 2] = third
        self.frames[base + 3] = fourth
        self.frames[base + 4] = fifth

    def below(self, place: i64) -> i64:
        """A number of the frame below the top one."""
        return self.frames[self.top - FRAME_WIDTH + 2 + place]

    def set_below(self, place: i64, value: i64) -> None:
        self.frames[self.top - FRAME_WIDTH + 2 + place] = value

    @property
    def seat_below(self) -> i64:
        return self.frames[self.top - FRAME_WIDTH + 1]

    # --- a nation ---------------------------------------------------------------------------------

    def of(self, seat: i64, place: i64) -> i64:
        """A number of a nation."""
        return self.nations[seat * NATION + place]

    def set_of(self, seat: i64, place: i64, value: i64) -> None:
        self.nations[seat * NATION + place] = value

    def add(self, seat: i64, place: i64, amount: i64) -> None:
        self.nations[seat * NATION + place] += amount

    def knows(self, seat: i64, tech: i64) -> bool:
        return self.nations[seat * NATION + TECHS] & BIT[tech] != 0

    def is_nation(self, seat: i64, civilization: i64) -> bool:
        return self.nations[seat * NATION + CIVILIZATION] == civilization + 1

    def flag(self, seat: i64, flag: i64) -> bool:
        return self.nations[seat * NATION + FLAGS] & flag != 0

    def set_flag(self, seat: i64, flag: i64) -> None:
        self.nations[seat * NATION + FLAGS] |= flag

    def clear_flag(self, seat: i64, flag: i64) -> None:
        self.nations[seat * NATION + FLAGS] &= ~flag

    def used(self, seat: i64, ability: i64) -> bool:
        """Whether the ability has been used in this turn."""
        return self.nations[seat * NATION + USED + ability // 62] & BIT[ability % 62] != 0

    def mark_used(self, seat: i64, ability: i64) -> None:
        self.nations[seat * NATION + USED + ability // 62] |= BIT[ability % 62]

    def following(self, seat: i64) -> i64:
        """The next player clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    # --- cities -----------------------------------------------------------------------------------

    def city_square(self, seat: i64, index: i64) -> i64:
        """Where a city stands, or NOBODY."""
        return self.nations[seat * NATION + CITY_AT + index] - 1

    def second_square(self, seat: i64) -> i64:
        """The other square of a metropolis, or NOBODY."""
        return self.nations[seat * NATION + SECOND_AT] - 1

    def has_city(self, seat: i64, index: i64) -> bool:
        return self.nations[seat * NATION + CITY_AT + index] > 0

    def city_count(self, seat: i64) -> i64:
        count: i64 = 0
        for index in range(CITIES):
            if self.nations[seat * NATION + CITY_AT + index] > 0:
                count += 1
        return count

    def city_mark(self, seat: i64, index: i64, mark: i64) -> bool:
        return self.nations[seat * NATION + CITY_MARKS + index] & mark != 0

    def set_city_mark(self, seat: i64, index: i64, mark: i64) -> None:
        self.nations[seat * NATION + CITY_MARKS + index] |= mark

    def clear_city_mark(self, seat: i64, index: i64, mark: i64) -> None:
        self.nations[seat * NATION + CITY_MARKS + index] &= ~mark

    def city_of(self, square: i64) -> i64:
        """The city (seat * CITIES + index) in whose outskirts or centre a square lies, or NOBODY."""
        return i64(self.domain[square]) - OUTSKIRTS

    def is_centre(self, square: i64) -> bool:
        return i64(self.on[square]) == CENTRE

    def owner(self, square: i64) -> i64:
        """The seat in whose outskirts or centre a square lies, or NOBODY."""
        domain = i64(self.domain[square])
        return (domain - OUTSKIRTS) // CITIES if domain else NOBODY

    def outskirts(self, seat: i64, index: i64, room: vec[i64]) -> i64:
        """Write the squares of a city's outskirts; return how many: eight, or ten of a metropolis."""
        count: i64 = 0
        mine = u8(seat * CITIES + index + OUTSKIRTS)
        square = self.city_square(seat, index)
        for near in range(square * 8, square * 8 + 8):
            other = AROUND[near]
            if other >= 0 and self.domain[other] == mine and i64(self.on[other]) != CENTRE:
                room[count] = other
                count += 1
        second = self.second_square(seat) if index == 0 else NOBODY
        if second == NOBODY:
            return count
        before = count
        for near in range(second * 8, second * 8 + 8):
            other = AROUND[near]
            if other >= 0 and self.domain[other] == mine and i64(self.on[other]) != CENTRE:
                if not _among(other, room, before):
                    room[count] = other
                    count += 1
        return count

    # --- figures ----------------------------------------------------------------------------------

    def holder(self, square: i64) -> i64:
        """Whose figures stand on a square, or NOBODY."""
        figures = i64(self.figures[square])
        return figures // SEAT_UNIT if figures else NOBODY

    def armies(self, square: i64) -> i64:
        return i64(self.figures[square]) & ARMY_BITS

    def scouts(self, square: i64) -> i64:
        return i64(self.figures[square]) % SEAT_UNIT // SCOUT_UNIT

    def standing(self, square: i64) -> i64:
        """How many figures stand on a square."""
        return self.armies(square) + self.scouts(square)

    def stands(self, seat: i64, square: i64) -> bool:
        """Whether figures of the seat stand on the square."""
        figures = i64(self.figures[square])
        return figures != 0 and figures // SEAT_UNIT == seat

    def has_enemy(self, seat: i64, square: i64) -> bool:
        """Whether figures of somebody else stand on the square."""
        figures = i64(self.figures[square])
        return figures != 0 and figures // SEAT_UNIT != seat

    def blockaded(self, square: i64) -> bool:
        """Whether an enemy of the city in whose outskirts the square lies stands on it (R11.2)."""
        figures = i64(self.figures[square])
        return figures != 0 and figures // SEAT_UNIT != self.owner(square)

    def put_figures(self, seat: i64, square: i64, armies: i64, scouts: i64, moved: bool = False) -> None:
        """Put figures on a square where nobody else stands; whether they can still move in this turn."""
        here = i64(self.figures[square])
        if not here:
            here = seat * SEAT_UNIT
        more = scouts * SCOUT_UNIT + armies
        self.figures[square] = u8(here + more)
        if moved:
            self.moved[square] = u8(i64(self.moved[square]) + more)

    def lift_figures(self, square: i64, armies: i64, scouts: i64) -> None:
        """Take figures off a square, first those that have not moved; they are nowhere then."""
        left_armies = self.armies(square) - armies
        left_scouts = self.scouts(square) - scouts
        moved = i64(self.moved[square])
        moved_armies, moved_scouts = moved & ARMY_BITS, moved // SCOUT_UNIT
        if moved_armies > left_armies:
            moved_armies = left_armies
        if moved_scouts > left_scouts:
            moved_scouts = left_scouts
        self.moved[square] = u8(moved_scouts * SCOUT_UNIT + moved_armies)
        seat = i64(self.figures[square]) // SEAT_UNIT
        left = left_scouts * SCOUT_UNIT + left_armies
        self.figures[square] = u8(seat * SEAT_UNIT + left if left else 0)
        if not left_scouts and (not left_armies or not self.is_nation(seat, ENGLAND)):
            self.gather[square] = 0

    def return_figures(self, square: i64, armies: i64, scouts: i64) -> None:
        """Take figures off a square, back to their owner's supply."""
        seat = i64(self.figures[square]) // SEAT_UNIT
        self.lift_figures(square, armies, scouts)
        self.add(seat, ARMIES, armies)
        self.add(seat, SCOUTS, scouts)

    # --- cards ------------------------------------------------------------------------------------

    def place(self, back: i64) -> i64:
        return i64(self.places[back])

    def face(self, back: i64) -> i64:
        return i64(self.faces[back])

    def move_card(self, back: i64, place: i64) -> None:
        self.places[back] = u8(place)

    def make_known(self, back: i64, seat: i64) -> None:
        """The seat has seen the card, and knows it as long as nobody mixes it."""
        self.known[back] = u8(i64(self.known[back]) | BIT[seat])

    def make_public(self, back: i64) -> None:
        self.known[back] = u8(BIT[self.seats] - 1)

    def knows_card(self, seat: i64, back: i64) -> bool:
        """Whether the seat holds the card or has seen it."""
        if i64(self.known[back]) & BIT[seat]:
            return True
        return i64(self.places[back]) == HELD + seat

    # --- things -----------------------------------------------------------------------------------

    def thing(self, which: i64) -> i64:
        return self.things[which]

    def set_thing(self, which: i64, value: i64) -> None:
        self.things[which] = value

    def wonder_square(self, wonder: i64) -> i64:
        """Where a built wonder stands, or NOBODY."""
        place = self.things[WONDER_AT + wonder]
        return place - BUILT if place >= BUILT else NOBODY


def _among(square: i64, room: vec[i64], count: i64) -> bool:
    for index in range(count):
        if room[index] == square:
            return True
    return False
