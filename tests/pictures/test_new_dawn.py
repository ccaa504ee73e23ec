"""The picture of New Dawn: everything stands where it should, and nothing else is needed."""

import re
from functools import cache
from typing import Any, cast
from xml.etree.ElementTree import Element

import pytest

from ludopolis import game, seeded
from ludopolis.core.contract import SPECTATOR
from ludopolis.core.match import Match
from ludopolis.games.new_dawn.components import COMPONENTS
from ludopolis.games.new_dawn.view import CombatView, NewDawnView
from ludopolis.pictures import picture_of
from ludopolis.pictures.lettering import Style, width_of
from ludopolis.pictures.new_dawn import picture
from ludopolis.pictures.new_dawn.board import GRID
from ludopolis.pictures.new_dawn.looks import RESOURCES, TERRAINS, TYPES
from ludopolis.pictures.palette import FACES, THEMES, Palette
from ludopolis.pictures.render import png
from pictures.positions import marked, parsed, placed
from pictures.test_palette import READABLE, VISIBLE, contrast

NEW_DAWN = game("new_dawn")
NAMES = ["Ada", "Bedřich", "Cecílie", "Dalibor"]
STAGES = ("start", "middle", "end")
DONE = NEW_DAWN.actions.number("done")
each_stage = pytest.mark.parametrize("stage", STAGES)
each_count = pytest.mark.parametrize("seats", [2, 3, 4])
each_map = pytest.mark.parametrize("map", ["premade", "custom"])


@cache
def played(seats: int, map: str, stage: str) -> Match:
    """A game between players who do something whenever they can, up to a stage."""
    match = Match.new(NEW_DAWN, NAMES[:seats], seed=f"{seats} {map}", map=map, rounds=40)
    random = seeded(f"{seats} {map}")
    rounds = {"start": 0 if map == "custom" else 1, "middle": 25, "end": 99}[stage]
    moves = 0
    while not match.state.over and (view_of(match).round < rounds or moves < 9):
        actions = [action for action in match.state.actions() if action != DONE] or [DONE]
        match.play(actions[random.below(len(actions))])
        moves += 1
    return match


def view_of(match: Match, seat: int = SPECTATOR) -> NewDawnView:
    return cast(NewDawnView, match.state.view(seat))


def drawn(view: NewDawnView, language: str = "en", theme: str = "light") -> Element:
    return parsed(picture(view, NEW_DAWN.texts(language), NAMES[: len(view.players)], theme))


def changed(view: NewDawnView, **fields: object) -> NewDawnView:
    kept: dict[str, Any] = {name: getattr(view, name) for name in NewDawnView.__struct_fields__}
    return NewDawnView(**{**kept, **fields})


def words_in(root: Element) -> set[str]:
    return {one.text for one in root.iter() if one.tag in ("text", "tspan") and one.text}


def places(view: NewDawnView) -> dict[str, tuple[float, float]]:
    """The middle of every space."""
    found = {
        f"{tile.side[:-1]}-{number}": GRID.middle(place)
        for tile in view.tiles
        for number, place in enumerate(tile.spaces)
    }
    return found | {f"w{number}": GRID.middle(place) for number, place in enumerate(view.waters, start=1)}


# --- the map ------------------------------------------------------------------------------------------


@each_stage
@each_map
@each_count
def test_every_space_is_drawn_with_its_terrain(seats: int, map: str, stage: str) -> None:
    view = view_of(played(seats, map, stage))
    middles = places(view)
    spaces = marked(drawn(view), "space")
    assert sorted(one.attrib["data-space"] for one in spaces) == sorted(middles)
    tiles = {tile.id: tile for tile in COMPONENTS.tiles}
    sides = {tile.side[:-1]: tile.side[-1] for tile in view.tiles}
    for one in spaces:
        space = one.attrib["data-space"]
        tile, _, number = space.partition("-")
        printed = tiles[tile].side(sides[tile])[int(number)].terrain if number else "water"
        assert one.attrib["data-terrain"] == printed
        path = one.find("path")
        assert path is not None
        assert path.attrib["fill"] == Palette("light")(printed)
        corners = re.findall(r"(-?[\d.]+) (-?[\d.]+)", path.attrib["d"])
        middle = [sum(float(corner[axis]) for corner in corners) / len(corners) for axis in (0, 1)]
        assert middle == pytest.approx(middles[space], abs=0.01)
    assert set(middles) <= words_in(drawn(view))


