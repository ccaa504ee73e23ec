"""Lines of text to and from another program, with a time limit on everything.

Threads wait for the program so that nobody else has to: a full pipe or a silent program costs the caller
its time limit, never more. ``close`` ends the program together with its group of processes.
"""

import os
import queue
import subprocess
import threading
from collections.abc import Sequence
from typing import IO

from ludopolis.players import process_groups

LONGEST_LINE = 65_536  # bytes of one line from the program
KEPT_NOTES = 8_192  # bytes of its standard error, the last ones
SHOWN_NOTES = 10  # lines of them in a report
LAST_WORDS = 1.0  # seconds to read what a program that ended has written
UNREAD = 8  # lines nobody asked for, until nobody listens any more


class Trouble(Exception):
    """The program did not do its part; the text says what happened."""


class Silent(Trouble):
    """The program did not answer in time."""


class _Ended(Trouble):
    """There is nothing more to read; the text says where it broke off."""


class Dialogue:
    """A running program. Raises OSError if it cannot be started."""

    grace = 1.0  # seconds to end by itself

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            **process_groups.own_group(),
        )
        process_groups.note(self._process.pid)
        self._outgoing: queue.Queue[bytes | None] = queue.Queue()
        self._incoming: queue.Queue[bytes | Trouble] = queue.Queue(UNREAD)
        self._notes = bytearray()
        self._threads = [
            threading.Thread(target=_write, args=(self._process.stdin, self._outgoing), daemon=True),
            threading.Thread(target=_read, args=(self._process.stdout, self._incoming), daemon=True),
            threading.Thread(target=_keep, args=(self._process.stderr, self._notes), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def process_id(self) -> int:
        return self._process.pid

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for the line that answers it."""
        if not self._incoming.empty():
            early = self._line(self._incoming.get())
            raise Trouble(f"wrote a line nobody asked for: {shown(early)}")
        self._outgoing.put(line)
        try:
            return self._line(self._incoming.get(timeout=seconds))
        except queue.Empty:
            raise Silent(f"did not answer within {seconds:g} s") from None

    def _line(self, heard: bytes | Trouble) -> bytes:
        if isinstance(heard, _Ended):
            code = self.exit_code()
            if code is None:
                raise Trouble(f"closed its standard output {heard}")
            raise Trouble(f"ended {heard} ({process_groups.exit_text(code)})")
        if isinstance(heard, Trouble):
            raise heard
        return heard

    def tell(self, line: bytes) -> None:
        """Send a line that needs no answer."""
        self._outgoing.put(line)

    def notes(self) -> str:
        """The last lines the program wrote to standard error."""
        lines = bytes(self._notes).decode("utf-8", "replace").splitlines()[-SHOWN_NOTES:]
        return "\n".join("".join(sign for sign in line if sign.isprintable()) for line in lines)

    def exit_code(self) -> int | None:
        """How the program ended, or None if it does not end."""
        try:
            return self._process.wait(self.grace)
        except subprocess.TimeoutExpired:
            return None

    def close(self, at_once: bool = False) -> None:
        """Let the program read what was sent, and end, if there is time for it; kill what is left of it."""
        self._outgoing.put(None)
        try:
            if not at_once:
                self.exit_code()
        finally:
            process_groups.kill_group(self._process)
            process_groups.forget(self._process.pid)
        self._process.wait()
        for thread in self._threads:
            thread.join(LAST_WORDS)
        if not any(thread.is_alive() for thread in self._threads):
            _close_quietly(self._process.stdin, self._process.stdout, self._process.stderr)


def shown(line: bytes) -> str:
    """What a program wrote, short enough for a message."""
    text = line[:200].decode("utf-8", "replace").rstrip("\r\n")
    return repr(text) + ("..." if len(line) > 200 else "")


# --- the threads ------------------------------------------------------------------------------------


def _write(pipe: IO[bytes], lines: "queue.Queue[bytes | None]") -> None:
    """Send lines until None comes or nobody reads them any more."""
    while (line := lines.get()) is not None:
        try:
            pipe.write(line)
            pipe.flush()
        except (OSError, ValueError):
            break
    _close_quietly(pipe)


def _read(pipe: IO[bytes], lines: "queue.Queue[bytes | Trouble]") -> None:
    """Pass on the lines of the program, and why there will be no more."""
    try:
        while (line := pipe.readline(LONGEST_LINE + 1)).endswith(b"\n"):
            lines.put_nowait(line)
        lines.put_nowait(_last(line))
    except (OSError, ValueError):
        pass
    except queue.Full:
        _make_room(lines, Trouble(f"wrote more than {UNREAD} lines nobody asked for"))


def _last(line: bytes) -> Trouble:
    if len(line) > LONGEST_LINE:
        return Trouble(f"wrote a line of more than {LONGEST_LINE} bytes: {shown(line)}")
    if line:
        return _Ended(f"in the middle of a line: {shown(line)}")
    return _Ended("without an answer")


def _make_room(lines: "queue.Queue[bytes | Trouble]", trouble: Trouble) -> None:
    """Whoever asks next shall learn of the trouble at once."""
    while True:
        try:
            lines.get_nowait()
        except queue.Empty:
            lines.put(trouble)
            return


def _keep(pipe: IO[bytes], notes: bytearray) -> None:
    """Keep the end of what the program writes."""
    while chunk := os.read(pipe.fileno(), KEPT_NOTES):
        notes += chunk
        del notes[:-KEPT_NOTES]


# --- ending programs --------------------------------------------------------------------------------


def _close_quietly(*pipes: IO[bytes] | None) -> None:
    for pipe in pipes:
        try:
            if pipe is not None:
                pipe.close()
        except OSError:
            pass
