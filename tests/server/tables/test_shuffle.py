"""Fair shuffles: promised before, revealed afterwards, and checked by anybody."""

import msgspec

from ludopolis.core.record import Record, commitment
from ludopolis.core.registry import game
from ludopolis.server import wire
from ludopolis.server.problems import text
from ludopolis.server.replays import Reel, verdict
from ludopolis.server.tables import commands, views
from ludopolis.server.tables.shuffle import half_of, halves, is_salt, seed_of
from ludopolis.server.tables.views import Context
from server.tables.desk import ME, OPEN, Desk, bot, desk


def salted() -> tuple[Desk, str]:
    """A table with salts, and what was promised before anybody joined."""
    playing = Desk(wire.NewTable(game="duel", seats=[ME, OPEN], salt="Anna1", rounds=2), full=False)
    join = wire.Join(invite=playing.table.setup.invite, salt="Berta2")
    promised = told(playing).commitment
    assert promised is not None
    playing.happen(commands.sit(playing.table, "p1", "Berta", join))
    return playing, promised


def told(desk: Desk) -> wire.TableInfo:
    return views.info(desk.table, views.NOBODY, Context(desk.now))


def test_the_seed_is_promised_before_and_revealed_after_the_round() -> None:
    playing, promised = salted()
    assert told(playing).commitment == promised
    assert told(playing).seed is None
    playing.play_to_end()
    seed = told(playing).seed
    assert seed is not None
    half, salts = halves(seed)
    assert commitment(half) == promised
    assert salts == ["Anna1", "Berta2"]


def test_the_next_round_has_its_own_promise() -> None:
    playing, _ = salted()
    coming = told(playing).next_commitment
    playing.play_to_end()
    first = told(playing).seed
    assert told(playing).next_commitment == coming != told(playing).commitment
    for player in ("p0", "p1"):
        playing.ask(player, wire.Ready(key="k"))
    assert (told(playing).commitment, told(playing).next_commitment, told(playing).seed) == (
        coming,
        None,
        None,
    )
    playing.play_to_end()
    second = told(playing).seed
    assert first is not None
    assert second is not None
    assert halves(second)[1] == ["Berta2", "Anna1"]  # everybody moved on by one seat
    assert halves(second)[0] != halves(first)[0]


def test_every_salt_changes_the_game() -> None:
    seeds = {
        seed_of("s", round, salts) for round in (1, 2) for salts in (["a", None], [None, "a"], [None, None])
    }
    assert len(seeds) == 6
    assert half_of("s", 1) not in half_of("s", 2)


def test_salts_are_plain() -> None:
    assert all(is_salt(text) for text in ("a", "Z9", "x" * 64))
    assert not any(is_salt(text) for text in ("", "-", "a.b", "x" * 65, "č", "a\n", "a b"))


def checked(desk: Desk, **given: str) -> wire.Verdict:
    assert desk.table.round is not None
    record = str(Record.of(desk.table.round.match))
    return verdict(msgspec.convert({"record": record, **given}, wire.Check))


def test_a_true_record_is_found_true() -> None:
    playing, promised = salted()
    playing.play_to_end()
    found = checked(playing, commitment=promised, salt="Anna1")
    assert found.ok
    assert len(found.lines) == 5
    czech = checked(playing, commitment=promised, language="cs")
    assert czech.ok
    assert not set(czech.lines) & set(found.lines)


def test_a_false_one_is_found_out() -> None:
    playing, _ = salted()
    playing.play_to_end()
    assert playing.table.round is not None
    record = str(Record.of(playing.table.round.match))
    assert not checked(playing, commitment="0" * 64).ok
    assert not checked(playing, salt="Cyril3").ok
    assert not checked(playing, record=record.replace("Anna1", "Anna2")).ok
    assert not checked(playing, record="hello").ok


def test_a_game_from_a_position_has_nothing_to_promise() -> None:
    position = game("duel").new("start").position()
    playing = desk("duel", ME, bot(), position=position)
    playing.ask("p0", wire.Resign(key="k", seat=0))
    assert told(playing).seed is None
    assert not checked(playing, salt="Anna1").ok


def test_a_position_that_was_set_up_is_said_openly_and_promises_nothing() -> None:
    middle = game("duel").new("middle")
    middle.apply(middle.actions()[0])
    begun = desk("duel", ME, OPEN, position=middle.position(), rounds=2)
    assert not told(begun).commitment
    assert not told(begun).next_commitment
    assert told(begun).from_position
    assert not told(begun).rated
    assert views.card(views.summary(begun.table), None).from_position
    begun.play_to_end()
    assert begun.table.round is not None
    record = Record.of(begun.table.round.match)
    shown = Reel(record).replay("t")
    assert (shown.from_position, shown.commitment, shown.seed) == (True, None, None)
    assert text("verdict-position", "en") in verdict(wire.Check(record=str(record))).lines
    ordinary = desk("duel", ME, bot())
    assert told(ordinary).commitment
    assert not told(ordinary).from_position
    assert not views.card(views.summary(ordinary.table), None).from_position
