"""What is impossible in a position written by hand, fault by fault, each with its rule."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ludopolis.core.errors import Fault
from ludopolis.games.new_dawn.actions import KINDS, POSITION_COLUMNS, POSITION_ROWS
from ludopolis.games.new_dawn.components import COMPONENTS
from ludopolis.games.new_dawn.land import (
    ALL,
    CAPITALS,
    NONE,
    OF_RESOURCE,
    OF_TERRAIN,
    PREMADE,
    Land,
)
from ludopolis.games.new_dawn.map_setup import FIRST_Q, FIRST_R
from ludopolis.games.new_dawn.position import PlayerData, PositionData, TileData, land_of
from ludopolis.games.new_dawn.spaces import spaces_of
from ludopolis.games.new_dawn.state import CITY, DECISIONS, ENDS, FRAME_NAMES, TOKEN
from ludopolis.games.new_dawn.tables import (
    CARAVANS,
    CARDS_IN_EPIC,
    CARDS_IN_PLAY,
    CITIES_EACH,
    DIAL_LAST,
    DIRECTIONS,
    EVENT_DIAL,
    MOST_STORED,
    MOST_TRADE,
    RESOURCE_TOKENS,
    SLOTS,
    STATE_COPIES,
    TOKENS_EACH,
    WATER,
    WATER_TOKENS,
)
from ludopolis.games.new_dawn.view import names_of

_CARDS = {card.id: card for card in COMPONENTS.focus_cards}
_WONDERS = {wonder.id: wonder for wonder in COMPONENTS.wonders}
_LAYING = ("lay_tile", "turn_tile", "set_tile")
_OF_THE_TURN = ("begin_turn", "choose_focus", "use_ability")
_WORD = 2**32

# The numbers of each kind of frame: from and to, "space", "space + 1" (0 is none), or "seat".
Bounds = tuple[int, int] | str
_ANY_SPACE, _MAYBE_SPACE, _ANY_SEAT = "space", "space + 1", "seat"
_FLAG, _SLOT, _CARD, _PLACE = (0, 1), (1, 5), (0, 19), (0, 4)
_RESOLVING = (_SLOT, _CARD, _PLACE)
_ATTACK = (_ANY_SPACE, (0, 4), (0, 99), (0, 99), _PLACE, _CARD, _SLOT)
_NUMBERS: dict[str, tuple[Bounds, ...]] = {
    "turn": ((0, 8), _PLACE, _CARD, _PLACE),
    "event": ((0, 4), (0, 20), (0, 5)),
    "lay_tile": ((0, 3), (0, 0), _FLAG),
    "turn_tile": ((0, 31), (0, 63), _FLAG),
    "set_tile": ((0, 31), (0, 5), _FLAG),
    "begin_turn": ((0, 2047),),
    "choose_focus": ((0, 2),),
    "place_token": (_SLOT, (0, 169), (0, 5), (0, 31), _MAYBE_SPACE, _FLAG),
    "place_on_hills": (_MAYBE_SPACE,),
    "move_to": (_ANY_SPACE, _FLAG),
    "offer_tokens": (_MAYBE_SPACE,),
    "give_token": (_ANY_SPACE, _ANY_SPACE, _ANY_SEAT),
    "take_off": (_MAYBE_SPACE,),
    "advance_dial": (*_RESOLVING, (0, 20)),
    "gain_card": ((0, 4), (0, 3), (0, 31), (0, 2)),
    "move_caravan": (*_RESOLVING, (0, 20), (0, 6), (0, 7)),
    "take_pact": ((0, 15), (0, 3), (0, 4), _FLAG),
    "make_alliance": ((0, 7),),
    "return_pact": (_FLAG,),
    "put_token": ((0, 31), _FLAG, (0, 5)),
    "put_natural": ((0, 7),),
    "put_for_host": (_ANY_SEAT,),
    "collect": (_FLAG, _FLAG),
    "build": _RESOLVING,
    "pay": ((0, 23), _PLACE, (0, 99), (0, 99)),
    "house_wonder": ((0, 23), _MAYBE_SPACE),
    "fight": (*_RESOLVING, (0, 2), (0, 3), (0, 5)),
    "attack_tokens": _ATTACK,
    "defence_tokens": (*_ATTACK, _ANY_SEAT),
    "plunder": (_ANY_SEAT, (0, 2), (0, 2)),
    "conquer": (_ANY_SPACE,),
    "discard_token": ((0, 2),),
    "swap_cards": (_FLAG,),
    "use_ability": ((0, 2047),),
    "visit": (_ANY_SPACE, _ANY_SEAT),
    "capture": (_ANY_SPACE, (TOKEN, CITY), _MAYBE_SPACE, _FLAG),
    "mark": ((0, 4),),
}


class Name(NamedTuple):
    """An id in the position, and where it stands."""

    kind: str
    where: str
    id: str


def faults(position: PositionData) -> list[Fault]:
    """Everything wrong, in steps: later checks rely on what the earlier ones have made sure of."""
    return (
        [*_numbers(position)]
        or [*_unknown_names(position)]
        or [*_map(position)]
        or [fault for check in _CHECKS for fault in check(position)]
    )


# --- numbers and lengths ------------------------------------------------------------------------------


def _in_range(where: str, value: int, low: int, high: int, rule: str) -> Iterator[Fault]:
    if not low <= value <= high:
        yield Fault(where, f"is {value}, not from {low} to {high}", rule)


def _length(where: str, count: int, wanted: int, rule: str) -> Iterator[Fault]:
    if count != wanted:
        yield Fault(where, f"has {count} items instead of {wanted}", rule)


def _numbers(position: PositionData) -> Iterator[Fault]:
    """What must hold before anything can be looked up."""
    yield from _in_range("players", len(position.players), 2, 4, "R1.1")
    seats = len(position.players)
    yield from _in_range("round", position.round, 0, 10_000, "R4.1")
    yield from _in_range("first_player", position.first_player, 0, seats - 1, "R3.6")
    yield from _in_range("event_dial", position.event_dial, 0, len(EVENT_DIAL) - 1, "R11.1")
    yield from _in_range("orientation", position.orientation, 0, DIRECTIONS - 1, "R11.4")
    yield from _in_range("stored_tokens", position.stored_tokens, 0, MOST_STORED, "R5.7")
    yield from _length("dice", len(position.dice), 3, "R2.3")
    for die in position.dice:
        yield from _in_range("dice", die, 0, 6, "R2.3")
    yield from _length("hands", len(position.hands), seats, "R13.4")
    yield from _length("random", len(position.random), 4, "R2.3")
    for word in position.random:
        yield from _in_range("random", word, 0, _WORD - 1, "R2.3")
    yield from _in_range("waters", len(position.waters), 0, WATER_TOKENS, "R1.8")
    for place, (q, r) in enumerate(position.waters):
        yield from _in_grid(f"waters[{place}]", q, r, 1)
    for place, tile in enumerate(position.tiles):
        yield from _in_grid(f"tiles[{place}]", tile.q, tile.r, 0)
        yield from _in_range(f"tiles[{place}].turns", tile.turns, 0, 5, "R13.5")
    for seat, player in enumerate(position.players):
        yield from _player_numbers(f"players[{seat}]", player, seats)
    for place, frame in enumerate(position.frames):
        yield from _in_range(f"frames[{place}].seat", frame.seat, 0, seats - 1, "R4.1")


def _in_grid(where: str, q: int, r: int, margin: int) -> Iterator[Fault]:
    """No tile can lie farther from the core."""
    yield from _in_range(where, q, FIRST_Q - margin, FIRST_Q + POSITION_COLUMNS - 1 + margin, "R13.5")
    yield from _in_range(where, r, FIRST_R - margin, FIRST_R + POSITION_ROWS - 1 + margin, "R13.5")


def _player_numbers(where: str, player: PlayerData, seats: int) -> Iterator[Fault]:
    yield from _in_range(f"{where}.dial", player.dial, 0, DIAL_LAST, "R7.1")
    yield from _length(f"{where}.row", len(player.row), SLOTS, "R3.2")
    yield from _length(f"{where}.caravans", len(player.caravans), CARAVANS, "R1.1")
    for place, card in enumerate(player.row):
        yield from _in_range(f"{where}.row[{place}].trade", card.trade, 0, MOST_TRADE, "R5.7")
    for resource, count in player.resources.items():
        yield from _in_range(f"{where}.resources.{resource}", count, 0, RESOURCE_TOKENS, "R1.3")
    for place, held in enumerate(player.pacts):
        yield from _in_range(f"{where}.pacts[{place}].owner", held.owner, 0, seats - 1, "R10.5")


# --- names --------------------------------------------------------------------------------------------


def _unknown_names(position: PositionData) -> Iterator[Fault]:
    for kind, where, id in _names(position):
        known = FRAME_NAMES if kind == "frame" else ENDS[1:] if kind == "end" else KINDS[kind]
        if id not in known:
            yield Fault(where, f"there is no {kind} {id!r}")
    for type in KINDS["type"]:
        has_deck = any(wonder.type == type for wonder in COMPONENTS.wonders)
        if has_deck != (type in position.decks):
            yield Fault("decks", f"there must be one of {type} exactly if it has wonders", "R3.8")


def _listed(kind: str, where: str, ids: Iterable[str | None]) -> Iterator[Name]:
    return (Name(kind, where, id) for id in ids if id is not None)


def _names(position: PositionData) -> Iterator[Name]:
    yield from _listed("side", "tiles", [tile.side for tile in position.tiles])
    for seat, hand in enumerate(position.hands):
        yield from _listed("tile", f"hands[{seat}]", hand)
    yield from _listed("space", "resources", position.resources)
    yield from _listed("barbarian", "barbarians", position.barbarians)
    yield from _listed("space", "barbarians", position.barbarians.values())
    yield from _listed("wonder", "wonders", position.wonders)
    yield from _listed("space", "wonders", position.wonders.values())
    yield from _listed("type", "decks", position.decks)
    for type, deck in position.decks.items():
        yield from _listed("wonder", f"decks.{type}", deck)
    yield from _listed("victory_card", "victory_cards", position.victory_cards)
    yield from _listed("ability", "turn.used", position.turn.used)
    yield from _listed("city_state", "turn.spent_city_states", position.turn.spent_city_states)
    yield from _listed("natural_wonder", "turn.spent_natural_wonders", position.turn.spent_natural_wonders)
    yield from _listed("caravan", "turn.back", position.turn.back)
    yield from _listed("space", "turn.taken", position.turn.taken)
    yield from _listed("space", "turn.visited", position.turn.visited)
    for place, frame in enumerate(position.frames):
        yield Name("frame", f"frames[{place}].kind", frame.kind)
        yield from _listed("space", f"frames[{place}].spaces", frame.spaces)
    if position.result is not None:
        yield Name("end", "result.end", position.result.end)
    for seat, player in enumerate(position.players):
        yield from _names_of_player(f"players[{seat}]", player)


def _names_of_player(where: str, player: PlayerData) -> Iterator[Name]:
    yield Name("leader", f"{where}.leader", player.leader)
    for place, card in enumerate(player.row):
        yield Name("card", f"{where}.row[{place}].card", card.card)
        yield from _listed("city_state", f"{where}.row[{place}].city_states", card.city_states)
        yield from _listed("natural_wonder", f"{where}.row[{place}].natural_wonders", card.natural_wonders)
    yield from _listed("resource", f"{where}.resources", player.resources)
    yield from _listed("space", f"{where}.capital", [player.capital])
    yield from _listed("space", f"{where}.cities", player.cities)
    yield from _listed("space", f"{where}.tokens", player.tokens)
    yield from _listed("space", f"{where}.reinforced", player.reinforced)
    yield from _listed("space", f"{where}.caravans", [place for place in player.caravans if place != "card"])
    yield from _listed("city_state", f"{where}.alliances", player.alliances)
    yield from _listed("pact", f"{where}.pacts", [held.pact for held in player.pacts])
    yield from _listed("victory_card", f"{where}.marks", player.marks)


# --- the map ------------------------------------------------------------------------------------------


def _tile_of(tile: TileData) -> str:
    return tile.side[:-1]


def _land(position: PositionData) -> Land:
    """The map of a position whose tiles are right."""
    custom = position.options.get("map") == "custom"
    return land_of(position) if custom else PREMADE[len(position.players)]


def _map(position: PositionData) -> Iterator[Fault]:
    tiles = [*map(_tile_of, position.tiles), *(tile for hand in position.hands for tile in hand)]
    yield from _twice("tiles", tiles, "R1.3")
    if position.options.get("map") != "custom":
        yield from _premade_map(position)
        return
    places = Counter(_hexes(position))
    overlaps = [place for place, count in places.items() if count > 1]
    if overlaps:
        yield Fault("tiles", f"two things lie at {overlaps[0]}", "R13.5")
    if sum(tile.core for tile in position.tiles) != len(COMPONENTS.core_layouts[0].placements):
        yield Fault("tiles", "the core has four tiles", "R13.2")
    laying = any(frame.kind in _LAYING for frame in position.frames)
    if laying != (position.round == 0):
        yield Fault("round", "is 0 exactly while the map is built", "R13.8")
    if not laying and any(position.hands):
        yield Fault("hands", "all tiles are laid before the first round", "R13.8")


def _hexes(position: PositionData) -> Iterator[tuple[int, int]]:
    yield from position.waters
    for tile in position.tiles:
        outline = COMPONENTS.outline.side(tile.side[-1])
        for q, r in outline:
            for _ in range(tile.turns):
                q, r = -r, q + r
            yield tile.q + q, tile.r + r


def _premade_map(position: PositionData) -> Iterator[Fault]:
    premade = COMPONENTS.premade_map
    wanted = {
        (f"{placed.tile}{premade.side}", placed.q, placed.r, placed.turns, False)
        for placed in premade.used(len(position.players))
    }
    laid = {(tile.side, tile.q, tile.r, tile.turns, tile.core) for tile in position.tiles}
    if laid != wanted:
        yield Fault("tiles", "they do not lie as in the premade map", "R3.10")
    if position.waters or any(position.hands):
        yield Fault("tiles", "the premade map has no water tokens and no tiles to lay", "R3.10")
    if position.round == 0:
        yield Fault("round", "is 0 only while a map is built", "R4.1")


def _twice(where: str, ids: Iterable[str], rule: str) -> Iterator[Fault]:
    for id, times in Counter(ids).items():
        if times > 1:
            yield Fault(where, f"{id} appears {times} times", rule)


# --- pieces -------------------------------------------------------------------------------------------


def _pieces(player: PlayerData) -> list[str]:
    capitals = [] if player.capital is None else [player.capital]
    return [*capitals, *player.cities, *player.tokens, *player.reinforced]


def _spaces(position: PositionData) -> Iterator[Fault]:
    """Everything stands on the map, and nothing but caravans on water."""
    land = _land(position)
    on_map, water = set(names_of(land.set(ALL))), set(names_of(land.set(OF_TERRAIN + WATER)))
    dry = [space for player in position.players for space in _pieces(player)]
    dry += [space for space in position.barbarians.values() if space is not None]
    dry += position.wonders.values()
    caravans = [space for player in position.players for space in player.caravans]
    wet = [space for space in caravans if space is not None and space != "card"]
    others = [*position.resources, *position.turn.taken, *position.turn.visited]
    for space in sorted({*dry, *wet, *others} - on_map):
        yield Fault("spaces", f"{space} is not on the map", "R16.18")
    for space in sorted(set(dry) & water):
        yield Fault("spaces", f"{space} is water", "R5.1")


def _pieces_apart(position: PositionData) -> Iterator[Fault]:
    pieces = [space for player in position.players for space in _pieces(player)]
    yield from _twice("players", pieces, "R6.2")
    yield from _twice("wonders", position.wonders.values(), "R8.11")
    standing = [space for space in position.barbarians.values() if space is not None]
    capitals = {player.capital for player in position.players}
    for space in sorted({*standing} & {*pieces} - capitals):
        if not _moving_barbarians(position):
            yield Fault("barbarians", f"on {space} there is a control token or a city", "R11.6")
    if not _moving_barbarians(position):
        yield from _twice("barbarians", standing, "R11.7")
    for space in sorted(set(position.resources) & set(pieces)):
        yield Fault("resources", f"on {space} there is a control token or a city", "R6.3")


def _moving_barbarians(position: PositionData) -> bool:
    return any(frame.kind == "event" for frame in position.frames)


def _box(position: PositionData) -> Iterator[Fault]:
    """No more of anything than the box holds."""
    for seat, player in enumerate(position.players):
        where = f"players[{seat}]"
        tokens = len(player.tokens) + len(player.reinforced) + len(player.marks)
        if tokens > TOKENS_EACH:
            yield Fault(where, f"has {tokens} control tokens, more than {TOKENS_EACH}", "R1.3")
        if len(player.cities) > CITIES_EACH:
            yield Fault(where, f"has {len(player.cities)} cities, more than {CITIES_EACH}", "R1.3")
    land = _land(position)
    for resource, id in enumerate(KINDS["resource"]):
        symbols = set(names_of(land.set(OF_RESOURCE + resource)))
        held = sum(player.resources.get(id, 0) for player in position.players)
        if held + len(symbols & set(position.resources)) > RESOURCE_TOKENS:
            yield Fault("resources", f"there are more than {RESOURCE_TOKENS} of {id}", "R1.3")
    yield from _twice("resources", position.resources, "R3.4")
    symbols = {KINDS["space"][space] for space in spaces_of(land.set(ALL)) if land.resource[space] != NONE}
    for space in sorted(set(position.resources) - symbols):
        yield Fault("resources", f"{space} has no resource symbol", "R3.4")
    leaders = [player.leader for player in position.players]
    yield from _twice("players", leaders, "R3.1")


def _capitals(position: PositionData) -> Iterator[Fault]:
    symbols = set(names_of(_land(position).set(CAPITALS)))
    for seat, player in enumerate(position.players):
        if player.capital is None:
            if position.round:
                yield Fault(f"players[{seat}].capital", "is missing", "R3.3")
        elif player.capital not in symbols:
            yield Fault(f"players[{seat}].capital", f"{player.capital} has no capital symbol", "R3.3")
        for city in sorted(symbols.intersection([*player.cities, *player.tokens, *player.reinforced])):
            yield Fault(f"players[{seat}]", f"{city} is the place of a capital", "R9.10")


def _barbarian_tokens(position: PositionData) -> Iterator[Fault]:
    """Those whose symbol is on the map are in play (R3.11)."""
    if position.round == 0:
        if position.barbarians or position.resources or position.wonders:
            yield Fault("barbarians", "nothing is on the map before it is complete", "R13.8")
        return
    symbols = _land(position).barbarian_space
    in_play = {id for number, id in enumerate(KINDS["barbarian"]) if symbols[number] != NONE}
    if set(position.barbarians) != in_play:
        yield Fault("barbarians", f"must be {', '.join(sorted(in_play))}", "R3.11")


# --- cards --------------------------------------------------------------------------------------------


def _rows(position: PositionData) -> Iterator[Fault]:
    for seat, player in enumerate(position.players):
        where = f"players[{seat}].row"
        yield from _twice(where, [card.card for card in player.row], "R1.1")
        on_cards = [state for card in player.row for state in card.city_states]
        naturals = [natural for card in player.row for natural in card.natural_wonders]
        yield from _twice(where, [*on_cards, *naturals], "R1.3")
        own = set(_pieces(player))
        land = _land(position)
        for id in on_cards:
            space = land.state_space[KINDS["city_state"].index(id)]
            if space == NONE or KINDS["space"][space] not in own:
                yield Fault(where, f"{id} is not conquered by this player", "R10.1")
        for id in naturals:
            space = land.natural_space[KINDS["natural_wonder"].index(id)]
            if space == NONE or KINDS["space"][space] not in own:
                yield Fault(where, f"{id} is not controlled by this player", "R10.7")
        if naturals and player.leader != "roosevelt":
            yield Fault(where, "only Roosevelt has natural wonders on cards", "R5.10")


def _caravans(position: PositionData) -> Iterator[Fault]:
    """As many are in use as the economy cards allow; without such a card those on the map stay (R7.7)."""
    dismissing = any(frame.kind == "dismiss_caravan" for frame in position.frames)
    for seat, player in enumerate(position.players):
        where = f"players[{seat}].caravans"
        capacity = min(CARAVANS, sum(_CARDS[card.card].caravans for card in player.row))
        on_card, in_use = player.caravans.count("card"), CARAVANS - player.caravans.count(None)
        if on_card > capacity:
            yield Fault(where, f"{on_card} on cards for {capacity}", "R7.5")
        elif capacity and in_use != capacity and not dismissing:
            yield Fault(where, f"{in_use} are in use instead of {capacity}", "R7.5")


def _decks(position: PositionData) -> Iterator[Fault]:
    dealt = [*position.wonders, *(id for deck in position.decks.values() for id in deck)]
    yield from _twice("decks", dealt, "R1.3")
    removed = next(setup.removed for setup in COMPONENTS.setups if setup.seats == len(position.players))
    for type, deck in position.decks.items():
        eras = [COMPONENTS.eras.index(_WONDERS[id].era) for id in deck]
        if any(_WONDERS[id].type != type for id in deck):
            yield Fault(f"decks.{type}", "holds a wonder of another type", "R3.7")
        elif eras != sorted(eras):
            yield Fault(f"decks.{type}", "older wonders lie on newer ones", "R3.8")
        elif position.round:
            built = [id for id in position.wonders if _WONDERS[id].type == type]
            for era in COMPONENTS.eras:
                count = sum(_WONDERS[id].era == era for id in [*deck, *built])
                if count != 2 - removed.get(era, 0) and not _just_bought(position):
                    yield Fault(f"decks.{type}", f"there are {count} {era} wonders in play", "R3.7")


def _just_bought(position: PositionData) -> bool:
    return any(frame.kind in ("pay", "house_wonder") for frame in position.frames)


def _victory(position: PositionData) -> Iterator[Fault]:
    yield from _twice("victory_cards", position.victory_cards, "R3.9")
    wanted = CARDS_IN_EPIC if position.options.get("epic") else CARDS_IN_PLAY
    if position.round:
        yield from _length("victory_cards", len(position.victory_cards), wanted, "R3.9")
    for seat, player in enumerate(position.players):
        yield from _twice(f"players[{seat}].marks", player.marks, "R12.2")
        for card in sorted(set(player.marks) - set(position.victory_cards)):
            yield Fault(f"players[{seat}].marks", f"{card} is not laid out", "R12.1")


def _diplomacy(position: PositionData) -> Iterator[Fault]:
    held = [f"{pact.owner} {pact.pact}" for player in position.players for pact in player.pacts]
    yield from _twice("pacts", held, "R1.3")
    land = _land(position)
    owned = {space for player in position.players for space in _pieces(player)}
    for seat, player in enumerate(position.players):
        where = f"players[{seat}]"
        yield from _twice(f"{where}.alliances", player.alliances, "R10.5")
        for pact in player.pacts:
            if pact.owner == seat:
                yield Fault(f"{where}.pacts", "own cards have no effect and are not held", "R10.5")
        owners = Counter(pact.owner for pact in player.pacts)
        if max(owners.values(), default=0) > 1 and not _may_hold_several(position, player):
            yield Fault(f"{where}.pacts", "several cards of a player need Potala Palace", "R10.5")
        for id in player.alliances:
            space = land.state_space[KINDS["city_state"].index(id)]
            if space == NONE or KINDS["space"][space] in owned:
                yield Fault(f"{where}.alliances", f"{id} is not a free city-state", "R10.1")
    for id, copies in Counter(id for player in position.players for id in player.alliances).items():
        if copies > STATE_COPIES:
            yield Fault("alliances", f"there are only {STATE_COPIES} cards of {id}", "R3.5")


def _may_hold_several(position: PositionData, player: PlayerData) -> bool:
    """Potala Palace is this player's, or was until now (R10.10)."""
    returning = any(frame.kind == "return_pact" for frame in position.frames)
    return returning or position.wonders.get("potala_palace") in _pieces(player)


