"""What lies on the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.archive import Archive
from ludopolis.core.bits import BIT
from ludopolis.core.contract import Game, State
from ludopolis.core.kinds import DecisionKind
from ludopolis.core.random import Random
from tiny_game.components import COMPONENTS

DECISIONS: Final = (
    DecisionKind("bid", "R3.1", together=True),  # carries the card, once it is chosen
    DecisionKind("act", "R3.3"),  # carries the roll, once there is one
    DecisionKind("respond", "R4.1", interrupt=True),
    DecisionKind("draw", "R3.5", reveals=True),
)
BID, ACT, RESPOND, DRAW = range(len(DECISIONS))

GOODS: Final = len(COMPONENTS.goods)
NOTHING: Final = -1


class Player:
    """A player's points, goods and cards."""

    def __init__(self, source: "Player | None" = None) -> None:
        if source is None:
            self.points = 0
            self.goods = [COMPONENTS.starting_goods] * GOODS
            self.hand = 0  # set of cards
            self.bid = NOTHING  # the card chosen face down
            self.stake = NOTHING  # the good chosen with it
            self.muted = False
        else:
            self.points = source.points
            self.goods = source.goods[:]
            self.hand = source.hand
            self.bid = source.bid
            self.stake = source.stake
            self.muted = source.muted

    def archive(self, archive: Archive) -> None:
        self.points = archive.number(self.points)
        self.goods = [archive.number(count) for count in self.goods]
        self.hand = archive.number(self.hand)
        self.bid = archive.number(self.bid)
        self.stake = archive.number(self.stake)
        self.muted = archive.flag(self.muted)


class Table(State):
    """Everything on the table."""

    def __init__(self, game: Game, seats: int, random: Random, source: "Table | None" = None) -> None:
        frames = vec[i64]() if source is None else source.frames[:]
        super().__init__(game, seats, frames, -3 if source is None else source.top, 3)
        self.random = random
        if source is None:
            self.rounds = 0
            self.round = 0
            self.players = [Player() for _ in range(seats)]
            self.deck: list[int] = []  # the next card first
            self.discard = 0  # set of cards
        else:
            self.rounds = source.rounds
            self.round = source.round
            self.players = [Player(player) for player in source.players]
            self.deck = source.deck[:]
            self.discard = source.discard

    def archive(self, archive: Archive) -> None:
        self.random.archive(archive)
        self.rounds = archive.number(self.rounds)
        self.round = archive.number(self.round)
        for player in self.players:
            player.archive(archive)
        self.deck = [int(card) for card in archive.row(vec[i64](self.deck))]
        self.discard = archive.number(self.discard)

    @property
    def player(self) -> Player:
        """Whoever decides."""
        return self.players[self.seat]

    def goods_of(self, player: Player) -> list[int]:
        """The goods of which the player has at least one."""
        return [good for good in range(GOODS) if player.goods[good]]

    def unseen(self, seat: int) -> list[int]:
        """The cards whose place a seat does not know: they are in the deck or in the others' hands."""
        known = self.discard | (self.players[seat].hand if seat >= 0 else 0)
        return [card for card in range(COMPONENTS.cards) if not known & BIT[card]]

    def bases(self) -> range:
        """Where each frame begins, the lowest first."""
        return range(0, self.top + 1, self.width)
