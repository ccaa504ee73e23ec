"""Civilization: A New Dawn as a picture."""

from ludopolis.pictures.new_dawn.page import picture

__all__ = ["picture"]
