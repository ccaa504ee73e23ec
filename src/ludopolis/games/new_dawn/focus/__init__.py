"""The five types of focus cards: what can be done with each (R6 - R9)."""