def _storage(position: PositionData) -> Iterator[Fault]:
    owned = {space for player in position.players for space in _pieces(player)}
    if position.stored_tokens and position.wonders.get("great_zimbabwe") not in owned:
        yield Fault("stored_tokens", "nobody has Great Zimbabwe", "R10.10")


# --- the decision and the end -------------------------------------------------------------------------


def _ending(position: PositionData) -> Iterator[Fault]:
    rounds = position.options.get("rounds")
    if not isinstance(rounds, int):
        return  # the options themselves are wrong
    if position.round > rounds:
        yield Fault("round", f"is {position.round} of {rounds}", "R16.1")
    if position.result is None:
        return
    met_all = any(set(position.victory_cards) <= set(player.marks) for player in position.players)
    if met_all != (position.result.end == "agendas"):
        yield Fault("result.end", "is agendas exactly if somebody has met all victory cards", "R12.5")
    elif not met_all and position.round < rounds:
        yield Fault("result.end", f"is too early in round {position.round} of {rounds}", "R16.1")


def _frames(position: PositionData) -> Iterator[Fault]:
    kinds = [frame.kind for frame in position.frames]
    if position.result is not None:
        if kinds:
            yield Fault("frames", "nothing is decided after the end", "R12.5")
        return
    if not kinds:
        yield Fault("frames", "nobody decides, but there is no result", "R12.5")
        return
    base = _LAYING if position.round == 0 else ("turn", "event")
    if kinds[0] not in base:
        yield Fault("frames[0]", f"must be one of {', '.join(base)}", "R4.1")
    if kinds[-1] not in [kind.name for kind in DECISIONS]:
        yield Fault("frames", "the last one must be a question", "R4.4")
    for place, kind in enumerate(kinds):
        if place and kind in ("turn", "event", *_LAYING):
            yield Fault(f"frames[{place}]", f"{kind} has something below it", "R4.1")
        if kind in _OF_THE_TURN and position.frames[place].seat != position.frames[0].seat:
            yield Fault(f"frames[{place}].seat", "it is another player's turn", "R4.1")


def _frame_numbers(position: PositionData) -> Iterator[Fault]:
    on_map = spaces_of(_land(position).set(ALL))
    for place, frame in enumerate(position.frames):
        where, bounds = f"frames[{place}].numbers", _NUMBERS.get(frame.kind, ())
        if len(frame.numbers) > len(bounds):
            yield Fault(where, f"{frame.kind} has {len(bounds)} numbers", "R4.4")
        for number, bound in zip(frame.numbers, bounds, strict=False):
            if isinstance(bound, tuple):
                yield from _in_range(where, number, *bound, "R4.4")
            elif bound == _ANY_SEAT:
                yield from _in_range(where, number, 0, len(position.players) - 1, "R4.4")
            elif number - (bound == _MAYBE_SPACE) not in on_map and (number or bound == _ANY_SPACE):
                yield Fault(where, f"there is no space number {number}", "R4.4")


_CHECKS = (
    _spaces,
    _pieces_apart,
    _box,
    _capitals,
    _barbarian_tokens,
    _rows,
    _caravans,
    _decks,
    _victory,
    _diplomacy,
    _storage,
    _ending,
    _frames,
    _frame_numbers,
)
