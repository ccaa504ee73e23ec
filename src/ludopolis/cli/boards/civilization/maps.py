"""The map: large with what lies on every square, cropped if it is too wide, and small as an overview."""

from rich.text import Text

from ludopolis.cli.boards.board import FAINT
from ludopolis.cli.boards.civilization.glyphs import (
    CAPITAL,
    CITY,
    CITY_MARKS,
    FOG,
    ICON_SIGNS,
    MARK,
    METROPOLIS,
    RESOURCE_SIGNS,
    SCOUTS,
    SEAT_FACES,
    SHAPES,
    TERRAIN_SIGNS,
    THINGS,
    UNKNOWN,
    painted,
)
from ludopolis.cli.boards.civilization.marks import marks_of
from ludopolis.cli.boards.layout import Letter
from ludopolis.cli.boards.maps import BLOCK, Field, Place, block_map, cropped, small_square_map
from ludopolis.cli.words import Words
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.chart import City, Spot, spots_of
from ludopolis.games.civilization.view import CivilizationView

INSIDE = BLOCK - 1
LABELS = 3  # columns for the numbers of the rows
BLANK = " "
ABBREVIATED = ("building", "wonder", "person_type")
Spots = dict[str, Spot]


def large_map(view: CivilizationView, words: Words, width: int) -> list[Text]:
    """The map with letters above and numbers beside it, around what can be chosen or the own cities."""
    spots = spots_of(view)
    focus = _columns(_focus(view, spots))
    room = width - LABELS
    heading, *lines = cropped([_letters(spots), *block_map(fields_of(view, spots, words))], focus, room)
    labels = [BLANK * LABELS] * (1 + 2 * (1 + max(spot.row for spot in spots.values())))
    for row in {spot.row for spot in spots.values()}:
        labels[1 + 2 * row] = f"{row + 1:>{LABELS - 1}} "
    numbered = [Text.assemble((label, FAINT), line) for label, line in zip(labels, lines, strict=True)]
    return [Text.assemble(BLANK * LABELS, heading), *numbered]


def width_of_map(view: CivilizationView) -> int:
    """The columns the whole map takes."""
    return LABELS + max(spot.column for spot in spots_of(view).values()) * BLOCK + BLOCK + 1


def _columns(spots: list[Spot]) -> range:
    """The columns of the drawing that some squares take."""
    if not spots:
        return range(0)
    columns = [spot.column for spot in spots]
    return range(min(columns) * BLOCK, (max(columns) + 1) * BLOCK)


def _focus(view: CivilizationView, spots: Spots) -> list[Spot]:
    """The squares to look at."""
    chosen = [spots[square] for square in marks_of(view) if square in spots]
    own = [city.square for city in view.players[max(view.seat, 0)].cities if city is not None]
    return chosen or [spots[square] for square in own]


def _letters(spots: Spots) -> Text:
    """The letters of the columns."""
    columns = range(max(spot.column for spot in spots.values()) + 1)
    names = [KINDS["square"][column].rstrip("0123456789") for column in columns]
    return Text("".join(f" {name:^{INSIDE}}" for name in names), FAINT)


# --- squares --------------------------------------------------------------------------------------


def fields_of(view: CivilizationView, spots: Spots, words: Words) -> dict[Place, Field]:
    marks = marks_of(view)
    return {
        (spot.row, spot.column): _field(view, spot, marks.get(spot.name), words) for spot in spots.values()
    }


def _field(view: CivilizationView, spot: Spot, mark: str | None, words: Words) -> Field:
    ground = ground_of(spot)
    lines = (_upper(view, spot, ground), _lower(view, spot, ground, words))
    edge = ((mark, MARK), (BLANK, MARK)) if mark else None
    return Field(_region(spot), lines, ground, edge)


def ground_of(spot: Spot) -> str:
    return FOG if spot.ground is None else painted(spot.ground.terrain)


def _region(spot: Spot) -> int:
    """Cities with their outskirts, tiles that lie face down, and everything else."""
    if spot.ground is None:
        return -1 - spot.slot
    return 0 if spot.land_of is None else 1 + spot.land_of.seat * 3 + spot.land_of.which


