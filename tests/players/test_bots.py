import pytest

from ludopolis import LudopolisError, State, game, game_ids, seeded
from ludopolis.core.build import compiled
from ludopolis.core.data import Result
from ludopolis.core.match import Match
from ludopolis.players import Bot, Mcts, Perspective, make_bot, move_limit, play_to_end
from ludopolis.players.levels import Careless


def middle_of(id: str, decisions: int = 30) -> State:
    state = game(id).new("middle")
    random = seeded("middle")
    for _ in range(decisions):
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    return state


def play(id: str, names: list[str], seed: str) -> Match:
    match = Match.new(game(id), names, seed)
    play_to_end(match, [make_bot(name) for name in names], seeded(seed))
    return match


@pytest.mark.parametrize("id", game_ids())
def test_a_perspective_shows_what_the_seat_sees(id: str) -> None:
    state = middle_of(id)
    seen = Perspective(state, seeded("seen"))
    assert seen.game is state.game
    assert seen.seat == state.seat
    assert seen.actions == state.actions()
    assert seen.view == state.view(state.seat)
    assert seen.imagine().view(seen.seat) == seen.view


@pytest.mark.parametrize("id", game_ids())
def test_a_perspective_does_not_hold_the_true_position(id: str) -> None:
    state = middle_of(id)
    seen = Perspective(state, seeded("seen"))
    held = [value for value in vars(seen).values() if isinstance(value, State)]
    assert held
    assert all(value is not state and value != state for value in held)


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("name", ["random", "greedy", "level:1"])
def test_the_same_seed_gives_the_same_game(id: str, name: str) -> None:
    first, second = (play(id, [name, name], "again") for _ in range(2))
    assert first.moves == second.moves


@pytest.mark.parametrize("name", ["greedy", "mcts:8"])
def test_players_who_think_do_not_run_in_circles_for_ever(name: str) -> None:
    """In some games of Innovation each repeats what changes nothing, because everything else looks worse."""
    state = middle_of("innovation", 48)
    patience = state.game.search.patience
    early, late = (
        {make_bot(name).choose(Perspective(state, seeded(f"{seed}"), number)) for seed in range(60)}
        for number in (patience, patience + 1)
    )
    assert early < late <= set(state.actions())


def test_a_search_has_its_own_patience() -> None:
    state = middle_of("innovation", 48)
    impatient = state.game.search._replace(patience=3)
    patient, chosen = (
        {Mcts(8, search=search).choose(Perspective(state, seeded(f"{seed}"), 4)) for seed in range(60)}
        for search in (None, impatient)
    )
    assert patient < chosen


def test_a_choice_left_to_chance_is_not_explained() -> None:
    state = middle_of("innovation")
    bots = [Mcts(2) for _ in range(60)]
    for seed, bot in enumerate(bots):
        bot.choose(Perspective(state, seeded(f"{seed}"), state.game.search.patience + 1))
    assert {bot.explanation(1) is None for bot in bots} == {True, False}


@pytest.mark.parametrize("id", game_ids())
def test_greedy_beats_random(id: str) -> None:
    """Both seats in turn; a coin would win 15 of 16 games once in four thousand times.

    The plain build plays the same games, only slower, so that fewer of them must do.
    """
    games = 16 if compiled() else 6
    wins = 0
    for number in range(games):
        names = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        result = play(id, names, f"beats {number}").state.result()
        assert result is not None
        wins += result.winners == [names.index("greedy")]
    assert wins >= games - 1


def test_unknown_bots_are_explained() -> None:
    with pytest.raises(LudopolisError, match="did you mean 'greedy'"):
        make_bot("gready")
    with pytest.raises(LudopolisError, match="there are: random, greedy, flat, mcts, level"):
        make_bot("xyzzy")


class Fragile(Bot):
    """Plays a few decisions, then raises an error, and another one when it is closed."""

    def __init__(self, decisions: int) -> None:
        self.left = decisions
        self.closed: list[Result | None] = []

    def choose(self, seen: Perspective) -> int:
        if not self.left:
            raise RuntimeError("out of ideas")
        self.left -= 1
        return seen.actions[0]

    def close(self, result: Result | None = None) -> None:
        self.closed.append(result)
        raise RuntimeError("cannot let go")


def test_bots_are_closed_with_the_result() -> None:
    bots = [Fragile(100), Fragile(100)]
    match = Match.new(game("duel"), ["one", "two"], "closed")
    with pytest.raises(RuntimeError, match="cannot let go"):
        play_to_end(match, bots, seeded("closed"))
    assert match.state.over
    assert [bot.closed for bot in bots] == [[match.state.result()]] * 2


def test_bots_are_closed_when_one_fails() -> None:
    bots = [Fragile(3), Fragile(3)]
    with pytest.raises(RuntimeError):
        play_to_end(Match.new(game("duel"), ["one", "two"], "closed"), bots, seeded("closed"))
    assert [bot.closed for bot in bots] == [[None]] * 2


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(LudopolisError, match="2 seats need as many bots, but there are 1"):
        play_to_end(Match.new(game("duel"), seed=1), [make_bot("random")], seeded("one"))


def test_a_game_that_bots_never_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_limit, "TIMES", 5 / game("duel").most_decisions)
    with pytest.raises(LudopolisError, match="never end their game: 5 decisions so far"):
        play("duel", ["random", "random"], "endless")


def test_a_careless_bot_closes_the_one_it_plays_like() -> None:
    closed: list[Result | None] = []

    class Listening(Bot):
        def close(self, result: Result | None = None) -> None:
            closed.append(result)

    result = Result("civilian", [1, 2], [])
    Careless(Listening(), 50).close(result)
    assert closed == [result]
