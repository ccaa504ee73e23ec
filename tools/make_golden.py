"""Write the golden records and fingerprints of a game: ``make golden GAME=duel GAMES=3000``.

For each setting it plays that many games and keeps the first one of every end. What the game had before
is thrown away.

Run it only when the rules of a game change on purpose, together with a new rules version: tests
compare every build against these files.
"""

import shutil
import sys
from importlib import import_module
from pathlib import Path

from contract.contract import GameContract, Setting, last_of, random_game
from ludopolis import Game, game, seeded
from ludopolis.core.kinds import option_text
from ludopolis.core.match import Match
from ludopolis.core.record import Record
from ludopolis.players import make_bot, play_to_end

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
FEW = 200


def settings_of(chosen: Game) -> list[Setting]:
    """The settings that the game's contract tests use."""
    contracts = vars(import_module(f"contract.test_{chosen.id}")).values()
    return next(
        found.settings()
        for found in contracts
        if isinstance(found, type) and issubclass(found, GameContract) and found is not GameContract
    )


def write_records(chosen: Game, folder: Path, games: int) -> None:
    """One record for every seat count, combination of options, and end that bots reach."""
    for seats, options in settings_of(chosen):
        missing = {"random": True, "greedy": True}
        seen: set[str] = set()
        for number in range(games):
            name = "greedy" if number % 2 else "random"
            match = Match.new(chosen, [name] * seats, f"golden {number}", **options)
            play_to_end(match, [make_bot(name)] * seats, seeded(f"golden {number}"))
            result = match.state.result()
            assert result is not None
            if result.end in seen and not missing[name]:
                continue
            seen.add(result.end)
            missing[name] = False
            chosen_options = [option_text(value) for value in options.values()]
            label = "-".join([str(seats), *chosen_options, name, result.end])
            (folder / f"{label}.record").write_text(str(Record.of(match)), encoding="utf-8")


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
    chosen = game(sys.argv[1])
    folder = emptied(GOLDEN / chosen.id)
    write_records(chosen, folder, int(sys.argv[2]) if len(sys.argv) > 2 else FEW)
    write_fingerprints(chosen, folder)


if __name__ == "__main__":
    main()
