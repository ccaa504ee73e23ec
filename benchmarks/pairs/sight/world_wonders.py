"""World Wonders: whatever comes from a stack or a deck is open at once, and named."""

from pairs.sight import Sight

SIGHT = Sight()
