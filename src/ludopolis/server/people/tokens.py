"""Tokens, with which programs play for their owner."""

import time
from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.server.http import answer, body, documented, nothing
from ludopolis.server.people import names
from ludopolis.server.people.callers import Caller, person, store_of
from ludopolis.server.people.doors import show_out
from ludopolis.server.people.secrets import hash_of, new_id, new_token
from ludopolis.server.people.wire import MadeToken, NewToken, TokenInfo
from ludopolis.server.problems import problem
from ludopolis.server.store.contract import Token

PREFIX = "ludopolis_"  # so that scanners for leaked secrets can know one
MOST = 20

Me = Annotated[Caller, Depends(person)]


def routes() -> APIRouter:
    router = APIRouter(prefix="/api/tokens")

    @router.get("", **documented(answer=list[TokenInfo]))
    async def mine(request: Request, me: Me) -> Response:
        """My tokens."""
        kept = await store_of(request).tokens(me.player.id)
        return answer([TokenInfo(id=token.id, name=token.name, created=token.created) for token in kept])

    @router.post("", **documented(body=NewToken, answer=MadeToken, status=201))
    async def make(request: Request, me: Me) -> Response:
        """Make a token for a program. It is shown this once."""
        name = names.checked_name((await body(request, NewToken)).name)
        store = store_of(request)
        if len(await store.tokens(me.player.id)) >= MOST:
            raise problem("too_many_tokens", most=MOST)
        secret = new_token(PREFIX)
        token = Token(new_id(), hash_of(secret), me.player.id, name, time.time())
        await store.add_token(token)
        return answer(MadeToken(id=token.id, name=name, created=token.created, token=secret), 201)

    @router.delete("/{id}", **documented(status=204))
    async def remove(request: Request, id: str, me: Me) -> Response:
        """Remove a token; programs that show it are refused from now on."""
        if not await store_of(request).remove_token(me.player.id, id):
            raise problem("not_found")
        return show_out(request, me.player.id, nothing())

    return router
