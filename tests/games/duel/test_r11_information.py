"""R11: decisions, chance and hidden information."""

from collections import Counter
from functools import cache
from math import sqrt
from random import Random as Chance

import pytest

from games.duel.positions import (
    DUEL,
    RICH,
    City,
    Json,
    Situation,
    decision,
    fresh,
    play,
    refused,
    seen,
    told,
)
from games.duel.printed import CARD, CARDS, FACE_DOWN, WONDER
from ludopolis.core.data import to_json
from ludopolis.core.match import Match
from ludopolis.core.random import seeded
from ludopolis.games.duel.game import DuelState

EVERYBODY = (0, 1, -1)


def load(data: Json) -> DuelState:
    state = DUEL.load(data)
    assert isinstance(state, DuelState)
    return state


@cache
def random_game(seed: int) -> list[DuelState]:
    """All positions of a random game that likes to build."""
    chance = Chance(seed)
    state = fresh(seed)
    positions = []
    while not state.over:
        positions.append(load(state.position()))
        spending = [action for action in state.legal() if not action.startswith("discard")]
        state.play(chance.choice(spending or state.legal()))
    return positions


# --- decisions and chance -------------------------------------------------------------------------

CHOOSER = City(coins=RICH, buildings=["workshop"])
DECISIONS = {
    "play_card": (Situation(), [], "R4.1"),
    "choose_progress": (
        Situation(age=2, available=["laboratory"], mine=CHOOSER),
        ["build laboratory"],
        "R8.1",
    ),
    "choose_library": (
        Situation(available=["altar"], mine=City(coins=RICH, wonders=["great_library"])),
        ["wonder great_library altar"],
        "R6.6",
    ),
    "choose_opponent_card": (
        Situation(
            available=["altar"],
            mine=City(coins=RICH, wonders=["circus_maximus"]),
            theirs=City(buildings=["press"]),
        ),
        ["wonder circus_maximus altar"],
        "R6.6",
    ),
    "choose_from_discard": (
        Situation(available=["altar"], mine=City(coins=RICH, wonders=["mausoleum"]), discard=["press"]),
        ["wonder mausoleum altar"],
        "R6.6",
    ),
    "choose_starter": (Situation(left=1, available=["altar"], pawn=-1), ["discard altar"], "R4.7"),
}


@pytest.mark.parametrize("kind", DECISIONS)
def test_R11_1_decisions_of_the_game(kind: str) -> None:
    situation, actions, rule = DECISIONS[kind]
    asked = play(situation.load(), *actions).decision()
    assert asked is not None
    assert (asked.kind, asked.seat, asked.rule) == (kind, 0, rule)


@pytest.mark.parametrize("kind", DECISIONS)
def test_R11_1_a_position_with_an_open_decision_can_be_saved(kind: str) -> None:
    situation, actions, _ = DECISIONS[kind]
    state = play(situation.load(), *actions)
    again = load(state.position())
    assert again == state
    assert to_json(seen(again)) == to_json(seen(state))


def test_R11_1_the_draft_is_the_first_decision() -> None:
    asked = fresh(1).decision()
    assert asked is not None
    assert (asked.kind, asked.rule) == ("draft_wonder", "R2.5")


ANSWERS = {
    "draft sphinx": "draft_wonder",
    "build tavern": "play_card",
    "discard tavern": "play_card",
    "wonder sphinx tavern": "play_card",
    "progress law": "choose_progress",
    "library law": "choose_library",
    "demolish quarry": "choose_opponent_card",
    "revive quarry": "choose_from_discard",
    "begin_self": "choose_starter",
    "begin_opponent": "choose_starter",
}


@pytest.mark.parametrize("kind", DECISIONS)
def test_R11_1_other_actions_are_refused_while_a_decision_is_open(kind: str) -> None:
    situation, actions, _ = DECISIONS[kind]
    state = play(situation.load(), *actions)
    for other, asked_for in ANSWERS.items():
        if asked_for != kind:
            assert refused(state, other).code == "wrong_decision"


