"""What the tree of a search does: many worlds, everybody for themselves, exploration, and what is kept."""

import pytest

from games.civilization.positions import flat, give_hut, jump, know, play
from ludopolis import State, game, game_ids, seeded
from ludopolis.core.search import COLDEST, Search
from ludopolis.games.duel.view import DuelView
from ludopolis.players.tree import (
    GLANCES,
    NONE,
    Tree,
    greedy_action,
    guess_of,
    let_others_answer,
    play_stretch,
)
from players.positions import about_to_win, decides_twice, middle_of


def grown(state: State, simulations: int, search: Search | None = None) -> Tree:
    tree = Tree(state, search or state.game.search, seeded("grown"))
    tree.search(simulations)
    return tree


def child_of(tree: Tree, node: int, action: int) -> int:
    return next(child for child in tree.children(node) if tree.action[child] == action)


def cards_shown(state: State) -> set[str]:
    """The cards of Duel that lie face up."""
    view = state.view(state.seat)
    assert isinstance(view, DuelView)
    return {slot.card for slot in view.structure if slot.card is not None}


def turning_up() -> tuple[State, int]:
    """A position of Duel, and an action that uncovers one or two cards."""
    state = game("duel").new("worlds")
    random = seeded("worlds")
    while True:
        for action in state.actions():
            after = state.copy()
            after.apply(action)
            if 0 < len(cards_shown(after) - cards_shown(state)) < 3:
                return state, action
        state.apply(state.actions()[random.below(len(state.actions()))])


def test_many_worlds_are_imagined() -> None:
    """The uncovered cards are not always the same ones."""
    state, action = turning_up()
    tree = grown(state, 300)
    below = tree.children(child_of(tree, tree.start, action))
    named = {state.game.actions.text(tree.action[node]).split()[-1] for node in below}
    assert len(named - cards_shown(state)) > 3


@pytest.mark.parametrize(("id", "seats"), [("duel", 2), ("innovation", 2), ("innovation", 3)])
def test_everybody_plays_for_themselves(id: str, seats: int) -> None:
    """Who can win at once is expected to do it, also by a seat that would rather not see it."""
    state = about_to_win(id, seats)
    tree = Tree(state, state.game.search, seeded("rival"))
    tree.seat = (state.seat + 1) % seats
    tree.search(200)
    after = state.copy()
    after.apply(tree.action[tree.best_child(tree.start)])
    assert after.over
    assert after.reward(state.seat) == 1


@pytest.mark.parametrize("id", game_ids())
def test_what_looks_best_is_tried_first(id: str) -> None:
    tree = grown(middle_of(id), 1)
    first = tree.best_child(tree.start)
    assert tree.visits[first] == 1
    assert tree.guess[first] == max(tree.guess[child] for child in tree.children(tree.start))


@pytest.mark.parametrize("id", game_ids())
def test_temperature_spreads_exploration(id: str) -> None:
    """With little of it, what looks best is tried most of the time."""
    state = middle_of(id)
    most = []
    for temperature in (COLDEST, 1000.0):
        tree = grown(state, 60, Search(depth=0, exploration=10.0, prior_weight=1.0, temperature=temperature))
        most.append(tree.visits[tree.best_child(tree.start)])
    assert 2 * most[0] > 3 * most[1]


@pytest.mark.parametrize("id", game_ids())
def test_the_rest_of_the_tree_is_let_go(id: str) -> None:
    state, action = decides_twice(id)
    tree = grown(state, 200)
    below = child_of(tree, tree.start, action)
    kept = {tree.action[child]: tree.visits[child] for child in tree.children(below)}
    state.apply(action)
    after = tree.after(action, state)
    legal = state.actions()
    assert {after.action[child]: after.visits[child] for child in after.children(after.start)} == {
        number: visits for number, visits in kept.items() if number in legal
    }
    assert len(after.action) < len(tree.action)


def test_what_turned_out_to_be_impossible_is_dropped() -> None:
    """Before a card of Innovation is drawn, many may be melded next; then it is known which one."""
    state = game("innovation").new("drawn")
    random = seeded("drawn")
    draw = state.game.actions.number("draw")
    while draw not in state.actions() or drawn(state, draw).seat != state.seat:
        state.apply(state.actions()[random.below(len(state.actions()))])
    tree = grown(state, 300)
    after = drawn(state, draw)
    kept = tree.after(draw, after)
    before = {tree.action[child] for child in tree.children(child_of(tree, tree.start, draw))}
    assert not before <= set(after.actions())
    assert {kept.action[child] for child in kept.children(kept.start)} == before & set(after.actions())


def drawn(state: State, draw: int) -> State:
    after = state.copy()
    after.apply(draw)
    return after


@pytest.mark.parametrize("id", game_ids())
def test_what_is_kept_is_kept_whole(id: str) -> None:
    """Every number of every node below, in the same order."""
    state, action = decides_twice(id)
    tree = grown(state, 200)
    state.apply(action)
    after = tree.after(action, state)
    old = child_of(tree, tree.start, action)
    for child in after.children(after.start):
        assert told(after, child) == told(tree, child_of(tree, old, after.action[child]))
    kept = after.children(after.start)
    assert after.visits[after.start] == sum(after.visits[child] for child in kept)
    for seat in range(after.seats):
        gains = sum(after.gains[child * after.seats + seat] for child in kept)
        assert after.gains[after.start * after.seats + seat] == pytest.approx(gains)


