import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a contract test for every seat count and every combination of options."""
    if "setting" in metafunc.fixturenames and metafunc.cls is not None:
        settings = metafunc.cls.settings()
        names = [str(setting) for setting in settings]
        metafunc.parametrize("setting", settings, ids=names, scope="class")  # sorts the tests by settings
