import pytest

from ludopolis import Game, game, seeded
from ludopolis.core.errors import BadRecord
from ludopolis.core.match import Match
from ludopolis.core.record import Record, commitment, parse, replay, verify
from ludopolis.players import make_bot, play_to_end

DUEL: Game = game("duel")


def finished_match() -> Match:
    match = Match.new(DUEL, ["Anna", "Bedřich"], seed=7)
    play_to_end(match, [make_bot("random"), make_bot("random")], seeded("record"))
    return match


MATCH = finished_match()
TEXT = str(Record.of(MATCH))


def edited(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def line_with(part: str) -> str:
    return next(line for line in TEXT.splitlines() if part in line)


def with_set_up_behind_move(number: int) -> str:
    lines = TEXT.splitlines()
    chances = [line for line in lines if line.startswith("* ")]
    rest = [line for line in lines if line not in chances]
    place = next(place for place, line in enumerate(rest, start=1) if line.startswith(f"{number}. "))
    return "\n".join([*rest[:place], *chances, *rest[place:]])


FIRST_MOVE = line_with("1. 1 draft")
NESTED = '{"a":' * 100_000


def test_a_record_reads_like_the_game() -> None:
    lines = TEXT.splitlines()
    assert lines[:8] == [
        "ludopolis record 1",
        "game: duel",
        "rules: 1",
        "option first_game_wonders: no",
        "option centre_pawn_rule: last_active_starts",
        "player 0: Anna",
        "player 1: Bedřich",
        "seed: 7",
    ]
    assert lines[8] == f"commitment: {commitment('7')}"
    assert lines[10].startswith("* seats ")
    assert FIRST_MOVE in lines
    assert lines[-2].startswith("result: ")
    assert lines[-1] == f"final: {MATCH.state.fingerprint()}"


def test_comments_and_empty_lines_are_skipped() -> None:
    assert verify(parse(edited("\n1. ", "\n\n# a good start\n1. ")))


def test_a_record_replays_to_any_point() -> None:
    record = parse(TEXT)
    for count in (0, 1, 30, len(record.moves)):
        match = replay(record, count)
        assert [move.action for move in match.moves] == [move.action for move in MATCH.moves[:count]]
    with pytest.raises(BadRecord, match="there is no move 500"):
        replay(record, 500)


def test_an_unfinished_game_is_a_record_too() -> None:
    part = replay(parse(TEXT), 20)
    assert "the game is not finished" in verify(parse(str(Record.of(part))))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1: not a Ludopolis record"),
        ('[Event "World Championship"]\n1. e4 e5', "line 1: not a Ludopolis record"),
        (edited("game: duel\n", ""), "the field 'game' is missing"),
        (edited("rules: 1\n", ""), "the field 'rules' is missing"),
        (edited("rules: 1\n", "rules: one\n"), "line 3: rules version 'one' is not a number"),
        (edited("seed: 7\n", "seed: 7\nseed: 8\n"), "line 9: seed is given twice"),
        (edited("player 0: Anna\n", ""), "player 0 is missing"),
        (edited("\n2. ", "\n3. "), "move 3 comes where move 2 is due"),
        (edited("\n2. ", "\n2) "), "cannot read '2) "),
        (edited("seed: 7\n", "position: {not json\n"), "the position is not JSON"),
        (edited("seed: 7\n", f"position: {NESTED}\n"), "the position is not JSON"),
        (edited("\n2. ", "\n" + "9" * 5000 + ". "), "cannot read"),
        (edited("rules: 1\n", "rules: " + "9" * 5000 + "\n"), "is not a number"),
    ],
)
def test_damaged_records_are_explained(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        parse(text)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (edited("game: duel", "game: chess"), "there is no game 'chess'"),
        (edited("rules: 1", "rules: 99"), "duel has no version 99 of the rules: it has 1"),
        (edited("player 1: Bedřich\n", ""), "duel cannot be played by 1"),
        (edited("first_game_wonders: no", "first_game_wonders: perhaps"), "choose one of no, yes (R2.6)"),
        (edited("\n1. 1 draft", "\n1. 0 draft"), "seat 0 moves, but seat 1 decides"),
        (edited(FIRST_MOVE, "1. 1 build theater"), "(R11.1)"),
        (edited(FIRST_MOVE, "1. 1 draw sphinx"), "is not an action"),
        (edited("seed: 7", "seed: 8"), "(R2.5)"),
        (edited("commitment: a", "commitment: b"), "does not fit the commitment"),
        (edited("* seats 1 0", "* seats 0 1"), "the chance results are not those of the seed"),
        (with_set_up_behind_move(4), "seats is settled after move 0, not 4"),
        (edited("result: civilian", "result: military"), "the result is military"),
        (edited("final: ", "final: 0"), "the final is 0"),
        (TEXT + "500. 0 build theater\n", "move 500 comes where"),
    ],
)
def test_wrong_records_are_explained(text: str, message: str) -> None:
    with pytest.raises(BadRecord) as error:
        verify(parse(text))
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("* seats 1 0\n", "", "chance result number 1 is missing or of another kind"),
        ("* seats 1 0", "* seats 1 1", "chance result number 1 does not have the right items"),
        ("* seats 1 0", "* seats one two", "unknown item in the chance result"),
        ("* seats ", "* dice ", "duel has no chance result 'dice'"),
        (FIRST_MOVE, f"* seats 0 1\n{FIRST_MOVE}", "line 18: the game never settles this chance result"),
    ],
)
def test_damaged_chance_results_are_explained(old: str, new: str, message: str) -> None:
    without_seed = edited("seed: 7\n", "").replace(old, new, 1)
    with pytest.raises(BadRecord, match=message):
        replay(parse(without_seed))


