"""Random worlds that fit what a seat knows (R6)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, members_of
from ludopolis.core.random import Random
from tiny_game.state import BID, NOTHING, Table


def imagine(table: Table, seat: int, random: Random) -> None:
    """Deal the unseen cards anew and choose for the others what they have chosen face down."""
    unseen = vec[i64](table.unseen(seat))
    random.shuffle(unseen)
    cards = [int(card) for card in unseen]
    for other, player in enumerate(table.players):
        if other != seat:
            count = len(members_of(player.hand))
            player.hand = sum(BIT[card] for card in cards[:count])
            cards = cards[count:]
            if player.bid != NOTHING:
                player.bid = members_of(player.hand)[random.below(count)]
                goods = table.goods_of(player)
                player.stake = goods[random.below(len(goods))] if goods else NOTHING
    table.deck = cards
    forget_parts(table, seat)
    table.random = random.fork()


def forget_parts(table: Table, seat: int) -> None:
    """Nobody knows whether another one has chosen a part of an answer."""
    for base in table.bases():
        if table.frames[base] == BID and table.frames[base + 1] != seat:
            table.frames[base + 2] = 0
