"""A new version of a game's rules leaves what was played by the old ones as it was."""

import pickle
from collections.abc import Iterator

import pytest

from installed import tiny_game_on_the_path
from ludopolis import seeded
from ludopolis.core.contract import Game
from ludopolis.core.errors import UnknownGame
from ludopolis.core.match import Match
from ludopolis.core.record import Record, parse, replay, verify
from ludopolis.core.registry import game
from ludopolis.players import make_bot, play_to_end


@pytest.fixture(autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tiny_game_on_the_path(tmp_path_factory.mktemp("site")):
        yield


def played(chosen: Game) -> Match:
    match = Match.new(chosen, ["a", "b"], seed="versions", rounds=4)
    play_to_end(match, [make_bot("random")] * 2, seeded("versions"))
    return match


def totals(match: Match) -> list[int]:
    result = match.state.result()
    assert result is not None
    return [score["total"] for score in result.scores]


def test_a_game_is_found_by_its_version() -> None:
    assert game("tiny").versions == [1, 2]
    assert [game("tiny", version).version for version in (1, 2)] == [1, 2]
    assert game("tiny") is game("tiny", 2)
    with pytest.raises(UnknownGame, match="tiny has no version 3 of the rules: it has 1, 2"):
        game("tiny", 3)


def test_records_follow_the_rules_they_name() -> None:
    old, new = played(game("tiny", 1)), played(game("tiny"))
    assert [move for move in old.moves] == [move for move in new.moves]
    assert totals(old) != totals(new)
    for match in (old, new):
        record = parse(str(Record.of(match)))
        assert verify(record)
        assert totals(replay(record)) == totals(match)


@pytest.mark.parametrize("version", [1, 2])
def test_positions_and_copies_go_on_by_the_rules_they_name(version: int) -> None:
    half = replay(Record.of(played(game("tiny", version))), 20)
    loaded = game("tiny").load(half.state.json())
    sent = pickle.loads(pickle.dumps(half.state))
    match = Match.from_position(game("tiny"), half.state.position(), ["a", "b"])
    assert loaded.game is sent.game is match.game is game("tiny", version)
    assert loaded == sent == match.state
    assert pickle.loads(pickle.dumps(half)).game is game("tiny", version)
