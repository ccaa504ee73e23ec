"""What lies on the table."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from ludopolis.core.archive import Archive
from ludopolis.core.bits import BIT, lowest
from ludopolis.core.contract import Game, State
from ludopolis.core.kinds import DecisionKind
from ludopolis.games.duel.tables import (
    BUILT_WONDERS,
    CARDS,
    CHAIN_GIVES,
    COUNTS,
    COVERED_BY,
    COVERS,
    FACE_UP,
    FIXES_PRICE,
    GOODS_CHOICE,
    POINTS,
    PRESET_FIRST,
    PRESET_SECOND,
    PRODUCES,
    RAW_CHOICE,
    SLOTS,
    YELLOW,
    lane,
)

# Decisions (R11.1), the kinds of frames.
DRAFT_WONDER: Final[i64] = 0  # carries the number of picks made
PLAY_CARD: Final[i64] = 1  # carries 1 once "play again" is earned
CHOOSE_PROGRESS: Final[i64] = 2
CHOOSE_LIBRARY: Final[i64] = 3
CHOOSE_OPPONENT_CARD: Final[i64] = 4  # carries the colour to be demolished
CHOOSE_FROM_DISCARD: Final[i64] = 5
CHOOSE_STARTER: Final[i64] = 6

DECISIONS: Final = (
    DecisionKind("draft_wonder", "R2.5"),
    DecisionKind("play_card", "R4.1"),
    DecisionKind("choose_progress", "R8.1"),
    DecisionKind("choose_library", "R6.6"),
    DecisionKind("choose_opponent_card", "R6.6"),
    DecisionKind("choose_from_discard", "R6.6"),
    DecisionKind("choose_starter", "R4.7"),
)
FRAME_WIDTH: Final[i64] = 3
MOST_FRAMES: Final[i64] = 2  # a turn, and a choice it opened

# Where a card is, once it has left its structure.
UNPLAYED: Final[i64] = 0
CITY: Final[i64] = 1  # CITY + seat
DISCARD_PILE: Final[i64] = 3
UNDER_WONDER: Final[i64] = 4  # UNDER_WONDER + wonder

# Looting tokens on the board (R1.9): two a half, by the seat that would lose the coins.
LOOT_SMALL: Final[vec[i64]] = vec[i64]([1, 4])
LOOT_LARGE: Final[vec[i64]] = vec[i64]([2, 8])
ALL_LOOT: Final[i64] = 15

# How the game ended (R10.4).
GOING_ON: Final[i64] = 0
MILITARY: Final[i64] = 1
SCIENCE: Final[i64] = 2
CIVILIAN: Final[i64] = 3
CIVILIAN_TIEBREAK: Final[i64] = 4
SHARED: Final[i64] = 5
ENDS: Final = ("", "military", "science", "civilian", "civilian_tiebreak", "shared")
NOBODY: Final[i64] = -1

STARTING_COINS: Final[i64] = 7  # R2.4
DISCARD_COINS: Final[i64] = 2  # R4.4
WONDERS_LAID_OUT: Final[i64] = 4  # at a time in the draft, R2.5
TOKENS: Final[i64] = 10
ON_BOARD: Final[i64] = 5  # progress tokens, R2.3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class City:
    """A player's buildings, wonders, tokens and coins, added up as they come."""

    def __init__(self, source: "City | None" = None) -> None:
        if source is None:
            self.coins: i64 = STARTING_COINS
            self.production: i64 = 0  # lanes: units of brown and gray cards, by resource
            self.raw_choices: i64 = 0  # producers of one raw material of choice
            self.goods_choices: i64 = 0  # producers of one manufactured good of choice
            self.fixed_prices: i64 = 0  # full lanes: resources that cost 1
            self.counts: i64 = 0  # lanes: cards by colour, then built wonders
            self.points: i64 = 0  # lanes: printed points, by colour
            self.chains: i64 = 0  # set of chain symbols
            self.symbols: i64 = 0  # set of science symbols
            self.unbuilt: i64 = 0  # set of wonders
            self.built: i64 = 0  # set of wonders
            self.progress: i64 = 0  # set of tokens
        else:
            self.coins = source.coins
            self.production = source.production
            self.raw_choices = source.raw_choices
            self.goods_choices = source.goods_choices
            self.fixed_prices = source.fixed_prices
            self.counts = source.counts
            self.points = source.points
            self.chains = source.chains
            self.symbols = source.symbols
            self.unbuilt = source.unbuilt
            self.built = source.built
            self.progress = source.progress

    def archive(self, archive: Archive) -> None:
        self.coins = archive.number(self.coins)
        self.production = archive.number(self.production)
        self.raw_choices = archive.number(self.raw_choices)
        self.goods_choices = archive.number(self.goods_choices)
        self.fixed_prices = archive.number(self.fixed_prices)
        self.counts = archive.number(self.counts)
        self.points = archive.number(self.points)
        self.chains = archive.number(self.chains)
        self.symbols = archive.number(self.symbols)
        self.unbuilt = archive.number(self.unbuilt)
        self.built = archive.number(self.built)
        self.progress = archive.number(self.progress)

    def add(self, card: i64) -> None:
        """Put a building into the city: everything on it that lasts."""
        self.production += PRODUCES[card]
        self.raw_choices += RAW_CHOICE[card]
        self.goods_choices += GOODS_CHOICE[card]
        self.fixed_prices |= FIXES_PRICE[card]
        self.counts += COUNTS[card]
        self.points += POINTS[card]
        self.chains |= CHAIN_GIVES[card]

    def remove(self, card: i64) -> None:
        """Take a brown or gray building out of the city (R6.6)."""
        self.production -= PRODUCES[card]
        self.counts -= COUNTS[card]

    def count(self, thing: i64) -> i64:
        """How many cards of a colour, or built wonders, the city has."""
        return lane(self.counts, thing)

    def owns(self, token: i64) -> bool:
        return self.progress & token != 0

    def discard_income(self) -> i64:
        """The coins for discarding a card, 1 more a yellow card (R4.4)."""
        return DISCARD_COINS + self.count(YELLOW)


