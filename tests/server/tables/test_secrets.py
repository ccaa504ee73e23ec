"""Nothing hidden goes over the wire.

What a viewer gets is compared, byte by byte, with what the same viewer would get at a twin of the table, in
which everything this viewer cannot see was exchanged.
"""

import msgspec
import pytest

from ludopolis.core.contract import SPECTATOR
from ludopolis.core.data import to_json
from ludopolis.core.random import Random, seeded
from ludopolis.core.registry import game, game_ids
from ludopolis.server import wire
from ludopolis.server.live.viewer import encode
from ludopolis.server.store.contract import Entry
from ludopolis.server.tables import views
from ludopolis.server.tables.commands import explain
from ludopolis.server.tables.events import Played
from ludopolis.server.tables.events import encode as encode_entry
from ludopolis.server.tables.shuffle import half_of
from ludopolis.server.tables.table import Round, Table
from ludopolis.server.tables.views import Context, EncodedViews
from server.tables.desk import HERE, ME, OPEN, Desk, desk

SETTINGS = [(id, seats) for id in game_ids() for seats in game(id).seat_counts]
LOOKS = 3  # moments of a game that are compared
APART = 8  # moves between two of them


def viewer_of(seat: int) -> str | None:
    return None if seat == SPECTATOR else f"p{seat}"


def round_of(table: Table) -> Round:
    assert table.round is not None
    return table.round


def snapshot(table: Table, seat: int) -> str:
    access = views.access_of(table, viewer_of(seat))
    return encode(views.snapshot(table, access, Context(table.updated), EncodedViews(table), []))


def stepped(table: Table, seat: int) -> str:
    access = views.access_of(table, viewer_of(seat))
    return encode(views.stepped(table, access, Context(table.updated), EncodedViews(table), table.moves))


def twin_of(desk: Desk, seat: int, random: Random) -> Table:
    """The same table, but what the seat cannot see is something else."""
    twin = desk.folded()
    match = round_of(twin).match
    match.state = match.state.determinize(seat, random)
    match.state.journal = match.journal
    round_of(twin).told = dict(round_of(desk.table).told)  # what was shown before is past for both
    return twin


def knows(table: Table, seat: int) -> str:
    return round_of(table).state.determinize(seat, seeded("same")).json()


def compare_move(desk: Desk, seat: int, random: Random) -> bool:
    """Whether a move could be compared: it is possible in both worlds, and teaches the seat the same."""
    legal = desk.legal
    body = Played(seat=desk.decider, action=legal[random.below(len(legal))])
    entry = Entry(desk.table.last_entry + 1, desk.now, encode_entry(body))
    real, twin = desk.folded(), twin_of(desk, seat, random)
    round_of(real).told = dict(round_of(desk.table).told)
    if body.action not in round_of(twin).state.legal():
        return False
    real.apply(entry)
    twin.apply(entry)
    if real.over or knows(real, seat) != knows(twin, seat):
        return False
    assert stepped(real, seat) == stepped(twin, seat)
    return True


@pytest.mark.parametrize(("id", "seats"), SETTINGS)
def test_a_reader_gets_nothing_he_cannot_see(id: str, seats: int) -> None:
    playing = desk(id, ME, *[OPEN] * (seats - 1))
    random = seeded(f"secrets {id} {seats}")
    compared = 0
    for _ in range(LOOKS):
        playing.random_moves(APART, f"moves {playing.table.moves}")
        if playing.table.over:
            break
        for seat in range(SPECTATOR, seats):
            assert snapshot(playing.table, seat) == snapshot(twin_of(playing, seat, random), seat)
            compared += compare_move(playing, seat, random)
    assert compared


def test_the_twins_are_really_different() -> None:
    playing = desk("duel", ME, OPEN)
    playing.random_moves(12)
    twin = twin_of(playing, 0, seeded("other"))
    assert round_of(twin).state != round_of(playing.table).state


def test_whole_views_of_others_are_not_sent() -> None:
    playing = desk("innovation", ME, OPEN, OPEN)
    playing.random_moves(10)
    for seat in range(3):
        sent = msgspec.json.decode(snapshot(playing.table, seat))
        assert list(sent["views"]) == [str(seat)]
        actions = [step["action"] is not None for step in sent["steps"]]
        assert actions == [step["seat"] == seat for step in sent["steps"]]
    assert list(msgspec.json.decode(snapshot(playing.table, SPECTATOR))["views"]) == ["-1"]


def test_on_one_device_the_log_shows_what_everybody_saw() -> None:
    playing = desk("innovation", ME, HERE)
    playing.random_moves(10)
    sent = msgspec.json.decode(snapshot(playing.table, 0))
    assert sorted(sent["views"]) == ["0", "1"]
    match = round_of(playing.table).match
    for step in sent["steps"]:
        everybody, own = match.step_events(SPECTATOR, step["number"]), match.step_events(1, step["number"])
        assert step["events"] == msgspec.to_builtins(everybody)
        assert step["by_seat"]["1"] == msgspec.to_builtins(own)


def test_the_seed_is_nowhere_before_the_end() -> None:
    playing = desk("duel", ME, OPEN, rounds=2, seed="very secret")
    playing.random_moves(30)
    for seat in (SPECTATOR, 0, 1):
        sent = snapshot(playing.table, seat) + to_json(views.summary(playing.table))
        for secret in ("very secret", half_of("very secret", 1), half_of("very secret", 2)):
            assert secret not in sent
    playing.play_to_end()
    sent = snapshot(playing.table, SPECTATOR)
    assert half_of("very secret", 1) in sent
    assert half_of("very secret", 2) not in sent
    assert "very secret" not in sent


@pytest.mark.parametrize("id", game_ids())
def test_explanations_depend_on_what_the_seat_knows(id: str) -> None:
    playing = desk(id, ME, OPEN)
    random = seeded("explanations")
    for _ in range(4):
        playing.random_moves(4, f"more {playing.table.moves}")
        state = round_of(playing.table).state
        other = state.determinize(state.seat, random)
        for _ in range(15):
            action = random.below(len(state.game.actions))
            real, twin = explain(state, action), explain(other, action)
            assert (real and real.why) == (twin and twin.why)


def test_only_seated_people_learn_the_invitation() -> None:
    waiting = Desk(wire.NewTable(game="duel", seats=[ME, OPEN]), full=False)
    assert waiting.table.setup.invite in snapshot(waiting.table, 0)
    assert waiting.table.setup.invite not in snapshot(waiting.table, 1)
    assert waiting.table.setup.invite not in snapshot(waiting.table, SPECTATOR)
