"""The whole service, attacked."""

import hashlib

import pytest
from argon2 import PasswordHasher

from ludopolis.server.people import secrets
from server.live.conftest import anna, bob, client, settings, table

__all__ = ["anna", "bob", "client", "settings", "table"]


@pytest.fixture(autouse=True)
def _same_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed once fails again."""
    secret = hashlib.sha256(b"the secret of every table").hexdigest()
    monkeypatch.setattr("ludopolis.server.tables.creation.fresh_secret", lambda: secret)


@pytest.fixture(autouse=True)
def _light_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "_hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
