"""PNG."""

import struct
import sys

import pytest

from ludopolis.pictures.render import NoRenderer, png
from ludopolis.pictures.world_wonders import picture
from pictures.positions import NAMES, WORLD_WONDERS, parsed, played, view_of

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size_of(data: bytes) -> tuple[int, int]:
    assert data.startswith(SIGNATURE)
    assert data[12:16] == b"IHDR"
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.mark.parametrize("scale", [0.5, 1, 2])
def test_the_size(scale: float) -> None:
    svg = picture(view_of(played(1, 0, "middle")), WORLD_WONDERS.texts("cs"), NAMES)
    root = parsed(svg)
    width, height = size_of(png(svg, scale))
    assert width == pytest.approx(float(root.attrib["width"]) * scale, abs=1)
    assert height == pytest.approx(float(root.attrib["height"]) * scale, abs=1)


def test_colours_arrive() -> None:
    """Different themes give different pictures."""
    view, texts = view_of(played(2, 1, "end")), WORLD_WONDERS.texts("en")
    light, dark = (png(picture(view, texts, NAMES, theme), 0.25) for theme in ("light", "dark"))
    assert light != dark


@pytest.mark.parametrize("scale", [0, -1, 5, float("nan")])
def test_impossible_scales(scale: float) -> None:
    with pytest.raises(ValueError, match="scale"):
        png("<svg/>", scale)


def test_without_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(NoRenderer, match=r"ludopolis\[pictures\]"):
        png("<svg/>")
