"""What a run of the command gives back."""

from collections.abc import Callable
from typing import NamedTuple


class Run(NamedTuple):
    code: int
    out: str
    err: str


Command = Callable[..., Run]
