"""Tables that are alive: kept before told, told to everybody, and never in two minds."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from ludopolis.server import wire
from ludopolis.server.bots import Turn
from ludopolis.server.clock import Clock
from ludopolis.server.live.viewer import MOST_WAITING, Viewer
from ludopolis.server.problems import Problem
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import Entry, Player
from ludopolis.server.tables import commands, views
from ludopolis.server.tables.botplay import BotPlay
from ludopolis.server.tables.hall import IDLE, Hall
from ludopolis.server.tables.keeper import Outcome
from ludopolis.server.tables.room import Room
from server.tables.conftest import Clockwork, FirstChoice, NewHall, at_once
from server.tables.desk import HERE, ME, OPEN, bot

pytestmark = pytest.mark.anyio

TURNS = 1_000  # of the loop, in which whatever the service does by itself is done
ANNA = Player("anna", "Anna", 0.0, "anna")
BOB = Player("bob", "Bob", 0.0, "bob")
CYRIL = Player("cyril", "Cyril", 0.0)


def new(*seats: wire.NewSeat, game: str = "duel", **more: Any) -> wire.NewTable:
    return wire.NewTable(game=game, seats=list(seats), **more)


async def two_at(hall: Hall, **more: Any) -> Room:
    room = await hall.create(ANNA, new(ME, OPEN, public=True, **more))
    await hall.sit(room, BOB, wire.Join())
    return room


async def reading(room: Room, player: str | None) -> Viewer:
    viewer = Viewer(player)
    await room.enter(viewer)
    return viewer


def heard(viewer: Viewer) -> list[Any]:
    found = []
    while not viewer.outbox.empty():
        found.append(msgspec.json.decode(viewer.outbox.get_nowait()))
    return found


def kinds(viewer: Viewer) -> list[str]:
    return [message["is"] for message in heard(viewer)]


async def next_move(room: Room, key: str = "k", choice: int = 0) -> tuple[str, wire.Move]:
    """Who decides, and a move of his."""
    async with room.present() as table:
        assert table.round is not None
        seat = table.deciders[0]
        player = table.chairs[seat].player
        assert player is not None
        action = table.round.state.legal()[choice]
        return player, wire.Move(key=key, seat=seat, position=table.position, actions=[action])


async def moves(room: Room) -> int:
    async with room.present() as table:
        return table.moves


async def bots_have_played(room: Room) -> None:
    while True:
        await asyncio.sleep(0)
        async with room.present() as table:
            if all(table.chairs[seat].by_person for seat in table.deciders):
                return


# --- telling --------------------------------------------------------------------------------------


async def test_everybody_is_told_what_happens(hall: Hall) -> None:
    room = await two_at(hall)
    anna, bob, stranger = [await reading(room, player) for player in ("anna", "bob", None)]
    assert kinds(anna) == ["snapshot", "table"]  # and that Bob has come
    assert kinds(bob) == ["snapshot"]
    first = heard(stranger)[0]
    assert list(first["views"]) == ["-1"]
    player, move = await next_move(room)
    await room.ask(player, move)
    for viewer in (anna, bob, stranger):
        (told,) = heard(viewer)
        assert (told["is"], told["steps"][0]["number"], told["position"]) == (
            "steps",
            1,
            first["position"] + 1,
        )
    await room.ask("anna", wire.Pause(key="p"))
    assert kinds(bob) == ["table"]
    await room.ask("bob", wire.Resume(key="r"))
    await room.ask(player, wire.Undo(key="u", seat=move.seat, position=move.position + 1))
    assert kinds(anna) == ["table", "table", "undone"]


async def test_the_acknowledgement_comes_before_the_news(hall: Hall) -> None:
    room = await two_at(hall)
    player, move = await next_move(room)
    viewer = await reading(room, player)
    heard(viewer)
    await room.ask(player, move, lambda outcome: viewer.tell(wire.Done(key="k", position=outcome.position)))
    assert kinds(viewer) == ["done", "steps"]


async def test_coming_and_going_is_told(hall: Hall, now: Clockwork) -> None:
    room = await two_at(hall)
    anna = await reading(room, "anna")
    tabs = [await reading(room, "bob") for _ in range(2)]
    heard(anna)
    await room.leave(tabs[0])
    assert heard(anna) == []
    now.time += 5
    await room.leave(tabs[1])
    (told,) = heard(anna)
    assert [seat["connected"] for seat in told["table"]["seats"]] == [True, False]
    now.time += 120
    async with room.present() as table:
        assert room.audience.away(table) == {"bob": 120.0}
    await room.ask("anna", wire.TakeOver(key="t", seat=1, level=1))


async def test_with_several_processes_nobody_is_taken_for_away(
    store: Store, new_hall: NewHall, now: Clockwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob may be connected to the other process, until there is none."""
    room = await two_at(await new_hall())
    monkeypatch.setattr(store, "alone", never)
    other = await new_hall()
    here = await other.room(room.id)
    anna = await reading(here, "anna")
    assert [seat["connected"] for seat in heard(anna)[0]["table"]["seats"]] == [True, True]
    now.time += 1000
    async with here.present() as table:
        assert here.audience.away(table) == {}
    with pytest.raises(Problem) as refused:
        await here.ask("anna", wire.TakeOver(key="t", seat=1, level=1))
    assert refused.value.why.code == "not_away"
    await here.ask("anna", wire.TakeOver(key="mine", seat=0, level=1))
    monkeypatch.undo()
    await other.services.uptime.look_around()
    async with here.present() as table:
        assert here.audience.away(table) == {"bob": 0.0}


