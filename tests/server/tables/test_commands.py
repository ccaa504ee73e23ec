"""What may be asked of a table, and what is refused."""

import re
from pathlib import Path

import pytest

from ludopolis.core.registry import game
from ludopolis.core.text import LANGUAGES
from ludopolis.server import wire
from ludopolis.server.problems import FOLDER, STATUS, Problem
from ludopolis.server.tables import commands, creation, views
from ludopolis.server.tables.views import Context
from server.tables.desk import HERE, ME, OPEN, Desk, bot, desk


def refusal(code: str) -> "pytest.RaisesExc[Problem]":
    return pytest.raises(Problem, check=lambda refused: refused.why.code == code)


def other(desk: Desk) -> str:
    return desk.owner_of(1 - desk.decider)


# --- setting up -----------------------------------------------------------------------------------


def found(**new: object) -> None:
    creation.create("t", "p0", "Anna", wire.NewTable(**new))  # type: ignore[arg-type] # wrong on purpose


@pytest.mark.parametrize(
    ("code", "new"),
    [
        ("no_such_game", {"game": "chess", "seats": [ME, OPEN]}),
        ("no_such_game", {"game": "../duel", "seats": [ME, OPEN]}),
        ("bad_seats", {"game": "duel", "seats": [ME]}),
        ("bad_seats", {"game": "duel", "seats": [ME, ME]}),
        ("bad_seats", {"game": "duel", "seats": [bot(), bot()]}),
        ("bad_seats", {"game": "duel", "seats": [OPEN, OPEN]}),
        ("bad_seats", {"game": "duel", "seats": [ME, wire.NewSeat(kind="person")]}),
        ("bad_level", {"game": "duel", "seats": [ME, bot(6)]}),
        ("bad_level", {"game": "duel", "seats": [ME, wire.NewSeat(kind="bot")]}),
        ("bad_option", {"game": "duel", "seats": [ME, OPEN], "options": {"fast": True}}),
        ("bad_rounds", {"game": "duel", "seats": [ME, OPEN], "rounds": 0}),
        ("bad_salt", {"game": "duel", "seats": [ME, OPEN], "salt": "a.b"}),
        ("bad_clock", {"game": "duel", "seats": [ME, OPEN], "clock": wire.Clock()}),
        ("bad_clock", {"game": "duel", "seats": [ME, OPEN], "clock": wire.Clock(seconds=60, days=1)}),
        ("bad_clock", {"game": "duel", "seats": [ME, OPEN], "clock": wire.Clock(days=0)}),
        ("bad_position", {"game": "duel", "seats": [ME, OPEN], "position": {"age": 9}}),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(code: str, new: dict[str, object]) -> None:
    with refusal(code):
        found(**new)


def test_a_table_starts_when_nobody_is_missing() -> None:
    waiting = Desk(wire.NewTable(game="innovation", seats=[ME, OPEN, OPEN]), full=False)
    assert waiting.table.phase == "waiting"
    waiting.sit("p1")
    assert waiting.table.phase == "waiting"
    waiting.sit("p2")
    assert waiting.table.phase == "playing"
    assert desk("duel", ME, bot()).table.phase == "playing"


def test_a_game_can_start_from_a_position() -> None:
    middle = game("duel").new("middle")
    for _ in range(20):
        middle.play(middle.legal()[0])
    begun = desk("duel", ME, bot(), position=middle.position())
    assert begun.table.round is not None
    assert begun.table.round.state == middle
    assert begun.folded().round is not None
    begun.move()


def test_sitting_down() -> None:
    waiting = Desk(wire.NewTable(game="innovation", seats=[OPEN, ME, OPEN]), full=False)
    table, invite = waiting.table, waiting.table.setup.invite
    with refusal("wrong_invite"):
        commands.sit(table, "p1", "P", wire.Join())
    with refusal("wrong_invite"):
        commands.sit(table, "p1", "P", wire.Join(invite=f"{invite}x"))
    with refusal("seat_taken"):
        commands.sit(table, "p1", "P", wire.Join(invite=invite, seat=1))
    with refusal("not_your_seat"):
        commands.sit(table, "p1", "P", wire.Join(invite=invite, seat=3))
    with refusal("bad_salt"):
        commands.sit(table, "p1", "P", wire.Join(invite=invite, salt="č"))
    waiting.sit("p1", seat=2)
    assert table.chairs[2].player == "p1"
    waiting.sit("p2")
    with refusal("already_started"):
        commands.sit(table, "p3", "P", wire.Join(invite=invite))


def test_a_public_table_needs_no_invitation() -> None:
    waiting = Desk(wire.NewTable(game="duel", seats=[ME, OPEN], public=True), full=False)
    assert commands.sit(waiting.table, "p1", "P", wire.Join()).seat == 1


def test_leaving_while_waiting_opens_the_seat() -> None:
    waiting = Desk(wire.NewTable(game="innovation", seats=[ME, HERE, OPEN]), full=False)
    with refusal("not_seated"):
        commands.rise(waiting.table, "p1")
    waiting.happen(commands.rise(waiting.table, "p0"))
    assert [chair.kind for chair in waiting.table.chairs] == ["open"] * 3
    assert waiting.table.phase == "over"  # nobody is left
    with refusal("already_started"):
        commands.rise(desk("duel", ME, OPEN).table, "p0")


# --- moves ----------------------------------------------------------------------------------------


def test_only_whoever_sits_there_may_move() -> None:
    begun = desk("duel", ME, OPEN)
    seat, action = begun.decider, begun.legal[0]
    for stranger in (other(begun), "stranger"):
        with refusal("not_your_seat"):
            begun.ask(stranger, begun.move_of(seat, action))
    with refusal("not_your_turn"):
        begun.ask(other(begun), begun.move_of(1 - seat, action))
    with refusal("not_your_seat"):
        begun.ask("p0", begun.move_of(-1, action))


def test_a_stale_move_is_refused() -> None:
    begun = desk("duel", ME, HERE)
    old = begun.move_of(begun.decider, begun.legal[0])
    begun.move()
    with refusal("stale"):
        begun.ask("p0", old)


def test_a_refused_move_names_the_rule_in_both_languages() -> None:
    begun = desk("duel", ME, OPEN)
    illegal = next(
        text for number in range(500) if (text := begun.table.game.actions.text(number)) not in begun.legal
    )
    with pytest.raises(Problem) as refused:
        begun.move(illegal)
    why = refused.value.why
    assert (why.code, why.rule is not None) == ("illegal", True)
    assert why.text["cs"] != why.text["en"]
    with refusal("unknown_action"):
        begun.move("fly to the moon")


def test_asking_why_tells_only_whoever_decides() -> None:
    begun = desk("duel", ME, OPEN)
    seat = begun.decider
    action = begun.legal[0]
    asked = wire.AskWhy(key="k", seat=seat, action=action)
    assert commands.why_not(begun.table, begun.owner_of(seat), asked) is None
    with refusal("not_your_turn"):
        asked = wire.AskWhy(key="k", seat=1 - seat, action=action)
        commands.why_not(begun.table, other(begun), asked)


def test_hints_are_for_those_who_play_against_bots() -> None:
    alone, together = desk("world_wonders", ME), desk("duel", ME, OPEN)
    asked = wire.AskHint(key="k", seat=0, position=1)
    assert commands.advisable(alone.table, "p0", asked)
    seat = together.decider
    with refusal("no_hints"):
        asked = wire.AskHint(key="k", seat=seat, position=1)
        commands.advisable(together.table, together.owner_of(seat), asked)


# --- pausing, resigning, bots instead of people -----------------------------------------------------


def test_a_paused_game_takes_no_moves() -> None:
    begun = desk("duel", ME, OPEN)
    begun.ask("p1", wire.Pause(key="k"))
    with refusal("paused"):
        begun.move()
    with refusal("paused"):
        begun.ask("p0", wire.Pause(key="k"))
    begun.ask("p0", wire.Resume(key="k"))
    begun.move()
    with refusal("not_paused"):
        begun.ask("p0", wire.Resume(key="k"))
    with refusal("not_seated"):
        begun.ask("stranger", wire.Pause(key="k"))


def test_resigning_with_two_ends_the_game() -> None:
    begun = desk("duel", ME, OPEN)
    begun.ask("p0", wire.Resign(key="k", seat=0))
    assert begun.table.round is not None
    assert begun.table.round.result is not None
    assert (begun.table.round.result.end, begun.table.round.result.places) == ("resigned", [2, 1])
    assert [chair.wins for chair in begun.table.chairs] == [0, 1]
    with refusal("not_playing"):
        begun.ask("p1", wire.Resign(key="k", seat=1))


def test_resigning_alone_is_losing() -> None:
    begun = desk("world_wonders", ME)
    begun.ask("p0", wire.Resign(key="k", seat=0))
    assert begun.table.round is not None
    assert begun.table.round.result is not None
    assert begun.table.round.result.places == [2]


def test_resigning_with_more_leaves_the_seat_to_a_bot() -> None:
    begun = desk("innovation", ME, OPEN, OPEN)
    begun.ask("p0", wire.Resign(key="k", seat=0))
    chair = begun.table.chairs[0]
    assert (begun.table.phase, chair.kind, chair.level, chair.resigned) == ("playing", "bot", 3, True)
    with refusal("cannot_take_back"):
        begun.ask("p0", wire.TakeBack(key="k", seat=0))
    begun.ask("p1", wire.Resign(key="k", seat=1))
    assert begun.table.phase == "over"
    assert begun.table.round is not None
    assert begun.table.round.result is not None
    assert begun.table.round.result.places == [2, 2, 1]


def test_the_last_person_who_resigns_ends_the_game_of_the_bots() -> None:
    begun = desk("innovation", ME, bot(), bot())
    begun.ask("p0", wire.Resign(key="k", seat=0))
    assert begun.table.phase == "over"


def test_a_bot_may_take_over_from_whoever_is_away() -> None:
    begun = desk("duel", ME, OPEN)
    take_over = wire.TakeOver(key="k", seat=1, level=2)
    for away in ({}, {"p1": 119.0}):
        begun.away = away
        with refusal("not_away"):
            begun.ask("p0", take_over)
    begun.away = {"p1": 120.0}
    with refusal("not_seated"):
        begun.ask("stranger", take_over)
    with refusal("bad_level"):
        begun.ask("p0", wire.TakeOver(key="k", seat=1, level=0))
    begun.ask("p0", take_over)
    assert begun.table.chairs[1].kind == "bot"
    with refusal("not_a_person"):
        begun.ask("p0", take_over)
    with refusal("cannot_take_back"):
        begun.ask("p0", wire.TakeBack(key="k", seat=1))
    begun.ask("p1", wire.TakeBack(key="k", seat=1))
    assert begun.table.seats_of("p1") == [1]


def test_a_seat_given_to_a_bot_stays_with_it_against_people() -> None:
    begun = desk("duel", ME, OPEN)
    begun.ask("p0", wire.TakeOver(key="k", seat=0, level=5))
    with refusal("cannot_take_back"):
        begun.ask("p0", wire.TakeBack(key="k", seat=0))


def test_a_seat_given_to_a_bot_comes_back_at_one_device() -> None:
    begun = desk("duel", ME, HERE)
    begun.ask("p0", wire.TakeOver(key="k", seat=0, level=5))
    begun.ask("p0", wire.TakeBack(key="k", seat=0))
    assert begun.table.seats_of("p0") == [0, 1]


def test_over_days_nobody_is_replaced_for_being_away() -> None:
    begun = desk("duel", ME, OPEN, clock=wire.Clock(days=1))
    begun.away = {"p1": 9999.0}
    with refusal("not_away"):
        begun.ask("p0", wire.TakeOver(key="k", seat=1, level=2))
    begun.ask("p1", wire.TakeOver(key="k", seat=1, level=2))  # one's own seat is another thing


# --- rounds ---------------------------------------------------------------------------------------


def test_the_next_round_starts_when_all_who_are_there_want_it() -> None:
    begun = desk("innovation", ME, OPEN, bot(2), rounds=2)
    with refusal("no_next_round"):
        begun.ask("p0", wire.Ready(key="k"))
    begun.ask("p0", wire.Resign(key="k", seat=0))
    begun.ask("p1", wire.Resign(key="k", seat=1))
    first = begun.table.round
    assert begun.table.phase == "over"
    begun.ask("p0", wire.Ready(key="k"))
    assert begun.table.phase == "over"
    begun.ask("p1", wire.Ready(key="k"))
    table = begun.table
    assert (table.phase, table.round_number) == ("playing", 2)
    assert [chair.player for chair in table.chairs] == [None, "p0", "p1"]
    assert [chair.kind for chair in table.chairs] == ["bot", "person", "person"]
    assert [chair.wins for chair in table.chairs] == [1, 0, 0]
    assert not any(chair.resigned or chair.ready for chair in table.chairs)
    assert table.finished == [first]
    begun.play_to_end()
    with refusal("no_next_round"):
        begun.ask("p0", wire.Ready(key="k"))


def test_nobody_waits_for_whoever_has_gone() -> None:
    begun = desk("duel", ME, OPEN, rounds=2)
    begun.ask("p1", wire.Resign(key="k", seat=1))
    begun.away = {"p1": 31.0}
    begun.ask("p0", wire.Ready(key="k"))
    assert begun.table.round_number == 2


# --- views --------------------------------------------------------------------------------------


def test_a_reader_is_told_what_is_his() -> None:
    begun = desk("duel", ME, OPEN)
    context = Context(begun.now, {"p1"})
    mine = views.info(begun.table, views.access_of(begun.table, "p1"), context)
    assert [seat.mine for seat in mine.seats] == [False, True]
    assert [seat.connected for seat in mine.seats] == [False, True]
    assert (mine.invite, mine.owner) == (begun.table.setup.invite, False)
    stranger = views.info(begun.table, views.access_of(begun.table, "x"), context)
    assert not any(seat.mine for seat in stranger.seats)
    assert (stranger.invite, stranger.seed) == (None, None)


def test_since_my_last_move() -> None:
    begun = desk("duel", ME, OPEN)
    begun.random_moves(11)
    moves = begun.table.round.match.moves if begun.table.round is not None else []
    for player, seat in (("p0", 0), ("p1", 1)):
        last = max(number for number, move in enumerate(moves, start=1) if move.seat == seat)
        assert views.seen(begun.table, views.access_of(begun.table, player)) == last
    assert views.seen(begun.table, views.NOBODY) == 11


def test_lists_know_whose_turn_it_is() -> None:
    begun = desk("duel", ME, OPEN)
    kept = views.summary(begun.table)
    decides = begun.owner_of(begun.decider)
    assert kept.waiting_for == (decides,)
    assert views.card(kept, decides).my_turn
    assert not views.card(kept, other(begun)).my_turn
    assert [seat.mine for seat in views.card(kept, "p0").seats] == [True, False]


def test_every_problem_speaks_both_languages() -> None:
    """Each message stands in both files, with the same arguments."""
    found = {language: _arguments_of(language) for language in LANGUAGES}
    assert {f"problem-{code}" for code in STATUS} <= set(found["en"])
    assert set(found["cs"]) == set(found["en"])
    extra = {"problem-bad_record": {"line"}}  # in Czech the fault itself is in English
    for id, arguments in found["en"].items():
        assert found["cs"][id] == arguments | extra.get(id, set()), id


def _arguments_of(language: str) -> dict[str, set[str]]:
    source = (Path(FOLDER) / f"text.{language}.ftl").read_text(encoding="utf-8")
    messages = re.split(r"^([\w-]+) =", source, flags=re.M)[1:]
    return {
        id: set(re.findall(r"\$(\w+)", text)) for id, text in zip(messages[::2], messages[1::2], strict=True)
    }
