"""Random games: there is always a decision, no action is listed twice, and nothing is lost or doubled."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.civilization import conservation
from games.civilization.positions import asked, named_action, random_game
from ludopolis.core.random import Random, seeded
from ludopolis.games.civilization.actions import DONE, OFFER, PASS, PASS_PHASE, REJECT
from ludopolis.games.civilization.game import GAME, CivilizationState

GAMES = [
    (2, {}),
    (2, {"two_player_removal": False, "trading": False}),
    (3, {"investments": False}),
    (3, {"social_policies": False, "civilizations": "free"}),
    (4, {"relics": False, "civilizations": "random"}),
    (5, {}),
]


def is_idle(action: int) -> bool:
    """Passing, and what belongs to offers."""
    return action in (DONE, PASS, PASS_PHASE) or OFFER <= action <= REJECT


def step(table: CivilizationState, random: Random) -> None:
    """A random action, mostly one that does something."""
    buffer = vec[i64]([0] * GAME.most_actions)
    actions = [buffer[place] for place in range(table.fill(buffer))]
    assert actions, f"{asked(table)}: nothing to choose from"
    assert len({*actions}) == len(actions), f"{asked(table)}: {sorted(map(named_action, actions))}"
    busy = [action for action in actions if not is_idle(action)]
    if busy and random.below(100) < 85:
        actions = busy
    table.apply(actions[random.below(len(actions))])


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_R1_4_nothing_is_lost_or_doubled(seats: int, options: dict[str, object]) -> None:
    table = random_game(seats, f"random {seats}", turn_limit=8, **options)
    random = seeded(f"random {seats} {sorted(options)}")
    while not table.over:
        step(table, random)
        conservation.check(table)
    assert table.result() is not None
