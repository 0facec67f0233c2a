"""A whole night at which every table has nothing but a pad's buttons, whether simulated or with the real firmware."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from itertools import count
from pathlib import Path
from typing import Any

from headtable.game.night import Table
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, DieEach, Press
from headtable.messages.table import RollOff, Throw
from headtable.messages.words import Button
from headtable_tools.rehearse.bench import Plugged
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.firmware_pad import FirmwarePad, flash_of
from headtable_tools.rehearse.rehearsal import pad_uid
from tests.box.whole_night import MEANING, Act, Hall

REST_MS = 25  # fifty pads share the machine: each looks at its pins so often, and at once when one moves


class ButtonHall(Hall):
    """Dice that have no button, in roll-offs and in the final, are read out to the host."""

    def _act(self, table: Table) -> Act:
        if table.tied:
            return DieEach(*self._dice(table.number, 2))
        if table.shown:
            return Press("call")
        faces = self._dice(table.number, 3)
        hits = faces.count(self.history.night.mark)
        return Press("mini" if not hits and len(set(faces)) == 1 else MEANING[hits])

    async def _at_tables(self, acts: dict[int, Act]) -> None:
        await self._press({number: act for number, act in acts.items() if isinstance(act, Press)})
        for number, act in acts.items():
            if isinstance(act, Dice):
                await self._host(Throw(number, act.faces))
            elif isinstance(act, DieEach):
                await self._host(RollOff(number, act.a, act.b))

    async def _press(self, presses: dict[int, Press]) -> None:
        await super()._at_tables({**presses})


class TimedCable(Cable):
    """A cable that notes how long it was from a moved pin to the press on the line."""

    pressed_s = 0.0
    took_ms: list[float]

    def write(self, raw: bytes) -> bool:
        """What the device says; plugged in or not, it was said."""
        if self.pressed_s and b" press " in raw:
            self.took_ms.append(1000 * (time.monotonic() - self.pressed_s))
            self.pressed_s = 0.0
        return super().write(raw)


class FirmwareHall(ButtonHall):
    """The same with the real firmware in every pad."""

    def __init__(self, folder: Path, tables: int, ruleset: str) -> None:
        super().__init__(folder, tables, ruleset)
        self.took_ms: list[float] = []
        self.cables = {table: self._cable(cable.path) for table, cable in self.cables.items()}
        self.real = {table: self._pad(table, cable) for table, cable in self.cables.items()}
        self._numbers = count(1)

    def _cable(self, path: Path) -> TimedCable:
        cable = TimedCable(path)
        cable.took_ms = self.took_ms
        return cable

    def _pad(self, table: int, cable: Cable) -> FirmwarePad:
        what = Plugged("pad", pad_uid(table), flash_of(self.folder, pad_uid(table), 0), REST_MS)
        return FirmwarePad(table, what, cable, lambda said: None)

    def lives(self) -> list[Coroutine[Any, Any, None]]:
        """What the pads do all night."""
        return [pad.run() for pad in self.real.values()]

    async def _press(self, presses: dict[int, Press]) -> None:
        await asyncio.gather(*(self._press_one(number, press.button) for number, press in presses.items()))
        for number, press in presses.items():
            self.presses += 1
            self._record(Heard(pad_uid(number), "1", next(self._numbers), press, number))

    async def _press_one(self, table: int, button: Button) -> None:
        cable = self.cables[table]
        if button != "bunco" and isinstance(cable, TimedCable):
            cable.pressed_s = time.monotonic()
        await self.real[table].press(button)
        assert await self.real[table].verdict() == "took", (table, button)

    async def heaps(self) -> list[int]:
        """How many bytes are in use in each pad."""
        return list(await asyncio.gather(*(pad.heap() for pad in self.real.values())))
