"""What each seat may see (R10), built from that alone."""

import msgspec

from ludopolis.core.data import Decision, View
from ludopolis.core.kinds import OptionValue
from ludopolis.games.innovation.components import IDS
from ludopolis.games.innovation.keywords import age_drawn, draw_value
from ludopolis.games.innovation.program import EFFECTS
from ludopolis.games.innovation.rules import carries_out, sharing_with, vulnerable_to
from ludopolis.games.innovation.scoring import achievements_to_win, special_has, special_needs
from ludopolis.games.innovation.secrets import knows
from ludopolis.games.innovation.sets import Cards, both, is_empty, members
from ludopolis.games.innovation.state import (
    ACTIVATION,
    AT_ACTIONS,
    AT_CANDIDATES,
    AT_CARD,
    AT_EFFECT,
    AT_SHARING,
    AT_VULNERABLE,
    CHOOSE_BACK,
    EXECUTION,
    FRAME_WIDTH,
    INITIAL_MELD,
    Table,
)
from ludopolis.games.innovation.tables import AGE, COVERED_ICONS, POINTS_NEEDED, lane

_CARD = IDS["card"]
_COLOUR = IDS["colour"]
_ICON = IDS["icon"]


class CardView(msgspec.Struct, frozen=True):
    """A card of which everybody sees the age; ``card`` is None if the seat does not know which."""

    age: int
    card: str | None


class PileView(msgspec.Struct, frozen=True):
    """A pile of a board. ``covered`` lists the cards under the top one, the uppermost first: what the
    seat may look at, else None; ``edges`` are the icons the splay lets everybody see of them.
    ``performers`` are for each effect of the top card the seats that would carry it out, in their order, if
    its owner activated it now (R5)."""

    top: str
    size: int
    splay: str | None
    covered: list[str | None]
    edges: list[list[str]]
    performers: list[list[int]]


class DrawView(msgspec.Struct, frozen=True):
    """What a Draw action draws: the value, and the age of the card that comes; None ends the game."""

    value: int
    age: int | None


class AgeClaimView(msgspec.Struct, frozen=True):
    """An available age achievement: the points that each seat lacks, and the seats that lack a top card."""

    age: int
    points_lacking: list[int]
    top_lacking: list[int]


class SpecialClaimView(msgspec.Struct, frozen=True):
    """An available special achievement: how many of what it counts are needed, and how many each seat has."""

    special: str
    needed: int
    has: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    hand: list[CardView]
    score: list[CardView]
    points: int
    board: dict[str, PileView]
    icons: dict[str, int]
    achievements: list[int]
    specials: list[str]
    tucked: int
    scored: int
    draw: DrawView


class StepView(msgspec.Struct, frozen=True):
    """A card being executed: which effect, and by whom."""

    card: str
    effect: int
    player: int


class InnovationView(View, kw_only=True):
    """The table as one seat sees it. ``performers`` are for each effect of the activated card the seats that
    carry it out, in their order; ``picked_from`` is whose score pile is chosen from by the backs."""

    options: dict[str, OptionValue]
    player: int
    actions_left: int
    players: list[PlayerView]
    supplies: list[int]
    achievements: list[int]
    specials: list[str]
    age_claims: list[AgeClaimView]
    special_claims: list[SpecialClaimView]
    removed: list[CardView]
    first_meld: str | None
    activated: str | None
    vulnerable: list[int]
    sharing: list[int]
    performers: list[list[int]]
    executing: list[StepView]
    picked_from: int | None
    needed: int


def innovation_view(table: Table, seat: int) -> InnovationView:
    active = table.top >= FRAME_WIDTH and table.frames[FRAME_WIDTH] == ACTIVATION
    return InnovationView(
        game="innovation",
        seat=seat,
        decision=seen_decision(table, seat),
        result=table.result(),
        options=options_of(table),
        player=table.player,
        actions_left=0 if table.over or table.frames[0] == INITIAL_MELD else table.frames[AT_ACTIONS],
        players=[_player(table, seat, owner) for owner in range(table.seats)],
        supplies=[table.supply_size(age) for age in range(1, 11)],
        achievements=[age for age in range(1, 10) if table.owners[age - 1] == 0],
        specials=[id for place, id in enumerate(IDS["special"]) if table.owners[9 + place] == 0],
        age_claims=_age_claims(table),
        special_claims=_special_claims(table),
        removed=_cards(table, seat, (table.removed[0], table.removed[1])),
        first_meld=_first_meld(table, seat),
        activated=_CARD[table.activation(AT_CARD)] if active else None,
        vulnerable=_seats(table.activation(AT_VULNERABLE)) if active else [],
        sharing=_seats(table.activation(AT_SHARING)) if active else [],
        performers=_running(table) if active else [],
        executing=_executing(table),
        picked_from=_picked_from(table),
        needed=achievements_to_win(table.seats),
    )


def seen_decision(table: Table, seat: int) -> Decision | None:
    """Everybody sees who decides what kind of thing; only that player sees the choices."""
    decision = table.decision()
    if decision is not None and table.seat != seat:
        return msgspec.structs.replace(decision, actions=[])
    return decision


