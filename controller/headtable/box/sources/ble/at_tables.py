"""The Bluetooth dice of a box's tables. The box sees each set as one reader.

Each die has a task that keeps it connected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from headtable.box.onboard import Onboard
from headtable.box.sources.ble.bluetooth_die import TIMEOUTS, BluetoothDie, Tell
from headtable.box.sources.ble.die_connection import Timeouts
from headtable.box.sources.ble.die_reports import BatteryReport, DieReport
from headtable.box.sources.ble.kinds import KINDS
from headtable.box.sources.ble.radio import BLEAKS_OWN, Backend, Radio
from headtable.box.sources.dice.dice_set import DiceSet
from headtable.box.supervise import supervise
from headtable.config import DiceSettings


async def run_dice(
    sets: Sequence[DiceSettings], socket: Onboard, backend: Backend = BLEAKS_OWN, timeouts: Timeouts = TIMEOUTS
) -> None:
    """Keep these dice connected over the one radio of the Pi until cancelled."""
    radio = Radio(backend)
    async with asyncio.TaskGroup() as tables:
        for settings in sets:
            table = TableDice(settings, radio, socket)
            tables.create_task(table.run(timeouts), name=settings.uid)


class TableDice:
    """The dice of one table."""

    def __init__(self, settings: DiceSettings, radio: Radio, socket: Onboard) -> None:
        kind = KINDS[settings.at]
        self._set = DiceSet(settings.uid, socket.listener, boot=socket.boot, clock=socket.time.clock)
        self._set.blink = self._blink
        self._dice = [
            BluetoothDie(who, kind, radio, self._told_by(number), socket.complaints)
            for number, who in enumerate(settings.names, start=1)
        ]

    async def run(self, timeouts: Timeouts) -> None:
        """Run until cancelled, and report the events of the dice."""
        async with asyncio.TaskGroup() as around:
            around.create_task(self._set.run(), name="set")
            for die in self._dice:
                around.create_task(supervise(partial(die.run, timeouts), die.search_failed), name=die.who)

    def _told_by(self, number: int) -> Tell:
        def told(report: DieReport) -> None:
            if isinstance(report, BatteryReport):
                self._set.charge(number, report.percent)
            else:
                self._set.state_changed(number, report.state, report.face)

        return told

    def _blink(self, seconds: int) -> None:
        for die in self._dice:
            die.blink(seconds)
