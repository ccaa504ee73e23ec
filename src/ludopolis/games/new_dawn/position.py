"""The whole position as data, and back. What follows from the pieces on the map is left out: unused pieces,
the supply, and who holds natural wonders and city-states."""

from collections.abc import Mapping
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT, set_of
from ludopolis.core.facts import Position
from ludopolis.core.random import Random
from ludopolis.games.new_dawn.actions import KINDS
from ludopolis.games.new_dawn.land import (
    AT_Q,
    AT_R,
    LYING,
    NONE,
    OF_RESOURCE,
    PREMADE,
    SIDE,
    TURNS,
    Land,
    no_tiles,
)
from ludopolis.games.new_dawn.spaces import Spaces, both, either, one, size, without
from ludopolis.games.new_dawn.state import (
    ALLIES,
    BESIDE_MAP,
    CAPITAL,
    CARD,
    CITY,
    DECK_CARD,
    DIAL,
    ENDS,
    FRAME_NAMES,
    HELD,
    IN_HAND,
    IN_SUPPLY,
    LAID,
    LAID_AS_CORE,
    LEADER,
    MARKERS,
    NATURAL,
    NATURALS,
    NOBODY,
    ON_CARD,
    ON_MAP,
    PACT,
    PLACE_ON_HILLS,
    REINFORCED,
    RESOURCE,
    STATE,
    STATES,
    SUPPLY,
    TILE,
    TOKEN,
    TOKENS_LEFT,
    TRADE,
    WITH_NATURAL,
    WITH_RESOURCE,
    WITH_STATE,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    DECK,
    DECK_TYPE,
    PACTS,
    RESOURCE_TOKENS,
    SLOTS,
)
from ludopolis.games.new_dawn.view import (
    alliances_of,
    caravans_of,
    deck_of,
    hands_of,
    marks_of,
    named,
    names_of,
    options_of,
    pacts_of,
    resources_of,
    waters_of,
)

_SPACE = KINDS["space"]
_ON_CARD = "card"


class TileData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A laid tile: the side that is up, where its space 0 lies, and how often it is turned by 60 degrees."""

    side: str
    q: int
    r: int
    turns: int
    core: bool = False


class CardData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card of a focus row, with the tokens on it."""

    card: str
    trade: int = 0
    city_states: list[str] = []
    natural_wonders: list[str] = []


class PactData(msgspec.Struct, forbid_unknown_fields=True):
    """A diplomacy card of another player."""

    owner: int
    pact: str


class PlayerData(msgspec.Struct, forbid_unknown_fields=True):
    """A player; ``row`` has slot 1 first, ``reinforced`` are control tokens as well as ``tokens``, a caravan
    is on a space, on the economy ``card``, or unused (null)."""

    leader: str
    dial: int
    row: list[CardData]
    resources: dict[str, int]
    capital: str | None
    cities: list[str]
    tokens: list[str]
    reinforced: list[str]
    caravans: list[str | None]
    alliances: list[str]
    pacts: list[PactData]
    marks: list[str]


class TurnData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What is remembered for one turn: abilities used, tokens spent, caravans that have come back, whether an
    attack was won, the spaces won and those visited."""

    used: list[str] = []
    spent_city_states: list[str] = []
    spent_natural_wonders: list[str] = []
    back: list[str] = []
    won: bool = False
    taken: list[str] = []
    visited: list[str] = []


class FrameData(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A question, or what goes on after those above it, with its numbers; ``spaces`` are hills just
    filled."""

    kind: str
    seat: int
    numbers: list[int] = []
    spaces: list[str] = []


class ResultData(msgspec.Struct, forbid_unknown_fields=True):
    end: str


class PositionData(Position, kw_only=True):
    """The fields of a position. ``waters`` are the places of the water tokens; ``hands`` the tiles still to
    be laid; ``resources`` the spaces with a resource token; ``barbarians`` beside the map are null;
    ``wonders`` are the spaces of their tokens; ``decks`` have the faceup wonder first; ``dice`` are the last
    ones of attacker, defender and barbarians. The round is 0 while a map is built."""

    round: int
    first_player: int
    event_dial: int
    orientation: int
    dice: list[int]
    tiles: list[TileData]
    waters: list[tuple[int, int]]
    hands: list[list[str]]
    players: list[PlayerData]
    resources: list[str]
    barbarians: dict[str, str | None]
    wonders: dict[str, str]
    decks: dict[str, list[str]]
    stored_tokens: int
    victory_cards: list[str]
    turn: TurnData
    random: list[int]
    frames: list[FrameData]
    result: ResultData | None = None


# --- writing ------------------------------------------------------------------------------------


