"""Positions for the tests of the World Wonders board: ``web/tests/fixtures/world_wonders.json``.

    python tools/world_wonders_fixtures.py             # a few positions of every kind
    python tools/world_wonders_fixtures.py 40 OUT.json # all that come up in 40 games, for a thorough check

With each position come the outcomes of some placements: what the city has afterwards.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludopolis import State, game
from ludopolis.core.data import to_json
from ludopolis.core.match import Match

GAME = game("world_wonders")
TARGET = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixtures" / "world_wonders.json"
NAMES = ["Anna", "Bohumil", "Cecílie", "David", "Eva"]
FEW_GAMES = 14
FEW_POSITIONS = 22
TRIED = 4  # placements of a position


def games(count: int) -> Iterator[Match]:
    """Games with every number of players and every option."""
    for number in range(count):
        seats = number % len(NAMES) + 1
        yield Match.new(
            GAME,
            NAMES[:seats],
            f"board {number}",
            map_side="ab"[number % 2],
            track_side="ab"[number // 2 % 2],
            common_goals=number % 3 > 0,
            solo_difficulty=("easy", "hard")[number // 5 % 2],
        )


def moments(match: Match, dice: random.Random) -> Iterator[Match]:
    """The same match after each move."""
    while True:
        yield match
        if match.state.over:
            return
        match.play(eager(match.state.legal(), dice))


def eager(legal: list[str], dice: random.Random) -> str:
    """Monuments and tiles before roads and loans, so that cities grow; no bot, so that a cleverer bot does
    not change the positions."""
    for verb in ("monument", "build"):
        wanted = [action for action in legal if action.startswith(verb)]
        if wanted and dice.random() < 0.5:
            return dice.choice(wanted)
    return dice.choice(legal)


def seen(state: State, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(to_json(state.view(seat)))
    return view


def position(state: State, dice: random.Random) -> dict[str, Any]:
    view = seen(state, max(0, state.seat))
    return {"view": view, "outcomes": outcomes(state, view, dice)}


def outcomes(state: State, view: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """What the city has after some placements of a last piece."""
    if view["placing"] is None or sum(view["placing"]["pieces"]) > 1:
        return {}
    found = {}
    for action in dice.sample(state.legal(), min(TRIED, len(state.legal()))):
        after = state.copy()
        after.play(action)
        city = seen(after, view["seat"])["cities"][view["decision"]["seat"]]
        found[action] = {part: city[part] for part in ("resources", "population", "score")}
    return found


def kind(view: dict[str, Any]) -> str:
    """Positions of the same kind test the same thing."""
    decision = view["decision"]
    if decision is None:
        return f"over {len(view['cities'])}"
    item = (view["placing"] or {"item": ""})["item"]
    shape = item.split("_")[0] if item[2:3] == "_" else item
    return f"{decision['kind']} {shape or len(view['cities'])}"


def purchase() -> dict[str, Any]:
    """A tile bought and placed, with the position before, between and after."""
    for match in moments(Match.new(GAME, NAMES[:2], "purchase"), random.Random(1)):
        bought = [action for action in match.state.legal() if action.startswith("build")]
        if len(match.moves) > 12 and bought:
            break
    seat = match.state.seat
    before = seen(match.state, seat)
    match.play(bought[0])
    after, place = seen(match.state, seat), match.state.legal()[-1]
    match.play(place)
    return {
        "before": before,
        "buy": bought[0],
        "after": after,
        "place": place,
        "done": seen(match.state, seat),
    }


def chosen_positions(count: int, thorough: bool) -> dict[str, dict[str, Any]]:
    dice = random.Random(7)
    chosen: dict[str, dict[str, Any]] = {}
    for number, match in enumerate(games(count)):
        for moment in moments(match, random.Random(number)):
            if not moment.state.over and dice.random() > 0.15:
                continue
            found = position(moment.state, dice)
            key = f"{number} {len(moment.moves)}" if thorough else kind(found["view"])
            if thorough or len(chosen) < FEW_POSITIONS or key.startswith(("over", "choose", "place_start")):
                chosen.setdefault(key, found)
    return chosen


def source(count: int = FEW_GAMES, thorough: bool = False) -> str:
    chosen = chosen_positions(count, thorough)
    data = {"positions": list(chosen.values()), "purchase": purchase()}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(source(int(sys.argv[1]), thorough=True), encoding="utf-8")
    else:
        TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
