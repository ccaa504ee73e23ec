import pytest

from ludopolis import IllegalAction, game, seeded
from ludopolis.core.errors import BadOption
from ludopolis.core.match import Match
from ludopolis.core.record import Record, parse, replay
from ludopolis.players import make_bot, play_to_end


def played() -> Match:
    match = Match.new(game("duel"), seed="match")
    play_to_end(match, [make_bot("random")] * 2, seeded("match"))
    return match


def test_players_get_names_if_they_bring_none() -> None:
    assert Match.new(game("duel"), seed=1).players == ["player 0", "player 1"]


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(BadOption, match="cannot be played by 3"):
        Match.new(game("duel"), ["a", "b", "c"])


@pytest.mark.parametrize("text", ["", " ", "Anna ", "Anna\nresult: civilian", "a\tb", "\u2028"])
def test_names_and_seeds_must_fit_on_a_line(text: str) -> None:
    with pytest.raises(BadOption, match="the name of a player must be one line"):
        Match.new(game("duel"), ["Ben", text])
    with pytest.raises(BadOption, match="a seed must be one line"):
        Match.new(game("duel"), seed=text)


def test_odd_names_survive_a_record() -> None:
    names = ["player 1: Anna # 1. 0 draft", "* seats 0 1"]
    record = parse(str(Record.of(Match.new(game("duel"), names, seed="result: x"))))
    assert record.players == names
    assert replay(record).state == Match.new(game("duel"), names, seed="result: x").state


def test_a_refused_action_is_not_recorded() -> None:
    match = Match.new(game("duel"), seed=1)
    with pytest.raises(IllegalAction):
        match.play("build theater")
    assert match.moves == []


def test_nothing_can_be_taken_back_before_the_first_action() -> None:
    with pytest.raises(BadOption, match="no action to take back"):
        Match.new(game("duel"), seed=1).undo()


def test_events_since_a_move_are_the_last_ones() -> None:
    match = played()
    every = match.events(0)
    for since in (1, 10, len(match.moves)):
        recent = match.events(0, since)
        assert recent == every[len(every) - len(recent) :]
    assert match.events(0, len(match.moves)) == []
    assert len(match.log(0, "cs")) == len(every)


def test_a_game_needs_a_start() -> None:
    with pytest.raises(BadOption, match="needs a seed"):
        Match(game("duel"), ["a", "b"], {}, None)
