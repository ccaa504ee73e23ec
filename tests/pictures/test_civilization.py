"""The picture of Civilization: everything stands where it should, and nothing else is needed."""

import re
from functools import cache
from typing import Any, cast
from xml.etree.ElementTree import Element

import msgspec
import pytest

from cli.civilization_moments import LAZY, moments
from ludopolis import game, seeded
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.match import Match
from ludopolis.games.civilization.chart import STEPS, beside, spots_of
from ludopolis.games.civilization.components import COMPONENTS
from ludopolis.games.civilization.view import CivilizationView
from ludopolis.pictures import picture_of
from ludopolis.pictures.civilization import picture
from ludopolis.pictures.civilization.board import GRID
from ludopolis.pictures.civilization.looks import (
    CITY_MARKS,
    DASHES,
    GROUNDS,
    ICONS,
    LEVELS,
    RESOURCES,
    TERRAINS,
    THINGS,
    UNITS,
)
from ludopolis.pictures.lettering import Style, width_of
from ludopolis.pictures.palette import FACES, THEMES, Palette
from ludopolis.pictures.render import png
from pictures.positions import marked, parsed, placed
from pictures.test_palette import READABLE, VISIBLE, contrast

CIVILIZATION = game("civilization")
NAMES = ["Ada", "Bedřich", "Cecílie", "Dalibor", "Eva"]
STAGES = ("setup", "middle", "end")
each_stage = pytest.mark.parametrize("stage", STAGES)
each_count = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@cache
def played(seats: int, stage: str) -> Match:
    """A game between players who do something whenever they can, up to a stage."""
    match = Match.new(CIVILIZATION, NAMES[:seats], seed=f"{seats}", turn_limit=9)
    random = seeded(f"{seats}")
    moves = {"setup": 3, "middle": 700, "end": 99999}[stage]
    while not match.state.over and len(match.moves) < moves:
        actions = match.state.actions()
        eager = [action for action in actions if CIVILIZATION.actions[action].verb not in LAZY]
        chosen = eager if eager and random.below(8) else actions
        match.play(chosen[random.below(len(chosen))])
    return match


def moment(kind: str) -> CivilizationView:
    """What a seat sees that decides something of a kind."""
    state = moments()[kind]
    return cast(CivilizationView, state.view(state.seat))


def view_of(match: Match, seat: int = SPECTATOR) -> CivilizationView:
    return cast(CivilizationView, match.state.view(seat))


def drawn(view: CivilizationView, language: str = "en", theme: str = "light") -> Element:
    return parsed(picture(view, CIVILIZATION.texts(language), NAMES[: len(view.players)], theme))


def changed(view: CivilizationView, **fields: Any) -> CivilizationView:
    return msgspec.structs.replace(view, **fields)


def words_in(root: Element) -> set[str]:
    return {one.text for one in root.iter() if one.tag in ("text", "tspan") and one.text}


# --- the map ------------------------------------------------------------------------------------------


@each_stage
@each_count
def test_every_square_is_drawn_with_its_terrain(seats: int, stage: str) -> None:
    view = view_of(played(seats, stage))
    spots = spots_of(view)
    squares = marked(drawn(view), "square")
    assert sorted(one.attrib["data-square"] for one in squares) == sorted(spots)
    for one in squares:
        spot = spots[one.attrib["data-square"]]
        ground = one.find("rect")
        assert ground is not None
        middle = [float(ground.attrib[axis]) + float(ground.attrib["width"]) / 2 for axis in ("x", "y")]
        assert middle == pytest.approx(GRID.middle((spot.column, spot.row)))
        if spot.ground is None:
            assert "data-terrain" not in one.attrib
        else:
            assert one.attrib["data-terrain"] == spot.ground.terrain
            assert ground.attrib["fill"] == Palette("light")(GROUNDS[spot.ground.terrain])


@each_stage
@each_count
def test_every_piece_stands_on_its_square(seats: int, stage: str) -> None:
    view = view_of(played(seats, stage))
    pieces = marked(drawn(view), "piece")
    spots = spots_of(view)
    for one in pieces:
        moved = re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)", one.attrib["transform"])
        assert moved is not None
        spot = spots[one.attrib["data-on"]]
        assert (float(moved[1]), float(moved[2])) == pytest.approx(GRID.middle((spot.column, spot.row)))
    shown = [(one.attrib["data-on"], one.attrib["data-piece"]) for one in pieces]
    assert sorted(shown) == sorted(_standing(view))


