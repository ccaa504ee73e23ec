"""Positions of Duel for the tests of its board: ``web/tests/fixtures/duel.json``.

One position of every kind of decision and a few more, each with its legal actions and with what is foreseen
of one action of each kind.
"""

from pathlib import Path

from board_fixtures import news, refusals
from ludopolis import game, seeded
from ludopolis.core.contract import State
from ludopolis.core.data import to_json
from ludopolis.core.foresight import Foresight
from ludopolis.core.match import Match
from ludopolis.core.random import Random
from ludopolis.games.duel.view import DuelView
from ludopolis.server.games import facts_of

TARGET = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixtures" / "duel.json"
PLAYERS = ["Anna", "Bohumil"]
SEEDS = 60
NEWS = 3


def seen(match: Match, seat: int) -> DuelView:
    view = match.state.view(seat)
    assert isinstance(view, DuelView)
    return view


def moments(match: Match) -> list[str]:
    """What this position would be a good example of."""
    view = seen(match, max(0, match.state.seat))
    if view.result is not None:
        return [f"end-{view.result.end}"]
    assert view.decision is not None
    if view.decision.kind != "play_card":
        return [view.decision.kind]
    left = len(view.structure)
    standing = sum(wonder.built_with is not None for city in view.cities for wonder in city.wonders)
    tokens = {token for city in view.cities for token in city.progress}
    return [
        f"age-{view.age}-{'start' if left > 15 else 'middle' if left > 5 else 'end'}",
        *([f"wonders-{standing}"] if standing in (6, 7) else []),
        *(["last-card"] if left == 1 else []),
        *sorted(f"owned-{token}" for token in tokens & {"economy", "strategy", "theology", "urbanism"}),
    ]


def foresights(state: State) -> dict[str, Foresight]:
    by_verb = {action.split()[0]: action for action in reversed(state.legal())}
    return {action: state.foresee(state.seat, [action]) for action in by_verb.values()}


def eager(legal: list[str], random: Random) -> str:
    """Build where possible, wonders first now and then, so that games grow rich."""
    wonders = [action for action in legal if action.startswith("wonder")]
    built = [action for action in legal if not action.startswith(("wonder", "discard"))]
    chosen = wonders if wonders and random.below(3) == 0 else built or legal
    return chosen[random.below(len(chosen))]


def position(match: Match) -> dict[str, object]:
    seat = max(0, match.state.seat)
    view = seen(match, seat)
    return {
        "view": view,
        "actions": [] if match.state.over else match.state.legal(),
        "news": news(match, seat, NEWS),
        "foresights": {} if match.state.over else foresights(match.state),
        "refusals": refusals(
            match.state, [f"build {slot.card}" for slot in view.structure if slot.available]
        ),
    }


def source(seeds: int = SEEDS) -> str:
    return written(positions(seeds))


def written(found: dict[str, dict[str, object]]) -> str:
    return to_json({"facts": facts_of(game("duel")), "positions": found})


def positions(seeds: int) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for seed in range(seeds):
        match = Match.new(game("duel"), PLAYERS, f"board {seed}")
        random = seeded(f"board {seed}")
        while True:
            for moment in moments(match):
                if moment not in found:
                    found[moment] = position(match)
            if match.state.over:
                break
            match.play(eager(match.state.legal(), random))
    return found


def main() -> None:
    TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
