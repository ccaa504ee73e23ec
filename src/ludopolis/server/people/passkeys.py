"""Passkeys (WebAuthn): the browser proves to have a key, nothing secret is kept here.

A challenge is bound to the session that asked for it, is valid for a few minutes, and only once.
"""

import json
import time
from typing import Annotated, Any
from urllib.parse import urlsplit

import webauthn
from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import Response
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from ludopolis.server import wire
from ludopolis.server.http import answer, body, documented, nothing
from ludopolis.server.people import names
from ludopolis.server.people.callers import Caller, own_origins, person, settings_of, store_of
from ludopolis.server.people.sessions import change_session
from ludopolis.server.people.wire import NewPasskey, PasskeyInfo, ShownPasskey
from ludopolis.server.problems import problem
from ludopolis.server.security import LOGINS, limit
from ludopolis.server.store.contract import Conflict, Passkey

SITE = "Ludopolis"
MOST = 20
CHALLENGE_SECONDS = 300

Me = Annotated[Caller, Depends(person)]


def routes() -> APIRouter:
    router = APIRouter(prefix="/api/passkeys")

    @router.get("", **documented(answer=list[PasskeyInfo]))
    async def mine(request: Request, me: Me) -> Response:
        """My passkeys."""
        return answer([_info(passkey) for passkey in await store_of(request).passkeys(me.player.id)])

    @router.delete("/{id}", **documented(status=204))
    async def remove(request: Request, id: str, me: Me) -> Response:
        """Remove a passkey."""
        if not await store_of(request).remove_passkey(me.player.id, id):
            raise problem("not_found")
        return nothing()

    @router.post("/register/options", **documented(answer=dict[str, Any]))
    async def register_options(request: Request, me: Me) -> Response:
        """Begin to add a passkey: what to give to ``navigator.credentials.create``."""
        known = await store_of(request).passkeys(me.player.id)
        if len(known) >= MOST:
            raise problem("too_many_passkeys", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=_site_id(request),
            rp_name=SITE,
            user_name=me.player.login or me.player.name,
            user_display_name=me.player.name,
            user_id=me.player.id.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(webauthn.base64url_to_bytes(passkey.id)) for passkey in known
            ],
        )
        await _keep_challenge(request, me, "register", options.challenge)
        return answer(json.loads(webauthn.options_to_json(options)))

    @router.post("/register/verify", **documented(body=NewPasskey, answer=PasskeyInfo, status=201))
    async def register(request: Request, me: Me) -> Response:
        """Add the passkey the browser has made."""
        given = await body(request, NewPasskey)
        name = names.checked_name(given.name)
        challenge = await _take_challenge(request, me, "register")
        try:
            verified = webauthn.verify_registration_response(
                credential=given.credential,
                expected_challenge=challenge,
                expected_rp_id=_site_id(request),
                expected_origin=sorted(own_origins(request)),
            )
        except (WebAuthnException, ValueError) as wrong:
            raise problem("bad_passkey", fault="other", reason=str(wrong)) from None
        passkey = Passkey(
            bytes_to_base64url(verified.credential_id),
            me.player.id,
            name,
            verified.credential_public_key,
            verified.sign_count,
            time.time(),
        )
        try:
            await store_of(request).add_passkey(passkey)
        except Conflict:
            raise problem("bad_passkey", fault="known", reason="") from None
        return answer(_info(passkey), 201)

    @router.post("/login/options", **documented(answer=dict[str, Any]))
    async def login_options(request: Request, me: Me) -> Response:
        """Begin to log in by a passkey: what to give to ``navigator.credentials.get``."""
        options = webauthn.generate_authentication_options(
            rp_id=_site_id(request), user_verification=UserVerificationRequirement.PREFERRED
        )
        await _keep_challenge(request, me, "login", options.challenge)
        return answer(json.loads(webauthn.options_to_json(options)))

    @router.post("/login/verify", **documented(body=ShownPasskey, answer=wire.Me))
    async def login(request: Request, me: Me) -> Response:
        """Log in by a passkey."""
        credential = (await body(request, ShownPasskey)).credential
        limit(request, LOGINS)
        challenge = await _take_challenge(request, me, "login")
        store = store_of(request)
        passkey = await store.passkey(str(credential.get("id")))
        player = await store.player(passkey.player) if passkey else None
        if passkey is None or player is None:
            raise problem("unknown_passkey")
        try:
            verified = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=_site_id(request),
                expected_origin=sorted(own_origins(request)),
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except (WebAuthnException, ValueError) as wrong:
            raise problem("bad_passkey", fault="other", reason=str(wrong)) from None
        await store.use_passkey(passkey.id, verified.new_sign_count)
        return await change_session(request, me, player)

    return router


def _info(passkey: Passkey) -> PasskeyInfo:
    return PasskeyInfo(id=passkey.id, name=passkey.name, created=passkey.created)


def _site_id(request: Request) -> str:
    public = settings_of(request).public_url
    return (urlsplit(public).hostname if public else request.url.hostname) or "localhost"


async def _keep_challenge(request: Request, me: Caller, purpose: str, challenge: bytes) -> None:
    await store_of(request).add_challenge(
        _challenge_id(me, purpose), challenge, time.time() + CHALLENGE_SECONDS
    )


async def _take_challenge(request: Request, me: Caller, purpose: str) -> bytes:
    challenge = await store_of(request).take_challenge(_challenge_id(me, purpose), time.time())
    if challenge is None:
        raise problem("bad_passkey", fault="late", reason="")
    return challenge


def _challenge_id(me: Caller, purpose: str) -> str:
    assert me.session is not None  # a person has one
    return f"{purpose}:{me.session.token_hash}"
