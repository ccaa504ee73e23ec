"""The whole position as data, and back.

A card of the data is a back: its face, where it lies, and which seats have seen it. What follows from tiles
and cities is left out: the ground of a revealed tile, centres and outskirts.
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from mypy_extensions import i64, u8

from ludopolis.core.bits import members_of, set_of
from ludopolis.core.facts import Position
from ludopolis.core.random import Random
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS, SQUARES, WIDTH
from ludopolis.games.civilization.frames import FRAME_NAMES
from ludopolis.games.civilization.ids import ability
from ludopolis.games.civilization.land import AROUND
from ludopolis.games.civilization.state import Table
from ludopolis.games.civilization.tables import (
    FIRST_GROUND,
    GROUND_TERRAIN,
    MOST_SLOTS,
    SLOT_CORNER,
    SLOTS_OF,
    TILE_GROUND,
    TOKEN_OF,
)

CHOICES: Final = ("draw_two", "random", "free")
PHASES: Final = ("setup", "start", "trade", "city", "movement", "research")
BATTLES: Final = ("", "figures", "city", "village", "horde")
CITY_MARKS: Final = ("walls", "fortified", "caravan", "program")
ACTIONS: Final = ("build", "arts", "harvest", "program")
SQUARE_MARKS: Final = ("harvested", "frozen", "changed", "assigned")
FLAGS: Final = (
    "must_grow",
    "governed",
    "government_used",
    "invested",
    "advanced",
    "army_built",
    "double_speed",
    "discount",
    "split",
    "free_building",
    "sacrificed",
    "law_coin",
    "education_coin",
    "picchu_used",
    "razed",
    "twice_harvested",
    "darwin_used",
    "kremlin_used",
    "not_khalid",
    *(f"stored_{id}" for id in KINDS["person_type"]),
    *(f"gained_{id}" for id in ("stonehenge", "colossus", "louvre", "panama_canal", "jim_henson")),
)
# Where a card lies; those of a seat or of a side of a battle are followed by its number.
_PLACES: Final = (
    "deck",
    "discarded",
    "held",
    "open",
    "pyramid",
    "hand",
    "front",
    "killed",
    "map",
    "bottom",
    "out",
)
_FIRST_OF_PLACE: Final = (
    s.DECK,
    s.DISCARDED,
    s.HELD,
    s.OPEN,
    s.IN_PYRAMID,
    s.IN_BATTLE,
    s.AT_FRONT,
    s.KILLED,
    s.ON_MAP,
    s.BOTTOM,
    s.OUT,
)
_NUMBERED: Final = ("held", "open", "pyramid", "hand", "front", "killed")
# The kinds of backs: where they begin, and what is printed on them.
DECKS: Final = {
    "units": (s.UNIT_BACKS, s.EVENT_BACKS, "unit"),
    "events": (s.EVENT_BACKS, s.PERSON_BACKS, "event"),
    "great_persons": (s.PERSON_BACKS, s.HUT_BACKS, "great_person"),
    "huts": (s.HUT_BACKS, s.VILLAGE_BACKS, "hut"),
    "villages": (s.VILLAGE_BACKS, s.BACKS, "village"),
}
# The order in which face-down things will come.
PILES: Final = {
    "city_states": (s.STATE_FACES, s.WONDER_FACES, "city_state"),
    "wonders": (s.WONDER_FACES, s.TILE_FACES, "wonder"),
    "tiles": (s.TILE_FACES, s.FACES, "tile"),
}
TOKENS: Final = tuple(KINDS["building"][[int(kind) for kind in TOKEN_OF].index(token)] for token in range(9))
MARKET_RESOURCES: Final = KINDS["resource"][:4]
# Numbers of a nation that are written as they are.
_NUMBERS: Final = {
    "trade": s.TRADE,
    "culture": s.CULTURE,
    "track": s.TRACK,
    "armies": s.ARMIES,
    "scouts": s.SCOUTS,
    "anarchy_since": s.ANARCHY_SINCE,
    "muted": s.MUTED,
    "offers": s.OFFERS,
}


class TileData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A tile of the layout: the neutral ones first, then the homes by seat; ``null`` while it is face
    down."""

    tile: str | None = None
    turns: int = 0


