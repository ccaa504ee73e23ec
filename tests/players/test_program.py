"""Bots that are programs: they play, and whatever they do wrong is reported and leaves nothing behind."""

import gc
import json
import os
import shutil
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludopolis import LudopolisError, State, game, game_ids, seeded
from ludopolis.core.match import Match
from ludopolis.players import Bot, Perspective, make_bot, play_to_end, process_groups
from ludopolis.players.dialogue import LONGEST_LINE, Dialogue, Trouble
from ludopolis.players.program import PROTOCOL, BotFailure, BotIllegal, Program, decision_line, hello_line
from players.lifelines import Lifeline

EXAMPLES = Path(__file__).parent.parent.parent / "examples" / "bots"
START = """
import json, os, subprocess, sys, time
def hear():
    return json.loads(sys.stdin.readline())
def say(value):
    print(value if isinstance(value, str) else json.dumps(value), flush=True)
hear()
"""
GREET = START + "say({'name': 'tiny'})\n"
FIRST = "say({'action': hear()['actions'][0]['number']})\n"


posix = pytest.mark.skipif(os.name == "nt", reason="POSIX processes and files")


@pytest.fixture(autouse=True)
def no_threads_left() -> Iterator[None]:
    before = threading.active_count()
    yield
    assert threading.active_count() == before


def write(folder: Path, code: str) -> list[str]:
    path = folder / "bot.py"
    path.write_text(code, encoding="utf-8")
    return [sys.executable, str(path)]


def middle_of(id: str, decisions: int = 30) -> State:
    state = game(id).new("middle")
    random = seeded("middle")
    for _ in range(decisions):
        actions = state.actions()
        state.apply(actions[random.below(len(actions))])
    return state


def seen_in(state: State) -> Perspective:
    return Perspective(state, seeded("seen"))


def failure(folder: Path, code: str, seconds: float = 10.0) -> str:
    """What is reported of a program that fails at once."""
    with Program(write(folder, code), seconds) as bot:
        with pytest.raises(BotFailure) as caught:
            bot.choose(seen_in(game("duel").new(1)))
        return str(caught.value)


