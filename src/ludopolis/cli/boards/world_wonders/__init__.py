"""World Wonders in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import Board, Component
from ludopolis.cli.boards.world_wonders.catalog import catalog, components, full_text, portrait
from ludopolis.cli.boards.world_wonders.choices import discards, few_places, many_places, purchases
from ludopolis.cli.boards.world_wonders.explanation import explanation
from ludopolis.cli.boards.world_wonders.glyphs import RESOURCES, TYPES, coins
from ludopolis.cli.boards.world_wonders.placements import listed, placements, shorthand, typed_for
from ludopolis.cli.boards.world_wonders.secrets import secrets
from ludopolis.cli.boards.world_wonders.table import table
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.data import View
from ludopolis.games.world_wonders import GAME
from ludopolis.games.world_wonders.view import WorldWondersView


class WorldWondersBoard(Board):
    most_news = 9

    def table(self, view: View, words: Words, players: list[str], width: int) -> RenderableType:
        return table(_seen(view), words, players, width)

    def asked(self, view: View, words: Words) -> str:
        """What is placed is named, and how much there is to spend."""
        seen = _seen(view)
        assert seen.decision is not None
        if seen.placing is not None and seen.decision.kind == "place":
            return words("place-what", item=_item(seen.placing.item, words))
        if seen.decision.kind == "buy":
            return words("buy-what", coins=coins(seen.cities[seen.decision.seat].coins))
        return super().asked(view, words)

    def choices(self, view: View, words: Words, width: int, players: Sequence[str] = ()) -> RenderableType:
        seen = _seen(view)
        if placements(seen):
            return few_places(seen, words) if listed(seen) else many_places(seen, words, width)
        if seen.decision is not None and seen.decision.kind == "choose_discard":
            return discards(seen, words)
        return purchases(seen, words)

    def prompt(self, view: View, words: Words) -> str:
        seen = _seen(view)
        if listed(seen):
            return super().prompt(view, words)
        return words("prompt-place", example=typed_for(seen, placements(seen)[0]))

    def shorthand(self, view: View, typed: str, words: Words) -> str | None:
        return shorthand(_seen(view), typed, words)

    def typed_for(self, view: View, action: str) -> str:
        if action.startswith("place "):
            return typed_for(_seen(view), action)
        return super().typed_for(view, action)

    def remark(self, action: Action, words: Words) -> Text:
        return Text()

    def explanation(
        self, view: View, action: Action, words: Words, players: Sequence[str] = ()
    ) -> RenderableType:
        return explanation(_seen(view), action, words, self.label(view, action, words, players))

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
        return words("legend", resources=_resources(words), types=_types(words))

    def signs(self, words: Words) -> str:
        return words("signs", resources=_resources(words), types=_types(words))


def _item(id: str, words: Words) -> str:
    """The name of something that can be placed."""
    kind = next(kind for kind in ("tile", "monument", "object") if id in GAME.components[kind])
    return words.name(kind, id)


def _resources(words: Words) -> str:
    return ", ".join(f"{sign} {words.name('resource', id).lower()}" for id, sign in RESOURCES.items())


def _types(words: Words) -> str:
    return ", ".join(f"{type.letter} {words.name('type', id).lower()}" for id, type in TYPES.items())


def _seen(view: View) -> WorldWondersView:
    assert isinstance(view, WorldWondersView)
    return view


BOARD = WorldWondersBoard(GAME)