class FiguresData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Figures of a seat on a square, and how many of them have moved in this turn."""

    seat: int
    armies: int = 0
    scouts: int = 0
    moved_armies: int = 0
    moved_scouts: int = 0


class SquareData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is special about a square: its terrain, if a token changed it, the thing on it (a hut or village
    by its number), figures, the city that gets what they gather, and marks."""

    terrain: str | None = None
    on: str | None = None
    token: int | None = None
    figures: FiguresData | None = None
    gather: int = 0
    marks: list[str] = []


class CardData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card or token: its face, where it lies, and which seats have seen it beside its holder."""

    face: str
    place: str = "deck"
    known: list[int] = []


class CityData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A city: its square, the other one of a metropolis, marks, and what it has done in this turn."""

    square: str
    second: str | None = None
    marks: list[str] = []
    taken: int = 0
    extra: int = 0
    kinds: list[str] = []
    bonus: int = 0


class NationData(msgspec.Struct, forbid_unknown_fields=True):
    """A player. ``slots`` are the cards of the pyramid by level, ``relic_turns`` the turns in which
    Atlantis and the Seven Cities of Gold can be used, ``drawn`` the civilizations to choose from."""

    civilization: str | None
    drawn: list[str]
    government: str
    trade: int
    culture: int
    track: int
    technologies: list[str]
    slots: list[int]
    ranks: list[int]
    policies: list[str]
    investments: dict[str, int]
    coin_tokens: dict[str, int]
    resources: dict[str, int]
    armies: int
    scouts: int
    cities: list[CityData | None]
    persons: dict[str, int]
    used: list[str]
    window: list[str]
    anarchy_since: int
    flags: list[str]
    relic_turns: list[int]
    muted: int
    offers: int


class FrontData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A front: for each side the number of the unit card, and its wounds."""

    units: list[int | None]
    wounds: list[int]


class BattleData(msgspec.Struct, forbid_unknown_fields=True):
    """A battle; lists have the attacker first."""

    kind: str
    square: str
    seats: list[int]
    city: int | None
    armies: list[int]
    scouts: list[int]
    bonus: list[int]
    killed: list[int]
    strength: int
    wounds: int
    used: list[list[str]]
    fronts: list[FrontData]


class FrameData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A question, or what goes on after those above it, with its numbers."""

    kind: str
    seat: int
    numbers: list[int] = []


class ResultData(msgspec.Struct, forbid_unknown_fields=True):
    end: str
    winner: int | None


class PositionData(Position, kw_only=True):
    """The fields of a position."""

    turn: int
    phase: str
    first_player: int
    tiles: list[TileData]
    squares: dict[str, SquareData]
    players: list[NationData]
    decks: dict[str, list[CardData]]
    piles: dict[str, list[str]]
    city_states_drawn: int
    wonders_shown: list[int]
    wonders: dict[str, str]
    obsolete: list[str]
    buildings: dict[str, int]
    market: dict[str, int]
    person_tokens: dict[str, int]
    panama_coins: int
    henson_markers: int
    battle: BattleData | None
    random: list[int]
    frames: list[FrameData]
    result: ResultData | None = None


# --- names ----------------------------------------------------------------------------------------


def on_name(on: int) -> tuple[str | None, int | None]:
    """What lies on a square, and the number of a hut or village. Centres follow from the cities."""
    if on == s.NOTHING or on == s.CENTRE:
        return None, None
    if on < s.VILLAGE:
        return "hut", on - int(s.HUT)
    if on < s.CITY_STATE:
        return "village", on - int(s.VILLAGE)
    for kind, first in (
        ("person_type", s.PERSON),
        ("wonder", s.WONDER),
        ("building", s.BUILDING),
        ("relic", s.RELIC),
        ("city_state", s.CITY_STATE),
    ):
        if on >= first:
            return KINDS[kind][on - int(first)], None
    raise AssertionError(on)