async def never() -> bool:
    return False


async def test_chat_is_kept_and_told_once(hall: Hall) -> None:
    room = await two_at(hall)
    bob = await reading(room, "bob")
    heard(bob)
    for _ in range(2):
        await room.chat(ANNA, wire.Chat(key="c", text="  good   luck "))
    (told,) = heard(bob)
    assert (told["is"], told["line"]["text"], told["line"]["name"]) == ("chat", "good luck", "Anna")
    await room.chat(ANNA, wire.Chat(key="e", text="\N{SHRUG}\u200d\N{MALE SIGN}\ufe0f"))
    await room.chat(ANNA, wire.Chat(key="f", text="x" * 500))
    assert kinds(bob) == ["chat", "chat"]
    for text in ("", "  ", "x" * 501, "\x07", "\u202e"):
        with pytest.raises(Problem):
            await room.chat(ANNA, wire.Chat(key="d", text=text))
    with pytest.raises(Problem):
        await room.chat(CYRIL, wire.Chat(key="c", text="I only watch"))
    assert [line["text"] for line in heard(await reading(room, "bob"))[0]["chat"]][:1] == ["good luck"]


async def test_a_slow_reader_is_noticed_and_harms_nobody(hall: Hall) -> None:
    room = await two_at(hall)
    slow = await reading(room, None)
    for number in range(MOST_WAITING + 1):
        await room.chat(ANNA, wire.Chat(key=str(number), text="hello"))
    assert slow.too_slow.is_set()
    assert len(heard(slow)) == MOST_WAITING


# --- keeping --------------------------------------------------------------------------------------


async def test_a_repeated_move_is_made_once(hall: Hall) -> None:
    room = await two_at(hall)
    player, move = await next_move(room)
    done: list[int] = []
    for _ in range(3):
        await room.ask(player, move, lambda outcome: done.append(outcome.position))
    assert await moves(room) == 1
    assert len(done) == 3


async def drafting(hall: Hall) -> Room:
    """One person on both seats of Duel: four wonders are drafted, by one seat, then twice by the other."""
    return await hall.create(ANNA, new(ME, HERE))


async def drafts(room: Room) -> list[str]:
    async with room.present() as table:
        assert table.round is not None
        return table.round.state.legal()


