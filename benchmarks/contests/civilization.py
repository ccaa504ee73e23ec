"""What bots have to reach in Civilization. Games are long, so level 5 has a tenth of its time here."""

from contests import Contest, curve

HALF_A_SECOND = "mcts:0.5s"

CONTESTS = [
    Contest("civilization-random", "civilization", ("greedy", "random"), 100, 0.98),
    Contest("civilization-greedy", "civilization", ("level:4", "greedy"), 60, 0.9),
    *(
        Contest(
            f"civilization-level-{upper}", "civilization", (f"level:{upper}", f"level:{upper - 1}"), 40, 0.7
        )
        for upper in (2, 3, 4)
    ),
    Contest("civilization-level-5", "civilization", (HALF_A_SECOND, "level:4"), 20, 0.7),
    *curve("civilization", 20),
]
