"""Keys: single ones in a terminal, or the first letter of each line from a pipe."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import termios
import tty
from collections.abc import Callable, Iterator

READ_BYTES = 1024


@contextlib.contextmanager
def listening(key: Callable[[str], None], number: int | None = None) -> Iterator[None]:
    """Pass on each key, or the first letter of each line, in lower case until the end."""
    number = sys.stdin.fileno() if number is None else number
    with _each_key_at_once(number) as at_once:
        loop = asyncio.get_running_loop()

        def read() -> None:
            text = os.read(number, READ_BYTES).decode("utf-8", "replace").lower()
            if not text:
                loop.remove_reader(number)  # the input has ended
            for letter in text if at_once else [line.strip()[:1] for line in text.splitlines()]:
                if letter.strip():
                    key(letter)

        with contextlib.suppress(PermissionError):  # a file, or nothing: no keys
            loop.add_reader(number, read)
        try:
            yield
        finally:
            loop.remove_reader(number)


@contextlib.contextmanager
def _each_key_at_once(number: int) -> Iterator[bool]:
    if not os.isatty(number):
        yield False
        return
    before = termios.tcgetattr(number)
    tty.setcbreak(number)
    try:
        yield True
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)
