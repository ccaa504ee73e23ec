"""Random play: every action alike, except that questions out of turn are mostly passed."""

from collections import Counter

from ludopolis.core.contract import State
from ludopolis.core.playout import play_out, random_action
from ludopolis.core.random import seeded
from tiny_game import GAME


def reached(kind: str) -> State:
    """A position of the tiny game at which such a decision with several answers is asked."""
    random = seeded("reach")
    buffer = GAME.buffer()
    for number in range(50):
        state = GAME.new(number, 3)
        while not state.over:
            if GAME.decisions[state.kind].name == kind and len(state.actions()) > 2:
                return state
            actions = [buffer[place] for place in range(state.fill(buffer))]
            state.apply(actions[random.below(len(actions))])
    raise AssertionError(kind)


def chosen(state: State) -> Counter[int]:
    random, buffer = seeded("choose"), GAME.buffer()
    return Counter(int(random_action(state, random, buffer, GAME.interrupts)) for _ in range(800))


def test_all_actions_are_chosen_alike() -> None:
    state = reached("act")
    found = chosen(state)
    assert sorted(found) == state.actions()
    assert max(found.values()) < 1.6 * min(found.values())


def test_questions_out_of_turn_are_mostly_passed_but_not_always() -> None:
    state = reached("respond")
    found = chosen(state)
    assert sorted(found) == state.actions()
    assert 0.85 < found[GAME.actions.number("pass")] / 800 < 0.97


def test_a_game_is_played_to_its_end() -> None:
    state = GAME.new(1, 4)
    assert play_out(state, seeded("end"), GAME.buffer()) > 10
    assert state.over
