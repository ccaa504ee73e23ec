"""R9.17: every combat bonus alone, at its borders, and all of them together."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from games.new_dawn.positions import (
    OnCustomMap,
    Player,
    Situation,
    bonuses,
    choices,
    fight,
    play,
    player,
    values,
)
from games.new_dawn.printed import BONUSES
from ludopolis.core.contract import State

KABUL = ("15b -1 -3 3",)  # Kabul, 15-9, is next to 5-7, 5-9 and 7-2


def attack(
    mine: dict[str, Any],
    blue: Player,
    wonders: Mapping[str, str] | None = None,
    others: Sequence[Player] = (),
    barbarians: Mapping[str, str] | None = None,
) -> State:
    """Masonry in slot 1 is being resolved by red, who has a token on 7-1."""
    me = Player(**({"focus": ["masonry 1"], "tokens": ["7-1"]} | mine))
    situation = Situation(me, [blue, *others], wonders=wonders or {}, barbarians=barbarians or {})
    return play(situation.load(), "focus masonry")


FOREST = Player(tokens=["5-9"])


# --- of the attacker ------------------------------------------------------------------------------


def test_R9_17_without_bonuses_there_are_slot_and_terrain() -> None:
    state = attack({}, FOREST)
    assert bonuses(state, "5-9") == ({"slot": 1}, {"terrain": 3})
    assert values(state, "attack 5-9") == (1, 3)


@pytest.mark.parametrize("wonder", ["terracotta_army", "alhambra", "pentagon"])
def test_R9_17_wonders_that_help_every_attack(wonder: str) -> None:
    bonus = {"slot": 1, wonder: BONUSES[wonder][0]}
    state = attack({"tokens": ["7-1", "5-2"]}, FOREST, {wonder: "7-0"}, barbarians={"b": "7-8"})
    assert bonuses(state, "5-9")[0] == bonus
    assert bonuses(state, "6-4")[0] == bonus
    assert bonuses(state, "7-8", barbarian=True)[0] == bonus
    assert values(state, "attack 5-9")[0] == 1 + BONUSES[wonder][0]


@pytest.mark.parametrize(
    "wonder", ["terracotta_army", "alhambra", "kremlin", "petra", "ruhr_valley", "big_ben"]
)
def test_R9_17_wonders_of_others_do_not_help(wonder: str) -> None:
    blue = Player(tokens=["5-9"])
    green = Player(cities=["11-7"])
    state = attack({"reinforced": ["7-2"]}, blue, {wonder: "11-7"}, [green])
    assert bonuses(state, "5-9") == ({"slot": 1}, {"terrain": 3})


def test_R9_17_a_lone_wonder_helps_nobody() -> None:
    state = attack({}, FOREST, {"alhambra": "14-7"})
    assert bonuses(state, "5-9") == ({"slot": 1}, {"terrain": 3})


@pytest.mark.parametrize(
    ("own", "theirs", "bonus"),
    [(["7-2", "7-7"], ["16-2"], 4), (["7-2"], ["16-2"], 0), ([], [], 0), (["7-2"], [], 4)],
)
def test_R9_17_kremlin_needs_more_reinforced_tokens(own: list[str], theirs: list[str], bonus: int) -> None:
    """All those on the map count, wherever they are."""
    blue = Player(tokens=["5-9"], reinforced=theirs)
    state = attack({"reinforced": own}, blue, {"kremlin": "7-0"})
    assert bonuses(state, "5-9")[0].get("kremlin", 0) == bonus
    assert values(state, "attack 5-9")[0] == 1 + bonus


def test_R9_17_kremlin_helps_against_rival_spaces_only() -> None:
    mine = {"reinforced": ["7-2"], "tokens": ["7-1", "5-2", "16-1"]}
    state = attack(mine, Player(cities=["7-9"]), {"kremlin": "7-0"}, barbarians={"b": "7-8"})
    assert "kremlin" in bonuses(state, "16-0")[0]
    assert "kremlin" not in bonuses(state, "6-4")[0]
    assert "kremlin" not in bonuses(state, "7-8", barbarian=True)[0]


def test_R9_17_kremlin_compares_with_the_defender_alone() -> None:
    others = [Player(reinforced=["11-6", "11-7"])]
    state = attack({"reinforced": ["7-2"]}, FOREST, {"kremlin": "7-0"}, others)
    assert bonuses(state, "5-9")[0]["kremlin"] == 4


def test_R9_17_big_ben_counts_own_caravans_next_to_the_attacked_space() -> None:
    """5-7 and 7-8 are next to 5-9; a caravan on 5-9 itself does not count, nor one of a rival."""
    mine = {"focus": ["masonry 1", "capitalism 2"], "caravans": ["5-7", "7-8", "5-9"]}
    blue = Player(tokens=["5-9"], caravans=["5-8"])
    state = attack(mine, blue, {"big_ben": "7-0"})
    assert bonuses(state, "5-9")[0] == {"slot": 1, "big_ben": 4}
    assert values(state, "attack 5-9")[0] == 5


def test_R9_17_big_ben_helps_against_city_states_and_barbarians() -> None:
    mine = {"focus": ["masonry 1", "currency 2"], "caravans": ["5-3", "5-8"], "tokens": ["7-1", "5-2"]}
    state = attack(mine, Player(), {"big_ben": "7-0"}, barbarians={"b": "7-8"})
    assert bonuses(state, "6-4")[0]["big_ben"] == 2
    assert bonuses(state, "7-8", barbarian=True)[0]["big_ben"] == 2


@pytest.mark.parametrize(
    ("space", "bonus"), [("3-6", 3), ("2-7", 3), ("5-9", 0), ("7-7", 0), ("2-0", 0), ("4-2", 0)]
)
def test_R9_17_tomyris_fights_better_on_grassland_and_hills(space: str, bonus: int) -> None:
    """The attacked space counts: grassland, hills, forest, mountains, natural wonder, desert."""
    mine = {"leader": "tomyris", "tokens": ["7-1", "2-1", "4-1"]}
    state = attack(mine, Player(tokens=[space]))
    assert bonuses(state, space)[0].get("tomyris", 0) == bonus


def test_R9_17_tomyris_attacks_city_states_and_barbarians() -> None:
    state = attack({"leader": "tomyris", "tokens": ["7-1", "5-2"]}, Player(), barbarians={"c": "3-6"})
    assert bonuses(state, "6-4")[0]["tomyris"] == 3
    assert bonuses(state, "3-6", barbarian=True)[0]["tomyris"] == 3


def test_R9_17_joint_war_of_others_than_the_attacked_one() -> None:
    others = [Player(), Player()]
    mine = {"pacts": ["blue joint_war", "orange joint_war", "green joint_war"]}
    state = attack(mine, FOREST, None, others)
    assert values(state, "attack 5-9")[0] == 1 + 4  # the card of blue is returned first (R9.4)
    assert [held.owner for held in player(state).pacts] == [2, 3]


def test_R9_17_joint_war_against_city_states_and_barbarians() -> None:
    mine = {"pacts": ["blue joint_war"], "tokens": ["7-1", "5-2"]}
    state = attack(mine, Player(), barbarians={"b": "7-8"})
    assert bonuses(state, "6-4")[0]["joint_war"] == 2
    assert values(state, "hunt 7-8")[0] == 3


@pytest.mark.parametrize("pact", ["defensive_pact", "embassy", "open_borders"])
def test_R9_17_other_pacts_do_not_help_an_attack(pact: str) -> None:
    state = attack({"pacts": [f"orange {pact}"]}, FOREST, None, [Player()])
    assert values(state, "attack 5-9")[0] == 1


def test_R9_17_carthage_counts_city_states_and_own_cities_within_two_spaces() -> None:
    """Around 5-2: Carthage one space away, the city on 5-6 two, that on 7-1 more, blue's on 5-4 not own."""
    mine = {"alliances": ["carthage"], "cities": ["5-6"], "tokens": ["7-1", "5-1"]}
    state = attack(mine, Player(tokens=["5-2"], cities=["5-4"]))
    assert bonuses(state, "5-2")[0] == {"slot": 1, "carthage": 2}
    assert values(state, "attack 5-2")[0] == 3