def alive(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for_line(bot: Program) -> None:
    """Until the program has written a line that nobody has read."""
    assert bot._dialogue is not None
    lines = bot._dialogue._incoming
    with lines.not_empty:
        lines.not_empty.wait_for(lambda: lines.queue)


# --- playing ----------------------------------------------------------------------------------------


def whole_game(id: str, bots: list[Bot], seed: str) -> Match:
    match = Match.new(game(id), [bot.name for bot in bots], seed)
    play_to_end(match, bots, seeded(f"thoughts {seed}"))
    return match


def test_a_whole_game_and_everything_it_is_told(tmp_path: Path) -> None:
    log = tmp_path / "log"
    code = f"""
import json, sys
with open({str(log)!r}, "w") as log:
    for line in sys.stdin:
        log.write(line)
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({{"name": "listener", "more": "is ignored"}}), flush=True)
        if message["type"] == "decide":
            chosen = message["actions"][-1]
            answer = chosen["number"] if message["number"] % 2 else chosen["text"].upper()
            print(json.dumps({{"action": answer, "number": message["number"]}}), flush=True)
"""
    bot = Program(write(tmp_path, code))
    match = whole_game("duel", [make_bot("random"), bot], "whole")
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    hello, *asked, over = lines
    mine = [move for move in match.moves if move.seat == 1]
    assert bot.name == "listener"
    assert {line["protocol"] for line in lines} == {PROTOCOL}
    assert [hello[name] for name in ("type", "game", "rules", "seats", "seat")] == ["hello", "duel", 1, 2, 1]
    assert hello["options"] == match.options
    assert hello["clock"] == {"seconds": 10.0}
    assert [line["number"] for line in asked] == list(range(1, len(mine) + 1))
    assert [line["actions"][-1]["number"] for line in asked] == [move.action for move in mine]
    assert all(line["view"]["seat"] == line["seat"] == 1 for line in asked)
    result = match.state.result()
    assert result is not None
    assert over["type"] == "over"
    assert over["result"]["places"] == result.places


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
def test_the_example_in_javascript_beats_random() -> None:
    wins = 0
    for number in range(4):
        bots: list[Bot] = [Program.from_text(f"node '{EXAMPLES}/collector.mjs'"), make_bot("random")]
        result = whole_game("duel", bots, f"javascript {number}").state.result()
        wins += result is not None and result.winners == [0]
        assert bots[0].name == "collector"
    assert wins >= 3


@posix
@pytest.mark.parametrize("id", game_ids())
def test_the_example_in_shell_plays_every_game_and_the_same_again(id: str) -> None:
    games = [
        whole_game(id, [Program.from_text(f"{EXAMPLES}/random.sh"), make_bot("random")], "shell")
        for _ in range(2)
    ]
    assert games[0].moves == games[1].moves


def test_a_closed_bot_plays_again_with_a_new_process(tmp_path: Path) -> None:
    with Program(write(tmp_path, GREET + FIRST)) as bot:
        for _ in range(2):
            state = game("duel").new(1)
            assert bot.choose(seen_in(state)) == state.actions()[0]
            bot.close()
            bot.close()


# --- no secrets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("decisions", [0, 10, 30])
def test_what_is_sent_depends_on_the_seats_knowledge_only(id: str, decisions: int) -> None:
    state = middle_of(id, decisions)
    other = state.determinize(state.seat, seeded("other"))
    assert decision_line(seen_in(state), 1) == decision_line(seen_in(other), 1)
    assert hello_line(seen_in(state)) == hello_line(seen_in(other))


@pytest.mark.parametrize("id", game_ids())
def test_a_decision_is_the_view_and_the_legal_actions(id: str) -> None:
    state = middle_of(id)
    line = decision_line(seen_in(state), 3, 2.5)
    message: dict[str, Any] = json.loads(line)
    assert line.count(b"\n") == 1
    assert [action["text"] for action in message["actions"]] == state.legal()
    assert [action["number"] for action in message["actions"]] == state.actions()
    assert set(message) == {"protocol", "type", "game", "seat", "number", "clock", "actions", "view"}
    assert message["clock"] == {"seconds": 2.5}


# --- what can go wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("sys.exit(3)", "ended without an answer (exit code 3), at its decision 1, counting only its own"),
        pytest.param("os.kill(os.getpid(), 11)", "ended without an answer (SIGSEGV), at its", marks=posix),
        ("raise ValueError('my mistake')", "ValueError: my mistake"),
        ("sys.stdout.write('{'); sys.exit()", "ended in the middle of a line: '{'"),
        ("hear(); say('hm')", "answered 'hm' instead of {\"action\": ...}: JSON is malformed"),
        ("hear(); say('')", "answered '' instead of"),
        ("hear(); say([1])", "Expected `object`, got `array`"),
        ("hear(); say({'move': 1})", "missing required field `action`"),
        ("hear(); say({'action': None})", "got `null` - at `$.action`"),
        ("hear(); say({'action': 1.5})", "got `float` - at `$.action`"),
        ("hear(); say({'action': True})", "got `bool` - at `$.action`"),
        ("hear(); say({'action': 'build ' + 'x' * 500})", "length <= 200"),
        ("hear(); sys.stdout.buffer.write(b'\"\\xff\\xfe\"\\n'); sys.stdout.flush()", "instead of"),
        ("hear(); say({'action': 'dance'})", "chose no action of the game: 'dance' is not an action"),
        ("hear(); say({'action': 10**30})", "chose no action of the game"),
        ("hear(); say({'action': -1})", "chose no action of the game: there is no action number -1"),
        ("hear(); say({'action': 'build palace'})", "chose 'build palace', which is not legal: "),
        ("hear(); say({'action': 1, 'number': 7})", "answered decision 7 when asked decision 1"),
        ("say('thinking'); hear()", "thinking"),
        (f"hear(); say('x' * {LONGEST_LINE + 1})", "wrote a line of more than 65536 bytes: 'xxxx"),
        (
            "hear(); print('n' * 20000, file=sys.stderr); sys.exit(1)",
            "Its last words on standard error:\nnnn",
        ),
    ],
)
def test_failures_are_explained(tmp_path: Path, code: str, said: str) -> None:
    report = failure(tmp_path, GREET + code)
    assert said in report
    assert "the bot tiny" in report
    assert len(report) < 10_000


