"""``ludopolis password``."""

import asyncio
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from ludopolis.cli.errors import WrongUsage
from ludopolis.cli.output import console
from ludopolis.cli.parameters import DatabaseUrl
from ludopolis.cli.service import require_service
from ludopolis.server.settings import settings_from


def password(
    login: Annotated[str, Parameter(help="The login name.")], /, *, database: DatabaseUrl = None
) -> None:
    """Give an account of the service a new password, which is printed; its browsers are logged out.

    For whoever forgot theirs. It works while the service runs.
    """
    require_service()
    url = settings_from(given={"database": database}).database_url
    console().print(asyncio.run(_renew(url, login)), markup=False, soft_wrap=True)


async def _renew(url: str, login: str) -> str:
    from ludopolis.server.people.secrets import hash_password, new_id
    from ludopolis.server.store import open_store

    store = open_store(url)
    await store.start()
    try:
        player = await store.player_by_login(login)
        if player is None:
            raise WrongUsage(f"nobody logs in as {login!r} here")
        fresh = new_id()
        await store.change_player(replace(player, password=await hash_password(fresh)))
        await store.end_sessions_of(player.id)
        return fresh
    finally:
        await store.stop()
