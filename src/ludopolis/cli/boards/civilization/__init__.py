"""Civilization in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import Board, Component
from ludopolis.cli.boards.civilization.catalog import catalog, components, full_text, portrait
from ludopolis.cli.boards.civilization.choices import choices, label, shorthand
from ludopolis.cli.boards.civilization.explanation import explanation
from ludopolis.cli.boards.civilization.glyphs import ICON_SIGNS, RESOURCE_SIGNS, TERRAIN_SIGNS
from ludopolis.cli.boards.civilization.question import asked, whose
from ludopolis.cli.boards.civilization.secrets import secrets
from ludopolis.cli.boards.civilization.table import table
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.data import View
from ludopolis.games.civilization import GAME
from ludopolis.games.civilization.view import CivilizationView


class CivilizationBoard(Board):
    most_news = 12

    def table(self, view: View, words: Words, players: list[str], width: int) -> RenderableType:
        return table(_seen(view), words, players, width)

    def asked(self, view: View, words: Words) -> str:
        """The decision, and what it belongs to."""
        return asked(_seen(view), super().asked(view, words), words)

    def question(self, view: View, words: Words, players: Sequence[str]) -> RenderableType:
        """The same, with whose action it is about."""
        question = super().question(view, words, players)
        assert isinstance(question, Text)
        return Text.assemble((whose(_seen(view), players), "bold"), question)

    def choices(self, view: View, words: Words, width: int, players: Sequence[str] = ()) -> RenderableType:
        return choices(_seen(view), words, width, players)

    def shorthand(self, view: View, typed: str, words: Words) -> str | None:
        return shorthand(_seen(view), typed, words)

    def label(self, view: View, action: Action, words: Words, players: Sequence[str]) -> str:
        return label(action, words, players)

    def remark(self, action: Action, words: Words) -> Text:
        return Text()

    def explanation(
        self, view: View, action: Action, words: Words, players: Sequence[str] = ()
    ) -> RenderableType:
        return explanation(_seen(view), action, words, players)

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
        return words("legend", icons=_icons(words), resources=_resources(words), terrains=_terrains(words))

    def signs(self, words: Words) -> str:
        return words("signs", icons=_icons(words), resources=_resources(words), terrains=_terrains(words))


def _named(kind: str, signs: dict[str, str], words: Words) -> str:
    return ", ".join(f"{sign} {words.name(kind, id).lower()}" for id, sign in signs.items())


def _icons(words: Words) -> str:
    return _named("icon", ICON_SIGNS, words)


def _resources(words: Words) -> str:
    return _named("resource", RESOURCE_SIGNS, words)


def _terrains(words: Words) -> str:
    return _named("terrain", TERRAIN_SIGNS, words)


def _seen(view: View) -> CivilizationView:
    assert isinstance(view, CivilizationView)
    return view


BOARD = CivilizationBoard(GAME)