def test_R9_17_a_conquered_city_state_is_no_token_on_the_map_for_carthage() -> None:
    mine = {"alliances": ["carthage"], "tokens": ["16-1"]}
    near_geneva = Player(tokens=["16-3"])
    assert bonuses(attack(mine, near_geneva), "16-3")[0]["carthage"] == 1
    taken = Player(tokens=["16-3"], cities=["14-3"])
    assert "carthage" not in bonuses(attack(mine, taken), "16-3")[0]


def test_R9_17_carthage_does_not_help_against_itself() -> None:
    state = attack({"alliances": ["carthage"], "tokens": ["5-2"]}, Player())
    assert bonuses(state, "6-4")[0] == {"slot": 1}
    assert values(state, "attack 6-4")[0] == 1


@pytest.mark.parametrize(
    ("action", "bonus"),
    [("attack 16-0", 3), ("attack 7-9", 3), ("attack 6-4", 3), ("attack 5-9", 0), ("hunt 7-8", 0)],
)
def test_R9_17_kabul_helps_against_cities_and_city_states(action: str, bonus: int) -> None:
    me = Player(focus=["masonry 1"], alliances=["kabul"], tokens=["7-1", "5-2", "16-1"])
    blue = Player(tokens=["5-9"], cities=["7-9"])
    situation = OnCustomMap(me, [blue], barbarians={"b": "7-8"}, added=KABUL)
    state = play(situation.load(), "focus masonry")
    assert values(state, action)[0] == 1 + bonus


