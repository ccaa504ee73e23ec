"""What can be copied and sent to another process: games, generators, what bots see, and errors."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from ludopolis import IllegalAction, LudopolisError, game, game_ids, seeded
from ludopolis.core.errors import BadData, BadPosition, BadRecord, Fault
from ludopolis.core.match import Match
from ludopolis.core.record import Record, parse, replay
from ludopolis.players import Perspective, make_bot, play_to_end

WAYS: list[Callable[[Any], Any]] = [lambda thing: pickle.loads(pickle.dumps(thing)), copy.deepcopy]
every_way = pytest.mark.parametrize("copied", WAYS, ids=["pickle", "deepcopy"])


def begun(id: str) -> Match:
    match = Match.new(game(id), seed="copies")
    random = seeded("copies")
    for _ in range(30):
        actions = match.state.actions()
        match.play(actions[random.below(len(actions))])
    return match


@every_way
@pytest.mark.parametrize("id", game_ids())
def test_a_game_goes_on_elsewhere(id: str, copied: Callable[[Any], Any]) -> None:
    match = begun(id)
    other = copied(match)
    for one in (match, other):
        play_to_end(one, [make_bot("random")] * 2, seeded("on"))
    assert str(Record.of(other)) == str(Record.of(match))
    assert other.log(0, "en") == match.log(0, "en")


@every_way
def test_a_game_played_on_from_a_record_goes_on_elsewhere(copied: Callable[[Any], Any]) -> None:
    match = replay(parse(str(Record.of(begun("innovation")))))
    match.play(match.state.actions()[-1])
    other = copied(match)
    for one in (match, other):
        one.undo()
        play_to_end(one, [make_bot("random")] * 2, seeded("on"))
    assert str(Record.of(other)) == str(Record.of(match))


@every_way
def test_a_journal_and_a_generator(copied: Callable[[Any], Any]) -> None:
    match = begun("innovation")
    journal = copied(match.journal)
    told = [(entry.kind, entry.numbers) for entry in match.journal.events]
    assert [(entry.kind, entry.numbers) for entry in journal.events] == told
    assert journal.strict is match.journal.strict
    random = seeded("sent")
    other = copied(random)
    assert [random.word() for _ in range(5)] == [other.word() for _ in range(5)]


@every_way
def test_what_a_bot_sees(copied: Callable[[Any], Any]) -> None:
    seen = Perspective(begun("duel").state, seeded("seen"), 30)
    other = copied(seen)
    assert (other.view, other.actions, other.number) == (seen.view, seen.actions, 30)
    assert other.imagine() == seen.imagine()


def refused() -> LudopolisError:
    with pytest.raises(IllegalAction) as caught:
        game("duel").new(seed=1).play("build palace")
    return caught.value


ERRORS = [
    refused(),
    BadData("cards.json", ["one", "two"]),
    BadPosition([Fault("deck", "too small", "R1.1")]),
    BadRecord("no move", 7),
    LudopolisError("simply wrong"),
]


@every_way
@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors(error: LudopolisError, copied: Callable[[Any], Any]) -> None:
    other = copied(error)
    assert type(other) is type(error)
    assert str(other) == str(error)
    assert vars(other) == vars(error)
