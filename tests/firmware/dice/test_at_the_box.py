"""The whole dice reader under real MicroPython, its chips simulated, and the real box at the end of its line."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import numpy as np
import pytest

from common.notes import Notes
from dice.calibration import Calibration
from headtable.messages.devices import FaceShown, ShowFace
from headtable.messages.line import Dice, DieSeen, Hello
from tests.firmware.at_the_box import AtTheBox, at_the_box
from tests.firmware.dice.accelerometer import Chip, samples
from tests.firmware.dice.film import Film
from tests.firmware.dice.throws import a_throw, dice, lying

CHIPS = dice(seed=11, count=3)
FACES = (1, 2, 3, 4, 5, 6)


def told(chip: Chip, film: Film) -> bytes:
    """What a chip says along a film."""
    return samples(chip, film.pulls, random.Random(1), drift=0)


def calibrated(flash: Path, numbers: Sequence[int]) -> None:
    """A reader's flash after it was shown some of its dice."""
    calibration = Calibration(Notes(str(flash)), len(CHIPS))
    for number in numbers:
        for face in FACES:
            mg = np.frombuffer(told(CHIPS[number - 1], lying(face)), "<i2").reshape(-1, 3)
            x, y, z = mg.mean(axis=0)
            calibration.note(number, face, (float(x), float(y), float(z)))


class Tray:
    """The dice before the reader, and what happens to them."""

    def __init__(self, room: AtTheBox, folder: Path) -> None:
        self._room, self._folder = room, folder
        self._films = 0

    def happens(self, die: int, film: Film) -> None:
        """From now on."""
        self._room.bench.do(f"film {die} {self._write_film(die, film)}")

    @asynccontextmanager
    async def switched_on(self, *faces: int) -> AsyncIterator[None]:
        """The reader starts with these faces up, and the box has them."""
        films = [self._write_film(die, lying(face)) for die, face in enumerate(faces, 1)]
        async with self._room.switched_on(*films):
            await self._room.until(lambda: self._room.dice() == [("present", face) for face in faces])
            yield

    def _write_film(self, die: int, film: Film) -> Path:
        """Write what the die's chip says along a film, and return the file."""
        self._films += 1
        path = self._folder / f"film-{self._films}"
        path.write_bytes(told(CHIPS[die - 1], film))
        return path


@pytest.mark.slow
async def test_the_box_receives_a_throw_a_lifted_die_and_a_cocked_die(tmp_path: Path) -> None:
    async with at_the_box(tmp_path, "dice") as room:
        calibrated(room.flash, (1, 2, 3))
        tray = Tray(room, tmp_path)
        async with tray.switched_on(1, 1, 1):
            for die, face in enumerate((4, 2, 6), 1):
                tray.happens(die, a_throw(face, seed=die))
            await room.until(lambda: len(room.heard()) == 1)
            heard = room.heard()[0].said
            assert isinstance(heard, Dice)
            assert heard.faces == (4, 2, 6)
            assert room.dice() == [("settled", 4), ("settled", 2), ("settled", 6)]
            room.judge(room.heard()[0], accepted=True)

            in_a_hand = lying(4, ms=20)
            in_a_hand.carry(3000, 0.1)
            tray.happens(1, in_a_hand)
            await room.until(lambda: room.dice()[0][0] == "moved")
            assert room.dice()[1:] == [("settled", 2), ("settled", 6)]

            for die, lean_degrees in ((1, 0.5), (2, 20.0), (3, 0.5)):
                tray.happens(die, a_throw(5, seed=die, lean_degrees=lean_degrees))
            await room.until(lambda: len(room.heard()) == 2)
            cocked = room.heard()[1].said
            assert isinstance(cocked, DieSeen)
            assert (cocked.die, cocked.state) == (2, "cocked")
            assert room.dice() == [("settled", 5), ("cocked", 0), ("settled", 5)]
            assert room.hall.complaints == []


@pytest.mark.slow
async def test_a_calibration_over_the_line_survives_a_restart_of_the_reader(tmp_path: Path) -> None:
    async with at_the_box(tmp_path, "dice") as room:
        calibrated(room.flash, (2, 3))
        tray = Tray(room, tmp_path)

        def became() -> list[str]:
            return [said.became for said in room.hall.all_said if isinstance(said, FaceShown)]

        def crcs() -> list[str]:
            return [hello.config_crc for _, hello in room.said(Hello) if isinstance(hello, Hello)]

        async with room.switched_on():
            assert set(crcs()) == {"0000"}
            for face in FACES:
                tray.happens(1, lying(face))
                room.tell(ShowFace(room.uid, f"c{face}", 1, face))
                await room.until(lambda face=face: len(became()) == face)  # type: ignore[misc]  # its default is its own
            assert became() == ["noted"] * 5 + ["kept"]
            await room.until(lambda: crcs()[-1] != "0000")
            kept = crcs()[-1]
        hellos = len(crcs())
        async with tray.switched_on(6, 3, 5):
            assert set(crcs()[hellos:]) == {kept}
