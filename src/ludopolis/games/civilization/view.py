"""What each seat may see, built from nothing else (R14).

Public things are shown as they are. Of hidden ones everybody sees how many there are and what their backs
tell; what a seat holds or has seen is named for it alone.
"""

from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.data import Decision, View
from ludopolis.games.civilization import frames
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import (
    KINDS,
    LEARN,
    LOWER,
    NEWTON,
    RESEARCH,
    SPACE,
    SQUARES,
    SWITCH,
)
from ludopolis.games.civilization.battle import spoils, wounds
from ludopolis.games.civilization.battle.sides import DEFENDER, is_barbarian
from ludopolis.games.civilization.battle.strength import (
    combat_bonus,
    more_strength,
    place_bonus,
    side_bonus,
    state_bonus,
    tokens_bonus,
    total,
    unit_health,
    unit_strength,
)
from ludopolis.games.civilization.building import available, price_of
from ludopolis.games.civilization.coins import coins, square_coin
from ludopolis.games.civilization.culture import event_limit, space_culture, space_trade
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.ids import tech
from ludopolis.games.civilization.land import DIRECTIONS, beside
from ludopolis.games.civilization.modifiers import (
    most_cities,
    most_policies,
    stacking_limit,
    travel_speed,
    wonder_owner,
    working_tokens,
)
from ludopolis.games.civilization.moving import (
    A_CITY,
    A_HUT,
    A_VILLAGE,
    FIGURES,
    NO_ENTRY,
    entry,
    is_frozen,
    may_step,
)
from ludopolis.games.civilization.offers import ASKED, GIVEN, ITEMS, RIVAL
from ludopolis.games.civilization.payments import ANY, next_asked
from ludopolis.games.civilization.phases import research
from ludopolis.games.civilization.phases.city import CITY
from ludopolis.games.civilization.phases.movement import (
    ARMY_COUNT,
    OVER,
    SCOUT_COUNT,
    STANDING,
    STEPPING,
    STEPS,
)
from ludopolis.games.civilization.phases.setup import FIRST_SQUARE
from ludopolis.games.civilization.position import (
    ACTIONS,
    BATTLES,
    CITY_MARKS,
    MARKET_RESOURCES,
    PHASES,
    SQUARE_MARKS,
    TOKENS,
    FiguresData,
    TileData,
    battle_abilities,
    counted,
    figures_of,
    marked,
    names,
    on_name,
    options_of,
    tiles_of,
    wonders_of,
)
from ludopolis.games.civilization.pyramid import fits, research_price
from ludopolis.games.civilization.scoring import (
    COIN_PARTS,
    SPACE_PARTS,
    TECH_PARTS,
    WHOLE,
    culture_share,
    economic_share,
    share_in_thousandths,
    tech_share,
)
from ludopolis.games.civilization.secrets import is_known
from ludopolis.games.civilization.state import Table
from ludopolis.games.civilization.tables import (
    EVENTS_FROM,
    GROUND_TERRAIN,
    LAST_SPACE,
    LEVELS,
    PERSON_TYPE,
    TECH_LEVEL,
    UNIT_HEALTH,
    UNIT_STRENGTH,
    UNIT_TYPE,
    UNITS_FROM,
)
from ludopolis.games.civilization.yields import (
    arts,
    city_production,
    city_trade,
    square_culture,
    square_production,
    square_trade,
)

_ROOM = vec[i64]([0] * 10)
# Which number of a question says how many are left.
_LEFT_OF = {frames.DEAL_WOUND: wounds.LEFT, frames.HEAL_WOUND: wounds.LEFT, frames.LOOT: spoils.LEFT}
# A tech of each level: they all cost the same.
_TECH_OF_LEVEL = [
    next(tech for tech, its_level in enumerate(TECH_LEVEL) if its_level == level)
    for level in range(1, LEVELS + 1)
]


class SquareView(msgspec.Struct, omit_defaults=True):
    """What is special about a square: its terrain, if a token changed it; the thing on it, and the kind of a
    hut or village that the viewer has seen; figures, the city for which they gather, and marks."""

    terrain: str | None = None
    on: str | None = None
    seen: str | None = None
    figures: FiguresData | None = None
    gather: int = 0
    marks: list[str] = []


