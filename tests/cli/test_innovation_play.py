"""Innovation at the prompt: whole games, what can be asked, and people who share a screen."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from cli.running import Command
from ludopolis import game, seeded
from ludopolis.cli.saves import Saving
from ludopolis.cli.session import Session
from ludopolis.cli.words import Words
from ludopolis.core.contract import SPECTATOR, State
from ludopolis.core.match import Match
from ludopolis.players import make_bot

INNOVATION = game("innovation")
START = ("play", "innovation", "--seed", "7")
WAIT = {"cs": "Teď se smí dívat jen", "en": "Press Enter to see your cards"}


class Table:
    """A session with scripted people: every prompt is answered by a random number."""

    def __init__(self, seats: int, people: int, language: str, seed: int, terminal: bool = False) -> None:
        names = [f"Ada {seat}" if seat < people else f"bot {seat}" for seat in range(seats)]
        self.match = Match.new(INNOVATION, names, seed=seed)
        self.words = Words(INNOVATION, language)
        self.file = io.StringIO()
        self.console = Console(
            file=self.file, width=80, height=45, force_terminal=terminal, color_system=None, highlight=False
        )
        self.random = seeded(f"typing {seed}")
        self.prompts: list[tuple[str, str]] = []
        self._read = 0
        bots = {seat: make_bot("random") for seat in range(people, seats)}
        saving = Saving(self.console, self.words)
        self.session = Session(self.match, bots, self.words, self.console, saving, self.ask)

    def ask(self, prompt: str) -> str:
        """Remember what was printed since the last prompt."""
        text = self.file.getvalue()
        self.prompts.append((text[self._read :], prompt))
        self._read = len(text)
        choices = re.search(r"1–(\d+)", prompt)
        return str(1 + self.random.below(int(choices[1]))) if choices else ""


# --- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(("seats", "seed"), [(2, 24), (3, 32), (4, 15)])
def test_a_whole_game(seats: int, seed: int, language: str) -> None:
    table = Table(seats, 1, language, seed)
    table.session.run()
    assert table.match.state.over
    text = table.file.getvalue()
    assert {"cs": "Vítězí", "en": "wins"}[language] in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert "\x1b" not in text
    assert WAIT[language] not in text
    icons = {"cs": "♛ koruna", "en": "♛ crown"}[language]
    shown = [printed for printed, prompt in table.prompts if "1–" in prompt]
    assert all(printed.count(icons) >= seats for printed in shown)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_bots_play_four_seats(run: Command, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    seats = ("--seats", ",".join(["random"] * 4))
    done = run(*START, *seats, "--lang", language, "--save", str(file))
    assert done.code == 0
    assert run("verify", str(file)).code == 0
    shown = run("replay", str(file), "--move", "40", "--lang", language)
    assert shown.code == 0
    assert {"cs": "Po tahu 40", "en": "After move 40"}[language] in shown.out
    assert all(f"random {number}" in shown.out for number in range(1, 5))


# --- what can be asked ----------------------------------------------------------------------------------


def test_a_dogma_is_explained_with_its_text_and_who_is_concerned(run: Command) -> None:
    out = run(*START, "--lang", "en", typed=["1", "? 3", "? dogma masonry"]).out
    assert out.count("1. Share effect: You may meld any number of cards with ♜castle") == 2
    assert "You show 3× ♜ castle." in out
    assert "  shared by: greedy (3)\n" in out
    assert re.search(r"^Dogma +3 \[1\] Masonry yel +3♜Ca  shared by: greedy \(3\)$", out, re.M)


def test_other_choices_are_explained_too(run: Command) -> None:
    out = run(*START, "--lang", "cs", typed=["? 1", "1", "? 1", "? 2", "3", "? 1", "? 2"]).out
    assert "Tvůj balíček této barvy: žádná karta této barvy" in out
    assert "Vzít kartu\nkarta epochy 1\n" in out
    assert "Opracování kamene, efekt 1 (Součinnost), provádí Hráč: Můžeš postupně" in out
    assert "Už nic nevybírat\n[1] Opracování kamene žlu" in out


def test_help_explains_the_signs_of_this_game(run: Command) -> None:
    out = " ".join(run(*START, "--lang", "en", typed=["?", "cards"]).out.split())
    assert "♛Cr crown, ♣Le leaf, ☼Li lightbulb, ♜Ca castle, ⚙Fa factory, ◷Cl clock" in out
    assert "meld pottery the same in notation" in out
    assert "needs something after it: cards pottery." in out
    assert "theater" not in out
    assert "splay" in run("rules", "innovation").out


def test_numbered_bots_are_still_bots_in_a_saved_game(run: Command, tmp_path: Path) -> None:
    file = tmp_path / "later.record"
    run(*START, "--seats", "human,random,random", "--save", str(file), typed=["1", "1"])
    out = run("play", "innovation", "--from", str(file), "--lang", "en", typed=["undo"]).out
    assert "random 2" in out
    assert "Back at your previous decision." in out


def test_a_hint_and_going_back(run: Command) -> None:
    out = run(*START, "--lang", "en", typed=["1", "hint", "1", "undo"]).out
    assert "Greedy suggests" in out
    assert "Back at your previous decision." in out


# --- people who share a screen -----------------------------------------------------------------------


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_private_view_waits_for_its_player(language: str) -> None:
    table = Table(2, 2, language, 24)
    with pytest.raises(StopIteration):
        _play_some(table, 24)
    waits = [place for place, (_, prompt) in enumerate(table.prompts) if WAIT[language] in prompt]
    assert len(waits) > 3
    names = [INNOVATION.texts(language).name("card", id) for id in INNOVATION.components["card"]]
    for place in waits[:-1]:
        before, prompt = table.prompts[place]
        assert not [name for name in names if name in before]
        player = re.search(r"Ada \d", prompt)
        assert player is not None
        after, _ = table.prompts[place + 1]
        assert f"▶ {player[0]} {table.words('you')}" in after
        assert after.count(table.words("you")) == 1


def test_R11_6_whoever_shares_a_screen_is_asked_even_without_a_choice() -> None:
    table = Table(2, 2, "en", 24)
    with pytest.raises(StopIteration):
        _play_some(table, 24)
    asked = [prompt for _, prompt in table.prompts if prompt.startswith("Your choice")]
    assert len(asked) == len(table.match.moves)
    assert any("(1–1," in prompt for prompt in asked)


def _play_some(table: Table, prompts: int) -> None:
    ask = table.session.ask

    def limited(prompt: str) -> str:
        if len(table.prompts) >= prompts:
            raise StopIteration
        return ask(prompt)

    table.session.ask = limited
    table.session.run()


def test_on_a_terminal_the_screen_and_what_scrolled_away_are_cleared() -> None:
    table = Table(2, 2, "en", 24, terminal=True)
    with pytest.raises(StopIteration):
        _play_some(table, 4)
    first, second = table.prompts[0], table.prompts[1]
    assert WAIT["en"] in first[1]
    assert first[0].startswith("\x1b[2J\x1b[H\x1b[3J")
    assert second[0].startswith("\x1b[2J\x1b[H\x1b[3J")
    assert "Ada 0 (you)" in second[0]


def test_the_end_of_a_shared_game_shows_what_everybody_may_see() -> None:
    table = Table(2, 2, "en", 24)
    table.match.state = _finished(24)
    table.session.run()
    assert table.session._view.seat == SPECTATOR
    assert "(you)" not in table.file.getvalue()
    assert "achievements" in table.file.getvalue()


def _finished(seed: int) -> State:
    state = INNOVATION.new(seed=seed)
    random = seeded(seed)
    while not state.over:
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    return state


def test_leaving_instead_of_looking(run: Command) -> None:
    done = run(*START, "--seats", "human,human", typed=["quit"])
    assert done.code == 0
    assert "hand" not in done.out
    assert "it is not saved" in done.out


def test_games_without_private_hands_do_not_wait(run: Command) -> None:
    out = run("play", "duel", "--seed", "7", "--seats", "human,human", "--lang", "en", typed=["1"]).out
    assert "Player 2 to move" in out
    assert WAIT["en"] not in out


def test_a_forced_choice_is_not_told_to_the_others(run: Command, tmp_path: Path) -> None:
    """A player without any card can only draw."""
    file = tmp_path / "bare.json"
    position, seat = _bare()
    file.write_text(json.dumps(position), encoding="utf-8")
    start = ("play", "innovation", "--from", str(file), "--lang", "en")
    shared = run(*start, "--seats", "human,human")
    assert "only one choice" not in shared.out
    assert WAIT["en"] in shared.out
    alone = run(*start, "--seats", "human,random" if seat == 0 else "random,human")
    assert "only one choice, taken for you: Draw a card" in alone.out


def _bare() -> tuple[dict[str, Any], int]:
    """A position, and the seat that is to move in it without cards."""
    state = INNOVATION.new(seed=1)
    state.play(state.legal()[0])
    state.play(state.legal()[0])
    player = state.position()["players"][state.seat]
    lying = [card for pile in player["board"].values() for card in pile["cards"]]
    position = state.changed({"removed": [*player["hand"], *lying]})
    assert INNOVATION.load(position).legal() == ["draw"]
    return position, state.seat


# --- positions of any number of seats ------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_know_their_seats(run: Command, tmp_path: Path, seats: int) -> None:
    file = tmp_path / "position.json"
    file.write_text(INNOVATION.new(seed=1, seats=seats).json(), encoding="utf-8")
    out = run("show", str(file)).out
    assert [name for name in ("player 1", "player 2", "player 3") if name in out] == [
        f"player {seat}" for seat in range(1, seats)
    ]
    done = run("play", "innovation", "--from", str(file), "--lang", "en")
    assert done.out.count("♛ crown") == seats
    wrong = run(
        "play", "innovation", "--from", str(file), "--seats", ",".join(["human"] * (2 if seats > 2 else 3))
    )
    assert wrong.code == 2
    assert f"has {seats} seats" in wrong.err
