"""Hidden information, choices and chance, nested execution (R10 - R12)."""

from collections.abc import Callable

import pytest

from games.innovation.positions import (
    INNOVATION,
    NOBODY,
    acting,
    board,
    choices,
    decision,
    hand,
    kinds,
    one,
    pile,
    play,
    player,
    position,
    refused,
    score,
    seen,
    supply,
    table,
    told,
)
from ludopolis.core.contract import State
from ludopolis.core.data import Event
from ludopolis.core.match import Match
from ludopolis.core.random import seeded


def names(state: State, seat: int, owner: int, zone: str = "hand") -> list[str | None]:
    """The cards of a zone as a seat sees them."""
    view = seen(state, seat).players[owner]
    return [card.card for card in (view.hand if zone == "hand" else view.score)]


def cards(events: list[Event], kind: str) -> list[object]:
    return [event.parts["card"] for event in events if event.kind == kind]


def test_R10_1_others_see_the_backs_of_hand_and_score_pile() -> None:
    state = table(player("oars", hand=["tools", "coal"], score=["optics"]), NOBODY)
    for seat, known in ((0, True), (1, False), (-1, False)):
        view = seen(state, seat).players[0]
        assert [(card.age, card.card) for card in view.hand] == [
            (1, "tools" if known else None),
            (5, "coal" if known else None),
        ]
        assert [(card.age, card.card) for card in view.score] == [(3, "optics" if known else None)]
        assert view.points == 3


@pytest.mark.parametrize(
    ("public", "seat", "seen_cards"),
    [(False, 1, [None, None]), (False, -1, [None, None]), (True, 1, ["archery", "oars"])],
)
def test_R14_11_covered_cards_are_hidden_but_for_their_edges(
    public: bool, seat: int, seen_cards: list[str | None]
) -> None:
    mine = player("oars", "archery", "optics", splay={"red": "right"})
    state = table(mine, NOBODY, options={"covered_cards_public": public})
    view = seen(state, seat).players[0].board["red"]
    assert (view.top, view.size, view.splay, view.covered) == ("optics", 3, "right", seen_cards)
    assert [sorted(edge) for edge in view.edges] == [["castle", "lightbulb"], ["castle", "crown"]]
    assert seen(state, 0).players[0].board["red"].covered == ["archery", "oars"]


def test_R10_1_nobody_sees_supply_or_achievements() -> None:
    data = table(player("oars", achievements=[3]), NOBODY)
    text = str(seen(data, 0))
    assert "achievements=[3]" in text
    assert not any(card in text for card in data.position()["achievements"])
    assert seen(data, 0).achievements == [1, 2, 4, 5, 6, 7, 8, 9]


def test_R10_1_a_draw_shows_others_only_the_age() -> None:
    def drawn(seat: int) -> list[Event]:
        return told(table(player("oars"), NOBODY, supply={1: ["tools"]}), "draw", seat=seat)

    assert cards(drawn(0), "drew") == ["tools"]
    assert (cards(drawn(1), "drew"), cards(drawn(-1), "drew")) == ([None], [None])
    state = play(table(player("oars"), NOBODY, supply={1: ["tools"]}), "draw")
    assert (names(state, 0, 0), names(state, 1, 0)) == (["tools"], [None])


def test_R10_1_scores_and_returns_from_the_hand_show_only_the_age() -> None:
    def events(seat: int) -> list[Event]:
        state = table(player("perspective", hand=["oars", "tools"]), NOBODY)
        return told(state, "dogma perspective", "choose oars", seat=seat)

    assert (cards(events(0), "returned"), cards(events(0), "scored")) == (["oars"], ["tools"])
    assert (cards(events(1), "returned"), cards(events(1), "scored")) == ([None], [None])


def test_R10_1_a_card_leaving_a_board_is_seen() -> None:
    state = table(player("oars", "coal"), NOBODY, supply={5: ["statistics"]})
    events = told(state, "dogma coal", "stop", "choose coal", seat=1)
    assert cards(events, "scored_open") == ["coal", "oars"]
    assert names(state, 1, 0, "score") == ["oars", "coal"]