def told(tree: Tree, node: int) -> list[object]:
    """A node and all below it."""
    gains = [tree.gains[node * tree.seats + seat] for seat in range(tree.seats)]
    counts = (tree.action[node], tree.visits[node], tree.available[node])
    below = []
    child = tree.first_child[node]
    while child != NONE:
        below.append(told(tree, child))
        child = tree.next_sibling[child]
    return [counts, tree.guess[node], tree.weight[node], gains, below]


# --- many actions, and turns of several decisions -----------------------------------------------------

EAGER = Search(depth=0, exploration=10.0, prior_weight=1.0, temperature=1000.0)  # would try everything


def wide() -> State:
    """A position of World Wonders with many places for a road."""
    state = game("world_wonders").new("wide")
    assert len(state.actions()) > 20
    return state


def tried(tree: Tree) -> list[int]:
    return [child for child in tree.children(tree.start) if tree.visits[child]]


def test_a_wide_node_is_widened_with_its_visits() -> None:
    assert len(tried(grown(wide(), 17, EAGER))) == 17
    narrow = EAGER._replace(widest=3)
    assert len(tried(grown(wide(), 2, narrow))) == 2
    assert len(tried(grown(wide(), 22, narrow))) == 3 + 4
    assert len(tried(grown(wide(), 100, narrow))) == 3 + 9


def test_what_looks_best_is_let_in_first() -> None:
    tree = grown(wide(), 22, EAGER._replace(widest=3))
    guesses = sorted((tree.guess[child] for child in tree.children(tree.start)), reverse=True)
    assert sorted((tree.guess[child] for child in tried(tree)), reverse=True) == guesses[:7]


def kind_of(state: State) -> str:
    return state.game.decisions[state.kind].name


def buying() -> State:
    """A position of World Wonders in which something is bought that must be placed then."""
    state = wide()
    state.apply(state.actions()[0])
    decision = state.decision()
    assert decision is not None
    assert decision.kind == "buy"
    return state


def test_a_stretch_ends_when_others_decide() -> None:
    state = buying()
    seat = state.seat
    state.apply(state.actions()[0])
    bought = state.copy()
    assert bought.seat == seat
    play_stretch(state, seat, state.game.buffer(), 20)
    assert state.seat != seat
    play_stretch(bought, 1 - seat, state.game.buffer(), 20)
    assert bought.seat == seat


def test_those_who_choose_together_do_not_keep_a_guess_waiting() -> None:
    state = game("civilization").new("together")
    let_others_answer(state, state.seat)
    assert kind_of(state) == "choose_civilization"  # one's own choice is left to oneself
    seat = state.seat
    state.apply(state.actions()[0])
    assert (state.seat, kind_of(state)) == (1 - seat, "choose_civilization")
    let_others_answer(state, seat)
    assert kind_of(state) != "choose_civilization"


def test_a_guess_goes_on_as_if_those_asked_out_of_turn_passed() -> None:
    table = flat("china", "china")
    know(table, 1, "writing")
    give_hut(table, 1, "hut_spy")
    play(jump(table, "city"), "city 1")
    arts = table.game.actions.number("arts")
    answered = table.copy()
    answered.apply(arts)
    assert (answered.seat, kind_of(answered)) == (1, "respond")
    let_others_answer(answered, 0)
    assert (answered.seat, kind_of(answered)) == (0, "city")
    assert guess_of(table, arts, 0) == answered.estimate(0) > table.estimate(0)


def test_a_stretch_takes_what_looks_best() -> None:
    """Of few actions exactly that; of many it looks at some only."""
    state = wide()
    buffer = state.game.buffer()
    guesses = {action: guess_of(state, action, state.seat) for action in state.actions()}
    assert guesses[greedy_action(state, buffer, len(buffer))] == max(guesses.values())
    seen = list(guesses.values())[:: -(-len(guesses) // GLANCES)]
    assert guesses[greedy_action(state, buffer, GLANCES)] == max(seen)


@pytest.mark.parametrize("widest", [0, 3])
def test_the_tree_plays_stretches_for_what_was_let_in(widest: int) -> None:
    state = buying()
    tree = grown(state, 4, EAGER._replace(stretch=3, widest=widest))
    world = state.determinize(state.seat, seeded("guess"))
    blind = {
        child
        for child in tree.children(tree.start)
        if tree.guess[child] == guess_of(world, tree.action[child], state.seat)
    }
    let_in = {child for child in tree.children(tree.start) if tree.stretch and tree.admitted[child]}
    assert set(tree.children(tree.start)) - blind == let_in
    assert bool(let_in) == bool(widest)


@pytest.mark.parametrize("widest", [0, 3])
def test_a_position_is_judged_when_its_stretch_is_over(widest: int) -> None:
    state = buying()
    seat = state.seat
    state.apply(state.actions()[0])
    assert state.seat == seat
    tree = Tree(state, Search(depth=0, stretch=20, widest=widest), seeded("judged"))
    tree.judge(state)
    assert (state.seat != seat) == bool(widest)
    assert list(tree.judgement) == [state.estimate(each) for each in range(state.seats)]
