"""Of a line that many devices share only what concerns one: what it says, and what is said to it or to all."""

from __future__ import annotations

import re
from collections.abc import Callable

from headtable.messages.devices import Way
from headtable.messages.words import EVERYONE
from headtable_tools.link.paper import Piece

_ADDRESS = re.compile(r"\$([a-z0-9-]+) ")
_BEGUN = re.compile(r"\$[a-z0-9-]*")  # whose it is comes with the next bytes


class OnlyOf:
    """Passes on the pieces of one device; what has no address belongs to whoever was spoken to last."""

    def __init__(self, uid: str, write: Callable[[Piece], None]) -> None:
        self._ours = (uid, EVERYONE)
        self._write = write
        self._begun: dict[Way, list[Piece]] = {"<": [], ">": []}
        self._is_ours: dict[Way, bool] = {"<": True, ">": True}  # the line that is not whole yet
        self._inside: dict[Way, bool] = {"<": False, ">": False}
        self._spoken_to = EVERYONE

    def take(self, piece: Piece) -> None:
        """Pass it on, keep it until it is clear whose it is, or leave it."""
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
        """The device that a line names; of what names none, the one that was spoken to last."""
        found = _ADDRESS.match(text)
        if found and way == ">":
            self._spoken_to = found[1]
        return found[1] if found else self._spoken_to
