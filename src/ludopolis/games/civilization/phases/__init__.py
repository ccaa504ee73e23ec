"""The five phases of a turn, one file each (R5-R9)."""
