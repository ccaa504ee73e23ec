"""What each seat may see (R6), built from that alone."""

import msgspec

from ludopolis.core.bits import members_of
from ludopolis.core.data import Decision, View
from ludopolis.core.kinds import OptionValue
from tiny_game.components import IDS
from tiny_game.scoring import totals
from tiny_game.state import ACT, BID, NOTHING, Table

_CARD = IDS["card"]
_GOOD = IDS["good"]


class PlayerView(msgspec.Struct, frozen=True):
    """A player. ``hand``, ``bid`` and ``stake`` are None where they are hidden."""

    points: int
    goods: dict[str, int]
    cards: int
    hand: list[str] | None
    chosen: bool
    bid: str | None
    stake: str | None
    muted: bool
    total: int


class TinyView(View, kw_only=True):
    """The table as one seat sees it."""

    options: dict[str, OptionValue]
    round: int
    roll: int
    players: list[PlayerView]
    deck: int
    discard: list[str]


def tiny_view(table: Table, seat: int) -> TinyView:
    return TinyView(
        game=table.game.id,
        seat=seat,
        decision=seen_decision(table, seat),
        result=table.result(),
        options={"rounds": table.rounds},
        round=table.round,
        roll=shown_roll(table),
        players=[_player(table, owner, seat) for owner in range(table.seats)],
        deck=len(table.deck),
        discard=[_CARD[card] for card in members_of(table.discard)],
    )


def seen_decision(table: Table, seat: int) -> Decision | None:
    """What a seat may bid is its own secret."""
    if table.over:
        return None
    if seat in table.waiting():
        return table.asked(seat).decision()
    decision = table.decision()
    if decision is not None and table.kind == BID:
        return msgspec.structs.replace(decision, actions=[])
    return decision


def shown_roll(table: Table) -> int:
    """What the die shows while it can still be rolled again; 0 at other times."""
    return next((int(table.frames[base + 2]) for base in table.bases() if table.frames[base] == ACT), 0)


def _player(table: Table, owner: int, seat: int) -> PlayerView:
    player, own = table.players[owner], owner == seat
    bid = player.bid if player.bid != NOTHING else first_part(table, owner)
    return PlayerView(
        points=player.points,
        goods=dict(zip(_GOOD, player.goods, strict=True)),
        cards=len(members_of(player.hand)),
        hand=[_CARD[card] for card in members_of(player.hand)] if own else None,
        chosen=player.bid != NOTHING,
        bid=_CARD[bid] if own and bid != NOTHING else None,
        stake=_GOOD[player.stake] if own and player.stake != NOTHING else None,
        muted=player.muted,
        total=totals(table)[owner],
    )


def first_part(table: Table, seat: int) -> int:
    """The card of an answer that still lacks its good."""
    for base in table.bases():
        if table.frames[base] == BID and table.frames[base + 1] == seat:
            return int(table.frames[base + 2]) - 1
    return NOTHING
