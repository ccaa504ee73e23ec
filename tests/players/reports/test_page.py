from pathlib import Path

from ludopolis.players.reports.page import page
from ludopolis.svg import worded


def test_a_page_has_everything_in_it(tmp_path: Path) -> None:
    (tmp_path / "style.css").write_text(".own { color: red; }")
    text = page("cs", "A < B", tmp_path, ["one & two", "three"], [worded("section", "here")])
    assert text.startswith('<!DOCTYPE html>\n<html lang="cs"><head><meta charset="utf-8">')
    assert "<title>A &lt; B</title>" in text
    assert "<header><h1>A &lt; B</h1><p>one &amp; two</p><p>three</p></header>" in text
    assert "<main><section>here</section></main>" in text
    shared, own = text.index("prefers-color-scheme: dark"), text.index(".own { color: red; }")
    assert shared < own
