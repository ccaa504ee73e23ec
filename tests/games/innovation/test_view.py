"""What the view tells besides the table itself, so that nobody who draws it has to know the rules."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from games.innovation.positions import NOBODY, Player, decision, one, play, player, seen, table, told
from ludopolis import State, game
from ludopolis.games.innovation.scoring import earns, special_has, special_needs
from ludopolis.games.innovation.state import Table
from ludopolis.games.innovation.tables import SPECIALS
from ludopolis.games.innovation.view import InnovationView

GAMES = 9
DECISIONS = 150


@cache
def positions() -> list[State]:
    """Positions of random games with every number of players and both ways to count for Monument."""
    found = []
    for seed in range(GAMES):
        counting = ("separate", "combined")[seed % 2]
        state = game("innovation").new(f"view {seed}", 2 + seed % 3, monument_counting=counting)
        chance = Random(seed)
        for _ in range(DECISIONS):
            if state.over:
                break
            found.append(state.copy())
            state.play(chance.choice(state.legal()))
    return found


def turns() -> Iterator[tuple[State, InnovationView]]:
    """Those in which an action is chosen, as the player on turn sees them."""
    for state in positions():
        if decision(state)[0] == "take_action":
            yield state, seen(state, state.seat)


# --- drawing and achievements ---------------------------------------------------------------------


def test_R4_2_the_draw_is_the_one_that_comes() -> None:
    for state, view in turns():
        draw = view.players[view.seat].draw
        drew = next(event for event in told(state.copy(), "draw") if event.kind in ("drew", "no_cards_left"))
        assert drew.parts.get("age") == draw.age


def test_R7_1_an_empty_pile_gives_way_to_the_next_and_the_last_ends_the_game() -> None:
    higher = table(player("compass"), NOBODY, only={3: []})
    assert (one(higher).draw.value, one(higher).draw.age) == (3, 4)
    assert (one(higher, 1).draw.value, one(higher, 1).draw.age) == (1, 1)
    last = table(player("software"), NOBODY, only={10: []})
    assert (one(last).draw.value, one(last).draw.age) == (10, None)


def test_R4_5_a_claim_lacks_nothing_exactly_if_it_is_legal() -> None:
    legal = 0
    for state, view in turns():
        claims = {claim.age: claim for claim in view.age_claims}
        assert list(claims) == view.achievements
        for age, claim in claims.items():
            possible = claim.points_lacking[view.seat] == 0 and view.seat not in claim.top_lacking
            assert possible == (f"achieve {age}" in state.legal())
            legal += possible
    assert legal > 0


def test_R4_5_a_claim_says_what_everybody_lacks() -> None:
    rich = player("compass", score=["alchemy", "paper", "printing_press"])
    claims = {claim.age: claim for claim in seen(table(rich, player("tools"))).age_claims}
    assert (claims[2].points_lacking, claims[2].top_lacking) == ([0, 10], [1])
    assert (claims[3].points_lacking, claims[3].top_lacking) == ([5, 15], [1])
    assert (claims[4].points_lacking, claims[4].top_lacking) == ([10, 20], [0, 1])


# --- special achievements -------------------------------------------------------------------------


def progress(state: State, special: str) -> tuple[int, list[int]]:
    claim = next(claim for claim in seen(state).special_claims if claim.special == special)
    return claim.needed, claim.has


def test_R8_2_who_has_enough_earns_it() -> None:
    """Also of those that are taken: nobody else keeps one that is available and earned."""
    earned = 0
    for state in positions():
        assert isinstance(state, Table)
        for seat in range(state.seats):
            for special in range(SPECIALS):
                enough = special_has(state, seat, special) >= special_needs(special)
                assert enough == earns(state, seat, special)
                earned += enough
    assert earned > 0


def test_R8_2_what_each_counts() -> None:
    state = table(player("tools", tucked=2, scored=4), player("oars", "sailing", "writing"))
    assert progress(state, "monument") == (6, [4, 0])
    assert progress(state, "empire") == (6, [0, 1])
    clocks = player("software", "robotics", "databases")
    assert progress(table(clocks, NOBODY), "world") == (12, [7, 0])
    late = player("software", "robotics", "compass")
    assert progress(table(late, NOBODY), "universe") == (5, [2, 0])
    splays = {"blue": "right", "red": "up", "green": "left"}
    splayed = player("tools", "writing", "oars", "archery", "sailing", "the_wheel", splay=splays)
    assert progress(table(splayed, NOBODY), "wonder") == (5, [2, 0])


def test_R14_5_with_the_option_tucked_and_scored_cards_count_together() -> None:
    both = table(player("tools", tucked=2, scored=3), NOBODY, options={"monument_counting": "combined"})
    assert progress(both, "monument") == (6, [5, 0])


def test_R8_2_available_achievements_alone_are_told() -> None:
    owner = player("tools", specials=["empire"], achievements=[1])
    view = seen(table(owner, NOBODY))
    assert [claim.special for claim in view.special_claims] == view.specials
    assert "empire" not in view.specials
    assert [claim.age for claim in view.age_claims] == list(range(2, 10))


# --- activations ----------------------------------------------------------------------------------


def test_R5_2_the_foretold_roles_are_those_of_the_activation() -> None:
    started = 0
    for state, view in turns():
        for pile in view.players[view.seat].board.values():
            after = state.copy()
            events = told(after, f"dogma {pile.top}")
            now = seen(after, view.seat)
            if now.activated == pile.top:
                assert now.performers == pile.performers
                started += 1
            others = {event.parts["player"] for event in events if event.kind in ("demanded", "shares")}
            assert others <= {seat for seats in pile.performers for seat in seats}
    assert started > 20


def test_R5_3_effect_by_effect_clockwise_with_the_activating_player_last() -> None:
    oars = player("oars")
    fewer, more = player("tools", hand=["sailing", "clothing"]), player("archery")
    state = table(more, oars, fewer, player("the_wheel"), turn=1)
    assert seen(state).players[1].board["red"].performers == [[2], [3, 0, 1]]
    play(state, "dogma oars")
    assert seen(state).performers == [[2], [3, 0, 1]]


def test_R5_3_whoever_carries_out_an_effect_was_named_for_it() -> None:
    seen_running = 0
    for state in positions():
        view = seen(state, state.seat)
        if view.executing:
            outer = view.executing[0]
            assert outer.player in view.performers[outer.effect - 1]
            seen_running += 1
        else:
            assert view.performers == []
    assert seen_running > 50


def test_R11_4_cards_chosen_by_their_backs_have_an_owner() -> None:
    scores: list[Player] = [player("tools", score=["writing"]), player("oars", score=["sailing", "compass"])]
    state = table(player("rocketry"), *scores)
    play(state, "dogma rocketry", "player 2")
    assert decision(state)[0] == "choose_back"
    assert [seen(state, seat).picked_from for seat in (-1, 0, 1, 2)] == [2] * 4


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_R10_1_all_this_is_the_same_for_everybody(seat: int) -> None:
    for state in positions()[::25]:
        view, first = seen(state, seat), seen(state)
        assert (view.age_claims, view.special_claims) == (first.age_claims, first.special_claims)
        assert [one.draw for one in view.players] == [one.draw for one in first.players]
        for mine, theirs in zip(view.players, first.players, strict=True):
            assert [pile.performers for pile in mine.board.values()] == [
                pile.performers for pile in theirs.board.values()
            ]