def test_R10_1_a_revealed_card_stays_known() -> None:
    state = play(table(player("metalworking"), NOBODY, supply={1: ["sailing"]}), "dogma metalworking")
    assert names(state, 1, 0) == names(state, -1, 0) == ["sailing"]


def test_R10_1_a_known_card_is_forgotten_when_one_of_its_age_leaves_unseen() -> None:
    mine = player("agriculture", hand=["tools", "sailing", "coal"])
    state = table(mine, NOBODY, known={"tools": [1], "coal": [1]})
    assert names(state, 1, 0) == ["tools", None, "coal"]
    play(state, "dogma agriculture", "choose sailing")
    assert names(state, 1, 0) == [None, "coal"]


def test_R10_1_a_known_card_that_leaves_alone_of_its_age_is_still_known() -> None:
    state = table(player("philosophy", hand=["tools", "coal"]), NOBODY, known={"coal": [1]})
    play(state, "dogma philosophy", "choose coal")
    assert names(state, 1, 0, "score") == ["coal"]


def test_R10_1_when_all_cards_of_an_age_move_none_is_forgotten() -> None:
    state = table(
        player("stem_cells", hand=["tools", "sailing"]), NOBODY, known={"tools": [1], "sailing": [1]}
    )
    play(state, "dogma stem_cells", "accept")
    assert names(state, 1, 0, "score") == ["sailing", "tools"]


def test_R10_1_the_order_of_a_secret_return_is_not_known() -> None:
    def returned(*order: str) -> State:
        state = table(player("physics"), NOBODY, supply={6: ["canning", "democracy", "emancipation"]})
        return play(state, "dogma physics", *(f"choose {card}" for card in order))

    one_way, other_way = returned("canning", "democracy"), returned("democracy", "canning")
    assert supply(one_way, 6) != supply(other_way, 6)
    imagined = [state.determinize(1, seeded(7)).json() for state in (one_way, other_way)]
    assert imagined[0] == imagined[1]


def test_R10_2_giver_and_receiver_know_a_transferred_card() -> None:
    def state() -> State:
        return table(player("archery"), player(hand=["coal"]), player("oars"))

    for seat, known in ((0, "coal"), (1, "coal"), (2, None), (-1, None)):
        events = told(state(), "dogma archery", seat=seat)
        assert cards(events, "transferred") == [known]
    assert names(play(state(), "dogma archery"), 0, 0) == ["coal"]
    assert names(play(state(), "dogma archery"), 1, 0) == ["coal"]
    assert names(play(state(), "dogma archery"), 2, 0) == [None]


def test_R10_1_a_card_leaving_the_hand_openly_keeps_what_others_know() -> None:
    known = {"tools": [1], "sailing": [1]}
    state = table(player("oars", hand=["tools", "sailing"]), NOBODY, known=known)
    assert names(play(state, "meld sailing"), 1, 0) == ["tools"]


def test_R10_1_a_revealed_card_that_is_scored_stays_known() -> None:
    mine = player("metalworking", hand=["tools"])
    state = table(mine, NOBODY, supply={1: ["oars", "clothing"]}, known={"tools": [1]})
    play(state, "dogma metalworking")
    assert (names(state, 1, 0, "score"), names(state, 1, 0)) == (["oars"], ["clothing", "tools"])


def test_R10_1_a_transfer_onto_a_board_is_seen_by_all() -> None:
    state = table(player("collaboration"), NOBODY, supply={9: ["fission", "ecology"]})
    events = told(state, "dogma collaboration", "choose ecology")
    assert cards(events, "transferred_open") == ["ecology"]


def test_R10_2_both_sides_of_an_exchange_stay_known() -> None:
    known = {"sailing": [2], "clothing": [2]}
    state = table(
        player("machinery", hand=["sailing"]), player(hand=["clothing"]), player("agriculture"), known=known
    )
    play(state, "dogma machinery")
    assert (names(state, 2, 0), names(state, 2, 1)) == (["clothing"], ["sailing"])


