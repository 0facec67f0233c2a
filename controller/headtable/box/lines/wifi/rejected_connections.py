"""Devices that try to connect and may not. Each is shown with the remedy, until it stops trying."""

from __future__ import annotations

from collections.abc import Callable

from headtable.box.lines.listener import LineListener
from headtable.complaints import Complaints
from headtable.errors import NotAllowed
from headtable.messages.troubles import NotAdmitted

MOST_SHOWN = 16  # invented names must not fill the memory or the screens
WIFI = "wifi"  # the source of troubles without a known device
SHOWN_S = 30.0  # after the last attempt


class RejectedConnection:
    """An end for a device without a line."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, line: bytes) -> bool:
        """Write nothing."""
        del line
        return False


class RejectedConnections:
    """The devices that have tried to connect lately."""

    def __init__(self, listener: LineListener, complaints: Complaints, clock: Callable[[], float]) -> None:
        self._listener, self._complaints, self._clock = listener, complaints, clock
        self._shown: dict[str, tuple[RejectedConnection, NotAdmitted | None, float]] = {}

    def reject(self, name: str, why: NotAdmitted) -> None:
        """Show a device, and the reason why it may not connect."""
        rejected, known, _ = self._shown.get(name, (RejectedConnection(name), None, 0.0))
        if known is None and len(self._shown) >= MOST_SHOWN:
            self._complaints.note(WIFI, NotAllowed("wifi-strangers-many", name=name, why=why))
            return
        self._shown[name] = rejected, why, self._clock() + SHOWN_S
        if why != known:
            self._listener.line_trouble(rejected, why)

    def remove(self, name: str) -> None:
        """Note that it has connected."""
        if shown := self._shown.pop(name, None):
            self._listener.line_gone(shown[0])

    def expire(self) -> None:
        """Forget devices that have stopped trying."""
        for name in [name for name, (_, _, until_s) in self._shown.items() if until_s <= self._clock()]:
            self.remove(name)
