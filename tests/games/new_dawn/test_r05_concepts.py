"""R5: terrain, neighbours, mature cities, and the tokens on cards."""

from dataclasses import replace
from typing import Any

import pytest

from games.new_dawn.positions import (
    WILD,
    Player,
    Situation,
    asked,
    cards,
    choices,
    forbidden,
    parts,
    play,
    player,
    refused,
    seen,
    told,
    trade,
    turn,
)
from games.new_dawn.printed import Json, near, premade, tile_points
from ludopolis.core.contract import State
from ludopolis.games.new_dawn.components import IDS
from ludopolis.games.new_dawn.land import EDGE
from ludopolis.games.new_dawn.spaces import spaces_of
from ludopolis.games.new_dawn.state import Table

# --- terrain --------------------------------------------------------------------------------------

# A city, a space next to it, and how difficult that is.
DIFFICULTIES = [
    ("16-0", "16-1", 1),
    ("13-2", "13-3", 2),
    ("13-1", "13-7", 3),
    ("13-1", "13-6", 4),
    ("7-0", "7-2", 5),
    ("13-1", "13-0", 5),
]


@pytest.mark.parametrize(("city", "space", "difficulty"), DIFFICULTIES)
def test_R5_1_the_difficulty_of_each_terrain(city: str, space: str, difficulty: int) -> None:
    seat = 1 if city == "16-0" else 0
    for slot in range(1, 6):
        cities = [] if city in ("7-0", "16-0") else [city]
        me = Player(focus=[f"early_empire {slot}"], cities=cities)
        state = play(Situation(me, seat=seat).load(), "focus early_empire")
        assert (space in choices(state, "place")) == (slot >= difficulty)


def test_R5_1_water_cannot_be_used() -> None:
    me = Player(focus=["early_empire 5"])
    state = play(Situation(me).load(), "focus early_empire")
    assert refused(state, "place 7-3").code == "is_water"


def test_R5_1_the_space_of_a_city_state_is_grassland() -> None:
    me = Player(focus=["foreign_trade 1"], caravans=["5-2"])
    state = play(Situation(me).load(), "focus foreign_trade")
    assert "1 6-4" in choices(state, "caravan")


# --- friendly, rival, empty -----------------------------------------------------------------------


def found(**more: Any) -> set[str]:
    """Where Animal Husbandry in slot 1 builds a city: three spaces far, on grassland."""
    others = more.pop("others", [Player()])
    me = Player(focus=["animal_husbandry 1"], **more)
    return choices(play(Situation(me, others).load(), "focus animal_husbandry"), "found")


# Over grassland 5-3 (mountains), 13-8, 13-1 and 13-2 lie in a line.


@pytest.mark.parametrize("what", ["cities", "tokens", "reinforced"])
def test_R5_2_cities_and_control_tokens_make_a_space_friendly(what: str) -> None:
    assert "13-2" in found(**{what: ["5-3"]})


def test_R5_2_caravans_do_not() -> None:
    assert found(caravans=["5-3"]) == set()


@pytest.mark.parametrize("what", ["cities", "tokens", "reinforced"])
def test_R5_2_those_of_others_make_it_rival(what: str) -> None:
    pieces: Json = {what: ["13-8"]}
    assert "13-2" not in found(tokens=["5-3"], others=[Player(**pieces)])


def test_R5_2_a_rival_caravan_does_not() -> None:
    assert "13-2" in found(tokens=["5-3"], others=[Player(caravans=["13-8"])])


@pytest.mark.parametrize(
    "table",
    [
        {"others": [Player(tokens=["2-7"])]},
        {"others": [Player(cities=["2-7"])]},
        {"others": [Player(caravans=["2-7"])]},
        {"barbarians": {"b": "2-7"}},
        {"wonders": {"petra": "2-7"}},
    ],
    ids=["token", "city", "caravan", "barbarian", "wonder"],
)
def test_R5_3_a_space_with_anything_is_not_empty(table: dict[str, Any]) -> None:
    me = Player(focus=["drama_and_poetry 1"], tokens=["2-6"])

    def targets(**more: Any) -> set[str]:
        state = Situation(me, **more).load()
        play(state, "focus drama_and_poetry", "done", "move 2-6")
        return choices(state, "to")

    assert targets() == {"2-1", "2-5", "2-7"}
    assert targets(**table) == {"2-1", "2-5"}


