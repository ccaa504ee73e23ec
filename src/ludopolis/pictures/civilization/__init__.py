"""Civilization as a picture."""

from ludopolis.pictures.civilization.page import picture

__all__ = ["picture"]
