"""The offer that is being made or answered."""

from collections.abc import Iterator

from rich.rule import Rule
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.civilization.glyphs import named_seat
from ludopolis.cli.words import Words
from ludopolis.games.civilization.actions import SPACE
from ludopolis.games.civilization.view import CivilizationView


def offer(view: CivilizationView, words: Words, players: list[str]) -> Iterator[Rule | Text]:
    seen = view.offer
    if seen is None:
        return
    yield Rule(Text(words("offer"), TITLE), align="left", style=FAINT)
    yield Text.assemble(named_seat(seen.seat, players), " → ", named_seat(seen.to, players))
    if view.seat in (seen.seat, seen.to):
        for title, items in (("gives", seen.give), ("wants", seen.ask)):
            told = ", ".join(thing(action, words) for action in items) or words("nothing")
            yield Text.assemble((f"{words(title, player=players[seen.seat])}: ", FAINT), told)


def thing(action: str, words: Words) -> str:
    """What an item of an offer is, without the verb."""
    found = SPACE[SPACE.number(action)]
    if not found.arguments:
        return words(f"thing-{found.verb}")
    term = found.arguments[0]
    if term.kind == "amount":
        return words(f"thing-{found.verb}", amount=int(term.id))
    if term.kind == "level":
        return words(f"thing-{found.verb}", level=term.id)
    return words.name(term.kind, term.id)