def test_a_game_does_not_start_twice() -> None:
    record = parse(TEXT)
    record.position = MATCH.state.position()
    with pytest.raises(BadRecord, match="from a seed or from a position, not from both"):
        replay(record)


def test_options_of_a_start_are_compared() -> None:
    position = DUEL.new(1).position()
    record = Record("duel", 1, {"first_game_wonders": "yes"}, ["a", "b"], position=position)
    with pytest.raises(BadRecord, match="the options are not those of the position"):
        replay(record)


def test_an_impossible_start_is_explained() -> None:
    position = {**MATCH.state.position(), "pawn": 12}
    record = Record("duel", 1, {}, ["a", "b"], position=position)
    with pytest.raises(BadRecord, match=r"pawn: is 12, not from -9 to 9 \(R1.9\)"):
        replay(record)


def test_a_commitment_without_its_seed_cannot_be_checked() -> None:
    done = verify(parse(edited("seed: 7\n", "").replace("commitment: a", "commitment: b")))
    assert "the commitment cannot be checked without the seed" in done
    assert "the seed fits the commitment" not in done


# --- going on without the seed ---------------------------------------------------------------------


def solo_match() -> Match:
    """A game in which chance is needed after the set-up too: the solo deck is shuffled again."""
    match = Match.new(game("world_wonders"), ["Anna"], seed="solo")
    play_to_end(match, [make_bot("random")], seeded("solo"))
    return match


SOLO = solo_match()
LATER_CHANCES = [number for number in range(1, len(SOLO.moves) + 1) if SOLO.chances(number)]


def without_seed(match: Match) -> Record:
    record = parse(str(Record.of(match)))
    record.seed = record.commitment = None
    return record


def played_out(match: Match) -> Match:
    play_to_end(match, [make_bot("random")], seeded("other moves"))
    return match


def unfinished_without_seed(moves: int) -> Match:
    return replay(without_seed(replay(Record.of(SOLO), moves)))


def test_a_game_goes_on_where_the_record_ends() -> None:
    match = unfinished_without_seed(LATER_CHANCES[0] - 1)
    for move in SOLO.moves[len(match.moves) :]:
        match.play(move.action)
    assert match.state == SOLO.state
    assert verify(parse(str(Record.of(match))))


def test_other_moves_after_going_back_have_chance_of_their_own() -> None:
    match = replay(without_seed(SOLO))
    match.rewind(LATER_CHANCES[0] - 3)
    assert verify(parse(str(Record.of(played_out(match)))))


def test_going_back_and_on_gives_the_same_game() -> None:
    match = played_out(unfinished_without_seed(LATER_CHANCES[0] - 1))
    before, moves = match.state.copy(), list(match.moves)
    match.rewind(0)
    for move in moves:
        match.play(move.action)
    assert match.state == before


def test_a_missing_chance_is_an_error_while_replaying() -> None:
    record = without_seed(SOLO)
    record.chances.pop()
    record.after.pop()
    with pytest.raises(BadRecord, match="is missing or of another kind"):
        replay(record)
