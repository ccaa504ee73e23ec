"""Everything the service refuses: a status and a code for each, and words in both languages.

The words are in ``text.cs.ftl`` and ``text.en.ftl`` beside this file (``problem-<code>``), the numbers are
their arguments. They are made when somebody reads them.
"""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path

import msgspec
from starlette.responses import Response

from ludopolis.core.contract import Game
from ludopolis.core.errors import Argument, Refusal
from ludopolis.core.text import LANGUAGES, Texts
from ludopolis.server import wire

FOLDER = str(Path(__file__).parent)
JSON = "application/json"

STATUS = {
    "bad_request": 400,
    "bad_name": 400,
    "bad_login": 400,
    "bad_password": 400,
    "bad_language": 400,
    "bad_passkey": 400,
    "no_session": 401,
    "bad_token": 401,
    "wrong_login": 401,
    "unknown_passkey": 401,
    "bad_origin": 403,
    "bad_csrf": 403,
    "not_for_programs": 403,
    "not_for_you": 403,
    "wrong_password": 403,
    "wrong_invite": 403,
    "not_seated": 403,
    "not_owner": 403,
    "not_your_seat": 403,
    "not_found": 404,
    "no_such_game": 404,
    "no_such_table": 404,
    "no_such_record": 404,
    "no_such_player": 404,
    "no_such_round": 404,
    "no_such_view": 404,
    "method_not_allowed": 405,
    "login_taken": 409,
    "has_account": 409,
    "no_account": 409,
    "too_many_passkeys": 409,
    "too_many_tokens": 409,
    "table_full": 409,
    "seat_taken": 409,
    "already_started": 409,
    "not_playing": 409,
    "paused": 409,
    "not_paused": 409,
    "not_your_turn": 409,
    "stale": 409,
    "illegal": 409,
    "no_such_line": 409,
    "nothing_to_undo": 409,
    "undo_revealed": 409,
    "undo_too_late": 409,
    "undo_waits": 409,
    "worn_out": 409,
    "no_undo_asked": 409,
    "no_next_round": 409,
    "not_away": 409,
    "not_a_person": 409,
    "cannot_take_back": 409,
    "no_hints": 409,
    "no_rematch_yet": 409,
    "not_over": 409,
    "old_rules": 409,
    "too_large": 413,
    "bad_list": 422,
    "bad_seats": 422,
    "bad_option": 422,
    "bad_position": 422,
    "bad_clock": 422,
    "bad_rounds": 422,
    "bad_salt": 422,
    "bad_level": 422,
    "unknown_action": 422,
    "bad_chat": 422,
    "bad_message": 422,
    "bad_record": 422,
    "record_too_slow": 422,
    "too_often": 429,
    "too_many_open": 429,
    "hint_busy": 429,
    "foresight_busy": 429,
    "internal_error": 500,
    "no_advice": 503,
    "storage_down": 503,
}


class Problem(Exception):
    """Why something is refused: a status, a code for programs, words in each language, the rule of the game
    if it is one."""

    def __init__(self, code: str, headers: Mapping[str, str] | None = None, **arguments: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.headers = headers
        self._arguments = arguments

    @cached_property
    def why(self) -> wire.Why:
        texts = {
            language: text(f"problem-{self.code}", language, **self._arguments) for language in LANGUAGES
        }
        return wire.Why(code=self.code, text=texts)

    def answer(self) -> Response:
        return failure(self.why, self.status, self.headers)

    def __str__(self) -> str:
        return self.why.text["en"]


class Illegal(Problem):
    """The rules of the game forbid it."""

    def __init__(self, game: Game, refusal: Refusal) -> None:
        super().__init__("illegal")
        self._game = game
        self._refusal = refusal

    @cached_property
    def why(self) -> wire.Why:
        texts = {language: self._game.texts(language).refusal(self._refusal) for language in LANGUAGES}
        return wire.Why(code=self.code, rule=self._refusal.rule, text=texts)


def problem(code: str, headers: Mapping[str, str] | None = None, **arguments: Argument) -> Problem:
    return Problem(code, headers, **arguments)


def failure(why: wire.Why, status: int, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(wire.Failure(why)), status, headers, JSON)


def text(id: str, language: str, **arguments: Argument) -> str:
    """One of the service's own texts."""
    return Texts(FOLDER, language).get(id, **arguments)
