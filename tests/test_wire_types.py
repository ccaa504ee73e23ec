"""The page's types are those of the service."""

import wire_types


def test_the_page_knows_the_same_types() -> None:
    assert wire_types.FILE.read_text(encoding="utf-8") == wire_types.source(), (
        "run python tools/wire_types.py"
    )
