"""How long World Wonders needs to list every legal place of a piece on a half-full map; prints JSON."""

import json
import time

from ludopolis import State, game, seeded
from ludopolis.core.build import compiled

GAME = game("world_wonders")
HALF = 72
PIECES = ("l3", "i3", "t4", "s4", "p5", "h6", "long_road", "short_roads", "tower")
REPEATS = 2000


def half_full(number: int) -> State | None:
    """A position of a random game whose player is about to buy on a map half covered."""
    random = seeded(f"half {number}")
    state = GAME.new(f"half {number}")
    while not state.over:
        if state.decision() is not None and _covered(state) >= HALF and _asks_to_buy(state):
            return state
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    return None


def _covered(state: State) -> int:
    city = state.position()["cities"][state.seat]
    return sum(len(placed["cells"]) for placed in city["objects"])


def _asks_to_buy(state: State) -> bool:
    decision = state.decision()
    return decision is not None and decision.kind == "buy"


def timings() -> dict[str, list[tuple[float, int]]]:
    """For each piece: microseconds and number of places, on several maps."""
    found: dict[str, list[tuple[float, int]]] = {piece: [] for piece in PIECES}
    buffer = GAME.buffer()
    for number in range(20):
        state = half_full(number)
        for text in state.legal() if state is not None else []:
            piece = text.removeprefix("build ").split("_")[0] if text.startswith("build") else text
            if state is None or piece not in found:
                continue
            placing = state.copy()
            placing.play(text)
            start = time.perf_counter()
            for _ in range(REPEATS):
                count = placing.fill(buffer)
            found[piece].append(((time.perf_counter() - start) / REPEATS * 1e6, count))
    return found


def main() -> None:
    report = {
        piece: {
            "maps": len(measured),
            "mean_microseconds": round(sum(time for time, _ in measured) / len(measured), 2),
            "worst_microseconds": round(max(time for time, _ in measured), 2),
            "mean_places": round(sum(count for _, count in measured) / len(measured), 1),
        }
        for piece, measured in timings().items()
        if measured
    }
    print(json.dumps({"compiled": compiled(), "half_full_map": report}, indent=2))


if __name__ == "__main__":
    main()
