"""Nothing is ever lost or doubled (R1): figures, cities, cards, tokens, buildings, wonders, resources."""

from collections import Counter

from mypy_extensions import i64

from ludopolis.games.civilization import frames
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.battle.course import SAVING
from ludopolis.games.civilization.coins import coins, most_coins
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.land import AROUND
from ludopolis.games.civilization.tables import (
    EVENT_FACES,
    HUT_COPIES,
    NATION_ARMIES,
    NATION_SCOUTS,
    SLOT_SQUARE,
    SLOTS_OF,
    TOKEN_OF,
    TOKENS,
    TOKENS_REMOVED,
    TYPE_TOKENS,
    UNIT_FACES,
    VILLAGE_COPIES,
)


def check(table: CivilizationState) -> None:
    """Raise with everything that is wrong on the table."""
    if table.phase == s.SETUP:
        return
    found = [*_map(table), *_figures(table), *_cards(table), *_tokens(table), *_nations(table)]
    assert not found, "; ".join(found)


def _squares(table: CivilizationState) -> list[int]:
    count = int(SLOTS_OF[table.seats]) * 16
    return [SLOT_SQUARE[table.seats * 352 + place] for place in range(count)]


def _on(table: CivilizationState, first: i64, count: int) -> Counter[int]:
    """How often each of the things numbered from ``first`` lies on the map."""
    tokens = [int(table.on[square]) - int(first) for square in _squares(table)]
    return Counter(token for token in tokens if 0 <= token < count)


def _map(table: CivilizationState) -> list[str]:
    """Centres and outskirts are where the cities say."""
    found = []
    centres: dict[int, int] = {}
    for seat in range(table.seats):
        for index in range(3):
            square = int(table.city_square(seat, index))
            if square >= 0:
                centres[square] = seat * 3 + index + 1
        if table.second_square(seat) >= 0:
            centres[int(table.second_square(seat))] = seat * 3 + 1
    domains = dict(centres)
    for square, city in centres.items():
        domains.update({near: city for near in AROUND[square * 8 : square * 8 + 8] if near not in centres})
    for square in _squares(table):
        if (int(table.on[square]) == s.CENTRE) != (square in centres):
            found.append(f"centre at {square}")
        if int(table.domain[square]) != domains.get(square, 0):
            found.append(f"domain of {square}: {table.domain[square]} != {domains.get(square, 0)}")
        if square in centres and int(table.figures[square]) and not _going_on(table, frames.MOVE_OUT):
            if not _going_on(table, frames.GROUP):
                found.append(f"figures stay on the centre {square}")
        if int(table.on[square]) >= s.BUILDING and square not in domains:
            found.append(f"{table.on[square]} at {square} is nobody's")
    return found


def _going_on(table: CivilizationState, kind: i64) -> bool:
    return any(table.frames[base] == kind for base in range(0, table.top + 1, table.width))


def _figures(table: CivilizationState) -> list[str]:
    """Figures are in the supply, on the map, or in the battle."""
    found = []
    for seat in range(table.seats):
        which = table.of(seat, s.CIVILIZATION) - 1
        mine = [square for square in _squares(table) if table.stands(seat, square)]
        armies = table.of(seat, s.ARMIES) + sum(table.armies(square) for square in mine)
        scouts = table.of(seat, s.SCOUTS) + sum(table.scouts(square) for square in mine)
        if _attackers(table) == seat:
            armies += int(table.battle[s.SIDE_ARMIES])
            scouts += int(table.battle[s.SIDE_SCOUTS])
        for name, count, all in (
            ("armies", armies, NATION_ARMIES[which]),
            ("scouts", scouts, NATION_SCOUTS[which]),
        ):
            if count != all:
                found.append(f"seat {seat} has {count} {name} of {all}")
        for square in mine:
            moved = int(table.moved[square])
            if moved % 8 > table.armies(square) or moved // 8 > table.scouts(square):
                found.append(f"more figures moved than stand on {square}")
    return found


def _attackers(table: CivilizationState) -> int:
    """Whose figures are lifted off the map for a battle that is not yet decided; -1 if nobody's are."""
    for base in range(0, table.top + 1, table.width):
        if table.frames[base] == frames.BATTLE and table.frames[base + 2 + frames.STAGE] < SAVING:
            horde = int(table.battle[s.BATTLE_KIND]) == s.OF_HORDE
            return -1 if horde else int(table.battle[s.SIDE_SEAT])
    return -1


