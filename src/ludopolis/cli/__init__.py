"""The command ``ludopolis``: play, replay, check, look things up, measure."""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit code (0 fine, 1 what was asked for is wrong, 2 wrong usage)."""
    from ludopolis.cli.app import run

    return run(arguments)
