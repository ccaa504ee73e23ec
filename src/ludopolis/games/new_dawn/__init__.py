"""Civilization: A New Dawn."""
