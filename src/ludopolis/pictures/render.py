"""SVG to PNG, with the optional package resvg-py."""

from ludopolis.core.errors import LudopolisError

LARGEST_SCALE = 4.0


class NoRenderer(LudopolisError):
    """The package that makes PNG pictures is not installed."""


def png(svg: str, scale: float = 1.0) -> bytes:
    """The picture as PNG, ``scale`` times as large as drawn."""
    if not 0 < scale <= LARGEST_SCALE:
        raise ValueError(f"the scale must be above 0 and at most {LARGEST_SCALE:g}, not {scale:g}")
    try:
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise NoRenderer(
            "PNG pictures need the package resvg-py: pip install 'ludopolis[pictures]' (SVG works without it)"
        ) from error
    return bytes(svg_to_bytes(svg_string=svg, zoom=scale))
