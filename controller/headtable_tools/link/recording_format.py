"""The file of a recording: one line of text for each piece that went over the wire, with its time and its way.

``1203 < $pad-01 1 press two 15*876B\\n`` came from the device 1203 ms after the beginning; ``>`` went to it. Other
bytes than plain text are written as in Python (``\\x00``, ``\\r``). A piece that
does not end in ``\\n`` was no whole line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from msgspec import Struct

from headtable.errors import BadConfig
from headtable.messages.devices import Way
from headtable.regular_files import read_bytes
from headtable.wire import unescaped

TITLE = "# headtable link record"
EXAMPLE = "    1203 < $pad-01 0 idle*0000\\n"
_PIECE = re.compile(r" *([0-9]{1,9}) ([<>]) (.+)")
_POLL = re.compile(r"\$\S+ [0-9]+ poll\b")


class Piece(Struct, frozen=True):
    """Some bytes, ``ms`` after the beginning of the recording."""

    ms: int
    way: Way
    text: str

    @property
    def raw(self) -> bytes:
        """As they were on the wire."""
        return unescaped(self.text)


def pieces(ms: int, way: Way, text: str) -> Iterator[Piece]:
    """Cut a read into lines, so that a person can read it."""
    *whole, rest = text.split("\\n")
    yield from (Piece(ms, way, line + "\\n") for line in whole)
    if rest:
        yield Piece(ms, way, rest)


def written(piece: Piece) -> str:
    """A piece as a line of the file."""
    return f"{piece.ms:8} {piece.way} {piece.text}"


def read(file: Path) -> list[Piece]:
    """All pieces of a file; BadConfig quotes the first wrong line."""
    try:
        lines = read_bytes(file).decode("ascii").splitlines()
    except OSError as trouble:
        raise BadConfig("recording-unreadable", file=file, error=trouble.strerror) from None
    except UnicodeDecodeError:
        raise BadConfig("recording-not-ascii", file=file) from None
    said = [(number, line) for number, line in enumerate(lines, start=1) if line.strip() and line[0] != "#"]
    found = [_read(file, number, line) for number, line in said]
    if not found:
        raise BadConfig("recording-empty", file=file, example=EXAMPLE)
    return found


def kind_of_line(recording: Sequence[Piece]) -> str:
    """How [box] lines name the line that was recorded: on a shared one, devices speak when polled."""
    return "rs485" if any(piece.way == ">" and _POLL.match(piece.text) for piece in recording) else "serial"


def _read(file: Path, number: int, line: str) -> Piece:
    found = _PIECE.fullmatch(line)
    try:
        piece = Piece(int(found[1]), cast("Way", found[2]), found[3]) if found else None
        if piece and piece.raw:
            return piece
    except ValueError:  # an invalid escape
        pass
    raise BadConfig("recording-line-wrong", file=file, number=number, line=repr(line))
