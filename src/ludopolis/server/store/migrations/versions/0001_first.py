"""Everything the first version needs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("challenges_pkey")),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("entries_pkey")),
        sa.UniqueConstraint("table_id", "key", name=op.f("entries_table_id_key_key")),
    )
    op.create_table(
        "messages",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("key", sa.Text(), nullable=True),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("messages_pkey")),
        sa.UniqueConstraint("table_id", "key", name=op.f("messages_table_id_key_key")),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("login", sa.Text(), nullable=True),
        sa.Column("login_key", sa.Text(), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("language", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("players_pkey")),
        sa.UniqueConstraint("login_key", name=op.f("players_login_key_key")),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "round", name=op.f("rated_pkey")),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player", name=op.f("ratings_pkey")),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("records_pkey")),
    )
    op.create_table(
        "summaries",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("waiting_for", sa.Text(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("summaries_pkey")),
    )
    op.create_index(
        op.f("summaries_public_phase_updated_idx"), "summaries", ["public", "phase", "updated"], unique=False
    )
    op.create_table(
        "table_players",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id", name=op.f("table_players_pkey")),
    )
    op.create_index(op.f("table_players_table_id_idx"), "table_players", ["table_id"], unique=False)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("passkeys_player_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("passkeys_pkey")),
    )
    op.create_index(op.f("passkeys_player_idx"), "passkeys", ["player"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("csrf", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("sessions_player_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token_hash", name=op.f("sessions_pkey")),
    )
    op.create_index(op.f("sessions_player_idx"), "sessions", ["player"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("token_hash", sa.Text(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["player"], ["players.id"], name=op.f("tokens_player_fkey"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("tokens_pkey")),
        sa.UniqueConstraint("token_hash", name=op.f("tokens_token_hash_key")),
    )
    op.create_index(op.f("tokens_player_idx"), "tokens", ["player"], unique=False)
