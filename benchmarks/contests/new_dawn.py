"""What bots have to reach in A New Dawn. Level 5 has a tenth of its time here: a contest lasts minutes."""

from contests import Contest, curve, fair

HALF_A_SECOND = "mcts:0.5s"
LEVELS = ("level:1", "level:2", "level:3", "level:4", HALF_A_SECOND)
SURPLUS = 1.5  # times its share that one bot of a level wins among bots of the level below


def among(seats: int) -> list[Contest]:
    """One bot of each level among bots of the level below."""
    return [
        Contest(
            f"new_dawn-level-{lower + 1}-{seats}-seats",
            "new_dawn",
            (LEVELS[lower], *[LEVELS[lower - 1]] * (seats - 1)),
            12 if LEVELS[lower] == HALF_A_SECOND else 10 * seats,
            SURPLUS / seats,
        )
        for lower in range(1, len(LEVELS))
    ]


CONTESTS = [
    Contest("new_dawn-random", "new_dawn", ("greedy", "random"), 100, 0.9),
    Contest("new_dawn-greedy", "new_dawn", ("level:4", "greedy"), 100, 0.9),
    *(
        Contest(f"new_dawn-level-{upper}", "new_dawn", (f"level:{upper}", f"level:{upper - 1}"), 60, 0.7)
        for upper in (2, 3, 4)
    ),
    Contest("new_dawn-level-5", "new_dawn", (HALF_A_SECOND, "level:4"), 20, 0.7),
    Contest("new_dawn-level-5-greedy", "new_dawn", (HALF_A_SECOND, "greedy"), 20, 0.95),
    fair("new_dawn-stretch", "new_dawn", (HALF_A_SECOND, "python:contests.searches:OneDecision"), 20),
    *among(3),
    *among(4),
    *curve("new_dawn", 40),
]
