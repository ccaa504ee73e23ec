"""Positions of Innovation for the tests of its board: ``web/tests/fixtures/innovation.json``.

One position of every kind of decision and a few more, each with its legal actions. The list of demands comes
from the effects themselves.

    python tools/innovation_fixtures.py
    python tools/innovation_fixtures.py 400 many.json   # many more, for a thorough run
"""

import sys
from pathlib import Path

from board_fixtures import news, refusals
from ludopolis import game, seeded
from ludopolis.core.data import to_json
from ludopolis.core.match import Match
from ludopolis.games.innovation.effects import DOGMAS
from ludopolis.games.innovation.view import InnovationView
from ludopolis.server.games import facts_of

TARGET = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixtures" / "innovation.json"
PLAYERS = ["Anna", "Bohumil", "Cecílie", "David"]
SEEDS = 90
NEWS = 3
SPECIAL_CASES = {"collaboration", "fission", "skyscrapers"}
FULL_BOARD = 12


def seen(match: Match, seat: int) -> InnovationView:
    view = match.state.view(seat)
    assert isinstance(view, InnovationView)
    return view


def moments(match: Match) -> list[str]:
    """What this position would be a good example of."""
    view = seen(match, max(0, match.state.seat))
    if view.decision is None:
        return ["over"]
    kind = view.decision.kind
    names = [kind] if kind != "take_action" else []
    if view.executing and view.executing[-1].card in SPECIAL_CASES:
        names.append(f"{kind}-{view.executing[-1].card}")
    if len(view.executing) > 2:
        names.append("nested")
    edges = sum(len(pile.edges) for player in view.players for pile in player.board.values())
    if kind == "take_action" and edges >= FULL_BOARD:
        names.append(f"take_action-{len(view.players)}")
    return names


def position(match: Match) -> dict[str, object]:
    seat = max(0, match.state.seat)
    view = seen(match, seat)
    claims = (
        [f"achieve {age}" for age in view.achievements] if view.actions_left and not view.activated else []
    )
    return {
        "view": view,
        "actions": [] if match.state.over else match.state.legal(),
        "news": news(match, seat, NEWS),
        "refusals": refusals(match.state, claims),
    }


def source(seeds: int = SEEDS, every: bool = False) -> str:
    return written(positions(seeds, every))


def written(found: dict[str, dict[str, object]]) -> str:
    demands = {card: [effect.demand for effect in effects] for card, effects in DOGMAS.items()}
    return to_json({"facts": facts_of(game("innovation")), "demands": demands, "positions": found})


def positions(seeds: int, every: bool = False) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = {}
    for seed in range(seeds):
        random = seeded(str(seed))
        match = Match.new(game("innovation"), PLAYERS[: 2 + seed % 3], str(seed))
        while not match.state.over:
            names = [f"{seed}-{len(match.moves)}"] if every else moments(match)
            for name in names:
                if name not in found and (not every or random.below(40) == 0):
                    found[name] = position(match)
            legal = match.state.legal()
            match.play(legal[random.below(len(legal))])
        if not every and "over" not in found:
            found["over"] = position(match)
    return found


def main() -> None:
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(source(int(sys.argv[1]), every=True), encoding="utf-8")
    else:
        TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
