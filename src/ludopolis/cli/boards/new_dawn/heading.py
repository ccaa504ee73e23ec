"""The round, the event dial and whose turn it is."""

from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.boards.new_dawn.glyphs import ARROWS, MARK
from ludopolis.cli.words import Words
from ludopolis.games.new_dawn.view import NewDawnView

REACHED = "▸"


def heading(view: NewDawnView, words: Words, players: list[str]) -> Text:
    line = Text.assemble((words.game.get("game"), TITLE), " · ")
    if view.result is not None:
        return line.append(words.game.get(f"end-{view.result.end}"))
    if view.laying is not None:
        return line.append(words("map-being-laid", waters=view.laying.waters_left))
    line.append(words("round", round=view.round, player=players[view.player]))
    return line.append(f" · {words('first-player', player=players[view.first_player])}")


def event_dial(view: NewDawnView, words: Words, width: int) -> list[Text]:
    """The symbols with the one reached, and where barbarians go by the number of the die."""
    dial = view.event_dial
    symbols = [Text(f"{words('events')}:", FAINT)]
    for place, symbol in enumerate(dial.symbols):
        sign, style = (REACHED, MARK) if place == dial.pointer else (" ", FAINT)
        symbols.append(Text(f"{sign}{_symbol(symbol, words)} ", style))
    ways = " ".join(f"{die}{ARROWS[way]}" for die, way in enumerate(dial.directions, start=1))
    pieces = [Text.assemble((f"{words('barbarians-go')}: ", FAINT), ways)]
    if dial.die:
        pieces.append(Text(words("last-die", die=dial.die), FAINT))
    return [*flow(symbols, width).split("\n"), *flow(pieces, width).split("\n")]


def _symbol(id: str, words: Words) -> str:
    return words.name("symbol", id) if id else words("no-event")