def on_number(name: str, token: int | None) -> int:
    """The reverse; KeyError for an unknown name."""
    if name in ("hut", "village"):
        return int(s.HUT if name == "hut" else s.VILLAGE) + (token or 0)
    return _ON_NUMBERS[name]


_ON_NUMBERS: Final = {
    id: int(first) + number
    for kind, first in (
        ("city_state", s.CITY_STATE),
        ("relic", s.RELIC),
        ("building", s.BUILDING),
        ("wonder", s.WONDER),
        ("person_type", s.PERSON),
    )
    for number, id in enumerate(KINDS[kind])
}


def place_name(place: int) -> str:
    """Where a card lies: ``held 0`` with seat 0, ``front 1`` at the front of the defender."""
    which = max(n for n, first in enumerate(_FIRST_OF_PLACE) if place >= first)
    name = _PLACES[which]
    return f"{name} {place - int(_FIRST_OF_PLACE[which])}" if name in _NUMBERED else name


def place_number(name: str) -> int:
    """The reverse; ValueError for a place that does not exist."""
    word, _, number = name.partition(" ")
    first = int(_FIRST_OF_PLACE[_PLACES.index(word)])
    if (word in _NUMBERED) != bool(number):
        raise ValueError(name)
    return first + (int(number) if number else 0)


def names(kind: str, members: int) -> list[str]:
    """The components of a set."""
    return [KINDS[kind][member] for member in members_of(members)]


def marked(words: tuple[str, ...], marks: int) -> list[str]:
    return [words[member] for member in members_of(marks)]


def counted(kind: list[str], counts: list[int]) -> dict[str, int]:
    """What there is more than nothing of."""
    return {id: count for id, count in zip(kind, counts, strict=True) if count}


# --- writing --------------------------------------------------------------------------------------


def position_of(table: Table) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(
        PositionData(
            game="civilization",
            rules=table.game.version,
            options=options_of(table),
            turn=table.turn,
            phase=PHASES[table.phase],
            first_player=table.first,
            tiles=tiles_of(table),
            squares=_squares(table),
            players=[_nation(table, seat) for seat in range(table.seats)],
            decks={deck: _deck(table, first, end, kind) for deck, (first, end, kind) in DECKS.items()},
            piles={
                pile: [KINDS[kind][table.face(face)] for face in range(first, end)]
                for pile, (first, end, kind) in PILES.items()
            },
            city_states_drawn=table.thing(s.STATES_DRAWN),
            wonders_shown=[table.thing(s.WONDERS_SHOWN + era) for era in range(3)],
            wonders=wonders_of(table),
            obsolete=names("wonder", table.thing(s.OBSOLETE)),
            buildings={id: table.thing(s.BUILDINGS_LEFT + token) for token, id in enumerate(TOKENS)},
            market={id: table.thing(s.MARKET + number) for number, id in enumerate(MARKET_RESOURCES)},
            person_tokens={id: table.thing(s.PERSON_TOKENS + n) for n, id in enumerate(KINDS["person_type"])},
            panama_coins=table.thing(s.PANAMA_COINS),
            henson_markers=table.thing(s.HENSON),
            battle=_battle(table),
            random=table.random.words(),
            frames=[_frame(table, base) for base in range(0, table.top + 1, table.width)],
            result=_result(table),
        )
    )
    return data


def options_of(table: Table) -> dict[str, Any]:
    return {
        "civilizations": CHOICES[table.choice],
        "social_policies": table.policies,
        "investments": table.investments,
        "relics": table.relics,
        "trading": table.trading,
        "two_player_removal": table.fewer_tokens,
        "turn_limit": table.turn_limit,
    }


