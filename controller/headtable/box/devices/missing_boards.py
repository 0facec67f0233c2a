"""Warns of boards of bell and horn that have never said hello: a silent horn tells nobody."""

from __future__ import annotations

from collections.abc import Callable

from headtable.box.devices.devices import Devices
from headtable.complaints import Complaints
from headtable.config import BoxSettings

SAID_HELLO_WITHIN_S = 5.0  # of the box's start: until then a board may still start itself


class MissingBoards:
    """Looks, once a second, which board nobody has met since this box started."""

    def __init__(
        self, settings: BoxSettings, devices: Devices, complaints: Complaints, clock: Callable[[], float]
    ) -> None:
        self._boards = {signal.board: signal.signal for signal in settings.signals}
        self._devices, self._complaints, self._clock = devices, complaints, clock
        self._began_s = clock()
        self._missing: set[str] = set()

    def check(self) -> None:
        """Complain of each that is missing, and say when it has come."""
        if self._clock() - self._began_s < SAID_HELLO_WITHIN_S:
            return
        for board, signal in self._boards.items():
            if self._devices[board] is None:
                self._missing.add(board)
                self._complaints.note(_cause(board), f"no {signal} sounds: {self._what_to_do()}")
            elif board in self._missing:
                self._missing.remove(board)
                self._complaints.over(f"{board} has said hello: the {signal} may sound", _cause(board))

    def _what_to_do(self) -> str:
        strangers = " and ".join(self._devices.strangers())
        if strangers:
            return f"{strangers} is there and in no configuration; is that its uid? Write it as device"
        return "switch it on, or correct device in its [[box.signals]]; `headtable doctor` tells who is there"


def _cause(board: str) -> str:
    return f"{board}: ALARM: nobody of this uid has said hello"
