"""What a kind of frame does: go on by itself, or ask and carry out the answer."""

from librt.vecs import vec
from mypy_extensions import i64

from ludopolis.games.civilization.state import Table


class Handler:
    """A kind of frame. The frame it speaks of is the top one."""

    def proceed(self, table: Table) -> bool:
        """Go on as far as nobody has to decide: push a frame, or pop this one. True if its seat must
        decide."""
        return True

    def fill(self, table: Table, actions: vec[i64]) -> i64:
        """Write the legal actions; return how many there are, never none."""
        raise NotImplementedError

    def carry_out(self, table: Table, action: i64) -> None:
        """Do what a legal action says."""
        raise NotImplementedError
