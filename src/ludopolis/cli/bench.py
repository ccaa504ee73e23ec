"""``ludopolis bench``."""

import time
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludopolis.cli.errors import WrongUsage
from ludopolis.cli.output import console, error_console, print_json
from ludopolis.cli.parameters import AsJson, GameId
from ludopolis.core.contract import Game
from ludopolis.core.registry import game as find_game
from ludopolis.players.bench import Speed, measure


def bench(
    game: GameId,
    /,
    *,
    seconds: Annotated[float, Parameter(help="How long to play random games.")] = 5.0,
    seats: Annotated[int | None, Parameter(help="The number of players.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the engine is: one core, random games and the tree search."""
    chosen = find_game(game)
    if not 0 < seconds <= 3600:
        raise WrongUsage(f"--seconds cannot be {seconds:g}: choose more than 0 and at most 3600")
    chosen.check_seats(seats)
    if as_json:
        print_json(measure(chosen, seats, seconds))
        return
    _print(console(), _measured_with_bar(chosen, seats, seconds))


def _measured_with_bar(game: Game, seats: int | None, seconds: float) -> Speed:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=error_console(), transient=True) as progress:
        task = progress.add_task(f"measuring {game.id}", total=seconds)
        start = time.perf_counter()
        return measure(
            game, seats, seconds, lambda: progress.update(task, completed=time.perf_counter() - start)
        )


def _print(output: Console, found: Speed) -> None:
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right", style="bold")
    grid.add_row("games", f"{found.games_per_s:,.0f} /s")
    grid.add_row("decisions", f"{found.decisions_per_s:,.0f} /s")
    grid.add_row("decisions in a game", f"{found.decisions_per_game:.1f}")
    grid.add_row("copy of a state", f"{found.copy_ns:,.0f} ns")
    grid.add_row("imagined state", f"{found.determinize_ns:,.0f} ns")
    grid.add_row("tree search at the start", f"{found.simulations_per_s.start:,.0f} simulations/s")
    grid.add_row("tree search half way", f"{found.simulations_per_s.middle:,.0f} simulations/s")
    grid.add_row("memory of a state", f"{found.state_bytes:,.0f} bytes")
    grid.add_row("peak memory", f"{found.peak_mb:,.0f} MB")
    kind = "compiled engine" if found.compiled else "plain Python engine"
    output.print(f"{found.game}, {found.seats} players, {kind}, one core, best of {found.rounds} rounds")
    output.print(grid)
    if not found.compiled:
        output.print(
            "The engine is not compiled, so it is much slower than it can be. "
            "With a C compiler installed, pip install compiles it."
        )
