"""What bots have to reach in Civilization. Games are long, so there are few of them."""

from contests import Contest, curve

CONTESTS = [
    Contest("civilization-random", "civilization", ("greedy", "random"), 40, 0.9),
    Contest("civilization-greedy", "civilization", ("level:4", "greedy"), 20, 0.9),
    *(
        Contest(
            f"civilization-level-{upper}", "civilization", (f"level:{upper}", f"level:{upper - 1}"), 20, 0.7
        )
        for upper in (2, 3, 4)
    ),
    *curve("civilization", 20),
]
