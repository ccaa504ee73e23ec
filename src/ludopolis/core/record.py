"""Whole games as text: readable, replayable to any point, verifiable.

    ludopolis record 1
    game: duel
    rules: 1
    option first_game_wonders: no
    player 0: Anna
    player 1: greedy
    seed: 7
    commitment: 2c62...

    * seats 1 0
    * progress law economy ...
    1. 1 draft sphinx
    2. 0 draft colossus
    ...
    result: civilian, places 1 2, totals 54 48
    final: 5d41402abc4b2a76

A line with a star is a chance result; a numbered line is a decision: its seat and action. The
result and the fingerprint of the last position close a finished game. A game that did not start
from the set-up has ``position:`` with its JSON instead of a seed. Lines that start with # are
comments. A record without a seed is replayed from its chance results.
"""

import hashlib
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from ludopolis.core.contract import Game
from ludopolis.core.data import Result, to_json
from ludopolis.core.errors import BadNotation, BadOption, BadPosition, BadRecord, IllegalAction, UnknownGame
from ludopolis.core.journal import Entry
from ludopolis.core.kinds import OptionValue, option_text, read_options
from ludopolis.core.match import Match
from ludopolis.core.registry import game as find_game

FIRST_LINE = "ludopolis record 1"

_FIELD = re.compile(r"(game|rules|seed|commitment|position|result|final|option \w+|player \d{1,3}): (.*)")
_CHANCE = re.compile(r"\* (\w+)((?: \w{1,40})+)")
_MOVE = re.compile(r"(\d{1,9})\. (\d{1,3}) (.+)")


def commitment(seed: str) -> str:
    """What is published before a game, so that its seed cannot be changed afterwards."""
    return hashlib.sha256(f"ludopolis seed {seed}".encode()).hexdigest()


class RecordedMove(NamedTuple):
    seat: int
    text: str
    line: int


class RecordedChance(NamedTuple):
    kind: str
    items: list[str]
    line: int


class Record(msgspec.Struct):
    """A record as data. ``moves`` and ``chances`` are in order; ``after`` gives for each chance
    result the number of moves before it."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    players: list[str]
    seed: str | None = None
    commitment: str | None = None
    position: dict[str, Any] | None = None
    chances: list[RecordedChance] = []
    after: list[int] = []
    moves: list[RecordedMove] = []
    result: str | None = None
    final: str | None = None

    @classmethod
    def of(cls, match: Match) -> "Record":
        """The record of a match, finished or not."""
        game = match.game
        record = cls(game.id, game.version, match.options, match.players, match.seed)
        record.commitment = commitment(match.seed) if match.seed is not None else None
        record.position = dict(match.start) if match.start is not None else None
        for move in range(len(match.moves) + 1):
            for entry in match.chances(move):
                record.chances.append(_named_chance(game, entry))
                record.after.append(move)
        record.moves = [RecordedMove(m.seat, game.actions.text(m.action), 0) for m in match.moves]
        result = match.state.result()
        if result is not None:
            record.result = result_text(result)
            record.final = match.state.fingerprint()
        return record

    def __str__(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield FIRST_LINE
        yield f"game: {self.game}"
        yield f"rules: {self.rules}"
        yield from (f"option {id}: {option_text(value)}" for id, value in self.options.items())
        yield from (f"player {seat}: {name}" for seat, name in enumerate(self.players))
        if self.seed is not None:
            yield f"seed: {self.seed}"
        if self.commitment is not None:
            yield f"commitment: {self.commitment}"
        if self.position is not None:
            yield f"position: {to_json(self.position)}"
        yield ""
        yield from self._body()
        if self.result is not None:
            yield f"result: {self.result}"
        if self.final is not None:
            yield f"final: {self.final}"

    def _body(self) -> Iterator[str]:
        """Each move, and before it the chance results that were settled since the one before."""
        told = 0
        for number, move in enumerate(self.moves, start=1):
            while told < len(self.after) and self.after[told] < number:
                yield _chance_line(self.chances[told])
                told += 1
            yield f"{number}. {move.seat} {move.text}"
        yield from map(_chance_line, self.chances[told:])


def result_text(result: Result) -> str:
    places = " ".join(str(place) for place in result.places)
    totals = " ".join(str(score["total"]) for score in result.scores)
    return f"{result.end}, places {places}, totals {totals}"


def _chance_line(chance: RecordedChance) -> str:
    return f"* {chance.kind} {' '.join(chance.items)}"


def _named_chance(game: Game, entry: Entry) -> RecordedChance:
    kind = game.chances[entry.kind]
    ids = game.components.get(kind.kind)
    return RecordedChance(kind.name, [ids[n] if ids else str(n) for n in entry.numbers], 0)


# --- reading ---------------------------------------------------------------------------------------


def parse(text: str) -> Record:
    """A record from its text; raises BadRecord with the line that is wrong."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadRecord(f"not a Ludopolis record: it must begin with {FIRST_LINE!r}", 1)
    fields: dict[str, tuple[str, int]] = {}
    record = Record("", 0, {}, [])
    for number, line in enumerate(lines[1:], start=2):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if chance := _CHANCE.fullmatch(line):
            record.chances.append(RecordedChance(chance[1], chance[2].split(), number))
            record.after.append(len(record.moves))
        elif move := _MOVE.fullmatch(line):
            if int(move[1]) != len(record.moves) + 1:
                raise BadRecord(f"move {move[1]} comes where move {len(record.moves) + 1} is due", number)
            record.moves.append(RecordedMove(int(move[2]), move[3], number))
        elif field := _FIELD.fullmatch(line):
            if field[1] in fields:
                raise BadRecord(f"{field[1]} is given twice", number)
            fields[field[1]] = (field[2], number)
        else:
            raise BadRecord(f"cannot read {line!r}: neither a field, a chance result nor a move", number)
    _read_fields(record, fields)
    return record


