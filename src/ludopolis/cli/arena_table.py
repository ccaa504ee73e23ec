"""How the results of an arena are shown in the terminal."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludopolis.players.arena import Player, Summary
from ludopolis.players.arena.words import Words

COLUMNS = ("player", "rating", "ordinal", "win-rate", "interval", "games", "time")
SHOWN_FAULTS = 3


def print_summary(output: Console, summary: Summary, words: Words) -> None:
    """A ranked table, then what else is known."""
    heading = words(
        "heading", game=words.game, bots=len(summary.players), games=summary.games, seats=summary.seats
    )
    output.print(Text(heading, style="bold"))
    output.print(_table(summary, words))
    for line in _lines(summary, words):
        output.print(Text(line), soft_wrap=True)
    _print_faults(output, summary, words)


def _table(summary: Summary, words: Words) -> Table:
    table = Table(
        box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True, padding=(0, 1), header_style="bold"
    )
    table.add_column("#", justify="right")
    for column in COLUMNS:
        if column == "player":
            table.add_column(words(column), overflow="fold")
        else:
            table.add_column(words(column), justify="right", no_wrap=True)
    for place, player in enumerate(summary.ranked, start=1):
        table.add_row(str(place), *_row(player, words))
    return table


def _row(player: Player, words: Words) -> list[Text]:
    low, high = player.rating_interval
    return [
        Text(player.name, style="bold"),
        Text.assemble((words.number(player.rating), "bold"), f" ± {words.number((high - low) / 2)}"),
        Text(words.number(player.ordinal)),
        Text(words.percent(player.win_rate)),
        Text(words.span(player.interval)),
        Text(words.number(player.games, 0)),
        Text(words.duration(player.seconds_per_decision)),
    ]


def _lines(summary: Summary, words: Words) -> list[str]:
    first, lengths = summary.first_seat, summary.lengths
    low, high = first.interval
    ends = [f"{words.end(end)} {words.percent(count / summary.games)}" for end, count in summary.ends.items()]
    return [
        words(
            "first-line",
            rate=words.percent(first.win_rate),
            low=words.percent(low),
            high=words.percent(high),
            fair=words.percent(summary.fair, 0),
        ),
        words(
            "length-line",
            mean=words.number(lengths.mean),
            deviation=words.number(lengths.deviation),
            shortest=lengths.shortest,
            longest=lengths.longest,
        ),
        words("ends-line", ends=", ".join(ends)),
    ]


def _print_faults(output: Console, summary: Summary, words: Words) -> None:
    if not summary.forfeits:
        return
    output.print(Text(words("faults-line", count=summary.forfeits), style="red"), soft_wrap=True)
    for fault in summary.faults[:SHOWN_FAULTS]:
        told = words("fault-line", name=fault.name, decision=fault.decision, message=fault.message)
        output.print(Text(f"  {told}"), soft_wrap=True)
