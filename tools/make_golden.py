"""Write the golden records and fingerprints of a game: ``make golden GAME=duel GAMES=3000``.

For each setting it plays that many games and keeps the first one of every end; then it plays on until every
end is there with every number of players, and whatever else the game's contract wants. What it had before by
these rules is thrown away; records of older versions of the rules stay.

Run it only when the rules of a game change on purpose, together with a new rules version: tests
compare every build against these files. ``make golden GAME=duel MISSING=1`` keeps what is there and adds
the ends that no record shows yet.
"""

import argparse
import shutil
from importlib import import_module
from itertools import product
from pathlib import Path

from contract.contract import (
    GameContract,
    Setting,
    golden_folder,
    last_of,
    missing_ends,
    missing_records,
    random_game,
)
from ludopolis import Game, seeded
from ludopolis.core.kinds import option_text
from ludopolis.core.match import Match
from ludopolis.core.record import Record
from ludopolis.players import make_bot, play_to_end

FEW = 200
MANY = 20_000
UNREACHED = "bots do not reach these ends; write records that start from a position"


def contract_of(id: str) -> type[GameContract]:
    contracts = vars(import_module(f"contract.test_{id}")).values()
    return next(
        found
        for found in contracts
        if isinstance(found, type) and issubclass(found, GameContract) and found is not GameContract
    )


def settings_of(chosen: Game) -> list[Setting]:
    """The settings that the game's contract tests use."""
    return contract_of(chosen.id).settings()


def golden_match(chosen: Game, setting: Setting, number: int) -> Match:
    name = bot_of(number)
    match = Match.new(chosen, [name] * setting.seats, f"golden {number}", **setting.options)
    play_to_end(match, [make_bot(name)] * setting.seats, seeded(f"golden {number}"))
    return match


def bot_of(number: int) -> str:
    return "greedy" if number % 2 else "random"


def end_of(match: Match) -> str:
    result = match.state.result()
    assert result is not None
    return result.end


def write_record(folder: Path, setting: Setting, match: Match) -> None:
    options = [option_text(value) for value in setting.options.values()]
    label = "-".join([str(setting.seats), *options, match.players[0], end_of(match)])
    (folder / f"{label}.record").write_text(str(Record.of(match)), encoding="utf-8")


def write_records(chosen: Game, folder: Path, games: int) -> None:
    """One record for every seat count, combination of options, and end that bots reach; and one of each
    bot."""
    for setting in settings_of(chosen):
        ends: set[str] = set()
        bots: set[str] = set()
        for number in range(games):
            match = golden_match(chosen, setting, number)
            if end_of(match) not in ends or bot_of(number) not in bots:
                write_record(folder, setting, match)
            ends.add(end_of(match))
            bots.add(bot_of(number))


def write_ends_from_positions(chosen: Game, folder: Path) -> None:
    """The ends that no record shows yet, and to which the game knows positions that are close."""
    missing = missing_ends(chosen)
    for setting, end in product(settings_of(chosen), chosen.ends):
        if (setting.seats, end) in missing:
            match = match_from_position(chosen, setting, end)
            if match is not None:
                write_record(folder, setting, match)
                missing.remove((setting.seats, end))


def match_from_position(chosen: Game, setting: Setting, end: str) -> Match | None:
    """The first one that ends so."""
    for number, state in enumerate(contract_of(chosen.id).close_to(end, setting)):
        name = bot_of(number)
        match = Match.from_position(chosen, state.position(), [name] * setting.seats)
        play_to_end(match, [make_bot(name)] * setting.seats, seeded(f"golden {number}"))
        if end_of(match) == end:
            return match
    return None


def write_missing_records(chosen: Game, folder: Path) -> None:
    """The ends that no record shows yet, with the first setting of their seat count."""
    write_ends_from_positions(chosen, folder)
    missing = missing_ends(chosen)
    for setting in settings_of(chosen):
        for number in range(MANY):
            if setting.seats not in {seats for seats, _ in missing}:
                break
            match = golden_match(chosen, setting, number)
            if (setting.seats, end_of(match)) in missing:
                write_record(folder, setting, match)
                missing.remove((setting.seats, end_of(match)))
    if missing:
        raise SystemExit(f"{UNREACHED}: {missing}")


def write_wanted_records(chosen: Game, folder: Path) -> None:
    """What the contract wants and no record shows yet."""
    for setting, end in missing_records(contract_of(chosen.id)):
        played = (golden_match(chosen, setting, number) for number in range(MANY))
        found = next((match for match in played if end_of(match) == end), None)
        if found is None:
            raise SystemExit(f"{UNREACHED}: {setting}, {end}")
        write_record(folder, setting, found)


def write_fingerprints(chosen: Game, folder: Path) -> None:
    lines = []
    for setting in settings_of(chosen):
        prints = [last_of(random_game(chosen, setting, f"build {n}")).fingerprint() for n in range(10)]
        lines.append(f"{setting}: {' '.join(prints)}\n")
    (folder / "fingerprints.txt").write_text("".join(lines), encoding="utf-8")


def emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("games", type=int, nargs="?", default=FEW)
    parser.add_argument("--missing", action="store_true", help="keep what is there, add missing ends")
    asked = parser.parse_args()
    chosen = contract_of(asked.game).game
    folder = golden_folder(chosen)
    if not asked.missing:
        emptied(folder)
        write_records(chosen, folder, asked.games)
        write_fingerprints(chosen, folder)
    write_missing_records(chosen, folder)
    write_wanted_records(chosen, folder)


if __name__ == "__main__":
    main()
