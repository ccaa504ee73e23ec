"""The balance lab: many games between bots, and what the winners had.

from ludopolis.players.stats import Plan, gather, summarize

plan = Plan("duel", ("greedy",), games=1000)
for component in summarize(plan, gather(plan)).components:
    print(component.id, component.win_rate, component.interval)
"""

from ludopolis.players.stats.collection import gather
from ludopolis.players.stats.plan import Plan
from ludopolis.players.stats.summary import Statistics, summarize
from ludopolis.players.stats.tally import Tally

__all__ = ["Plan", "Statistics", "Tally", "gather", "summarize"]