async def test_a_move_of_several_actions_is_kept_and_told_at_once(hall: Hall, store: Store) -> None:
    room = await drafting(hall)
    player, first = await next_move(room)
    await room.ask(player, first)
    viewer = await reading(room, "anna")
    heard(viewer)
    _, move = await next_move(room, "several")
    wonders = await drafts(room)
    both = msgspec.structs.replace(move, actions=wonders[:2])
    done: list[Outcome] = []
    for _ in range(2):
        await room.ask("anna", both, done.append)
    assert [(one.done, one.why, one.position) for one in done] == [(2, None, move.position + 2)] * 2
    assert await moves(room) == 3
    (told,) = heard(viewer)
    assert [(step["number"], step["seat"]) for step in told["steps"]] == [(2, move.seat), (3, move.seat)]
    assert len(await store.entries(room.id)) == 4
    again = await store.entries(room.id)
    assert [entry.key for entry in again[-2:]] == ["anna several", "anna several 1"]


@pytest.mark.parametrize(("wrong", "code"), [("draft theater", "unknown_action"), (None, "not_your_turn")])
async def test_a_move_stops_where_it_is_refused(hall: Hall, wrong: str | None, code: str) -> None:
    room = await drafting(hall)
    await room.ask(*(await next_move(room)))
    _, move = await next_move(room, "several")
    wonders = await drafts(room)
    actions = [wonders[0], wrong, wonders[1]] if wrong else wonders[:3]
    asked = msgspec.structs.replace(move, actions=actions)
    done: list[Outcome] = []
    for _ in range(2):
        await room.ask("anna", asked, done.append)
    played = 1 if wrong else 2
    assert [one.done for one in done] == [played, played]
    assert [one.why.code for one in done if one.why is not None] == [code, "stale"]
    assert await moves(room) == 1 + played


async def test_a_move_whose_first_action_is_refused_changes_nothing(hall: Hall) -> None:
    room = await drafting(hall)
    player, move = await next_move(room)
    with pytest.raises(Problem) as refused:
        await room.ask(player, msgspec.structs.replace(move, actions=["build theater", *move.actions]))
    assert refused.value.code == "illegal"
    assert await moves(room) == 0


