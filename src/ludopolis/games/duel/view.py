"""What each seat may see (R11.3 - R11.6), built from that alone."""

import msgspec

from ludopolis.core.bits import BIT, members_of
from ludopolis.core.data import Decision, View
from ludopolis.core.kinds import OptionValue
from ludopolis.games.duel import quote
from ludopolis.games.duel.components import COMPONENTS, IDS
from ludopolis.games.duel.prices import unit_prices
from ludopolis.games.duel.scoring import CATEGORIES, score
from ludopolis.games.duel.state import (
    CHOOSE_LIBRARY,
    CITY,
    DISCARD_PILE,
    DRAFT_WONDER,
    LOOT_LARGE,
    LOOT_SMALL,
    UNDER_WONDER,
    Table,
)
from ludopolis.games.duel.tables import AGE_CARDS, COLOUR, SLOTS, lane

_CARD = IDS["card"]
_WONDER = IDS["wonder"]
_PROGRESS = IDS["progress"]


class SlotView(msgspec.Struct, frozen=True):
    """A card of the structure. ``back`` is "1", "2", "3" or "guild"; ``card`` is None face down.
    The quote is the price for the player who sees the table."""

    slot: int
    row: int
    x: int
    back: str
    card: str | None
    available: bool
    quote: quote.Quote | None


class WonderView(msgspec.Struct, frozen=True):
    wonder: str
    built_with: str | None
    quote: quote.Quote | None


class CityView(msgspec.Struct, frozen=True):
    coins: int
    buildings: dict[str, list[str]]
    wonders: list[WonderView]
    progress: list[str]
    symbols: list[str]
    production: dict[str, int]
    raw_choices: int
    goods_choices: int
    unit_prices: dict[str, int]
    discard_income: int
    score: dict[str, int]


class DuelView(View, kw_only=True):
    """The table as one seat sees it."""

    options: dict[str, OptionValue]
    first_player: int
    age: int
    structure: list[SlotView]
    cities: list[CityView]
    pawn: int
    loot: list[list[int]]
    progress_board: list[str]
    progress_removed: list[str]
    discard_pile: list[str]
    draft: list[str]
    library: list[str] | None


def duel_view(table: Table, seat: int) -> DuelView:
    return DuelView(
        game="duel",
        seat=seat,
        decision=seen_decision(table, seat),
        result=table.result(),
        options=options_of(table),
        first_player=table.first,
        age=table.age,
        structure=_structure(table, seat),
        cities=[_city(table, owner) for owner in (0, 1)],
        pawn=table.pawn,
        loot=loot_left(table),
        progress_board=named(_PROGRESS, table.board),
        progress_removed=sorted(_PROGRESS[table.deal.tokens[place]] for place in range(5, 10)),
        discard_pile=cards_at(table, DISCARD_PILE),
        draft=_draft(table),
        library=_library(table, seat),
    )


def seen_decision(table: Table, seat: int) -> Decision | None:
    """Everybody sees who decides what; only the Great Library's choices are private (R11.5)."""
    decision = table.decision()
    if decision is not None and table.kind == CHOOSE_LIBRARY and table.seat != seat:
        return msgspec.structs.replace(decision, actions=[])
    return decision


def options_of(table: Table) -> dict[str, OptionValue]:
    rule = "last_active_chooses" if table.last_active_chooses else "last_active_starts"
    return {"first_game_wonders": table.first_game_wonders, "centre_pawn_rule": rule}


def named(ids: list[str], members: int) -> list[str]:
    return [ids[member] for member in members_of(members)]


def cards_at(table: Table, place: int) -> list[str]:
    return [_CARD[card] for card in table.cards_at(place)]


def loot_left(table: Table) -> list[list[int]]:
    """The looting tokens on each seat's half."""
    return [
        [2] * bool(table.loot & LOOT_SMALL[seat]) + [5] * bool(table.loot & LOOT_LARGE[seat])
        for seat in (0, 1)
    ]


def _structure(table: Table, seat: int) -> list[SlotView]:
    if table.age == 0:
        return []
    layout = COMPONENTS.layouts.items[table.age - 1]
    face_up = table.face_up()
    seen = []
    for slot in range(SLOTS):
        if not table.present & BIT[slot]:
            continue
        card = table.card_in(slot)
        visible = bool(face_up & BIT[slot])
        available = visible and bool(table.available & BIT[slot])
        row, x = layout.slots[slot]
        back = "guild" if card >= AGE_CARDS else str(table.age)
        price = quote.quote_card(table, seat, card) if visible and seat >= 0 else None
        name = _CARD[card] if visible else None
        seen.append(SlotView(slot, row, x, back, name, available, price))
    return seen


def _city(table: Table, owner: int) -> CityView:
    city = table.city(owner)
    unit = unit_prices(city, table.city(1 - owner))
    buildings: dict[str, list[str]] = {}
    for card in table.cards_at(CITY + owner):
        buildings.setdefault(IDS["colour"][COLOUR[card]], []).append(_CARD[card])
    points = dict(zip(CATEGORIES, score(table, owner), strict=True))
    return CityView(
        coins=city.coins,
        buildings=buildings,
        wonders=_wonders(table, owner),
        progress=named(_PROGRESS, city.progress),
        symbols=named(IDS["symbol"], city.symbols),
        production={id: lane(city.production, place) for place, id in enumerate(IDS["resource"])},
        raw_choices=city.raw_choices,
        goods_choices=city.goods_choices,
        unit_prices={id: lane(unit, place) for place, id in enumerate(IDS["resource"])},
        discard_income=city.discard_income(),
        score={**points, "total": sum(points.values())},
    )


def _wonders(table: Table, owner: int) -> list[WonderView]:
    city = table.city(owner)
    return [
        WonderView(
            _WONDER[wonder],
            next(iter(cards_at(table, UNDER_WONDER + wonder)), None),
            quote.quote_wonder(table, owner, wonder) if city.unbuilt & BIT[wonder] else None,
        )
        for wonder in members_of(city.unbuilt | city.built)
    ]


def _draft(table: Table) -> list[str]:
    if table.over or table.kind != DRAFT_WONDER:
        return []
    return named(_WONDER, table.offered_wonders(table.number(0)))


def _library(table: Table, seat: int) -> list[str] | None:
    if table.over or table.kind != CHOOSE_LIBRARY or table.seat != seat:
        return None
    return named(_PROGRESS, table.library_draw())
