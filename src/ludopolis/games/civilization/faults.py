"""What is impossible in a position written by hand, fault by fault, each with its rule."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

from ludopolis.core.errors import Fault
from ludopolis.games.civilization.actions import KINDS, WIDTH
from ludopolis.games.civilization.components import COMPONENTS, SEATS
from ludopolis.games.civilization.frames import DECISIONS, FRAME_NAMES, FRAME_WIDTH
from ludopolis.games.civilization.position import (
    ACTIONS,
    BATTLES,
    CITY_MARKS,
    DECKS,
    FLAGS,
    MARKET_RESOURCES,
    PHASES,
    PILES,
    SQUARE_MARKS,
    TOKENS,
    BattleData,
    NationData,
    PositionData,
    on_number,
    place_number,
)
from ludopolis.games.civilization.state import ENDS
from ludopolis.games.civilization.tables import LAST_SPACE, MOST_TRADE

_CONSTANTS = COMPONENTS.constants
_WORD = 2**32
_MOST = 10_000  # of anything that has no limit
_SQUARE_NUMBERS = {name: number for number, name in enumerate(KINDS["square"])}
_LAYOUTS = {layout.seats: layout for layout in COMPONENTS.layouts}
_TOKEN_OF = {
    id: building.id
    for building in COMPONENTS.buildings
    if building.tokens
    for id in (building.id, building.upgrade)
}
_TYPE_OF_UNIT = {unit.id: unit.type for unit in COMPONENTS.units}
_LEVEL_OF_EVENT = {event.id: event.level for event in COMPONENTS.events}


def faults(position: PositionData) -> list[Fault]:
    """Everything wrong, in steps: later checks rely on what the earlier ones have made sure of."""
    return (
        [*_numbers(position)]
        or [*_unknown_names(position)]
        or [*_backs(position)]
        or [fault for check in _CHECKS for fault in check(position)]
    )


# --- numbers and lengths --------------------------------------------------------------------------


def _in_range(where: str, value: int, low: int, high: int, rule: str) -> Iterator[Fault]:
    if not low <= value <= high:
        yield Fault(where, f"is {value}, not from {low} to {high}", rule)


def _length(where: str, count: int, wanted: int, rule: str) -> Iterator[Fault]:
    if count != wanted:
        yield Fault(where, f"has {count} items instead of {wanted}", rule)


def _numbers(position: PositionData) -> Iterator[Fault]:
    """What must hold before anything can be looked up."""
    seats = len(position.players)
    yield from _in_range("players", seats, SEATS[0], SEATS[-1], "R1.1")
    if seats not in _LAYOUTS:
        return
    yield from _in_range("turn", position.turn, 0, _MOST, "R4.1")
    yield from _in_range("first_player", position.first_player, 0, seats - 1, "R2.7")
    yield from _length("tiles", len(position.tiles), len(_LAYOUTS[seats].tiles()), "R2.6")
    for place, tile in enumerate(position.tiles):
        yield from _in_range(f"tiles[{place}].turns", tile.turns, 0, 3, "R2.6")
    yield from _length("wonders_shown", len(position.wonders_shown), 3, "R2.3")
    for shown in position.wonders_shown:
        yield from _in_range("wonders_shown", shown, 0, 9, "R2.3")
    yield from _in_range("city_states_drawn", position.city_states_drawn, 0, 5, "R2.5")
    yield from _in_range("panama_coins", position.panama_coins, 0, _MOST, "R11.6")
    yield from _in_range("henson_markers", position.henson_markers, 0, _MOST, "R7.18")
    yield from _length("random", len(position.random), 4, "R14.3")
    for word in position.random:
        yield from _in_range("random", word, 0, _WORD - 1, "R14.3")
    for seat, nation in enumerate(position.players):
        yield from _nation_numbers(f"players[{seat}]", nation)
    for name, square in position.squares.items():
        figures = square.figures
        if figures is not None:
            where = f"squares.{name}.figures"
            yield from _in_range(f"{where}.seat", figures.seat, 0, seats - 1, "R1.1")
            yield from _in_range(f"{where}.armies", figures.armies, 0, 7, "R1.1")
            yield from _in_range(f"{where}.scouts", figures.scouts, 0, 3, "R1.1")
            yield from _in_range(f"{where}.moved_armies", figures.moved_armies, 0, figures.armies, "R8.1")
            yield from _in_range(f"{where}.moved_scouts", figures.moved_scouts, 0, figures.scouts, "R8.1")
        yield from _in_range(f"squares.{name}.gather", square.gather, 0, 3, "R11.1")
        yield from _in_range(f"squares.{name}.token", square.token or 0, 0, 34, "R1.2")
    if position.battle is not None:
        yield from _battle_numbers(position.battle, seats)
    for place, frame in enumerate(position.frames):
        yield from _in_range(f"frames[{place}].seat", frame.seat, 0, seats - 1, "R4.1")
        yield from _in_range(f"frames[{place}].numbers", len(frame.numbers), 0, int(FRAME_WIDTH) - 2, "R4.1")
    if position.result is not None and position.result.winner is not None:
        yield from _in_range("result.winner", position.result.winner, 0, seats - 1, "R13.5")


def _nation_numbers(where: str, nation: NationData) -> Iterator[Fault]:
    yield from _in_range(f"{where}.trade", nation.trade, 0, MOST_TRADE, "R0.2")
    yield from _in_range(f"{where}.culture", nation.culture, 0, _MOST, "R0.2")
    yield from _in_range(f"{where}.track", nation.track, 0, LAST_SPACE, "R7.14")
    yield from _in_range(f"{where}.armies", nation.armies, 0, 7, "R1.1")
    yield from _in_range(f"{where}.scouts", nation.scouts, 0, 3, "R1.1")
    yield from _in_range(f"{where}.drawn", len(nation.drawn), 0, 2, "R2.1")
    for name, numbers, wanted, most, rule in (
        ("slots", nation.slots, 5, 45, "R9.3"),
        ("ranks", nation.ranks, 4, 4, "R7.5"),
        ("relic_turns", nation.relic_turns, 2, _MOST, "R8.11"),
        ("cities", [0 for city in nation.cities], 3, 0, "R1.1"),
    ):
        yield from _length(f"{where}.{name}", len(numbers), wanted, rule)
        for number in numbers:
            yield from _in_range(f"{where}.{name}", number, 0, most, rule)
    for name, counts in (
        ("investments", nation.investments),
        ("coin_tokens", nation.coin_tokens),
        ("resources", nation.resources),
        ("persons", nation.persons),
    ):
        for id, count in counts.items():
            yield from _in_range(f"{where}.{name}.{id}", count, 0, _MOST, "R1.4")
    for name in ("anarchy_since", "muted", "offers"):
        yield from _in_range(f"{where}.{name}", getattr(nation, name), 0, _MOST, "R4.1")
    for city in nation.cities:
        if city is not None:
            for name in ("taken", "extra", "bonus"):
                yield from _in_range(f"{where}.cities.{name}", getattr(city, name), 0, _MOST, "R7.1")


def _battle_numbers(battle: BattleData, seats: int) -> Iterator[Fault]:
    for name in ("seats", "armies", "scouts", "bonus", "killed", "used"):
        yield from _length(f"battle.{name}", len(getattr(battle, name)), 2, "R10.1")
    for seat in battle.seats:
        yield from _in_range("battle.seats", seat, 0, seats - 1, "R10.1")
    for name in ("armies", "scouts", "bonus", "killed"):
        for number in getattr(battle, name):
            yield from _in_range(f"battle.{name}", number, 0, 255, "R10.1")
    for number in (battle.strength, battle.wounds):
        yield from _in_range("battle", number, 0, 255, "R10.5")
    yield from _in_range("battle.fronts", len(battle.fronts), 0, 24, "R10.6")
    for front in battle.fronts:
        yield from _length("battle.fronts.units", len(front.units), 2, "R10.6")
        yield from _length("battle.fronts.wounds", len(front.wounds), 2, "R10.6")
        for unit in front.units:
            yield from _in_range("battle.fronts.units", unit or 0, 0, 52, "R10.6")
        for wounds in front.wounds:
            yield from _in_range("battle.fronts.wounds", wounds, 0, 255, "R10.6")


# --- names ----------------------------------------------------------------------------------------


def _unknown(where: str, ids: Iterable[str], known: Iterable[str]) -> Iterator[Fault]:
    allowed = set(known)
    yield from (Fault(where, f"there is no {id!r}") for id in ids if id not in allowed)


def _unknown_names(position: PositionData) -> Iterator[Fault]:
    yield from _unknown("phase", [position.phase], PHASES)
    yield from _unknown(
        "tiles", [tile.tile for tile in position.tiles if tile.tile is not None], KINDS["tile"]
    )
    yield from _unknown("squares", position.squares, _existing(position))
    for name, square in position.squares.items():
        where = f"squares.{name}"
        yield from _unknown(f"{where}.marks", square.marks, SQUARE_MARKS)
        if square.terrain is not None:
            yield from _unknown(f"{where}.terrain", [square.terrain], KINDS["terrain"])
        if square.on is not None and not _is_name(square.on, lambda name: on_number(name, 0)):
            yield Fault(f"{where}.on", f"there is no {square.on!r}")
    for seat, nation in enumerate(position.players):
        yield from _names_of_nation(f"players[{seat}]", nation, position)
    yield from _unknown("wonders", position.wonders, KINDS["wonder"])
    yield from _unknown("wonders", position.wonders.values(), {"market", "lost", *_existing(position)})
    yield from _unknown("obsolete", position.obsolete, KINDS["wonder"])
    yield from _unknown("buildings", position.buildings, TOKENS)
    yield from _unknown("market", position.market, MARKET_RESOURCES)
    yield from _unknown("person_tokens", position.person_tokens, KINDS["person_type"])
    yield from _unknown("frames", [frame.kind for frame in position.frames], FRAME_NAMES)
    if position.battle is not None:
        yield from _unknown("battle.kind", [position.battle.kind], BATTLES[1:])
        yield from _unknown("battle.square", [position.battle.square], _existing(position))
        for used in position.battle.used:
            yield from _unknown("battle.used", used, KINDS["ability"])
    if position.result is not None:
        yield from _unknown("result.end", [position.result.end], ENDS[1:])


def _names_of_nation(where: str, nation: NationData, position: PositionData) -> Iterator[Fault]:
    named = [*nation.drawn, *([] if nation.civilization is None else [nation.civilization])]
    for name, ids, known in (
        ("civilization", named, KINDS["civilization"]),
        ("government", [nation.government], KINDS["government"]),
        ("technologies", nation.technologies, KINDS["technology"]),
        ("policies", nation.policies, KINDS["policy"]),
        ("investments", nation.investments, KINDS["investment"]),
        ("coin_tokens", nation.coin_tokens, KINDS["coin_place"][:6]),
        ("resources", nation.resources, MARKET_RESOURCES),
        ("persons", nation.persons, KINDS["person_type"]),
        ("used", nation.used, KINDS["ability"]),
        ("window", nation.window, KINDS["government"]),
        ("flags", nation.flags, FLAGS),
    ):
        yield from _unknown(f"{where}.{name}", ids, known)
    for city in nation.cities:
        if city is not None:
            squares = [city.square, *([] if city.second is None else [city.second])]
            yield from _unknown(f"{where}.cities", squares, _existing(position))
            yield from _unknown(f"{where}.cities.marks", city.marks, CITY_MARKS)
            yield from _unknown(f"{where}.cities.kinds", city.kinds, ACTIONS)


def _existing(position: PositionData) -> set[str]:
    """The squares of the layout."""
    corners = _LAYOUTS[len(position.players)].tiles()
    return {
        KINDS["square"][(row + down) * int(WIDTH) + column + right]
        for row, column in corners
        for down in range(4)
        for right in range(4)
    }


def _is_name(name: str, number: Callable[[str], int]) -> bool:
    with suppress(KeyError, ValueError):
        return number(name) >= 0
    return False


# --- cards ----------------------------------------------------------------------------------------


def _backs(position: PositionData) -> Iterator[Fault]:
    """Every class has all its faces, each at a place."""
    yield from _unknown("decks", position.decks, DECKS)
    yield from _unknown("piles", position.piles, PILES)
    for deck, (first, end, kind) in DECKS.items():
        cards = position.decks.get(deck, [])
        yield from _length(f"decks.{deck}", len(cards), int(end) - int(first), "R1.2")
        yield from _unknown(f"decks.{deck}", [card.face for card in cards], KINDS[kind])
        for number, card in enumerate(cards):
            where = f"decks.{deck}[{number}]"
            if not _is_name(card.place, place_number) or place_number(card.place) > 25:
                yield Fault(f"{where}.place", f"there is no {card.place!r}")
            for seat in card.known:
                yield from _in_range(f"{where}.known", seat, 0, len(position.players) - 1, "R21.18")
    for pile, (first, end, kind) in PILES.items():
        faces = position.piles.get(pile, [])
        yield from _length(f"piles.{pile}", len(faces), int(end) - int(first), "R1.2")
        yield from _unknown(f"piles.{pile}", faces, KINDS[kind])


def _faces(position: PositionData) -> Iterator[Fault]:
    """Every card exists as often as it is printed."""
    for deck, copies in (
        ("units", {unit.id: unit.copies for unit in COMPONENTS.units}),
        ("events", {event.id: event.copies for event in COMPONENTS.events}),
        ("great_persons", dict.fromkeys(KINDS["great_person"], 1)),
        ("huts", {hut.id: hut.copies for hut in COMPONENTS.huts}),
        ("villages", {village.id: village.copies for village in COMPONENTS.villages}),
    ):
        counts = Counter(card.face for card in position.decks[deck])
        for id, printed in copies.items():
            if counts[id] != printed:
                yield Fault(f"decks.{deck}", f"{id} is there {counts[id]} times instead of {printed}", "R1.2")
    for pile in PILES:
        twice = [id for id, count in Counter(position.piles[pile]).items() if count > 1]
        yield from (Fault(f"piles.{pile}", f"{id} is there twice", "R1.2") for id in twice)
    for number, card in enumerate(position.decks["units"]):
        if _TYPE_OF_UNIT[card.face] != KINDS["unit_type"][min(number // 15, 3)]:
            yield Fault(f"decks.units[{number}]", f"{card.face} has another back", "R2.2")
    for number, card in enumerate(position.decks["events"]):
        if _LEVEL_OF_EVENT[card.face] != 1 + (number >= 27) + (number >= 52):
            yield Fault(f"decks.events[{number}]", f"{card.face} has another back", "R2.4")


# --- what the rules allow -------------------------------------------------------------------------


def _nations(position: PositionData) -> Iterator[Fault]:
    """Nobody has the same civilization as another, and everybody knows only what exists."""
    chosen = [nation.civilization for nation in position.players if nation.civilization is not None]
    for id, count in Counter(chosen).items():
        if count > 1:
            yield Fault("players", f"{count} players have {id}", "R2.1")
    for seat, nation in enumerate(position.players):
        where = f"players[{seat}]"
        for name in ("technologies", "policies"):
            ids = getattr(nation, name)
            if len(set(ids)) < len(ids):
                yield Fault(f"{where}.{name}", "names something twice", "R9.1")
        placed = len(nation.technologies) + _newtons(position, seat)
        if sum(nation.slots) != placed:
            yield Fault(
                f"{where}.slots", f"has {sum(nation.slots)} cards, but {placed} are in the pyramid", "R9.3"
            )
        for card in COMPONENTS.policy_cards:
            if set(card.sides) <= set(nation.policies):
                yield Fault(f"{where}.policies", "has both sides of a card", "R11.8")
        if nation.civilization is not None and position.phase != "setup" and nation.cities[0] is None:
            yield Fault(f"{where}.cities", "there is no capital", "R3.4")


def _newtons(position: PositionData, seat: int) -> int:
    return sum(card.place == f"pyramid {seat}" for card in position.decks["great_persons"])


def _figures(position: PositionData) -> Iterator[Fault]:
    """Figures are in the supply, on the map, or attack (R1.1)."""
    if position.phase == "setup":
        return
    extra = {civilization.id: civilization for civilization in COMPONENTS.civilizations}
    for seat, nation in enumerate(position.players):
        if nation.civilization is None:
            continue
        own = [
            square.figures
            for square in position.squares.values()
            if square.figures is not None and square.figures.seat == seat
        ]
        battle = position.battle
        attacks = battle is not None and battle.kind != "horde" and battle.seats[0] == seat
        for name, supply, all in (
            ("armies", nation.armies, _CONSTANTS.armies + extra[nation.civilization].extra_armies),
            ("scouts", nation.scouts, _CONSTANTS.scouts + extra[nation.civilization].extra_scouts),
        ):
            fighting = getattr(battle, name)[0] if attacks else 0
            count = supply + sum(getattr(figures, name) for figures in own) + fighting
            if count != all:
                yield Fault(f"players[{seat}].{name}", f"there are {count} in all instead of {all}", "R1.1")


def _tokens(position: PositionData) -> Iterator[Fault]:
    """Buildings, great persons and resources are all there, and not more (R1.2 - R1.4)."""
    seats = len(position.players)
    lying = Counter(square.on for square in position.squares.values() if square.on is not None)
    built = Counter[str]()
    for id, count in lying.items():
        if id in _TOKEN_OF:
            built[_TOKEN_OF[id]] += count
    for building in COMPONENTS.buildings:
        if building.tokens:
            all = building.tokens - (building.removed_for_two if seats == 2 else 0)
            count = position.buildings.get(building.id, 0) + built[building.id]
            if count != all:
                yield Fault(f"buildings.{building.id}", f"there are {count} in all instead of {all}", "R1.2")
    for type in COMPONENTS.person_types:
        held = sum(nation.persons.get(type.id, 0) for nation in position.players)
        count = position.person_tokens.get(type.id, 0) + held + lying[type.id]
        if count != type.tokens:
            yield Fault(
                f"person_tokens.{type.id}", f"there are {count} in all instead of {type.tokens}", "R1.2"
            )
    for id in MARKET_RESOURCES:
        count = position.market.get(id, 0) + sum(nation.resources.get(id, 0) for nation in position.players)
        if count != seats * _CONSTANTS.market_resources:
            yield Fault(f"market.{id}", f"there are {count} in all instead of {seats}", "R1.3")
    for id, place in position.wonders.items():
        square = position.squares.get(place)
        if place in _SQUARE_NUMBERS and (square is None or square.on != id):
            yield Fault(f"wonders.{id}", f"does not lie on {place}", "R7.9")


def _frames(position: PositionData) -> Iterator[Fault]:
    """Somebody decides, or the game is over."""
    if (position.result is None) != bool(position.frames):
        yield Fault("frames", "a game that goes on asks something, and one that is over nothing", "R13.5")
    elif position.frames and position.frames[-1].kind not in {kind.name for kind in DECISIONS}:
        yield Fault("frames", f"{position.frames[-1].kind} asks nothing", "R4.1")


_CHECKS = (_faces, _nations, _figures, _tokens, _frames)
