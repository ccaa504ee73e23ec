from typing import Any

import pytest

from ludopolis import IllegalAction, game, seeded
from ludopolis.core.errors import BadOption, BadPosition
from ludopolis.core.match import INTERVAL, RECENT, Match
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


def test_a_position_says_how_many_play_and_by_which_options() -> None:
    position = game("duel").new(1, first_game_wonders=True).position()
    match = Match.from_position(game("duel"), position, ["a", "b"])
    assert match.options["first_game_wonders"] is True
    position["pawn"] = 99
    match.play(match.state.legal()[0])
    match.undo()
    with pytest.raises(BadOption, match="the position has 2 seats, but there are 3 players"):
        Match.from_position(game("duel"), match.state.position(), ["a", "b", "c"])


def test_options_of_a_position_can_be_written_in_words() -> None:
    position = game("duel").new(1, first_game_wonders=True).position()
    position["options"] = {"first_game_wonders": "yes"}
    assert game("duel").load(position).position()["options"]["first_game_wonders"] is True


@pytest.mark.parametrize("count", [-1, 1])
def test_there_is_no_way_back_beyond_the_game(count: int) -> None:
    with pytest.raises(BadOption, match="there is no position after"):
        Match.new(game("duel"), seed=1).rewind(count)


@pytest.mark.parametrize("id", ["duel", "innovation"])
@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_seats_that_do_not_exist_see_nothing(id: str, seat: int) -> None:
    state = game(id).new(1)
    with pytest.raises(BadOption, match=f"there is no seat {seat}"):
        state.view(seat)
    with pytest.raises(BadOption, match=f"there is no seat {seat}"):
        state.determinize(seat, seeded(1))


@pytest.mark.parametrize("position", [None, 5, [1], '{"a": "\\ud800"}', "{", "[" * 100_000])
def test_what_is_no_position_at_all_is_explained(position: Any) -> None:
    with pytest.raises(BadPosition, match="impossible position"):
        game("duel").load(position)


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


@pytest.mark.parametrize("id", ["innovation", "world_wonders"])
def test_every_position_on_the_way_can_be_seen_again(id: str) -> None:
    """Also those between checkpoints, and after going back."""
    match, random = Match.new(game(id), seed="checkpoints"), seeded("checkpoints")
    positions = [match.state.json()]
    while not match.state.over and len(match.moves) < 2 * INTERVAL + RECENT // 2:
        actions = match.state.actions()
        match.play(actions[random.below(len(actions))])
        positions.append(match.state.json())
    count = len(match.moves)
    assert count > RECENT + INTERVAL // 2
    assert [state.json() for state in match.states(0, count)] == positions
    events = [event.parts for event in match.events(0)]
    for to in (count - 1, count - RECENT - 3, INTERVAL + 1, INTERVAL, 5):
        if to <= len(match.moves):
            match.rewind(to)
            assert match.state.json() == positions[to] == match.state_after(to).json()
            told = [event.parts for event in match.events(0)]
            assert told == events[: len(told)]
