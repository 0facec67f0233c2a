"""A host shows a reader its dice, through a real broker and a real box, with the reader played by the test."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.box.daemon import serve
from headtable.config import BoxSettings, Config, Pad
from headtable.errors import Unwell
from headtable.hall.bus_state import LISTEN
from headtable.messages.line import Calibrate, Calibrated, Hello, Who
from headtable.messages.words import Showing
from headtable.saying import say
from headtable.wire import Frame, Splitter, decode_line, encode_line
from headtable_tools.devices.calibrating import calibrate
from headtable_tools.rehearse.cable import Cable
from headtable_tools.watch.bus_watcher import watching
from tests.brokers import Embedded
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
UID = "dice-02"


class PlayedReader:
    """A reader at the end of a cable that answers each face with the next of its words."""

    def __init__(self, cable: Cable, words: Iterator[Showing]) -> None:
        self._cable, self._words = cable, words
        self._splitter = Splitter()
        self.shown: list[tuple[int, int]] = []

    def hear(self, raw: bytes) -> None:
        """Answer what comes in."""
        for line in self._splitter.feed(raw):
            match decode_line(line).message:
                case Who():
                    self._say(Hello(1, "0.1.0", "dice", 1, "0000", "dice"))
                case Calibrate(nonce, die, face):
                    self.shown.append((die, face))
                    self._say(Calibrated(nonce, die, face, next(self._words)))
                case _:
                    pass

    def _say(self, message: Hello | Calibrated) -> None:
        self._cable.write(encode_line(Frame(UID, 0, message)))


@asynccontextmanager
async def a_box_with_a_reader(folder: Path, words: Iterator[Showing]) -> AsyncIterator[tuple[Config, PlayedReader]]:
    """Everything plugged in, and met."""
    async with Embedded() as broker:
        with Cable(folder / UID) as cable:
            reader = PlayedReader(cable, words)
            settings = BoxSettings(lines=(f"serial:{cable.path}",), pads=(Pad(uid=UID, table=2),))
            config = Config(broker=broker.settings, box=settings)
            with cable.listening(reader.hear, lambda: None):
                box = asyncio.create_task(serve(config))
                try:
                    async with watching(config, "test", LISTEN) as bus_watcher:
                        assert await bus_watcher.until(lambda: UID in bus_watcher.state.births, PATIENCE_S)
                    yield config, reader
                finally:
                    box.cancel()
                    await asyncio.gather(box, return_exceptions=True)


async def shown(config: Config, dice: tuple[int, ...]) -> list[str]:
    """What the host is told."""
    told: list[str] = []

    async def ready(die: int, face: int) -> None:
        pass

    await calibrate(config, UID, dice, ready, lambda what: told.append(say(what)))
    return told


async def test_the_faces_of_every_die_are_requested_in_turn(tmp_path: Path) -> None:
    words: list[Showing] = [*["noted"] * 5, "kept"] * 2  # type: ignore[list-item]  # words, as the line has them
    async with a_box_with_a_reader(tmp_path, iter(words)) as (config, reader):
        assert await shown(config, (1, 3)) == ["die 1 is calibrated", "die 3 is calibrated"]
        assert reader.shown == [(die, face) for die in (1, 3) for face in range(1, 7)]


async def test_a_restless_die_repeats_its_face_and_askew_faces_restart_the_die(
    tmp_path: Path,
) -> None:
    words: list[Showing] = ["noted", "restless", *["noted"] * 4, "askew", *["noted"] * 5, "kept"]  # type: ignore[list-item]
    async with a_box_with_a_reader(tmp_path, iter(words)) as (config, reader):
        told = await shown(config, (1,))
        assert [line.partition(";")[0] for line in told[:1]] == ["die 1, face 2: it did not lie still for a second"]
        assert "show all of them again" in told[1]
        assert told[2:] == ["die 1 is calibrated"]
        assert [face for _, face in reader.shown] == [1, 2, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6]


async def test_calibration_does_not_wait_for_a_missing_reader(tmp_path: Path) -> None:
    async with a_box_with_a_reader(tmp_path, iter(())) as (config, _):
        with pytest.raises(Unwell, match="dice-09 is not there; there are dice-02"):
            await calibrate(config, "dice-09", (1,), lambda die, face: asyncio.sleep(0), lambda text: None)