async def test_the_moves_of_a_bot_are_gathered_into_one_message(
    store: Store, now: Clockwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as the same seat moves; another seat's moves are a message of their own."""
    due: list[Callable[[], None]] = []
    hall = Hall(store, FirstChoice(), Clock(now, now), later=lambda seconds, call: due.append(call))
    room = await drafting(hall)
    viewer = await reading(room, None)
    heard(viewer)
    monkeypatch.setattr("ludopolis.server.tables.room.bot_to_move", lambda table: table.deciders[0])
    for number in range(3):
        player, move = await next_move(room, f"k{number}")
        await room.keeper.change(commands.handlers(player, move, lambda table: {}), gathered=True)
    assert [[step["number"] for step in told["steps"]] for told in heard(viewer)] == [[1]]
    assert len(due) == 2
    due[-1]()
    while not (told := heard(viewer)):
        await asyncio.sleep(0)
    assert [[step["number"] for step in message["steps"]] for message in told] == [[2, 3]]
    await hall.stop()


async def test_a_key_belongs_to_its_player(hall: Hall) -> None:
    room = await two_at(hall)
    player, move = await next_move(room, "same")
    await room.ask(player, move)
    other = "bob" if player == "anna" else "anna"
    await room.ask(other, wire.Pause(key="same"))
    async with room.present() as table:
        assert table.phase == "paused"


async def test_what_cannot_be_kept_did_not_happen(
    hall: Hall, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await two_at(hall)
    player, move = await next_move(room)
    viewer = await reading(room, player)
    heard(viewer)

    async def broken(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", broken)
        with pytest.raises(OSError, match="disk"):
            await room.ask(player, move)
    assert heard(viewer) == []
    assert await moves(room) == 0
    await room.ask(player, move)
    assert kinds(viewer) == ["snapshot", "steps"]


async def test_a_move_is_made_though_its_player_disconnects(
    hall: Hall, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await two_at(hall)
    viewer = await reading(room, None)
    heard(viewer)
    begun, go_on = asyncio.Event(), asyncio.Event()
    append = store.append

    async def slow(*entry: Any) -> None:
        begun.set()
        await go_on.wait()
        await append(*entry)

    monkeypatch.setattr(store, "append", slow)
    asking = asyncio.create_task(room.ask(*(await next_move(room))))
    await begun.wait()
    asking.cancel()
    await asyncio.wait([asking])
    assert heard(viewer) == []
    go_on.set()
    assert await moves(room) == 1
    assert kinds(viewer) == ["steps"]


async def test_two_processes_write_to_one_table(new_hall: NewHall) -> None:
    here, there = await new_hall(), await new_hall()
    room = await two_at(here)
    twin = await there.room(room.id)
    player, move = await next_move(room)
    viewer = await reading(twin, player)
    heard(viewer)
    await room.ask(player, move)
    with pytest.raises(Problem) as refused:  # the twin has not heard of the first move
        await twin.ask(player, msgspec.structs.replace(move, key="other"))
    assert refused.value.why.code in ("stale", "not_your_seat")
    assert heard(viewer)[-1]["position"] == move.position + 1
    await twin.ask(player, move)  # the same one again is just acknowledged
    assert await moves(twin) == 1


async def test_a_doorbell_brings_what_another_process_wrote(new_hall: NewHall) -> None:
    here, there = await new_hall(), await new_hall()
    room = await two_at(here)
    twin = await there.room(room.id)
    viewer = await reading(twin, "bob")
    heard(viewer)
    player, move = await next_move(room)
    await room.ask(player, move)
    await room.chat(ANNA, wire.Chat(key="c", text="your turn"))
    await twin.catch_up()
    await twin.catch_up()
    assert kinds(viewer) == ["steps", "chat"]


async def test_no_line_of_chat_of_another_process_is_missed(new_hall: NewHall) -> None:
    here, there = await new_hall(), await new_hall()
    room = await two_at(here)
    twin = await there.room(room.id)
    viewer = await reading(twin, "bob")
    heard(viewer)
    await room.chat(ANNA, wire.Chat(key="c", text="first"))
    await twin.chat(BOB, wire.Chat(key="c", text="second"))  # before the bell of the first is heard
    await twin.catch_up()
    assert [told["line"]["text"] for told in heard(viewer)] == ["first", "second"]


async def test_concurrent_moves_are_made_one_at_a_time(hall: Hall) -> None:
    room = await two_at(hall)
    player, move = await next_move(room)
    tries = [room.ask(player, msgspec.structs.replace(move, key=f"k{number}")) for number in range(10)]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(result is None for result in results) == 1
    assert await moves(room) == 1


# --- living on ------------------------------------------------------------------------------------


async def test_a_restarted_service_goes_on(new_hall: NewHall) -> None:
    room = await two_at(await new_hall())
    for number in range(5):
        player, move = await next_move(room, f"k{number}")
        await room.ask(player, move)
    again = await (await new_hall()).room(room.id)
    async with room.present() as old, again.present() as table:
        access = views.access_of(table, "anna")
        before = room.audience.snapshot(old, access, [])
        after = again.audience.snapshot(table, access, [])
        assert (before.table, before.steps) == (after.table, after.steps)


async def test_bots_play_until_a_person_decides(hall: Hall) -> None:
    room = await hall.create(ANNA, new(ME, bot(), bot(), game="innovation"))
    viewer = await reading(room, "anna")
    await bots_have_played(room)
    while True:
        async with room.present() as table:
            if table.over or table.moves > 30:
                break
            assert table.deciders == [0]
        await room.ask(*(await next_move(room, f"k{table.moves}")))
        await bots_have_played(room)
    told = [message for message in heard(viewer) if message["is"] == "steps"]
    numbers = [step["number"] for message in told for step in message["steps"]]
    assert numbers == list(range(1, table.moves + 1))


async def test_bots_go_on_after_a_restart(
    new_hall: NewHall, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(BotPlay, "_play", no_bots)
        room = await (await new_hall()).create(ANNA, new(bot(), ME, bot(), game="innovation"))
        assert await moves(room) == 0
    restarted = await new_hall()
    while (await store.entries(room.id))[-1].number == 1:
        await asyncio.sleep(0)
    again = await restarted.room(room.id)
    await bots_have_played(again)
    async with again.present() as table:
        assert table.deciders == [1]


class Noting(FirstChoice):
    """Remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[Turn] = []

    async def choose(self, turn: Turn) -> str:
        self.turns.append(turn)
        return await super().choose(turn)


async def test_a_bot_thinks_for_whoever_set_the_table_up(
    store: Store, now: Clockwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludopolis.server.tables.creation.fresh_secret", lambda: "the bot begins: 0")
    bots = Noting()
    hall = Hall(store, bots, Clock(now, now), later=at_once)
    room = await hall.create(ANNA, new(bot(), ME, OPEN, game="world_wonders", public=True))
    await hall.sit(room, BOB, wire.Join())
    await bots_have_played(room)
    assert {turn.payer for turn in bots.turns} == {ANNA.id}
    assert [turn.row for turn in bots.turns] == list(range(len(bots.turns)))
    assert len(bots.turns) > 1
    last = bots.turns[-1]
    assert not last.watched()
    viewer = await reading(room, None)
    assert last.watched()
    await room.leave(viewer)
    assert not last.watched()
    with hall.services.streams.open(BOB.id):  # a program that plays
        assert last.watched()
    await hall.stop()


async def no_bots(self: BotPlay) -> None:
    pass


async def test_idle_tables_are_put_away(hall: Hall, now: Clockwork) -> None:
    room = await two_at(hall)
    viewer = await reading(room, "anna")
    now.time += IDLE + 1
    hall.put_away()
    assert await hall.room(room.id) is room
    await room.leave(viewer)
    now.time += IDLE + 1
    hall.put_away()
    assert await hall.room(room.id) is not room


async def test_a_table_that_does_not_exist(hall: Hall) -> None:
    with pytest.raises(Problem) as refused:
        await hall.room("nowhere")
    assert refused.value.status == 404


async def test_the_alarm_of_the_clock(hall: Hall, now: Clockwork) -> None:
    room = await two_at(hall, clock=wire.Clock(seconds=60))
    await room.alarm()  # too early: nothing happens
    async with room.present() as table:
        assert table.phase == "playing"
        deadline = table.timer.deadline()
        assert deadline is not None
    now.time = deadline
    hall.services.alarms.set(room.id, deadline)
    while True:
        await asyncio.sleep(0)
        async with room.present() as table:
            if table.over:
                break
    assert table.round is not None
    assert table.round.result is not None
    assert table.round.result.end == "timed_out"


async def test_after_a_restart_clocks_in_seconds_wait(new_hall: NewHall, now: Clockwork) -> None:
    first = await new_hall()
    room = await two_at(first, clock=wire.Clock(seconds=60))
    days = await two_at(first, clock=wire.Clock(days=1))
    now.time += 1000
    restarted = await new_hall()
    async with (await restarted.room(room.id)).present() as table:
        assert table.phase == "paused"
        assert [table.timer.left(seat, now.time) for seat in (0, 1)] == [60, 60]
    async with (await restarted.room(days.id)).present() as table:
        assert table.phase == "playing"


async def test_a_clock_that_cannot_be_stopped_is_looked_at_again(
    hall: Hall, now: Clockwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await two_at(hall, clock=wire.Clock(seconds=60))
    monkeypatch.setattr("ludopolis.server.tables.hall.AGAIN", 0.0)
    broken = asyncio.Event()

    async def fail(self: Room) -> None:
        monkeypatch.undo()
        broken.set()
        raise OSError("the database is away")

    monkeypatch.setattr(Room, "alarm", fail)
    now.time += 60
    hall.services.alarms.set(room.id, now.time)
    await broken.wait()
    while True:
        await asyncio.sleep(0)
        async with room.present() as table:
            if table.over:
                break


async def test_one_broken_table_keeps_no_other_asleep(
    new_hall: NewHall, store: Store, now: Clockwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(BotPlay, "_play", no_bots)
        hall = await new_hall()
        room = await hall.create(ANNA, new(bot(), ME, bot(), game="innovation"))
        now.time += 1
        broken = await hall.create(ANNA, new(bot(), ME, bot(), game="innovation"))
    summary = await store.summary(broken.id)
    await store.append(broken.id, [Entry(2, now.time, '{"is":"nonsense"}')], summary)
    await new_hall()
    while (await store.entries(room.id))[-1].number == 1:
        await asyncio.sleep(0)


# --- between rounds -------------------------------------------------------------------------------


async def between_rounds(hall: Hall) -> Room:
    room = await two_at(hall, rounds=2)
    await room.ask("bob", wire.Resign(key="r", seat=1))
    return room


async def round_of(room: Room) -> int:
    async with room.present() as table:
        return table.round_number


async def alarm_of(hall: Hall, room: Room, now: Clockwork, seconds: float) -> None:
    """Let time pass, and look whether an alarm was set for it."""
    now.time += seconds
    assert room.id in hall.services.alarms
    await room.alarm()


async def test_the_next_round_starts_without_whoever_left(hall: Hall, now: Clockwork) -> None:
    room = await between_rounds(hall)
    await reading(room, "anna")
    bob = await reading(room, "bob")
    await room.ask("anna", wire.Ready(key="a"))
    assert room.id not in hall.services.alarms
    await room.leave(bob)
    await alarm_of(hall, room, now, 29)
    assert await round_of(room) == 1
    await alarm_of(hall, room, now, 1)
    assert await round_of(room) == 2


async def test_a_program_that_lost_its_stream_was_there_until_now(hall: Hall, now: Clockwork) -> None:
    room = await between_rounds(hall)
    await reading(room, "anna")
    await room.ask("anna", wire.Ready(key="a"))
    with hall.services.streams.open("bob"):
        now.time += 3600
        async with room.present() as table:
            assert room.audience.away(table) == {}
    async with room.present() as table:
        assert room.audience.away(table) == {"bob": 0.0}
    while room.id not in hall.services.alarms:
        await asyncio.sleep(0)
    await alarm_of(hall, room, now, 30)
    assert await round_of(room) == 2


# --- after the game -------------------------------------------------------------------------------


async def test_a_rematch_is_one_new_table_for_the_same_people(hall: Hall) -> None:
    room = await two_at(hall)
    with pytest.raises(Problem):
        await hall.rematch(room, ANNA, None)
    await room.ask("bob", wire.Resign(key="r", seat=1))
    with pytest.raises(Problem):
        await hall.rematch(room, CYRIL, None)
    bob = await reading(room, "bob")
    heard(bob)
    again = await hall.rematch(room, ANNA, "salt")
    (told,) = heard(bob)
    assert told["table"]["rematch"] == again.id
    async with again.present() as table:
        assert (table.phase, table.setup.public) == ("waiting", False)
        assert [chair.player for chair in table.chairs] == [None, "anna"]
        with pytest.raises(Problem):
            commands.sit(table, "cyril", "Cyril", wire.Join())
    assert await hall.rematch(room, ANNA, None) is again
    assert await hall.rematch(room, BOB, None) is again
    async with again.present() as table:
        assert (table.phase, [chair.player for chair in table.chairs]) == ("playing", ["bob", "anna"])


async def test_a_rematch_with_people_at_one_device(hall: Hall) -> None:
    """Whoever brought a guest sits down too, and everybody is one seat further."""
    room = await hall.create(ANNA, new(ME, HERE, OPEN, game="innovation", public=True))
    await hall.sit(room, BOB, wire.Join())
    await room.ask("bob", wire.Resign(key="r", seat=2))
    await room.ask("anna", wire.Resign(key="r", seat=0))
    again = await hall.rematch(room, BOB, None)
    assert await hall.rematch(room, ANNA, None) is again
    async with again.present() as table:
        assert table.phase == "playing"
        assert [(chair.kind, chair.player) for chair in table.chairs] == [
            ("person", "bob"),
            ("person", "anna"),
            ("here", "anna"),
        ]


async def test_a_rematch_keeps_the_order_of_three(hall: Hall) -> None:
    room = await hall.create(ANNA, new(ME, OPEN, OPEN, game="innovation", public=True))
    for player in (BOB, CYRIL):
        await hall.sit(room, player, wire.Join())
    await room.ask("anna", wire.Resign(key="r", seat=0))
    await room.ask("bob", wire.Resign(key="r", seat=1))
    again = await hall.rematch(room, ANNA, None)
    for player in (CYRIL, BOB):
        await hall.rematch(room, player, None)
    async with again.present() as table:
        assert [chair.player for chair in table.chairs] == ["cyril", "anna", "bob"]


async def test_a_rematch_against_bots_begins_at_once(hall: Hall) -> None:
    room = await hall.create(ANNA, new(ME, bot(4)))
    await room.ask("anna", wire.Resign(key="r", seat=0))
    again = await hall.rematch(room, ANNA, None)
    async with again.present() as table:
        assert [(chair.kind, chair.level) for chair in table.chairs] == [("bot", 4), ("person", None)]


async def test_ratings_change_after_a_rated_round(hall: Hall, store: Store) -> None:
    for player in (ANNA, BOB):
        await store.add_player(player)
    room = await two_at(hall)
    viewer = await reading(room, "anna")
    await room.ask("bob", wire.Resign(key="r", seat=1))
    while not any(message["table"]["seats"][0]["rating"] for message in heard(viewer)):
        await asyncio.sleep(0)
    ratings = await store.ratings("duel", ["anna", "bob"])
    assert ratings["anna"].mu > ratings["bob"].mu
    assert [row.player for row in await store.leaderboard("duel")] == ["anna", "bob"]


async def test_a_round_that_a_kill_left_unrated_is_rated_at_the_next_start(
    new_hall: NewHall, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    for player in (ANNA, BOB):
        await store.add_player(player)
    with monkeypatch.context() as killed:
        killed.setattr(Room, "_rate", no_rating)
        room = await two_at(await new_hall())
        await room.ask("bob", wire.Resign(key="r", seat=1))
    assert await store.leaderboard("duel") == []
    await new_hall()
    for _ in range(TURNS):
        if await store.leaderboard("duel"):
            break
    assert await store.rated_rounds([room.id]) == {(room.id, 1)}


async def test_what_is_settled_is_left_asleep(
    new_hall: NewHall, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is a table opened again and again that is never rated."""
    hall = await new_hall()
    room = await hall.create(ANNA, new(ME, HERE, OPEN, game="innovation", public=True))
    await hall.sit(room, BOB, wire.Join())
    await room.ask("bob", wire.Resign(key="r", seat=2))
    await room.ask("anna", wire.Resign(key="r", seat=0))
    while not await store.rated_rounds([room.id]):
        await asyncio.sleep(0)
    opened: list[str] = []
    monkeypatch.setattr(Hall, "_wake", lambda self, id: opened.append(id))
    await (await new_hall())._settle()
    assert opened == []


async def no_rating(self: Room) -> None:
    """The service is killed before."""


async def test_guests_are_not_rated(hall: Hall, new_hall: NewHall, store: Store) -> None:
    await store.add_player(ANNA)
    await store.add_player(CYRIL)
    room = await hall.create(ANNA, new(ME, OPEN, public=True))
    await hall.sit(room, CYRIL, wire.Join())
    await room.ask("cyril", wire.Resign(key="r", seat=1))
    await bots_have_played(room)
    async with room.present():
        assert await store.leaderboard("duel") == []
    await store.change_player(msgspec.structs.replace(CYRIL, login="cyril"))
    again = await (await new_hall()).room(room.id)
    await again._rate()
    assert await store.leaderboard("duel") == []
