"""Military: reinforcing and attacking (R9.1 - R9.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.new_dawn import events, frames
from ludopolis.games.new_dawn.actions import ATTACK, DONE, HUNT, REINFORCE
from ludopolis.games.new_dawn.combat import attack, target_at
from ludopolis.games.new_dawn.frames import push_numbers
from ludopolis.games.new_dawn.land import ALL
from ludopolis.games.new_dawn.reach import steps
from ludopolis.games.new_dawn.spaces import Spaces, both, either, fill_spaces, nowhere, some, without
from ludopolis.games.new_dawn.state import (
    FIGHT,
    REINFORCED,
    WITH_BARBARIAN,
    WITH_STATE,
    Table,
)
from ludopolis.games.new_dawn.tables import (
    CARD_ATTACKS,
    CARD_DISTANCE,
    CARD_PASSES_ALL,
    CARD_WATER,
    FLIGHT,
    MASS_PRODUCTION,
    PENTAGON,
)


def resolve_military(table: Table, seat: i64, slot: i64, card: i64, place: i64) -> None:
    """Levels I and II do one of both; the others do both, one after the other (R9.1)."""
    phase = frames.EITHER
    if card == MASS_PRODUCTION:
        phase = frames.ATTACKING
    elif card == FLIGHT:
        phase = frames.REINFORCING
    push_numbers(table, FIGHT, seat, slot, card, place, phase, 0, slot)


def ready_fight(table: Table) -> bool:
    phase = table.number(frames.PHASE)
    targets = nowhere()
    if phase != frames.REINFORCING and table.number(frames.ATTACKS_DONE) < CARD_ATTACKS[card_of(table)]:
        targets = targets_of(table, table.seat, card_of(table))
    if some(targets) or some(reinforceable(table)):
        table.choose_among(targets)
        return True
    end_phase(table)
    return False


def card_of(table: Table) -> i64:
    return table.number(frames.RESOLVED)


def end_phase(table: Table) -> None:
    """Mass Production reinforces after its attacks, Flight attacks after reinforcing."""
    phase, card = table.number(frames.PHASE), card_of(table)
    if phase == frames.ATTACKING and card == MASS_PRODUCTION:
        left = table.number(frames.SLOT) - table.number(frames.ATTACKS_DONE)
        table.set_number(frames.PHASE, frames.REINFORCING)
        table.set_number(frames.REINFORCEMENTS, left if left > 0 else 0)
    elif phase == frames.REINFORCING and card == FLIGHT:
        table.set_number(frames.PHASE, frames.ATTACKING)
    else:
        table.pop()


def reinforceable(table: Table) -> Spaces:
    """R9.2."""
    if table.number(frames.PHASE) == frames.ATTACKING or table.number(frames.REINFORCEMENTS) == 0:
        return nowhere()
    return without(table.tokens(table.seat), table.reinforced(table.seat))


def targets_of(table: Table, seat: i64, card: i64) -> Spaces:
    """Everything that can be attacked from a friendly space not won in this turn (R9.3)."""
    start = without(table.friendly(seat), table.taken())
    if not some(start):
        return nowhere()
    rivals, barbarians = table.rival(seat), table.set(WITH_BARBARIAN)
    enemies = either(either(rivals, barbarians), table.set(WITH_STATE))
    if table.controls(seat, PENTAGON):  # R9.13
        return enemies
    passable = table.land.set(ALL)
    if not CARD_PASSES_ALL[card]:
        passable = without(without(passable, rivals), barbarians)
        if not CARD_WATER[card]:
            passable = without(passable, table.land.water())
    near = steps(table, start, passable, CARD_DISTANCE[card] - 1)
    return both(enemies, either(start, table.land.around(near)))


def attackable(table: Table) -> Spaces:
    """The targets that are not barbarians; a city-state is none under a barbarian (R9.3)."""
    states = without(table.set(WITH_STATE), table.set(WITH_BARBARIAN))
    return both(table.choices(), either(table.rival(table.seat), states))


def huntable(table: Table) -> Spaces:
    return both(table.choices(), table.set(WITH_BARBARIAN))


def fill_fight(table: Table, actions: vec[i64]) -> i64:
    actions[0] = DONE
    count = fill_spaces(reinforceable(table), REINFORCE, actions, 1)
    count = fill_spaces(attackable(table), ATTACK, actions, count)
    return fill_spaces(huntable(table), HUNT, actions, count)


def apply_fight(table: Table, action: i64) -> None:
    seat, slot, card = table.seat, table.number(frames.SLOT), card_of(table)
    if action == DONE:
        end_phase(table)
    elif action < ATTACK:
        if table.number(frames.PHASE) == frames.EITHER:
            table.set_number(frames.PHASE, frames.REINFORCING)
        table.set_number(frames.REINFORCEMENTS, table.number(frames.REINFORCEMENTS) - 1)
        table.put_piece(action - REINFORCE, REINFORCED + seat)
        table.tell(events.TOKEN_REINFORCED, seat, action - REINFORCE)
    else:
        hunt = action >= HUNT
        space = action - HUNT if hunt else action - ATTACK
        if table.number(frames.PHASE) == frames.EITHER:
            table.set_number(frames.PHASE, frames.ATTACKING)
        table.set_number(frames.ATTACKS_DONE, table.number(frames.ATTACKS_DONE) + 1)
        attack(table, seat, space, target_at(table, space, hunt), slot, card, table.number(frames.AT))
