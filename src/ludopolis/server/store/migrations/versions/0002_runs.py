"""When the service was up, so that nobody's clock runs while it is not."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "runs",
        sa.Column("began", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("began", name=op.f("runs_pkey")),
    )
