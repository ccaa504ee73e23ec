"""World Wonders' board: every kind of decision, widths, the maps, the marks, and what can be typed."""

import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from cli.running import Command
from ludopolis import game, seeded
from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.board import legal
from ludopolis.cli.boards.layout import abreast
from ludopolis.cli.boards.world_wonders import glyphs
from ludopolis.cli.boards.world_wonders.ground import cells_of, numbered_monuments, place_of, space_of
from ludopolis.cli.boards.world_wonders.maps import LARGE_WIDTH, large_map, small_map
from ludopolis.cli.boards.world_wonders.placements import (
    covered,
    listed,
    marks,
    placements,
    shorthand,
    spans,
    typed_for,
    variants,
)
from ludopolis.cli.boards.world_wonders.places import collected, places, rebuilt
from ludopolis.cli.saves import Saving
from ludopolis.cli.session import Session
from ludopolis.cli.words import Words
from ludopolis.core.contract import State
from ludopolis.core.errors import LudopolisError
from ludopolis.core.match import Match
from ludopolis.games.world_wonders.components import COMPONENTS, SPACES
from ludopolis.games.world_wonders.view import CityView, ObjectView, WorldWondersView
from ludopolis.players import make_bot

WONDERS = game("world_wonders")
BOARD = board_of(WONDERS)
PLAYERS = ["Ada", "Ben", "Cyril", "Dana", "Emil"]
EN, CS = Words(WONDERS, "en"), Words(WONDERS, "cs")
KINDS = [kind.name for kind in WONDERS.decisions]
SPECIAL = ["many", "few", "pending", "set", "monument", "late"]


