"""What dice show is in the record, and is followed when there is no seed."""

import re
from collections.abc import Iterator

import pytest

from installed import tiny_game_on_the_path
from ludopolis import seeded
from ludopolis.core.errors import BadRecord
from ludopolis.core.match import Match
from ludopolis.core.record import Record, parse, replay, verify
from ludopolis.players import make_bot, play_to_end
from tiny_game import GAME


@pytest.fixture(autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tiny_game_on_the_path(tmp_path_factory.mktemp("site")):
        yield


def record_text() -> str:
    match = Match.new(GAME, ["a", "b"], seed="dice", rounds=12)
    play_to_end(match, [make_bot("random")] * 2, seeded("dice"))
    return str(Record.of(match))


def without_seed(text: str) -> str:
    return re.sub(r"(seed|commitment): .*\n", "", text)


def test_a_roll_is_a_chance_result_of_its_move() -> None:
    rolls = re.findall(r"^\* die (\d)$", record_text(), re.MULTILINE)
    assert len(set(rolls)) > 2
    assert set(rolls) <= set("123456")


def test_dice_are_followed_without_a_seed() -> None:
    text = record_text()
    assert str(Record.of(replay(parse(text)))) == text
    assert replay(parse(without_seed(text))).state == replay(parse(text)).state


def test_dice_of_another_seed_are_noticed() -> None:
    old = re.search(r"\* die (\d)", record_text())
    assert old is not None
    other = record_text().replace(old[0], f"* die {int(old[1]) % 6 + 1}", 1)
    with pytest.raises(BadRecord, match="the chance results are not those of the seed"):
        verify(parse(other))


@pytest.mark.parametrize("shown", ["0", "7", "1 2"])
def test_a_die_has_six_sides(shown: str) -> None:
    damaged = re.sub(r"\* die \d", f"* die {shown}", without_seed(record_text()), count=1)
    with pytest.raises(BadRecord, match="is not one number from 1 to 6"):
        replay(parse(damaged))