@pytest.mark.parametrize("seed", range(3))
def test_R11_1_there_is_always_an_option_and_one_open_decision(seed: int) -> None:
    for state in random_game(seed):
        assert state.legal()
        kinds = [frame["decision"] for frame in state.position()["frames"]]
        assert len(kinds) <= 2
        assert set(kinds[:-1]) <= {"play_card"}


def test_R11_2_chance_is_settled_at_the_set_up() -> None:
    match = Match.new(DUEL, seed=4)
    assert [DUEL.chances[entry.kind].name for entry in match.journal.chances] == [
        "seats",
        "progress",
        "wonders",
        "age_1",
        "age_2",
        "age_3",
        "guilds",
        "structure_3",
    ]
    while not match.state.over:
        match.play(match.state.legal()[-1])
    assert len(match.journal.chances) == 8


def test_R11_2_the_same_seed_is_the_same_game() -> None:
    assert fresh(9) == fresh("9")
    assert fresh(9) != fresh(10)


def test_R11_2_the_great_library_draws_at_random() -> None:
    drawn = Counter(token for seed in range(300) for token in fresh(seed).position()["removed"][:3])
    assert all(90 - 40 < times < 90 + 40 for times in drawn.values())
    assert len(drawn) == 10


# --- what is public -------------------------------------------------------------------------------


def public_part(state: DuelState, seat: int) -> Json:
    """A view without whose view it is, and without prices, which depend on the viewer."""
    view = seen(state, seat)
    return {
        "cities": view.cities,
        "pawn": view.pawn,
        "loot": view.loot,
        "board": view.progress_board,
        "discard": view.discard_pile,
        "structure": [(slot.slot, slot.back, slot.card, slot.available) for slot in view.structure],
    }


@pytest.mark.parametrize("seed", range(3))
def test_R11_3_everybody_sees_the_same_table(seed: int) -> None:
    for state in random_game(seed):
        assert public_part(state, 0) == public_part(state, 1) == public_part(state, -1)


def test_R11_3_public_things_are_shown() -> None:
    state = Situation(
        age=2,
        mine=City(coins=3, buildings=["press"], built=["sphinx"], under={"sphinx": "altar"}),
        theirs=City(coins=11, wonders=["pyramids"], progress=["law"]),
        discard=["baths"],
        pawn=-4,
    ).load()
    for seat in EVERYBODY:
        view = seen(state, seat)
        assert [city.coins for city in view.cities] == [3, 11]
        assert view.cities[0].buildings == {"gray": ["press"]}
        assert ("sphinx", "altar") in [(own.wonder, own.built_with) for own in view.cities[0].wonders]
        assert "pyramids" in [wonder.wonder for wonder in view.cities[1].wonders]
        assert view.cities[1].progress == ["law"]
        assert "baths" in view.discard_pile
        assert (view.pawn, view.loot) == (-4, [[5], [2, 5]])
        assert len(view.progress_board) == 4


# --- what is hidden -------------------------------------------------------------------------------


def everything_known(state: DuelState, seat: int) -> str:
    """All a seat can find out: what it sees, and how each action is answered."""
    mine = range(len(DUEL.actions)) if state.seat == seat else []
    return to_json([seen(state, seat), [state.refusal(action) for action in mine]])


def swapped(data: Json, age: int, slot: int, card: str) -> Json:
    """The same deal with another card in a slot; if it lies elsewhere, the two change places."""
    structures = [list(structure) for structure in data["structures"]]
    cards = structures[age - 1]
    if card in cards:
        cards[cards.index(card)] = cards[slot]
    cards[slot] = card
    return {**data, "structures": structures}


def undealt(data: Json, age: int, *, guild: bool = False) -> str:
    dealt = data["structures"][age - 1]
    return next(
        card.id
        for card in CARDS
        if card.age == age and (card.colour == "purple") == guild and card.id not in dealt
    )


