"""Nothing hidden leaves the service, by whatever door.

At moments of random games everything a viewer can ask for is asked: over HTTP, over the socket, refusals and
explanations too. Then, inside the service, everything this viewer cannot see is exchanged for something else,
and the same things are asked again: the answers must be the same.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from ludopolis.core.random import seeded
from ludopolis.core.registry import game, game_ids
from ludopolis.server import wire
from ludopolis.server.logs import configure
from ludopolis.server.settings import Settings
from ludopolis.server.tables import views
from ludopolis.server.tables.shuffle import half_of
from ludopolis.server.tables.table import Table
from server.live.conftest import Person
from server.security.crowd import Crowd, Watcher, round_of
from server.security.people import PASSWORD, cookie_of, sign_up
from server.test_logs import _as_before as logging_as_before

__all__ = ["logging_as_before"]

LOOKS = 2  # moments of a game at which everything is asked
APART = 12  # moves between two of them
WRONG_ACTIONS = 4


def some_counts(id: str) -> list[int]:
    counts = game(id).seat_counts
    return sorted({counts[0], counts[len(counts) // 2], counts[-1]})


SETTINGS = [(id, seats) for id in game_ids() for seats in some_counts(id)]


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludopolis.server.live.socket.BURST", 1_000_000)


# --- asking for everything ------------------------------------------------------------------------


def pages_of(crowd: Crowd) -> list[str]:
    table = f"/api/tables/{crowd.table}"
    people = [f"/api/players/{person.id}" for person in crowd.people]
    lists = [f"/api/tables?which={which}" for which in ("mine", "public", "watch")]
    past = [f"{table}/{page}" for page in ("record", "replay", "record?round=1", "replay?round=1")]
    views = [f"{table}/replay/views?seat={seat}" for seat in range(-1, len(crowd.people))]
    return [table, *lists, *past, *views, *people, f"/api/leaderboard/{crowd.game}", "/api/me"]


def over_http(crowd: Crowd, person: Person) -> list[str]:
    answers = [person.get(path) for path in pages_of(crowd)]
    move = {"seat": 0, "position": -1, "actions": ["x"], "key": "k"}
    answers.append(person.post(f"/api/bot/tables/{crowd.table}/move", move))
    answers.append(person.post(f"/api/tables/{crowd.table}/rematch", {}))
    answers.append(person.post(f"/api/tables/{crowd.table}/leave"))
    return [f"{answer.status_code} {answer.text}" for answer in answers]


def over_the_socket(crowd: Crowd, watcher: Watcher, wrong: list[str]) -> list[str]:
    """A snapshot, and refusals: of wrong moves, of explanations, of advice. Only whoever plays alone is
    advised, after some thinking."""
    watcher.go()
    start = len(watcher.heard)
    watcher.come()
    seats = sorted({watcher.seat, 0})
    for number, action in enumerate(wrong):
        for seat in seats:
            watcher.ask("why", seat=seat, action=action, key=f"why{number}.{seat}")
        watcher.ask(
            "move", seat=seat_of(watcher), position=watcher.position, actions=[action], key=f"move{number}"
        )
    for seat in seats:
        if len(crowd.people) > 1 or watcher.seat != seat:
            watcher.ask("hint", seat=seat, position=watcher.position, key=f"hint{seat}")
        watcher.ask("move", seat=seat, position=0, actions=["nonsense"], key=f"nonsense{seat}")
    watcher.ask("undo", seat=watcher.seat, position=-1, key="undo")
    return watcher.heard[start:]


def seat_of(watcher: Watcher) -> int:
    return max(watcher.seat, 0)


def everything(crowd: Crowd, watcher: Watcher, wrong: list[str]) -> list[str]:
    return over_http(crowd, watcher.person) + over_the_socket(crowd, watcher, wrong)


def wrong_actions(crowd: Crowd, watcher: Watcher, random: Random) -> list[str]:
    """Actions the viewer may not do now, whatever is hidden."""
    actions = game(crowd.game).actions
    drawn = [actions.text(random.randrange(len(actions))) for _ in range(WRONG_ACTIONS)]
    return [action for action in drawn if action not in watcher.decision["actions"]]


# --- another world --------------------------------------------------------------------------------


def twin_of(crowd: Crowd, seat: int, seed: str) -> Table:
    """The same table, but what the seat cannot see is something else."""
    twin = Table.fold(crowd.table, crowd.entries())
    match = round_of(twin).match
    match.state = match.state.determinize(seat, seeded(seed))
    match.state.journal = match.journal
    round_of(twin).told = dict(round_of(crowd.live).told)  # what was shown before is past for both
    return twin


@contextmanager
def exchanged(crowd: Crowd, twin: Table) -> Iterator[None]:
    real = crowd.live
    crowd.room.keeper.table = twin
    try:
        yield
    finally:
        assert crowd.live is twin  # nothing made the service read the table again
        crowd.room.keeper.table = real


def check_viewer(crowd: Crowd, watcher: Watcher, random: Random, seed: str) -> None:
    wrong = wrong_actions(crowd, watcher, random)
    real = everything(crowd, watcher, wrong)
    with exchanged(crowd, twin_of(crowd, watcher.seat, seed)):
        twin = everything(crowd, watcher, wrong)
    assert len(real) == len(twin)
    for one, other in zip(real, twin, strict=True):
        assert one == other


def check_frames(watcher: Watcher) -> None:
    """Everything that was told is for this seat alone."""
    own = [str(watcher.seat)]
    for frame in watcher.heard:
        told = msgspec.json.decode(frame)
        if told.get("views"):
            assert list(told["views"]) == own
            assert [view["seat"] for view in told["views"].values()] == [watcher.seat]
        for step in told.get("steps", []):
            assert step["by_seat"] == {}
            assert (step["action"] is not None) == (step["seat"] is not None and step["seat"] == watcher.seat)


def play(crowd: Crowd, random: Random, moves: int) -> None:
    for _ in range(moves):
        decider = crowd.decider()
        if decider is not None:
            action = random.choice(decider.decision["actions"])
            told = decider.ask("move", seat=decider.seat, position=decider.position, actions=[action])
            assert told["is"] == "done"
            crowd.listen()


def play_and_look(crowd: Crowd, random: Random) -> None:
    for look in range(LOOKS):
        play(crowd, random, APART)
        if crowd.live.over:
            break
        for watcher in some_readers(crowd):
            check_viewer(crowd, watcher, random, f"twin {look}")
    for watcher in crowd.watchers:
        check_frames(watcher)


def some_readers(crowd: Crowd) -> list[Watcher]:
    """Whoever decides, somebody who does not, and the spectator."""
    decider = crowd.decider()
    others = [watcher for watcher in crowd.seated if watcher is not decider]
    return [watcher for watcher in (decider, *others[:1], crowd.watchers[-1]) if watcher is not None]


def check_strings(crowd: Crowd, texts: list[str], more: list[str]) -> None:
    """What nobody may ever read while the game is on."""
    secret = crowd.live.setup.secret
    seed = round_of(crowd.live).seed
    assert seed is not None
    cookies = [cookie_of(person) for person in (*crowd.people, crowd.spectator)]
    for hidden in [secret, half_of(secret, 1), half_of(secret, 2), seed, *cookies, *more]:
        assert not [text for text in texts if hidden in text]


@pytest.mark.parametrize(("id", "seats"), SETTINGS)
def test_nothing_hidden_leaves_the_service(client: TestClient, id: str, seats: int) -> None:
    random = Random(f"secrets {id} {seats}")
    with Crowd(client, id, seats) as crowd:
        play_and_look(crowd, random)
        if not crowd.live.over:
            heard = [frame for watcher in crowd.watchers for frame in watcher.heard]
            pages = [text for watcher in crowd.watchers for text in over_http(crowd, watcher.person)]
            check_strings(crowd, heard + pages, [])


# --- would we notice? -----------------------------------------------------------------------------


@pytest.mark.parametrize("id", game_ids())
def test_the_other_world_is_really_another(client: TestClient, id: str) -> None:
    with Crowd(client, id, 2) as crowd:
        play(crowd, Random("other"), 6)
        for watcher in crowd.watchers:
            twin = twin_of(crowd, watcher.seat, "other")
            assert round_of(twin).state.json() != round_of(crowd.live).state.json()


@pytest.mark.parametrize("id", game_ids())
def test_sending_the_views_of_all_seats_is_noticed(
    client: TestClient, id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def views_of_all(encoded: views.EncodedViews, access: views.Access) -> dict[str, msgspec.Raw]:
        return {str(seat): encoded._view(seat) for seat in range(2)}

    with Crowd(client, id, 2) as crowd:
        monkeypatch.setattr(views.EncodedViews, "views", views_of_all)
        for watcher in crowd.watchers:
            watcher.go()
            watcher.come()
            with pytest.raises(AssertionError):
                check_frames(watcher)


def other_view(crowd: Crowd) -> Callable[[views.EncodedViews, views.Access], dict[str, Any]]:
    """Under the name of the own seat, but the neighbour's."""

    def neighbours(encoded: views.EncodedViews, access: views.Access) -> dict[str, Any]:
        return {str(seat): encoded._view((seat + 1) % len(crowd.people)) for seat in access.views}

    return neighbours


