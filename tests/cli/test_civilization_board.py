"""Civilization's board: every kind of decision, widths, the map, the marks, and what can be typed."""

import re
from functools import cache
from itertools import islice
from pathlib import Path

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from cli.civilization_moments import eager_game, moments
from cli.running import Command
from ludopolis import game, seeded
from ludopolis.cli import boards
from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.board import legal
from ludopolis.cli.boards.civilization import glyphs
from ludopolis.cli.boards.civilization.choices import (
    LISTED,
    OF_AMOUNTS,
    OF_NAMES,
    OF_SQUARES,
    OF_WAYS,
    shorthand,
)
from ludopolis.cli.boards.civilization.maps import (
    abbreviation,
    fields_of,
    figure_signs,
    large_map,
    overview,
    width_of_map,
)
from ludopolis.cli.boards.civilization.marks import marks_of
from ludopolis.cli.boards.civilization.question import COMPONENTS, source
from ludopolis.cli.boards.civilization.remarks import ABOUT
from ludopolis.cli.boards.civilization.track import SPACES
from ludopolis.cli.words import Words
from ludopolis.core.contract import SPECTATOR, State
from ludopolis.core.errors import LudopolisError
from ludopolis.games.civilization.actions import KINDS, VERBS
from ludopolis.games.civilization.chart import beside, spots_of
from ludopolis.games.civilization.effects.sources import OTHER_NAMES
from ludopolis.games.civilization.view import CivilizationView

CIVILIZATION = game("civilization")
BOARD = board_of(CIVILIZATION)
PLAYERS = ["Ada", "Bedřich", "Cecílie", "Dalibor", "Eva"]
EN, CS = Words(CIVILIZATION, "en"), Words(CIVILIZATION, "cs")
EVERY_KIND = [kind.name for kind in CIVILIZATION.decisions]