def position_of(table: Table) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(
        PositionData(
            game="new_dawn",
            rules=table.game.version,
            round=table.round,
            first_player=table.first,
            event_dial=table.dial,
            orientation=table.orientation,
            dice=[table.attack_die, table.defence_die, table.direction_die],
            tiles=_tiles(table),
            waters=waters_of(table.land),
            hands=hands_of(table),
            players=[_player_data(table, seat) for seat in range(table.seats)],
            resources=names_of(table.set(WITH_RESOURCE)),
            barbarians=_barbarians(table),
            wonders={
                id: _SPACE[table.wonder_space(wonder)]
                for wonder, id in enumerate(KINDS["wonder"])
                if table.wonder_space(wonder) != BESIDE_MAP
            },
            decks={type: deck_of(table, deck) for deck, type in enumerate(DECK_TYPE)},
            stored_tokens=table.stored,
            victory_cards=named("victory_card", table.victory_cards),
            turn=_turn_data(table),
            random=table.random.words(),
            frames=[_frame_data(table, base) for base in range(0, table.top + 1, table.width)],
            options=options_of(table),
            result=ResultData(ENDS[table.end]) if table.over else None,
        )
    )
    return data


def _tiles(table: Table) -> list[TileData]:
    tiles = table.land.tiles
    return [
        TileData(
            side=KINDS["side"][2 * tile + table.land.side_of(tile)],
            q=tiles[tile * LYING + AT_Q],
            r=tiles[tile * LYING + AT_R],
            turns=tiles[tile * LYING + TURNS],
            core=table.thing(TILE + tile) == LAID_AS_CORE,
        )
        for tile in range(len(KINDS["tile"]))
        if table.land.has_tile(tile)
    ]


def _barbarians(table: Table) -> dict[str, str | None]:
    return {
        id: None if table.barbarian(barbarian) == BESIDE_MAP else _SPACE[table.barbarian(barbarian)]
        for barbarian, id in enumerate(KINDS["barbarian"])
        if table.land.barbarian_space[barbarian] != NONE and table.round
    }


def _player_data(table: Table, seat: int) -> PlayerData:
    cities, capital = table.cities(seat), table.capital(seat)
    return PlayerData(
        leader=KINDS["leader"][table.realm(seat, LEADER)],
        dial=table.realm(seat, DIAL),
        row=[_card_data(table, seat, place) for place in range(SLOTS)],
        resources=resources_of(table, seat),
        capital=next(iter(names_of(capital)), None),
        cities=names_of(without(cities, capital)),
        tokens=names_of(without(table.tokens(seat), table.reinforced(seat))),
        reinforced=names_of(table.reinforced(seat)),
        caravans=caravans_of(table, seat),
        alliances=alliances_of(table, seat),
        pacts=[PactData(owner, pact) for owner, pact in pacts_of(table, seat)],
        marks=marks_of(table, seat),
    )


def _card_data(table: Table, seat: int, place: int) -> CardData:
    return CardData(
        card=KINDS["card"][table.card(seat, place)],
        trade=table.trade(seat, place),
        city_states=named("city_state", table.row(seat, place, STATES)),
        natural_wonders=named("natural_wonder", table.row(seat, place, NATURALS)),
    )


def _turn_data(table: Table) -> TurnData:
    return TurnData(
        used=named("ability", table.used),
        spent_city_states=named("city_state", table.spent_states),
        spent_natural_wonders=named("natural_wonder", table.spent_naturals),
        back=named("caravan", table.back),
        won=table.won,
        taken=names_of(table.taken()),
        visited=names_of(table.visited()),
    )


def _frame_data(table: Table, base: int) -> FrameData:
    kind = table.frames[base]
    numbers = [number for number in table.frames[base + 2 : base + table.width]]
    spaces: list[str] = []
    if kind == PLACE_ON_HILLS:
        spaces = names_of((numbers[0], numbers[1], numbers[2]))
        numbers[:3] = []
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return FrameData(FRAME_NAMES[kind], table.frames[base + 1], numbers, spaces)


# --- reading ------------------------------------------------------------------------------------


def set_up(table: Table, position: PositionData) -> None:
    """Put the pieces of a faultless position on an empty table."""
    table.clear()
    set_options(table, position.options)
    table.round = position.round
    table.first = position.first_player
    table.dial = position.event_dial
    table.orientation = position.orientation
    table.attack_die, table.defence_die, table.direction_die = position.dice
    table.stored = position.stored_tokens
    table.victory_cards = _set("victory_card", position.victory_cards)
    table.random = Random(*position.random)
    _set_up_map(table, position)
    for seat, player in enumerate(position.players):
        _set_up_player(table, seat, player)
    if position.round:
        _set_up_symbols(table, position)
    for deck, type in enumerate(DECK_TYPE):
        for place, id in enumerate(position.decks[type]):
            table.set_thing(DECK_CARD + deck * DECK + place, KINDS["wonder"].index(id))
    for id, space in position.wonders.items():
        table.set_wonder(KINDS["wonder"].index(id), _SPACE.index(space))
    _set_up_turn(table, position.turn)
    for frame in position.frames:
        _set_up_frame(table, frame)
    if position.result is not None:
        table.end = ENDS.index(position.result.end)


def set_options(table: Table, options: Mapping[str, Any]) -> None:
    table.custom = options["map"] == "custom"
    table.epic = options["epic"] is True
    table.rounds = options["rounds"]


def _set(kind: str, ids: list[str]) -> i64:
    return set_of([KINDS[kind].index(id) for id in ids])


