"""What can be used in a main decision, and beginning it (R4.2, R4.3, R7.18, R21.5, R21.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.core.bits import BIT
from ludopolis.games.civilization.actions import ABILITY_NAMES, EVENT, REVEAL, USE
from ludopolis.games.civilization.components import COMPONENTS, IDS
from ludopolis.games.civilization.culture import held_event
from ludopolis.games.civilization.effects import sources
from ludopolis.games.civilization.effects.catalog import EFFECTS
from ludopolis.games.civilization.effects.effect import begin
from ludopolis.games.civilization.effects.holdings import held_token
from ludopolis.games.civilization.ids import ability, hut, nation, person, village
from ludopolis.games.civilization.modifiers import governs, has_policy, has_wonder, working_tokens
from ludopolis.games.civilization.payments import affordable, take_stock
from ludopolis.games.civilization.persons import back_of, reveal_person
from ludopolis.games.civilization.state import (
    BACKS,
    CARAVAN,
    CITIES,
    EVENT_BACKS,
    GOVERNMENT_USED,
    HELD,
    HUT_BACKS,
    NOBODY,
    OPEN,
    PERSON_BACKS,
    RELIC_TURN,
    VILLAGE_BACKS,
    Table,
)
from ludopolis.games.civilization.tables import PERSON_DISCARD, PERSON_TYPE, PERSONS

# The decisions in which something can be used: the phases by their numbers, and these.
ANSWERING: Final[i64] = 0
BEFORE_BATTLE: Final[i64] = 6  # events only

# Abilities stand in the order of the phases: those of a phase begin here, and end where the next ones begin.
_FIRST: Final[vec[i64]] = vec[i64](
    [
        0,
        0,
        ability.HORSEBACK_RIDING,
        ability.ANIMAL_HUSBANDRY,
        ability.NUCLEAR_STRIKE,
        ability.METALWORKING,
        ability.METALWORKING,
    ]
)
_END: Final[vec[i64]] = vec[i64](
    [
        0,
        ability.HORSEBACK_RIDING,
        ability.ANIMAL_HUSBANDRY,
        ability.NUCLEAR_STRIKE,
        ability.METALWORKING,
        ability.METALWORKING,
        ability.METALWORKING,
    ]
)


def _owners(kind: str, names: dict[str, str]) -> vec[i64]:
    """By ability: the component of a kind that gives it, or -1. Most are named like it."""
    ids = IDS[kind]
    given = [names.get(name, name) for name in ABILITY_NAMES]
    return vec[i64]([ids.index(name) if name in ids else -1 for name in given])


_TECH: Final[vec[i64]] = _owners(
    "technology",
    {
        "democracy": "",  # the government
        "democracy_coin": "democracy",
        "plastics_wheat": "plastics",
        "nuclear_strike": "atomic_theory",
        "healing": "animal_husbandry",
    },
)
_WONDER: Final[vec[i64]] = _owners("wonder", {})
_GOVERNMENT: Final[vec[i64]] = _owners("government", {"democracy": "democracy_gov"})
_POLICY: Final[vec[i64]] = _owners("policy", {"rationalism_1": "rationalism", "rationalism_2": "rationalism"})
_PERSON: Final[vec[i64]] = _owners("great_person", {})
# The ability of a great person, or -1.
_ABILITY_OF: Final[vec[i64]] = vec[i64](
    [ABILITY_NAMES.index(id) if id in ABILITY_NAMES else -1 for id in IDS["great_person"]]
)
# The phases of an event as a set.
_PHASES = {"start": 1, "trade": 2, "city": 3, "movement": 4, "research": 5, "battle": 6}
_EVENT_PHASES: Final[vec[i64]] = vec[i64](
    [sum(2 ** _PHASES[phase] for phase in event.phases if phase in _PHASES) for event in COMPONENTS.events]
)


def _is_turned_up(id: str) -> int:
    """Whether a card works by itself once it is turned up; those used by choice are turned up by using them,
    and the rest with the decision they belong to (R7.18a)."""
    number = IDS["great_person"].index(id)
    return int(not PERSON_DISCARD[number] and _ABILITY_OF[number] < 0 and number != person.ISAAC_NEWTON)


_TURNED_UP: Final[vec[i64]] = vec[i64]([_is_turned_up(id) for id in IDS["great_person"]])


def fill_usable(table: Table, seat: i64, phase: i64, actions: vec[i64], count: i64) -> i64:
    """Append what the seat can use in the main decision of a phase."""
    take_stock(table, seat)
    everything = table.is_nation(seat, nation.INDIA)
    for which in range(_FIRST[phase], _END[phase]):
        if has_ability(table, seat, which) and not table.used(seat, which):
            if is_usable(table, seat, sources.ABILITY + which, everything):
                actions[count] = USE + which
                count += 1
    if phase != BEFORE_BATTLE:
        count = fill_persons(table, seat, phase, actions, count)
    return count if phase == ANSWERING else fill_events(table, seat, phase, actions, count)


def is_usable(table: Table, seat: i64, source: i64, everything: bool) -> bool:
    """Whether an effect can be paid from the stock just taken, and has targets."""
    effect = EFFECTS[source]
    cost = effect.price()
    if cost and not affordable(cost, everything):
        return False
    return effect.possible(table, seat)


def has_ability(table: Table, seat: i64, which: i64) -> bool:
    """Whether the seat has what gives an ability; great persons are looked at by their cards."""
    if _TECH[which] >= 0:
        return table.knows(seat, _TECH[which])
    if _WONDER[which] >= 0:
        return has_wonder(table, seat, _WONDER[which])
    if _GOVERNMENT[which] >= 0:
        return governs(table, seat, _GOVERNMENT[which]) and not table.flag(seat, GOVERNMENT_USED)
    if _POLICY[which] >= 0:
        return has_policy(table, seat, _POLICY[which])
    return _PERSON[which] < 0 and has_token(table, seat, which)


def has_token(table: Table, seat: i64, which: i64) -> bool:
    if which == ability.TEACHER:
        return held_token(table, seat, HUT_BACKS, VILLAGE_BACKS, hut.TEACHER) != NOBODY
    if which == ability.FRIENDLY_WORKERS:
        return held_token(table, seat, VILLAGE_BACKS, BACKS, village.FRIENDLY_WORKERS) != NOBODY
    if which == ability.CARAVAN:
        return has_caravan(table, seat)
    relic = which - ability.ATLANTIS
    return table.of(seat, RELIC_TURN + relic) == table.turn


def has_caravan(table: Table, seat: i64) -> bool:
    for index in range(CITIES):
        if table.has_city(seat, index) and table.city_mark(seat, index, CARAVAN):
            return True
    return False


def fill_persons(table: Table, seat: i64, phase: i64, actions: vec[i64], count: i64) -> i64:
    """Append the great persons that can be used or turned up."""
    types: i64 = NOBODY
    for back in range(PERSON_BACKS, PERSON_BACKS + PERSONS):
        place = table.place(back)
        if place != HELD + seat and place != OPEN + seat:
            continue
        which = table.face(back)
        if _TURNED_UP[which]:
            if place == HELD + seat:
                actions[count] = REVEAL + which
                count += 1
            continue
        if not is_of_phase(_ABILITY_OF[which], phase) or table.used(seat, _ABILITY_OF[which]):
            continue
        if types == NOBODY:
            types = working_tokens(table, seat)
        if types & BIT[PERSON_TYPE[which]] and EFFECTS[_ABILITY_OF[which]].possible(table, seat):
            actions[count] = USE + _ABILITY_OF[which]
            count += 1
    return count


def is_of_phase(which: i64, phase: i64) -> bool:
    """Whether an ability (or -1) belongs to a phase, or to every decision (R15.5)."""
    if ability.FRIDA_KAHLO <= which <= ability.ZHENG_HE:
        return True
    return _FIRST[phase] <= which < _END[phase]


def fill_events(table: Table, seat: i64, phase: i64, actions: vec[i64], count: i64) -> i64:
    """Append the culture events that can be played."""
    seen: i64 = 0
    for back in range(EVENT_BACKS, PERSON_BACKS):
        if table.place(back) != HELD + seat:
            continue
        which = table.face(back)
        if seen & BIT[which] or not _EVENT_PHASES[which] & BIT[phase]:
            continue
        seen |= BIT[which]
        if EFFECTS[sources.EVENT + which].possible(table, seat):
            actions[count] = EVENT + which
            count += 1
    return count


def begin_used(table: Table, seat: i64, action: i64) -> None:
    """Begin what was chosen in a main decision."""
    if action >= REVEAL:
        reveal_person(table, back_of(table, seat, action - REVEAL))
    elif action >= EVENT:
        begin_card(table, seat, sources.EVENT + action - EVENT, held_event(table, seat, action - EVENT))
    else:
        begin_card(table, seat, sources.ABILITY + action - USE, card_of(table, seat, action - USE))


def begin_card(table: Table, seat: i64, source: i64, back: i64) -> None:
    """Begin an effect; the others see from what is asked for it which card (or NOBODY) it belongs to."""
    if back != NOBODY:
        table.make_public(back)
    begin(table, seat, source, back + 1)


def card_of(table: Table, seat: i64, which: i64) -> i64:
    """The great person or token that gives an ability, or NOBODY."""
    if _PERSON[which] >= 0:
        return back_of(table, seat, _PERSON[which])
    if which == ability.TEACHER:
        return held_token(table, seat, HUT_BACKS, VILLAGE_BACKS, hut.TEACHER)
    if which == ability.FRIENDLY_WORKERS:
        return held_token(table, seat, VILLAGE_BACKS, BACKS, village.FRIENDLY_WORKERS)
    return NOBODY


# --- gains that nobody forgets (R5.2, R21.11) -----------------------------------------------------

_GAINS: Final[vec[i64]] = vec[i64](
    [
        ability.BIG_BEN,
        ability.SYDNEY_OPERA_HOUSE,
        ability.DEMOCRACY,
        ability.FUNDAMENTALISM,
        ability.EXPANSIONISM,
        ability.PACIFISM,
        ability.LORENZO_DE_MEDICI,
        ability.ALAN_TURING,
    ]
)


def begin_left_gain(table: Table, seat: i64) -> bool:
    """Begin the next gain that the seat has not yet taken in its Start of Turn; whether there is one."""
    for place in range(len(_GAINS)):
        which = _GAINS[place]
        if table.used(seat, which) or not owns_gain(table, seat, which):
            continue
        if EFFECTS[sources.ABILITY + which].possible(table, seat):
            begin(table, seat, sources.ABILITY + which, card_of(table, seat, which) + 1)
            return True
    return False


def owns_gain(table: Table, seat: i64, which: i64) -> bool:
    """Whether a gain comes by itself: of a great person only if he is face up."""
    if _PERSON[which] < 0:
        return has_ability(table, seat, which)
    back = back_of(table, seat, _PERSON[which])
    if back == NOBODY or table.place(back) != OPEN + seat:
        return False
    return working_tokens(table, seat) & BIT[PERSON_TYPE[_PERSON[which]]] != 0