def tiles_of(table: Table) -> list[TileData]:
    found = []
    for slot in range(SLOTS_OF[table.seats]):
        tile = table.thing(s.TILE_AT + slot)
        hidden = tile == s.FACE_DOWN
        found.append(TileData(None if hidden else KINDS["tile"][tile], table.thing(s.TILE_TURNS + slot)))
    return found


def _squares(table: Table) -> dict[str, SquareData]:
    return {
        KINDS["square"][square]: data
        for square in range(SQUARES)
        if (data := _square(table, square)) != SquareData()
    }


def _square(table: Table, square: int) -> SquareData:
    on, token = on_name(i64(table.on[square]))
    marks = i64(table.marks[square])
    changed = marks & s.CHANGED
    return SquareData(
        terrain=KINDS["terrain"][GROUND_TERRAIN[i64(table.ground[square])]] if changed else None,
        on=on,
        token=token,
        figures=figures_of(table, square),
        gather=i64(table.gather[square]),
        marks=marked(SQUARE_MARKS, marks),
    )


def figures_of(table: Table, square: int) -> FiguresData | None:
    if not table.figures[square]:
        return None
    moved = i64(table.moved[square])
    return FiguresData(
        seat=table.holder(square),
        armies=table.armies(square),
        scouts=table.scouts(square),
        moved_armies=moved & s.ARMY_BITS,
        moved_scouts=moved // s.SCOUT_UNIT,
    )


def _nation(table: Table, seat: int) -> NationData:
    def number(place: int) -> int:
        return table.of(seat, place)

    civilization = number(s.CIVILIZATION)
    used = number(s.USED) | int(number(s.USED + 1)) * 2**62
    return NationData(
        civilization=KINDS["civilization"][civilization - 1] if civilization else None,
        drawn=[KINDS["civilization"][number(s.DRAWN + n) - 1] for n in range(2) if number(s.DRAWN + n)],
        government=KINDS["government"][number(s.GOVERNMENT)],
        technologies=names("technology", number(s.TECHS)),
        slots=[number(s.SLOTS + level) for level in range(5)],
        ranks=[number(s.RANKS + type) for type in range(4)],
        policies=names("policy", number(s.POLICIES)),
        investments=counted(KINDS["investment"], [number(s.INVESTED + n) for n in range(4)]),
        coin_tokens=counted(KINDS["coin_place"][:6], [number(s.COIN_TOKENS + n) for n in range(6)]),
        resources=counted(MARKET_RESOURCES, [number(s.RESOURCES + n) for n in range(4)]),
        cities=[_city(table, seat, index) for index in range(s.CITIES)],
        persons=counted(KINDS["person_type"], [number(s.PERSONS_LEFT + n) for n in range(6)]),
        used=[id for number, id in enumerate(KINDS["ability"]) if used >> number & 1],
        window=names("government", number(s.WINDOW)),
        flags=marked(FLAGS, number(s.FLAGS)),
        relic_turns=[number(s.RELIC_TURN), number(s.RELIC_TURN + 1)],
        **{name: number(place) for name, place in _NUMBERS.items()},
    )


def _city(table: Table, seat: int, index: int) -> CityData | None:
    if not table.has_city(seat, index):
        return None
    second = table.second_square(seat) if index == 0 else -1
    return CityData(
        square=KINDS["square"][table.city_square(seat, index)],
        second=KINDS["square"][second] if second >= 0 else None,
        marks=marked(CITY_MARKS, table.of(seat, s.CITY_MARKS + index)),
        taken=table.of(seat, s.ACTIONS_TAKEN + index),
        extra=table.of(seat, s.ACTIONS_EXTRA + index),
        kinds=marked(ACTIONS, table.of(seat, s.KINDS_TAKEN + index)),
        bonus=table.of(seat, s.BONUS + index),
    )


def _deck(table: Table, first: int, end: int, kind: str) -> list[CardData]:
    return [
        CardData(
            KINDS[kind][table.face(back)],
            place_name(table.place(back)),
            members_of(i64(table.known[back])),
        )
        for back in range(first, end)
    ]


