"""How battles begin, and scouts that are caught without one (R8.8, R10.1, R10.10)."""

from mypy_extensions import i64

from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.battle.sides import ATTACKER, DEFENDER, clear, set_number
from ludopolis.games.civilization.battle.spoils import loot, loot_of
from ludopolis.games.civilization.state import (
    BATTLE_CITY,
    BATTLE_KIND,
    OF_CITY,
    OF_FIGURES,
    OF_HORDE,
    OF_VILLAGE,
    SIDE_ARMIES,
    SIDE_SCOUTS,
    SIDE_SEAT,
    Table,
)


def only_scouts(table: Table, square: i64) -> bool:
    """Whether the figures on a square are scouts only."""
    return table.armies(square) == 0


def begin_battle(table: Table, attacker: i64, square: i64, armies: i64, scouts: i64) -> None:
    """Armies that are nowhere now come to a square with enemies, a village or an enemy centre."""
    if table.has_enemy(attacker, square):
        if only_scouts(table, square):
            kill_scouts(table, attacker, square)
            table.put_figures(attacker, square, armies, scouts)
        else:
            _begin(table, OF_FIGURES, attacker, table.holder(square), square, armies)
    elif table.is_centre(square):
        _begin(table, OF_CITY, attacker, table.owner(square), square, armies)
    else:
        _begin(table, OF_VILLAGE, attacker, table.following(attacker), square, armies)


def begin_horde(table: Table, seat: i64, square: i64) -> None:
    """Barbarians commanded by the seat attack figures or a city (R10.10)."""
    defender = table.owner(square) if table.is_centre(square) else table.holder(square)
    _begin(table, OF_HORDE, seat, defender, square, 0)


def _begin(table: Table, kind: i64, attacker: i64, defender: i64, square: i64, armies: i64) -> None:
    clear(table)
    set_number(table, BATTLE_KIND, kind)
    set_number(table, SIDE_SEAT + ATTACKER, attacker)
    set_number(table, SIDE_SEAT + DEFENDER, defender)
    set_number(table, SIDE_ARMIES + ATTACKER, armies)
    set_number(table, SIDE_ARMIES + DEFENDER, table.armies(square))
    set_number(table, SIDE_SCOUTS + DEFENDER, table.scouts(square))
    if table.is_centre(square):
        set_number(table, BATTLE_CITY, table.city_of(square) + 1)
    table.battle_square = square
    told = events.BARBARIANS_FIGHT if kind == OF_VILLAGE or kind == OF_HORDE else events.BATTLE_BEGINS
    table.tell(told, attacker, defender, square)
    table.push(frames.BATTLE, attacker)


def kill_scouts(table: Table, attacker: i64, square: i64) -> None:
    """Scouts alone are killed without a battle, but there is loot (R8.8)."""
    loser = table.holder(square)
    scouts = table.scouts(square)
    table.return_figures(square, 0, scouts)
    table.tell(events.FIGURES_KILLED, loser, square, 0, scouts)
    loot(table, attacker, loser, loot_of(table, attacker, loser, 1, True))
