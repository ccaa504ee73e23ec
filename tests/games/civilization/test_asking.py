"""What the view tells about a question: what is paid, placed and left; and its map, square by square (R3.4,
R7.17, R7.20, R21.10)."""

from games.civilization.positions import (
    flat,
    give_event,
    give_resource,
    give_unit,
    ground,
    jump,
    know,
    mark,
    play,
    put_building,
    put_figures,
    put_hut,
    put_person,
)
from ludopolis import game
from ludopolis.core.contract import State
from ludopolis.games.civilization import state as s
from ludopolis.games.civilization.actions import KINDS
from ludopolis.games.civilization.chart import City, beside, spots_of
from ludopolis.games.civilization.game import CivilizationState
from ludopolis.games.civilization.tables import GROUND_TERRAIN
from ludopolis.games.civilization.view import AskingView, CivilizationView


def seen(table: State, seat: int = 0) -> CivilizationView:
    view = table.view(seat)
    assert isinstance(view, CivilizationView)
    return view


def asking(table: State, seat: int = 0) -> AskingView:
    asked = seen(table, seat).asking
    assert asked is not None
    return asked


# --- questions ------------------------------------------------------------------------------------


def test_R21_10_the_resource_that_is_paid_is_named() -> None:
    table = jump(flat(), "city")
    know(table, 0, "currency", "pottery")
    give_resource(table, 0, "incense")
    give_resource(table, 0, "wheat")
    give_resource(table, 0, "silk")
    play(table, "use pottery")
    assert (asking(table).about, asking(table).pay) == ("pottery", "any")
    table = jump(flat(), "city")
    know(table, 0, "animal_husbandry")
    give_resource(table, 0, "wheat")
    give_event(table, 0, "a_gift_from_afar")
    play(table, "use animal_husbandry")
    assert asking(table).pay == "wheat"


def test_R3_5_the_figure_that_is_placed_is_named() -> None:
    table = game("civilization").new(seed=5, civilizations="random", social_policies=False)
    table.play(table.legal()[0])
    placed = []
    while (decision := table.decision()) is not None and decision.kind == "place_figure":
        placed.append((decision.seat, asking(table).item or ""))
        table.play(table.legal()[0])
    own = [item for seat, item in placed if seat == placed[0][0]]
    assert own == sorted(own, key=str)
    assert set(own) == {"army", "scout"}


def test_R3_4_the_second_half_of_a_metropolis_tells_the_first() -> None:
    india = next(
        table
        for seed in range(99)
        if (table := game("civilization").new(seed=seed, civilizations="random", social_policies=False))
        and seen(table).players[table.seat].civilization == "india"
    )
    assert seen(india).asking is None
    first = india.legal()[0]
    india.play(first)
    assert f"at {asking(india).square}" == first


def test_R7_17_the_great_person_that_is_placed_has_a_type() -> None:
    table = jump(flat(), "start")
    table.set_of(0, s.PERSONS_LEFT, 1)
    play(table, "place artist")
    assert asking(table).person == "artist"
    assert asking(table, 1).person == "artist"


def test_R16_17_wounds_are_counted_down() -> None:
    table = jump(flat(), "move")
    know(table, 0, "mathematics")
    give_resource(table, 0, "iron")
    put_figures(table, 0, "d8", armies=1)
    put_figures(table, 1, "e8", armies=1)
    for seat in (0, 1):
        for unit in ("infantry_1_3", "artillery_1_3"):
            give_unit(table, seat, unit)
    play(table, "group d8", "step east", "play infantry_1_3", "use mathematics")
    assert asking(table).left == 3
    play(table, "wound 1")
    assert asking(table).left == 2


def test_R7_14_all_spaces_ahead_are_told_to_their_owner() -> None:
    table = flat()
    spaces = seen(table).players[0].spaces
    assert spaces == [[3, 0]] * 7 + [[5, 3]] * 7 + [[7, 6]] * 7
    assert seen(table, 1).players[0].spaces == []


# --- the map of a view ----------------------------------------------------------------------------


def test_every_square_of_the_layout_is_there_with_its_ground() -> None:
    for seats in (2, 3, 4, 5):
        table = game("civilization").new(seed=seats, seats=seats, civilizations="random")
        assert isinstance(table, CivilizationState)
        view = seen(table)
        spots = spots_of(view)
        assert len(spots) == 16 * len(view.tiles)
        known = [tile.tile is not None for tile in view.tiles]
        assert [spot.ground is not None for spot in spots.values()] == [at for at in known for _ in range(16)]
        for spot in spots.values():
            here = int(table.ground[spot.row * 28 + spot.column])
            assert (here > 1) == (spot.ground is not None)
        printed = _grounds(table)
        shown = {name: spot.ground.terrain for name, spot in spots.items() if spot.ground}
        assert shown == printed


def _grounds(table: CivilizationState) -> dict[str, str]:
    """The terrain of every revealed square, from the table itself."""
    return {
        name: KINDS["terrain"][GROUND_TERRAIN[int(table.ground[square])]]
        for square, name in enumerate(KINDS["square"])
        if int(table.ground[square]) > 1
    }


def test_R7_20_tokens_cover_the_resource_of_a_square_but_huts_do_not() -> None:
    table = game("civilization").new(seed=1, civilizations="random", social_policies=False)
    assert isinstance(table, CivilizationState)
    with_resource = next(name for name, spot in spots_of(seen(table)).items() if spot.resource)
    put_hut(table, with_resource, "hut_iron")
    spot = spots_of(seen(table))[with_resource]
    assert (spot.kind_on, bool(spot.resource)) == ("hut", True)
    put_building(table, with_resource, "market")
    spot = spots_of(seen(table))[with_resource]
    assert (spot.kind_on, spot.resource) == ("building", "")


def test_land_belongs_to_its_city() -> None:
    table = flat()
    put_person(table, "a1", "artist")
    spots = spots_of(seen(table, -1))
    assert spots["b2"].centre_of == City(0, 0)
    assert spots["a1"].land_of == City(0, 0)
    assert spots["a1"].kind_on == "person_type"
    assert spots["a1"].centre_of is None
    assert spots["h8"].land_of is None
    own = [name for name, spot in spots.items() if spot.land_of == City(1, 0)]
    assert len(own) == 9


def test_a_step_leads_to_the_next_square_and_not_off_the_grid() -> None:
    assert [beside("c4", way) for way in ("north", "east", "south", "west")] == ["c3", "d4", "c5", "b4"]
    assert [beside("a1", way) for way in ("north", "east", "south", "west")] == [None, "b1", "a2", None]
    assert [beside("ab18", way) for way in ("east", "south")] == [None, None]


def test_a_changed_terrain_hides_what_is_printed() -> None:
    table = game("civilization").new(seed=1, civilizations="random", social_policies=False)
    assert isinstance(table, CivilizationState)
    where = next(name for name, spot in spots_of(seen(table)).items() if spot.resource)
    ground(table, where, "desert")

    mark(table, where, int(s.CHANGED))
    spot = spots_of(seen(table))[where]
    assert spot.ground is not None
    assert (spot.ground.terrain, spot.resource) == ("desert", "")
