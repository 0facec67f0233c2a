"""The test in place of the box, at the other end of the line of a device on the bench."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from headtable.messages.line import FromDevice, Press, ToDevice
from headtable.messages.words import Message
from headtable.wire import Frame, Splitter, decode_line, encode_line
from headtable_tools.rehearse.bench import Bench, Switched
from headtable_tools.rehearse.cable import Cable
from tests.patience import PATIENCE_S

Said = TypeVar("Said", bound=Message)


class FarEnd:
    """The box's end of a line, and what the test has heard and seen of the device at the other."""

    def __init__(self, cable: Cable, uid: str) -> None:
        self.uid = uid
        self.switched: list[Switched] = []
        self.heard: list[FromDevice] = []
        self.seq = 0  # the number of the last event that it told
        self._pressed: set[int] = set()
        self.bench: Bench
        self._line = open(cable.path, "r+b", buffering=0)  # noqa: SIM115  closed in leave
        self._splitter = Splitter()
        self._news = asyncio.Event()
        asyncio.get_running_loop().add_reader(self._line, self._read)

    def _read(self) -> None:
        for piece in self._splitter.feed(self._line.read(4096) or b""):
            _, seq, message = decode_line(piece)
            assert isinstance(message, FromDevice)
            self.seq = seq or self.seq  # what is repeated until it is answered has a number
            if isinstance(message, Press):
                if self.seq in self._pressed:
                    continue  # it repeats a press until that is answered, and a busy machine answers late
                self._pressed.add(self.seq)
            self.heard.append(message)
        self._news.set()

    def watch(self, switched: Switched) -> None:
        """A pin was switched."""
        self.switched.append(switched)
        self._news.set()

    def say(self, message: ToDevice) -> None:
        """Say something to it, as the box."""
        self._line.write(encode_line(Frame(self.uid, 1, message)))

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def says(self, kind: type[Said]) -> Said:
        """The next that it says of a kind."""
        await self.until(lambda: any(isinstance(heard, kind) for heard in self.heard))
        found = next(heard for heard in self.heard if isinstance(heard, kind))
        self.heard.remove(found)
        return found

    def of(self, pin: str) -> list[Switched]:
        """What it did to a pin since the start."""
        return [switched for switched in self.switched if switched.pin == pin]

    def levels(self, pin: str) -> list[int]:
        """The levels of a pin, one after the other."""
        return [switched.level for switched in self.of(pin)]

    def leave(self) -> None:
        """Close the box's end."""
        asyncio.get_running_loop().remove_reader(self._line)
        self._line.close()