@pytest.mark.parametrize(
    ("answer", "kind"),
    [("{'action': 'build palace'}", BotIllegal), ("{'action': 'dance'}", BotIllegal), ("'hm'", BotFailure)],
)
def test_what_is_not_legal_differs_from_what_is_not_readable(
    tmp_path: Path, answer: str, kind: type[BotFailure]
) -> None:
    with Program(write(tmp_path, GREET + f"hear(); say({answer})")) as bot:
        with pytest.raises(BotFailure) as caught:
            bot.choose(seen_in(game("duel").new(1)))
        assert type(caught.value) is kind


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("say({'name': ''})", "length >= 1"),
        ("say({'name': 'x' * 61})", "length <= 60"),
        ("say({'name': 'two\\nlines'})", "gave itself a name that is no line of text"),
        ("say('hello')", 'instead of {"name": ...}'),
        ("sys.exit(0)", "ended without an answer (exit code 0), when greeted"),
    ],
)
def test_failures_before_the_first_decision(tmp_path: Path, code: str, said: str) -> None:
    assert said in failure(tmp_path, START + code)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (START + "os.close(1)", "without an answer, when greeted"),
        (GREET + "os.close(1)", "without an answer, at its decision 1"),
        (GREET + "hear(); os.write(1, b'{'); os.close(1)", "in the middle of a line: '{', at its decision 1"),
    ],
)
def test_a_program_that_does_not_end_with_its_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, said: str
) -> None:
    monkeypatch.setattr(Dialogue, "grace", 0)
    assert f"closed its standard output {said}" in failure(tmp_path, code + "; time.sleep(60)")


def test_lines_nobody_asked_for(tmp_path: Path) -> None:
    state = game("duel").new(1)
    code = GREET + "hear()\nfor _ in range(100):\n    say({'action': 'x'})\ntime.sleep(60)"
    nonsense = pytest.raises(BotFailure, match=r"nobody asked for|no action of the game")
    with Program(write(tmp_path, code)) as bot, nonsense:
        bot.choose(seen_in(state))
    code = GREET + FIRST + "say('extra')\ntime.sleep(60)"
    with Program(write(tmp_path, code)) as bot:
        bot.choose(seen_in(state))
        wait_for_line(bot)
        with pytest.raises(BotFailure, match="wrote a line nobody asked for: 'extra', at its decision 2"):
            bot.choose(seen_in(state))


@pytest.mark.parametrize("code", ["time.sleep(60)", "hear(); time.sleep(60)", "hear()\nwhile True: pass"])
def test_a_program_that_stalls_is_killed(tmp_path: Path, code: str) -> None:
    state = game("duel").new(1)
    with Program(write(tmp_path, GREET + FIRST + code)) as bot:
        bot.choose(seen_in(state))
        assert bot._dialogue is not None
        process_id = bot._dialogue.process_id
        bot.seconds = 0
        with pytest.raises(BotFailure, match=r"did not answer within 0 s, at its decision 2"):
            bot.choose(seen_in(state))
        assert not alive(process_id)


