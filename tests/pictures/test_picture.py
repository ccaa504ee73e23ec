"""The whole picture: complete, self-contained, in both languages and themes."""

import re
from xml.etree.ElementTree import Element

import pytest

from ludopolis import game, seeded
from ludopolis.core.contract import SPECTATOR
from ludopolis.games.world_wonders.components import COMPONENTS, IDS
from ludopolis.games.world_wonders.view import SoloView, StackView
from ludopolis.pictures import picture_of
from ludopolis.pictures.lettering import Style, width_of
from ludopolis.pictures.world_wonders import picture
from pictures.positions import (
    NAMES,
    OPTIONS,
    STAGES,
    WORLD_WONDERS,
    changed,
    drawn,
    marked,
    parsed,
    placed,
    played,
    view_of,
)


def words_in(root: Element) -> set[str]:
    return {one.text for one in root.iter("text") if one.text}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_picture_needs_nothing_else(seats: int, language: str, theme: str) -> None:
    view = view_of(played(seats, 1, "middle"))
    root = drawn(view, language, theme)
    ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
    assert len(ids) == len(set(ids))
    for one in root.iter():
        for name, value in one.attrib.items():
            assert "://" not in value or name == "xmlns"
            if name == "href":
                assert value.removeprefix("#") in ids
            if linked := re.search(r"url\((.*)\)", value):
                assert linked[1].removeprefix("#") in ids
    assert not list(root.iter("style")) + list(root.iter("image")) + list(root.iter("script"))


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("options", range(len(OPTIONS)))
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_words_stay_in_their_panels(seats: int, options: int, language: str) -> None:
    for stage in STAGES:
        root = drawn(view_of(played(seats, options, stage)), language)
        for one, x, y, panel in placed(root):
            if one.tag != "text" or "rotate" in one.get("transform", ""):
                continue
            style = Style(float(one.attrib["font-size"]), int(one.get("font-weight", "400")))
            wide = width_of(one.text or "", style)
            anchor = {"start": 0.0, "middle": 0.5, "end": 1.0}[one.get("text-anchor", "start")]
            left = x + float(one.attrib["x"]) - anchor * wide
            start = 0.0 if panel is None else float(panel.attrib["left"])
            room = float((root if panel is None else panel).attrib["width"])
            assert start <= left
            assert left + wide <= start + room + 1, one.text


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_tracks_show_the_numbers(seats: int, stage: str) -> None:
    view = view_of(played(seats, 1, stage))
    for panel, city in zip(marked(drawn(view), "seat"), view.cities, strict=True):
        values = {one.attrib["data-track"]: int(one.attrib["data-value"]) for one in marked(panel, "track")}
        assert values == {"coins": city.coins, "population": city.population, **city.resources}
        assert str(city.score["total"]) in words_in(panel)


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_the_offer_is_complete(seats: int) -> None:
    view = view_of(played(seats, 1, "middle"))
    root = drawn(view)
    stacks = [(one.get("data-stack"), one.get("data-tile")) for one in marked(root, "stack")]
    assert stacks == [(stack.stack, stack.tile) for stack in view.stacks]
    assert [one.get("data-monument") for one in marked(root, "monument")] == view.display
    assert [one.get("data-goal") for one in marked(root, "goal")] == [goal.goal for goal in view.goals]
    assert ("Automatic opponent" in words_in(root)) == (seats == 1)


def test_every_tile_monument_and_solo_card_can_be_on_the_table() -> None:
    view = view_of(played(1, 1, "middle"))
    for language in ("cs", "en"):
        stacks = [StackView(tile.stack, 2, tile.id, 3) for tile in COMPONENTS.tiles]
        for card in IDS["solo_card"]:
            solo = SoloView(used=[card], deck=3, monuments=IDS["monument"], score=12)
            root = drawn(changed(view, stacks=stacks, display=IDS["monument"], solo=solo), language)
            assert len(marked(root, "stack")) == len(IDS["tile"])
            assert len(marked(root, "monument")) == len(IDS["monument"])
            signs = {one.attrib["data-ground"] for one in marked(root, "ground")}
            assert signs == {"L", "W", "E", "*"}
    solo = SoloView(used=[], deck=14, monuments=[], score=0)
    assert "no card yet" in words_in(drawn(changed(view, solo=solo)))


