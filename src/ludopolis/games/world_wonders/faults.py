"""What is impossible in a position written by hand, fault by fault."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ludopolis.core.errors import Fault
from ludopolis.games.world_wonders.actions import LONG_ROAD, MONUMENT, SHORT_ROADS
from ludopolis.games.world_wonders.arrangements import all_pieces, part_anchors, parts_fit, road_anchors
from ludopolis.games.world_wonders.components import COMPONENTS, IDS, SPACES, Setup
from ludopolis.games.world_wonders.grid import (
    SIDE,
    STRIDE,
    Board,
    board_of,
    either,
    nowhere,
    same,
    size,
    spaces_of,
)
from ludopolis.games.world_wonders.placements import anchors_of, cells_of, start_anchors
from ludopolis.games.world_wonders.position import CityData, FrameData, PositionData, item_number
from ludopolis.games.world_wonders.rules import several_parts
from ludopolis.games.world_wonders.solo import MIDDLE
from ludopolis.games.world_wonders.state import DECISIONS, FREE_LAND, SUPPORT, City
from ludopolis.games.world_wonders.tables import (
    FIRST_ORIENTATION,
    FIRST_SHORT_ROAD,
    MONUMENT_SIZE,
    OBJECT_IDS,
    PATTERN_SIZE,
    PIECE_PATTERN,
    ROUNDS,
    TILES,
)

_DECISIONS = [kind.name for kind in DECISIONS]
_STACK_OF = {tile.id: tile.stack for tile in COMPONENTS.tiles}
_PEDESTAL_PRICES = {pedestal.id: pedestal.price for pedestal in COMPONENTS.pedestals}
_SHORT = [piece.id for piece in COMPONENTS.short_roads.pieces]


class Name(NamedTuple):
    """An id in the position, and where it stands."""

    kind: str
    where: str
    id: str


def faults(position: PositionData) -> list[Fault]:
    """Everything wrong, in steps: later checks rely on what the earlier ones have made sure of."""
    return (
        [*_counts(position)]
        or [*_unknown_names(position)]
        or [fault for check in _TABLE_CHECKS for fault in check(position)]
        or [fault for check in _DECISION_CHECKS for fault in check(position)]
    )


def _setup(position: PositionData) -> Setup:
    return COMPONENTS.setups[len(position.cities) - 1]


# --- names ----------------------------------------------------------------------------------------


def _counts(position: PositionData) -> Iterator[Fault]:
    """What must hold before anything can be looked up."""
    if not 1 <= len(position.cities) <= len(COMPONENTS.setups):
        yield Fault("cities", f"there are {len(position.cities)}, not 1 to 5", "R2.1")
    if not 1 <= position.round <= ROUNDS:
        yield Fault("round", f"is {position.round}, not 1 to {ROUNDS}", "R3.1")
    if len(position.frames) > 1:
        yield Fault("frames", "only one decision is open at a time", "R3.2")


def _unknown_names(position: PositionData) -> Iterator[Fault]:
    things = [*OBJECT_IDS, "short_roads"]
    for kind, where, id in _names(position):
        known = things if kind == "thing" else _DECISIONS if kind == "decision" else IDS[kind]
        if id not in known:
            yield Fault(where, f"there is no {kind} {id!r}")


def _names(position: PositionData) -> Iterator[Name]:
    yield from _listed("stack", "stacks", position.stacks)
    for stack, pile in position.stacks.items():
        yield from _listed("tile", f"stacks.{stack}", pile)
    yield from _listed("stack", "offer", position.offer)
    yield from _listed("pedestal", "pedestals", position.pedestals)
    yield from _listed("monument", "display", position.display)
    yield from _listed("monument", "deck", position.deck)
    yield from _listed("goal", "goals", position.goals)
    for seat, city in enumerate(position.cities):
        where = f"cities[{seat}]"
        yield Name("map", f"{where}.map", city.map)
        if city.pedestal is not None:
            yield Name("pedestal", f"{where}.pedestal", city.pedestal)
        for place, placed in enumerate(city.objects):
            yield Name("thing", f"{where}.objects[{place}]", placed.object)
            yield from _listed("space", f"{where}.objects[{place}].cells", placed.cells)
    if position.solo is not None:
        yield from _listed("solo_card", "solo.used", position.solo.used)
        yield from _listed("solo_card", "solo.deck", position.solo.deck)
        yield from _listed("monument", "solo.monuments", position.solo.monuments)
    for frame in position.frames:
        yield Name("decision", "frames[0].decision", frame.decision)
        yield from _listed("thing", "frames[0].item", [frame.item] if frame.item else [])
        yield from _listed("space", "frames[0].cells", frame.cells)
        yield from _listed("solo_card", "frames[0].card", [frame.card] if frame.card else [])


def _listed(kind: str, where: str, ids: Iterable[str]) -> Iterator[Name]:
    return (Name(kind, where, id) for id in ids)


# --- the table ------------------------------------------------------------------------------------


def _maps(position: PositionData) -> Iterator[Fault]:
    side = position.options.get("map_side", "a")
    sides = {map.id: map.side for map in COMPONENTS.maps}
    maps = [city.map for city in position.cities]
    for seat, map in enumerate(maps):
        if sides[map] != side:
            yield Fault(f"cities[{seat}].map", f"{map} is not a map of side {side}", "R2.1")
    if side == "b" and len(set(maps)) < len(maps):
        yield Fault("cities", "every map of side b exists once", "R2.10")


def _order(position: PositionData) -> Iterator[Fault]:
    if sorted(position.order) != list(range(len(position.cities))):
        yield Fault("order", f"{position.order} does not name every seat once", "R2.4")


def _stacks(position: PositionData) -> Iterator[Fault]:
    used = _setup(position).stacks
    if set(position.stacks) != set(used):
        yield Fault("stacks", f"must be {', '.join(used)}", "R2.2")
        return
    for stack, pile in position.stacks.items():
        if sorted(pile) != sorted(tile for tile, home in _STACK_OF.items() if home == stack):
            yield Fault(f"stacks.{stack}", "does not hold each tile of its shape once", "R2.3")
    if len(set(position.offer)) < len(position.offer) or not set(position.offer) <= set(used):
        yield Fault("offer", "names a stack twice, or one that is not in use", "R2.2")


def _offer(position: PositionData) -> Iterator[Fault]:
    setup = _setup(position)
    for name, value, most in (
        ("long_roads", position.long_roads, setup.long_roads),
        ("short_roads", position.short_roads, setup.short_roads),
        ("towers", position.towers, setup.towers),
    ):
        if not 0 <= value <= most:
            yield Fault(name, f"is {value}, not 0 to {most}", "R2.5")


def _pedestals(position: PositionData) -> Iterator[Fault]:
    held = [city.pedestal for city in position.cities if city.pedestal is not None]
    if sorted([*held, *position.pedestals]) != IDS["pedestal"][: _setup(position).pedestals]:
        yield Fault("pedestals", "each pedestal is on the main board or with one player", "R4.4")


def _monuments(position: PositionData) -> Iterator[Fault]:
    built = [placed.object for city in position.cities for placed in city.objects]
    taken = [id for id in built if id in IDS["monument"]]
    rival = position.solo.monuments if position.solo is not None else []
    if sorted([*position.display, *position.deck, *taken, *rival]) != sorted(IDS["monument"]):
        yield Fault(
            "deck", "every monument is on display, in the deck, built or taken, and only once", "R2.7"
        )
    shown = _setup(position).monuments
    if len(position.display) > shown or (position.deck and len(position.display) < shown):
        yield Fault("display", f"shows {len(position.display)} monuments instead of {shown}", "R6.8")


def _goals(position: PositionData) -> Iterator[Fault]:
    played = bool(position.options.get("common_goals", False)) and len(position.cities) > 1
    wanted = COMPONENTS.goals_in_play if played else 0
    if len(set(position.goals)) != len(position.goals) or len(position.goals) != wanted:
        yield Fault("goals", f"there must be {wanted} different ones", "R10.1")


def _solo(position: PositionData) -> Iterator[Fault]:
    solo = position.solo
    if (solo is None) != (len(position.cities) > 1):
        yield Fault("solo", "the automatic opponent plays exactly when there is one player", "R11.1")
    if solo is None:
        return
    if sorted([*solo.used, *solo.deck]) != sorted(IDS["solo_card"]):
        yield Fault("solo", "every solo card is in the deck or used, and only once", "R11.1")
    elif any(card.reshuffle and card.id in solo.used for card in COMPONENTS.solo_cards):
        yield Fault("solo.used", "the card that reshuffles goes back into the deck at once", "R11.6")
    elif not solo.used:
        yield Fault("solo.used", "the opponent has revealed a card before every turn", "R11.2")
    if len(solo.random) != 4 or not all(0 <= word < 2**32 for word in solo.random):
        yield Fault("solo.random", "must be four 32-bit words", "R12.2")


# --- cities ---------------------------------------------------------------------------------------


def _tiles(position: PositionData) -> Iterator[Fault]:
    """Every tile on a map was revealed before, and stands once."""
    standing = [placed.object for city in position.cities for placed in city.objects]
    for id, count in Counter(id for id in standing if id in IDS["tile"]).items():
        pile = position.stacks.get(_STACK_OF[id], [])
        turn = pile.index(id) + 1 if id in pile else ROUNDS + 1
        if count > 1:
            yield Fault("cities", f"tile {id} stands in two places", "R1.1")
        if turn > position.round:
            yield Fault("cities", f"tile {id} has not been revealed yet", "R2.3")
        elif turn == position.round and _STACK_OF[id] in position.offer:
            yield Fault("offer", f"tile {id} stands on a map already", "R4.1")


def _supplies(position: PositionData) -> Iterator[Fault]:
    """No more roads and towers than the rounds have offered (R3.9, R3.10)."""
    setup, seats = _setup(position), len(position.cities)
    standing = Counter(placed.object for city in position.cities for placed in city.objects)
    before = position.round - 1
    limits = {
        "long_road": seats + setup.long_roads * before + setup.long_roads - position.long_roads,
        "tower": setup.towers * before + setup.towers - position.towers,
    }
    sets = setup.short_roads * before + setup.short_roads - position.short_roads
    limits |= {piece.id: piece.count * sets for piece in COMPONENTS.short_roads.pieces}
    for id, most in limits.items():
        if standing[id] > most:
            yield Fault(
                "cities", f"{standing[id]} of {id} stand on the maps, at most {most} were on offer", "R3.10"
            )


def _coins(position: PositionData) -> Iterator[Fault]:
    for seat, city in enumerate(position.cities):
        where = f"cities[{seat}]"
        limit = _limit(city)
        placing = any(frame.seat == seat and frame.decision == "place" for frame in position.frames)
        if not 0 <= city.spent <= limit:
            yield Fault(f"{where}.spent", f"is {city.spent}, not 0 to {limit}", "R0.8")
        elif city.spent == limit and not city.out and not placing:
            yield Fault(f"{where}.out", "has spent everything, so must be out", "R3.2")
        if city.pedestal is not None and city.spent < _PEDESTAL_PRICES[city.pedestal]:
            yield Fault(f"{where}.spent", "does not pay the pedestal", "R4.1")


def _loans(position: PositionData) -> Iterator[Fault]:
    for seat, city in enumerate(position.cities):
        where = f"cities[{seat}].loan"
        if city.loan and not city.loan_this_round and position.round == 1:
            yield Fault(where, "is older than the game", "R7.1")
        if city.loan_this_round and not city.loan and city.spent < COMPONENTS.loan.repayment:
            yield Fault(where, "was taken this round and not repaid", "R7.2")
        asked = any(frame.seat == seat and frame.loan_taken for frame in position.frames)
        if city.loan_this_round and city.spent == 0 and not city.out and not asked:
            yield Fault(where, "was taken in a turn without a purchase", "R7.8")


def _limit(city: CityData) -> int:
    return COMPONENTS.coins + (COMPONENTS.loan.extra_coins if city.loan_this_round else 0)


def _buildings(position: PositionData) -> Iterator[Fault]:
    """Build every city again, object by object, in the order given."""
    for seat, data in enumerate(position.cities):
        city = _empty_city(data)
        untouched = data.spent == 0 and not data.out and not data.loan and data.pedestal is None
        if not data.objects and not (position.round == 1 and untouched):
            yield Fault(f"cities[{seat}].objects", "the starting road is missing", "R3.3")
        for place, placed in enumerate(data.objects):
            where = f"cities[{seat}].objects[{place}]"
            if placed.object not in OBJECT_IDS:
                yield Fault(where, f"{placed.object} is not one object", "R5.4")
                break
            thing, cells = OBJECT_IDS.index(placed.object), _board(placed.cells)
            if len(placed.cells) != size(cells) or not _may_stand(city, thing, cells, first=place == 0):
                rule = "R3.3" if place == 0 else "R6.6" if MONUMENT <= thing < LONG_ROAD else "R5.10"
                yield Fault(where, f"{placed.object} cannot stand there, after those before it", rule)
                break
            city.put(thing, cells)


def _empty_city(data: CityData) -> City:
    city = City()
    city.found(IDS["map"].index(data.map), 0)
    return city


def _board(cells: list[str]) -> Board:
    return board_of([SPACES.index(id) for id in cells])


def _city_of(data: CityData) -> City:
    """The map of a city whose objects are known to be in order."""
    city = _empty_city(data)
    for placed in data.objects:
        city.put(OBJECT_IDS.index(placed.object), _board(placed.cells))
    return city


def _may_stand(city: City, thing: int, cells: Board, first: bool) -> bool:
    """Could the object have been placed on exactly these spaces?"""
    if first and thing != LONG_ROAD:
        return False
    if several_parts(thing):
        monument = thing - MONUMENT
        return size(cells) == MONUMENT_SIZE[monument] and parts_fit(
            city, monument, cells, nowhere(), all_pieces(thing)
        )
    short = thing >= FIRST_SHORT_ROAD
    pattern = PIECE_PATTERN[SHORT_ROADS * 3 + thing - FIRST_SHORT_ROAD if short else thing * 3]
    for orientation in range(FIRST_ORIENTATION[pattern], FIRST_ORIENTATION[pattern + 1]):
        if first:
            anchors = start_anchors(city, orientation)
        elif short:
            anchors = road_anchors(city, city.board(FREE_LAND), city.board(SUPPORT), orientation)
        else:
            anchors = anchors_of(city, thing, orientation)
        if any(same(found, cells) for found in _placements(orientation, anchors)):
            return True
    return False


def _placements(orientation: int, anchors: Board) -> Iterator[Board]:
    """The spaces covered, anchor by anchor."""
    for space in spaces_of(anchors):
        yield cells_of(orientation, space // SIDE * STRIDE + space % SIDE)


def _short_roads(position: PositionData) -> Iterator[Fault]:
    """Sets are placed whole; only the one being placed may be incomplete (R5.4)."""
    for seat, city in enumerate(position.cities):
        counts = Counter(placed.object for placed in city.objects)
        for frame in position.frames:
            if frame.seat == seat and frame.item == "short_roads":
                counts.update({id: left for id, left in zip(_SHORT, frame.pieces, strict=False)})
        sets = {counts[piece.id] / piece.count for piece in COMPONENTS.short_roads.pieces}
        if len(sets) > 1 or sets.pop() % 1:
            yield Fault(f"cities[{seat}].objects", "the short roads are not whole sets", "R5.4")


# --- decisions ------------------------------------------------------------------------------------


def _frames(position: PositionData) -> Iterator[Fault]:
    if not position.frames:
        if not all(city.out for city in position.cities):
            yield Fault("frames", "nobody decides, but not all players are out", "R8.3")
        return
    frame = position.frames[0]
    if not 0 <= frame.seat < len(position.cities):
        yield Fault("frames[0].seat", f"there is no seat {frame.seat}", "R2.1")
        return
    city = position.cities[frame.seat]
    if city.out:
        yield Fault("frames[0].seat", "this player is out of the round", "R0.9")
    yield from _stray_fields(frame)
    if frame.decision == "place_start_road":
        if city.objects:
            yield Fault("frames[0].decision", "the starting road is placed already", "R3.3")
    elif frame.decision == "choose_discard":
        yield from _discard_frame(position, frame)
    elif not city.objects:
        yield Fault("frames[0].decision", "the starting road comes first", "R3.3")
    elif frame.decision == "place":
        yield from _place_frame(position, frame, city)
    elif frame.loan_taken and not (city.loan and city.loan_this_round):
        yield Fault("frames[0].loan_taken", "there is no loan of this turn", "R7.1")


def _stray_fields(frame: FrameData) -> Iterator[Fault]:
    """A frame has the fields of its decision only."""
    allowed = _FIELDS[frame.decision]
    given = {name: getattr(frame, name) for names in _FIELDS.values() for name in names}
    for name, value in given.items():
        if value and name not in allowed:
            yield Fault(f"frames[0].{name}", f"has no meaning in {frame.decision}", "R3.2")


def _place_frame(position: PositionData, frame: FrameData, city: CityData) -> Iterator[Fault]:
    if not frame.item or frame.item in _SHORT:
        yield Fault("frames[0].item", "nothing was bought that could be placed", "R4.3")
        return
    item = item_number(frame.item)
    counts = list(all_pieces(item))
    fits = len(frame.pieces) == 3 and all(
        0 <= left <= most for left, most in zip(frame.pieces, counts, strict=True)
    )
    if not fits or sum(frame.pieces) == 0:
        yield Fault("frames[0].pieces", f"must be up to {counts}, and not all 0", "R5.4")
        return
    placed = [most - left for left, most in zip(frame.pieces, counts, strict=True)]
    cells = _board(frame.cells)
    if not several_parts(item):
        if frame.cells:
            yield Fault("frames[0].cells", f"{frame.item} has no parts that could lie there", "R6.5")
    elif len(frame.cells) != size(cells) or not _parts_lie(_city_of(city), item, cells, placed):
        yield Fault("frames[0].cells", "the parts placed so far do not lie there side by side", "R6.5")
    yield from _bought(position, frame, city, item)


def _parts_lie(city: City, item: int, cells: Board, counts: list[int]) -> bool:
    """Do so many of each part cover exactly these spaces, each beside those before it?"""
    return size(cells) == sum(
        count * PATTERN_SIZE[PIECE_PATTERN[item * 3 + piece]] for piece, count in enumerate(counts) if count
    ) and _parts_fill(city, item, cells, nowhere(), counts)


def _parts_fill(city: City, item: int, cells: Board, placed: Board, counts: list[int]) -> bool:
    for piece, count in enumerate(counts):
        if count:
            rest = [left - (other == piece) for other, left in enumerate(counts)]
            pattern = PIECE_PATTERN[item * 3 + piece]
            for orientation in range(FIRST_ORIENTATION[pattern], FIRST_ORIENTATION[pattern + 1]):
                anchors = part_anchors(city, cells, placed, orientation)
                for part in _placements(orientation, anchors):
                    if _parts_fill(city, item, cells, either(placed, part), rest):
                        return True
    return not any(counts)


def _bought(position: PositionData, frame: FrameData, city: CityData, item: int) -> Iterator[Fault]:
    """The object was on offer, and is paid."""
    if item < TILES:
        stack = _STACK_OF[frame.item]
        pile = position.stacks.get(stack, [])
        if stack in position.offer or pile[position.round - 1 : position.round] != [frame.item]:
            yield Fault("frames[0].item", "is not the tile just taken from its stack", "R4.1")
        price = next(home.price for home in COMPONENTS.stacks if home.id == stack)
    elif item < LONG_ROAD:
        if frame.item not in position.display:
            yield Fault("frames[0].item", "is not on display", "R6.8")
        price = _limit(city)
    else:
        prices = (COMPONENTS.long_road.price, COMPONENTS.tower.price, COMPONENTS.short_roads.price)
        price = prices[item - LONG_ROAD]
    if city.spent < price:
        yield Fault(f"cities[{frame.seat}].spent", f"{frame.item} costs {price}", "R4.1")


def _discard_frame(position: PositionData, frame: FrameData) -> Iterator[Fault]:
    solo = position.solo
    if solo is None or position.options.get("solo_building_choice") == "dearest":
        yield Fault("frames[0].decision", "nobody chooses what the opponent discards", "R11.5")
        return
    if frame.card != solo.used[-1]:
        yield Fault("frames[0].card", "is not the last card revealed", "R11.3")
        return
    card = next(card for card in COMPONENTS.solo_cards if card.id == frame.card)
    parts = dict(enumerate(card.top)) | {MIDDLE: card.middle}
    if len(_matching(position, parts.get(frame.part, ""))) < 2:
        yield Fault("frames[0].part", "there are no two tiles to choose from", "R11.5")
    if frame.part == MIDDLE and any(_available(position, thing) for thing in card.top):
        yield Fault("frames[0].part", "the top part is possible, so the middle one is not used", "R11.3")


def _matching(position: PositionData, wanted: str) -> list[str]:
    """The tiles on offer that a solo card means."""
    types = {tile.id: tile.type for tile in COMPONENTS.tiles}
    shown = [position.stacks[stack][position.round - 1] for stack in position.offer]
    return [tile for tile in shown if wanted in ("any_building", types[tile])]


def _available(position: PositionData, thing: str) -> bool:
    offers = {
        "long_road": position.long_roads,
        "short_roads": position.short_roads,
        "tower": position.towers,
    }
    return bool(offers[thing] if thing in offers else _matching(position, thing))


_FIELDS = {
    "place_start_road": (),
    "buy": ("loan_taken",),
    "place": ("item", "pieces", "cells"),
    "choose_discard": ("card", "part"),
}
_TABLE_CHECKS: list[Callable[[PositionData], Iterator[Fault]]] = [
    _maps,
    _order,
    _stacks,
    _offer,
    _pedestals,
    _monuments,
    _goals,
    _solo,
    _coins,
    _loans,
    _buildings,
]
_DECISION_CHECKS: list[Callable[[PositionData], Iterator[Fault]]] = [
    _tiles,
    _supplies,
    _short_roads,
    _frames,
]
