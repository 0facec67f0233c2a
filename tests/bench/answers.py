"""Reads what a process says, and ends if it says nothing."""

from __future__ import annotations

import select
from typing import IO

LONGEST_ANSWER_S = 60.0  # the process may have to start first


def line_of(stream: IO[bytes], what: str, within_s: float = LONGEST_ANSWER_S) -> bytes:
    """The next line; TimeoutError says what was waited for. The stream has no buffer, so that none is overlooked."""
    line = b""
    while not line.endswith(b"\n"):
        if not select.select([stream], [], [], within_s)[0]:
            raise TimeoutError(f"{what}: no line within {within_s:g} s; so far {line!r}")
        if not (some := stream.read(1)):
            raise TimeoutError(f"{what}: its process has ended; it had said {line!r}")
        line += some
    return line
