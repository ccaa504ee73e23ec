"""World Wonders as a picture."""

from ludopolis.pictures.world_wonders.page import picture

__all__ = ["picture"]
