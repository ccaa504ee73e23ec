"""Civilization: A New Dawn in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import Board, Component
from ludopolis.cli.boards.new_dawn.catalog import catalog, components, full_text, portrait
from ludopolis.cli.boards.new_dawn.choices import choices, shorthand
from ludopolis.cli.boards.new_dawn.explanation import explanation
from ludopolis.cli.boards.new_dawn.glyphs import RESOURCE_SIGNS, TERRAIN_SIGNS, TYPE_CODES
from ludopolis.cli.boards.new_dawn.question import asked
from ludopolis.cli.boards.new_dawn.secrets import secrets
from ludopolis.cli.boards.new_dawn.table import table
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.data import View
from ludopolis.games.new_dawn import GAME
from ludopolis.games.new_dawn.view import NewDawnView


class NewDawnBoard(Board):
    most_news = 12

    def table(self, view: View, words: Words, players: list[str], width: int) -> RenderableType:
        return table(_seen(view), words, players, width)

    def asked(self, view: View, words: Words) -> str:
        """The decision, and how much of the card is still to come."""
        return asked(_seen(view), super().asked(view, words), words)

    def choices(self, view: View, words: Words, width: int, players: Sequence[str] = ()) -> RenderableType:
        return choices(_seen(view), words, width)

    def shorthand(self, view: View, typed: str, words: Words) -> str | None:
        return shorthand(_seen(view), typed, words)

    def remark(self, action: Action, words: Words) -> Text:
        return Text()

    def explanation(
        self, view: View, action: Action, words: Words, players: Sequence[str] = ()
    ) -> RenderableType:
        return explanation(_seen(view), action, words)

    def secrets(self, position: dict[str, Any], words: Words) -> RenderableType:
        return secrets(position, words)

    def components(self) -> list[Component]:
        return components()

    def catalog(self, components: list[Component], words: Words, width: int) -> RenderableType:
        return catalog(components, words)

    def portrait(self, component: Component, words: Words) -> RenderableType:
        return portrait(component, words)

    def text(self, component: Component, words: Words) -> str:
        return full_text(component, words)

    def legend(self, words: Words) -> str:
        return words("legend", types=_types(words), resources=_resources(words), terrains=_terrains(words))

    def signs(self, words: Words) -> str:
        return words("signs", types=_types(words), resources=_resources(words), terrains=_terrains(words))


def _types(words: Words) -> str:
    return ", ".join(f"{words(code)} {words.name('type', id).lower()}" for id, code in TYPE_CODES.items())


def _resources(words: Words) -> str:
    return ", ".join(f"{sign} {words.name('resource', id).lower()}" for id, sign in RESOURCE_SIGNS.items())


def _terrains(words: Words) -> str:
    return ", ".join(f"{sign} {words.name('terrain', id).lower()}" for id, sign in TERRAIN_SIGNS.items())


def _seen(view: View) -> NewDawnView:
    assert isinstance(view, NewDawnView)
    return view


BOARD = NewDawnBoard(GAME)