def test_R10_2_an_exchange_of_whole_hands_keeps_what_others_know() -> None:
    swapped = ["clothing", "code_of_laws", "sailing"]
    known = {card: [2] for card in swapped}
    state = table(player("machinery"), player(hand=swapped), player("agriculture"), known=known)
    play(state, "dogma machinery")
    assert (hand(state), names(state, 2, 0)) == (swapped, swapped)


def test_R10_3_own_covered_cards_and_score_pile_are_open() -> None:
    state = table(player("oars", "archery", score=["tools"]), NOBODY)
    assert one(state).board["red"].covered == ["oars"]
    assert names(state, 0, 0, "score") == ["tools"]


def test_R10_4_an_imagined_world_agrees_with_what_a_seat_sees() -> None:
    state = table(
        player("oars", hand=["tools", "coal"], score=["optics"]),
        player("sailing", hand=["archery", "banking"], score=["paper"]),
    )
    for seat in (0, 1, -1):
        worlds = [state.determinize(seat, seeded(seed)) for seed in range(5)]
        assert all(world.view(seat) == state.view(seat) for world in worlds)
        assert len({str(hand(world, 0) + hand(world, 1)) for world in worlds}) > 1
        assert len({str(supply(world, 7)) for world in worlds}) > 1


def test_R10_4_an_imagined_world_depends_on_knowledge_alone() -> None:
    one_world = table(player("oars", hand=["tools"]), player(hand=["archery"]), supply={1: ["sailing"]})
    other = table(player("oars", hand=["tools"]), player(hand=["sailing"]), supply={1: ["archery"]})
    assert one_world.determinize(0, seeded(3)).json() == other.determinize(0, seeded(3)).json()


@pytest.mark.parametrize("shown", [False, True])
def test_R10_5_a_hand_without_a_fitting_card_is_told(shown: bool) -> None:
    state = table(player("oars"), player(hand=["tools"]), options={"reveal_on_failed_demand": shown})
    events = kinds(state, "dogma oars", "stop")
    assert ("unable" in events, "hand_shown" in events) == (True, shown)
    assert names(state, 0, 1) == (["tools"] if shown else [None])


def test_R14_12_a_player_who_cannot_obey_shows_the_hand_with_the_option() -> None:
    options = {"reveal_on_failed_demand": True}
    state = table(player("oars"), player(hand=["tools", "pottery"]), options=options)
    play(state, "dogma oars", "stop")
    assert names(state, 0, 1) == ["pottery", "tools"]


@pytest.mark.parametrize("card", ["refrigeration", "composites"])
def test_R14_12_a_demand_for_no_card_is_no_failure(card: str) -> None:
    state = table(player(card), player(hand=["oars"]), options={"reveal_on_failed_demand": True})
    events = kinds(state, f"dogma {card}")
    assert ("hand_shown" in events, names(state, 0, 1)) == (False, [None])


# --- choices and chance ---------------------------------------------------------------------------


def test_R11_1_only_the_shuffles_are_chance() -> None:
    match = Match.new(INNOVATION, ["Alice", "Bob"], seed=1)
    kinds_of_chance = [INNOVATION.chances[entry.kind].name for entry in match.chances(0)]
    assert kinds_of_chance == [*(f"age_{age}" for age in range(1, 11)), "generator"]
    while match.state.decision() is not None and len(match.moves) < 6:
        match.play(match.state.legal()[0])
    assert [match.chances(move) for move in range(1, len(match.moves) + 1)] == [[]] * len(match.moves)


def test_R11_2_the_executing_player_chooses() -> None:
    state = table(player("domestication"), player("oars", hand=["tools", "sailing"]))
    play(state, "dogma domestication")
    assert (decision(state), choices(state)) == (("choose_card", 1), {"choose tools", "choose sailing"})
    assert refused(state, "choose coal").rule == "R11.2"


