"""Battles, from their opening to what they leave behind (R10)."""
