"""Tree search: deterministic, honest, able to explain itself, and better with more thinking."""

from math import inf, nan
from typing import Any

import pytest

from ludopolis import LudopolisError, State, game, game_ids, seeded
from ludopolis.core.search import Search
from ludopolis.players import Explanation, Flat, Mcts, Perspective, make_bot, mcts
from ludopolis.players.bot import Steps, outcome
from ludopolis.players.levels import LEVELS, Careless, level, steady_seconds
from ludopolis.players.tree import Tree
from players.positions import about_to_win, decides_twice, middle_of


def thought(
    state: State, seed: str = "thought", simulations: int = 30, forecasts: int = 1
) -> tuple[int, Explanation]:
    bot = Mcts(simulations)
    choice = bot.choose(Perspective(state, seeded(seed)))
    return choice, explained(bot, forecasts)


def explained(bot: Mcts, forecasts: int = 1) -> Explanation:
    explanation = bot.explanation(forecasts)
    assert explanation is not None
    return explanation


def late_with_a_choice(id: str) -> State:
    """Late in a game of greedy players, who score something in every game, with something to choose."""
    state, random, bot = game(id).new("late"), seeded("late"), make_bot("greedy")
    positions = []
    while not state.over:
        positions.append(state.copy())
        state.apply(bot.choose(Perspective(state, random)))
    late = positions[len(positions) * 3 // 4 :]
    return next(position for position in late if len(position.actions()) > 1)


def weighted(explanation: Explanation) -> float:
    """The mean of what the actions are worth, each counted as often as it was tried."""
    return sum(found.visits * found.value for found in explanation.thoughts) / explanation.simulations


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
    assert explanation.value == pytest.approx(weighted(explanation))


@pytest.mark.parametrize("id", game_ids())
def test_the_expected_scores_are_an_average_of_finished_games(id: str) -> None:
    state = late_with_a_choice(id)
    _, explanation = thought(state)
    assert len(explanation.scores) == state.seats
    assert all(-100 < score <= 1000 for score in explanation.scores)  # thousandths in Civilization
    assert any(score > 0 for score in explanation.scores)


def test_the_expected_score_knows_who_is_ahead() -> None:
    """In a game that is nearly over, the expected scores are close to the real ones."""
    state = game("world_wonders").new("nearly over")
    random = seeded("nearly over")
    last = state.copy()
    while not state.over:
        actions = state.actions()
        last = state.copy() if len(actions) > 1 else last
        state.apply(actions[random.below(len(actions))])
    result = state.result()
    assert result is not None
    _, explanation = thought(last, forecasts=8)
    for expected, score in zip(explanation.scores, result.scores, strict=True):
        assert abs(expected - score["total"]) < 12


def test_the_expected_score_follows_the_choice() -> None:
    """A choice that ends the game leaves nothing to expect but its scores."""
    state = about_to_win()
    choice, explanation = thought(state, simulations=200, forecasts=4)
    state.apply(choice)
    result = state.result()
    assert result is not None
    assert explanation.scores == [score["total"] for score in result.scores]


def test_nothing_is_said_of_scores_without_a_forecast() -> None:
    _, explanation = thought(middle_of("duel"), forecasts=0)
    assert explanation.scores == []


def test_asking_for_an_explanation_changes_no_game() -> None:
    silent, asked = seeded("asked"), seeded("asked")
    state = middle_of("duel")
    Mcts(30).choose(Perspective(state, silent))
    bot = Mcts(30)
    bot.choose(Perspective(state, asked))
    bot.explanation()
    assert silent.words() == asked.words()


# --- the tree of the last decision ----------------------------------------------------------------


class Stubborn(Mcts):
    """Thinks, but then takes the action it was told to take."""

    def __init__(self, action: int) -> None:
        super().__init__(100)
        self.action = action

    def choose(self, seen: Perspective) -> int:
        super().choose(seen)
        self._chosen = self.action
        return self.action


@pytest.mark.parametrize("id", game_ids())
def test_thoughts_are_kept_when_the_seat_decides_again(id: str) -> None:
    state, action = decides_twice(id)
    bot = Stubborn(action)
    bot.choose(Perspective(state, seeded("again"), 7))
    assert bot.tree is not None
    kept = next(child for child in bot.tree.children(bot.tree.start) if bot.tree.action[child] == action)
    visits = sum(bot.tree.visits[child] for child in bot.tree.children(kept))
    state.apply(action)
    bot.action = state.actions()[0]
    bot.choose(Perspective(state, seeded("again"), 8))
    explanation = explained(bot)
    assert 100 < explanation.simulations <= 100 + visits
    assert {found.action for found in explanation.thoughts} == set(state.legal())
    assert sum(found.visits for found in explanation.thoughts) == explanation.simulations
    assert explanation.value == pytest.approx(weighted(explanation))


@pytest.mark.parametrize("number", [None, 7, 9])
def test_thoughts_are_dropped_when_somebody_decided_in_between(number: int | None) -> None:
    state, action = decides_twice("world_wonders")
    bot = Stubborn(action)
    bot.choose(Perspective(state, seeded("again"), 7))
    state.apply(action)
    bot.choose(Perspective(state, seeded("again"), number))
    assert explained(bot).simulations == 100


def test_thoughts_are_dropped_when_a_game_ends() -> None:
    state, action = decides_twice("world_wonders")
    bot = Stubborn(action)
    bot.choose(Perspective(state, seeded("again"), 7))
    bot.close()
    state.apply(action)
    bot.choose(Perspective(state, seeded("again"), 8))
    assert explained(bot).simulations == 100


@pytest.mark.parametrize("id", game_ids())
def test_exchanging_what_is_hidden_changes_no_kept_thought(id: str) -> None:
    state, action = decides_twice(id)
    seen = []
    for world in (state, state.determinize(state.seat, seeded("exchanged"))):
        bot = Stubborn(action)
        bot.choose(Perspective(world, seeded("kept"), 7))
        after = state.copy()
        after.apply(action)
        hidden = after if world is state else after.determinize(after.seat, seeded("exchanged"))
        bot.choose(Perspective(hidden, seeded("kept"), 8))
        seen.append(explained(bot))
    assert seen[0] == seen[1]


def test_one_bot_on_both_seats_does_not_mix_up_its_thoughts() -> None:
    bot, state, random = Mcts(30), game("innovation").new("both"), seeded("both")
    for number in range(40):
        chosen = bot.choose(Perspective(state, random, number))
        assert chosen in state.actions()
        state.apply(chosen)


class Ticking:
    """A clock that moves on by a second whenever somebody looks."""

    def __init__(self) -> None:
        self.now = 0.0
        self.looks = 0

    def perf_counter(self) -> float:
        self.looks += 1
        self.now += 1.0
        return self.now

    @property
    def spent(self) -> float:
        """Each step looks before and after, and takes a second."""
        return self.looks / 2


def test_thinking_stops_when_the_rest_of_the_time_would_hardly_change_the_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Ticking()
    monkeypatch.setattr(mcts, "time", clock)
    bot = Mcts(seconds=200.0)
    bot.choose(Perspective(about_to_win(), seeded("settled")))
    assert bot.tree is not None
    assert 20 < clock.spent < 45
    assert bot.tree.lead() > 0


def test_the_time_is_used_while_the_choice_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Ticking()
    monkeypatch.setattr(mcts, "time", clock)
    monkeypatch.setattr(mcts, "SURE", 0.001)  # no lead is ever enough
    Mcts(seconds=24.0).choose(Perspective(middle_of("duel"), seeded("open")))
    assert clock.spent == 24 / 2


def test_seconds_are_for_all_decisions_in_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes half of what is left, and at least a little; once others have decided, all is back."""
    clock = Ticking()
    monkeypatch.setattr(mcts, "time", clock)
    monkeypatch.setattr(mcts, "SURE", 0.001)
    monkeypatch.setattr(mcts, "LEAST", 3.0)
    bot, seen = Mcts(seconds=32.0), middle_of("duel")
    took = []
    for number in (7, 8, 9, 10, 11, 15, 16):
        begin = clock.spent
        bot.choose(Perspective(seen, seeded("row"), number))
        took.append(clock.spent - begin)
    assert took == [16, 8, 4, 3, 3, 16, 8]


# --- thinking in steps ----------------------------------------------------------------------------


def take_turns(*all_steps: Steps[int]) -> list[int]:
    """Let several think by turns; what each chooses."""
    chosen: dict[int, int] = {}
    while len(chosen) < len(all_steps):
        for number, steps in enumerate(all_steps):
            try:
                next(steps)
            except StopIteration as end:
                chosen.setdefault(number, end.value)
    return [chosen[number] for number in range(len(all_steps))]


@pytest.mark.parametrize("simulations", [30, 64, 90])
@pytest.mark.parametrize("id", game_ids())
def test_a_search_that_is_set_aside_finds_the_same(id: str, simulations: int) -> None:
    seen = Perspective(middle_of(id), seeded("aside"))
    at_once = Tree(seen.imagine(), seen.game.search, seen.random)
    at_once.search(simulations)
    bot, other = Mcts(simulations), Mcts(200)
    chosen, _ = take_turns(
        bot.steps(Perspective(middle_of(id), seeded("aside"))),
        other.steps(Perspective(middle_of("duel", 7), seeded("other"))),
    )
    assert bot.tree is not None
    assert list(bot.tree.visits) == list(at_once.visits)
    assert chosen == at_once.action[at_once.best_child(at_once.start)]


def test_time_that_others_think_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Ticking()
    monkeypatch.setattr(mcts, "time", clock)
    monkeypatch.setattr(mcts, "SURE", 0.001)
    left = []
    for still in Mcts(seconds=24.0).steps(Perspective(middle_of("duel"), seeded("open"))):
        left.append(still)
        clock.now += 1000.0
    assert left == list(range(11, 0, -1))


def test_the_time_left_is_told_for_simulations_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "time", Ticking())
    steps = Mcts(4 * mcts.CHUNK).steps(Perspective(middle_of("duel"), seeded("left")))
    assert list(steps) == [3, 2, 1]


def test_enough_is_enough() -> None:
    for bot in (Mcts(10**9), Mcts(seconds=10.0**9)):
        steps = bot.steps(Perspective(middle_of("duel"), seeded("enough")))
        next(steps)
        with pytest.raises(StopIteration) as end:
            steps.send(True)
        assert bot.tree is not None
        assert end.value.value == bot.tree.action[bot.tree.best_child(bot.tree.start)]


def forced(id: str) -> State:
    state = game(id).new("forced")
    random = seeded("forced")
    while len(state.actions()) > 1:
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    return state


def in_a_row(bot: Mcts, state: State, row: int) -> int:
    return outcome(bot.steps(Perspective(state, seeded("row"), 7), row))


@pytest.mark.parametrize(
    "state", [about_to_win(), forced("duel"), middle_of("duel")], ids=["won", "forced", "open"]
)
def test_how_long_it_takes_tells_nothing_where_it_must_not(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Ticking()
    monkeypatch.setattr(mcts, "time", clock)
    for row in (0, 2, 0, 4000):
        begin, bot = clock.spent, Mcts(seconds=200.0)
        assert in_a_row(bot, state, row) in state.actions()
        assert clock.spent - begin == {0: 100, 2: 25, 4000: 1}[row]
    counted = Mcts(simulations=90)
    in_a_row(counted, state, 0)
    assert counted.tree is not None
    assert counted.tree.visits[counted.tree.start] == 90


def test_the_expected_line_looks_further_than_one_action() -> None:
    _, explanation = thought(middle_of("duel"), simulations=400)
    assert len(explanation.line) > 1


def test_a_forced_move_needs_no_thinking() -> None:
    state = forced("duel")
    bot = Mcts(simulations=10**9)
    assert bot.choose(Perspective(state, seeded("forced"))) == state.actions()[0]
    assert bot.explanation() is None


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


@pytest.mark.parametrize(
    "text",
    [
        *["mcts:0", "mcts:0s", "mcts:0.0s", "mcts:x", "mcts:-5", "mcts:99999999999999999999"],
        *["flat:1.5", "level:6", "level", "greedy:3"],
    ],
)
def test_wrong_budgets_are_explained(text: str) -> None:
    with pytest.raises(LudopolisError, match=r"write|takes no number|no level"):
        make_bot(text)


@pytest.mark.parametrize(
    "budget", [{"simulations": 0}, {"simulations": -1}, {"seconds": 0}, {"seconds": -1.0}, {"seconds": nan}]
)
def test_a_search_needs_a_budget(budget: dict[str, Any]) -> None:
    with pytest.raises(LudopolisError, match="at least 1 simulation, or more than 0 seconds"):
        Mcts(**budget)


@pytest.mark.parametrize(
    "wrong",
    [
        *[Search(temperature=0.0), Search(temperature=0.001), Search(prior_weight=0.0)],
        *[Search(exploration=nan), Search(exploration=inf), Search(patience=-1)],
        *[Search(stretch=-1), Search(widest=-1)],
    ],
)
def test_settings_that_cannot_work_are_refused(wrong: Search) -> None:
    with pytest.raises(LudopolisError, match=r"temperature 0\.002 or more"):
        Mcts(search=wrong)


def test_budgets_are_read() -> None:
    timed, counted = make_bot("mcts:0.01s"), make_bot("mcts:70")
    assert isinstance(timed, Mcts)
    assert isinstance(counted, Mcts)
    assert (timed.seconds, counted.seconds, counted.simulations) == (0.01, None, 70)
    state = middle_of("duel")
    assert timed.choose(Perspective(state, seeded("time"))) in state.actions()


def test_each_level_takes_more_care_than_the_one_below() -> None:
    careless = [bot.percent for bot in map(level, LEVELS) if isinstance(bot, Careless)]
    thinking = [bot for bot in map(level, LEVELS) if isinstance(bot, Mcts)]
    assert len(careless) + len(thinking) == len(LEVELS)
    assert careless == sorted(careless, reverse=True)
    assert [bot.seconds for bot in thinking] == [None, None, 5.0]
    assert 10 < thinking[0].simulations * 5 < thinking[1].simulations < 1000


def test_only_the_strongest_level_counts_seconds() -> None:
    assert [steady_seconds(number, 0) for number in LEVELS] == [0, 0, 0, 0, 2.5]
    assert [steady_seconds(5, row) for row in (1, 2, 3, 4, 10**6)] == [1.25, 0.625, 0.3125, 0.2, 0.2]
