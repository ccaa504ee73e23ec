"""What bots have to reach in Duel."""

from contests import Contest, curve, highest, ladder

CONTESTS = [
    Contest("duel-greedy", "duel", ("mcts:1000", "greedy"), 200, 0.95),
    Contest("duel-random", "duel", ("mcts:1000", "random"), 100, 1.0),
    Contest("duel-flat", "duel", ("mcts:1000", "flat:1000"), 200, 0.65),
    *curve("duel", 100),
    *ladder("duel"),
    *highest("duel", "flat:1000", 20, 0.65),
]