def test_R9_17_kabul_does_not_help_against_itself_or_a_token_in_place_of_a_city() -> None:
    me = Player(focus=["masonry 1"], alliances=["kabul"], tokens=["7-2", "5-2"])
    situation = OnCustomMap(me, [Player(tokens=["6-4"])], added=KABUL)
    state = play(situation.load(), "focus masonry")
    assert values(state.copy(), "attack 6-4")[0] == 1
    assert bonuses(state, "15-9")[0] == {"slot": 1}
    assert values(state, "attack 15-9")[0] == 1


def test_R9_17_hojo_attacks_rough_coasts_more_easily() -> None:
    """7-7 are mountains at the water: 3 for him, and 6 for a city; 2-8 are mountains inland (R6.9)."""
    for leader, coast in (("hojo_tokimune", 3), ("trajan", 5)):
        mine = {"leader": leader, "tokens": ["7-1"]}
        assert bonuses(attack(mine, Player("cleopatra", tokens=["7-7"])), "7-7")[1] == {"terrain": coast}
        assert bonuses(attack(mine, Player("cleopatra", cities=["7-7"])), "7-7")[1] == {"terrain": 2 * coast}
        assert bonuses(attack(mine, Player("cleopatra", tokens=["2-8"])), "2-8")[1] == {"terrain": 5}


def test_R9_17_hojo_defends_with_the_printed_difficulty() -> None:
    state = attack({}, Player("hojo_tokimune", tokens=["7-7"]))
    assert bonuses(state, "7-7")[1] == {"terrain": 5}


# --- of the defender ------------------------------------------------------------------------------


@pytest.mark.parametrize("wonder", ["petra", "alhambra", "ruhr_valley"])
def test_R9_17_wonders_that_help_every_defence(wonder: str) -> None:
    state = attack({"tokens": ["7-1", "16-1"]}, FOREST, {wonder: "16-0"})
    assert bonuses(state, "5-9")[1] == {"terrain": 3, wonder: BONUSES[wonder][1]}
    assert bonuses(state, "16-0")[1] == {"terrain": 2, wonder: BONUSES[wonder][1]}
    assert values(state, "attack 5-9")[1] == 3 + BONUSES[wonder][1]


@pytest.mark.parametrize("wonder", ["terracotta_army", "pentagon", "kremlin"])
def test_R9_17_wonders_of_attack_do_not_defend(wonder: str) -> None:
    blue = Player(tokens=["5-9"], reinforced=["16-2"])
    state = attack({}, blue, {wonder: "16-0"})
    assert bonuses(state, "5-9")[1] == {"terrain": 3}


@pytest.mark.parametrize("wonder", ["petra", "ruhr_valley"])
def test_R9_17_wonders_of_defence_do_not_attack(wonder: str) -> None:
    assert bonuses(attack({}, FOREST, {wonder: "7-0"}), "5-9")[0] == {"slot": 1}


def test_R9_17_big_ben_of_the_defender() -> None:
    blue = Player(focus=["capitalism 2"], tokens=["5-9"], caravans=["5-7", "7-8", "5-9"])
    state = attack({"caravans": ["5-8"]}, blue, {"big_ben": "16-0"})
    assert bonuses(state, "5-9")[1] == {"terrain": 3, "big_ben": 4}


@pytest.mark.parametrize(("space", "bonus"), [("3-6", 3), ("2-7", 3), ("5-9", 0), ("2-0", 0)])
def test_R9_17_tomyris_defends_grassland_and_hills(space: str, bonus: int) -> None:
    state = attack({"tokens": ["7-1", "2-1"]}, Player("tomyris", tokens=[space]))
    assert bonuses(state, space)[1].get("tomyris", 0) == bonus


