"""The lamps and the display of each pad and reader. They show the last state of its table from the engine."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from headtable.box.devices.device_registry import DeviceRegistry
from headtable.box.devices.display_text import plain
from headtable.box.lines.writer import LineWriter
from headtable.messages.line import LONGEST_SHOWN, Light, Show
from headtable.messages.rooms import (
    TablePhase,
    TableState,
)

LIGHTS: dict[TablePhase, Light] = {
    "ready": "dark",
    "first-roll": "wait",
    "rolling": "roll",
    "last-lap": "roll",
    "waits-for-call": "call",
    "waits-for-sheet": "wait",
    "tie-break": "roll",
    "roll-off": "roll",
    "host-decides": "wait",
    "done": "stop",
}
NO_NONCE = "0"


class Lamps:
    """Tells a device what to show when that changes, and again after its hello."""

    def __init__(self, devices: DeviceRegistry, writer: LineWriter, boot: str) -> None:
        self._devices = devices
        self._writer = writer
        self._name = boot[:6]
        self._count = 0
        self._shown: dict[int, Show] = {}  # by table, each with its nonce

    def update(self, state: TableState) -> None:
        """Take the published state of a table."""
        show, before = shown(state), self._shown.get(state.table)
        if before is not None and replace(before, nonce=NO_NONCE) == show:
            return
        self._count += 1
        self._shown[state.table] = replace(show, nonce=f"{self._name}{self._count}")
        for device in self._devices.everyone():
            if device.pad is not None and device.pad.table == state.table:
                self.show(device.uid)

    def show(self, uid: str) -> None:
        """Send a device its state, if it is present and the state of its table is known."""
        device = self._devices[uid]
        if device is None or device.line is None or device.pad is None or device.unfit:
            return
        if show := self._shown.get(device.pad.table):
            self._writer.write(device.line, uid, show)


def shown(state: TableState) -> Show:
    """The state of a table, as a pad shows it."""
    who = state.thrower or state.roller or ""
    a, b = state.tally
    return Show(NO_NONCE, _light(state), state.mark or 0, a, b, _team(state), plain(who, LONGEST_SHOWN))


def _team(state: TableState) -> Literal["a", "b", "-"]:
    """The team of the roller: partners sit opposite each other."""
    if state.roller not in state.seats:
        return "-"
    return "b" if state.seats.index(state.roller) % 2 else "a"


def _light(state: TableState) -> Light:
    if state.call_it:
        return "call"
    if state.proposed:
        return "wait"
    return "again" if state.again else LIGHTS[state.phase]
