"""Devices that try to connect and may not. Each is shown with the remedy, until it stops trying."""

from __future__ import annotations

from collections.abc import Callable

from headtable.box.lines.listener import LineListener
from headtable.complaints import Complaints
from headtable.errors import NotAllowed
from headtable.messages.troubles import NotAdmitted

MOST_SHOWN = 16  # made-up names must not fill the memory, nor the room's screens
WIFI = "wifi"  # the source of troubles that no known device has
SHOWN_S = 30.0  # after the last knock


class Stranger:
    """The place of a line."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, line: bytes) -> bool:
        """Nobody hears it."""
        del line
        return False


class Strangers:
    """Those who have knocked lately."""

    def __init__(self, listener: LineListener, complaints: Complaints, clock: Callable[[], float]) -> None:
        self._listener, self._complaints, self._clock = listener, complaints, clock
        self._shown: dict[str, tuple[Stranger, NotAdmitted | None, float]] = {}

    def knocks(self, name: str, why: NotAdmitted) -> None:
        """Show who it is, and why it stays outside."""
        stranger, known, _ = self._shown.get(name, (Stranger(name), None, 0.0))
        if known is None and len(self._shown) >= MOST_SHOWN:
            self._complaints.note(WIFI, NotAllowed("wifi-strangers-many", name=name, why=why))
            return
        self._shown[name] = stranger, why, self._clock() + SHOWN_S
        if why != known:
            self._listener.line_trouble(stranger, why)

    def comes_in(self, name: str) -> None:
        """It is none any more."""
        if shown := self._shown.pop(name, None):
            self._listener.line_gone(shown[0])

    def look(self) -> None:
        """Forget those who have gone."""
        for name in [name for name, (_, _, until_s) in self._shown.items() if until_s <= self._clock()]:
            self.comes_in(name)
