"""A file for one process alone; the system lets go of it when the process ends, however it ends."""

import sys
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt

    BEYOND = 2**40  # Windows forbids others to touch what is locked, so that is a place nobody needs

    def lock(file: BinaryIO) -> bool:
        """Whether the file is ours from now on, until it is closed."""
        file.seek(BEYOND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def lock(file: BinaryIO) -> bool:
        """Whether the file is ours from now on, until it is closed."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system that has no locks
        return True
