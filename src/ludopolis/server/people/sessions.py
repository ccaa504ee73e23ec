"""Sessions: a random cookie in a browser, its hash in the store.

A guest who logs in to an account is put aside, not forgotten: if the guest sits at a table, a second
cookie keeps its session, and logging out brings the guest back, with its tables.
"""

import time

from starlette.requests import Request
from starlette.responses import Response

from ludopolis.server import wire
from ludopolis.server.http import answer
from ludopolis.server.people.callers import Caller, by_session_token, is_https, store_of
from ludopolis.server.people.doors import show_out
from ludopolis.server.people.secrets import hash_of, new_token
from ludopolis.server.security import SESSION_COOKIE
from ludopolis.server.store.contract import SESSION_SECONDS, Player, Session

GUEST_COOKIE = "ludopolis_guest"


def me(caller: Caller) -> wire.Me:
    player = caller.player
    csrf = caller.session.csrf if caller.session else ""
    return wire.Me(id=player.id, name=player.name, login=player.login, language=player.language, csrf=csrf)


async def open_session(request: Request, player: Player, status: int = 200) -> Response:
    """A new session for the player, in place of the one the browser may have."""
    token, now = new_token(), time.time()
    session = Session(hash_of(token), player.id, new_token(), now, now)
    await store_of(request).add_session(session)
    response = answer(me(Caller(player, session, "cookie")), status)
    set_cookie(request, response, SESSION_COOKIE, token)
    return response


async def change_session(request: Request, before: Caller, player: Player) -> Response:
    """Log in: the browser belongs to another player from now on."""
    response = await open_session(request, player)
    if before.player.id != player.id and await _is_guest_with_tables(request, before):
        set_cookie(request, response, GUEST_COOKIE, request.cookies[SESSION_COOKIE])
    elif before.session:
        await store_of(request).end_session(before.session.token_hash)
    return show_out(request, before.player.id, response)


async def close_session(request: Request, caller: Caller, response: Response) -> None:
    """Log out; a guest who was put aside is back."""
    if caller.session:
        await store_of(request).end_session(caller.session.token_hash)
    guest = request.cookies.get(GUEST_COOKIE)
    if guest and await by_session_token(store_of(request), guest):
        set_cookie(request, response, SESSION_COOKIE, guest)
    else:
        response.delete_cookie(SESSION_COOKIE)
    response.delete_cookie(GUEST_COOKIE)
    show_out(request, caller.player.id, response)


def set_cookie(request: Request, response: Response, name: str, token: str) -> None:
    response.set_cookie(
        name, token, max_age=SESSION_SECONDS, httponly=True, samesite="lax", secure=is_https(request)
    )


async def _is_guest_with_tables(request: Request, caller: Caller) -> bool:
    if caller.player.login is not None:
        return False
    return bool(await store_of(request).summaries(player=caller.player.id, limit=1))