def test_names_of_things_are_the_games_own() -> None:
    view = view_of(played(2, 1, "middle"))
    for language in ("cs", "en"):
        texts = WORLD_WONDERS.texts(language)
        shown = words_in(drawn(view, language))
        assert texts.get("game") in shown
        assert {texts.name("goal", goal.goal) for goal in view.goals} <= shown
        assert {texts.name("object", id) for id in ("long_road", "short_roads", "tower")} <= shown


def test_people_who_cannot_see_it_are_told() -> None:
    view = view_of(played(2, 0, "middle"))
    root = drawn(view)
    title, description = root.find("title"), root.find("desc")
    assert root.get("role") == "img"
    assert title is not None
    assert title.text is not None
    assert title.text.startswith("World Wonders: Round 5 of 10.")
    assert description is not None
    assert description.text is not None
    for city, name in zip(view.cities, NAMES, strict=False):
        assert f"The city of {name}" in description.text
        assert all(" ".join(thing.cells) in description.text for thing in city.objects)


def test_whose_turn_it_is() -> None:
    middle = view_of(played(3, 0, "middle"))
    assert middle.decision is not None
    assert any(f"{NAMES[middle.decision.seat]} " in words for words in words_in(drawn(middle)))
    start = drawn(view_of(played(2, 0, "start")))
    assert any("places: Long road" in words for words in words_in(start))
    end = view_of(played(3, 0, "end"))
    assert end.result is not None
    assert {"1st place", "2nd place"} <= words_in(drawn(end))
    assert any("wins" in words or "share" in words for words in words_in(drawn(end)))


def test_the_one_who_looks_is_marked() -> None:
    match = played(2, 0, "middle")
    assert "Ada (you)" in words_in(drawn(view_of(match, 0)))
    assert "Ada (ty)" in words_in(drawn(view_of(match, 0), "cs"))
    assert "Ada" in words_in(drawn(view_of(match)))


def test_one_city_alone() -> None:
    match = played(5, 1, "middle")
    names = match.players
    svg = picture(view_of(match), WORLD_WONDERS.texts("en"), names, only=3)
    root = parsed(svg)
    assert [one.get("data-seat") for one in marked(root, "seat")] == ["3"]
    assert float(root.attrib["width"]) == 1400
    assert names[3] in words_in(root)


def test_strange_names_are_only_names() -> None:
    names = ['<script>"&amp;', "]]>\x00\x1b[1m\ud800 ' & co."]
    view = view_of(played(2, 0, "middle"))
    svg = picture(view, WORLD_WONDERS.texts("en"), names)
    svg.encode()
    root = parsed(svg)
    assert names[0] in words_in(root)
    assert "]]>\ufffd\ufffd[1m\ufffd ' & co." in words_in(root)
    assert not list(root.iter("script"))
    endless = picture(view, WORLD_WONDERS.texts("en"), ["X" * 5000, "日本" * 999])
    assert max(len(words) for words in words_in(parsed(endless))) < 200


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_hidden_changes_nothing(seats: int) -> None:
    state = played(seats, 1, "middle").state
    texts = WORLD_WONDERS.texts("en")
    truth = picture(view_of(played(seats, 1, "middle")), texts, NAMES)
    different = 0
    for number in range(5):
        other = state.determinize(SPECTATOR, seeded(str(number)))
        different += other.json() != state.json()
        draw = picture_of(WORLD_WONDERS)
        assert draw is not None
        assert draw(other.view(SPECTATOR), texts, NAMES) == truth
    assert different


def test_the_same_position_gives_the_same_picture() -> None:
    view = view_of(played(4, 1, "middle"))
    texts = WORLD_WONDERS.texts("cs")
    assert picture(view, texts, NAMES) == picture(view, texts, NAMES)


def test_an_unknown_theme() -> None:
    with pytest.raises(ValueError, match="light, dark"):
        drawn(view_of(played(2, 0, "start")), theme="blue")


def test_games_without_a_picture() -> None:
    assert picture_of(game("duel")) is None
    assert picture_of(WORLD_WONDERS) is picture