def wonders_of(table: Table) -> dict[str, str]:
    """Where the wonders are that have been seen: for sale, lost, or on a square."""
    found = {}
    for wonder, id in enumerate(KINDS["wonder"]):
        place = table.thing(s.WONDER_AT + wonder)
        if place == s.FOR_SALE:
            found[id] = "market"
        elif place == s.LOST:
            found[id] = "lost"
        elif place >= s.BUILT:
            found[id] = KINDS["square"][place - s.BUILT]
    return found


def _battle(table: Table) -> BattleData | None:
    def both(place: int) -> list[int]:
        return [i64(table.battle[place]), i64(table.battle[place + 1])]

    kind = i64(table.battle[s.BATTLE_KIND])
    if kind == s.NO_BATTLE:
        return None
    city = i64(table.battle[s.BATTLE_CITY])
    return BattleData(
        kind=BATTLES[kind],
        square=KINDS["square"][table.battle_square],
        seats=both(s.SIDE_SEAT),
        city=city - 1 if city else None,
        armies=both(s.SIDE_ARMIES),
        scouts=both(s.SIDE_SCOUTS),
        bonus=both(s.SIDE_BONUS),
        killed=both(s.SIDE_KILLED),
        strength=i64(table.battle[s.STRENGTH_BONUS]),
        wounds=i64(table.battle[s.BATTLE_WOUNDS]),
        used=[battle_abilities(table, side) for side in range(2)],
        fronts=[_front(table, s.FRONT + front * 4) for front in range(i64(table.battle[s.FRONTS]))],
    )


def battle_abilities(table: Table, side: int) -> list[str]:
    """What a side has used in the battle."""
    used = members_of(table.thing(s.BATTLE_USED + side))
    return [KINDS["ability"][ability.METALWORKING + number] for number in used]


def _front(table: Table, base: int) -> FrontData:
    backs = [i64(table.battle[base]), i64(table.battle[base + 2])]
    return FrontData(
        units=[back - 1 if back else None for back in backs],
        wounds=[i64(table.battle[base + 1]), i64(table.battle[base + 3])],
    )


def _frame(table: Table, base: int) -> FrameData:
    numbers = [number for number in table.frames[base + 2 : base + table.width]]
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return FrameData(FRAME_NAMES[table.frames[base]], table.frames[base + 1], numbers)


def _result(table: Table) -> ResultData | None:
    if not table.over:
        return None
    return ResultData(s.ENDS[table.end], None if table.winner == s.NOBODY else table.winner)


# --- reading --------------------------------------------------------------------------------------


def set_options(table: Table, options: Mapping[str, Any]) -> None:
    table.choice = CHOICES.index(options["civilizations"])
    table.policies = options["social_policies"] is True
    table.investments = options["investments"] is True
    table.relics = options["relics"] is True
    table.trading = options["trading"] is True
    table.fewer_tokens = options["two_player_removal"] is True
    table.turn_limit = options["turn_limit"]


def set_up(table: Table, position: PositionData) -> None:
    """Put everything of a faultless position on an empty table."""
    set_options(table, position.options)
    table.turn = position.turn
    table.phase = PHASES.index(position.phase)
    table.first = position.first_player
    table.random = Random(*position.random)
    for slot in range(MOST_SLOTS):
        table.set_thing(s.TILE_AT + slot, s.FACE_DOWN)
    for slot, tile in enumerate(position.tiles):
        lay_tile(table, slot, None if tile.tile is None else KINDS["tile"].index(tile.tile), tile.turns)
    for name, square in position.squares.items():
        _set_up_square(table, KINDS["square"].index(name), square)
    for seat, nation in enumerate(position.players):
        _set_up_nation(table, seat, nation)
    for deck, (first, _, kind) in DECKS.items():
        for number, card in enumerate(position.decks[deck]):
            table.faces[int(first) + number] = u8(KINDS[kind].index(card.face))
            table.places[int(first) + number] = u8(place_number(card.place))
            table.known[int(first) + number] = u8(set_of(card.known))
    for pile, (first, _, kind) in PILES.items():
        for number, face in enumerate(position.piles[pile]):
            table.faces[int(first) + number] = u8(KINDS[kind].index(face))
    _set_up_things(table, position)
    if position.battle is not None:
        _set_up_battle(table, position.battle)
    for frame in position.frames:
        _set_up_frame(table, frame)
    if position.result is not None:
        table.end = s.ENDS.index(position.result.end)
        table.winner = s.NOBODY if position.result.winner is None else position.result.winner