class CityView(msgspec.Struct, omit_defaults=True):
    """A city: what it makes, what it has done in this turn, and what each square of its outskirts yields:
    trade, production, culture, coins."""

    square: str
    trade: int
    production: int
    arts: int
    second: str | None = None
    marks: list[str] = []
    taken: int = 0
    extra: int = 0
    kinds: list[str] = []
    bonus: int = 0
    yields: dict[str, list[int]] = {}


class HandView(msgspec.Struct, omit_defaults=True):
    """Cards or tokens somebody holds: how many of each back (a type, a level, or the kind of token), and
    those that the viewer knows."""

    count: dict[str, int] = {}
    known: list[str] = []


class NationView(msgspec.Struct, omit_defaults=True):
    """A player. ``share`` is how near the nearest victory is, in thousandths (R21.4); ``victories`` are how
    much of each there is and has to be. ``research`` is the trade that a tech of each level needs, ``room``
    are the levels with a free slot, ``space`` is what the next space of the track costs: culture, trade;
    ``spaces`` all that the viewer has ahead. ``committed`` is what the viewer has chosen in Research, as
    actions. ``values`` are the strength and health of the units of the reserve that the viewer knows."""

    civilization: str | None
    government: str
    trade: int
    culture: int
    coins: int
    track: int
    technologies: list[str]
    slots: list[int]
    ranks: list[int]
    armies: int
    scouts: int
    cities: list[CityView | None]
    reserve: HandView
    events: HandView
    persons: HandView
    tokens: HandView
    event_limit: int
    travel_speed: int
    stacking_limit: int
    most_cities: int
    most_policies: int
    combat: int
    share: int
    victories: dict[str, list[int]]
    research: list[int]
    room: list[int]
    space: list[int] = []
    spaces: list[list[int]] = []
    committed: list[str] = []
    values: dict[str, list[int]] = {}
    wonders: list[str] = []
    chosen: bool = False
    drawn: list[str] = []
    policies: list[str] = []
    investments: dict[str, int] = {}
    coin_tokens: dict[str, int] = {}
    resources: dict[str, int] = {}
    open_persons: list[str] = []
    person_tokens: dict[str, int] = {}
    working_types: list[str] = []
    window: list[str] = []
    used: list[str] = []
    muted: bool = False
    offers: int = 0


class UnitView(msgspec.Struct, omit_defaults=True):
    """A unit at a front."""

    unit: str
    strength: int
    health: int
    wounds: int = 0


class SideView(msgspec.Struct, omit_defaults=True):
    """One side of a battle; barbarians have the seat that plays them. ``total`` is what would be compared now
    (R10.7), ``parts`` what the bonus is made of, ``values`` the strength and health of the units of the hand
    that the viewer knows, ``fallen`` the units killed."""

    seat: int
    armies: int
    bonus: int
    hand: HandView
    total: int
    barbarian: bool = False
    parts: dict[str, int] = {}
    values: dict[str, list[int]] = {}
    fallen: list[str] = []
    scouts: int = 0
    killed: int = 0
    used: list[str] = []


class FrontView(msgspec.Struct, omit_defaults=True):
    attacker: UnitView | None = None
    defender: UnitView | None = None


class BattleView(msgspec.Struct, omit_defaults=True):
    """A battle. ``played`` is the unit whose front the viewer chooses, ``strength`` what the next unit deals
    besides its own."""

    kind: str
    square: str
    attacker: SideView
    defender: SideView
    fronts: list[FrontView] = []
    played: str | None = None
    strength: int = 0


class OfferView(msgspec.Struct, omit_defaults=True):
    """An offer being made or answered. What is given is named for the two parties only."""

    seat: int
    to: int
    give: list[str] = []
    ask: list[str] = []


class ReachView(msgspec.Struct, omit_defaults=True):
    """A square that a group can reach: the way there, a letter a step, and what it runs into."""

    way: str
    meets: str = ""