def _printed(shown: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def _view(state: State, seat: int | None = None) -> WorldWondersView:
    view = state.view(state.seat if seat is None else seat)
    assert isinstance(view, WorldWondersView)
    return view


def _game(seed: int, seats: int) -> Iterator[State]:
    """The positions of a random game."""
    sides = {"map_side": "ab"[seed % 2], "track_side": "ba"[seed % 2]}
    state = WONDERS.new(seed=seed, seats=seats, common_goals="yes", **sides)
    random = seeded(f"moments {seed}")
    while not state.over:
        yield state
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    yield state


def _names(view: WorldWondersView) -> Iterator[str]:
    """What is special about a position."""
    assert view.decision is not None
    yield view.decision.kind
    if view.round >= 6:
        yield "late"
    if view.placing is not None and view.decision.kind == "place":
        yield "few" if listed(view) else "many"
        if view.placing.cells:
            yield "pending"
        if view.placing.item == "short_roads" and view.placing.pieces[1]:
            yield "set"
        if view.placing.item in glyphs.MONUMENTS:
            yield "monument"


@cache
def _moments() -> dict[str, State]:
    """The first position of each kind of decision, and of what is special about placing."""
    found: dict[str, State] = {}
    for seed, seats in ((0, 1), (1, 2), (2, 3), (3, 5), *((seed, 2) for seed in range(4, 40))):
        for state in _game(seed, seats):
            if not state.over:
                for name in _names(_view(state)):
                    found.setdefault(name, state.copy())
        if all(name in found for name in (*KINDS, *SPECIAL)):
            break
    return found


@cache
def _standing() -> list[State]:
    """Positions in the middle and at the end of games with 1 to 5 players."""
    found = []
    for seats in (1, 2, 3, 4, 5):
        *_, middle, last = [state.copy() for state in _game(seats, seats)][:: 25 + 10 * seats]
        found += [middle, last]
    return found


# --- every decision -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [*KINDS, *SPECIAL])
@pytest.mark.parametrize(
    ("words", "width"), [(CS, 80), (EN, 100), (CS, 120)], ids=["cs-80", "en-100", "cs-120"]
)
def test_every_decision_is_drawn_and_fits(kind: str, words: Words, width: int) -> None:
    state = _moments()[kind]
    view = _view(state)
    text = _printed(BOARD.table(view, words, PLAYERS, width), width)
    text += _printed(BOARD.question(view, words, PLAYERS), width)
    choices = _printed(BOARD.choices(view, words, width, PLAYERS), width)
    assert max(cell_len(line) for line in (text + choices).splitlines()) <= width
    if listed(view):
        for number in range(1, len(legal(view)) + 1):
            assert re.search(rf"(^| ){number} ", choices, re.M)
    assert len(choices.splitlines()) < 40


@pytest.mark.parametrize("kind", [*KINDS, *SPECIAL])
@pytest.mark.parametrize("words", [CS, EN], ids=["cs", "en"])
def test_every_choice_can_be_explained(kind: str, words: Words) -> None:
    state = _moments()[kind]
    view = _view(state)
    for number in state.actions()[:40]:
        action = WONDERS.actions[number]
        text = _printed(BOARD.explanation(view, action, words, PLAYERS), 100)
        assert text.startswith(BOARD.label(view, action, words, PLAYERS))
        assert len(text.splitlines()) > 1


def test_what_cannot_be_bought_can_be_explained_too() -> None:
    view = _view(_moments()["buy"])
    for text in ("monument great_wall", "build h6_t1", "pedestal pedestal_2", "place p2 r3 a1", "leave"):
        action = WONDERS.actions[WONDERS.actions.number(text)]
        assert len(_printed(BOARD.explanation(view, action, EN, PLAYERS)).splitlines()) > 1


@pytest.mark.parametrize(
    ("words", "width"),
    [(CS, 80), (EN, 100), (CS, 120), (EN, 150)],
    ids=["cs-80", "en-100", "cs-120", "en-150"],
)
def test_all_cities_stay_readable(words: Words, width: int) -> None:
    for state in _standing():
        for seat in (0, state.seats - 1, -1):
            text = _printed(BOARD.table(_view(state, seat), words, PLAYERS, width), width)
            assert max(cell_len(line) for line in text.splitlines()) <= width
            assert text.count("a b c d e f g h i j k l") == state.seats - 1
            assert text.count("a   b   c   d") == 1
            assert words("sidewalk") in text
            assert all(player in text for player in PLAYERS[: state.seats])


def test_signs_take_one_column() -> None:
    signs = [*glyphs.RESOURCES.values(), *glyphs.SCORES.values(), *glyphs.NEEDS.values()]
    signs += [glyphs.LAND, glyphs.BRIDGE, glyphs.TOWER, glyphs.RING, glyphs.SPENT, "■", "−", "…"]
    assert all(cell_len(sign) == 1 for sign in signs)


def test_kinds_of_spaces_differ_in_sign_not_only_in_colour() -> None:
    letters = [type.letter for type in COMPONENTS.types]
    signs = [*letters, glyphs.LAND, glyphs.NATURAL, glyphs.WATER, glyphs.ROAD, glyphs.BRIDGE, glyphs.TOWER]
    assert len({*signs, glyphs.MONUMENT}) == len(signs) + 1


# --- the maps -----------------------------------------------------------------------------------------


def _city(objects: list[ObjectView], monuments: list[str] | None = None) -> CityView:
    return CityView(
        map="a",
        objects=objects,
        coins=7,
        coins_spent=0,
        coin_limit=7,
        loan=False,
        out=False,
        pedestal=None,
        resources={"food": 0, "ceramics": 0, "technology": 0},
        population=0,
        monuments=monuments or [],
        monument_price=7,
        neighbours=[],
        scoring=[],
        score={},
    )


SOME = _city(
    [
        ObjectView("long_road", ["e5", "f5", "g5", "h5"], False),
        ObjectView("l3_h1", ["a1", "a2", "b2"], True),
        ObjectView("l3_h2", ["b1", "c1", "c2"], False),
        ObjectView("tower", ["l12"], False),
        ObjectView("petra", ["k10", "l10", "k11", "l11"], False),
    ],
    ["petra"],
)


def test_borders_between_tiles_of_one_type() -> None:
    lines = [line.plain for line in large_map(cells_of(SOME), EN)]
    assert lines[0].split() == list("abcdefghijkl")
    assert lines[1][:16] == "  ┌───┬───────┬─"
    assert lines[2][:16] == " 1│ H✓│ H   H │ "
    assert lines[3][:16] == "  │   └───┐   │ "
    assert lines[4][:16] == " 2│ H   H │ H │ "
    assert lines[5][:16] == "  ├───────┴───┘ "
    assert "sidewalk" in lines[-1]
    assert {len(line) for line in lines[1:]} == {LARGE_WIDTH}
    small = [line.plain for line in small_map(cells_of(SOME))]
    assert small[1].startswith(" 1H1H2H2· ")
    assert small[2].startswith(" 2H1H1H2· ")


def test_bridges_towers_and_monuments() -> None:
    lines = [line.plain for line in large_map(cells_of(SOME), EN)]
    assert "│ ▒   ∩   ∩   ▒ │" in lines[10]
    assert lines[20].endswith("│ ▲1  ▲1│")
    assert lines[24].endswith("│ ♜ │")
    assert numbered_monuments(SOME) == [("1", "petra")]


def test_the_map_shows_exactly_what_stands_there() -> None:
    for state in _standing():
        for city in _view(state).cities:
            cells = cells_of(city)
            for owner, standing in enumerate(city.objects):
                drawn = [space_of(place) for place, cell in cells.items() if cell.owner == owner]
                assert sorted(drawn) == sorted(standing.cells)
            assert len(cells) == len(SPACES)


def test_blocks_abreast_keep_their_columns() -> None:
    lines = abreast([large_map(cells_of(SOME), EN), small_map(cells_of(SOME))], [LARGE_WIDTH, 26])
    assert lines[1].plain[LARGE_WIDTH + 1 :].startswith(" 1H1")


# --- marks and places -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["place_start_road", "place", *SPECIAL[:-1]])
def test_the_marked_spaces_are_the_legal_ones(kind: str) -> None:
    view = _view(_moments()[kind])
    anchors = {action.split()[-1] for action in legal(view)}
    assert {space_of(place) for place in marks(view)} == anchors
    assert sorted(space for variant in variants(view) for space in variant.anchors) == sorted(
        action.split()[-1] for action in legal(view)
    )
    drawing = large_map(cells_of(view.cities[view.seat]), EN, marks(view))
    for place, mark in marks(view).items():
        assert mark in drawing[2 + 2 * place[0]].plain[3 + 4 * place[1] : 6 + 4 * place[1]]


def test_marks_say_which_rotations_fit() -> None:
    view = _view(_moments()["many"])
    known = variants(view)
    for place, mark in marks(view).items():
        fitting = {variant.mark for variant in known if space_of(place) in variant.anchors}
        if mark == "●":
            assert len(fitting) == len(known)
        elif mark.startswith("−"):
            assert fitting == {variant.mark for variant in known} - {mark[1]}
        else:
            assert fitting == set(mark)


def test_pieces_of_a_set_have_different_marks() -> None:
    found = variants(_view(_moments()["set"]))
    assert {variant.piece for variant in found} == {"p1", "p2"}
    assert len({variant.mark for variant in found}) == len(found)


def test_spans_join_neighbours_in_a_row() -> None:
    assert spans(["c1", "a1", "b1", "e1", "l1", "a2"]) == ["a1–c1", "e1", "l1", "a2"]


def test_the_spaces_of_a_placement_are_those_it_covers() -> None:
    checked = 0
    for state in _game(7, 2):
        if state.over:
            break
        view = _view(state)
        if view.placing is None or view.placing.item in glyphs.MONUMENTS:
            continue
        for action in placements(view)[:3]:
            after = state.copy()
            after.play(action)
            _, piece, rotation, space = action.split()
            expected = sorted(place_of(cell) for cell in _view(after, 0).cities[state.seat].objects[-1].cells)
            assert sorted(covered(view, piece, rotation, space)) == expected
            checked += 1
    assert checked > 60


def test_the_promised_places_and_population_are_the_real_ones() -> None:
    checked = 0
    for state in _game(11, 3):
        view = _view(state)
        if state.over or view.decision is None or view.decision.kind != "buy":
            continue
        for text in legal(view):
            verb, _, id = text.partition(" ")
            item = id or verb
            if verb not in ("build", "monument", "long_road", "tower"):
                continue
            if verb == "monument" and len(glyphs.MONUMENTS[id].parts) > 1:
                continue
            after = state.copy()
            after.play(text)
            assert len(after.legal()) == places(rebuilt(view), item)
            if verb == "build":
                after.play(after.legal()[0])
                promised = collected(rebuilt(view), id)
                seen = _view(after, 0).cities[state.seat]
                assert (seen.population, seen.resources["food"]) == (promised.population, promised.food)
            checked += 1
    assert checked > 60


# --- what can be typed ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["place_start_road", *SPECIAL[:-1]])
def test_every_placement_can_be_typed_shortly(kind: str) -> None:
    view = _view(_moments()[kind])
    for action in placements(view):
        typed = typed_for(view, action)
        assert len(typed) < len(action)
        for way in (typed, typed.upper(), typed.replace(" ", ""), action):
            assert shorthand(view, way, EN) == action
        assert BOARD.typed_for(view, action) == typed


def test_a_space_alone_is_enough_if_one_thing_fits() -> None:
    view = _view(_moments()["place_start_road"])
    assert shorthand(view, "c9", EN) == "place p1 r1 c9"
    assert shorthand(view, "c12 r0", EN) == "place p1 r0 c12"
    with pytest.raises(LudopolisError, match="Nothing fits"):
        shorthand(view, "a1", EN)
    assert shorthand(view, "r1 a1", EN) == "place p1 r1 a1"
    for typed in ("m4", "c13", "r0", "buy", "p1", ""):
        assert shorthand(view, typed, EN) is None
    assert shorthand(_view(_moments()["buy"]), "c4", EN) is None


def test_an_ambiguous_space_tells_the_possibilities() -> None:
    view = _view(_moments()["many"])
    counts = [space for variant in variants(view) for space in variant.anchors]
    space = next(space for space in counts if counts.count(space) > 1)
    with pytest.raises(LudopolisError, match=rf"r\d {space}, r\d {space}"):
        shorthand(view, space, EN)


def test_the_prompt_takes_shorthands_and_explains_them(run: Command) -> None:
    start = ("play", "world_wonders", "--seed", "abc", "--option", "start_order=by_seat", "--lang", "en")
    out = run(*start, typed=["hint", "? c9", "a1", "r1 a1", "c9", "undo", "r1c9"]).out
    assert re.search(r"Greedy suggests r\d [a-l]\d+: Place the first piece", out)
    assert "It covers: c9 c10 c11 c12" in out
    assert "Nothing fits with its top left corner on a1." in out
    assert "must touch the sidewalk" in out
    assert "(R3.3)" in out
    assert "Back at your previous decision." in out
    assert out.count("Buy something: you have 7●.") == 2
    assert "Where (as in r0 a12, ? for help):" in out


def test_help_explains_places_and_signs(run: Command) -> None:
    out = " ".join(run("play", "world_wonders", "--seed", "1", "--lang", "en", typed=["?"]).out.split())
    assert "r0 c4 = rotation r0 with the top left corner on c4" in out
    assert "B library, F farm, H habitation, M market, T temple" in out
    assert "place p1 r0 c4" in out


# --- the rest of the table --------------------------------------------------------------------------------


def test_goals_tell_what_everybody_has() -> None:
    view = _view(_standing()[-1])
    text = " ".join(_printed(BOARD.table(view, EN, PLAYERS, 120), 120).split())
    assert len(view.goals) == 3
    for seen in view.goals:
        assert f"⚑ {EN.name('goal', seen.goal)} Ada {seen.metrics[0]}" in text


def test_the_automatic_opponent_is_shown() -> None:
    state = _standing()[0]
    view = _view(state, 0)
    assert view.solo is not None
    text = _printed(BOARD.table(view, EN, PLAYERS, 100), 100)
    assert f"Automatic opponent  {view.solo.score}VP" in text
    assert all(EN.name("monument", id) in text for id in view.solo.monuments)


def test_who_is_out_or_in_debt_is_told() -> None:
    seen = set()
    known = []
    for state in _game(5, 3):
        view = _view(state, 0)
        told = [(city.out, city.loan, city.pedestal, view.result is None) for city in view.cities]
        if told in known:
            continue
        known.append(told)
        text = _printed(BOARD.table(view, EN, PLAYERS, 120), 120)
        for seat, city in enumerate(view.cities):
            if city.out and view.result is None:
                assert f"{PLAYERS[seat]} (out)" in text
                seen.add("out")
            if city.loan:
                assert re.search(r"\bloan\b", text)
                seen.add("loan")
            if city.pedestal is not None:
                assert f"pedestal {city.pedestal[-1]}" in text
                seen.add("pedestal")
    assert seen == {"out", "loan", "pedestal"}


def test_what_is_on_offer_is_shown_with_its_choice() -> None:
    view = _view(_moments()["buy"])
    text = _printed(BOARD.table(view, EN, PLAYERS, 120), 120)
    assert all(EN.name("monument", id) in text for id in view.display)
    for number in range(1, len(legal(view)) + 1):
        if not legal(view)[number - 1].endswith("_loan"):
            assert f"#{number} " in text


# --- whole games, and nothing hidden ----------------------------------------------------------------------


class Typist:
    """Answers every prompt: a random number, or a random placement the short way."""

    def __init__(self, seats: int, language: str, seed: int, width: int) -> None:
        self.match = Match.new(WONDERS, PLAYERS[:seats], seed=seed)
        words = Words(WONDERS, language)
        self.file = io.StringIO()
        console = Console(file=self.file, width=width, color_system=None, highlight=False)
        bots = {seat: make_bot("random") for seat in range(1, seats)}
        self.random = seeded(f"typing {seed}")
        self.session = Session(self.match, bots, words, console, Saving(console, words), self.ask)

    def ask(self, prompt: str) -> str:
        if self.match.state.over:
            return ""
        view = _view(self.match.state)
        number = self.random.below(len(legal(view)))
        return BOARD.typed_for(view, legal(view)[number])


@pytest.mark.parametrize(
    ("seats", "language", "width"), [(1, "cs", 80), (2, "en", 80), (3, "cs", 120), (5, "en", 100)]
)
def test_a_whole_game(seats: int, language: str, width: int) -> None:
    typist = Typist(seats, language, seats, width)
    typist.session.run()
    assert typist.match.state.over
    text = typist.file.getvalue()
    assert max(cell_len(line) for line in text.splitlines()) <= width
    assert "\x1b" not in text
    assert "{" not in text


@pytest.mark.parametrize("state", _standing()[::2], ids=lambda state: state.fingerprint())
def test_nothing_hidden_is_shown(run: Command, state: State, tmp_path: Path) -> None:
    shown = []
    for world in (state, state.determinize(0, seeded("another world"))):
        path = tmp_path / "position.json"
        path.write_text(world.json(), encoding="utf-8")
        seats = ",".join(["human"] * state.seats)
        typed = ["", "?", "? 1", "hint", "log", "build l3_b1", "monument moai"]
        shown.append(
            [
                run("show", str(path), "--seat", "0"),
                run("show", str(path)),
                run("play", "world_wonders", "--from", str(path), "--seats", seats, typed=typed),
            ]
        )
    assert shown[0] == shown[1]


def test_all_secrets_are_shown_to_those_who_may_look(run: Command, tmp_path: Path) -> None:
    state = _moments()["choose_discard"]
    path = tmp_path / "position.json"
    path.write_text(state.json(), encoding="utf-8")
    out = " ".join(run("show", str(path), "--seat", "all", "--lang", "en").out.split())
    position = state.position()
    hidden = [tile for pile in position["stacks"].values() for tile in pile[position["round"] :]]
    assert all(EN.name("tile", tile) in out for tile in hidden)
    assert all(EN.name("monument", id) in out for id in position["deck"])
    assert all(EN.name("solo_card", id) in out for id in position["solo"]["deck"])