def _standing(view: CivilizationView) -> list[tuple[str, str]]:
    """Everything that stands or is printed on the map."""
    found = [(square, seen.on) for square, seen in view.squares.items() if seen.on is not None]
    for square, seen in view.squares.items():
        if seen.figures is not None:
            found.append((square, f"figures-{seen.figures.seat}"))
    centres = set()
    for seat, player in enumerate(view.players):
        for city in player.cities:
            if city is not None:
                both = [square for square in (city.square, city.second) if square]
                found += [(square, f"city-{seat}") for square in both]
                centres |= set(both)
    covering = [id for kind in ("city_state", "building", "wonder", "person_type") for id in _ids(kind)]
    for square, spot in spots_of(view).items():
        if spot.ground is None or square in centres or spot.seen.on in covering:
            continue
        if spot.ground.resource:
            found.append((square, spot.ground.resource))
        else:
            found += [(square, icon) for icon in ("culture", "coin") if spot.ground.icons.get(icon)]
    return found


def _ids(kind: str) -> list[str]:
    return CIVILIZATION.components[kind]


@each_count
def test_outskirts_are_surrounded(seats: int) -> None:
    view = view_of(played(seats, "middle"))
    lines = {one.attrib["data-outskirts"]: one for one in marked(drawn(view), "outskirts")}
    cities = {
        f"{seat} {index}": city
        for seat, player in enumerate(view.players)
        for index, city in enumerate(player.cities)
        if city is not None
    }
    assert set(lines) == set(cities)
    for key, line in lines.items():
        seat = int(key.split()[0])
        assert line.get("stroke-dasharray") == DASHES[seat]


@pytest.mark.parametrize("kind", ["place_figure", "move", "step"])
def test_what_can_be_chosen_is_marked(kind: str) -> None:
    view = moment(kind)
    assert view.decision is not None
    named = [action.split()[-1] for action in view.decision.actions]
    squares = {word for word in named if word in spots_of(view)}
    if view.asking is not None and view.asking.square is not None:
        squares |= {str(beside(view.asking.square, word)) for word in named if word in STEPS}
    assert squares
    assert {one.attrib["data-target"] for one in marked(drawn(view), "target")} == squares
    assert not marked(drawn(changed(view, decision=None, result=_result(view))), "target")


def _result(view: CivilizationView) -> object:
    ended = view_of(played(len(view.players), "end"))
    return ended.result


# --- the panels ---------------------------------------------------------------------------------------


@each_stage
@each_count
def test_nations_track_and_wonders_are_those_of_the_view(seats: int, stage: str) -> None:
    view = view_of(played(seats, stage))
    root = drawn(view)
    panels = marked(root, "seat")
    assert [one.get("data-seat") for one in panels] == [str(seat) for seat in range(seats)]
    for panel, player in zip(panels, view.players, strict=True):
        assert {one.attrib["data-tech"] for one in marked(panel, "tech")} == set(player.technologies)
        levels = {int(one.attrib["data-level"]): one.attrib["data-slots"] for one in marked(panel, "level")}
        assert all(levels.get(level, "0") == str(count) for level, count in enumerate(player.slots, start=1))
        cities = [one.attrib["data-city"] for one in marked(panel, "city")]
        assert cities == [city.square for city in player.cities if city is not None]
    offered = [one.attrib["data-wonder"] for one in marked(root, "wonder")]
    assert offered == [id for id, place in view.wonders.items() if place == "market"]
    for one in marked(root, "space"):
        standing = [n for n, p in enumerate(view.players) if p.track == int(one.attrib["data-space"])]
        assert one.attrib["data-seats"] == " ".join(map(str, standing))
    assert len(marked(root, "space")) == len(COMPONENTS.track.spaces)


def test_a_battle_shows_its_fronts() -> None:
    view = moment("choose_front")
    assert view.battle is not None
    root = drawn(view)
    assert f"Battle on {view.battle.square}" in words_in(root)
    shown = [[unit.attrib["data-unit"] for unit in marked(front, "unit")] for front in marked(root, "front")]
    assert shown == [
        [unit.unit for unit in (front.attacker, front.defender) if unit is not None]
        for front in view.battle.fronts
    ]
    with_ring, without = (
        [one for one in drawn(seen).iter("rect") if one.get("stroke") == Palette("light")("accent")]
        for seen in (view, changed(view, battle=None))
    )
    assert len(with_ring) == len(without) + 1


def test_an_offer_is_for_its_parties() -> None:
    view = moment("answer_offer")
    assert view.offer is not None
    told = " ".join(words_in(drawn(view)))
    assert f"{NAMES[view.offer.seat]} to {NAMES[view.offer.to]}." in told
    assert "Gives:" in told
    assert "Gives:" not in " ".join(words_in(drawn(changed(view, seat=SPECTATOR))))


