"""Positions for the tests of the World Wonders board: ``web/tests/fixtures/world_wonders.json``.

    python tools/world_wonders_fixtures.py             # a few positions of every kind
    python tools/world_wonders_fixtures.py 40 OUT.json # all that come up in 40 games, for a thorough check

With each position come some looks ahead.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludopolis import IllegalAction, State, game
from ludopolis.core.data import to_json
from ludopolis.core.match import Match
from ludopolis.server.games import facts_of

GAME = game("world_wonders")
FOLDER = Path(__file__).resolve().parent.parent / "web" / "tests" / "fixtures"
TARGET = FOLDER / "world_wonders.json"
NAMES = ["Anna", "Bohumil", "Cecílie", "David", "Eva"]
FEW_GAMES = 14
FEW_POSITIONS = 22
TRIED = 1  # placements of a position


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
    return {"view": view, "looks": {} if state.over else looks(state, dice)}


def looks(state: State, dice: random.Random) -> dict[str, Any]:
    """What a bought piece covers and what some of its places bring, by the line of actions."""
    if not state.legal()[0].startswith("place "):
        return {}
    tried = dice.sample(state.legal(), min(TRIED, len(state.legal())))
    return {"; ".join(line): foreseen(state, line) for line in [[], *([action] for action in tried)]}


def foreseen(state: State, line: list[str]) -> dict[str, Any]:
    """The service's answer: the foresight, or why the line cannot be played."""
    try:
        foresight = json.loads(to_json(state.foresee(state.seat, line)))
    except IllegalAction as error:
        text = {language: GAME.texts(language).refusal(error.refusal) for language in ("cs", "en")}
        return {
            "foresight": None,
            "why": {"code": error.refusal.code, "rule": error.refusal.rule, "text": text},
        }
    return {"foresight": foresight, "why": None}


def kind(view: dict[str, Any]) -> str:
    """Positions of the same kind test the same thing."""
    decision = view["decision"]
    if decision is None:
        return f"over {len(view['cities'])}"
    item = (view["placing"] or {"item": ""})["item"]
    shape = item.split("_")[0] if item[2:3] == "_" else item
    return f"{decision['kind']} {shape or len(view['cities'])}"


def purchase() -> dict[str, Any]:
    """A tile bought and placed, with the positions and what is foreseen of some places."""
    for match in moments(Match.new(GAME, NAMES[:2], "purchase", common_goals=True), random.Random(1)):
        bought = [action for action in match.state.legal() if action.startswith("build")]
        if len(match.moves) > 12 and bought:
            break
    state, seat, buy = match.state.copy(), match.state.seat, bought[0]
    match.play(buy)
    after, places = seen(match.state, seat), match.state.legal()
    match.play(places[-1])
    lines = [[buy], *([buy, place] for place in [*places[:3], places[-1], "place p1 r0 a1"])]
    return {
        "before": seen(state, seat),
        "buy": buy,
        "after": after,
        "place": places[-1],
        "done": seen(match.state, seat),
        "looks": {"; ".join(line): foreseen(state, line) for line in lines},
    }


def written(**data: Any) -> str:
    facts = json.loads(to_json(facts_of(GAME)))
    return json.dumps({"facts": facts, **data}, ensure_ascii=False, separators=(",", ":")) + "\n"


def chosen_positions(count: int, thorough: bool) -> dict[str, dict[str, Any]]:
    dice = random.Random(7)
    chosen: dict[str, dict[str, Any]] = {}
    for number, match in enumerate(games(count)):
        for moment in moments(match, random.Random(number)):
            if not moment.state.over and dice.random() > 0.15:
                continue
            view = seen(moment.state, max(0, moment.state.seat))
            key = f"{number} {len(moment.moves)}" if thorough else kind(view)
            rare = key.startswith(("over", "choose", "place_start"))
            if key not in chosen and (thorough or rare or len(chosen) < FEW_POSITIONS):
                chosen[key] = position(moment.state, dice)
    return chosen


def source(count: int = FEW_GAMES, thorough: bool = False) -> str:
    return written(positions=list(chosen_positions(count, thorough).values()), purchase=purchase())


def main() -> None:
    if len(sys.argv) > 2:
        Path(sys.argv[2]).write_text(source(int(sys.argv[1]), thorough=True), encoding="utf-8")
    else:
        TARGET.write_text(source(), encoding="utf-8")


if __name__ == "__main__":
    main()
