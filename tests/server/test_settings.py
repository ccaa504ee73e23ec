"""Settings: from the environment, from the command line, and in the documentation."""

import re
from pathlib import Path

import pytest

from ludopolis.server.settings import BadSetting, Settings, settings_from

OPERATE = Path(__file__).parents[2] / "docs" / "operate.md"


def test_the_table_in_the_documentation_is_complete() -> None:
    table = re.findall(r"^\| `LUDOPOLIS_(\w+)` \|([^|]*)\|", OPERATE.read_text(encoding="utf-8"), re.M)
    documented = {name.lower(): default.strip().strip("`") for name, default in table}
    assert list(documented) == list(Settings.__struct_fields__)
    for name, value in settings_from({}).__rich_repr__():
        if isinstance(value, bool | int) and name != "bot_workers":
            assert documented[name] == str(value).lower()
        elif name in ("host", "log_level", "log_format"):
            assert documented[name] == value


def test_defaults_need_nothing() -> None:
    settings = settings_from({})
    assert settings.database_url == f"sqlite:///{settings.data}/ludopolis.db"
    assert settings.origins == frozenset()
    assert not settings.https


def test_from_the_environment() -> None:
    settings = settings_from(
        {
            "LUDOPOLIS_PORT": "9000",
            "LUDOPOLIS_RATE_LIMITS": "false",
            "LUDOPOLIS_TRUSTED_PROXIES": "10.0.0.1, 192.168.0.0/16",
            "LUDOPOLIS_PUBLIC_URL": "https://Games.example.org/path",
            "LUDOPOLIS_DATA": "/data",
            "LUDOPOLIS_LOG_LEVEL": "",
            "OTHER_PORT": "1",
        }
    )
    assert settings.port == 9000
    assert not settings.rate_limits
    assert settings.trusted_proxies == ("10.0.0.1", "192.168.0.0/16")
    assert settings.origins == {"https://games.example.org"}
    assert settings.https
    assert settings.database_url == "sqlite:////data/ludopolis.db"
    assert settings.log_level == "info"


def test_the_command_line_goes_first() -> None:
    environment = {"LUDOPOLIS_PORT": "9000", "LUDOPOLIS_HOST": "::1"}
    settings = settings_from(environment, {"port": 9001, "host": None})
    assert (settings.port, settings.host) == (9001, "::1")


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PORT", "http", "LUDOPOLIS_PORT"),
        ("PORT", "65536", "<= 65535"),
        ("BOT_WORKERS", "0", ">= 1"),
        ("BOT_WORKERS", "257", "<= 256"),
        ("LOG_LEVEL", "loud", "LUDOPOLIS_LOG_LEVEL"),
        ("RATE_LIMITS", "maybe", "LUDOPOLIS_RATE_LIMITS"),
        ("PUBLIC_URL", "games.example.org", "https://games.example.org"),
        ("WORKERS", "3", "need PostgreSQL"),
    ],
)
def test_nonsense_is_named(name: str, value: str, said: str) -> None:
    with pytest.raises(BadSetting) as refused:
        settings_from({f"LUDOPOLIS_{name}": value})
    assert said in str(refused.value)


def test_several_workers_with_postgres() -> None:
    environment = {"LUDOPOLIS_WORKERS": "256", "LUDOPOLIS_DATABASE": "postgresql://localhost/games"}
    assert settings_from(environment).workers == 256
    with pytest.raises(BadSetting, match="<= 256"):
        settings_from({**environment, "LUDOPOLIS_WORKERS": "257"})
