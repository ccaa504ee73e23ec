"""The culture track: what its spaces bring, and where the players stand."""

from rich.text import Text

from ludopolis.cli.boards.board import FAINT, TITLE
from ludopolis.cli.boards.civilization.glyphs import LEVEL_FACES, PERSON, SEAT_FACES, SHAPES
from ludopolis.cli.boards.faces import flow
from ludopolis.cli.boards.layout import Letter, line_of
from ludopolis.cli.words import Words
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.view import CivilizationView

SPACES = COMPONENTS.track.spaces
REWARDS = {"": "·", "event": "♪", "great_person": PERSON, "victory": "★"}
STEP = 3


def track(view: CivilizationView, words: Words, width: int) -> list[Text]:
    """The numbers of the spaces, their rewards in the colours of the sections, and the markers below."""
    a_line = max(1, min(len(SPACES), width // STEP))
    starts = range(0, len(SPACES), a_line)
    title = flow([Text(words("culture-track"), TITLE), Text(words("track-signs"), FAINT)], width)
    spaces = [line for start in starts for line in _lines(view, start, start + a_line)]
    return [*title.split("\n"), *spaces]


def _lines(view: CivilizationView, start: int, end: int) -> list[Text]:
    numbers = range(start, min(end, len(SPACES)))
    heading: list[Letter] = [(letter, FAINT) for number in numbers for letter in f"{number:>2} "]
    rewards: list[Letter] = []
    for number in numbers:
        face = LEVEL_FACES[SPACES[number].section]
        rewards += [(letter, face) for letter in f" {REWARDS[SPACES[number].reward]} "]
    standing = [[seat for seat, p in enumerate(view.players) if p.track == number] for number in numbers]
    deep = max(len(seats) for seats in standing)
    return [line_of(heading), line_of(rewards), *(line_of(_markers(standing, row)) for row in range(deep))]


def _markers(standing: list[list[int]], row: int) -> list[Letter]:
    letters: list[Letter] = []
    for seats in standing:
        marker = (SHAPES[seats[row]], SEAT_FACES[seats[row]]) if row < len(seats) else (" ", "")
        letters += [(" ", ""), marker, (" ", "")]
    return letters
