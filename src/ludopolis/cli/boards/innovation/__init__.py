"""Innovation in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType

from ludopolis.cli.boards.board import Board, Component
from ludopolis.cli.boards.innovation.catalog import catalog, components, full_text, portrait
from ludopolis.cli.boards.innovation.choices import label, nothing_fits, options, turn
from ludopolis.cli.boards.innovation.explanation import explanation
from ludopolis.cli.boards.innovation.glyphs import ICONS, code
from ludopolis.cli.boards.innovation.middle import execution, heading, middle
from ludopolis.cli.boards.innovation.player import block
from ludopolis.cli.boards.innovation.secrets import secrets
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.data import View
from ludopolis.games.innovation import GAME
from ludopolis.games.innovation.view import InnovationView


class InnovationBoard(Board):
    most_news = 12

    def table(self, view: View, words: Words, players: list[str], width: int) -> RenderableType:
        """The other players clockwise, the middle, my part."""
        seen = _innovation(view)
        me = max(seen.seat, 0)
        count = len(seen.players)
        others = ((me + offset) % count for offset in range(1, count))
        return Group(
            heading(seen, words, players),
            *(block(seen, seat, words, players, width) for seat in others),
            middle(seen, words, width),
            block(seen, me, words, players, width),
        )

    def asked(self, view: View, words: Words) -> str:
        """Of a turn only the number of actions left: the groups of choices tell the actions there are."""
        seen = _innovation(view)
        if seen.decision is not None and seen.decision.kind == "take_action":
            return words("choose-action", count=seen.actions_left)
        if nothing_fits(seen):
            return words.game.attribute("decision-choose_card", "none")
        return super().asked(view, words)

    def question(self, view: View, words: Words, players: Sequence[str]) -> RenderableType:
        """Which card and effect asks comes first."""
        asked = super().question(view, words, players)
        return Group(*execution(_innovation(view), words, players), asked)

    def choices(self, view: View, words: Words, width: int, players: Sequence[str] = ()) -> RenderableType:
        seen = _innovation(view)
        if seen.decision is not None and seen.decision.kind == "take_action":
            return turn(seen, words, width, players)
        return options(seen, words, players)

    def label(self, view: View, action: Action, words: Words, players: Sequence[str]) -> str:
        return label(_innovation(view), action, words, players)

    def explanation(
        self, view: View, action: Action, words: Words, players: Sequence[str] = ()
    ) -> RenderableType:
        return explanation(_innovation(view), action, words, players)

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
        return words("legend", icons=_icons(words))

    def signs(self, words: Words) -> str:
        return words("signs", icons=_icons(words))


def _icons(words: Words) -> str:
    return ", ".join(f"{code(icon, words)} {words.name('icon', icon)}" for icon in ICONS)


def _innovation(view: View) -> InnovationView:
    assert isinstance(view, InnovationView)
    return view


BOARD = InnovationBoard(GAME)
