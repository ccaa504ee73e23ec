"""Boards: the plain one that every game has, and details of Duel's."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from cli.running import Command
from ludopolis import game
from ludopolis.cli.boards import board_of
from ludopolis.cli.boards.board import Board
from ludopolis.cli.boards.canvas import Canvas
from ludopolis.cli.result import winners_line
from ludopolis.cli.words import Words
from ludopolis.core.actions import Action
from ludopolis.core.data import Result, View
from ludopolis.core.match import Match

DUEL = game("duel")
WORDS = Words(DUEL, "en")


def _printed(shown: RenderableType) -> str:
    console = Console(width=200)
    with console.capture() as capture:
        console.print(shown)
    return capture.get()


def test_the_plain_board_shows_any_game(middle: Match) -> None:
    board = Board(DUEL)
    view = middle.state.view(0)
    table = _printed(board.table(view, WORDS, middle.players, 200))
    assert "Pawn: " in table
    assert all(f"  {player}:" in table for player in middle.players)
    assert "Logging Camp" in table
    legal = middle.state.legal()
    choices = _printed(board.choices(view, WORDS, 200)).splitlines()
    assert len(choices) == len(legal)
    action = DUEL.actions[DUEL.actions.number("build theater")]
    assert "3 VP." in _printed(board.explanation(view, action, WORDS))
    assert "Structures:" in _printed(board.secrets(middle.state.position(), WORDS))


def test_names_in_choices_are_shown_as_they_are(middle: Match) -> None:
    class Named(Board):
        def label(self, view: View, action: Action, words: Words, players: Sequence[str]) -> str:
            return players[0]

    choices = _printed(Named(DUEL).choices(middle.state.view(0), WORDS, 200, ["[/bold] Anna", "Ben"]))
    assert "[/bold] Anna" in choices


def test_the_plain_board_can_look_things_up() -> None:
    board = Board(DUEL)
    components = board.components()
    theater = next(component for component in components if component.id == "theater")
    wood = next(component for component in components if component.id == "wood")
    assert "3 VP." in _printed(board.portrait(theater, WORDS))
    assert "Wood" in _printed(board.catalog([theater, wood], WORDS, 200))


def test_boxes_that_touch_share_their_borders() -> None:
    canvas = Canvas(9, 5, "")
    canvas.box(0, 0, 5, 3)
    canvas.box(4, 0, 5, 3)
    canvas.box(2, 2, 5, 3)
    canvas.write(1, 1, "abc", "bold")
    assert [line.plain for line in canvas.lines()] == [
        "┌───┬───┐",
        "│abc│   │",
        "└─┬─┴─┬─┘",
        "  │   │",
        "  └───┘",
    ]


def test_a_shared_victory_names_both() -> None:
    line = winners_line(Result("shared", [1, 1], []), WORDS, ["Ada", "Ben"])
    assert line == "Ada, Ben share the victory: Shared victory."


@pytest.mark.parametrize(
    ("language", "by_chain"),
    [("cs", "Zdarma: tvé město má symbol řetězu"), ("en", "Free: your city has the chain symbol")],
)
def test_every_move_of_a_game_can_be_explained(finished: Match, language: str, by_chain: str) -> None:
    words = Words(DUEL, language)
    match = Match.new(DUEL, finished.players, seed=finished.seed)
    told = ""
    for move in finished.moves:
        action = DUEL.actions[move.action]
        told += _printed(board_of(DUEL).explanation(match.state.view(move.seat), action, words))
        assert words.action(action) in told
        match.play(move.action)
    assert by_chain in told


def test_a_wonder_is_explained_with_its_price(run: Command) -> None:
    record = Path(__file__).with_name("play.record")
    out = run("play", "duel", "--from", str(record), typed=["? wonder colossus pretorium"]).out
    assert "Build The Colossus using Pretorium" in out
    assert "2 shields. 3 VP." in out
    assert re.search(r"^Clay +3 +1 +0 +0 +2 × 3● +6●$", out, re.M)
    assert "In all 6● of your 13●; 7● remain (R5.7)." in out
