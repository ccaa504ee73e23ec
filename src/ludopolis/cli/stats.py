"""``ludopolis stats``."""

from typing import Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from ludopolis.cli.app import FINE, INTERRUPTED
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
from ludopolis.cli.stats_table import print_statistics
from ludopolis.cli.words import chosen_language
from ludopolis.core.registry import game as find_game
from ludopolis.players.cores import cores
from ludopolis.players.stats import Plan, Tally, gather, summarize
from ludopolis.players.stats.plan import DEFAULT_SEED
from ludopolis.players.stats.report import report_page
from ludopolis.players.stats.words import Words


def stats(
    game: GameId,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games to play.")] = 1000,
    players: Annotated[
        str, Parameter(help="The bot that plays all seats, or one a seat, as in mcts:100,greedy.")
    ] = "greedy",
    seats: Annotated[int | None, Parameter(help="The number of players; left out: as many as named.")] = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same games.")] = DEFAULT_SEED,
    option: GameOptions = None,
    processes: Annotated[int | None, Parameter(help="How many processes play; left out: one a core.")] = None,
    rows: Annotated[int, Parameter(help="How many best and worst to show of each kind; 0: all.")] = 8,
    report: ReportFile = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> int:
    """Let bots play many games, and see which components, seats and ends win."""
    plan = _plan(game, games, players, seats, seed, option or [])
    check_processes(processes)
    if rows < 0:
        raise WrongUsage(f"--rows cannot be {rows}: choose 0 or more")
    if report is not None:
        check_writable(report)
    words = Words(chosen_language(lang), find_game(game))
    tally = _gathered(plan, processes or cores(), words)
    if tally is None:
        return INTERRUPTED
    statistics = summarize(plan, tally)
    if report is not None:
        write_file(report, report_page(statistics, words.language))
    if as_json:
        print_json(statistics)
    else:
        print_statistics(console(), statistics, words, rows)
    if report is not None:
        error_console().print(Text(words("report-line", file=str(report))), soft_wrap=True)
    return FINE


def _plan(id: str, games: int, players: str, seats: int | None, seed: str, options: list[str]) -> Plan:
    game = find_game(id)
    bots = tuple(name.strip() for name in players.split(","))
    named = len(bots) if len(bots) > 1 else None
    count = game.check_seats(named if seats is None else seats)
    plan = Plan(id, bots, games, count, seed, read_game_options(options))
    plan.check()
    for bot in bots:
        named_bot(bot).close()
    return plan


def _gathered(plan: Plan, processes: int, words: Words) -> Tally | None:
    """Play with a progress bar on the error stream; None if somebody interrupted it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = error_console()
    progress = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    task = progress.add_task(words("progress", game=words.game), total=plan.games)
    try:
        with progress:
            return gather(plan, processes, lambda done: progress.update(task, completed=done))
    except KeyboardInterrupt:
        errors.print(Text(words("interrupted-line")), soft_wrap=True)
        return None