def test_R14_9_owners_break_ties_among_their_own_cards() -> None:
    state = table(player("medicine", score=["oars", "archery"]), player(score=["ai"]))
    assert decision(play(state, "dogma medicine")) == ("choose_card", 0)


def test_R11_4_the_random_card_depends_on_the_generator() -> None:
    data = position(player("rocketry"), player(score=["oars", "tools", "sailing"]))
    left = {
        tuple(score(play(INNOVATION.load(data | {"random": seeded(seed).words()}), "dogma rocketry"), 1))
        for seed in range(20)
    }
    assert len(left) == 3


def test_R14_10_a_face_down_card_is_chosen_by_owner_and_age() -> None:
    state = table(player("rocketry"), player(score=["oars", "tools", "coal"]))
    assert choices(play(state, "dogma rocketry")) == {"value 1", "value 5"}
    assert refused(state, "value 2").rule == "R11.4"
    play(state, "value 1")
    assert len(score(state, 1)) == 2
    assert "coal" in score(state, 1)


def test_R11_5_the_order_of_returns_matters_within_an_age() -> None:
    state = table(player("railroad", hand=["oars", "coal"]), NOBODY)
    assert acting(play(state, "dogma railroad"))
    state = table(player("railroad", hand=["oars", "tools", "coal"]), NOBODY)
    assert decision(play(state, "dogma railroad")) == ("choose_card", 0)


def test_R11_6_a_single_possibility_is_taken_at_once() -> None:
    state = table(player("domestication", hand=["tools"]), NOBODY)
    assert (acting(play(state, "dogma domestication")), pile(state, "blue")) == (True, ["tools"])


def test_R11_7_two_colours_are_different_and_values_go_to_10() -> None:
    state = play(table(player("empiricism"), NOBODY), "dogma empiricism")
    assert len(choices(state)) == 5
    play(state, "colour red")
    assert (refused(state, "colour red").rule, len(choices(state))) == ("R11.7", 4)
    state = play(table(player("mass_media", hand=["oars"]), NOBODY), "dogma mass_media", "choose oars")
    assert choices(state) == {f"value {value}" for value in range(1, 11)}


ASKED: dict[str, Callable[[], State]] = {
    "initial_meld": lambda: INNOVATION.new(1, 2),
    "take_action": lambda: table(player("oars"), NOBODY),
    "accept": lambda: play(table(player("stem_cells", hand=["oars"]), NOBODY), "dogma stem_cells"),
    "choose_card": lambda: play(table(player("tools", hand=["optics"]), NOBODY), "dogma tools"),
    "choose_back": lambda: play(table(player("rocketry"), player(score=["oars", "coal"])), "dogma rocketry"),
    "choose_colour": lambda: play(table(player("empiricism"), NOBODY), "dogma empiricism"),
    "choose_value": lambda: play(
        table(player("mass_media", hand=["oars"]), NOBODY), "dogma mass_media", "choose oars"
    ),
    "choose_player": lambda: play(
        table(player("rocketry"), player(score=["oars"]), player(score=["coal"])), "dogma rocketry"
    ),
    "choose_branch": lambda: play(table(player("evolution"), NOBODY), "dogma evolution"),
    "rearrange": lambda: play(
        table(player("tools", "publications"), NOBODY), "dogma publications", "colour blue"
    ),
}


@pytest.mark.parametrize("kind", ASKED)
def test_R11_8_every_decision_belongs_to_one_player_and_survives_a_round_trip(kind: str) -> None:
    state = ASKED[kind]()
    asked = state.decision()
    assert asked is not None
    assert (asked.kind, asked.seat) == (kind, 0)
    other = seen(state, 1).decision
    assert other is not None
    assert (other.kind, other.actions) == (kind, [])
    loaded = INNOVATION.load(state.json())
    assert (loaded.json(), loaded.legal(), loaded.view(0)) == (state.json(), state.legal(), state.view(0))
    for action in state.legal():
        one_way, other_way = state.copy(), INNOVATION.load(state.json())
        one_way.play(action)
        other_way.play(action)
        assert one_way.json() == other_way.json()