@each_stage
@each_map
@each_count
def test_every_piece_stands_on_its_space(seats: int, map: str, stage: str) -> None:
    view = view_of(played(seats, map, stage))
    pieces = marked(drawn(view), "piece")
    middles = places(view)
    for one in pieces:
        moved = re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)", one.attrib["transform"])
        assert moved is not None
        assert (float(moved[1]), float(moved[2])) == pytest.approx(middles[one.attrib["data-on"]], abs=0.01)
    shown = sorted((one.attrib["data-on"], one.attrib["data-piece"]) for one in pieces)
    assert shown == sorted(_pieces(view))


def _pieces(view: NewDawnView) -> list[tuple[str, str]]:
    """Everything that stands on the map; while it is laid, what is printed on it too."""
    found = [(space, "symbol") for space in _printed_symbols(view)] if view.laying else []
    found += [(space, "resource") for space in view.resources]
    found += [(one.space, one.natural_wonder) for one in view.natural_wonders if one.holder is None]
    found += [(one.space, one.city_state) for one in view.city_states if one.conqueror is None]
    found += [(one.space, f"barbarian-{one.barbarian}") for one in view.barbarians if one.space]
    found += [(space, wonder) for wonder, space in view.wonders.items()]
    with_caravans = set()
    for seat, player in enumerate(view.players):
        found += [(space, f"token-{seat}") for space in player.tokens]
        found += [(space, f"reinforced-{seat}") for space in player.reinforced]
        found += [(one.space, f"{'capital' if one.capital else 'city'}-{seat}") for one in player.cities]
        with_caravans |= {space for space in player.caravans if space not in (None, "card")}
    return found + [(str(space), "caravans") for space in with_caravans]


def _printed_symbols(view: NewDawnView) -> list[str]:
    tiles = {tile.id: tile for tile in COMPONENTS.tiles}
    return [
        f"{tile.side[:-1]}-{number}"
        for tile in view.tiles
        for number, space in enumerate(tiles[tile.side[:-1]].side(tile.side[-1]))
        if space.resource or space.natural_wonder or space.city_state or space.barbarian
    ]


@pytest.mark.parametrize("attack", [False, True])
def test_what_can_be_chosen_is_marked_with_its_number(attack: bool) -> None:
    """The difficulty, or the defence of what can be attacked."""
    match = played(2, "premade", "middle")
    copy = Match.new(NEW_DAWN, match.players, seed="2 premade", map="premade", rounds=40)
    for move in match.moves:
        targets = view_of(copy).targets
        if targets and all(bool(target.defence) == attack for target in targets):
            break
        copy.play(move.action)
    view = view_of(copy)
    assert view.targets
    rings = marked(drawn(view), "target")
    shown = {one.attrib["data-target"]: next(one.iter("text")).text for one in rings}
    assert shown == {
        target.space: str(sum(target.defence.values()) if attack else target.difficulty)
        for target in view.targets
    }


def test_the_space_under_attack_has_a_ring() -> None:
    view = view_of(played(2, "premade", "middle"))
    space = view.players[0].cities[0].space
    combat = CombatView(1, 0, 0, space, "capital", {"die": 3}, {"die": 2})
    with_ring, without = (
        [one for one in drawn(seen).iter("path") if one.get("stroke") == Palette("light")("accent")]
        for seen in (changed(view, combat=fight, difficulties={}) for fight in (combat, None))
    )
    assert len(with_ring) == len(without) + 1


# --- the panels ---------------------------------------------------------------------------------------


@each_stage
@each_count
def test_rows_dials_and_offers_are_those_of_the_view(seats: int, stage: str) -> None:
    view = view_of(played(seats, "premade", stage))
    root = drawn(view)
    panels = marked(root, "seat")
    assert [one.get("data-seat") for one in panels] == [str(seat) for seat in range(seats)]
    for panel, player in zip(panels, view.players, strict=True):
        cards = [(one.attrib["data-card"], int(one.attrib["data-trade"])) for one in marked(panel, "card")]
        assert cards == [(card.card, card.trade) for card in sorted(player.row, key=lambda card: -card.slot)]
        (dial,) = marked(panel, "dial")
        assert dial.attrib["data-dial"] == str(player.dial)
    offered = [one.attrib["data-wonder"] for one in marked(root, "wonder")]
    assert offered == [deck.wonder for deck in view.decks if deck.wonder is not None]
    cards_in_play = [one.attrib["data-victory-card"] for one in marked(root, "victory-card")]
    assert cards_in_play == [card.victory_card for card in view.victory_cards]
    (events,) = marked(root, "pointer")
    assert events.attrib["data-pointer"] == str(view.event_dial.pointer)


