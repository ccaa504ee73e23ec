"""The routes about people."""

import time
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import Response

from ludopolis.server import wire
from ludopolis.server.http import answer, body, documented, nothing
from ludopolis.server.people import names, passkeys, tokens
from ludopolis.server.people.callers import (
    Caller,
    caller,
    check_origin,
    cookie_caller,
    person,
    store_of,
)
from ludopolis.server.people.doors import show_out
from ludopolis.server.people.logins import logins_of
from ludopolis.server.people.secrets import hash_password, is_weakly_hashed, new_id, password_fits
from ludopolis.server.people.sessions import change_session, close_session, me, open_session, set_cookie
from ludopolis.server.people.wire import ChangeMe, Credentials, ForgetMe, NewPassword
from ludopolis.server.problems import problem
from ludopolis.server.security import ACCOUNTS, GUESTS, LOGINS, SESSION_COOKIE, limit
from ludopolis.server.store.contract import Conflict, Player

Me = Annotated[Caller, Depends(person)]
Anybody = Annotated[Caller, Depends(caller)]


def people_routes() -> APIRouter:
    router = APIRouter(tags=["people"])
    router.include_router(_own_routes())
    router.include_router(passkeys.routes())
    router.include_router(tokens.routes())
    return router


def _own_routes() -> APIRouter:
    router = APIRouter()

    @router.post("/api/session", **documented(answer=wire.Me))
    async def session(request: Request) -> Response:
        """Who I am; a new guest if nobody yet."""
        known = await cookie_caller(request)
        check_origin(request, known)
        if known is None:
            return await _new_guest(request)
        response = answer(me(known))
        set_cookie(
            request, response, SESSION_COOKIE, request.cookies[SESSION_COOKIE]
        )  # its 90 days begin again
        return response

    @router.get("/api/me", **documented(answer=wire.Me))
    async def who(me_now: Anybody) -> Response:
        """Who I am."""
        return answer(me(me_now))

    @router.patch("/api/me", **documented(body=ChangeMe, answer=wire.Me))
    async def change(request: Request, me_now: Me) -> Response:
        """Change my name or my language."""
        wish = await body(request, ChangeMe)
        player = me_now.player
        if isinstance(wish.name, str):
            player = msgspec.structs.replace(player, name=names.checked_name(wish.name))
        if not isinstance(wish.language, msgspec.UnsetType):
            names.check_language(wish.language)
            player = msgspec.structs.replace(player, language=wish.language)
        await store_of(request).rename_player(player.id, player.name, player.language)
        return answer(me(msgspec.structs.replace(me_now, player=player)))

    @router.post("/api/accounts", **documented(body=Credentials, answer=wire.Me, status=201))
    async def new_account(request: Request, me_now: Me) -> Response:
        """Turn the guest I am into an account; my name and my tables stay mine."""
        given = await body(request, Credentials)
        limit(request, ACCOUNTS)
        if me_now.player.login is not None:
            raise problem("has_account")
        login = names.checked_login(given.login)
        names.check_password(given.password, login)
        password = await hash_password(given.password)
        player = msgspec.structs.replace(me_now.player, login=login, password=password)
        try:
            await store_of(request).change_player(player)
        except Conflict:
            raise problem("login_taken") from None
        await store_of(request).end_sessions_of(player.id)
        return show_out(request, player.id, await open_session(request, player, 201))

    @router.post("/api/login", **documented(body=Credentials, answer=wire.Me))
    async def login(request: Request, me_now: Me) -> Response:
        """Log in to my account. A guest with tables comes back when I log out."""
        given = await body(request, Credentials)
        logins_of(request).limit(request, given.login)
        store = store_of(request)
        player = await store.player_by_login(given.login)
        if not await password_fits(given.password, player.password if player else None) or player is None:
            raise problem("wrong_login")
        logins_of(request).succeeded(request, given.login)
        if player.password and is_weakly_hashed(player.password):
            player = msgspec.structs.replace(player, password=await hash_password(given.password))
            await store.change_player(player)
        return await change_session(request, me_now, player)

    @router.post("/api/logout", **documented(status=204))
    async def logout(request: Request, me_now: Me) -> Response:
        """Log out of this browser."""
        response = nothing()
        await close_session(request, me_now, response)
        return response

    @router.post("/api/password", **documented(body=NewPassword, status=204))
    async def password(request: Request, me_now: Me) -> Response:
        """Change my password; other browsers are logged out."""
        given = await body(request, NewPassword)
        limit(request, LOGINS)
        player = me_now.player
        if player.login is None:
            raise problem("no_account")
        await _check_password(player, given.old)
        names.check_password(given.new, player.login)
        changed = msgspec.structs.replace(player, password=await hash_password(given.new))
        store = store_of(request)
        await store.change_player(changed)
        await store.end_sessions_of(player.id, but=me_now.session.token_hash if me_now.session else None)
        return show_out(request, player.id, nothing())

    @router.post("/api/forget-me", **documented(body=ForgetMe, status=204))
    async def forget(request: Request, me_now: Me) -> Response:
        """Delete me: my account, ratings and lines of chat. Games stay, under the name I had there."""
        given = await body(request, ForgetMe)
        limit(request, LOGINS)
        await _check_password(me_now.player, given.password)
        await store_of(request).remove_player(me_now.player.id)
        response = nothing()
        await close_session(request, me_now, response)
        return response

    return router


async def _check_password(player: Player, given: str | None) -> None:
    if player.password and not await password_fits(given or "", player.password):
        raise problem("wrong_password")


async def _new_guest(request: Request) -> Response:
    limit(request, GUESTS)
    player = Player(new_id(), names.guest_name(), time.time())
    await store_of(request).add_player(player)
    return await open_session(request, player)