class AskingView(msgspec.Struct, omit_defaults=True):
    """What the decision is about, as far as everybody may know: the effect or the action it belongs to, whose
    that is, and its city, item and squares. ``reason`` is why one thing is to be chosen, where the effect
    does not say it; ``pay`` the resource that is paid now, or ``any``; ``person`` the type of great person to
    be placed; ``left`` how many wounds, or how much loot."""

    about: str = ""
    reason: str | None = None
    player: int | None = None
    city: int | None = None
    item: str | None = None
    square: str | None = None
    also: str | None = None
    also_square: str | None = None
    armies: int = 0
    scouts: int = 0
    steps: int = 0
    pay: str | None = None
    person: str | None = None
    left: int = 0


class CivilizationView(View, kw_only=True):
    """A table of Civilization as one seat sees it. ``prices`` is what the viewer could build, wherever that
    is, and what it costs; ``reach`` is where the group can go that the viewer moves."""

    options: dict[str, Any]
    turn: int
    phase: str
    first_player: int
    tiles: list[TileData]
    squares: dict[str, SquareView]
    players: list[NationView]
    wonders: dict[str, str]
    obsolete: list[str]
    buildings: dict[str, int]
    market: dict[str, int]
    person_tokens: dict[str, int]
    decks: dict[str, int]
    prices: dict[str, int]
    panama_coins: int = 0
    henson_markers: int = 0
    battle: BattleView | None = None
    offer: OfferView | None = None
    asking: AskingView | None = None
    reach: dict[str, ReachView] = {}


# --- nations --------------------------------------------------------------------------------------


def nation_view(table: Table, seat: int, viewer: int) -> NationView:
    def number(place: int) -> int:
        return table.of(seat, place)

    secret = table.phase == s.SETUP and choosing(table) and viewer != seat
    civilization = 0 if secret else number(s.CIVILIZATION)
    spaces = spaces_view(table, seat)
    used = number(s.USED) | int(number(s.USED + 1)) * 2**62
    return NationView(
        civilization=KINDS["civilization"][civilization - 1] if civilization else None,
        chosen=number(s.CIVILIZATION) > 0,
        drawn=drawn_by(table, seat) if viewer == seat else [],
        government=KINDS["government"][number(s.GOVERNMENT)],
        trade=number(s.TRADE),
        culture=number(s.CULTURE),
        coins=coins(table, seat),
        track=number(s.TRACK),
        technologies=names("technology", number(s.TECHS)),
        slots=[number(s.SLOTS + level) for level in range(5)],
        ranks=[number(s.RANKS + type) for type in range(4)],
        armies=number(s.ARMIES),
        scouts=number(s.SCOUTS),
        cities=[city_view(table, seat, index) for index in range(s.CITIES)],
        reserve=units_view(table, s.HELD + seat, viewer),
        events=events_view(table, seat, viewer),
        persons=persons_view(table, seat, viewer),
        tokens=tokens_view(table, seat, viewer),
        event_limit=event_limit(table, seat),
        travel_speed=travel_speed(table, seat),
        stacking_limit=stacking_limit(table, seat),
        most_cities=most_cities(table, seat),
        most_policies=most_policies(table, seat),
        combat=combat_bonus(table, seat),
        share=share_in_thousandths(table, seat),
        victories=victories_view(table, seat),
        research=[research_price(table, seat, tech) for tech in _TECH_OF_LEVEL],
        room=[level for level in range(1, LEVELS + 1) if fits(table, seat, level)],
        space=next(iter(spaces), []),
        spaces=spaces if viewer == seat else [],
        committed=committed_by(table, seat) if viewer == seat else [],
        values=reserve_values(table, seat, viewer),
        wonders=[id for number, id in enumerate(KINDS["wonder"]) if wonder_owner(table, number) == seat],
        policies=names("policy", number(s.POLICIES)),
        investments=counted(KINDS["investment"], [number(s.INVESTED + n) for n in range(4)]),
        coin_tokens=counted(KINDS["coin_place"][:6], [number(s.COIN_TOKENS + n) for n in range(6)]),
        resources=counted(MARKET_RESOURCES, [number(s.RESOURCES + n) for n in range(4)]),
        open_persons=[
            KINDS["great_person"][table.face(back)]
            for back in range(s.PERSON_BACKS, s.HUT_BACKS)
            if table.place(back) in (s.OPEN + seat, s.IN_PYRAMID + seat)
        ],
        person_tokens=counted(KINDS["person_type"], [number(s.PERSONS_LEFT + n) for n in range(6)]),
        working_types=names("person_type", working_tokens(table, seat)),
        window=names("government", number(s.WINDOW)),
        used=[id for number, id in enumerate(KINDS["ability"]) if used >> number & 1],
        muted=number(s.MUTED) == table.phase + 1,
        offers=number(s.OFFERS),
    )


