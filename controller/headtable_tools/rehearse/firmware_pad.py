"""A pad with the real firmware, used as people use it: its pins are moved, and its lamps are read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

from headtable.messages.inputs import Input
from headtable.messages.table import RollOff, Throw
from headtable.messages.words import Button, Face, Faces, TableNumber
from headtable_tools.rehearse.bench import Bench, Plugged, Switched, a_device
from headtable_tools.rehearse.cable import Cable

DOWN, UP = 0, 1
ARMED = 0  # the key's contact is closed
LIT = 1
DEAF_S = 0.2  # until a pressed button accepts the next press
LOOK_S = 1.0  # until the wait for a lamp times out

VERDICTS = ("took", "refused")  # the lamps that show them


class FirmwarePad:
    """A table's pad on the bench. Dice and roll-offs have no button, so its table calls them out to the host."""

    def __init__(self, table: TableNumber, what: Plugged, cable: Cable, call_out: Callable[[Input], None]) -> None:
        self.uid = what.uid
        self.bench: Bench | None = None
        self._table = table
        self._what = what
        self._cable = cable
        self._call_out = call_out
        self._lit: dict[str, int] = {}  # the lamps, by their pins
        self._feels_s: dict[str, float] = {}  # when each button accepts the next press
        self._heard = 0  # presses
        self._verdicts: list[str] = []
        self._news = asyncio.Event()

    async def press(self, button: Button) -> None:
        """Press a button until the pad has felt it; a shown bunco is called with the button that claims one."""
        if button != "call":
            await self._hold(button)
        elif await self._is_due():
            await self._hold("bunco")

    async def throw(self, faces: Faces) -> None:
        """Throw dice that only people can read."""
        self._call_out(Throw(self._table, faces))

    async def die_each(self, a: Face, b: Face) -> None:
        """Throw one die for each team."""
        self._call_out(RollOff(self._table, a, b))

    async def verdict(self) -> str:
        """The verdict on the last press, as its lamps show it."""
        await self.settled()
        return self._verdicts[-1]

    async def heap(self) -> int:
        """The bytes of its memory that are in use."""
        self._lit.pop("heap", None)
        await self._until(lambda: self.bench is not None)
        assert self.bench  # noqa: S101  it was waited for
        self.bench.do("heap")
        await self._until(lambda: "heap" in self._lit)
        return self._lit["heap"]

    async def settled(self) -> None:
        """Wait until every press has its verdict."""
        await self._until(lambda: len(self._verdicts) >= self._heard)

    async def run(self) -> None:
        """Run until cancelled."""
        async with a_device(self._what, self._cable, self._watch) as self.bench:
            self.bench.move("arm", ARMED)
            self._wake()
            await self.bench.running.wait()

    async def _is_due(self) -> bool:
        try:
            async with asyncio.timeout(LOOK_S):
                await self._until(lambda: self._lit.get("lamp-call") == LIT)
        except TimeoutError:
            return False  # another press came first
        return True

    async def _hold(self, pin: str) -> None:
        await self._until(lambda: self.bench is not None)
        assert self.bench  # noqa: S101  it was waited for
        await asyncio.sleep(self._feels_s.get(pin, 0.0) - time.monotonic())
        await self._until(lambda: self._lit.get("click") != LIT)  # two simultaneous clicks would be one
        heard = self._heard
        self.bench.move(pin, DOWN)
        await self._until(lambda: self._heard > heard)
        self.bench.move(pin, UP)
        self._feels_s[pin] = time.monotonic() + DEAF_S

    def _watch(self, switched: Switched) -> None:
        pin, self._lit[switched.pin] = switched.pin, switched.level
        if switched.level == LIT:
            self._heard += pin == "click"
            if pin in VERDICTS and self._lit["heard"] != LIT:  # otherwise all of them blink
                self._verdicts.append(pin)
        self._wake()

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def _until(self, true: Callable[[], bool]) -> None:
        while not true():
            await self._news.wait()


def flash_of(folder: Path, uid: str, boot: int) -> Path:
    """A new pad's flash with a high number of starts: a kept journal may know the pad."""
    flash = folder / f"flash-{uid}"
    flash.mkdir()
    (flash / "boot").write_text(str(boot))
    return flash
