"""Filters a shared line for one device: its own lines, and the lines to it or to all."""

from __future__ import annotations

import re
from collections.abc import Callable

from headtable.messages.devices import Way
from headtable.messages.words import EVERYONE
from headtable_tools.link.recording_format import Piece

_ADDRESS = re.compile(r"\$([a-z0-9-]+) ")
_BEGUN = re.compile(r"\$[a-z0-9-]*")  # the address comes with the next bytes


class DeviceFilter:
    """Passes on the pieces of one device. One without an address belongs to the device addressed last."""

    def __init__(self, uid: str, write: Callable[[Piece], None]) -> None:
        self._ours = (uid, EVERYONE)
        self._write = write
        self._begun: dict[Way, list[Piece]] = {"<": [], ">": []}
        self._is_ours: dict[Way, bool] = {"<": True, ">": True}  # the line that is incomplete so far
        self._inside: dict[Way, bool] = {"<": False, ">": False}
        self._addressed = EVERYONE

    def take(self, piece: Piece) -> None:
        """Pass the piece on, keep it until its address is known, or drop it."""
        way = piece.way
        self._begun[way].append(piece)
        if not self._inside[way]:
            text = "".join(one.text for one in self._begun[way])
            if _BEGUN.fullmatch(text):
                return
            self._is_ours[way] = self._whose(way, text) in self._ours
        self._inside[way] = not piece.text.endswith("\\n")
        begun, self._begun[way] = self._begun[way], []
        if self._is_ours[way]:
            for one in begun:
                self._write(one)

    def _whose(self, way: Way, text: str) -> str:
        """The device that a line names; without a name, the device that was addressed last."""
        found = _ADDRESS.match(text)
        if found and way == ">":
            self._addressed = found[1]
        return found[1] if found else self._addressed