AGE_1, AGE_2, AGE_3 = (Situation(age=age, mine=City(coins=30)).data() for age in (1, 2, 3))
GUILD = AGE_3["structures"][2].index("merchants_guild")
HIDDEN_GUILD = swapped(AGE_3, 3, 9, "merchants_guild")
SECRETS = {
    "face down or undealt, age 1": (AGE_1, swapped(AGE_1, 1, 9, undealt(AGE_1, 1))),
    "face down or undealt, age 2": (AGE_2, swapped(AGE_2, 2, 8, undealt(AGE_2, 2))),
    "face down or undealt, age 3": (AGE_3, swapped(AGE_3, 3, 4, undealt(AGE_3, 3))),
    "two face-down cards": (AGE_1, swapped(AGE_1, 1, 9, AGE_1["structures"][0][2])),
    "which guild": (HIDDEN_GUILD, swapped(HIDDEN_GUILD, 3, 9, undealt(AGE_3, 3, guild=True))),
    "next age": (AGE_1, swapped(AGE_1, 2, 19, undealt(AGE_1, 2))),
    "guilds of a later age": (AGE_1, swapped(AGE_1, 3, GUILD, undealt(AGE_1, 3, guild=True))),
    "order of the removed tokens": (AGE_1, {**AGE_1, "removed": AGE_1["removed"][::-1]}),
    "order of the unused wonders": (AGE_1, {**AGE_1, "draft": [*AGE_1["draft"][:8], *AGE_1["draft"][:7:-1]]}),
}


@pytest.mark.parametrize(("truth", "other"), SECRETS.values(), ids=SECRETS)
def test_R11_4_secrets_cannot_be_told_apart(truth: Json, other: Json) -> None:
    assert truth != other
    for seat in EVERYBODY:
        assert everything_known(load(truth), seat) == everything_known(load(other), seat)


def draft_of(wonders: list[str], picks: int) -> Json:
    position = fresh(2).position()
    first = position["first_player"]
    order = [first, 1 - first, 1 - first, first, 1 - first]
    for pick in range(picks):
        position["cities"][order[pick]]["unbuilt"].append(wonders[pick])
    position["frames"] = [{"decision": "draft_wonder", "seat": order[picks], "number": picks}]
    return {**position, "draft": wonders}


ALL_WONDERS = list(WONDER)


@pytest.mark.parametrize("picks", range(4))
def test_R11_4_the_second_four_wonders_are_hidden_during_the_first(picks: int) -> None:
    other = [*ALL_WONDERS[:4], *ALL_WONDERS[:3:-1]]
    for seat in EVERYBODY:
        truth = load(draft_of(ALL_WONDERS, picks))
        assert everything_known(truth, seat) == everything_known(load(draft_of(other, picks)), seat)


def test_R11_4_refusals_do_not_tell_a_face_down_card_from_an_undealt_one() -> None:
    state = load(AGE_1)
    face_down = AGE_1["structures"][0][9]
    later = AGE_1["structures"][1][0]
    for card in (face_down, undealt(AGE_1, 1), later, undealt(AGE_1, 2)):
        for action in (f"build {card}", f"discard {card}", f"wonder appian_way {card}"):
            refusal = refused(state, action)
            assert (refusal.rule, refusal.code) == ("R3.2", "not_visible")


def test_R11_4_face_down_cards_have_no_price() -> None:
    for slot in seen(load(AGE_2)).structure:
        assert (slot.quote is None) == (slot.card is None) == (slot.slot in FACE_DOWN[2])


# --- the Great Library ----------------------------------------------------------------------------


def drawing() -> DuelState:
    me = City(coins=RICH, wonders=["great_library"])
    removed = ["law", "economy", "masonry", "strategy", "theology"]
    return Situation(available=["altar"], mine=me, removed=removed).load()


def test_R11_5_only_the_builder_sees_the_drawn_tokens() -> None:
    state = play(drawing(), "wonder great_library altar")
    builder = seen(state, 0)
    assert builder.library == ["economy", "law", "masonry"]
    assert builder.decision is not None
    assert len(builder.decision.actions) == 3
    for seat in (1, -1):
        view = seen(state, seat)
        assert view.library is None
        assert view.decision is not None
        assert (view.decision.kind, view.decision.seat, view.decision.actions) == ("choose_library", 0, [])


