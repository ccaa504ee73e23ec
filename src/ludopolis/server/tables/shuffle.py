"""Fair shuffles: nobody alone decides the seed of a game, and everybody can check it afterwards.

The seed of a round is the server's half and the salt of every seat, joined by dots. The commitment to the
server's half is there before anybody comes to a table, so the service cannot choose its half to fit their
salts; the players cannot choose theirs to fit a half they do not know. Only whoever sets a table up sends
a salt together with the wish for it: in the first round at a table with bots alone, that player trusts us.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence

from ludopolis.core.record import commitment

NO_SALT = "-"
LONGEST_SALT = 64
_SALT = re.compile(rf"[0-9a-zA-Z]{{1,{LONGEST_SALT}}}")


def fresh_secret() -> str:
    return secrets.token_hex(32)


def half_of(secret: str, round: int) -> str:
    """The server's half of a round's seed; the halves of other rounds tell nothing about it."""
    return hashlib.sha256(f"ludopolis half {secret} {round}".encode()).hexdigest()


def promise(secret: str, round: int) -> str:
    return commitment(half_of(secret, round))


def seed_of(secret: str, round: int, salts: Sequence[str | None]) -> str:
    return ".".join([half_of(secret, round), *(salt or NO_SALT for salt in salts)])


def is_salt(text: str) -> bool:
    return _SALT.fullmatch(text) is not None


def halves(seed: str) -> tuple[str, list[str]]:
    """The server's half of a seed, and the salts of the seats."""
    half, *salts = seed.split(".")
    return half, salts