@final
@mypyc_attr(acyclic=True)
class Deal:
    """The secret order of everything shuffled at the set-up (R11.2). Never changes in a game."""

    def __init__(self, cards: vec[i64], wonders: vec[i64], tokens: vec[i64]) -> None:
        self.cards: vec[i64] = cards  # 60: the card in each slot of ages I, II and III
        self.wonders: vec[i64] = wonders  # 12: the first four are the first batch of the draft
        self.tokens: vec[i64] = tokens  # 10: five on the board, three for the library, two left
        self.slots: vec[i64] = vec[i64]([-1] * 73)  # the slot (0-59) of each card that is in play
        for slot in range(60):
            self.slots[cards[slot]] = slot


def tokens_with(removed: vec[i64]) -> vec[i64]:
    """All tokens, those in the box last; the order of those on the board does not matter."""
    in_box: i64 = 0
    for token in removed:
        in_box |= BIT[token]
    tokens = vec[i64]()
    for number in range(TOKENS):
        if in_box & BIT[number] == 0:
            tokens = append(tokens, number)
    for token in removed:
        tokens = append(tokens, token)
    return tokens


@mypyc_attr(acyclic=True)
class Table(State):
    """Everything on the table, and the small movements of its parts."""

    def __init__(self, game: Game, deal: Deal, source: "Table | None" = None) -> None:
        if source is None:
            super().__init__(game, 2, vec[i64]([0] * (MOST_FRAMES * FRAME_WIDTH)), -FRAME_WIDTH, FRAME_WIDTH)
            self.first_game_wonders: bool = False
            self.last_active_chooses: bool = False
            self.deal: Deal = deal
            self.city_0: City = City()
            self.city_1: City = City()
            self.places: vec[u8] = vec[u8]([0] * 73)
            self.first: i64 = 0  # the seat of player A
            self.age: i64 = 0  # 0 during the draft
            self.present: i64 = 0  # set of slots that still hold a card
            self.available: i64 = 0  # set of slots that nothing covers
            self.revealed: i64 = 0  # set of slots whose card was turned up
            self.pawn: i64 = 0  # positive: towards seat 1's capital, seat 0 is ahead
            self.loot: i64 = ALL_LOOT
            self.board: i64 = 0  # set of tokens
            self.end: i64 = GOING_ON
            self.winner: i64 = NOBODY
        else:
            super().__init__(game, 2, source.frames[:], source.top, FRAME_WIDTH)
            self.first_game_wonders = source.first_game_wonders
            self.last_active_chooses = source.last_active_chooses
            self.deal = deal
            self.city_0 = City(source.city_0)
            self.city_1 = City(source.city_1)
            self.places = source.places[:]
            self.first = source.first
            self.age = source.age
            self.present = source.present
            self.available = source.available
            self.revealed = source.revealed
            self.pawn = source.pawn
            self.loot = source.loot
            self.board = source.board
            self.end = source.end
            self.winner = source.winner

    def archive(self, archive: Archive) -> None:
        self.first_game_wonders = archive.flag(self.first_game_wonders)
        self.last_active_chooses = archive.flag(self.last_active_chooses)
        cards = archive.row(self.deal.cards)
        wonders = archive.row(self.deal.wonders)
        removed = archive.row(self.deal.tokens[ON_BOARD:])
        if archive.reading:
            self.deal = Deal(cards, wonders, tokens_with(removed))
        self.city_0.archive(archive)
        self.city_1.archive(archive)
        self.places = archive.small_row(self.places)
        self.first = archive.number(self.first)
        self.age = archive.number(self.age)
        self.present = archive.number(self.present)
        self.available = archive.number(self.available)
        self.revealed = archive.number(self.revealed if archive.reading else self.turned_up())
        self.pawn = archive.number(self.pawn)
        self.loot = archive.number(self.loot)
        self.board = archive.number(self.board)
        self.end = archive.number(self.end)
        self.winner = archive.number(self.winner)

    def city(self, seat: i64) -> City:
        return self.city_1 if seat else self.city_0

    def card_in(self, slot: i64) -> i64:
        """The card in a slot of the current structure."""
        return self.deal.cards[(self.age - 1) * SLOTS + slot]

    def slot_of(self, card: i64) -> i64:
        """The slot of a card of the current structure."""
        return self.deal.slots[card] - (self.age - 1) * SLOTS

    def face_up(self) -> i64:
        """The slots whose card lies face up (R3.3, R3.7)."""
        return self.present & (FACE_UP[self.age - 1] | self.revealed)

    def turned_up(self) -> i64:
        """The slots dealt face down whose card has been turned up."""
        return 0 if self.age == 0 else self.face_up() & ~FACE_UP[self.age - 1]

    def take(self, slot: i64) -> None:
        """Take a card out of the structure and uncover what it alone still covered (R3.2)."""
        base = (self.age - 1) * SLOTS
        self.present ^= BIT[slot]
        self.available ^= BIT[slot]
        below = COVERS[base + slot]
        while below:
            bit = below & -below
            below ^= bit
            if self.present & COVERED_BY[base + lowest(bit)] == 0:
                self.available |= bit

    def uncovered(self) -> i64:
        """The slots that hold a card nothing covers (R3.2)."""
        base = (self.age - 1) * SLOTS
        slots: i64 = 0
        for slot in range(SLOTS):
            if self.present & BIT[slot] and self.present & COVERED_BY[base + slot] == 0:
                slots |= BIT[slot]
        return slots

    def place(self, card: i64, where: i64) -> None:
        self.places[card] = u8(where)

    def place_of(self, card: i64) -> i64:
        return i64(self.places[card])

    def cards_at(self, place: i64) -> list[int]:
        return [card for card in range(CARDS) if self.place_of(card) == place]

    def wonders_standing(self) -> i64:
        return self.city_0.count(BUILT_WONDERS) + self.city_1.count(BUILT_WONDERS)

    def offered_wonders(self, picks: i64) -> i64:
        """The set of wonders to draft from, after so many picks (R2.5)."""
        batch = picks // WONDERS_LAID_OUT * WONDERS_LAID_OUT
        taken = self.city_0.unbuilt | self.city_1.unbuilt
        offered: i64 = 0
        for place in range(batch, batch + WONDERS_LAID_OUT):
            offered |= BIT[self.deal.wonders[place]]
        return offered & ~taken

    def wonders_in_play(self) -> i64:
        """The set of the eight wonders the players got, after the draft (R2.5, R2.6)."""
        in_play: i64 = 0
        if self.first_game_wonders:
            for place in range(4):
                in_play |= BIT[PRESET_FIRST[place]] | BIT[PRESET_SECOND[place]]
        else:
            for place in range(8):
                in_play |= BIT[self.deal.wonders[place]]
        return in_play

    def library_draw(self) -> i64:
        """The set of tokens the Great Library draws (R6.6)."""
        tokens = self.deal.tokens
        return BIT[tokens[5]] | BIT[tokens[6]] | BIT[tokens[7]]
