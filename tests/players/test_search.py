"""Tree search: deterministic, honest, able to explain itself, and better with more thinking."""

import pytest

from ludopolis import LudopolisError, State, game, game_ids, seeded
from ludopolis.players import Explanation, Flat, Mcts, Perspective, make_bot


def middle_of(id: str, decisions: int = 25) -> State:
    """A position with a choice, some decisions into a random game."""
    state = game(id).new("search")
    random = seeded("search")
    while decisions > 0 or len(state.actions()) < 2:
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
        decisions -= 1
    return state


def thought(state: State, seed: str = "thought", simulations: int = 30) -> tuple[int, Explanation]:
    bot = Mcts(simulations)
    choice = bot.choose(Perspective(state, seeded(seed)))
    explanation = bot.explanation()
    assert explanation is not None
    return choice, explanation


@pytest.mark.parametrize("id", game_ids())
def test_the_same_seed_gives_the_same_thoughts(id: str) -> None:
    state = middle_of(id)
    assert thought(state) == thought(state)


@pytest.mark.parametrize("id", game_ids())
def test_exchanging_what_is_hidden_changes_no_thought(id: str) -> None:
    for decisions in (5, 30):
        state = middle_of(id, decisions)
        for number in range(2):
            other = state.determinize(state.seat, seeded(f"other {number}"))
            assert thought(other) == thought(state)


@pytest.mark.parametrize("id", game_ids())
def test_an_explanation_adds_up(id: str) -> None:
    state = middle_of(id)
    choice, explanation = thought(state)
    legal = state.legal()
    assert explanation.simulations == 30
    assert sum(found.visits for found in explanation.thoughts) == 30
    assert {found.action for found in explanation.thoughts} == set(legal)
    visits = [found.visits for found in explanation.thoughts]
    assert visits == sorted(visits, reverse=True)
    assert explanation.thoughts[0].action == explanation.line[0] == state.game.actions.text(choice)
    assert all(0 <= found.value <= 1 for found in explanation.thoughts)
    mean = sum(found.visits * found.value for found in explanation.thoughts) / 30
    assert explanation.value == pytest.approx(mean)


def test_the_expected_line_looks_further_than_one_action() -> None:
    _, explanation = thought(middle_of("duel"), simulations=400)
    assert len(explanation.line) > 1


def test_a_forced_move_needs_no_thinking() -> None:
    state = game("duel").new("forced")
    random = seeded("forced")
    while len(state.actions()) > 1:
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    bot = Mcts(simulations=10**9)
    assert bot.choose(Perspective(state, seeded("forced"))) == state.actions()[0]
    assert bot.explanation() is None


def about_to_win() -> State:
    """A position in which one of several actions wins the game at once."""
    for number in range(1000):
        state = game("duel").new(f"win {number}")
        random = seeded(f"win {number}")
        while not state.over:
            for action in state.actions():
                after = state.copy()
                after.apply(action)
                if after.over and after.reward(state.seat) == 1 and len(state.actions()) > 3:
                    return state
            actions = state.actions()
            state.apply(actions[random.below(len(actions))])
    raise AssertionError("no such position was found")


@pytest.mark.parametrize("bot", [Mcts(200), Flat(400)], ids=lambda bot: bot.name)
def test_a_win_at_once_is_taken(bot: Mcts | Flat) -> None:
    state = about_to_win()
    after = state.copy()
    after.apply(bot.choose(Perspective(state, seeded("win"))))
    assert after.over
    assert after.reward(state.seat) == 1


@pytest.mark.parametrize("seats", [1, 3, 4, 5])
def test_any_number_of_players(seats: int) -> None:
    state = game("world_wonders").new("many", seats)
    choice = Mcts(8).choose(Perspective(state, seeded("many")))
    assert choice in state.actions()


@pytest.mark.parametrize("text", ["mcts:0", "mcts:x", "mcts:-5", "flat:1.5", "level:6", "level", "greedy:3"])
def test_wrong_budgets_are_explained(text: str) -> None:
    with pytest.raises(LudopolisError, match=r"write|takes no number|no level"):
        make_bot(text)


def test_a_time_budget_is_kept_roughly_and_always_answers() -> None:
    state = middle_of("duel")
    bot = make_bot("mcts:0.01s")
    assert bot.choose(Perspective(state, seeded("time"))) in state.actions()