def options_of(table: Table) -> dict[str, OptionValue]:
    return {
        "name_language": "en" if table.names_english else "cs",
        "city_states_reward": "hand" if table.city_states_hand else "score",
        "monument_counting": "combined" if table.monument_combined else "separate",
        "reveal_on_failed_demand": table.show_failures,
        "covered_cards_public": table.covered_public,
    }


def _seats(seats: int) -> list[int]:
    return [seat for seat in range(4) if seats >> seat & 1]


def _first_meld(table: Table, seat: int) -> str | None:
    if table.over or table.frames[0] != INITIAL_MELD or seat < 0 or table.melds[seat] == 0:
        return None
    return _CARD[table.melds[seat] - 1]


def _running(table: Table) -> list[list[int]]:
    roles = table.activation(AT_VULNERABLE), table.activation(AT_SHARING)
    return _performers(table, table.frames[FRAME_WIDTH + 1], table.activation(AT_CARD), *roles)


def _performers(table: Table, activator: int, card: int, vulnerable: int, sharing: int) -> list[list[int]]:
    """Clockwise, the activating player last (R5.3)."""
    order = [(activator + offset) % table.seats for offset in range(1, table.seats + 1)]
    return [
        [seat for seat in order if carries_out(card, effect, seat, activator, vulnerable, sharing)]
        for effect in range(EFFECTS[card])
    ]


def _picked_from(table: Table) -> int | None:
    if table.over or table.kind != CHOOSE_BACK:
        return None
    below = table.top - FRAME_WIDTH + AT_CANDIDATES
    cards = table.frames[below], table.frames[below + 1]
    return next(seat for seat in range(table.seats) if not is_empty(both(cards, table.score_pile(seat))))


def _age_claims(table: Table) -> list[AgeClaimView]:
    seats = range(table.seats)
    points = [table.points(seat) for seat in seats]
    reach = [table.highest_top(seat) for seat in seats]
    return [
        AgeClaimView(
            age,
            [max(0, POINTS_NEEDED[age - 1] - points[seat]) for seat in seats],
            [seat for seat in seats if reach[seat] < age],
        )
        for age in range(1, 10)
        if table.owners[age - 1] == 0
    ]


def _special_claims(table: Table) -> list[SpecialClaimView]:
    return [
        SpecialClaimView(
            id, special_needs(place), [special_has(table, seat, place) for seat in range(table.seats)]
        )
        for place, id in enumerate(IDS["special"])
        if table.owners[9 + place] == 0
    ]


def _executing(table: Table) -> list[StepView]:
    return [
        StepView(
            _CARD[table.frames[base + AT_CARD]], table.frames[base + AT_EFFECT] + 1, table.frames[base + 1]
        )
        for base in range(0, table.top + 1, FRAME_WIDTH)
        if table.frames[base] == EXECUTION
    ]


def _cards(table: Table, seat: int, cards: Cards) -> list[CardView]:
    """Sorted so that the order tells nothing: known cards of an age before unknown ones."""
    seen = [CardView(AGE[card], _CARD[card] if knows(table, seat, card) else None) for card in members(cards)]
    return sorted(seen, key=lambda view: (view.age, view.card is None, view.card or ""))


def _player(table: Table, seat: int, owner: int) -> PlayerView:
    icons = table.icons(owner)
    return PlayerView(
        hand=_cards(table, seat, table.hand(owner)),
        score=_cards(table, seat, table.score_pile(owner)),
        points=table.points(owner),
        board={
            colour: _pile(table, seat, owner, place)
            for place, colour in enumerate(_COLOUR)
            if table.pile_size(owner, place)
        },
        icons={icon: lane(icons, place) for place, icon in enumerate(_ICON)},
        achievements=[age for age in range(1, 10) if table.owners[age - 1] == owner + 1],
        specials=[id for place, id in enumerate(IDS["special"]) if table.owners[9 + place] == owner + 1],
        tucked=table.counters[2 * owner],
        scored=table.counters[2 * owner + 1],
        draw=_draw(table, owner),
    )


def _draw(table: Table, owner: int) -> DrawView:
    value = draw_value(table, owner)
    return DrawView(value, age_drawn(table, value) or None)


def _pile(table: Table, seat: int, owner: int, colour: int) -> PileView:
    size = table.pile_size(owner, colour)
    splay = table.splay(owner, colour)
    covered = [table.pile_card(owner, colour, place) for place in reversed(range(size - 1))]
    may_look = seat == owner or table.covered_public
    top = table.top_card(owner, colour)
    vulnerable = vulnerable_to(table, owner, top)
    return PileView(
        top=_CARD[top],
        size=size,
        splay=IDS["direction"][splay - 1] if splay else None,
        covered=[_CARD[card] if may_look else None for card in covered],
        edges=[_edge(card, splay) for card in covered] if splay else [],
        performers=_performers(table, owner, top, vulnerable, sharing_with(table, owner, vulnerable)),
    )


def _edge(card: int, splay: int) -> list[str]:
    icons = COVERED_ICONS[splay * 105 + card]
    return [icon for place, icon in enumerate(_ICON) for _ in range(lane(icons, place))]