def _read_fields(record: Record, fields: dict[str, tuple[str, int]]) -> None:
    for name in ("game", "rules"):
        if name not in fields:
            raise BadRecord(f"the field {name!r} is missing")
    record.game = fields["game"][0]
    rules, line = fields["rules"]
    if not rules.isdecimal() or len(rules) > 9:
        raise BadRecord(f"rules version {rules!r} is not a number", line)
    record.rules = int(rules)
    for name in ("seed", "commitment", "result", "final"):
        if name in fields:
            setattr(record, name, fields[name][0])
    if "position" in fields:
        record.position = _read_position(*fields["position"])
    seats = sum(name.startswith("player ") for name in fields)
    for seat in range(seats):
        if f"player {seat}" not in fields:
            raise BadRecord(f"player {seat} is missing: players are numbered from 0")
        record.players.append(fields[f"player {seat}"][0])
    record.options = {
        name.removeprefix("option "): value
        for name, (value, _) in fields.items()
        if name.startswith("option ")
    }


def _read_position(text: str, line: int) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord(f"the position is not JSON: {error}", line) from error


# --- replaying -------------------------------------------------------------------------------------


def replay(record: Record, moves: int | None = None) -> Match:
    """Play a record again, to the end or up to a number of moves; every move is checked."""
    match = _set_up(record)
    count = len(record.moves) if moves is None else moves
    if not 0 <= count <= len(record.moves):
        raise BadRecord(f"there is no move {count}: the record has {len(record.moves)}")
    for move in record.moves[:count]:
        _replay_move(match, move)
    if count == len(record.moves):
        _refuse_surplus(record, match)
    if record.seed is None:
        _allow_other_chances(match)
    return match


def _refuse_surplus(record: Record, match: Match) -> None:
    settled = len(match.journal.chances)
    if len(record.chances) > settled:
        raise BadRecord("the game never settles this chance result", record.chances[settled].line)


def _allow_other_chances(match: Match) -> None:
    """Whoever plays on settles what the record does not say."""
    match.strict = False
    match.journal.strict = False


def _set_up(record: Record) -> Match:
    try:
        game = find_game(record.game, record.rules)
        options = read_options(game.options, record.options)
        game.check_seats(len(record.players))
    except (UnknownGame, BadOption) as error:
        raise BadRecord(str(error)) from error
    try:
        if record.position is not None:
            return _from_position(game, record, options)
        primed = None
        if record.seed is None:
            primed = [_numbered_chance(game, chance) for chance in record.chances]
        return Match(game, record.players, options, record.seed, chances=primed)
    except (BadPosition, BadOption) as error:
        raise BadRecord(str(error)) from error


def _from_position(game: Game, record: Record, options: dict[str, OptionValue]) -> Match:
    if record.seed is not None or record.position is None:
        raise BadRecord("a game starts from a seed or from a position, not from both")
    match = Match.from_position(game, record.position, record.players)
    if match.options != options:
        raise BadRecord("the options are not those of the position")
    return match


def _numbered_chance(game: Game, chance: RecordedChance) -> Entry:
    for number, kind in enumerate(game.chances):
        if kind.name == chance.kind:
            ids = game.components.get(kind.kind)
            try:
                return Entry(number, [ids.index(item) if ids else int(item) for item in chance.items])
            except ValueError as error:
                raise BadRecord(f"unknown item in the chance result: {error}", chance.line) from error
    raise BadRecord(f"{game.id} has no chance result {chance.kind!r}", chance.line)


def _replay_move(match: Match, move: RecordedMove) -> None:
    state = match.state
    if not state.over and move.seat not in state.waiting():
        raise BadRecord(f"seat {move.seat} moves, but seat {state.seat} decides", move.line)
    try:
        match.play(move.text, None if state.over else move.seat)
    except (IllegalAction, BadNotation) as error:
        raise BadRecord(f"{move.text!r}: {error}", move.line) from error


def verify(record: Record) -> list[str]:
    """Check a record completely; return what was checked, or raise BadRecord."""
    match = replay(record)
    done = [f"{len(record.moves)} moves follow the rules"]
    again = Record.of(match)
    _verify_chances(record, again)
    if record.seed is not None:
        done.append("the chance results are those of the seed")
    if record.position is not None:
        done.append("the game starts from a position that was set up: nothing was shuffled")
    if record.commitment is not None:
        done.append(_verify_commitment(record.seed, record.commitment))
    for name in ("result", "final"):
        if getattr(record, name) != getattr(again, name):
            raise BadRecord(
                f"the {name} is {getattr(record, name)}, but the game gives {getattr(again, name)}"
            )
    done.append("the result is right" if record.result else "the game is not finished")
    return done


def _verify_chances(record: Record, again: Record) -> None:
    recorded = [(chance.kind, chance.items) for chance in record.chances]
    if recorded != [(chance.kind, chance.items) for chance in again.chances]:
        source = "game" if record.seed is None else "seed"
        raise BadRecord(f"the chance results are not those of the {source}")
    for chance, written, right in zip(record.chances, record.after, again.after, strict=True):
        if written != right:
            raise BadRecord(f"{chance.kind} is settled after move {right}, not {written}", chance.line)


def _verify_commitment(seed: str | None, published: str) -> str:
    if seed is None:
        return "the commitment cannot be checked without the seed"
    if commitment(seed) != published:
        raise BadRecord("the seed does not fit the commitment published before the game")
    return "the seed fits the commitment"
