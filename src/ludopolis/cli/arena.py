"""``ludopolis arena``."""

import re
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from ludopolis.cli.app import FINE, INTERRUPTED
from ludopolis.cli.arena_table import print_summary
from ludopolis.cli.bots import named_bot
from ludopolis.cli.errors import WrongUsage
from ludopolis.cli.files import check_writable, write_file
from ludopolis.cli.output import console, error_console, print_json
from ludopolis.cli.parameters import (
    AsJson,
    GameId,
    GameOptions,
    Lang,
    ReportFile,
    check_processes,
    read_game_options,
)
from ludopolis.cli.words import chosen_language
from ludopolis.core.registry import game as find_game
from ludopolis.players.arena import (
    Job,
    Outcome,
    Plan,
    ResultsFile,
    Runner,
    Summary,
    contest,
    schedule,
    summarize,
)
from ludopolis.players.arena.plan import DEFAULT_GAMES, DEFAULT_SEED
from ludopolis.players.arena.report import report_page
from ludopolis.players.arena.results import Found
from ludopolis.players.arena.runners import local_runner
from ludopolis.players.arena.words import Words
from ludopolis.players.cores import cores

OPPONENT = "greedy"


def arena(
    game: GameId,
    /,
    *bots: Annotated[str, Parameter(help="Who plays; a bot may be named twice.")],
    bot: Annotated[
        list[str] | None,
        Parameter(help="Who plays, too; can be repeated.", negative="", consume_multiple=False),
    ] = None,
    games: Annotated[int, Parameter(help="Games of each pair (or group) of bots.")] = DEFAULT_GAMES,
    seats: Annotated[int | None, Parameter(help="How many sit at a table; left out: two.")] = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = DEFAULT_SEED,
    option: GameOptions = None,
    limit: Annotated[
        float | None, Parameter(help="Seconds a bot has for a decision; left out: as long as it takes.")
    ] = None,
    processes: Annotated[
        int | None, Parameter(help="How many games at a time; left out: one a core.")
    ] = None,
    cluster: Annotated[bool, Parameter(negative="", help="Play on a Ray cluster.")] = False,
    results: Annotated[
        Path | None,
        Parameter(help="The file of results, which is also where the arena goes on; left out: a file here."),
    ] = None,
    report: ReportFile = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play against each other: seats rotated, paired deals, results with intervals."""
    named = (*bots, *(bot or []))
    plan = _plan(game, named, games, seats, seed, option or [], limit)
    runner = _runner(processes, cluster)
    show = _Show(plan, ResultsFile(results or _default_file(plan)), chosen_language(lang))
    if report is not None:
        check_writable(report)
    if len(named) == 1:
        show.say("opponent-line", bot=plan.bots[0], opponent=OPPONENT)
    outcomes = show.played(runner)
    if outcomes is None:
        show.interrupted(as_json)
        return INTERRUPTED
    show.finish(summarize(plan, outcomes), report, as_json)
    return FINE


def _plan(
    id: str,
    bots: tuple[str, ...],
    games: int,
    seats: int | None,
    seed: str,
    options: list[str],
    limit: float | None,
) -> Plan:
    count = find_game(id).check_seats(seats)
    if games < 1:
        raise WrongUsage(f"--games cannot be {games}: choose at least 1")
    if len(bots) == 1:
        bots += (OPPONENT,) * (count - 1)
    plan = Plan(id, bots, games, count, seed, read_game_options(options), limit)
    plan.check()
    for bot in dict.fromkeys(bots):
        named_bot(bot).close()  # refuses a bot that does not exist before anybody plays
    return plan


def _runner(processes: int | None, cluster: bool) -> Runner:
    if cluster:
        if processes is not None:
            raise WrongUsage("--processes and --cluster exclude each other: the cluster knows its cores")
        from ludopolis.players.arena.cluster import Cluster

        return Cluster()
    check_processes(processes)
    return local_runner(processes or cores())


def _default_file(plan: Plan) -> Path:
    """arena-duel-greedy-random.jsonl"""
    words = "-".join([plan.game, *plan.bots])
    return Path(f"arena-{re.sub(r'[^A-Za-z0-9.]+', '-', words)[:120].strip('-.')}.jsonl")


class _Show:
    """Tells how it goes on the error stream, and what came out on the output."""

    def __init__(self, plan: Plan, results: ResultsFile, language: str) -> None:
        self.plan = plan
        self.results = results
        self.words = Words(language, find_game(plan.game))
        self.total = plan.rounds * plan.seats * len(plan.groups)
        self.errors = error_console()
        self.played_games = dict.fromkeys(plan.names, 0)
        self.wins = dict.fromkeys(plan.names, 0.0)
        self.outcomes: dict[Job, Outcome] = {}

    def say(self, id: str, **arguments: int | str) -> None:
        self.errors.print(Text(self.words(id, **arguments)), soft_wrap=True)

    def played(self, runner: Runner) -> list[Outcome] | None:
        """All outcomes, with a bar and the running score; None if somebody interrupted it."""
        if self.plan.games % self.plan.seats:
            self.say("rounded-line", games=self.plan.rounds * self.plan.seats, seats=self.plan.seats)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[score]}"),
        )
        try:
            with Progress(
                *columns, console=self.errors, transient=True, disable=not self.errors.is_terminal
            ) as progress:
                task = progress.add_task(self.plan.game, total=self.total, score="")

                def watch(outcome: Outcome) -> None:
                    self.count(outcome)
                    progress.update(task, completed=len(self.outcomes), score=self.score())

                return contest(
                    self.plan, runner=runner, results=self.results, found=self.tell_found, watch=watch
                )
        except KeyboardInterrupt:
            return None

    def count(self, outcome: Outcome) -> None:
        self.outcomes[outcome.job] = outcome
        for name, reward in zip(outcome.job.names, outcome.rewards, strict=True):
            self.played_games[name] += 1
            self.wins[name] += reward

    def score(self) -> str:
        """The running win rates, in the order the bots were named."""
        rates = [f"{name} {self.wins[name] / max(1, self.played_games[name]):.0%}" for name in self.wins]
        return "  ".join(rates).replace("[", r"\[")

    def tell_found(self, found: Found) -> None:
        file = str(self.results.path)
        if found.outcomes:
            self.say("found-line", file=file, found=len(found.outcomes), games=self.total)
        if found.others:
            self.say("others-line", file=file, count=found.others)
        if found.damaged:
            self.say("damaged-line", file=file)

    def interrupted(self, as_json: bool) -> None:
        """Show what is known so far; a program must not take it for the whole."""
        played = [self.outcomes[job] for job in schedule(self.plan) if job in self.outcomes]
        if played and not as_json:
            print_summary(console(), summarize(self.plan, played), self.words)
        self.say("interrupted-line", count=len(played), games=self.total, file=str(self.results.path))

    def finish(self, summary: Summary, report: Path | None, as_json: bool) -> None:
        if report is not None:
            write_file(report, report_page(summary, self.words.language))
        if as_json:
            print_json(summary)
        else:
            print_summary(console(), summary, self.words)
        self.say("results-line", file=str(self.results.path))
        if report is not None:
            self.say("report-line", file=str(report))