def _cards(table: CivilizationState) -> list[str]:
    """Every face once, and every back at a place."""
    found = []
    kinds = (
        ("units", int(s.UNIT_BACKS), int(s.EVENT_BACKS), list(UNIT_FACES)),
        ("events", int(s.EVENT_BACKS), int(s.PERSON_BACKS), list(EVENT_FACES)),
        ("great persons", int(s.PERSON_BACKS), int(s.HUT_BACKS), list(range(42))),
        ("huts", int(s.HUT_BACKS), int(s.VILLAGE_BACKS), _copies(list(HUT_COPIES))),
        ("villages", int(s.VILLAGE_BACKS), int(s.BACKS), _copies(list(VILLAGE_COPIES))),
    )
    for name, first, end, faces in kinds:
        if sorted(table.face(back) for back in range(first, end)) != sorted(faces):
            found.append(f"the faces of the {name} are wrong")
        if any(table.place(back) > s.OUT for back in range(first, end)):
            found.append(f"a card of the {name} is nowhere")
    for base, first, end in (
        (s.HUT, int(s.HUT_BACKS), int(s.VILLAGE_BACKS)),
        (s.VILLAGE, int(s.VILLAGE_BACKS), int(s.BACKS)),
    ):
        lying = _on(table, base, end - first)
        placed = Counter(back - first for back in range(first, end) if table.place(back) == s.ON_MAP)
        if lying != placed:
            found.append(f"huts or villages on the map: {lying} != {placed}")
    if int(table.battle[s.BATTLE_KIND]) == s.NO_BATTLE:
        fighting = range(int(s.IN_BATTLE), int(s.ON_MAP))
        if any(int(table.places[back]) in fighting for back in range(int(s.BACKS))):
            found.append("a card fights without a battle")
    return found


def _copies(copies: list[int]) -> list[int]:
    return [kind for kind, count in enumerate(copies) for copy in range(count)]


def _tokens(table: CivilizationState) -> list[str]:
    """Buildings, wonders, great persons, resources."""
    found = []
    built = _on(table, s.BUILDING, 15)
    for kind in range(9):
        lying = sum(count for which, count in built.items() if TOKEN_OF[which] == kind)
        all = TOKENS[kind] - (TOKENS_REMOVED[kind] if table.seats == 2 else 0)
        if table.thing(s.BUILDINGS_LEFT + kind) + lying != all:
            found.append(
                f"tokens of building {kind}: {table.thing(s.BUILDINGS_LEFT + kind)} + {lying} != {all}"
            )
    for wonder in range(27):
        at = table.wonder_square(wonder)
        if at >= 0 and int(table.on[at]) != int(s.WONDER) + wonder:
            found.append(f"wonder {wonder} is not at {at}")
    if sum(_on(table, s.WONDER, 27).values()) != sum(
        table.wonder_square(wonder) >= 0 for wonder in range(27)
    ):
        found.append("a wonder lies where it was not built")
    persons = _on(table, s.PERSON, 6)
    for type in range(6):
        held = sum(table.of(seat, s.PERSONS_LEFT + type) for seat in range(table.seats))
        if table.thing(s.PERSON_TOKENS + type) + held + persons[type] != TYPE_TOKENS[type]:
            found.append(f"tokens of great persons {type}")
    for resource in range(4):
        held = sum(table.of(seat, s.RESOURCES + resource) for seat in range(table.seats))
        if table.thing(s.MARKET + resource) + held != table.seats:
            found.append(f"resource {resource}: {table.thing(s.MARKET + resource)} + {held}")
    return found


def _nations(table: CivilizationState) -> list[str]:
    """No number below nothing, no dial beyond its end."""
    found = []
    for seat in range(table.seats):
        if not 0 <= table.of(seat, s.TRADE) <= 27:
            found.append(f"seat {seat} has {table.of(seat, s.TRADE)} trade")
        if coins(table, seat) > most_coins(table, seat):
            found.append(f"seat {seat} has more coins than there can be")
        if not 0 <= table.of(seat, s.TRACK) <= 21:
            found.append(f"seat {seat} is on space {table.of(seat, s.TRACK)}")
        places = (*range(int(s.INVESTED), int(s.ARMIES)), *range(int(s.PERSONS_LEFT), int(s.USED)), s.CULTURE)
        found += [
            f"number {place} of seat {seat} is negative" for place in places if table.of(seat, place) < 0
        ]
    if table.thing(s.PANAMA_COINS) < 0:
        found.append("coins of the Panama Canal")
    return found
