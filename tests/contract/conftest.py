import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a contract test for every seat count and every combination of options."""
    if "setting" in metafunc.fixturenames and metafunc.cls is not None:
        settings = metafunc.cls.settings()
        metafunc.parametrize("setting", settings, ids=[str(setting) for setting in settings])