def _printed(shown: RenderableType, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def _flat(shown: RenderableType, width: int = 80) -> str:
    return " ".join(_printed(shown, width).split())


def _view(state: State, seat: int | None = None) -> CivilizationView:
    view = state.view(state.seat if seat is None else seat)
    assert isinstance(view, CivilizationView)
    return view


@cache
def _standing() -> list[State]:
    """Positions of games with 2 to 5 players."""
    found = []
    for seats in (2, 3, 4, 5):
        played = islice(eager_game(seats, seats), 0, 1201, 400)
        found += [state.copy() for state in played][1:]
    return found


# --- every decision -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVERY_KIND)
@pytest.mark.parametrize(
    ("words", "width"),
    [(CS, 80), (EN, 80), (CS, 120), (EN, 170)],
    ids=["cs-80", "en-80", "cs-120", "en-170"],
)
def test_every_decision_is_drawn_and_fits(kind: str, words: Words, width: int) -> None:
    view = _view(moments()[kind])
    text = _printed(BOARD.table(view, words, PLAYERS, width), width)
    text += _printed(BOARD.question(view, words, PLAYERS), width)
    choices = _printed(BOARD.choices(view, words, width, PLAYERS), width)
    assert max(cell_len(line) for line in (text + choices).splitlines()) <= width
    for number in range(1, len(legal(view)) + 1):
        assert re.search(rf"(^| ){number} ", choices, re.M)


@pytest.mark.parametrize("kind", EVERY_KIND)
@pytest.mark.parametrize("words", [CS, EN], ids=["cs", "en"])
def test_every_choice_can_be_explained(kind: str, words: Words) -> None:
    state = moments()[kind]
    view = _view(state)
    for number in state.actions()[:40]:
        action = CIVILIZATION.actions[number]
        text = _printed(BOARD.explanation(view, action, words, PLAYERS), 100)
        assert text.startswith(BOARD.label(view, action, words, PLAYERS))


@pytest.mark.parametrize("words", [CS, EN], ids=["cs", "en"])
def test_every_verb_can_be_listed_and_every_source_has_a_name(words: Words) -> None:
    """Whatever is offered has a heading of its own, or is a line of its own."""
    view = _view(moments()["start"])
    for verb in VERBS:
        arguments = [KINDS[kind.split(":")[-1]][-1] for kind in verb.kinds]
        text = " ".join([verb.name, *arguments])
        offered = _with_actions(view, [text])
        assert re.match(r"1 |.*:\n\s*1 ", _printed(BOARD.choices(offered, words, 100, PLAYERS), 100)), text
    assert len({source(id, words) for id in OTHER_NAMES}) == len(OTHER_NAMES)


def test_there_is_no_heading_without_its_verb() -> None:
    ftl = (Path(boards.__file__).parent / "civilization" / "text.en.ftl").read_text(encoding="utf-8")
    families = {
        "group": {*OF_SQUARES, *OF_WAYS, *OF_AMOUNTS, *OF_NAMES, *LISTED, "of"},
        "source": {id for id in OTHER_NAMES if id not in COMPONENTS},
        "deck": set(_view(_standing()[0], 0).decks),
        "about": {*ABOUT, "army", "scout"},
    }
    for family, ids in families.items():
        assert set(re.findall(rf"^{family}-(\w+) =", ftl, re.M)) == ids


def _with_actions(view: CivilizationView, actions: list[str]) -> CivilizationView:
    assert view.decision is not None
    return msgspec.structs.replace(
        view, decision=msgspec.structs.replace(view.decision, actions=actions, seat=view.seat)
    )


def test_the_question_tells_what_it_is_about() -> None:
    for kind, told in (
        ("city_action", r"City \d \w+\d+ ⇄\d+ ⚒\d+ ♪\d+: Choose what the city does\."),
        ("place_figure", r"Place a figure beside your capital\. \((Army|Scout)\)"),
        ("step", r"Group on \w+\d+ \(armies \d, scouts \d\): .* \(\d+ steps? left\)"),
        ("pay", r".+: Choose how you pay the resource\. \(to pay: .+\)"),
        ("loot", r"You have won\. Choose your loot\. \(\d left\)"),
        ("choose_front", r"Open a new front, or attack an enemy unit\. \(\w+ \d/\d\)"),
        ("place_person", r".*\(Great \w+\)"),
    ):
        question = BOARD.question(_view(moments()[kind]), EN, PLAYERS)
        assert re.match(told, _flat(question, 200)), kind
    view = _view(moments()["respond"])
    assert view.asking is not None
    assert view.asking.player is not None
    assert _flat(BOARD.question(view, EN, PLAYERS)).startswith(f"{PLAYERS[view.asking.player]} – ")


def test_prices_stand_beside_the_choices() -> None:
    view = _view(moments()["city_action"])
    choices = _printed(BOARD.choices(view, EN, 200, PLAYERS), 200)
    built = [action.split()[1] for action in legal(view) if action.startswith("build ")]
    assert built
    for item in built:
        assert re.search(rf"\d  {EN.name('item', item)} +⚒{view.prices[item]}\b", choices)
    techs = ["writing", "logistics", "ecology", "flight", "space_flight"]
    view = _with_actions(_view(moments()["research"]), [f"research {tech}" for tech in techs])
    choices = _printed(BOARD.choices(view, EN, 200, PLAYERS), 200)
    for level, (tech, trade) in enumerate(zip(techs, view.players[view.seat].research, strict=True), start=1):
        assert re.search(rf"{EN.name('technology', tech)} +{glyphs.ROMAN[level]}  ⇄{trade}\b", choices)


def test_an_advance_tells_its_price_and_its_rewards() -> None:
    view = _with_actions(_view(moments()["city"]), ["advance 1", "advance 2", "advance 9"])
    player = view.players[view.seat]
    lines = _printed(BOARD.choices(view, EN, 200, PLAYERS), 200).splitlines()[1:]
    for line, count in zip(lines, (1, 2, 9), strict=True):
        culture, trade = (sum(space[part] for space in player.spaces[:count]) for part in (0, 1))
        rewards = [SPACES[player.track + step].reward for step in range(1, count + 1)]
        assert f"♪{culture}" in line
        assert (f"⇄{trade}" in line) == (trade > 0)
        assert line.count("culture event") == rewards.count("event")
        assert line.count("great person") == rewards.count("great_person")


@pytest.mark.parametrize(("words", "width"), [(CS, 80), (EN, 100), (CS, 120), (EN, 150)])
def test_all_players_stay_readable(words: Words, width: int) -> None:
    for state in _standing():
        for seat in (0, state.seats - 1, SPECTATOR):
            view = _view(state, seat)
            text = _printed(BOARD.table(view, words, PLAYERS, width), width)
            assert max(cell_len(line) for line in text.splitlines()) <= width
            flat = " ".join(text.split())
            for place, player in enumerate(view.players):
                assert PLAYERS[place] in text
                assert player.civilization is not None
                assert words.name("civilization", player.civilization) in text
                assert words.name("government", player.government) in text
                assert all(words.name("technology", id) in flat for id in player.technologies)
                assert all(words.name("policy", id) in flat for id in player.policies)
                assert all(words.name("wonder", id) in flat for id in player.wonders)
            assert (words("whole-map") in text) == (width_of_map(view) > width)


@pytest.mark.parametrize("words", [CS, EN], ids=["cs", "en"])
def test_nothing_beside_the_map_is_cut_off(words: Words) -> None:
    for state in _standing():
        view = _view(state, 0)
        for width in (80, 100, 120):
            table = _printed(BOARD.table(view, words, PLAYERS[: len(view.players)], width), width)
            assert "…" not in table


def test_signs_take_one_column_and_differ() -> None:
    signs = [
        *glyphs.TERRAIN_SIGNS.values(),
        *glyphs.RESOURCE_SIGNS.values(),
        *glyphs.ICON_SIGNS.values(),
        *glyphs.THINGS.values(),
        *glyphs.CITY_MARKS.values(),
        *glyphs.SHAPES,
        glyphs.CAPITAL,
        glyphs.METROPOLIS,
        glyphs.UNKNOWN,
        glyphs.CHOOSABLE,
        glyphs.FOUGHT,
    ]
    assert all(cell_len(sign) == 1 for sign in [*signs, *glyphs.ARROWS.values(), *glyphs.SCOUTS[1:]])
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("words", [CS, EN], ids=["cs", "en"])
def test_buildings_and_persons_have_different_abbreviations(words: Words) -> None:
    for kind in ("building", "person_type"):
        short = [abbreviation(kind, id, words) for id in KINDS[kind] if id != "city_walls"]
        assert len(set(short)) == len(short)


# --- the map ------------------------------------------------------------------------------------------


def test_the_map_shows_what_the_view_says() -> None:
    seen = 0
    for state in _standing():
        view = _view(state, 0)
        spots = spots_of(view)
        for place, field in fields_of(view, spots, EN).items():
            spot = next(spot for spot in spots.values() if (spot.row, spot.column) == place)
            upper, lower = ("".join(letter for letter, _ in line) for line in field.lines)
            if spot.ground is None:
                assert upper == glyphs.UNKNOWN * 3
                continue
            figures = spot.seen.figures
            if figures is not None:
                assert lower.rstrip() == figure_signs(figures.seat, figures.armies, figures.scouts)
                seen += 1
            if spot.centre_of is not None:
                assert upper[0] == glyphs.SHAPES[spot.centre_of.seat]
                continue
            assert upper[0] == glyphs.TERRAIN_SIGNS[spot.ground.terrain]
            if spot.kind_on is not None:
                assert upper[1] == glyphs.THINGS[spot.kind_on]
                seen += 1
            elif spot.ground.resource:
                assert upper[2] == glyphs.RESOURCE_SIGNS[spot.ground.resource]
    assert seen > 40


def test_figures_are_counted() -> None:
    assert figure_signs(0, 2, 1) == "●2¹"
    assert figure_signs(1, 0, 3) == "▲³"
    assert figure_signs(4, 6, 0) == "✚6"


def test_lines_surround_cities_with_their_outskirts() -> None:
    view = _view(_standing()[0], 0)
    spots = spots_of(view)
    fields = fields_of(view, spots, EN)
    for seat, player in enumerate(view.players):
        for index, city in enumerate(player.cities):
            if city is not None:
                squares = [city.square, *city.yields, *([city.second] if city.second else [])]
                regions = {fields[spots[square].row, spots[square].column].region for square in squares}
                assert regions == {1 + seat * 3 + index}


def test_columns_and_rows_are_named() -> None:
    for state in _standing():
        view = _view(state, 0)
        lines = [line.plain for line in large_map(view, EN, 200)]
        for spot in spots_of(view).values():
            letters = spot.name.rstrip("0123456789")
            row = 2 + 2 * spot.row
            assert lines[row].startswith(f"{spot.row + 1:>2} ")
            assert lines[0][3 + spot.column * 4 :][:4].strip() == letters


def test_the_overview_has_every_city() -> None:
    for state in _standing():
        view = _view(state, 0)
        letters = "".join(line.plain for line in overview(view))
        for seat, player in enumerate(view.players):
            centres = sum(1 + (city.second is not None) for city in player.cities if city is not None)
            standing = sum(
                spot.seen.figures is not None and spot.seen.figures.seat == seat
                for spot in spots_of(view).values()
            )
            assert letters.count(glyphs.SHAPES[seat]) == centres + standing


def test_a_cropped_map_shows_what_can_be_chosen() -> None:
    checked = 0
    for state in eager_game(3, 5):
        view = _view(state) if not state.over else None
        if view is None or not 0 < len(marks_of(view)) <= 3:
            continue
        columns = [spots_of(view)[square].column for square in marks_of(view) if square in spots_of(view)]
        if max(columns) - min(columns) <= 8:
            text = "\n".join(line.plain for line in large_map(view, EN, 80))
            assert text.count(glyphs.CHOOSABLE) + text.count(glyphs.FOUGHT) == len(marks_of(view))
            checked += 1
        if checked > 30:
            return
    pytest.fail("too few positions")


# --- marks and battles ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["move", "choose_square", "place_figure", "grow", "place_capital"])
def test_the_marked_squares_are_the_legal_ones(kind: str) -> None:
    view = _view(moments()[kind])
    squares = {action.split()[1] for action in legal(view) if action.split()[0] in OF_SQUARES}
    assert squares
    assert set(marks_of(view)) == squares


def test_steps_mark_the_squares_they_lead_to() -> None:
    view = _view(moments()["step"])
    assert view.asking is not None
    assert view.asking.square is not None
    ways = [action.split()[1] for action in legal(view) if action.split()[0] in ("step", "discover")]
    assert set(marks_of(view)) == {beside(view.asking.square, way) for way in ways}


@pytest.mark.parametrize("words", [CS, EN], ids=["cs", "en"])
def test_a_battle_shows_both_sides_and_every_front(words: Words) -> None:
    checked = 0
    for state in eager_game(0, 2):
        view = _view(state) if not state.over else None
        if view is None or view.battle is None:
            continue
        text = _printed(BOARD.table(view, words, PLAYERS, 80), 80)
        assert words("battle-at", square=view.battle.square, kind=words(f"battle-{view.battle.kind}")) in text
        assert marks_of(view)[view.battle.square] == glyphs.FOUGHT
        for side in (view.battle.attacker, view.battle.defender):
            assert f"{words('total')} {side.total}" in text
        for number in range(1, len(view.battle.fronts) + 1):
            assert words("front", number=number) in text
        units = [unit for front in view.battle.fronts for unit in (front.attacker, front.defender) if unit]
        assert text.count("♥") == sum(unit.health - unit.wounds for unit in units)
        checked += 1
    assert checked > 5


def test_the_offer_is_for_the_two_parties() -> None:
    state = next(
        state for state in eager_game(1, 3) if (asked := state.decision()) and asked.kind == "answer_offer"
    )
    view = _view(state)
    assert view.offer is not None
    third = next(seat for seat in range(state.seats) if seat not in (view.offer.seat, view.offer.to))
    wanted = f"{PLAYERS[view.offer.seat]} asks for"
    assert wanted in _printed(BOARD.table(view, EN, PLAYERS, 100), 100)
    assert wanted not in _printed(BOARD.table(_view(state, third), EN, PLAYERS, 100), 100)


# --- what can be typed ----------------------------------------------------------------------------------


def test_a_square_alone_is_enough() -> None:
    view = _view(moments()["place_figure"])
    for action in legal(view):
        square = action.split()[1]
        assert shorthand(view, square, EN) == action
        assert shorthand(view, f" {square.upper()} ", EN) == action
    free = next(square for square in spots_of(view) if f"at {square}" not in legal(view))
    assert shorthand(view, free, EN) == f"at {free}"
    for typed in ("3", "done", "at", "", "a99", "zz1", "7-3", "n"):
        assert shorthand(view, typed, EN) is None


def test_a_direction_is_known_by_its_first_letter() -> None:
    view = _view(moments()["step"])
    letters = {"north": ("n", "s"), "east": ("e", "v"), "south": ("s", "j"), "west": ("w", "z")}
    for way, (english, czech) in letters.items():
        fitting = [action for action in legal(view) if action.split()[-1] == way]
        meant = fitting[0] if fitting else f"step {way}"
        assert shorthand(view, english, EN) == meant
        assert shorthand(view, czech, CS) == meant


def test_a_square_with_several_meanings_is_asked_about() -> None:
    view = _with_actions(_view(moments()["start"]), ["done", "found c4", "found d4", "settle c4"])
    with pytest.raises(LudopolisError, match="several choices: 2, 4"):
        shorthand(view, "c4", EN)
    assert shorthand(view, "d4", EN) == "found d4"


def test_players_are_called_by_their_names() -> None:
    view = _view(moments()["choose_player"])
    for action in legal(view):
        seat = int(action.split()[1]) - 1
        told = BOARD.label(view, CIVILIZATION.actions[CIVILIZATION.actions.number(action)], EN, PLAYERS)
        assert told == f"Choose {PLAYERS[seat]}"
        assert PLAYERS[seat] in _printed(BOARD.choices(view, EN, 80, PLAYERS))


def test_what_cannot_be_chosen_can_be_explained_too() -> None:
    view = _view(moments()["city_action"])
    for text, told in (
        ("build pyramids", "All governments are unlocked"),
        ("research writing", "Unlocks the building Library"),
        ("at a1", "a1 "),
        ("at ab18", "ab18 "),
        ("loot loot_trade", "Take up to 3 trade"),
        ("keep japan", "Tokugawa Ieyasu"),
        ("use marco_polo", "gain 27 trade"),
    ):
        action = CIVILIZATION.actions[CIVILIZATION.actions.number(text)]
        assert told in _flat(BOARD.explanation(view, action, EN, PLAYERS))


def test_a_square_is_explained_with_its_yield() -> None:
    view = _view(_standing()[0], 0)
    city = next(city for city in view.players[0].cities if city is not None)
    for square, made in city.yields.items():
        action = CIVILIZATION.actions[CIVILIZATION.actions.number(f"at {square}")]
        told = _flat(BOARD.explanation(view, action, EN, PLAYERS))
        assert "outskirts of Ada, city 1" in told
        for sign, count in zip("⇄⚒♪$", made, strict=True):
            assert (f"{sign}{count}" in told.split("It yields:")[1]) == (count > 0)


def test_a_game_at_the_prompt(run: Command) -> None:
    start = ("play", "civilization", "--seed", "abc", "--lang", "en", "--seats", "human,greedy")
    out = run(*start, "--option", "turn_limit=2", typed=["?", "? 1", "1", "hint", "1", "undo", "table"]).out
    assert "Squares are called by column and row" in out
    assert "Choose the civilization you keep." in out
    assert "Adopt a social policy." in out


# --- nothing hidden -------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [CS, EN], ids=["cs", "en"])
def test_everything_hidden_can_be_shown(words: Words) -> None:
    state = _standing()[0]
    position = state.position()
    text = " ".join(_printed(BOARD.secrets(position, words), 200).split())
    for id in position["piles"]["wonders"]:
        assert words.name("wonder", id) in text
    held = [card["face"] for card in position["decks"]["events"] if card.get("place") == "held 0"]
    assert all(words.name("event", id) in text for id in held)


def test_what_is_hidden_changes_nothing() -> None:
    for state in _standing():
        for seat in (0, SPECTATOR):
            other = state.determinize(seat, seeded("another world"))
            shown = [
                _printed(BOARD.table(_view(world, seat), CS, PLAYERS, 100), 100) for world in (state, other)
            ]
            assert shown[0] == shown[1]


@pytest.mark.parametrize("kind", ["battle_turn", "research", "choose_front", "make_offer", "respond"])
def test_others_see_nothing_of_what_is_being_chosen(kind: str) -> None:
    state = moments()[kind]
    for seat in (*(seat for seat in range(state.seats) if seat != state.seat), SPECTATOR):
        other = state.determinize(seat, seeded("another world"))
        shown = [
            _printed(BOARD.table(_view(world, seat), EN, PLAYERS, 100), 100)
            + _printed(BOARD.question(_view(world, seat), EN, PLAYERS), 100)
            for world in (state, other)
        ]
        assert shown[0] == shown[1]
