"""The middle of the table: supply piles and what can be achieved; and what is being carried out."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, NEWS, TITLE
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.boards.innovation.glyphs import CARDS, coloured, effects, people, sentence, sign
from ludopolis.cli.boards.innovation.player import NONE
from ludopolis.cli.words import Words
from ludopolis.games.innovation.components import COMPONENTS
from ludopolis.games.innovation.effects import DOGMAS
from ludopolis.games.innovation.view import InnovationView, StepView

AGES = range(1, 11)
CELL = 5
CONDITIONS = {
    "monument": "short-monument",
    "empire": "short-empire",
    "world": "short-world",
    "wonder": "short-wonder",
    "universe": "short-universe",
}


def heading(view: InnovationView, words: Words, players: Sequence[str]) -> Text:
    """Whose turn it is, and how much of it is left."""
    line = Text.assemble((words.game.get("game"), TITLE), " · ")
    if view.result is not None:
        return line.append(words.game.get(f"end-{view.result.end}"))
    if view.decision is not None and view.decision.kind == "initial_meld":
        return line.append(words("first-meld"))
    left = words("actions-left", count=view.actions_left)
    return line.append(f"{words('turn', player=players[view.player])}, {left}")


def middle(view: InnovationView, words: Words, width: int) -> RenderableType:
    """By age: the cards left and the points an achievement needs. Below: special achievements."""
    rows = {
        words("row-age"): [f"[{age}]" for age in AGES],
        words("row-supply"): [str(count or NONE) for count in view.supplies],
        words("row-needed"): [_needed(view, age) for age in AGES],
    }
    labels = max(len(row) for row in rows)
    lines = [
        Text.assemble((row.ljust(labels), FAINT), *(f"{cell:>{CELL}}" for cell in cells))
        for row, cells in rows.items()
    ]
    lines[0].stylize(TITLE, labels)
    specials = [
        Text.assemble((words.name("special", id), TITLE), (f" {words(CONDITIONS[id])}", FAINT))
        for id in view.specials
    ]
    if specials:
        lines.append(flow(specials, width))
    if view.removed:
        lines.append(Text(words("removed", count=len(view.removed)), FAINT))
    return Group(Rule(style=FAINT), *lines)


def _needed(view: InnovationView, age: int) -> str:
    return str(COMPONENTS.achievement_points[age - 1]) if age in view.achievements else NONE


def execution(view: InnovationView, words: Words, players: Sequence[str]) -> Iterator[Text]:
    """The card being activated with everybody's roles, and each effect being carried out."""
    card = view.activated
    if card is None:
        return
    icon = sign(CARDS[card].dogma, words)
    notes = [icon, words("activated-by", player=players[view.player]), *_roles(view, card, words, players)]
    yield Text.assemble(coloured(card, words), f" {' · '.join(notes)}", style=NEWS)
    for step in view.executing:
        yield _step(step, words, players, step is view.executing[-1])


def _roles(view: InnovationView, card: str, words: Words, players: Sequence[str]) -> Iterator[str]:
    """Who must obey, if the card demands anything, and who shares, if there is something to share."""
    kinds = {effect.demand for effect in DOGMAS[card]}
    if True in kinds:
        yield words("vulnerable", players=people(view.vulnerable, players, words))
    if False in kinds:
        yield words("sharing", players=people(view.sharing, players, words))


def _step(step: StepView, words: Words, players: Sequence[str], innermost: bool) -> Text:
    """Who carries out which effect; of nested cards only the innermost is told in full."""
    effect = effects(step.card, words)[step.effect - 1]
    told = words(
        "executing",
        card=words.name("card", step.card),
        number=step.effect,
        kind=effect.kind,
        player=players[step.player],
    )
    text = Text.assemble(" ", sentence(effect.text, words)) if innermost else Text()
    return Text.assemble((f"{told}:" if innermost else told, TITLE), text)
