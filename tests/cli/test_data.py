"""``ludopolis data``: an edited file is checked, and every mistake is named."""

import json
from pathlib import Path

import pytest

from cli.running import Command
from ludopolis import game, game_ids

FILE = Path(game("world_wonders").folder) / "components.json"


def edited(folder: Path, before: str, after: str) -> str:
    """The path of a copy with one text replaced once."""
    text = FILE.read_text(encoding="utf-8")
    assert before in text
    path = folder / "my.json"
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("id", game_ids())
def test_the_data_of_every_game_is_in_order(run: Command, id: str) -> None:
    done = run("data", id)
    assert done.code == 0
    assert "components.json is in order" in done.out.replace("\n", "")


def test_a_corrected_number_is_accepted(run: Command, tmp_path: Path) -> None:
    path = edited(tmp_path, '"rings": 2', '"rings": 3')
    assert run("data", "world_wonders", path).code == 0


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('"rounds": 10,', '"rounds": 10', "line 4: JSON is malformed"),
        ('"rings": 2,', '"rings": "2",', "monuments, pyramids_of_giza: Expected `int`, got `str`"),
        ('"rings": 2,', '"ring": 2,', "monuments, pyramids_of_giza: Object contains unknown field `ring`"),
        ('"rings": 2,', '"rings": -2,', "monument pyramids_of_giza: rings is -2"),
        ('"next_to": {"temple": 1', '"next_to": {"tempel": 1', "monument ziggurat: next_to has 'tempel'"),
        ('"next_to": {"temple": 1', '"next_to": {"temple": 0', "next_to cannot ask for 0 of temple (R6.6)"),
        ('"arrangement": "single"', '"arrangement": "alone"', "monument ziggurat: arrangement 'alone'"),
        ('"arrangement": "single"', '"arrangement": "free_adjacent"', "several parts are free_adjacent"),
        ('"parts": [["LL", "LL"]]', '"parts": [["LL", "L"]]', "the rows of a pattern must be equally long"),
        ('"parts": [["LL", "LL"]]', '"parts": [["LX", "LL"]]', "monument ziggurat: unknown sign 'X'"),
        ('"parts": [["LL", "LL"]]', '"parts": [["L*", "LL"]]', "monument ziggurat: unknown sign '*'"),
        ('"parts": [["LL", "LL"]]', '"parts": [["L.", ".L"]]', "monument ziggurat: the pattern falls apart"),
        (
            '"parts": [["LL", "LL"]]',
            '"parts": [[".L", ".L"]]',
            "an empty row or column; write *",
        ),
        ('"parts": [["LL", "LL"]]', '"parts": [["LLLLLLL"]]', "at most 6 rows and 6 columns"),
        (
            '"parts": [["L*L"]]',
            '"parts": [["L.L"]]',
            "monument obelisks: the pattern has an empty row",
        ),
        ('"parts": [["LL", "LL"]]', '"parts": [["LL.", "LL."]]', "an empty row or column"),
        ('"count": 2}', '"count": 0}', "short_roads, short_road_2: a set has at least one"),
        (
            '["food", "ceramics"',
            '["ceramics", "food"',
            "they must be food, ceramics, technology",
        ),
        ('"pedestals": 0', '"pedestals": 2', "setups, 1 players: 2 pedestals instead of 0 (R2.6)"),
        ('["l3", "i3", "t4"', '["l3", "l3", "t4"', "setups, 1 players: a stack is named twice (R2.2)"),
        ('"loan": {"count": 5', '"loan": {"count": 4', "4 are too few, every player may hold one (R2.8)"),
        ('["LEEL"]', '["WEEW"]', "map a: the starting road has no place along the sidewalk (R3.3)"),
        ('["LLLL", ".LL."]', '["LLLL", ".WL."]', "stack h6: unknown sign 'W'"),
        ('"stack": "l3"', '"stack": "l9"', "tile l3_b1: there is no stack 'l9'"),
        ('"stack": "l3"', '"stack": "i3"', "stack l3: has 9 tiles, one a round makes 10 (R3.6)"),
        ('"type": "library"', '"type": "bakery"', "tile l3_b1: there is no building type 'bakery'"),
        ('"technology": 1', '"technology": 5', "tile l3_b1: must show 1 to 4 resources (R0.6)"),
        ('"price": 2', '"price": 0', "stack l3: nothing is free (R4.1)"),
        ('"position": 1,', '"position": 2,', "their positions must be 0 to 7"),
        ('"id": "l3_b2"', '"id": "l3_b1"', "tiles: l3_b1 exists twice"),
        ('"metric": "monument_count"', '"metric": "monuments"', "goal most_monuments: metric 'monuments'"),
        ('"type": "library", "first"', '"first"', "a building type belongs to the metrics"),
        ('"resource": "food", ', "", "a resource belongs to resource_track_position"),
        ('"top": ["library"]', '"top": []', "solo card solo_01: the top part shows 0 objects"),
        ('"top": ["library"]', '"top": ["castle"]', "solo card solo_01: 'castle' is not one of library"),
        ('"arrow": "left"', '"arrow": "up"', "solo card solo_01: arrow 'up' is neither left nor right"),
        ('"reshuffle": true, ', '"top": ["tower"], ', "exactly one card reshuffles (R11.6)"),
        ('"population_at": [3, 6', '"population_at": [6, 3', "track a, food: symbols must stand on spaces"),
        ('"last": 13', '"last": 12', "track a, population: symbols must stand on spaces 1 to 12"),
        ('"side": "b"', '"side": "a"', "maps: first one of side a"),
        ("............", "...........", "map a: must have 12 rows of 12 spaces (R0.1)"),
        ("............", "......#.....", "map a: unknown sign '#'"),
        ('"seats": 2', '"seats": 3', "setups: they must be for 1, 2, 3, 4 and 5 players"),
        ('"monuments": 2', '"monuments": 4', "setups, 1 players: 4 monuments on display"),
        ('"goals_in_play": 3', '"goals_in_play": 16', "goals_in_play: 16 is not possible"),
    ],
)
def test_every_mistake_is_named(run: Command, tmp_path: Path, before: str, after: str, said: str) -> None:
    done = run("data", "world_wonders", edited(tmp_path, before, after))
    assert done.code == 1
    assert said in done.out.replace("\n", "")


def test_mistakes_as_json(run: Command, tmp_path: Path) -> None:
    path = edited(tmp_path, '"price": 2', '"price": 0')
    done = run("data", "world_wonders", path, "--json")
    assert done.code == 1
    assert json.loads(done.out) == {"file": path, "faults": ["stack l3: nothing is free (R4.1)"]}


def test_a_missing_file(run: Command) -> None:
    done = run("data", "world_wonders", "nowhere.json")
    assert done.code == 1
    assert "cannot read nowhere.json" in done.err
