"""Tournaments between bots: a schedule of games, the games, their results, honest statistics, a report.

from ludopolis.players.arena import Plan, contest, summarize

plan = Plan("duel", ("greedy", "random"), games=100)
print(summarize(plan, contest(plan)).players)
"""

from ludopolis.players.arena.contest import contest
from ludopolis.players.arena.job import Fault, Job, Makers, Outcome, play
from ludopolis.players.arena.plan import Plan, schedule
from ludopolis.players.arena.results import ResultsFile
from ludopolis.players.arena.runners import InProcess, Processes, Runner
from ludopolis.players.arena.summary import Player, Summary, summarize

__all__ = [
    "Fault",
    "InProcess",
    "Job",
    "Makers",
    "Outcome",
    "Plan",
    "Player",
    "Processes",
    "ResultsFile",
    "Runner",
    "Summary",
    "contest",
    "play",
    "schedule",
    "summarize",
]
