"""What bots have to reach in Innovation."""

from contests import Contest, curve, highest, ladder, many

CONTESTS = [
    Contest("innovation-greedy", "innovation", ("mcts:1000", "greedy"), 100, 0.9),
    Contest("innovation-random", "innovation", ("greedy", "random"), 100, 0.9),
    *many("innovation", "innovation", "mcts:1000", 60),
    *curve("innovation", 100),
    *ladder("innovation"),
    *highest("innovation", "greedy", 100, 0.9),
    *many("innovation-level-5", "innovation", "level:5", 12),
]