@pytest.mark.parametrize("language", ["cs", "en"])
@each_count
def test_words_stay_in_their_panels(seats: int, language: str) -> None:
    for stage in STAGES:
        root = drawn(view_of(played(seats, stage)), language)
        for one, x, y, panel in placed(root):
            if one.tag != "text":
                continue
            style = Style(float(one.attrib["font-size"]), int(one.get("font-weight", "400")))
            wide = width_of(one.text or "", style)
            anchor = {"start": 0.0, "middle": 0.5, "end": 1.0}[one.get("text-anchor", "start")]
            left = x + float(one.attrib["x"]) - anchor * wide
            start = 0.0 if panel is None else float(panel.attrib["left"])
            room = float((root if panel is None else panel).attrib["width"])
            assert start <= left, one.text
            assert left + wide <= start + room + 1, one.text


@each_count
def test_the_end_tells_the_winner(seats: int) -> None:
    view = view_of(played(seats, "end"))
    assert view.result is not None
    winners = [NAMES[seat] for seat in view.result.winners]
    told = f"{winners[0]} wins" if len(winners) == 1 else f"{', '.join(winners)} share the victory"
    assert told in words_in(drawn(view))
    assert "1st place" in words_in(drawn(view))


def test_one_player_alone() -> None:
    match = played(4, "middle")
    root = parsed(picture(view_of(match), CIVILIZATION.texts("en"), NAMES, only=2))
    assert [one.get("data-seat") for one in marked(root, "seat")] == ["2"]


def test_the_one_who_looks_is_marked_and_sees_the_own_cards() -> None:
    match = played(2, "middle")
    assert "Ada (you)" in words_in(drawn(view_of(match, 0)))
    assert "Ada (ty)" in words_in(drawn(view_of(match, 0), "cs"))
    assert "Ada" in words_in(drawn(view_of(match)))
    own = view_of(match, 0).players[0].reserve.known
    assert own
    faces = " ".join(words_in(drawn(view_of(match, 0))))
    assert all(id.split("_", 1)[1].replace("_", "/") in faces for id in own)


# --- the whole ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["cs", "en"])
@each_count
def test_a_picture_needs_nothing_else(seats: int, language: str, theme: str) -> None:
    root = drawn(view_of(played(seats, "middle")), language, theme)
    ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
    assert len(ids) == len(set(ids))
    for one in root.iter():
        for name, value in one.attrib.items():
            assert "://" not in value or name == "xmlns"
            assert name != "href" or value.removeprefix("#") in ids
    assert not [*root.iter("style"), *root.iter("image"), *root.iter("script")]
    inks = {Palette(theme)(face.ink) for face in FACES}
    assert {words.attrib["fill"] for words in root.iter("text")} <= inks


def test_people_who_cannot_see_it_are_told() -> None:
    view = view_of(played(2, "middle"))
    root = drawn(view)
    title, description = root.find("title"), root.find("desc")
    assert title is not None
    assert title.text is not None
    assert title.text.startswith(f"{CIVILIZATION.texts('en').get('game')}: Turn {view.turn}, ")
    assert description is not None
    assert description.text is not None
    for square, seen in view.squares.items():
        assert seen.figures is None or f"{square} (armies {seen.figures.armies}" in description.text
    for player in view.players:
        names = [CIVILIZATION.texts("en").name("technology", id) for id in player.technologies]
        assert all(name in description.text for name in names)


@each_count
def test_what_is_hidden_changes_nothing(seats: int) -> None:
    state = played(seats, "middle").state
    texts = CIVILIZATION.texts("en")
    draw = picture_of(CIVILIZATION)
    assert draw is picture
    for seat in (0, SPECTATOR):
        truth = draw(state.view(seat), texts, NAMES)
        worlds = [state.determinize(seat, seeded(str(number))) for number in range(3)]
        assert any(world.json() != state.json() for world in worlds)
        assert all(draw(world.view(seat), texts, NAMES) == truth for world in worlds)


@pytest.mark.parametrize("theme", THEMES)
def test_signs_can_be_seen(theme: str) -> None:
    colour = Palette(theme)
    for look in UNITS.values():
        assert contrast(colour(look.face.fill), colour(look.face.ink)) >= VISIBLE
        assert contrast(colour(look.soft), colour(look.ink)) >= READABLE
    for face in LEVELS:
        assert contrast(colour(face.fill), colour(face.ink)) >= READABLE
    for ground in GROUNDS.values():
        assert contrast(colour(ground), colour("map-ink")) >= READABLE


def test_nothing_is_told_by_colour_alone() -> None:
    for signs in (TERRAINS, RESOURCES, ICONS, THINGS, CITY_MARKS):
        assert len(set(signs.values())) == len(signs)
    assert len({look.icon for look in UNITS.values()}) == len(UNITS)
    assert len(set(DASHES)) == len(DASHES)


def test_it_becomes_a_png() -> None:
    svg = picture(view_of(played(2, "middle")), CIVILIZATION.texts("cs"), NAMES)
    assert png(svg, 0.5).startswith(b"\x89PNG")