def moves_of_others(round: Any, number: int, seats: Any) -> wire.Step:
    told = views_step(round, number, seats)
    action = round.match.game.actions.text(round.match.moves[number - 1].action) if number else None
    return msgspec.structs.replace(told, action=action)


views_step = views.step


def test_a_neighbours_view_is_noticed(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    with Crowd(client, "innovation", 2) as crowd:
        monkeypatch.setattr(views.EncodedViews, "views", other_view(crowd))
        with pytest.raises(AssertionError):
            check_viewer(crowd, crowd.watchers[0], Random(0), "twin")


def test_telling_everybody_the_actions_is_noticed(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(views, "step", moves_of_others)
    with Crowd(client, "innovation", 2) as crowd:
        play(crowd, Random("actions"), 4)
        with pytest.raises(AssertionError):
            check_frames(crowd.watchers[0])


# --- what is written down -------------------------------------------------------------------------


def test_the_log_has_no_secrets(
    client: TestClient, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    configure(Settings(data=str(tmp_path), log_level="debug", log_format="json"))
    with Crowd(client, "innovation", 2) as crowd:
        anna = crowd.people[0]
        sign_up(anna, "anna")
        crowd.listen()
        token = anna.post("/api/tokens", {"name": "program"}).json()["token"]
        thief = Person(client)
        thief.post("/api/login", {"login": "anna", "password": "guessed password"})
        client.cookies.clear()
        client.get("/api/me", headers={"authorization": f"Bearer {token}"})
        invite = crowd.live.setup.invite
        anna.get(f"/tables/{crowd.table}?invite={invite}")
        play(crowd, Random("log"), 12)
        for watcher in crowd.watchers:
            everything(crowd, watcher, wrong_actions(crowd, watcher, Random("log")))
        written = capsys.readouterr()
        lines = [
            line for line in written.err.splitlines() if "HTTP Request:" not in line
        ]  # of our own browser
        assert any('"request"' in line for line in lines)
        others = [PASSWORD, "guessed password", token, invite, thief.headers["x-csrf-token"]]
        csrf = [person.headers["x-csrf-token"] for person in (*crowd.people, crowd.spectator)]
        check_strings(crowd, lines, [*others, *csrf, *moves_made(crowd)])


def moves_made(crowd: Crowd) -> list[str]:
    """Those that name a card: nobody reads in the log what was melded in secret."""
    match = round_of(crowd.live).match
    texts = [match.game.actions.text(move.action) for move in match.moves]
    named = [text for text in texts if " " in text]
    assert named
    return named
