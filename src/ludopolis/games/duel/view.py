"""What each seat may see (R11.3 - R11.6), built from that alone."""

import msgspec

from ludopolis.core.bits import BIT, members_of
from ludopolis.core.data import Decision, View
from ludopolis.core.kinds import OptionValue
from ludopolis.games.duel import quote
from ludopolis.games.duel.components import COMPONENTS, IDS
from ludopolis.games.duel.prices import has_chain, unit_prices
from ludopolis.games.duel.rules import DRAFT_PICKS, drafter
from ludopolis.games.duel.scoring import CATEGORIES, score
from ludopolis.games.duel.secrets import unseen_cards, unseen_guilds
from ludopolis.games.duel.state import (
    CHOOSE_LIBRARY,
    CITY,
    DISCARD_COINS,
    DISCARD_PILE,
    DRAFT_WONDER,
    LOOT_LARGE,
    LOOT_SMALL,
    UNDER_WONDER,
    WONDERS_LAID_OUT,
    Table,
)
from ludopolis.games.duel.tables import (
    AGE_CARDS,
    COLOUR,
    COVERED_BY,
    LARGE_LOOT,
    SLOTS,
    SMALL_LOOT,
    SYMBOL,
    YELLOW,
    lane,
)

_CARD = IDS["card"]
_WONDER = IDS["wonder"]
_PROGRESS = IDS["progress"]


class SlotView(msgspec.Struct, frozen=True):
    """A card of the structure. ``back`` is "1", "2", "3" or "guild"; ``card`` is None face down.
    ``covered_by`` are the slots of the cards that lie on it, ``chained`` the seats that would build it for
    free by a chain. The quote is the price for the player who sees the table."""

    slot: int
    row: int
    x: int
    back: str
    card: str | None
    available: bool
    covered_by: list[int]
    chained: list[int]
    quote: quote.Quote | None


class WonderView(msgspec.Struct, frozen=True):
    wonder: str
    built_with: str | None
    quote: quote.Quote | None


class DiscardParts(msgspec.Struct, frozen=True):
    """What discarding a card brings: for the card, and for the yellow cards of the city (R4.4)."""

    card: int
    yellow: int


class CityView(msgspec.Struct, frozen=True):
    """A city; ``pairs`` are the symbols it has twice."""

    coins: int
    buildings: dict[str, list[str]]
    wonders: list[WonderView]
    progress: list[str]
    symbols: list[str]
    pairs: list[str]
    production: dict[str, int]
    raw_choices: int
    goods_choices: int
    unit_prices: dict[str, int]
    price_reasons: dict[str, quote.UnitPrice]
    discard_income: int
    discard_parts: DiscardParts
    score: dict[str, int]


class DuelView(View, kw_only=True):
    """The table as one seat sees it. ``hidden`` are the cards that a face-down card of the structure can
    still be, by its back; ``draft_order`` the seats that pick wonders, batch by batch, until all have."""

    options: dict[str, OptionValue]
    first_player: int
    age: int
    structure: list[SlotView]
    hidden: dict[str, list[str]]
    cities: list[CityView]
    pawn: int
    loot: list[list[int]]
    progress_board: list[str]
    progress_removed: list[str]
    discard_pile: list[str]
    draft: list[str]
    draft_order: list[list[int]]
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
        hidden=_hidden(table),
        cities=[_city(table, owner) for owner in (0, 1)],
        pawn=table.pawn,
        loot=loot_left(table),
        progress_board=named(_PROGRESS, table.board),
        progress_removed=sorted(_PROGRESS[table.deal.tokens[place]] for place in range(5, 10)),
        discard_pile=cards_at(table, DISCARD_PILE),
        draft=_draft(table),
        draft_order=_draft_order(table),
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
        [SMALL_LOOT] * bool(table.loot & LOOT_SMALL[seat])
        + [LARGE_LOOT] * bool(table.loot & LOOT_LARGE[seat])
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
        covers = members_of(table.present & COVERED_BY[(table.age - 1) * SLOTS + slot])
        chained = [owner for owner in (0, 1) if visible and has_chain(table.city(owner), card)]
        price = quote.quote_card(table, seat, card) if visible and seat >= 0 else None
        name = _CARD[card] if visible else None
        seen.append(SlotView(slot, row, x, _back(table, card), name, available, covers, chained, price))
    return seen


def _back(table: Table, card: int) -> str:
    return "guild" if card >= AGE_CARDS else str(table.age)


def _hidden(table: Table) -> dict[str, list[str]]:
    face_down = members_of(table.present & ~table.face_up()) if table.age else []
    backs = sorted({_back(table, table.card_in(slot)) for slot in face_down})
    unseen = {back: unseen_guilds(table) if back == "guild" else unseen_cards(table) for back in backs}
    return {back: [_CARD[card] for card in cards] for back, cards in unseen.items()}


def _city(table: Table, owner: int) -> CityView:
    city = table.city(owner)
    unit = unit_prices(city, table.city(1 - owner))
    cards = table.cards_at(CITY + owner)
    buildings: dict[str, list[str]] = {}
    for card in cards:
        buildings.setdefault(IDS["colour"][COLOUR[card]], []).append(_CARD[card])
    symbols = [SYMBOL[card] for card in cards]
    points = dict(zip(CATEGORIES, score(table, owner), strict=True))
    return CityView(
        coins=city.coins,
        buildings=buildings,
        wonders=_wonders(table, owner),
        progress=named(_PROGRESS, city.progress),
        symbols=named(IDS["symbol"], city.symbols),
        pairs=[id for place, id in enumerate(IDS["symbol"]) if symbols.count(BIT[place]) > 1],
        production={id: lane(city.production, place) for place, id in enumerate(IDS["resource"])},
        raw_choices=city.raw_choices,
        goods_choices=city.goods_choices,
        unit_prices={id: lane(unit, place) for place, id in enumerate(IDS["resource"])},
        price_reasons=quote.price_reasons(table, owner),
        discard_income=city.discard_income(),
        discard_parts=DiscardParts(DISCARD_COINS, city.count(YELLOW)),
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


def _draft_order(table: Table) -> list[list[int]]:
    if table.over or table.kind != DRAFT_WONDER:
        return []
    order = [drafter(table.first, picks) for picks in range(DRAFT_PICKS)]
    return [order[start : start + WONDERS_LAID_OUT] for start in range(0, DRAFT_PICKS, WONDERS_LAID_OUT)]


def _library(table: Table, seat: int) -> list[str] | None:
    if table.over or table.kind != CHOOSE_LIBRARY or table.seat != seat:
        return None
    return named(_PROGRESS, table.library_draw())
