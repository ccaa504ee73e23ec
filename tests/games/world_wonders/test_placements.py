"""Every legal action and every score of random games, compared with an independent oracle.

The variable LUDOPOLIS_GAMES sets the number of games for each number of players and map side.
"""

import os
from random import Random as Chance

import pytest

from games.world_wonders.oracle import Plan, goal_points, spaces
from games.world_wonders.positions import (
    WONDERS,
    Json,
    asked,
    fresh,
    own,
    plan_of,
    result,
    score,
    seen,
)
from games.world_wonders.printed import CARD, GOAL, TILE, pieces, price
from ludopolis.core.build import compiled
from ludopolis.core.contract import State
from ludopolis.games.world_wonders.view import WorldWondersView

GAMES = int(os.environ.get("LUDOPOLIS_GAMES", "1"))
SEATS = [1, 2, 3, 4, 5] if compiled() else [1, 4]  # the plain build only has to do the same
SIDES = ["a", "b"]
RARE = ("monument", "short_roads", "tower")
ROADS = ("short_roads", "long_road")


# --- what is legal --------------------------------------------------------------------------------


def expected(state: State, plans: dict[str, Plan]) -> set[str]:
    """The legal actions by the oracle."""
    view = seen(state)
    seat = int(state.seat)
    plan = remembered(state, seat, plans)
    kind = asked(state)
    if kind == "place_start_road":
        return plan.starts()
    if kind == "choose_discard":
        return discards(state, view)
    if kind == "buy":
        return purchases(state, view, plan)
    assert view.placing is not None
    kinds = len(pieces(view.placing.item))
    placed = spaces(" ".join(view.placing.cells))
    return plan.places(view.placing.item, tuple(view.placing.pieces[:kinds]), placed)


def remembered(state: State, seat: int, plans: dict[str, Plan]) -> Plan:
    """The plan of a city; the one made before if nothing was built since."""
    plan = plan_of(state, seat)
    key = f"{plan.map} {plan.things}"
    return plans.setdefault(key, plan)


def purchases(state: State, view: WorldWondersView, plan: Plan) -> set[str]:
    """R4.2, R4.4, R7.1, R7.2, R7.4."""
    city = view.cities[int(state.seat)]
    found = {
        f"build {stack.tile}"
        for stack in view.stacks
        if stack.tile and price(stack.tile) <= city.coins and plan.has_place(stack.tile)
    }
    found |= {f"monument {monument}" for monument in view.display if plan.has_place(monument)}
    on_offer = {"long_road": view.long_roads, "short_roads": view.short_roads, "tower": view.towers}
    for thing, count in on_offer.items():
        if count and city.coins >= (2 if thing == "tower" else 1) and plan.has_place(thing):
            found.add(thing)
    if city.pedestal is None:
        found |= {f"pedestal {pedestal}" for pedestal in view.pedestals}
    loans = set() if city.loan or city.coin_limit == 9 else {"take_loan"}
    taken_now = state.position()["frames"][-1].get("loan_taken", False)
    if city.loan and not taken_now and city.coins >= 3:
        loans.add("repay_loan")
    return found | loans if found else loans | {"leave"}


def discards(state: State, view: WorldWondersView) -> set[str]:
    """The tiles that match the card (R11.5), whichever part of it is in force."""
    frame = state.position()["frames"][-1]
    card = CARD[frame["card"]]
    part = frame.get("part", 0)
    wanted = card["top"][part] if part < len(card["top"]) else card["middle"]
    tiles = [stack.tile for stack in view.stacks if stack.tile]
    return {f"discard {tile}" for tile in tiles if wanted in ("any_building", TILE[tile]["type"])}


def chosen(state: State, chance: Chance, liked: tuple[str, ...], share: float) -> str:
    """A random action; some kinds of purchases are preferred in a share of all turns."""
    actions = state.legal()
    verbs = sorted({action.split()[0] for action in actions})
    preferred = [verb for verb in verbs if verb in liked]
    verb = chance.choice(preferred if preferred and chance.random() < share else verbs)
    return chance.choice([action for action in actions if action.split()[0] == verb])


def agree(state: State, plans: dict[str, Plan]) -> None:
    actions = state.legal()
    assert len(actions) == len(set(actions))
    assert set(actions) == expected(state, plans), state.json()


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", SEATS)
def test_R5_10_legal_actions_of_random_games(seats: int, side: str) -> None:
    chance = Chance(f"{seats} {side}")
    for number in range(GAMES):
        plans: dict[str, Plan] = {}
        state = fresh(f"spots {seats} {side} {number}", seats, map_side=side)
        while not state.over:
            agree(state, plans)
            state.play(chosen(state, chance, RARE, 0.4))


