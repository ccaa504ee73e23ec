"""What a board draws. Everything comes from views, which hold only what the seat may know."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludopolis.cli.boards.outline import Outline
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.contract import Game
from ludopolis.core.data import View
from ludopolis.core.text import folded

NUMBER = "bold #d9a928"
NEWS = "#2fa39a"
FAINT = "dim"
TITLE = "bold"

SAID_ELSEWHERE = ("game", "rules", "seat", "options", "decision", "result")  # not in an outline


class Component(NamedTuple):
    """A card, token or other thing that can be looked up; ``facts`` are what is printed on it."""

    kind: str
    id: str
    facts: dict[str, Any]


class Board:
    """The plain board, good enough for any game. A game overrides what it can draw better."""

    most_news = 7  # how many lines of what happened are shown above a decision

    def __init__(self, game: Game) -> None:
        self.game = game

    def table(self, view: View, words: Words, players: list[str], width: int) -> RenderableType:
        """Everything on the table."""
        seen = msgspec.to_builtins(view)
        return Text("\n".join(Outline(self.game, words, players).lines(seen, leave_out=SAID_ELSEWHERE)))

    def asked(self, view: View, words: Words) -> str:
        """The decision in words."""
        assert view.decision is not None
        return words.game.get(f"decision-{view.decision.kind}")

    def question(self, view: View, words: Words, players: Sequence[str]) -> RenderableType:
        """What is being decided; by whom, if it is not the one who looks."""
        assert view.decision is not None
        asked = self.asked(view, words)
        if view.decision.seat != view.seat:
            asked = words("deciding", player=players[view.decision.seat], decision=asked)
        return Text.assemble((asked, TITLE), (f" {view.decision.rule}", FAINT))

    def choices(self, view: View, words: Words, width: int, players: Sequence[str] = ()) -> RenderableType:
        """The legal choices of the seat that sees the view, numbered from 1."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style=NUMBER)
        for number, text in enumerate(legal(view), start=1):
            action = self.game.actions[self.game.actions.number(text)]
            label = Text(self.label(view, action, words, players))
            grid.add_row(str(number), label, self.remark(action, words))
        return grid

    def prompt(self, view: View, words: Words) -> str:
        """What the player at the prompt is asked for."""
        return words("prompt", count=len(legal(view)))

    def shorthand(self, view: View, typed: str, words: Words) -> str | None:
        """The action meant by something shorter than its notation; None if it is nothing of the kind."""
        return None

    def typed_for(self, view: View, action: str) -> str:
        """What to type for a legal action."""
        return str(legal(view).index(action) + 1)

    def label(self, view: View, action: Action, words: Words, players: Sequence[str]) -> str:
        """A choice in words."""
        return words.action(action)

    def remark(self, action: Action, words: Words) -> Text:
        """What to know about a choice, in a line."""
        effects = (words.effect(term.kind, term.id) for term in action.arguments)
        return Text(" ".join(effect for effect in effects if effect), style=FAINT)

    def explanation(
        self, view: View, action: Action, words: Words, players: Sequence[str] = ()
    ) -> RenderableType:
        """Everything about one choice."""
        return Group(Text(self.label(view, action, words, players), style=TITLE), self.remark(action, words))

    def secrets(self, position: dict[str, Any], words: Words) -> RenderableType:
        """What nobody sees, from the whole position."""
        return Text("\n".join(Outline(self.game, words, ()).lines(position, leave_out=SAID_ELSEWHERE)))

    def components(self) -> list[Component]:
        """Everything that can be looked up."""
        english = self.game.texts("en")
        return [
            Component(kind, id, {})
            for kind, ids in self.game.components.items()
            for id in ids
            if f"{kind}-{id}" in english
        ]

    def catalog(self, components: list[Component], words: Words, width: int) -> RenderableType:
        """A table of components."""
        grid = Table.grid(padding=(0, 2))
        for kind, id, _ in components:
            grid.add_row(words.name(kind, id), words.effect(kind, id))
        return grid

    def portrait(self, component: Component, words: Words) -> RenderableType:
        """One component in full."""
        return self.catalog([component], words, 0)

    def text(self, component: Component, words: Words) -> str:
        """What one component does."""
        return words.effect(component.kind, component.id)

    def examples(self, words: Words) -> dict[str, str]:
        """What the help shows as examples: the texts ``example-...`` of the board, else what the game has."""
        rules = list(self.game.rulebook(words.language).rules.values())
        typical = rules[len(rules) // 2]
        found = {
            "notation": self.game.actions.text(0),
            "cards": next((words.name(kind, id) for kind, id, _ in self.components()), ""),
            "rules": typical.number,
            "section": typical.section,
            "word": max(folded(typical.text).split(), key=len),
        }
        return {of: words(f"example-{of}") if f"example-{of}" in words else it for of, it in found.items()}

    def legend(self, words: Words) -> str:
        """What the signs in the catalog mean; empty if there are none."""
        return ""

    def signs(self, words: Words) -> str:
        """What the signs on the table mean, for the help of the prompt; empty if there are none."""
        return ""


def legal(view: View) -> list[str]:
    """The actions the seat of the view can choose from now."""
    decision = view.decision
    return decision.actions if decision is not None and decision.seat == view.seat else []
