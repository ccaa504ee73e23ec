"""What bots have to reach in World Wonders."""

from contests import Contest, curve, highest, ladder, many

CONTESTS = [
    Contest("world_wonders-greedy", "world_wonders", ("mcts:1000", "greedy"), 100, 0.8),
    Contest("world_wonders-random", "world_wonders", ("greedy", "random"), 100, 0.9),
    *many("world_wonders", "world_wonders", "mcts:1000", 60),
    *curve("world_wonders", 40),
    *ladder("world_wonders"),
    *highest("world_wonders", "greedy", 100, 0.9),
    *many("world_wonders-level-5", "world_wonders", "level:5", 12),
]