def test_R11_5_the_event_hides_the_tokens_from_others() -> None:
    for seat in EVERYBODY:
        drawn = next(
            event
            for event in told(drawing(), "wonder great_library altar", seat=seat)
            if event.kind == "library_drawn"
        )
        shown = {drawn.parts[part] for part in ("first", "second", "third")}
        assert shown == ({"law", "economy", "masonry"} if seat == 0 else {None})


def test_R11_5_the_chosen_token_becomes_public() -> None:
    state = play(drawing(), "wonder great_library altar", "library economy")
    for seat in EVERYBODY:
        assert seen(state, seat).cities[0].progress == ["economy"]
        assert seen(state, seat).library is None


def test_R11_5_imagined_draws_keep_what_the_builder_sees_and_vary_for_the_opponent() -> None:
    state = play(drawing(), "wonder great_library altar")
    random = seeded(1)
    imagined: dict[int, set[tuple[str, ...]]] = {0: set(), 1: set()}
    for seat in imagined:
        for _ in range(200):
            imagined[seat].add(tuple(sorted(state.determinize(seat, random).legal())))
    assert imagined[0] == {("library economy", "library law", "library masonry")}
    assert len(imagined[1]) == 10


def drawn(order: str) -> Json:
    """The Great Library has drawn its tokens, which lay in that order."""
    position = play(drawing(), "wonder great_library altar").position()
    return {**position, "removed": [position["removed"][int(place)] for place in order]}


@pytest.mark.parametrize(
    ("order", "seats"), [("21034", (0, 1, -1)), ("01243", (0, 1, -1)), ("34012", (1, -1))]
)
def test_R11_5_the_order_of_the_tokens_and_the_draw_of_another_are_unknown(
    order: str, seats: tuple[int, ...]
) -> None:
    truth, other = load(drawn("01234")), load(drawn(order))
    for seat in seats:
        assert everything_known(truth, seat) == everything_known(other, seat)
        for seed in range(5):
            assert truth.determinize(seat, seeded(seed)) == other.determinize(seat, seeded(seed))


# --- what can be worked out -----------------------------------------------------------------------


def test_R11_6_removed_tokens_are_public() -> None:
    state = drawing()
    for seat in EVERYBODY:
        assert seen(state, seat).progress_removed == ["economy", "law", "masonry", "strategy", "theology"]


def test_R11_6_unused_wonders_are_known_after_the_second_four() -> None:
    state = load(draft_of(ALL_WONDERS, 4))
    for seed in range(20):
        imagined = state.determinize(0, seeded(seed)).position()["draft"]
        assert imagined[:8] == ALL_WONDERS[:8]


# --- imagining what is hidden ---------------------------------------------------------------------

WORLDS = 2200


def worlds(state: DuelState, seat: int = 0, count: int = WORLDS) -> list[DuelState]:
    random = seeded("worlds")
    found = []
    for _ in range(count):
        world = state.determinize(seat, random)
        assert isinstance(world, DuelState)
        found.append(world)
    return found


def assert_uniform(times: Counter[str], options: list[str], total: int) -> None:
    """Every option within five standard deviations of an equal share."""
    assert set(times) <= set(options)
    share = 1 / len(options)
    tolerance = 5 * sqrt(total * share * (1 - share))
    for option in options:
        assert abs(times[option] - total * share) < tolerance, (option, times[option], total * share)


def card_at(world: DuelState, slot: int) -> str:
    return CARDS[world.card_in(slot)].id


@pytest.mark.parametrize("data", [AGE_1, AGE_2], ids=["age 1", "age 2"])
def test_R11_7_face_down_cards_are_uniform_over_the_eleven_unseen_ones(data: Json) -> None:
    state = load(data)
    up = {slot.card for slot in seen(state).structure if slot.card}
    played = {*data["discard"]}
    unseen = [card.id for card in CARDS if card.age == state.age and card.id not in up | played]
    assert len(unseen) == 11
    imagined = worlds(state)
    for slot in FACE_DOWN[state.age]:
        assert_uniform(Counter(card_at(world, slot) for world in imagined), unseen, WORLDS)


