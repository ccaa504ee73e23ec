"""A move may be taken back until it told somebody something hidden or random."""

from collections.abc import Iterator

import msgspec
import pytest

from games.innovation.positions import player
from games.innovation.positions import table as innovation_table
from installed import tiny_game_on_the_path
from ludopolis.core.contract import State
from ludopolis.core.match import Match
from ludopolis.core.random import Random, seeded
from ludopolis.core.registry import game as find_game
from ludopolis.server import wire
from ludopolis.server.tables import views
from ludopolis.server.tables.undo import Told, tells
from server.tables.desk import HERE, ME, OPEN, Desk, bot, desk
from server.tables.test_commands import refusal


@pytest.fixture(scope="module", autouse=True)
def _installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with tiny_game_on_the_path(tmp_path_factory.mktemp("site")):
        yield


def last(match: Match, *seats: int) -> Told:
    return Told(len(match.moves) - 1, seats)


def shown(state: State) -> set[str]:
    """Every id that a spectator sees on the table, the words of the decision left out."""
    view = msgspec.to_builtins(state.view(-1))
    for name in ("decision", "result"):
        view.pop(name)
    words: set[str] = set()

    def collect(value: object) -> None:
        if isinstance(value, str):
            words.add(value)
        elif isinstance(value, dict):
            collect(list(value.values()))
        elif isinstance(value, list):
            for item in value:
                collect(item)

    collect(view)
    return words


@pytest.mark.parametrize(
    ("game", "kinds"), [("duel", ["card", "wonder"]), ("world_wonders", ["tile", "monument"])]
)
def test_a_move_that_turns_up_something_new_cannot_be_taken_back(game: str, kinds: list[str]) -> None:
    """In these games everybody sees the same; whatever is seen for the first time lay hidden before."""
    playing = desk(game, ME, HERE)
    known = {id for kind in kinds for id in playing.table.game.components[kind]}
    random = seeded("new things")
    told = quiet = 0
    for _ in range(45):
        before = playing.table.round.state.copy() if playing.table.round is not None else None
        action = playing.random_move(random)
        assert before is not None
        assert playing.table.round is not None
        after = playing.table.round.state
        turned_up = (shown(after) - shown(before)) & known
        match = playing.table.round.match
        tells_something = tells(match, last(match, 0, 1))
        assert tells_something or not turned_up, (action, turned_up)
        told += tells_something
        quiet += not tells_something
    assert told
    assert quiet > told


def with_structure() -> Desk:
    """Duel on one device, the first age laid out."""
    playing = desk("duel", ME, HERE, options={"first_game_wonders": True})
    while not any(action.startswith("discard") for action in playing.legal):
        playing.move()
    return playing


def face_down(desk: Desk) -> int:
    assert desk.table.round is not None
    view = msgspec.to_builtins(desk.table.round.state.view(-1))
    return sum(slot["card"] is None for slot in view["structure"])


def test_duel_a_card_that_uncovers_nothing_may_be_taken_back() -> None:
    playing = with_structure()
    hidden, moves = face_down(playing), playing.table.moves
    playing.move(next(action for action in playing.legal if action.startswith("discard")))
    assert face_down(playing) == hidden
    playing.undo("p0")
    assert playing.table.moves == moves


def test_duel_a_card_that_uncovers_another_may_not() -> None:
    playing = with_structure()
    hidden = face_down(playing)
    while face_down(playing) == hidden:
        playing.move(next(action for action in playing.legal if action.startswith("discard")))
    with refusal("undo_revealed"):
        playing.undo("p0")


def test_innovation_a_drawn_card_may_not_be_taken_back_but_a_melded_one_may() -> None:
    playing = desk("innovation", ME, bot())
    while "draw" not in playing.legal or playing.decider != 0:
        playing.move()
    assert playing.table.round is not None
    match = playing.table.round.match
    meld = next(action for action in playing.legal if action.startswith("meld"))
    for action, told in (("draw", True), (meld, False)):
        match.play(action)
        assert tells(match, last(match, 0)) is told
        match.undo()


@pytest.mark.parametrize("held", ["sailing", "mysticism"])
def test_innovation_an_answer_without_a_card_may_be_taken_back_whether_one_fits_or_not(
    held: str,
) -> None:
    """Code of Laws may tuck a card of a colour that its player has: here a purple one."""
    state = innovation_table(player("code_of_laws", hand=[held]), player())
    match = _played(state, state.game.actions.number("dogma code_of_laws"))
    match.play("stop")
    for reader in (0, 1):
        assert not tells(match, last(match, reader))


def test_world_wonders_a_placed_thing_may_be_taken_back() -> None:
    playing = desk("world_wonders", ME)
    while not any(action.startswith("place") for action in playing.legal):
        playing.move()
    moves = playing.table.moves
    playing.move(next(action for action in playing.legal if action.startswith("place")))
    playing.undo("p0")
    assert playing.table.moves == moves


# --- whose knowledge decides -----------------------------------------------------------------------

GAMES = ("duel", "innovation", "world_wonders", "tiny")


def random_action(state: State, random: Random) -> int:
    actions = state.actions()
    return actions[random.below(len(actions))]