@posix
def test_running_programs_are_noted_for_whoever_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = [process_groups.NONE] * 2
    monkeypatch.setattr(process_groups, "_noted", noted)
    command = write(tmp_path, "import time; time.sleep(60)")
    closed, ended, too_many = (Dialogue(command) for _ in range(3))
    assert noted == [closed.process_id, ended.process_id]
    closed.close(at_once=True)
    assert noted == [process_groups.NONE, ended.process_id]
    process_groups.end_noted(noted)
    assert ended.exit_code() == -signal.SIGKILL
    monkeypatch.setattr(Dialogue, "grace", 0)
    assert too_many.exit_code() is None
    process_groups.end_noted(noted)
    ended.close(at_once=True)
    too_many.close(at_once=True)
    assert noted == [process_groups.NONE] * 2


def test_a_program_that_never_reads_cannot_block_anybody(tmp_path: Path) -> None:
    """The line is longer than a pipe holds."""
    dialogue = Dialogue(write(tmp_path, "import time; time.sleep(60)"))
    with pytest.raises(Trouble, match="did not answer"):
        dialogue.ask(b"x" * 1_000_000 + b"\n", 0)
    dialogue.close(at_once=True)
    assert not alive(dialogue.process_id)


@posix
def test_children_of_a_program_are_killed_too(tmp_path: Path) -> None:
    lifeline = Lifeline(tmp_path)
    child = f"import time; line = open({str(lifeline.path)!r}, 'w'); print('x', file=line, flush=True)"
    child += "; time.sleep(60)"
    code = GREET + f"subprocess.Popen([sys.executable, '-c', {child!r}])\n" + FIRST + "time.sleep(60)"
    bot = Program(write(tmp_path, code))
    state = game("duel").new(1)
    bot.choose(seen_in(state))
    assert lifeline.line() == "x\n"
    bot.seconds = 0
    with pytest.raises(BotFailure, match="did not answer"):
        bot.choose(seen_in(state))
    lifeline.gone()


@posix
@pytest.mark.parametrize("forgotten", [True, False])
def test_a_program_that_does_not_want_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgotten: bool
) -> None:
    monkeypatch.setattr(Dialogue, "grace", 0)
    code = START + "say({'name': str(os.getpid())})\n" + FIRST
    code += "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(1)"
    bot = Program(write(tmp_path, code))
    bot.choose(seen_in(game("duel").new(1)))
    process_id = int(bot.name)
    assert alive(process_id)
    if forgotten:
        del bot
        gc.collect()
    else:
        bot.close()
    assert not alive(process_id)


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("./mybot", ["./mybot"]),
        ("/opt/bots/mine --level 3", ["/opt/bots/mine", "--level", "3"]),
        ("program:node 'my bot.mjs' -v", ["node", "my bot.mjs", "-v"]),
    ],
)
def test_a_command_line_becomes_a_bot(text: str, command: list[str]) -> None:
    assert Program.from_text(text).command == command


@pytest.mark.parametrize("text", ["program:", "program:  ", "./bot 'open"])
def test_a_bad_command_line_is_refused(text: str) -> None:
    with pytest.raises(LudopolisError, match=r"needs the command|cannot read the command"):
        Program.from_text(text)


@pytest.mark.parametrize("name", ["./no_such_program", str(EXAMPLES)])
def test_a_program_that_cannot_be_started(name: str) -> None:
    with pytest.raises(BotFailure, match="cannot start the bot"):
        Program([name]).choose(seen_in(game("duel").new(1)))


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("./missing", "there is no such file"),
        ("missing", "there is no such program on the PATH; one in the current folder is called ./missing"),
        ("./folder", "it is a folder"),
        pytest.param(
            "./my bot.py", "the file is not executable; chmod +x './my bot.py' makes it so", marks=posix
        ),
    ],
)
def test_a_program_is_refused_before_it_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "my bot.py").write_text("", encoding="utf-8")
    with pytest.raises(BotFailure) as caught:
        Program([name]).check()
    assert str(caught.value) == f"cannot start the bot {name}: {reason}"


@posix
@pytest.mark.parametrize("name", ["./mine", "mine", sys.executable])
def test_a_program_that_can_be_started_is_not_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (tmp_path / "mine").touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    Program([name]).check()
