"""What a battle leaves behind (R10.7, R10.8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization import actions as verbs
from ludopolis.games.civilization import events, frames
from ludopolis.games.civilization.battle.sides import (
    ATTACKER,
    DEFENDER,
    LOOT,
    SIDE,
    SIDES,
    WINNER,
    back_in,
    city_index,
    count_at,
    has_city,
    is_barbarian,
    is_capital,
    is_for_city,
    mark_used,
    move_all,
    number,
    seat_of,
    used,
)
from ludopolis.games.civilization.battle.spoils import loot_of
from ludopolis.games.civilization.battle.strength import total
from ludopolis.games.civilization.coins import can_put_coin, put_coin
from ludopolis.games.civilization.culture import advance_free, gain_culture, gain_trade
from ludopolis.games.civilization.effects.holdings import has_face_down, usable_person
from ludopolis.games.civilization.effects.use import begin_used
from ludopolis.games.civilization.founding import destroy_city
from ludopolis.games.civilization.handlers import Handler
from ludopolis.games.civilization.ids import ability, coin_place, nation, person, person_type, tech
from ludopolis.games.civilization.state import (
    ARMIES,
    AT_FRONT,
    BATTLE_KIND,
    DISCARDED,
    EVENT_BACKS,
    FORTIFIED,
    HELD,
    IN_BATTLE,
    KILLED,
    LAW_COIN,
    NOBODY,
    OF_HORDE,
    OF_VILLAGE,
    SIDE_ARMIES,
    SIDE_KILLED,
    SIDE_SCOUTS,
    UNIT_BACKS,
    Table,
)

UNITS_PER_ARMY: Final[i64] = 2  # killed units for which the winner loses an army
LOOT_OF_FIGURES: Final[i64] = 1
LOOT_OF_CITY: Final[i64] = 2
AZTEC_TRADE: Final[i64] = 3


def decide(table: Table, winner: i64) -> None:
    """Say who has won, and how much loot that is; the surviving units go home."""
    loser = DEFENDER - winner
    table.set_number(WINNER, winner)
    table.set_number(LOOT, _loot(table, winner, loser))
    if is_barbarian(table, winner):
        table.tell(events.BATTLE_LOST, seat_of(table, loser), total(table, loser), total(table, winner))
    else:
        table.tell(events.BATTLE_WON, seat_of(table, winner), total(table, winner), total(table, loser))
    for side in range(SIDES):
        home = DISCARDED if is_barbarian(table, side) else HELD + seat_of(table, side)
        move_all(table, AT_FRONT + side, home)
        move_all(table, IN_BATTLE + side, home)


def _loot(table: Table, winner: i64, loser: i64) -> i64:
    """How much loot the winner gets; none from barbarians, and none for them."""
    kind = number(table, BATTLE_KIND)
    if kind == OF_VILLAGE or kind == OF_HORDE:
        return 0
    amount = LOOT_OF_CITY if has_city(table) and winner == ATTACKER else LOOT_OF_FIGURES
    return loot_of(table, seat_of(table, winner), seat_of(table, loser), amount, winner == ATTACKER)


def has_taken_capital(table: Table) -> bool:
    """Whether a player has won against a capital (R13.4)."""
    return table.number(WINNER) == ATTACKER and is_for_city(table) and is_capital(table)


# --- figures and cities ---------------------------------------------------------------------------


def bury(table: Table) -> None:
    """The winner loses an army for two of his dead units, the loser everything (R10.8a, b, e, f)."""
    if table.number(WINNER) == ATTACKER:
        _clear_square(table)
        _settle_attackers(table)
    else:
        _lose_attackers(table)
        _lose_defenders(table, lost_armies(table, DEFENDER))
        if has_city(table):
            table.clear_city_mark(seat_of(table, DEFENDER), city_index(table), FORTIFIED)


def lost_armies(table: Table, side: i64) -> i64:
    """How many armies a victory costs: always fewer than there are."""
    lost = number(table, SIDE_KILLED + side) // UNITS_PER_ARMY
    most = number(table, SIDE_ARMIES + side) - 1
    return lost if lost < most else most


def _clear_square(table: Table) -> None:
    """The defender's figures die, his city is destroyed; a capital stands against hordes (R10.10)."""
    square, defender = table.battle_square, seat_of(table, DEFENDER)
    armies, scouts = number(table, SIDE_ARMIES + DEFENDER), number(table, SIDE_SCOUTS + DEFENDER)
    if armies:
        table.return_figures(square, armies, scouts)
        table.tell(events.FIGURES_KILLED, defender, square, armies, scouts)
    if has_city(table) and not is_capital(table):
        destroy_city(table, defender, city_index(table))


