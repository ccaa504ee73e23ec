"""The chat of a table."""

from ludopolis.server.problems import problem
from ludopolis.server.store.base import Store
from ludopolis.server.store.contract import Message, Player

LONGEST_LINE = 500
MOST_LINES = 200  # that are shown: the newest ones
JOINERS = "\u200c\u200d"


class Chat:
    def __init__(self, table: str, store: Store) -> None:
        self.lines: list[Message] = []
        self._table = table
        self._store = store

    async def read(self) -> None:
        self.lines = await self._store.messages(self._table, limit=MOST_LINES)

    async def add(self, player: Player, text: str, key: str, at: float) -> None:
        """Keep a line, once for each key."""
        plain = " ".join(text.split())
        if not 1 <= len(plain) <= LONGEST_LINE or not _is_plain(plain):
            raise problem("bad_chat", most=LONGEST_LINE)
        message = Message(0, at, player.id, player.name, plain)
        await self._store.add_message(self._table, message, f"{player.id} {key}")

    async def news(self) -> list[Message]:
        """The lines since the last ones that were read; other processes add some too."""
        last = self.lines[-1].number if self.lines else 0
        fresh = await self._store.messages(self._table, last, MOST_LINES)
        self.lines = (self.lines + fresh)[-MOST_LINES:]
        return fresh


def _is_plain(text: str) -> bool:
    """Whether it has no control characters; joiners are parts of letters and pictures."""
    return all(letter.isprintable() or letter in JOINERS for letter in text)
