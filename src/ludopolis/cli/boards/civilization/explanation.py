"""Everything about one choice."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.civilization.catalog import COLUMNS, facts
from ludopolis.cli.boards.civilization.choices import label, spot_signs
from ludopolis.cli.boards.civilization.glyphs import icons
from ludopolis.cli.boards.civilization.marks import square_of
from ludopolis.cli.boards.civilization.remarks import price, remark
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.errors import Term
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.chart import Spot, spots_of
from ludopolis.games.civilization.view import CivilizationView

ITEM_KINDS = ("unit_type", "building", "wonder")
YIELDS = ("trade", "production", "culture", "coin")


def explanation(
    view: CivilizationView, action: Action, words: Words, players: Sequence[str]
) -> RenderableType:
    return Group(Text(label(action, words, players), style=TITLE), *_told(view, action, words, players))


def _told(
    view: CivilizationView, action: Action, words: Words, players: Sequence[str]
) -> Iterator[RenderableType]:
    square = square_of(view, action.text)
    if square is not None:
        yield from _square(view, square, words, players)
    things = [thing for term in action.arguments if (thing := _looked_up(term))]
    if not things and (told := remark(view, action, words)):
        yield told
    if things and (cost := price(view, action, words)):
        yield Text.assemble((f"{words('column-cost')}: ", FAINT), cost)
    for thing in things:
        yield from facts(thing.kind, thing.id, words)


def _looked_up(term: Term) -> Term | None:
    """The component whose facts are told; an item is a building, a wonder or a type of units."""
    kinds = ITEM_KINDS if term.kind == "item" else (term.kind,)
    kind = next((kind for kind in kinds if kind in COLUMNS and term.id in KINDS[kind]), None)
    return None if kind is None else Term(kind, term.id)


def _square(view: CivilizationView, square: str, words: Words, players: Sequence[str]) -> Iterator[Text]:
    """The terrain, what lies and stands there, whose land it is, and what it yields."""
    spot = spots_of(view).get(square)
    if spot is None:
        yield Text(words("not-on-map", square=square))
        return
    yield Text.assemble(*spot_signs(view, spot), f" {', '.join(_words(spot, words, players))}")
    for player in view.players:
        for city in player.cities:
            if city is not None and square in city.yields:
                made = dict(zip(YIELDS, city.yields[square], strict=True))
                yield Text.assemble((f"{words('yields')}: ", FAINT), icons(made) or words("nothing"))


def _words(spot: Spot, words: Words, players: Sequence[str]) -> Iterator[str]:
    if spot.ground is None:
        yield words("face-down")
        return
    yield words.name("terrain", spot.ground.terrain).lower()
    if spot.resource:
        yield words.name("resource", spot.resource).lower()
    if spot.kind_on in ("hut", "village"):
        seen = "" if spot.seen.seen is None else f" ({words.name(spot.kind_on, spot.seen.seen)})"
        yield f"{words(f'token-{spot.kind_on}')}{seen}"
    elif spot.kind_on is not None and spot.seen.on is not None:
        yield words.name(spot.kind_on, spot.seen.on)
    if (figures := spot.seen.figures) is not None and players:
        counts = {"armies": figures.armies, "scouts": figures.scouts}
        yield words("figures", player=players[figures.seat], **counts)
    if spot.land_of is not None and players:
        owner = players[spot.land_of.seat]
        yield words("land-of", player=owner, city=spot.land_of.which + 1)