def lay_tile(table: Table, slot: int, tile: int | None, turns: int) -> None:
    """Lay a tile on its slot of the layout, or leave it face down."""
    table.set_thing(s.TILE_AT + slot, s.FACE_DOWN if tile is None else tile)
    table.set_thing(s.TILE_TURNS + slot, turns)
    corner = SLOT_CORNER[table.seats * MOST_SLOTS + slot]
    for place in range(16):
        square = corner + place // 4 * WIDTH + place % 4
        ground = s.HIDDEN if tile is None else TILE_GROUND[tile * 64 + turns * 16 + place]
        table.ground[square] = u8(ground)


def _set_up_square(table: Table, square: int, data: SquareData) -> None:
    if data.terrain is not None:
        table.ground[square] = u8(FIRST_GROUND + KINDS["terrain"].index(data.terrain))
    if data.on is not None:
        table.on[square] = u8(on_number(data.on, data.token))
    table.gather[square] = u8(data.gather)
    table.marks[square] = u8(set_of([SQUARE_MARKS.index(mark) for mark in data.marks]))
    figures = data.figures
    if figures is not None:
        table.figures[square] = u8(
            figures.seat * s.SEAT_UNIT + figures.scouts * s.SCOUT_UNIT + figures.armies
        )
        table.moved[square] = u8(figures.moved_scouts * s.SCOUT_UNIT + figures.moved_armies)


def _set_up_nation(table: Table, seat: int, data: NationData) -> None:
    def put(place: int, value: int) -> None:
        table.set_of(seat, place, value)

    if data.civilization is not None:
        put(s.CIVILIZATION, KINDS["civilization"].index(data.civilization) + 1)
    for number, id in enumerate(data.drawn):
        put(s.DRAWN + number, KINDS["civilization"].index(id) + 1)
    put(s.GOVERNMENT, KINDS["government"].index(data.government))
    put(s.TECHS, _set("technology", data.technologies))
    put(s.POLICIES, _set("policy", data.policies))
    put(s.WINDOW, _set("government", data.window))
    put(s.FLAGS, set_of([FLAGS.index(flag) for flag in data.flags]))
    for first, numbers in ((s.SLOTS, data.slots), (s.RANKS, data.ranks), (s.RELIC_TURN, data.relic_turns)):
        for number, value in enumerate(numbers):
            put(first + number, value)
    for first, ids, counts in (
        (s.INVESTED, KINDS["investment"], data.investments),
        (s.COIN_TOKENS, KINDS["coin_place"], data.coin_tokens),
        (s.RESOURCES, MARKET_RESOURCES, data.resources),
        (s.PERSONS_LEFT, KINDS["person_type"], data.persons),
    ):
        for id, count in counts.items():
            put(first + ids.index(id), count)
    for name, place in _NUMBERS.items():
        put(place, getattr(data, name))
    for id in data.used:
        table.mark_used(seat, KINDS["ability"].index(id))
    for index, city in enumerate(data.cities):
        if city is not None:
            _set_up_city(table, seat, index, city)