def test_R11_8_wrong_answers_are_refused_with_their_rule() -> None:
    assert refused(ASKED["take_action"](), "accept").rule == "R4.1"
    assert refused(ASKED["accept"](), "draw").rule == "R5.6"
    assert refused(ASKED["choose_player"](), "player 0").rule == "R11.2"
    assert refused(ASKED["rearrange"](), "choose coal").rule == "R13.25"


def test_R13_25_publications_shows_the_same_icons_after_a_round_trip() -> None:
    state = table(player("tools", "calendar", "publications"), NOBODY)
    play(state, "dogma publications", "colour blue", "choose tools")
    assert INNOVATION.load(state.json()).view(0) == state.view(0)
    assert INNOVATION.load(state.json()).view(1) == state.view(1)


# --- nested execution -----------------------------------------------------------------------------


def test_R12_1_nobody_shares_a_nested_card() -> None:
    state = table(player("self_service", "writing"), player("tools", "philosophy"), supply={2: ["calendar"]})
    play(state, "dogma self_service")
    assert (hand(state), hand(state, 1)) == (["calendar"], [])


def test_R12_1_demands_of_a_nested_card_are_skipped() -> None:
    state = table(player("self_service", "archery"), player(hand=["coal"]))
    play(state, "dogma self_service")
    assert (hand(state), hand(state, 1)) == ([], ["coal"])


def test_R12_1_all_share_effects_follow_each_other() -> None:
    mine = player("self_service", "pottery", hand=["oars"])
    state = table(mine, NOBODY, supply={1: ["tools", "sailing"]})
    play(state, "dogma self_service", "choose oars")
    assert (score(state), hand(state)) == (["tools"], ["sailing"])


def test_R12_2_others_can_be_targets_of_a_nested_card() -> None:
    state = table(player("self_service", "rocketry"), player(score=["oars"]))
    assert score(play(state, "dogma self_service"), 1) == []


def test_R12_3_a_nested_card_gives_no_free_draw() -> None:
    assert "bonus" not in kinds(
        table(player("self_service", "writing"), player("tools")), "dogma self_service"
    )


def nested() -> State:
    """Computers melds Robotics, which melds Self Service, which carries out a card with a choice."""
    mine = player("computers", "agriculture", hand=["oars", "tools"])
    return table(mine, NOBODY, supply={3: ["paper"], 10: ["robotics", "self_service", "stem_cells"]})


def test_R12_4_a_nested_card_may_nest_another() -> None:
    state = play(nested(), "dogma computers")
    assert [(step.card, step.effect) for step in seen(state).executing] == [
        ("computers", 2),
        ("robotics", 1),
        ("self_service", 1),
    ]
    assert choices(state) == {"choose computers", "choose agriculture", "choose robotics"}
    play(state, "choose agriculture", "choose oars")
    assert (acting(state), bottom_of(state, 1)) == (True, "oars")
    assert board(state)["red"] == ["robotics"]
    assert len(score(state)) == 1


def bottom_of(state: State, age: int) -> str:
    return supply(state, age)[-1]


def test_R12_4_a_copy_and_a_round_trip_play_on_in_the_middle_of_nested_cards() -> None:
    state = play(nested(), "dogma computers", "choose agriculture")
    loaded = INNOVATION.load(state.json())
    copied = state.copy()
    for other in (loaded, copied):
        assert (other.json(), other.legal(), other.view(0)) == (state.json(), state.legal(), state.view(0))
        play(other, "choose tools")
    assert loaded.json() == copied.json()
    assert decision(state) == ("choose_card", 0)
    play(state, "choose tools")
    assert state.json() == loaded.json()


def test_R12_4_a_round_trip_in_the_middle_of_a_demand() -> None:
    def demanded() -> State:
        state = table(
            player("medicine", score=["oars", "archery"]),
            player(score=["ai", "robotics"]),
            player(score=["coal"]),
        )
        return play(state, "dogma medicine", "choose ai")

    state, loaded = demanded(), INNOVATION.load(demanded().json())
    assert seen(loaded).vulnerable == [1, 2]
    for other in (state, loaded):
        play(other, "choose oars")
    assert state.json() == loaded.json()
    assert (score(state, 1), score(state, 2), score(state)) == (
        ["oars", "robotics"],
        ["archery"],
        ["ai", "coal"],
    )


