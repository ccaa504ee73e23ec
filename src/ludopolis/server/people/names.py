"""Names: what people are called, and what they log in with."""

import re
import secrets
import unicodedata

from ludopolis.server.problems import problem

LONGEST_NAME = 40
LOGIN = (2, 40)
PASSWORD = (8, 200)
LANGUAGES = ("cs", "en")

# Old cities that are called the same in Czech and English.
CITIES = (
    "Angkor",
    "Babylon",
    "Cuzco",
    "Knossos",
    "Palmyra",
    "Persepolis",
    "Petra",
    "Samarkand",
    "Sparta",
    "Tikal",
    "Ugarit",
    "Uruk",
    "Uxmal",
)


def guest_name() -> str:
    return f"{secrets.choice(CITIES)} {secrets.randbelow(900) + 100}"


def checked_name(name: str) -> str:
    """Without needless spaces and without characters that could disturb a line."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST_NAME or not all(_may_be_shown(character) for character in tidy):
        raise problem("bad_name", most=LONGEST_NAME)
    return tidy


def _may_be_shown(character: str) -> bool:
    """No control characters, no changes of direction, nothing unassigned."""
    return character == " " or unicodedata.category(character)[0] not in "CZ"


def checked_login(login: str) -> str:
    least, most = LOGIN
    tidy = unicodedata.normalize("NFKC", login.strip())
    if not least <= len(tidy) <= most or not re.fullmatch(r"[\w.-]+", tidy):
        raise problem("bad_login", least=least, most=most)
    return tidy


def check_password(password: str, login: str) -> None:
    least, most = PASSWORD
    if not least <= len(password) <= most or password.casefold() == login.casefold():
        raise problem("bad_password", least=least, most=most)


def check_language(language: str | None) -> None:
    if language is not None and language not in LANGUAGES:
        raise problem("bad_language")
