"""What is typed: single keys in a terminal, the first letter of a line where words come from somewhere else."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import termios
import tty
from collections.abc import Callable, Iterator

GULP = 1024


@contextlib.contextmanager
def listening(key: Callable[[str], None], number: int | None = None) -> Iterator[None]:
    """Pass on each key (or the first letter of each line) in small letters, until the end."""
    number = sys.stdin.fileno() if number is None else number
    with _each_key_at_once(number) as at_once:
        loop = asyncio.get_running_loop()

        def read() -> None:
            text = os.read(number, GULP).decode("utf-8", "replace").lower()
            if not text:
                loop.remove_reader(number)  # nobody types any more
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
