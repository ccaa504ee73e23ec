"""A position of Civilization for every kind of decision: from games of eager players, some of whom begin with
nearly everything, and a few that are set up."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

from games.civilization import positions as p
from ludopolis import game, seeded
from ludopolis.core.bits import BIT
from ludopolis.core.contract import State
from ludopolis.games.civilization import rules, settling
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS, WIDTH
from ludopolis.games.civilization.game import CivilizationState

CIVILIZATION = game("civilization")
LAZY = ("pass", "pass_phase", "done", "reject", "offer")
GAMES = ((3, 1), (0, 450), (1, 1100), (2, 1250))  # seeds, and how far they are played
RICH = range(60)  # seeds of games that go on until every kind has been met
RICH_DECISIONS = 400
NATIONS = [("russia", "rome"), ("india", "egypt"), ("greece", "china", "spain")]
WONDERS = [["angkor_wat", "cristo_redentor"], ["taj_mahal", "hanging_gardens"], []]
UNITS = ("infantry_1_3", "artillery_2_2", "mounted_3_1", "infantry_2_2", "mounted_1_3")
UNKNOWN = ("railroad", "bureaucracy", "civil_service", "computers", "space_flight")


@cache
def moments() -> dict[str, State]:
    """The first position of each kind of decision."""
    found: dict[str, State] = {}
    for state in positions():
        decision = state.decision()
        if decision is not None and decision.kind not in found:
            found[decision.kind] = state.copy()
            if len(found) == len(CIVILIZATION.decisions):
                break
    return found


def positions() -> Iterator[State]:
    for seed, count in GAMES:
        yield from islice(eager_game(seed, 2 + seed % 4), count)
    yield from (sacrifice(), razing(), second_harvest(), seven_cities())
    yield from (too_many_policies(), lost_pyramids())
    for seed in RICH:
        yield from islice(played_on(rich(seed), f"rich {seed}"), RICH_DECISIONS)


def eager_game(seed: int, seats: int) -> Iterator[State]:
    """The positions of a game between players who mostly do something when they can."""
    civilizations = "free" if seed % 7 == 3 else "draw_two"
    state = CIVILIZATION.new(seed=seed, seats=seats, turn_limit=25, civilizations=civilizations)
    return played_on(state, f"moments {seed}")


def played_on(state: State, seed: str) -> Iterator[State]:
    random = seeded(seed)
    while not state.over:
        yield state
        actions = state.actions()
        eager = [action for action in actions if CIVILIZATION.actions[action].verb not in LAZY]
        chosen = eager if eager and random.below(8) else actions
        state.apply(chosen[random.below(len(chosen))])
    yield state


def rich(seed: int) -> CivilizationState:
    """Nearly all techs and great persons and a few wonders for everybody, and armies close to a city."""
    nations = NATIONS[seed % 3]
    table = p.flat(*nations, seed=str(seed), social_policies=True)
    for seat in range(len(nations)):
        _enrich(table, seat, len(nations))
    mine, other = p.home(table, 0), p.home(table, 1)
    p.put_figures(table, 0, other - 2 * int(WIDTH), armies=2)
    p.put_figures(table, 1, mine + 3 * int(WIDTH), armies=1)
    p.put_figures(table, 0, mine + 2 * int(WIDTH), armies=1, scouts=1)
    p.put_village(table, mine + 4 * int(WIDTH), "village_great_person")
    return p.jump(table, ("start", "city", "move")[seed // 3 % 3])


def _enrich(table: CivilizationState, seat: int, seats: int) -> None:
    p.adopt(table, seat, KINDS["policy"][2 * seat])
    p.give_trade(table, seat, 20)
    p.give_culture(table, seat, 4)
    p.give_coins(table, seat, "sheet")
    p.know(table, seat, *(tech for tech in KINDS["technology"] if tech not in UNKNOWN))
    for resource in KINDS["resource"][:4]:
        p.give_resource(table, seat, resource, 2)
    around = p.outskirts(table, seat)
    for where, type in zip(around, KINDS["person_type"], strict=False):
        p.put_person(table, where, type)
    for where, wonder in zip(around[6:], WONDERS[seat], strict=False):
        p.put_wonder(table, where, wonder)
    for person in KINDS["great_person"][seat::seats]:
        p.give_person(table, seat, person)
    for unit in UNITS:
        p.give_unit(table, seat, unit)
    for event in KINDS["event"][seat::seats][:6]:
        p.give_event(table, seat, event)


# --- set up -------------------------------------------------------------------------------------------


def sacrifice() -> CivilizationState:
    table = p.jump(p.flat("russia", "egypt"), "move")
    p.know(table, 1, "pottery", "writing")
    p.put_figures(table, 0, "f13", armies=1)
    return p.play(table, "group f13", "step south")


def razing() -> CivilizationState:
    table = p.jump(p.flat(), "move")
    p.know(table, 0, "combustion")
    p.put_building(table, "f13", "library")
    p.put_figures(table, 0, "f12", armies=1)
    return p.play(table, "group f12", "step south", "stop")


def second_harvest() -> CivilizationState:
    table = p.jump(p.flat(), "city")
    p.put_wonder(table, "c3", "angkor_wat")
    p.ground(table, "a1", "grassland", "wheat")
    p.ground(table, "b1", "grassland", "silk")
    return p.play(table, "city 1", "harvest a1")


def seven_cities() -> CivilizationState:
    table = p.flat()
    table.set_of(0, s.RELIC_TURN + 1, table.turn)
    return p.play(table, "use seven_cities_of_gold")


def too_many_policies() -> CivilizationState:
    table = p.flat("rome", "egypt", social_policies=True)
    p.adopt(table, 0, "rationalism", "pacifism")
    p.adopt(table, 1, "expansionism")
    settling.settle(table)
    rules.run(table)
    return table


def lost_pyramids() -> CivilizationState:
    table = p.flat()
    p.know(table, 0, "code_of_laws")
    p.put_wonder(table, "b3", "pyramids")
    p.govern(table, 0, "fundamentalism")
    table.set_thing(s.OBSOLETE, BIT[p.number("wonder", "pyramids")])
    settling.settle(table)
    rules.run(table)
    return table
