"""Pairs of games that differ only in what is hidden from one reader: what he is told must be the same, byte
by byte, until it comes to light."""
