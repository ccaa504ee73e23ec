"""The browser in which benchmarks and tests open the page."""

import shutil

NAMES = ("chromium-headless-shell", "chromium", "google-chrome")  # the first one does the least besides


def chromium() -> str | None:
    """Where it is, if anywhere."""
    return next(filter(None, map(shutil.which, NAMES)), None)
