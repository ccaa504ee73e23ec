"""What lies on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ludopolis.core.archive import Archive
from ludopolis.core.contract import Game, State
from ludopolis.core.kinds import DecisionKind
from ludopolis.core.random import Random
from ludopolis.games.innovation.sets import (
    Cards,
    both,
    either,
    no_cards,
    of_age,
    single,
    size,
    without,
)
from ludopolis.games.innovation.tables import (
    AGE,
    ALL_ICONS,
    COLOUR,
    COLOURS,
    COVERED_ICONS,
    PILE,
    SUPPLY,
    UNSPLAYED,
    lane,
)

# Frames. The first ones are decisions (R11.8); a turn is the bottom frame, an activation lies on it,
# then executions of effects, then the choice they ask.
INITIAL_MELD: Final[i64] = 0
TAKE_ACTION: Final[i64] = 1
CHOOSE_CARD: Final[i64] = 2
CHOOSE_COLOUR: Final[i64] = 3
CHOOSE_VALUE: Final[i64] = 4
CHOOSE_BACK: Final[i64] = 5
CHOOSE_PLAYER: Final[i64] = 6
CHOOSE_BRANCH: Final[i64] = 7
ACCEPT: Final[i64] = 8
REARRANGE: Final[i64] = 9
ACTIVATION: Final[i64] = 10
EXECUTION: Final[i64] = 11

DECISIONS: Final = (
    DecisionKind("initial_meld", "R2.4"),
    DecisionKind("take_action", "R4.1"),
    DecisionKind("choose_card", "R11.2"),
    DecisionKind("choose_colour", "R11.7"),
    DecisionKind("choose_value", "R11.7"),
    DecisionKind("choose_back", "R11.4"),
    DecisionKind("choose_player", "R11.2"),
    DecisionKind("choose_branch", "R11.2"),
    DecisionKind("accept", "R5.6"),
    DecisionKind("rearrange", "R13.25"),
)
FRAME_KINDS: Final = (*(kind.name for kind in DECISIONS), "activation", "execution")
FRAME_WIDTH: Final[i64] = 24

# Numbers of a frame, counted from its start.
AT_ACTIONS: Final[i64] = 2  # turn: actions left
AT_CARD: Final[i64] = 2  # activation, execution: the card
AT_EFFECT: Final[i64] = 3  # which of its effects
AT_VULNERABLE: Final[i64] = 4  # activation: set of seats
AT_SHARING: Final[i64] = 5  # activation: set of seats
AT_OFFSET: Final[i64] = 6  # activation: the seat that executed last, clockwise from the activating one
AT_BONUS: Final[i64] = 7  # activation: 1 if somebody who shared changed something
AT_MOVED: Final[i64] = 8  # activation: 1 if the demand moved a card
AT_RETURNED: Final[i64] = 9  # activation: 1 if the demand returned a card
AT_DEMOCRACY: Final[i64] = 10  # activation: lanes, cards returned through Democracy by seat
AT_CHANGED: Final[i64] = 11  # activation: 1 if the present execution changed something
AT_PLACE: Final[i64] = 4  # execution: the next instruction
AT_ALONE: Final[i64] = 5  # execution: 1 without sharing (R12)
AT_PHASE: Final[i64] = 6  # execution: how far the instruction is
AT_OWNER: Final[i64] = 7  # execution: whose cards, when one player follows the other
AT_PICKED: Final[i64] = 8  # execution: cards moved by this instruction
AT_LEAST: Final[i64] = 9  # execution: how many must be moved
AT_MOST: Final[i64] = 10  # execution: how many may be moved
AT_TIMES: Final[i64] = 11  # execution: repetitions left
AT_CANDIDATES: Final[i64] = 12  # execution, choice: set of cards, two words
AT_REGISTERS: Final[i64] = 14  # execution: three sets of cards
AT_NUMBERS: Final[i64] = 20  # execution: two numbers
AT_CAN_STOP: Final[i64] = 2  # choice: 1 if the player may stop or decline
AT_OPTIONS: Final[i64] = 3  # choice: set of colours, values or seats

# How the game ended (R9).
GOING_ON: Final[i64] = 0
BY_ACHIEVEMENTS: Final[i64] = 1
BY_POINTS: Final[i64] = 2
BY_POINTS_TIEBREAK: Final[i64] = 3
SHARED: Final[i64] = 4
BY_CARD: Final[i64] = 5
ENDS: Final = ("", "achievements", "points", "points_tiebreak", "shared", "card")

EVERYBODY: Final[i64] = 15
AVAILABLE: Final[i64] = 0  # owner of an achievement; 1 + seat otherwise


@mypyc_attr(acyclic=True)
class Table(State):
    """Everything on the table, and the small movements of its parts."""

    def __init__(self, game: Game, seats: i64, source: "Table | None" = None) -> None:
        if source is None:
            super().__init__(game, seats, vec[i64]([0] * 96), -FRAME_WIDTH, FRAME_WIDTH)
            self.names_english: bool = False
            self.city_states_hand: bool = False
            self.monument_combined: bool = False
            self.show_failures: bool = False
            self.covered_public: bool = False
            self.random: Random = Random(0, 0, 0, 0)
            self.hands: vec[i64] = vec[i64]([0] * 8)  # sets of cards, two words a seat
            self.scores: vec[i64] = vec[i64]([0] * 8)
            self.removed: vec[i64] = vec[i64]([0] * 2)
            self.piles: vec[u8] = vec[u8]([0] * 420)  # bottom card first
            self.sizes: vec[u8] = vec[u8]([0] * 20)
            self.splays: vec[u8] = vec[u8]([0] * 20)
            self.pile_icons: vec[i64] = vec[i64]([0] * 20)  # lanes
            self.supply: vec[u8] = vec[u8]([0] * 150)  # bottom card first
            self.supplies: vec[u8] = vec[u8]([0] * 10)
            self.achievements: vec[u8] = vec[u8]([0] * 9)  # the hidden cards
            self.owners: vec[u8] = vec[u8]([0] * 14)  # of the age achievements, then the special ones
            self.known: vec[u8] = vec[u8]([0] * 105)  # seats that know where the card is
            self.counters: vec[u8] = vec[u8]([0] * 8)  # tucked and scored this turn, by seat
            self.melds: vec[u8] = vec[u8]([0] * 4)  # secret first melds: 1 + card
            self.turns: i64 = 0  # turns begun
            self.player: i64 = 0  # whose turn it is
            self.end: i64 = GOING_ON
            self.winners: i64 = 0  # set of seats
        else:
            super().__init__(game, seats, source.frames[:], source.top, FRAME_WIDTH)
            self.names_english = source.names_english
            self.city_states_hand = source.city_states_hand
            self.monument_combined = source.monument_combined
            self.show_failures = source.show_failures
            self.covered_public = source.covered_public
            self.random = source.random.copy()
            self.hands = source.hands[:]
            self.scores = source.scores[:]
            self.removed = source.removed[:]
            self.piles = source.piles[:]
            self.sizes = source.sizes[:]
            self.splays = source.splays[:]
            self.pile_icons = source.pile_icons[:]
            self.supply = source.supply[:]
            self.supplies = source.supplies[:]
            self.achievements = source.achievements[:]
            self.owners = source.owners[:]
            self.known = source.known[:]
            self.counters = source.counters[:]
            self.melds = source.melds[:]
            self.turns = source.turns
            self.player = source.player
            self.end = source.end
            self.winners = source.winners

    def archive(self, archive: Archive) -> None:
        self.names_english = archive.flag(self.names_english)
        self.city_states_hand = archive.flag(self.city_states_hand)
        self.monument_combined = archive.flag(self.monument_combined)
        self.show_failures = archive.flag(self.show_failures)
        self.covered_public = archive.flag(self.covered_public)
        self.random.archive(archive)
        self.hands = archive.row(self.hands)
        self.scores = archive.row(self.scores)
        self.removed = archive.row(self.removed)
        self.piles = archive.small_row(self.piles)
        self.sizes = archive.small_row(self.sizes)
        self.splays = archive.small_row(self.splays)
        self.pile_icons = archive.row(self.pile_icons)
        self.supply = archive.small_row(self.supply)
        self.supplies = archive.small_row(self.supplies)
        self.achievements = archive.small_row(self.achievements)
        self.owners = archive.small_row(self.owners)
        self.known = archive.small_row(self.known)
        self.counters = archive.small_row(self.counters)
        self.melds = archive.small_row(self.melds)
        self.turns = archive.number(self.turns)
        self.player = archive.number(self.player)
        self.end = archive.number(self.end)
        self.winners = archive.number(self.winners)

    @property
    def asks_openly(self) -> bool:
        """Whether hidden cards decide about no question (R11.6); in version 1 of the rules they did."""
        return self.game.version > 1

    # --- frames -------------------------------------------------------------------------------------

    def at(self, place: i64) -> i64:
        """A number of the top frame."""
        return self.frames[self.top + place]

    def put(self, place: i64, value: i64) -> None:
        self.frames[self.top + place] = value

    def activation(self, place: i64) -> i64:
        """A number of the activation, which lies directly on the turn."""
        return self.frames[FRAME_WIDTH + place]

    def put_activation(self, place: i64, value: i64) -> None:
        self.frames[FRAME_WIDTH + place] = value

    def cards_at(self, place: i64) -> Cards:
        return self.frames[self.top + place], self.frames[self.top + place + 1]

    def put_cards(self, place: i64, cards: Cards) -> None:
        self.frames[self.top + place] = cards[0]
        self.frames[self.top + place + 1] = cards[1]

    # --- hands and score piles ----------------------------------------------------------------------

    def hand(self, seat: i64) -> Cards:
        return self.hands[2 * seat], self.hands[2 * seat + 1]

    def set_hand(self, seat: i64, cards: Cards) -> None:
        self.hands[2 * seat] = cards[0]
        self.hands[2 * seat + 1] = cards[1]

    def score_pile(self, seat: i64) -> Cards:
        return self.scores[2 * seat], self.scores[2 * seat + 1]

    def set_score_pile(self, seat: i64, cards: Cards) -> None:
        self.scores[2 * seat] = cards[0]
        self.scores[2 * seat + 1] = cards[1]

    def into_hand(self, seat: i64, card: i64) -> None:
        self.set_hand(seat, either(self.hand(seat), single(card)))

    def from_hand(self, seat: i64, card: i64) -> None:
        self.set_hand(seat, without(self.hand(seat), single(card)))

    def into_score(self, seat: i64, card: i64) -> None:
        self.set_score_pile(seat, either(self.score_pile(seat), single(card)))

    def from_score(self, seat: i64, card: i64) -> None:
        self.set_score_pile(seat, without(self.score_pile(seat), single(card)))

    def points(self, seat: i64) -> i64:
        """The values of the score pile added up (R3.8)."""
        return points_of(self.score_pile(seat))

    # --- boards -------------------------------------------------------------------------------------

    def pile_size(self, seat: i64, colour: i64) -> i64:
        return i64(self.sizes[seat * COLOURS + colour])

    def splay(self, seat: i64, colour: i64) -> i64:
        return i64(self.splays[seat * COLOURS + colour])

    def pile_card(self, seat: i64, colour: i64, place: i64) -> i64:
        """The card at a place of a pile, counted from the bottom."""
        return i64(self.piles[(seat * COLOURS + colour) * PILE + place])

    def top_card(self, seat: i64, colour: i64) -> i64:
        """The top card of a colour, -1 if there is none."""
        count = self.pile_size(seat, colour)
        if count == 0:
            return -1
        return self.pile_card(seat, colour, count - 1)

    def top_cards(self, seat: i64) -> Cards:
        tops = no_cards()
        for colour in range(COLOURS):
            card = self.top_card(seat, colour)
            if card >= 0:
                tops = either(tops, single(card))
        return tops

    def highest_top(self, seat: i64) -> i64:
        """The highest value of a top card, 0 if there is none (R3.9)."""
        best: i64 = 0
        for colour in range(COLOURS):
            card = self.top_card(seat, colour)
            if card >= 0 and AGE[card] > best:
                best = AGE[card]
        return best

    def icons(self, seat: i64) -> i64:
        """Lanes: all visible icons (R3.6)."""
        base = seat * COLOURS
        icons = self.pile_icons
        return icons[base] + icons[base + 1] + icons[base + 2] + icons[base + 3] + icons[base + 4]

    def icon_count(self, seat: i64, icon: i64) -> i64:
        return lane(self.icons(seat), icon)

    def onto_pile(self, seat: i64, card: i64) -> None:
        """Put a card on top of its pile (R7.3)."""
        pile = seat * COLOURS + COLOUR[card]
        count = i64(self.sizes[pile])
        self.piles[pile * PILE + count] = u8(card)
        self.sizes[pile] = u8(count + 1)
        self.see_pile(pile)

    def under_pile(self, seat: i64, card: i64) -> None:
        """Put a card under its pile (R7.4)."""
        pile = seat * COLOURS + COLOUR[card]
        base = pile * PILE
        place = i64(self.sizes[pile])
        self.sizes[pile] = u8(place + 1)
        while place > 0:
            self.piles[base + place] = self.piles[base + place - 1]
            place -= 1
        self.piles[base] = u8(card)
        self.see_pile(pile)

    def off_pile(self, seat: i64, card: i64) -> None:
        """Take a card from wherever it lies in its pile; a single card loses the splay (R3.4)."""
        pile = seat * COLOURS + COLOUR[card]
        base = pile * PILE
        last = i64(self.sizes[pile]) - 1
        place: i64 = 0
        while i64(self.piles[base + place]) != card:
            place += 1
        while place < last:
            self.piles[base + place] = self.piles[base + place + 1]
            place += 1
        self.piles[base + last] = 0
        self.sizes[pile] = u8(last)
        if last < 2:
            self.splays[pile] = u8(UNSPLAYED)
        self.see_pile(pile)

    def see_pile(self, pile: i64) -> None:
        """Count the visible icons of a pile anew (R3.5)."""
        base = pile * PILE
        count = i64(self.sizes[pile])
        icons: i64 = 0
        if count:
            icons = ALL_ICONS[i64(self.piles[base + count - 1])]
            splay = i64(self.splays[pile])
            if splay:
                for place in range(count - 1):
                    icons += COVERED_ICONS[splay * 105 + i64(self.piles[base + place])]
        self.pile_icons[pile] = icons

    # --- supply -------------------------------------------------------------------------------------

    def supply_size(self, age: i64) -> i64:
        return i64(self.supplies[age - 1])

    def supply_card(self, age: i64, place: i64) -> i64:
        return i64(self.supply[(age - 1) * SUPPLY + place])

    def from_supply(self, age: i64) -> i64:
        """Take the top card of a supply pile."""
        count = self.supply_size(age) - 1
        place = (age - 1) * SUPPLY + count
        card = i64(self.supply[place])
        self.supply[place] = 0
        self.supplies[age - 1] = u8(count)
        return card

    def into_supply(self, card: i64) -> None:
        """Put a card under the supply pile of its age (R7.6)."""
        age = AGE[card]
        base = (age - 1) * SUPPLY
        place = self.supply_size(age)
        self.supplies[age - 1] = u8(place + 1)
        while place > 0:
            self.supply[base + place] = self.supply[base + place - 1]
            place -= 1
        self.supply[base] = u8(card)

    # --- achievements and knowledge -----------------------------------------------------------------

    def achievement_count(self, seat: i64) -> i64:
        count: i64 = 0
        for place in range(14):
            if i64(self.owners[place]) == seat + 1:
                count += 1
        return count

    def knows(self, seat: i64, card: i64) -> bool:
        """Whether the seat knows where the card is."""
        return seat >= 0 and i64(self.known[card]) & seat_bit(seat) != 0

    def show_to(self, card: i64, seats: i64) -> None:
        self.known[card] = u8(i64(self.known[card]) | seats)

    def know_only(self, card: i64, seats: i64) -> None:
        self.known[card] = u8(seats)


def seat_bit(seat: i64) -> i64:
    return 1 if seat == 0 else 2 if seat == 1 else 4 if seat == 2 else 8


def points_of(cards: Cards) -> i64:
    total: i64 = 0
    for age in range(1, 11):
        total += age * size(both(cards, of_age(age)))
    return total