def test_R5_3_resources_natural_wonders_and_city_states_are_something() -> None:
    def targets(start: str) -> set[str]:
        me = Player(focus=["drama_and_poetry 1"], tokens=[start])
        state = play(Situation(me).load(), "focus drama_and_poetry", "done", f"move {start}")
        return choices(state, "to")

    assert "5-7" not in targets("5-8")
    assert "2-0" not in targets("2-5")
    assert "6-4" not in targets("5-2")


# --- neighbours -----------------------------------------------------------------------------------


def places(seats: int) -> list[Json]:
    return [{**place, "side": f"{place['tile']}a"} for place in premade(seats)]


def wild_places() -> list[Json]:
    return [{"side": side, "q": q, "r": r, "turns": turns} for side, q, r, turns, _ in WILD]


@pytest.mark.parametrize("seats", [2, 3, 4, None])
def test_R5_4_neighbours_share_an_edge_also_across_tiles(seats: int | None) -> None:
    """Compared with the middles of the hexes in the plane."""
    state = Situation(others=[Player()] * ((seats or 2) - 1), wild=seats is None).load()
    assert isinstance(state, Table)
    laid = places(seats) if seats else wild_places()
    points = {
        f"{place['side'][:-1]}-{number}": point
        for place in laid
        for number, point in enumerate(tile_points(place, place["side"][-1]))
    }
    names = {point: name for name, point in points.items()}
    edge = {IDS["space"][space] for space in spaces_of(state.land.set(EDGE))}
    for name, point in points.items():
        around = {names[other] for other in near(points.values(), point)}
        engine = spaces_of(state.land.near_set(IDS["space"].index(name)))
        assert {IDS["space"][space] for space in engine} == around
        assert (name in edge) == (len(around) < 6)


# --- mature cities --------------------------------------------------------------------------------


def mature(space: str, others: Any = None, wonders: Any = None, **mine: Any) -> bool:
    """Is my city mature?"""
    table = {key: mine.pop(key) for key in ("barbarians",) if key in mine}
    state = Situation(Player(**mine), others or [Player()], wonders=wonders or {}, **table).load()
    city = next(city for city in player(state).cities if city.space == space)
    assert (city.missing == []) == city.mature
    return city.mature


def test_R5_5_all_neighbours_are_water_or_friendly_tokens() -> None:
    """Around my capital are 7-1, 7-2 and water."""
    assert mature("7-0", tokens=["7-1", "7-2"])
    assert mature("7-0", tokens=["7-1"], reinforced=["7-2"])
    assert not mature("7-0", tokens=["7-1"])
    assert not mature("7-0", tokens=["7-2"])


def test_R5_5_spaces_off_the_map_do_not_matter() -> None:
    """3-2 at the edge has three neighbours, one of them water."""
    assert mature("3-2", cities=["3-2"], tokens=["3-1", "3-3"])


@pytest.mark.parametrize(
    "more",
    [
        {"cities": ["7-1"]},
        {"others": [Player(tokens=["7-1"])]},
        {"others": [Player(cities=["7-1"])]},
        {"caravans": ["7-1"]},
        {"barbarians": {"b": "7-1"}},
    ],
    ids=["own city", "rival token", "rival city", "caravan", "barbarian"],
)
def test_R5_5_nothing_else_counts(more: dict[str, Any]) -> None:
    assert not mature("7-0", tokens=["7-2"], **more)


def test_R5_5_a_free_city_state_keeps_a_city_immature() -> None:
    around = ["2-9", "5-0", "5-1", "5-3", "6-5"]
    assert not mature("5-2", cities=["5-2"], tokens=around)
    assert mature("5-2", cities=["5-2"], tokens=[*around, "6-4"])


