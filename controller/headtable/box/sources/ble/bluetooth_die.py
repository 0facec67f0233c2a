"""One Bluetooth die. It is searched, connected and heard, and searched again after each loss."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec import Struct

from headtable.box.alarms import note_alarm
from headtable.box.sources.ble.die_connection import DieConnection, Timeouts
from headtable.box.sources.ble.die_reports import DieReport, StateReport
from headtable.box.sources.ble.kinds import Kind
from headtable.box.sources.ble.radio import Radio
from headtable.complaints import Complaints
from headtable.errors import Garbled, Unwell
from headtable.saying import text
from headtable.saying.catalogue import name_of

TIMEOUTS = Timeouts()


Tell = Callable[[DieReport], None]


class DieLost(Struct, frozen=True):
    """A Bluetooth die is lost, and why."""

    why: Unwell


class BluetoothDie:
    """One die, known by its address or its name."""

    def __init__(self, who: str, kind: Kind, radio: Radio, tell: Tell, complaints: Complaints) -> None:
        self.who = who
        self._kind = kind
        self._radio = radio
        self._tell = tell
        self._complaints = complaints
        self._connection: DieConnection | None = None

    async def run(self, timeouts: Timeouts = TIMEOUTS) -> None:
        """Keep the die connected until cancelled."""
        pause_s = timeouts.first_s
        while True:
            connection = DieConnection(self._kind, self, timeouts)
            try:
                async with self._radio.reach(self.who, connection.gone) as client:
                    pause_s = timeouts.first_s
                    await connection.last(client)
            except Unwell as why:
                self._lose(why)
            await asyncio.sleep(pause_s)
            pause_s = min(2 * pause_s, timeouts.longest_s)

    def blink(self, seconds: int) -> None:
        """Light the die up, if it is connected, so that people find it."""
        if self._connection is not None:
            self._connection.send(self._kind.blink(seconds))

    def search_failed(self, why: Unwell) -> None:
        """Report an unforeseen error in the search. That is an alarm, and the die is lost."""
        note_alarm(self._complaints, self.who, why)
        self._lose(why)

    def connected(self, connection: DieConnection) -> None:
        """Note that the die is connected."""
        self._complaints.over(text("die-back", die=self.who), self.who, name_of(DieLost))
        self._connection = connection
        self._tell(StateReport("present"))

    def _lose(self, why: Unwell) -> None:
        self._complaints.note(self.who, DieLost(why))
        self._connection = None
        self._tell(StateReport("lost"))

    def data_received(self, raw: bytes) -> None:
        """Handle a notification of the die; a garbled one is reported."""
        try:
            reports = self._kind.decode(raw)
        except Garbled as why:
            self._complaints.note(self.who, why)
            return
        for report in reports:
            self._tell(report)
