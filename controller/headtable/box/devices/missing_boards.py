"""Warns of boards of bell and horn that have never said hello. Otherwise a silent horn goes unnoticed."""

from __future__ import annotations

from collections.abc import Callable

from headtable.box.devices.device_registry import DeviceRegistry
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.errors import Unwell
from headtable.saying import text

SAID_HELLO_WITHIN_S = 5.0  # after the start of the box; until then a board may still be starting


class MissingBoards:
    """Checks once a second which boards have not said hello since this box started."""

    def __init__(
        self, settings: BoxSettings, devices: DeviceRegistry, complaints: Complaints, clock: Callable[[], float]
    ) -> None:
        self._boards = {signal.board: signal.signal for signal in settings.signals}
        self._devices, self._complaints, self._clock = devices, complaints, clock
        self._began_s = clock()
        self._missing: set[str] = set()

    def check(self) -> None:
        """Report each missing board, and each one that has arrived late."""
        if self._clock() - self._began_s < SAID_HELLO_WITHIN_S:
            return
        for board, signal in self._boards.items():
            if self._devices[board] is None:
                self._missing.add(board)
                strangers = tuple(self._devices.unconfigured())
                self._complaints.note(board, Unwell("board-never-seen", signal=signal, strangers=strangers))
            elif board in self._missing:
                self._missing.remove(board)
                self._complaints.over(text("board-seen", board=board, signal=signal), board, "board-never-seen")