def test_R5_5_sydney_opera_house_counts_every_rival_token() -> None:
    opera = {"sydney_opera_house": "7-0"}
    rival = [Player(tokens=["7-1"])]
    assert mature("7-0", rival, opera, tokens=["7-2"])
    assert mature("7-0", [Player(reinforced=["7-1"])], opera, tokens=["7-2"])
    assert not mature("7-0", [Player(cities=["7-1"])], opera, tokens=["7-2"])
    assert not mature("7-0", rival, {"sydney_opera_house": "16-0"}, tokens=["7-2"])


def test_R5_5_open_borders_count_the_tokens_of_that_player() -> None:
    others = [Player(tokens=["7-1"]), Player()]
    assert mature("7-0", others, tokens=["7-2"], pacts=["blue open_borders"])
    assert not mature("7-0", others, tokens=["7-2"], pacts=["orange open_borders"])
    assert not mature("7-0", others, tokens=["7-2"], pacts=["blue embassy"])


def test_R5_5_maturity_comes_and_goes_with_the_tokens() -> None:
    me = Player(focus=["early_empire 1"], tokens=["7-2"])
    state = play(Situation(me).load(), "focus early_empire", "place 7-1")
    assert player(state).cities[0].mature
    rival = Player(cities=["5-9"], focus=["early_empire 1"])
    blue = Situation(rival, [Player(tokens=["7-1", "7-2"])], seat=1, starting=True)
    state = replace(blue, wonders={"forbidden_city": "5-9"}).load()
    assert player(state).cities[0].mature
    play(state, "use forbidden_city", "destroy 7-1")
    assert not player(state).cities[0].mature


def test_R5_6_the_friendly_space_itself_is_at_distance_0() -> None:
    assert "5-1" in found(tokens=["5-1"])


def test_R5_6_mass_media_counts_over_anything() -> None:
    """3-6 is two spaces from my capital, over water."""
    me = Player(focus=["mass_media 1"])
    state = Situation(me, [Player(tokens=["3-6", "3-1"])]).load()
    play(state, "focus mass_media", "done")
    assert choices(state, "replace") == {"3-6"}


# --- trade tokens ---------------------------------------------------------------------------------


def test_R5_7_a_card_holds_three_trade_tokens() -> None:
    """Carthage gives two for the military card."""
    me = Player(focus=["foreign_trade 1", "masonry 2 +2"], caravans=["5-2"])
    state = play(Situation(me).load(), "focus foreign_trade")
    events = told(state, "caravan 1 6-4")
    assert trade(state) == {"masonry": 3}
    assert parts(events, "trade_tokens_wasted") == [(0, 1)]


def test_R5_7_a_full_card_is_not_offered() -> None:
    me = Player(focus=["mathematics 1 +3", "masonry 2 +2"])
    state = play(Situation(me).load(), "focus mathematics")
    assert choices(state, "put") == {"early_empire", "foreign_trade", "pottery", "masonry"}
    assert forbidden(state, "put mathematics") == "R5.7"


def test_R5_7_city_state_tokens_do_not_count() -> None:
    """Carthage lies on my military card."""
    me = Player(focus=["foreign_trade 1", "masonry 2 +2"], cities=["6-4"], caravans=["5-1"])
    state = Situation(me, [Player(cities=["5-2"])]).load()
    play(state, "focus foreign_trade", "caravan 1 5-2", "put masonry")
    assert trade(state) == {"masonry": 3}


def test_R5_7_everything_moves_to_the_new_card() -> None:
    me = Player(
        "roosevelt",
        ["astrology 1", "masonry 3 +2"],
        cities=["6-4"],
        tokens=["2-0"],
        on_cards={"mt_everest": "masonry"},
        dial=2,
    )
    state = play(Situation(me).load(), "focus astrology", "advance", "gain iron_working")
    card = next(card for card in player(state).row if card.card == "iron_working")
    assert (card.trade, card.city_states, card.natural_wonders) == (2, ["carthage"], ["mt_everest"])