def test_R11_7_backs_are_kept_and_each_group_is_uniform_in_age_3() -> None:
    state = load(swapped(AGE_3, 3, 9, "merchants_guild"))
    up = {slot.card for slot in seen(state).structure if slot.card}
    unseen = {
        guild: [
            card.id
            for card in CARDS
            if card.age == 3 and (card.colour == "purple") == guild and card.id not in up
        ]
        for guild in (True, False)
    }
    imagined = worlds(state)
    for slot in FACE_DOWN[3]:
        guild = CARD[state.position()["structures"][2][slot]].colour == "purple"
        assert_uniform(Counter(card_at(world, slot) for world in imagined), unseen[guild], WORLDS)


def test_R11_7_later_ages_are_dealt_anew() -> None:
    total = 600
    structures = [world.position()["structures"] for world in worlds(load(AGE_1), count=total)]
    for age, slot in ((2, 0), (2, 19)):
        cards = [card.id for card in CARDS if card.age == age]
        assert_uniform(Counter(structure[age - 1][slot] for structure in structures), cards, total)
    guilds = Counter(card for structure in structures for card in structure[2] if card.endswith("_guild"))
    assert sum(guilds.values()) == 3 * total
    assert all(abs(times - total * 3 / 7) < 5 * sqrt(total * 12 / 49) for times in guilds.values())
    first = Counter(structure[2][0] for structure in structures)
    plain = [card.id for card in CARDS if card.age == 3 and card.colour != "purple"]
    chance = 17 / 20 / 20
    assert all(abs(first[card] - total * chance) < 5 * sqrt(total * chance) for card in plain)


def test_R11_7_wonders_not_yet_revealed_are_imagined() -> None:
    state = load(draft_of(ALL_WONDERS, 2))
    drafts = [world.position()["draft"] for world in worlds(state, count=600)]
    assert all(draft[:4] == ALL_WONDERS[:4] for draft in drafts)
    assert_uniform(Counter(draft[4] for draft in drafts), ALL_WONDERS[4:], 600)


def test_R11_7_the_next_draw_of_the_great_library_is_imagined() -> None:
    state = drawing()
    draws = [world.position()["removed"] for world in worlds(state, count=600)]
    for place in range(5):
        assert_uniform(Counter(draw[place] for draw in draws), sorted(draws[0]), 600)


@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize(("truth", "other"), SECRETS.values(), ids=SECRETS)
def test_R11_7_imagination_depends_on_knowledge_alone(truth: Json, other: Json, seat: int) -> None:
    for seed in range(5):
        first = load(truth).determinize(seat, seeded(seed))
        assert first == load(other).determinize(seat, seeded(seed))


@pytest.mark.parametrize("seed", range(3))
def test_R11_7_imagined_worlds_are_legal_and_look_the_same(seed: int) -> None:
    random = seeded(seed)
    for state in random_game(seed):
        for seat in (0, 1):
            world = state.determinize(seat, random)
            assert DUEL.load(world.position()) == world
            assert to_json(world.view(seat)) == to_json(state.view(seat))


def test_R11_7_the_game_goes_on_in_an_imagined_world() -> None:
    truth = fresh(3)
    before = truth.json()
    world = truth.determinize(0, seeded(8))
    while not world.over:
        world.play(world.legal()[0])
    assert truth.json() == before


def test_R11_7_face_down_cards_of_an_open_choice_stay_unknown() -> None:
    me = City(coins=RICH, wonders=["great_library"])
    state = Situation(age=2, slots={18: "walls", 15: "forum"}, mine=me).load()
    play(state, "wonder great_library walls")
    assert decision(state) == ("choose_library", 0)
    imagined = {card_at(world, 15) for world in worlds(state, count=200)}
    assert len(imagined) == 11
