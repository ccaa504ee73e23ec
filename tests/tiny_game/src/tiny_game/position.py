"""A position as JSON: written exactly, and set up again."""

from typing import Any

import msgspec

from ludopolis.core.bits import members_of, set_of
from ludopolis.core.facts import Position
from ludopolis.core.random import Random
from tiny_game.components import IDS
from tiny_game.state import DECISIONS, NOTHING, Player, Table

_CARD = IDS["card"]
_GOOD = IDS["good"]
_NAMES = [kind.name for kind in DECISIONS]


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    points: int
    goods: dict[str, int]
    hand: list[str]
    bid: str | None = None
    stake: str | None = None
    muted: bool = False


class FrameData(msgspec.Struct, forbid_unknown_fields=True):
    """``number`` is the card chosen so far (bid; its place in the box from 1 on) or the roll (act)."""

    decision: str
    seat: int
    number: int = 0


class PositionData(Position, kw_only=True):
    """The fields of a position. ``deck`` has the next card first; ``generator`` is the chance to come."""

    round: int
    players: list[PlayerData]
    deck: list[str]
    discard: list[str]
    generator: list[int]
    frames: list[FrameData]


def position_of(table: Table) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(
        PositionData(
            game=table.game.id,
            rules=table.game.version,
            options={"rounds": table.rounds},
            round=table.round,
            players=[_player_data(player) for player in table.players],
            deck=[_CARD[card] for card in table.deck],
            discard=[_CARD[card] for card in members_of(table.discard)],
            generator=table.random.words(),
            frames=[
                FrameData(_NAMES[kind], seat, number)
                for kind, seat, number in (table.frames[base : base + 3] for base in table.bases())
            ],
        )
    )
    return data


def _player_data(player: Player) -> PlayerData:
    return PlayerData(
        points=player.points,
        goods=dict(zip(_GOOD, player.goods, strict=True)),
        hand=[_CARD[card] for card in members_of(player.hand)],
        bid=None if player.bid == NOTHING else _CARD[player.bid],
        stake=None if player.stake == NOTHING else _GOOD[player.stake],
        muted=player.muted,
    )


def set_up(table: Table, position: PositionData) -> None:
    """Put the pieces of a position on an empty table."""
    table.rounds = int(position.options["rounds"])
    table.round = position.round
    for player, data in zip(table.players, position.players, strict=True):
        player.points = data.points
        player.goods = [data.goods[good] for good in _GOOD]
        player.hand = _card_set(data.hand)
        player.bid = NOTHING if data.bid is None else _CARD.index(data.bid)
        player.stake = NOTHING if data.stake is None else _GOOD.index(data.stake)
        player.muted = data.muted
    table.deck = [_CARD.index(card) for card in position.deck]
    table.discard = _card_set(position.discard)
    a, b, c, counter = position.generator
    table.random = Random(a, b, c, counter)
    for frame in position.frames:
        table.push(_NAMES.index(frame.decision), frame.seat, frame.number)


def _card_set(cards: list[str]) -> int:
    return set_of([_CARD.index(card) for card in cards])
