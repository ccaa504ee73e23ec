"""What can be wrong with a call of the command."""

from ludopolis.core.errors import LudopolisError


class WrongUsage(LudopolisError):
    """An argument that makes no sense; the message says which are possible."""


class FileTrouble(LudopolisError):
    """A file that cannot be read or written."""
