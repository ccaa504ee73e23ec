"""Random tokens, of which only hashes are kept, and passwords."""

import asyncio
import hashlib
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(2, "argon2")  # each needs 64 MB


def new_token(prefix: str = "") -> str:
    return prefix + secrets.token_urlsafe(32)


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def hash_of(token: str) -> str:
    """A token is random enough for a plain hash; passwords are not."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def password_fits(password: str, kept: str | None) -> bool:
    """Takes as long for somebody who has no password, or does not exist, as for everybody else."""
    fits = await asyncio.get_running_loop().run_in_executor(_threads, _fits, password, kept or _nobodys())
    return fits and kept is not None


def is_weakly_hashed(kept: str) -> bool:
    """The recommended strength has grown since."""
    return _hasher.check_needs_rehash(kept)


def _fits(password: str, kept: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return _hasher.hash(new_token())
