"""R12: information and chance."""

from functools import cache
from random import Random as Chance

import pytest

from games.world_wonders.positions import WONDERS, Json, Situation, asked, fresh, play, seen, solo
from games.world_wonders.printed import CARD, DATA, MONUMENT, TILE, TYPES
from ludopolis.core.contract import State
from ludopolis.core.data import to_json
from ludopolis.core.match import Match
from ludopolis.core.random import seeded


@cache
def random_game(seats: int) -> list[Json]:
    """Positions of a random game."""
    chance = Chance(seats)
    state = fresh(f"information {seats}", seats, common_goals=True)
    found = []
    while not state.over:
        if chance.random() < 0.06:
            found.append(state.position())
        play(state, chance.choice(state.legal()))
    return found


def known(state: State, seat: int) -> str:
    """All a seat can see; only the active one sees refusals, so they are asked for it."""
    view = seen(state, seat)
    return to_json([view, [state.refusal(action) for action in range(200)]])


def otherwise(position: Json, chance: Chance) -> Json:
    """The same position with everything hidden in another order."""
    round = position["round"]
    stacks = {}
    for stack, tiles in position["stacks"].items():
        hidden = tiles[round:]
        chance.shuffle(hidden)
        stacks[stack] = [*tiles[:round], *hidden]
    deck = list(position["deck"])
    chance.shuffle(deck)
    other = {**position, "stacks": stacks, "deck": deck}
    if position["solo"]:
        cards = list(position["solo"]["deck"])
        chance.shuffle(cards)
        other["solo"] = {**position["solo"], "deck": cards, "random": [9, 9, 9, 9]}
    return other


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_R12_1_hidden_things_cannot_be_seen(seats: int) -> None:
    chance = Chance(1)
    for position in random_game(seats):
        truth, other = WONDERS.load(position), WONDERS.load(otherwise(position, chance))
        for seat in (-1, *range(seats)):
            assert known(truth, seat) == known(other, seat)


@pytest.mark.parametrize("seats", [1, 3])
def test_R12_1_everybody_sees_the_same(seats: int) -> None:
    for position in random_game(seats):
        state = WONDERS.load(position)
        views = {to_json({**vars_of(state, seat), "seat": 0}) for seat in (-1, *range(seats))}
        assert len(views) == 1


def vars_of(state: State, seat: int) -> Json:
    view = seen(state, seat)
    return {name: getattr(view, name) for name in view.__struct_fields__}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_R12_1_imagination_depends_on_knowledge_alone(seats: int) -> None:
    chance = Chance(2)
    for position in random_game(seats):
        truth, other = WONDERS.load(position), WONDERS.load(otherwise(position, chance))
        for seed in range(2):
            imagined = truth.determinize(0, seeded(seed))
            assert imagined == other.determinize(seats - 1, seeded(seed))
            assert to_json(seen(imagined)) == to_json(seen(truth))
            assert WONDERS.load(imagined.position()) == imagined


def test_R12_1_what_is_hidden_is_imagined_anew() -> None:
    state = solo().load()
    worlds = [state.determinize(0, seeded(seed)).position() for seed in range(60)]
    assert len({world["deck"][0] for world in worlds}) > 10
    assert len({world["solo"]["deck"][0] for world in worlds}) > 8
    assert len({world["stacks"]["h6"][-1] for world in worlds}) > 5
    assert {world["stacks"]["h6"][1] for world in worlds} == {state.position()["stacks"]["h6"][1]}
    assert all(sorted([*world["deck"], *world["display"]]) == sorted(MONUMENT) for world in worlds)


def test_R12_1_public_things_are_shown() -> None:
    state = solo(taken=["petra"], used=["solo_01", "solo_06"], gone=["tower"]).load()
    view = seen(state, -1)
    assert view.solo is not None
    assert (view.solo.used, view.solo.monuments) == (["solo_01", "solo_06"], ["petra"])
    assert view.solo.deck == len(CARD) - 2
    assert "h6_b1" in view.removed


CHANCES = {
    2: ["order", *(f"stack_{stack}" for stack in ("l3", "i3", "t4", "s4", "p5", "h6")), "monuments"],
    1: [
        *(f"stack_{stack}" for stack in ("l3", "i3", "t4", "s4", "p5", "h6")),
        "monuments",
        "solo",
        "generator",
    ],
}


@pytest.mark.parametrize("seats", CHANCES)
def test_R12_2_what_is_left_to_chance(seats: int) -> None:
    match = Match.new(WONDERS, ["Ada", "Bob"][:seats], 1)
    assert [WONDERS.chances[entry.kind].name for entry in match.journal.chances] == CHANCES[seats]


def test_R12_2_options_that_need_chance() -> None:
    match = Match.new(WONDERS, ["Ada", "Bob"], 1, map_side="b", common_goals=True, start_order="by_seat")
    names = [WONDERS.chances[entry.kind].name for entry in match.journal.chances]
    assert names == ["maps", *CHANCES[2][1:], "goals"]


def test_R12_2_nothing_else_is_random() -> None:
    match = Match.new(WONDERS, ["Ada", "Bob", "Cyd"], 7)
    before = len(match.journal.chances)
    while not match.state.over:
        match.play(match.state.legal()[-1])
    assert len(match.journal.chances) == before


def test_R12_2_only_the_solo_deck_is_shuffled_later() -> None:
    match = Match.new(WONDERS, ["Ada"], 7)
    before = len(match.journal.chances)
    while not match.state.over:
        wanted = [action for action in match.state.legal() if "loan" not in action]
        match.play(wanted[-1])
    later = [WONDERS.chances[entry.kind].name for entry in match.journal.chances[before:]]
    assert later
    assert set(later) == {"solo"}


def test_R12_2_the_same_seed_is_the_same_game() -> None:
    assert fresh(9, 3) == fresh("9", 3)
    assert fresh(9, 3) != fresh(10, 3)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_R12_3_the_active_player_makes_all_choices(seats: int) -> None:
    """The decisions of a turn belong to one seat, up to the end of the turn."""
    state = fresh("choices", seats)
    chance = Chance(3)
    while not state.over:
        kind, seat = asked(state), state.seat
        assert kind in ("place_start_road", "buy", "place", "choose_discard")
        action = chance.choice(state.legal())
        play(state, action)
        bought = action.split()[0] in ("build", "monument", "long_road", "tower", "short_roads", "take_loan")
        if kind == "buy" and bought and action != "take_loan":
            assert (asked(state), state.seat) == ("place", seat)


def test_R12_3_decisions_name_their_rules() -> None:
    rules = {}
    for situation in (Situation().load(), play(Situation().load(), "tower"), fresh(1, 2)):
        asked_for = situation.decision()
        assert asked_for is not None
        rules[asked_for.kind] = asked_for.rule
    assert rules == {"buy": "R4.1", "place": "R4.3", "place_start_road": "R3.3"}


def test_the_view_says_what_scores_what_is_beside_and_what_things_cost() -> None:
    """As a plain reading of the map and of the data finds it (R4.5, R6.6, R9.5)."""
    state = fresh("beside", seats=2)
    chance = Chance(1)
    while not state.over:
        view = seen(state)
        assert view.prices["long_road"] == DATA["long_road"]["price"]
        for city in view.cities:
            types = {TILE[thing.object]["type"] for thing in city.objects if thing.object in TILE}
            assert len(city.scoring) == city.score["natural"]
            assert city.monument_price == city.coins
            assert set(city.neighbours) & set(TYPES) <= types
        play(state, chance.choice(state.legal()))
    assert types & set(city.neighbours)
