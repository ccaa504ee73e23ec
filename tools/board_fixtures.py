"""Positions for whoever draws boards (``web/gallery.html``): build/fixtures/<game>-<seats>-<moves>.json.

    python tools/board_fixtures.py duel            # positions of a greedy game with every number of players
    python tools/board_fixtures.py duel 2 30 SEED  # one position, after 30 moves

The tests of the boards have fixtures of their own: make_fixtures.py.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from ludopolis import State, game, seeded
from ludopolis.core.data import to_json
from ludopolis.core.match import Match
from ludopolis.core.text import LANGUAGES
from ludopolis.players import Greedy, Perspective
from ludopolis.server import wire
from ludopolis.server.games import facts_of

FOLDER = Path(__file__).resolve().parent.parent / "build" / "fixtures"
NAMES = ["Anna", "Bohumil", "Cecílie", "David", "Eva"]
NEWS = 4
FORESEEN = 40


def played(id: str, seats: int, moves: int, seed: str) -> Match:
    match = Match.new(game(id), NAMES[:seats], seed)
    random = seeded(seed)
    while not match.state.over and len(match.moves) < moves:
        match.play(Greedy(1).choose(Perspective(match.state, random)))
    return match


def news(match: Match, seat: int, count: int = NEWS) -> list[wire.Step]:
    """The last moves as the seat saw them."""
    first = max(1, len(match.moves) - count + 1)
    return [
        wire.Step(
            number=number, seat=match.moves[number - 1].seat, at=0, events=match.step_events(seat, number)
        )
        for number in range(first, len(match.moves) + 1)
    ]


def refusals(state: State, actions: Iterable[str]) -> dict[str, wire.Why]:
    """The service's answers to those of the actions that are not legal."""
    found = {}
    for action in actions:
        if refused := state.refusal(state.game.actions.number(action)):
            text = {language: state.game.texts(language).refusal(refused) for language in LANGUAGES}
            found[action] = wire.Why(code=refused.code, rule=refused.rule, text=text)
    return found


def fixture(match: Match) -> dict[str, object]:
    state = match.state
    seat = max(0, state.seat)
    return {
        "facts": facts_of(match.game),
        "view": state.view(seat),
        "seats": [
            wire.SeatInfo(kind="person", name=name, mine=number == seat, connected=True)
            for number, name in enumerate(match.players)
        ],
        "actions": state.legal(),
        "news": news(match, seat),
        "foresights": {action: state.foresee(seat, [action]) for action in state.legal()[:FORESEEN]},
    }


def main() -> None:
    id, *rest = sys.argv[1:]
    chosen = [int(rest[0])] if rest else list(game(id).seat_counts)
    lengths = [int(rest[1])] if rest else [0, 5, 15, 30, 50, 80, 1000]
    seed = rest[2] if len(rest) > 2 else "fixture"
    FOLDER.mkdir(parents=True, exist_ok=True)
    for seats in chosen:
        for moves in lengths:
            match = played(id, seats, moves, seed)
            (FOLDER / f"{id}-{seats}-{moves}.json").write_text(to_json(fixture(match)), encoding="utf-8")


if __name__ == "__main__":
    main()