@pytest.mark.parametrize(("card", "drawn"), [("oars", 1), ("gunpowder", 0), ("the_pirate_code", 0)])
def test_R12_5_the_demand_of_a_nested_card_moved_nothing(card: str, drawn: int) -> None:
    opponent = player("archery", hand=["sailing"], score=["clothing"])
    state = table(player("self_service", card), opponent)
    play(state, "dogma self_service")
    assert (len(hand(state)), score(state), acting(state)) == (drawn, [], True)
    assert (hand(state, 1), score(state, 1), board(state, 1)) == (
        ["sailing"],
        ["clothing"],
        {"red": ["archery"]},
    )


def test_R14_14_nothing_was_moved_due_to_the_demand_of_a_nested_card() -> None:
    state = table(player("self_service", "vaccination"), player(score=["oars"]))
    play(state, "dogma self_service")
    assert board(state) == {"yellow": ["vaccination"], "green": ["self_service"]}


def test_R12_6_self_service_must_carry_out_another_top_card() -> None:
    state = play(table(player("self_service", "writing", "oars"), NOBODY), "dogma self_service")
    assert choices(state) == {"choose writing", "choose oars"}
    assert acting(play(table(player("self_service"), NOBODY), "dogma self_service"))


def test_R14_23_nested_democracy_counts() -> None:
    state = table(player("self_service", "democracy", hand=["oars"]), NOBODY, supply={8: ["flight"]})
    assert score(play(state, "dogma self_service", "choose oars")) == ["flight"]


def test_R14_19_the_czech_name_of_fission() -> None:
    state = table(player("fission"), NOBODY)
    assert "Jaderná fúze" in state.label("dogma fission", "cs")


def test_E51_a_turn_with_four_players() -> None:
    state = table(
        player("compass", "banking", "calendar", "evolution", splay={"blue": "right"}),
        player("chemistry"),
        player("clothing", "mapmaking"),
        player("optics"),
        only={5: ["coal", "physics"]},
        supply={6: ["canning"]},
    )
    assert one(state).icons == {"castle": 0, "crown": 2, "leaf": 1, "lightbulb": 3, "factory": 1, "clock": 0}
    play(state, "dogma banking")
    assert (pile(state, "blue"), board(state, 1), score(state, 1)) == (
        ["chemistry", "evolution", "calendar"],
        {},
        ["coal"],
    )
    assert (decision(state), choices(state)) == (("choose_colour", 2), {"colour green", "stop"})
    play(state, "colour green")
    assert decision(state) == ("choose_colour", 0)
    events = kinds(state, "colour green")
    assert events.count("bonus") == 1
    assert hand(state) == ["physics"]
    assert one(state).icons == {"castle": 0, "crown": 3, "leaf": 1, "lightbulb": 3, "factory": 3, "clock": 0}
    play(state, "draw")
    assert hand(state) == ["canning", "physics"]
    assert acting(state, 1, 2)


def test_R16_5_positions_that_differ_in_hidden_cards_look_the_same() -> None:
    def asked(theirs: str, next_card: str) -> State:
        state = table(player("oars", hand=["tools"]), player(hand=[theirs]), supply={1: [next_card]})
        assert state.legal() == ["draw", "meld tools", "dogma oars"]
        return state

    assert asked("archery", "sailing").view(0) == asked("sailing", "archery").view(0)


def test_R2_2_achievements_are_never_known() -> None:
    data = position(player("ai", score=["robotics"]), NOBODY)
    state = play(INNOVATION.load(data), "achieve 1")
    assert not any(card in str(state.view(seat)) for seat in (0, 1, -1) for card in data["achievements"])
    assert state.position()["achievements"] == data["achievements"]
