"""The firmware of a table's dice on a cable, and the real box at its other end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from headtable.box.lines.all_lines import Lines
from headtable.box.lines.serial_line import SerialLine
from headtable.complaints import Complaints
from headtable.config import BoxSettings, DiceSettings
from headtable.messages.devices import Birth
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import FromDevice, Hello, Who
from headtable.messages.mqtt import MqttMessage
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.rooms import (
    DiceState,
)
from headtable.messages.words import Message
from headtable.wire import Frame, Splitter, decode_line, encode_line
from headtable_tools.rehearse.bench import Bench, Plugged, Switched, a_device
from headtable_tools.rehearse.cable import Cable
from tests.box.in_memory import Hall
from tests.patience import PATIENCE_S

A_LOOK_S = 0.01


class AtTheBox:
    """A box with one set of dice; what the firmware says and switches is written down."""

    def __init__(self, folder: Path, model: str) -> None:
        self.uid = f"{model}-01"
        self.flash = folder / "flash"
        self.flash.mkdir()
        self.cable = Cable(folder / "cable")
        self.lines_said: list[tuple[int, FromDevice]] = []
        self.switched: list[Switched] = []
        self.bench: Bench
        settings = BoxSettings(lines=(f"serial:{self.cable.path}",), dice=(DiceSettings(uid=self.uid, table=1),))
        self.hall = Hall(settings)
        self.lines = Lines(settings, self.hall.box, Complaints(self.hall.complaints.append))
        self._model = model
        self._splitter = Splitter()

    def tap(self, way: str, raw: bytes) -> None:
        """Write down what the firmware says."""
        for piece in self._splitter.feed(raw) if way == "<" else ():
            _, seq, message = decode_line(piece)
            assert isinstance(message, FromDevice)
            self.lines_said.append((seq, message))

    @asynccontextmanager
    async def switched_on(self, *films: Path) -> AsyncIterator[None]:
        """The firmware runs, and the box knows it. Its dice have these samples from the start."""
        known = len(self.births())
        device = Plugged(self._model, self.uid, self.flash, films=films)
        async with a_device(device, self.cable, self.switched.append) as self.bench:
            await self.until(lambda: self.births()[known:] and self.births()[-1].online)
            yield

    @property
    def line(self) -> SerialLine:
        """The box's end of the cable."""
        line = self.lines.named(str(self.cable.path))
        assert isinstance(line, SerialLine)
        return line

    def births(self) -> list[Birth]:
        """What the box told of its coming and going."""
        return [said for said in self.hall.all_said if isinstance(said, Birth)]

    def heard(self) -> list[Heard]:
        """The throws, as the engine counts them: one that is said again is the same."""
        first = {said.seq: said for said in reversed(self.hall.all_said) if isinstance(said, Heard)}
        return sorted(first.values(), key=lambda heard: heard.seq)

    def dice(self) -> list[tuple[str, int]]:
        """The state and the face of each die, as the room sees them."""
        states = [said for said in self.hall.all_said if isinstance(said, DiceState)]
        return [(die.state, die.face) for die in states[-1].dice] if states else []

    def said(self, kind: type[Message]) -> list[tuple[int, Message]]:
        """All lines of a kind that the firmware has said, with their numbers."""
        return [(seq, message) for seq, message in self.lines_said if isinstance(message, kind)]

    def judge(self, heard: Heard, *, accepted: bool) -> None:
        """The rules have spoken."""
        why = None if accepted else FormerRefusal("table 1: not your turn")
        self.tell(Ack(heard.uid, heard.boot, heard.seq, accepted=accepted, why=why, entry=1))

    def tell(self, message: MqttMessage) -> None:
        """Say something to the box over the bus."""
        self.hall.box.on_message(message, "live")

    async def is_answered(self) -> None:
        """Wait until the firmware has heard all that the box has said so far."""
        hellos = len(self.said(Hello))
        self.line.write(encode_line(Frame(self.uid, 1, Who())))
        await self.until(lambda: len(self.said(Hello)) > hellos)

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                await asyncio.sleep(A_LOOK_S)


@asynccontextmanager
async def at_the_box(folder: Path, model: str) -> AsyncIterator[AtTheBox]:
    """The box runs, and the cable is plugged in."""
    room = AtTheBox(folder, model)
    with room.cable:
        running = asyncio.create_task(room.lines.run())
        try:
            await room.until(lambda: room.lines.named(str(room.cable.path)))
            room.line.tap = room.tap
            yield room
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
