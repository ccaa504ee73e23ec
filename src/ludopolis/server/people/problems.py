"""What can be wrong with who somebody is, in both languages."""

from ludopolis.server.http import Problem


def no_session() -> Problem:
    return Problem(
        401,
        "no_session",
        {
            "cs": "Tady tě zatím neznáme. Načti prosím stránku znovu.",
            "en": "We do not know you here yet. Please load the page again.",
        },
    )


def bad_token() -> Problem:
    return Problem(
        401,
        "bad_token",
        {
            "cs": "Tento token neplatí. Vytvoř si v nastavení účtu nový.",
            "en": "This token is not valid. Make a new one in the settings of your account.",
        },
        headers={"WWW-Authenticate": "Bearer"},
    )


def bad_origin() -> Problem:
    return Problem(
        403,
        "bad_origin",
        {
            "cs": "Požadavek přišel z cizí stránky. Adresu té naší nastavuje správce serveru "
            "(LUDOPOLIS_PUBLIC_URL).",
            "en": "This request came from a foreign page. The operator sets the address of ours "
            "(LUDOPOLIS_PUBLIC_URL).",
        },
    )


def bad_csrf() -> Problem:
    return Problem(
        403,
        "bad_csrf",
        {
            "cs": "Stránka je zastaralá. Načti ji prosím znovu.",
            "en": "The page is out of date. Please load it again.",
        },
    )


def not_for_programs() -> Problem:
    return Problem(
        403,
        "not_for_programs",
        {
            "cs": "Tohle se dá dělat jen na stránce, ne s tokenem pro programy.",
            "en": "This can be done on the page only, not with a token for programs.",
        },
    )


def wrong_login() -> Problem:
    return Problem(
        401,
        "wrong_login",
        {
            "cs": "Přihlašovací jméno nebo heslo nesouhlasí.",
            "en": "The login name or the password is not right.",
        },
    )


def wrong_password() -> Problem:
    return Problem(
        403,
        "wrong_password",
        {"cs": "Dosavadní heslo nesouhlasí.", "en": "The present password is not right."},
    )


def login_taken() -> Problem:
    return Problem(
        409,
        "login_taken",
        {
            "cs": "Toto přihlašovací jméno už někdo má. Zvol si jiné.",
            "en": "Somebody has this login name already. Choose another one.",
        },
    )


def has_account() -> Problem:
    return Problem(409, "has_account", {"cs": "Účet už máš.", "en": "You have an account already."})


def no_account() -> Problem:
    return Problem(
        409,
        "no_account",
        {"cs": "Nejdřív si založ účet.", "en": "Make an account first."},
    )


def bad_name(most: int) -> Problem:
    return Problem(
        400,
        "bad_name",
        {
            "cs": f"Jméno musí mít 1 až {most} znaků a nesmí obsahovat řídicí znaky.",
            "en": f"A name has 1 to {most} characters, none of them a control character.",
        },
    )


def bad_login(least: int, most: int) -> Problem:
    return Problem(
        400,
        "bad_login",
        {
            "cs": f"Přihlašovací jméno má {least} až {most} znaků: písmena, číslice a . _ -",
            "en": f"A login name has {least} to {most} characters: letters, digits and . _ -",
        },
    )


def bad_password(least: int, most: int) -> Problem:
    return Problem(
        400,
        "bad_password",
        {
            "cs": f"Heslo má {least} až {most} znaků a neshoduje se s přihlašovacím jménem.",
            "en": f"A password has {least} to {most} characters and is not the login name.",
        },
    )


def bad_language() -> Problem:
    return Problem(
        400,
        "bad_language",
        {"cs": "Umíme česky (cs) a anglicky (en).", "en": "We speak Czech (cs) and English (en)."},
    )


def bad_passkey(reason: str) -> Problem:
    return Problem(
        400,
        "bad_passkey",
        {
            "cs": f"Přístupový klíč se nepodařilo ověřit: {reason}",
            "en": f"The passkey could not be verified: {reason}",
        },
    )


def unknown_passkey() -> Problem:
    return Problem(
        401,
        "unknown_passkey",
        {
            "cs": "Tento přístupový klíč tu k žádnému účtu nepatří.",
            "en": "This passkey belongs to no account here.",
        },
    )


def too_many_things(code: str, most: int) -> Problem:
    return Problem(
        409,
        code,
        {
            "cs": f"Víc než {most} jich mít nejde. Nejdřív některý smaž.",
            "en": f"You cannot have more than {most}. Remove one first.",
        },
    )


def not_found() -> Problem:
    return Problem(404, "not_found", {"cs": "Nic takového tu nemáš.", "en": "You have no such thing here."})
