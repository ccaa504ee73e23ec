"""The tables of the database, the same in SQLite and PostgreSQL.

A change here needs a migration (``migrations/versions/``, named after its number) and a new ``REVISION``; a
test tells the differences between what the migrations make and what is written here.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

REVISION = "0002"  # the newest migration: the one that leads to what is below

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_pkey",
        "uq": "%(table_name)s_%(column_0_N_name)s_key",
        "ix": "%(table_name)s_%(column_0_N_name)s_idx",
        "fk": "%(table_name)s_%(column_0_N_name)s_fkey",
    }
)


def _text(name: str, *, optional: bool = False) -> Column[str]:
    return Column(name, Text, nullable=optional)


def _number(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def _real(name: str) -> Column[float]:
    return Column(name, Double, nullable=False)


def _owner() -> Column[str]:
    return Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True)


# --- tables people play at ------------------------------------------------------------------------

entries = Table(
    "entries",
    metadata,
    _text("table_id"),
    _number("number"),
    _real("at"),
    _text("key", optional=True),
    _text("body"),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "key"),
)

summaries = Table(
    "summaries",
    metadata,
    Column("id", Text, primary_key=True),
    _text("game"),
    _text("phase"),
    Column("public", Boolean, nullable=False),
    _text("players"),  # JSON; table_players finds by them
    _text("waiting_for"),  # JSON
    _real("updated"),
    _text("body"),
    Index(None, "public", "phase", "updated"),
)

table_players = Table(
    "table_players",
    metadata,
    _text("table_id"),
    _text("player"),
    PrimaryKeyConstraint("player", "table_id"),
    Index(None, "table_id"),
)

messages = Table(
    "messages",
    metadata,
    _text("table_id"),
    _number("number"),
    _real("at"),
    _text("key", optional=True),
    _text("player"),
    _text("name"),
    _text("text"),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "key"),
)

ratings = Table(
    "ratings",
    metadata,
    _text("game"),
    _text("player"),
    _real("mu"),
    _real("sigma"),
    _number("games"),
    PrimaryKeyConstraint("game", "player"),
)

rated = Table(
    "rated",
    metadata,
    _text("table_id"),
    _number("round"),
    PrimaryKeyConstraint("table_id", "round"),
)

runs = Table(  # when the service was up; between two of them no process served the tables
    "runs",
    metadata,
    Column("began", Double, primary_key=True),
    _real("seen"),
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    _text("game"),
    _text("owner"),
    _real("at"),
    _text("text"),
)

# --- people ---------------------------------------------------------------------------------------

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    _text("name"),
    _real("created"),
    _text("login", optional=True),
    _text("login_key", optional=True),  # the login without upper and lower case
    _text("password", optional=True),
    _text("language", optional=True),
    UniqueConstraint("login_key"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    _owner(),
    _text("csrf"),
    _real("created"),
    _real("seen"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    _owner(),
    _text("name"),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),  # it may need 32 bits
    _real("created"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("challenge", LargeBinary, nullable=False),
    _real("expires"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", Text, nullable=False, unique=True),
    _owner(),
    _text("name"),
    _real("created"),
)
