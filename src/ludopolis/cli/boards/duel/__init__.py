"""7 Wonders Duel in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import TITLE, Board, Component
from ludopolis.cli.boards.duel.catalog import catalog, components, portrait
from ludopolis.cli.boards.duel.choices import plays
from ludopolis.cli.boards.duel.city import city
from ludopolis.cli.boards.duel.explanation import explanation
from ludopolis.cli.boards.duel.glyphs import WONDERS, cost
from ludopolis.cli.boards.duel.secrets import secrets
from ludopolis.cli.boards.duel.structure import structure
from ludopolis.cli.boards.duel.track import board_line, standing, track
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.data import View
from ludopolis.games.duel import GAME
from ludopolis.games.duel.view import DuelView


class DuelBoard(Board):
    def table(self, view: View, words: Words, players: list[str], width: int) -> RenderableType:
        """The opponent's city, the board, the structure, my city."""
        seen = _duel(view)
        me = max(seen.seat, 0)
        age = words.game.get(f"age-{seen.age}") if seen.age else words("draft")
        heading = Text.assemble(
            (words.game.get("game"), TITLE), f" · {age} · {standing(seen, words, players)}"
        )
        return Group(
            heading,
            city(seen, 1 - me, words, players, width),
            *structure(seen, words, width),
            *track(seen, words, players),
            board_line(seen, words),
            city(seen, me, words, players, width),
        )

    def choices(self, view: View, words: Words, width: int, players: Sequence[str] = ()) -> RenderableType:
        seen = _duel(view)
        if seen.decision is not None and seen.decision.kind == "play_card":
            return plays(seen, words)
        return super().choices(view, words, width, players)

    def remark(self, action: Action, words: Words) -> Text:
        """A wonder's cost comes before its effect."""
        remark = super().remark(action, words)
        if action.verb == "draft":
            needs = WONDERS[action.arguments[0].id].cost
            return Text.assemble(cost(needs, 0, words), "  ", remark)
        return remark

    def explanation(
        self, view: View, action: Action, words: Words, players: Sequence[str] = ()
    ) -> RenderableType:
        return explanation(_duel(view), action, words)

    def secrets(self, position: dict[str, Any], words: Words) -> RenderableType:
        return secrets(position, words)

    def components(self) -> list[Component]:
        return components()

    def catalog(self, components: list[Component], words: Words, width: int) -> RenderableType:
        return catalog(components, words)

    def portrait(self, component: Component, words: Words) -> RenderableType:
        return portrait(component, words)

    def legend(self, words: Words) -> str:
        return words("legend")

    def signs(self, words: Words) -> str:
        names = (words.name("resource", id) for id in self.game.components["resource"])
        return words("signs", letters=", ".join(f"{name[0]} {name.lower()}" for name in names))


def _duel(view: View) -> DuelView:
    assert isinstance(view, DuelView)
    return view


BOARD = DuelBoard(GAME)