def test_R9_17_defensive_pact_of_others_than_the_attacker() -> None:
    blue = Player(
        tokens=["5-9"], pacts=["red defensive_pact", "orange defensive_pact", "green defensive_pact"]
    )
    state = attack({}, blue, None, [Player(), Player()])
    assert bonuses(state, "5-9")[1] == {"terrain": 3, "defensive_pact": 4}
    assert values(state, "attack 5-9")[1] == 7
    assert len(player(state, 1).pacts) == 3


@pytest.mark.parametrize("pact", ["joint_war", "embassy", "open_borders"])
def test_R9_17_other_pacts_do_not_help_a_defence(pact: str) -> None:
    state = attack({}, Player(tokens=["5-9"], pacts=[f"orange {pact}"]), None, [Player()])
    assert values(state, "attack 5-9")[1] == 3


def test_R9_17_carthage_defends_too() -> None:
    """Around 5-2 of blue: Carthage, and blue's city on 5-6."""
    blue = Player(tokens=["5-2"], cities=["5-6"], alliances=["carthage"])
    state = attack({"tokens": ["5-1"]}, blue)
    assert bonuses(state, "5-2")[1] == {"terrain": 1, "carthage": 2}


def test_R9_17_kabul_does_not_defend() -> None:
    me = Player(focus=["masonry 1"], tokens=["7-1"])
    situation = OnCustomMap(me, [Player(cities=["7-9"], alliances=["kabul"])], added=KABUL)
    state = play(situation.load(), "focus masonry")
    assert bonuses(state, "7-9")[1] == {"terrain": 6}


# --- together -------------------------------------------------------------------------------------


def test_R9_17_all_bonuses_of_the_attacker_add_up() -> None:
    """Tomyris with every wonder and card attacks a city of blue on the grassland of 5-2, with Flight."""
    me = Player(
        "tomyris",
        focus=["flight 2", "capitalism 1"],
        cities=["5-6", "5-8", "3-1", "3-3"],
        reinforced=["7-1"],
        caravans=["5-1", "5-3", "2-9"],
        alliances=["carthage", "kabul"],
        pacts=["blue joint_war"],
    )
    wonders = {
        "terracotta_army": "7-0",
        "alhambra": "5-6",
        "pentagon": "5-8",
        "kremlin": "3-1",
        "big_ben": "3-3",
    }
    situation = OnCustomMap(
        me,
        [Player(), Player(cities=["5-2"])],
        wonders=wonders,
        added=["15b -1 -3 3"],
    )
    state = play(situation.load(), "focus flight")
    expected = {
        "slot": 2,
        "card": 3,
        "terracotta_army": 2,
        "alhambra": 2,
        "pentagon": 2,
        "kremlin": 4,
        "big_ben": 6,
        "tomyris": 3,
        "joint_war": 2,
        "carthage": 3,
        "kabul": 3,
    }
    assert bonuses(state, "5-2")[0] == expected
    assert values(state, "attack 5-2") == (sum(expected.values()), 2)


def test_R9_17_all_bonuses_of_the_defender_add_up() -> None:
    blue = Player(
        "tomyris",
        focus=["currency 1"],
        cities=["5-2", "5-6"],
        reinforced=["5-3", "5-0"],
        caravans=["2-9", "6-5"],
        alliances=["carthage"],
        pacts=["orange defensive_pact"],
    )
    wonders = {"petra": "16-0", "alhambra": "5-6", "ruhr_valley": "5-2", "big_ben": "5-3"}
    state = attack({"tokens": ["5-1"]}, blue, wonders, [Player()])
    expected = {
        "terrain": 2,
        "reinforced": 2,
        "petra": 2,
        "alhambra": 2,
        "ruhr_valley": 5,
        "big_ben": 4,
        "tomyris": 3,
        "defensive_pact": 2,
        "carthage": 3,
    }
    assert bonuses(state, "5-2")[1] == expected
    assert values(state, "attack 5-2") == (1, sum(expected.values()))


def test_R9_17_bonuses_count_after_cards_were_returned() -> None:
    """The list of targets foretells it: blue's Joint War does not help against blue."""
    state = attack({"pacts": ["blue joint_war"], "tokens": ["7-1", "5-2"]}, FOREST)
    assert bonuses(state, "5-9")[0] == {"slot": 1}
    assert choices(state, "attack") == {"5-9", "6-4"}
    fight(state, "attack 5-9", 1, 6)
    assert bonuses(state, "6-4")[0] == {"slot": 1}  # it is gone
