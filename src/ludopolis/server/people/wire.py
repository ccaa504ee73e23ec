"""What goes over the wire about people, besides ``wire.Me``.

The limits here are for the OpenAPI document alone; ``names.py`` checks them, and says in both languages what
is wrong.
"""

from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ludopolis.server.people.names import LANGUAGES, LOGIN, LONGEST_NAME, PASSWORD


def _documented(**limits: Any) -> Meta:
    return Meta(extra_json_schema=limits)


Name = Annotated[str, _documented(minLength=1, maxLength=LONGEST_NAME)]
Login = Annotated[str, _documented(minLength=LOGIN[0], maxLength=LOGIN[1], pattern=r"^[\w.-]+$")]
Password = Annotated[str, _documented(minLength=PASSWORD[0], maxLength=PASSWORD[1])]
Language = Annotated[str, _documented(enum=list(LANGUAGES))]


class ChangeMe(msgspec.Struct, frozen=True, kw_only=True):
    """What is left out stays as it is. ``language`` null: that of the browser."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType | None = UNSET


class Credentials(msgspec.Struct, frozen=True, kw_only=True):
    """For a new account, and to log in."""

    login: Login
    password: Password


class NewPassword(msgspec.Struct, frozen=True, kw_only=True):
    """``old`` is needed where there is a password already."""

    new: Password
    old: str | None = None


class ForgetMe(msgspec.Struct, frozen=True, kw_only=True):
    """``password`` is needed where there is one."""

    password: str | None = None


class PasskeyInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    created: float


class NewPasskey(msgspec.Struct, frozen=True, kw_only=True):
    """``credential`` is what the browser's ``navigator.credentials.create`` gave, as JSON."""

    name: Name
    credential: dict[str, Any]


class ShownPasskey(msgspec.Struct, frozen=True, kw_only=True):
    """``credential`` is what the browser's ``navigator.credentials.get`` gave, as JSON."""

    credential: dict[str, Any]


class TokenInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    created: float


class NewToken(msgspec.Struct, frozen=True, kw_only=True):
    name: Name


class MadeToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token for programs (``Authorization: Bearer ...``). It is shown this once; only its hash is kept."""

    id: str
    name: str
    created: float
    token: str