def victories_view(table: Table, seat: int) -> dict[str, list[int]]:
    """How much of each victory a player has, and how much it needs (R13, R21.4)."""
    return {
        "culture": [culture_share(table, seat) // SPACE_PARTS, WHOLE // SPACE_PARTS],
        "tech": [tech_share(table, seat) // TECH_PARTS, WHOLE // TECH_PARTS],
        "economic": [economic_share(table, seat) // COIN_PARTS, WHOLE // COIN_PARTS],
    }


def spaces_view(table: Table, seat: int) -> list[list[int]]:
    """What each space ahead on the culture track costs: culture and trade."""
    ahead = range(table.of(seat, s.TRACK) + 1, LAST_SPACE + 1)
    return [[space_culture(table, seat, space), space_trade(table, seat, space)] for space in ahead]


def committed_by(table: Table, seat: int) -> list[str]:
    """What a player has chosen in Research and nobody else sees yet, in the order in which it is said."""
    commitment = research.commitment_of(table, seat)
    lowered = research.part(commitment, research.LOWERED)
    verbs = (
        (research.SWITCH, SWITCH),
        (research.NEWTON, NEWTON),
        (research.FIRST, LOWER if lowered == 1 else RESEARCH),
        (research.SECOND, LOWER if lowered == 2 else LEARN),
    )
    chosen = [(verb, research.part(commitment, which)) for which, verb in verbs]
    return [SPACE.text(verb + number - 1) for verb, number in chosen if number]


def choosing(table: Table) -> bool:
    """Whether civilizations are being chosen, and hidden until all have one (R2.1)."""
    return table.top >= 0 and table.kind == frames.CHOOSE_CIVILIZATION


def drawn_by(table: Table, seat: int) -> list[str]:
    drawn = [table.of(seat, s.DRAWN + number) for number in range(2)]
    return [KINDS["civilization"][number - 1] for number in drawn if number]


def city_view(table: Table, seat: int, index: int) -> CityView | None:
    if not table.has_city(seat, index):
        return None
    second = table.second_square(seat) if index == 0 else -1
    program = table.city_mark(seat, index, s.PROGRAM)
    return CityView(
        square=KINDS["square"][table.city_square(seat, index)],
        second=KINDS["square"][second] if second >= 0 else None,
        trade=city_trade(table, seat, index),
        production=city_production(table, seat, index, program),
        arts=arts(table, seat, index),
        marks=marked(CITY_MARKS, table.of(seat, s.CITY_MARKS + index)),
        taken=table.of(seat, s.ACTIONS_TAKEN + index),
        extra=table.of(seat, s.ACTIONS_EXTRA + index),
        kinds=marked(ACTIONS, table.of(seat, s.KINDS_TAKEN + index)),
        bonus=table.of(seat, s.BONUS + index),
        yields=yields_view(table, seat, index),
    )


def yields_view(table: Table, seat: int, index: int) -> dict[str, list[int]]:
    """What the squares of the outskirts yield; nothing where a blockade stands."""
    count = table.outskirts(seat, index, _ROOM)
    squares = [_ROOM[number] for number in range(count)]
    return {
        KINDS["square"][square]: [0, 0, 0, 0] if table.blockaded(square) else square_yield(table, square)
        for square in squares
    }


def square_yield(table: Table, square: int) -> list[int]:
    return [
        square_trade(table, square),
        square_production(table, square),
        square_culture(table, square),
        square_coin(table, square),
    ]


# --- what players hold ----------------------------------------------------------------------------


def hand(backs: list[tuple[str, str | None]]) -> HandView:
    """A hand from the backs in it and the faces the viewer knows."""
    count: dict[str, int] = {}
    for back, _ in backs:
        count[back] = count.get(back, 0) + 1
    return HandView(count, sorted(face for _, face in backs if face is not None))


def face_for(table: Table, viewer: int, back: int, kind: str) -> str | None:
    return KINDS[kind][table.face(back)] if is_known(table, viewer, back) else None


def units_view(table: Table, place: int, viewer: int) -> HandView:
    return hand(
        [
            (type, face_for(table, viewer, back, "unit"))
            for number, type in enumerate(KINDS["unit_type"])
            for back in range(UNITS_FROM[number], UNITS_FROM[number + 1])
            if table.place(back) == place
        ]
    )


def reserve_values(table: Table, seat: int, viewer: int) -> dict[str, list[int]]:
    """The strength and health of the units of a reserve that the viewer knows."""
    units = {
        table.face(back)
        for back in range(s.UNIT_BACKS, s.EVENT_BACKS)
        if table.place(back) == s.HELD + seat and is_known(table, viewer, back)
    }
    return {KINDS["unit"][unit]: unit_values(table, seat, unit) for unit in sorted(units)}


def unit_values(table: Table, seat: int, unit: int) -> list[int]:
    printed = unit * 4 + max(0, table.of(seat, s.RANKS + UNIT_TYPE[unit]) - 1)
    return [UNIT_STRENGTH[printed] + more_strength(table, seat, unit), UNIT_HEALTH[printed]]


def events_view(table: Table, seat: int, viewer: int) -> HandView:
    return hand(
        [
            (str(level), face_for(table, viewer, back, "event"))
            for level in (1, 2, 3)
            for back in range(s.EVENT_BACKS + EVENTS_FROM[level], s.EVENT_BACKS + EVENTS_FROM[level + 1])
            if table.place(back) == s.HELD + seat
        ]
    )


def persons_view(table: Table, seat: int, viewer: int) -> HandView:
    """Face-down great persons: their types are public (R14.1)."""
    return hand(
        [
            (KINDS["person_type"][person_type(table, back)], face_for(table, viewer, back, "great_person"))
            for back in range(s.PERSON_BACKS, s.HUT_BACKS)
            if table.place(back) == s.HELD + seat
        ]
    )


def tokens_view(table: Table, seat: int, viewer: int) -> HandView:
    """Kept huts and villages."""
    return hand(
        [
            (kind, face_for(table, viewer, back, kind))
            for kind, first, end in (
                ("hut", s.HUT_BACKS, s.VILLAGE_BACKS),
                ("village", s.VILLAGE_BACKS, s.BACKS),
            )
            for back in range(first, end)
            if table.place(back) == s.HELD + seat
        ]
    )


def person_type(table: Table, back: int) -> int:
    return PERSON_TYPE[table.face(back)]


# --- the map and the table ------------------------------------------------------------------------


def squares_view(table: Table, viewer: int) -> dict[str, SquareView]:
    return {
        KINDS["square"][square]: seen
        for square in range(SQUARES)
        if (seen := square_view(table, square, viewer)) != SquareView()
    }


def square_view(table: Table, square: int, viewer: int) -> SquareView:
    on, token = on_name(i64(table.on[square]))
    marks = i64(table.marks[square])
    return SquareView(
        terrain=KINDS["terrain"][GROUND_TERRAIN[i64(table.ground[square])]] if marks & s.CHANGED else None,
        on=on,
        seen=token_face(table, viewer, on, token) if on is not None and token is not None else None,
        figures=figures_of(table, square),
        gather=i64(table.gather[square]),
        marks=marked(SQUARE_MARKS, marks),
    )


def token_face(table: Table, viewer: int, kind: str, token: int) -> str | None:
    """What a hut or village on the map is, for those who have looked at it."""
    first = s.HUT_BACKS if kind == "hut" else s.VILLAGE_BACKS
    return face_for(table, viewer, first + token, kind)


def prices_view(table: Table, viewer: int) -> dict[str, int]:
    """What the viewer could build, wherever that is; a spectator nothing."""
    if viewer < 0:
        return {}
    return {
        id: price_of(table, viewer, number)
        for number, id in enumerate(KINDS["item"])
        if available(table, viewer, number)
    }


def decks_view(table: Table) -> dict[str, int]:
    """How many cards lie face down in each deck and pile."""

    def lying(first: int, end: int) -> int:
        return sum(table.place(back) in (s.DECK, s.BOTTOM) for back in range(first, end))

    units = {
        type: lying(UNITS_FROM[number], UNITS_FROM[number + 1])
        for number, type in enumerate(KINDS["unit_type"])
    }
    events = {
        f"event_{level}": lying(s.EVENT_BACKS + EVENTS_FROM[level], s.EVENT_BACKS + EVENTS_FROM[level + 1])
        for level in (1, 2, 3)
    }
    others = {
        "great_person": lying(s.PERSON_BACKS, s.HUT_BACKS),
        "hut": lying(s.HUT_BACKS, s.VILLAGE_BACKS),
        "village": lying(s.VILLAGE_BACKS, s.BACKS),
        "city_state": len(KINDS["city_state"]) - table.thing(s.STATES_DRAWN),
    }
    return {**units, **events, **others}


# --- the battle -----------------------------------------------------------------------------------


def battle_view(table: Table, viewer: int) -> BattleView | None:
    kind = i64(table.battle[s.BATTLE_KIND])
    if kind == s.NO_BATTLE:
        return None
    return BattleView(
        kind=BATTLES[kind],
        square=KINDS["square"][table.battle_square],
        attacker=side_view(table, 0, viewer),
        defender=side_view(table, 1, viewer),
        fronts=[
            FrontView(unit_view(table, front, 0), unit_view(table, front, 1))
            for front in range(i64(table.battle[s.FRONTS]))
        ],
        played=played_view(table, viewer),
        strength=i64(table.battle[s.STRENGTH_BONUS]),
    )


def side_view(table: Table, side: int, viewer: int) -> SideView:
    return SideView(
        seat=i64(table.battle[s.SIDE_SEAT + side]),
        armies=i64(table.battle[s.SIDE_ARMIES + side]),
        scouts=i64(table.battle[s.SIDE_SCOUTS + side]),
        bonus=side_bonus(table, side),
        hand=units_view(table, s.IN_BATTLE + side, viewer),
        total=total(table, side),
        barbarian=is_barbarian(table, side),
        parts=bonus_parts(table, side),
        values=values_view(table, side, viewer),
        fallen=units_view(table, s.KILLED + side, viewer).known,
        killed=i64(table.battle[s.SIDE_KILLED + side]),
        used=battle_abilities(table, side),
    )


def played_view(table: Table, viewer: int) -> str | None:
    """The unit whose front is being chosen, for the one who chooses."""
    if table.top < 0 or table.kind != frames.CHOOSE_FRONT or table.seat != viewer:
        return None
    return KINDS["unit"][table.number(1)]


def bonus_parts(table: Table, side: int) -> dict[str, int]:
    """What the combat bonus of a side is made of (R10.4)."""
    if is_barbarian(table, side):
        return {}
    seat = i64(table.battle[s.SIDE_SEAT + side])
    tokens, states = tokens_bonus(table, seat), state_bonus(table, seat)
    parts = {
        "tokens": tokens,
        "city_states": states,
        "nation": combat_bonus(table, seat) - tokens - states,
        "place": place_bonus(table) if side == DEFENDER else 0,
        "battle": i64(table.battle[s.SIDE_BONUS + side]),
    }
    return {name: bonus for name, bonus in parts.items() if bonus}


def values_view(table: Table, side: int, viewer: int) -> dict[str, list[int]]:
    """The strength and health that the known units of a hand have in this battle."""
    return {
        KINDS["unit"][table.face(back)]: [unit_strength(table, side, back), unit_health(table, side, back)]
        for back in range(s.UNIT_BACKS, s.EVENT_BACKS)
        if table.place(back) == s.IN_BATTLE + side and is_known(table, viewer, back)
    }


def unit_view(table: Table, front: int, side: int) -> UnitView | None:
    base = s.FRONT + front * 4 + side * 2
    back = i64(table.battle[base]) - 1
    if back < 0:
        return None
    return UnitView(
        unit=KINDS["unit"][table.face(back)],
        strength=unit_strength(table, side, back),
        health=unit_health(table, side, back),
        wounds=i64(table.battle[base + 1]),
    )


# --- what is being asked --------------------------------------------------------------------------


def seen_decision(table: Table, seat: int) -> Decision | None:
    """The decision; what can be chosen is for those who choose."""
    decision = table.decision()
    if decision is None or seat in table.waiting():
        return decision if table.seat == seat or decision is None else asked_decision(table, seat)
    return msgspec.structs.replace(decision, actions=[])


def asked_decision(table: Table, seat: int) -> Decision | None:
    """The decision of a seat that chooses together with others."""
    return table.asked(seat).decision()


def asking_view(table: Table) -> AskingView | None:
    """What the decision belongs to, why it is asked, and what its numbers say."""
    found, more = asking_frame(table), {**numbers_asked(table)}
    if (reason := reason_name(table)) is not None:
        more["reason"] = reason
    return msgspec.structs.replace(found or AskingView(), **more) if more else found


def numbers_asked(table: Table) -> dict[str, Any]:
    """What is left to be dealt or taken, what is paid, and what is placed."""
    if table.top < 0:
        return {}
    if table.kind in _LEFT_OF:
        return {"left": table.number(_LEFT_OF[table.kind])}
    if table.kind == frames.PAY:
        return {"pay": resource_to_pay(table)}
    if table.kind == frames.PLACE_CAPITAL and table.number(FIRST_SQUARE):
        return {"square": KINDS["square"][table.number(FIRST_SQUARE) - 1]}
    if table.kind == frames.PLACE_FIGURE:
        return {"item": "scout" if table.number(0) else "army"}
    if table.kind == frames.PLACE_PERSON:
        return {"person": KINDS["person_type"][table.number(0)]}
    return {}


def resource_to_pay(table: Table) -> str:
    asked = next_asked(table.number(0))
    return KINDS["resource"][asked] if asked < ANY else "any"


def reason_name(table: Table) -> str | None:
    """Why one thing is to be chosen, if it is neither for an ability nor for an event."""
    if table.top < 0 or not frames.CHOOSE_SQUARE <= table.kind <= frames.CHOOSE_FIGURES:
        return None
    source = table.number(frames.SOURCE)
    return source_name(source) if source >= sources.OTHERS else None


def asking_frame(table: Table) -> AskingView | None:
    """The nearest effect, city action or move below the decision."""
    for base in range(table.top, -1, -table.width):
        kind = table.frames[base]
        numbers = [table.frames[base + 2 + place] for place in range(table.width - 2)]
        player = table.frames[base + 1]
        if kind == frames.EFFECT:
            return AskingView(about=source_name(numbers[frames.SOURCE]), player=player)
        if kind == frames.CITY_DEED:
            return deed_view(player, numbers)
        if kind == frames.CITY_ACTION:
            return AskingView(about="city", player=player, city=numbers[CITY])
        if kind == frames.GROUP:
            return AskingView(
                about="group",
                player=player,
                square=KINDS["square"][numbers[OVER if numbers[frames.STAGE] >= STEPPING else STANDING]],
                armies=numbers[ARMY_COUNT],
                scouts=numbers[SCOUT_COUNT],
                steps=numbers[STEPS],
            )
    return None


def source_name(source: int) -> str:
    """What asks: an ability, a culture event, a reward of a victor, or something else."""
    if source < sources.EVENT:
        return KINDS["ability"][source]
    if source < sources.LOOT:
        return KINDS["event"][source - sources.EVENT]
    if source < sources.OTHERS:
        return KINDS["loot"][source - sources.LOOT]
    return sources.OTHER_NAMES[source - sources.OTHERS]


def deed_view(player: int, numbers: list[int]) -> AskingView:
    """A city action that has been declared, or is being put together."""
    kind = numbers[frames.DEED_KIND]
    builds = ACTIONS[kind] == "build"
    item, also = numbers[frames.DEED_ITEM], numbers[frames.DEED_ALSO]
    return AskingView(
        about=ACTIONS[kind],
        player=player,
        city=numbers[frames.DEED_CITY],
        item=KINDS["item"][item] if builds and item >= 0 else None,
        square=square_name(numbers[frames.DEED_SQUARE]),
        also=KINDS["item"][also] if builds and also >= 0 else None,
        also_square=square_name(numbers[frames.DEED_ALSO_AT]) if also >= 0 else None,
    )


def square_name(square: int) -> str | None:
    return KINDS["square"][square] if square >= 0 else None


# --- where a group can go -------------------------------------------------------------------------

_WAYS = [name[0] for name in KINDS["direction"]]
_MEETS = {NO_ENTRY: "", A_HUT: "hut", A_VILLAGE: "village", FIGURES: "figures", A_CITY: "city"}


def reach_view(table: Table, viewer: int) -> dict[str, ReachView]:
    """The squares that the group on its way can step on, each by a shortest way (R8.15)."""
    if table.top < 0 or table.kind not in (frames.STEP, frames.DISBAND) or table.seat != viewer:
        return {}
    start, steps = table.below(OVER), table.below(STEPS)
    group = table.below(ARMY_COUNT), table.below(SCOUT_COUNT), table.below(STANDING)
    found: dict[int, ReachView] = {}
    queue = [(start, "")]
    for square, way in queue:
        left = steps - len(way)
        if left == 0 or is_frozen(table, square):
            continue
        for other in steps_from(table, viewer, square, left - 1, *group):
            if other == start or other in found:
                continue
            meets = _MEETS[entry(table, viewer, other)]
            found[other] = ReachView(way + way_to(square, other), meets)
            if not meets or table.knows(viewer, tech.FLIGHT):
                queue.append((other, found[other].way))
    return {KINDS["square"][square]: reached for square, reached in found.items()}


def steps_from(
    table: Table, seat: int, square: int, left: int, armies: int, scouts: int, origin: int
) -> list[int]:
    """The squares on which a group may step from another, with so many steps left then."""
    around = [beside(square, direction) for direction in range(DIRECTIONS)]
    return [other for other in around if may_step(table, seat, other, armies, scouts, left, origin)]


def way_to(square: int, other: int) -> str:
    return next(_WAYS[way] for way in range(DIRECTIONS) if beside(square, way) == other)


def offer_view(table: Table, viewer: int) -> OfferView | None:
    """The offer being made or answered; its items are for the two parties."""
    if table.top < 0 or table.kind not in (frames.MAKE_OFFER, frames.ANSWER_OFFER, frames.GIVE_ASKED):
        return None
    asked, rival = table.seat, table.number(RIVAL)
    maker = asked if table.kind == frames.MAKE_OFFER else rival
    other = rival if table.kind == frames.MAKE_OFFER else asked
    if viewer not in (maker, other):
        return OfferView(maker, other)
    return OfferView(maker, other, items_view(table, GIVEN), items_view(table, ASKED))


def items_view(table: Table, side: int) -> list[str]:
    items = [table.number(side + place) for place in range(ITEMS)]
    return [SPACE.text(item) for item in items if item]


# --- the whole table ------------------------------------------------------------------------------


def civilization_view(table: Table, seat: int) -> CivilizationView:
    return CivilizationView(
        game="civilization",
        seat=seat,
        decision=seen_decision(table, seat),
        result=table.result(),
        options=options_of(table),
        turn=table.turn,
        phase=PHASES[table.phase],
        first_player=table.first,
        tiles=tiles_of(table),
        squares=squares_view(table, seat),
        players=[nation_view(table, player, seat) for player in range(table.seats)],
        wonders=wonders_of(table),
        obsolete=names("wonder", table.thing(s.OBSOLETE)),
        buildings={id: table.thing(s.BUILDINGS_LEFT + token) for token, id in enumerate(TOKENS)},
        market={id: table.thing(s.MARKET + number) for number, id in enumerate(MARKET_RESOURCES)},
        person_tokens={id: table.thing(s.PERSON_TOKENS + n) for n, id in enumerate(KINDS["person_type"])},
        decks=decks_view(table),
        prices=prices_view(table, seat),
        panama_coins=table.thing(s.PANAMA_COINS),
        henson_markers=table.thing(s.HENSON),
        battle=battle_view(table, seat),
        offer=offer_view(table, seat),
        asking=asking_view(table),
        reach=reach_view(table, seat),
    )