@pytest.mark.parametrize("language", ["cs", "en"])
@each_map
@each_count
def test_words_stay_in_their_panels(seats: int, map: str, language: str) -> None:
    for stage in STAGES:
        root = drawn(view_of(played(seats, map, stage)), language)
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


def test_a_map_being_laid_shows_the_tiles_left() -> None:
    view = view_of(played(3, "custom", "start"))
    assert view.laying is not None
    shown = words_in(drawn(view))
    assert "Tiles still to lay" in shown
    for name, tiles in zip(NAMES, view.laying.hands, strict=False):
        assert f"{name}: {', '.join(tiles) or '–'}" in shown


@each_count
def test_the_end_tells_the_winner(seats: int) -> None:
    view = view_of(played(seats, "premade", "end"))
    assert view.result is not None
    winners = [NAMES[seat] for seat in view.result.winners]
    told = f"{winners[0]} wins" if len(winners) == 1 else f"{', '.join(winners)} share the victory"
    assert told in words_in(drawn(view))
    assert "1st place" in words_in(drawn(view))


def test_one_player_alone() -> None:
    match = played(4, "premade", "middle")
    root = parsed(picture(view_of(match), NEW_DAWN.texts("en"), NAMES, only=2))
    assert [one.get("data-seat") for one in marked(root, "seat")] == ["2"]


def test_the_one_who_looks_is_marked() -> None:
    match = played(2, "premade", "middle")
    assert "Ada (you)" in words_in(drawn(view_of(match, 0)))
    assert "Ada (ty)" in words_in(drawn(view_of(match, 0), "cs"))
    assert "Ada" in words_in(drawn(view_of(match)))


# --- the whole ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["cs", "en"])
@each_count
def test_a_picture_needs_nothing_else(seats: int, language: str, theme: str) -> None:
    root = drawn(view_of(played(seats, "premade", "middle")), language, theme)
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
    view = view_of(played(2, "premade", "middle"))
    root = drawn(view)
    title, description = root.find("title"), root.find("desc")
    assert title is not None
    assert title.text is not None
    assert title.text.startswith("Civilization: A New Dawn: Round 25.")
    assert description is not None
    assert description.text is not None
    for player in view.players:
        spaces = [*player.tokens, *player.reinforced, *(city.space for city in player.cities)]
        assert all(space in description.text for space in spaces)


@each_map
def test_what_is_hidden_changes_nothing(map: str) -> None:
    state = played(3, map, "middle").state
    texts = NEW_DAWN.texts("en")
    draw = picture_of(NEW_DAWN)
    assert draw is picture
    truth = draw(state.view(SPECTATOR), texts, NAMES)
    worlds = [state.determinize(SPECTATOR, seeded(str(number))) for number in range(5)]
    assert any(world.json() != state.json() for world in worlds)
    assert all(draw(world.view(SPECTATOR), texts, NAMES) == truth for world in worlds)


@pytest.mark.parametrize("theme", THEMES)
def test_signs_can_be_seen(theme: str) -> None:
    colour = Palette(theme)
    for look in TYPES.values():
        assert contrast(colour(look.face.fill), colour(look.face.ink)) >= VISIBLE
        assert contrast(colour("surface"), colour(look.ink)) >= VISIBLE
    for terrain in TERRAINS:
        assert contrast(colour(terrain), colour("map-ink")) >= READABLE


def test_nothing_is_told_by_colour_alone() -> None:
    for signs in (TERRAINS.values(), RESOURCES.values(), [look.icon for look in TYPES.values()]):
        assert len(set(signs)) == len(signs)


def test_it_becomes_a_png() -> None:
    svg = picture(view_of(played(2, "premade", "middle")), NEW_DAWN.texts("cs"), NAMES)
    assert png(svg, 0.5).startswith(b"\x89PNG")