def anybody_learned(before: State, action: int, after: State) -> bool:
    """By what each seat truly knows: in a world that it could imagine it would know something else."""
    random = seeded("oracle")
    for seat in range(-1, before.seats):
        for _ in range(12):
            world = before.determinize(seat, random)
            if action in world.actions():
                world.apply(action)
                if knowledge(world, seat) != knowledge(after, seat):
                    return True
    return False


def knowledge(state: State, seat: int) -> str:
    return state.determinize(seat, seeded("as far as it knows")).json()


@pytest.mark.parametrize("id", GAMES)
def test_what_taught_anybody_anything_is_not_taken_back(id: str) -> None:
    random = seeded("learning")
    match = Match.new(find_game(id), seed="learning")
    told = 0
    for _ in range(60):
        if match.state.over:
            break
        before = match.state.copy()
        match.apply(random_action(match.state, random))
        move = match.moves[-1]
        if anybody_learned(before, move.action, match.state):
            told += 1
            assert tells(match, last(match, move.seat)), str(before)
    assert told > 2


@pytest.mark.parametrize("id", GAMES)
def test_whether_a_move_may_be_taken_back_does_not_tell_what_is_hidden(id: str) -> None:
    """Two games that look the same to whoever moves have the same answer."""
    random = seeded("two games")
    state = find_game(id).new("two games", 3 if id != "duel" else 2)
    compared = 0
    for _ in range(120):
        if state.over:
            break
        action, reader = random_action(state, random), int(state.seat)
        other = state.determinize(reader, random)
        if action in other.actions():
            games = [_played(state, action), _played(other, action)]
            if _seen(games[0], reader) == _seen(games[1], reader):
                compared += 1
                answers = [tells(match, last(match, reader)) for match in games]
                assert answers[0] == answers[1], (str(state), str(other))
        state.apply(action)
    assert compared > 20


def _played(state: State, action: int) -> Match:
    match = Match.from_position(state.game, state.position(), [f"p{seat}" for seat in range(state.seats)])
    match.apply(action)
    return match


def _seen(match: Match, seat: int) -> str:
    return msgspec.json.encode([match.state.view(seat), match.step_events(seat, 1)]).decode()


# --- who has to agree -----------------------------------------------------------------------------


def drafting(*seats: wire.NewSeat) -> Desk:
    """Wonders are drafted: the second and third choice show nobody anything."""
    playing = desk("duel", *seats)
    playing.move()
    return playing


def test_nobody_has_to_agree_while_nobody_else_has_moved() -> None:
    playing = desk("duel", ME, OPEN)
    mover = playing.owner_of(playing.decider)
    playing.move()
    assert views.info(
        playing.table, views.access_of(playing.table, mover), views.Context(playing.now)
    ).can_undo
    playing.undo(mover)
    assert playing.table.moves == 0
    assert playing.table.position == 3  # the start, the move and its undo
    with refusal("nothing_to_undo"):
        playing.undo(mover)


def test_bots_agree_to_everything_that_tells_nothing() -> None:
    tables = (desk("duel", ME, bot(), seed=f"bots {number}") for number in range(20))
    playing = next(begun for begun in tables if begun.decider == 0)
    playing.move()
    playing.move()
    assert playing.table.round is not None
    assert [move.seat for move in playing.table.round.match.moves] == [0, 1]
    playing.undo("p0")
    assert playing.table.moves == 0


def test_whoever_has_moved_since_has_to_agree() -> None:
    playing = drafting(ME, OPEN)
    first = playing.owner_of(1 - playing.decider)
    second = playing.owner_of(playing.decider)
    playing.move()
    playing.undo(first)
    seat = playing.table.seats_of(second)[0]
    assert playing.table.asked is not None
    assert playing.table.asked.waiting_for == [seat]
    assert playing.table.moves == 2
    with refusal("undo_waits"):
        playing.undo(first)
    with refusal("no_undo_asked"):
        playing.ask(first, wire.AnswerUndo(key="k", seat=1 - seat, agree=True))
    playing.ask(second, wire.AnswerUndo(key="k", seat=seat, agree=False))
    assert playing.table.asked is None
    assert playing.table.moves == 2
    playing.undo(first)
    playing.ask(second, wire.AnswerUndo(key="k", seat=seat, agree=True))
    assert playing.table.moves == 0
    with refusal("no_undo_asked"):
        playing.ask(second, wire.AnswerUndo(key="k", seat=seat, agree=True))


def test_a_move_ends_the_asking_and_the_asker_may_withdraw() -> None:
    playing = drafting(ME, OPEN)
    first = playing.owner_of(1 - playing.decider)
    playing.move()
    playing.undo(first)
    playing.ask(first, wire.AnswerUndo(key="k", seat=playing.table.seats_of(first)[0], agree=False))
    assert playing.table.asked is None
    playing.undo(first)
    playing.move()
    assert playing.table.asked is None


def test_an_undo_for_another_position_is_stale() -> None:
    playing = drafting(ME, HERE)
    with refusal("stale"):
        playing.ask("p0", wire.Undo(key="k", seat=0, position=playing.table.position - 1))
    with refusal("not_your_seat"):
        playing.ask("stranger", wire.Undo(key="k", seat=0, position=playing.table.position))


def test_nothing_is_taken_back_after_the_end() -> None:
    playing = desk("duel", ME, HERE)
    playing.play_to_end()
    with refusal("not_playing"):
        playing.undo("p0")
