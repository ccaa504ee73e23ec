"""How the results of an arena are shown in the terminal."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludopolis.cli.columns import SMALL_GAP, Column, fitting_table
from ludopolis.players.arena import Player, Summary
from ludopolis.players.arena.summary import Lengths
from ludopolis.players.arena.words import Words

NUMBERS = ("rating", "ordinal", "win-rate", "interval", "games", "time")
DISPENSABLE = ("ordinal", "time", "games", "interval", "rank", "win-rate")
NAME = 16
SHOWN_FAULTS = 3


def print_summary(output: Console, summary: Summary, words: Words) -> None:
    """A ranked table, then what else is known."""
    heading = words(
        "heading", game=words.game, bots=len(summary.players), games=summary.games, seats=summary.seats
    )
    output.print(Text(heading, style="bold"))
    output.print(_table(summary, words, output.width))
    for line in _lines(summary, words):
        output.print(Text(line), soft_wrap=True)
    _print_faults(output, summary, words)


def _table(summary: Summary, words: Words, width: int) -> Table:
    players = summary.ranked
    ranks = Column("rank", "#", [Text(str(place)) for place in range(1, len(players) + 1)])
    names = Column("player", words("player"), [Text(player.name, style="bold") for player in players])
    rows = [_numbers(player, words) for player in players]
    numbers = [Column(id, words(id), [row[id] for row in rows]) for id in NUMBERS]
    columns = [ranks, names._replace(least=min(NAME, names.widest)), *numbers]
    return fitting_table(columns, DISPENSABLE, width, gap=SMALL_GAP)


def _numbers(player: Player, words: Words) -> dict[str, Text]:
    low, high = player.rating_interval
    rating = Text.assemble((words.number(player.rating), "bold"), f" ± {words.number((high - low) / 2)}")
    return {
        "rating": rating,
        "ordinal": Text(words.number(player.ordinal)),
        "win-rate": Text(words.percent(player.win_rate)),
        "interval": Text(words.span(player.interval)),
        "games": Text(words.number(player.games, 0)),
        "time": Text(words.duration(player.seconds_per_decision)),
    }


def _lines(summary: Summary, words: Words) -> list[str]:
    first = summary.first_seat
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
        *([_length_line(summary.lengths, words)] if summary.lengths.bins else []),
        words("ends-line", ends=", ".join(ends)),
    ]


def _length_line(lengths: Lengths, words: Words) -> str:
    return words(
        "length-line",
        mean=words.number(lengths.mean),
        deviation=words.number(lengths.deviation),
        shortest=lengths.shortest,
        longest=lengths.longest,
    )


def _print_faults(output: Console, summary: Summary, words: Words) -> None:
    if not summary.forfeits:
        return
    output.print(Text(words("faults-line", count=summary.forfeits), style="red"), soft_wrap=True)
    for failing in summary.failing[:SHOWN_FAULTS]:
        told = words(
            "fault-line",
            name=failing.name,
            decision=failing.decisions,
            games=failing.games,
            message=failing.message,
        )
        output.print(Text(f"  {told}"), soft_wrap=True)
