"""A position as JSON: written exactly, and set up again.

Everything that can be added up from the cards (production, points, symbols...) is left out and
computed when the position is read.
"""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, members_of, set_of
from ludopolis.core.facts import Position
from ludopolis.games.duel.components import IDS
from ludopolis.games.duel.state import (
    CITY,
    DECISIONS,
    DISCARD_PILE,
    ENDS,
    LOOT_LARGE,
    LOOT_SMALL,
    UNDER_WONDER,
    City,
    Deal,
    Table,
)
from ludopolis.games.duel.tables import (
    BUILT_WONDERS,
    LANE,
    LARGE_LOOT,
    SLOTS,
    SMALL_LOOT,
    SYMBOL,
    TOKEN_SYMBOL,
    WONDER_GOODS_CHOICE,
    WONDER_RAW_CHOICE,
)
from ludopolis.games.duel.view import cards_at, loot_left, named, options_of

_CARD = IDS["card"]
_WONDER = IDS["wonder"]
_PROGRESS = IDS["progress"]


class CityData(msgspec.Struct, forbid_unknown_fields=True):
    coins: int
    buildings: list[str]
    unbuilt: list[str]
    built: dict[str, str]
    progress: list[str]


class FrameData(msgspec.Struct, forbid_unknown_fields=True):
    decision: str
    seat: int
    number: int = 0


class ResultData(msgspec.Struct, forbid_unknown_fields=True):
    end: str
    winner: int | None


class PositionData(Position, kw_only=True):
    """The fields of a position. ``structures`` are the deals of the three ages, slot by slot;
    ``revealed`` the slots dealt face down and turned up since (left out: all that are available);
    ``removed`` the progress tokens in the box, the next draw of the Great Library first; ``draft``
    all wonders in their order."""

    first_player: int
    age: int
    pawn: int
    loot: list[list[int]]
    cities: list[CityData]
    board: list[str]
    removed: list[str]
    draft: list[str]
    structures: list[list[str]]
    discard: list[str]
    frames: list[FrameData]
    revealed: list[int] | None = None
    result: ResultData | None = None


# --- writing ------------------------------------------------------------------------------------


def position_of(table: Table) -> dict[str, Any]:
    deal = table.deal
    winner = None if table.winner < 0 else table.winner
    data: dict[str, Any] = msgspec.to_builtins(
        PositionData(
            game="duel",
            rules=table.game.version,
            first_player=table.first,
            age=table.age,
            pawn=table.pawn,
            loot=loot_left(table),
            cities=[_city_data(table, seat) for seat in (0, 1)],
            board=named(_PROGRESS, table.board),
            removed=[_PROGRESS[deal.tokens[place]] for place in range(5, 10)],
            draft=[_WONDER[wonder] for wonder in deal.wonders],
            structures=[[_CARD[deal.cards[age * SLOTS + slot]] for slot in range(SLOTS)] for age in range(3)],
            discard=cards_at(table, DISCARD_PILE),
            frames=[
                FrameData(DECISIONS[table.frames[base]].name, table.frames[base + 1], table.frames[base + 2])
                for base in range(0, table.top + 1, table.width)
            ],
            revealed=members_of(table.turned_up()),
            options=options_of(table),
            result=ResultData(ENDS[table.end], winner) if table.over else None,
        )
    )
    return data


def _city_data(table: Table, seat: int) -> CityData:
    city = table.city(seat)
    return CityData(
        coins=city.coins,
        buildings=cards_at(table, CITY + seat),
        unbuilt=named(_WONDER, city.unbuilt),
        built={
            _WONDER[wonder]: cards_at(table, UNDER_WONDER + wonder)[0] for wonder in members_of(city.built)
        },
        progress=named(_PROGRESS, city.progress),
    )


# --- reading ------------------------------------------------------------------------------------


def set_up(table: Table, position: PositionData) -> None:
    """Put the pieces of a faultless position on an empty table."""
    table.first_game_wonders = bool(position.options.get("first_game_wonders", False))
    rule = position.options.get("centre_pawn_rule", "last_active_starts")
    table.last_active_chooses = rule == "last_active_chooses"
    table.deal = _deal(position)
    table.first = position.first_player
    table.age = position.age
    table.pawn = position.pawn
    table.board = set_of([_PROGRESS.index(token) for token in position.board])
    table.loot = _loot(position)
    for seat in (0, 1):
        _set_up_city(table, seat, position.cities[seat])
    for card in position.discard:
        table.place(_CARD.index(card), DISCARD_PILE)
    _set_up_structure(table, position)
    for frame in position.frames:
        kind = [kind.name for kind in DECISIONS].index(frame.decision)
        table.push(kind, frame.seat, frame.number)
    if position.result is not None:
        table.end = ENDS.index(position.result.end)
        table.winner = -1 if position.result.winner is None else position.result.winner


def _deal(position: PositionData) -> Deal:
    removed = [_PROGRESS.index(token) for token in position.removed]
    others = [token for token in range(len(_PROGRESS)) if token not in removed]
    return Deal(
        vec[i64]([_CARD.index(card) for structure in position.structures for card in structure]),
        vec[i64]([_WONDER.index(wonder) for wonder in position.draft]),
        vec[i64](others + removed),
    )


def _loot(position: PositionData) -> i64:
    left: i64 = 0
    for seat in (0, 1):
        if SMALL_LOOT in position.loot[seat]:
            left |= LOOT_SMALL[seat]
        if LARGE_LOOT in position.loot[seat]:
            left |= LOOT_LARGE[seat]
    return left


def _set_up_city(table: Table, seat: int, data: CityData) -> None:
    city: City = table.city(seat)
    city.coins = data.coins
    for name in data.buildings:
        card = _CARD.index(name)
        city.add(card)
        city.symbols |= SYMBOL[card]
        table.place(card, CITY + seat)
    city.unbuilt = set_of([_WONDER.index(wonder) for wonder in data.unbuilt])
    for name, card_name in data.built.items():
        wonder = _WONDER.index(name)
        city.built |= BIT[wonder]
        city.counts += LANE[BUILT_WONDERS]
        city.raw_choices += WONDER_RAW_CHOICE[wonder]
        city.goods_choices += WONDER_GOODS_CHOICE[wonder]
        table.place(_CARD.index(card_name), UNDER_WONDER + wonder)
    for name in data.progress:
        token = _PROGRESS.index(name)
        city.progress |= BIT[token]
        city.symbols |= TOKEN_SYMBOL[token]


def _set_up_structure(table: Table, position: PositionData) -> None:
    if table.age == 0:
        return
    for slot in range(SLOTS):
        if table.place_of(table.card_in(slot)) == 0:
            table.present |= BIT[slot]
    table.available = table.uncovered()
    table.revealed = table.available if position.revealed is None else set_of(position.revealed)