def _spaces(names: list[str]) -> Spaces:
    found: Spaces = (0, 0, 0)
    for name in names:
        found = either(found, one(_SPACE.index(name)))
    return found


def land_of(position: PositionData) -> Land:
    tiles = no_tiles()
    for data in position.tiles:
        side = KINDS["side"].index(data.side)
        place = side // 2 * LYING
        tiles[place + SIDE] = side % 2
        tiles[place + AT_Q] = data.q
        tiles[place + AT_R] = data.r
        tiles[place + TURNS] = data.turns
    return Land(tiles, vec[i64]([number for water in position.waters for number in water]))


def _set_up_map(table: Table, position: PositionData) -> None:
    table.land = land_of(position) if table.custom else PREMADE[table.seats]
    for data in position.tiles:
        tile = KINDS["side"].index(data.side) // 2
        table.set_thing(TILE + tile, LAID_AS_CORE if data.core else LAID)
    for seat, hand in enumerate(position.hands):
        for id in hand:
            table.set_thing(TILE + KINDS["tile"].index(id), IN_HAND + seat)


def _set_up_player(table: Table, seat: int, player: PlayerData) -> None:
    table.set_realm(seat, LEADER, KINDS["leader"].index(player.leader))
    table.set_realm(seat, DIAL, player.dial)
    for place, data in enumerate(player.row):
        table.set_row(seat, place, CARD, KINDS["card"].index(data.card))
        table.set_row(seat, place, TRADE, data.trade)
        table.set_row(seat, place, STATES, _set("city_state", data.city_states))
        table.set_row(seat, place, NATURALS, _set("natural_wonder", data.natural_wonders))
    for resource, id in enumerate(KINDS["resource"]):
        table.set_realm(seat, RESOURCE + resource, player.resources.get(id, 0))
    capitals = [] if player.capital is None else [player.capital]
    for piece, names in (
        (CAPITAL, capitals),
        (CITY, player.cities),
        (TOKEN, player.tokens),
        (REINFORCED, player.reinforced),
    ):
        for name in names:
            table.put_piece(_SPACE.index(name), piece + seat)
    for caravan, where in enumerate(player.caravans):
        place = IN_SUPPLY if where is None else ON_CARD if where == _ON_CARD else _SPACE.index(where)
        table.set_caravan(seat, caravan, place)
    for id in player.alliances:
        state = KINDS["city_state"].index(id)
        table.set_thing(ALLIES + state, table.thing(ALLIES + state) | BIT[seat])
    for held in player.pacts:
        table.set_thing(PACT + held.owner * PACTS + KINDS["pact"].index(held.pact), seat)
    for id in player.marks:
        card = KINDS["victory_card"].index(id)
        table.set_thing(MARKERS + card, table.thing(MARKERS + card) | BIT[seat])
        table.change_realm(seat, TOKENS_LEFT, -1)


def _set_up_symbols(table: Table, position: PositionData) -> None:
    """Tokens on their symbols, or with whoever has the space (R10.7, R10.1)."""
    land = table.land
    for name in position.resources:
        table.add(WITH_RESOURCE, _SPACE.index(name))
    for resource in range(len(KINDS["resource"])):
        lying = size(both(table.set(WITH_RESOURCE), land.set(OF_RESOURCE + resource)))
        held = sum(table.realm(seat, RESOURCE + resource) for seat in range(table.seats))
        table.set_thing(SUPPLY + resource, RESOURCE_TOKENS - lying - held)
    for natural in range(len(KINDS["natural_wonder"])):
        _set_up_symbol(table, NATURAL + natural, WITH_NATURAL, land.natural_space[natural])
    for state in range(len(KINDS["city_state"])):
        _set_up_symbol(table, STATE + state, WITH_STATE, land.state_space[state])
    for id, where in position.barbarians.items():
        place = BESIDE_MAP if where is None else _SPACE.index(where)
        table.set_barbarian(KINDS["barbarian"].index(id), place)


def _set_up_symbol(table: Table, thing: int, which: int, space: int) -> None:
    if space == NONE:
        return
    owner = table.owner(space)
    if owner == NOBODY:
        table.set_thing(thing, ON_MAP)
        table.add(which, space)
    else:
        table.set_thing(thing, HELD + owner)


def _set_up_turn(table: Table, turn: TurnData) -> None:
    table.used = _set("ability", turn.used)
    table.spent_states = _set("city_state", turn.spent_city_states)
    table.spent_naturals = _set("natural_wonder", turn.spent_natural_wonders)
    table.back = _set("caravan", turn.back)
    table.won = turn.won
    table.taken_0, table.taken_1, table.taken_2 = _spaces(turn.taken)
    table.visited_0, table.visited_1, table.visited_2 = _spaces(turn.visited)


def _set_up_frame(table: Table, frame: FrameData) -> None:
    kind = FRAME_NAMES.index(frame.kind)
    table.push(kind, frame.seat)
    numbers = list(frame.numbers)
    if kind == PLACE_ON_HILLS:
        numbers = [*_spaces(frame.spaces), *numbers]
    for place, number in enumerate(numbers):
        table.set_number(place, number)
