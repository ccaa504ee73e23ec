"""Whether the service is installed, which is an extra."""

from importlib.util import find_spec

from ludopolis.cli.errors import WrongUsage

NEEDED = ("alembic", "fastapi", "psycopg", "sqlalchemy", "uvicorn")


def require_service() -> None:
    if not all(find_spec(name) for name in NEEDED):
        raise WrongUsage("the service is not installed: pip install 'ludopolis[server]'")