@pytest.mark.parametrize("card", ["early_empire", "astrology", "foreign_trade"])
def test_R5_8_tokens_of_the_resolved_card_may_be_spent(card: str) -> None:
    state = play(Situation(Player(focus=[f"{card} 3 +1"])).load(), f"focus {card}")
    assert "spend" in state.legal()
    play(state, "spend")
    assert forbidden(state, "spend") == "R5.8"


def test_R5_8_those_of_other_cards_may_not() -> None:
    me = Player(focus=["astrology 3", "masonry 1 +3", "pottery 2 +3"])
    state = play(Situation(me).load(), "focus astrology")
    assert forbidden(state, "spend") == "R5.8"


def test_R5_8_a_token_spent_for_nothing_is_gone() -> None:
    state = play(Situation(Player(focus=["early_empire 3 +1"])).load(), "focus early_empire", "spend", "done")
    assert trade(state) == {}


def test_R5_9_a_city_state_token_is_spent_once_and_stays() -> None:
    """Geneva is a scientific city-state."""
    me = Player(focus=["astrology 1"], cities=["14-3"], dial=15)
    state = play(Situation(me).load(), "focus astrology", "spend_state geneva")
    assert forbidden(state, "spend_state geneva") == "R5.9"
    play(state, "advance")
    assert player(state).dial == 17
    assert player(state).row[0].city_states == ["geneva"]


def test_R5_9_only_on_its_own_card() -> None:
    me = Player(focus=["early_empire 1"], cities=["14-3"])
    state = play(Situation(me).load(), "focus early_empire")
    assert forbidden(state, "spend_state geneva") == "R5.9"


def test_R5_9_spent_tokens_stay_spent_in_a_second_resolution() -> None:
    me = Player(focus=["astrology 5"], cities=["14-3"], dial=10)
    state = Situation(me, wonders={"venetian_arsenal": "7-0"}).load()
    play(state, "focus astrology", "spend_state geneva", "advance", "done", "use venetian_arsenal")
    assert choices(state, "spend_state") == set()


# --- resources ------------------------------------------------------------------------------------


def paying(**mine: Any) -> State:
    me = Player(focus=["pottery 3"], **mine)
    return play(Situation(me, offer=["petra"]).load(), "focus pottery", "wonder petra")


def test_R5_10_a_spent_resource_returns_to_the_supply() -> None:
    state = paying(resources={"oil": 2})
    before = seen(state).supply["oil"]
    play(state, "pay oil", "pay oil")
    assert (player(state).resources["oil"], seen(state).supply["oil"]) == (0, before + 2)


def test_R5_10_a_natural_wonder_is_spent_once_per_turn_and_kept() -> None:
    state = paying(tokens=["2-0"], resources={"oil": 1})
    play(state, "pay_natural mt_everest")
    assert forbidden(state, "pay_natural mt_everest") == "R5.10"
    play(state, "pay oil")
    assert player(state).wonders == ["petra"]
    assert player(state).natural_wonders == ["mt_everest"]


def test_R5_10_a_natural_wonder_of_another_kind_does_not_help() -> None:
    """Grand Mesa is a diamond, Mt. Everest oil; Oracle takes marble and mercury."""
    me = Player(focus=["pottery 5 +1"], tokens=["4-0", "2-0"])
    state = play(Situation(me, offer=["oracle"]).load(), "focus pottery")
    assert "oracle" not in choices(state, "wonder")


def test_R5_10_roosevelts_natural_wonders_lie_on_cards() -> None:
    me = Player("roosevelt", ["early_empire 5"], cities=["13-1"])
    state = play(Situation(me).load(), "focus early_empire", "place 13-0")
    assert (turn(state), choices(state, "put")) == (("put_natural", 0), {*cards(state)})
    play(state, "put masonry")
    assert {card.card: card.natural_wonders for card in player(state).row if card.natural_wonders} == {
        "masonry": ["mt_kilimanjaro"]
    }
    assert asked(state) == "place_token"
