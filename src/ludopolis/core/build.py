"""Which build of the engine this is."""

from ludopolis.core import contract


def compiled() -> bool:
    """Whether the engine runs as machine code; the plain build gives the same games, slower."""
    return not (contract.__file__ or "").endswith(".py")