def _settle_attackers(table: Table) -> None:
    """The attacker's armies that are left stand on the square, and have fought (R8.13)."""
    armies = number(table, SIDE_ARMIES + ATTACKER)
    if not armies:
        return
    seat, lost = seat_of(table, ATTACKER), lost_armies(table, ATTACKER)
    table.put_figures(seat, table.battle_square, armies - lost, 0, True)
    table.add(seat, ARMIES, lost)
    if lost:
        table.tell(events.ARMIES_LOST, seat, table.battle_square, lost)


def _lose_attackers(table: Table) -> None:
    armies = number(table, SIDE_ARMIES + ATTACKER)
    if armies:
        table.add(seat_of(table, ATTACKER), ARMIES, armies)
        table.tell(events.FIGURES_KILLED, seat_of(table, ATTACKER), table.battle_square, armies, 0)


def _lose_defenders(table: Table, lost: i64) -> None:
    if lost > 0:
        table.return_figures(table.battle_square, lost, 0)
        table.tell(events.ARMIES_LOST, seat_of(table, DEFENDER), table.battle_square, lost)


# --- saving units ---------------------------------------------------------------------------------


def ask_to_save(table: Table) -> bool:
    """Ask the next side that may save killed units; False if none is left (R10.8c, R21.5)."""
    side = table.number(SIDE)
    while side < SIDES:
        table.set_number(SIDE, side)
        if not is_barbarian(table, side) and _may_save(table, side):
            table.ask(frames.SAVE_UNIT, seat_of(table, side), side)
            return True
        side += 1
    return False


def _may_save(table: Table, side: i64) -> bool:
    if count_at(table, KILLED + side) == 0:
        return False
    seat = seat_of(table, side)
    return _saves_one(table, side) or has_face_down(table, seat, person_type.HUMANITARIAN)


def _saves_one(table: Table, side: i64) -> bool:
    """China saves one unit; that it has, is marked like the use of its fellow ability."""
    china = table.is_nation(seat_of(table, side), nation.CHINA)
    return china and not used(table, side, ability.FLORENCE_NIGHTINGALE)


class SaveUnit(Handler):
    """Which killed unit China saves, or Florence Nightingale for all."""

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        seat, side = table.seat, table.number(0)
        actions[0] = verbs.DONE
        count: i64 = 1
        if usable_person(table, seat, person.FLORENCE_NIGHTINGALE) != NOBODY:
            actions[count] = verbs.USE + ability.FLORENCE_NIGHTINGALE
            count += 1
        if not _saves_one(table, side):
            return count
        kinds: i64 = 0
        for back in range(UNIT_BACKS, EVENT_BACKS):
            if table.place(back) == KILLED + side and not kinds & BIT[table.face(back)]:
                kinds |= BIT[table.face(back)]
                actions[count] = verbs.SAVE + table.face(back)
                count += 1
        return count

    def carry_out(self, table: Table, action: i64) -> None:
        seat, side = table.seat, table.number(0)
        table.pop()
        if action == verbs.DONE:
            table.set_number(SIDE, side + 1)
        elif verbs.SAVE <= action < verbs.KILL_PERSON:
            mark_used(table, side, ability.FLORENCE_NIGHTINGALE)
            table.move_card(back_in(table, KILLED + side, action - verbs.SAVE), HELD + seat)
            table.tell(events.UNIT_SAVED, seat, action - verbs.SAVE)
        else:
            begin_used(table, seat, action)


def discard_killed(table: Table) -> None:
    for side in range(SIDES):
        move_all(table, KILLED + side, DISCARDED)


# --- what else follows ----------------------------------------------------------------------------


def trigger(table: Table) -> None:
    """Aztecs, Code of Laws and Rome; a victory over a horde brings nothing (R10.8g, R10.10)."""
    killed = number(table, SIDE_KILLED + ATTACKER) + number(table, SIDE_KILLED + DEFENDER)
    winner = table.number(WINNER)
    for side in range(SIDES):
        if not is_barbarian(table, side) and table.is_nation(seat_of(table, side), nation.AZTECS):
            gain_culture(table, seat_of(table, side), killed)
    if not is_barbarian(table, winner) and number(table, BATTLE_KIND) != OF_HORDE:
        _reward(table, seat_of(table, winner), winner)


def _reward(table: Table, seat: i64, side: i64) -> None:
    if table.is_nation(seat, nation.AZTECS):
        gain_trade(table, seat, AZTEC_TRADE)
    if table.knows(seat, tech.CODE_OF_LAWS) and not table.flag(seat, LAW_COIN):
        if can_put_coin(table, seat, coin_place.CODE_OF_LAWS):
            table.set_flag(seat, LAW_COIN)
            put_coin(table, seat, coin_place.CODE_OF_LAWS)
    conquered = has_city(table) or number(table, BATTLE_KIND) == OF_VILLAGE
    if side == ATTACKER and conquered and table.is_nation(seat, nation.ROME):
        advance_free(table, seat, 1)
