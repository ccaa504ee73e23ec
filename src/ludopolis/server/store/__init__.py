"""Where the service keeps everything: an append-only journal for each table, and the people."""

from ludopolis.server.store.address import open_store

__all__ = ["open_store"]