def _upper(view: CivilizationView, spot: Spot, ground: str) -> list[Letter]:
    """The terrain, what lies on it, and the resource or icon to be seen; or the city."""
    if spot.ground is None:
        return [(UNKNOWN, ground)] * INSIDE
    if spot.centre_of is not None:
        seat = spot.centre_of.seat
        sign = city_sign(view, spot.centre_of, spot.name)
        return [(letter, f"bold {SEAT_FACES[seat]}") for letter in f"{SHAPES[seat]}{sign:<{INSIDE - 1}}"]
    thing = THINGS[spot.kind_on] if spot.kind_on else BLANK
    return [(TERRAIN_SIGNS[spot.ground.terrain], ground), (thing, f"bold {ground}"), (_extra(spot), ground)]


def city_sign(view: CivilizationView, city: City, square: str) -> str:
    """The capital has a star, the other half of a metropolis a hollow one, other cities their numbers."""
    if city.which:
        return f"{CITY}{city.which + 1}"
    seen = view.players[city.seat].cities[0]
    return METROPOLIS if seen is not None and square == seen.second else CAPITAL


def _extra(spot: Spot) -> str:
    """The resource, or a culture or coin icon that is printed there; nothing if it is covered."""
    assert spot.ground is not None
    if spot.resource:
        return RESOURCE_SIGNS[spot.resource]
    if spot.kind_on in (None, "hut", "village", "relic"):
        return next((ICON_SIGNS[id] for id in ("culture", "coin") if spot.ground.icons.get(id)), BLANK)
    return BLANK


def _lower(view: CivilizationView, spot: Spot, ground: str, words: Words) -> list[Letter]:
    """Figures, the marks of a city, or what something is called."""
    figures = spot.seen.figures
    if figures is not None:
        face = f"bold {SEAT_FACES[figures.seat]}"
        return _padded(figure_signs(figures.seat, figures.armies, figures.scouts), face, ground)
    if spot.centre_of is not None:
        face = SEAT_FACES[spot.centre_of.seat]
        return _padded(_city_marks(view, spot.centre_of, spot.name), face, face)
    if spot.kind_on in ABBREVIATED and spot.seen.on is not None:
        return _padded(abbreviation(spot.kind_on, spot.seen.on, words), ground, ground)
    return _padded("", ground, ground)


def abbreviation(kind: str, id: str, words: Words) -> str:
    """The beginning of a name; of a great person that of the last word."""
    name = words.name(kind, id)
    return (name.split()[-1] if kind == "person_type" else name)[:INSIDE]


def figure_signs(seat: int, armies: int, scouts: int) -> str:
    """The shape of the seat, the number of armies, and a raised number of scouts."""
    return f"{SHAPES[seat]}{armies or ''}{SCOUTS[scouts]}"


def _city_marks(view: CivilizationView, city: City, square: str) -> str:
    seen = view.players[city.seat].cities[city.which]
    marks = [] if seen is None or square == seen.second else seen.marks
    return "".join(CITY_MARKS[mark] for mark in marks)[:INSIDE]


def _padded(letters: str, face: str, ground: str) -> list[Letter]:
    return [(letter, face) for letter in letters] + [(BLANK, ground)] * (INSIDE - len(letters))


# --- small maps -----------------------------------------------------------------------------------


def overview(view: CivilizationView) -> list[Text]:
    """The whole map, two letters a square: the terrain, or a mark if it can be chosen, and whose it is."""
    marks = marks_of(view)
    return small_square_map(
        {(spot.row, spot.column): _small(spot, marks.get(spot.name)) for spot in spots_of(view).values()}
    )


def _small(spot: Spot, mark: str | None) -> list[Letter]:
    ground = ground_of(spot)
    sign = UNKNOWN if spot.ground is None else TERRAIN_SIGNS[spot.ground.terrain]
    first = (mark, MARK) if mark else (sign, ground)
    figures = spot.seen.figures
    owner = figures.seat if figures else spot.centre_of.seat if spot.centre_of else None
    return [first, (BLANK, ground) if owner is None else (SHAPES[owner], SEAT_FACES[owner])]