def _set_up_city(table: Table, seat: int, index: int, data: CityData) -> None:
    square = KINDS["square"].index(data.square)
    table.set_of(seat, s.CITY_AT + index, square + 1)
    claim(table, seat, index, square)
    if data.second is not None:
        second = KINDS["square"].index(data.second)
        table.set_of(seat, s.SECOND_AT, second + 1)
        claim(table, seat, index, second)
    table.set_of(seat, s.CITY_MARKS + index, set_of([CITY_MARKS.index(mark) for mark in data.marks]))
    table.set_of(seat, s.KINDS_TAKEN + index, set_of([ACTIONS.index(kind) for kind in data.kinds]))
    table.set_of(seat, s.ACTIONS_TAKEN + index, data.taken)
    table.set_of(seat, s.ACTIONS_EXTRA + index, data.extra)
    table.set_of(seat, s.BONUS + index, data.bonus)


def claim(table: Table, seat: int, index: int, square: int) -> None:
    """A centre stands on the square; it and those around it belong to the city."""
    mine = u8(seat * s.CITIES + index + s.OUTSKIRTS)
    table.on[square] = u8(s.CENTRE)
    table.domain[square] = mine
    for near in AROUND[square * 8 : square * 8 + 8]:
        if near >= 0 and i64(table.ground[near]) != s.NO_SQUARE:
            table.domain[near] = mine


def _set_up_things(table: Table, position: PositionData) -> None:
    table.set_thing(s.STATES_DRAWN, position.city_states_drawn)
    table.set_thing(s.OBSOLETE, _set("wonder", position.obsolete))
    table.set_thing(s.PANAMA_COINS, position.panama_coins)
    table.set_thing(s.HENSON, position.henson_markers)
    for era, shown in enumerate(position.wonders_shown):
        table.set_thing(s.WONDERS_SHOWN + era, shown)
    for id, place in position.wonders.items():
        fixed = {"market": s.FOR_SALE, "lost": s.LOST}
        where = fixed[place] if place in fixed else s.BUILT + KINDS["square"].index(place)
        table.set_thing(s.WONDER_AT + KINDS["wonder"].index(id), where)
    for first, ids, counts in (
        (s.BUILDINGS_LEFT, list(TOKENS), position.buildings),
        (s.MARKET, MARKET_RESOURCES, position.market),
        (s.PERSON_TOKENS, KINDS["person_type"], position.person_tokens),
    ):
        for id, count in counts.items():
            table.set_thing(first + ids.index(id), count)


def _set_up_battle(table: Table, data: BattleData) -> None:
    def put(place: int, value: int) -> None:
        table.battle[place] = u8(value)

    put(s.BATTLE_KIND, BATTLES.index(data.kind))
    put(s.BATTLE_CITY, 0 if data.city is None else data.city + 1)
    put(s.STRENGTH_BONUS, data.strength)
    put(s.BATTLE_WOUNDS, data.wounds)
    put(s.FRONTS, len(data.fronts))
    table.battle_square = KINDS["square"].index(data.square)
    for first, numbers in (
        (s.SIDE_SEAT, data.seats),
        (s.SIDE_ARMIES, data.armies),
        (s.SIDE_SCOUTS, data.scouts),
        (s.SIDE_BONUS, data.bonus),
        (s.SIDE_KILLED, data.killed),
    ):
        for side, value in enumerate(numbers):
            put(first + side, value)
    for side, used in enumerate(data.used):
        numbers = [KINDS["ability"].index(id) - int(ability.METALWORKING) for id in used]
        table.set_thing(s.BATTLE_USED + side, set_of(numbers))
    for front, units in enumerate(data.fronts):
        for side in range(2):
            unit = units.units[side]
            put(s.FRONT + front * 4 + side * 2, 0 if unit is None else unit + 1)
            put(s.FRONT + front * 4 + side * 2 + 1, units.wounds[side])


def _set_up_frame(table: Table, frame: FrameData) -> None:
    table.push(FRAME_NAMES.index(frame.kind), frame.seat)
    for place, number in enumerate(frame.numbers):
        table.set_number(place, number)


def _set(kind: str, ids: list[str]) -> i64:
    return set_of([KINDS[kind].index(id) for id in ids])