@pytest.mark.parametrize("side", SIDES)
def test_R5_4_legal_actions_in_a_city_full_of_roads(side: str) -> None:
    """One player buys every road, so that hardly any room is left."""
    chance = Chance(side)
    for number in range(GAMES):
        plans: dict[str, Plan] = {}
        state = fresh(f"roads {side} {number}", 5, map_side=side)
        while not state.over:
            if state.seat == 0:
                agree(state, plans)
            liked = ROADS if state.seat == 0 else ("build", "tower", "pedestal")
            state.play(chosen(state, chance, liked, 0.95))


# --- all monuments --------------------------------------------------------------------------------


def with_monument(position: Json, monument: str) -> Json:
    """The position with a monument of the deck on display."""
    display, deck = list(position["display"]), list(position["deck"])
    deck[deck.index(monument)] = display[0]
    return {**position, "display": [monument, *display[1:]], "deck": deck}


def samples(seats: int, side: str, roads: bool) -> list[Json]:
    """Positions of a random game in which something is to be bought."""
    chance = Chance(f"samples {seats} {side} {roads}")
    state = fresh(f"samples {seats} {side} {roads}", seats, map_side=side)
    found = []
    while not state.over:
        if asked(state) == "buy" and (state.seat == 0 or not roads):
            found.append(state.position())
        liked = ROADS if state.seat == 0 and roads else RARE
        state.play(chosen(state, chance, liked, 0.9 if roads else 0.2))
    return [found[len(found) * part // 6] for part in (2, 4, 5)]


@pytest.mark.parametrize("roads", [False, True], ids=["mixed", "roads"])
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", [2, 3, 5] if compiled() else [3])
def test_R6_5_every_monument_in_cities_of_random_games(seats: int, side: str, roads: bool) -> None:
    chance = Chance(seats)
    for position in samples(seats, side, roads):
        plans: dict[str, Plan] = {}
        for monument in position["deck"]:
            state = WONDERS.load(with_monument(position, monument))
            plan = remembered(state, int(state.seat), plans)
            assert (f"monument {monument}" in state.legal()) == plan.has_place(monument), state.json()
            if f"monument {monument}" in state.legal():
                state.play(f"monument {monument}")
                while asked(state) == "place":
                    agree(state, plans)
                    state.play(chance.choice(state.legal()))


# --- scores ---------------------------------------------------------------------------------------


def scored(view: WorldWondersView) -> list[dict[str, int]]:
    """The scores of all cities by the oracle."""
    side = str(view.options["track_side"])
    plans = [
        Plan(city.map, [(thing.object, spaces(" ".join(thing.cells))) for thing in city.objects])
        for city in view.cities
    ]
    goals = [0] * len(plans)
    for goal in view.goals:
        metrics = [plan.metric(goal.goal, side) for plan in plans]
        points = goal_points(metrics, GOAL[goal.goal]["first"], GOAL[goal.goal]["second"])
        assert (goal.metrics, goal.points) == (metrics, points), goal.goal
        goals = [before + now for before, now in zip(goals, points, strict=True)]
    found = []
    for plan, city, shared in zip(plans, view.cities, goals, strict=True):
        points_of = {**plan.score(side, city.loan), "goals": shared}
        found.append({**points_of, "total": sum(points_of.values())})
        tracks = plan.tracks(side)
        assert {**city.resources, "population": city.population} == tracks
        assert city.monuments == [id for id in city.monuments if id in plan.monuments()]
        assert len(city.monuments) == len(plan.monuments())
        assert [thing.object for thing in city.objects if thing.district] == plan.districts()
    return found


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seats", SEATS)
def test_R9_5_scores_of_random_games(seats: int, side: str) -> None:
    chance = Chance(f"scores {seats} {side}")
    for number in range(2 * GAMES):
        other = SIDES[number % 2]
        goals = seats > 1
        state = fresh(
            f"scores {seats} {side} {number}", seats, map_side=side, track_side=other, common_goals=goals
        )
        while not state.over:
            state.play(chosen(state, chance, RARE, 0.3))
            if chance.random() < 0.02:
                assert [score(state, seat) for seat in range(seats)] == scored(seen(state))
        final = result(state)
        ranks = []
        for seat, points in enumerate(scored(seen(state))):
            opponent = {"opponent": sum(own(state).resources.values())} if seats == 1 else {}
            assert final.scores[seat] == {**points, **opponent}
            ranks.append((points["total"], len(own(state, seat).monuments)))
        if seats > 1:
            assert final.places == [1 + sum(other > rank for other in ranks) for rank in ranks]
            assert final.end == (
                "population" if 13 in [c.population for c in seen(state).cities] else "rounds"
            )
